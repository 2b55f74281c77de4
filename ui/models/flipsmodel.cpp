// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/flipsmodel.h"

#include "core/sensitivity/names.h"
#include "ui/models/axistexts.h"
#include "ui/models/roles.h"
#include "ui/texts.h"

#include <cmath>
#include <set>

namespace ui {

using core::sensitivity::Threshold;
using core::sensitivity::ThresholdKind;

namespace {

QString change(const Threshold &threshold)
{
    const std::string &now = core::sensitivity::stateNow(threshold);
    const std::string &then = core::sensitivity::stateThen(threshold);
    switch (threshold.kind) {
    case ThresholdKind::Cheaper:
        return FlipsModel::tr("cheaper than %1").arg(fromUtf8(now));
    case ThresholdKind::Ranking:
        return FlipsModel::tr("first on %1, before %2").arg(axistexts::name(threshold.axis), fromUtf8(now));
    case ThresholdKind::Status:
        if (then == "front")
            return FlipsModel::tr("joins the front");
        if (then == "dominated")
            return FlipsModel::tr("is dominated");
        if (now == "dominated")
            return FlipsModel::tr("undominated");
        return now == "front" ? FlipsModel::tr("leaves the front") : FlipsModel::tr("another standing");
    case ThresholdKind::OwnValue:
        return FlipsModel::tr("undominated");
    }
    return {};
}

QString input(const Threshold &threshold)
{
    if (threshold.kind == ThresholdKind::OwnValue)
        return FlipsModel::tr("%1 (own)").arg(axistexts::name(threshold.axis));
    return localised(core::sensitivity::inputName(threshold.lever));
}

QString withUnitOf(const Threshold &threshold, double value)
{
    if (threshold.kind == ThresholdKind::OwnValue)
        return withUnit(formatNumber(value), axistexts::shortUnit(threshold.axis));
    return formatNumber(value) + localised(core::sensitivity::unitSuffix(threshold.unit));
}

/// "+12 %", and "+0.28 %" where the whole number would say nothing.
QString distance(double fraction)
{
    constexpr double onePercent = 0.01;
    if (std::abs(fraction) >= onePercent || fraction == 0.0)
        return formatChange(fraction);
    const QString size = formatPercent(std::abs(fraction), 2);
    return (fraction > 0.0 ? QLatin1Char('+') : QChar(0x2212)) + size;
}

} // namespace

FlipsModel::FlipsModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void FlipsModel::setThresholds(const std::vector<Threshold> &thresholds)
{
    beginResetModel();
    m_flips.clear();
    std::set<std::string> seen;
    for (const std::size_t i : core::sensitivity::nearestFirst(thresholds)) {
        const std::string whom = core::sensitivity::concernedBy(thresholds[i]);
        const bool nearest = seen.insert(whom).second;
        m_flips.push_back({thresholds[i], whom, core::sensitivity::distanceOf(thresholds[i]), nearest});
    }
    m_candidates = static_cast<int>(seen.size());
    choose();
    endResetModel();
}

void FlipsModel::setNearestOnly(bool nearestOnly)
{
    if (nearestOnly == m_nearestOnly)
        return;
    beginResetModel();
    m_nearestOnly = nearestOnly;
    choose();
    endResetModel();
}

void FlipsModel::choose()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_flips.size(); ++i)
        if (!m_nearestOnly || m_flips[i].nearest)
            m_shown.push_back(i);
}

int FlipsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int FlipsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FlipsModel::words(const Flip &flip, int column) const
{
    switch (column) {
    case CandidateColumn:
        return fromUtf8(flip.whom);
    case ChangeColumn:
        return change(flip.threshold);
    case InputColumn:
        return input(flip.threshold);
    case NowColumn:
        return withUnitOf(flip.threshold, flip.threshold.base);
    case FlipColumn:
        return withUnitOf(flip.threshold, flip.threshold.at);
    default:
        return flip.away ? distance(*flip.away) : absentMark();
    }
}

QVariant FlipsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Flip &flip = m_flips[m_shown[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case Qt::DisplayRole:
        return words(flip, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return localised(flip.threshold.sentence);
    case Qt::TextAlignmentRole:
        return int((index.column() >= NowColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
        if (index.column() == NowColumn)
            return flip.threshold.base;
        if (index.column() == FlipColumn)
            return flip.threshold.at;
        if (index.column() == AwayColumn)
            return flip.away ? QVariant(std::abs(*flip.away)) : QVariant();
        return words(flip, index.column());
    default:
        return {};
    }
}

QVariant FlipsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CandidateColumn:
        return tr("Candidate");
    case ChangeColumn:
        return tr("Change");
    case InputColumn:
        return tr("Input");
    case NowColumn:
        return tr("Now");
    case FlipColumn:
        return tr("Flips at");
    case AwayColumn:
        return tr("Away");
    default:
        return {};
    }
}

} // namespace ui
