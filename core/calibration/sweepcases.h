// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/rowcalibration.h"
#include "core/results/library.h"

/// From imported runs to rows that calibrate one configuration.
namespace core::calibration {

/// The configuration that a project serves, as the engine and its harness see it.
struct Served
{
    perf::EngineRequest request;
    double kvBytes = 0.0;        ///< the cache of one GPU
    double mostSequences = 256;  ///< that the engine runs at once, whole replica
    double batchedTokens = 8192; ///< of an iteration, whole replica
};

struct SweepCases
{
    std::vector<MeasuredCase> points;
    std::vector<std::size_t> runs; ///< of the library, one a point
    std::vector<Text> refused;     ///< what measures something else than the project serves, a sentence each
    std::vector<Text> remarks;     ///< runs that say too little, and what had to be taken for granted
    std::size_t runsOfSweeps = 0;  ///< runs looked at
};

/// The runs of closed, open and capped sweeps that have lengths, a load and a pace and are not known to measure another
/// model, GPU, engine, precision or number of GPUs than is served.
SweepCases casesOf(const results::Library &library, const Served &served, const catalogue::Catalogue &catalogue);

} // namespace core::calibration
