// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <optional>
#include <string>
#include <vector>

/// What GuideLLM's reports and tables share.
namespace core::results {

struct GuidellmStrategy
{
    std::string kind; ///< synchronous, concurrent, throughput, constant, poisson, async …
    std::optional<double> streams;
    std::optional<double> ratePerSecond;
};

void setGuidellmLoad(Run &run, const GuidellmStrategy &strategy);

/// Keys of the runs of one report, the same for its JSON, YAML and CSV.
std::vector<std::string> guidellmKeys(const std::string &path, std::size_t count);

} // namespace core::results
