// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/robustnessmodel.h"

#include "ui/models/roles.h"
#include "ui/texts.h"

namespace ui {

using core::sensitivity::CandidateRobustness;
using core::sensitivity::Robustness;

namespace {

/// One precision for all costs: they stand in columns beside each other.
int costDecimals(const Robustness &robustness)
{
    QList<double> values;
    for (const CandidateRobustness &candidate : robustness.candidates)
        if (const auto cost = candidate.values.find("cpm_eur_per_mtok"); cost != candidate.values.end())
            values << cost->second.p10 << cost->second.p50 << cost->second.p90;
    return sharedDecimals(values);
}

} // namespace

RobustnessModel::RobustnessModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void RobustnessModel::setRobustness(std::shared_ptr<const core::sensitivity::Robustness> robustness)
{
    beginResetModel();
    m_robustness = std::move(robustness);
    endResetModel();
}

int RobustnessModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_robustness ? 0 : static_cast<int>(m_robustness->candidates.size());
}

int RobustnessModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RobustnessModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CandidateRobustness &row = m_robustness->candidates[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == CandidateColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    const auto cost = row.values.find("cpm_eur_per_mtok");
    const auto figure = [&](double value) {
        return role == SortRole ? QVariant(value) : QVariant(formatFixed(value, costDecimals(*m_robustness)));
    };
    const auto share = [&](double value) {
        return role == SortRole ? QVariant(value) : QVariant(formatPercent(value));
    };
    switch (index.column()) {
    case CandidateColumn:
        return fromUtf8(row.id);
    case FrontColumn:
        return share(row.onFront);
    case CheapestColumn:
        return share(row.cheapest);
    default:
        break;
    }
    if (cost == row.values.end())
        return role == SortRole ? QVariant() : QVariant(absentMark());
    return figure(index.column() == P10Column   ? cost->second.p10
                  : index.column() == P50Column ? cost->second.p50
                                                : cost->second.p90);
}

QVariant RobustnessModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CandidateColumn:
        return tr("Candidate");
    case FrontColumn:
        return tr("On the front");
    case CheapestColumn:
        return tr("Cheapest");
    case P10Column:
        return tr("P10\n€/1M");
    case P50Column:
        return tr("P50\n€/1M");
    case P90Column:
        return tr("P90\n€/1M");
    default:
        return {};
    }
}

} // namespace ui
