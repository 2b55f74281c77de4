// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using catalogue::Catalogue;
using catalogue::ModelSpec;
using catalogue::Precision;

constexpr double bytesPerGigabyte = 1e9;

std::optional<double> bytesOf(const OptionalQuantity &gigabytes)
{
    return gigabytes ? std::optional(gigabytes->value * bytesPerGigabyte) : std::nullopt;
}

/// What the project states of memory, in the worksheet.
void addStated(Workings &workings)
{
    sizing::WorksheetInputs &in = workings.worksheet;
    in.gpuMemoryBytes = bytesOf(workings.scenario().hardware.vramGb);
    in.gpuMemoryFraction = valueOf(workings.scenario().engine.gpuMemoryUtilizationFraction);
    in.activationsBytes = bytesOf(workings.scenario().memory.activationsGb);
    in.overheadBytes = bytesOf(workings.scenario().memory.overheadGb);
}

/// The mean live context: as stated, else length-biased from the lengths.
void addLiveContext(Workings &workings)
{
    const Workload &workload = workings.scenario().workload;
    workings.worksheet.liveContextTokens = valueOf(workload.liveContextTokens);
    if (workings.worksheet.liveContextTokens)
        return;
    const auto moments = [](const TokenLengths &lengths) {
        return perf::lengthMoments(valueOf(lengths.mean), valueOf(lengths.p50), valueOf(lengths.p95));
    };
    const auto prompt = moments(workload.promptTokens), output = moments(workload.outputTokens);
    if (prompt && output && output->mean > 0.0)
        workings.worksheet.liveContextTokens = perf::meanLiveContextTokens(*prompt, *output);
}

/// "config" of "models/config.json"; the folder's name where the file is a bare config.json.
std::string fileStem(std::string path)
{
    const auto cut = [&path](std::string_view at) {
        const auto slash = path.find_last_of(at);
        std::string last = slash == std::string::npos ? path : path.substr(slash + 1);
        path.resize(slash == std::string::npos ? 0 : slash);
        return last;
    };
    std::string name = cut("/\\");
    if (name == "config.json" && !path.empty())
        return cut("/\\");
    return name.substr(0, name.rfind('.'));
}

Text assumedName(const std::string &name, const catalogue::Entry &entry)
{
    return {CORE_TEXT("“%1” is taken as %2: the name alone does not say more."), {name, entry.name}};
}

/// A precision of the project, or what stands for it when nothing is stated.
Precision precisionOf(Workings &workings, const std::optional<std::string> &stated, Precision otherwise)
{
    if (!stated)
        return otherwise;
    if (const auto known = catalogue::precisionFrom(*stated))
        return *known;
    workings.warn({CORE_TEXT("“%1” is no precision that is known; %2 is assumed."),
                   {*stated, std::string(catalogue::precisionId(otherwise))}});
    return otherwise;
}

/// Model, GPU and engine of the scenario as the catalogue knows them, with warnings about what it does not.
struct Found
{
    const ModelSpec *model = nullptr;
    const catalogue::GpuSpec *gpu = nullptr;
    const catalogue::EngineSpec *engine = nullptr;
};

template <typename T>
const T *lookUp(Workings &workings, const std::optional<std::string> &name, const catalogue::Match<T> &match,
                const char *unknown)
{
    if (!name)
        return nullptr;
    if (!match)
        workings.warn({unknown, {*name}});
    else if (match.assumed)
        workings.warn(assumedName(*name, *match));
    return match.entry;
}

