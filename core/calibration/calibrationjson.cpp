// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/calibrateproject.h"
#include "core/csv.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::calibration {

namespace {

using Json = nlohmann::ordered_json;

Json numberOrNull(const std::optional<double> &value, double scale = 1.0)
{
    return value && std::isfinite(*value) ? Json(*value * scale) : Json(nullptr);
}

Json spanJson(const std::optional<Span> &span)
{
    return span ? Json{span->low, span->high} : Json(nullptr);
}

Json residualJson(const std::optional<Residual> &residual)
{
    constexpr double percent = 100.0;
    return residual ? Json{{"before", residual->before * percent}, {"after", residual->after * percent}}
                    : Json(nullptr);
}

/// Predicted over measured, less one, in percent.
Json errorJson(const PointErrors &errors)
{
    const auto one = [](const std::optional<double> &ratio) {
        constexpr double percent = 100.0;
        return ratio ? numberOrNull(*ratio - 1.0, percent) : Json(nullptr);
    };
    return {{"tpot", one(errors.tpot)}, {"ttft", one(errors.ttft)}, {"output_throughput", one(errors.throughput)}};
}

Json pointJson(const CalibratedPoint &point)
{
    constexpr double msPerSecond = 1e3;
    const Case &row = point.row;
    Json json;
    json["source"] = {{"path", point.file}};
    json["concurrency"] = row.load == LoadKind::Closed ? Json(row.concurrency) : Json(nullptr);
    json["request_rate_rps"] = row.load == LoadKind::Saturated ? Json("inf")
                               : row.requestsPerSecond > 0.0   ? Json(row.requestsPerSecond)
                                                               : Json(nullptr);
    json["prompt_tokens"] = row.promptTokens;
    json["output_tokens"] = row.outputTokens;
    json["tpot_ms"] = numberOrNull(point.measured.tpotSeconds, msPerSecond);
    json["ttft_ms"] = numberOrNull(point.measured.ttftSeconds, msPerSecond);
    json["output_tokens_per_s"] = numberOrNull(point.measured.outputTokensPerSecond);
    json["error_percent_before"] = errorJson(point.before);
    json["error_percent_after"] = errorJson(point.after);
    return json;
}

std::string cell(const std::optional<double> &value, double scale = 1.0)
{
    return value && std::isfinite(*value) ? fmt::format("{:.6g}", *value * scale) : std::string();
}

} // namespace

std::string calibrationCsv(const CalibrationOutcome &outcome)
{
    constexpr double msPerSecond = 1e3, percent = 100.0;
    std::string table = csvLine({"file", "concurrency", "request_rate_rps", "prompt_tokens", "output_tokens", "tpot_ms",
                                 "ttft_ms", "output_tokens_per_s", "tpot_error_percent_before",
                                 "tpot_error_percent_after", "ttft_error_percent_before", "ttft_error_percent_after"});
    const auto error = [](const std::optional<double> &ratio) {
        return ratio ? cell(*ratio - 1.0, percent) : std::string();
    };
    for (const CalibratedPoint &point : outcome.points) {
        const Case &row = point.row;
        table += csvLine({point.file, row.load == LoadKind::Closed ? cell(row.concurrency) : std::string(),
                          row.load == LoadKind::Saturated ? "inf"
                          : row.requestsPerSecond > 0.0   ? cell(row.requestsPerSecond)
                                                          : std::string(),
                          cell(row.promptTokens), cell(row.outputTokens), cell(point.measured.tpotSeconds, msPerSecond),
                          cell(point.measured.ttftSeconds, msPerSecond), cell(point.measured.outputTokensPerSecond),
                          error(point.before.tpot), error(point.after.tpot), error(point.before.ttft),
                          error(point.after.ttft)});
    }
    return table;
}

std::string calibrationJson(const CalibrationOutcome &outcome, const std::string &output)
{
    const ProjectCalibration &c = outcome.calibration;
    Json json;
    json["output"] = output;
    json["calibration"] = {
        {"coefficients", {{"fixed_times", c.fixedTimes}, {"prompts", c.prompts}, {"memory_reads", c.memoryReads}}},
        {"fitted_to",
         {{"model", c.model},
          {"gpu", c.gpu},
          {"engine", c.engine},
          {"weights", c.weights},
          {"tensor_parallel", c.tensorParallel ? Json(*c.tensorParallel) : Json(nullptr)}}},
        {"measured",
         {{"points", c.points},
          {"concurrency", spanJson(c.concurrency)},
          {"request_rate_rps", spanJson(c.requestsPerSecond)},
          {"prompt_tokens", spanJson(c.promptTokens)},
          {"output_tokens", spanJson(c.outputTokens)},
          {"files", c.files},
          {"models", c.namedModels},
          {"gpus", c.namedGpus},
          {"engines", c.namedEngines},
          {"precisions", c.namedPrecisions},
          {"dates", c.dates}}},
        {"median_error_percent",
         {{"tpot", residualJson(c.tpot)},
          {"ttft", residualJson(c.ttft)},
          {"output_throughput", residualJson(c.throughput)}}},
    };
    json["points"] = Json::array();
    for (const CalibratedPoint &point : outcome.points)
        json["points"].push_back(pointJson(point));
    json["remarks"] = Json::array();
    for (const Text &remark : outcome.remarks)
        json["remarks"].push_back(remark.english());
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core::calibration
