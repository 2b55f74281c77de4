// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/result.h"
#include "ui/charts/chartspec.h"
#include "ui/report/reportlayout.h"

#include <QByteArray>
#include <optional>

namespace ui::report {

/// The picture that a chart of the report names; absent when the evaluation has none such.
std::optional<charts::ChartSpec> chartSpecFor(const core::project::Evaluation &evaluation,
                                              const core::exports::ReportChart &chart, const QLocale &locale);

/// Paints the charts that a report names from the evaluation they belong to, on white, as vectors.
/// \pre the evaluation outlives the painter
ChartPainter chartPainterFor(const core::project::Evaluation &evaluation, const QLocale &locale);

/// The whole PDF: real text, vector charts, embedded fonts, outline, language. The same input gives the same bytes.
/// \pre a QGuiApplication exists (the offscreen platform serves); the evaluation outlives the call
core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options);

} // namespace ui::report
