// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"

#include <string>
#include <string_view>
#include <vector>

/// How a user's entry is laid over a shipped one, as trees: both the reading of the catalogue and the editing of the
/// user's file stand on these.
namespace core::catalogue {

/// The fields by which two items of an entry's list are the same thing: of "offers" what is offered where, of
/// "versions" the version, of "intensities" method and year, of "prices" kind and period. Empty: the list is one value.
const std::vector<std::string> &identityOf(std::string_view list);

/// Whether two items of that list are the same thing, in several states. \pre identityOf(list) is not empty
bool sameItem(std::string_view list, const project::Node &left, const project::Node &right);

/// The fields of `over` in place of those of `base`. Items of a list with an identity are laid over the items that they
/// are the same thing as (the last of several, which go), and new ones added; an item that says `removed: true` takes
/// the items away that are the same thing. Other lists and maps are replaced whole.
project::Node laidOver(const project::Node &base, const project::Node &over);

/// Whether an item of a list only takes away what is the same thing.
bool isRemoval(const project::Node &item);

/// What must be laid over `base` to make `edited` of it; a field that `edited` lacks becomes null, an item that it
/// lacks a removal. Both are maps; the id stays in.
project::Node differences(const project::Node &base, const project::Node &edited);

} // namespace core::catalogue
