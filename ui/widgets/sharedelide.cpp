// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sharedelide.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace ui {

namespace {

constexpr auto dots = u'\u2026';

qsizetype sharedStart(const QString &a, const QString &b)
{
    const qsizetype most = std::min(a.size(), b.size());
    qsizetype at = 0;
    while (at < most && a[at] == b[at])
        ++at;
    return at;
}

qsizetype sharedEnd(const QString &a, const QString &b, qsizetype start)
{
    const qsizetype most = std::min(a.size(), b.size()) - start;
    qsizetype count = 0;
    while (count < most && a[a.size() - 1 - count] == b[b.size() - 1 - count])
        ++count;
    return count;
}

} // namespace

QString elidedAmong(const QString &text, const QStringList &neighbours, const QFontMetrics &metrics, int width)
{
    const QString plain = metrics.elidedText(text, Qt::ElideMiddle, width);
    if (plain == text)
        return text;
    const qsizetype before = sharedStart(plain, text), after = sharedEnd(plain, text, before);
    const QString first = plain.left(before), last = plain.right(after);
    // Whether it would read the same, by its letters: to lay out every neighbour takes longer than to paint it.
    const auto readsAlike = [&](const QString &other) {
        constexpr qsizetype surelyCut = 4; // so many letters are wider than the dots
        const qsizetype between = other.size() - before - after;
        return between > 0 && other.startsWith(first) && other.endsWith(last) &&
               (between > surelyCut || metrics.horizontalAdvance(other) > width);
    };
    qsizetype start = text.size(), end = text.size();
    for (const QString &other : neighbours) {
        if (other == text || !readsAlike(other))
            continue;
        start = std::min(start, sharedStart(text, other));
        end = std::min(end, sharedEnd(text, other, start));
    }
    if (start == text.size() && end == text.size())
        return plain;
    end = std::min(end, text.size() - start);
    const QString own = text.mid(start, text.size() - start - end), tail = text.right(end);
    const auto fits = [&](const QString &shown) { return metrics.horizontalAdvance(shown) <= width; };
    // What differs first, then what follows it, then as much of the beginning as there is room for.
    QString shown = dots + own + tail;
    if (!fits(shown))
        shown = tail.isEmpty() ? shown : dots + own + dots;
    if (!fits(shown))
        return metrics.elidedText(dots + own, Qt::ElideRight, width);
    qsizetype head = 0;
    while (head < start && fits(text.left(head + 1) + shown))
        ++head;
    return text.left(head) + shown;
}

void SharedElideDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int looksAround = 30; // what stands on the screen together
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QStyle *style = shown.widget != nullptr ? shown.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, shown.widget) + 1;
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, &shown, shown.widget).width() - 2 * margin;
    if (shown.fontMetrics.horizontalAdvance(shown.text) > room) {
        QStringList neighbours;
        const int rows = index.model()->rowCount(index.parent());
        for (int row = std::max(0, index.row() - looksAround); row < std::min(rows, index.row() + looksAround); ++row)
            if (row != index.row())
                neighbours << index.sibling(row, index.column()).data().toString();
        shown.text = elidedAmong(shown.text, neighbours, shown.fontMetrics, room);
    }
    style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
}

} // namespace ui
