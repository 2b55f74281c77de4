// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <vector>

/// Whether a model would fit on a GPU, for choosing either: the memory part of an evaluation with one of them changed.
namespace core::project {

/// What is tried; what is absent is the scenario's.
struct FitQuestion
{
    std::optional<std::string> model, gpu; ///< ids or names of the catalogue
};

/// One way to split the model over GPUs.
struct Fit
{
    int tensorParallel = 1;
    std::optional<SizeFigures::Vram> vram; ///< per GPU; absent where the split is impossible or a figure is unknown
    bool fits = false;                     ///< something is left for the KV cache
    OptionalFigure maxConcurrency;         ///< requests of the mean context that fit in a replica
    std::optional<double> contextTokens;   ///< of that mean
    std::vector<Text> remarks;             ///< why not, first; then what was assumed
};

/// The splits over 1, 2, 4 and 8 GPUs, and the scenario's own where it is another. Stated sizes of the scenario (its
/// parameters, its memory of a GPU) count only for the scenario's own model and GPU. Empty when the scenario and the
/// question together name no model or no GPU.
std::vector<Fit> fitsOf(const Project &project, const catalogue::Catalogue &catalogue, const FitQuestion &question);

} // namespace core::project
