// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runtablemodel.h"

#include "ui/models/roles.h"
#include "ui/texts.h"

#include <algorithm>

namespace ui {

using core::results::Run;

RunTableModel::RunTableModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_library(std::make_shared<const core::results::Library>())
    , m_quantities(runQuantities())
    , m_decimals(static_cast<std::size_t>(m_quantities.size()))
{}

void RunTableModel::setLibrary(std::shared_ptr<const core::results::Library> library)
{
    beginResetModel();
    m_library = std::move(library);
    m_decimals.assign(static_cast<std::size_t>(m_quantities.size()), std::nullopt);
    endResetModel();
}

/// Asked of all runs once, when the column is first drawn: most columns of a long table never are.
int RunTableModel::decimals(int column) const
{
    std::optional<int> &known = m_decimals[static_cast<std::size_t>(column)];
    if (!known) {
        QList<double> values;
        for (const Run &run : m_library->runs) {
            if (const auto value = m_quantities[column].number(run))
                values << *value;
        }
        known = columnDecimals(values);
    }
    return *known;
}

bool RunTableModel::isEmptyColumn(int column) const
{
    const RunQuantity &quantity = m_quantities[column];
    return std::none_of(m_library->runs.begin(), m_library->runs.end(), [&](const Run &run) {
        return quantity.number ? quantity.number(run).has_value() : !quantity.word(run).isEmpty();
    });
}

int RunTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_library->runs.size());
}

int RunTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_quantities.size());
}

QVariant RunTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Run &run = m_library->runs[static_cast<std::size_t>(index.row())];
    const RunQuantity &quantity = m_quantities[index.column()];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((quantity.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
        return {};
    if (quantity.number) {
        const auto value = quantity.number(run);
        if (!value)
            return role == Qt::ToolTipRole ? QVariant(tr("The file does not say it.")) : QVariant();
        if (role == SortRole)
            return *value;
        if (role == Qt::ToolTipRole)
            return withUnit(formatFull(*value), quantity.unit);
        return formatFixed(*value, decimals(index.column()));
    }
    const QString word = quantity.word(run);
    if (word.isEmpty())
        return role == Qt::ToolTipRole ? QVariant(tr("The file does not say it.")) : QVariant();
    return role == Qt::ToolTipRole && quantity.id == QLatin1String("file") ? fromUtf8(run.source.path) : word;
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_quantities.size())
        return {};
    const RunQuantity &quantity = m_quantities[section];
    if (role == Qt::DisplayRole)
        return quantity.unit.isEmpty() ? quantity.title : quantity.title + QLatin1Char('\n') + quantity.unit;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((quantity.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    return {};
}

} // namespace ui
