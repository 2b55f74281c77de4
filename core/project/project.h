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

enum class TariffKind { Owned, Rented, Api, Leased };

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
    OptionalQuantity sparesShareFraction;      ///< of the purchase price, bought with it and kept as spares
    OptionalQuantity spaceEurPerYear, staffEurPerYear;
    bool operator==(const CapexTree &) const = default;
};

enum class QuoteBasis { GpuHour, Hour, Month, MillionTokens };

/// A price as it was quoted, in its own currency: `quote: {price: 3.81, currency: USD, units_per_eur: 1.1269, basis:
/// gpu_hour}`. The rate carries its source and date as every value does.
struct Quote
{
    OptionalQuantity price;
    std::optional<std::string> currency; ///< ISO 4217; absent: EUR
    OptionalQuantity unitsPerEur;        ///< how much of the currency one euro buys
    QuoteBasis basis = QuoteBasis::GpuHour;
    bool operator==(const Quote &) const = default;
};

enum class Commitment { OnDemand, Committed, Spot };

/// What a fleet or its tokens cost. Every figure that comes out is without VAT.
struct Tariff
{
    std::optional<TariffKind> kind;
    OptionalQuantity eurPerHour; ///< of the whole fleet
    OptionalQuantity eurPerGpuHour;
    OptionalQuantity eurPerMillionTokens; ///< `eur_per_mtok`, of an API
    OptionalQuantity capexEur;            ///< `capex_eur`, or `capex` as a bare number
    std::optional<CapexTree> capex;
    OptionalQuantity eurPerMonth; ///< of the whole fleet: a lease, or a machine committed by the month
    OptionalQuantity inputEurPerMillionTokens, outputEurPerMillionTokens; ///< of an API that prices them apart
    std::optional<Quote> quote;
    std::optional<Commitment> commitment;
    OptionalQuantity termMonths;                            ///< of a commitment or a lease
    OptionalQuantity interruptedShareFraction;              ///< of the time paid for and lost to interruptions
    OptionalQuantity egressEurPerMonth, storageEurPerMonth; ///< beside the machines
    std::optional<std::string> provider, region;            ///< absent: sovereignty.provider
    std::optional<bool> vatIncluded;                        ///< in the prices stated here
    OptionalQuantity vatRateFraction;
    bool operator==(const Tariff &) const = default;
};

/// A tariff to compare with: `alternatives: {api: {kind: api, eur_per_mtok: 2.167}}`.
struct Alternative
{
    std::string name;
    Tariff tariff;
    bool operator==(const Alternative &) const = default;
};

/// How much is asked of the fleet, over the years.
struct Demand
{
    OptionalQuantity tokensPerDay;          ///< of the kind that money is divided by
    OptionalQuantity growthPerYearFraction; ///< above -1; 0.3: 30 % more each year
    OptionalQuantity users;
    bool operator==(const Demand &) const = default;
};

enum class ElectricityPriceKind { Wholesale, Contract, Retail };

struct Economics
{
    Tariff tariff;
    std::vector<Alternative> alternatives; ///< in the file's order
    OptionalQuantity electricityEurPerKwh, retailFactor;
    std::optional<ElectricityPriceKind> electricityPriceKind;
    std::vector<double> hourlyEurPerKwh; ///< of the 24 hours of a day, or empty; may be below zero
    OptionalQuantity electricityGrowthPerYearFraction;
    OptionalQuantity utilisationFraction;
    Demand demand;
    std::optional<int> horizonYears;
    OptionalQuantity discountRateFraction; ///< a year
    bool operator==(const Economics &) const = default;
};

enum class Boundary { Board, Node, Facility };
std::string_view boundaryId(Boundary boundary); ///< "board", "node", "facility"

/// Power while prefilling and while decoding, each as a share of the boards' rated power.
struct PowerPhases
{
    OptionalQuantity prefillShareFraction, decodeShareFraction;
    OptionalQuantity prefillTimeShareFraction; ///< of the busy time
    bool operator==(const PowerPhases &) const = default;
};

/// What making the hardware gave off, for the embodied part of carbon (ISO/IEC 21031, SCI).
struct EmbodiedInput
{
    OptionalQuantity kgPerGpu, kgPerNode; ///< kg CO2e
    OptionalQuantity lifetimeYears;
    bool operator==(const EmbodiedInput &) const = default;
};

