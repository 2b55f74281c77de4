// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/results/library.h"

#include <optional>
#include <string>
#include <vector>

/// Board power by load as others measured it (ML.ENERGY: watts by batch), for a model on a GPU.
namespace core::project {

struct PowerPoint
{
    double batch = 0.0;                            ///< requests decoded together, on average
    double wattsPerGpu = 0.0;                      ///< of the boards
    std::optional<double> tokensPerSecondPerGpu{}; ///< output
    bool operator==(const PowerPoint &) const = default;
};

struct PowerByLoad
{
    std::vector<PowerPoint> points; ///< by rising batch; at least one
    int gpus = 1;                   ///< of the machine measured
    std::string source;             ///< "lm-arena-chat.json (mlenergy), Qwen 3 14B on B200, lm-arena-chat"
    std::optional<std::string> precision, task;
    std::optional<double> answerTokensMean;
    bool operator==(const PowerByLoad &) const = default;
};

struct PowerQuestion
{
    std::string gpu, model;                 ///< as the project states them
    std::optional<std::string> precision;   ///< of the weights; a file that states another does not answer
    std::optional<int> gpus;                ///< of a replica; a machine of as many comes first
    std::optional<double> answerTokensMean; ///< the nearest task comes first
};

/// The measurement that fits best; absent where no file is of this model on this GPU. `catalogue` (may be null) knows
/// that two names mean the same thing.
std::optional<PowerByLoad> powerByLoad(const results::Library &library, const catalogue::Catalogue *catalogue,
                                       const PowerQuestion &question);

/// Watts of one GPU at a batch: between two measured ones on the straight line, outside of them the nearest's.
/// \pre !measured.points.empty()
double wattsAt(const PowerByLoad &measured, double batch);

} // namespace core::project
