// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sourcetablemodel.h"

#include "ui/texts.h"
#include "ui/widgets/tableview.h"

namespace ui {

SourceTableModel::SourceTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void SourceTableModel::setCells(std::vector<core::project::SourceTableCell> cells)
{
    beginResetModel();
    m_cells = std::move(cells);
    endResetModel();
}

int SourceTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

int SourceTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SourceTableModel::text(const core::project::SourceTableCell &cell, int column) const
{
    switch (column) {
    case CaseColumn:
        return fromUtf8(cell.row);
    case FormatColumn:
        return fromUtf8(cell.column);
    case SourceColumn:
        if (cell.sourceLow == cell.sourceHigh)
            return formatNumber(cell.sourceLow);
        //: a range of figures
        return tr("%1 – %2").arg(formatNumber(cell.sourceLow), formatNumber(cell.sourceHigh));
    case OwnColumn:
        return formatNumber(cell.own);
    case RatioColumn:
        return formatNumber(cell.ratio());
    default:
        return {};
    }
}

QVariant SourceTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::project::SourceTableCell &cell = m_cells[static_cast<std::size_t>(index.row())];
    const bool words = index.column() == CaseColumn || index.column() == FormatColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(cell, index.column());
    case Qt::ToolTipRole:
        return cell.whyNot ? localised(*cell.whyNot) : QString();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case TableView::SortRole:
        if (index.column() == SourceColumn)
            return cell.sourceLow;
        if (index.column() == OwnColumn)
            return cell.own ? QVariant(*cell.own) : QVariant();
        if (index.column() == RatioColumn)
            return cell.ratio() ? QVariant(*cell.ratio()) : QVariant();
        return index.column() == CaseColumn ? QVariant(index.row()) : QVariant(text(cell, index.column()));
    default:
        return {};
    }
}

QVariant SourceTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CaseColumn:
        return tr("Case\n");
    case FormatColumn:
        return tr("Weights\n");
    case SourceColumn:
        return tr("Source\n");
    case OwnColumn:
        return tr("Engine\n");
    case RatioColumn:
        return tr("Engine\nover source");
    default:
        return {};
    }
}

} // namespace ui
