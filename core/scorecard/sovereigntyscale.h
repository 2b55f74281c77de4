// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"

namespace core::scorecard {

/// The three ways in which sovereignty is stated. Values on different scales are not compared.
enum class Scale {
    Number,    ///< any axis but sovereignty
    EuWord,    ///< "EU" or a member state 1, "not-EU" 0
    SealLevel, ///< "SEAL-0" … "SEAL-4", or a whole number from 0 to 4
    Score,     ///< any other number: the weighted score of the framework, 0..100
};

struct ScaleValue
{
    Scale scale = Scale::Number;
    double rank = 0.0; ///< higher is better
};

/// A value of the sovereignty axis with its scale; absent when the word is not known.
std::optional<ScaleValue> sovereigntyOf(const AxisValue &value);

/// True for the ISO 3166 code of a member state of the European Union (upper case).
bool isEuCountry(std::string_view code);

/// A word of the sovereignty axis as a sentence says it: "outside the EU" for "not-EU"; other words are names.
Text gateWord(const std::string &word);

/// Whether a value meets a gate: words by their scale, numbers as a bound in the axis's good direction. Absent when the
/// value is unknown or stands on another scale.
std::optional<bool> holdsGate(const std::string &axisId, const std::string &required,
                              const std::optional<AxisValue> &value);

} // namespace core::scorecard
