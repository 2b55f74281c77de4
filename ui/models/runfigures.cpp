// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runfigures.h"

#include "ui/charts/kneechart.h"
#include "ui/texts.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::RunFigures)
};

void addLatency(QList<RunFigure> &figures, core::LatencyMetric metric, const core::results::LatencySummary &latency)
{
    if (latency.meanSeconds)
        figures << RunFigure{charts::latencyName(metric, std::nullopt, QLocale()), formatSeconds(*latency.meanSeconds)};
    for (const auto &[quantile, seconds] : latency.quantileSeconds)
        figures << RunFigure{charts::latencyName(metric, quantile, QLocale()), formatSeconds(seconds)};
}

} // namespace

QList<RunFigure> runFigures(const core::results::Run &run)
{
    QList<RunFigure> figures;
    const auto add = [&figures](const QString &name, const std::optional<double> &value, const QString &unit) {
        if (value)
            figures << RunFigure{name, withUnit(formatNumber(*value), unit)};
    };
    const auto count = [](const std::optional<long long> &value) {
        return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
    };
    add(Say::tr("Load"), core::results::loadLevel(run), run.loadKind ? charts::loadTitle(*run.loadKind) : QString());
    add(Say::tr("Requests completed"), count(run.completed), {});
    if (run.failed.value_or(0) > 0)
        add(Say::tr("Requests failed"), count(run.failed), {});
    add(Say::tr("Duration"), run.durationSeconds, Say::tr("s"));
    add(Say::tr("Requests"), run.requestThroughputPerSecond, Say::tr("req/s"));
    add(Say::tr("Output throughput"), run.outputTokensPerSecond, Say::tr("tok/s"));
    add(Say::tr("Total throughput"), run.totalTokensPerSecond, Say::tr("tok/s"));
    for (const core::LatencyMetric metric :
         {core::LatencyMetric::Ttft, core::LatencyMetric::Tpot, core::LatencyMetric::Itl, core::LatencyMetric::E2e})
        addLatency(figures, metric, run.latency(metric));
    if (run.goodput && run.goodput->fraction)
        figures << RunFigure{Say::tr("Goodput"), formatPercent(*run.goodput->fraction, 1)};
    return figures;
}

} // namespace ui
