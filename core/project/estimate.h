// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

/// A first answer within a frame, while the whole evaluation is still being computed.
namespace core::project {

/// Evaluates the scenario with `rough` for its predictions (a cache of rough ones): what is known exactly is exact, the
/// rest stands on short simulations and says so (Prediction::rough). Candidates that would have to be simulated keep
/// the standings that they have in `before`, where these are the same candidates; else there are none yet.
/// \pre library != nullptr, rough->rough()
Evaluation estimate(const Project &project, const Node &document, std::shared_ptr<const results::Library> library,
                    const Evaluation &before, EvaluateOptions options, std::shared_ptr<PredictionCache> rough);

/// Whether an evaluation stands on a rough prediction.
bool isRough(const Evaluation &evaluation);

} // namespace core::project
