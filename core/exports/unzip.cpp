// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/workbook.h"

#include <algorithm>
#include <cstdint>
#include <zlib.h>

namespace core::exports {

namespace {

constexpr std::uint32_t endSignature = 0x06054b50;
constexpr std::uint32_t entrySignature = 0x02014b50;
constexpr std::uint32_t fileSignature = 0x04034b50;
constexpr std::size_t endSize = 22, entrySize = 46, fileSize = 30;

/// Little-endian numbers of an archive; a place beyond its end reads as 0.
struct Reader
{
    std::string_view bytes;

    std::uint32_t number(std::size_t at, std::size_t width) const
    {
        if (at > bytes.size() || bytes.size() - at < width)
            return 0;
        std::uint32_t value = 0;
        for (std::size_t i = width; i-- > 0;)
            value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
        return value;
    }
    std::uint32_t two(std::size_t at) const { return number(at, 2); }
    std::uint32_t four(std::size_t at) const { return number(at, 4); }
};

std::optional<std::string> inflated(std::string_view packed, std::size_t size)
{
    std::string result(size, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return std::nullopt;
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(result.data());
    stream.avail_out = static_cast<uInt>(size);
    const int state = inflate(&stream, Z_FINISH);
    const std::size_t written = stream.total_out;
    inflateEnd(&stream);
    if (state != Z_STREAM_END || written != size)
        return std::nullopt;
    return result;
}

/// The directory's beginning: its end record is searched from behind, as a comment may follow it.
std::optional<std::size_t> directoryOf(const Reader &archive, std::uint32_t &count)
{
    constexpr std::size_t longestComment = 65535;
    if (archive.bytes.size() < endSize)
        return std::nullopt;
    const std::size_t last = archive.bytes.size() - endSize;
    for (std::size_t back = 0; back <= std::min(last, longestComment); ++back) {
        if (archive.four(last - back) != endSignature)
            continue;
        count = archive.two(last - back + 10);
        return archive.four(last - back + 16);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> unzipped(std::string_view bytes, std::string_view name)
{
    const Reader archive{bytes};
    std::uint32_t count = 0;
    const auto directory = directoryOf(archive, count);
    if (!directory)
        return std::nullopt;
    std::size_t at = *directory;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (at >= bytes.size() || bytes.size() - at < entrySize || archive.four(at) != entrySignature)
            return std::nullopt;
        const std::size_t nameSize = archive.two(at + 28);
        const std::string_view found = bytes.substr(at + entrySize).substr(0, nameSize);
        if (found == name) {
            const bool encrypted = (archive.two(at + 8) & 1U) != 0;
            const std::uint32_t method = archive.two(at + 10);
            const std::size_t packed = archive.four(at + 20);
            const std::size_t plain = archive.four(at + 24);
            const std::size_t file = archive.four(at + 42);
            if (encrypted || plain > mostUnpackedBytes || archive.four(file) != fileSignature)
                return std::nullopt;
            const std::size_t data = file + fileSize + archive.two(file + 26) + archive.two(file + 28);
            if (data > bytes.size() || bytes.size() - data < packed)
                return std::nullopt;
            if (method == 0)
                return packed == plain ? std::optional(std::string(bytes.substr(data, packed))) : std::nullopt;
            return method == Z_DEFLATED ? inflated(bytes.substr(data, packed), plain) : std::nullopt;
        }
        at += entrySize + nameSize + archive.two(at + 30) + archive.two(at + 32);
    }
    return std::nullopt;
}

} // namespace core::exports
