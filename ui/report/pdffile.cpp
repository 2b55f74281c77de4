// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdffile.h"

// qpdf 11 warns unless told that its old pointer type is not used here.
#define POINTERHOLDER_TRANSITION 4

#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace ui::report {

namespace {

QPDFObjectHandle unicode(const QString &text)
{
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

/// "2026-06-01" → "D:20260601000000Z".
std::optional<std::string> pdfDate(const std::optional<std::string> &iso)
{
    if (!iso || iso->size() < 10)
        return std::nullopt;
    return "D:" + iso->substr(0, 4) + iso->substr(5, 2) + iso->substr(8, 2) + "000000Z";
}

void setInformation(QPDF &pdf, const PdfProperties &properties)
{
    QPDFObjectHandle information = QPDFObjectHandle::newDictionary();
    information.replaceKey("/Title", unicode(properties.title));
    information.replaceKey("/Creator", QPDFObjectHandle::newString("Paretoscope"));
    information.replaceKey("/Producer", QPDFObjectHandle::newString("Paretoscope"));
    if (const auto date = pdfDate(properties.date)) {
        information.replaceKey("/CreationDate", QPDFObjectHandle::newString(*date));
        information.replaceKey("/ModDate", QPDFObjectHandle::newString(*date));
    }
    pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(information));
    pdf.getTrailer().removeKey("/ID");
    QPDFObjectHandle root = pdf.getRoot();
    // Qt's XMP packet holds the clock and a random identifier.
    root.removeKey("/Metadata");
    root.replaceKey("/Lang", QPDFObjectHandle::newString(properties.language.toStdString()));
    QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    root.replaceKey("/ViewerPreferences", preferences);
}

void setOutline(QPDF &pdf, const std::vector<PdfOutlineEntry> &entries)
{
    const std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    std::vector<QPDFObjectHandle> items;
    QPDFObjectHandle outlines = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    for (const PdfOutlineEntry &entry : entries) {
        if (entry.page < 0 || static_cast<std::size_t>(entry.page) >= pages.size())
            continue;
        QPDFObjectHandle page = pages[static_cast<std::size_t>(entry.page)].getObjectHandle();
        const double height = page.getKey("/MediaBox").getArrayItem(3).getNumericValue();
        QPDFObjectHandle destination = QPDFObjectHandle::newArray();
        destination.appendItem(page);
        destination.appendItem(QPDFObjectHandle::newName("/XYZ"));
        destination.appendItem(QPDFObjectHandle::newNull());
        destination.appendItem(QPDFObjectHandle::newReal(height - entry.top, 1));
        destination.appendItem(QPDFObjectHandle::newNull());
        QPDFObjectHandle item = QPDFObjectHandle::newDictionary();
        item.replaceKey("/Title", unicode(entry.title));
        item.replaceKey("/Parent", outlines);
        item.replaceKey("/Dest", destination);
        items.push_back(pdf.makeIndirectObject(item));
    }
    if (items.empty())
        return;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0)
            items[i].replaceKey("/Prev", items[i - 1]);
        if (i + 1 < items.size())
            items[i].replaceKey("/Next", items[i + 1]);
    }
    outlines.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    outlines.replaceKey("/First", items.front());
    outlines.replaceKey("/Last", items.back());
    outlines.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", outlines);
}

} // namespace

core::Result<QByteArray> finishPdf(const QByteArray &bytes, const PdfProperties &properties)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("report", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        setInformation(pdf, properties);
        setOutline(pdf, properties.outline);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char *>(buffer->getBuffer()),
                          static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception &error) {
        return core::failure({CORE_TEXT("the PDF could not be finished: %1"), {std::string(error.what())}});
    }
}

} // namespace ui::report
