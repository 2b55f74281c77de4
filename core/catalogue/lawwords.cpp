// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/lawwords.h"

#include <algorithm>
#include <array>
#include <string>

namespace core::catalogue {

namespace {

/// The words of the shipped catalogue. Codes such as "DE/EU" are the same in every language.
constexpr std::array words{
    CORE_TEXT("yes"),
    CORE_TEXT("no"),
    CORE_TEXT("unknown"),
    CORE_TEXT("to be checked"),
    CORE_TEXT("no (US subsidiary exists)"),
    CORE_TEXT("partial: US listing and US sites"),
    CORE_TEXT("FR/EU - verify ownership"),
    CORE_TEXT("NL/EU (Nasdaq-listed)"),
    CORE_TEXT("CH/AT (A1 group)"),
};

} // namespace

Text lawWord(std::string_view word)
{
    return {std::string("%1"), {std::string(word == "verify" ? "to be checked" : word)}};
}

bool isTranslatedLawWord(std::string_view word)
{
    return word == "verify" || std::ranges::any_of(words, [word](std::string_view known) { return known == word; });
}

Text operatorName(std::string_view provider)
{
    if (provider == "own")
        return CORE_TEXT("own operation");
    return {std::string("%1"), {std::string(provider)}};
}

} // namespace core::catalogue
