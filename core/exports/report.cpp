// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/report.h"

#include "core/embeddedtext.h"
#include "core/exports/reportchapters.h"

#include <algorithm>
#include <array>

namespace core::exports {

namespace {

struct ChapterMaker
{
    std::string_view id;
    const char *title;
    ReportBlocks (*blocks)(const ReportSource &);
    const char *wants; ///< said where it has nothing
};

constexpr std::string_view coverId = "cover";

const std::vector<ChapterMaker> &chapterMakers()
{
    static const std::vector<ChapterMaker> makers{
        {coverId, CORE_TEXT("Cover and contents"), nullptr, ""},
        {"summary", CORE_TEXT("Summary"), summaryBlocks, ""},
        {"sizing", CORE_TEXT("Sizing"), sizingBlocks,
         CORE_TEXT("Nothing is sized yet: state a model, a GPU and a demand, or import a benchmark.")},
        {"knee", CORE_TEXT("Knee and safe capacity"), kneeBlocks,
         CORE_TEXT("There is no sweep yet: import a benchmark with several loads, up to beyond the knee.")},
        {"scorecard", CORE_TEXT("Scorecard and Pareto front"), scorecardBlocks,
         CORE_TEXT("There are no candidates yet: state some under candidates, or pin configurations.")},
        {"money", CORE_TEXT("Money"), moneyBlocks,
         CORE_TEXT("Nothing is priced yet: state a tariff and a throughput.")},
        {"energy", CORE_TEXT("Energy and carbon"), energyBlocks,
         CORE_TEXT("No energy is known yet: state a power with its boundary, the PUE and the grid's intensity.")},
        {"sovereignty", CORE_TEXT("Sovereignty"), sovereigntyBlocks,
         CORE_TEXT("Nothing is asked of sovereignty yet: name the provider, or a gate.")},
        {"sensitivity", CORE_TEXT("Sensitivity and robustness"), sensitivityBlocks,
         CORE_TEXT("Nothing can be varied yet: state a throughput and a tariff, best with ranges.")},
        {"remarks", CORE_TEXT("What the audit says"), remarkBlocks,
         CORE_TEXT("No check has fired: nothing in this project is known to mislead.")},
        {"provenance", CORE_TEXT("Where the measurements come from"), provenanceBlocks, ""},
        {"assumptions", CORE_TEXT("Assumptions: every input"), assumptionBlocks,
         CORE_TEXT("The project states no input.")},
        {"decision", CORE_TEXT("Decision record"), decisionBlocks,
         CORE_TEXT("There is nothing to decide between yet: state candidates.")},
        {"glossary", CORE_TEXT("Glossary"), glossaryBlocks, ""},
        {"sources", CORE_TEXT("Sources"), sourceBlocks,
         CORE_TEXT("No input names its source: write it behind the value, as {value: …, source: …, date: …}.")},
    };
    return makers;
}

const std::vector<std::string> &shortChapters()
{
    static const std::vector<std::string> ids{"summary", "knee", "scorecard", "remarks"};
    return ids;
}

std::string textAt(const project::Node &document, const char *path)
{
    const project::Node *node = document.at(path);
    return node != nullptr ? node->text() : std::string();
}

/// Names files below the project's folder relative to it.
class Relative
{
public:
    explicit Relative(std::string folder)
        : m_folder(std::move(folder))
    {
        if (!m_folder.empty() && m_folder.back() != '/')
            m_folder += '/';
    }

