// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Marks a sentence of the engine for translation; expands to the sentence. The window translates it in the context
/// "core". The numbers go in as %1, %2 …, so that each language can order them.
#define CORE_TEXT(sentence) CORE_TEXT_IN("core", sentence)
#define CORE_TEXT_IN(context, sentence) sentence

namespace core {

/// A number inside a sentence: shown with so many significant digits, in the reader's own number format.
struct TextNumber
{
    double value = 0.0;
    int significantDigits = 3;
    bool operator==(const TextNumber &) const = default;
};

using TextArgument = std::variant<std::string, TextNumber>;

/// A sentence that the engine says: an English pattern with its arguments, so that the window can say it in another
/// language and the command line in English.
class Text
{
public:
    Text() = default;
    Text(const char *pattern)
        : m_pattern(pattern)
    {}
    Text(std::string pattern)
        : m_pattern(std::move(pattern))
    {}
    Text(std::string pattern, std::vector<TextArgument> arguments)
        : m_pattern(std::move(pattern))
        , m_arguments(std::move(arguments))
    {}

    const std::string &pattern() const { return m_pattern; }
    const std::vector<TextArgument> &arguments() const { return m_arguments; }
    bool empty() const { return m_pattern.empty(); }

    /// The sentence in English, numbers with a point and a comma between thousands.
    std::string english() const;

    bool operator==(const Text &) const = default;

private:
    std::string m_pattern;
    std::vector<TextArgument> m_arguments;
};

/// `value` with so many significant digits, a point, and commas between thousands: 0.917, 3,332, 1.25.
/// Integers below 10^15 are shown in full; non-finite values give "–".
std::string formatNumber(double value, int significantDigits = 3);

} // namespace core
