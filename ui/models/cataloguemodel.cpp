// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cataloguemodel.h"

#include "core/catalogue/lawwords.h"
#include "core/catalogue/placenames.h"
#include "ui/style/dateformat.h"
#include "ui/style/unitwords.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui {

using core::catalogue::Cell;
using core::catalogue::Column;
using core::catalogue::Entry;
using core::catalogue::Kind;
using core::catalogue::ListedEntry;
using core::catalogue::UserEntries;

namespace {

constexpr int catalogueDigits = 4;
constexpr int sourceColumns = 2; ///< date and source, at the end

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

/// "32× full + 8× sliding 4096": the kinds that are words and no names.
QString attentionText(QString text)
{
    //: attention over all tokens before, in "32× full"
    text.replace(QStringLiteral("× full"), QStringLiteral("× ") + CatalogueModel::tr("full"));
    //: attention over a window of the last tokens, in "8× sliding 4096"
    text.replace(QStringLiteral("× sliding"), QStringLiteral("× ") + CatalogueModel::tr("sliding"));
    return text;
}

/// As the table and the pane show a cell: what is a word or a date in the reader's language.
QString shownText(const Cell &cell, const Column &column)
{
    const QString text = shownText(cell);
    if (column.id == "attention")
        return attentionText(text);
    if (column.id == "jurisdiction" || column.id == "us_exposure" || column.id == "headquarters")
        return text.isEmpty() ? text : localised(core::catalogue::lawWord(text.toStdString()));
    return column.id == "date" ? shownDate(text) : text;
}

/// Parameters are counted in billions, which the files call B.
QString unitOf(const Column &column)
{
    return column.unit == "B" ? QCoreApplication::translate("ui::Catalogue", "billions") : unitWords(column.unit);
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
    return column.unit.empty() ? title : title + QLatin1Char('\n') + unitOf(column);
}

} // namespace

CatalogueModel::CatalogueModel(Kind kind, QObject *parent)
    : QAbstractTableModel(parent)
    , m_kind(kind)
{}

core::project::Node CatalogueModel::itemNode(std::size_t entry, int item) const
{
    std::vector<core::project::Node::Member> members;
    for (std::size_t i = 0; item >= 0 && i < m_listing.itemColumns.size(); ++i) {
        const Cell &cell = m_listing.entries[entry].items[static_cast<std::size_t>(item)][i];
        if (const std::string text = core::catalogue::cellText(cell, false); !text.empty())
            members.emplace_back(m_listing.itemColumns[i].id, core::project::Node::scalar(text));
    }
    return core::project::Node::map(std::move(members));
}

core::project::Node CatalogueModel::itemNode(int row) const
{
    const Row &shown = m_rows[static_cast<std::size_t>(row)];
    return itemNode(shown.entry, shown.item);
}

bool CatalogueModel::isOwn(std::size_t entry, int item, const UserEntries &own) const
{
    const auto *stated = own.entry(m_kind, m_listing.entries[entry].entry->id);
    return stated != nullptr &&
           (item < 0 || core::catalogue::isOwnItem(*stated, m_listing.itemsId, itemNode(entry, item)));
}

void CatalogueModel::setCatalogue(std::shared_ptr<const core::catalogue::Catalogue> catalogue, const UserEntries &own)
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
            m_rows.push_back({.entry = i, .item = item, .own = isOwn(i, item, own)});
        if (items == 0)
            m_rows.push_back({.entry = i, .item = -1, .own = isOwn(i, -1, own)});
    }
    endResetModel();
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CatalogueModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_columns.empty() ? 0 : static_cast<int>(m_columns.size()) + 1 + sourceColumns;
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

Cell CatalogueModel::itemCell(int row, std::string_view column) const
{
    const int item = m_rows[static_cast<std::size_t>(row)].item;
    for (std::size_t i = 0; item >= 0 && i < m_listing.itemColumns.size(); ++i)
        if (m_listing.itemColumns[i].id == column)
            return cellOf(row, {.ofItem = true, .column = i});
    return {};
}

bool CatalogueModel::verified(int row) const
{
    const Cell stated = itemCell(row, "verified");
    return std::holds_alternative<bool>(stated) ? std::get<bool>(stated) : entryOf(row).entry->verified;
}

QString CatalogueModel::dateText(int row) const
{
    const Cell stated = itemCell(row, "date");
    return std::holds_alternative<std::string>(stated) ? fromUtf8(std::get<std::string>(stated))
                                                       : fromUtf8(entryOf(row).entry->date);
}

QString CatalogueModel::sourceText(int row) const
{
    for (const char *column : {"source", "sources"})
        if (const Cell stated = itemCell(row, column); std::holds_alternative<std::string>(stated))
            return fromUtf8(std::get<std::string>(stated));
    const Entry &entry = *entryOf(row).entry;
    return entry.sources.empty() ? QString() : fromUtf8(entry.sources.front());
}

QStringList CatalogueModel::sources(int row) const
{
    const Entry &entry = *entryOf(row).entry;
    QStringList lines;
    if (m_rows[static_cast<std::size_t>(row)].item >= 0)
        lines << sourceText(row);
    else
        for (const std::string &source : entry.sources)
            lines << fromUtf8(source);
    if (const QString date = dateText(row); !date.isEmpty())
        lines << tr("As of %1.").arg(shownDate(date));
    if (!verified(row))
        lines << tr("Not verified: known at second hand or from general knowledge. Check it before you rely on it.");
    if (verified(row) && !entry.unverifiedFields.empty()) {
        QStringList fields;
        for (const std::string &field : entry.unverifiedFields)
            fields << fromUtf8(field);
        lines << tr("Not verified in it: %1.").arg(fields.join(QStringLiteral(", ")));
    }
    if (m_rows[static_cast<std::size_t>(row)].own)
        lines << tr("Has fields of your own.");
    return lines;
}

