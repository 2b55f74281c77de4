// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdfreport.h"

#include "ui/charts/kneechart.h"
#include "ui/charts/render.h"
#include "ui/charts/scorecardchart.h"
#include "ui/report/pdffile.h"
#include "ui/style/theme.h"

#include <QBuffer>
#include <QPdfWriter>

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

core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options)
{
    const LaidOutReport laidOut = layOut(report, options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(options.pageSize);
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(unitsPerInch);
        QPainter painter;
        if (!painter.begin(&writer))
            return core::failure(CORE_TEXT("the PDF could not be begun"));
        for (std::size_t page = 0; page < laidOut.pages.size(); ++page) {
            if (page > 0)
                writer.newPage();
            laidOut.paint(painter, page);
        }
    }
    PdfProperties properties;
    properties.title = laidOut.title;
    properties.language = options.locale.bcp47Name();
    properties.date = report.date;
    for (const OutlineEntry &entry : laidOut.outline)
        properties.outline.push_back({entry.title, entry.page, entry.top});
    return finishPdf(bytes, properties);
}

} // namespace ui::report
