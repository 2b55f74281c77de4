// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/exports/reportchapters.h"

namespace core::exports {

namespace {

Text knownOr(const std::optional<std::string> &text)
{
    return text ? Text("%1", {*text}) : Text("–");
}

void addFact(ReportTable &table, const char *name, const std::optional<std::string> &value)
{
    table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(knownOr(value))});
}

ReportTable facts(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    ReportTable table;
    table.id = "sovereignty";
    table.caption = CORE_TEXT("What is known of who could reach the data");
    table.columns = {{CORE_TEXT("Fact"), {}, false, 1.4}, {CORE_TEXT("What is known"), {}, false, 3.6}};
    const auto &name = source.project.sovereignty.provider;
    addFact(table, CORE_TEXT("Provider"), name);
    if (name && source.catalogue != nullptr) {
        if (const auto provider = source.catalogue->provider(*name)) {
            addFact(table, CORE_TEXT("Headquarters"), provider->headquarters);
            addFact(table, CORE_TEXT("Jurisdiction of the operator"), provider->jurisdiction);
            addFact(table, CORE_TEXT("Reach of United States law"), provider->usExposure);
        }
    }
    addFact(table, CORE_TEXT("Jurisdiction"), size.jurisdiction);
    addFact(table, CORE_TEXT("Standing"), size.sovereigntyStanding);
    addFact(table, CORE_TEXT("Level (SEAL)"), size.seal ? std::optional(std::to_string(*size.seal)) : std::nullopt);
    if (size.sovereigntyScore)
        table.rows.push_back({ReportCell::of(Text(CORE_TEXT("Score, of 100"))),
                              ReportCell::of(Text("%1", {TextNumber{size.sovereigntyScore->value}}))});
    return table;
}

} // namespace

ReportBlocks sovereigntyBlocks(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    if (!size.gate && !source.project.sovereignty.provider && !size.jurisdiction && !size.sovereigntyStanding)
        return {};
    ReportBlocks blocks;
    if (size.gate) {
        const char *pattern = !size.gateHeld   ? CORE_TEXT("The gate asks for %1; whether it is held is not known.")
                              : *size.gateHeld ? CORE_TEXT("The gate asks for %1, and it is held.")
                                               : CORE_TEXT("The gate asks for %1, and it is not held.");
        blocks.push_back(ReportParagraph{{pattern, {*size.gate}}});
    }
    blocks.push_back(facts(source));
    if (!size.sovereigntyUnknown.empty()) {
        std::string list;
        for (const std::string &objective : size.sovereigntyUnknown)
            list += (list.empty() ? "" : ", ") + objective;
        blocks.push_back(ReportParagraph{{CORE_TEXT("Not known: %1."), {list}}, ReportParagraph::Style::Note});
    }
    return blocks;
}

} // namespace core::exports
