// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

namespace core::catalogue {

/// The name of a grid or country as a text: "Norway" is said in the reader's language. A name that is not in the table
/// (a grid that the user added) stays as it is.
Text placeName(std::string_view name);

/// Whether the table has it, so that it is translated.
bool isTranslatedPlace(std::string_view name);

} // namespace core::catalogue
