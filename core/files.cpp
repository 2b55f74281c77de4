// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace core {

namespace fs = std::filesystem;

std::string pathText(const fs::path &path)
{
    const auto text = path.generic_u8string();
    return {reinterpret_cast<const char *>(text.data()), text.size()};
}

fs::path pathFromText(std::string_view utf8)
{
    return fs::path(std::u8string(reinterpret_cast<const char8_t *>(utf8.data()), utf8.size()));
}

namespace {

/// What tells that a file was written to.
struct Shape
{
    std::uintmax_t bytes = 0;
    fs::file_time_type written{};
    bool operator==(const Shape &) const = default;
};

Result<Shape> shapeOf(const fs::path &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
        return failure(CORE_TEXT("cannot be opened: there is no such file"), pathText(path));
    if (fs::is_directory(status))
        return failure(CORE_TEXT("is a folder where a file was expected"), pathText(path));
    if (!fs::is_regular_file(status))
        return failure(CORE_TEXT("is not a regular file"), pathText(path));
    Shape shape;
    shape.bytes = fs::file_size(path, error);
    if (error)
        return failure({CORE_TEXT("cannot be opened: %1"), {error.message()}}, pathText(path));
    shape.written = fs::last_write_time(path, error);
    return shape;
}

Result<std::string> readBytes(const fs::path &path, std::uintmax_t size)
{
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return failure({CORE_TEXT("cannot be opened: %1"), {std::string(std::strerror(errno))}}, pathText(path));
    std::string bytes(static_cast<std::size_t>(size), '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (stream.bad())
        return failure(CORE_TEXT("could not be read to its end"), pathText(path));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return bytes;
}

} // namespace

Result<std::string> readFile(const fs::path &path, std::uintmax_t limitBytes)
{
    // Somebody may write to it meanwhile. What has only grown is what it was up to there; anything else is read again.
    constexpr int attempts = 3;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const auto before = shapeOf(path);
        if (!before)
            return tl::unexpected(before.error());
        if (before->bytes > limitBytes)
            return failure(
                {CORE_TEXT("holds %1 bytes, more than the limit of %2"),
                 {TextNumber{static_cast<double>(before->bytes)}, TextNumber{static_cast<double>(limitBytes)}}},
                pathText(path));
        auto bytes = readBytes(path, before->bytes);
        if (!bytes)
            return bytes;
        const auto after = shapeOf(path);
        if (bytes->size() == before->bytes && (!after || *after == *before || after->bytes > before->bytes))
            return bytes;
    }
    return failure(CORE_TEXT("was written to each time that it was read; try again when nobody writes to it"),
                   pathText(path));
}

} // namespace core
