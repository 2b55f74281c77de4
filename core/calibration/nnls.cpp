// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/nnls.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

namespace core::calibration {

namespace {

using Eigen::MatrixXd;
using Eigen::VectorXd;

/// Least squares over the free columns; others stay 0.
VectorXd solveFree(const MatrixXd &gram, const VectorXd &right, const std::vector<bool> &free)
{
    std::vector<Eigen::Index> columns;
    for (Eigen::Index i = 0; i < gram.cols(); ++i)
        if (free[static_cast<std::size_t>(i)])
            columns.push_back(i);
    const auto n = static_cast<Eigen::Index>(columns.size());
    MatrixXd part(n, n);
    VectorXd side(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        side(i) = right(columns[static_cast<std::size_t>(i)]);
        for (Eigen::Index j = 0; j < n; ++j)
            part(i, j) = gram(columns[static_cast<std::size_t>(i)], columns[static_cast<std::size_t>(j)]);
    }
    const VectorXd solved = part.ldlt().solve(side);
    VectorXd whole = VectorXd::Zero(gram.cols());
    for (Eigen::Index i = 0; i < n; ++i)
        whole(columns[static_cast<std::size_t>(i)]) = solved(i);
    return whole;
}

/// Walks from `x` towards `target` until a free value would pass 0, and fixes the values that reach it.
void stepInside(VectorXd &x, const VectorXd &target, std::vector<bool> &free)
{
    double share = 1.0;
    for (Eigen::Index i = 0; i < x.size(); ++i)
        if (free[static_cast<std::size_t>(i)] && target(i) <= 0.0 && x(i) != target(i))
            share = std::min(share, x(i) / (x(i) - target(i)));
    x += share * (target - x);
    for (Eigen::Index i = 0; i < x.size(); ++i)
        if (free[static_cast<std::size_t>(i)] && x(i) <= 1e-14) {
            x(i) = 0.0;
            free[static_cast<std::size_t>(i)] = false;
        }
}

} // namespace

std::vector<double> nonNegativeLeastSquares(std::span<const Equation> equations)
{
    if (equations.empty())
        return {};
    const auto rows = static_cast<Eigen::Index>(equations.size());
    const auto columns = static_cast<Eigen::Index>(equations.front().terms.size());
    MatrixXd a(rows, columns);
    VectorXd b(rows);
    for (Eigen::Index i = 0; i < rows; ++i) {
        const Equation &equation = equations[static_cast<std::size_t>(i)];
        const double root = std::sqrt(std::max(equation.weight, 0.0));
        for (Eigen::Index j = 0; j < columns; ++j)
            a(i, j) = equation.terms[static_cast<std::size_t>(j)] * root;
        b(i) = equation.value * root;
    }
    // Columns of unit length: the units of the terms must not decide what is small.
    VectorXd scale(columns);
    for (Eigen::Index j = 0; j < columns; ++j) {
        scale(j) = a.col(j).norm() > 0.0 ? a.col(j).norm() : 1.0;
        a.col(j) /= scale(j);
    }
    const MatrixXd gram = a.transpose() * a;
    const VectorXd right = a.transpose() * b;
    VectorXd x = VectorXd::Zero(columns);
    std::vector<bool> free(static_cast<std::size_t>(columns), false);
    const double tolerance = 1e-10 * std::max(right.cwiseAbs().maxCoeff(), 1e-300);
    for (Eigen::Index round = 0; round < 3 * columns; ++round) {
        const VectorXd slope = right - gram * x;
        Eigen::Index best = -1;
        for (Eigen::Index j = 0; j < columns; ++j)
            if (!free[static_cast<std::size_t>(j)] && gram(j, j) > 0.0 && slope(j) > tolerance &&
                (best < 0 || slope(j) > slope(best)))
                best = j;
        if (best < 0)
            break;
        free[static_cast<std::size_t>(best)] = true;
        for (Eigen::Index inner = 0; inner <= columns; ++inner) {
            const VectorXd target = solveFree(gram, right, free);
            bool inside = true;
            for (Eigen::Index j = 0; j < columns; ++j)
                inside = inside && (!free[static_cast<std::size_t>(j)] || target(j) > 0.0);
            if (inside) {
                x = target;
                break;
            }
            stepInside(x, target, free);
        }
    }
    std::vector<double> found(static_cast<std::size_t>(columns));
    for (Eigen::Index j = 0; j < columns; ++j)
        found[static_cast<std::size_t>(j)] = x(j) / scale(j);
    return found;
}

} // namespace core::calibration
