// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/catalogue/lawwords.h"
#include "core/exports/reportchapters.h"
#include "core/project/rowfigures.h"
#include "core/scorecard/sovereigntyscale.h"
#include "core/sovereignty/exposure.h"
#include "core/sovereignty/framework.h"

namespace core::exports {

namespace {

/// What the catalogue or the project says, the words among it in the reader's language.
Text knownOr(const std::optional<std::string> &text)
{
    if (!text)
        return Text("–");
    return catalogue::lawWord(*text);
}

void addFact(ReportTable &table, const char *name, const std::optional<std::string> &value)
{
    table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(knownOr(value))});
}

std::string listed(const std::vector<std::string> &words)
{
    std::string list;
    for (const std::string &word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

std::optional<std::string> yesNo(const std::optional<bool> &value)
{
    return value ? std::optional<std::string>(*value ? "yes" : "no") : std::nullopt;
}

ReportTable facts(const ReportSource &source, const sovereignty::Facts &known)
{
    const project::SizeFigures &size = source.evaluation.size;
    ReportTable table;
    table.id = "sovereignty";
    table.caption = CORE_TEXT("What is known of who could reach the data");
    table.columns = {{CORE_TEXT("Fact"), {}, false, 1.6}, {CORE_TEXT("What is known"), {}, false, 3.4}};
    const auto provider = known.provider.empty() ? source.project.sovereignty.provider : std::optional(known.provider);
    table.rows.push_back({ReportCell::of(Text(CORE_TEXT("Provider"))),
                          ReportCell::of(provider ? catalogue::operatorName(*provider) : Text("–"))});
    addFact(table, CORE_TEXT("Jurisdiction of the operator"), known.operatorJurisdiction);
    addFact(table, CORE_TEXT("Jurisdiction of its parent"), known.parentJurisdiction);
    addFact(table, CORE_TEXT("Where the data lie"), known.dataLocation);
    addFact(table, CORE_TEXT("Access of staff from"), known.staffAccess);
    addFact(table, CORE_TEXT("Within reach of United States law (CLOUD Act, FISA 702)"), yesNo(known.usExposure));
    addFact(table, CORE_TEXT("Certifications"),
            known.certifications.empty() ? std::nullopt : std::optional(listed(known.certifications)));
    table.rows.push_back(
        {ReportCell::of(Text(CORE_TEXT("Standing"))),
         ReportCell::of(size.sovereigntyStanding ? scorecard::gateWord(*size.sovereigntyStanding) : Text("–"))});
    addFact(table, CORE_TEXT("Level (SEAL)"), size.seal ? std::optional(std::to_string(*size.seal)) : std::nullopt);
    table.rows.push_back({ReportCell::of(Text(CORE_TEXT("Score, of 100"))),
                          size.sovereigntyScore ? ReportCell::of(Text("%1", {TextNumber{size.sovereigntyScore->value}}))
                                                : ReportCell::of(Text("–"))});
    if (known.generalKnowledge)
        table.footnote =
            CORE_TEXT("Some of these facts are general knowledge of the catalogue, to be checked by whoever "
                      "decides.");
    return table;
}

/// Provider × price of this GPU × law.
ReportTable providers(const ReportSource &source)
{
    ReportTable table;
    table.id = "providers";
    table.caption = CORE_TEXT("Providers of this GPU, and the law that they stand under");
    table.columns = {{CORE_TEXT("Provider"), {}, false, 2.0},
                     {CORE_TEXT("Price"), CORE_TEXT("€/GPU-hour"), true, 1.2},
                     {CORE_TEXT("Jurisdiction"), {}, false, 1.4},
                     {CORE_TEXT("Reach of United States law"), {}, false, 1.8},
                     {CORE_TEXT("Quoted"), {}, false, 1.1}};
    const auto gpu = source.project.scenario.hardware.gpu && source.catalogue != nullptr
                         ? source.catalogue->gpu(*source.project.scenario.hardware.gpu)
                         : catalogue::Match<catalogue::GpuSpec>{};
    if (!gpu)
        return table;
    for (const sovereignty::ProviderPrice &price : sovereignty::providerPrices(*source.catalogue, gpu->id)) {
        if (price.offer == nullptr)
            continue;
        table.rows.push_back(
            {ReportCell::of(Text("%1", {price.provider->name})), ReportCell::of(price.offer->eurPerGpuHour),
             ReportCell::of(knownOr(price.provider->jurisdiction)), ReportCell::of(knownOr(price.provider->usExposure)),
             ReportCell::of(knownOr(price.offer->date))});
        if (!price.offer->verified)
            table.rows.back()[1].note = CORE_TEXT("unverified");
    }
    return table;
}

} // namespace

/// What was assessed: level, reason and source of each objective, so that a reader can hold them against the facts.
ReportTable assessmentTable(const project::SovereigntyInput &input)
{
    constexpr double percentPerOne = 100.0;
    ReportTable table;
    table.id = "assessment";
    table.caption = CORE_TEXT("The assessment, objective by objective");
    table.columns = {{CORE_TEXT("Objective"), {}, false, 2.0}, {CORE_TEXT("Weight"), CORE_TEXT("%"), true, 0.8},
                     {CORE_TEXT("Level"), {}, false, 0.9},     {CORE_TEXT("Score"), {}, true, 0.7},
                     {CORE_TEXT("Reason"), {}, false, 3.2},    {CORE_TEXT("Source"), {}, false, 2.0},
                     {CORE_TEXT("Date"), {}, false, 1.1}};
    const auto written = [](const std::optional<std::string> &text) {
        return text ? ReportCell::of(Text(std::string("%1"), {*text})) : ReportCell();
    };
    for (const sovereignty::Objective &objective : sovereignty::objectives()) {
        const auto found = input.assessment.find(std::string(objective.id));
        if (found == input.assessment.end())
            continue;
        const project::ObjectiveAssessment &assessed = found->second;
        table.rows.push_back({ReportCell::of(Text(objective.title)),
                              ReportCell::of(std::optional(objective.weightFraction * percentPerOne)),
                              assessed.seal ? written("SEAL-" + std::to_string(*assessed.seal)) : ReportCell(),
                              ReportCell::of(assessed.score), written(assessed.reason), written(assessed.source),
                              written(assessed.date)});
    }
    return table;
}

ReportBlocks sovereigntyBlocks(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    const project::RowFigures none;
    const project::RowFigures &row = size.row ? *size.row : none;
    const bool asked = size.gate || source.project.sovereignty.provider || size.seal || size.sovereigntyScore;
    if (!asked)
        return {};
    ReportBlocks blocks;
    if (size.gate) {
        const char *pattern = !size.gateHeld   ? CORE_TEXT("The gate asks for %1; whether it is held is not known.")
                              : *size.gateHeld ? CORE_TEXT("The gate asks for %1, and it is held.")
                                               : CORE_TEXT("The gate asks for %1, and it is not held.");
        blocks.push_back(ReportParagraph{{pattern, {*size.gate}}});
    }
    if (size.seal)
        blocks.push_back(ReportParagraph{sovereignty::sealMeaning(*size.seal)});
    for (const sovereignty::Consequence &consequence : row.consequences)
        blocks.push_back(ReportParagraph{consequence.sentence});
    blocks.push_back(facts(source, row.facts));
    if (ReportTable assessed = assessmentTable(source.project.sovereignty); !assessed.rows.empty())
        blocks.push_back(std::move(assessed));
    if (!size.sovereigntyUnknown.empty()) {
        ReportTable objectives;
        objectives.id = "objectives";
        objectives.caption = CORE_TEXT("Objectives of the framework that nobody has assessed yet");
        objectives.columns = {{CORE_TEXT("Objective"), {}, false, 1.4},
                              {CORE_TEXT("Weight"), CORE_TEXT("%"), true, 0.6},
                              {CORE_TEXT("What it asks"), {}, false, 4.0}};
        constexpr double percentPerOne = 100.0;
        for (const std::string &id : size.sovereigntyUnknown)
            if (const sovereignty::Objective *objective = sovereignty::findObjective(id))
                objectives.rows.push_back({ReportCell::of(Text(objective->title)),
                                           ReportCell::of(std::optional(objective->weightFraction * percentPerOne)),
                                           ReportCell::of(Text(objective->asks))});
        if (!objectives.rows.empty())
            blocks.push_back(std::move(objectives));
    }
    ReportTable prices = providers(source);
    if (!prices.rows.empty())
        blocks.push_back(std::move(prices));
    return blocks;
}

} // namespace core::exports
