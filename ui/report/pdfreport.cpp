// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdfreport.h"

#include "ui/report/pdffile.h"

#include <QBuffer>
#include <QPdfWriter>

namespace ui::report {

core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options,
                               const PdfOptions &pdfOptions)
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
            if (pdfOptions.stop.stop_requested())
                return core::failure(CORE_TEXT("cancelled"));
            if (pdfOptions.progress)
                pdfOptions.progress(static_cast<double>(page) / static_cast<double>(laidOut.pages.size()));
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
    for (const PageLink &link : laidOut.links)
        properties.links.push_back({link.page, link.place.x(), link.place.y(), link.place.width(), link.place.height(),
                                    link.address, link.targetPage, link.targetTop});
    if (!pdfOptions.project.empty())
        properties.attachments.push_back(
            {projectAttachment, "The project that this report was made from", pdfOptions.project});
    return finishPdf(bytes, properties);
}

} // namespace ui::report
