// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/robustfit.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

namespace core::calibration {

namespace {

using Values = std::vector<std::vector<double>>;

/// The parameters that act on each row.
struct Acting
{
    std::vector<std::vector<std::size_t>> ofRow;
    std::size_t axes = 1;
};

Acting actingOn(const std::vector<Parameter> &parameters, std::size_t rows)
{
    Acting acting{std::vector<std::vector<std::size_t>>(rows), 1};
    for (std::size_t j = 0; j < parameters.size(); ++j) {
        acting.axes = std::max(acting.axes, parameters[j].axis + 1);
        for (const std::size_t row : parameters[j].rows)
            acting.ofRow[row].push_back(j);
    }
    return acting;
}

std::vector<double> axesOf(std::size_t row, const Acting &acting, const std::vector<double> &at,
                           const std::vector<Parameter> &parameters)
{
    std::vector<double> axes(acting.axes, 0.0);
    for (const std::size_t j : acting.ofRow[row])
        axes[parameters[j].axis] += at[j];
    return axes;
}

Values evaluate(const Acting &acting, const std::vector<double> &at, const std::vector<Parameter> &parameters,
                const Residuals &residuals)
{
    Values values(acting.ofRow.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = residuals(i, axesOf(i, acting, at, parameters));
    return values;
}

double weightOf(double residual, double outlier)
{
    const double ratio = residual / outlier;
    return 1.0 / (1.0 + ratio * ratio);
}

/// The robust cost: of each residual ½·s²·ln(1 + r²/s²), whose weights are those above.
double cost(const Values &values, const std::vector<double> &at, const std::vector<Parameter> &parameters,
            const RobustOptions &options)
{
    double sum = 0.0;
    const double scale = options.outlier * options.outlier;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double weight = options.rowWeights.empty() ? 1.0 : options.rowWeights[i];
        for (const double r : values[i])
            sum += weight * scale * std::log1p(r * r / scale);
    }
    for (std::size_t j = 0; j < at.size(); ++j)
        sum += at[j] * at[j] / (parameters[j].priorDeviation * parameters[j].priorDeviation);
    return sum;
}

struct Normal
{
    Eigen::MatrixXd matrix;
    Eigen::VectorXd side;
};

/// Slopes of a row's residuals by axis, from one-sided differences; empty for an axis that does nothing there.
Values slopesOf(std::size_t row, const std::vector<double> &value, std::vector<double> axes,
                const std::vector<bool> &acted, const Residuals &residuals)
{
    constexpr double step = 1e-4;
    Values slopes(axes.size());
    for (std::size_t a = 0; a < axes.size(); ++a) {
        if (!acted[a])
            continue;
        const double before = axes[a];
        axes[a] = before + step;
        std::vector<double> slope = residuals(row, axes);
        axes[a] = before;
        bool any = false;
        for (std::size_t k = 0; k < slope.size(); ++k) {
            slope[k] = (slope[k] - value[k]) / step;
            any = any || slope[k] != 0.0;
        }
        if (any)
            slopes[a] = std::move(slope);
    }
    return slopes;
}

/// Normal equations, touching only the parameters that change a row.
Normal normalEquations(const Values &values, const std::vector<double> &at, const std::vector<Parameter> &parameters,
                       const Acting &acting, const Residuals &residuals, const RobustOptions &options)
{
    const auto count = static_cast<Eigen::Index>(at.size());
    Normal normal{Eigen::MatrixXd::Zero(count, count), Eigen::VectorXd::Zero(count)};
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::vector<bool> acted(acting.axes, false);
        for (const std::size_t j : acting.ofRow[i])
            acted[parameters[j].axis] = true;
        const Values slopes = slopesOf(i, values[i], axesOf(i, acting, at, parameters), acted, residuals);
        const double rowWeight = options.rowWeights.empty() ? 1.0 : options.rowWeights[i];
        for (const std::size_t a : acting.ofRow[i]) {
            const auto &slopeA = slopes[parameters[a].axis];
            if (slopeA.empty())
                continue;
            for (std::size_t k = 0; k < values[i].size(); ++k) {
                const double weighed = rowWeight * weightOf(values[i][k], options.outlier) * slopeA[k];
                normal.side(static_cast<Eigen::Index>(a)) -= weighed * values[i][k];
                for (const std::size_t b : acting.ofRow[i])
                    if (const auto &slopeB = slopes[parameters[b].axis]; !slopeB.empty())
                        normal.matrix(static_cast<Eigen::Index>(a), static_cast<Eigen::Index>(b)) +=
                            weighed * slopeB[k];
            }
        }
    }
    for (std::size_t j = 0; j < at.size(); ++j) {
        const double pull = 1.0 / (parameters[j].priorDeviation * parameters[j].priorDeviation);
        const auto index = static_cast<Eigen::Index>(j);
        normal.matrix(index, index) += pull;
        normal.side(index) -= pull * at[j];
    }
    return normal;
}

} // namespace

std::vector<double> robustFit(std::vector<double> start, const std::vector<Parameter> &parameters, std::size_t rows,
                              const Residuals &residuals, const RobustOptions &options)
{
    std::vector<double> at = std::move(start);
    if (at.empty())
        return at;
    const Acting acting = actingOn(parameters, rows);
    Values values = evaluate(acting, at, parameters, residuals);
    double now = cost(values, at, parameters, options), damping = 1e-3;
    for (int round = 0; round < options.rounds; ++round) {
        const Normal normal = normalEquations(values, at, parameters, acting, residuals, options);
        bool better = false;
        for (int attempt = 0; attempt < 14 && !better; ++attempt) {
            Eigen::MatrixXd damped = normal.matrix;
            damped.diagonal() *= 1.0 + damping;
            const Eigen::VectorXd move = damped.ldlt().solve(normal.side);
            std::vector<double> next = at;
            for (std::size_t j = 0; j < next.size(); ++j)
                next[j] += std::clamp(move(static_cast<Eigen::Index>(j)), -0.5, 0.5);
            Values nextValues = evaluate(acting, next, parameters, residuals);
            const double then = cost(nextValues, next, parameters, options);
            if (then < now) {
                better = true;
                const bool settled = now - then < 1e-5 * now;
                at = std::move(next);
                values = std::move(nextValues);
                now = then;
                damping = std::max(damping * 0.2, 1e-6);
                if (settled)
                    return at;
            } else {
                damping = std::max(damping * 8.0, 1e-4);
            }
        }
        if (!better)
            break;
    }
    return at;
}

} // namespace core::calibration
