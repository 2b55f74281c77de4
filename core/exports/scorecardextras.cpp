// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/scorecardextras.h"

#include "core/exports/scorecardjson.h"
#include "core/scorecard/explain.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

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
    for (const scorecard::CandidateSides &sides : extras.sides)
        for (const scorecard::Side &side : sides.axes) {
            const auto shown = [&words](const std::optional<double> &value) {
                return value ? words.number(*value, 3) : std::string("–");
            };
            text += fmt::format("{} {}: design {}, benchmark {}, production {}", sides.id, side.axis,
                                shown(side.design), shown(side.benchmark), shown(side.production));
            if (side.benchmarkDeviation)
                text += fmt::format(" (benchmark {:+.1f} %)", *side.benchmarkDeviation * percent);
            if (side.productionDeviation)
                text += fmt::format(" (production {:+.1f} %)", *side.productionDeviation * percent);
            text += "\n";
        }
    if (!extras.robustness.inputs.empty())
        for (const sensitivity::CandidateRobustness &candidate : extras.robustness.candidates)
            text += fmt::format("{}: on the front in {:.1f} % of {} draws\n", candidate.id, candidate.onFront * percent,
                                extras.robustness.draws);
    return text;
}

} // namespace core::exports
