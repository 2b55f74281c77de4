// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The ladder of levers: what each way of doing more with less would save before more hardware is bought. Order after
/// "Sizing enterprise inference", step 5: quantisation, speculative decoding, disaggregation; then what the engine and
/// the topology offer.
namespace core::project {

/// What a configuration needs and gives.
struct LeverFigures
{
    std::optional<int> replicas;       ///< for the demand alone
    std::optional<int> replicasBought; ///< with head-room and reserve
    std::optional<int> gpus, gpusPerReplica;
    std::optional<double> requestsPerSecond; ///< of one replica inside the SLO
    std::optional<double> cpmEurPerMillionTokens;
    std::optional<double> tpotMeanSeconds, ttftP95Seconds;
    std::optional<bool> sloMet;
};

struct Lever
{
    std::string id;             ///< "fp8", "speculative" …
    Text label;                 ///< short, for a picture: "FP8"
    Text name;                  ///< "FP8 weights"
    Text caveat;                ///< what it costs: "validate quality with evals"
    Node overrides;             ///< over the scenario, as a candidate's
    std::optional<Text> whyNot; ///< why it does not apply here; then there are no figures
    LeverFigures alone;         ///< the scenario with this lever and no other
    LeverFigures cumulated;     ///< with this one and all before that helped
    bool taken = false;         ///< whether it stays in the cumulated ladder: it needs no more GPUs than without
};

struct Ladder
{
    LeverFigures base;
    std::vector<Lever> levers;
};

/// Evaluates the scenario with each lever, alone and cumulated. Empty where nothing is predicted. A demand, where one
/// is stated, decides by GPUs; else requests per second and GPU do.
Ladder leverLadder(const Project &project, const Node &document, const EvaluateOptions &options);

/// What the ladder saves, in one or two sentences; empty where nothing helps.
std::vector<Text> ladderSentences(const Ladder &ladder);

} // namespace core::project
