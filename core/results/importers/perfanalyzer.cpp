// SPDX-License-Identifier: GPL-3.0-or-later
// Triton perf_analyzer, --profile-export-file: raw times in nanoseconds, no figures of its own.
//
// | here             | in the file                                                                        |
// |------------------|------------------------------------------------------------------------------------|
// | level            | experiments[].experiment.{mode, value}: concurrency or request_rate                |
// | ttft, e2e        | first and last response that holds text, less `timestamp`                          |
// | itl              | gaps between responses that hold text, pooled                                      |
// | tokens           | usage.prompt_tokens and usage.completion_tokens within the responses               |
//
// Requests outside the last stable window are in the file too, so that the rates are those of everything it did.
#include "core/parsenumber.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

/// What one response of a stream holds.
struct Chunk
{
    bool hasText = false;
    std::optional<long long> inputTokens;
    std::optional<long long> outputTokens;
};

std::optional<long long> numberBehind(std::string_view text, std::string_view key)
{
    const auto at = text.rfind(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = trimmed(text.substr(at + key.size()));
    const auto end = rest.find_first_not_of("0123456789");
    return parseInteger(rest.substr(0, end));
}

/// True when a non-empty text stands behind one of the keys of a completion.
bool holdsText(std::string_view response)
{
    bool openAi = false;
    for (const std::string_view key : {"\"content\":", "\"text\":", "\"text_output\":", "\"reasoning_content\":"}) {
        for (auto at = response.find(key); at != std::string_view::npos; at = response.find(key, at + 1)) {
            openAi = true;
            const std::string_view rest = trimmed(response.substr(at + key.size()));
            if (rest.size() > 1 && rest[0] == '"' && rest[1] != '"')
                return true;
        }
    }
    return !openAi && !trimmed(response).empty() && response.find("\"choices\"") == std::string_view::npos;
}

Chunk chunkOf(const json::Value &output)
{
    const auto response = output.text("response");
    if (!response) {
        // Other protocols: any tensor is an answer.
        return {.hasText = output.isObject() && output.size() > 0,
                .inputTokens = std::nullopt,
                .outputTokens = std::nullopt};
    }
    if (response->find("[DONE]") != std::string::npos)
        return {};
    return {.hasText = holdsText(*response),
            .inputTokens = numberBehind(*response, "\"prompt_tokens\":"),
            .outputTokens = numberBehind(*response, "\"completion_tokens\":")};
}

std::optional<std::string> modelOf(const json::Value &request)
{
    const auto response = request["response_outputs"].item(0).text("response");
    if (!response)
        return std::nullopt;
    constexpr std::string_view key = "\"model\":\"";
    const auto at = response->find(key);
    if (at == std::string::npos)
        return std::nullopt;
    const auto end = response->find('"', at + key.size());
    return end == std::string::npos ? std::nullopt
                                    : std::optional(response->substr(at + key.size(), end - at - key.size()));
}

/// Times are kept relative to the first request: nanoseconds since 1970 leave a double no room.
RequestRecord recordOf(const json::Value &request, double origin, std::vector<double> &gaps)
{
    RequestRecord record;
    const auto start = request.number("timestamp");
    const json::Value times = request["response_timestamps"];
    const json::Value outputs = request["response_outputs"];
    std::optional<double> first;
    std::optional<double> last;
    std::size_t index = 0;
    const auto numbers = times.numbers();
    const bool paired = outputs.size() == numbers.size();
    for (const json::Value output : outputs.items()) {
        if (!paired)
            break;
        const Chunk chunk = chunkOf(output);
        if (chunk.inputTokens)
            record.inputTokens = chunk.inputTokens;
        if (chunk.outputTokens)
            record.outputTokens = chunk.outputTokens;
        const double time = numbers[index++];
        if (!chunk.hasText)
            continue;
        if (last)
            gaps.push_back((time - *last) / nanosecondsPerSecond);
        if (!first)
            first = time;
        last = time;
    }
    if (!paired && !numbers.empty()) {
        first = numbers.front();
        last = numbers.back();
    }
    record.failed = !first || !start;
    if (record.failed)
        return record;
    record.startSeconds = (*start - origin) / nanosecondsPerSecond;
    record.ttftSeconds = nonNegative((*first - *start) / nanosecondsPerSecond);
    record.e2eSeconds = nonNegative((*last - *start) / nanosecondsPerSecond);
    return record;
}

Run readExperiment(const ImportSource &source, const json::Value &document, const json::Value &experiment, int index)
{
    Run run;
    run.source = runSource(source, "perf-analyzer", index);
    run.source.toolVersion = document.text("version");
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::SingleProcess;
    const json::Value level = experiment["experiment"];
    if (level["mode"].textIs("concurrency"))
        setLoad(run, level.number("value"), std::nullopt);
    else if (level["mode"].textIs("request_rate"))
        setLoad(run, std::nullopt, requestRate(level["value"]));
    std::vector<double> gaps;
    const json::Value requests = experiment["requests"];
    run.identity.model = modelOf(requests.item(0));
    const double origin = requests.item(0).number("timestamp").value_or(0.0);
    for (const json::Value request : requests.items()) {
        if (source.stop.stop_requested())
            break;
        run.requests.push_back(recordOf(request, origin, gaps));
    }
    summariseRecords(run);
    run.facts.streaming = !gaps.empty();
    if (gaps.empty())
        run.ttft = LatencySummary{}; // one response: the whole answer, no first token
    run.itl = summarised(std::move(gaps));
    addRemark(run, "perf-analyzer.whole-run",
              CORE_TEXT("figures are computed from all requests, also those outside the stable window"));
    finish(run);
    return run;
}

Match detect(const ImportSource &source)
{
    return source.preview->root().hasAll({"experiments", "service_kind"}) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    int index = 0;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (!document["experiments"].isArray())
            return false;
        for (const json::Value experiment : document["experiments"].items())
            outcome.runs.push_back(readExperiment(source, document, experiment, index++));
        return true;
    });
    if (outcome.runs.size() == 1) {
        outcome.keys = {"genai-perf:" + source.path.substr(0, source.path.rfind('.'))};
        outcome.rank = 2;
    }
    return outcome;
}

} // namespace

Importer perfAnalyzerImporter()
{
    return {"perf-analyzer", detect, read};
}

} // namespace core::results