/// The model from an imported config.json, where the catalogue does not know the name of the scenario; what the file
/// left open is said.
const ModelSpec *importedModel(Workings &workings, const Catalogue &known)
{
    const auto &id = workings.scenario().model.id;
    if (!id || known.model(*id))
        return nullptr;
    const auto wanted = catalogue::modelNameForms(*id);
    for (const results::ModelEntry &entry : workings.library.models) {
        const ModelSpec &model = entry.model.model;
        const auto named = [&wanted](const std::string &name) {
            const auto forms = catalogue::modelNameForms(name);
            return std::any_of(forms.begin(), forms.end(), [&wanted](const std::string &form) {
                return std::find(wanted.begin(), wanted.end(), form) != wanted.end();
            });
        };
        if (!named(model.id) && !named(model.name) && !named(fileStem(entry.source.path)))
            continue;
        for (const Text &remark : entry.model.unread)
            workings.warn(remark);
        if (entry.model.kvKnown)
            return &model;
        workings.warn({CORE_TEXT("What the layers of %1 keep of a request is not understood: its KV cache is not "
                                 "computed."),
                       {model.name}});
        return nullptr;
    }
    return nullptr;
}

Found find(Workings &workings, const Catalogue &known)
{
    const Scenario &scenario = workings.scenario();
    Found found;
    found.model = importedModel(workings, known);
    if (found.model == nullptr)
        found.model = lookUp(workings, scenario.model.id, known.model(scenario.model.id.value_or("")),
                             CORE_TEXT("The model “%1” is not in the catalogue: its memory is not computed."));
    found.gpu = lookUp(workings, scenario.hardware.gpu, known.gpu(scenario.hardware.gpu.value_or("")),
                       CORE_TEXT("The GPU “%1” is not in the catalogue."));
    const std::string engine = scenario.engine.id.value_or("vllm");
    found.engine = lookUp(workings, engine, known.engine(engine),
                          CORE_TEXT("The engine “%1” is not in the catalogue: its overheads are not known."));
    return found;
}

perf::MemoryRequest requestOf(Workings &workings, const Found &found)
{
    const Scenario &scenario = workings.scenario();
    const auto atLeastOne = [](const std::optional<int> &value) { return std::max(value.value_or(1), 1); };
    perf::MemoryRequest request;
    request.model = found.model;
    request.statedParameters = valueOf(scenario.model.parameters);
    request.weights = precisionOf(workings, scenario.model.weights,
                                  found.model != nullptr ? found.model->nativePrecision : Precision::Bf16);
    request.kv = precisionOf(workings, scenario.model.kv, Precision::Bf16);
    request.split = {.tp = atLeastOne(scenario.parallelism.tp),
                     .pp = atLeastOne(scenario.parallelism.pp),
                     .ep = atLeastOne(scenario.parallelism.ep),
                     .dp = atLeastOne(scenario.parallelism.dp)};
    request.memoryBytes =
        workings.worksheet.gpuMemoryBytes.value_or(found.gpu != nullptr ? found.gpu->budgetBytes() : 0.0);
    request.utilisationFraction = workings.worksheet.gpuMemoryFraction;
    request.engine = found.engine;
    request.engineVersion = scenario.engine.version;
    request.batchedTokens = scenario.engine.maxNumBatchedTokens;
    request.statedActivationsBytes = workings.worksheet.activationsBytes;
    request.statedOverheadBytes = workings.worksheet.overheadBytes;
    return request;
}

std::optional<std::string> sourceOf(const catalogue::Entry &entry)
{
    std::string source = entry.sources.empty() ? std::string() : entry.sources.front();
    if (entry.date)
        source += (source.empty() ? "" : ", ") + *entry.date;
    if (!entry.verified)
        source += (source.empty() ? "" : ", ") + std::string("not verified");
    return source.empty() ? std::nullopt : std::optional(source);
}

Operand fact(const char *name, double value, std::string unit, const catalogue::Entry &entry)
{
    Operand operand = operandOf(name, value, std::move(unit));
    operand.input.source = sourceOf(entry);
    return operand;
}

