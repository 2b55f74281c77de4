// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What the importers share, so that each of them is a short table of a tool's names.
namespace core::results {

inline constexpr double millisecondsPerSecond = 1e3;
inline constexpr double nanosecondsPerSecond = 1e9;

/// Remarks of an importer that the checks know by id.
void addRemark(Run &run, std::string id, Text text);

/// Calls `read` for each document of a JSON or YAML file; where it returns false the document is named in the outcome.
/// Broken documents are named too.
void forEachDocument(const ImportSource &source, ImportOutcome &outcome,
                     const std::function<bool(const json::Value &document, int index)> &read);

/// The source fields of a run.
RunSource runSource(const ImportSource &source, std::string_view tool, int documentIndex);

/// A time or rate: absent when it is not finite or negative (-1 is how some tools say "not measured").
std::optional<double> nonNegative(std::optional<double> value);
std::optional<double> seconds(const json::Value &value, double unitsPerSecond = 1.0);
/// A count: absent when negative or not whole.
std::optional<long long> countOf(const json::Value &value);

/// 0.999 of "p99.9", "p999", "p99p9", "99.9", "99.9%", "p001" is 0.001; absent for anything else.
std::optional<double> quantileFromKey(std::string_view key);
/// Puts a quantile where it belongs; p0 and p100 are the least and the greatest.
void setQuantile(LatencySummary &summary, double quantile, std::optional<double> seconds);

/// Reads a block such as {"mean": 1, "p50": 2, "min": 0, "std": 3}: the names that tools use for each statistic.
void readStatistics(LatencySummary &summary, const json::Value &block, double unitsPerSecond);
/// One statistic by its name ("mean", "avg", "median", "std", "std_dev", "min", "max", "p99"); false when unknown.
bool setStatistic(LatencySummary &summary, std::string_view name, std::optional<double> seconds);

/// Latencies whose key is a statistic and a suffix: "p99" + "_ttft_ms".
struct SuffixedLatency
{
    std::string_view suffix;
    LatencySummary Run::*summary;
    double unitsPerSecond;
};
void readSuffixedLatencies(Run &run, const json::Value &document, std::span<const SuffixedLatency> latencies);

/// One record a request from ttfts, itls, latencies, input_lens, output_lens, errors and start_times; nothing without
/// them.
void readParallelLists(Run &run, const json::Value &document, const std::stop_token &stop);

/// Kind of the load from the level and the rate that were set: both is capped; an unlimited rate is no limit of its
/// own.
void setLoad(Run &run, std::optional<double> concurrency, std::optional<RequestRate> rate);
std::optional<RequestRate> requestRate(const json::Value &value);

/// Keeps a free key–value pair and takes identity from it where the key says so (gpu, tp, precision, framework …).
/// Secrets are dropped.
void addMetadata(Run &run, std::string_view key, std::string_view value);
/// True for keys and values that may be or hold a password or a key; a whole command line goes with it.
bool looksSecret(std::string_view key, std::string_view value);
/// True for keys under which tools and people keep what users wrote or were answered.
bool looksPrivate(std::string_view key);
/// A scalar as text; absent for containers and null.
std::optional<std::string> scalarText(const json::Value &value);

/// "20250411-002323" and "2025-11-07T13:38:54.793124" as ISO 8601; other texts as they are.
std::string isoDate(std::string_view text);
/// Seconds since 1970 as ISO 8601 UTC.
std::string isoDateOfUnix(double secondsSince1970);

/// Length facts from the records, and the means of tokens where totals and a count are known.
void setTokenMeans(Run &run, std::optional<double> inputTotal, std::optional<double> outputTotal);

/// Last step of every importer: TPOT of the records, figures recomputed from them where their count fits the summary's,
/// the checklist, and the remarks that any tool's run can earn.
void finish(Run &run);
/// The checklist once more, after something was learned about a finished run.
void finishChecklist(Run &run);

/// Latency of a set of values: mean, min, max, std (population) and the usual quantiles (linear interpolation).
LatencySummary summarised(std::vector<double> seconds);

/// Figures of a run that left nothing but its records: counts, latencies (TTFT, TPOT, e2e), rates from first to last.
void summariseRecords(Run &run);

/// Every latency is absent and nothing was completed: the zeros that tools write then are no figures.
void dropFiguresOfFailedRun(Run &run);

/// Folder part of a path as given, with the last '/'; empty without one.
std::string folderOf(std::string_view path);

} // namespace core::results
