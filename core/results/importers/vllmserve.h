// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"

/// One document of vLLM's `bench serve`; its sweeps hold the same.
namespace core::results {

bool looksLikeVllmServe(const json::Value &document);
Run readVllmServeDocument(const ImportSource &source, const json::Value &document, std::string_view tool, int index);

} // namespace core::results
