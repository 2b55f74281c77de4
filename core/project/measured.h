// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

/// What a measurement is worth.
namespace core::project {

/// Production where the project says so of every file that the point's runs come from; else a benchmark.
/// \pre the point's runs are runs of the library
Provenance provenanceOf(const Project &project, const results::Library &library, const results::SweepPoint &point);

} // namespace core::project
