// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hash.h"

#include <array>
#include <openssl/evp.h>

namespace core {

std::string sha256Hex(std::string_view bytes)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1)
        return {};
    constexpr std::string_view hex = "0123456789abcdef";
    std::string result;
    result.reserve(2 * size);
    for (unsigned int i = 0; i < size; ++i) {
        result += hex[digest[i] >> 4U];
        result += hex[digest[i] & 0x0fU];
    }
    return result;
}

} // namespace core