struct EnergyInput
{
    OptionalQuantity powerWatts; ///< of the whole fleet, at `boundary`
    Boundary boundary = Boundary::Board;
    OptionalQuantity pue;
    OptionalQuantity idleShareFraction;
    OptionalQuantity powerShareFraction; ///< measured draw of the boards over their rated power, in use
    std::optional<PowerPhases> phases;
    OptionalQuantity nodeFactor; ///< power of the node over that of its boards: CPU, NIC, fans, supply losses; >= 1
    EmbodiedInput embodied;
    bool operator==(const EnergyInput &) const = default;
};

struct Site
{
    std::optional<std::string> zone;
    OptionalQuantity gridGramsPerKwh;
    std::optional<std::string> gridMethod;
    std::optional<int> gridYear;
    std::optional<std::string> gridVintage; ///< which edition of the figures: "OWID 2026-05"
    OptionalQuantity marketGramsPerKwh;     ///< of the electricity contracted for (market-based)
    std::optional<std::string> marketMethod;
    std::optional<int> marketYear;
    std::vector<double> hourlyGramsPerKwh; ///< of the 24 hours of a day, or empty
    OptionalQuantity waterLitresPerKwh;    ///< of the facility: litres evaporated for a kWh of the machines
    bool operator==(const Site &) const = default;
};

/// One objective of the Cloud Sovereignty Framework, as the user assesses it.
struct ObjectiveAssessment
{
    std::optional<int> seal;     ///< 0..4
    std::optional<double> score; ///< 0..100; absent: follows from the level
    std::optional<std::string> reason, source, date;
    bool operator==(const ObjectiveAssessment &) const = default;
};

struct SovereigntyInput
{
    std::optional<std::string> provider, gate;
    std::map<std::string, ObjectiveAssessment> assessment; ///< by objective id (core/sovereignty)
    std::optional<std::string> operatorJurisdiction, parentJurisdiction, staffAccess; ///< countries, "EU"
    std::optional<bool> usExposure;                                                   ///< to CLOUD Act, FISA 702
    std::vector<std::string> certifications;
    std::optional<bool> personalData;                ///< whether prompts or answers hold any
    std::optional<std::string> aiActRisk, aiActRole; ///< prohibited high limited minimal; provider deployer
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

/// What the figures of a candidate stand on, as far as it says so: two figures compare where these match. For a
/// candidate that overrides the scenario most of it follows from there.
struct CandidateBasis
{
    std::optional<std::string> model, precision, load, gridMethod, toolClass, tokens;
    std::optional<double> contextTokens;
    std::optional<Boundary> boundary;
    bool operator==(const CandidateBasis &) const = default;
};

/// One value of an axis as designed, benchmarked or seen in production: `{design: 2.0, benchmark: 2.2}`.
struct StatedValue
{
    Provenance provenance = Provenance::Design;
    double value = 0.0;
    bool operator==(const StatedValue &) const = default;
};

struct Candidate
{
    std::string id, label;
    std::map<std::string, AxisValue> values;       ///< by axis id; absent = unknown
    std::map<std::string, Provenance> provenances; ///< by axis id, where stated: `{value: 2, provenance: benchmark}`
    std::map<std::string, Quantity> ranges;        ///< by axis id, of values that are stated as ranges or percentiles
    std::map<std::string, std::vector<StatedValue>> stated; ///< by axis id, weakest provenance first, where several are
    CandidateBasis basis;
    std::optional<Node> overrides; ///< `override`, merged over the scenario
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

/// A figure that somebody states, and the arithmetic that it should follow from: `{id: 5, text: …, says: 9.75, unit:
/// GB, formula: "active * bytes / tp / 1e9", with: {active: 39e9, bytes: 2, tp: 4}}`.
struct Claim
{
    std::string id, text;
    double says = 0.0;
    std::string unit, formula;
    std::vector<std::pair<std::string, double>> inputs; ///< `with`, in the file's order
    double toleranceFraction = 0.02;                    ///< what rounding in a text explains
    std::optional<std::string> source, note;
    bool operator==(const Claim &) const = default;
};

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
    std::optional<Node>
        sensitivity; ///< as written: `{outcome: …, tables: [{rows: {path: […]}, columns: {path: […]}}]}`
    std::vector<Acknowledgement> acknowledged;
    std::vector<Claim> claims;
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
