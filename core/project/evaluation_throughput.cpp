// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"
#include "core/project/measured.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using results::SweepAnalysis;
using results::SweepPoint;
using results::TokenKind;

std::optional<std::size_t> firstSweep(const std::vector<SweepAnalysis> &sweeps,
                                      const std::function<bool(const SweepAnalysis &)> &wanted)
{
    const auto found = std::find_if(sweeps.begin(), sweeps.end(), wanted);
    return found == sweeps.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(std::distance(sweeps.begin(), found)));
}

const SweepPoint *fastestPoint(const SweepAnalysis &sweep)
{
    const SweepPoint *fastest = nullptr;
    for (const SweepPoint &point : sweep.points)
        if (point.throughput() && (!fastest || *point.throughput() > *fastest->throughput()))
            fastest = &point;
    return fastest;
}

struct Measurement
{
    const SweepAnalysis &sweep;
    const SweepPoint &point;
    Provenance provenance = Provenance::Benchmark;
};

Operand measured(const Measurement &from, const char *name, double value, std::string unit)
{
    Operand operand = operandOf(name, value, std::move(unit));
    operand.input.source = from.sweep.name;
    operand.provenance = from.provenance;
    return operand;
}

OptionalFigure measuredFigure(const Measurement &from, const char *name, std::optional<double> value, std::string unit)
{
    if (!value)
        return std::nullopt;
    std::vector<Operand> operands{measured(from, name, *value, unit)};
    if (!from.point.load)
        return derived(CORE_TEXT("%1 measured without a limit of load"), std::move(operands), std::move(unit),
                       [](const auto &v) { return v[0]; });
    const bool byRate = from.sweep.loadIsRate;
    operands.push_back(
        operandOf(byRate ? "request rate" : "concurrency", *from.point.load, byRate ? "req/s" : "requests"));
    return derived(byRate ? CORE_TEXT("%1 measured at %2 req/s") : CORE_TEXT("%1 measured at %2 concurrent requests"),
                   std::move(operands), std::move(unit), [](const auto &v) { return v[0]; });
}

Figure goodputTokens(const Measurement &from, const results::Goodput &goodput)
{
    const bool ofTotal = goodput.tokens == TokenKind::Total;
    const auto raw = ofTotal ? from.point.totalTokensPerSecond : from.point.outputTokensPerSecond;
    if (goodput.basis == results::GoodputBasis::PerRequest || !goodput.fraction || !raw)
        return *measuredFigure(from, "tokens of requests inside the SLO", goodput.tokensPerSecond, "tok/s");
    Operand share = operandOf("share of requests inside the SLO", *goodput.fraction, "1");
    share.low = goodput.fractionLow;
    share.high = goodput.fractionHigh;
    const double ratio =
        *raw > 0.0 && *goodput.fraction > 0.0 ? *goodput.tokensPerSecond / (*raw * *goodput.fraction) : 1.0;
    return derived(
        CORE_TEXT("%1 tok/s × %2 inside the SLO = %3 tok/s"),
        {measured(from, ofTotal ? "total tokens per second" : "output tokens per second", *raw, "tok/s"), share},
        "tok/s", [ratio](const auto &v) { return v[0] * v[1] * ratio; });
}

void addMeasured(Workings &workings, const Measurement &from)
{
    SizeFigures &size = workings.size();
    const SweepPoint &point = from.point;
    size.outputTokensPerSecond = measuredFigure(from, "output tokens per second", point.outputTokensPerSecond, "tok/s");
    size.totalTokensPerSecond = measuredFigure(from, "total tokens per second", point.totalTokensPerSecond, "tok/s");
    size.requestsPerSecond = measuredFigure(from, "requests per second", point.requestThroughputPerSecond, "req/s");
    if (point.goodput && point.goodput->tokensPerSecond)
        size.goodputTokensPerSecond = goodputTokens(from, *point.goodput);
    if (point.goodput && point.goodput->fraction) {
        size.goodputFraction = measuredFigure(from, "share of requests inside the SLO", point.goodput->fraction, "1");
        size.goodputFraction->low = point.goodput->fractionLow;
        size.goodputFraction->high = point.goodput->fractionHigh;
    }
    if (size.goodputTokensPerSecond && point.goodput->tokens == TokenKind::Total)
        workings.warn(
            CORE_TEXT("Goodput counts input and output tokens together: the results state no output tokens."));
    workings.ofOneReplica = true;
    workings.replicaRequestsPerSecond = point.requestThroughputPerSecond;
}

