// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/kneepointsmodel.h"

#include "core/project/prediction.h"

#include "ui/closedsentence.h"

#include "ui/texts.h"

#include <algorithm>

namespace ui {

using core::LatencyMetric;
using core::results::SweepAnalysis;
using core::results::SweepPoint;
using core::results::ThroughputKind;

namespace {

constexpr double millisecondsPerSecond = 1000.0;
constexpr double percentPerFraction = 100.0;

/// The column that a check throws its doubt on; -1: none of them.
int columnOfCheck(const std::string &check)
{
    if (check == "benchmark.faster-than-hardware")
        return KneePointsModel::ThroughputColumn;
    if (check == "benchmark.arithmetic-mismatch")
        return KneePointsModel::GoodputColumn;
    if (check == "benchmark.few-samples" || check == "benchmark.short-run")
        return KneePointsModel::TtftTailColumn;
    return -1;
}

QString percentile(double quantile)
{
    return QStringLiteral("p") + formatNumber(quantile * percentPerFraction);
}

} // namespace

KneePointsModel::KneePointsModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

const SweepAnalysis *KneePointsModel::sweep() const
{
    if (!m_evaluation)
        return nullptr;
    if (m_sweep < m_evaluation->sweeps.size())
        return &m_evaluation->sweeps[m_sweep];
    // Where nothing was measured, the predicted sweep.
    return m_evaluation->prediction ? &m_evaluation->prediction->sweep : nullptr;
}

void KneePointsModel::setSweep(std::shared_ptr<const core::project::Evaluation> evaluation, std::size_t sweep,
                               double tailQuantile)
{
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_sweep = sweep;
    m_tail = tailQuantile;
    findDoubts();
    measureColumns();
    endResetModel();
}

void KneePointsModel::measureColumns()
{
    for (int column = 0; column < ColumnCount; ++column) {
        QList<double> values;
        for (int row = 0; row < rowCount(); ++row) {
            if (const auto one = value(static_cast<std::size_t>(row), column))
                values << *one;
        }
        m_decimals.at(static_cast<std::size_t>(column)) = columnDecimals(values);
    }
}

void KneePointsModel::findDoubts()
{
    m_doubts.clear();
    m_letters.clear();
    const SweepAnalysis *shown = sweep();
    if (shown == nullptr)
        return;
    for (const core::audit::Finding &finding : m_evaluation->findings) {
        const int column = columnOfCheck(finding.check);
        if (column < 0 || finding.acknowledged)
            continue;
        QString letter;
        for (std::size_t row = 0; row < shown->points.size(); ++row) {
            const auto &runs = shown->points[row].runs;
            const bool concerned = std::any_of(runs.begin(), runs.end(), [&finding](std::size_t run) {
                return std::find(finding.runs.begin(), finding.runs.end(), run) != finding.runs.end();
            });
            if (!concerned)
                continue;
            if (letter.isEmpty()) {
                letter = QChar(static_cast<char16_t>(u'a' + m_doubts.size() % 26));
                m_doubts << Doubt{letter, localised(finding.title), closedSentence(finding.reason),
                                  closedSentence(finding.remedy), fromUtf8(finding.check)};
            }
            QString &at = m_letters[{static_cast<int>(row), column}];
            at = at.isEmpty() ? letter : at + QLatin1Char(' ') + letter;
        }
    }
}

int KneePointsModel::safeRow() const
{
    const SweepAnalysis *shown = sweep();
    return shown != nullptr && shown->safeCapacity ? static_cast<int>(*shown->safeCapacity) : -1;
}

bool KneePointsModel::hasValues(int column) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (value(static_cast<std::size_t>(row), column))
            return true;
    }
    return false;
}

int KneePointsModel::rowCount(const QModelIndex &parent) const
{
    const SweepAnalysis *shown = sweep();
    return parent.isValid() || shown == nullptr ? 0 : static_cast<int>(shown->points.size());
}

int KneePointsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<double> KneePointsModel::value(std::size_t row, int column) const
{
    const SweepPoint &point = sweep()->points[row];
    const auto milliseconds = [](std::optional<double> seconds) {
        return seconds ? std::optional<double>(*seconds * millisecondsPerSecond) : std::nullopt;
    };
    switch (column) {
    case LoadColumn:
        return point.load;
    case RequestsColumn:
        return point.requestThroughputPerSecond;
    case TtftMedianColumn:
        return milliseconds(point.ttft.quantile(0.5));
    case TtftTailColumn:
        return milliseconds(point.ttft.quantile(m_tail));
    case TpotTailColumn:
        return milliseconds(point.tpot.quantile(m_tail));
    case ThroughputColumn:
        return point.throughput();
    case GoodputColumn:
        return point.goodput && point.goodput->fraction
                   ? std::optional<double>(*point.goodput->fraction * percentPerFraction)
                   : std::nullopt;
    case UsefulColumn:
        return point.goodput ? point.goodput->tokensPerSecond : std::nullopt;
    default:
        return std::nullopt;
    }
}

