// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Names inside sentences. A name such as "cost of a million tokens" is a text of its own: given to a sentence as a
/// plain string it would stay English in every language. Given as a phrase it is translated where the sentence is.
namespace core {

/// The text as an argument of another one: `Text(CORE_TEXT("%1 is dearer"), {phrase(name)})`.
std::string phrase(const Text &text);

/// The text behind an argument that phrase() made; absent for every other string, also for a damaged one.
std::optional<Text> phraseIn(std::string_view argument);

/// "a, b, c": one text out of several.
Text listed(const std::vector<Text> &texts);

} // namespace core
