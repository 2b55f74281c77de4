// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/cases.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace core::calibration {

namespace {

using catalogue::Catalogue;
using catalogue::Precision;

constexpr double mostTokens = 4e6;      ///< of a prompt or an answer: longer than any context
constexpr double mostConcurrency = 1e5; ///< that is played request by request

std::string lower(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

std::string trimmed(std::string text)
{
    const auto space = [](unsigned char c) { return std::isspace(c) != 0; };
    while (!text.empty() && space(static_cast<unsigned char>(text.back())))
        text.pop_back();
    std::size_t start = 0;
    while (start < text.size() && space(static_cast<unsigned char>(text[start])))
        ++start;
    return text.substr(start);
}

bool has(const std::string &text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

std::optional<double> positiveNumber(const Cell &cell, std::string_view column)
{
    const auto value = parseNumber(trimmed(cell(column)));
    return value && *value > 0.0 && *value < 1e12 ? value : std::nullopt;
}

/// A whole number from 1 to a million, also written "8.0".
std::optional<int> count(const Cell &cell, std::string_view column)
{
    const auto value = positiveNumber(cell, column);
    if (!value || *value > 1e6 || *value != std::floor(*value))
        return std::nullopt;
    return static_cast<int>(*value);
}

/// Tables also write "8xH100", "H100 x8" or a remark in brackets.
catalogue::Match<catalogue::GpuSpec> findGpu(const std::string &name, const Catalogue &catalogue)
{
    if (const auto exact = catalogue.gpu(name))
        return exact;
    std::string text = name.substr(0, name.find('('));
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto times = [](char c) { return c == 'x' || c == 'X' || c == '*'; };
    std::size_t start = 0;
    while (start < text.size() && digit(text[start]))
        ++start;
    while (start > 0 && start < text.size() && text[start] == ' ')
        ++start;
    if (start > 0 && start < text.size() && times(text[start]))
        text.erase(0, start + 1);
    text = trimmed(text);
    std::size_t end = text.size();
    while (end > 0 && digit(text[end - 1]))
        --end;
    if (end < text.size() && end > 1 && times(text[end - 1]))
        text.resize(end - 1);
    return catalogue.gpu(trimmed(text));
}

void readPrecision(const Cell &cell, Case &row)
{
    const std::string stated = lower(trimmed(cell("precision_weights")));
    const std::string name = lower(cell("model"));
    row.weights = row.model->nativePrecision;
    if (stated.empty() || stated == "unstated" || stated == "unknown" || stated == "auto" || stated == "native") {
        // The checkpoint's own name may say more than its family does.
        for (const auto &[part, precision] :
             {std::pair{"nvfp4", Precision::Nvfp4}, std::pair{"fp4", Precision::Nvfp4},
              std::pair{"fp8", Precision::Fp8}, std::pair{"awq", Precision::Int4}, std::pair{"gptq", Precision::Int4},
              std::pair{"int4", Precision::Int4}, std::pair{"w4a16", Precision::Int4},
              std::pair{"int8", Precision::Int8}, std::pair{"bf16", Precision::Bf16}})
            if (has(name, part)) {
                row.weights = precision;
                break;
            }
    } else if (const auto precision = catalogue::precisionFrom(stated)) {
        row.weights = *precision;
    } else {
        row.notes.emplace_back(CORE_TEXT("The precision “%1” is unknown; the checkpoint's own is assumed."),
                               std::vector<TextArgument>{trimmed(cell("precision_weights"))});
    }
    // gpt-oss ships MXFP4 weights whatever a table calls its four bits.
    const bool fourBits = row.weights == Precision::Nvfp4 || row.weights == Precision::Int4;
    if (fourBits && row.model->nativePrecision == Precision::Mxfp4)
        row.weights = Precision::Mxfp4;
    // Published FP8 checkpoints of mixtures carry a scale a block; those of dense models one a tensor.
    row.blockScaled = row.weights == Precision::Fp8 && (has(stated, "block") || row.model->moe.has_value());
}

void readKvPrecision(const Cell &cell, Case &row)
{
    const std::string stated = lower(trimmed(cell("kv_precision")));
    // Checkpoints in NVFP4 are made by a tool that quantises the cache as well, and say so to every engine.
    const auto sixteenByDefault = [&] {
        return row.weights != Precision::Nvfp4 && !(row.engine == "tensorrt-llm" && row.weights == Precision::Fp8);
    };
    row.kv = sixteenByDefault() ? Precision::Bf16 : Precision::Fp8;
    if (stated.empty() || stated == "auto")
        return;
    if (const auto precision = catalogue::precisionFrom(stated))
        row.kv = catalogue::isSixteenBitOrMore(*precision) ? Precision::Bf16 : Precision::Fp8;
    else if (has(stated, "fp8") || has(stated, "int8"))
        row.kv = Precision::Fp8;
    else if (has(stated, "16"))
        row.kv = Precision::Bf16;
}

void readSplit(const Cell &cell, Case &row)
{
    const auto gpus = count(cell, "gpu_count"), tp = count(cell, "tp"), pp = count(cell, "pp"), ep = count(cell, "ep"),
               dp = count(cell, "dp");
    if (!tp && !gpus) {
        row.refusal = Text(CORE_TEXT("The parallelism is not known: neither a number of GPUs nor tp is stated."));
        return;
    }
    perf::Split split;
    split.pp = pp.value_or(1);
    split.dp = dp.value_or(1);
    split.ep = ep.value_or(1);
    if (tp)
        split.tp = *tp;
    else if (pp || dp || *gpus <= 8)
        split.tp = std::max(*gpus / (split.pp * split.dp), 1);
    else {
        row.refusal = Text(CORE_TEXT("The parallelism is not known: %1 GPUs without tp, pp or dp."),
                           {TextNumber{double(*gpus), 6}});
        return;
    }
    // SGLang writes attention data parallelism inside the tensor-parallel group: tp 8, dp 8 on 8 GPUs.
    if (gpus && split.dp > 1 && split.tp * split.pp * split.dp > *gpus && split.tp * split.pp <= *gpus &&
        split.tp % split.dp == 0)
        split.tp /= split.dp;
    if (gpus && split.gpus() > *gpus && split.tp > *gpus)
        row.notes.emplace_back(
            CORE_TEXT("tp %1 exceeds the %2 GPUs stated; tp is taken."),
            std::vector<TextArgument>{TextNumber{double(split.tp), 6}, TextNumber{double(*gpus), 6}});
    if (split.ep > split.tp * split.dp)
        split.ep = split.tp * split.dp;
    row.split = split;
}

/// InferenceX by the arguments in its scripts (SemiAnalysisAI/InferenceX, benchmarks/: dsr1_fp8_b200.sh,
/// dsr1_fp8_h200.sh, dsr1_fp8_b200_trt.sh, glm5_fp8_b200.sh, single_node/qwen3.5_fp8_b200.sh and _h200.sh): on
/// Blackwell SGLang looks at arrivals every 10 iterations, every 30 from 16 requests in flight, but for GLM-5 and on
/// Hopper after each; TensorRT-LLM with attention data parallelism waits up to 60 for work for all ranks.
void readReceiveInterval(const Cell &cell, Case &row)
{
    if (!has(lower(cell("notes")), "inferencex"))
        return;
    constexpr double fromConcurrency = 16.0;
    const bool polls = perf::architectureOf(*row.gpu) == "blackwell" && !has(lower(cell("model")), "glm-5");
    if (row.engine == "sglang" && polls)
        row.receiveIntervalSteps = row.concurrency >= fromConcurrency ? 30 : 10;
    else if (row.engine == "tensorrt-llm" && row.split.dp > 1)
        row.receiveIntervalSteps = 60;
}

/// Engines of 2023–24 and ROCm of 2024 are two to three times slower than what the coefficients were fitted to.
bool isOld(const Cell &cell, const Case &row)
{
    const std::string version = lower(cell("engine_version")), date = trimmed(cell("date"));
    const bool year = date.starts_with("2022") || date.starts_with("2023") || date.starts_with("2024");
    if (has(version, "2023") || has(version, "2024") || year)
        return true;
    if (!version.empty() && std::isdigit(static_cast<unsigned char>(version.front())) != 0) {
        if (row.engine == "vllm" && catalogue::compareVersions(version, "0.7") < 0)
            return true;
        if (row.engine == "sglang" && catalogue::compareVersions(version, "0.4") < 0)
            return true;
        if (row.engine == "tensorrt-llm" && catalogue::compareVersions(version, "0.16") < 0)
            return true;
    }
    return false;
}

void readEngine(const Cell &cell, Case &row)
{
    const std::string name = trimmed(cell("engine"));
    row.engine = name.empty() ? "vllm" : perf::engineIdOf(name);
    if (const auto space = row.engine.find(' '); space != std::string::npos)
        row.engine.resize(space);
    if (name.empty())
        row.notes.emplace_back(CORE_TEXT("The engine is not stated; vLLM is assumed."));
    std::string version = trimmed(cell("engine_version"));
    if (!version.empty() && (version.front() == 'v' || version.front() == 'V'))
        version.erase(0, 1);
    row.version = version;
    row.oldEngine = isOld(cell, row);
    if (row.oldEngine)
        row.notes.emplace_back(CORE_TEXT("The engine is older than those measured for the coefficients; such engines "
                                         "are often two to three times slower than predicted."));
    else if (row.engine != "vllm" && row.engine != "sglang" && row.engine != "tensorrt-llm") {
        row.oldEngine = true;
        row.notes.emplace_back(CORE_TEXT("The engine “%1” was never measured; its overheads are taken as vLLM's."),
                               std::vector<TextArgument>{name});
    }
}

void readLengths(const Cell &cell, Case &row)
{
    const std::string data = lower(cell("dataset")), notes = lower(cell("notes"));
    const auto output = positiveNumber(cell, "output_len_mean"), prompt = positiveNumber(cell, "input_len_mean");
    for (const auto column : {"input_len_mean", "output_len_mean"}) {
        const auto stated = parseNumber(trimmed(cell(column)));
        if (stated && !(*stated > 0.0 && *stated <= mostTokens)) {
            row.refusal = Text(CORE_TEXT("A length of %1 tokens is none."), {TextNumber{*stated, 12}});
            return;
        }
    }
    if (!output && !prompt) {
        row.refusal = Text(CORE_TEXT("Neither a prompt nor an output length is stated."));
        return;
    }
    if (!prompt)
        row.notes.emplace_back(CORE_TEXT("The prompt length is not stated; %1 tokens are assumed."),
                               std::vector<TextArgument>{TextNumber{300.0}});
    if (!output)
        row.notes.emplace_back(CORE_TEXT("The output length is not stated; %1 tokens are assumed."),
                               std::vector<TextArgument>{TextNumber{256.0}});
    row.promptTokens = prompt.value_or(300.0);
    row.outputTokens = output.value_or(256.0);
    if (data == "random-fixed" || data == "offline-batch" || has(data, "fixed") || has(data, "synthetic"))
        row.spread = LengthSpread::Fixed;
    else if (data == "random" && !has(notes, "uniform 0"))
        row.spread = LengthSpread::Narrow;
    else
        row.spread = LengthSpread::Wide;
}

void readLoad(const Cell &cell, Case &row)
{
    const std::string concurrency = lower(trimmed(cell("concurrency"))), rate = lower(trimmed(cell("request_rate"))),
                      data = lower(cell("dataset"));
    row.requests = positiveNumber(cell, "num_requests");
    const auto many = positiveNumber(cell, "concurrency"), perSecond = positiveNumber(cell, "request_rate");
    if (many && *many > mostConcurrency) {
        row.refusal = Text(CORE_TEXT("No harness keeps %1 requests in flight."), {TextNumber{*many, 12}});
        return;
    }
    if (many) {
        row.requestsPerSecond = perSecond.value_or(0.0);
        row.load = rate == "batch" || data == "offline-batch" ? LoadKind::StaticBatch : LoadKind::Closed;
        row.concurrency = *many;
        return;
    }
    if (perSecond) {
        row.load = LoadKind::Open;
        row.requestsPerSecond = *perSecond;
        return;
    }
    if (concurrency == "max" || rate == "inf" || rate == "max" || row.requests) {
        row.load = LoadKind::Saturated;
        row.notes.emplace_back(
            CORE_TEXT("No concurrency is stated; as many requests as the memory holds are assumed."));
        return;
    }
    row.refusal = Text(CORE_TEXT("No load is stated: neither a concurrency nor a request rate."));
}

} // namespace

const std::vector<std::string> &caseColumns()
{
    static const std::vector<std::string> columns{"row_id",
                                                  "model",
                                                  "params",
                                                  "precision_weights",
                                                  "kv_precision",
                                                  "gpu",
                                                  "gpu_count",
                                                  "tp",
                                                  "pp",
                                                  "ep",
                                                  "dp",
                                                  "engine",
                                                  "engine_version",
                                                  "input_len_mean",
                                                  "output_len_mean",
                                                  "dataset",
                                                  "concurrency",
                                                  "request_rate",
                                                  "num_requests",
                                                  "prefix_cache",
                                                  "spec_decode",
                                                  "notes",
                                                  "date"};
    return columns;
}

Case readCase(const Cell &cell, const Catalogue &catalogue)
{
    Case row;
    row.rowId = cell("row_id");
    const std::string model = trimmed(cell("model")), gpu = trimmed(cell("gpu"));
    const auto foundModel = catalogue.model(model);
    const auto foundGpu = findGpu(gpu, catalogue);
    row.model = foundModel.entry;
    row.gpu = foundGpu.entry;
    readEngine(cell, row);
    if (model.empty()) {
        row.refusal = Text(CORE_TEXT("The model is not stated."));
    } else if (!foundModel) {
        row.refusal = Text(CORE_TEXT("The model “%1” is not in the catalogue."), {model});
    } else if (gpu.empty() || lower(gpu) == "unstated") {
        row.refusal = Text(CORE_TEXT("The GPU is not stated."));
    } else if (!foundGpu) {
        row.refusal = Text(CORE_TEXT("The GPU “%1” is not in the catalogue."), {gpu});
    }
    if (row.refusal)
        return row;
    if (foundGpu.assumed)
        row.notes.emplace_back(CORE_TEXT("“%1” is taken as %2."), std::vector<TextArgument>{gpu, foundGpu->name});
    const std::string speculative = lower(trimmed(cell("spec_decode"))), notes = lower(cell("notes"));
    if (has(notes, "disagg") && !has(notes, "mode=agg")) {
        row.refusal = Text(CORE_TEXT("Prefill and decode run on separate GPUs, whose sizes the row does not state."));
        return row;
    }
    if (!speculative.empty() && speculative != "none" && speculative != "off" && speculative != "no" &&
        speculative != "false") {
        row.refusal = Text(CORE_TEXT("Speculative decoding “%1” gains by an acceptance that the row does not state."),
                           {speculative});
        return row;
    }
    readPrecision(cell, row);
    readKvPrecision(cell, row);
    readSplit(cell, row);
    if (!row.refusal)
        readLengths(cell, row);
    if (!row.refusal)
        readLoad(cell, row);
    readReceiveInterval(cell, row);
    if (has(notes, "top_p") || has(notes, "top-p"))
        row.sampling = perf::Sampling::TopP;
    return row;
}

perf::EngineRequest engineRequest(const Case &row, const perf::Coefficients &coefficients)
{
    perf::EngineRequest request;
    request.model = row.model;
    request.gpu = row.gpu;
    request.coefficients = &coefficients;
    request.weights = row.weights;
    request.kv = row.kv;
    request.blockScaled = row.blockScaled;
    request.split = row.split;
    request.engine = row.engine;
    request.version = row.version;
    request.sampling = row.sampling;
    request.mostDecodes = 1;
    return request;
}

Measured readMeasured(const Cell &cell)
{
    Measured measured;
    const auto milliseconds = [&](std::initializer_list<std::string_view> columns) -> std::optional<double> {
        for (const auto column : columns)
            if (const auto value = positiveNumber(cell, column))
                return *value / 1000.0;
        return std::nullopt;
    };
    measured.ttftSeconds = milliseconds({"ttft_mean_ms", "ttft_p50_ms"});
    measured.tpotSeconds = milliseconds({"tpot_mean_ms", "tpot_p50_ms", "itl_mean_ms"});
    measured.outputTokensPerSecond = positiveNumber(cell, "output_tok_s");
    measured.decodeOnly = has(lower(cell("notes")), "median itl");
    return measured;
}

} // namespace core::calibration
