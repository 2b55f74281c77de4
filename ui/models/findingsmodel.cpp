// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/findingsmodel.h"

#include "core/exports/report.h"
#include "core/sensitivity/names.h"
#include "ui/models/runtags.h"
#include "ui/texts.h"

#include <algorithm>
#include <unordered_set>

namespace ui {

using core::audit::CheckSeverity;
using core::audit::Finding;

namespace {

/// The name of a figure, or of a file without its folders: the tooltip has the whole path.
QString concernOf(const std::string &figure)
{
    const std::size_t folders = figure.find_last_of('/');
    if (folders != std::string::npos)
        return fromUtf8(figure.substr(folders + 1));
    const QString known = localised(core::sensitivity::figureName(figure));
    // What a run has to say of itself is called as on the form where it is said.
    return known == fromUtf8(figure) ? runtags::title(figure) : known;
}

} // namespace

FindingsModel::FindingsModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void FindingsModel::setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation,
                                  std::vector<std::size_t> runs)
{
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_rows.clear();
    const std::size_t count = m_evaluation ? m_evaluation->findings.size() : 0;
    const std::unordered_set<std::size_t> asked(runs.begin(), runs.end());
    for (std::size_t i = 0; i < count; ++i) {
        const std::vector<std::size_t> &concerned = m_evaluation->findings[i].runs;
        const bool shown = runs.empty() || std::any_of(concerned.begin(), concerned.end(),
                                                       [&asked](std::size_t run) { return asked.contains(run); });
        if (shown)
            m_rows.push_back(i);
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](std::size_t a, std::size_t b) {
        const Finding &one = m_evaluation->findings[a];
        const Finding &other = m_evaluation->findings[b];
        return std::pair(one.acknowledged.has_value(), -static_cast<int>(one.severity)) <
               std::pair(other.acknowledged.has_value(), -static_cast<int>(other.severity));
    });
    endResetModel();
}

const Finding *FindingsModel::finding(int row) const
{
    return row >= 0 && row < rowCount() ? &m_evaluation->findings[m_rows[static_cast<std::size_t>(row)]] : nullptr;
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Finding &shown = *finding(index.row());
    switch (role) {
    case CheckRole:
        return fromUtf8(shown.check);
    case SeverityRole:
        return static_cast<int>(shown.severity);
    case SteppedBackRole:
        return shown.acknowledged.has_value();
    case ChosenRole:
        return shown.severity == CheckSeverity::Severe && !shown.acknowledged;
    case Qt::ToolTipRole:
        if (index.column() == FigureColumn && shown.figure.find('/') != std::string::npos)
            return fromUtf8(shown.figure);
        return shown.acknowledged ? tr("%1\nAcknowledged: %2").arg(fromUtf8(shown.check), fromUtf8(shown.acknowledged))
                                  : fromUtf8(shown.check);
    case SortRole:
        if (index.column() == SeverityColumn)
            return static_cast<int>(shown.severity);
        break;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case TitleColumn:
        return localised(shown.title);
    case SeverityColumn:
        return localised(core::exports::severityText(shown.severity));
    case ReasonColumn:
        return localised(shown.reason);
    case RemedyColumn:
        return localised(shown.remedy);
    case FigureColumn:
        return concernOf(shown.figure);
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TitleColumn:
        return tr("Check");
    case SeverityColumn:
        return tr("Severity");
    case ReasonColumn:
        return tr("Why");
    case RemedyColumn:
        return tr("What removes it");
    case FigureColumn:
        return tr("Concerns");
    default:
        return {};
    }
}

} // namespace ui
