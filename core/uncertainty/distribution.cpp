// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/distribution.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::uncertainty {

namespace {

constexpr double firstDrawn = 0.005;
constexpr double lastDrawn = 0.995;

template <std::size_t N>
double polynomial(const std::array<double, N> &coefficients, double x)
{
    double sum = 0.0;
    for (const double coefficient : coefficients)
        sum = sum * x + coefficient;
    return sum;
}

} // namespace

double normalQuantile(double p)
{
    static constexpr std::array a{-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                                  1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
    static constexpr std::array b{-5.447609879822406e+01, 1.615858368580409e+02,  -1.556989798598866e+02,
                                  6.680131188771972e+01,  -1.328068155288572e+01, 1.0};
    static constexpr std::array c{-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                                  -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
    static constexpr std::array d{7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                                  3.754408661907416e+00, 1.0};
    constexpr double tail = 0.02425;
    if (p < tail) {
        const double q = std::sqrt(-2.0 * std::log(p));
        return polynomial(c, q) / polynomial(d, q);
    }
    if (p > 1.0 - tail)
        return -normalQuantile(1.0 - p);
    const double q = p - 0.5;
    return polynomial(a, q * q) * q / polynomial(b, q * q);
}

Distribution::Distribution(double value)
    : m_knots{{0.0, value}}
{}

Distribution::Distribution(const std::map<double, double> &percentiles)
{
    m_logarithmic =
        percentiles.size() > 1 && std::ranges::all_of(percentiles, [](const auto &knot) { return knot.second > 0.0; });
    for (const auto &[share, value] : percentiles) {
        const double score = normalQuantile(std::clamp(share, 1e-6, 1.0 - 1e-6));
        m_knots.push_back({score, m_logarithmic ? std::log(value) : value});
    }
    const bool flat = std::ranges::all_of(m_knots, [&](const Knot &k) { return k.value == m_knots.front().value; });
    if (flat && !m_knots.empty()) {
        m_knots = {{0.0, percentiles.begin()->second}};
        m_logarithmic = false;
    }
}

double Distribution::quantile(double u) const
{
    if (m_knots.size() < 2)
        return m_knots.empty() ? 0.0 : m_knots.front().value;
    const double score = normalQuantile(std::clamp(u, firstDrawn, lastDrawn));
    // The segment that holds the score; the first and the last reach beyond their ends.
    std::size_t upper = 1;
    while (upper + 1 < m_knots.size() && m_knots[upper].score < score)
        ++upper;
    const Knot &a = m_knots[upper - 1];
    const Knot &b = m_knots[upper];
    const double value = a.value + (b.value - a.value) * (score - a.score) / (b.score - a.score);
    return m_logarithmic ? std::exp(value) : value;
}

std::optional<Percentiles> percentilesOf(std::vector<double> &sample)
{
    if (sample.empty())
        return std::nullopt;
    std::ranges::sort(sample);
    const auto at = [&](double share) {
        const double place = share * static_cast<double>(sample.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        const std::size_t above = std::min(below + 1, sample.size() - 1);
        return std::lerp(sample[below], sample[above], place - static_cast<double>(below));
    };
    return Percentiles{.p10 = at(0.1), .p50 = at(0.5), .p90 = at(0.9)};
}

} // namespace core::uncertainty
