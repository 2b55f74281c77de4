// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/scorecardextras.h"

#include "core/embeddedtext.h"
#include "core/exports/scorecardjson.h"
#include "core/scorecard/explain.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using scorecard::Difference;
using scorecard::PairComparability;

constexpr double percent = 100.0;

Json numberJson(const std::optional<double> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json pairsJson(const std::vector<PairComparability> &pairs)
{
    Json json = Json::array();
    for (const PairComparability &pair : pairs) {
        Json differences = Json::array(), unknown = Json::array();
        for (const Difference &difference : pair.differences)
            differences.push_back(
                {{"aspect", std::string(scorecard::aspectId(difference.aspect))},
                 {"of", {difference.ofFirst, difference.ofSecond}},
                 {"compared", difference.compared},
                 {"normalise", difference.normalise ? Json(difference.normalise->english()) : Json(nullptr)},
                 {"sentence", scorecard::sentenceOf(pair, difference).english()}});
        for (const scorecard::Aspect aspect : pair.unknown)
            unknown.push_back(std::string(scorecard::aspectId(aspect)));
        json.push_back({{"candidates", {pair.first, pair.second}},
                        {"comparable", !pair.warns()},
                        {"differences", std::move(differences)},
                        {"unknown", std::move(unknown)}});
    }
    return json;
}

std::set<scorecard::Normaliser> everyOne(const scorecard::Normalisation &of)
{
    const auto offered = of.offered();
    return {offered.begin(), offered.end()};
}

/// What can be brought to one footing, with its figures before and after, and what cannot.
Json normalisationJson(const scorecard::Scorecard &card, const scorecard::Normalisation &of)
{
    Json figures = Json::array(), obstacles = Json::array(), offered = Json::array();
    for (const scorecard::Normaliser normaliser : of.offered())
        offered.push_back(std::string(scorecard::normaliserId(normaliser)));
    for (const scorecard::NormalisedFigure &figure : scorecard::figuresOf(of, card, everyOne(of))) {
        Json how = Json::array();
        for (const Text &text : figure.how)
            how.push_back(text.english());
        figures.push_back({{"candidate", figure.candidate},
                           {"axis", figure.axis},
                           {"to_axis", figure.toAxis.empty() ? figure.axis : figure.toAxis},
                           {"before", figure.before},
                           {"after", figure.after},
                           {"how", std::move(how)}});
    }
    for (const scorecard::Obstacle &obstacle : of.obstacles)
        obstacles.push_back(
            {{"aspect", obstacle.aspect}, {"candidates", obstacle.candidates}, {"why", obstacle.why.english()}});
    return {{"offered", std::move(offered)}, {"figures", std::move(figures)}, {"not_possible", std::move(obstacles)}};
}

std::string normalisationText(const scorecard::Scorecard &card, const scorecard::Normalisation &of, const Words &words)
{
    std::string text;
    for (const scorecard::NormalisedFigure &figure : scorecard::figuresOf(of, card, everyOne(of))) {
        std::vector<std::string> how;
        for (const Text &one : figure.how)
            how.push_back(words(one));
        text += words(Text(CORE_TEXT("%1, on one footing: %2 is %3 instead of %4 (%5)"),
                           {figure.candidate,
                            phrase(scorecard::axisName(figure.toAxis.empty() ? figure.axis : figure.toAxis)),
                            TextNumber{.value = figure.after}, TextNumber{.value = figure.before},
                            fmt::format("{}", fmt::join(how, "; "))})) +
                "\n";
    }
    for (const scorecard::Obstacle &obstacle : of.obstacles)
        text += words(Text(CORE_TEXT("%1 cannot be brought to one footing: %2"),
                           {fmt::format("{}", fmt::join(obstacle.candidates, ", ")), phrase(obstacle.why)})) +
                "\n";
    return text;
}

Json sidesJson(const std::vector<scorecard::CandidateSides> &all)
{
    Json json = Json::array();
    for (const scorecard::CandidateSides &sides : all) {
        Json axes = Json::object();
        for (const scorecard::Side &side : sides.axes)
            axes[side.axis] = {{"design", numberJson(side.design)},
                               {"benchmark", numberJson(side.benchmark)},
                               {"production", numberJson(side.production)},
                               {"benchmark_deviation", numberJson(side.benchmarkDeviation)},
                               {"production_deviation", numberJson(side.productionDeviation)}};
        json.push_back({{"id", sides.id}, {"axes", std::move(axes)}});
    }
    return json;
}

Json robustnessJson(const sensitivity::Robustness &robustness)
{
    Json candidates = Json::array();
    for (const sensitivity::CandidateRobustness &candidate : robustness.candidates)
        candidates.push_back({{"id", candidate.id}, {"on_front", candidate.onFront}, {"cheapest", candidate.cheapest}});
    return {{"draws", robustness.draws},
            {"uncertain_inputs", robustness.inputs.size()},
            {"candidates", std::move(candidates)}};
}

} // namespace

