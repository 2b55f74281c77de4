// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/base64.h"

#include <cstdint>

namespace core::exports {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t bytesOfGroup = 3, lettersOfGroup = 4;
constexpr unsigned bitsOfLetter = 6;

} // namespace

std::string base64(std::string_view bytes)
{
    std::string result;
    for (std::size_t i = 0; i < bytes.size(); i += bytesOfGroup) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < bytesOfGroup; ++k)
            group = group << 8U | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < lettersOfGroup; ++k) {
            const bool padding = i + k > bytes.size();
            const unsigned shift = bitsOfLetter * static_cast<unsigned>(lettersOfGroup - 1 - k);
            result += padding ? '=' : alphabet[group >> shift & 63U];
        }
    }
    return result;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string result;
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t')
            continue;
        if (c == '=')
            break;
        const std::size_t value = alphabet.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = bits << bitsOfLetter | static_cast<std::uint32_t>(value);
        held += bitsOfLetter;
        if (held < 8)
            continue;
        held -= 8;
        result += static_cast<char>(bits >> held & 255U);
    }
    return result;
}

} // namespace core::exports
