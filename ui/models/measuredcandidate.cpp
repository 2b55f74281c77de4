// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/measuredcandidate.h"

#include "ui/models/candidates.h"
#include "ui/models/runquantities.h"
#include "ui/models/tooltexts.h"
#include "ui/texts.h"

#include <QStringList>
#include <algorithm>

namespace ui::candidates {

using core::project::Evaluation;
using core::project::Node;
using core::project::Project;
using core::results::LatencySummary;
using core::results::Run;
using core::results::SweepAnalysis;
using core::results::SweepPoint;

namespace {

constexpr double millisecondsPerSecond = 1000.0;
constexpr double p95 = 0.95;

/// The point of a sweep that a candidate stands on.
const SweepPoint *pointOf(const SweepAnalysis &sweep)
{
    if (sweep.safeCapacity)
        return &sweep.points[*sweep.safeCapacity];
    if (sweep.knee)
        return &sweep.points[*sweep.knee];
    const SweepPoint *fastest = nullptr;
    for (const SweepPoint &point : sweep.points) {
        if (point.throughput() && (fastest == nullptr || *point.throughput() > *fastest->throughput()))
            fastest = &point;
    }
    return fastest;
}

/// One run as a point of its own.
SweepPoint pointOfRun(const Evaluation &evaluation, const Project &project, std::size_t index)
{
    const Run &run = evaluation.library->runs[index];
    SweepPoint point;
    point.load = core::results::loadLevel(run);
    point.runs = {index};
    point.requestThroughputPerSecond = run.requestThroughputPerSecond;
    point.outputTokensPerSecond = run.outputTokensPerSecond;
    point.totalTokensPerSecond = run.totalTokensPerSecond;
    point.ttft = run.ttft;
    point.tpot = run.tpot;
    point.goodput = core::results::goodputOf(run, project.scenario.slo);
    return point;
}

std::optional<SweepPoint> measuredPoint(const Evaluation &evaluation, const Project &project, const Measured &measured)
{
    if (measured.sweep && *measured.sweep < evaluation.sweeps.size()) {
        const SweepPoint *point = pointOf(evaluation.sweeps[*measured.sweep]);
        return point == nullptr ? std::nullopt : std::optional(*point);
    }
    if (measured.run && *measured.run < evaluation.library->runs.size())
        return pointOfRun(evaluation, project, *measured.run);
    return std::nullopt;
}

/// The run whose identity speaks for the measurement.
const Run *runOf(const Evaluation &evaluation, const Measured &measured)
{
    if (measured.run && *measured.run < evaluation.library->runs.size())
        return &evaluation.library->runs[*measured.run];
    if (!measured.sweep || *measured.sweep >= evaluation.library->sweeps.size() ||
        evaluation.library->sweeps[*measured.sweep].runs.empty())
        return nullptr;
    return &evaluation.library->runs[evaluation.library->sweeps[*measured.sweep].runs.front()];
}

/// "fp8" of "FP8", "fp8_e4m3"; nothing where the word is none of the project file's.
std::optional<std::string> weightsWord(const std::optional<std::string> &precision)
{
    if (!precision)
        return std::nullopt;
    const QString word = fromUtf8(*precision).toLower();
    for (const char *known : {"nvfp4", "mxfp4", "bf16", "fp16", "fp8", "int8", "int4", "awq", "gptq"}) {
        if (word.startsWith(QLatin1String(known)))
            return std::string(known);
    }
    if (word == QLatin1String("bfloat16"))
        return std::string("bf16");
    return word == QLatin1String("float16") ? std::optional(std::string("fp16")) : std::nullopt;
}

/// What the measured system is, where that is known and other than the scenario's.
Node identityOverrides(Node overrides, const Project &project, const Run &run,
                       const core::catalogue::Catalogue &catalogue)
{
    const core::project::Scenario &scenario = project.scenario;
    const auto set = [&overrides](const char *path, const std::optional<std::string> &now,
                                  const std::optional<std::string> &scenarioSays) {
        if (now && now != scenarioSays)
            overrides = overrides.with(path, Node::scalar(*now));
    };
    if (run.identity.model) {
        const auto model = catalogue.model(*run.identity.model);
        const auto same = scenario.model.id ? catalogue.model(*scenario.model.id) : decltype(model){};
        if (model && (!same || same->id != model->id))
            set("model.id", model->id, std::nullopt);
    }
    set("model.weights", weightsWord(run.identity.precision), scenario.model.weights);
    if (run.identity.gpu) {
        const auto gpu = catalogue.gpu(*run.identity.gpu);
        const auto same = scenario.hardware.gpu ? catalogue.gpu(*scenario.hardware.gpu) : decltype(gpu){};
        if (gpu && (!same || same->id != gpu->id))
            set("hardware.gpu", gpu->id, std::nullopt);
    }
    if (run.identity.gpuCount && scenario.hardware.gpuCount && run.identity.gpuCount != scenario.hardware.gpuCount)
        overrides = overrides.with("hardware.gpu_count", Node::number(*run.identity.gpuCount));
    if (run.identity.tensorParallel && run.identity.tensorParallel != scenario.parallelism.tp)
        overrides = overrides.with("parallelism.tp", Node::number(*run.identity.tensorParallel));
    return overrides;
}

Node throughputNode(const SweepPoint &point)
{
    std::vector<Node::Member> members;
    const auto add = [&members](const char *key, const std::optional<double> &value) {
        if (value && *value > 0.0)
            members.emplace_back(key, Node::number(*value));
    };
    add("output_tokens_per_s", point.outputTokensPerSecond);
    if (!point.outputTokensPerSecond)
        add("total_tokens_per_s", point.totalTokensPerSecond);
    add("goodput_tokens_per_s", point.goodput ? point.goodput->tokensPerSecond : std::nullopt);
    add("request_throughput_rps", point.requestThroughputPerSecond);
    if (members.empty())
        return {};
    members.emplace_back("provenance", Node::scalar("benchmark"));
    return Node::map(std::move(members), Node::Style::Flow);
}

Node measuredValue(double value)
{
    return Node::map({{"value", Node::number(value)}, {"provenance", Node::scalar("benchmark")}}, Node::Style::Flow);
}

/// What was measured and is computed from nothing else. The values that an earlier measurement stated go.
Node valuesNode(Node values, const SweepPoint &point)
{
    const auto set = [&values](const char *axis, const std::optional<double> &value) {
        values = value ? values.with(axis, measuredValue(*value)) : values.without(axis);
    };
    const auto ms = [](const LatencySummary &summary) {
        const auto seconds = summary.quantile(p95);
        return seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt;
    };
    set("goodput_tokens_per_s", point.goodput ? point.goodput->tokensPerSecond : std::nullopt);
    set("ttft_p95_ms", ms(point.ttft));
    set("tpot_p95_ms", ms(point.tpot));
    // These follow from the throughput: what was stated for another one no longer holds.
    for (const char *derived : {"cpm_eur_per_mtok", "energy_j_per_token", "carbon_g_per_mtok", "goodput_per_gpu",
                                "goodput_per_kw", "goodput_per_capex_eur", "water_l_per_mtok"})
        values = values.without(derived);
    return values;
}

Node basisNode(const Evaluation &evaluation, const Measured &measured, const Run &run)
{
    std::vector<Node::Member> members;
    if (run.identity.model)
        members.emplace_back("model", Node::scalar(*run.identity.model));
    if (const auto weights = weightsWord(run.identity.precision))
        members.emplace_back("precision", Node::scalar(*weights));
    const bool byRate =
        measured.sweep ? evaluation.sweeps[*measured.sweep].loadIsRate : run.loadKind == core::results::LoadKind::Open;
    if (run.loadKind)
        members.emplace_back("load", Node::scalar(byRate ? "open" : "closed"));
    if (run.identity.clientClass)
        members.emplace_back("tool_class",
                             Node::scalar(run.identity.clientClass == core::results::ClientClass::SingleProcess
                                              ? "single_process"
                                              : "multi_process"));
    return Node::map(std::move(members), Node::Style::Flow);
}

std::string pathOf(const Node &document, const std::string &id)
{
    const Node *all = document.find("candidates");
    for (std::size_t i = 0; all != nullptr && i < all->items().size(); ++i) {
        const Node *one = all->items()[i].find("id");
        if (one != nullptr && one->text() == id)
            return "candidates." + std::to_string(i);
    }
    return {};
}

} // namespace

QString measuredLabel(const Evaluation &evaluation, const Measured &measured)
{
    const Run *run = runOf(evaluation, measured);
    if (run == nullptr)
        return {};
    QStringList parts;
    QString model = fromUtf8(run->identity.model);
    model = model.mid(model.lastIndexOf(QLatin1Char('/')) + 1);
    parts << (model + QLatin1Char(' ') + fromUtf8(run->identity.precision).toUpper()).trimmed();
    const QString gpu = fromUtf8(run->identity.gpu);
    parts << (gpu.isEmpty() || !run->identity.gpuCount
                  ? gpu
                  : QStringLiteral("%1 × %2").arg(*run->identity.gpuCount).arg(gpu));
    parts << tooltexts::toolName(run->source.tool);
    if (measured.run)
        parts << loadWords(*run);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

std::optional<Assigned> assigned(const Node &document, const Project &project, const Evaluation &evaluation,
                                 const core::catalogue::Catalogue &catalogue, const Measured &measured,
                                 const QString &existing)
{
    const auto point = measuredPoint(evaluation, project, measured);
    const Run *run = runOf(evaluation, measured);
    if (!point || run == nullptr)
        return std::nullopt;
    const Node throughput = throughputNode(*point);
    if (throughput.isNull())
        return std::nullopt;
    Assigned result{existing, document};
    std::string path = pathOf(document, existing.toStdString());
    Node candidate;
    if (path.empty()) {
        result.id = freeId(project);
        candidate = Node::map({{"id", Node::scalar(result.id.toStdString())},
                               {"label", Node::scalar(measuredLabel(evaluation, measured).toStdString())}});
        const Node *all = document.find("candidates");
        path = "candidates." + std::to_string(all == nullptr ? 0 : all->items().size());
    } else {
        candidate = *document.at(path);
    }
    const Node *values = candidate.find("values");
    Node stated = valuesNode(values == nullptr ? Node::map({}) : *values, *point);
    candidate = stated.members().empty() ? candidate.without("values") : candidate.with("values", std::move(stated));
    const Node *overrides = candidate.find("override");
    Node changed = identityOverrides(overrides == nullptr ? Node::map({}) : *overrides, project, *run, catalogue);
    candidate = candidate.with("override", changed.with("throughput", throughput));
    if (Node basis = basisNode(evaluation, measured, *run); !basis.members().empty())
        candidate = candidate.with("basis", std::move(basis));
    result.document = document.find("candidates") == nullptr
                          ? document.with("candidates", Node::sequence({std::move(candidate)}))
                          : document.with(path, std::move(candidate));
    return result;
}

} // namespace ui::candidates
