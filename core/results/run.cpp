// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/run.h"

#include <cmath>

namespace core::results {

std::string_view loadKindId(LoadKind kind)
{
    switch (kind) {
    case LoadKind::Closed:
        return "closed";
    case LoadKind::Open:
        return "open";
    case LoadKind::Capped:
        return "capped";
    case LoadKind::Offline:
        return "offline";
    case LoadKind::StaticBatch:
        return "static_batch";
    case LoadKind::MlperfServer:
        return "mlperf_server";
    case LoadKind::MlperfOffline:
        return "mlperf_offline";
    }
    return "";
}

std::string_view goodputBasisId(GoodputBasis basis)
{
    switch (basis) {
    case GoodputBasis::PerRequest:
        return "per_request";
    case GoodputBasis::Bounds:
        return "bounds";
    case GoodputBasis::Reported:
        return "reported";
    }
    return "";
}

std::string_view tokenKindId(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Goodput:
        return "goodput";
    case TokenKind::Output:
        return "output";
    case TokenKind::Total:
        return "total";
    }
    return "";
}

std::string_view checklistItemId(ChecklistItem item)
{
    switch (item) {
    case ChecklistItem::ToolVersion:
        return "tool_version";
    case ChecklistItem::ModelPrecision:
        return "model_precision";
    case ChecklistItem::Hardware:
        return "hardware";
    case ChecklistItem::EngineFlags:
        return "engine_flags";
    case ChecklistItem::LengthDistribution:
        return "length_distribution";
    case ChecklistItem::SweepLevels:
        return "sweep_levels";
    case ChecklistItem::Slo:
        return "slo";
    case ChecklistItem::Warmup:
        return "warmup";
    case ChecklistItem::Tokenizer:
        return "tokenizer";
    }
    return "";
}

std::optional<double> LatencySummary::quantile(double q) const
{
    for (const auto &[key, value] : quantileSeconds) {
        if (std::abs(key - q) < 1e-9)
            return value;
    }
    return std::nullopt;
}

const LatencySummary &Run::latency(LatencyMetric metric) const
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return ttft;
    case LatencyMetric::Tpot:
        return tpot;
    case LatencyMetric::Itl:
        return itl;
    case LatencyMetric::E2e:
        return e2e;
    }
    return ttft;
}

std::optional<double> loadLevel(const Run &run)
{
    if (run.loadKind == LoadKind::Open)
        return run.requestRate && !run.requestRate->unlimited ? std::optional(run.requestRate->perSecond)
                                                              : std::nullopt;
    return run.concurrency;
}

} // namespace core::results
