// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/reportlayout.h"
#include "ui/style/exportfont.h"

#include <QColor>
#include <QStaticText>

/// The pen that fills pages from top to bottom. Not for use outside ui/report.
namespace ui::report {

/// Points to layout units.
constexpr double pt(double points)
{
    return points * unitsPerPoint;
}

struct TextStyle
{
    double sizePoints = 9.0;
    ExportWeight weight = ExportWeight::Regular;
    QColor color;
    double leading = 1.35; ///< line distance over font size
    Qt::Alignment alignment = Qt::AlignLeft;
};

/// The print colours: those of the light theme, on white.
struct Ink
{
    QColor text1, text2, text3, accent, rule, band, warning, bar;
    static const Ink &print();
};

/// A text broken into lines of a width; painted at any place.
struct BrokenText
{
    struct Line
    {
        QString text;
        double width = 0.0;
    };
    std::vector<Line> lines;
    TextStyle style;
    double width = 0.0;
    double height = 0.0;
    void paint(QPainter &painter, QPointF topLeft) const;
};

BrokenText breakText(const QString &text, const TextStyle &style, double width);
/// On one line: what does not fit ends in "…".
BrokenText oneLine(const QString &text, const TextStyle &style, double width);
double textWidth(const QString &text, const TextStyle &style);

class Composer
{
public:
    Composer(LaidOutReport &report, const LayoutOptions &options);

    double left() const { return m_left; }
    double width() const { return m_width; }
    double y() const { return m_y; }
    double room() const { return m_bottom - m_y; }
    double pageHeight() const { return m_bottom - m_top; }
    bool atTop() const { return m_y <= m_top; }
    const QLocale &locale() const { return m_options.locale; }
    const LayoutOptions &options() const { return m_options; }

    void newPage();
    /// A new page unless so much room is left; false when none was needed.
    bool need(double height);
    void space(double height) { m_y += height; }
    void item(std::function<void(QPainter &)> paint);
    /// Text across the whole width from here on, split over pages by lines.
    void text(const QString &text, const TextStyle &style, double indent = 0.0);
    void rule(const QColor &color, double thicknessPoints = 0.5);
    void outline(const QString &title);
    /// A place of the page that leads to an address.
    void link(const QRectF &place, const QString &address);

private:
    LaidOutReport &m_report;
    const LayoutOptions &m_options;
    double m_left = 0.0, m_width = 0.0, m_top = 0.0, m_bottom = 0.0, m_y = 0.0;
};

/// Draws a logo's bytes (PNG, JPEG, SVG) into the box, as large as it goes, from its top left corner; false when they
/// are no picture.
bool paintLogo(QPainter &painter, const QRectF &box, const std::string &bytes);

// One function a kind of block.
void layOutFigures(Composer &composer, const core::exports::ReportFigures &figures);
/// `goesOn`: a further part of the table above.
void layOutTable(Composer &composer, const core::exports::ReportTable &table, bool goesOn);
void layOutChart(Composer &composer, const core::exports::ReportChart &chart);
void layOutChecklist(Composer &composer, const core::exports::ReportChecklist &checklist);
void layOutRemark(Composer &composer, const core::exports::ReportRemark &remark);
/// `first`: of its chapter; `keepWithNext`: what of the next block has to stand on the same page.
void layOutParagraph(Composer &composer, const core::exports::ReportParagraph &paragraph, bool first,
                     double keepWithNext);
void layOutHeading(Composer &composer, const core::exports::ReportHeading &heading, double keepWithNext);

/// The least height with which a block begins: what must fit under a title for the title not to stand alone.
double beginningOf(const core::exports::ReportBlock &block, const Composer &composer);
double tableBeginning(const core::exports::ReportTable &table, const Composer &composer);

} // namespace ui::report
