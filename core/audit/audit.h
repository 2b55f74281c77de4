// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

namespace core::catalogue {
class Catalogue;
}
namespace core::project {
struct Evaluation;
struct Project;
} // namespace core::project

/// The checks that say why a figure is not to be trusted yet. Ids: domain, §12.
namespace core::audit {

enum class CheckSeverity { Info, Warning, Severe };
std::string_view severityId(CheckSeverity severity); ///< "info", "warning", "severe"

struct Finding
{
    std::string check; ///< "benchmark.warmup-unknown"
    CheckSeverity severity = CheckSeverity::Warning;
    std::string figure; ///< what it concerns: a field name, a run's path, or a candidate id
    Text title;         ///< three words: "Warm-up unknown"
    Text reason;        ///< with numbers
    Text remedy;
    std::optional<std::string> acknowledged; ///< the user's reason, where he gave one
    std::vector<std::size_t> runs;           ///< the runs concerned
};

/// All checks that fire, severe first. Without a catalogue nothing is held against the hardware.
std::vector<Finding> runChecks(const project::Project &project, const project::Evaluation &evaluation,
                               const catalogue::Catalogue *catalogue = nullptr);

} // namespace core::audit
