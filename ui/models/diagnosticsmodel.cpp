// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diagnosticsmodel.h"

#include "ui/texts.h"

namespace ui {

using core::Diagnostic;
using core::Severity;

DiagnosticsModel::DiagnosticsModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void DiagnosticsModel::setDiagnostics(core::Diagnostics diagnostics)
{
    beginResetModel();
    m_diagnostics = std::move(diagnostics);
    endResetModel();
}

int DiagnosticsModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(m_diagnostics.items().size()) + (m_diagnostics.dropped() > 0 ? 1 : 0);
}

int DiagnosticsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DiagnosticsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= m_diagnostics.items().size())
        return index.column() == MessageColumn
                   ? QVariant(tr("and %n more remark(s)", nullptr, static_cast<int>(m_diagnostics.dropped())))
                   : QVariant();
    const Diagnostic &shown = m_diagnostics.items()[row];
    switch (index.column()) {
    case SeverityColumn:
        if (role == SortRole)
            return -static_cast<int>(shown.severity);
        return shown.severity == Severity::Error     ? tr("Error")
               : shown.severity == Severity::Warning ? tr("Warning")
                                                     : tr("Note");
    case WhereColumn: {
        QString where = fromUtf8(shown.what.source);
        if (shown.what.line > 0)
            where += QStringLiteral(":%1").arg(shown.what.line);
        if (shown.what.line > 0 && shown.what.column > 0)
            where += QStringLiteral(":%1").arg(shown.what.column);
        return where;
    }
    case MessageColumn:
        return localised(shown.what.message);
    default:
        return {};
    }
}

QVariant DiagnosticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Kind");
    case WhereColumn:
        return tr("Where");
    case MessageColumn:
        return tr("What was found");
    default:
        return {};
    }
}

} // namespace ui
