// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

/// What the catalogue says of a provider's law in words. They are said in the reader's language; what a user's own
/// entry says stays as it is.
namespace core::catalogue {

/// "no (US subsidiary exists)", "FR/EU - verify ownership".
Text lawWord(std::string_view word);

/// Whether the table has it, so that it is translated.
bool isTranslatedLawWord(std::string_view word);

/// Who runs the machines: "own operation" for "own", else the name of the provider as it is.
Text operatorName(std::string_view provider);

} // namespace core::catalogue
