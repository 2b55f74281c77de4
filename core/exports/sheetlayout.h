// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/workbook.h"

/// How the texts of a sheet lie; not for use outside core/exports.
namespace core::exports {

/// How a text stands to the numbers beside it: over a column of numbers at their side, behind one with a gap.
enum class TextSide { Own, OverNumbers, BehindNumber };
TextSide textSide(const Sheet &sheet, std::size_t row, std::size_t column);

/// What has its row to itself, titles and footnotes, runs on over the next columns instead of taking several lines.
bool standsAlone(const SheetCell &cell, std::size_t column);

/// The lines that the longest text of a row takes, at least 1: not every program that reads the file measures them.
double linesOfRow(const Sheet &sheet, std::size_t row);

} // namespace core::exports
