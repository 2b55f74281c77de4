// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace core::catalogue {

/// What every entry of the catalogue says about itself and where its figures come from.
struct Entry
{
    std::string id;   ///< "h100-sxm-80gb": lower case, stable, what a project file holds
    std::string name; ///< as people write it
    std::vector<std::string> aliases;
    std::vector<std::string> assumedAliases; ///< names that fit only under an assumption ("H100" without its form)
    std::vector<std::string> sources;        ///< at least one
    std::optional<std::string> date;         ///< ISO, as exact as known
    bool verified = false; ///< false: stated from general knowledge or quoted at second hand, to be checked by the user
    std::vector<std::string> unverifiedFields; ///< fields of a verified entry that are not
    std::optional<std::string> note;
    bool fromUser = false; ///< added by the user, or one of his fields replaces a shipped one
    bool operator==(const Entry &) const = default;
};

} // namespace core::catalogue
