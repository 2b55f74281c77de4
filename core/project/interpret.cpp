// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/projectcalibration.h"
#include "core/embeddedtext.h"
#include "core/parsenumber.h"
#include "core/project/fieldreader.h"
#include "core/results/tags.h"

#include <algorithm>
#include <array>

namespace core::project {

namespace detail {

namespace {

constexpr std::string_view schemaId = "paretoscope/1";

constexpr std::array<std::string_view, 2> roles{"benchmark", "production"};

bool isSha256(const std::string &text)
{
    constexpr std::size_t digits = 64;
    return text.size() == digits && text.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
}

/// A list of texts, one a column or run.
std::vector<std::string> readTexts(Reader &reader, const Node &node)
{
    std::vector<std::string> texts;
    if (!reader.isSequence(node))
        return texts;
    for (const Node &item : node.items())
        texts.push_back(item.isNull() ? std::string() : reader.text(item).value_or(""));
    return texts;
}

/// What a person says of runs. Kept in the document and read from there by whoever imports (resultnotes.h).
void readTags(Reader &reader, const Node &node, ResultReference &)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        if (!reader.isMap(node.items()[i]))
            continue;
        for (const auto &[name, value] : node.items()[i].members()) {
            const Reader::Step inside(reader, name);
            if (name == "runs") {
                readTexts(reader, value);
            } else if (std::ranges::find(results::tagNames(), name) == results::tagNames().end()) {
                std::vector<std::string_view> known = results::tagNames();
                known.push_back("runs");
                reader.unknownKey(value, name, known);
            } else if (const auto text = reader.text(value); text) {
                if (const auto problem = results::tagProblem(name, *text))
                    reader.warn(value, CORE_TEXT("%1: %2; it is ignored"), {problem->english()});
            }
        }
    }
}

/// What the columns of a table mean that no tool wrote.
void readTables(Reader &reader, const Node &node, ResultReference &)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Node &item = node.items()[i];
        const Reader::Step step(reader, std::to_string(i));
        if (!reader.isMap(item))
            continue;
        constexpr std::array<std::string_view, 2> known{"columns", "fields"};
        std::array<std::size_t, 2> counts{};
        for (const auto &[name, value] : item.members()) {
            const auto which = std::ranges::find(known, name);
            if (which == known.end())
                reader.unknownKey(value, name, known);
            else
                counts[static_cast<std::size_t>(which - known.begin())] = readTexts(reader, value).size();
        }
        if (counts[0] != counts[1] || counts[0] == 0)
            reader.warn(item, CORE_TEXT("%1: columns and fields are not as many; the table is not read by them"));
    }
}

constexpr std::array<Field<ResultReference>, 5> resultFields{{
    {"path",
     [](Reader &reader, const Node &node, ResultReference &result) { result.path = reader.text(node).value_or(""); }},
    {"sha256",
     [](Reader &reader, const Node &node, ResultReference &result) {
         result.sha256 = reader.text(node);
         if (result.sha256 && !isSha256(*result.sha256))
             reader.error(node, CORE_TEXT("%1: found \"%2\", expected 64 hexadecimal digits"),
                          {shownText(*result.sha256)});
     }},
    {"role", word<&ResultReference::role, roles>},
    {"tags", readTags},
    {"tables", readTables},
}};

void readResults(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Node &item = node.items()[i];
        const Reader::Step step(reader, std::to_string(i));
        ResultReference result;
        if (item.kind() == Node::Kind::Scalar)
            result.path = reader.text(item).value_or("");
        else
            readFields(reader, item, result, std::span(resultFields));
        if (result.path.empty())
            reader.error(item, CORE_TEXT("%1: the path of the file is missing"));
        project.results.push_back(std::move(result));
    }
}

constexpr std::array<Field<Acknowledgement>, 2> acknowledgementFields{{
    {"check", [](Reader &reader, const Node &node, Acknowledgement &a) { a.check = reader.text(node).value_or(""); }},
    {"reason", [](Reader &reader, const Node &node, Acknowledgement &a) { a.reason = reader.text(node).value_or(""); }},
}};

void readAcknowledged(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        Acknowledgement acknowledgement;
        readFields(reader, node.items()[i], acknowledgement, std::span(acknowledgementFields));
        if (acknowledgement.check.empty())
            reader.error(node.items()[i], CORE_TEXT("%1: the id of the check is missing"));
        else if (acknowledgement.reason.empty())
            reader.warn(node.items()[i], CORE_TEXT("%1: a check is acknowledged without a reason"));
        project.acknowledged.push_back(std::move(acknowledgement));
    }
}

