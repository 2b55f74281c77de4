// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportlayout.h"

#include "ui/report/composer.h"
#include "ui/report/reportcells.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui::report {

using namespace core::exports;

namespace {

void layOutTitle(Composer &composer, const Report &report)
{
    const Ink &ink = Ink::print();
    const TextStyle small{10.0, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft};
    composer.item([ink, x = composer.left(), y = composer.y()](QPainter &painter) {
        painter.fillRect(QRectF(x, y, pt(36), pt(2.5)), ink.accent);
    });
    composer.space(pt(12));
    composer.text(localised(report.title, composer.locale()),
                  {22.0, ExportWeight::Bold, ink.text1, 1.2, Qt::AlignLeft});
    composer.space(pt(3));
    composer.text(localised(report.subtitle, composer.locale()), small);
    const QString date = reportDate(report, composer.locale());
    const QString committee = QString::fromStdString(report.cover.committee);
    const QString line =
        date.isEmpty() || committee.isEmpty() ? date + committee : QStringLiteral("%1 · %2").arg(committee, date);
    if (!line.isEmpty())
        composer.text(line, small);
    composer.space(pt(report.mostPages > 0 ? 10 : 18));
}

/// As large as it goes in four lines; what is longer than that ends in "…".
void coverTitle(Composer &composer, const QString &title)
{
    constexpr std::size_t mostLines = 4;
    TextStyle style{28.0, ExportWeight::Bold, Ink::print().text1, 1.2, Qt::AlignLeft};
    BrokenText broken = breakText(title, style, composer.width());
    for (const double smaller : {22.0, 17.0, 13.0}) {
        if (broken.lines.size() <= mostLines)
            break;
        style.sizePoints = smaller;
        broken = breakText(title, style, composer.width());
    }
    if (broken.lines.size() > mostLines) {
        broken.lines.resize(mostLines);
        broken.lines.back().text += QStringLiteral(" …");
    }
    const double height = pt(style.sizePoints) * style.leading * static_cast<double>(broken.lines.size());
    composer.item(
        [broken, at = QPointF(composer.left(), composer.y())](QPainter &painter) { broken.paint(painter, at); });
    composer.space(height);
}

/// The first page of its own; the table of contents is filled in when the pages are known.
void layOutCover(Composer &composer, const Report &report)
{
    const Ink &ink = Ink::print();
    constexpr double logoWidthPoints = 160.0, logoHeightPoints = 56.0;
    if (!report.cover.logo.empty())
        composer.item([logo = report.cover.logo,
                       box = QRectF(composer.left(), composer.y(), pt(logoWidthPoints), pt(logoHeightPoints))](
                          QPainter &painter) { paintLogo(painter, box, logo); });
    if (!report.cover.classification.empty())
        composer.item([text = oneLine(QString::fromStdString(report.cover.classification),
                                      {9.0, ExportWeight::Medium, ink.text2, 1.3, Qt::AlignRight}, composer.width()),
                       at = QPointF(composer.left(), composer.y())](QPainter &painter) { text.paint(painter, at); });
    composer.space(pt(130));
    composer.item([ink, x = composer.left(), y = composer.y()](QPainter &painter) {
        painter.fillRect(QRectF(x, y, pt(48), pt(3)), ink.accent);
    });
    composer.space(pt(16));
    coverTitle(composer, localised(report.title, composer.locale()));
    composer.space(pt(6));
    composer.text(localised(report.subtitle, composer.locale()),
                  {11.5, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft});
    composer.space(pt(22));
    const std::vector<std::pair<QString, QString>> facts{
        {QCoreApplication::translate("Report", "Prepared for"), QString::fromStdString(report.cover.committee)},
        {QCoreApplication::translate("Report", "Date"), reportDate(report, composer.locale())}};
    double x = composer.left();
    for (const auto &[label, value] : facts) {
        if (value.isEmpty())
            continue;
        const double width = composer.width() / 2 - pt(12);
        composer.item([label = oneLine(label, {8.0, ExportWeight::Regular, ink.text2, 1.3, Qt::AlignLeft}, width),
                       value = oneLine(value, {11.0, ExportWeight::Medium, ink.text1, 1.4, Qt::AlignLeft}, width),
                       at = QPointF(x, composer.y())](QPainter &painter) {
            label.paint(painter, at);
            value.paint(painter, at + QPointF(0, pt(11)));
        });
        x += composer.width() / 2;
    }
}

/// Titles of the chapters with their pages, at the foot of the cover; each leads to its chapter.
void addContents(LaidOutReport &report)
{
    const Ink &ink = Ink::print();
    const double lineHeight = pt(17);
    const double left = pt(56);
    const double width = report.pageSize.width() - 2 * left;
    double y = report.pageSize.height() - pt(84) - lineHeight * static_cast<double>(report.outline.size());
    const TextStyle words{9.5, ExportWeight::Regular, ink.text1, 1.3, Qt::AlignLeft};
    TextStyle number{9.5, ExportWeight::Regular, ink.text2, 1.3, Qt::AlignRight};
    for (const OutlineEntry &entry : report.outline) {
        const BrokenText title = oneLine(entry.title, words, width - pt(40));
        const BrokenText page = oneLine(QString::number(entry.page + 1), number, width);
        report.pages.front().items.emplace_back([=](QPainter &painter) {
            title.paint(painter, {left, y});
            page.paint(painter, {left, y});
            painter.setPen(QPen(ink.rule, pt(0.4)));
            painter.drawLine(QPointF(left, y + pt(14)), QPointF(left + width, y + pt(14)));
        });
        report.links.push_back({0, QRectF(left / unitsPerPoint, y / unitsPerPoint, width / unitsPerPoint, 14.0),
                                QString(), entry.page, entry.top});
        y += lineHeight;
    }
}

/// A chapter's title stands above its first sentences and with the beginning of its first table or picture.
double chapterOpening(const Composer &composer, const ReportChapter &chapter)
{
    constexpr double titlePoints = 34.0, enoughPoints = 150.0;
    double height = 0.0;
    for (const ReportBlock &block : chapter.blocks) {
        height += beginningOf(block, composer);
        if (height >= pt(enoughPoints) || std::holds_alternative<ReportTable>(block))
            break;
    }
    return pt(titlePoints) + std::min(height, composer.pageHeight() * 0.55);
}

void layOutChapterTitle(Composer &composer, const ReportChapter &chapter, const Report &report, bool first)
{
    const Ink &ink = Ink::print();
    if (!first) {
        composer.space(pt(report.mostPages > 0 ? 6 : 20));
        composer.need(chapterOpening(composer, chapter));
    }
    const QString title = localised(chapter.title, composer.locale());
    composer.outline(title);
    composer.text(title, {15.0, ExportWeight::Medium, ink.text1, 1.3, Qt::AlignLeft});
    composer.space(pt(3));
    composer.rule(ink.rule, 0.6);
    composer.space(pt(10));
}

/// What of the next block has to stand under this one. Sentences may be parted, a sentence and its picture may not.
double keepWithNext(const std::vector<ReportBlock> &blocks, std::size_t index, const Composer &composer)
{
    if (index + 1 >= blocks.size())
        return 0.0;
    const bool heading = std::holds_alternative<ReportHeading>(blocks[index]);
    if (!heading && std::holds_alternative<ReportParagraph>(blocks[index + 1]))
        return 0.0;
    return beginningOf(blocks[index + 1], composer);
}

/// Whether a table is a further part of the one before it.
bool goesOn(const std::vector<ReportBlock> &blocks, std::size_t index)
{
    const auto *before = index > 0 ? std::get_if<ReportTable>(&blocks[index - 1]) : nullptr;
    const auto *table = std::get_if<ReportTable>(&blocks[index]);
    return before != nullptr && table != nullptr && table->part && before->part && before->id == table->id;
}

void layOutBlock(Composer &composer, const std::vector<ReportBlock> &blocks, std::size_t index)
{
    struct Visitor
    {
        Composer &composer;
        double keep;
        bool first, goesOn, afterWords;
        void operator()(const ReportParagraph &block) const { layOutParagraph(composer, block, first, keep); }
        void operator()(const ReportHeading &block) const { layOutHeading(composer, block, keep); }
        void operator()(const ReportFigures &block) const { layOutFigures(composer, block); }
        void operator()(const ReportTable &block) const
        {
            if (afterWords && !block.caption.empty())
                composer.space(pt(6)); // a caption belongs to what stands under it
            layOutTable(composer, block, goesOn);
        }
        void operator()(const ReportChart &block) const { layOutChart(composer, block); }
        void operator()(const ReportChecklist &block) const { layOutChecklist(composer, block); }
        void operator()(const ReportRemark &block) const { layOutRemark(composer, block); }
    };
    const bool afterWords = index > 0 && std::holds_alternative<ReportParagraph>(blocks[index - 1]);
    std::visit(Visitor{composer, keepWithNext(blocks, index, composer), index == 0, goesOn(blocks, index), afterWords},
               blocks[index]);
}

void addFooters(LaidOutReport &report, const std::string &classification)
{
    const TextStyle style{7.5, ExportWeight::Regular, Ink::print().text3, 1.3, Qt::AlignLeft};
    TextStyle right = style;
    right.alignment = Qt::AlignRight;
    const double y = report.pageSize.height() - pt(40);
    const double left = pt(56);
    const double width = report.pageSize.width() - 2 * left;
    const QString foot = classification.empty()
                             ? report.title
                             : QStringLiteral("%1 · %2").arg(QString::fromStdString(classification), report.title);
    for (std::size_t i = 0; i < report.pages.size(); ++i) {
        const BrokenText title = oneLine(foot, style, width * 0.8);
        const BrokenText number = oneLine(QStringLiteral("%1/%2").arg(i + 1).arg(report.pages.size()), right, width);
        report.pages[i].items.emplace_back([=](QPainter &painter) {
            title.paint(painter, {left, y});
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

namespace {

LaidOutReport layOutOnce(const Report &report, const LayoutOptions &options)
{
    LaidOutReport result;
    result.title = localised(report.title, options.locale);
    result.pageSize = options.pageSize.size(QPageSize::Point) * unitsPerPoint;
    Composer composer(result, options);
    if (report.hasCoverPage) {
        layOutCover(composer, report);
        if (!report.chapters.empty())
            composer.newPage();
    } else {
        layOutTitle(composer, report);
    }
    bool first = true;
    for (const ReportChapter &chapter : report.chapters) {
        layOutChapterTitle(composer, chapter, report, first);
        first = false;
        for (std::size_t i = 0; i < chapter.blocks.size(); ++i)
            layOutBlock(composer, chapter.blocks, i);
    }
    if (report.hasCoverPage)
        addContents(result);
    addFooters(result, report.cover.classification);
    return result;
}

void cutTo(ReportTable &table, std::size_t rows)
{
    table.rows.resize(rows);
    std::erase_if(table.strongRows, [rows](std::size_t row) { return row >= rows; });
    std::erase_if(table.dimRows, [rows](std::size_t row) { return row >= rows; });
}

/// Takes what matters least out of a report that is too long: rows of its longest table, then remarks and notes from
/// behind, then whole tables and pictures. False when nothing is left to take.
bool takeOut(Report &report)
{
    constexpr std::size_t fewRows = 10, cut = 4;
    ReportTable *longest = nullptr;
    for (ReportChapter &chapter : report.chapters)
        for (ReportBlock &block : chapter.blocks)
            if (auto *table = std::get_if<ReportTable>(&block);
                table != nullptr && (longest == nullptr || table->rows.size() > longest->rows.size()))
                longest = table;
    if (longest != nullptr && longest->rows.size() > fewRows) {
        cutTo(*longest, std::max(fewRows, longest->rows.size() - cut));
        longest->footnote = CORE_TEXT("The table goes on in the full report.");
        return true;
    }
    const auto last = [&report](auto isOne) {
        for (auto chapter = report.chapters.rbegin(); chapter != report.chapters.rend(); ++chapter)
            for (std::size_t i = chapter->blocks.size(); i-- > 0;)
                if (isOne(chapter->blocks[i])) {
                    chapter->blocks.erase(chapter->blocks.begin() + static_cast<std::ptrdiff_t>(i));
                    if (chapter->blocks.empty())
                        report.chapters.erase(std::next(chapter).base());
                    return true;
                }
        return false;
    };
    return last([](const ReportBlock &block) { return std::holds_alternative<ReportRemark>(block); }) ||
           last([](const ReportBlock &block) {
               const auto *paragraph = std::get_if<ReportParagraph>(&block);
               return paragraph != nullptr && paragraph->style != ReportParagraph::Style::Lead;
           }) ||
           last([](const ReportBlock &block) { return std::holds_alternative<ReportTable>(block); }) ||
           last([](const ReportBlock &block) { return std::holds_alternative<ReportChart>(block); }) ||
           last([](const ReportBlock &) { return true; });
}

/// The first findings of the audit as `whole` has them, in the chapter of their own.
void setRemarks(Report &report, const Report &whole, std::size_t count)
{
    const auto from = std::ranges::find(whole.chapters, "remarks", &ReportChapter::id);
    std::erase_if(report.chapters, [](const ReportChapter &chapter) { return chapter.id == "remarks"; });
    ReportChapter chapter = *from;
    chapter.blocks.resize(std::min(count, chapter.blocks.size()));
    report.chapters.push_back(std::move(chapter));
}

/// One row more of a table that was cut; false when none was.
bool addRow(Report &report, const Report &whole)
{
    for (ReportChapter &chapter : report.chapters) {
        const auto from = std::ranges::find(whole.chapters, chapter.id, &ReportChapter::id);
        if (from == whole.chapters.end())
            continue;
        for (ReportBlock &block : chapter.blocks) {
            auto *table = std::get_if<ReportTable>(&block);
            for (const ReportBlock &other : from->blocks) {
                const auto *all = std::get_if<ReportTable>(&other);
                if (table == nullptr || all == nullptr || all->id != table->id ||
                    all->rows.size() <= table->rows.size())
                    continue;
                const std::size_t rows = table->rows.size() + 1;
                const core::Text cutNote = table->footnote;
                *table = *all;
                if (rows < all->rows.size()) {
                    cutTo(*table, rows);
                    table->footnote = cutNote;
                }
                return true;
            }
        }
    }
    return false;
}

/// What was cut goes in steps, so that in the end there may be room: for findings of the audit first, then for rows.
void putBack(const Report &whole, Report &shorter, LaidOutReport &laidOut, const LayoutOptions &options)
{
    const auto fits = [&](Report trial) {
        LaidOutReport result = layOutOnce(trial, options);
        if (result.pages.size() > whole.mostPages)
            return false;
        shorter = std::move(trial);
        laidOut = std::move(result);
        return true;
    };
    const auto countIn = [](const Report &report) {
        const auto chapter = std::ranges::find(report.chapters, "remarks", &ReportChapter::id);
        return chapter == report.chapters.end() ? 0 : chapter->blocks.size();
    };
    for (std::size_t count = countIn(shorter) + 1; count <= countIn(whole); ++count) {
        Report trial = shorter;
        setRemarks(trial, whole, count);
        if (!fits(std::move(trial)))
            break;
    }
    for (Report trial = shorter; addRow(trial, whole) && fits(trial); trial = shorter) {
    }
}

} // namespace

LaidOutReport layOut(const Report &report, const LayoutOptions &options)
{
    LaidOutReport result = layOutOnce(report, options);
    if (report.mostPages == 0 || result.pages.size() <= report.mostPages)
        return result;
    Report shorter = report;
    while (result.pages.size() > report.mostPages && takeOut(shorter))
        result = layOutOnce(shorter, options);
    if (result.pages.size() <= report.mostPages)
        putBack(report, shorter, result, options);
    return result;
}

} // namespace ui::report
