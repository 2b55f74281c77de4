// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/texttable.h"

#include <algorithm>

namespace core::exports {

std::size_t textWidth(std::string_view utf8)
{
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths;
    for (const auto &row : m_rows) {
        widths.resize(std::max(widths.size(), row.size()), 0);
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], textWidth(row[i]));
    }
    std::string result;
    for (const auto &row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - textWidth(row[i]), ' ');
            const bool right = std::find(m_rightAligned.begin(), m_rightAligned.end(), i) != m_rightAligned.end();
            line += (i > 0 ? "  " : "") + (right ? padding + row[i] : row[i] + padding);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + '\n';
    }
    return result;
}

} // namespace core::exports
