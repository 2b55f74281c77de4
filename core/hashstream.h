// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st; // of OpenSSL

namespace core {

/// SHA-256 of bytes that come piece by piece; core/hash.h is for those that are there at once.
class HashStream
{
public:
    HashStream();
    void add(std::string_view bytes);
    /// Of all bytes so far, as 64 lower-case hexadecimal digits; nothing may be added afterwards. Empty when the
    /// library cannot do it.
    std::string hex();

private:
    struct Free
    {
        void operator()(evp_md_ctx_st *context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

} // namespace core
