// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diagnostics.h"

#include <algorithm>
#include <fmt/format.h>

namespace core {

std::string Error::describe() const
{
    std::string where = source;
    if (line > 0)
        where += fmt::format(":{}", line);
    if (line > 0 && column > 0)
        where += fmt::format(":{}", column);
    return where.empty() ? message.english() : where + ": " + message.english();
}

void Diagnostics::add(Severity severity, Error what)
{
    if (m_items.size() >= limit) {
        ++m_dropped;
        return;
    }
    m_items.push_back({severity, std::move(what)});
}

void Diagnostics::note(Text message, std::string source, int line, int column)
{
    add(Severity::Note, {std::move(message), std::move(source), line, column});
}

void Diagnostics::warn(Text message, std::string source, int line, int column)
{
    add(Severity::Warning, {std::move(message), std::move(source), line, column});
}

void Diagnostics::error(Text message, std::string source, int line, int column)
{
    add(Severity::Error, {std::move(message), std::move(source), line, column});
}

bool Diagnostics::hasErrors() const
{
    return std::ranges::any_of(m_items, [](const Diagnostic &item) { return item.severity == Severity::Error; });
}

} // namespace core
