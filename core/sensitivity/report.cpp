// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/report.h"

#include "core/embeddedtext.h"
#include "core/scorecard/explain.h"
#include "core/sensitivity/names.h"

#include <algorithm>
#include <cmath>

namespace core::sensitivity {

namespace {

constexpr double percent = 100.0;

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

/// The threshold that lies closest to the base, as a factor.
const Threshold *nearest(const std::vector<Threshold> &thresholds)
{
    const Threshold *found = nullptr;
    double least = 0.0;
    for (const Threshold &threshold : thresholds) {
        if (threshold.base <= 0.0 || threshold.at <= 0.0)
            continue;
        const double distance = std::abs(std::log(threshold.at / threshold.base));
        if (!found || distance < least) {
            found = &threshold;
            least = distance;
        }
    }
    return found;
}

/// The names of the figures' ends over a bar: "0.683" and "0.911".
std::pair<TextNumber, TextNumber> endsOf(const TornadoBar &bar)
{
    return {shown(std::min(*bar.atLow, *bar.atHigh)), shown(std::max(*bar.atLow, *bar.atHigh))};
}

/// What moves the figure most, by how much, and what comes after it; the latter only where the choice itself takes no
/// place beside it.
Text moverSentence(const Sensitivity &sensitivity, bool alone)
{
    const TornadoBar &widest = sensitivity.tornado.front();
    const Outcome *outcome = findOutcome(sensitivity.outcome);
    const auto [low, high] = endsOf(widest);
    std::vector<TextArgument> arguments{phrase(widest.name), phrase(outcome->name), low, high,
                                        phrase(unitText(outcome->unit))};
    if (!alone || sensitivity.tornado.size() < 2)
        return {widest.stated
                    ? CORE_TEXT("The %2 is moved most by the %1: between %3 and %4 %5 over its stated range.")
                    : CORE_TEXT("The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it."),
                std::move(arguments)};
    const TornadoBar &second = sensitivity.tornado[1];
    const auto [secondLow, secondHigh] = endsOf(second);
    arguments.insert(arguments.end(), {phrase(second.name), secondLow, secondHigh});
    return {widest.stated
                ? CORE_TEXT("The %2 is moved most by the %1: between %3 and %4 %5 over its stated range; next "
                            "comes the %6, %7 to %8.")
                : CORE_TEXT("The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it; "
                            "next comes the %6, %7 to %8."),
            std::move(arguments)};
}

/// The nearest flip, and how far away it is.
void addNearestFlip(std::vector<Text> &sentences, const std::vector<Threshold> &thresholds)
{
    const Threshold *threshold = nearest(thresholds);
    if (!threshold)
        return;
    const double away = (threshold->at / threshold->base - 1.0) * percent;
    if (threshold->kind == ThresholdKind::OwnValue && !threshold->candidates.empty()) {
        sentences.push_back({away < 0.0 ? CORE_TEXT("%1 stops being dominated with its %2 down by %3 %, below %4.")
                                        : CORE_TEXT("%1 stops being dominated with its %2 up by %3 %, above %4."),
                             {threshold->candidates.front(), phrase(scorecard::axisName(threshold->axis)),
                              shown(std::abs(away)), shown(threshold->at)}});
        return;
    }
    sentences.push_back(threshold->sentence);
    if (std::abs(away) >= 0.1) // nearer than what is shown of it
        sentences.push_back({away < 0.0 ? CORE_TEXT("That is %1 % below what it is now.")
                                        : CORE_TEXT("That is %1 % above what it is now."),
                             {shown(std::abs(away))}});
}

/// The candidates by the share of draws on the front, then by that of being the cheapest.
std::vector<const CandidateRobustness *> bySureness(const Robustness &robustness)
{
    std::vector<const CandidateRobustness *> order;
    for (const CandidateRobustness &candidate : robustness.candidates)
        order.push_back(&candidate);
    std::ranges::stable_sort(order, [](const CandidateRobustness *a, const CandidateRobustness *b) {
        return a->onFront != b->onFront ? a->onFront > b->onFront : a->cheapest > b->cheapest;
    });
    return order;
}

/// Who is on the front and who is the cheapest, where nothing is drawn. Nothing where nobody is on it.
std::optional<Text> frontSentence(const Robustness &robustness)
{
    constexpr std::size_t mostNamed = 4;
    std::vector<Text> front;
    std::optional<std::string> cheapest;
    bool cheapestIsOnFront = true;
    for (const CandidateRobustness &candidate : robustness.candidates) {
        if (candidate.onFront > 0.0)
            front.emplace_back(candidate.id);
        if (candidate.cheapest > 0.0 && !cheapest) {
            cheapest = candidate.id;
            cheapestIsOnFront = candidate.onFront > 0.0;
        }
    }
    if (front.empty())
        return std::nullopt;
    if (front.size() == 1 && cheapest == front.front().pattern())
        return Text(CORE_TEXT("%1 alone is on the front, and it is the cheapest."), {*cheapest});
    if (front.size() == 1)
        return Text(CORE_TEXT("%1 alone is on the front."), {front.front().pattern()});
    if (front.size() > mostNamed)
        return Text(!cheapest           ? CORE_TEXT("%1 of %2 candidates are on the front.")
                    : cheapestIsOnFront ? CORE_TEXT("%1 of %2 candidates are on the front; %3 is the cheapest.")
                                        : CORE_TEXT("%1 of %2 candidates are on the front; %3, the "
                                                    "cheapest, is not among them."),
                    {shown(static_cast<double>(front.size())), shown(static_cast<double>(robustness.candidates.size())),
                     cheapest.value_or("")});
    return Text(!cheapest           ? CORE_TEXT("On the front are %1.")
                : cheapestIsOnFront ? CORE_TEXT("On the front are %1; %2 is the cheapest.")
                                    : CORE_TEXT("On the front are %1; %2, the cheapest, is not among them."),
                {phrase(listed(front)), cheapest.value_or("")});
}

/// How sure the choice is: the surest candidate and the one after it.
Text surenessSentence(const Robustness &robustness)
{
    const auto order = bySureness(robustness);
    const auto draws = shown(static_cast<double>(robustness.draws));
    const CandidateRobustness &first = *order[0], &second = *order[1];
    if (second.onFront <= 0.0 && second.cheapest <= 0.0)
        return {CORE_TEXT("%1 is on the front in %2 % and the cheapest in %3 % of %4 draws; nobody else ever is."),
                {first.id, shown(first.onFront * percent), shown(first.cheapest * percent), draws}};
    return {CORE_TEXT("%1 is on the front in %2 % and the cheapest in %3 % of %4 draws, %5 in %6 % and %7 %."),
            {first.id, shown(first.onFront * percent), shown(first.cheapest * percent), draws, second.id,
             shown(second.onFront * percent), shown(second.cheapest * percent)}};
}

} // namespace

std::vector<Text> sentencesOf(const Sensitivity &sensitivity)
{
    const Robustness &robustness = sensitivity.robustness;
    const bool several = robustness.candidates.size() > 1;
    const bool drawn = !robustness.inputs.empty();
    std::vector<Text> sentences;
    if (!sensitivity.tornado.empty())
        sentences.push_back(moverSentence(sensitivity, !several || !drawn));
    if (const auto front = several && !drawn ? frontSentence(robustness) : std::nullopt)
        sentences.push_back(*front);
    addNearestFlip(sentences, sensitivity.thresholds);
    if (several)
        sentences.push_back(
            drawn ? surenessSentence(robustness)
                  : Text(CORE_TEXT("No input states a range, so nothing is said of how sure the choice is.")));
    if (sentences.empty())
        sentences.emplace_back(
            CORE_TEXT("There is no figure yet that an input could move: state a throughput and a tariff, or a power."));
    return sentences;
}

Sensitivity sensitivityOf(const project::Project &project, const project::Node &document,
                          std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options,
                          const SensitivityOptions &wanted, Diagnostics &diagnostics)
{
    Sensitivity result;
    Study study(project, document, library, options);
    const Outcome *outcome = findOutcome(wanted.outcome);
    if (!outcome || !outcome->of(study.baseEvaluation()))
        outcome = mainOutcome(project, study.baseEvaluation());
    if (outcome) {
        result.outcome = outcome->id;
        result.elasticities = elasticities(study, *outcome);
        result.tornado = tornado(study, *outcome);
        for (const TornadoBar &bar : result.tornado)
            if (const Lever *lever = study.findLever(bar.lever);
                lever && wanted.curvePoints > 0 && !options.stop.stop_requested())
                result.curves.push_back(curve(study, *lever, *outcome, wanted.curvePoints, options.stop));
    }
    result.sides = tableSides(project, result.tornado, options.catalogue.get());
    result.moves = moves(study);
    const bool asked = project.sensitivity && project.sensitivity->find("tables");
    if (asked || wanted.curvePoints > 0)
        for (TableRequest &request : tableRequests(study, diagnostics))
            result.tables.push_back(
                twoWayTable(project, document, study.baseEvaluation(), options, std::move(request)));
    result.thresholds = thresholds(study, options.stop);
    if (!options.stop.stop_requested())
        result.robustness = robustness(project, document, std::move(library), options, wanted.draws);
    result.sentences = sentencesOf(result);
    return result;
}

} // namespace core::sensitivity
