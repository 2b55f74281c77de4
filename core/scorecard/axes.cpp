// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parsenumber.h"
#include "core/scorecard/scorecard.h"
#include "core/scorecard/sovereigntyscale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::scorecard {

const std::vector<Axis> &knownAxes()
{
    static const std::vector<Axis> axes{
        {"cpm_eur_per_mtok", Direction::Lower, 0.0},
        {"goodput_tokens_per_s", Direction::Higher, 0.0},
        {"goodput_per_gpu", Direction::Higher, 0.0},
        {"goodput_per_kw", Direction::Higher, 0.0},
        {"goodput_per_capex_eur", Direction::Higher, 0.0},
        {"energy_j_per_token", Direction::Lower, 0.0},
        {"carbon_g_per_mtok", Direction::Lower, 0.0},
        {"sovereignty", Direction::Higher, 0.0},
        {"ttft_p95_ms", Direction::Lower, 0.0},
        {"tpot_p95_ms", Direction::Lower, 0.0},
        {"capex_eur", Direction::Lower, 0.0},
        {"gpus", Direction::Lower, 0.0},
        {"power_w", Direction::Lower, 0.0},
        {"water_l_per_mtok", Direction::Lower, 0.0},
        {"quality", Direction::Higher, 0.0},
        {"headroom", Direction::Higher, 0.0},
    };
    return axes;
}

const Axis *findAxis(std::string_view id)
{
    const auto &axes = knownAxes();
    const auto found = std::find_if(axes.begin(), axes.end(), [id](const Axis &axis) { return axis.id == id; });
    return found == axes.end() ? nullptr : &*found;
}

std::vector<Axis> defaultAxes()
{
    std::vector<Axis> axes;
    for (const std::string_view id :
         {"cpm_eur_per_mtok", "goodput_tokens_per_s", "energy_j_per_token", "carbon_g_per_mtok"})
        axes.push_back(*findAxis(id));
    return axes;
}

std::string_view statusId(Status status)
{
    switch (status) {
    case Status::Front:
        return "front";
    case Status::Dominated:
        return "dominated";
    case Status::Undecided:
        return "undecided";
    case Status::Infeasible:
        return "infeasible";
    }
    return "undecided";
}

bool isEuCountry(std::string_view code)
{
    static constexpr std::array<std::string_view, 27> members{"AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES",
                                                              "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU",
                                                              "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"};
    return std::find(members.begin(), members.end(), code) != members.end();
}

namespace {

/// Upper case, with blanks and underscores as hyphens, so that "not EU", "not_eu" and "not-EU" are one word.
std::string normalisedWord(std::string_view word)
{
    std::string result;
    for (const char c : trimmed(word)) {
        if (c == ' ' || c == '_')
            result += '-';
        else
            result += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return result;
}

constexpr double highestSealLevel = 4.0;

std::optional<ScaleValue> wordOnScale(const std::string &word)
{
    static constexpr std::array<std::string_view, 5> outside{"US", "UK", "GB", "CH", "CN"};
    if (word == "EU" || isEuCountry(word))
        return ScaleValue{Scale::EuWord, 1.0};
    if (word == "NOT-EU" || word == "NON-EU" || std::find(outside.begin(), outside.end(), word) != outside.end())
        return ScaleValue{Scale::EuWord, 0.0};
    if (word.starts_with("SEAL")) {
        const std::string_view digits = std::string_view(word).substr(word.starts_with("SEAL-") ? 5 : 4);
        const auto level = parseInteger(digits);
        if (level && *level >= 0 && static_cast<double>(*level) <= highestSealLevel)
            return ScaleValue{Scale::SealLevel, static_cast<double>(*level)};
    }
    return std::nullopt;
}

ScaleValue numberOnScale(double number)
{
    const bool isLevel = number >= 0.0 && number <= highestSealLevel && number == std::floor(number);
    return {isLevel ? Scale::SealLevel : Scale::Score, number};
}

} // namespace

std::optional<ScaleValue> sovereigntyOf(const AxisValue &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return std::isfinite(*number) ? std::optional(numberOnScale(*number)) : std::nullopt;
    const auto &word = std::get<std::string>(value);
    if (const auto number = parseNumber(word))
        return numberOnScale(*number);
    return wordOnScale(normalisedWord(word));
}

Text gateWord(const std::string &word)
{
    const std::string normalised = normalisedWord(word);
    if (normalised == "NOT-EU" || normalised == "NON-EU")
        return {CORE_TEXT("outside the EU")};
    if (normalised == "EU")
        return {CORE_TEXT("EU")};
    return {"%1", {word}};
}

std::optional<double> rankOf(const AxisValue &value)
{
    const auto found = sovereigntyOf(value);
    return found ? std::optional(found->rank) : std::nullopt;
}

std::optional<bool> holdsGate(const std::string &axisId, const std::string &required,
                              const std::optional<AxisValue> &value)
{
    if (!value)
        return std::nullopt;
    if (axisId == "sovereignty") {
        const std::string demanded = normalisedWord(required);
        const auto *word = std::get_if<std::string>(&*value);
        if (word && normalisedWord(*word) == demanded)
            return true;
        const auto is = sovereigntyOf(*value);
        const auto must = sovereigntyOf(required);
        // A single country asks for more than "EU" does: only the same word or a word outside the EU decides.
        if (isEuCountry(demanded))
            return is && is->scale == Scale::EuWord && (is->rank < 1.0 || normalisedWord(*word) != "EU")
                       ? std::optional(false)
                       : std::nullopt;
        if (!is || !must || is->scale != must->scale)
            return std::nullopt;
        return is->rank >= must->rank;
    }
    const Axis *axis = findAxis(axisId);
    const auto bound = parseNumber(required);
    if (const auto *number = std::get_if<double>(&*value); number && bound && std::isfinite(*number))
        return axis && axis->direction == Direction::Lower ? *number <= *bound : *number >= *bound;
    if (const auto *word = std::get_if<std::string>(&*value); word && !bound)
        return normalisedWord(*word) == normalisedWord(required);
    return std::nullopt;
}

} // namespace core::scorecard
