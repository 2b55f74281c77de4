// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Terminal output that was saved or pasted.
namespace core::results {

/// Lines without colours, cursor moves and progress bars that were drawn over (CR), without line ends and the blanks
/// that pad them. Marks of quotation in front of a line (">", "│" of a log viewer) are kept.
class ConsoleLines
{
public:
    explicit ConsoleLines(std::string_view text)
        : m_rest(text)
    {}
    /// The next line; false at the end.
    bool next(std::string &line);
    int number() const { return m_number; } ///< of the line read last, from 1

private:
    std::string_view m_rest;
    int m_number = 0;
};

/// "1,806.33" → 1806.33; absent for "N/A", "-", "not set".
std::optional<double> consoleNumber(std::string_view text);

/// Cells of a row of a drawn table ("│ a │ b │", "| a | b |"); empty when the line is none.
std::vector<std::string> tableCells(std::string_view line);

/// A label and its value of "Label:   value"; the label in lower case without blanks around. Empty label when the line
/// is none.
struct LabelledValue
{
    std::string label;
    std::string value;
};
LabelledValue labelledValue(std::string_view line);

/// Tables of genai-perf and AIPerf ("LLM Metrics"), read on from the line that names them; `line` ends as the first one
/// behind the table.
Run readMetricsTable(const ImportSource &source, ConsoleLines &lines, std::string &line, int index);

} // namespace core::results
