// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/result.h"
#include "ui/report/reportlayout.h"

#include <QByteArray>

namespace ui::report {

/// Paints the charts that a report names from the evaluation they belong to, on white, as vectors.
ChartPainter chartPainterFor(const core::project::Evaluation &evaluation, const QLocale &locale);

/// The whole PDF: real text, vector charts, embedded fonts, outline, language. The same input gives the same bytes.
/// \pre a QGuiApplication exists (the offscreen platform serves); the evaluation outlives the call
core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options);

} // namespace ui::report
