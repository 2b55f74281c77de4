// SPDX-License-Identifier: GPL-3.0-or-later
// InferenceMAX / InferenceX aggregates (agg_*.json). Latencies in seconds without a suffix, rates per GPU, 0 for
// unknown.
//
// | here              | in the file                                                                                 |
// |-------------------|---------------------------------------------------------------------------------------------|
// | identity          | framework, image (its tag is the version), model, precision, hw, tp                          |
// | GPUs              | tp × pp × pcp; disaggregated: num_prefill_gpu + num_decode_gpu                               |
// | concurrency       | conc, of agentic runs users                                                                 |
// | rates             | total tput_per_gpu × GPUs; output_ and input_tput_per_gpu × decode and prefill GPUs where
// disaggregated; of agentic runs *_tput_tps | | latencies         | {mean,median,std,pNN}_{ttft,tpot,itl,e2el}; ttlt of
// agentic runs is e2e; *_intvty is left out | | counts            | num_requests_successful of num_requests_total |
//
// The baselines of Together hold the same in {"metrics": …_ms, "gpu": {"n_gpus"}}.
#include "core/parsenumber.h"
#include "core/results/believable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <array>

namespace core::results {

namespace {

constexpr std::array<SuffixedLatency, 5> latencies{{
    {"_ttft", &Run::ttft, 1.0},
    {"_tpot", &Run::tpot, 1.0},
    {"_itl", &Run::itl, 1.0},
    {"_e2el", &Run::e2e, 1.0},
    {"_ttlt", &Run::e2e, 1.0},
}};
constexpr std::array<SuffixedLatency, 4> latenciesMs{{
    {"_ttft_ms", &Run::ttft, millisecondsPerSecond},
    {"_tpot_ms", &Run::tpot, millisecondsPerSecond},
    {"_itl_ms", &Run::itl, millisecondsPerSecond},
    {"_e2el_ms", &Run::e2e, millisecondsPerSecond},
}};

bool isAggregate(const json::Value &document)
{
    if (document.has("tput_per_gpu") && (document.has("hw") || document.has("framework")))
        return true;
    return document.hasAll({"hw", "framework", "conc"}) && document["metrics"].isObject();
}

/// Here 0 means that nobody measured it.
std::optional<double> positive(const json::Value &value)
{
    const auto number = value.looseNumber();
    return number && *number > 0.0 ? number : std::nullopt;
}

void dropZeros(LatencySummary &summary)
{
    for (auto *field : {&summary.meanSeconds, &summary.minSeconds, &summary.maxSeconds, &summary.stdSeconds}) {
        if (*field && **field == 0.0)
            field->reset();
    }
    std::erase_if(summary.quantileSeconds, [](const auto &entry) { return entry.second == 0.0; });
}

/// "vllm/vllm-openai:v0.19.1" → "0.19.1"; tags that start with no number are builds, not versions.
std::optional<std::string> versionOfImage(const std::string &image)
{
    const auto colon = image.rfind(':');
    if (colon == std::string::npos)
        return std::nullopt;
    std::string tag = image.substr(colon + 1);
    if (tag.starts_with('v'))
        tag.erase(0, 1);
    const bool isVersion = !tag.empty() && tag[0] >= '0' && tag[0] <= '9' && tag.find('.') != std::string::npos;
    return isVersion ? std::optional(tag) : std::nullopt;
}

struct Gpus
{
    std::optional<double> all;
    std::optional<double> input;  ///< what the input rate was divided by
    std::optional<double> output; ///< what the output rate was divided by
};

Gpus gpusOf(const json::Value &document)
{
    const auto prefill = positive(document["num_prefill_gpu"]);
    const auto decode = positive(document["num_decode_gpu"]);
    if (prefill && decode)
        return {*prefill + *decode, prefill, decode};
    if (const auto stated = positive(document.at({"gpu", "n_gpus"})))
        return {stated, stated, stated};
    const auto tensor = positive(document["tp"]);
    if (!tensor || document.boolean("is_multinode").value_or(false))
        return {};
    const double count = *tensor * positive(document["pp"]).value_or(1.0) * positive(document["pcp"]).value_or(1.0);
    return {count, count, count};
}

void readIdentity(Run &run, const json::Value &document, const Gpus &gpus)
{
    run.identity.engine = document.text("framework");
    if (const auto image = document.text("image")) {
        run.identity.engineVersion = versionOfImage(*image);
        addMetadata(run, "image", *image);
    }
    run.identity.model = document.text("model");
    run.identity.precision = document.text("precision");
    run.identity.gpu = document.text("hw");
    if (gpus.all && *gpus.all <= mostGpus)
        run.identity.gpuCount = static_cast<int>(*gpus.all);
    if (const auto tensor = positive(document["tp"]); tensor && *tensor <= mostGpus)
        run.identity.tensorParallel = static_cast<int>(*tensor);
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::SingleProcess;
    run.identity.dataset = document.text("scenario_type");
    run.facts.streaming = true;
    run.facts.date = document.text("ts");
    for (const char *key : {"ep", "dp_attention", "spec_decoding", "disagg", "is_multinode", "offload_mode", "tuning",
                            "profile", "cluster", "infmax_model_prefix", "isl", "osl"}) {
        if (const auto value = scalarText(document[key]))
            addMetadata(run, key, *value);
    }
    run.facts.inputTokensMean = positive(document["isl"]);
    run.facts.outputTokensMean = positive(document["osl"]);
}

void readRates(Run &run, const json::Value &document, const Gpus &gpus)
{
    const auto scaled = [](const std::optional<double> &perGpu, const std::optional<double> &count) {
        return perGpu && count ? std::optional(*perGpu * *count) : std::nullopt;
    };
    run.totalTokensPerSecond = positive(document["total_tput_tps"]);
    run.outputTokensPerSecond = positive(document["output_tput_tps"]);
    run.inputTokensPerSecond = positive(document["input_tput_tps"]);
    if (!run.totalTokensPerSecond)
        run.totalTokensPerSecond = scaled(positive(document["tput_per_gpu"]), gpus.all);
    if (!run.outputTokensPerSecond)
        run.outputTokensPerSecond = scaled(positive(document["output_tput_per_gpu"]), gpus.output);
    if (!run.inputTokensPerSecond)
        run.inputTokensPerSecond = scaled(positive(document["input_tput_per_gpu"]), gpus.input);
    run.durationSeconds = positive(document["duration_seconds"]);
    run.completed = countOf(document["num_requests_successful"]);
    const auto total = countOf(document["num_requests_total"]);
    if (total && run.completed && *total >= *run.completed)
        run.failed = *total - *run.completed;
    if (run.failed && *run.failed > 0 && *run.failed > *run.completed)
        addRemark(run, "inferencemax.mostly-failed",
                  {CORE_TEXT("%1 of %2 requests failed: the throughput alone hides that"),
                   {TextNumber{static_cast<double>(*run.failed)}, TextNumber{static_cast<double>(*total)}}});
}

Run readAggregate(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "inferencemax", index);
    const Gpus gpus = gpusOf(document);
    readIdentity(run, document, gpus);
    setLoad(run, document.has("conc") ? document.looseNumber("conc") : document.looseNumber("users"), std::nullopt);
    const json::Value metrics = document["metrics"];
    if (metrics.isObject()) {
        run.source.schema = "baseline";
        run.completed = countOf(metrics["successful_requests"]);
        run.totalTokensPerSecond = positive(metrics["total_token_throughput"]);
        run.outputTokensPerSecond = positive(metrics["output_token_throughput"]);
        run.requestThroughputPerSecond = positive(metrics["request_throughput"]);
        readSuffixedLatencies(run, metrics, latenciesMs);
    } else {
        run.source.schema = document.has("users") ? "agentic" : "aggregate";
        readRates(run, document, gpus);
        readSuffixedLatencies(run, document, latencies);
        if (const auto mean = positive(document["mean_input_tokens"]))
            run.facts.inputTokensMean = mean;
        if (const auto mean = positive(document["mean_output_tokens_actual"]))
            run.facts.outputTokensMean = mean;
    }
    for (LatencySummary *summary : {&run.ttft, &run.tpot, &run.itl, &run.e2e})
        dropZeros(*summary);
    finish(run);
    return run;
}

Match detect(const ImportSource &source)
{
    return isAggregate(source.preview->root()) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (document.isArray()) {
            int item = 0;
            for (const json::Value each : document.items()) {
                if (isAggregate(each))
                    outcome.runs.push_back(readAggregate(source, each, item));
                ++item;
            }
            return item > 0;
        }
        if (!isAggregate(document))
            return false;
        outcome.runs.push_back(readAggregate(source, document, index));
        return true;
    });
    if (outcome.runs.size() == 1 && source.fileName.starts_with("agg_")) {
        const std::string name = source.fileName.substr(4, source.fileName.rfind('.') - 4);
        outcome.keys = {"serve:" + folderOf(source.path) + name};
        outcome.rank = 1;
    }
    return outcome;
}

} // namespace

Importer inferencemaxImporter()
{
    return {"inferencemax", detect, read};
}

} // namespace core::results