/// Bytes that a token adds to the cache of a replica (R5). With windows, those of the mean live context.
Figure kvFigure(const perf::MemoryRequest &request, std::optional<double> liveContext)
{
    const ModelSpec &model = *request.model;
    const double value = catalogue::bytesPerKvValue(request.kv);
    const auto &first = model.attention.front();
    if (model.attention.size() == 1 && first.kind == catalogue::AttentionKind::Full && first.tokensPerEntry == 1.0)
        return derived(CORE_TEXT("2 × %1 layers × %2 KV heads × %3 values × %4 B = %5 B a token"),
                       {fact("layers", first.layers, "layers", model), fact("KV heads", first.kvHeads, "heads", model),
                        fact("head size", first.headDim, "values", model), operandOf("bytes a value", value, "B")},
                       "B/token", [](const auto &v) { return 2.0 * v[0] * v[1] * v[2] * v[3]; });
    if (model.attention.size() == 1 && first.kind == catalogue::AttentionKind::Mla)
        return derived(CORE_TEXT("%1 layers × %2 values × %3 B = %4 B a token"),
                       {fact("layers", first.layers, "layers", model),
                        fact("compressed row", first.kvValuesPerTokenAndLayer(), "values", model),
                        operandOf("bytes a value", value, "B")},
                       "B/token", [](const auto &v) { return v[0] * v[1] * v[2]; });
    const double context = liveContext.value_or(1.0);
    return derived(
        CORE_TEXT("%1 B of a request / %2 tokens = %3 B a token"),
        {fact("request", liveContext ? model.kvBytesOfRequest(request.kv, context) : model.kvBytesPerToken(request.kv),
              "B", model),
         operandOf("live context", context, "tokens")},
        "B/token", [](const auto &v) { return v[0] / v[1]; });
}

void addConcurrency(Workings &workings, const perf::MemoryRequest &request, const perf::MemoryBudget &budget)
{
    const auto context = workings.worksheet.liveContextTokens;
    const auto ceiling = context ? perf::maxConcurrency(budget, request, *context) : std::nullopt;
    if (!ceiling)
        return;
    const double each = perf::kvBytesOfRequestOnGpu(*request.model, request.kv, request.split, *context);
    const double ranks = request.split.dp;
    workings.size().maxConcurrencyKv =
        derived(CORE_TEXT("%1 GB of KV cache per GPU / %2 GB a request of %3 tokens × %4 ranks = %5 requests"),
                {operandOf("KV cache", std::max(budget.kvBytes, 0.0) / bytesPerGigabyte, "GB"),
                 operandOf("request", each / bytesPerGigabyte, "GB"), operandOf("live context", *context, "tokens"),
                 operandOf("data-parallel ranks", ranks, "ranks")},
                "requests", [ceiling](const auto &) { return static_cast<double>(*ceiling); });
}

void addBudget(Workings &workings, const perf::MemoryRequest &request, const perf::MemoryBudget &budget)
{
    SizeFigures &size = workings.size();
    size.vram = SizeFigures::Vram{.weightsBytes = budget.weightsBytes,
                                  .activationsBytes = budget.activationsBytes,
                                  .overheadBytes = budget.overheadBytes,
                                  .kvBytes = std::max(budget.kvBytes, 0.0),
                                  .freeBytes = budget.freeBytes};
    for (const std::vector<Text> *texts : {&budget.warnings, &budget.assumptions})
        for (const Text &text : *texts)
            workings.warn(text);
    sizing::WorksheetInputs &in = workings.worksheet;
    in.gpuMemoryBytes = budget.memoryBytes;
    in.gpuMemoryFraction = budget.utilisationFraction;
    in.weightsBytes = budget.weightsBytes;
    in.activationsBytes = budget.activationsBytes;
    in.overheadBytes = budget.overheadBytes;
    in.kvBytes = budget.kvBytes; // below zero where it does not fit, so that the step's numbers give its result
    // An engine with another rule than u·V − … would show a step whose numbers do not give its result.
    const double byRule = budget.utilisationFraction * budget.memoryBytes - budget.weightsBytes -
                          budget.activationsBytes - budget.overheadBytes;
    if (budget.fits() && std::abs(byRule - budget.kvBytes) > 1.0)
        in.activationsBytes = in.overheadBytes = std::nullopt;
    if (request.model == nullptr || request.model->attention.empty())
        return;
    size.kvBytesPerToken = kvFigure(request, in.liveContextTokens);
    in.kvBytesPerToken = size.kvBytesPerToken->value * budget.kvCopies;
    addConcurrency(workings, request, budget);
}

