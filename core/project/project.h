// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "core/project/document.h"
#include "core/results/run.h"
#include "core/workload/slo.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The typed view of a project file (`paretoscope/1`). Absent keys are absent. Names follow the file; units are those
/// of the file's key names turned into base units where the name here says so.
namespace core::project {

/// A number as a person states it: a value, perhaps a range or percentiles for uncertainty, perhaps where it comes
/// from.
struct Quantity
{
    double value = 0.0;        ///< the number; the middle of a range; p50 where percentiles are given
    std::optional<double> low; ///< of `[low, high]`
    std::optional<double> high;
    std::map<double, double> percentiles; ///< 0..1 → value, of `{p50: …, p90: …}`
    std::optional<std::string> source;
    std::optional<std::string> date;
    bool operator==(const Quantity &) const = default;
};
using OptionalQuantity = std::optional<Quantity>;

/// Value or nothing; the shorthand for formulas.
inline std::optional<double> valueOf(const OptionalQuantity &quantity)
{
    return quantity ? std::optional<double>(quantity->value) : std::nullopt;
}

struct TokenLengths
{
    OptionalQuantity mean, p50, p95, p99;
    bool operator==(const TokenLengths &) const = default;
};

enum class ArrivalKind { Poisson, Closed, Gamma, Trace };

struct Arrivals
{
    std::optional<ArrivalKind> kind;
    OptionalQuantity requestsPerSecond;
    OptionalQuantity concurrency;
    OptionalQuantity coefficientOfVariation;
    std::optional<std::string> traceFile;
    bool operator==(const Arrivals &) const = default;
};

struct Workload
{
    std::optional<std::string> kind; ///< chat rag coding summarisation batch custom
    TokenLengths promptTokens, outputTokens;
    OptionalQuantity liveContextTokens; ///< mean context held per running request, where the user states it
    Arrivals arrivals;
    OptionalQuantity prefixSharedTokens, prefixHitRate;
    std::optional<std::string> sampling; ///< greedy, top_p
    OptionalQuantity hoursPerDay;
    std::vector<double> loadShape; ///< 24 shares, or empty
    bool operator==(const Workload &) const = default;
};

struct ModelChoice
{
    std::optional<std::string> id;
    OptionalQuantity parameters; ///< total
    OptionalQuantity activeParameters;
    std::optional<std::string> weights; ///< bf16 fp16 fp8 int8 int4 awq gptq mxfp4 nvfp4
    std::optional<std::string> kv;      ///< bf16 fp16 fp8
    bool operator==(const ModelChoice &) const = default;
};

struct Hardware
{
    std::optional<std::string> gpu; ///< id or alias of the catalogue
    std::optional<int> gpusPerNode;
    std::optional<std::string> link; ///< nvlink xgmi pcie
    OptionalQuantity vramGb;         ///< 10^9 bytes, override of the catalogue
    std::optional<int> gpuCount;     ///< of the whole fleet, where stated
    bool operator==(const Hardware &) const = default;
};

struct Parallelism
{
    std::optional<int> tp, pp, ep, dp;
    bool operator==(const Parallelism &) const = default;
};

struct Speculative
{
    std::optional<std::string> draft;
    OptionalQuantity tokens, acceptance;
    bool operator==(const Speculative &) const = default;
};

struct Engine
{
    std::optional<std::string> id, version;
    std::optional<int> maxNumSeqs, maxNumBatchedTokens;
    OptionalQuantity gpuMemoryUtilizationFraction;
    std::optional<bool> chunkedPrefill;
    std::optional<Speculative> speculative;
    bool operator==(const Engine &) const = default;
};

struct SizingRules
{
    OptionalQuantity headroomFraction, reserveFraction;
    std::optional<std::string> redundancy; ///< "n", "n+1"
    bool operator==(const SizingRules &) const = default;
};

struct MemoryOverride
{
    OptionalQuantity activationsGb, overheadGb; ///< 10^9 bytes per GPU
    bool operator==(const MemoryOverride &) const = default;
};

enum class Provenance { Design, Benchmark, Production };
std::string_view provenanceId(Provenance provenance); ///< "design", "benchmark", "production"

/// Throughput that the user states instead of having it computed.
struct GivenThroughput
{
    OptionalQuantity outputTokensPerSecond, totalTokensPerSecond, goodputTokensPerSecond, requestsPerSecond;
    Provenance provenance = Provenance::Design;
    bool operator==(const GivenThroughput &) const = default;
};

struct Scenario
{
    Workload workload;
    Slo slo;
    OptionalQuantity targetRequestsPerSecond; ///< the source's rps_target; else the arrival rate
    ModelChoice model;
    Hardware hardware;
    Parallelism parallelism;
    Engine engine;
    SizingRules sizing;
    MemoryOverride memory;
    std::optional<GivenThroughput> throughput;
    bool operator==(const Scenario &) const = default;
};

enum class TariffKind { Owned, Rented, Api };

/// One thing bought: `gpus: {eur: 240000, residual_share: 0.15, amortisation_years: 3}`, or only its price.
struct CapexComponent
{
    std::string name;                       ///< as the file says: gpus, server, network, storage …
    OptionalQuantity eur;                   ///< purchase price, of the whole fleet's
    OptionalQuantity residualShareFraction; ///< of the price, left at the end; absent: the tree's
    OptionalQuantity amortisationYears;     ///< absent: the tree's
    bool operator==(const CapexComponent &) const = default;
};

/// What owning costs where it is not stated as one price an hour: `tariff: {kind: owned, capex: {components: …}}`.
struct CapexTree
{
    std::vector<CapexComponent> components;    ///< in the file's order
    OptionalQuantity amortisationYears;        ///< of components that state none
    OptionalQuantity residualShareFraction;    ///< of components that state none
    OptionalQuantity costOfCapitalFraction;    ///< a year
    OptionalQuantity maintenanceShareFraction; ///< of the purchase price, a year
    OptionalQuantity spaceEurPerYear, staffEurPerYear;
    bool operator==(const CapexTree &) const = default;
};

struct Tariff
{
    std::optional<TariffKind> kind;
    OptionalQuantity eurPerHour; ///< of the whole fleet
    OptionalQuantity eurPerGpuHour;
    OptionalQuantity eurPerMillionTokens; ///< `eur_per_mtok`, of an API
    OptionalQuantity capexEur;            ///< `capex_eur`, or `capex` as a bare number
    std::optional<CapexTree> capex;
    bool operator==(const Tariff &) const = default;
};

struct Economics
{
    Tariff tariff;
    OptionalQuantity electricityEurPerKwh, retailFactor;
    OptionalQuantity utilisationFraction;
    bool operator==(const Economics &) const = default;
};

enum class Boundary { Board, Node, Facility };
std::string_view boundaryId(Boundary boundary); ///< "board", "node", "facility"

struct EnergyInput
{
    OptionalQuantity powerWatts; ///< of the whole fleet, at `boundary`
    Boundary boundary = Boundary::Board;
    OptionalQuantity pue;
    OptionalQuantity idleShareFraction;
    bool operator==(const EnergyInput &) const = default;
};

struct Site
{
    std::optional<std::string> zone;
    OptionalQuantity gridGramsPerKwh;
    std::optional<std::string> gridMethod;
    std::optional<int> gridYear;
    bool operator==(const Site &) const = default;
};

struct SovereigntyInput
{
    std::optional<std::string> provider, gate;
    bool operator==(const SovereigntyInput &) const = default;
};

struct ResultReference
{
    std::string path; ///< relative to the project file
    std::optional<std::string> sha256;
    std::optional<std::string> role; ///< benchmark, production
    bool operator==(const ResultReference &) const = default;
};

/// A value on an axis: a number, or a word where the axis is a scale of words (sovereignty: "EU", "not-EU").
using AxisValue = std::variant<double, std::string>;

struct Candidate
{
    std::string id, label;
    std::map<std::string, AxisValue> values;       ///< by axis id; absent = unknown
    std::map<std::string, Provenance> provenances; ///< by axis id, where stated: `{value: 2, provenance: benchmark}`
    std::optional<Node> overrides;                 ///< `override`, merged over the scenario
    int line = 0;
    bool operator==(const Candidate &) const = default;
};

struct ScorecardInput
{
    std::vector<std::string> axes;            ///< empty: the default four
    std::map<std::string, std::string> gates; ///< {"sovereignty": "EU"}
    std::map<std::string, double> tolerances; ///< by axis id, relative fraction
    bool operator==(const ScorecardInput &) const = default;
};

/// All ids that `scorecard.axes` and `candidates.values` may name, in the contract's order.
const std::vector<std::string_view> &axisIds();

struct Acknowledgement
{
    std::string check, reason;
    bool operator==(const Acknowledgement &) const = default;
};

struct Project
{
    std::optional<std::string> title, date;
    std::uint64_t seed = 1;
    Scenario scenario;
    Economics economics;
    EnergyInput energy;
    Site site;
    SovereigntyInput sovereignty;
    std::vector<ResultReference> results;
    std::vector<Candidate> candidates;
    ScorecardInput scorecard;
    std::optional<Node> explore; ///< as written
    std::vector<Acknowledgement> acknowledged;
    bool isSourceYaml = false;                  ///< the Spanish form of the source
    std::vector<std::string> statedAssumptions; ///< of the source's form: "utilizacion_hbm_eficiente: 0.55"
    std::vector<std::string> validationPlan;    ///< of the source's form
    bool operator==(const Project &) const = default;
};

/// Interprets a document. Fatal: no map at the top, wrong or missing schema, a value of a wrong type, a decimal comma,
/// a non-finite or out-of-range number, an empty or duplicate candidate id: the first is returned, all are in
/// `diagnostics`. Not fatal: an unknown key (warned about, with the nearest known key as a suggestion).
Result<Project> interpret(const Node &document, const std::string &source, Diagnostics &diagnostics);

/// Reads and interprets a file in one go; `document` receives the tree.
Result<Project> readProject(std::string_view text, const std::string &source, Node &document, Diagnostics &diagnostics);

/// An empty project: only the schema.
Node emptyDocument();

/// The document of one candidate: the project with the candidate's overrides merged over the scenario (and over
/// economics, energy, site, sovereignty where the override names those), without candidates. Maps merge key by key; a
/// map of another `kind`, a number with its source and a list are replaced whole. What was stated or measured for the
/// base and no longer holds is left out unless the override states it anew: throughput and results when workload,
/// model, hardware, parallelism or engine change; the model's parameters when its id changes; power, price and VRAM
/// when the GPU or the number of GPUs changes.
Node documentOfCandidate(const Node &document, const Candidate &candidate);

} // namespace core::project
