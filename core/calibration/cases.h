// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/perf/engine.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Rows of a table of served configurations: what is measured, or to be predicted.
namespace core::calibration {

/// How the lengths of a harness scatter around their means.
enum class LengthSpread {
    Fixed,  ///< all equal
    Narrow, ///< uniform in 0.8 … 1.0 of a nominal length
    Wide,   ///< as users' requests, or uniform from 0
};

/// How requests come.
enum class LoadKind { Closed, Open, StaticBatch, Saturated };

/// One configuration under one load, names resolved. Pointers live as long as the catalogue.
struct Case
{
    std::string rowId;
    const catalogue::ModelSpec *model = nullptr;
    const catalogue::GpuSpec *gpu = nullptr;
    catalogue::Precision weights = catalogue::Precision::Bf16;
    catalogue::Precision kv = catalogue::Precision::Bf16;
    bool blockScaled = false;
    perf::Split split;
    std::string engine, version; ///< id, or the name in lower case; version may be empty
    perf::Sampling sampling = perf::Sampling::Greedy;
    double promptTokens = 0.0, outputTokens = 0.0;
    LoadKind load = LoadKind::Closed;
    double concurrency = 0.0;       ///< of closed loops and batches
    double requestsPerSecond = 0.0; ///< of open loops; of a closed one too where a rate is stated beside it
    std::optional<double> requests; ///< of the whole run
    LengthSpread spread = LengthSpread::Wide;
    int receiveIntervalSteps = 1; ///< of the engine's scheduler, as the harness started it
    bool oldEngine = false;       ///< of 2023–24, or ROCm before 2025: two to three times slower
    std::optional<Text> refusal;  ///< why nothing can be said
    std::vector<Text> notes;      ///< assumptions

    std::string group() const { return oldEngine ? "other" : model != nullptr && model->moe ? "moe" : "dense"; }
};

/// Looks up a cell by the name of its column; empty where there is none.
using Cell = std::function<std::string(std::string_view column)>;

/// Reads the columns that a prediction may read, and no other.
Case readCase(const Cell &cell, const catalogue::Catalogue &catalogue);

/// The columns that readCase asks for.
const std::vector<std::string> &caseColumns();

/// A request for the engine's time of that configuration.
perf::EngineRequest engineRequest(const Case &row, const perf::Coefficients &coefficients);

/// What was measured on a row, where it was [s, tokens/s].
struct Measured
{
    std::optional<double> ttftSeconds, tpotSeconds, outputTokensPerSecond;
    bool decodeOnly = false; ///< tpot is the median gap of running batches: no prompt interferes
};
Measured readMeasured(const Cell &cell);

} // namespace core::calibration
