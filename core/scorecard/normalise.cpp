// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/normalise.h"

#include "core/catalogue/catalogue.h"
#include "core/embeddedtext.h"
#include "core/project/evaluationparts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>

namespace core::scorecard {

namespace {

using project::Boundary;

constexpr std::array normalisers{Normaliser::Boundary, Normaliser::TokenKind, Normaliser::GridMethod,
                                 Normaliser::ExchangeRate, Normaliser::PerGpu};
constexpr double joulesPerKwhOfAMillion = 3.6; ///< J/token over kWh for a million tokens

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

const Standing *standingOf(const Scorecard &card, const std::string &id)
{
    const auto found = std::ranges::find(card.standings, id, [](const Standing &s) { return s.candidate.id; });
    return found == card.standings.end() ? nullptr : &*found;
}

std::optional<double> valueOn(const Scorecard &card, const std::string &id, const std::string &axis)
{
    const Standing *standing = standingOf(card, id);
    if (!standing)
        return std::nullopt;
    const auto found = standing->candidate.values.find(axis);
    const auto *number = found == standing->candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

/// What everybody needs.
struct Case
{
    const project::Project &project;
    const project::Node &document;
    const project::Evaluation &evaluation;
    const project::EvaluateOptions &options;
    const std::vector<Footing> &footings;
    Normalisation &result;

    const Scorecard &card() const { return evaluation.scorecard; }
    bool knows(const Footing &footing, const std::string &axis) const
    {
        return valueOn(card(), footing.id, axis).has_value();
    }
    void adjust(Normaliser by, const Footing &footing, std::span<const char *const> axes, double factor,
                const Text &how) const
    {
        for (const char *axis : axes)
            if (knows(footing, axis))
                result.adjustments.push_back(
                    {.by = by, .candidate = footing.id, .axis = axis, .factor = factor, .how = how});
    }
    void refuse(std::vector<std::string> candidates, std::string aspect, Text why) const
    {
        result.obstacles.push_back({std::move(candidates), std::move(aspect), std::move(why)});
    }
};

bool compares(const Footing &footing, Aspect aspect)
{
    return std::ranges::find(footing.compared, aspect) != footing.compared.end();
}

/// Those of whom the aspect is known and not what they are there to compare.
template <typename Known>
std::vector<const Footing *> heldAgainst(const Case &of, Aspect aspect, Known known)
{
    std::vector<const Footing *> all;
    for (const Footing &footing : of.footings)
        if (known(footing) && !compares(footing, aspect))
            all.push_back(&footing);
    return all;
}

Text boundaryWord(Boundary boundary)
{
    static constexpr std::array<const char *, 3> words{CORE_TEXT("board"), CORE_TEXT("node"), CORE_TEXT("facility")};
    return words[static_cast<std::size_t>(boundary)];
}

/// What a figure of the inner boundary is multiplied by; absent where a factor is not stated, with the reason.
std::optional<double> factorTo(Boundary target, const Footing &of, Text &how)
{
    const Boundary from = *of.basis.boundary;
    const bool throughNode = from == Boundary::Board && of.nodeFactor;
    if (target == Boundary::Node) {
        if (!of.nodeFactor)
            return std::nullopt;
        how = {CORE_TEXT("from the boards to the node: × %1"), {shown(*of.nodeFactor)}};
        return of.nodeFactor;
    }
    if (!of.pue)
        return std::nullopt;
    if (throughNode)
        how = {CORE_TEXT("from the boards to the facility: × %1 for the node × PUE %2"),
               {shown(*of.nodeFactor), shown(*of.pue)}};
    else if (from == Boundary::Board)
        how = {CORE_TEXT("from the boards to the facility: × PUE %1; what the node adds is not stated and not counted"),
               {shown(*of.pue)}};
    else
        how = {CORE_TEXT("from the node to the facility: × PUE %1"), {shown(*of.pue)}};
    return throughNode ? *of.nodeFactor * *of.pue : *of.pue;
}

/// Energy, power and goodput a kilowatt at the widest boundary that any of them is stated at. Carbon and electricity
/// are counted at the meter already.
void normaliseBoundary(const Case &of)
{
    static constexpr std::array<const char *, 2> rising{"energy_j_per_token", "power_w"};
    static constexpr std::array<const char *, 1> falling{"goodput_per_kw"};
    const auto all = heldAgainst(of, Aspect::Boundary, [](const Footing &one) { return one.basis.boundary; });
    Boundary target = Boundary::Board;
    for (const Footing *one : all)
        target = std::max(target, *one->basis.boundary);
    for (const Footing *one : all) {
        if (*one->basis.boundary == target)
            continue;
        Text how;
        const auto factor = factorTo(target, *one, how);
        if (!factor) {
            of.refuse({one->id}, std::string(aspectId(Aspect::Boundary)),
                      target == Boundary::Node
                          ? Text(CORE_TEXT("What the node of %1 draws beyond its boards is not stated: state "
                                           "energy.node_factor, or measure at the node."),
                                 {one->id})
                          : Text(CORE_TEXT("The PUE of %1 is not stated: its energy at the %2 says nothing of the "
                                           "facility."),
                                 {one->id, phrase(boundaryWord(*one->basis.boundary))}));
            continue;
        }
        of.adjust(Normaliser::Boundary, *one, rising, *factor, how);
        of.adjust(Normaliser::Boundary, *one, falling, 1.0 / *factor, how);
    }
    for (Adjustment &one : of.result.adjustments)
        if (one.by == Normaliser::Boundary)
            one.boundary = target;
}

/// Everything that is divided by tokens, per output token: total tokens hold the prompts.
void normaliseTokens(const Case &of)
{
    static constexpr std::array<const char *, 4> rising{"cpm_eur_per_mtok", "energy_j_per_token", "carbon_g_per_mtok",
                                                        "water_l_per_mtok"};
    static constexpr std::array<const char *, 4> falling{"goodput_tokens_per_s", "goodput_per_gpu", "goodput_per_kw",
                                                         "goodput_per_capex_eur"};
    const auto all = heldAgainst(of, Aspect::TokenKind, [](const Footing &one) { return one.basis.tokens; });
    const bool differ =
        std::ranges::any_of(all, [&](const Footing *one) { return *one->basis.tokens != *all.front()->basis.tokens; });
    for (const Footing *one : all) {
        if (!differ || *one->basis.tokens != "total")
            continue;
        if (!one->promptTokensMean || !one->outputTokensMean || *one->outputTokensMean <= 0.0) {
            of.refuse({one->id}, std::string(aspectId(Aspect::TokenKind)),
                      Text(CORE_TEXT("The lengths of prompts and answers of %1 are not stated: how many of its tokens "
                                     "are output is not known."),
                           {one->id}));
            continue;
        }
        const double ratio = (*one->promptTokensMean + *one->outputTokensMean) / *one->outputTokensMean;
        const Text how{CORE_TEXT("from all tokens to output tokens: (%1 of the prompt + %2 of the answer) / %2 = %3"),
                       {shown(*one->promptTokensMean), shown(*one->outputTokensMean), shown(ratio)}};
        of.adjust(Normaliser::TokenKind, *one, rising, ratio, how);
        of.adjust(Normaliser::TokenKind, *one, falling, 1.0 / ratio, how);
    }
}

/// The intensity that a candidate's carbon stands on: as its configuration has it, else as its energy and its carbon
/// give it.
std::optional<double> intensityOf(const Case &of, const Footing &one)
{
    if (!one.ofScenario && one.gridGramsPerKwh)
        return one.gridGramsPerKwh;
    const auto carbon = valueOn(of.card(), one.id, "carbon_g_per_mtok");
    const auto joules = valueOn(of.card(), one.id, "energy_j_per_token");
    if (!carbon || !joules || *joules <= 0.0 || !one.basis.boundary)
        return std::nullopt;
    double toMeter = 1.0;
    if (*one.basis.boundary != Boundary::Facility) {
        Text ignored;
        const auto factor = factorTo(Boundary::Facility, one, ignored);
        if (!factor)
            return std::nullopt;
        toMeter = *factor;
    }
    return *carbon / (*joules / joulesPerKwhOfAMillion * toMeter);
}

/// Carbon by the method of the whole life cycle, which the catalogue has of every grid.
void normaliseGrid(const Case &of)
{
    static constexpr std::array<const char *, 1> carbon{"carbon_g_per_mtok"};
    constexpr std::string_view target = "lifecycle";
    const auto all = heldAgainst(of, Aspect::GridMethod, [](const Footing &one) { return one.basis.gridMethod; });
    const bool differ = std::ranges::any_of(
        all, [&](const Footing *one) { return *one->basis.gridMethod != *all.front()->basis.gridMethod; });
    for (const Footing *one : all) {
        if (!differ || *one->basis.gridMethod == target || !of.knows(*one, "carbon_g_per_mtok"))
            continue;
        const catalogue::GridZone *grid = nullptr;
        if (of.options.catalogue && one->zone)
            if (const auto found = of.options.catalogue->grid(*one->zone))
                grid = &*found;
        const catalogue::GridIntensity *intensity = grid ? grid->intensity(target) : nullptr;
        const auto now = intensityOf(of, *one);
        if (!intensity || !now || *now <= 0.0) {
            of.refuse({one->id}, std::string(aspectId(Aspect::GridMethod)),
                      intensity ? Text(CORE_TEXT("On which intensity the carbon of %1 stands is not known."), {one->id})
                                : Text(CORE_TEXT("Of the grid of %1 the catalogue has no figure of the life cycle."),
                                       {one->id}));
            continue;
        }
        of.adjust(Normaliser::GridMethod, *one, carbon, intensity->gramsPerKwh / *now,
                  {CORE_TEXT("%1 g/kWh of the whole life cycle (%2) instead of %3 g/kWh"),
                   {shown(intensity->gramsPerKwh), grid->name, shown(*now)}});
    }
}

/// A quote of one currency, with the rate that it is converted at.
struct Quoted
{
    const project::Candidate *candidate = nullptr;
    std::string currency;
    project::Quantity rate;
    project::Node quote; ///< as it stands in the file, the scenario's part included
};

constexpr const char *quotePath = "economics.tariff.quote";

std::vector<Quoted> quotesOf(const Case &of)
{
    std::vector<Quoted> all;
    for (const project::Candidate &candidate : of.project.candidates) {
        if (!candidate.overrides || !valueOn(of.card(), candidate.id, "cpm_eur_per_mtok"))
            continue;
        const auto configured = configurationOf(candidate, of.project, of.document, of.evaluation, of.options);
        if (!configured)
            continue;
        const auto &quote = configured->project.economics.tariff.quote;
        if (!quote || !quote->currency || *quote->currency == "EUR" || !quote->unitsPerEur)
            continue;
        const project::Node document = documentOfCandidate(of.document, candidate); // holds what is found in it
        if (const project::Node *stated = document.at(quotePath))
            all.push_back({&candidate, *quote->currency, *quote->unitsPerEur, *stated});
    }
    return all;
}

std::optional<double> costAtRate(const Case &of, const Quoted &quoted, const project::Node &rate)
{
    project::Candidate changed = *quoted.candidate;
    changed.overrides = changed.overrides->with(quotePath, quoted.quote.with("units_per_eur", rate));
    const auto configured = configurationOf(changed, of.project, of.document, of.evaluation, of.options);
    if (!configured)
        return std::nullopt;
    const auto evaluation = evaluateConfiguration(configured->project, configured->library, configured->options);
    return evaluation.size.cpmEurPerMillionTokens ? std::optional(evaluation.size.cpmEurPerMillionTokens->value)
                                                  : std::nullopt;
}

/// Quotes in one currency at the newest of the rates that are stated.
void normaliseRates(const Case &of)
{
    const auto quotes = quotesOf(of);
    std::map<std::string, const Quoted *> newest;
    for (const Quoted &quoted : quotes) {
        const auto [at, fresh] = newest.emplace(quoted.currency, &quoted);
        if (!fresh && quoted.rate.date.value_or("") > at->second->rate.date.value_or(""))
            at->second = &quoted;
    }
    for (const Quoted &quoted : quotes) {
        const Quoted &target = *newest.at(quoted.currency);
        if (target.rate.value == quoted.rate.value)
            continue;
        project::Node rate =
            project::Node::map({{"value", project::Node::number(target.rate.value)}}, project::Node::Style::Flow);
        if (target.rate.source)
            rate = rate.with("source", project::Node::scalar(*target.rate.source));
        if (target.rate.date)
            rate = rate.with("date", project::Node::scalar(*target.rate.date));
        const auto before = valueOn(of.card(), quoted.candidate->id, "cpm_eur_per_mtok");
        const auto after = costAtRate(of, quoted, rate);
        if (!before || !after || *before <= 0.0)
            continue;
        of.result.adjustments.push_back(
            {.by = Normaliser::ExchangeRate,
             .candidate = quoted.candidate->id,
             .axis = "cpm_eur_per_mtok",
             .factor = *after / *before,
             .how = {CORE_TEXT("%1 %2 for a euro, as of %3, instead of %4"),
                     {shown(target.rate.value), quoted.currency, target.rate.date.value_or(target.candidate->id),
                      shown(quoted.rate.value)}}});
        of.result.edits.push_back({.by = Normaliser::ExchangeRate,
                                   .candidate = quoted.candidate->id,
                                   .path = quotePath,
                                   .value = quoted.quote.with("units_per_eur", std::move(rate))});
    }
}

/// Goodput of one GPU, where fleets differ in size.
void normaliseSize(const Case &of)
{
    const auto has = [&](const char *axis) {
        return std::ranges::any_of(of.card().axes, [axis](const Axis &one) { return one.id == axis; });
    };
    if (!has("goodput_tokens_per_s") || has("goodput_per_gpu"))
        return;
    std::vector<Adjustment> found;
    std::vector<std::string> without;
    std::set<double> sizes;
    for (const Footing &footing : of.footings) {
        if (!of.knows(footing, "goodput_tokens_per_s"))
            continue;
        const auto gpus = valueOn(of.card(), footing.id, "gpus");
        if (!gpus || *gpus < 1.0) {
            without.push_back(footing.id);
            continue;
        }
        sizes.insert(*gpus);
        found.push_back({.by = Normaliser::PerGpu,
                         .candidate = footing.id,
                         .axis = "goodput_tokens_per_s",
                         .factor = 1.0 / *gpus,
                         .how = {CORE_TEXT("of one of its %1 GPUs"), {shown(*gpus)}},
                         .toAxis = "goodput_per_gpu"});
    }
    if (sizes.size() < 2)
        return;
    std::ranges::move(found, std::back_inserter(of.result.adjustments));
    if (!without.empty())
        of.refuse(std::move(without), "size",
                  CORE_TEXT("The number of their GPUs is not stated: what one of them serves is not known."));
}

/// Differences that are no matter of arithmetic, each aspect once with all whom it concerns.
void refuseTheRest(const Case &of)
{
    static const std::map<Aspect, const char *> reasons{
        {Aspect::Model, CORE_TEXT("Tokens of another model are other tokens: no factor says what they are worth. "
                                  "Attach an evaluation of both and compare at one quality.")},
        {Aspect::Precision, CORE_TEXT("How much faster and how much worse another precision is has to be measured: run "
                                      "both in one, or let the precision be what is compared.")},
        {Aspect::Context, CORE_TEXT("Time and memory do not follow from the length by a factor: measure or predict "
                                    "both at one context.")},
        {Aspect::Load, CORE_TEXT("Latency and throughput depend on the load in no fixed ratio: compare both at one "
                                 "demand, or each at its own safe capacity under one SLO.")},
        {Aspect::ToolClass, CORE_TEXT("What a client of a single process could not send is in none of its figures: "
                                      "repeat with one tool.")},
    };
    std::map<Aspect, std::set<std::string>> concerned;
    for (const PairComparability &pair : comparabilityOf(of.footings))
        for (const Difference &difference : pair.differences)
            if (!difference.compared && reasons.contains(difference.aspect))
                concerned[difference.aspect].insert({pair.first, pair.second});
    for (const auto &[aspect, ids] : concerned)
        of.refuse({ids.begin(), ids.end()}, std::string(aspectId(aspect)), reasons.at(aspect));
}

/// Prices of days far apart: what has happened since is in none of them.
void refusePriceDates(const Case &of)
{
    constexpr int mostMonths = 6;
    const auto months = [](const std::string &date) -> std::optional<int> {
        const auto part = [&date](std::size_t from, std::size_t size) {
            int number = 0;
            for (std::size_t i = from; i < from + size; ++i)
                number = date[i] >= '0' && date[i] <= '9' && number >= 0 ? number * 10 + (date[i] - '0') : -1;
            return number;
        };
        if (date.size() < 7)
            return std::nullopt;
        const int year = part(0, 4), month = part(5, 2);
        return year < 0 || month < 0 ? std::nullopt : std::optional(year * 12 + month);
    };
    const Footing *oldest = nullptr, *newest = nullptr;
    for (const Footing &footing : of.footings) {
        if (!footing.priceDate || !months(*footing.priceDate))
            continue;
        if (!oldest || *footing.priceDate < *oldest->priceDate)
            oldest = &footing;
        if (!newest || *footing.priceDate > *newest->priceDate)
            newest = &footing;
    }
    if (oldest && newest && *months(*newest->priceDate) - *months(*oldest->priceDate) > mostMonths)
        of.refuse({oldest->id, newest->id}, "price_date",
                  {CORE_TEXT("The price of %1 is of %2 and that of %3 of %4: no price follows from one of another day. "
                             "Ask for both anew."),
                   {oldest->id, *oldest->priceDate, newest->id, *newest->priceDate}});
}

} // namespace

std::string_view normaliserId(Normaliser normaliser)
{
    static constexpr std::array<std::string_view, normalisers.size()> ids{"boundary", "token_kind", "grid_method",
                                                                          "exchange_rate", "per_gpu"};
    return ids[static_cast<std::size_t>(normaliser)];
}

Text normaliserText(Normaliser normaliser)
{
    static constexpr std::array<const char *, normalisers.size()> texts{
        CORE_TEXT("Energy and power at one boundary"), CORE_TEXT("Figures of output tokens"),
        CORE_TEXT("Carbon by the method of the whole life cycle"), CORE_TEXT("Prices at one rate of exchange"),
        CORE_TEXT("Goodput of one GPU instead of the fleet's")};
    return texts[static_cast<std::size_t>(normaliser)];
}

std::vector<Normaliser> Normalisation::offered() const
{
    std::vector<Normaliser> all;
    for (const Normaliser normaliser : normalisers)
        if (std::ranges::any_of(adjustments, [=](const Adjustment &one) { return one.by == normaliser; }))
            all.push_back(normaliser);
    return all;
}

Normalisation normalisationOf(const project::Project &project, const project::Node &document,
                              const project::Evaluation &evaluation, const project::EvaluateOptions &options,
                              const std::vector<Footing> &footings)
{
    Normalisation result;
    if (footings.size() < 2)
        return result;
    const Case of{project, document, evaluation, options, footings, result};
    normaliseBoundary(of);
    normaliseTokens(of);
    normaliseGrid(of);
    normaliseRates(of);
    normaliseSize(of);
    refuseTheRest(of);
    refusePriceDates(of);
    return result;
}

} // namespace core::scorecard
