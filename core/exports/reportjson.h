// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <string>

namespace core::exports {

/// The report as data, in English: chapters with their paragraphs, figures, tables, checklists and findings. Charts are
/// named. Its form is published as schema "report". Ends in a line feed.
std::string reportJson(const Report &report);

} // namespace core::exports
