// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/checklistview.h"

#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <algorithm>
#include <array>

namespace ui {

using core::results::ChecklistItem;
using core::results::Recorded;

namespace {

constexpr int rowHeight = 26;
constexpr std::size_t columns = 3;
constexpr int rows = 3;
constexpr double dotRadius = 5.0;

void drawDot(QPainter &painter, const Theme &theme, Recorded recorded, QPointF at, double radius)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    if (recorded == Recorded::Yes)
        painter.drawEllipse(at, radius, radius);
    else if (recorded == Recorded::Partly)
        painter.drawPie(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 90 * 16, 180 * 16);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(recorded == Recorded::No ? theme.text3 : theme.accent, 1.4));
    painter.drawEllipse(at, radius, radius);
}

} // namespace

ChecklistView::ChecklistView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void ChecklistView::setChecklist(const core::results::Checklist &checklist)
{
    m_checklist = checklist;
    QStringList words;
    for (std::size_t i = 0; i < checklist.size(); ++i) {
        const QString name = tooltexts::checklistName(static_cast<ChecklistItem>(i));
        words << QStringLiteral("%1: %2").arg(name, stateText(checklist[i]));
    }
    setAccessibleName(tr("What makes it repeatable"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

QString ChecklistView::stateText(Recorded recorded)
{
    return recorded == Recorded::Yes      ? tr("recorded")
           : recorded == Recorded::Partly ? tr("partly recorded")
                                          : tr("not recorded");
}

QSize ChecklistView::sizeHint() const
{
    return {designPixels(this, 440), designPixels(this, rowHeight) * rows + designPixels(this, 22)};
}

void ChecklistView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = designLength(font(), dotRadius);
    const int height = designPixels(this, rowHeight);
    const int afterDot = designPixels(this, 10);
    const int dots = qRound(2 * radius) + afterDot + 1;
    std::array<int, columns> widths{};
    QFont words = font();
    int spare = 0;
    // Smaller before words are cut: the longest language is a sixth longer than English.
    for (const double factor : {1.0, type::label, type::caption}) {
        words = scaledFont(font(), factor);
        widths.fill(0);
        for (std::size_t i = 0; i < m_checklist.size(); ++i) {
            int &wide = widths.at(i % columns);
            wide = std::max(
                wide, QFontMetrics(words).horizontalAdvance(tooltexts::checklistName(static_cast<ChecklistItem>(i))));
        }
        spare = std::max(0, width() - widths[0] - widths[1] - widths[2] - static_cast<int>(columns) * dots);
        constexpr int leastGap = 12; // a word that touches the next dot belongs to neither
        if (spare >= static_cast<int>(columns - 1) * designPixels(this, leastGap))
            break;
    }
    const int space = std::min(spare / static_cast<int>(columns - 1), designPixels(this, 40));
    if (spare == 0) // too narrow for all the words: equal columns, and the words are cut
        widths.fill(width() / static_cast<int>(columns) - dots);
    for (std::size_t i = 0; i < m_checklist.size(); ++i) {
        const int row = static_cast<int>(i / columns);
        int x = 0;
        for (std::size_t before = 0; before < i % columns; ++before)
            x += widths.at(before) + dots + space;
        drawDot(painter, theme, m_checklist[i], QPointF(x + radius + 1, row * height + height / 2.0), radius);
        painter.setPen(m_checklist[i] == Recorded::Yes ? theme.text1 : theme.text2);
        painter.setFont(words);
        const int room = std::min(width() - x - dots, widths.at(i % columns) + space);
        painter.drawText(QRect(x + dots, row * height, room, height), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(tooltexts::checklistName(static_cast<ChecklistItem>(i)),
                                                          Qt::ElideRight, room));
    }
    painter.setFont(scaledFont(font(), type::caption));
    const double small = radius * 0.8;
    double x = small + 1;
    const double y = rows * height + designPixels(this, 12);
    const std::pair<Recorded, QString> legend[] = {
        {Recorded::Yes, tr("recorded")}, {Recorded::Partly, tr("partly")}, {Recorded::No, tr("not recorded")}};
    for (const auto &[recorded, word] : legend) {
        drawDot(painter, theme, recorded, QPointF(x, y), small);
        painter.setPen(theme.text2);
        x += small + designPixels(this, 5);
        const QFontMetrics metrics = painter.fontMetrics();
        painter.drawText(QPointF(x, y + (metrics.ascent() - metrics.descent()) / 2.0), word);
        x += metrics.horizontalAdvance(word) + designPixels(this, 12) + small;
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1.5));
        painter.drawRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75));
    }
}

} // namespace ui