/// The start-up log that describes this configuration: of the same model and tensor parallelism, as far as it says so.
const results::MemoryLogEntry *logOf(const Workings &workings, const Found &found, const perf::Split &split)
{
    for (const results::MemoryLogEntry &entry : workings.library.memoryLogs) {
        const perf::MemoryLog &log = entry.log;
        const bool model =
            !log.model || found.model == nullptr || workings.catalogue->model(*log.model).entry == found.model;
        if (model && log.tensorParallel.value_or(split.tp) == split.tp && log.kvTokens)
            return &entry;
    }
    return nullptr;
}

/// What the engine itself found replaces the estimate of the pool.
void useLog(Workings &workings, const results::MemoryLogEntry &entry, const perf::Split &split)
{
    SizeFigures &size = workings.size();
    const perf::MemoryLog &log = entry.log;
    if (size.vram && log.kvBytes)
        size.vram->kvBytes = *log.kvBytes;
    if (size.vram && log.weightsBytes)
        size.vram->weightsBytes = *log.weightsBytes;
    if (size.vram)
        size.vram->freeBytes =
            std::max(0.0, workings.worksheet.gpuMemoryBytes.value_or(0.0) - size.vram->weightsBytes -
                              size.vram->activationsBytes - size.vram->overheadBytes - size.vram->kvBytes);
    if (log.kvBytes)
        workings.worksheet.kvBytes = log.kvBytes;
    if (log.kvBytes || log.weightsBytes) // the budget's own sum no longer gives the pool
        workings.worksheet.activationsBytes = workings.worksheet.overheadBytes = std::nullopt;
    const auto context = workings.worksheet.liveContextTokens;
    if (!context || *context <= 0.0)
        return;
    Operand tokens = operandOf("KV cache of the start-up log", *log.kvTokens, "tokens");
    tokens.input.source = entry.source.path;
    tokens.provenance = Provenance::Benchmark;
    size.maxConcurrencyKv =
        derived(CORE_TEXT("%1 tokens of KV cache in the engine's log / %2 tokens × %3 ranks = %4 requests"),
                {std::move(tokens), lowering(operandOf("live context", *context, "tokens")),
                 operandOf("data-parallel ranks", split.dp, "ranks")},
                "requests", [](const auto &v) { return std::floor(v[0] / v[1] * v[2]); });
}

} // namespace

/// VRAM budget of one GPU, KV bytes of a token and the ceiling of concurrency (domain, §2). Without a catalogue only
/// what the project states is known.
void addMemory(Workings &workings)
{
    addStated(workings);
    addLiveContext(workings);
    if (workings.catalogue == nullptr)
        return;
    const Scenario &scenario = workings.scenario();
    if (!scenario.model.id && !scenario.model.parameters)
        return;
    const Found found = find(workings, *workings.catalogue);
    const perf::MemoryRequest request = requestOf(workings, found);
    workings.memoryRequest = request;
    workings.gpu = found.gpu;
    if (found.model != nullptr && !found.model->attention.empty() && request.memoryBytes <= 0.0)
        workings.size().kvBytesPerToken = kvFigure(request, workings.worksheet.liveContextTokens);
    if ((found.model == nullptr && !request.statedParameters) || request.memoryBytes <= 0.0)
        return;
    const auto budget = perf::memoryBudget(request);
    if (!budget) {
        workings.warn(budget.error().message);
        return;
    }
    workings.budget = *budget;
    addBudget(workings, request, *budget);
    if (const auto *entry = logOf(workings, found, request.split))
        useLog(workings, *entry, request.split);
}

} // namespace core::project
