// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/charttable.h"

#include <QAbstractTableModel>
#include <QDialog>

namespace ui::charts {

/// The figures behind a chart as a model.
class ChartTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit ChartTableModel(ChartTable table, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChartTable m_table;
};

/// "Show as table" of a chart: to read, sort, filter and copy.
class ChartTableDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ChartTableDialog(const ChartSpec &spec, QWidget *parent = nullptr);
    /// `title` and `summary` may be empty.
    ChartTableDialog(const QString &title, const QString &summary, ChartTable figures, QWidget *parent = nullptr);
};

} // namespace ui::charts
