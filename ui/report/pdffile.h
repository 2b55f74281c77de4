// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace ui::report {

struct PdfOutlineEntry
{
    QString title;
    int page = 0;     ///< from 0
    double top = 0.0; ///< from the page's top edge, in points
};

/// A place that leads somewhere: to a page of the document, or to an address.
struct PdfLink
{
    int page = 0;                                            ///< from 0
    double left = 0.0, top = 0.0, width = 0.0, height = 0.0; ///< points, from the page's top left corner
    QString address;                                         ///< empty: to `targetPage`
    int targetPage = -1;
    double targetTop = 0.0;
};

/// A file carried inside the document.
struct PdfAttachment
{
    std::string name; ///< "project.yaml"
    std::string description;
    std::string bytes;
    std::string type = "application/yaml"; ///< MIME
};

struct PdfProperties
{
    QString title;
    QString language;                ///< BCP 47: "en", "de"
    std::optional<std::string> date; ///< ISO 8601; absent: the file says none
    std::vector<PdfOutlineEntry> outline;
    std::vector<PdfLink> links{};
    std::vector<PdfAttachment> attachments{};
};

/// The last step of every PDF: language, outline and title set, dates and identifiers taken from the input instead of
/// the clock, so that the same input gives the same bytes.
core::Result<QByteArray> finishPdf(const QByteArray &pdf, const PdfProperties &properties);

/// The files that a PDF carries, by name; none where the bytes are no PDF. What unpacks to more than 64 MB in all is
/// left out.
std::vector<PdfAttachment> attachmentsOfPdf(const std::string &pdf);

} // namespace ui::report
