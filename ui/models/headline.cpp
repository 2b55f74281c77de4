// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/headline.h"

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

QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("ui::Headline", text, nullptr, n);
}

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
        return tr("goodput basis");
    case TokenKind::Output:
        return tr("output basis");
    case TokenKind::Total:
        return tr("input + output basis");
    }
    return {};
}

QString boundaryOf(const SizeFigures &size)
{
    if (!size.energyBoundary)
        return {};
    switch (*size.energyBoundary) {
    case core::project::Boundary::Board:
        return tr("board");
    case core::project::Boundary::Node:
        return tr("node");
    case core::project::Boundary::Facility:
        return tr("facility");
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
    return tr("%1 on the baseline").arg(formatChange(change));
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
    cell.title = tr("What has to run");
    const auto replicas = size.replicasWithReserve    ? size.replicasWithReserve
                          : size.replicasWithHeadroom ? size.replicasWithHeadroom
                                                      : size.replicasForRate;
    const QString gpus = size.gpus ? tr("%n GPU(s)", *size.gpus) : QString();
    const QString gpuName = fromUtf8(project.scenario.hardware.gpu);
    if (replicas) {
        cell.value = formatNumber(*replicas);
        cell.unit = tr("replica(s)", *replicas);
        cell.caption =
            join({gpus, project.scenario.sizing.headroomFraction
                            ? tr("%1 head-room").arg(formatPercent(project.scenario.sizing.headroomFraction->value))
                            : QString()});
    } else if (size.nodes) {
        cell.value = tr("%n node(s)", *size.nodes);
        cell.unit = gpus;
        cell.caption = gpuName;
    } else if (size.gpus) {
        cell.value = formatNumber(*size.gpus);
        cell.unit = tr("GPU(s)", *size.gpus);
        cell.caption = gpuName;
    } else {
        cell.value = absentMark();
        cell.caption = gpuName.isEmpty() ? tr("no hardware chosen") : gpuName;
        cell.reason = tr("The project names neither a GPU nor a demand to size for.");
    }
    return cell;
}

HeadlineCell costCell(const SizeFigures &size, const Evaluation *baseline)
{
    HeadlineCell cell =
        cellOf("cpm", tr("Cost of a million tokens"), size.cpmEurPerMillionTokens, tr("€/1M tok"), Role::Cost);
    const QString change =
        baseline ? changeOf(size.cpmEurPerMillionTokens, baseline->size.cpmEurPerMillionTokens) : QString();
    cell.caption = !change.isEmpty() ? change : cell.figure ? basisOf(size) : tr("cost unknown");
    cell.reason = tr("It needs a tariff in Ownership and a throughput, measured or given.");
    return cell;
}

HeadlineCell throughputCell(const SizeFigures &size, const Evaluation *baseline)
{
    if (size.goodputTokensPerSecond) {
        HeadlineCell cell =
            cellOf("goodput", tr("Tokens inside the SLO"), size.goodputTokensPerSecond, tr("tok/s"), Role::Goodput);
        const OptionalFigure &raw = size.throughputTokens == TokenKind::Total || !size.outputTokensPerSecond
                                        ? size.totalTokensPerSecond
                                        : size.outputTokensPerSecond;
        const QString change =
            baseline ? changeOf(size.goodputTokensPerSecond, baseline->size.goodputTokensPerSecond) : QString();
        cell.caption = !change.isEmpty()                         ? change
                       : raw && raw->value != cell.figure->value ? tr("useful of %1").arg(formatNumber(raw->value))
                                                                 : tr("goodput");
        return cell;
    }
    const bool output = size.outputTokensPerSecond.has_value();
    HeadlineCell cell =
        cellOf("throughput", tr("Throughput"), output ? size.outputTokensPerSecond : size.totalTokensPerSecond,
               tr("tok/s"), Role::Throughput);
    cell.caption = !cell.figure ? tr("throughput unknown") : output ? tr("output tokens") : tr("input + output");
    cell.reason = tr("Drop benchmark results on the window, or state a throughput.");
    return cell;
}

HeadlineCell energyCell(const SizeFigures &size, const Evaluation *baseline)
{
    HeadlineCell cell = cellOf("energy", tr("Energy of a token"), size.joulesPerToken, tr("J/tok"), Role::Energy);
    const QString change = baseline ? changeOf(size.joulesPerToken, baseline->size.joulesPerToken) : QString();
    cell.caption = !change.isEmpty() ? change
                   : cell.figure     ? join({boundaryOf(size), basisOf(size)})
                                     : tr("energy unknown");
    cell.reason = tr("It needs a power, with its boundary, and a throughput.");
    return cell;
}

HeadlineCell carbonCell(const Project &project, const SizeFigures &size, const Evaluation *baseline)
{
    HeadlineCell cell = cellOf("carbon", tr("Carbon of a million tokens"), size.carbonGramsPerMillionTokens,
                               tr("g/1M tok"), Role::Energy);
    const QString change =
        baseline ? changeOf(size.carbonGramsPerMillionTokens, baseline->size.carbonGramsPerMillionTokens) : QString();
    const QString grid = project.site.gridGramsPerKwh
                             ? tr("%1 g/kWh").arg(formatNumber(project.site.gridGramsPerKwh->value))
                             : QString();
    const QString pue = project.energy.pue ? tr("PUE %1").arg(formatNumber(project.energy.pue->value)) : QString();
    const QString zone = fromUtf8(project.site.zone);
    cell.caption = !change.isEmpty() ? change
                   : cell.figure     ? join({(zone + QLatin1Char(' ') + grid).trimmed(), pue})
                                     : tr("carbon unknown");
    cell.reason = tr("It needs an energy and the grid's intensity in Site.");
    return cell;
}

HeadlineCell sovereigntyCell(const SizeFigures &size)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("sovereignty");
    cell.title = tr("Sovereignty");
    cell.value = size.gate ? fromUtf8(size.gate) : size.jurisdiction ? fromUtf8(size.jurisdiction) : absentMark();
    if (size.gateHeld)
        cell.unit = *size.gateHeld ? tr("gate held") : tr("gate failed");
    else if (size.gate)
        cell.unit = tr("gate unknown");
    constexpr int objectives = 8; // of the framework
    const int unknown = static_cast<int>(size.sovereigntyUnknown.size());
    if (size.seal)
        cell.caption = tr("SEAL-%1").arg(*size.seal);
    else if (unknown > 0 && unknown <= objectives)
        cell.caption = tr("%1 of %2 facts known").arg(objectives - unknown).arg(objectives);
    else
        cell.caption = size.gate || size.jurisdiction ? tr("sovereignty") : tr("no gate set");
    cell.reason = tr("Neither a gate nor a provider is named.");
    return cell;
}

