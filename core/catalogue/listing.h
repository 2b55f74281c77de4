// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/text.h"

#include <string>
#include <variant>
#include <vector>

/// The catalogue as tables, one for each kind of entry: what the command line prints and the window shows.
namespace core::catalogue {

enum class Kind { Gpus, Models, Grids, Providers, Engines, Costs };

/// "gpus", "models", "grids", "providers", "engines", "costs".
std::string_view kindId(Kind kind);
std::optional<Kind> kindFrom(std::string_view id);

/// Nothing, a number, a text, a yes or no.
using Cell = std::variant<std::monostate, double, std::string, bool>;

struct Column
{
    std::string id;    ///< snake_case with its unit: "memory_gb"
    Text title;        ///< for people, without the unit
    std::string unit;  ///< "GB"; empty without one
    bool shown = true; ///< in a table for people; the others are in JSON, CSV and the detail
};

/// One entry, and the several figures of it where it has them (offers of a provider, figures of a grid, versions).
struct ListedEntry
{
    const Entry *entry = nullptr; ///< in the catalogue, which must outlive the list
    std::vector<Cell> cells;
    std::vector<std::vector<Cell>> items;
};

struct Listing
{
    Kind kind = Kind::Gpus;
    std::vector<Column> columns;
    std::string itemsId; ///< "offers", "figures", "versions"; empty: entries have no items
    std::vector<Column> itemColumns;
    std::vector<ListedEntry> entries;
};

/// Entries of a kind that have `filter` in their id, name, an alias or a source, without regard to case; all when
/// empty.
Listing list(const Catalogue &catalogue, Kind kind, std::string_view filter = {});

/// A cell as text with a point: "3,350" for people, "3350" for files. Nothing gives "".
std::string cellText(const Cell &cell, bool forPeople);

} // namespace core::catalogue
