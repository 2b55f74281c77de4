// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figuredelegate.h"

#include "core/scorecard/scorecard.h"
#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/tableview.h"

#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int padding = 8;
constexpr double standingRadius = 5.5;
constexpr double raisedFactor = 0.72;

/// The mark of a candidate as in the scatter: ringed on the front, outlined when dominated, crossed out at the gate.
void drawStanding(QPainter &painter, const Theme &theme, int status, QPointF at, double radius)
{
    using core::scorecard::Status;
    const bool failed = status == static_cast<int>(Status::Infeasible);
    const bool dominated = status == static_cast<int>(Status::Dominated);
    QColor color = failed ? theme.gate : theme.series(charts::Role::Throughput);
    if (dominated && !theme.highContrast)
        color = withAlpha(color, 0.45);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1.5));
    painter.drawEllipse(at, radius, radius);
    if (status == static_cast<int>(Status::Front)) {
        painter.setBrush(color);
        painter.drawEllipse(at, radius * 0.4, radius * 0.4);
    }
    if (failed)
        painter.drawLine(at + QPointF(-radius, radius) * 1.2, at + QPointF(radius, -radius) * 1.2);
    painter.restore();
}

} // namespace

FigureDelegate::FigureDelegate(QTableView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{}

void FigureDelegate::setLitRow(int sourceRow)
{
    if (m_lit == sourceRow)
        return;
    m_lit = sourceRow;
    m_view->viewport()->update();
}

void FigureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.palette);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool chosen = index.data(ChosenRole).toBool();
    const bool back = index.data(SteppedBackRole).toBool();
    int sourceRow = index.row();
    if (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(index.model()))
        sourceRow = proxy->mapToSource(index).row();
    painter->save();
    if (selected || sourceRow == m_lit)
        painter->fillRect(option.rect, theme.selection);
    else if (chosen)
        painter->fillRect(option.rect, theme.chosenRow);
    if ((selected || chosen) && option.rect.x() <= 0)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);

    const bool right = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()).testFlag(Qt::AlignRight);
    QString text = index.data().toString();
    if (text.isEmpty())
        text = absentMark();
    const QFont font = scaledFont(option.font, 1.0, chosen ? QFont::DemiBold : QFont::Normal);
    const QFontMetrics metrics(font);
    const int pad = qRound(designLength(option.font, padding));
    QRect inside = option.rect.adjusted(pad, 0, -pad, 0);
    if (const QVariant standing = index.data(StandingRole); standing.isValid()) {
        const double radius = designLength(option.font, standingRadius);
        drawStanding(*painter, theme, standing.toInt(),
                     QPointF(inside.left() + radius + 2, option.rect.center().y() + 0.5), radius);
        inside.setLeft(inside.left() + qRound(2 * radius) + pad + 2);
    }
    const int baseline = option.rect.top() + (option.rect.height() + metrics.ascent() - metrics.descent()) / 2;
    const QString shown = metrics.elidedText(text, Qt::ElideRight, inside.width());
    const int width = metrics.horizontalAdvance(shown);
    const int left = right ? inside.right() + 1 - width : inside.left();
    painter->setFont(font);
    painter->setPen(text == absentMark() ? theme.text3 : back ? theme.text2 : theme.text1);
    painter->drawText(left, baseline, shown);

    if (const QString mark = index.data(MarkRole).toString(); !mark.isEmpty()) {
        painter->setFont(scaledFont(option.font, raisedFactor));
        painter->setPen(theme.text2);
        painter->drawText(left + width + 2, baseline - metrics.ascent() / 3, mark);
    }
    if (const QString note = index.data(NoteRole).toString(); !note.isEmpty()) {
        painter->setFont(scaledFont(option.font, type::caption));
        painter->setPen(theme.seriesText(charts::Role::Ttft));
        const int wide = painter->fontMetrics().horizontalAdvance(note);
        painter->drawText(left - pad - wide, baseline, note);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int pad = qRound(designLength(option.font, padding));
    // Rounded up: a text is elided already where it lacks the fraction of a pixel that whole numbers drop.
    const QFontMetricsF metrics(scaledFont(option.font, 1.0, QFont::DemiBold));
    int width = static_cast<int>(std::ceil(metrics.horizontalAdvance(index.data().toString()))) + 1 + 2 * pad;
    if (index.data(StandingRole).isValid())
        width += qRound(2 * designLength(option.font, standingRadius)) + pad + 2;
    if (const QString note = index.data(NoteRole).toString(); !note.isEmpty())
        width += QFontMetrics(scaledFont(option.font, type::caption)).horizontalAdvance(note) + pad;
    return {width, QStyledItemDelegate::sizeHint(option, index).height()};
}

void fitHeight(TableView &table, int mostRows)
{
    const int rows = table.model()->rowCount();
    const int row = table.verticalHeader()->defaultSectionSize();
    table.setVerticalScrollBarPolicy(rows > mostRows ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + std::min(rows, mostRows) * row + 2);
}

} // namespace ui
