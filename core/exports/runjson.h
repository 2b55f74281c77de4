// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"

#include <string>
#include <vector>

/// Imported runs in the names of the command line's contract: unknown is null, times in milliseconds, shares from 0
/// to 1.
namespace core::exports {

/// One run as a JSON object (no line feed at its end).
std::string runJson(const results::Run &run);

/// A list of JSON texts under a name, for what other readers found ("energy", "cost" …). Each item is one JSON value.
struct NamedJsonList
{
    std::string name;
    std::vector<std::string> items;
};

/// The whole answer of `import --json`. Lists that `more` does not give are there and empty.
std::string libraryJson(const results::Library &library, const std::vector<NamedJsonList> &more = {});

/// One line a run, in columns that the table importer reads again.
std::string runsCsv(const results::Library &library);

} // namespace core::exports
