// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

namespace core::project {

/// What engine and simulation say of the scenario when load comes the other way than it states: by rate (open) or by
/// concurrency (closed), so that it can lie under a sweep that was measured so. Null where nothing is predicted.
std::shared_ptr<const Prediction> predictionByLoad(const Project &project, bool byRate, const EvaluateOptions &options);

} // namespace core::project