OptionalFigure predictedFigure(const Prediction &prediction, const char *name, std::optional<double> value,
                               std::string unit)
{
    if (!value)
        return std::nullopt;
    const SweepPoint *point = nullptr;
    for (const auto &index : {prediction.sweep.safeCapacity, prediction.sweep.knee})
        if (point == nullptr && index)
            point = &prediction.sweep.points[*index];
    Operand operand = operandOf(name, *value, unit);
    operand.input.source = "simulation";
    operand.provenance = Provenance::Design;
    // The engine's own error is one of rates: it moves all of them alike.
    if (unit != "1" && prediction.requestsPerSecond && *prediction.requestsPerSecond > 0.0) {
        if (prediction.requestsPerSecondLow)
            operand.low = *value * *prediction.requestsPerSecondLow / *prediction.requestsPerSecond;
        if (prediction.requestsPerSecondHigh)
            operand.high = *value * *prediction.requestsPerSecondHigh / *prediction.requestsPerSecond;
    }
    std::vector<Operand> operands{std::move(operand)};
    if (point == nullptr || !point->load)
        return derived(CORE_TEXT("%1 predicted at the highest throughput"), std::move(operands), std::move(unit),
                       [](const auto &v) { return v[0]; });
    const bool byRate = prediction.sweep.loadIsRate;
    operands.push_back(operandOf(byRate ? "request rate" : "concurrency", *point->load, byRate ? "req/s" : "requests"));
    return derived(byRate ? CORE_TEXT("%1 predicted at %2 req/s") : CORE_TEXT("%1 predicted at %2 concurrent requests"),
                   std::move(operands), std::move(unit), [](const auto &v) { return v[0]; });
}

/// What engine and simulation say, for one replica.
void addPredicted(Workings &workings, const Prediction &prediction, const SweepPoint &point)
{
    SizeFigures &size = workings.size();
    const auto figure = [&](const char *name, std::optional<double> value, const char *unit) {
        return predictedFigure(prediction, name, value, unit);
    };
    size.outputTokensPerSecond = figure("output tokens per second", point.outputTokensPerSecond, "tok/s");
    size.totalTokensPerSecond = figure("total tokens per second", point.totalTokensPerSecond, "tok/s");
    size.requestsPerSecond = figure("requests per second", point.requestThroughputPerSecond, "req/s");
    if (point.goodput) {
        size.goodputTokensPerSecond =
            figure("tokens of requests inside the SLO", point.goodput->tokensPerSecond, "tok/s");
        size.goodputFraction = figure("share of requests inside the SLO", point.goodput->fraction, "1");
    }
    workings.ofOneReplica = true;
    workings.replicaRequestsPerSecond = point.requestThroughputPerSecond;
    for (const std::vector<Text> *texts : {&prediction.assumptions, &prediction.warnings})
        for (const Text &text : *texts)
            workings.warn(text);
}

/// Tokens a second from requests a second and the mean answer, where no token rate is stated.
OptionalFigure tokensFromRequests(const Workings &workings, const GivenThroughput &given)
{
    const OptionalQuantity &mean = workings.scenario().workload.outputTokens.mean;
    if (!given.requestsPerSecond || !mean)
        return std::nullopt;
    Operand rate = operandOf("requests per second", *given.requestsPerSecond, "req/s");
    rate.provenance = given.provenance;
    return derived(CORE_TEXT("%1 req/s × %2 tokens = %3 tok/s"),
                   {rate, operandOf("mean output tokens", *mean, "tokens")}, "tok/s",
                   [](const auto &v) { return v[0] * v[1]; });
}

