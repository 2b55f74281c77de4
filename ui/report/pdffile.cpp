// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdffile.h"

// qpdf 11 warns unless told that its old pointer type is not used here.
#define POINTERHOLDER_TRANSITION 4

#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
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

/// [page /XYZ null top null], the place on a page that outline and links lead to.
QPDFObjectHandle destination(const std::vector<QPDFPageObjectHelper> &pages, int page, double top)
{
    QPDFObjectHandle target = pages[static_cast<std::size_t>(page)].getObjectHandle();
    const double height = target.getKey("/MediaBox").getArrayItem(3).getNumericValue();
    QPDFObjectHandle result = QPDFObjectHandle::newArray();
    result.appendItem(target);
    result.appendItem(QPDFObjectHandle::newName("/XYZ"));
    result.appendItem(QPDFObjectHandle::newNull());
    result.appendItem(QPDFObjectHandle::newReal(height - top, 1));
    result.appendItem(QPDFObjectHandle::newNull());
    return result;
}

void setOutline(QPDF &pdf, const std::vector<PdfOutlineEntry> &entries)
{
    const std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    std::vector<QPDFObjectHandle> items;
    QPDFObjectHandle outlines = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    for (const PdfOutlineEntry &entry : entries) {
        if (entry.page < 0 || static_cast<std::size_t>(entry.page) >= pages.size())
            continue;
        QPDFObjectHandle item = QPDFObjectHandle::newDictionary();
        item.replaceKey("/Title", unicode(entry.title));
        item.replaceKey("/Parent", outlines);
        item.replaceKey("/Dest", destination(pages, entry.page, entry.top));
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

QPDFObjectHandle annotationOf(const PdfLink &link, const std::vector<QPDFPageObjectHelper> &pages, double pageHeight)
{
    QPDFObjectHandle place = QPDFObjectHandle::newArray();
    for (const double number :
         {link.left, pageHeight - link.top - link.height, link.left + link.width, pageHeight - link.top})
        place.appendItem(QPDFObjectHandle::newReal(number, 2));
    QPDFObjectHandle border = QPDFObjectHandle::newArray();
    for (int i = 0; i < 3; ++i)
        border.appendItem(QPDFObjectHandle::newInteger(0));
    QPDFObjectHandle annotation = QPDFObjectHandle::newDictionary();
    annotation.replaceKey("/Type", QPDFObjectHandle::newName("/Annot"));
    annotation.replaceKey("/Subtype", QPDFObjectHandle::newName("/Link"));
    annotation.replaceKey("/Rect", place);
    annotation.replaceKey("/Border", border);
    if (link.address.isEmpty()) {
        annotation.replaceKey("/Dest", destination(pages, link.targetPage, link.targetTop));
        return annotation;
    }
    QPDFObjectHandle action = QPDFObjectHandle::newDictionary();
    action.replaceKey("/S", QPDFObjectHandle::newName("/URI"));
    action.replaceKey("/URI", QPDFObjectHandle::newString(link.address.toStdString()));
    annotation.replaceKey("/A", action);
    return annotation;
}

void setLinks(QPDF &pdf, const std::vector<PdfLink> &links)
{
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    const int count = static_cast<int>(pages.size());
    for (const PdfLink &link : links) {
        const bool leads = !link.address.isEmpty() || (link.targetPage >= 0 && link.targetPage < count);
        if (link.page < 0 || link.page >= count || !leads)
            continue;
        QPDFObjectHandle page = pages[static_cast<std::size_t>(link.page)].getObjectHandle();
        if (!page.getKey("/Annots").isArray())
            page.replaceKey("/Annots", QPDFObjectHandle::newArray());
        const double height = page.getKey("/MediaBox").getArrayItem(3).getNumericValue();
        page.getKey("/Annots").appendItem(pdf.makeIndirectObject(annotationOf(link, pages, height)));
    }
}

void attach(QPDF &pdf, const PdfProperties &properties)
{
    QPDFEmbeddedFileDocumentHelper files(pdf);
    for (const PdfAttachment &attachment : properties.attachments) {
        auto stream = QPDFEFStreamObjectHelper::createEFStream(pdf, attachment.bytes);
        stream.setSubtype(attachment.type);
        if (const auto date = pdfDate(properties.date))
            stream.setCreationDate(*date).setModDate(*date);
        auto file = QPDFFileSpecObjectHelper::createFileSpec(pdf, attachment.name, stream);
        file.setDescription(attachment.description);
        file.getObjectHandle().replaceKey("/AFRelationship", QPDFObjectHandle::newName("/Source"));
        files.replaceEmbeddedFile(attachment.name, file);
    }
}

} // namespace

std::vector<PdfAttachment> attachmentsOfPdf(const std::string &bytes)
{
    constexpr std::size_t mostBytes = std::size_t{64} << 20U;
    std::vector<PdfAttachment> found;
    if (bytes.find("%PDF-") > 1024)
        return found;
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("report", bytes.data(), bytes.size());
        std::size_t all = 0;
        for (const auto &[name, file] : QPDFEmbeddedFileDocumentHelper(pdf).getEmbeddedFiles()) {
            const std::shared_ptr<Buffer> data = file->getEmbeddedFileStream().getStreamData();
            all += data->getSize();
            if (all > mostBytes)
                break;
            found.push_back(
                {name, {}, std::string(reinterpret_cast<const char *>(data->getBuffer()), data->getSize()), {}});
        }
    } catch (const std::exception &) {
        found.clear(); // whoever asked says that it is no project
    }
    return found;
}

core::Result<QByteArray> finishPdf(const QByteArray &bytes, const PdfProperties &properties)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("report", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        setInformation(pdf, properties);
        setOutline(pdf, properties.outline);
        setLinks(pdf, properties.links);
        attach(pdf, properties);
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
