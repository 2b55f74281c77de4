// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/report.h"

#include "core/embeddedtext.h"
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

const CandidateRobustness *surest(const Robustness &robustness)
{
    const auto found = std::ranges::max_element(robustness.candidates, {}, &CandidateRobustness::onFront);
    return found == robustness.candidates.end() ? nullptr : &*found;
}

} // namespace

std::vector<Text> sentencesOf(const Sensitivity &sensitivity)
{
    std::vector<Text> sentences;
    if (!sensitivity.tornado.empty()) {
        const TornadoBar &widest = sensitivity.tornado.front();
        const double low = std::min(*widest.atLow, *widest.atHigh), high = std::max(*widest.atLow, *widest.atHigh);
        const Outcome *outcome = findOutcome(sensitivity.outcome);
        sentences.push_back(
            {widest.stated ? CORE_TEXT("The %2 is moved most by the %1: between %3 and %4 %5 over its stated range.")
                           : CORE_TEXT("The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it."),
             {phrase(widest.name), phrase(outcome->name), shown(low), shown(high), phrase(unitText(outcome->unit))}});
    }
    if (const Threshold *threshold = nearest(sensitivity.thresholds))
        sentences.push_back(threshold->sentence);
    const CandidateRobustness *first = surest(sensitivity.robustness);
    if (first && sensitivity.robustness.inputs.empty() && sensitivity.robustness.candidates.size() > 1)
        sentences.emplace_back(CORE_TEXT("No input states a range, so nothing is said of how sure the choice is."));
    else if (first && !sensitivity.robustness.inputs.empty() && sensitivity.robustness.candidates.size() > 1)
        sentences.push_back(
            {CORE_TEXT("%1 is on the front in %2 % of %3 draws."),
             {first->id, shown(first->onFront * percent), shown(static_cast<double>(sensitivity.robustness.draws))}});
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