void addGiven(Workings &workings, const GivenThroughput &given)
{
    SizeFigures &size = workings.size();
    const auto figure = [&](const OptionalQuantity &quantity, const char *unit) {
        return quantity ? OptionalFigure(stated(*quantity, unit, given.provenance)) : std::nullopt;
    };
    size.outputTokensPerSecond = figure(given.outputTokensPerSecond, "tok/s");
    size.totalTokensPerSecond = figure(given.totalTokensPerSecond, "tok/s");
    size.goodputTokensPerSecond = figure(given.goodputTokensPerSecond, "tok/s");
    size.requestsPerSecond = figure(given.requestsPerSecond, "req/s");
    if (!size.outputTokensPerSecond && !size.totalTokensPerSecond && !size.goodputTokensPerSecond)
        size.outputTokensPerSecond = tokensFromRequests(workings, given);
    workings.replicaRequestsPerSecond = valueOf(given.requestsPerSecond);
    const OptionalFigure &raw = size.outputTokensPerSecond ? size.outputTokensPerSecond : size.totalTokensPerSecond;
    if (!size.goodputTokensPerSecond || !raw || raw->value <= 0.0)
        return;
    size.goodputFraction =
        derived(CORE_TEXT("%1 tok/s / %2 tok/s = %3"),
                {operandOf("goodput", *size.goodputTokensPerSecond), lowering(operandOf("throughput", *raw))}, "1",
                [](const auto &v) { return v[0] / v[1]; });
    if (workings.scenario().slo.goodputMinFraction)
        size.sloMet = size.goodputFraction->value >= *workings.scenario().slo.goodputMinFraction;
}

/// Whether the SLO is kept: at the stated concurrency or rate where that was tested, else by any load at all.
std::optional<bool> sloHeld(const Workings &workings, const SweepAnalysis &sweep)
{
    if (sweep.slo.empty())
        return std::nullopt;
    const Arrivals &arrivals = workings.scenario().workload.arrivals;
    const auto wanted = valueOf(sweep.loadIsRate ? arrivals.requestsPerSecond : arrivals.concurrency);
    for (const SweepPoint &point : sweep.points)
        if (wanted && point.load && *point.load == *wanted)
            return point.holdsSlo;
    if (sweep.safeCapacity)
        return true;
    const bool allFail =
        !sweep.points.empty() && std::all_of(sweep.points.begin(), sweep.points.end(),
                                             [](const SweepPoint &p) { return p.holdsSlo == std::optional(false); });
    return allFail ? std::optional(false) : std::nullopt;
}

void chooseSweep(Evaluation &evaluation, const EvaluateOptions &options)
{
    if (options.chosenSweep && *options.chosenSweep < evaluation.sweeps.size()) {
        evaluation.chosenSweep = options.chosenSweep;
        return;
    }
    evaluation.chosenSweep = firstSweep(evaluation.sweeps, [](const auto &s) { return s.safeCapacity.has_value(); });
    if (!evaluation.chosenSweep)
        evaluation.chosenSweep = firstSweep(evaluation.sweeps, [](const auto &s) { return s.knee.has_value(); });
    if (!evaluation.chosenSweep)
        evaluation.chosenSweep =
            firstSweep(evaluation.sweeps, [](const auto &s) { return fastestPoint(s) != nullptr; });
}

/// The tested load that comes nearest; nothing is interpolated, a figure between two measurements was not measured.
std::optional<std::size_t> nearestPoint(const SweepAnalysis &sweep, double load)
{
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        if (!sweep.points[i].load)
            continue;
        if (!nearest || std::abs(*sweep.points[i].load - load) < std::abs(*sweep.points[*nearest].load - load))
            nearest = i;
    }
    return nearest;
}

} // namespace

Provenance provenanceOf(const Project &project, const results::Library &library, const SweepPoint &point)
{
    const auto isProduction = [&](std::size_t run) {
        const std::string &path = library.runs[run].source.path;
        return std::any_of(project.results.begin(), project.results.end(), [&](const auto &reference) {
            return reference.role == "production" && !reference.path.empty() && path.ends_with(reference.path);
        });
    };
    const bool all = !point.runs.empty() && std::all_of(point.runs.begin(), point.runs.end(), isProduction);
    return all ? Provenance::Production : Provenance::Benchmark;
}

