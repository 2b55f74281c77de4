// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportlayout.h"

#include "ui/report/composer.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <QDate>

namespace ui::report {

using namespace core::exports;

namespace {

void layOutTitle(Composer &composer, const Report &report)
{
    const Ink &ink = Ink::print();
    composer.item([ink, x = composer.left(), y = composer.y()](QPainter &painter) {
        painter.fillRect(QRectF(x, y, pt(36), pt(2.5)), ink.accent);
    });
    composer.space(pt(12));
    composer.text(localised(report.title, composer.locale()),
                  {22.0, ExportWeight::Bold, ink.text1, 1.2, Qt::AlignLeft});
    composer.space(pt(3));
    composer.text(localised(report.subtitle, composer.locale()),
                  {10.0, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft});
    if (report.date) {
        const QDate date = QDate::fromString(QString::fromStdString(*report.date), Qt::ISODate);
        const QString shown = date.isValid() ? composer.locale().toString(date, QLocale::LongFormat)
                                             : QString::fromStdString(*report.date);
        composer.text(shown, {10.0, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft});
    }
    composer.space(pt(18));
}

void layOutChapterTitle(Composer &composer, const ReportChapter &chapter, bool first)
{
    const Ink &ink = Ink::print();
    if (!first) {
        // A chapter opens with its picture or table: it wants half a page, or a page of its own.
        composer.space(pt(14));
        composer.need(pt(320));
    }
    const QString title = localised(chapter.title, composer.locale());
    composer.outline(title);
    composer.text(title, {15.0, ExportWeight::Medium, ink.text1, 1.3, Qt::AlignLeft});
    composer.space(pt(3));
    composer.rule(ink.rule, 0.6);
    composer.space(pt(10));
}

double keepWithNext(const std::vector<ReportBlock> &blocks, std::size_t index, double width)
{
    if (index + 1 >= blocks.size())
        return 0.0;
    if (const auto *chart = std::get_if<ReportChart>(&blocks[index + 1]))
        return width * chart->heightToWidth;
    return pt(90);
}

void layOutBlock(Composer &composer, const std::vector<ReportBlock> &blocks, std::size_t index)
{
    struct Visitor
    {
        Composer &composer;
        double keep;
        void operator()(const ReportParagraph &block) const { layOutParagraph(composer, block); }
        void operator()(const ReportHeading &block) const { layOutHeading(composer, block, keep); }
        void operator()(const ReportFigures &block) const { layOutFigures(composer, block); }
        void operator()(const ReportTable &block) const { layOutTable(composer, block); }
        void operator()(const ReportChart &block) const { layOutChart(composer, block); }
        void operator()(const ReportChecklist &block) const { layOutChecklist(composer, block); }
        void operator()(const ReportRemark &block) const { layOutRemark(composer, block); }
    };
    std::visit(Visitor{composer, keepWithNext(blocks, index, composer.width())}, blocks[index]);
}

void addFooters(LaidOutReport &report)
{
    const TextStyle style{7.5, ExportWeight::Regular, Ink::print().text3, 1.3, Qt::AlignLeft};
    TextStyle right = style;
    right.alignment = Qt::AlignRight;
    const double y = report.pageSize.height() - pt(40);
    const double left = pt(56);
    const double width = report.pageSize.width() - 2 * left;
    for (std::size_t i = 0; i < report.pages.size(); ++i) {
        const BrokenText title = breakText(report.title, style, width * 0.8);
        const BrokenText number = breakText(QStringLiteral("%1/%2").arg(i + 1).arg(report.pages.size()), right, width);
        report.pages[i].items.emplace_back([=](QPainter &painter) {
            BrokenText oneLine = title;
            oneLine.lines.resize(std::min<std::size_t>(oneLine.lines.size(), 1));
            oneLine.paint(painter, {left, y});
            number.paint(painter, {left, y});
        });
    }
}

} // namespace

void LaidOutReport::paint(QPainter &painter, std::size_t page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto &item : pages[page].items) {
        painter.save();
        item(painter);
        painter.restore();
    }
}

LaidOutReport layOut(const Report &report, const LayoutOptions &options)
{
    LaidOutReport result;
    result.title = localised(report.title, options.locale);
    result.pageSize = options.pageSize.size(QPageSize::Point) * unitsPerPoint;
    Composer composer(result, options);
    layOutTitle(composer, report);
    bool first = true;
    for (const ReportChapter &chapter : report.chapters) {
        layOutChapterTitle(composer, chapter, first);
        first = false;
        for (std::size_t i = 0; i < chapter.blocks.size(); ++i)
            layOutBlock(composer, chapter.blocks, i);
    }
    addFooters(result);
    return result;
}

} // namespace ui::report