void readProjectScenario(Reader &reader, const Node &node, Project &project)
{
    readScenario(reader, node, project.scenario);
}

void readSchema(Reader &reader, const Node &node, Project &)
{
    const auto found = reader.text(node);
    if (found && *found != schemaId)
        reader.error(node, CORE_TEXT("%1: found \"%2\"; this program reads %3"),
                     {shownText(*found), std::string(schemaId)});
    else if (!found && node.isNull())
        reader.error(node, CORE_TEXT("%1: found nothing, expected %2"), {std::string(schemaId)});
}

/// How the report presents itself; read from the document by whoever writes it.
void readReport(Reader &reader, const Node &node, Project &)
{
    if (!reader.isMap(node))
        return;
    constexpr std::array<std::string_view, 6> known{"committee", "classification", "logo",
                                                    "chapters",  "short",          "paper"};
    for (const auto &[key, value] : node.members()) {
        if (std::ranges::find(known, key) == known.end()) {
            reader.unknownKey(value, key, known);
            continue;
        }
        const Reader::Step step(reader, key);
        if (key == "chapters" && value.kind() == Node::Kind::Sequence)
            for (const Node &chapter : value.items())
                reader.text(chapter);
        else
            reader.text(value);
    }
}

/// Several services on one cluster; read again, one by one, by whoever sizes them.
void readServices(Reader &reader, const Node &node, Project &)
{
    if (!reader.isSequence(node))
        return;
    constexpr std::array<std::string_view, 2> known{"name", "override"};
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Node &item = node.items()[i];
        const Reader::Step step(reader, std::to_string(i));
        if (!reader.isMap(item))
            continue;
        const Node *name = item.find("name");
        if (name == nullptr || name->text().empty())
            reader.error(item, CORE_TEXT("%1: the service has no name"));
        for (const auto &[key, value] : item.members()) {
            const Reader::Step inner(reader, key);
            if (key == "override")
                readOverride(reader, value);
            else if (key == "name")
                reader.text(value);
            else
                reader.unknownKey(value, key, known);
        }
    }
}

/// What measured sweeps say of the engine on this configuration. Kept in the document and read from there by whoever
/// predicts (core/calibration/calibratedoptions.h): here only what is wrong with it is said.
void readCalibration(Reader &reader, const Node &node, Project &)
{
    const auto read = calibration::readSection(node);
    if (read)
        return;
    const calibration::SectionProblem &problem = read.error();
    const Node &where = problem.where->line() > 0 ? *problem.where : node;
    std::optional<Reader::Step> step;
    if (!problem.key.empty())
        step.emplace(reader, problem.key);
    if (problem.found.empty())
        reader.warn(where, CORE_TEXT("%1: found nothing of use, expected %2; predictions go without the calibration"),
                    {phrase(problem.expected)});
    else
        reader.warn(where, CORE_TEXT("%1: found \"%2\", expected %3; predictions go without the calibration"),
                    {shownText(problem.found), phrase(problem.expected)});
}

constexpr std::array<Field<Project>, 19> projectFields{{
    {"schema", readSchema},
    {"title", text<&Project::title>},
    {"date", [](Reader &reader, const Node &node, Project &project) { project.date = reader.date(node); }},
    {"seed",
     [](Reader &reader, const Node &node, Project &project) {
         constexpr long long most = 9'007'199'254'740'992; // 2^53, what JSON and YAML readers agree upon
         if (const auto seed = reader.whole(node, 0, most))
             project.seed = static_cast<std::uint64_t>(*seed);
     }},
    {"scenario", readProjectScenario},
    {"economics", readEconomics},
    {"energy", readEnergy},
    {"site", readSite},
    {"sovereignty", readSovereignty},
    {"calibration", readCalibration},
    {"results", readResults},
    {"candidates", readCandidates},
    {"services", readServices},
    {"scorecard",
     [](Reader &reader, const Node &node, Project &project) { readScorecard(reader, node, project.scorecard); }},
    {"explore",
     [](Reader &reader, const Node &node, Project &project) {
         if (reader.isMap(node))
             project.explore = node;
     }},
    {"sensitivity",
     [](Reader &reader, const Node &node, Project &project) {
         if (reader.isMap(node))
             project.sensitivity = node;
     }},
    {"acknowledged", readAcknowledged},
    {"report", readReport},
    {"claims", readClaims},
}};

