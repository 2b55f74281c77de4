// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/report.h"

#include <array>

namespace core::exports {

namespace {

struct AxisWords
{
    std::string_view id;
    const char *name;
    const char *unit;
};

constexpr std::array axisWords{
    AxisWords{"cpm_eur_per_mtok", CORE_TEXT("Cost"), CORE_TEXT("€/1M tok")},
    AxisWords{"goodput_tokens_per_s", CORE_TEXT("Goodput"), CORE_TEXT("tok/s")},
    AxisWords{"goodput_per_gpu", CORE_TEXT("Goodput per GPU"), CORE_TEXT("tok/s/GPU")},
    AxisWords{"goodput_per_kw", CORE_TEXT("Goodput per kW"), CORE_TEXT("tok/s/kW")},
    AxisWords{"goodput_per_capex_eur", CORE_TEXT("Goodput per euro of hardware"), CORE_TEXT("tok/s/€")},
    AxisWords{"energy_j_per_token", CORE_TEXT("Energy"), CORE_TEXT("J/tok")},
    AxisWords{"carbon_g_per_mtok", CORE_TEXT("Carbon"), CORE_TEXT("g/1M tok")},
    AxisWords{"sovereignty", CORE_TEXT("Sovereignty"), ""},
    AxisWords{"ttft_p95_ms", CORE_TEXT("TTFT p95"), CORE_TEXT("ms")},
    AxisWords{"tpot_p95_ms", CORE_TEXT("TPOT p95"), CORE_TEXT("ms")},
    AxisWords{"capex_eur", CORE_TEXT("Investment"), CORE_TEXT("€")},
    AxisWords{"gpus", CORE_TEXT("GPUs"), ""},
    AxisWords{"power_w", CORE_TEXT("Power"), CORE_TEXT("W")},
    AxisWords{"water_l_per_mtok", CORE_TEXT("Water"), CORE_TEXT("l/1M tok")},
    AxisWords{"quality", CORE_TEXT("Quality"), ""},
    AxisWords{"headroom", CORE_TEXT("Head-room"), ""},
};

} // namespace

Text axisName(std::string_view axisId)
{
    for (const AxisWords &words : axisWords) {
        if (words.id == axisId)
            return words.name;
    }
    return std::string(axisId);
}

Text axisUnit(std::string_view axisId)
{
    for (const AxisWords &words : axisWords) {
        if (words.id == axisId)
            return words.unit;
    }
    return {};
}

Text provenanceText(project::Provenance provenance)
{
    switch (provenance) {
    case project::Provenance::Design:
        return CORE_TEXT("design");
    case project::Provenance::Benchmark:
        return CORE_TEXT("benchmark");
    case project::Provenance::Production:
        return CORE_TEXT("production");
    }
    return {};
}

Text severityText(audit::CheckSeverity severity)
{
    switch (severity) {
    case audit::CheckSeverity::Severe:
        return CORE_TEXT("severe");
    case audit::CheckSeverity::Warning:
        return CORE_TEXT("warning");
    case audit::CheckSeverity::Info:
        return CORE_TEXT("note");
    }
    return {};
}

Text checklistItemText(results::ChecklistItem item)
{
    using results::ChecklistItem;
    switch (item) {
    case ChecklistItem::ToolVersion:
        return CORE_TEXT("Tool and version");
    case ChecklistItem::ModelPrecision:
        return CORE_TEXT("Model and precision");
    case ChecklistItem::Hardware:
        return CORE_TEXT("Hardware and links");
    case ChecklistItem::EngineFlags:
        return CORE_TEXT("Engine, version, flags");
    case ChecklistItem::LengthDistribution:
        return CORE_TEXT("Length distribution");
    case ChecklistItem::SweepLevels:
        return CORE_TEXT("Sweep past the knee");
    case ChecklistItem::Slo:
        return CORE_TEXT("SLO");
    case ChecklistItem::Warmup:
        return CORE_TEXT("Warm-up");
    case ChecklistItem::Tokenizer:
        return CORE_TEXT("Tokenizer");
    }
    return {};
}

ReportCell ReportCell::of(std::optional<double> number, int significantDigits)
{
    ReportCell cell;
    cell.significantDigits = significantDigits;
    if (number)
        cell.content = *number;
    return cell;
}

} // namespace core::exports
