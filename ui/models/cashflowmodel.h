// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/economics/tco.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <memory>
#include <optional>

namespace ui {

/// The years of a total cost: a row a year, its parts and their sum, the last row the whole.
class CashFlowModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        YearColumn,
        PurchaseColumn,
        ResidualColumn,
        UpkeepColumn,
        ElectricityColumn,
        RentColumn,
        TokensColumn,
        TotalColumn,
        PresentColumn,
        ColumnCount
    };

    explicit CashFlowModel(QObject *parent = nullptr);

    void setTco(std::shared_ptr<const core::economics::Tco> tco); ///< null empties the model
    /// Whether any year knows this part as more or less than nothing.
    bool hasValues(int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    double value(int row, int column) const;
    bool isSum(int row) const { return row + 1 == rowCount(); }

    std::shared_ptr<const core::economics::Tco> m_tco;
};

} // namespace ui
