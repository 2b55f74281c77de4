// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sovereignty/exposure.h"

#include <string>
#include <vector>

/// Providers by the price of one GPU, each beside the law it stands under.
namespace core::exports {

/// Aligned columns for a terminal; a price that is not verified carries a "?". Ends in a line feed.
std::string providerText(const std::vector<sovereignty::ProviderPrice> &rows);
std::string providerCsv(const std::vector<sovereignty::ProviderPrice> &rows);
/// A list of objects; unknown is null.
std::string providerJson(const std::vector<sovereignty::ProviderPrice> &rows);

} // namespace core::exports
