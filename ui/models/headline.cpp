// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/headline.h"

#include "core/project/limitsentences.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace ui {

using charts::Role;
using core::project::Evaluation;
using core::project::Figure;
using core::project::OptionalFigure;
using core::project::Project;
using core::project::SizeFigures;
using core::results::TokenKind;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Headline)
};

QString join(const QStringList &parts)
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(QStringLiteral(" · "));
}

QString basisOf(const SizeFigures &size)
{
    if (!size.throughputTokens)
        return {};
    switch (*size.throughputTokens) {
    case TokenKind::Goodput:
        return Say::tr("goodput basis");
    case TokenKind::Output:
        return Say::tr("output basis");
    case TokenKind::Total:
        return Say::tr("input + output basis");
    }
    return {};
}

QString boundaryOf(const SizeFigures &size)
{
    if (!size.energyBoundary)
        return {};
    switch (*size.energyBoundary) {
    case core::project::Boundary::Board:
        return Say::tr("board");
    case core::project::Boundary::Node:
        return Say::tr("node");
    case core::project::Boundary::Facility:
        return Say::tr("facility");
    }
    return {};
}

/// "+43 % on the baseline" once a figure moved; the caption then gives way to it.
QString changeOf(const OptionalFigure &now, const OptionalFigure &before)
{
    if (!now || !before || before->value == 0.0 || now->value == before->value)
        return {};
    const double change = now->value / before->value - 1.0;
    constexpr double visible = 0.005;
    if (std::abs(change) < visible)
        return {};
    //: a change of a figure, as "−30 % on the baseline"
    return Say::tr("%1 on the baseline").arg(formatChange(change));
}

HeadlineCell cellOf(const char *id, const QString &title, const OptionalFigure &figure, const QString &unit, Role role)
{
    HeadlineCell cell;
    cell.id = QLatin1String(id);
    cell.title = title;
    cell.unit = figure ? unit : QString();
    cell.value = figure ? formatNumber(figure->value) : absentMark();
    cell.figure = figure;
    if (figure)
        cell.role = role;
    return cell;
}

HeadlineCell fleetCell(const Project &project, const SizeFigures &size)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("fleet");
    cell.title = Say::tr("What has to run");
    const auto replicas = core::project::replicasBought(project, size);
    const QString gpus = size.gpus ? Say::tr("%n GPU(s)", nullptr, *size.gpus) : QString();
    const QString gpuName = fromUtf8(project.scenario.hardware.gpu);
    if (replicas) {
        cell.value = formatNumber(*replicas);
        cell.unit = Say::tr("replica(s)", nullptr, *replicas);
        cell.caption = join(
            {gpus, project.scenario.sizing.headroomFraction
                       ? Say::tr("%1 head-room").arg(formatPercent(project.scenario.sizing.headroomFraction->value))
                       : QString()});
    } else if (size.nodes) {
        cell.value = Say::tr("%n node(s)", nullptr, *size.nodes);
        cell.unit = gpus;
        cell.caption = gpuName;
    } else if (size.gpus) {
        cell.value = formatNumber(*size.gpus);
        cell.unit = Say::tr("GPU(s)", nullptr, *size.gpus);
        cell.caption = gpuName;
    } else {
        cell.value = absentMark();
        cell.caption = gpuName.isEmpty() ? Say::tr("no hardware chosen") : gpuName;
        cell.reason = Say::tr("The project names neither a GPU nor a demand to size for.");
    }
    return cell;
}

HeadlineCell costCell(const SizeFigures &size, const Evaluation *baseline)
{
    HeadlineCell cell = cellOf("cpm", Say::tr("Cost of a million tokens"), size.cpmEurPerMillionTokens,
                               Say::tr("€/1M tok"), Role::Cost);
    const QString change =
        baseline ? changeOf(size.cpmEurPerMillionTokens, baseline->size.cpmEurPerMillionTokens) : QString();
    cell.caption = !change.isEmpty() ? change : cell.figure ? basisOf(size) : Say::tr("cost unknown");
    cell.reason = Say::tr("It needs a tariff in Ownership and a throughput, measured or given.");
    return cell;
}

HeadlineCell throughputCell(const Project &project, const SizeFigures &size, const Evaluation *baseline)
{
    if (size.goodputTokensPerSecond) {
        HeadlineCell cell =
            cellOf("goodput", project.scenario.slo.empty() ? Say::tr("Goodput") : Say::tr("Tokens inside the SLO"),
                   size.goodputTokensPerSecond, Say::tr("tok/s"), Role::Goodput);
        const OptionalFigure &raw = size.throughputTokens == TokenKind::Total || !size.outputTokensPerSecond
                                        ? size.totalTokensPerSecond
                                        : size.outputTokensPerSecond;
        const QString change =
            baseline ? changeOf(size.goodputTokensPerSecond, baseline->size.goodputTokensPerSecond) : QString();
        cell.caption = !change.isEmpty()                         ? change
                       : raw && raw->value != cell.figure->value ? Say::tr("useful of %1").arg(formatNumber(raw->value))
                                                                 : Say::tr("goodput");
        return cell;
    }
    const bool output = size.outputTokensPerSecond.has_value();
    HeadlineCell cell =
        cellOf("throughput", Say::tr("Throughput"), output ? size.outputTokensPerSecond : size.totalTokensPerSecond,
               Say::tr("tok/s"), Role::Throughput);
    cell.caption = !cell.figure ? Say::tr("throughput unknown")
                   : output     ? Say::tr("output tokens")
                                : Say::tr("input + output");
    cell.reason = Say::tr("Drop benchmark results on the window, or state a throughput.");
    return cell;
}

