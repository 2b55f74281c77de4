// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embeddedtext.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace core {

namespace {

/// Begins a phrase. No keyboard types it, and no file format lets it pass unescaped.
constexpr char marker = '\x1e';
/// Phrases within phrases: far more than any sentence has, few enough to be read recursively whatever a file holds.
constexpr std::ptrdiff_t mostPhrases = 64;

std::string sized(std::string_view text)
{
    return fmt::format("{}:{}", text.size(), text);
}

/// Reads from the front of `rest` and takes away what was read.
template <typename Number>
std::optional<Number> takeNumber(std::string_view &rest, char end)
{
    Number number{};
    const auto [at, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error != std::errc{} || at == rest.data() + rest.size() || *at != end)
        return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(at - rest.data()) + 1);
    return number;
}

std::optional<std::string> takeSized(std::string_view &rest)
{
    const auto size = takeNumber<std::size_t>(rest, ':');
    if (!size || *size > rest.size())
        return std::nullopt;
    std::string text(rest.substr(0, *size));
    rest.remove_prefix(*size);
    return text;
}

std::optional<TextArgument> takeArgument(std::string_view &rest)
{
    const char kind = rest.front();
    rest.remove_prefix(1);
    if (kind == 's')
        return takeSized(rest);
    const auto digits = kind == 'n' ? takeNumber<int>(rest, ',') : std::nullopt;
    const auto value = digits ? takeNumber<double>(rest, ';') : std::nullopt;
    return value ? std::optional<TextArgument>(TextNumber{.value = *value, .significantDigits = *digits})
                 : std::nullopt;
}

} // namespace

std::string phrase(const Text &text)
{
    std::string result(1, marker);
    result += sized(text.pattern());
    for (const TextArgument &argument : text.arguments()) {
        if (const auto *number = std::get_if<TextNumber>(&argument))
            result += fmt::format("n{},{};", number->significantDigits, number->value);
        else
            result += 's' + sized(std::get<std::string>(argument));
    }
    return result;
}

std::optional<Text> phraseIn(std::string_view argument)
{
    if (argument.empty() || argument.front() != marker ||
        std::count(argument.begin(), argument.end(), marker) > mostPhrases)
        return std::nullopt;
    argument.remove_prefix(1);
    auto pattern = takeSized(argument);
    std::vector<TextArgument> arguments;
    while (pattern && !argument.empty()) {
        auto next = takeArgument(argument);
        if (!next)
            return std::nullopt;
        arguments.push_back(std::move(*next));
    }
    return pattern ? std::optional(Text(std::move(*pattern), std::move(arguments))) : std::nullopt;
}

Text listed(const std::vector<Text> &texts)
{
    constexpr std::size_t mostArguments = 9; // %1 to %9
    if (texts.size() == 1)
        return texts.front();
    std::string pattern;
    std::vector<TextArgument> arguments;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool last = arguments.size() + 1 == mostArguments;
        pattern += fmt::format("{}%{}", pattern.empty() ? "" : ", ", arguments.size() + 1);
        if (last && i + 1 < texts.size()) {
            arguments.emplace_back(phrase(listed({texts.begin() + static_cast<std::ptrdiff_t>(i), texts.end()})));
            break;
        }
        arguments.emplace_back(phrase(texts[i]));
    }
    return {std::move(pattern), std::move(arguments)};
}

} // namespace core
