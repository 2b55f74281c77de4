// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/lengths.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::workload {

namespace {

constexpr double normalP95 = 1.6448536269514722; ///< quantiles of the standard normal
constexpr double normalP99 = 2.3263478740408408;
constexpr double mostTokensOfAnything = 1e9;

template <std::size_t N>
double polynomial(const std::array<double, N> &coefficients, double x)
{
    double value = 0.0;
    for (std::size_t i = N; i-- > 0;)
        value = value * x + coefficients[i];
    return value;
}

constexpr std::array<double, 8> centreAbove{
    3.3871328727963666080,    1.3314166789178437745e+2, 1.9715909503065514427e+3, 1.3731693765509461125e+4,
    4.5921953931549871457e+4, 6.7265770927008700853e+4, 3.3430575583588128105e+4, 2.5090809287301226727e+3};
constexpr std::array<double, 8> centreBelow{1.0,
                                            4.2313330701600911252e+1,
                                            6.8718700749205790830e+2,
                                            5.3941960214247511077e+3,
                                            2.1213794301586595867e+4,
                                            3.9307895800092710610e+4,
                                            2.8729085735721942674e+4,
                                            5.2264952788528545610e+3};
constexpr std::array<double, 8> middleAbove{
    1.42343711074968357734, 4.63033784615654529590,    5.76949722146069140550,    3.64784832476320460504,
    1.27045825245236838258, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4};
constexpr std::array<double, 8> middleBelow{1.0,
                                            2.05319162663775882187,
                                            1.67638483018380384940,
                                            6.89767334985100004550e-1,
                                            1.48103976427480074590e-1,
                                            1.51986665636164571966e-2,
                                            5.47593808499534494600e-4,
                                            1.05075007164441684324e-9};
constexpr std::array<double, 8> tailAbove{
    6.65790464350110377720,    5.46378491116411436990,    1.78482653991729133580,    2.96560571828504891230e-1,
    2.65321895265761230930e-2, 1.24266094738807843860e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7};
constexpr std::array<double, 8> tailBelow{1.0,
                                          5.99832206555887937690e-1,
                                          1.36929880922735805310e-1,
                                          1.48753612908506148525e-2,
                                          7.86869131145613259100e-4,
                                          1.84631831751005468180e-5,
                                          1.42151175831644588870e-7,
                                          2.04426310338993978564e-15};

} // namespace

double normalQuantile(double u)
{
    const double fromCentre = u - 0.5;
    if (std::abs(fromCentre) <= 0.425) {
        const double r = 0.180625 - fromCentre * fromCentre;
        return fromCentre * polynomial(centreAbove, r) / polynomial(centreBelow, r);
    }
    const double r = std::sqrt(-std::log(fromCentre < 0.0 ? u : 1.0 - u));
    const double size = r <= 5.0 ? polynomial(middleAbove, r - 1.6) / polynomial(middleBelow, r - 1.6)
                                 : polynomial(tailAbove, r - 5.0) / polynomial(tailBelow, r - 5.0);
    return fromCentre < 0.0 ? -size : size;
}

double TokenLengths::quantileTokens(double u) const
{
    switch (kind) {
    case LengthKind::Fixed:
        return lowTokens;
    case LengthKind::Uniform:
        return std::lerp(lowTokens, highTokens, u);
    case LengthKind::LogNormal:
        return std::exp(logMean + logDeviation * normalQuantile(u));
    case LengthKind::Empirical:
        break;
    }
    const auto &values = *sorted;
    const auto index = static_cast<std::size_t>(u * static_cast<double>(values.size()));
    return values[std::min(index, values.size() - 1)];
}

int TokenLengths::tokens(double u) const
{
    double value = quantileTokens(u);
    if (kind == LengthKind::Uniform) {
        // Whole numbers, each as likely: low … high, both included.
        const double low = std::ceil(lowTokens), high = std::floor(highTokens);
        value = high > low ? low + std::floor(u * (high - low + 1.0)) : std::round(0.5 * (lowTokens + highTokens));
    }
    const double most = mostTokens ? static_cast<double>(*mostTokens) : mostTokensOfAnything;
    return static_cast<int>(std::clamp(std::round(value), 1.0, std::max(1.0, most)));
}

double TokenLengths::meanTokens() const
{
    switch (kind) {
    case LengthKind::Fixed:
        return lowTokens;
    case LengthKind::Uniform:
        return 0.5 * (lowTokens + highTokens);
    case LengthKind::LogNormal:
        return std::exp(logMean + 0.5 * logDeviation * logDeviation);
    case LengthKind::Empirical:
        break;
    }
    double sum = 0.0;
    for (const double value : *sorted)
        sum += value;
    return sum / static_cast<double>(sorted->size());
}

TokenLengths fixedLength(int tokens)
{
    TokenLengths lengths;
    lengths.lowTokens = lengths.highTokens = tokens;
    return lengths;
}

TokenLengths uniformLengths(double lowTokens, double highTokens)
{
    TokenLengths lengths;
    lengths.kind = LengthKind::Uniform;
    lengths.lowTokens = lowTokens;
    lengths.highTokens = highTokens;
    return lengths;
}

Result<TokenLengths> empiricalLengths(std::vector<double> tokens)
{
    if (tokens.empty())
        return failure(CORE_TEXT("There are no lengths to draw from."));
    for (const double value : tokens) {
        if (!std::isfinite(value) || value < 0.0)
            return failure({CORE_TEXT("A length of %1 tokens is none."), {TextNumber{value}}});
    }
    std::sort(tokens.begin(), tokens.end());
    TokenLengths lengths;
    lengths.kind = LengthKind::Empirical;
    lengths.sorted = std::make_shared<const std::vector<double>>(std::move(tokens));
    return lengths;
}

Result<TokenLengths> fittedLengths(const LengthPercentiles &known)
{
    const auto median = known.p50Tokens ? known.p50Tokens : known.meanTokens;
    if (!median || !(*median > 0.0))
        return failure(CORE_TEXT("A length needs its p50 or its mean, above zero."));
    double weighted = 0.0, weights = 0.0;
    double below = *median;
    for (const auto &[value, normal] : {std::pair(known.p95Tokens, normalP95), std::pair(known.p99Tokens, normalP99)}) {
        if (!value || !known.p50Tokens)
            continue;
        if (!(*value >= below))
            return failure({CORE_TEXT("The percentiles of a length fall: %1 tokens after %2."),
                            {TextNumber{*value}, TextNumber{below}}});
        below = *value;
        weighted += normal * std::log(*value / *median);
        weights += normal * normal;
    }
    if (weighted <= 0.0)
        return fixedLength(static_cast<int>(std::max(1.0, std::round(*median))));
    TokenLengths lengths;
    lengths.kind = LengthKind::LogNormal;
    lengths.logMean = std::log(*median);
    lengths.logDeviation = weighted / weights;
    return lengths;
}

} // namespace core::workload
