// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/coefficients.h"

#include <memory>

namespace ui {

/// The shipped coefficients of the engine (resources/engine/coefficients.yaml), read once for the whole program and
/// shared; never null. Safe to call from any thread.
std::shared_ptr<const core::perf::Coefficients> loadCoefficients();

} // namespace ui
