// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/servicesmodel.h"

#include "ui/texts.h"
#include "ui/widgets/tableview.h"

#include <QFont>

namespace ui {

ServicesModel::ServicesModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void ServicesModel::setTable(core::project::ClusterTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int ServicesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_table.services.empty() ? 0 : static_cast<int>(m_table.services.size()) + 1;
}

int ServicesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<double> ServicesModel::number(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    if (at < m_table.services.size()) {
        const core::project::ServiceRow &service = m_table.services[at];
        if (column == ReplicasColumn)
            return service.replicas;
        if (column == GpusColumn)
            return service.gpus;
        return service.useFraction;
    }
    if (column == GpusColumn)
        return m_table.gpus;
    if (column != ReplicasColumn)
        return std::nullopt;
    int replicas = 0;
    for (const core::project::ServiceRow &service : m_table.services)
        replicas += service.replicas;
    return replicas;
}

QVariant ServicesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool sum = index.row() == static_cast<int>(m_table.services.size());
    if (role == Qt::FontRole && sum) {
        QFont bold;
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((index.column() == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole && role != TableView::SortRole)
        return {};
    if (index.column() == NameColumn)
        return sum ? tr("together") : fromUtf8(m_table.services[static_cast<std::size_t>(index.row())].name);
    const auto value = number(index.row(), index.column());
    if (role == TableView::SortRole)
        return value ? QVariant(*value) : QVariant();
    if (index.column() == UseColumn)
        return value ? formatPercent(*value) : QString();
    return formatNumber(value);
}

QVariant ServicesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Service\n");
    case ReplicasColumn:
        return tr("Replicas\n");
    case GpusColumn:
        return tr("GPUs\n");
    case UseColumn:
        return tr("Used\nat the demand");
    default:
        return {};
    }
}

} // namespace ui
