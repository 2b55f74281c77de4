// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparisonmodel.h"

#include "core/results/repeats.h"
#include "ui/models/tooltexts.h"
#include "ui/texts.h"

#include <cmath>

namespace ui {

using core::results::Library;
using core::results::Run;

namespace {

constexpr double percent = 100.0; ///< what is copied stands under a header that says %
const QString blank(u' ');        ///< nothing belongs there; nothing at all would say that it is not known

} // namespace

ComparisonModel::ComparisonModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_library(std::make_shared<const Library>())
    , m_all(runQuantities())
{
    build();
}

void ComparisonModel::setRuns(std::shared_ptr<const Library> library, std::vector<std::size_t> runs)
{
    beginResetModel();
    std::erase_if(runs, [&](std::size_t one) { return one >= library->runs.size(); });
    if (runs.size() > mostRuns)
        runs.resize(mostRuns);
    // The same base stays as long as it is shown.
    const bool kept = m_base < m_runs.size() && m_library == library;
    const std::size_t before = kept ? m_runs[m_base] : 0;
    m_library = std::move(library);
    m_runs = std::move(runs);
    m_base = 0;
    for (std::size_t i = 0; kept && i < m_runs.size(); ++i) {
        if (m_runs[i] == before)
            m_base = i;
    }
    build();
    endResetModel();
}

void ComparisonModel::setBase(std::size_t at)
{
    if (at >= m_runs.size() || at == m_base)
        return;
    beginResetModel();
    m_base = at;
    build();
    endResetModel();
}

QString ComparisonModel::runLabel(std::size_t at) const
{
    return QString(QChar(u'A' + static_cast<char16_t>(at)));
}

void ComparisonModel::build()
{
    m_rows.clear();
    m_cells.clear();
    m_decimals.clear();
    std::vector<bool> repeated(m_runs.size(), false);
    std::vector<std::vector<std::size_t>> repeats;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        repeats.push_back(core::results::repeatsOf(*m_library, m_runs[i]));
        repeated[i] = repeats.back().size() > 1;
    }
    for (int q = 0; q < m_all.size(); ++q) {
        const RunQuantity &quantity = m_all[q];
        std::vector<Cell> cells(m_runs.size());
        QList<double> values;
        bool any = false;
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            Cell &cell = cells[i];
            if (!quantity.number) {
                cell.word = quantity.word(run(i));
                any = any || !cell.word.isEmpty();
                continue;
            }
            cell.value = quantity.number(run(i));
            if (!cell.value)
                continue;
            any = true;
            values << *cell.value;
            std::vector<double> among;
            for (const std::size_t other : repeats[i]) {
                if (const auto value = quantity.number(m_library->runs[other]))
                    among.push_back(*value);
            }
            if (const auto spread = core::results::spreadOf(among)) {
                cell.spreadFraction = spread->halfRangeFraction();
                cell.repeats = spread->count;
            }
        }
        if (!any)
            continue;
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            const auto &base = cells[m_base].value;
            if (i != m_base && base && cells[i].value && *base != 0.0)
                cells[i].differenceFraction = *cells[i].value / *base - 1.0;
        }
        m_rows.push_back(q);
        m_cells.push_back(std::move(cells));
        m_decimals << columnDecimals(values);
    }
    m_columns = {{Part::Figure, 0}, {Part::Unit, 0}};
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        m_columns.push_back({Part::Value, i});
        if (i != m_base)
            m_columns.push_back({Part::Difference, i});
        if (repeated[i])
            m_columns.push_back({Part::Spread, i});
    }
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_runs.empty() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column &column = m_columns[static_cast<std::size_t>(index.column())];
    const auto row = static_cast<std::size_t>(index.row());
    const RunQuantity &quantity = m_all[m_rows[row]];
    if (role == Qt::TextAlignmentRole) {
        const bool words = column.part == Part::Figure || column.part == Part::Unit;
        return QVariant::fromValue((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (column.part == Part::Figure || column.part == Part::Unit) {
        const QString &text = column.part == Part::Figure ? quantity.title : quantity.unit;
        if (role == SortRole)
            return text;
        if (role == SecondLineRole)
            return column.part == Part::Figure ? quantity.unit : QString();
        return role == Qt::DisplayRole ? QVariant(text.isEmpty() ? blank : text) : QVariant();
    }
    return cellData(m_cells[row][column.run], column, index.row(), role);
}

QString ComparisonModel::secondLine(const Cell &cell)
{
    QStringList said;
    if (cell.differenceFraction)
        said << formatChange(*cell.differenceFraction);
    if (cell.spreadFraction)
        said << tr("± %1").arg(formatPercent(*cell.spreadFraction, *cell.spreadFraction < 0.1 ? 1 : 0));
    return said.join(QLatin1Char('\n'));
}

QVariant ComparisonModel::cellData(const Cell &cell, const Column &column, int row, int role) const
{
    const RunQuantity &quantity = m_all[m_rows[static_cast<std::size_t>(row)]];
    const bool within =
        cell.differenceFraction && cell.spreadFraction && std::abs(*cell.differenceFraction) <= *cell.spreadFraction;
    if (role == SteppedBackRole)
        return column.part == Part::Spread || (column.part == Part::Difference && within);
    if (role == WithinSpreadRole)
        return column.part == Part::Spread || (column.part != Part::Spread && within);
    if (role == SecondLineRole)
        return column.part == Part::Value ? secondLine(cell) : QString();
    if (role == WordRole)
        return !quantity.number;
    switch (column.part) {
    case Part::Value:
        if (!quantity.number)
            return role == Qt::DisplayRole || role == SortRole || (role == Qt::ToolTipRole && !cell.word.isEmpty())
                       ? QVariant(cell.word)
                       : QVariant();
        if (!cell.value)
            return role == Qt::ToolTipRole ? QVariant(tr("The file does not say it.")) : QVariant();
        if (role == Qt::DisplayRole)
            return formatFixed(*cell.value, m_decimals.value(row));
        if (role == SortRole)
            return *cell.value;
        return role == Qt::ToolTipRole ? QVariant(withUnit(formatFull(*cell.value), quantity.unit)) : QVariant();
    case Part::Difference:
        if (!cell.differenceFraction)
            return role == Qt::DisplayRole && !quantity.number ? QVariant(blank) : QVariant();
        if (role == Qt::DisplayRole)
            return formatChange(*cell.differenceFraction);
        if (role == SortRole)
            return *cell.differenceFraction * percent;
        if (role == Qt::ToolTipRole && within)
            return tr("No larger than the repeats of this run differ among themselves.");
        return {};
    case Part::Spread:
        if (!cell.spreadFraction)
            return role == Qt::DisplayRole && !quantity.number ? QVariant(blank) : QVariant();
        if (role == Qt::DisplayRole)
            //: half the range of repeated runs, over their mean
            return tr("± %1").arg(formatPercent(*cell.spreadFraction, *cell.spreadFraction < 0.1 ? 1 : 0));
        if (role == SortRole)
            return *cell.spreadFraction * percent;
        return role == Qt::ToolTipRole ? QVariant(tr("Half the range of %n repeated run(s), over their mean.", nullptr,
                                                     static_cast<int>(cell.repeats)))
                                       : QVariant();
    case Part::Figure:
    case Part::Unit:
        break;
    }
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column &column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole) {
        const bool words = column.part == Part::Figure || column.part == Part::Unit;
        return QVariant::fromValue((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    }
    if (role == Qt::ToolTipRole && column.part == Part::Value)
        return fromUtf8(run(column.run).source.path);
    if (role != Qt::DisplayRole)
        return {};
    switch (column.part) {
    case Part::Figure:
        return tr("Figure");
    case Part::Unit:
        return tr("Unit");
    case Part::Value: {
        const QString load = loadWords(run(column.run));
        return load.isEmpty() ? runLabel(column.run) : runLabel(column.run) + QLatin1Char('\n') + load;
    }
    case Part::Difference:
        //: column of relative differences: run B against run A
        return tr("%1 against %2").arg(runLabel(column.run), runLabel(m_base)) + QLatin1Char('\n') +
               QStringLiteral("%");
    case Part::Spread:
        //: column of how far repeated runs lie apart
        return tr("%1 repeats").arg(runLabel(column.run)) + QLatin1Char('\n') + QStringLiteral("%");
    }
    return {};
}

} // namespace ui
