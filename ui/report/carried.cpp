// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/carried.h"

#include "core/exports/workbook.h"
#include "core/files.h"
#include "ui/report/pdffile.h"

#include <QByteArray>
#include <algorithm>
#include <map>

namespace ui::report {

namespace fs = std::filesystem;

namespace {

/// A name that stays below the folder it is taken relative to.
bool isBelow(const std::string &name)
{
    const fs::path path = core::pathFromText(name);
    if (name.empty() || path.is_absolute() || path.has_root_name() || name.find('\\') != std::string::npos)
        return false;
    return std::ranges::none_of(path, [](const fs::path &part) { return part == ".."; });
}

/// Files by the name that the project would give them.
using Found = std::map<std::string, fs::path>;

bool addFolder(const std::string &name, const fs::path &folder, Found &found)
{
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (!it->is_regular_file(error))
            continue;
        const std::string inner = core::pathText(it->path().lexically_relative(folder));
        found.emplace(name + (name.ends_with('/') ? "" : "/") + inner, it->path());
        if (found.size() > mostCarriedFiles)
            return false;
    }
    return !error;
}

bool addReference(const std::string &name, const fs::path &baseFolder, Found &found)
{
    const fs::path path = baseFolder / core::pathFromText(name);
    std::error_code error;
    if (fs::is_directory(path, error))
        return addFolder(name, path, found);
    if (fs::is_regular_file(path, error))
        found.emplace(name, path);
    return true; // what is not there is missing in the report as well
}

std::size_t compressedSize(const std::string &bytes)
{
    return static_cast<std::size_t>(
        qCompress(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()))).size());
}

} // namespace

std::vector<CarriedFile> resultsToCarry(const core::project::Project &project, const fs::path &baseFolder)
{
    Found found;
    for (const core::project::ResultReference &reference : project.results)
        if (!isBelow(reference.path) || !addReference(reference.path, baseFolder, found))
            return {};
    if (found.size() > mostCarriedFiles)
        return {};
    std::vector<CarriedFile> files;
    std::size_t all = 0, compressed = 0;
    for (const auto &[name, path] : found) {
        auto bytes = core::readFile(path, mostCarriedBytes);
        if (!bytes)
            return {};
        all += bytes->size();
        if (all > mostCarriedBytes)
            return {};
        compressed += compressedSize(*bytes);
        if (compressed > mostCompressedBytes)
            return {};
        files.push_back({name, std::move(*bytes)});
    }
    return files;
}

bool mayCarryProject(std::string_view bytes)
{
    return bytes.starts_with("%PDF-") || bytes.starts_with("PK\x03\x04");
}

core::Result<Carried> carriedBy(std::string bytes, const std::string &source)
{
    Carried carried;
    if (!mayCarryProject(bytes)) {
        carried.projectText = std::move(bytes);
        return carried;
    }
    std::optional<std::string> project;
    if (bytes.starts_with("PK")) {
        project = core::exports::attachmentOfXlsx(bytes);
    } else {
        for (PdfAttachment &file : attachmentsOfPdf(bytes)) {
            const std::string prefix = resultsPrefix;
            if (file.name == projectAttachment)
                project = std::move(file.bytes);
            else if (file.name.starts_with(prefix) && isBelow(file.name.substr(prefix.size())))
                carried.results.push_back({file.name.substr(prefix.size()), std::move(file.bytes)});
        }
    }
    if (!project)
        return core::failure(CORE_TEXT("carries no project: only a report that this program wrote opens again"),
                             source);
    carried.projectText = std::move(*project);
    return carried;
}

bool resultsAreThere(const Carried &carried, const fs::path &folder)
{
    std::error_code error;
    return std::ranges::all_of(carried.results, [&](const CarriedFile &file) {
        return fs::is_regular_file(folder / core::pathFromText(file.name), error);
    });
}

core::Result<void> unpackResults(const Carried &carried, const fs::path &folder)
{
    std::error_code error;
    for (const CarriedFile &file : carried.results) {
        const fs::path path = folder / core::pathFromText(file.name);
        fs::create_directories(path.parent_path(), error);
        if (error)
            return core::failure({CORE_TEXT("the folder cannot be made: %1"), {error.message()}},
                                 core::pathText(path.parent_path()));
        if (auto written = core::writeFileAtomically(path, file.bytes); !written)
            return written;
    }
    return {};
}

} // namespace ui::report
