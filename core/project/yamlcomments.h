// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"

/// Comments and blank lines: the YAML library drops them, and a person who writes a project by hand misses them.
namespace core::project::detail {

/// Where a scalar that is not plain begins (its quote, "|" or ">"), as a byte offset.
struct ScalarStart
{
    std::size_t offset = 0;
    Node::Style style = Node::Style::Plain;
};

/// The document with the comments of its text attached to its members and items. `scalars` by rising offset.
Node withComments(const Node &document, std::string_view text, const std::vector<ScalarStart> &scalars);

} // namespace core::project::detail
