// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"
#include "core/project/limitsentences.h"
#include "core/project/prediction.h"
#include "core/project/sentences.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace core::exports {

using results::SweepAnalysis;
using results::SweepPoint;

namespace {

constexpr double millisecondsPerSecond = 1000.0;

const char *metricWord(LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return "TTFT";
    case LatencyMetric::Tpot:
        return "TPOT";
    case LatencyMetric::Itl:
        return "ITL";
    case LatencyMetric::E2e:
        return "E2E";
    }
    return "";
}

std::string statisticWord(const SloTerm &term)
{
    if (!term.quantile)
        return "mean";
    return fmt::format("p{:g}", *term.quantile * 100.0);
}

/// A latency column of the table: the terms of the SLO first, then what the sweep states besides.
struct LatencyColumn
{
    SloTerm term;
    bool inSlo = false;
};

std::optional<double> valueAt(const SweepPoint &point, const SloTerm &term)
{
    const results::LatencySummary &latency = point.latency(term.metric);
    return term.quantile ? latency.quantile(*term.quantile) : latency.meanSeconds;
}

std::vector<LatencyColumn> latencyColumns(const SweepAnalysis &sweep)
{
    std::vector<LatencyColumn> columns;
    for (const LatencyMetric metric : {LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::E2e}) {
        for (const double q : {0.5, 0.95, 0.99}) {
            const SloTerm term{metric, q, 0.0};
            const bool inSlo = std::ranges::any_of(sweep.slo.terms, [&](const SloTerm &t) {
                return t.metric == metric && t.quantile && std::abs(*t.quantile - q) < 1e-9;
            });
            const bool stated =
                std::ranges::any_of(sweep.points, [&](const SweepPoint &p) { return valueAt(p, term).has_value(); });
            const bool wanted = metric != LatencyMetric::E2e && q != 0.95;
            if (inSlo || (stated && wanted))
                columns.push_back({term, inSlo});
        }
    }
    if (columns.size() > 5)
        std::erase_if(columns, [](const LatencyColumn &c) { return !c.inSlo && c.term.quantile != 0.99; });
    return columns;
}

Text loadTitle(const SweepAnalysis &sweep)
{
    return sweep.loadIsRate ? CORE_TEXT("Request rate") : CORE_TEXT("Concurrency");
}

Text throughputTitle(const SweepAnalysis &sweep)
{
    switch (sweep.throughputKind) {
    case results::ThroughputKind::OutputTokens:
        return CORE_TEXT("Output throughput");
    case results::ThroughputKind::TotalTokens:
        return CORE_TEXT("Total throughput");
    case results::ThroughputKind::Requests:
        return CORE_TEXT("Throughput");
    }
    return {};
}

ReportCell latencyCell(const SweepPoint &point, const LatencyColumn &column)
{
    const auto seconds = valueAt(point, column.term);
    ReportCell cell = ReportCell::of(seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt);
    for (const results::TermOutcome &outcome : point.terms) {
        if (outcome.term.metric == column.term.metric && outcome.term.quantile == column.term.quantile &&
            outcome.holds == false)
            cell.note = CORE_TEXT("over SLO");
    }
    return cell;
}

std::vector<ReportColumn> kneeColumns(const SweepAnalysis &sweep, const std::vector<LatencyColumn> &latencies,
                                      bool withRequests)
{
    std::vector<ReportColumn> columns;
    columns.push_back({loadTitle(sweep), sweep.loadIsRate ? Text(CORE_TEXT("req/s")) : Text(), true, 1.1});
    if (withRequests)
        columns.push_back({CORE_TEXT("Requests"), CORE_TEXT("req/s"), true, 1.0});
    for (const LatencyColumn &column : latencies)
        columns.push_back({Text("%1 %2", {std::string(metricWord(column.term.metric)), statisticWord(column.term)}),
                           CORE_TEXT("ms"), true, column.inSlo ? 1.6 : 1.0});
    columns.push_back({throughputTitle(sweep),
                       sweep.throughputKind == results::ThroughputKind::Requests ? Text(CORE_TEXT("req/s"))
                                                                                 : Text(CORE_TEXT("tok/s")),
                       true, 1.5});
    columns.push_back({CORE_TEXT("Goodput"), CORE_TEXT("% of requests"), true, 1.2});
    columns.push_back({CORE_TEXT("Useful"), CORE_TEXT("tok/s"), true, 1.0});
    return columns;
}

