// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/placenames.h"

#include <algorithm>
#include <array>

namespace core::catalogue {

namespace {

/// The grids of the shipped catalogue. A grid that a user adds keeps the name that it was given.
constexpr std::array places{
    CORE_TEXT("Austria"),       CORE_TEXT("Belgium"),
    CORE_TEXT("Bulgaria"),      CORE_TEXT("Croatia"),
    CORE_TEXT("Cyprus"),        CORE_TEXT("Czechia"),
    CORE_TEXT("Denmark"),       CORE_TEXT("EU-27 (industrial price reference)"),
    CORE_TEXT("Estonia"),       CORE_TEXT("Finland"),
    CORE_TEXT("France"),        CORE_TEXT("Germany"),
    CORE_TEXT("Greece"),        CORE_TEXT("Hungary"),
    CORE_TEXT("Iceland"),       CORE_TEXT("Ireland"),
    CORE_TEXT("Italy"),         CORE_TEXT("Latvia"),
    CORE_TEXT("Lithuania"),     CORE_TEXT("Luxembourg"),
    CORE_TEXT("Malta"),         CORE_TEXT("Netherlands"),
    CORE_TEXT("Norway"),        CORE_TEXT("Poland"),
    CORE_TEXT("Portugal"),      CORE_TEXT("Romania"),
    CORE_TEXT("Slovakia"),      CORE_TEXT("Slovenia"),
    CORE_TEXT("Spain"),         CORE_TEXT("Sweden"),
    CORE_TEXT("Switzerland"),   CORE_TEXT("United Kingdom"),
    CORE_TEXT("United States"),
};

} // namespace

bool isTranslatedPlace(std::string_view name)
{
    return std::ranges::any_of(places, [name](std::string_view known) { return known == name; });
}

Text placeName(std::string_view name)
{
    return {std::string("%1"), {std::string(name)}};
}

} // namespace core::catalogue
