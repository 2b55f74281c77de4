// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/memorybudget.h"
#include "core/project/figures.h"
#include "core/project/rowfigures.h"

/// The parts of an evaluation, each in its file, in the order in which they build on one another.
namespace core::project {

/// Answers of catalogue and results that stay the same while one configuration is evaluated again and again.
struct Recalled
{
    std::optional<std::string> gpuAsked;
    const catalogue::GpuSpec *gpu = nullptr; ///< of the name asked for; null: the catalogue does not know it
    std::optional<PowerQuestion> powerAsked;
    std::optional<PowerByLoad> power; ///< the answer
};

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
    Telling telling = Telling::Told;
    std::shared_ptr<Recalled> memory = std::make_shared<Recalled>();

    std::shared_ptr<RowFigures> row = std::make_shared<RowFigures>(); ///< handed to the size figures at the end

    SizeFigures &size() const { return evaluation.size; }
    const Scenario &scenario() const { return project.scenario; }
    Recalled &recalled() const { return *memory; }
    bool tells() const { return telling == Telling::Told; }
    void warn(Text text) const
    {
        if (tells())
            evaluation.size.warnings.push_back(std::move(text));
    }
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
/// The project with what it does not state and the catalogue knows, or what follows from its other parts: price of a
/// rented GPU, price of electricity, carbon of the grid, use of the fleet. Each is noted in the row and remarked.
Project withCatalogueFacts(Workings &workings);
/// Puts in the use of the fleet where nobody states it and it follows from the demand, the shape of the day, its hours.
void deriveUtilisation(Workings &workings, Project &project);
/// The GPU of the scenario as the catalogue has it; null where it is not known.
const catalogue::GpuSpec *catalogueGpu(Workings &workings);
/// Power, energy a token and at the meter, goodput per kilowatt.
void addEnergy(Workings &workings);
/// Power of the boards as a file measured it for this model on this GPU, at the load at hand; absent without such a
/// file (evaluation_measuredpower.cpp).
OptionalFigure measuredPower(Workings &workings);
/// Electricity in money; after addEnergy.
void addElectricity(Workings &workings);
/// Location-based, market-based, embodied; water. After addEnergy.
void addCarbon(Workings &workings);
/// Price of machines by the hour as a tariff states or quotes it, without VAT, with egress and storage; absent when it
/// states none. A price by GPU-hour needs the number of GPUs.
OptionalFigure hourlyPrice(Workings &workings, const Tariff &tariff);
/// Price of a million tokens, of the kind that money is divided by.
OptionalFigure tokenPrice(Workings &workings, const Tariff &tariff);
/// Whether tokens are bought and not machines.
bool paysByToken(const Tariff &tariff);
/// Whether a price of machines by hour or month is stated.
bool hourlyIsStated(const Tariff &tariff);
/// Cost per hour of an owned fleet from its capex tree: annuities, maintenance, space, staff, electricity. Absent when
/// the tariff has no tree or the tree says no years. Fills capexEur.
OptionalFigure ownedCostPerHour(Workings &workings);
void addMoney(Workings &workings);
/// Cash flow over the years and break-even against the alternatives; after addMoney.
void addTotalCost(Workings &workings);
void addBreakEven(Workings &workings);
void addSovereignty(Workings &workings);
/// Goodput per GPU, kilowatt and euro of capital.
void addScarcity(Workings &workings);

/// What an owned fleet costs a year apart from its purchases.
struct Upkeep
{
    double maintenanceEurPerYear = 0.0, spaceEurPerYear = 0.0, staffEurPerYear = 0.0;
};
Upkeep upkeepOf(const CapexTree &tree);
/// The things of a tree that have price and years; empty where one of them lacks either.
std::vector<economics::Asset> assetsOf(const CapexTree &tree);

/// What one replica does and holds: throughput (stated, measured or predicted) and memory. Prices, power, grid,
/// head-room and demand for replicas do not enter.
void addPerformance(Workings &workings, const EvaluateOptions &options);
/// What follows from it: fleet, money, energy, carbon, sovereignty.
void addConsequences(Workings &workings);
/// The numbers of it that outcomes and axes stand on: thousands of times when inputs are drawn. `inputs` is the project
/// of the workings, with what the catalogue knows in it already; it is as before afterwards. Sovereignty stays out: no
/// number moves it.
void addConsequencesInNumbers(Workings &workings, Project &inputs);

/// One configuration, without candidates and checks.
Evaluation evaluateConfiguration(const Project &project, std::shared_ptr<const results::Library> library,
                                 const EvaluateOptions &options);

/// The candidates of the project on the chosen axes; the scenario itself where there are none. Warnings go to the
/// evaluation.
scorecard::Scorecard scorecardOf(const Project &project, const Node &document, Evaluation &evaluation,
                                 const EvaluateOptions &options);

/// The values that a configuration's figures give on the axes; what is in `candidate` already stays.
void addComputedValues(scorecard::CandidateValues &candidate, const Project &project, const Evaluation &evaluation);

struct ComputedValue
{
    AxisValue value;
    Provenance provenance = Provenance::Design;
};
/// One of those values; absent where the figures do not give it.
std::optional<ComputedValue> computedValue(std::string_view axis, const Project &project, const Evaluation &evaluation);

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
Figure averagePower(const Workings &workings, const Figure &power);

/// The tokens that money and energy are divided by; absent when no token rate is known.
const OptionalFigure *denominator(const SizeFigures &size);

/// The country in front of a zone's code ("IT-NO" → "IT"); absent when it does not begin with a code that stands alone.
std::optional<std::string> countryOfZone(const std::optional<std::string> &zone);

/// True when the zone ("FR", "IT-NO", "SE3") lies in a member state of the EU; absent when the code says no country.
std::optional<bool> zoneInEu(const std::optional<std::string> &zone);

} // namespace core::project
