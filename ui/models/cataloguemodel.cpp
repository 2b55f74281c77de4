// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cataloguemodel.h"

#include "ui/texts.h"

#include <algorithm>

namespace ui {

using core::catalogue::Cell;
using core::catalogue::Column;
using core::catalogue::Entry;
using core::catalogue::Kind;
using core::catalogue::ListedEntry;

namespace {

constexpr int catalogueDigits = 4;

QString shownText(const Cell &cell)
{
    if (const auto *number = std::get_if<double>(&cell))
        return formatNumber(*number, catalogueDigits);
    if (const auto *text = std::get_if<std::string>(&cell))
        return fromUtf8(*text);
    if (const auto *flag = std::get_if<bool>(&cell))
        return *flag ? CatalogueModel::tr("yes") : CatalogueModel::tr("no");
    return {};
}

QVariant sortValue(const Cell &cell)
{
    if (const auto *number = std::get_if<double>(&cell))
        return *number;
    if (const auto *text = std::get_if<std::string>(&cell))
        return fromUtf8(*text);
    if (const auto *flag = std::get_if<bool>(&cell))
        return *flag ? 1.0 : 0.0;
    return {};
}

QString titled(const Column &column)
{
    const QString title = localised(column.title);
    return column.unit.empty() ? title : title + QLatin1Char('\n') + fromUtf8(column.unit);
}

} // namespace

CatalogueModel::CatalogueModel(Kind kind, QObject *parent)
    : QAbstractTableModel(parent)
    , m_kind(kind)
{}

void CatalogueModel::setCatalogue(std::shared_ptr<const core::catalogue::Catalogue> catalogue)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_listing = m_catalogue ? core::catalogue::list(*m_catalogue, m_kind) : core::catalogue::Listing();
    m_rows.clear();
    m_columns.clear();
    const bool perItem = m_kind == Kind::Providers || m_kind == Kind::Engines;
    for (std::size_t i = 0; i < m_listing.columns.size(); ++i)
        if (m_listing.columns[i].shown)
            m_columns.push_back({.ofItem = false, .column = i});
    for (std::size_t i = 0; perItem && i < m_listing.itemColumns.size(); ++i)
        if (m_listing.itemColumns[i].shown)
            m_columns.push_back({.ofItem = true, .column = i});
    for (std::size_t i = 0; i < m_listing.entries.size(); ++i) {
        const auto items = perItem ? static_cast<int>(m_listing.entries[i].items.size()) : 0;
        for (int item = 0; item < items; ++item)
            m_rows.push_back({.entry = i, .item = item});
        if (items == 0)
            m_rows.push_back({.entry = i, .item = -1});
    }
    endResetModel();
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CatalogueModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_columns.empty() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

const ListedEntry &CatalogueModel::entryOf(int row) const
{
    return m_listing.entries[m_rows[static_cast<std::size_t>(row)].entry];
}

const Column &CatalogueModel::columnOf(const Shown &shown) const
{
    return shown.ofItem ? m_listing.itemColumns[shown.column] : m_listing.columns[shown.column];
}

Cell CatalogueModel::cellOf(int row, const Shown &shown) const
{
    const ListedEntry &listed = entryOf(row);
    if (!shown.ofItem)
        return listed.cells[shown.column];
    const int item = m_rows[static_cast<std::size_t>(row)].item;
    return item < 0 ? Cell() : listed.items[static_cast<std::size_t>(item)][shown.column];
}

bool CatalogueModel::verified(int row) const
{
    const int item = m_rows[static_cast<std::size_t>(row)].item;
    for (std::size_t i = 0; item >= 0 && i < m_listing.itemColumns.size(); ++i)
        if (m_listing.itemColumns[i].id == "verified")
            return cellOf(row, {.ofItem = true, .column = i}) == Cell(true);
    return entryOf(row).entry->verified;
}

QString CatalogueModel::sourcesText(int row) const
{
    const Entry &entry = *entryOf(row).entry;
    QStringList lines;
    for (const std::string &source : entry.sources)
        lines << fromUtf8(source);
    if (entry.date)
        lines << tr("As of %1.").arg(fromUtf8(*entry.date));
    if (!verified(row))
        lines << tr("Not verified: known at second hand or from general knowledge. Check it before you rely on it.");
    if (entry.fromUser)
        lines << tr("Has fields of your own.");
    return lines.join(QLatin1Char('\n'));
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const Entry &entry = *entryOf(row).entry;
    switch (role) {
    case IdRole:
        return fromUtf8(entry.id);
    case UnverifiedRole:
    case SteppedBackRole:
        return !verified(row);
    case OwnRole:
        return entry.fromUser;
    case MarkRole:
        return index.column() == 0 && !verified(row) ? QStringLiteral("?") : QVariant();
    case NoteRole:
        return index.column() == 0 && entry.fromUser ? tr("your own") : QVariant();
    default:
        break;
    }
    if (index.column() == 0) {
        if (role == Qt::DisplayRole || role == SortRole)
            return fromUtf8(entry.name);
        return role == Qt::ToolTipRole ? sourcesText(row) : QVariant();
    }
    const Cell cell = cellOf(row, m_columns[static_cast<std::size_t>(index.column() - 1)]);
    const bool absent = std::holds_alternative<std::monostate>(cell);
    switch (role) {
    case Qt::DisplayRole:
        return shownText(cell);
    case SortRole:
        return sortValue(cell);
    case Qt::ToolTipRole:
        return absent ? tr("The sources do not say.") : sourcesText(row);
    case Qt::TextAlignmentRole:
        return int(std::holds_alternative<double>(cell) ? Qt::AlignRight | Qt::AlignVCenter
                                                        : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    return section == 0 ? tr("Name") : titled(columnOf(m_columns[static_cast<std::size_t>(section - 1)]));
}

QString CatalogueModel::detail(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const ListedEntry &listed = entryOf(row);
    QStringList lines{fromUtf8(listed.entry->name)};
    const auto add = [&lines](const Column &column, const Cell &cell) {
        if (!std::holds_alternative<std::monostate>(cell))
            lines << tr("%1: %2").arg(localised(column.title), withUnit(shownText(cell), fromUtf8(column.unit)));
    };
    for (std::size_t i = 0; i < m_listing.columns.size(); ++i)
        add(m_listing.columns[i], listed.cells[i]);
    const int item = m_rows[static_cast<std::size_t>(row)].item;
    for (std::size_t i = 0; i < m_listing.itemColumns.size(); ++i) {
        if (item >= 0)
            add(m_listing.itemColumns[i], listed.items[static_cast<std::size_t>(item)][i]);
    }
    for (const auto &cells : listed.items) { // the figures of a grid, one a line
        if (item >= 0)
            break;
        QStringList words;
        for (const Cell &cell : cells)
            if (const QString text = shownText(cell); !text.isEmpty())
                words << text;
        lines << words.join(QStringLiteral(" · "));
    }
    if (listed.entry->note)
        lines << fromUtf8(*listed.entry->note);
    lines << sourcesText(row);
    return lines.join(QLatin1Char('\n'));
}

int CatalogueModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) {
        return fromUtf8(m_listing.entries[row.entry].entry->id) == id;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

} // namespace ui
