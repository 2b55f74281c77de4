// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"
#include "ui/charts/chartspec.h"

#include <QString>

/// How the axes of the scorecard are called.
namespace ui::axistexts {

QString name(const std::string &axis);       ///< "Cost"
QString inSentence(const std::string &axis); ///< "cost", and still "GPUs" and "TTFT p95"
QString shortUnit(const std::string &axis);  ///< "€/1M", under the name in a header
QString title(const std::string &axis);      ///< "Cost, €/1M tok"
charts::Role role(const std::string &axis);
/// Its id, as the project writes it; the scenario where no candidate is stated, in the reader's language.
QString candidateName(const core::scorecard::CandidateValues &candidate);
/// "front", "dominated" … in words; `by`: the first who dominates.
QString standing(const core::scorecard::Standing &standing);

} // namespace ui::axistexts
