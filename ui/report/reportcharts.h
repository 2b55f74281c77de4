// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "ui/charts/chartspec.h"
#include "ui/report/reportlayout.h"

#include <optional>
#include <string>
#include <vector>

/// The charts of an evaluation by name: report, `chart` command and exports take them from here.
namespace ui::report {

/// A chart under the name of its file: "knee", "knee-2", "scorecard".
struct NamedChart
{
    std::string name;
    core::exports::ReportChart chart;
};

/// Every chart that the evaluation has, each once; with `sensitivity`, the tornado too.
std::vector<NamedChart> chartsOf(const core::project::Evaluation &evaluation,
                                 const core::sensitivity::Sensitivity *sensitivity = nullptr);

/// The picture that a chart of the report names; absent when the evaluation has none such.
std::optional<charts::ChartSpec> chartSpecFor(const core::project::Evaluation &evaluation,
                                              const core::exports::ReportChart &chart, const QLocale &locale,
                                              const core::sensitivity::Sensitivity *sensitivity = nullptr);

/// Paints the charts that a report names from the figures they belong to, on white, as vectors.
/// \pre the figures outlive the painter
ChartPainter chartPainterFor(const core::project::Evaluation &evaluation, const QLocale &locale,
                             const core::sensitivity::Sensitivity *sensitivity = nullptr);

} // namespace ui::report
