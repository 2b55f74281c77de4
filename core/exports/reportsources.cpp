// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/exports/assumptions.h"
#include "core/exports/reportchapters.h"
#include "core/project/rowfigures.h"
#include "core/units.h"

#include <algorithm>
#include <map>

namespace core::exports {

namespace {

/// A text that is nothing but an address leads there.
ReportCell linked(const std::string &text)
{
    ReportCell cell = ReportCell::of(Text("%1", {text}));
    const std::size_t at = text.find("https://");
    if (at != std::string::npos) {
        const std::size_t end = text.find_first_of(" \t\n,;)\"'<>", at);
        cell.link = text.substr(at, end == std::string::npos ? end : end - at);
        while (!cell.link.empty() && (cell.link.back() == '.' || cell.link.back() == ','))
            cell.link.pop_back();
    }
    return cell;
}

ReportTable sourcesTable(std::string id, const char *caption, const char *what)
{
    ReportTable table;
    table.id = std::move(id);
    table.caption = caption;
    table.columns = {
        {what, {}, false, 1.7}, {CORE_TEXT("Source"), {}, false, 4.6}, {CORE_TEXT("Date"), {}, false, 0.9}};
    return table;
}

/// The project's own: each source once, with what rests on it.
ReportTable ofInputs(const ReportSource &source)
{
    struct Use
    {
        std::size_t order = 0, inputs = 0;
        std::optional<std::string> date;
    };
    std::map<std::string, Use> uses;
    for (const Assumption &assumption : assumptionsOf(source.project, source.document)) {
        if (!assumption.source)
            continue;
        Use &use = uses.try_emplace(*assumption.source, Use{uses.size(), 0, assumption.date}).first->second;
        ++use.inputs;
        if (assumption.date && (!use.date || *use.date < *assumption.date))
            use.date = assumption.date;
    }
    std::vector<const std::pair<const std::string, Use> *> ordered;
    for (const auto &entry : uses)
        ordered.push_back(&entry);
    std::ranges::sort(ordered, {}, [](const auto *entry) { return entry->second.order; });
    ReportTable table;
    table.id = "sources";
    table.caption = CORE_TEXT("Of the project's inputs");
    table.columns = {{CORE_TEXT("Source"), {}, false, 4.6},
                     {CORE_TEXT("Inputs that rest on it"), {}, true, 1.0},
                     {CORE_TEXT("Date"), {}, false, 0.9}};
    for (const auto *entry : ordered)
        table.rows.push_back({linked(entry->first), ReportCell::of(static_cast<double>(entry->second.inputs)),
                              ReportCell::of(Text("%1", {entry->second.date.value_or(std::string())}))});
    return table;
}

void addEntry(ReportTable &table, const catalogue::Entry &entry)
{
    for (const std::string &text : entry.sources) {
        table.rows.push_back({ReportCell::of(Text("%1", {entry.name})), linked(text),
                              ReportCell::of(Text("%1", {entry.date.value_or(std::string())}))});
        if (!entry.verified)
            table.rows.back().front().note = CORE_TEXT("unverified");
    }
}

/// The catalogue's: of the model, GPU, engine, grid and provider that the project names.
ReportTable ofCatalogue(const ReportSource &source)
{
    ReportTable table = sourcesTable("catalogue-sources", CORE_TEXT("Of the catalogue's facts"), CORE_TEXT("Entry"));
    if (source.catalogue == nullptr)
        return table;
    const project::Scenario &scenario = source.project.scenario;
    if (scenario.model.id)
        if (const auto found = source.catalogue->model(*scenario.model.id))
            addEntry(table, *found);
    if (scenario.hardware.gpu)
        if (const auto found = source.catalogue->gpu(*scenario.hardware.gpu))
            addEntry(table, *found);
    if (scenario.engine.id)
        if (const auto found = source.catalogue->engine(*scenario.engine.id))
            addEntry(table, *found);
    if (source.project.site.zone)
        if (const auto found = source.catalogue->grid(*source.project.site.zone))
            addEntry(table, *found);
    if (source.project.sovereignty.provider)
        if (const auto found = source.catalogue->provider(*source.project.sovereignty.provider))
            addEntry(table, *found);
    return table;
}

/// What the project does not state and the catalogue knew.
ReportTable taken(const ReportSource &source)
{
    ReportTable table;
    table.id = "taken";
    table.caption = CORE_TEXT("Taken from the catalogue because the project states none");
    table.mixed = true;
    table.columns = {{CORE_TEXT("Key of the project"), {}, false, 2.2},
                     {CORE_TEXT("Value"), {}, true, 0.9},
                     {CORE_TEXT("Unit"), {}, false, 0.8},
                     {CORE_TEXT("Source"), {}, false, 3.2},
                     {CORE_TEXT("Date"), {}, false, 0.9}};
    if (!source.evaluation.size.row)
        return table;
    for (const project::TakenFact &fact : source.evaluation.size.row->taken) {
        table.rows.push_back({ReportCell::of(Text("%1", {fact.path})), ReportCell::of(std::optional(fact.value)),
                              ReportCell::of(unitText(fact.unit)), linked(fact.source),
                              ReportCell::of(Text("%1", {fact.date.value_or(std::string())}))});
        if (!fact.verified)
            table.rows.back().front().note = CORE_TEXT("unverified");
    }
    return table;
}

} // namespace

ReportBlocks sourceBlocks(const ReportSource &source)
{
    ReportBlocks blocks;
    for (ReportTable table : {ofInputs(source), taken(source), ofCatalogue(source)})
        if (!table.rows.empty())
            blocks.push_back(std::move(table));
    return blocks;
}

} // namespace core::exports
