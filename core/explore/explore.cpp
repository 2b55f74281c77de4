// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/explore.h"

#include "core/calibration/calibratedoptions.h"
#include "core/embeddedtext.h"
#include "core/explore/standinprice.h"
#include "core/parsenumber.h"
#include "core/project/evaluationparts.h"
#include "core/project/prediction.h"
#include "core/sensitivity/levers.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <thread>

namespace core::explore {

namespace {

using project::Evaluation;
using project::Node;
using project::Project;
using scorecard::CandidateValues;
using scorecard::Standing;
using scorecard::Status;

constexpr double secondsPerHour = 3600.0;
constexpr double tokensPerMillion = 1e6;
constexpr double millisecondsPerSecond = 1000.0;

std::optional<Constraint> constraintOf(const std::string &text)
{
    static constexpr std::array<std::pair<std::string_view, Relation>, 4> relations{
        {{"<=", Relation::AtMost}, {">=", Relation::AtLeast}, {"<", Relation::Below}, {">", Relation::Above}}};
    for (const auto &[word, relation] : relations) {
        const std::size_t at = text.find(word);
        if (at == std::string::npos)
            continue;
        const auto bound = parseNumber(std::string_view(text).substr(at + word.size()));
        std::string figure(trimmed(std::string_view(text).substr(0, at)));
        if (!bound || figure.empty())
            return std::nullopt;
        return Constraint{.figure = std::move(figure), .relation = relation, .bound = *bound, .text = text};
    }
    return std::nullopt;
}

bool isKnownFigure(const std::string &figure)
{
    return scorecard::findAxis(figure) || sensitivity::findOutcome(figure) || sloTermFromKey(figure);
}

void readConstraints(const Node *node, DesignSpace &space, Diagnostics &diagnostics)
{
    for (const Node &item : node ? node->items() : std::vector<Node>()) {
        const auto constraint = constraintOf(item.text());
        if (!constraint || !isKnownFigure(constraint->figure))
            diagnostics.warn(Text(CORE_TEXT("explore.constraints: \"%1\" is not understood and left out; expected a "
                                            "figure, <= or >=, and a number"),
                                  {item.text()}),
                             {}, item.line(), item.column());
        else
            space.constraints.push_back(*constraint);
    }
}

/// One combination: the override that makes it, and its words.
struct Combination
{
    Node overrides;
    std::string id, label;
};

Combination combinationOf(const DesignSpace &space, std::size_t number)
{
    Combination combination{.overrides = Node::map({}), .id = {}, .label = {}};
    // The first knob turns slowest, as in nested loops.
    std::size_t rest = number;
    std::vector<std::size_t> picked(space.knobs.size());
    for (std::size_t k = space.knobs.size(); k-- > 0;) {
        picked[k] = rest % space.knobs[k].values.size();
        rest /= space.knobs[k].values.size();
    }
    for (std::size_t k = 0; k < space.knobs.size(); ++k) {
        const Knob &knob = space.knobs[k];
        const Node &value = knob.values[picked[k]];
        combination.overrides = combination.overrides.with(knob.path, value);
        const std::string word = value.kind() == Node::Kind::Scalar ? value.text() : project::flowText(value);
        combination.id += (k == 0 ? "" : "/") + word;
        combination.label += (k == 0 ? "" : ", ") + knob.path + " " + word;
    }
    return combination;
}

std::optional<double> demandOf(const project::Scenario &scenario)
{
    return valueOf(scenario.targetRequestsPerSecond ? scenario.targetRequestsPerSecond
                                                    : scenario.workload.arrivals.requestsPerSecond);
}

/// What the demand makes of the figures (domain, §7, Scale).
void putAtDemand(CandidateValues &candidate, const Project &project, const Evaluation &evaluation)
{
    const auto demand = demandOf(project.scenario);
    const project::SizeFigures &size = evaluation.size;
    if (!demand || *demand <= 0.0)
        return;
    const bool api = project.economics.tariff.kind == project::TariffKind::Api;
    const auto output = valueOf(project.scenario.workload.outputTokens.mean);
    if (output && *output > 0.0 && size.costEurPerHour && !api)
        candidate.values["cpm_eur_per_mtok"] =
            size.costEurPerHour->value / (*demand * *output * secondsPerHour) * tokensPerMillion;
    candidate.values.erase("headroom"); // what is asked for is not what there is
    if (size.requestsPerSecond)
        candidate.values["headroom"] = size.requestsPerSecond->value / *demand - 1.0;
}

/// A figure that a constraint names.
std::optional<double> figureOf(const std::string &figure, const CandidateValues &candidate,
                               const Evaluation &evaluation)
{
    if (const auto found = candidate.values.find(figure); found != candidate.values.end()) {
        const auto *number = std::get_if<double>(&found->second);
        return number ? std::optional(*number) : scorecard::rankOf(found->second);
    }
    if (const auto *outcome = sensitivity::findOutcome(figure))
        return outcome->of(evaluation);
    const auto term = sloTermFromKey(figure);
    const auto *point = term ? project::chosenPoint(evaluation) : nullptr;
    if (!point)
        return std::nullopt;
    const results::LatencySummary &summary = term->metric == LatencyMetric::Ttft   ? point->ttft
                                             : term->metric == LatencyMetric::Tpot ? point->tpot
                                             : term->metric == LatencyMetric::Itl  ? point->itl
                                                                                   : point->e2e;
    const auto seconds = term->quantile ? summary.quantile(*term->quantile) : summary.meanSeconds;
    return seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt;
}

bool holds(const Constraint &constraint, double value)
{
    switch (constraint.relation) {
    case Relation::AtMost:
        return value <= constraint.bound;
    case Relation::AtLeast:
        return value >= constraint.bound;
    case Relation::Below:
        return value < constraint.bound;
    case Relation::Above:
        return value > constraint.bound;
    }
    return false;
}

/// What was found of one combination.
struct Row
{
    CandidateValues values;
    std::optional<Text> infeasible, open; ///< why
    bool predicted = false;
    std::optional<Text> price, noPrice; ///< of the catalogue that stands in; why there is none
};

/// Whether memory alone rules it out. Source: domain, §2; a configuration whose KV pool is empty does not start.
bool fits(const Evaluation &evaluation)
{
    const auto &vram = evaluation.size.vram;
    return !vram || vram->kvBytes > 0.0;
}

void judge(Row &row, const DesignSpace &space, const Evaluation &evaluation)
{
    for (const Constraint &constraint : space.constraints) {
        const auto value = figureOf(constraint.figure, row.values, evaluation);
        if (!value && !row.open)
            row.open = Text(CORE_TEXT("Whether it meets %1 is unknown."), {constraint.text});
        if (value && !holds(constraint, *value) && !row.infeasible)
            row.infeasible = Text(CORE_TEXT("Fails %1: it is %2."),
                                  {constraint.text, TextNumber{.value = *value, .significantDigits = 4}});
    }
}

/// What every combination is evaluated with.
struct Setting
{
    const Project &project;
    const Node &document;
    const Evaluation &base;
    const project::EvaluateOptions &options;
    const DesignSpace &space;
};

/// Machines of another provider: what was stated and assessed of the project's own says nothing of them.
void standAt(project::SovereigntyInput &input, const std::string &provider)
{
    if (input.provider == provider)
        return;
    input.provider = provider;
    input.operatorJurisdiction.reset();
    input.parentJurisdiction.reset();
    input.staffAccess.reset();
    input.usExposure.reset();
    input.certifications.clear();
    input.assessment.clear();
}

Row rowOf(const Setting &setting, std::size_t number)
{
    Combination combination = combinationOf(setting.space, number);
    Row row{.values = {.id = combination.id, .label = combination.label, .values = {}, .provenances = {}},
            .infeasible = std::nullopt,
            .open = std::nullopt,
            .price = std::nullopt,
            .noPrice = std::nullopt};
    project::Candidate candidate;
    candidate.overrides = std::move(combination.overrides);
    auto of = project::configurationOf(candidate, setting.project, setting.document, setting.base, setting.options);
    if (!of) {
        row.infeasible = Text(CORE_TEXT("It makes no valid project: %1"), {of.error().describe()});
        return row;
    }
    const StandInPrice price = standInPrice(of->project, setting.project, setting.options.catalogue.get());
    if (price.tariff) {
        of->project.economics.tariff = *price.tariff;
        standAt(of->project.sovereignty, *price.tariff->provider);
    }
    (price.tariff ? row.price : row.noPrice) = price.sentence;
    // First tier: memory, without any prediction.
    of->options.predict = false;
    Evaluation evaluation = project::evaluateConfiguration(of->project, of->library, of->options);
    if (!fits(evaluation)) {
        row.infeasible = Text(CORE_TEXT("The weights leave no memory for the KV cache."));
        project::addComputedValues(row.values, of->project, evaluation);
        return row;
    }
    of->options.predict = setting.options.predict;
    if (of->options.predict) {
        evaluation = project::evaluateConfiguration(of->project, of->library, of->options);
        row.predicted = evaluation.prediction != nullptr;
    }
    project::addComputedValues(row.values, of->project, evaluation);
    putAtDemand(row.values, of->project, evaluation);
    judge(row, setting.space, evaluation);
    return row;
}

std::vector<scorecard::Axis> axesFor(const Project &project)
{
    if (!project.scorecard.axes.empty() || !demandOf(project.scenario))
        return project::axesOf(project);
    std::vector<scorecard::Axis> axes;
    for (const char *id : {"cpm_eur_per_mtok", "goodput_per_gpu", "goodput_per_kw", "headroom"})
        axes.push_back(*scorecard::findAxis(id));
    return axes;
}

/// What is said of the prices, each once.
std::vector<Text> remarksOf(const std::vector<Row> &rows)
{
    std::vector<Text> remarks;
    for (const Row &row : rows)
        for (const auto &said : {row.price, row.noPrice})
            if (said && std::ranges::find(remarks, *said) == remarks.end())
                remarks.push_back(*said);
    return remarks;
}

/// The scorecard of those that meet the constraints, the others with their reasons, all in the order of the space.
scorecard::Scorecard cardOf(const Project &project, std::vector<Row> &rows)
{
    std::vector<CandidateValues> contenders;
    for (const Row &row : rows)
        if (!row.infeasible && !row.open)
            contenders.push_back(row.values);
    scorecard::Scorecard card = scorecard::evaluate(contenders, axesFor(project), project::gatesOf(project));
    std::vector<Standing> all;
    all.reserve(rows.size());
    std::size_t next = 0;
    for (Row &row : rows) {
        if (!row.infeasible && !row.open) {
            Standing &standing = card.standings[next++];
            if (row.noPrice && standing.status == Status::Undecided && standing.whyNot &&
                !standing.candidate.values.contains("cpm_eur_per_mtok"))
                standing.whyNot = Text(std::string("%1 %2"), {phrase(*standing.whyNot), phrase(*row.noPrice)});
            all.push_back(std::move(standing));
            continue;
        }
        Standing standing;
        standing.candidate = std::move(row.values);
        standing.status = row.infeasible ? Status::Infeasible : Status::Undecided;
        standing.whyNot = row.infeasible ? std::move(row.infeasible) : std::move(row.open);
        all.push_back(std::move(standing));
    }
    card.standings = std::move(all);
    return card;
}

} // namespace

std::size_t DesignSpace::size() const
{
    std::size_t product = knobs.empty() ? 0 : 1;
    for (const Knob &knob : knobs) {
        if (knob.values.empty())
            return 0;
        if (product > std::numeric_limits<std::size_t>::max() / knob.values.size())
            return std::numeric_limits<std::size_t>::max();
        product *= knob.values.size();
    }
    return product;
}

Result<DesignSpace> designSpaceOf(const Project &project, Diagnostics &diagnostics)
{
    DesignSpace space;
    const Node *vary = project.explore ? project.explore->find("vary") : nullptr;
    if (!vary || vary->members().empty())
        return failure(CORE_TEXT("The project states no design space: expected explore: {vary: {hardware.gpu: [a, b], "
                                 "parallelism.tp: [1, 2, 4]}}"));
    for (const auto &[path, values] : vary->members()) {
        Knob knob{.path = path, .values = values.items()};
        if (values.kind() != Node::Kind::Sequence)
            knob.values = {values};
        if (knob.values.empty())
            return failure(Text(CORE_TEXT("explore.vary: %1 has no values"), {path}), {}, values.line(),
                           values.column());
        space.knobs.push_back(std::move(knob));
    }
    readConstraints(project.explore->find("constraints"), space, diagnostics);
    if (space.size() > mostCandidates)
        return failure(Text(CORE_TEXT("The design space has %1 combinations; at most 1,000,000 are evaluated"),
                            {TextNumber{.value = static_cast<double>(space.size()), .significantDigits = 3}}));
    return space;
}

Exploration explore(const Project &project, const Node &document, std::shared_ptr<const results::Library> library,
                    const project::EvaluateOptions &given, DesignSpace space, const ExploreOptions &exploreOptions)
{
    const project::EvaluateOptions options = calibration::calibratedOptions(given, document);
    Exploration result;
    result.space = std::move(space);
    result.demandRequestsPerSecond = demandOf(project.scenario);
    const Evaluation base = project::evaluateConfiguration(project, std::move(library), options);
    const Setting setting{project, document, base, options, result.space};
    const std::size_t count = result.space.size();
    std::vector<Row> rows(count);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        constexpr std::size_t chunk = 16;
        for (;;) {
            const std::size_t from = next.fetch_add(chunk);
            if (from >= count || exploreOptions.stop.stop_requested())
                return;
            for (std::size_t i = from; i < std::min(from + chunk, count); ++i)
                rows[i] = rowOf(setting, i);
            if (exploreOptions.progress)
                exploreOptions.progress(static_cast<double>(from) / static_cast<double>(count));
        }
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned j = 1; j < exploreOptions.jobs; ++j)
            threads.emplace_back(work);
        work();
    }
    result.cancelled = exploreOptions.stop.stop_requested();
    if (result.cancelled)
        return result;
    result.evaluated = count;
    result.predicted =
        static_cast<std::size_t>(std::ranges::count_if(rows, [](const Row &row) { return row.predicted; }));
    result.remarks = remarksOf(rows);
    result.card = cardOf(project, rows);
    return result;
}

} // namespace core::explore
