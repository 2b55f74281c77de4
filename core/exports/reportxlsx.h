// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/exports/workbook.h"

/// The report as a spreadsheet: every table with typed cells, and a calculator with live formulas.
namespace core::exports {

/// One line of the calculator: an input that Finance may change, or a formula over the lines above it.
struct CalculatorLine
{
    std::string name; ///< of the cell, as formulas use it: "power_w"
    Text label;
    std::string unit;
    std::optional<double> value;
    std::string expression;    ///< over the names, without the equals sign; empty: an input
    std::optional<Text> basis; ///< where an input comes from
};

struct CalculatorSection
{
    Text title;
    std::vector<CalculatorLine> lines;
};

/// Cost a million tokens, energy a token, carbon, and the cost of owning, from the inputs up. A figure that follows
/// from the formula of this sheet is live; one that the program computes otherwise stands as an input, so that what is
/// shown is always the program's own figure.
std::vector<CalculatorSection> calculatorOf(const project::Project &project, const project::Evaluation &evaluation);

/// The whole workbook. `projectText` is the project file, carried along so that the workbook opens as the project.
Workbook workbookOf(const Report &report, const std::vector<CalculatorSection> &calculator,
                    const std::string &projectText, const Words &words = {});

} // namespace core::exports
