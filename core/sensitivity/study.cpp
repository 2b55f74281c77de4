// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/study.h"

#include "core/calibration/calibratedoptions.h"
#include "core/project/evaluationparts.h"

#include <algorithm>

namespace core::sensitivity {

using project::ConfigurationModel;
using project::Evaluation;
using scorecard::CandidateValues;

namespace {

const Evaluation &evaluateWith(ConfigurationModel &model, bool performance)
{
    return performance ? model.evaluate() : model.evaluateConsequences();
}

/// Use that nobody states and that follows from nothing else is use all the time. It is stated here, so that it can be
/// turned: of what is paid by the hour no other input is worth more.
project::Project withFullUse(project::Project project)
{
    project::Economics &economics = project.economics;
    const project::Tariff &tariff = economics.tariff;
    const project::Workload &workload = project.scenario.workload;
    const bool byTheHour = tariff.eurPerHour || tariff.eurPerGpuHour || tariff.eurPerMonth || tariff.capex ||
                           tariff.capexEur || (tariff.quote && tariff.quote->price);
    const bool follows = economics.demand.tokensPerDay || !workload.loadShape.empty() || workload.hoursPerDay ||
                         project.scenario.targetRequestsPerSecond || workload.arrivals.requestsPerSecond;
    if (!economics.utilisationFraction && byTheHour && tariff.kind != project::TariffKind::Api && !follows) {
        economics.utilisationFraction.emplace();
        economics.utilisationFraction->value = 1.0;
    }
    return project;
}

} // namespace

void setQuantity(project::OptionalQuantity &quantity, double value)
{
    if (!quantity)
        quantity.emplace();
    quantity->value = value;
    quantity->low.reset();
    quantity->high.reset();
    quantity->percentiles.clear();
}

Study::Study(const project::Project &project, const project::Node &document,
             std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options)
    : m_scenario(withFullUse(project), std::move(library), calibration::calibratedOptions(options, document))
    , m_levers(leversOf(m_scenario.base()))
    , m_candidates(project.candidates)
    , m_axes(project::axesOf(project))
    , m_gates(project::gatesOf(project))
{
    const Evaluation &evaluation = m_scenario.baseEvaluation();
    for (const project::Candidate &candidate : m_candidates) {
        Member member{.id = candidate.id,
                      .label = candidate.label,
                      .candidate = &candidate,
                      .model = nullptr,
                      .values = {.id = candidate.id,
                                 .label = candidate.label,
                                 .values = candidate.values,
                                 .provenances = candidate.provenances}};
        if (candidate.overrides && !options.stop.stop_requested()) {
            const auto of = project::configurationOf(candidate, project, document, evaluation, options);
            if (of)
                member.model = std::make_unique<ConfigurationModel>(withFullUse(of->project), of->library, of->options);
        }
        m_members.push_back(std::move(member));
    }
    if (m_members.empty()) {
        Member scenario{
            .id = "scenario",
            .label = project.title.value_or(""),
            .candidate = nullptr,
            .model = std::make_unique<ConfigurationModel>(m_scenario.base(), evaluation.library, options),
            .values = {.id = "scenario", .label = project.title.value_or(""), .values = {}, .provenances = {}}};
        m_members.push_back(std::move(scenario));
    }
}

const Lever *Study::findLever(std::string_view path) const
{
    const auto found = std::ranges::find(m_levers, path, &Lever::path);
    return found == m_levers.end() ? nullptr : &*found;
}

bool Study::simulates(const Lever &lever) const
{
    const auto predicted = [](const ConfigurationModel &model) {
        const Evaluation &evaluation = model.baseEvaluation();
        return evaluation.prediction != nullptr && !evaluation.chosenSweep && !model.base().scenario.throughput;
    };
    return lever.movesPerformance &&
           (predicted(m_scenario) || std::ranges::any_of(m_members, [&](const Member &member) {
                return member.model && predicted(*member.model);
            }));
}

const Evaluation &Study::scenarioAt(const Lever &lever, double value)
{
    project::OptionalQuantity &quantity = *lever.at(m_scenario.inputs());
    const project::OptionalQuantity before = quantity;
    setQuantity(quantity, std::clamp(value, lever.least, lever.most));
    const Evaluation &evaluation = evaluateWith(m_scenario, lever.movesPerformance);
    quantity = before;
    return evaluation;
}

const Evaluation &Study::scenarioAt(const Lever &first, double firstValue, const Lever &second, double secondValue)
{
    project::OptionalQuantity &one = *first.at(m_scenario.inputs());
    project::OptionalQuantity &other = *second.at(m_scenario.inputs());
    const auto oneBefore = one, otherBefore = other;
    setQuantity(one, std::clamp(firstValue, first.least, first.most));
    setQuantity(other, std::clamp(secondValue, second.least, second.most));
    const Evaluation &evaluation = evaluateWith(m_scenario, first.movesPerformance || second.movesPerformance);
    one = oneBefore;
    other = otherBefore;
    return evaluation;
}

bool Study::follows(const Member &member, const Lever &lever) const
{
    if (!member.model)
        return false;
    const project::Quantity *own = lever.in(member.model->base());
    const project::Quantity *ofScenario = lever.in(project());
    return own && ofScenario && *own == *ofScenario;
}

CandidateValues Study::valuesOf(const Member &member, const Evaluation *evaluation)
{
    CandidateValues values = member.values;
    if (member.model && evaluation)
        project::addComputedValues(values, member.model->base(), *evaluation);
    return values;
}

std::vector<CandidateValues> Study::candidatesAt(const Lever &lever, double value)
{
    std::vector<CandidateValues> all;
    all.reserve(m_members.size());
    for (Member &member : m_members) {
        if (!follows(member, lever)) {
            all.push_back(valuesOf(member, member.model ? &member.model->baseEvaluation() : nullptr));
            continue;
        }
        project::OptionalQuantity &quantity = *lever.at(member.model->inputs());
        const project::OptionalQuantity before = quantity;
        setQuantity(quantity, std::clamp(value, lever.least, lever.most));
        const Evaluation &evaluation = evaluateWith(*member.model, lever.movesPerformance);
        CandidateValues values = member.values;
        project::addComputedValues(values, member.model->inputs(), evaluation);
        all.push_back(std::move(values));
        quantity = before;
    }
    return all;
}

std::vector<CandidateValues> Study::baseCandidates()
{
    std::vector<CandidateValues> all;
    for (const Member &member : m_members)
        all.push_back(valuesOf(member, member.model ? &member.model->baseEvaluation() : nullptr));
    return all;
}

} // namespace core::sensitivity
