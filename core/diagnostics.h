// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <vector>

namespace core {

enum class Severity { Note, Warning, Error };

/// A remark about an input that was still usable.
struct Diagnostic
{
    Severity severity = Severity::Warning;
    Error what;
    bool operator==(const Diagnostic &) const = default;
};

/// Collects remarks; never drops one silently: past `limit` further ones are counted.
class Diagnostics
{
public:
    static constexpr std::size_t limit = 10'000;

    void add(Severity severity, Error what);
    void note(Text message, std::string source = {}, int line = 0, int column = 0);
    void warn(Text message, std::string source = {}, int line = 0, int column = 0);
    void error(Text message, std::string source = {}, int line = 0, int column = 0);

    const std::vector<Diagnostic> &items() const { return m_items; }
    std::size_t dropped() const { return m_dropped; }
    bool hasErrors() const;

private:
    std::vector<Diagnostic> m_items;
    std::size_t m_dropped = 0;
};

} // namespace core
