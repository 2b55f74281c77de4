// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/assumptions.h"
#include "core/exports/reportchapters.h"
#include "core/parsenumber.h"
#include "core/units.h"

#include <algorithm>
#include <map>

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
    const bool isName = (path.ends_with("year") && !path.ends_with("per_year")) || path.ends_with("version") ||
                        path.ends_with("date") || path.ends_with(".id") || path.ends_with("seed");
    if (isName)
        return ReportCell::of(Text("%1", {assumption.value}));
    if (const auto number = parseNumber(assumption.value))
        return ReportCell::of(*number, digitsOf(assumption.value));
    return ReportCell::of(valueText(assumption.value));
}

/// "3" and "cpm_eur_per_mtok" of "candidates.3.values.cpm_eur_per_mtok".
struct CandidateAxis
{
    std::size_t candidate = 0;
    std::string axis;
};

std::optional<CandidateAxis> candidateAxisOf(std::string_view path)
{
    constexpr std::string_view list = "candidates.", values = ".values.";
    if (!path.starts_with(list))
        return std::nullopt;
    path.remove_prefix(list.size());
    const std::size_t at = path.find(values);
    const auto number = at == std::string_view::npos ? std::nullopt : parseNumber(path.substr(0, at));
    if (!number || *number < 0.0)
        return std::nullopt;
    return CandidateAxis{static_cast<std::size_t>(*number), std::string(path.substr(at + values.size()))};
}

/// The values that candidates state without a source, one row a candidate: one below the other they would fill a page
/// for every four of them. Absent where there are few candidates, or more axes than a page is wide.
std::optional<ReportTable> valuesTable(const ReportSource &source, const std::vector<Assumption> &assumptions)
{
    constexpr std::size_t fewCandidates = 3, mostAxes = 8;
    std::vector<std::string> axes;
    std::map<std::size_t, std::map<std::string, const Assumption *>> rows;
    for (const Assumption &assumption : assumptions) {
        const auto place = candidateAxisOf(assumption.path);
        if (!place || place->candidate >= source.project.candidates.size())
            continue;
        if (assumption.source || assumption.date)
            return std::nullopt; // what names its source is listed with it
        if (std::ranges::find(axes, place->axis) == axes.end())
            axes.push_back(place->axis);
        rows[place->candidate][place->axis] = &assumption;
    }
    if (rows.size() <= fewCandidates || axes.size() > mostAxes)
        return std::nullopt;
    ReportTable table;
    table.id = "candidate-values";
    table.caption = CORE_TEXT("What the candidates state");
    table.columns.push_back({CORE_TEXT("Candidate"), {}, false, 3.0});
    for (const std::string &axis : axes)
        table.columns.push_back({axisName(axis), axisUnit(axis), axis != "sovereignty", 1.1});
    for (const auto &[index, values] : rows) {
        const project::Candidate &candidate = source.project.candidates[index];
        std::vector<ReportCell> row{ReportCell::of(candidate.label.empty() || candidate.label == candidate.id
                                                       ? Text("%1", {candidate.id})
                                                       : Text("%1 · %2", {candidate.id, candidate.label}))};
        for (const std::string &axis : axes) {
            const auto found = values.find(axis);
            row.push_back(found == values.end() ? ReportCell{} : valueCell(*found->second));
        }
        table.rows.push_back(std::move(row));
    }
    table.footnote = CORE_TEXT("Stated in the project, without a source.");
    return table;
}

} // namespace

std::vector<ReportBlock> assumptionBlocks(const ReportSource &source)
{
    const std::vector<Assumption> assumptions = assumptionsOf(source.project, source.document);
    std::optional<ReportTable> values = valuesTable(source, assumptions);
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
    for (const Assumption &assumption : assumptions) {
        if (values && candidateAxisOf(assumption.path))
            continue;
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
    if (values)
        blocks.push_back(std::move(*values));
    return blocks;
}

} // namespace core::exports
