// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/listing.h"

/// A listing as text, CSV and JSON.
namespace core::catalogue {

/// Aligned columns for a terminal; the sources stand below, numbered. Entries that are not verified carry a "?", the
/// user's own a "*". Ends in a line feed.
std::string listingText(const Listing &listing);

/// One line an entry, or an item where entries have items; all columns, sources and dates.
std::string listingCsv(const Listing &listing);

/// A list with one object an entry; items nested under their name. Unknown is null.
std::string listingJson(const Listing &listing);

} // namespace core::catalogue
