// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// What other tools than benchmarks say of a system: energy, cost, quality, grids, production, workloads. Base units;
/// what a file does not state is absent. `figures` and `labels` carry what only some tools have; names with units.
namespace core::results {

using Figures = std::map<std::string, double>;
using Labels = std::map<std::string, std::string>;

/// What the meter saw; scopes are never added up or compared.
enum class EnergyScope { Board, Node, Wall, CpuRam };
std::string_view energyScopeId(EnergyScope scope); ///< "board", "node", "wall", "cpu_ram"

struct EnergyEntry
{
    RunSource source;
    EnergyScope scope = EnergyScope::Board;
    std::optional<std::string> name; ///< window, run, task, configuration
    std::optional<double> energyJoules;
    std::optional<double> powerMeanWatts; ///< of all devices together
    std::optional<double> durationSeconds;
    std::optional<std::string> start, end; ///< ISO 8601; without a zone where the file has none
    std::optional<bool> zoneKnown;         ///< whether start and end say their time zone
    std::optional<int> devices;
    Figures figures{};
    Labels labels{};
};

struct CostEntry
{
    RunSource source;
    double amount = 0.0;
    std::optional<std::string> currency;
    std::optional<std::string> start, end; ///< ISO 8601, end exclusive
    std::string kind;                      ///< "allocation", "usage", "credit" …
    std::optional<std::string> name;
    Figures figures{};
};

struct QualityEntry
{
    RunSource source;
    std::string task;
    std::string metric;
    double value = 0.0; ///< on the scale of the file
    double scale = 1.0; ///< the best possible value where scores have one: 1 or 100
    std::optional<double> standardError;
    std::optional<long long> samples;
    std::optional<bool> higherIsBetter;
    std::optional<std::string> model;
    Labels labels{};
};

struct GridPoint
{
    std::string start; ///< ISO 8601, as exact as the file: a year, a month, an instant
    double value = 0.0;
};

struct GridEntry
{
    RunSource source;
    std::optional<std::string> zone;
    std::string quantity;               ///< "carbon_g_per_kwh", "price_eur_per_mwh", "fossil_free_percent"
    std::optional<std::string> method;  ///< "lifecycle", "direct", "day-ahead"
    std::optional<std::string> vintage; ///< when the figures were made, as far as the file says
    std::optional<std::string> resolution;
    std::optional<std::string> currency;
    bool estimated = false; ///< at least one point is an estimate of the source
    std::vector<GridPoint> points;
};

struct ProductionEntry
{
    RunSource source;
    std::optional<std::string> engine;
    std::optional<std::string> model;
    LatencySummary ttft, tpot, itl, e2e;
    bool quantilesEstimated = false; ///< read out of a histogram's buckets
    Figures figures{};
    Labels labels{};
};

/// Numbers of one kind of a trace.
struct TokenStatistics
{
    double mean = 0.0, min = 0.0, max = 0.0, std = 0.0, total = 0.0;
    std::map<double, double> quantiles;
};
/// Absent for an empty list.
std::optional<TokenStatistics> tokenStatistics(std::vector<double> values);

struct WorkloadEntry
{
    RunSource source;
    long long requests = 0;
    std::optional<long long> failed;
    std::optional<TokenStatistics> promptTokens;
    std::optional<TokenStatistics> outputTokens;
    std::optional<double> durationSeconds;
    std::optional<std::string> start;
    Figures figures{};
};

struct AxisEntries
{
    std::vector<EnergyEntry> energy{};
    std::vector<CostEntry> cost{};
    std::vector<QualityEntry> quality{};
    std::vector<GridEntry> grid{};
    std::vector<ProductionEntry> production{};
    std::vector<WorkloadEntry> workloads{};

    bool empty() const
    {
        return energy.empty() && cost.empty() && quality.empty() && grid.empty() && production.empty() &&
               workloads.empty();
    }
    void append(AxisEntries more);
};

} // namespace core::results
