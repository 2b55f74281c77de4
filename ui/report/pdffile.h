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

struct PdfProperties
{
    QString title;
    QString language;                ///< BCP 47: "en", "de"
    std::optional<std::string> date; ///< ISO 8601; absent: the file says none
    std::vector<PdfOutlineEntry> outline;
};

/// The last step of every PDF: language, outline and title set, dates and identifiers taken from the input instead of
/// the clock, so that the same input gives the same bytes.
core::Result<QByteArray> finishPdf(const QByteArray &pdf, const PdfProperties &properties);

} // namespace ui::report
