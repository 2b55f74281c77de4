// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/levers.h"

#include <QAbstractTableModel>
#include <memory>

namespace ui {

/// The levers, each alone beside the scenario: replicas, GPUs, cost, TPOT, and what it costs in quality or work.
class LeversModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        ReplicasColumn,
        GpusColumn,
        RateColumn,
        CostColumn,
        TpotColumn,
        TogetherColumn, ///< replicas with all before it that helped
        TogetherCostColumn,
        TogetherTpotColumn,
        CaveatColumn,
        ColumnCount
    };

    explicit LeversModel(QObject *parent = nullptr);
    void setLadder(std::shared_ptr<const core::project::Ladder> ladder);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::optional<double> number(int row, int column) const;
    QString text(int row, int column) const;

    std::shared_ptr<const core::project::Ladder> m_ladder;
};

} // namespace ui
