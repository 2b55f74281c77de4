// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooltexts.h"

#include "ui/texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <array>
#include <map>
#include <string>
#include <utility>

namespace ui::tooltexts {

using core::results::ChecklistItem;
using core::results::LoadKind;
using core::results::Run;

namespace {

/// Proper names, the same in every language.
constexpr std::array<std::pair<const char *, const char *>, 20> tools{{
    {"vllm-serve", "vLLM bench serve"},
    {"vllm-throughput", "vLLM bench throughput"},
    {"vllm-latency", "vLLM bench latency"},
    {"vllm-sweep", "vLLM bench sweep"},
    {"sglang-serving", "SGLang bench serving"},
    {"sglang-one-batch", "SGLang one batch"},
    {"sglang-offline", "SGLang offline"},
    {"aiperf", "AIPerf"},
    {"genai-perf", "genai-perf"},
    {"perf-analyzer", "Perf Analyzer"},
    {"guidellm", "GuideLLM"},
    {"llmperf", "LLMPerf"},
    {"mlperf", "MLPerf"},
    {"inferencemax", "InferenceMAX"},
    {"inference-perf", "inference-perf"},
    {"llm-d-report", "llm-d report"},
    {"inference-benchmarker", "inference-benchmarker"},
    {"evalscope", "EvalScope"},
    {"fmperf", "fmperf"},
    {"locust", "Locust"},
}};

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Tools)
};

/// "70B FP8" is read faster than "meta-llama/Llama-3.1-70B-Instruct".
QString shortModel(const Run &run)
{
    QString model = fromUtf8(run.identity.model);
    model = model.mid(model.lastIndexOf(QLatin1Char('/')) + 1);
    const QString precision = fromUtf8(run.identity.precision).toUpper();
    if (model.isEmpty())
        return precision;
    return precision.isEmpty() ? model : model + QLatin1Char(' ') + precision;
}

} // namespace

QString toolName(const std::string &tool)
{
    if (tool == "table")
        return Say::tr("table");
    if (tool == "console")
        return Say::tr("console text");
    if (tool == "grid-search")
        return Say::tr("grid search");
    for (const auto &[id, name] : tools) {
        if (tool == id)
            return QString::fromUtf8(name);
    }
    return fromUtf8(tool);
}

QString runName(const Run &run)
{
    const QString model = shortModel(run);
    const QString file = QFileInfo(fromUtf8(run.source.path)).fileName();
    return model.isEmpty() ? file : QStringLiteral("%1 · %2").arg(model, file);
}

namespace {

const QString partSeparator = QStringLiteral(" · ");

/// The parts of the engine's longer name of a sweep, such as "table · sweep.csv".
QStringList partsOf(const core::results::Sweep &sweep)
{
    return fromUtf8(sweep.name).split(partSeparator);
}

/// Where `alike` sweeps would read the same, the engine's longer name tells them apart.
QString nameOf(const core::results::Library &library, const core::results::Sweep &sweep, int alike)
{
    const Run &first = library.runs[sweep.runs.front()];
    const QString model = shortModel(first);
    if (!model.isEmpty() && alike == 1)
        return model;
    if (!sweep.name.empty()) {
        QStringList parts = partsOf(sweep);
        for (QString &part : parts)
            if (part == fromUtf8(first.source.tool))
                part = toolName(first.source.tool);
        return parts.join(partSeparator);
    }
    return QFileInfo(fromUtf8(first.source.path)).completeBaseName();
}

/// A name without the tool, which stands above it already.
QString underTool(const QString &name, const std::string &tool)
{
    QStringList parts = name.split(partSeparator);
    if (parts.size() > 1)
        parts.removeAll(toolName(tool));
    return parts.join(partSeparator);
}

} // namespace

QString sweepName(const core::results::Library &library, std::size_t sweep)
{
    const core::results::Sweep &one = library.sweeps[sweep];
    const Run &first = library.runs[one.runs.front()];
    const QString model = shortModel(first);
    int alike = 0;
    for (const core::results::Sweep &other : library.sweeps) {
        if (!other.runs.empty() && library.runs[other.runs.front()].source.tool == first.source.tool &&
            shortModel(library.runs[other.runs.front()]) == model)
            ++alike;
    }
    return nameOf(library, one, alike);
}

QStringList sweepNames(const core::results::Library &library)
{
    const auto reads = [&library](const core::results::Sweep &sweep) {
        const Run &first = library.runs[sweep.runs.front()];
        return std::pair(first.source.tool, shortModel(first));
    };
    std::map<std::pair<std::string, QString>, int> alike;
    for (const core::results::Sweep &sweep : library.sweeps) {
        if (!sweep.runs.empty())
            ++alike[reads(sweep)];
    }
    QStringList names;
    for (const core::results::Sweep &sweep : library.sweeps)
        names << (sweep.runs.empty() ? QString() : nameOf(library, sweep, alike[reads(sweep)]));
    return names;
}

QString sweepNameUnderTool(const core::results::Library &library, std::size_t sweep)
{
    return underTool(sweepName(library, sweep), library.runs[library.sweeps[sweep].runs.front()].source.tool);
}

QStringList sweepNamesUnderTool(const core::results::Library &library)
{
    QStringList names = sweepNames(library);
    for (qsizetype i = 0; i < names.size(); ++i)
        if (const auto &runs = library.sweeps[static_cast<std::size_t>(i)].runs; !runs.empty())
            names[i] = underTool(names[i], library.runs[runs.front()].source.tool);
    return names;
}

QString checklistName(ChecklistItem item)
{
    switch (item) {
    case ChecklistItem::ToolVersion:
        return Say::tr("Tool and version");
    case ChecklistItem::ModelPrecision:
        return Say::tr("Model, precision");
    case ChecklistItem::Hardware:
        return Say::tr("Hardware, links");
    case ChecklistItem::EngineFlags:
        return Say::tr("Engine, flags");
    case ChecklistItem::LengthDistribution:
        return Say::tr("Length distribution");
    case ChecklistItem::SweepLevels:
        return Say::tr("Sweep past the knee");
    case ChecklistItem::Slo:
        return Say::tr("SLO");
    case ChecklistItem::Warmup:
        return Say::tr("Warm-up");
    case ChecklistItem::Tokenizer:
        return Say::tr("Tokenizer");
    }
    return {};
}

QString loadKindName(LoadKind kind)
{
    switch (kind) {
    case LoadKind::Closed:
        return Say::tr("closed loop");
    case LoadKind::Open:
        return Say::tr("open loop");
    case LoadKind::Capped:
        return Say::tr("rate and concurrency capped");
    case LoadKind::Offline:
        return Say::tr("offline");
    case LoadKind::StaticBatch:
        return Say::tr("static batch");
    case LoadKind::MlperfServer:
        return Say::tr("MLPerf server");
    case LoadKind::MlperfOffline:
        return Say::tr("MLPerf offline");
    }
    return {};
}

} // namespace ui::tooltexts
