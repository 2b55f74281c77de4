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
/// are the same thing as (the last of several, which go), and new ones added; other lists and maps are replaced whole.
project::Node laidOver(const project::Node &base, const project::Node &over);

/// What must be laid over `base` to make `edited` of it; a field that `edited` lacks becomes null. Both are maps; the
/// id stays in. Items that `edited` lacks stay, since nothing can be laid over them that takes them away.
project::Node differences(const project::Node &base, const project::Node &edited);

} // namespace core::catalogue
