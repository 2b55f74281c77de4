// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportcharts.h"

#include "core/project/paymentwords.h"
#include "core/project/prediction.h"
#include "core/project/rowfigures.h"
#include "ui/cataloguesource.h"
#include "ui/charts/kneechart.h"
#include "ui/charts/moneycharts.h"
#include "ui/charts/render.h"
#include "ui/charts/scorecardchart.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

namespace ui::report {

namespace {

std::optional<charts::ChartSpec> rowChart(const core::project::Evaluation &evaluation,
                                          const core::exports::ReportChart &chart, const QLocale &locale)
{
    const std::string &name = chart.name;
    const auto &row = evaluation.size.row;
    if (!row)
        return std::nullopt;
    if (name == "break-even" && row->breakEven && !row->breakEven->curve.empty())
        return charts::breakEvenChart(*row->breakEven, std::nullopt, locale);
    if (name == "cash-flow" && row->tco && !row->tco->years.empty())
        return charts::cashFlowChart(*row->tco, locale);
    if (name == "pay-back" && row->breakEven && row->payBackAgainst)
        return charts::payBackChart(
            row->payBack,
            localised(core::project::paymentName(row->breakEven->options[*row->payBackAgainst].name), locale), locale);
    if (name == "electricity-by-hour")
        if (auto hours = charts::hoursChart(row->gridSeries, locale); !hours.series.isEmpty())
            return hours;
    if (name == "power-by-load" && row->powerByLoad)
        return charts::powerChart(*row->powerByLoad, row->powerAtBatch, locale);
    if (name == "countries" && row->kwhPerMillionTokensAtMeter) {
        core::Diagnostics shownElsewhere;
        const auto countries = core::project::countryFigures(evaluation.size, *loadCatalogue(shownElsewhere));
        if (!countries.empty())
            return charts::countryChart(countries, chart.chosen.empty() ? std::nullopt : std::optional(chart.chosen),
                                        locale, charts::ownPlace(evaluation.size));
    }
    return std::nullopt;
}

} // namespace

std::optional<charts::ChartSpec> chartSpecFor(const core::project::Evaluation &evaluation,
                                              const core::exports::ReportChart &chart, const QLocale &locale,
                                              const core::sensitivity::Sensitivity *sensitivity)
{
    if (chart.name == "tornado") {
        if (sensitivity == nullptr || sensitivity->tornado.empty())
            return std::nullopt;
        return charts::tornadoChart(*sensitivity, locale);
    }
    if (chart.name == "knee") {
        const std::size_t sweep = chart.sweep.value_or(evaluation.chosenSweep.value_or(0));
        if (sweep >= evaluation.sweeps.size())
            return std::nullopt;
        return charts::kneeChart(evaluation.sweeps[sweep], {.locale = locale});
    }
    if (chart.name == "predicted") {
        if (!evaluation.prediction || evaluation.prediction->sweep.points.empty())
            return std::nullopt;
        charts::KneeChartOptions options;
        options.provenance = core::project::Provenance::Design;
        options.locale = locale;
        return charts::kneeChart(evaluation.prediction->sweep, options);
    }
    if (chart.name == "scorecard") {
        if (evaluation.scorecard.standings.empty())
            return std::nullopt;
        return charts::scorecardChart(evaluation.scorecard, {.locale = locale});
    }
    return rowChart(evaluation, chart, locale);
}

ChartPainter chartPainterFor(const core::project::Evaluation &evaluation, const QLocale &locale,
                             const core::sensitivity::Sensitivity *sensitivity)
{
    return [&evaluation, locale, sensitivity](QPainter &painter, const QRectF &rect,
                                              const core::exports::ReportChart &chart) {
        auto spec = chartSpecFor(evaluation, chart, locale, sensitivity);
        if (!spec)
            return false;
        spec->title.clear(); // the chapter's heading says it
        charts::renderChart(*spec, painter, rect, charts::Mode::Export, locale, Theme::lightTheme(), unitsPerPixel);
        return true;
    };
}

std::vector<NamedChart> chartsOf(const core::project::Evaluation &evaluation,
                                 const core::sensitivity::Sensitivity *sensitivity)
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
    for (const char *name :
         {"break-even", "pay-back", "cash-flow", "countries", "electricity-by-hour", "power-by-load"})
        if (const core::exports::ReportChart chart{name, std::nullopt, {}, 0.45};
            rowChart(evaluation, chart, QLocale::c()))
            charts.push_back({name, chart});
    if (sensitivity != nullptr && !sensitivity->tornado.empty())
        charts.push_back({"tornado", {"tornado", std::nullopt, {}, 0.45}});
    return charts;
}

} // namespace ui::report
