// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/engine.h"
#include "core/project/document.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What a project was calibrated on: the section `calibration` of its file. It holds for one model on one GPU with one
/// engine and one precision of the weights; every other configuration keeps the shipped coefficients.
namespace core::calibration {

/// From the least to the most that was measured.
struct Span
{
    double low = 0.0, high = 0.0;
    bool operator==(const Span &) const = default;
};

/// How far predictions lay from what was measured, on the median [fraction of what was measured].
struct Residual
{
    double before = 0.0; ///< with the shipped coefficients
    double after = 0.0;  ///< with the fitted ones
    bool operator==(const Residual &) const = default;
};

struct ProjectCalibration
{
    // coefficients, each 0.5 … 2 of the shipped
    double fixedTimes = 1.0;  ///< what an iteration costs whatever is in it (perf::EngineRequest::overheadFactor)
    double prompts = 1.0;     ///< what prompts cost beyond the decode (prefillFactor)
    double memoryReads = 1.0; ///< reading weights and cache (decodeFactor)
    // the configuration that they were fitted for, ids of the catalogue
    std::string model, gpu, engine, weights;
    std::optional<int> tensorParallel;
    // what was measured
    std::vector<std::string> files;
    int points = 0;
    std::optional<Span> concurrency, requestsPerSecond, promptTokens, outputTokens;
    std::vector<std::string> namedModels, namedGpus, namedEngines, namedPrecisions; ///< as the files say them
    std::vector<std::string> dates; ///< one, or the first and the last; empty where no file has one
    std::optional<Residual> tpot, ttft, throughput;
    bool operator==(const ProjectCalibration &) const = default;
};

/// The least and the most that a coefficient may be.
constexpr double leastFactor = 0.5, mostFactor = 2.0;

/// What is wrong with a section: where, below which key, what stands there and what should.
struct SectionProblem
{
    const project::Node *where = nullptr; ///< lives as long as the section
    std::string key;                      ///< "coefficients.prompts"; empty for the section itself
    std::string found;                    ///< empty: nothing
    Text expected;
};

/// Reads the section; a section of null is no calibration and no problem either.
tl::expected<std::optional<ProjectCalibration>, SectionProblem> readSection(const project::Node &section);

/// The calibration of a document; absent where it has none or one that cannot be read.
std::optional<ProjectCalibration> calibrationOf(const project::Node &document);

/// The section as it is written, coefficients and errors with four significant digits.
project::Node sectionOf(const ProjectCalibration &calibration);

/// The same coefficients, with a calibration that goes with them. The set itself is shared, not copied.
std::shared_ptr<const perf::Coefficients> withCalibration(std::shared_ptr<const perf::Coefficients> coefficients,
                                                          ProjectCalibration calibration);
/// The calibration that withCalibration gave them; null where there is none.
const ProjectCalibration *calibrationWith(const std::shared_ptr<const perf::Coefficients> &coefficients);

/// Whether it was fitted for this model, GPU, engine and precision of the weights.
bool holdsFor(const ProjectCalibration &calibration, const perf::EngineRequest &request);

/// Puts the factors in where the calibration holds, and says so, or says why not.
Text applyTo(perf::EngineRequest &request, const ProjectCalibration &calibration);

/// Whether one of these sentences is the one with which applyTo says that the calibration is in use.
bool saysCalibrated(const std::vector<Text> &sentences);

/// "6 points of sweep.json", "6 points of sweep-1.json and 5 others".
Text measuredText(const ProjectCalibration &calibration);

} // namespace core::calibration
