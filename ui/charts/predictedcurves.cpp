// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/predictedcurves.h"

namespace ui::charts {

namespace {

/// A curve's band from the engine's own error.
void addErrorBand(PredictedCurve &curve, const std::optional<core::project::ErrorFactors> &error)
{
    if (!error)
        return;
    for (const QPointF &point : std::as_const(curve.points)) {
        curve.low << point.y() * error->low;
        curve.high << point.y() * error->high;
    }
}

} // namespace

QList<PredictedCurve> predictedCurves(const core::project::Prediction &prediction, core::results::ThroughputKind kind,
                                      double quantile)
{
    PredictedCurve throughput, ttft, tpot;
    ttft.metric = core::LatencyMetric::Ttft;
    tpot.metric = core::LatencyMetric::Tpot;
    ttft.quantile = tpot.quantile = quantile;
    for (const core::results::SweepPoint &point : prediction.sweep.points) {
        if (!point.load)
            continue;
        if (const auto value = point.throughput(kind))
            throughput.points << QPointF(*point.load, *value);
        for (PredictedCurve *curve : {&ttft, &tpot}) {
            if (const auto seconds = point.latency(*curve->metric).quantile(quantile))
                curve->points << QPointF(*point.load, *seconds);
        }
    }
    addErrorBand(throughput, prediction.throughputError);
    addErrorBand(ttft, prediction.ttftError);
    addErrorBand(tpot, prediction.tpotError);
    return {throughput, ttft, tpot};
}

QList<PredictedCurve> predictedBands(const core::project::Prediction &prediction, core::results::ThroughputKind kind,
                                     double quantile)
{
    QList<PredictedCurve> curves = predictedCurves(prediction, kind, quantile);
    for (PredictedCurve &curve : curves)
        curve.bandAlone = true;
    return curves;
}

} // namespace ui::charts
