// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"

/// The source's deciding metric: tokens inside the SLO for each thing that there is little of.
namespace core::project {

void addScarcity(Workings &workings)
{
    constexpr double wattsPerKilowatt = 1000.0;
    const SizeFigures &size = workings.size();
    RowFigures &row = *workings.row;
    if (!size.goodputTokensPerSecond)
        return;
    const Operand goodput = operandOf("goodput", *size.goodputTokensPerSecond);
    if (size.gpus && *size.gpus > 0)
        row.goodputPerGpu = derived(workings.telling, CORE_TEXT("%1 tok/s / %2 GPUs = %3 tok/s"),
                                    {goodput, lowering(operandOf("GPUs", *size.gpus, "GPUs"))}, "tok/s",
                                    [](const auto &v) { return v[0] / v[1]; });
    if (size.powerWatts && size.powerWatts->value > 0.0) {
        // The power is a fact of the machine, not a figure of its performance.
        Operand power = lowering(operandOf("power", *size.powerWatts));
        power.provenance.reset();
        row.goodputPerKilowatt =
            derived(workings.telling, CORE_TEXT("%1 tok/s / (%2 W / 1,000) = %3 tok/s for each kW"), {goodput, power},
                    "tok/s/kW", [](const auto &v) { return v[0] / (v[1] / wattsPerKilowatt); });
    }
    if (size.capexEur && size.capexEur->value > 0.0) {
        Operand capital = lowering(operandOf("capital bound", *size.capexEur));
        capital.provenance.reset();
        row.goodputPerCapexEur = derived(workings.telling, CORE_TEXT("%1 tok/s / %2 € = %3 tok/s for each euro"),
                                         {goodput, capital}, "tok/s/€", [](const auto &v) { return v[0] / v[1]; });
    }
}

} // namespace core::project
