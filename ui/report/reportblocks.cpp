// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/composer.h"

#include "ui/closedsentence.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>

namespace ui::report {

using core::audit::CheckSeverity;
using core::exports::ReportFigure;
using core::exports::ReportParagraph;
using core::results::Recorded;

namespace {

/// Provenance by fill: hollow is design, half is benchmark, full is production.
void paintMark(QPainter &painter, QPointF centre, double radius, int fill, const QColor &color)
{
    painter.save();
    painter.setPen(QPen(color, pt(0.9)));
    painter.setBrush(fill == 2 ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawEllipse(centre, radius, radius);
    if (fill == 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        QPainterPath half;
        half.moveTo(centre.x(), box.top());
        half.arcTo(box, 90, 180);
        half.closeSubpath();
        painter.drawPath(half);
    }
    painter.restore();
}

constexpr double leastChartShare = 0.7; ///< of its height, when a page is short

TextStyle chartCaptionStyle()
{
    return {8.0, ExportWeight::Regular, Ink::print().text2, 1.35, Qt::AlignLeft};
}

TextStyle paragraphStyle(ReportParagraph::Style style, bool first)
{
    const Ink &ink = Ink::print();
    switch (style) {
    case ReportParagraph::Style::Lead:
        return first ? TextStyle{15.0, ExportWeight::Bold, ink.text1, 1.3, Qt::AlignLeft}
                     : TextStyle{11.5, ExportWeight::Regular, ink.text1, 1.4, Qt::AlignLeft};
    case ReportParagraph::Style::Note:
        return {8.0, ExportWeight::Regular, ink.text2, 1.4, Qt::AlignLeft};
    case ReportParagraph::Style::Body:
        break;
    }
    return {9.5, ExportWeight::Regular, ink.text1, 1.45, Qt::AlignLeft};
}

void layOutFigure(Composer &composer, const ReportFigure &figure, double x, double width)
{
    const Ink &ink = Ink::print();
    const QLocale &locale = composer.locale();
    const TextStyle labelStyle{8.0, ExportWeight::Regular, ink.text2, 1.3, Qt::AlignLeft};
    const TextStyle valueStyle{18.0, ExportWeight::Medium, ink.text1, 1.2, Qt::AlignLeft};
    const TextStyle unitStyle{8.5, ExportWeight::Regular, ink.text2, 1.2, Qt::AlignLeft};
    const QString value = figure.value ? formatNumber(*figure.value, 3, locale) : localised(figure.word, locale);
    const BrokenText label = oneLine(localised(figure.label, locale), labelStyle, width);
    const QString unitText = localised(figure.unit, locale);
    const double unitWidth = unitText.isEmpty() ? 0.0 : textWidth(unitText, unitStyle) + pt(3);
    const BrokenText number = oneLine(value, valueStyle, std::max(width - unitWidth, width / 3));
    const BrokenText unit = oneLine(unitText, unitStyle, width);
    const double basisIndent = figure.provenance ? pt(10) : 0.0;
    const BrokenText basis = oneLine(localised(figure.basis, locale), labelStyle, width - basisIndent - pt(4));
    const double numberWidth = number.lines.front().width;
    const double top = composer.y();
    composer.item([=](QPainter &painter) {
        label.paint(painter, {x, top});
        number.paint(painter, {x, top + pt(11)});
        unit.paint(painter, {x + numberWidth + pt(3), top + pt(19.5)});
        basis.paint(painter, {x + basisIndent, top + pt(34)});
        if (figure.provenance)
            paintMark(painter, {x + pt(3.5), top + pt(39)}, pt(2.8), static_cast<int>(*figure.provenance), ink.text2);
    });
}

} // namespace

void layOutFigures(Composer &composer, const core::exports::ReportFigures &figures)
{
    const std::size_t count = figures.figures.size();
    const std::size_t perRow = count == 5 || count == 6 || count == 9 ? 3 : std::clamp<std::size_t>(count, 3, 4);
    const double width = composer.width() / static_cast<double>(perRow);
    const double rowHeight = pt(64);
    composer.space(pt(8));
    for (std::size_t i = 0; i < figures.figures.size(); ++i) {
        if (i % perRow == 0) {
            if (i > 0)
                composer.space(rowHeight);
            composer.need(rowHeight);
        }
        layOutFigure(composer, figures.figures[i], composer.left() + width * static_cast<double>(i % perRow),
                     width - pt(8));
    }
    composer.space(rowHeight);
    const TextStyle legend{7.0, ExportWeight::Regular, Ink::print().text3, 1.3, Qt::AlignLeft};
    const double top = composer.y();
    const std::vector<QString> words{QCoreApplication::translate("Report", "design"),
                                     QCoreApplication::translate("Report", "benchmark"),
                                     QCoreApplication::translate("Report", "production")};
    composer.item([=, left = composer.left()](QPainter &painter) {
        double x = left;
        for (int i = 0; i < 3; ++i) {
            paintMark(painter, {x + pt(3), top + pt(4.7)}, pt(2.4), i, Ink::print().text3);
            breakText(words[static_cast<std::size_t>(i)], legend, pt(90)).paint(painter, {x + pt(9), top});
            x += pt(16) + textWidth(words[static_cast<std::size_t>(i)], legend);
        }
    });
    composer.space(pt(16));
}

void layOutChart(Composer &composer, const core::exports::ReportChart &chart)
{
    const LayoutOptions &options = composer.options();
    if (!options.chartPainter || (options.hasChart && !options.hasChart(chart)))
        return;
    const BrokenText caption =
        breakText(localised(chart.caption, composer.locale()), chartCaptionStyle(), composer.width());
    const double under = pt(8) + (chart.caption.empty() ? 0.0 : caption.height + pt(8));
    double height = composer.width() * chart.heightToWidth;
    // A picture that nearly fits is made a little lower rather than leaving half a page empty.
    if (composer.room() < height + under && composer.room() >= height * leastChartShare + under)
        height = composer.room() - under;
    composer.need(height + under);
    const QRectF rect(composer.left(), composer.y(), composer.width(), height);
    composer.item([rect, chart, painterOf = composer.options().chartPainter](QPainter &painter) {
        painterOf(painter, rect, chart);
    });
    composer.space(height + pt(8));
    if (!chart.caption.empty()) {
        composer.text(localised(chart.caption, composer.locale()), chartCaptionStyle());
        composer.space(pt(8));
    }
}

void layOutChecklist(Composer &composer, const core::exports::ReportChecklist &checklist)
{
    const Ink &ink = Ink::print();
    const auto recorded = std::ranges::count(checklist.items, Recorded::Yes);
    composer.need(pt(78));
    composer.text(QCoreApplication::translate("Report", "What makes it repeatable: %1 of 9 recorded").arg(recorded),
                  {8.5, ExportWeight::Medium, ink.text1, 1.35, Qt::AlignLeft});
    composer.space(pt(3));
    const double width = composer.width() / 3.0;
    const double top = composer.y();
    for (std::size_t i = 0; i < checklist.items.size(); ++i) {
        const Recorded state = checklist.items[i];
        const double x = composer.left() + width * static_cast<double>(i % 3);
        const double y = top + pt(15) * static_cast<double>(i / 3);
        const TextStyle style{8.5, ExportWeight::Regular, state == Recorded::Yes ? ink.text1 : ink.text2, 1.3,
                              Qt::AlignLeft};
        const QString item = localised(core::exports::checklistItemText(static_cast<core::results::ChecklistItem>(i)),
                                       composer.locale());
        const BrokenText words = breakText(item, style, width - pt(14));
        composer.item([=](QPainter &painter) {
            paintMark(painter, {x + pt(4), y + pt(5.6)}, pt(3.2), static_cast<int>(state), Ink::print().accent);
            words.paint(painter, {x + pt(12), y});
        });
    }
    composer.space(pt(48));
    composer.text(QCoreApplication::translate("Report", "full: recorded · half: in part · hollow: not recorded"),
                  {7.0, ExportWeight::Regular, ink.text3, 1.3, Qt::AlignLeft});
    composer.space(pt(14));
}

void layOutRemark(Composer &composer, const core::exports::ReportRemark &remark)
{
    const Ink &ink = Ink::print();
    const core::audit::Finding &finding = remark.finding;
    const QLocale &locale = composer.locale();
    const double indent = pt(16);
    const TextStyle words{8.5, ExportWeight::Regular, ink.text1, 1.35, Qt::AlignLeft};
    constexpr double titleAndIdPoints = 28.0;
    double height = pt(titleAndIdPoints);
    for (const QString &text : {closedSentence(finding.reason, locale), closedSentence(finding.remedy, locale)})
        height += text.isEmpty() ? 0.0 : breakText(text, words, composer.width() - indent).height;
    composer.need(std::min(height, composer.pageHeight() / 3));
    const double y = composer.y();
    const bool severe = finding.severity == CheckSeverity::Severe;
    composer.item([=, x = composer.left()](QPainter &painter) {
        QPainterPath triangle;
        triangle.moveTo(x + pt(4.5), y + pt(1.5));
        triangle.lineTo(x + pt(9), y + pt(9.5));
        triangle.lineTo(x, y + pt(9.5));
        triangle.closeSubpath();
        painter.setPen(QPen(ink.warning, pt(0.9)));
        painter.setBrush(severe ? QBrush(ink.warning) : QBrush(Qt::NoBrush));
        painter.drawPath(triangle);
    });
    composer.text(QStringLiteral("%1 · %2").arg(localised(finding.title, locale),
                                                localised(core::exports::severityText(finding.severity), locale)),
                  {9.0, ExportWeight::Medium, ink.text1, 1.35, Qt::AlignLeft}, indent);
    composer.text(closedSentence(finding.reason, locale), words, indent);
    if (!finding.remedy.empty())
        composer.text(closedSentence(finding.remedy, locale),
                      {8.5, ExportWeight::Regular, ink.accent, 1.35, Qt::AlignLeft}, indent);
    if (finding.acknowledged)
        composer.text(QCoreApplication::translate("Report", "Acknowledged: %1")
                          .arg(QString::fromStdString(*finding.acknowledged)),
                      {8.5, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft}, indent);
    composer.text(QStringLiteral("%1%2").arg(QString::fromStdString(finding.check),
                                             finding.figure.empty()
                                                 ? QString()
                                                 : QStringLiteral(" · ") + QString::fromStdString(finding.figure)),
                  {7.0, ExportWeight::Regular, ink.text3, 1.3, Qt::AlignLeft}, indent);
    composer.space(pt(9));
}

void layOutParagraph(Composer &composer, const ReportParagraph &paragraph, bool first, double keepWithNext)
{
    const TextStyle style = paragraphStyle(paragraph.style, first);
    const QString text = localised(paragraph.text, composer.locale());
    if (keepWithNext > 0.0)
        composer.need(
            std::min(breakText(text, style, composer.width()).height + pt(6) + keepWithNext, composer.pageHeight()));
    composer.text(text, style);
    const bool lead = paragraph.style == ReportParagraph::Style::Lead;
    composer.space(pt(!lead ? 6 : first ? 12 : 7));
}

double beginningOf(const core::exports::ReportBlock &block, const Composer &composer)
{
    struct Visitor
    {
        const Composer &composer;
        double operator()(const ReportParagraph &paragraph) const
        {
            return breakText(localised(paragraph.text, composer.locale()), paragraphStyle(paragraph.style, true),
                             composer.width())
                       .height +
                   pt(8);
        }
        double operator()(const core::exports::ReportHeading &) const { return pt(26); }
        double operator()(const core::exports::ReportFigures &figures) const
        {
            return pt(64) * static_cast<double>(1 + figures.figures.size() / 4);
        }
        double operator()(const core::exports::ReportTable &table) const
        {
            return tableBeginning(table, composer) + pt(6);
        }
        double operator()(const core::exports::ReportChart &chart) const
        {
            const LayoutOptions &options = composer.options();
            const bool there = options.chartPainter && (!options.hasChart || options.hasChart(chart));
            return there ? composer.width() * chart.heightToWidth * leastChartShare + pt(24) : 0.0;
        }
        double operator()(const core::exports::ReportChecklist &) const { return pt(92); }
        double operator()(const core::exports::ReportRemark &) const { return pt(50); }
    };
    return std::visit(Visitor{composer}, block);
}

void layOutHeading(Composer &composer, const core::exports::ReportHeading &heading, double keepWithNext)
{
    composer.need(pt(26) + keepWithNext);
    composer.space(pt(6));
    composer.text(localised(heading.text, composer.locale()),
                  {10.5, ExportWeight::Medium, Ink::print().text1, 1.35, Qt::AlignLeft});
    composer.space(pt(5));
}

} // namespace ui::report
