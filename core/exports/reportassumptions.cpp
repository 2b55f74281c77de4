// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/assumptions.h"
#include "core/exports/reportchapters.h"
#include "core/parsenumber.h"
#include "core/units.h"

#include <algorithm>

namespace core::exports {

namespace {

/// The digits that a number was written with: 0.058 has two of them.
int digitsOf(std::string_view number)
{
    int digits = 0;
    for (const char c : number.substr(0, number.find_first_of("eE")))
        digits += (c >= '1' && c <= '9') || (c == '0' && digits > 0) ? 1 : 0;
    return std::max(digits, 1);
}

/// "0.15 – 0.25" with its numbers as the reader writes them; years and versions are names and stay.
Text valueText(const std::string &value)
{
    constexpr std::size_t mostArguments = 9;
    if (value.find('%') != std::string::npos)
        return Text("%1", {value});
    std::string pattern;
    std::vector<TextArgument> arguments;
    for (std::size_t from = 0; from < value.size();) {
        const std::size_t end = std::min(value.find(' ', from), value.size());
        std::string word = value.substr(from, end - from);
        const std::string behind = word.ends_with(',') ? "," : "";
        word.resize(word.size() - behind.size());
        if (const auto number = parseNumber(word)) {
            arguments.push_back(TextNumber{*number, digitsOf(word)});
            word = "%" + std::to_string(arguments.size());
        }
        pattern += word + behind + (end < value.size() ? " " : "");
        from = end + 1;
    }
    return arguments.empty() || arguments.size() > mostArguments ? Text("%1", {value}) : Text(pattern, arguments);
}

ReportCell valueCell(const Assumption &assumption)
{
    const std::string &path = assumption.path;
    const bool isName = path.ends_with("year") || path.ends_with("version") || path.ends_with("date") ||
                        path.ends_with(".id") || path.ends_with("seed");
    if (isName)
        return ReportCell::of(Text("%1", {assumption.value}));
    if (const auto number = parseNumber(assumption.value))
        return ReportCell::of(*number, digitsOf(assumption.value));
    return ReportCell::of(valueText(assumption.value));
}

} // namespace

std::vector<ReportBlock> assumptionBlocks(const ReportSource &source)
{
    std::vector<ReportBlock> blocks;
    ReportTable table;
    const auto finish = [&] {
        if (!table.rows.empty())
            blocks.push_back(std::move(table));
        table = {};
        table.id = "assumptions";
        table.part = table.mixed = true;
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
        table.rows.push_back({ReportCell::of(assumption.name), valueCell(assumption),
                              ReportCell::of(unitText(assumption.unit)), ReportCell::of(origin),
                              ReportCell::of(Text("%1", {assumption.date.value_or(std::string())}))});
        if (assumption.isDefault)
            table.dimRows.push_back(table.rows.size() - 1);
    }
    finish();
    return blocks;
}

} // namespace core::exports
