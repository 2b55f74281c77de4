// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/tablemapping.h"
#include "core/results/tablepreview.h"

#include <QAbstractTableModel>
#include <QList>
#include <QStringList>
#include <vector>

namespace ui {

/// What a column of a stranger's table may hold: one quantity and the units that it may be in.
struct TableQuantity
{
    QString id;        ///< "ttft_p99", "concurrency"
    QString title;     ///< "TTFT p99"
    QStringList units; ///< of latencies "ms", "s": part of the field's name; else one that is only shown, or none
    bool latency = false;
};

/// All quantities in the order of a menu; the first is "not a figure": the column is kept as a note of the run.
const QList<TableQuantity> &tableQuantities();

/// The columns of a table with what each holds: name and first values at the left, our quantity and unit at the right.
class ColumnMappingModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, SampleColumn, QuantityColumn, UnitColumn, ColumnCount };

    explicit ColumnMappingModel(QObject *parent = nullptr);
    void setTable(std::vector<core::results::TableColumn> columns, const core::results::TableMapping &mapping);
    core::results::TableMapping mapping() const;
    /// Rows whose quantity another row has too; their runs would hold whichever comes last.
    QList<int> duplicates() const;
    QStringList unitsOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void mappingChanged();

private:
    struct Row
    {
        core::results::TableColumn column;
        qsizetype quantity = 0; ///< index into tableQuantities()
        QString unit;
        bool suggested = false;
    };
    void setField(Row &row, const std::string &field);

    std::vector<Row> m_rows;
};

} // namespace ui
