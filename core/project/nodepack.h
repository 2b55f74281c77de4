// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"

#include <string>
#include <string_view>

/// Documents as bytes that need no parser. What ships with the program is packed while the program is built: reading
/// the catalogue as YAML took a good part of every start.
namespace core::project {

/// The document with its styles and places, without comments. The same document gives the same bytes.
std::string packed(const Node &document);

/// Reads YAML, or what `packed` wrote; bytes that begin like the latter and do not go on so are an error. `source` is
/// named in errors.
Result<Node> readDocument(std::string_view bytes, const std::string &source);

} // namespace core::project
