// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/modelspec.h"
#include "core/result.h"
#include "core/text.h"

#include <string_view>
#include <vector>

namespace core::catalogue {

/// A model read from the config.json of a Hugging Face checkpoint.
struct HfModel
{
    ModelSpec model;          ///< id and name from the file's own name for itself, else from the source
    std::string architecture; ///< model_type, "llama"
    bool kvKnown = true;      ///< false: the layers keep something that is not understood, so that no KV figure holds
    std::vector<Text> unread; ///< what was assumed or could not be read
};

/// Whether a text is such a file: an object with the size of a hidden state, layers and heads, also under text_config.
bool looksLikeHfConfig(std::string_view text);

/// Reads it. Fails when it is no JSON object or lacks a dimension without which nothing can be computed. Vision and
/// audio towers and draft (MTP) heads are not counted.
Result<HfModel> readHfConfig(std::string_view text, const std::string &source);

} // namespace core::catalogue
