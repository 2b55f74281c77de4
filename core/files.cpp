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

namespace {

/// What a person can do something about is said in words of its own; the rest as the system says it.
Text reasonNotWritten(int number, const std::string &why)
{
    switch (number) {
    case ENOSPC:
        return CORE_TEXT("cannot be written: there is no space left on the device");
    case EFBIG:
        return CORE_TEXT("cannot be written: it would be larger than is allowed here");
    case EACCES:
    case EPERM:
        return CORE_TEXT("cannot be written: this user has no right to write there");
    case EROFS:
        return CORE_TEXT("cannot be written: the device can only be read");
    case ETXTBSY:
    case EBUSY:
        return CORE_TEXT("cannot be written: another program has it open");
    default:
        return {CORE_TEXT("cannot be written: %1"), {why}};
    }
}

} // namespace

Result<void> writeFileAtomically(const fs::path &path, std::string_view bytes)
{
    fs::path beside = path;
    beside += ".part";
    std::error_code error;
    const auto refuse = [&](const std::string &why) -> Result<void> {
        const int number = errno;
        std::error_code ignored;
        fs::remove(beside, ignored);
        return failure(reasonNotWritten(number, why), pathText(path));
    };
    const fs::path folder = path.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, error))
        return failure({CORE_TEXT("cannot be written: there is no folder %1"), {pathText(folder)}}, pathText(path));
    if (fs::is_directory(path, error))
        return failure(CORE_TEXT("cannot be written: a folder of that name is there"), pathText(path));
    errno = 0;
    {
        std::ofstream stream(beside, std::ios::binary | std::ios::trunc);
        if (!stream)
            return refuse(std::strerror(errno));
        stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        stream.close();
        if (!stream)
            return refuse(std::strerror(errno));
    }
    fs::rename(beside, path, error);
    if (error) {
        errno = error.default_error_condition().value();
        return refuse(error.message());
    }
    return {};
}

} // namespace core
