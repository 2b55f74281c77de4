// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/heattablemodel.h"

#include "core/parsenumber.h"
#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double strongestShade = 0.55; ///< of the colour over the ground, so that text still reads

/// Decimals that tell the values of a side apart as well as three digits do, and no more: 0.8, 0.9, 1.0.
int decimalsOf(const std::vector<core::project::Node> &side)
{
    QList<double> values;
    for (const core::project::Node &node : side)
        if (const auto number = core::parseNumber(node.text()))
            values << *number;
    const int most = columnDecimals(values);
    for (int decimals = 0; decimals < most; ++decimals) {
        const double factor = std::pow(10.0, decimals), full = std::pow(10.0, most);
        const bool enough = std::all_of(values.cbegin(), values.cend(), [&](double value) {
            return std::round(std::round(value * factor) / factor * full) == std::round(value * full);
        });
        if (enough)
            return decimals;
    }
    return most;
}

QString valueText(const core::project::Node &node, int decimals)
{
    const auto number = core::parseNumber(node.text());
    return number ? formatFixed(*number, decimals) : fromUtf8(node.text());
}

} // namespace

HeatTableModel::HeatTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void HeatTableModel::setTable(std::shared_ptr<const core::sensitivity::TwoWayTable> table)
{
    beginResetModel();
    m_table = std::move(table);
    QList<double> values;
    if (m_table) {
        for (const auto &row : m_table->values)
            for (const auto &value : row)
                if (value)
                    values.append(*value);
        const auto *outcome = core::sensitivity::findOutcome(m_table->request.outcome);
        m_lowerIsBetter = !outcome || outcome->direction != core::scorecard::Direction::Higher;
    }
    if (!values.isEmpty()) {
        const auto [low, high] = std::minmax_element(values.cbegin(), values.cend());
        m_low = *low;
        m_high = *high;
        m_decimals = columnDecimals(values);
    }
    endResetModel();
}

void HeatTableModel::setOwn(std::optional<std::pair<int, int>> cell)
{
    m_own = cell;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {ChosenRole});
}

void HeatTableModel::setColours(const QColor &best, const QColor &ground, const QColor &text)
{
    m_best = best;
    m_ground = ground;
    m_text = text;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                           {Qt::BackgroundRole, Qt::ForegroundRole});
}

int HeatTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->values.size());
}

int HeatTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->request.columns.values.size());
}

std::optional<double> HeatTableModel::valueAt(const QModelIndex &index) const
{
    return m_table->values[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

/// Somebody else's figure for the cell.
std::optional<double> HeatTableModel::referenceAt(const QModelIndex &index) const
{
    const auto &rows = m_table->request.reference;
    const auto row = static_cast<std::size_t>(index.row()), column = static_cast<std::size_t>(index.column());
    const bool known = row < rows.size() && column < rows[row].size() && rows[row][column] && *rows[row][column] != 0.0;
    return known ? rows[row][column] : std::nullopt;
}

/// 0 for the worst value of the table, 1 for the best.
double HeatTableModel::shadeOf(double value) const
{
    const double share = m_high > m_low ? (value - m_low) / (m_high - m_low) : 0.0;
    return m_lowerIsBetter ? 1.0 - share : share;
}

QVariant HeatTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto value = valueAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return value ? formatFixed(*value, m_decimals) : absentMark();
    case SortRole:
        return value ? QVariant(*value) : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::BackgroundRole:
        return value && m_best.isValid()
                   ? QVariant(blended(withAlpha(m_best, strongestShade * shadeOf(*value)), m_ground))
                   : QVariant();
    case Qt::ForegroundRole:
        return m_text.isValid() ? QVariant(m_text) : QVariant();
    case ChosenRole:
        return m_own == std::optional(std::pair(index.row(), index.column()));
    case NoteRole: {
        const auto other = referenceAt(index);
        //: another's figure, and how many times as large the computed one is
        return other && value ? QVariant(tr("%1 · ×%2").arg(formatNumber(*other), formatNumber(*value / *other, 2)))
                              : QVariant();
    }
    case Qt::ToolTipRole: {
        if (!value)
            return tr("Not known for this combination");
        if (const auto other = referenceAt(index))
            return tr("%1; %2 by %3, ratio %4")
                .arg(formatFull(*value), formatNumber(*other), fromUtf8(m_table->request.referenceSource.value_or("")),
                     formatNumber(*value / *other));
        return formatFull(*value);
    }
    default:
        return {};
    }
}

QVariant HeatTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole) // over the middle of the cells, where the figures stand
        return orientation == Qt::Horizontal ? QVariant(int(Qt::AlignHCenter | Qt::AlignVCenter)) : QVariant();
    if (role != Qt::DisplayRole || !m_table)
        return {};
    const auto &side = orientation == Qt::Horizontal ? m_table->request.columns : m_table->request.rows;
    return section >= 0 && static_cast<std::size_t>(section) < side.values.size()
               ? valueText(side.values[static_cast<std::size_t>(section)], decimalsOf(side.values))
               : QVariant();
}

} // namespace ui
