// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/prediction.h"
#include "ui/charts/kneechart.h"

namespace ui::charts {

/// The prediction as lines to lie under what was measured, with the engine's own error around them.
QList<PredictedCurve> predictedCurves(const core::project::Prediction &prediction, core::results::ThroughputKind kind,
                                      double quantile);

/// Around a predicted sweep, which draws its own lines: the bands alone.
QList<PredictedCurve> predictedBands(const core::project::Prediction &prediction, core::results::ThroughputKind kind,
                                     double quantile);

} // namespace ui::charts
