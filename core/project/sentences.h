// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <string>
#include <vector>

/// The answer of each page in words, computed: what a presenter reads aloud. Every element is a whole sentence, so that
/// each can be translated by itself; they are shown one after another.
namespace core::project {

using Sentences = std::vector<Text>;

/// How many replicas and GPUs the demand takes, what limits, and what a million tokens cost.
Sentences sizeSentences(const Project &project, const Evaluation &evaluation);

/// What limits the configuration, or that its SLO is not met; empty when nothing is known to.
Sentences limitSentences(const SizeFigures &size);

/// Up to which load the SLO holds, what the next one brings, and where the knee lies. Null: no sweep.
/// \param replicas how many of what was swept the demand takes; more than one is said, so that nobody takes the load of
/// one for that of all.
Sentences kneeSentences(const results::SweepAnalysis *sweep, std::optional<int> replicas = std::nullopt);

/// Who is on the front and by how much, who falls at a gate, who stays undecided.
Sentences scorecardSentences(const scorecard::Scorecard &card);

/// What was imported, and how far it carries.
Sentences benchmarkSentences(const Evaluation &evaluation);

/// The result of the whole in one or two sentences, for the head of the report.
Sentences reportSentences(const Project &project, const Evaluation &evaluation);

/// The sentences in English with a blank between them.
std::string english(const Sentences &sentences);

} // namespace core::project
