// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdfreport.h"

#include "ui/report/pdffile.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace ui::report {

struct PdfPainter::Private
{
    LaidOutReport laidOut;
    QPageSize pageSize;
    PdfOptions options;
    QString language;
    std::optional<std::string> date;
    QByteArray bytes;
    QBuffer buffer{&bytes};
    std::unique_ptr<QPdfWriter> writer;
    QPainter painter;
    std::size_t painted = 0;

    core::Result<void> begin()
    {
        buffer.open(QIODevice::WriteOnly);
        writer = std::make_unique<QPdfWriter>(&buffer);
        writer->setPageSize(pageSize);
        writer->setPageMargins(QMarginsF(0, 0, 0, 0));
        writer->setResolution(unitsPerInch);
        if (!painter.begin(writer.get()))
            return core::failure(CORE_TEXT("the PDF could not be begun"));
        return {};
    }
};

PdfPainter::PdfPainter(const core::exports::Report &report, const LayoutOptions &options, PdfOptions pdfOptions)
    : d(std::make_unique<Private>())
{
    d->laidOut = layOut(report, options);
    d->options = std::move(pdfOptions);
    d->language = options.locale.bcp47Name();
    d->date = report.date;
    d->pageSize = options.pageSize;
}

PdfPainter::~PdfPainter()
{
    // The painter lets go of the writer before the writer goes.
    if (d->painter.isActive())
        d->painter.end();
}

std::size_t PdfPainter::pages() const
{
    return d->laidOut.pages.size();
}

std::size_t PdfPainter::painted() const
{
    return d->painted;
}

core::Result<void> PdfPainter::paintPage()
{
    if (d->options.stop.stop_requested())
        return core::failure(CORE_TEXT("cancelled"));
    if (!d->writer) {
        if (auto begun = d->begin(); !begun)
            return begun;
    } else {
        d->writer->newPage();
    }
    d->laidOut.paint(d->painter, d->painted++);
    if (d->options.progress)
        d->options.progress(static_cast<double>(d->painted) / static_cast<double>(pages()));
    return {};
}

core::Result<QByteArray> PdfPainter::finish()
{
    d->painter.end();
    d->writer.reset();
    d->buffer.close();
    PdfProperties properties;
    properties.title = d->laidOut.title;
    properties.language = d->language;
    properties.date = d->date;
    for (const OutlineEntry &entry : d->laidOut.outline)
        properties.outline.push_back({entry.title, entry.page, entry.top});
    for (const PageLink &link : d->laidOut.links)
        properties.links.push_back({link.page, link.place.x(), link.place.y(), link.place.width(), link.place.height(),
                                    link.address, link.targetPage, link.targetTop});
    if (!d->options.project.empty())
        properties.attachments.push_back(
            {projectAttachment, "The project that this report was made from", d->options.project, "application/yaml"});
    for (CarriedFile &file : d->options.results)
        properties.attachments.push_back({resultsPrefix + file.name, "Results that the project names",
                                          std::move(file.bytes), "application/octet-stream"});
    return finishPdf(d->bytes, properties);
}

core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options,
                               const PdfOptions &pdfOptions)
{
    PdfPainter painter(report, options, pdfOptions);
    while (painter.painted() < painter.pages())
        if (auto page = painter.paintPage(); !page)
            return tl::make_unexpected(page.error());
    return painter.finish();
}

} // namespace ui::report
