// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hashstream.h"

#include <array>
#include <fmt/format.h>
#include <openssl/evp.h>

namespace core {

void HashStream::Free::operator()(evp_md_ctx_st *context) const
{
    EVP_MD_CTX_free(context);
}

HashStream::HashStream()
    : m_context(EVP_MD_CTX_new())
{
    if (m_context && EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) != 1)
        m_context.reset();
}

void HashStream::add(std::string_view bytes)
{
    if (m_context && EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size()) != 1)
        m_context.reset();
}

std::string HashStream::hex()
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    if (!m_context || EVP_DigestFinal_ex(m_context.get(), digest.data(), &size) != 1)
        return {};
    std::string result;
    for (unsigned int i = 0; i < size; ++i)
        result += fmt::format("{:02x}", digest[i]);
    return result;
}

} // namespace core