ReportTable pointsTable(const SweepAnalysis &sweep)
{
    ReportTable table;
    table.id = "knee-points";
    const std::vector<LatencyColumn> latencies = latencyColumns(sweep);
    const bool withRequests = sweep.throughputKind != results::ThroughputKind::Requests;
    table.columns = kneeColumns(sweep, latencies, withRequests);
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        const SweepPoint &point = sweep.points[i];
        std::vector<ReportCell> row;
        row.push_back(point.load ? ReportCell::of(point.load) : ReportCell::of(Text(CORE_TEXT("unlimited"))));
        if (withRequests)
            row.push_back(ReportCell::of(point.requestThroughputPerSecond));
        for (const LatencyColumn &column : latencies)
            row.push_back(latencyCell(point, column));
        row.push_back(ReportCell::of(point.throughput(sweep.throughputKind)));
        const auto fraction = point.goodput ? point.goodput->fraction : std::nullopt;
        row.push_back(ReportCell::of(fraction ? std::optional(*fraction * 100.0) : std::nullopt));
        row.push_back(ReportCell::of(point.goodput ? point.goodput->tokensPerSecond : std::nullopt));
        table.rows.push_back(std::move(row));
        if (sweep.safeCapacity == i || (!sweep.safeCapacity && sweep.knee == i))
            table.strongRows.push_back(i);
        if (point.holdsSlo == false)
            table.dimRows.push_back(i);
    }
    return table;
}

} // namespace

Text sloTermText(const SloTerm &term)
{
    return {CORE_TEXT("%1 %2 at most %3 ms"),
            {std::string(metricWord(term.metric)), statisticWord(term), TextNumber{term.limitSeconds * 1000.0}}};
}

std::vector<ReportBlock> kneeBlocks(const ReportSource &source)
{
    std::vector<ReportBlock> blocks;
    const auto &sweeps = source.evaluation.sweeps;
    const auto replicas = project::replicasBought(source.project, source.evaluation.size);
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        const bool chosen = source.evaluation.chosenSweep == i;
        // The whole list would bury the one that the decision stands on: others follow only while they are few.
        if (!chosen && (sweeps.size() > 6 || (source.shortForm && source.evaluation.chosenSweep)))
            continue;
        if (sweeps.size() > 1)
            blocks.push_back(ReportHeading{Text("%1", {sweeps[i].name})});
        for (Text &sentence : project::kneeSentences(&sweeps[i], replicas))
            blocks.push_back(ReportParagraph{std::move(sentence)});
        blocks.push_back(ReportChart{"knee", i, {}, source.shortForm ? 0.26 : 0.5});
        if (!source.shortForm)
            blocks.push_back(pointsTable(sweeps[i]));
    }
    const auto &prediction = source.evaluation.prediction;
    if (prediction && !prediction->sweep.points.empty() && (sweeps.empty() || !source.shortForm)) {
        blocks.push_back(ReportHeading{CORE_TEXT("Predicted by the engine's model and the simulation")});
        for (Text &sentence : project::kneeSentences(&prediction->sweep, replicas))
            blocks.push_back(ReportParagraph{std::move(sentence)});
        blocks.push_back(ReportChart{"predicted", std::nullopt, {}, source.shortForm ? 0.26 : 0.5});
        if (!source.shortForm)
            blocks.push_back(pointsTable(prediction->sweep));
    }
    if (sweeps.size() > 6 && source.evaluation.chosenSweep)
        blocks.push_back(
            ReportParagraph{{CORE_TEXT("%1 further sweeps were imported; the decision does not stand on them."),
                             {TextNumber{static_cast<double>(sweeps.size() - 1)}}},
                            ReportParagraph::Style::Note});
    return blocks;
}

} // namespace core::exports