HeadlineCell energyCell(const SizeFigures &size, const Evaluation *baseline)
{
    HeadlineCell cell =
        cellOf("energy", Say::tr("Energy of a token"), size.joulesPerToken, Say::tr("J/tok"), Role::Energy);
    const QString change = baseline ? changeOf(size.joulesPerToken, baseline->size.joulesPerToken) : QString();
    cell.caption = !change.isEmpty() ? change
                   : cell.figure     ? join({boundaryOf(size), basisOf(size)})
                                     : Say::tr("energy unknown");
    cell.reason = Say::tr("It needs a power, with its boundary, and a throughput.");
    return cell;
}

HeadlineCell carbonCell(const Project &project, const SizeFigures &size, const Evaluation *baseline)
{
    HeadlineCell cell = cellOf("carbon", Say::tr("Carbon of a million tokens"), size.carbonGramsPerMillionTokens,
                               Say::tr("g/1M tok"), Role::Energy);
    const QString change =
        baseline ? changeOf(size.carbonGramsPerMillionTokens, baseline->size.carbonGramsPerMillionTokens) : QString();
    QString grid; // as it went in: stated, or taken from the catalogue
    if (cell.figure)
        for (const core::project::FigureInput &input : cell.figure->inputs)
            if (input.name == "grid")
                grid = Say::tr("%1 g/kWh").arg(formatNumber(input.value));
    const QString pue = project.energy.pue ? Say::tr("PUE %1").arg(formatNumber(project.energy.pue->value)) : QString();
    const QString zone = fromUtf8(project.site.zone);
    cell.caption = !change.isEmpty() ? change
                   : cell.figure     ? join({(zone + QLatin1Char(' ') + grid).trimmed(), pue})
                                     : Say::tr("carbon unknown");
    cell.reason = Say::tr("It needs an energy and the grid's intensity in Site.");
    return cell;
}

HeadlineCell sovereigntyCell(const SizeFigures &size)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("sovereignty");
    cell.title = Say::tr("Sovereignty");
    cell.value = size.gate ? fromUtf8(size.gate) : size.jurisdiction ? fromUtf8(size.jurisdiction) : absentMark();
    if (size.gateHeld)
        cell.unit = *size.gateHeld ? Say::tr("gate held") : Say::tr("gate failed");
    else if (size.gate)
        cell.unit = Say::tr("gate unknown");
    constexpr int objectives = 8; // of the framework
    const int unknown = static_cast<int>(size.sovereigntyUnknown.size());
    const QString seal = size.seal ? Say::tr("SEAL-%1").arg(*size.seal) : QString();
    if (!seal.isEmpty() && seal != cell.value) // a gate of that very level has said it
        cell.caption = seal;
    else if (!seal.isEmpty())
        cell.caption = Say::tr("%n of %1 facts known", nullptr, objectives).arg(objectives);
    else if (unknown > 0 && unknown <= objectives)
        cell.caption = Say::tr("%n of %1 facts known", nullptr, objectives - unknown).arg(objectives);
    else
        cell.caption = size.gate || size.jurisdiction ? Say::tr("sovereignty") : Say::tr("no gate set");
    cell.reason = Say::tr("Neither a gate nor a provider is named.");
    return cell;
}

/// "p99 460 of 500 ms" of the term that is nearest to its limit at the load on which the headline stands.
QString nearestTerm(const Evaluation &evaluation, const std::string &metric)
{
    const core::results::SweepPoint *point = core::project::chosenPoint(evaluation);
    if (point == nullptr)
        return {};
    const core::results::TermOutcome *nearest = nullptr;
    double share = -1.0;
    for (const core::results::TermOutcome &outcome : point->terms) {
        if (core::metricId(outcome.term.metric) != metric || !outcome.valueSeconds || outcome.term.limitSeconds <= 0.0)
            continue;
        const double used = *outcome.valueSeconds / outcome.term.limitSeconds;
        if (used > share) {
            share = used;
            nearest = &outcome;
        }
    }
    if (nearest == nullptr)
        return {};
    constexpr double percentPerFraction = 100.0;
    const QString which = nearest->term.quantile
                              ? QStringLiteral("p") + formatNumber(*nearest->term.quantile * percentPerFraction)
                              : Say::tr("mean");
    constexpr double millisecondsPerSecond = 1000.0;
    //: a latency at the chosen load against its limit: "p99 460 of 500 ms"
    return Say::tr("%1 %2 of %3 ms")
        .arg(which, formatNumber(*nearest->valueSeconds * millisecondsPerSecond),
             formatNumber(nearest->term.limitSeconds * millisecondsPerSecond));
}

