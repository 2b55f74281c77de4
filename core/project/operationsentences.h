// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/operations.h"

namespace core::project {

/// The fleet on bad days, in words: with a node down, during a rolling upgrade, at the pessimistic end of the interval.
/// Empty without replicas.
std::vector<Text> operationSentences(const Project &project, const Evaluation &evaluation,
                                     const Operations &operations);

/// The day's load shape in words; empty without one.
std::vector<Text> daySentences(const Operations &operations);

} // namespace core::project