bool KneePointsModel::overSlo(std::size_t row, int column) const
{
    const auto broken = [&](LatencyMetric metric, double quantile) {
        const auto &terms = sweep()->points[row].terms;
        return std::any_of(terms.begin(), terms.end(), [&](const core::results::TermOutcome &outcome) {
            return outcome.term.metric == metric && outcome.term.quantile == quantile && outcome.holds == false;
        });
    };
    switch (column) {
    case TtftMedianColumn:
        return broken(LatencyMetric::Ttft, 0.5);
    case TtftTailColumn:
        return broken(LatencyMetric::Ttft, m_tail);
    case TpotTailColumn:
        return broken(LatencyMetric::Tpot, m_tail);
    default:
        return false;
    }
}

QString KneePointsModel::letterAt(int row, int column) const
{
    return m_letters.value({row, column});
}

QVariant KneePointsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const SweepPoint &point = sweep()->points[row];
    const std::optional<double> figure = value(row, index.column());
    const bool unlimited = index.column() == LoadColumn && !figure;
    switch (role) {
    case Qt::DisplayRole:
        if (unlimited)
            //: the load of a run that sends all its requests at once
            return tr("unlimited");
        return figure ? formatFixed(*figure, m_decimals.at(static_cast<std::size_t>(index.column()))) : QString();
    case SortRole:
        return figure ? QVariant(*figure) : QVariant();
    case MarkRole:
        return letterAt(index.row(), index.column());
    case NoteRole:
        return overSlo(row, index.column()) ? tr("over SLO") : QString();
    case SteppedBackRole:
        return point.holdsSlo == false && !overSlo(row, index.column());
    case ChosenRole:
        return index.row() == safeRow();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (unlimited)
            return {};
        if (!figure)
            return tr("The results do not state this figure.");
        for (const Doubt &doubt : m_doubts) {
            if (letterAt(index.row(), index.column()).contains(doubt.letter))
                return QStringLiteral("%1\n%2").arg(withUnit(formatFull(*figure), unitOf(index.column())),
                                                    doubt.reason);
        }
        return withUnit(formatFull(*figure), unitOf(index.column()));
    default:
        return {};
    }
}

QString KneePointsModel::unitOf(int column) const
{
    const SweepAnalysis *shown = sweep();
    switch (column) {
    case LoadColumn:
        return shown != nullptr && shown->loadIsRate ? tr("req/s") : QString();
    case RequestsColumn:
        return tr("req/s");
    case TtftMedianColumn:
    case TtftTailColumn:
    case TpotTailColumn:
        return tr("ms");
    case ThroughputColumn:
        if (shown != nullptr && shown->throughputKind == ThroughputKind::TotalTokens)
            return tr("total tok/s");
        if (shown != nullptr && shown->throughputKind == ThroughputKind::Requests)
            return tr("req/s");
        return tr("output tok/s");
    case GoodputColumn:
        return tr("% of requests");
    case UsefulColumn:
        return tr("tok/s");
    default:
        return {};
    }
}

QVariant KneePointsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignBottom);
    if (role != Qt::DisplayRole)
        return {};
    const SweepAnalysis *shown = sweep();
    QString name;
    switch (section) {
    case LoadColumn:
        name = shown != nullptr && shown->loadIsRate ? tr("Request rate") : tr("Concurrency");
        break;
    case RequestsColumn:
        name = tr("Requests");
        break;
    case TtftMedianColumn:
        name = tr("TTFT %1").arg(percentile(0.5));
        break;
    case TtftTailColumn:
        name = tr("TTFT %1").arg(percentile(m_tail));
        break;
    case TpotTailColumn:
        name = tr("TPOT %1").arg(percentile(m_tail));
        break;
    case ThroughputColumn:
        name = tr("Throughput");
        break;
    case GoodputColumn:
        name = tr("Goodput");
        break;
    case UsefulColumn:
        //: goodput in tokens a second
        name = tr("Useful");
        break;
    default:
        return {};
    }
    const QString unit = unitOf(section);
    return unit.isEmpty() ? name : name + QLatin1Char('\n') + unit;
}

} // namespace ui
