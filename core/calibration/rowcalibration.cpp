// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/rowcalibration.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace core::calibration {

namespace {

constexpr double least = 0.5, most = 2.0;

double distance(const Case &a, const Case &b)
{
    return std::abs(std::log(a.promptTokens / b.promptTokens)) + std::abs(std::log(a.outputTokens / b.outputTokens));
}

/// The closed form's TPOT of a measured row under factors, times what playing its harness gives over it.
class Point
{
public:
    Point(const MeasuredCase &measured, const perf::Coefficients &coefficients)
        : m_measured(measured)
        , m_coefficients(coefficients)
    {
        const auto played = predictRow(measured.row, {measured.harness, {}}, coefficients);
        const double closed = at({});
        if (played && closed > 0.0)
            m_ratio = played->state.tpotMeanSeconds / closed;
    }
    double measured() const { return *m_measured.measured.tpotSeconds; }
    double at(const RowCalibration &calibration) const
    {
        const auto state = playRow(m_measured.row, m_measured.harness, m_coefficients, calibration);
        return state ? state->tpotMeanSeconds * m_ratio : 0.0;
    }

private:
    const MeasuredCase &m_measured;
    const perf::Coefficients &m_coefficients;
    double m_ratio = 1.0;
};

/// The factor in 0.5 … 2 at which a quantity that rises with it meets `target`.
template <typename Quantity>
double solve(double target, Quantity quantity)
{
    double low = least, high = most;
    for (int round = 0; round < 30; ++round) {
        const double middle = std::sqrt(low * high);
        (quantity(middle) < target ? low : high) = middle;
    }
    return std::sqrt(low * high);
}

} // namespace

std::string configurationKey(const Case &row)
{
    return fmt::format("{}|{}|{}{}|{}|{}.{}.{}.{}|{}", row.model->id, row.gpu->id, precisionId(row.weights),
                       row.blockScaled ? "b" : "", precisionId(row.kv), row.split.tp, row.split.pp, row.split.ep,
                       row.split.dp, row.engine);
}

RowCalibration calibrateRow(const Case &row, const std::vector<const MeasuredCase *> &measured,
                            const perf::Coefficients &coefficients)
{
    RowCalibration calibration;
    std::vector<const MeasuredCase *> points;
    double nearest = 1e9;
    for (const MeasuredCase *point : measured)
        if (point->measured.tpotSeconds && point->row.version == row.version)
            nearest = std::min(nearest, distance(point->row, row));
    const bool anyVersion = nearest > 1e8;
    for (const MeasuredCase *point : measured)
        if (anyVersion && point->measured.tpotSeconds)
            nearest = std::min(nearest, distance(point->row, row));
    for (const MeasuredCase *point : measured)
        if (point->measured.tpotSeconds && (anyVersion || point->row.version == row.version) &&
            distance(point->row, row) <= nearest + 1e-3)
            points.push_back(point);
    if (points.empty())
        return calibration;
    std::sort(points.begin(), points.end(), [](const MeasuredCase *a, const MeasuredCase *b) {
        return a->harness.concurrency < b->harness.concurrency;
    });
    calibration.rows = static_cast<int>(points.size());
    const Point lowest(*points.front(), coefficients), highest(*points.back(), coefficients);
    // Three rounds: each factor is found with the other in place.
    for (int round = 0; round < 3; ++round) {
        calibration.overhead = solve(lowest.measured(), [&](double factor) {
            RowCalibration tried = calibration;
            tried.overhead = factor;
            return lowest.at(tried);
        });
        if (points.size() < 2)
            break;
        calibration.prefill = solve(highest.measured(), [&](double factor) {
            RowCalibration tried = calibration;
            tried.prefill = factor;
            return highest.at(tried);
        });
    }
    return calibration;
}

} // namespace core::calibration
