// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <QLocale>

namespace ui::report {

/// The report with its glossary in the alphabetical order of the reader's language; the same on every machine.
core::exports::Report withSortedGlossary(core::exports::Report report, const QLocale &locale);

} // namespace ui::report