/// "p99 460 of 500 ms" of the term that is nearest to its limit at the chosen sweep's safe capacity.
QString nearestTerm(const Evaluation &evaluation, const std::string &metric)
{
    if (!evaluation.chosenSweep || *evaluation.chosenSweep >= evaluation.sweeps.size())
        return {};
    const core::results::SweepAnalysis &sweep = evaluation.sweeps[*evaluation.chosenSweep];
    if (!sweep.safeCapacity)
        return {};
    const core::results::TermOutcome *nearest = nullptr;
    double share = -1.0;
    for (const core::results::TermOutcome &outcome : sweep.points[*sweep.safeCapacity].terms) {
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
                              : tr("mean");
    constexpr double millisecondsPerSecond = 1000.0;
    //: a latency at the safe capacity against its limit: "p99 460 of 500 ms"
    return tr("%1 %2 of %3 ms")
        .arg(which, formatNumber(*nearest->valueSeconds * millisecondsPerSecond),
             formatNumber(nearest->term.limitSeconds * millisecondsPerSecond));
}

HeadlineCell limitCell(const Evaluation &evaluation)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("limit");
    cell.title = tr("What limits the load");
    cell.value = absentMark();
    const std::string limit = evaluation.size.limits.value_or(std::string());
    if (limit == "ttft" || limit == "tpot") {
        cell.value = limit == "ttft" ? tr("TTFT") : tr("TPOT");
        cell.role = limit == "ttft" ? Role::Ttft : Role::Tpot;
        cell.caption = nearestTerm(evaluation, limit);
    } else if (limit == "kv") {
        cell.value = tr("KV");
        cell.caption = tr("memory of the cache");
    } else if (limit == "max_num_seqs") {
        cell.value = tr("Batch");
        cell.caption = QStringLiteral("max-num-seqs");
    } else if (limit == "throughput") {
        cell.value = tr("Speed");
        cell.caption = tr("throughput of the replica");
    } else if (limit == "none") {
        cell.value = tr("Nothing");
        cell.caption = tr("up to the highest load tested");
    } else {
        cell.caption = tr("limit unknown");
    }
    if (!limit.empty() && limit != "none")
        //: after the name of what limits the load: "TTFT limits"
        cell.unit = tr("limits");
    cell.reason = tr("It needs an SLO and a sweep that reaches beyond it.");
    return cell;
}

HeadlineCell checksCell(const Evaluation &evaluation)
{
    HeadlineCell cell;
    cell.id = QStringLiteral("checks");
    cell.title = tr("Checks that are open");
    int open = 0;
    for (const core::audit::Finding &finding : evaluation.findings) {
        if (finding.acknowledged)
            continue;
        ++open;
        cell.severe = cell.severe || finding.severity == core::audit::CheckSeverity::Severe;
    }
    cell.value = formatNumber(open);
    cell.unit = tr("check(s)", open);
    cell.caption = open == 0 ? tr("none open") : cell.severe ? tr("open, severe ones") : tr("open");
    cell.isChecks = true;
    return cell;
}

} // namespace

QList<HeadlineCell> headlineOf(const Project &project, const Evaluation &evaluation, const Evaluation *baseline)
{
    const SizeFigures &size = evaluation.size;
    return {fleetCell(project, size),
            costCell(size, baseline),
            throughputCell(size, baseline),
            energyCell(size, baseline),
            carbonCell(project, size, baseline),
            sovereigntyCell(size),
            limitCell(evaluation),
            checksCell(evaluation)};
}

} // namespace ui
