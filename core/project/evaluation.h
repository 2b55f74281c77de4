// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit.h"
#include "core/catalogue/catalogue.h"
#include "core/project/project.h"
#include "core/results/knee.h"
#include "core/results/library.h"
#include "core/scorecard/scorecard.h"
#include "core/sizing/worksheet.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core::perf {
struct Coefficients;
}

/// Everything that follows from a project and its results, computed once and never edited. The window, the report and
/// the command line all show this.
namespace core::project {

struct RowFigures; // core/project/rowfigures.h

/// One input of a formula as shown in a figure's provenance.
struct FigureInput
{
    std::string name; ///< "cost per hour"
    double value = 0.0;
    std::string unit;
    std::optional<std::string> source; ///< where it comes from, with date
};

/// A computed figure with its way: formula with numbers, inputs, provenance, basis.
struct Figure
{
    double value = 0.0;
    std::optional<double> low, high; ///< 5 % and 95 % where known
    std::string unit;
    Provenance provenance = Provenance::Design; ///< the weakest of what it is computed from
    Text formula;                               ///< "11 €/h / (3,332 tok/s · 0.0036) = 0.917 €/1M tok"
    std::vector<FigureInput> inputs;
};
using OptionalFigure = std::optional<Figure>;

struct SizeFigures
{
    // throughput of the whole fleet
    OptionalFigure outputTokensPerSecond, totalTokensPerSecond, goodputTokensPerSecond, requestsPerSecond;
    OptionalFigure goodputFraction;
    std::optional<results::TokenKind> throughputTokens; ///< which tokens money and energy are divided by
    std::optional<bool> sloMet; ///< whether some tested load (or the stated one) keeps the SLO; absent when not known
    // money
    std::optional<results::TokenKind> cpmTokens; ///< as throughputTokens; absent for a price per token as billed
    OptionalFigure costEurPerHour, costEurPerYear, capexEur, cpmEurPerMillionTokens, electricityEurPerMillionTokens,
        costEurPerRequest;
    // energy
    OptionalFigure powerWatts, joulesPerToken, kwhPerMillionTokens;
    std::optional<Boundary> energyBoundary;
    // carbon
    OptionalFigure carbonGramsPerMillionTokens, carbonEmbodiedGramsPerMillionTokens, carbonTonnesPerYear;
    std::optional<std::string> carbonMethod;
    std::optional<int> carbonYear;
    // sovereignty
    std::optional<bool> gateHeld;
    std::optional<std::string> gate, jurisdiction;
    std::optional<std::string>
        sovereigntyStanding; ///< "EU", a member state's code, or "not-EU": what site and operator carry
    std::optional<int> seal;
    OptionalFigure sovereigntyScore;
    std::vector<std::string> sovereigntyUnknown;
    // size
    std::optional<int> gpus, gpusPerReplica, nodes;
    std::optional<int> replicasForRate, replicasWithHeadroom, replicasWithReserve, replicasNPlusOne,
        replicasPessimistic;
    struct Vram
    {
        double weightsBytes = 0.0, activationsBytes = 0.0, overheadBytes = 0.0, kvBytes = 0.0, freeBytes = 0.0;
    };
    std::optional<Vram> vram; ///< per GPU
    OptionalFigure kvBytesPerToken, maxConcurrencyKv, operationalConcurrency;
    std::optional<std::string> limits;           ///< kv ttft tpot max_num_seqs throughput none
    using WorksheetStep = sizing::WorksheetStep; ///< R8: name, formula with the numbers put in, result
    std::vector<WorksheetStep> worksheet;
    std::vector<Text> warnings;
    /// The rest of the row: TCO, break-even, carbon by method, water, the sovereignty assessment, goodput per watt and
    /// euro. Null only in figures that no evaluation made. Include core/project/rowfigures.h to read it.
    std::shared_ptr<const RowFigures> row;
};

struct Prediction;     // core/project/prediction.h
class PredictionCache; // core/project/prediction.h

struct Evaluation
{
    SizeFigures size;
    std::vector<results::SweepAnalysis> sweeps; ///< one for each of library->sweeps
    std::optional<std::size_t> chosenSweep;     ///< the one that the headline stands on
    std::optional<std::size_t> operatingPoint;  ///< of its points, where the reader works at another than chosenPoint's
    std::shared_ptr<const Prediction> prediction; ///< by engine and simulation; null where the facts do not allow one
    scorecard::Scorecard scorecard;
    std::vector<audit::Finding> findings;
    std::shared_ptr<const results::Library> library;
};

struct EvaluateOptions
{
    std::stop_token stop;
    std::optional<std::size_t> chosenSweep; ///< index into the library's sweeps; absent: the first with a safe capacity
    std::shared_ptr<const catalogue::Catalogue> catalogue{};  ///< null: only what the project states is known
    std::shared_ptr<const perf::Coefficients> coefficients{}; ///< of the engine; null: nothing is predicted
    bool predict = true; ///< whether engine and simulation may fill in what was neither stated nor measured
    std::shared_ptr<PredictionCache> predictions{}; ///< shared between evaluations; null: each simulates anew
    /// A load of the chosen sweep at which the reader wants to work: the nearest tested one counts. Absent: as
    /// chosenPoint says.
    std::optional<double> operatingLoad{};
};

/// The sweep on which the headline stands: the chosen one of the results, else the predicted one. Null: none.
const results::SweepAnalysis *headlineSweep(const Evaluation &evaluation);

/// The point of a sweep on which the headline stands: the operating point, else the safe capacity, else the knee, else
/// the highest throughput of a sweep without an SLO. Absent when there is none.
const results::SweepPoint *chosenPoint(const Evaluation &evaluation);

/// Evaluates a project on what was imported for it. Never throws; what cannot be computed is absent.
/// \pre library != nullptr
Evaluation evaluate(const Project &project, const Node &document, std::shared_ptr<const results::Library> library,
                    const EvaluateOptions &options = {});

} // namespace core::project
