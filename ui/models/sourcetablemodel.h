// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/sourcetables.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace ui {

/// Figures of the source beside the engine's own, a row a cell of the source's table, with the ratio.
class SourceTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { CaseColumn, FormatColumn, SourceColumn, OwnColumn, RatioColumn, ColumnCount };

    explicit SourceTableModel(QObject *parent = nullptr);
    void setCells(std::vector<core::project::SourceTableCell> cells);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const core::project::SourceTableCell &cell, int column) const;

    std::vector<core::project::SourceTableCell> m_cells;
};

} // namespace ui
