// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/robustfit.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

namespace core::calibration {

namespace {

using Values = std::vector<std::vector<double>>;

Values evaluate(std::size_t rows, const std::vector<double> &at, const Residuals &residuals)
{
    Values values(rows);
    for (std::size_t i = 0; i < rows; ++i)
        values[i] = residuals(i, at);
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

/// Normal equations from one-sided differences, touching only the rows that a parameter changes.
Normal normalEquations(const Values &values, const std::vector<double> &at, const std::vector<Parameter> &parameters,
                       const Residuals &residuals, const RobustOptions &options)
{
    const auto count = static_cast<Eigen::Index>(at.size());
    Normal normal{Eigen::MatrixXd::Zero(count, count), Eigen::VectorXd::Zero(count)};
    std::vector<std::vector<std::pair<Eigen::Index, std::vector<double>>>> slopes(values.size());
    constexpr double step = 1e-4;
    std::vector<double> moved = at;
    for (std::size_t j = 0; j < at.size(); ++j) {
        moved[j] = at[j] + step;
        for (const std::size_t row : parameters[j].rows) {
            std::vector<double> slope = residuals(row, moved);
            for (std::size_t k = 0; k < slope.size(); ++k)
                slope[k] = (slope[k] - values[row][k]) / step;
            slopes[row].emplace_back(static_cast<Eigen::Index>(j), std::move(slope));
        }
        moved[j] = at[j];
    }
    for (std::size_t i = 0; i < values.size(); ++i)
        for (std::size_t k = 0; k < values[i].size(); ++k) {
            const double rowWeight = options.rowWeights.empty() ? 1.0 : options.rowWeights[i];
            const double weight = rowWeight * weightOf(values[i][k], options.outlier);
            for (const auto &[a, slopeA] : slopes[i]) {
                normal.side(a) -= weight * slopeA[k] * values[i][k];
                for (const auto &[b, slopeB] : slopes[i])
                    normal.matrix(a, b) += weight * slopeA[k] * slopeB[k];
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
    Values values = evaluate(rows, at, residuals);
    double now = cost(values, at, parameters, options), damping = 1e-3;
    for (int round = 0; round < options.rounds; ++round) {
        const Normal normal = normalEquations(values, at, parameters, residuals, options);
        bool better = false;
        for (int attempt = 0; attempt < 6 && !better; ++attempt) {
            Eigen::MatrixXd damped = normal.matrix;
            damped.diagonal() *= 1.0 + damping;
            const Eigen::VectorXd move = damped.ldlt().solve(normal.side);
            std::vector<double> next = at;
            for (std::size_t j = 0; j < next.size(); ++j)
                next[j] += std::clamp(move(static_cast<Eigen::Index>(j)), -0.5, 0.5);
            Values nextValues = evaluate(rows, next, residuals);
            const double then = cost(nextValues, next, parameters, options);
            if (then < now) {
                better = true;
                const bool settled = now - then < 1e-5 * now;
                at = std::move(next);
                values = std::move(nextValues);
                now = then;
                damping = std::max(damping * 0.3, 1e-6);
                if (settled)
                    return at;
            } else {
                damping *= 6.0;
            }
        }
        if (!better)
            break;
    }
    return at;
}

} // namespace core::calibration
