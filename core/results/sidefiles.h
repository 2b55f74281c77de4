// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"

/// Files that are no benchmark but say something of the engine or the model.
namespace core::results {

/// Reads an engine's start-up log or a model's config.json into the library; false when the file is neither.
bool readSideFile(const ImportSource &source, Library &library);

} // namespace core::results
