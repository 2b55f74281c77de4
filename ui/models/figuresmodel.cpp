// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figuresmodel.h"

#include "ui/style/unitwords.h"
#include "ui/texts.h"

namespace ui {

using core::exports::LedgerFigure;

FiguresModel::FiguresModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void FiguresModel::setLedger(std::vector<core::exports::FigureGroup> groups)
{
    std::vector<Row> rows;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        rows.push_back({group, -1});
        for (std::size_t figure = 0; figure < groups[group].figures.size(); ++figure)
            rows.push_back({group, static_cast<int>(figure)});
    }
    const bool alike = rows.size() == m_rows.size();
    // The reader's place in the table stays while a slider moves: the rows are the same, only their figures change.
    if (!alike)
        beginResetModel();
    m_groups = std::move(groups);
    m_rows = std::move(rows);
    if (!alike)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const LedgerFigure *FiguresModel::figureAt(int row) const
{
    if (row < 0 || row >= rowCount() || isGroup(row))
        return nullptr;
    const Row &at = m_rows[static_cast<std::size_t>(row)];
    return &m_groups[at.group].figures[static_cast<std::size_t>(at.figure)];
}

bool FiguresModel::isGroup(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].figure < 0;
}

QString FiguresModel::idAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const LedgerFigure *figure = figureAt(row);
    return figure != nullptr ? fromUtf8(figure->id) : QString();
}

int FiguresModel::rowOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (!isGroup(row) && idAt(row) == id)
            return row;
    return -1;
}

HeadlineCell FiguresModel::cell(int row) const
{
    HeadlineCell cell;
    cell.id = idAt(row);
    const LedgerFigure *figure = figureAt(row);
    cell.title = text(row, FigureColumn);
    if (figure == nullptr)
        return cell;
    cell.value = figure->figure ? formatNumber(figure->figure->value) : absentMark();
    cell.unit = text(row, UnitColumn);
    cell.caption = text(row, BasisColumn);
    cell.reason = localised(figure->missing);
    cell.figure = figure->figure;
    return cell;
}

int FiguresModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FiguresModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FiguresModel::text(int row, int column) const
{
    const LedgerFigure *figure = figureAt(row);
    if (figure == nullptr)
        return column == FigureColumn ? localised(m_groups[m_rows[static_cast<std::size_t>(row)].group].title)
                                      : QString();
    switch (column) {
    case FigureColumn:
        return localised(figure->title);
    case ValueColumn:
        return figure->figure ? formatNumber(figure->figure->value) : QString();
    case UnitColumn:
        return figure->figure ? unitWords(figure->figure->unit) : QString();
    case BasisColumn:
        return figure->figure ? localised(figure->basis) : QString();
    case FormulaColumn:
        return figure->figure ? localised(figure->figure->formula) : localised(figure->missing);
    default:
        return {};
    }
}

QVariant FiguresModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LedgerFigure *figure = figureAt(index.row());
    switch (role) {
    case Qt::DisplayRole: {
        const QString shown = text(index.row(), index.column());
        const bool quiet = index.column() == UnitColumn || index.column() == BasisColumn || figure == nullptr;
        return shown.isEmpty() && quiet ? QStringLiteral(" ") : shown; // a dash would say that it is not known
    }
    case Qt::ToolTipRole:
        if (figure == nullptr)
            return {};
        return figure->figure ? formatFull(figure->figure->value) : localised(figure->missing);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1 %2").arg(text(index.row(), FigureColumn), text(index.row(), index.column()));
    case SortRole:
        return figure != nullptr && figure->figure && index.column() == ValueColumn
                   ? QVariant(figure->figure->value)
                   : QVariant(text(index.row(), index.column()));
    case ChosenRole:
        return figure == nullptr;
    case SteppedBackRole:
        return figure != nullptr && (!figure->figure || index.column() > ValueColumn);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == ValueColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((section == ValueColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FigureColumn:
        return tr("Figure");
    case ValueColumn:
        return tr("Value");
    case UnitColumn:
        return tr("Unit");
    case BasisColumn:
        return tr("Basis");
    case FormulaColumn:
        return tr("How it comes about");
    default:
        return {};
    }
}

Qt::ItemFlags FiguresModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags all = QAbstractTableModel::flags(index);
    return index.isValid() && isGroup(index.row()) ? all & ~Qt::ItemIsSelectable : all;
}

} // namespace ui
