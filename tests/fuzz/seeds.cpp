// SPDX-License-Identifier: GPL-3.0-or-later
// sort_seeds TO FROM...: what the fuzzers start from. Copies each file found below the folders FROM to TO/TARGET for
// every target that it belongs to; a file is of a format when the engine says so. A folder is made for every target.
#include "core/files.h"
#include "core/hash.h"
#include "core/project/project.h"
#include "tests/fuzz/formats.h"

#include <filesystem>
#include <map>

namespace {

namespace fs = std::filesystem;
constexpr std::size_t cutBytes = 32768; // more is slow to read and rarely says more

bool isYaml(const fs::path &file)
{
    return file.extension() == ".yaml" || file.extension() == ".yml";
}

/// The targets that start from a text.
std::vector<std::string> targetsOf(const std::string &text, const fs::path &file)
{
    using namespace core::results;
    std::vector<std::string> targets;
    const fuzz::Input input(text);
    for (const Importer &importer : importers()) {
        if (importer.detect(input.source) != Match::No)
            targets.push_back("fuzz_format_" + std::string(importer.tool));
    }
    for (const fuzz::SideFormat &side : fuzz::sideFormats()) {
        if (!side.claims(input.source))
            continue;
        targets.push_back("fuzz_format_" + std::string(side.name));
        if (side.name == "traces")
            targets.emplace_back("fuzz_trace");
    }
    if (!targets.empty())
        targets.push_back("fuzz_import");
    if (input.preview->hasDocument)
        targets.push_back("fuzz_json");
    if (file.extension() == ".csv" || file.extension() == ".tsv")
        targets.push_back("fuzz_csv");
    core::project::Node document;
    core::Diagnostics diagnostics;
    if (isYaml(file))
        targets.push_back("fuzz_yaml");
    if (isYaml(file) && core::project::readProject(text, "seed", document, diagnostics))
        targets.insert(targets.end(), {"fuzz_project", "fuzz_evaluate"});
    return targets;
}

void sortFile(const fs::path &to, const fs::path &file)
{
    auto text = core::readFile(file, std::uintmax_t{64} << 20U);
    if (!text || text->empty())
        return;
    if (text->size() > cutBytes)
        text->erase(text->rfind('\n', cutBytes) == std::string::npos ? cutBytes : text->rfind('\n', cutBytes) + 1);
    *text += fuzz::endOf(core::pathText(file.filename()));
    const std::string name = core::sha256Hex(*text);
    for (const std::string &target : targetsOf(*text, file))
        (void)core::writeFileAtomically(to / target / name, *text);
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 3)
        return 2;
    const fs::path to = arguments[1];
    for (const char *target :
         {"fuzz_csv", "fuzz_evaluate", "fuzz_import", "fuzz_json", "fuzz_project", "fuzz_trace", "fuzz_yaml"})
        fs::create_directories(to / target);
    for (const std::string_view format : fuzz::formatNames())
        fs::create_directories(to / ("fuzz_format_" + std::string(format)));
    for (int i = 2; i < count; ++i) {
        for (const auto &entry : fs::recursive_directory_iterator(arguments[i])) {
            if (entry.is_regular_file())
                sortFile(to, entry.path());
        }
    }
    return 0;
}
