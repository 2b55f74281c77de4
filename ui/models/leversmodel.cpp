// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/leversmodel.h"

#include "ui/texts.h"
#include "ui/widgets/tableview.h"

namespace ui {

namespace {

constexpr double millisecondsPerSecond = 1e3;

std::optional<double> wide(std::optional<int> count)
{
    return count ? std::optional<double>(*count) : std::nullopt;
}

} // namespace

LeversModel::LeversModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void LeversModel::setLadder(std::shared_ptr<const core::project::Ladder> ladder)
{
    beginResetModel();
    m_ladder = std::move(ladder);
    endResetModel();
}

int LeversModel::rowCount(const QModelIndex &parent) const
{
    // The scenario itself comes first.
    return parent.isValid() || !m_ladder || m_ladder->levers.empty() ? 0
                                                                     : static_cast<int>(m_ladder->levers.size()) + 1;
}

int LeversModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<double> LeversModel::number(int row, int column) const
{
    const core::project::Lever *lever = row > 0 ? &m_ladder->levers[static_cast<std::size_t>(row) - 1] : nullptr;
    if (lever && lever->whyNot)
        return std::nullopt;
    const core::project::LeverFigures &figures = lever ? lever->alone : m_ladder->base;
    switch (column) {
    case ReplicasColumn:
        return wide(figures.replicasBought);
    case GpusColumn:
        return wide(figures.gpus);
    case RateColumn:
        return figures.requestsPerSecond;
    case CostColumn:
        return figures.cpmEurPerMillionTokens;
    case TpotColumn:
        return figures.tpotMeanSeconds ? std::optional(*figures.tpotMeanSeconds * millisecondsPerSecond) : std::nullopt;
    case TogetherColumn:
        return lever ? wide(lever->cumulated.replicasBought) : std::nullopt;
    case TogetherCostColumn:
        return lever ? lever->cumulated.cpmEurPerMillionTokens : std::nullopt;
    case TogetherTpotColumn:
        return lever && lever->cumulated.tpotMeanSeconds
                   ? std::optional(*lever->cumulated.tpotMeanSeconds * millisecondsPerSecond)
                   : std::nullopt;
    default:
        return std::nullopt;
    }
}

QString LeversModel::text(int row, int column) const
{
    const core::project::Lever *lever = row > 0 ? &m_ladder->levers[static_cast<std::size_t>(row) - 1] : nullptr;
    if (column == NameColumn)
        return lever ? localised(lever->name) : tr("As it is");
    if (column == CaveatColumn)
        return lever ? localised(lever->whyNot ? *lever->whyNot : lever->caveat) : QString();
    return formatNumber(number(row, column));
}

QVariant LeversModel::data(const QModelIndex &index, int role) const
{
    if (!m_ladder || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == Qt::ToolTipRole) {
        const QString caveat = text(index.row(), CaveatColumn);
        return index.column() != NameColumn ? caveat
               : caveat.isEmpty()           ? text(index.row(), NameColumn)
                                            : text(index.row(), NameColumn) + QLatin1Char('\n') + caveat;
    }
    if (role == TableView::SortRole) {
        if (index.column() == NameColumn || index.column() == CaveatColumn)
            return text(index.row(), index.column());
        const auto value = number(index.row(), index.column());
        return value ? QVariant(*value) : QVariant();
    }
    if (role == Qt::TextAlignmentRole) {
        const bool words = index.column() == NameColumn || index.column() == CaveatColumn;
        return QVariant::fromValue(Qt::Alignment((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    return {};
}

QVariant LeversModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Lever, alone\n");
    case ReplicasColumn:
        return tr("Replicas\nwith head-room");
    case GpusColumn:
        return tr("GPUs\n");
    case RateColumn:
        return tr("A replica\nreq/s");
    case CostColumn:
        return tr("Cost\n€/1M");
    case TpotColumn:
        return tr("TPOT mean\nms");
    case TogetherColumn:
        return tr("Replicas\ntogether");
    case TogetherCostColumn:
        return tr("€/1M\ntogether");
    case TogetherTpotColumn:
        return tr("TPOT, ms\ntogether");
    case CaveatColumn:
        return tr("What it asks\n");
    default:
        return {};
    }
}

} // namespace ui
