// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/figureledger.h"
#include "ui/models/headline.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <vector>

namespace ui {

/// Every figure of the row, group by group: its value, what it is measured by, and how it comes about. A group's name
/// is a row of its own.
class FiguresModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { FigureColumn, ValueColumn, UnitColumn, BasisColumn, FormulaColumn, ColumnCount };

    explicit FiguresModel(QObject *parent = nullptr);

    void setLedger(std::vector<core::exports::FigureGroup> groups);

    bool isGroup(int row) const;
    QString idAt(int row) const;        ///< empty: a group
    int rowOf(const QString &id) const; ///< -1: none
    /// The figure as the window shows provenance; of a group its name alone.
    HeadlineCell cell(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        std::size_t group = 0;
        int figure = -1; ///< -1: the group's name
    };
    const core::exports::LedgerFigure *figureAt(int row) const; ///< null: a group
    QString text(int row, int column) const;

    std::vector<core::exports::FigureGroup> m_groups;
    std::vector<Row> m_rows;
};

} // namespace ui
