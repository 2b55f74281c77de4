// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cashflowmodel.h"

#include "ui/style/numberformat.h"

namespace ui {

using core::economics::CashFlow;

namespace {

double partOf(const CashFlow &flow, int column)
{
    switch (column) {
    case CashFlowModel::PurchaseColumn:
        return flow.purchaseEur;
    case CashFlowModel::ResidualColumn:
        return flow.residualEur;
    case CashFlowModel::UpkeepColumn:
        return flow.maintenanceEur + flow.spaceEur + flow.staffEur;
    case CashFlowModel::ElectricityColumn:
        return flow.electricityEur;
    case CashFlowModel::RentColumn:
        return flow.rentEur + flow.otherEur;
    case CashFlowModel::TokensColumn:
        return flow.tokensEur;
    case CashFlowModel::TotalColumn:
        return flow.totalEur;
    case CashFlowModel::PresentColumn:
        return flow.presentEur;
    default:
        return flow.year;
    }
}

} // namespace

CashFlowModel::CashFlowModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void CashFlowModel::setTco(std::shared_ptr<const core::economics::Tco> tco)
{
    beginResetModel();
    m_tco = std::move(tco);
    endResetModel();
}

bool CashFlowModel::hasValues(int column) const
{
    if (column == YearColumn)
        return m_tco != nullptr;
    for (int row = 0; row < rowCount(); ++row) {
        if (value(row, column) != 0.0)
            return true;
    }
    return false;
}

int CashFlowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_tco ? 0 : static_cast<int>(m_tco->years.size()) + 1;
}

int CashFlowModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double CashFlowModel::value(int row, int column) const
{
    if (!isSum(row))
        return partOf(m_tco->years[static_cast<std::size_t>(row)], column);
    if (column == YearColumn)
        return row + 1;
    double sum = 0.0;
    for (const CashFlow &flow : m_tco->years)
        sum += partOf(flow, column);
    return sum;
}

QVariant CashFlowModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const double figure = value(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() != YearColumn)
            return formatFixed(figure, 0);
        if (isSum(index.row()))
            //: the row under the years of a cash flow
            return tr("together");
        if (const auto calendar = m_tco->years[static_cast<std::size_t>(index.row())].calendar)
            return QString::number(*calendar);
        return QString::number(index.row() + 1);
    case SortRole:
        return figure;
    case ChosenRole:
        return isSum(index.row());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == YearColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant CashFlowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((section == YearColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case YearColumn:
        return tr("Year");
    case PurchaseColumn:
        return tr("Bought\n€");
    case ResidualColumn:
        return tr("Sold\n€");
    case UpkeepColumn:
        return tr("Upkeep\n€");
    case ElectricityColumn:
        return tr("Electricity\n€");
    case RentColumn:
        return tr("Rent\n€");
    case TokensColumn:
        return tr("Tokens\n€");
    case TotalColumn:
        return tr("Total\n€");
    case PresentColumn:
        return tr("Of today\n€");
    default:
        return {};
    }
}

} // namespace ui
