// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportcharts.h"

#include "core/project/prediction.h"
#include "ui/charts/kneechart.h"
#include "ui/charts/render.h"
#include "ui/charts/scorecardchart.h"
#include "ui/style/theme.h"

namespace ui::report {

std::optional<charts::ChartSpec> chartSpecFor(const core::project::Evaluation &evaluation,
                                              const core::exports::ReportChart &chart, const QLocale &locale)
{
    if (chart.name == "knee") {
        const std::size_t sweep = chart.sweep.value_or(evaluation.chosenSweep.value_or(0));
        if (sweep >= evaluation.sweeps.size())
            return std::nullopt;
        return charts::kneeChart(evaluation.sweeps[sweep], {.locale = locale});
    }
    if (chart.name == "predicted") {
        if (!evaluation.prediction || evaluation.prediction->sweep.points.empty())
            return std::nullopt;
        return charts::kneeChart(evaluation.prediction->sweep, {.locale = locale});
    }
    if (chart.name == "scorecard") {
        if (evaluation.scorecard.standings.empty())
            return std::nullopt;
        return charts::scorecardChart(evaluation.scorecard, {.locale = locale});
    }
    return std::nullopt;
}

ChartPainter chartPainterFor(const core::project::Evaluation &evaluation, const QLocale &locale)
{
    return [&evaluation, locale](QPainter &painter, const QRectF &rect, const core::exports::ReportChart &chart) {
        auto spec = chartSpecFor(evaluation, chart, locale);
        if (!spec)
            return false;
        spec->title.clear(); // the chapter's heading says it
        charts::renderChart(*spec, painter, rect, charts::Mode::Export, locale, Theme::lightTheme(), unitsPerPixel);
        return true;
    };
}

std::vector<NamedChart> chartsOf(const core::project::Evaluation &evaluation)
{
    std::vector<NamedChart> charts;
    if (!evaluation.sweeps.empty())
        charts.push_back({"knee", {"knee", evaluation.chosenSweep.value_or(0), {}, 0.5}});
    for (std::size_t i = 0; evaluation.sweeps.size() > 1 && i < evaluation.sweeps.size(); ++i)
        charts.push_back({"knee-" + std::to_string(i + 1), {"knee", i, {}, 0.5}});
    if (evaluation.prediction && !evaluation.prediction->sweep.points.empty())
        charts.push_back({"predicted", {"predicted", std::nullopt, {}, 0.5}});
    if (!evaluation.scorecard.standings.empty())
        charts.push_back({"scorecard", {"scorecard", std::nullopt, {}, 0.5}});
    return charts;
}

} // namespace ui::report
