// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <functional>
#include <string>

namespace core::exports {

/// How texts and numbers read in the reader's language.
struct ReportWords
{
    std::function<std::string(const Text &)> text = [](const Text &what) { return what.english(); };
    std::function<std::string(double value, int significantDigits)> number = formatNumber;
};

/// The report as Markdown (GitHub's tables). Charts are left out: a Markdown file stands alone.
std::string markdownOf(const Report &report, const ReportWords &words = {});

} // namespace core::exports
