// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/componentnames.h"

#include <algorithm>
#include <array>
#include <string>

namespace core::economics {

namespace {

struct Named
{
    std::string_view key;
    const char *name;
    const char *price;
};

constexpr std::array<Named, 12> components{{
    {"gpus", CORE_TEXT("GPUs"), CORE_TEXT("price of the GPUs")},
    {"gpu", CORE_TEXT("GPUs"), CORE_TEXT("price of the GPUs")},
    {"server", CORE_TEXT("Server"), CORE_TEXT("price of the server")},
    {"servers", CORE_TEXT("Servers"), CORE_TEXT("price of the servers")},
    {"network", CORE_TEXT("Network"), CORE_TEXT("price of the network")},
    {"storage", CORE_TEXT("Storage"), CORE_TEXT("price of the storage")},
    {"rack", CORE_TEXT("Rack"), CORE_TEXT("price of the rack")},
    {"racks", CORE_TEXT("Racks"), CORE_TEXT("price of the racks")},
    {"cooling", CORE_TEXT("Cooling"), CORE_TEXT("price of the cooling")},
    {"installation", CORE_TEXT("Installation"), CORE_TEXT("price of the installation")},
    {"software", CORE_TEXT("Software"), CORE_TEXT("price of the software")},
    {"spares", CORE_TEXT("Spare parts"), CORE_TEXT("price of the spare parts")},
}};

const Named *find(std::string_view key)
{
    const auto found = std::ranges::find(components, key, &Named::key);
    return found == components.end() ? nullptr : &*found;
}

} // namespace

Text componentName(std::string_view key)
{
    const Named *named = find(key);
    return named ? Text(named->name) : Text(std::string("%1"), {std::string(key)});
}

Text priceName(std::string_view key)
{
    const Named *named = find(key);
    return named ? Text(named->price) : Text(CORE_TEXT("price of %1"), {std::string(key)});
}

} // namespace core::economics
