// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/listingtext.h"

#include "core/csv.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace core::catalogue {

namespace {

using Json = nlohmann::ordered_json;

/// Characters on a terminal, for UTF-8 without wide or combining ones.
std::size_t width(const std::string &text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string joined(const std::vector<std::string> &texts, const char *between)
{
    std::string all;
    for (const std::string &text : texts)
        all += (all.empty() ? "" : between) + text;
    return all;
}

/// Numbers the sources in the order in which they turn up.
class SourceNumbers
{
public:
    std::string of(const std::vector<std::string> &sources)
    {
        std::string numbers;
        for (const std::string &source : sources) {
            const auto [found, added] = m_numbers.emplace(source, m_order.size() + 1);
            if (added)
                m_order.push_back(source);
            numbers += (numbers.empty() ? "" : ",") + std::to_string(found->second);
        }
        return numbers;
    }

    std::string list() const
    {
        std::string all;
        for (std::size_t i = 0; i < m_order.size(); ++i)
            all += "[" + std::to_string(i + 1) + "] " + m_order[i] + "\n";
        return all;
    }

private:
    std::map<std::string, std::size_t> m_numbers;
    std::vector<std::string> m_order;
};

struct TextTable
{
    std::vector<std::string> heads;
    std::vector<bool> right; ///< numbers stand right
    std::vector<std::vector<std::string>> rows;

    void addHead(const Column &column)
    {
        heads.push_back(column.unit.empty() ? column.title.english()
                                            : column.title.english() + " [" + column.unit + "]");
        right.push_back(true);
    }

    std::string print() const
    {
        std::vector<std::size_t> widths;
        for (const std::string &head : heads)
            widths.push_back(width(head));
        for (const auto &row : rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], width(row[i]));
        std::string text;
        const auto line = [&](const std::vector<std::string> &cells) {
            std::string one;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string gap(widths[i] - width(cells[i]), ' ');
                one += (i == 0 ? "" : "  ") + (right[i] ? gap + cells[i] : cells[i] + gap);
            }
            one.erase(one.find_last_not_of(' ') + 1);
            text += one + "\n";
        };
        line(heads);
        for (const auto &row : rows)
            line(row);
        return text;
    }
};

std::string mark(const Entry &entry)
{
    return std::string(entry.fromUser ? "*" : "") + (entry.verified ? "" : "?");
}

/// Cells of the columns that are shown; texts stand left, so the column's side follows its first filled cell.
void addCells(TextTable &table, std::vector<std::string> &row, const std::vector<Column> &columns,
              const std::vector<Cell> &cells)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!columns[i].shown)
            continue;
        if (i < cells.size() &&
            (std::holds_alternative<std::string>(cells[i]) || std::holds_alternative<bool>(cells[i])))
            table.right[row.size()] = false;
        row.push_back(i < cells.size() ? cellText(cells[i], true) : std::string());
    }
}

std::string plainNumber(const Cell &value)
{
    return cellText(value, false);
}

Json jsonOf(const Cell &cell)
{
    if (const auto *number = std::get_if<double>(&cell)) {
        if (!std::isfinite(*number))
            return nullptr;
        if (*number == std::floor(*number) && std::abs(*number) < 9e15)
            return static_cast<long long>(*number);
        return *number;
    }
    if (const auto *text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto *flag = std::get_if<bool>(&cell))
        return *flag;
    return nullptr;
}

void putAll(Json &object, const std::vector<Column> &columns, const std::vector<Cell> &cells)
{
    for (std::size_t i = 0; i < columns.size() && i < cells.size(); ++i)
        object[columns[i].id] = jsonOf(cells[i]);
}

} // namespace

