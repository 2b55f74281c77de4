// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <functional>
#include <string>
#include <string_view>

namespace core {

/// How the engine's texts and numbers read in the reader's language. The default is English.
struct Words
{
    std::function<std::string(const Text &)> text = [](const Text &what) { return what.english(); };
    std::function<std::string(double value, int significantDigits)> number = formatNumber;

    std::string operator()(const Text &what) const { return text(what); }
};

/// A sentence with its full stop. The reasons and remedies of the audit are written without one, because some forms set
/// them in a column; whoever prints them in running text ends them with this. A sentence that has its end keeps it.
inline std::string closedSentence(std::string sentence)
{
    constexpr std::string_view ends = ".!?:";
    if (!sentence.empty() && ends.find(sentence.back()) == std::string_view::npos && !sentence.ends_with("…"))
        sentence += '.';
    return sentence;
}

} // namespace core