    void operator()(Report &report) const
    {
        if (m_folder.size() < 2)
            return;
        for (ReportChapter &chapter : report.chapters)
            for (ReportBlock &block : chapter.blocks)
                std::visit([this](auto &content) { apply(content); }, block);
    }

private:
    void apply(std::string &text) const
    {
        for (std::size_t at = text.find(m_folder); at != std::string::npos; at = text.find(m_folder, at))
            text.erase(at, m_folder.size());
    }
    void apply(Text &text) const
    {
        std::vector<TextArgument> arguments = text.arguments();
        for (TextArgument &argument : arguments)
            if (auto *words = std::get_if<std::string>(&argument); words != nullptr && !phraseIn(*words))
                apply(*words);
        if (arguments != text.arguments())
            text = Text(text.pattern(), std::move(arguments));
    }
    void apply(ReportParagraph &block) const { apply(block.text); }
    void apply(ReportHeading &block) const { apply(block.text); }
    void apply(ReportFigures &) const {}
    void apply(ReportChart &block) const { apply(block.caption); }
    void apply(ReportChecklist &) const {}
    void apply(ReportRemark &block) const
    {
        apply(block.finding.figure);
        apply(block.finding.reason);
        apply(block.finding.remedy);
    }
    void apply(ReportTable &block) const
    {
        apply(block.caption);
        for (auto &row : block.rows)
            for (ReportCell &cell : row)
                if (auto *words = std::get_if<Text>(&cell.content))
                    apply(*words);
    }

    std::string m_folder;
};

} // namespace

const std::vector<std::string> &reportChapterIds()
{
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> result;
        for (const ChapterMaker &maker : chapterMakers())
            result.emplace_back(maker.id);
        return result;
    }();
    return ids;
}

Text reportChapterTitle(std::string_view id)
{
    const auto maker = std::ranges::find(chapterMakers(), id, &ChapterMaker::id);
    return maker == chapterMakers().end() ? Text() : Text(maker->title);
}

ReportCover statedCover(const project::Node &document)
{
    return {textAt(document, "report.committee"), textAt(document, "report.classification"),
            textAt(document, "report.logo")};
}

ReportChoice statedChoice(const project::Node &document)
{
    ReportChoice choice;
    if (const project::Node *chapters = document.at("report.chapters"))
        for (const project::Node &item : chapters->items())
            if (std::ranges::find(reportChapterIds(), item.text()) != reportChapterIds().end())
                choice.chapters.push_back(item.text());
    choice.shortForm = textAt(document, "report.short") == "true";
    if (textAt(document, "report.paper") == "Letter")
        choice.paper = "Letter";
    return choice;
}

TextNumber countOf(std::size_t count)
{
    return {static_cast<double>(count)};
}

std::string candidateName(const scorecard::CandidateValues &candidate)
{
    if (candidate.label.empty() || candidate.label == candidate.id)
        return candidate.id;
    return candidate.id + " (" + candidate.label + ")";
}

Report buildReport(const project::Project &project, const project::Node &document,
                   const project::Evaluation &evaluation, const ReportOptions &options)
{
    Report report;
    const auto &title = options.title ? options.title : project.title;
    report.title = title ? Text("%1", {*title}) : Text(CORE_TEXT("Sizing of LLM inference"));
    report.subtitle = CORE_TEXT("Cost, goodput, energy, carbon and sovereignty on one frontier");
    report.date = project.date;
    const ReportCover stated = statedCover(document);
    report.cover = options.cover;
    if (report.cover.committee.empty())
        report.cover.committee = stated.committee;
    if (report.cover.classification.empty())
        report.cover.classification = stated.classification;
    report.mostPages = options.shortForm ? 2 : 0;
    const ReportSource source{
        project, document, evaluation, options.catalogue.get(), options.shortForm, options.sensitivity.get()};
    const std::vector<std::string> &wanted = !options.chapters.empty() ? options.chapters
                                             : options.shortForm       ? shortChapters()
                                                                       : reportChapterIds();
    for (const std::string &id : wanted) {
        const auto maker = std::ranges::find(chapterMakers(), id, &ChapterMaker::id);
        if (maker == chapterMakers().end())
            continue;
        if (maker->blocks == nullptr) {
            report.hasCoverPage = true;
            continue;
        }
        ReportChapter chapter{id, maker->title, maker->blocks(source), false};
        if (chapter.blocks.empty()) {
            if (options.shortForm || *maker->wants == '\0')
                continue;
            chapter.hasNothing = true;
            chapter.blocks.push_back(ReportParagraph{maker->wants, ReportParagraph::Style::Note});
        }
        report.chapters.push_back(std::move(chapter));
    }
    Relative(options.baseFolder)(report);
    return report;
}

} // namespace core::exports