std::string listingText(const Listing &listing)
{
    // Offers and versions are what one looks for; of a grid the preferred figures are.
    const bool perItem = listing.kind == Kind::Providers || listing.kind == Kind::Engines;
    TextTable table;
    table.heads = {"Id", "Name"};
    table.right = {false, false};
    for (const Column &column : listing.columns)
        if (column.shown)
            table.addHead(column);
    for (const Column &column : listing.itemColumns)
        if (perItem && column.shown)
            table.addHead(column);
    table.heads.insert(table.heads.end(), {"Date", "Sources"});
    table.right.insert(table.right.end(), {false, false});
    SourceNumbers sources;
    bool unverified = false, own = false;
    for (const ListedEntry &listed : listing.entries) {
        const Entry &entry = *listed.entry;
        unverified = unverified || !entry.verified;
        own = own || entry.fromUser;
        const std::size_t lines = perItem ? std::max<std::size_t>(listed.items.size(), 1) : 1;
        for (std::size_t line = 0; line < lines; ++line) {
            std::vector<std::string> row{entry.id + mark(entry), entry.name};
            addCells(table, row, listing.columns, listed.cells);
            if (perItem)
                addCells(table, row, listing.itemColumns,
                         line < listed.items.size() ? listed.items[line] : std::vector<Cell>());
            row.push_back(entry.date.value_or(""));
            row.push_back(sources.of(entry.sources));
            table.rows.push_back(std::move(row));
        }
    }
    std::string text = table.print();
    if (unverified || own)
        text += "\n";
    if (unverified)
        text += "? not verified: known at second hand or from general knowledge; check it before relying on it\n";
    if (own)
        text += "* has fields of your own\n";
    return text + "\n" + sources.list();
}

std::string listingCsv(const Listing &listing)
{
    std::vector<std::string> head{"id", "name"};
    for (const Column &column : listing.columns)
        head.push_back(column.id);
    for (const Column &column : listing.itemColumns)
        head.push_back(listing.itemsId.substr(0, listing.itemsId.size() - 1) + "_" + column.id);
    head.insert(head.end(), {"date", "verified", "unverified_fields", "from_user", "sources", "note"});
    std::string csv = csvLine(head);
    for (const ListedEntry &listed : listing.entries) {
        const Entry &entry = *listed.entry;
        for (std::size_t line = 0; line < std::max<std::size_t>(listed.items.size(), 1); ++line) {
            std::vector<std::string> row{entry.id, entry.name};
            for (const Cell &value : listed.cells)
                row.push_back(plainNumber(value));
            for (std::size_t i = 0; i < listing.itemColumns.size(); ++i)
                row.push_back(line < listed.items.size() ? plainNumber(listed.items[line][i]) : std::string());
            row.insert(row.end(), {entry.date.value_or(""), entry.verified ? "true" : "false",
                                   joined(entry.unverifiedFields, "; "), entry.fromUser ? "true" : "false",
                                   joined(entry.sources, "; "), entry.note.value_or("")});
            csv += csvLine(row);
        }
    }
    return csv;
}

std::string listingJson(const Listing &listing)
{
    Json all = Json::array();
    for (const ListedEntry &listed : listing.entries) {
        const Entry &entry = *listed.entry;
        Json object;
        object["id"] = entry.id;
        object["name"] = entry.name;
        Json aliases = entry.aliases;
        object["aliases"] = aliases;
        object["assumed_aliases"] = entry.assumedAliases;
        putAll(object, listing.columns, listed.cells);
        if (!listing.itemsId.empty()) {
            Json items = Json::array();
            for (const auto &cells : listed.items) {
                Json item;
                putAll(item, listing.itemColumns, cells);
                items.push_back(std::move(item));
            }
            object[listing.itemsId] = std::move(items);
        }
        object["sources"] = entry.sources;
        object["date"] = entry.date ? Json(*entry.date) : Json();
        object["verified"] = entry.verified;
        object["unverified_fields"] = entry.unverifiedFields;
        object["from_user"] = entry.fromUser;
        object["note"] = entry.note ? Json(*entry.note) : Json();
        all.push_back(std::move(object));
    }
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core::catalogue
