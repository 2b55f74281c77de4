// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <QLocale>
#include <string>

namespace ui::report {

/// The report as one HTML file that needs nothing else: semantic headings and tables, charts as SVG inside, light and
/// dark by the reader's system, black on white when printed. The same input gives the same bytes.
/// \pre a QGuiApplication exists
std::string htmlOf(const core::exports::Report &report, const core::project::Evaluation &evaluation,
                   const QLocale &locale, const core::sensitivity::Sensitivity *sensitivity = nullptr);

} // namespace ui::report
