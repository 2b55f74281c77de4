// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importfiles.h"

#include "core/files.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace core::results {

namespace {

namespace fs = std::filesystem;

constexpr int folderDepthLimit = 64;

std::string joined(const std::string &folder, const std::string &name)
{
    return folder.ends_with('/') ? folder + name : folder + "/" + name;
}

class Finder
{
public:
    Finder(std::vector<Unrecognised> &unrecognised, const std::stop_token &stop, Diagnostics &diagnostics)
        : m_unrecognised(unrecognised)
        , m_stop(stop)
        , m_diagnostics(diagnostics)
    {}

    void addArgument(const fs::path &path)
    {
        const std::string shown = pathText(path);
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (!fs::exists(status)) {
            const Text reason = error && error != std::errc::no_such_file_or_directory
                                    ? Text(CORE_TEXT("cannot be opened: %1"), {error.message()})
                                    : Text(CORE_TEXT("cannot be opened: there is no such file"));
            m_diagnostics.error(reason, shown);
            m_unrecognised.push_back({shown, reason, false});
        } else if (fs::is_directory(status)) {
            addFolder(path, shown, 0, true);
        } else if (fs::is_regular_file(status)) {
            addFile(path, shown, true);
        } else {
            m_diagnostics.error(CORE_TEXT("is not a regular file"), shown);
            skip(shown, CORE_TEXT("is no regular file but a pipe, socket or device"));
        }
    }

    std::vector<FoundFile> files;

private:
    void skip(const std::string &shown, Text reason, bool sideFile = false)
    {
        m_unrecognised.push_back({shown, std::move(reason), sideFile});
    }

    void addFile(const fs::path &path, const std::string &shown, bool named)
    {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(path, error);
        files.push_back({path, shown, error ? 0 : size, named});
    }

    void addFolder(const fs::path &path, const std::string &shown, int depth, bool named)
    {
        std::error_code error;
        const fs::path real = fs::canonical(path, error);
        if (error || !m_searched.insert(real).second) {
            skip(shown, CORE_TEXT("leads to a folder that is searched already"), true);
            return;
        }
        if (depth > folderDepthLimit) {
            skip(shown, CORE_TEXT("lies deeper than 64 folders and was not searched"));
            return;
        }
        std::vector<fs::path> entries;
        fs::directory_iterator iterator(path, error);
        for (; !error && iterator != fs::directory_iterator(); iterator.increment(error)) {
            if (m_stop.stop_requested())
                return;
            entries.push_back(iterator->path());
        }
        if (error) {
            const Text reason(CORE_TEXT("cannot be opened: %1"), {error.message()});
            if (named)
                m_diagnostics.error(reason, shown);
            skip(shown, reason);
        }
        std::ranges::sort(entries, {}, [](const fs::path &entry) { return pathText(entry.filename()); });
        for (const fs::path &entry : entries)
            addEntry(entry, joined(shown, pathText(entry.filename())), depth);
    }

    void addEntry(const fs::path &entry, const std::string &shown, int depth)
    {
        std::error_code error;
        const bool link = fs::is_symlink(fs::symlink_status(entry, error));
        const fs::file_status status = fs::status(entry, error);
        if (!fs::exists(status)) {
            skip(shown, link ? CORE_TEXT("is a link that leads nowhere") : CORE_TEXT("cannot be opened"));
        } else if (fs::is_directory(status)) {
            if (pathText(entry.filename()).starts_with('.'))
                skip(shown, CORE_TEXT("is a hidden folder and was not searched"), true);
            else
                addFolder(entry, shown, depth + 1, false);
        } else if (fs::is_regular_file(status)) {
            addFile(entry, shown, false);
        } else {
            skip(shown, CORE_TEXT("is no regular file but a pipe, socket or device"));
        }
    }

    std::vector<Unrecognised> &m_unrecognised;
    const std::stop_token &m_stop;
    Diagnostics &m_diagnostics;
    std::set<fs::path> m_searched;
};

} // namespace

std::vector<FoundFile> findFiles(const std::vector<fs::path> &arguments, std::vector<Unrecognised> &unrecognised,
                                 const std::stop_token &stop, Diagnostics &diagnostics)
{
    Finder finder(unrecognised, stop, diagnostics);
    for (const fs::path &argument : arguments)
        finder.addArgument(argument);
    return std::move(finder.files);
}

} // namespace core::results
