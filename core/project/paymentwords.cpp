// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/paymentwords.h"

#include "core/embeddedtext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::project {

Text paymentName(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, const char *>, 4> words{{
        {"owned", CORE_TEXT("own hardware")},
        {"rented", CORE_TEXT("rented hardware")},
        {"leased", CORE_TEXT("leased hardware")},
        {"api", CORE_TEXT("the API")},
    }};
    constexpr std::string_view again = " (2)"; // an alternative of the same name as the project's own tariff
    if (name.ends_with(again) && name.size() > again.size())
        return {std::string("%1 (2)"), {phrase(paymentName(name.substr(0, name.size() - again.size())))}};
    const auto *const found = std::ranges::find(words, name, &std::pair<std::string_view, const char *>::first);
    return found != words.end() ? Text(found->second) : Text(std::string("%1"), {std::string(name)});
}

} // namespace core::project
