// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"

#include "core/embeddedtext.h"

#include <cmath>
#include <cstdlib>
#include <fmt/format.h>

namespace core {

namespace {

std::string withThousands(std::string digits)
{
    const std::size_t start = (!digits.empty() && digits.front() == '-') ? 1 : 0;
    std::size_t end = digits.find('.');
    if (end == std::string::npos)
        end = digits.size();
    for (std::size_t at = end; at > start + 3; at -= 3)
        digits.insert(at - 3, ",");
    return digits;
}

} // namespace

std::string formatNumber(double value, int significantDigits)
{
    if (!std::isfinite(value))
        return "–";
    if (value == 0.0)
        return "0";
    const double magnitude = std::abs(value);
    if (value == std::floor(value) && magnitude < 1e15)
        return withThousands(fmt::format("{:.0f}", value));
    if (magnitude >= 1e15 || magnitude < 1e-6)
        return fmt::format("{:.{}e}", value, significantDigits - 1);
    const int integerDigits = static_cast<int>(std::floor(std::log10(magnitude))) + 1;
    int decimals = significantDigits - integerDigits;
    if (decimals < 0)
        decimals = 0;
    return withThousands(fmt::format("{:.{}f}", value, decimals));
}

std::string Text::english() const
{
    std::string result;
    result.reserve(m_pattern.size() + 16 * m_arguments.size());
    for (std::size_t i = 0; i < m_pattern.size(); ++i) {
        if (m_pattern[i] == '%' && i + 1 < m_pattern.size() && m_pattern[i + 1] >= '1' && m_pattern[i + 1] <= '9') {
            const auto index = static_cast<std::size_t>(m_pattern[i + 1] - '1');
            if (index < m_arguments.size()) {
                const TextArgument &argument = m_arguments[index];
                if (const auto *text = std::get_if<std::string>(&argument)) {
                    const auto inner = phraseIn(*text);
                    result += inner ? inner->english() : *text;
                } else {
                    const auto &number = std::get<TextNumber>(argument);
                    result += formatNumber(number.value, number.significantDigits);
                }
                ++i;
                continue;
            }
        }
        result += m_pattern[i];
    }
    return result;
}

} // namespace core
