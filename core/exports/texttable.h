// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core::exports {

/// Columns of text set under one another for a terminal. The first column and the last are left-aligned, those named in
/// `rightAligned` right-aligned.
class TextTable
{
public:
    TextTable() = default;
    explicit TextTable(std::vector<std::size_t> rightAligned)
        : m_rightAligned(std::move(rightAligned))
    {}

    void addRow(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    bool empty() const { return m_rows.empty(); }
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
    std::vector<std::size_t> m_rightAligned;
};

/// Code points in a UTF-8 text: its width in a terminal for the scripts that this program writes.
std::size_t textWidth(std::string_view utf8);

} // namespace core::exports
