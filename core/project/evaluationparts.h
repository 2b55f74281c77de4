// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/memorybudget.h"
#include "core/project/figures.h"

/// The parts of an evaluation, each in its file, in the order in which they build on one another.
namespace core::project {

/// What the parts share while one configuration is evaluated.
struct Workings
{
    const Project &project;
    const results::Library &library;
    Evaluation &evaluation;
    /// Throughput was measured on one replica, so that a fleet has a multiple of it; what is stated is the fleet's.
    bool ofOneReplica = false;
    std::optional<double> replicaRequestsPerSecond{}; ///< at the operating point
    /// What the memory part found, for the worksheet.
    sizing::WorksheetInputs worksheet{};
    const catalogue::Catalogue *catalogue = nullptr; ///< null: only what the project states is known
    /// What the memory part asked and found; absent when model or GPU are not known, or nothing fits together.
    std::optional<perf::MemoryRequest> memoryRequest{};
    std::optional<perf::MemoryBudget> budget{};
    const catalogue::GpuSpec *gpu = nullptr;

    SizeFigures &size() const { return evaluation.size; }
    const Scenario &scenario() const { return project.scenario; }
    void warn(Text text) const { evaluation.size.warnings.push_back(std::move(text)); }
};

/// Analyses the sweeps and chooses the one that the headline stands on.
void addSweeps(Workings &workings, const EvaluateOptions &options);
/// What engine and simulation say of the scenario, where model, GPU and lengths are known (evaluation_prediction.cpp).
void addPrediction(Workings &workings, const EvaluateOptions &options);
/// Throughput of what was stated, measured or predicted, and whether the SLO holds.
void addThroughput(Workings &workings, const EvaluateOptions &options);
/// VRAM budget, KV bytes per token and the KV ceiling of concurrency (evaluation_memory.cpp).
void addMemory(Workings &workings);
/// Replicas, GPUs, nodes, operational concurrency, what limits, worksheet; throughput becomes the fleet's.
void addFleet(Workings &workings);
/// Cost per hour of an owned fleet from its capex tree: annuities, maintenance, space, staff, electricity. Absent when
/// the project has no tree or the tree says no years. Fills capexEur.
OptionalFigure ownedCostPerHour(Workings &workings);
void addMoney(Workings &workings);
void addEnergyAndCarbon(Workings &workings);
void addSovereignty(Workings &workings);

/// What one replica does and holds: throughput (stated, measured or predicted) and memory. Prices, power, grid,
/// head-room and demand for replicas do not enter.
void addPerformance(Workings &workings, const EvaluateOptions &options);
/// What follows from it: fleet, money, energy, carbon, sovereignty. Cheap: evaluated thousands of times when inputs are
/// drawn.
void addConsequences(Workings &workings);

/// One configuration, without candidates and checks.
Evaluation evaluateConfiguration(const Project &project, std::shared_ptr<const results::Library> library,
                                 const EvaluateOptions &options);

/// The candidates of the project on the chosen axes; the scenario itself where there are none. Warnings go to the
/// evaluation.
scorecard::Scorecard scorecardOf(const Project &project, const Node &document, Evaluation &evaluation,
                                 const EvaluateOptions &options);

/// The values that a configuration's figures give on the axes; what is in `candidate` already stays.
void addComputedValues(scorecard::CandidateValues &candidate, const Project &project, const Evaluation &evaluation);

/// Whether two configurations differ in nothing that throughput depends on: a figure stated or measured for the one
/// then holds for the other.
bool performsAlike(const Scenario &a, const Scenario &b);

/// What is evaluated for a candidate that overrides the scenario.
struct CandidateConfiguration
{
    Project project;
    std::shared_ptr<const results::Library> library; ///< empty where the base's results say nothing of it
    EvaluateOptions options;
    bool alike = false; ///< performs as the base does
};
/// Fails when the override makes no valid project.
Result<CandidateConfiguration> configurationOf(const Candidate &candidate, const Project &base, const Node &document,
                                               const Evaluation &evaluation, const EvaluateOptions &options);

/// The axes and gates of the project's scorecard.
std::vector<scorecard::Axis> axesOf(const Project &project);
std::map<std::string, std::string> gatesOf(const Project &project);

/// Power on average over the year: the idle share is drawn all the time, the rest with the use. Without an idle share
/// the power follows the use, and full power is the upper end.
Figure averagePower(const Project &project, const Figure &power);

/// The tokens that money and energy are divided by; absent when no token rate is known.
const OptionalFigure *denominator(const SizeFigures &size);

/// True when the zone ("FR", "IT-NO", "SE3") lies in a member state of the EU; absent when the code says no country.
std::optional<bool> zoneInEu(const std::optional<std::string> &zone);

} // namespace core::project