std::string scorecardJson(const scorecard::Scorecard &card, const ScorecardExtras &extras)
{
    Json json = Json::parse(scorecardJson(card));
    if (card.standings.size() <= manyCandidates)
        for (Json &candidate : json["candidates"])
            if (const auto words = scorecard::explain(card, candidate["id"].get<std::string>()))
                candidate["explain"] = {{"why", words->why.english()},
                                        {"why_not", words->whyNot.english()},
                                        {"what_would_change", words->whatChange.english()}};
    json["comparability"] = pairsJson(extras.pairs);
    json["evidence"] = sidesJson(extras.sides);
    json["robustness"] = robustnessJson(extras.robustness);
    json["normalisation"] = normalisationJson(card, extras.normalisation);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string scorecardExtrasText(const scorecard::Scorecard &card, const ScorecardExtras &extras, const Words &words)
{
    std::string text = "\n";
    for (const scorecard::Standing &standing : card.standings)
        if (const auto found = scorecard::explain(card, standing.candidate.id); found && card.standings.size() <= 12)
            text += fmt::format("{}: {} {} {}\n", standing.candidate.id, words(found->why), words(found->whyNot),
                                words(found->whatChange));
    for (const PairComparability &pair : extras.pairs)
        for (const Difference &difference : pair.differences)
            if (!difference.compared)
                text += "! " + words(scorecard::sentenceOf(pair, difference)) +
                        (difference.normalise ? " " + words(*difference.normalise) : std::string()) + "\n";
    text += normalisationText(card, extras.normalisation, words);
    for (const scorecard::CandidateSides &sides : extras.sides)
        for (const scorecard::Side &side : sides.axes) {
            const auto shown = [&words](const std::optional<double> &value) {
                return value ? words.number(*value, 3) : std::string("–");
            };
            const auto away = [&](const std::optional<double> &value, const std::optional<double> &deviation) {
                if (!deviation)
                    return shown(value);
                const double rounded = std::round(*deviation * percent * 10.0) / 10.0;
                return shown(value) + " (" + (rounded < 0.0 ? "−" : "+") + words.number(std::abs(rounded), 3) + " %)";
            };
            text += words(Text(CORE_TEXT("%1, %2: design %3, benchmark %4, production %5"),
                               {sides.id, phrase(scorecard::axisName(side.axis)), shown(side.design),
                                away(side.benchmark, side.benchmarkDeviation),
                                away(side.production, side.productionDeviation)})) +
                    "\n";
        }
    if (!extras.robustness.inputs.empty())
        for (const sensitivity::CandidateRobustness &candidate : extras.robustness.candidates)
            text += words(Text(CORE_TEXT("%1: on the front in %2 % of %3 draws"),
                               {candidate.id, TextNumber{.value = candidate.onFront * percent},
                                TextNumber{.value = static_cast<double>(extras.robustness.draws)}})) +
                    "\n";
    return text;
}

} // namespace core::exports
