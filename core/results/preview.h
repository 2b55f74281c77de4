// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/tolerantjson.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::results {

/// What every importer looks at to tell whether a file is its own, read once for all of them.
struct Preview
{
    enum class Kind { Empty, Binary, Json, Yaml, Text };
    Kind kind = Kind::Text;

    json::Document first; ///< of JSON and YAML: the first document that could be read
    bool hasDocument = false;
    int firstIndex = 0;                    ///< documents before it were broken
    std::vector<json::Problem> problems;   ///< of the broken documents before it, or why there is none
    json::Reader rest{std::string_view()}; ///< stands behind the first document

    std::vector<std::string> header; ///< cells of the first line that is not blank, read as CSV

    json::Value root() const { return hasDocument ? first.root() : json::Value(); }
};

std::unique_ptr<Preview> makePreview(std::string_view text, std::string_view fileName);

/// The same for a large file of JSON, without having it in memory; nothing when it is something else. The window must
/// outlive the preview.
std::unique_ptr<Preview> makePreview(TextWindow &window);

} // namespace core::results