HeadlineCell limitCell(const Evaluation &evaluation)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("limit");
    cell.title = Say::tr("What limits the load");
    cell.value = absentMark();
    const std::string limit = evaluation.size.limits.value_or(std::string());
    if (limit == "ttft" || limit == "tpot") {
        cell.value = limit == "ttft" ? Say::tr("TTFT") : Say::tr("TPOT");
        cell.role = limit == "ttft" ? Role::Ttft : Role::Tpot;
        cell.caption = nearestTerm(evaluation, limit);
    } else if (limit == "kv") {
        cell.value = Say::tr("KV");
        cell.caption = Say::tr("memory of the cache");
    } else if (limit == "max_num_seqs") {
        cell.value = Say::tr("Batch");
        cell.caption = QStringLiteral("max-num-seqs");
    } else if (limit == "throughput") {
        cell.value = Say::tr("Speed");
        cell.caption = Say::tr("throughput of the replica");
    } else if (limit == "none") {
        cell.value = Say::tr("Nothing");
        cell.caption = Say::tr("up to the highest load tested");
    } else {
        cell.caption = Say::tr("limit unknown");
    }
    if (!limit.empty() && limit != "none")
        //: after the name of what limits the load: "TTFT limits"
        cell.unit = Say::tr("limits");
    cell.reason = Say::tr("It needs an SLO and a sweep that reaches beyond it.");
    return cell;
}

HeadlineCell checksCell(const Evaluation &evaluation)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("checks");
    cell.title = Say::tr("Checks that are open");
    int open = 0;
    for (const core::audit::Finding &finding : evaluation.findings) {
        if (finding.acknowledged)
            continue;
        ++open;
        cell.severe = cell.severe || finding.severity == core::audit::CheckSeverity::Severe;
    }
    cell.value = formatNumber(open);
    cell.unit = Say::tr("check(s)", nullptr, open);
    cell.caption = open == 0 ? Say::tr("none open") : cell.severe ? Say::tr("open, severe ones") : Say::tr("open");
    cell.isChecks = true;
    return cell;
}

/// Which cell a finding concerns, by the beginnings of its figure and of its check.
struct Concern
{
    const char *cell;
    std::vector<std::string_view> figures, checks;
};

const std::vector<Concern> &concerns()
{
    static const std::vector<Concern> all{
        {"fleet",
         {"replicas", "gpus", "nodes", "scenario.parallelism", "scenario.sizing", "max_concurrency_kv",
          "scenario.engine.max_num_seqs"},
         {"sizing."}},
        {"cpm",
         {"cpm_eur_per_mtok", "electricity_eur_per_mtok", "economics.", "cost_"},
         {"figure.price", "figure.usd"}},
        {"goodput", {"goodput", "output_tokens_per_s", "tokens_per_s", "engine"}, {"benchmark."}},
        {"energy", {"energy_", "power_w"}, {"power."}},
        {"carbon", {"carbon_", "site.grid"}, {"compliance.csrd"}},
        {"sovereignty", {"sovereignty"}, {"sovereignty."}},
    };
    return all;
}

bool startsWithAny(std::string_view text, const std::vector<std::string_view> &beginnings)
{
    return std::ranges::any_of(beginnings, [text](std::string_view begin) { return text.starts_with(begin); });
}

/// Puts every open finding that is more than a note beside the figure that it concerns.
void addDoubts(QList<HeadlineCell> &cells, const Evaluation &evaluation)
{
    for (const core::audit::Finding &finding : evaluation.findings) {
        if (finding.acknowledged || finding.severity == core::audit::CheckSeverity::Info)
            continue;
        const auto concern = std::ranges::find_if(concerns(), [&](const Concern &one) {
            return startsWithAny(finding.figure, one.figures) || startsWithAny(finding.check, one.checks);
        });
        if (concern == concerns().end())
            continue;
        for (HeadlineCell &cell : cells) {
            const QLatin1String id(concern->cell);
            // Where no goodput is known, what is delivered stands in its place.
            if (cell.id != id && !(id == QLatin1String("goodput") && cell.id == QLatin1String("throughput")))
                continue;
            cell.doubts << Say::tr("%1: %2").arg(localised(finding.title), localised(finding.reason));
            cell.severeDoubt = cell.severeDoubt || finding.severity == core::audit::CheckSeverity::Severe;
        }
    }
}

} // namespace

QList<HeadlineCell> headlineOf(const Project &project, const Evaluation &evaluation, const Evaluation *baseline)
{
    const SizeFigures &size = evaluation.size;
    QList<HeadlineCell> cells{fleetCell(project, size),
                              costCell(size, baseline),
                              throughputCell(project, size, baseline),
                              energyCell(size, baseline),
                              carbonCell(project, size, baseline),
                              sovereigntyCell(size),
                              limitCell(evaluation),
                              checksCell(evaluation)};
    addDoubts(cells, evaluation);
    return cells;
}

} // namespace ui