const SweepAnalysis *headlineSweep(const Evaluation &evaluation)
{
    if (evaluation.chosenSweep && *evaluation.chosenSweep < evaluation.sweeps.size())
        return &evaluation.sweeps[*evaluation.chosenSweep];
    return evaluation.prediction ? &evaluation.prediction->sweep : nullptr;
}

const SweepPoint *chosenPoint(const Evaluation &evaluation)
{
    const SweepAnalysis *sweep = headlineSweep(evaluation);
    if (sweep == nullptr)
        return nullptr;
    if (evaluation.operatingPoint && *evaluation.operatingPoint < sweep->points.size())
        return &sweep->points[*evaluation.operatingPoint];
    if (sweep->safeCapacity)
        return &sweep->points[*sweep->safeCapacity];
    if (sweep->knee)
        return &sweep->points[*sweep->knee];
    return fastestPoint(*sweep);
}

const OptionalFigure *denominator(const SizeFigures &size)
{
    if (!size.throughputTokens)
        return nullptr;
    switch (*size.throughputTokens) {
    case TokenKind::Goodput:
        return &size.goodputTokensPerSecond;
    case TokenKind::Output:
        return &size.outputTokensPerSecond;
    case TokenKind::Total:
        return &size.totalTokensPerSecond;
    }
    return nullptr;
}

void addSweeps(Workings &workings, const EvaluateOptions &options)
{
    Evaluation &evaluation = workings.evaluation;
    for (const results::Sweep &sweep : workings.library.sweeps) {
        if (options.stop.stop_requested())
            return;
        evaluation.sweeps.push_back(results::analyseSweep(workings.library, sweep, workings.scenario().slo));
    }
    chooseSweep(evaluation, options);
    if (options.operatingLoad && evaluation.chosenSweep)
        evaluation.operatingPoint = nearestPoint(evaluation.sweeps[*evaluation.chosenSweep], *options.operatingLoad);
}

void addThroughput(Workings &workings, const EvaluateOptions &options)
{
    SizeFigures &size = workings.size();
    const Evaluation &evaluation = workings.evaluation;
    if (options.operatingLoad && !evaluation.chosenSweep && evaluation.prediction)
        workings.evaluation.operatingPoint = nearestPoint(evaluation.prediction->sweep, *options.operatingLoad);
    const SweepPoint *point = chosenPoint(evaluation);
    const SweepAnalysis *headline = headlineSweep(evaluation);
    const bool isPredicted = headline != nullptr && evaluation.prediction && headline == &evaluation.prediction->sweep;
    if (point && (!isPredicted || !workings.scenario().throughput))
        size.sloMet = evaluation.operatingPoint ? point->holdsSlo : sloHeld(workings, *headline);
    if (workings.scenario().throughput) {
        addGiven(workings, *workings.scenario().throughput);
    } else if (point) {
        if (isPredicted)
            addPredicted(workings, *evaluation.prediction, *point);
        else
            addMeasured(workings, {.sweep = *headline,
                                   .point = *point,
                                   .provenance = provenanceOf(workings.project, workings.library, *point)});
        if (evaluation.operatingPoint && point->holdsSlo == std::optional(false))
            workings.warn(CORE_TEXT("The operating point breaks the SLO: the figures are those of a load that nobody "
                                    "should be promised."));
        else if (!headline->safeCapacity && size.sloMet == std::optional(false))
            workings.warn(CORE_TEXT("No tested load keeps the SLO: the figures are those of a load that breaks it."));
        else if (!headline->safeCapacity && !headline->knee)
            workings.warn(CORE_TEXT("The sweep shows neither a safe capacity nor a knee: the figures are those of its "
                                    "highest throughput."));
    }
    const auto usable = [](const OptionalFigure &figure) { return figure && figure->value > 0.0; };
    if (usable(size.goodputTokensPerSecond))
        size.throughputTokens = TokenKind::Goodput;
    else if (usable(size.outputTokensPerSecond))
        size.throughputTokens = TokenKind::Output;
    else if (usable(size.totalTokensPerSecond))
        size.throughputTokens = TokenKind::Total;
}

} // namespace core::project