/// An override names sections of the scenario, or of the project beside it.
constexpr std::array<Field<Project>, 5> besideScenario{{
    {"scenario", readProjectScenario},
    {"economics", readEconomics},
    {"energy", readEnergy},
    {"site", readSite},
    {"sovereignty", readSovereignty},
}};

const std::vector<SectionKeys> &sections()
{
    static const std::vector<SectionKeys> all = [] {
        std::vector<SectionKeys> result = scenarioKeys();
        result.insert(result.begin(), keysOf("", projectFields));
        for (auto more : {economicsKeys(), siteKeys()})
            result.insert(result.end(), more.begin(), more.end());
        return result;
    }();
    return all;
}

} // namespace

std::optional<std::string> sectionOfKey(std::string_view key)
{
    std::optional<std::string> result;
    for (const SectionKeys &section : sections()) {
        if (std::ranges::find(section.keys, key) == section.keys.end())
            continue;
        if (result)
            return std::nullopt; // known in several places: no telling which was meant
        result = section.path.empty() ? std::string(key) : std::string(section.path) + '.' + std::string(key);
    }
    return result;
}

void readOverride(Reader &reader, const Node &node)
{
    if (!reader.isMap(node))
        return;
    // Read for its errors alone: the values are read again from the merged document.
    Project scratch;
    std::vector<std::string_view> known;
    for (const auto &field : scenarioTable())
        known.push_back(field.key);
    for (const auto &field : besideScenario)
        known.push_back(field.key);
    for (const auto &[key, value] : node.members()) {
        const auto inner = std::ranges::find(scenarioTable(), key, &Field<Scenario>::key);
        const auto beside = std::ranges::find(besideScenario, key, &Field<Project>::key);
        const bool isKnown = inner != scenarioTable().end() || beside != besideScenario.end();
        if (!isKnown)
            reader.unknownKey(value, key, known);
        const Reader::Step step(reader, key);
        if (inner != scenarioTable().end())
            inner->read(reader, value, scratch.scenario);
        else if (beside != besideScenario.end())
            beside->read(reader, value, scratch);
    }
}

bool readTopField(Reader &reader, const std::string &key, const Node &value, Project &project)
{
    const auto field = std::ranges::find(projectFields, key, &Field<Project>::key);
    if (field == projectFields.end())
        return false;
    const Reader::Step step(reader, key);
    field->read(reader, value, project);
    return true;
}

namespace {

void readTop(Reader &reader, const Node &document, Project &project)
{
    const Node *schema = document.find("schema");
    if (!schema) {
        reader.error(document, CORE_TEXT("no schema is stated: a project begins with the line \"schema: %2\""),
                     {std::string(schemaId)});
    }
    readFields(reader, document, project, std::span(projectFields));
}

} // namespace

} // namespace detail

Result<Project> interpret(const Node &document, const std::string &source, Diagnostics &diagnostics)
{
    if (document.kind() != Node::Kind::Map) {
        const char *pattern = document.isNull() ? CORE_TEXT("the file is empty, expected a project")
                                                : CORE_TEXT("the file holds no keys with values, expected a project");
        Error error{pattern, source, document.line(), document.column()};
        diagnostics.add(Severity::Error, error);
        return tl::make_unexpected(std::move(error));
    }
    Project project;
    detail::Reader reader(source, diagnostics);
    if (detail::isSourceForm(document))
        detail::readSourceForm(reader, document, project);
    else
        detail::readTop(reader, document, project);
    if (reader.firstError())
        return tl::make_unexpected(*reader.firstError());
    return project;
}

Result<Project> readProject(std::string_view text, const std::string &source, Node &document, Diagnostics &diagnostics)
{
    auto read = readYaml(text, source);
    if (!read) {
        diagnostics.add(Severity::Error, read.error());
        return tl::make_unexpected(std::move(read.error()));
    }
    document = std::move(*read);
    return interpret(document, source, diagnostics);
}

std::string_view provenanceId(Provenance provenance)
{
    return detail::provenanceWords[static_cast<std::size_t>(provenance)];
}

} // namespace core::project
