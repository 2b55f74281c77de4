// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

/// Ranges, distributions and quasi-random draws: the one place for them.
namespace core::uncertainty {

/// Standard normal quantile. Source: P. Acklam's rational approximation (relative error below 1.2e-9). \pre 0 < p < 1
double normalQuantile(double p);

/// A number of which only some percentiles are known. A range [low, high] means its 5 % and 95 % percentiles, the
/// middle being the median, as the intervals of computed figures do. Between and beyond the known percentiles the value
/// runs straight over the normal score, in logarithms where all of them are positive: two percentiles of a positive
/// number make it log-normal, and a price never becomes negative. Draws end at 0.5 % and 99.5 %.
class Distribution
{
public:
    /// A number that is known.
    explicit Distribution(double value);
    /// \pre percentiles not empty, ascending in both, keys within 0..1
    explicit Distribution(const std::map<double, double> &percentiles);

    /// The value below which the share u (0..1) of the draws lies.
    double quantile(double u) const;
    bool isFixed() const { return m_knots.size() < 2; }

    static constexpr double rangeLow = 0.05;
    static constexpr double rangeHigh = 0.95;

private:
    struct Knot
    {
        double score = 0.0; ///< normal score of the percentile
        double value = 0.0; ///< or its logarithm
    };
    std::vector<Knot> m_knots;
    bool m_logarithmic = false;
};

/// P10, P50 and P90 of a sample, of the draws in which the figure is known.
struct Percentiles
{
    double p10 = 0.0, p50 = 0.0, p90 = 0.0;
    bool operator==(const Percentiles &) const = default;
};

/// Linear between the sorted values (type 7 of Hyndman and Fan). Absent for an empty sample. Sorts `sample`.
std::optional<Percentiles> percentilesOf(std::vector<double> &sample);

} // namespace core::uncertainty
