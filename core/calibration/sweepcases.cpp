// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/sweepcases.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core::calibration {

namespace {

using catalogue::Precision;
using results::Run;

constexpr double mostFailedFraction = 0.1;
constexpr double mostTokens = 4e6;      ///< of a prompt or an answer: longer than any context
constexpr double mostConcurrency = 1e5; ///< that is played request by request
constexpr double mostRate = 1e6;        ///< requests a second

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

/// Also what a server calls a model that it read from a folder: "/models/openai--gpt-oss-120b",
/// ".../models--openai--gpt-oss-120b/snapshots/b5c939de".
const catalogue::ModelSpec *modelNamed(const std::string &name, const catalogue::Catalogue &catalogue)
{
    if (const auto whole = catalogue.model(name))
        return whole.entry;
    std::string path = name;
    for (std::size_t at = path.find("--"); at != std::string::npos; at = path.find("--"))
        path.replace(at, 2, "/");
    while (!path.empty()) {
        const std::size_t slash = path.rfind('/');
        const std::string part = slash == std::string::npos ? path : path.substr(slash + 1);
        if (const auto known = part.empty() ? catalogue::Match<catalogue::ModelSpec>{} : catalogue.model(part))
            return known.entry;
        path.erase(slash == std::string::npos ? 0 : slash);
    }
    return nullptr;
}

/// What a file says of the precision of the weights, in so many words or by the checkpoint's name.
std::optional<Precision> statedPrecision(const results::RunIdentity &identity)
{
    if (identity.precision)
        if (const auto stated = catalogue::precisionFrom(lowered(*identity.precision)))
            return stated;
    if (!identity.model)
        return std::nullopt;
    const std::string name = lowered(*identity.model);
    static constexpr std::array<std::pair<const char *, Precision>, 9> parts{{{"nvfp4", Precision::Nvfp4},
                                                                              {"mxfp4", Precision::Mxfp4},
                                                                              {"fp4", Precision::Nvfp4},
                                                                              {"fp8", Precision::Fp8},
                                                                              {"awq", Precision::Int4},
                                                                              {"gptq", Precision::Int4},
                                                                              {"int4", Precision::Int4},
                                                                              {"w4a16", Precision::Int4},
                                                                              {"int8", Precision::Int8}}};
    for (const auto &[part, precision] : parts)
        if (name.find(part) != std::string::npos)
            return precision;
    return std::nullopt;
}

/// Tables call the same four or sixteen bits by several names.
bool samePrecision(Precision a, Precision b)
{
    const auto fourBits = [](Precision p) {
        return p == Precision::Int4 || p == Precision::Nvfp4 || p == Precision::Mxfp4;
    };
    return a == b || (fourBits(a) && fourBits(b)) ||
           (catalogue::isSixteenBitOrMore(a) && catalogue::isSixteenBitOrMore(b));
}

std::string engineNamed(const std::string &name, const catalogue::Catalogue &catalogue)
{
    if (const auto known = catalogue.engine(name))
        return known->id;
    const std::string id = perf::engineIdOf(name);
    return id.starts_with("sgl") ? "sglang" : id == "vllm" || id == "tensorrt-llm" ? id : std::string();
}

/// Why a run says nothing of what is served; absent where nothing speaks against it.
std::optional<Text> whyOther(const Run &run, const Served &served, const catalogue::Catalogue &catalogue)
{
    const auto &identity = run.identity;
    const auto &request = served.request;
    const std::string &file = run.source.path;
    if (identity.model)
        if (const auto *model = modelNamed(*identity.model, catalogue);
            model != nullptr && model->id != request.model->id)
            return Text(CORE_TEXT("%1 is not used: it measures the model %2, and the project serves %3."),
                        {file, *identity.model, request.model->id});
    if (identity.gpu) {
        const auto gpu = catalogue.gpu(*identity.gpu);
        const bool mayBe = gpu.assumed && request.gpu->id.starts_with(lowered(*identity.gpu));
        if (gpu && gpu->id != request.gpu->id && !mayBe)
            return Text(CORE_TEXT("%1 is not used: it was measured on %2, and the project has %3."),
                        {file, gpu->name, request.gpu->name});
    }
    if (const auto precision = statedPrecision(identity); precision && !samePrecision(*precision, request.weights))
        return Text(CORE_TEXT("%1 is not used: it measures weights in %2, and the project has them in %3."),
                    {file, std::string(precisionId(*precision)), std::string(precisionId(request.weights))});
    if (identity.engine)
        if (const std::string engine = engineNamed(*identity.engine, catalogue);
            !engine.empty() && engine != perf::engineIdOf(request.engine))
            return Text(CORE_TEXT("%1 is not used: it measures the engine %2, and the project has %3."),
                        {file, engine, request.engine});
    const auto gpus = identity.tensorParallel ? identity.tensorParallel : identity.gpuCount;
    const int wanted = identity.tensorParallel ? request.split.tp : request.split.gpus();
    if (gpus && *gpus != wanted)
        return Text(CORE_TEXT("%1 is not used: it was measured on %2 GPUs a replica, and the project has %3."),
                    {file, TextNumber{static_cast<double>(*gpus), 6}, TextNumber{static_cast<double>(wanted), 6}});
    return std::nullopt;
}

std::optional<double> positive(const std::optional<double> &value)
{
    return value && std::isfinite(*value) && *value > 0.0 ? value : std::nullopt;
}

/// Mean and spread of a length over the recorded requests.
struct RecordedLength
{
    double mean = 0.0, variation = 0.0;
};

std::optional<RecordedLength> recordedLength(const Run &run, results::TokenCount results::RequestRecord::*length)
{
    double sum = 0.0, squares = 0.0, count = 0.0;
    for (const results::RequestRecord &record : run.requests) {
        if (record.failed || !(record.*length))
            continue;
        const auto tokens = static_cast<double>(*(record.*length));
        sum += tokens;
        squares += tokens * tokens;
        count += 1.0;
    }
    if (count < 1.0 || sum <= 0.0)
        return std::nullopt;
    const double mean = sum / count;
    return RecordedLength{mean, std::sqrt(std::max(squares / count - mean * mean, 0.0)) / mean};
}

std::optional<double> meanTokens(const Run &run, const std::optional<double> &stated,
                                 results::TokenCount results::RequestRecord::*length,
                                 const std::optional<double> &tokensPerSecond)
{
    if (const auto mean = positive(stated))
        return mean;
    if (const auto recorded = recordedLength(run, length))
        return recorded->mean;
    const auto rate = positive(run.requestThroughputPerSecond), tokens = positive(tokensPerSecond);
    return rate && tokens ? std::optional(*tokens / *rate) : std::nullopt;
}

LengthSpread spreadOf(const Run &run)
{
    constexpr double hardly = 0.02, little = 0.2;
    if (run.facts.fixedLengths.value_or(false))
        return LengthSpread::Fixed;
    if (const auto recorded = recordedLength(run, &results::RequestRecord::outputTokens))
        return recorded->variation < hardly   ? LengthSpread::Fixed
               : recorded->variation < little ? LengthSpread::Narrow
                                              : LengthSpread::Wide;
    return LengthSpread::Wide;
}

/// How the run's requests came; false where its file does not say.
bool setLoad(const Run &run, Case &row)
{
    const bool limited = run.requestRate && !run.requestRate->unlimited && run.requestRate->perSecond > 0.0;
    const auto requests = run.completed.value_or(0) + run.failed.value_or(0);
    if (requests > 0)
        row.requests = static_cast<double>(requests);
    if (positive(run.concurrency)) {
        row.load = LoadKind::Closed;
        row.concurrency = *run.concurrency;
        if (limited)
            row.requestsPerSecond = run.requestRate->perSecond;
        return true;
    }
    if (limited) {
        row.load = LoadKind::Open;
        row.requestsPerSecond = run.requestRate->perSecond;
        return true;
    }
    row.load = LoadKind::Saturated;
    return run.requestRate && run.requestRate->unlimited && row.requests;
}

void setHarness(MeasuredCase &point, const Served &served)
{
    Harness &harness = point.harness;
    const Case &row = point.row;
    harness.promptTokens = row.promptTokens;
    harness.outputTokens = row.outputTokens;
    harness.spreadFraction = row.spread == LengthSpread::Fixed ? 0.0 : row.spread == LengthSpread::Narrow ? 0.2 : 1.0;
    harness.engineSequences = harness.mostSequences = served.mostSequences;
    harness.batchedTokens = served.batchedTokens / row.split.dp;
    const double each =
        perf::kvBytesOfRequestOnGpu(*row.model, row.kv, row.split, row.promptTokens + 0.5 * row.outputTokens);
    if (each > 0.0 && served.kvBytes > 0.0) {
        harness.sequencesInMemory = std::max(served.kvBytes / each * row.split.dp, 1.0);
        harness.mostSequences = std::min(harness.mostSequences, *harness.sequencesInMemory);
    }
    constexpr double mostAtOnce = 1e5;
    harness.concurrency = row.load == LoadKind::Open ? 1.0 : row.concurrency;
    if (row.load == LoadKind::Saturated)
        harness.concurrency = std::min(row.requests.value_or(harness.mostSequences), mostAtOnce);
    harness.requests = std::max(row.requests.value_or(10.0 * harness.concurrency), harness.concurrency);
}

void addOnce(std::vector<Text> &sentences, Text sentence)
{
    if (std::find(sentences.begin(), sentences.end(), sentence) == sentences.end())
        sentences.push_back(std::move(sentence));
}

/// The time per output token. A mean of the single gaps stands for it where there is nothing else, and says so; their
/// median does not: most gaps are short, and the few long ones are what the mean pace is made of.
std::optional<double> tokenTime(const Run &run, std::vector<Text> &remarks)
{
    if (const auto tpot = positive(run.tpot.meanSeconds ? run.tpot.meanSeconds : run.tpot.quantile(0.5)))
        return tpot;
    const auto gaps = positive(run.itl.meanSeconds);
    if (gaps)
        remarks.push_back({CORE_TEXT("%1 states no TPOT: the mean of its ITL is taken for it."), {run.source.path}});
    return gaps;
}

/// The run as a row of that configuration, or why it is none.
Result<MeasuredCase> caseOf(const Run &run, const Served &served, std::vector<Text> &remarks)
{
    MeasuredCase point;
    Case &row = point.row;
    const perf::EngineRequest &request = served.request;
    row.rowId = run.source.path;
    row.model = request.model;
    row.gpu = request.gpu;
    row.weights = request.weights;
    row.kv = request.kv;
    row.blockScaled = request.blockScaled;
    row.split = request.split;
    row.engine = request.engine;
    row.version = request.version;
    row.sampling = request.sampling;
    const auto completed = static_cast<double>(run.completed.value_or(1)),
               failed = static_cast<double>(run.failed.value_or(0));
    if (completed < 1.0 || failed > mostFailedFraction * (completed + failed))
        return failure(CORE_TEXT("%1 is left out: a tenth of its requests or more failed."));
    if (!setLoad(run, row))
        return failure(CORE_TEXT("%1 is left out: its load is not known."));
    const auto prompt =
        meanTokens(run, run.facts.inputTokensMean, &results::RequestRecord::inputTokens, run.inputTokensPerSecond);
    const auto output =
        meanTokens(run, run.facts.outputTokensMean, &results::RequestRecord::outputTokens, run.outputTokensPerSecond);
    if (!prompt || !output)
        return failure(CORE_TEXT("%1 is left out: the lengths of its prompts or answers are not known."));
    if (row.concurrency > mostConcurrency || row.requestsPerSecond > mostRate || *prompt > mostTokens ||
        *output > mostTokens)
        return failure(CORE_TEXT("%1 is left out: its load or its lengths are beyond what any replica serves."));
    row.promptTokens = *prompt;
    row.outputTokens = std::max(*output, 1.0);
    row.spread = spreadOf(run);
    point.measured.ttftSeconds = positive(run.ttft.meanSeconds ? run.ttft.meanSeconds : run.ttft.quantile(0.5));
    std::vector<Text> said;
    point.measured.tpotSeconds = tokenTime(run, said);
    point.measured.outputTokensPerSecond = positive(run.outputTokensPerSecond);
    const bool paced =
        point.measured.tpotSeconds || (point.measured.outputTokensPerSecond && row.load == LoadKind::Closed);
    if (!paced)
        return failure(
            CORE_TEXT("%1 is left out: it has neither a time per token nor the throughput of a closed loop."));
    setHarness(point, served);
    for (Text &remark : said)
        addOnce(remarks, std::move(remark));
    return point;
}

/// Keeps the points of which `keep` holds.
void keepOnly(SweepCases &cases, const std::vector<bool> &keep)
{
    SweepCases kept;
    for (std::size_t i = 0; i < keep.size(); ++i) {
        if (!keep[i])
            continue;
        kept.points.push_back(std::move(cases.points[i]));
        kept.runs.push_back(cases.runs[i]);
    }
    cases.points = std::move(kept.points);
    cases.runs = std::move(kept.runs);
}

/// Files that do not name a model of the catalogue are taken for the project's, and said to be, as long as they cannot
/// be of several models, and none beside them names it.
void settleModels(SweepCases &cases, const results::Library &library, const Served &served,
                  const catalogue::Catalogue &catalogue)
{
    std::vector<bool> named;
    std::set<std::string> strangers; // "": no name at all
    for (const std::size_t run : cases.runs) {
        const auto &model = library.runs[run].identity.model;
        named.push_back(model && modelNamed(*model, catalogue) != nullptr);
        if (!named.back())
            strangers.insert(model.value_or(std::string()));
    }
    if (strangers.empty())
        return;
    const std::string &project = served.request.model->id;
    const bool someNamed = std::find(named.begin(), named.end(), true) != named.end();
    if (!someNamed && strangers.size() == 1) {
        const std::string &name = *strangers.begin();
        cases.remarks.push_back(
            name.empty() ? Text(CORE_TEXT("The files do not say which model they measure: it is taken to be the "
                                          "project's, %1."),
                                {project})
                         : Text(CORE_TEXT("The catalogue does not know the model %1: it is taken for the project's, "
                                          "%2."),
                                {name, project}));
        return;
    }
    for (std::size_t i = 0; i < named.size(); ++i)
        if (!named[i])
            addOnce(cases.refused, {someNamed ? CORE_TEXT("%1 is not used: it does not name a model of the catalogue, "
                                                          "and files beside it name the project's, %2.")
                                              : CORE_TEXT("%1 is not used: these files are of several models, and none "
                                                          "is known to be the project's, %2."),
                                    {library.runs[cases.runs[i]].source.path, project}});
    keepOnly(cases, named);
}

} // namespace

SweepCases casesOf(const results::Library &library, const Served &served, const catalogue::Catalogue &catalogue)
{
    SweepCases cases;
    for (const results::Sweep &sweep : library.sweeps) {
        for (const std::size_t index : sweep.runs) {
            const Run &run = library.runs[index];
            ++cases.runsOfSweeps;
            if (auto other = whyOther(run, served, catalogue)) {
                addOnce(cases.refused, std::move(*other));
                continue;
            }
            auto point = caseOf(run, served, cases.remarks);
            if (!point) {
                addOnce(cases.remarks, {point.error().message.pattern(), {run.source.path}});
                continue;
            }
            cases.points.push_back(std::move(*point));
            cases.runs.push_back(index);
        }
    }
    settleModels(cases, library, served, catalogue);
    return cases;
}

} // namespace core::calibration
