// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/sweepfit.h"

#include "core/calibration/robustfit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::calibration {

namespace {

/// What may remain between prediction and measurement [of a logarithm], and how far factors stray.
constexpr double tpotDeviation = 0.05, ttftDeviation = 0.3, factorDeviation = 0.5;
constexpr std::size_t factorCount = 3;

RowCalibration factorsAt(const std::vector<double> &logarithms)
{
    const auto factor = [&](std::size_t i) { return std::clamp(std::exp(logarithms[i]), leastFactor, mostFactor); };
    RowCalibration factors;
    factors.overhead = factor(0);
    factors.prefill = factor(1);
    factors.decode = factor(2);
    return factors;
}

/// The means that a point is held against [s, tokens/s].
struct Means
{
    double tpot = 0.0, ttft = 0.0, throughput = 0.0;
};

Means meansOf(const SteadyState &state)
{
    return {state.tpotMeanSeconds, state.ttftMeanSeconds, state.steadyTokensPerSecond};
}

Result<Means> played(const perf::EngineRequest &request, const MeasuredCase &point)
{
    perf::EngineRequest own = request;
    own.mostDecodes = engineSequences(point.row, point.harness);
    const auto time = perf::makeEngineTime(own);
    if (!time)
        return tl::make_unexpected(time.error());
    if (const auto state = playHarness(point.row, point.harness, **time)) {
        Means means = meansOf(*state);
        means.throughput = state->tokensPerSecond;
        return means;
    }
    return meansOf(playOn(**time, point.row, point.harness));
}

Result<Means> closedForm(const perf::EngineRequest &request, const MeasuredCase &point)
{
    perf::EngineRequest own = request;
    own.mostDecodes = 1;
    const auto time = perf::makeEngineTime(own);
    if (!time)
        return tl::make_unexpected(time.error());
    return meansOf(playOn(**time, point.row, point.harness));
}

/// What playing a harness gives over its closed form.
Means ratioOf(const Means &means, const Means &closed)
{
    const auto ratio = [](double a, double b) { return a > 0.0 && b > 0.0 ? a / b : 1.0; };
    return {ratio(means.tpot, closed.tpot), ratio(means.ttft, closed.ttft), ratio(means.throughput, closed.throughput)};
}

double logarithm(double predicted, double measured)
{
    return predicted > 0.0 && measured > 0.0 ? std::log(predicted / measured) : 0.0;
}

/// Two a point: its pace and its first token, in units of what may remain.
std::vector<double> residualsOf(const MeasuredCase &point, const Means &closed, const Means &ratio)
{
    const Measured &measured = point.measured;
    std::vector<double> residuals{0.0, 0.0};
    if (measured.tpotSeconds)
        residuals[0] = logarithm(closed.tpot * ratio.tpot, *measured.tpotSeconds) / tpotDeviation;
    else if (measured.outputTokensPerSecond && point.row.load == LoadKind::Closed)
        residuals[0] =
            -logarithm(closed.throughput * ratio.throughput, *measured.outputTokensPerSecond) / tpotDeviation;
    if (measured.ttftSeconds)
        residuals[1] = logarithm(closed.ttft * ratio.ttft, *measured.ttftSeconds) / ttftDeviation;
    return residuals;
}

} // namespace

perf::EngineRequest withFactors(perf::EngineRequest request, const RowCalibration &factors)
{
    request.overheadFactor = factors.overhead;
    request.prefillFactor = factors.prefill;
    request.decodeFactor = factors.decode;
    return request;
}

Result<std::vector<PointErrors>> errorsOf(const perf::EngineRequest &request, const std::vector<MeasuredCase> &points,
                                          const std::stop_token &stop)
{
    std::vector<PointErrors> errors;
    for (const MeasuredCase &point : points) {
        if (stop.stop_requested())
            return failure(CORE_TEXT("The calibration was cancelled."));
        const auto means = played(request, point);
        if (!means)
            return tl::make_unexpected(means.error());
        const auto over = [](double predicted, const std::optional<double> &measured) -> std::optional<double> {
            return measured && *measured > 0.0 && predicted > 0.0 ? std::optional(predicted / *measured) : std::nullopt;
        };
        PointErrors &one = errors.emplace_back();
        one.tpot = over(means->tpot, point.measured.tpotSeconds);
        one.ttft = over(means->ttft, point.measured.ttftSeconds);
        if (point.row.load == LoadKind::Closed)
            one.throughput = over(means->throughput, point.measured.outputTokensPerSecond);
    }
    return errors;
}

std::optional<double> medianError(const std::vector<PointErrors> &errors, std::optional<double> PointErrors::*figure)
{
    std::vector<double> all;
    for (const PointErrors &one : errors)
        if (one.*figure)
            all.push_back(std::abs(*(one.*figure) - 1.0));
    if (all.empty())
        return std::nullopt;
    std::sort(all.begin(), all.end());
    const std::size_t half = all.size() / 2;
    return all.size() % 2 == 1 ? all[half] : 0.5 * (all[half - 1] + all[half]);
}

Result<RowCalibration> fitFactors(const perf::EngineRequest &request, const std::vector<MeasuredCase> &points,
                                  const std::stop_token &stop)
{
    std::vector<double> at(factorCount, 0.0);
    std::vector<std::size_t> every(points.size());
    for (std::size_t i = 0; i < every.size(); ++i)
        every[i] = i;
    std::vector<Parameter> parameters;
    for (std::size_t axis = 0; axis < factorCount; ++axis)
        parameters.push_back({factorDeviation, every, axis});
    // The closed form follows the factors at once; how playing differs from it is seen at the last ones found.
    constexpr int rounds = 2;
    for (int round = 0; round < rounds; ++round) {
        const perf::EngineRequest here = withFactors(request, factorsAt(at));
        std::vector<Means> ratios;
        for (const MeasuredCase &point : points) {
            if (stop.stop_requested())
                return failure(CORE_TEXT("The calibration was cancelled."));
            const auto means = played(here, point);
            const auto closed = closedForm(here, point);
            if (!means || !closed)
                return tl::make_unexpected(means ? closed.error() : means.error());
            ratios.push_back(ratioOf(*means, *closed));
        }
        const auto residuals = [&](std::size_t row, const std::vector<double> &axes) {
            const auto closed = closedForm(withFactors(request, factorsAt(axes)), points[row]);
            return residualsOf(points[row], closed ? *closed : Means{}, ratios[row]);
        };
        at = robustFit(std::move(at), parameters, points.size(), residuals, {.rounds = 30, .rowWeights = {}});
    }
    RowCalibration factors = factorsAt(at);
    factors.rows = static_cast<int>(points.size());
    return factors;
}

} // namespace core::calibration
