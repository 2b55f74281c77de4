// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

namespace core::project {

/// What a way of paying is called in a sentence: "own hardware", "rented hardware", "leased hardware", "the API". A
/// name that the user gave to an alternative stays as it is; "owned (2)" is "own hardware (2)".
Text paymentName(std::string_view name);

} // namespace core::project
