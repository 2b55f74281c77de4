// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as CSV, and any cells written as CSV: one row comes back with as many cells.
#include "core/csv.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const core::CsvRow &row : core::readCsv(text)) {
        if (row.cells.size() == 1 && row.cells.front().empty())
            continue; // a blank line
        const auto again = core::readCsv(core::csvLine(row.cells));
        if (again.empty() || again.front().cells.size() != row.cells.size())
            std::abort();
    }
    return 0;
}
