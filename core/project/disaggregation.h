// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluationparts.h"

/// Prefill and decode on replicas of their own, with the KV cache sent from the one to the other. Source: Zhong et al.,
/// "DistServe", OSDI 2024.
namespace core::project {

/// A unit of the fleet: replicas that prefill, replicas that decode.
struct Pools
{
    int prefill = 1, decode = 1;
    int engines() const { return prefill + decode; }
};

/// The link that KV cache is assumed to travel over, a replica: 400 Gb/s.
inline constexpr double assumedKvLinkBytesPerSecond = 50e9;

/// As addPrediction, for such a unit. Figures are an average over its replicas, so that replicas, GPUs and money follow
/// as for a fleet without pools. Nothing is predicted where a scenario without pools would not be.
void addPredictionOfPools(Workings &workings, const EvaluateOptions &options, Pools pools);

/// One configuration served by pools: those of a few that serve most requests a GPU inside the SLO. `chosen` tells
/// which they are.
Evaluation evaluateWithPools(const Project &project, const EvaluateOptions &options, Pools *chosen);

} // namespace core::project
