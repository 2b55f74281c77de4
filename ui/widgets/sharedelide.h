// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>
#include <QStyledItemDelegate>

namespace ui {

/// A text cut to a width where it is like its neighbours, not where it differs: "Llama-3.2-…2048_results.json". Where
/// no neighbour would read the same, it is cut in the middle as usual.
QString elidedAmong(const QString &text, const QStringList &neighbours, const QFontMetrics &metrics, int width);

/// Cuts texts that way, looking at the lines above and below of the same parent.
class SharedElideDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace ui
