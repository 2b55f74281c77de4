// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <memory>
#include <optional>
#include <vector>

/// How long prompts and answers are.
namespace core::workload {

enum class LengthKind { Fixed, Uniform, LogNormal, Empirical };

/// A distribution of token counts, whole numbers from 1. Made by the functions below; cheap to copy.
struct TokenLengths
{
    LengthKind kind = LengthKind::Fixed;
    double lowTokens = 1.0;                            ///< Fixed: the value; Uniform: the lower end
    double highTokens = 1.0;                           ///< Uniform: the upper end, included
    double logMean = 0.0;                              ///< LogNormal: mean of ln(tokens), that is ln(p50)
    double logDeviation = 0.0;                         ///< LogNormal: standard deviation of ln(tokens)
    std::shared_ptr<const std::vector<double>> sorted; ///< Empirical: ascending, not empty
    std::optional<int> mostTokens;                     ///< longer draws are cut to this

    /// The value below which the share u of the lengths lies, 0 < u < 1; real-valued, not cut.
    double quantileTokens(double u) const;

    /// The same as whole tokens, at least 1, cut at mostTokens: what a draw gives.
    int tokens(double u) const;

    /// Mean before rounding and cutting.
    double meanTokens() const;
};

TokenLengths fixedLength(int tokens);
TokenLengths uniformLengths(double lowTokens, double highTokens); ///< \pre low <= high
Result<TokenLengths> empiricalLengths(std::vector<double> tokens);

/// What is known of a length; at least p50, or the mean.
struct LengthPercentiles
{
    std::optional<double> p50Tokens, p95Tokens, p99Tokens;
    std::optional<double> meanTokens; ///< used where p50 is unknown
};

/// The log-normal with this median whose spread fits p95 and p99 best in the logarithm (least squares through the
/// median, weights from their normal quantiles); fixed where only the median or the mean is known. An error says which
/// percentiles fall.
Result<TokenLengths> fittedLengths(const LengthPercentiles &known);

/// The standard normal's quantile function, 0 < u < 1. Source: Wichura (1988), algorithm AS 241, PPND16.
double normalQuantile(double u);

} // namespace core::workload
