// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/projectinput.h"

#include "core/files.h"
#include "core/project/resultnotes.h"
#include "core/project/tracefile.h"
#include "ui/report/carried.h"

#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <fstream>

namespace app {

namespace {

using core::Severity;
using core::Text;

constexpr std::size_t beginningBytes = 65536;

std::string beginningOf(const std::filesystem::path &path)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return {};
    std::ifstream stream(path, std::ios::binary);
    std::string text(beginningBytes, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

core::Result<void> readProjectFile(const std::string &argument, ProjectInput &input)
{
    auto bytes = core::readFile(core::pathFromText(argument));
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    auto carried = ui::report::carriedBy(std::move(*bytes), argument);
    if (!carried)
        return tl::make_unexpected(carried.error());
    auto project = core::project::readProject(carried->projectText, argument, input.document, input.diagnostics);
    if (!project)
        return tl::make_unexpected(project.error());
    input.project = std::move(*project);
    input.projectPath = argument;
    input.projectText = std::move(carried->projectText);
    input.baseFolder = core::pathFromText(argument).parent_path();
    if (carried->results.empty() || ui::report::resultsAreThere(*carried, input.baseFolder))
        return {};
    auto folder = std::make_shared<QTemporaryDir>();
    input.baseFolder = core::pathFromText(folder->path().toStdString());
    input.unpacked = folder;
    return ui::report::unpackResults(*carried, input.baseFolder);
}

/// Whether a file is a report that carries a project. Spreadsheets and PDFs without one are left to the importers.
bool carriesProject(const std::string &argument)
{
    const auto path = core::pathFromText(argument);
    if (!ui::report::mayCarryProject(beginningOf(path)))
        return false;
    auto bytes = core::readFile(path);
    return bytes && ui::report::carriedBy(std::move(*bytes), argument).has_value();
}

/// Errors about a file that the project names are no errors of the command line.
void addSoftened(const core::Diagnostics &from, core::Diagnostics &to)
{
    for (const core::Diagnostic &item : from.items())
        to.add(item.severity == Severity::Error ? Severity::Warning : item.severity, item.what);
}

void warnAboutChanges(const core::results::Library &library, const std::string &path,
                      const std::optional<std::string> &expected, core::Diagnostics &diagnostics)
{
    if (!expected || library.runs.empty())
        return;
    const bool same = std::any_of(library.runs.begin(), library.runs.end(), [&](const core::results::Run &run) {
        return run.source.sha256.empty() || run.source.sha256 == *expected;
    });
    if (!same)
        diagnostics.warn(CORE_TEXT("The file is not the one that the project was made with: its content has changed"),
                         path);
}

/// What lay in a folder of ours is named as what it is: a part of the report that it was carried by.
void nameAfterReport(core::results::Library &library, const std::string &folder, const std::string &report)
{
    for (core::results::Run &run : library.runs)
        if (run.source.path.starts_with(folder))
            run.source.path = report + run.source.path.substr(folder.size());
}

/// The results that the project names, relative to its file, with its tags; one after the other, so that each keeps its
/// own remarks.
core::results::Library namedResults(ProjectInput &input)
{
    core::results::Library library;
    core::results::ImportOptions options;
    options.tableMappings = core::project::tableMappings(input.document);
    const core::project::Node *references = input.document.find("results");
    for (std::size_t i = 0; i < input.project->results.size(); ++i) {
        const core::project::ResultReference &reference = input.project->results[i];
        const auto path = input.baseFolder / core::pathFromText(reference.path);
        std::error_code ignored;
        if (!std::filesystem::exists(path, ignored)) {
            input.diagnostics.warn(Text(CORE_TEXT("The project names %1, which is not there"), {reference.path}),
                                   input.projectPath);
            continue;
        }
        core::Diagnostics remarks;
        auto found = core::results::importPaths({path}, options, remarks);
        if (references && i < references->items().size())
            core::project::applyTags(found, core::project::notesOf(references->items()[i]), core::pathText(path));
        addSoftened(remarks, input.diagnostics);
        warnAboutChanges(found, core::pathText(path), reference.sha256, input.diagnostics);
        library = core::results::merged(library, std::move(found));
    }
    core::project::addTrace(*input.project, input.baseFolder, library, input.diagnostics);
    if (input.unpacked)
        nameAfterReport(library, core::pathText(input.baseFolder), input.projectPath);
    return library;
}

core::Result<core::results::Library> givenResults(const std::vector<std::string> &arguments,
                                                  core::Diagnostics &diagnostics)
{
    std::vector<std::filesystem::path> paths;
    for (const std::string &argument : arguments)
        paths.push_back(core::pathFromText(argument));
    core::Diagnostics remarks;
    auto library = core::results::importPaths(paths, {}, remarks);
    addSoftened(remarks, diagnostics);
    for (const core::Diagnostic &item : remarks.items()) {
        if (item.severity == Severity::Error)
            return tl::make_unexpected(item.what);
    }
    return library;
}

} // namespace

bool looksLikeProject(std::string_view beginning)
{
    const std::size_t schema = beginning.find("schema");
    if (schema != std::string_view::npos) {
        const std::string_view rest = beginning.substr(schema + 6, 12);
        const std::size_t value = rest.find_first_not_of("\"': \t");
        if (value != std::string_view::npos && value > 0 && rest.substr(value).starts_with("paretos"))
            return true;
    }
    constexpr std::array<std::string_view, 3> spanish{"\nmodelo:", "\nasunciones_criticas:", "\nplan_validacion:"};
    return std::any_of(spanish.begin(), spanish.end(), [&](std::string_view key) {
        return beginning.find(key) != std::string_view::npos || beginning.starts_with(key.substr(1));
    });
}

core::Result<ProjectInput> readProjectInput(const std::vector<std::string> &arguments, bool needProject)
{
    ProjectInput input;
    std::vector<std::string> results;
    for (const std::string &argument : arguments) {
        const bool isProject = (needProject && &argument == &arguments.front()) ||
                               looksLikeProject(beginningOf(core::pathFromText(argument))) || carriesProject(argument);
        if (!isProject) {
            results.push_back(argument);
            continue;
        }
        if (input.project)
            return core::failure(CORE_TEXT("This is a second project: only one can be read at a time"), argument);
        if (const auto read = readProjectFile(argument, input); !read)
            return tl::make_unexpected(read.error());
    }
    core::results::Library library;
    if (input.project)
        library = namedResults(input);
    if (!results.empty()) {
        auto given = givenResults(results, input.diagnostics);
        if (!given)
            return tl::make_unexpected(given.error());
        library = core::results::merged(library, std::move(*given));
    }
    // A YAML file in which nobody found anything was meant for a project: its reader says best what is wrong with it.
    const bool yaml = arguments.front().ends_with(".yaml") || arguments.front().ends_with(".yml");
    if (!input.project && library.runs.empty() && yaml) {
        if (const auto read = readProjectFile(arguments.front(), input); !read)
            return tl::make_unexpected(read.error());
    }
    input.library = std::make_shared<const core::results::Library>(std::move(library));
    return input;
}

} // namespace app
