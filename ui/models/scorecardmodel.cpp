// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/scorecardmodel.h"

#include "ui/models/axistexts.h"
#include "ui/texts.h"

#include <algorithm>
#include <numeric>

namespace ui {

using core::scorecard::Standing;
using core::scorecard::Status;

namespace {

int rank(const Standing &standing)
{
    switch (standing.status) {
    case Status::Front:
        return 0;
    case Status::Undecided:
        return 1;
    case Status::Dominated:
        return 2;
    case Status::Infeasible:
        return 3;
    }
    return 4;
}

const core::scorecard::AxisValue *valueOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    return found == standing.candidate.values.end() ? nullptr : &found->second;
}

} // namespace

ScorecardModel::ScorecardModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void ScorecardModel::setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation)
{
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_order.clear();
    m_axes.clear();
    m_decimals.clear();
    if (m_evaluation) {
        const core::scorecard::Scorecard &card = m_evaluation->scorecard;
        m_order.resize(card.standings.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::stable_sort(m_order.begin(), m_order.end(), [&card](std::size_t a, std::size_t b) {
            const Standing &one = card.standings[a];
            const Standing &other = card.standings[b];
            return std::pair(rank(one), one.layer) < std::pair(rank(other), other.layer);
        });
        for (const core::scorecard::Axis &axis : card.axes)
            m_axes.push_back(axis.id);
        for (const auto &[axis, required] : card.gates) {
            if (std::find(m_axes.begin(), m_axes.end(), axis) == m_axes.end())
                m_axes.push_back(axis);
        }
        for (const std::string &axis : m_axes) {
            QList<double> values;
            for (const Standing &standing : card.standings) {
                const auto *value = valueOn(standing, axis);
                if (value != nullptr && std::holds_alternative<double>(*value))
                    values << std::get<double>(*value);
            }
            m_decimals << columnDecimals(values);
        }
    }
    endResetModel();
}

void ScorecardModel::setFrontShares(const QHash<QString, double> &shares)
{
    m_frontShares = shares;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, standingColumn()), index(rowCount() - 1, standingColumn()));
}

void ScorecardModel::setPassing(const std::optional<QStringList> &ids)
{
    m_passing = ids;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::string ScorecardModel::axisOf(int column) const
{
    const auto index = static_cast<std::size_t>(column) - 1;
    return column > 0 && index < m_axes.size() ? m_axes[index] : std::string();
}

const Standing *ScorecardModel::standing(int row) const
{
    return row >= 0 && row < rowCount() ? &m_evaluation->scorecard.standings[m_order[static_cast<std::size_t>(row)]]
                                        : nullptr;
}

int ScorecardModel::rowOf(const QString &candidate) const
{
    const std::string id = candidate.toStdString();
    for (int row = 0; row < rowCount(); ++row) {
        if (standing(row)->candidate.id == id)
            return row;
    }
    return -1;
}

int ScorecardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int ScorecardModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_axes.size()) + 2;
}

QVariant ScorecardModel::axisData(const Standing &standing, const QModelIndex &index, int role) const
{
    const std::string axis = axisOf(index.column());
    const auto *value = valueOn(standing, axis);
    const bool isNumber = value != nullptr && std::holds_alternative<double>(*value);
    switch (role) {
    case Qt::DisplayRole:
        if (value == nullptr)
            return {};
        return isNumber ? formatFixed(std::get<double>(*value), m_decimals.value(index.column() - 1))
                        : fromUtf8(std::get<std::string>(*value));
    case SortRole:
        if (value == nullptr)
            return {};
        return isNumber ? QVariant(std::get<double>(*value)) : QVariant(fromUtf8(std::get<std::string>(*value)));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((axis == "sovereignty" ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (value == nullptr)
            return tr("Nothing states this value; the candidate is judged without it.");
        return isNumber ? withUnit(formatFull(std::get<double>(*value)), axistexts::shortUnit(axis)) : QVariant();
    default:
        return {};
    }
}

QString ScorecardModel::reasonOf(const Standing &standing) const
{
    if (standing.whyNot)
        return localised(*standing.whyNot);
    QStringList lines;
    if (const auto share = m_frontShares.constFind(fromUtf8(standing.candidate.id)); share != m_frontShares.constEnd())
        lines << tr("On the front in %1 of the draws of the uncertain inputs").arg(formatPercent(*share, 1));
    for (const core::scorecard::Domination &one : standing.dominatedBy) {
        QStringList parts;
        for (const auto &[axis, amount] : one.amounts) {
            if (amount > 0.0)
                parts << tr("%1 better by %2")
                             .arg(axistexts::name(axis), withUnit(formatNumber(amount), axistexts::shortUnit(axis)));
        }
        lines << tr("%1: %2").arg(fromUtf8(one.by), parts.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

/// "on the front · 93 %"
QString ScorecardModel::standingText(const Standing &standing) const
{
    const QString text = axistexts::standing(standing);
    const auto share = m_frontShares.constFind(fromUtf8(standing.candidate.id));
    const bool said = share != m_frontShares.constEnd() &&
                      (standing.status == Status::Front || (standing.status == Status::Dominated && *share > 0.0));
    return said ? tr("%1 · %2").arg(text, formatPercent(*share)) : text;
}

QVariant ScorecardModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Standing &shown = *standing(index.row());
    switch (role) {
    case IdRole:
        return fromUtf8(shown.candidate.id);
    case StatusRole:
        return static_cast<int>(shown.status);
    case ChosenRole: {
        // Where most are on the front, emphasis on all of them is on none: the suggestion alone has it.
        constexpr std::size_t shortFront = 3;
        const core::scorecard::Scorecard &card = m_evaluation->scorecard;
        return card.front.size() <= shortFront ? shown.status == Status::Front
                                               : card.nearestToIdeal == shown.candidate.id;
    }
    case SteppedBackRole:
        return shown.status == Status::Dominated || shown.status == Status::Infeasible ||
               (m_passing && !m_passing->contains(fromUtf8(shown.candidate.id)));
    default:
        break;
    }
    if (index.column() == CandidateColumn && role == StandingRole)
        return static_cast<int>(shown.status);
    if (index.column() == CandidateColumn) {
        if (role == Qt::DisplayRole || role == SortRole)
            return shown.candidate.label.empty() || shown.candidate.label == shown.candidate.id
                       ? axistexts::candidateName(shown.candidate)
                       : QStringLiteral("%1  %2").arg(axistexts::candidateName(shown.candidate),
                                                      fromUtf8(shown.candidate.label));
        return {};
    }
    if (index.column() == standingColumn()) {
        if (role == Qt::DisplayRole)
            return standingText(shown);
        if (role == SortRole)
            return rank(shown);
        if (role == Qt::ToolTipRole)
            return reasonOf(shown);
        return {};
    }
    return axisData(shown, index, role);
}

QVariant ScorecardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const std::string axis = axisOf(section);
    const bool isText = axis.empty() || axis == "sovereignty";
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    if (role != Qt::DisplayRole)
        return {};
    if (section == CandidateColumn)
        return tr("Candidate");
    if (axis.empty())
        return tr("Standing");
    const QString unit = axistexts::shortUnit(axis);
    return unit.isEmpty() ? axistexts::name(axis) : axistexts::name(axis) + QLatin1Char('\n') + unit;
}

} // namespace ui
