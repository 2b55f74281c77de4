// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"
#include "ui/models/runquantities.h"

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// Every run a row, every quantity a column; one precision a column, absent is empty with a tooltip.
class RunTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit RunTableModel(QObject *parent = nullptr);

    void setLibrary(std::shared_ptr<const core::results::Library> library);
    const RunQuantity &quantity(int column) const { return m_quantities[column]; }
    /// Columns that no run says anything in.
    bool isEmptyColumn(int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int decimals(int column) const;

    std::shared_ptr<const core::results::Library> m_library;
    QList<RunQuantity> m_quantities;
    mutable std::vector<std::optional<int>> m_decimals; ///< of each column that was drawn
};

} // namespace ui
