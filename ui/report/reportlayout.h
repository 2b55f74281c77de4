// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

/// Sets a report on pages. The pages are painted from a list of items, by the PDF writer and by the window's preview
/// alike, so that what is seen is what is printed.
namespace ui::report {

/// Lengths of the layout: a twentieth of a point, so that fonts and lines fall on whole numbers.
inline constexpr int unitsPerPoint = 20;
inline constexpr int unitsPerInch = 72 * unitsPerPoint;
/// A pixel of a chart is 1/96 inch.
inline constexpr int unitsPerPixel = unitsPerInch / 96;

/// Paints a chart of the report into `rect` (in layout units); false when there is no such chart.
using ChartPainter =
    std::function<bool(QPainter &painter, const QRectF &rect, const core::exports::ReportChart &chart)>;

struct LayoutOptions
{
    QPageSize pageSize{QPageSize::A4};
    QLocale locale;
    ChartPainter chartPainter;
    /// Whether there is such a chart; not set: all that are named.
    std::function<bool(const core::exports::ReportChart &)> hasChart{};
};

struct Page
{
    std::vector<std::function<void(QPainter &)>> items;
};

/// Where a chapter begins: for the outline.
struct OutlineEntry
{
    QString title;
    int page = 0;     ///< from 0
    double top = 0.0; ///< from the top edge, in points
};

/// A place of a page that leads somewhere, in points from the top left corner.
struct PageLink
{
    int page = 0; ///< from 0
    QRectF place;
    QString address;     ///< where it leads outside; empty: to a page of the report
    int targetPage = -1; ///< from 0
    double targetTop = 0.0;
};

struct LaidOutReport
{
    QString title;
    QSizeF pageSize; ///< in layout units
    std::vector<Page> pages;
    std::vector<OutlineEntry> outline;
    std::vector<PageLink> links;

    /// Paints one page; the painter's coordinates are layout units with the origin at the page's top left corner.
    void paint(QPainter &painter, std::size_t page) const;
};

LaidOutReport layOut(const core::exports::Report &report, const LayoutOptions &options);

} // namespace ui::report
