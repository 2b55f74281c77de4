// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/project/evaluation.h"

#include <QString>
#include <memory>

namespace ui {

/// The file with the user's own entries; it need not exist.
QString userCataloguePath();

/// The shipped catalogue with the user's entries laid over it, read once for the whole program and shared; what was odd
/// is in `diagnostics` of each call. Safe to call from any thread.
std::shared_ptr<const core::catalogue::Catalogue> loadCatalogue(core::Diagnostics &diagnostics);

/// The same after the user's file has changed.
std::shared_ptr<const core::catalogue::Catalogue> reloadCatalogue(core::Diagnostics &diagnostics);

/// What every evaluation of the program starts from: the catalogue, the engine's coefficients, and one memory of
/// predictions that all evaluations share. A changed catalogue starts with an empty memory.
core::project::EvaluateOptions evaluateOptions(core::Diagnostics &diagnostics);

} // namespace ui
