// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

/// What the usual components of a purchase are called, so that no key of the file stands in a sentence. A component
/// that is not among them keeps the name that the project gave it.
namespace core::economics {

/// "GPUs" for "gpus".
Text componentName(std::string_view key);

/// "price of the GPUs" for "gpus".
Text priceName(std::string_view key);

} // namespace core::economics
