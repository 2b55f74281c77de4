// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/assumptions.h"
#include "core/exports/reportchapters.h"

namespace core::exports {

std::vector<ReportBlock> assumptionBlocks(const ReportSource &source)
{
    std::vector<ReportBlock> blocks;
    ReportTable table;
    const auto finish = [&] {
        if (!table.rows.empty())
            blocks.push_back(std::move(table));
        table = {};
        table.id = "assumptions";
        table.columns = {{CORE_TEXT("Input"), {}, false, 2.2},
                         {CORE_TEXT("Value"), {}, false, 1.6},
                         {CORE_TEXT("Unit"), {}, false, 0.8},
                         {CORE_TEXT("Source"), {}, false, 3.0},
                         {CORE_TEXT("Date"), {}, false, 1.0}};
    };
    finish();
    std::optional<Text> section;
    for (const Assumption &assumption : assumptionsOf(source.project, source.document)) {
        if (section != assumption.section) {
            finish();
            section = assumption.section;
            table.caption = assumption.section;
        }
        const Text origin = assumption.isDefault ? Text(CORE_TEXT("assumed: the project states none"))
                            : assumption.source  ? Text("%1", {*assumption.source})
                                                 : Text(CORE_TEXT("stated in the project"));
        table.rows.push_back({ReportCell::of(assumption.name), ReportCell::of(Text("%1", {assumption.value})),
                              ReportCell::of(Text("%1", {assumption.unit})), ReportCell::of(origin),
                              ReportCell::of(Text("%1", {assumption.date.value_or(std::string())}))});
        if (assumption.isDefault)
            table.dimRows.push_back(table.rows.size() - 1);
    }
    finish();
    return blocks;
}

} // namespace core::exports
