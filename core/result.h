// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace core {

/// An expected failure: what was found and what was expected, and where. line and column count from 1; 0 is unknown.
struct Error
{
    Text message;
    std::string source; ///< file name as the user gave it, or empty
    int line = 0;
    int column = 0;

    /// "file:line:column: message", leaving out what is unknown.
    std::string describe() const;
    bool operator==(const Error &) const = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(Text message, std::string source = {}, int line = 0, int column = 0)
{
    return tl::make_unexpected(Error{std::move(message), std::move(source), line, column});
}

} // namespace core
