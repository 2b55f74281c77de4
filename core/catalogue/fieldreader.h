// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "core/project/document.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core::catalogue {

/// Reads the fields of one map strictly: remembers which keys were asked for, so that `finish` can warn about the
/// others, and whether one was missing or wrong.
class FieldReader
{
public:
    /// \pre node outlives the reader
    FieldReader(const project::Node &node, std::string source, Diagnostics &diagnostics)
        : m_node(node)
        , m_source(std::move(source))
        , m_diagnostics(diagnostics)
    {}

    std::optional<std::string> text(std::string_view key);
    std::optional<double> number(std::string_view key);   ///< finite; anything else is an error
    std::optional<double> positive(std::string_view key); ///< as number, above zero
    std::optional<int> integer(std::string_view key);     ///< 0 … 2·10^9
    std::optional<bool> flag(std::string_view key);
    std::vector<std::string> texts(std::string_view key);
    std::vector<double> numbers(std::string_view key);
    const project::Node *map(std::string_view key); ///< null when absent or no map (an error)
    const std::vector<project::Node> *sequence(std::string_view key);

    std::string requiredText(std::string_view key);
    double requiredNumber(std::string_view key); ///< above zero
    int requiredInteger(std::string_view key);   ///< above zero

    void error(Text message, const project::Node &at);
    void finish(); ///< warns about keys that nobody asked for
    bool ok() const { return m_ok; }
    const std::string &source() const { return m_source; }
    Diagnostics &diagnostics() { return m_diagnostics; }

private:
    const project::Node *find(std::string_view key);

    const project::Node &m_node;
    std::string m_source;
    Diagnostics &m_diagnostics;
    std::set<std::string, std::less<>> m_asked;
    bool m_ok = true;
};

} // namespace core::catalogue
