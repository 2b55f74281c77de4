// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <span>
#include <vector>

/// How a latency is spread over the recorded requests of a run, and how it went over its time.
namespace core::results {

/// One latency of every good request that has it, in the file's order. Gaps between tokens (ITL) are pooled over
/// requests and are in no record: empty.
std::vector<double> recordedLatencies(const Run &run, LatencyMetric metric);

struct Histogram
{
    double fromSeconds = 0.0;   ///< left edge of the first bin
    double binSeconds = 0.0;    ///< width of each
    std::vector<double> shares; ///< of all values, 0..1; those beyond the last bin are in none
    std::size_t beyond = 0;     ///< values past the last bin
    std::size_t count = 0;      ///< of all values
};

/// Bins of one round width (1, 2 or 5 times a power of ten), after Freedman and Diaconis (1981: 2 · IQR / n^⅓), at most
/// sixty, from a whole bin below the least value to just past the 99th percentile: the slowest few would press all
/// others into one bin. Empty below two values.
Histogram histogram(std::span<const double> values);
/// The same with bins of a given width, so that several runs stand on one ground. \pre binSeconds > 0
Histogram histogram(std::span<const double> values, double fromSeconds, double binSeconds, std::size_t bins);

struct TimelinePoint
{
    double atSeconds = 0.0; ///< since the first request was sent; its place in the file where no start is recorded
    double latencySeconds = 0.0;
};

struct Timeline
{
    std::vector<TimelinePoint> points; ///< by rising time
    bool byOrder = false;              ///< no start is recorded: `atSeconds` counts requests from 1
};

Timeline timelineOf(const Run &run, LatencyMetric metric);

/// Median of the `window` points around each of at most `atMost` places along the line; empty for fewer points than a
/// window.
std::vector<TimelinePoint> movingMedian(const Timeline &timeline, std::size_t window, std::size_t atMost);

} // namespace core::results
