// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/roofline.h"
#include "ui/charts/chartspec.h"

#include <QLocale>

namespace ui::charts {

/// Arithmetic a byte against arithmetic a second of one GPU: the roof of bandwidth and peak, and where a step of
/// prefill and one of decode stand under it.
ChartSpec rooflineChart(const core::project::Roofline &roofline, const QLocale &locale = {});

} // namespace ui::charts