QVariant CatalogueModel::nameData(int row, int role) const
{
    const Entry &entry = *entryOf(row).entry;
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return localised(core::catalogue::placeName(entry.name));
    case Qt::ToolTipRole:
        return sources(row).join(QLatin1Char('\n'));
    case MarkRole: {
        QStringList marks;
        if (!verified(row))
            marks << QStringLiteral("?");
        if (m_rows[static_cast<std::size_t>(row)].own)
            //: a raised mark behind the name of an entry that the user changed or added
            marks << tr("own");
        return marks.isEmpty() ? QVariant() : marks.join(QLatin1Char(' '));
    }
    default:
        return {};
    }
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
        return m_rows[static_cast<std::size_t>(row)].own;
    case SearchRole: {
        QStringList words{fromUtf8(entry.id), fromUtf8(entry.name), localised(core::catalogue::placeName(entry.name))};
        for (const auto *names : {&entry.aliases, &entry.assumedAliases})
            for (const std::string &name : *names)
                words << fromUtf8(name);
        return words.join(QLatin1Char(' '));
    }
    default:
        break;
    }
    if (index.column() == 0)
        return nameData(row, role);
    if (const int fromEnd = columnCount() - index.column(); fromEnd <= sourceColumns) {
        const QString text = fromEnd == 2 ? dateText(row) : sourceText(row);
        if (role == Qt::DisplayRole || role == SortRole)
            return text.isEmpty() ? QVariant() : role == Qt::DisplayRole && fromEnd == 2 ? shownDate(text) : text;
        return role == Qt::ToolTipRole ? sources(row).join(QLatin1Char('\n')) : QVariant();
    }
    const Shown &shown = m_columns[static_cast<std::size_t>(index.column() - 1)];
    const Cell cell = cellOf(row, shown);
    switch (role) {
    case Qt::DisplayRole:
        return shownText(cell, columnOf(shown));
    case SortRole:
        return sortValue(cell);
    case Qt::ToolTipRole:
        return std::holds_alternative<std::monostate>(cell) ? tr("The sources do not say.")
                                                            : sources(row).join(QLatin1Char('\n'));
    case Qt::TextAlignmentRole:
        return int(std::holds_alternative<double>(cell) ? Qt::AlignRight | Qt::AlignVCenter
                                                        : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != ColumnIdRole) || section < 0 ||
        section >= columnCount())
        return {};
    const bool id = role == ColumnIdRole;
    if (section == 0)
        return id ? QStringLiteral("name") : tr("Name");
    if (section == columnCount() - 2)
        return id ? QStringLiteral("as_of") : tr("As of");
    if (section == columnCount() - 1)
        return id ? QStringLiteral("source") : tr("Source");
    const Column &column = columnOf(m_columns[static_cast<std::size_t>(section - 1)]);
    return id ? fromUtf8(column.id) : titled(column);
}

QList<CatalogueModel::Fact> CatalogueModel::facts(int row) const
{
    QList<Fact> all;
    if (row < 0 || row >= rowCount())
        return all;
    const ListedEntry &listed = entryOf(row);
    const auto add = [&all](const Column &column, const Cell &cell) {
        // Source, date and whether it is verified stand among the sources; the count in full is for files.
        for (const char *said : {"source", "sources", "date", "verified", "parameters"})
            if (column.id == said)
                return;
        if (!std::holds_alternative<std::monostate>(cell))
            all << Fact{localised(column.title), withUnit(shownText(cell, column), unitOf(column))};
    };
    if (const int item = m_rows[static_cast<std::size_t>(row)].item; item >= 0)
        for (std::size_t i = 0; i < m_listing.itemColumns.size(); ++i)
            add(m_listing.itemColumns[i], listed.items[static_cast<std::size_t>(item)][i]);
    for (std::size_t i = 0; i < m_listing.columns.size(); ++i)
        add(m_listing.columns[i], listed.cells[i]);
    return all;
}

QStringList CatalogueModel::figures(int row) const
{
    QStringList lines;
    if (row < 0 || row >= rowCount() || m_rows[static_cast<std::size_t>(row)].item >= 0)
        return lines;
    for (const auto &cells : entryOf(row).items) {
        QStringList words;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (const QString text = shownText(cells[i], m_listing.itemColumns[i]);
                !text.isEmpty() && m_listing.itemColumns[i].id != "verified")
                words << text;
        lines << words.join(QStringLiteral(" · "));
    }
    return lines;
}

QString CatalogueModel::detail(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Entry &entry = *entryOf(row).entry;
    QStringList lines{localised(core::catalogue::placeName(entry.name))};
    for (const Fact &fact : facts(row))
        lines << tr("%1: %2").arg(fact.title, fact.value);
    lines << figures(row);
    if (entry.note)
        lines << fromUtf8(*entry.note);
    lines << sources(row);
    return lines.join(QLatin1Char('\n'));
}

const Entry *CatalogueModel::entry(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : entryOf(row).entry;
}

int CatalogueModel::itemOf(int row) const
{
    return row < 0 || row >= rowCount() ? -1 : m_rows[static_cast<std::size_t>(row)].item;
}

int CatalogueModel::unverifiedRows() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += verified(row) ? 0 : 1;
    return count;
}

int CatalogueModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) {
        return fromUtf8(m_listing.entries[row.entry].entry->id) == id;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

} // namespace ui
