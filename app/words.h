// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "core/words.h"

#include <string>
#include <vector>

namespace app {

/// How a command says the engine's texts: in the language of --lang, with its number format; English without one. JSON
/// and CSV never go through this.
core::Words wordsFor(const CommonOptions &options);

/// Sentences one after another.
std::string joined(const std::vector<core::Text> &sentences, const core::Words &words);

} // namespace app
