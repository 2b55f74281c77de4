// SPDX-License-Identifier: GPL-3.0-or-later
// How a file is written so that what is said about it is true: "written" only once the device has it, but where
// somebody asks for less.
#include "core/files.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <system_error>

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace core {

namespace fs = std::filesystem;

namespace {

/// What a person can do something about is said in words of its own; the rest as the system says it.
Text reasonNotWritten(int number)
{
    switch (number) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
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
        return {CORE_TEXT("cannot be written: %1"), {std::string(std::strerror(number))}};
    }
}

/// A device may take the bytes and find out later that it has no room for them: it is asked. Absent: it has them.
std::optional<int> notOnTheDevice(const fs::path &path)
{
#if defined(__unix__) || defined(__APPLE__)
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return errno;
    const int number = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    // Not every file system can be asked; that is no failure.
    if (number == EIO || number == ENOSPC || number == EFBIG
#ifdef EDQUOT
        || number == EDQUOT
#endif
    )
        return number;
#else
    (void)path;
#endif
    return std::nullopt;
}

/// The number of the error; absent: every byte was taken.
std::optional<int> writeBytes(const fs::path &path, std::string_view bytes)
{
    const auto number = [] { return errno != 0 ? errno : EIO; };
    errno = 0;
    std::ofstream stream(path, std::ios::binary | std::ios::trunc);
    if (!stream)
        return number();
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    stream.close(); // what was held back is written here, and may fail here
    if (!stream)
        return number();
    return std::nullopt;
}

/// A name beside the target that nobody uses: somebody's own "x.part" stays what it is.
fs::path freeNameBeside(const fs::path &target)
{
    std::error_code error;
    for (int number = 1;; ++number) {
        fs::path name = target;
        name += number == 1 ? std::string(".part") : ".part" + std::to_string(number);
        const fs::file_type type = fs::symlink_status(name, error).type();
        if (type == fs::file_type::not_found || type == fs::file_type::none)
            return name;
    }
}

/// Where a link points to, so that the link stays one; else the path itself.
fs::path behindLinks(const fs::path &path)
{
    std::error_code error;
    if (!fs::is_symlink(fs::symlink_status(path, error)))
        return path;
    fs::path behind = fs::weakly_canonical(path, error);
    return error || behind.empty() ? path : behind;
}

/// What its owner has set to be read only is not replaced either, though its folder would allow it.
bool isProtected(const fs::path &path)
{
#if defined(__unix__) || defined(__APPLE__)
    return ::access(path.c_str(), W_OK) != 0;
#else
    std::error_code error;
    return (fs::status(path, error).permissions() & fs::perms::owner_write) == fs::perms::none;
#endif
}

/// The new file may be read and written by whom the old one could be. What cannot be kept so is no reason to refuse.
void keepPermissions(const fs::path &from, const fs::path &to)
{
    std::error_code error;
    const fs::file_status before = fs::status(from, error);
    if (!error && fs::is_regular_file(before))
        fs::permissions(to, before.permissions(), error);
}

} // namespace

Result<void> bringToTheDevice(const fs::path &path)
{
    if (const auto number = notOnTheDevice(path))
        return failure(reasonNotWritten(*number), pathText(path));
    return {};
}

Result<void> writeFileAtomically(const fs::path &path, std::string_view bytes, Written written)
{
    std::error_code error;
    const auto refuse = [&path](int number) -> Result<void> {
        return failure(reasonNotWritten(number), pathText(path));
    };
    const fs::path folder = path.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, error))
        return failure({CORE_TEXT("cannot be written: there is no folder %1"), {pathText(folder)}}, pathText(path));
    const fs::file_status there = fs::status(path, error);
    if (fs::is_directory(there))
        return failure(CORE_TEXT("cannot be written: a folder of that name is there"), pathText(path));
    if (fs::exists(there) && !fs::is_regular_file(there)) {
        // A device or a pipe is written to; a file in its place would be no device any more.
        const auto number = writeBytes(path, bytes);
        return number ? refuse(*number) : Result<void>();
    }
    const fs::path target = behindLinks(path);
    if (fs::exists(there) && isProtected(target))
        return refuse(EACCES);
    const fs::path beside = freeNameBeside(target);
    auto number = writeBytes(beside, bytes);
    if (!number && written == Written::OnTheDevice)
        number = notOnTheDevice(beside);
    if (!number) {
        keepPermissions(target, beside);
        fs::rename(beside, target, error);
        if (!error)
            return {};
        number = error.default_error_condition().value();
    }
    fs::remove(beside, error);
    return refuse(*number);
}

} // namespace core
