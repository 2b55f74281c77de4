// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>

namespace ui {

/// Every remark about the project and what was imported, in the order in which they arose; what was only counted past
/// the collector's limit stands as a last row.
class DiagnosticsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, WhereColumn, MessageColumn, ColumnCount };

    explicit DiagnosticsModel(QObject *parent = nullptr);
    void setDiagnostics(core::Diagnostics diagnostics);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    core::Diagnostics m_diagnostics;
};

} // namespace ui
