// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/twoway.h"

#include <QAbstractTableModel>
#include <QColor>
#include <memory>
#include <optional>
#include <utility>

namespace ui {

/// A two-way table as a heat map with numbers: rows are the values of one input, columns those of the other. The shade
/// says where better lies; the number is always there.
class HeatTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit HeatTableModel(QObject *parent = nullptr);
    void setTable(std::shared_ptr<const core::sensitivity::TwoWayTable> table);
    /// The colour of the best value and that of the ground; text is chosen so that it reads on both.
    /// The cell that the project stands on, by row and column.
    void setOwn(std::optional<std::pair<int, int>> cell);
    void setColours(const QColor &best, const QColor &ground, const QColor &text);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::optional<double> valueAt(const QModelIndex &index) const;
    std::optional<double> referenceAt(const QModelIndex &index) const;
    double shadeOf(double value) const;

    std::shared_ptr<const core::sensitivity::TwoWayTable> m_table;
    double m_low = 0.0, m_high = 0.0;
    bool m_lowerIsBetter = true;
    int m_decimals = 0;
    std::optional<std::pair<int, int>> m_own;
    QColor m_best, m_ground, m_text;
};

} // namespace ui
