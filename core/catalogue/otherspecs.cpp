// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/otherspecs.h"

#include <array>
#include <cctype>

namespace core::catalogue {

const GridIntensity *GridZone::intensity(std::string_view method, std::optional<int> year) const
{
    const GridIntensity *best = nullptr;
    for (const GridIntensity &figure : intensities) {
        if (figure.method != method || (year && figure.year != year))
            continue;
        if (best == nullptr || figure.year.value_or(0) > best->year.value_or(0))
            best = &figure;
    }
    return best;
}

const GridPrice *GridZone::wholesalePrice() const
{
    const GridPrice *first = nullptr;
    for (const GridPrice &price : prices) {
        if (price.kind != "wholesale")
            continue;
        if (price.months == 12)
            return &price;
        if (first == nullptr)
            first = &price;
    }
    return first;
}

namespace {

std::array<int, 3> versionParts(std::string_view text)
{
    std::array<int, 3> parts{0, 0, 0};
    std::size_t at = 0;
    while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) == 0)
        ++at;
    for (int &part : parts) {
        bool any = false;
        for (; at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0; ++at) {
            part = part > 100'000 ? part : part * 10 + (text[at] - '0');
            any = true;
        }
        if (!any || at >= text.size() || text[at] != '.')
            break;
        ++at;
    }
    return parts;
}

} // namespace

int compareVersions(std::string_view left, std::string_view right)
{
    const auto a = versionParts(left), b = versionParts(right);
    return a < b ? -1 : a > b ? 1 : 0;
}

const EngineVersion &EngineSpec::version(const std::optional<std::string> &text) const
{
    if (!text)
        return versions.back();
    const EngineVersion *found = &versions.front();
    for (const EngineVersion &candidate : versions)
        if (compareVersions(candidate.from, *text) <= 0)
            found = &candidate;
    return *found;
}

} // namespace core::catalogue
