// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/operations.h"

#include <QAbstractTableModel>

namespace ui {

/// Services on one cluster, a row each, and their sum below.
class ServicesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, ReplicasColumn, GpusColumn, UseColumn, ColumnCount };

    explicit ServicesModel(QObject *parent = nullptr);
    void setTable(core::project::ClusterTable table);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::optional<double> number(int row, int column) const;

    core::project::ClusterTable m_table;
};

} // namespace ui
