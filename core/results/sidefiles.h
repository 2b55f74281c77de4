// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"

/// Files that are no benchmark but say something of the engine or the model.
namespace core::results {

/// Reads what is no benchmark's result (an engine's start-up log, a model's config.json, energy, cost, quality, grid,
/// production, traces) into the library, or names in it why a file of a known tool holds nothing. False when the file
/// is of none of these.
bool readSideFile(const ImportSource &source, Library &library);

} // namespace core::results
