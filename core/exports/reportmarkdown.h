// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <string>

namespace core::exports {

using ReportWords = Words;

/// The report as Markdown (GitHub's tables). Charts are left out: a Markdown file stands alone.
std::string markdownOf(const Report &report, const ReportWords &words = {});

} // namespace core::exports
