// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace ui {

class TableView;

/// Draws the figures of a table whose model knows `ModelRole`: the row that
/// counts is bold on a quiet ground, rows beyond the limits step back, a word
/// such as "over SLO" stands before its figure, a raised letter after it.
/// Absent is "–".
class FigureDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit FigureDelegate(QTableView *view);

    /// A row lit from elsewhere, as by hovering its point in a chart; -1: none.
    void setLitRow(int sourceRow);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QTableView *m_view;
    int m_lit = -1;
};

/// As high as its rows, up to so many; more scroll.
void fitHeight(TableView &table, int mostRows);

} // namespace ui
