// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/sentences.h"

#include "core/embeddedtext.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using scorecard::Scorecard;
using scorecard::Standing;
using scorecard::Status;

constexpr double percent = 100.0;

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

/// "A, B, C", and of many the first few with the number of the others: the table has them all.
std::string listOf(const std::vector<const Standing *> &standings)
{
    constexpr std::size_t most = 5, named = 3;
    std::string list;
    for (const Standing *standing : standings) {
        if (standings.size() > most && standing == standings[named])
            return phrase(Text(CORE_TEXT("%1 and %2 more"),
                               {std::move(list), shown(static_cast<double>(standings.size() - named))}));
        list += (list.empty() ? "" : ", ") + standing->candidate.id;
    }
    return list;
}

std::vector<const Standing *> withStatus(const Scorecard &card, Status status)
{
    std::vector<const Standing *> found;
    for (const Standing &standing : card.standings)
        if (standing.status == status)
            found.push_back(&standing);
    return found;
}

bool isChosen(const Scorecard &card, const std::string &axis)
{
    return std::any_of(card.axes.begin(), card.axes.end(), [&](const auto &chosen) { return chosen.id == axis; });
}

std::optional<double> valueOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    if (found == standing.candidate.values.end())
        return std::nullopt;
    const auto *number = std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

const std::string cpm = "cpm_eur_per_mtok";
const std::string goodput = "goodput_tokens_per_s";

/// By how many whole percents `a` is better than `b` on a chosen axis that both know; else 0.
double advantagePercent(const Scorecard &card, const Standing &a, const Standing &b, const std::string &axis)
{
    const auto mine = valueOn(a, axis);
    const auto theirs = valueOn(b, axis);
    if (!isChosen(card, axis) || !mine || !theirs || *theirs <= 0.0)
        return 0.0;
    const double change = *mine / *theirs - 1.0;
    const bool lowerIsBetter = scorecard::findAxis(axis)->direction == scorecard::Direction::Lower;
    return std::max(0.0, std::round((lowerIsBetter ? -change : change) * percent));
}

/// The beaten candidate that comes closest: of the second layer, the first in the order given.
const Standing *runnerUp(const Scorecard &card)
{
    for (const Standing &standing : card.standings)
        if (standing.status == Status::Dominated && standing.layer == 2)
            return &standing;
    return nullptr;
}

void addSingleFront(Sentences &sentences, const Scorecard &card, const Standing &winner)
{
    const Standing *second = runnerUp(card);
    const bool undecided = !withStatus(card, Status::Undecided).empty();
    if (undecided || !second) {
        sentences.push_back({CORE_TEXT("%1 alone is on the front."), {winner.candidate.id}});
        return;
    }
    const double cheaper = advantagePercent(card, winner, *second, cpm);
    const double faster = advantagePercent(card, winner, *second, goodput);
    if (cheaper > 0.0 && faster > 0.0)
        sentences.push_back(
            {CORE_TEXT("%1 is the whole front: %2 % cheaper than %3 with %4 % more goodput, and none is "
                       "known to beat it on any axis."),
             {winner.candidate.id, shown(cheaper), second->candidate.id, shown(faster)}});
    else if (cheaper > 0.0)
        sentences.push_back(
            {CORE_TEXT("%1 is the whole front: %2 % cheaper than %3, and none is known to beat it on any axis."),
             {winner.candidate.id, shown(cheaper), second->candidate.id}});
    else if (faster > 0.0)
        sentences.push_back(
            {CORE_TEXT("%1 is the whole front: %2 % more goodput than %3, and none is known to beat it on any axis."),
             {winner.candidate.id, shown(faster), second->candidate.id}});
    else
        sentences.push_back(
            {CORE_TEXT("%1 is the whole front: none is known to beat it on any axis."), {winner.candidate.id}});
}

void addSharedFront(Sentences &sentences, const Scorecard &card, const std::vector<const Standing *> &front)
{
    sentences.push_back(
        {CORE_TEXT("%1 candidates share the front: %2."), {shown(static_cast<double>(front.size())), listOf(front)}});
    if (!isChosen(card, cpm) || !isChosen(card, goodput))
        return;
    const auto by = [](const std::string &axis) {
        return [&axis](const Standing *a, const Standing *b) { return valueOn(*a, axis) < valueOn(*b, axis); };
    };
    const Standing &cheapest = **std::min_element(front.begin(), front.end(), by(cpm));
    const Standing &fastest = **std::max_element(front.begin(), front.end(), by(goodput));
    if (!valueOn(cheapest, cpm) || !valueOn(fastest, goodput))
        return;
    if (&cheapest == &fastest)
        sentences.push_back(
            {CORE_TEXT("%1 is the cheapest of them at %2 € a million tokens and has the most goodput at %3 tokens per "
                       "second."),
             {cheapest.candidate.id, shown(*valueOn(cheapest, cpm)), shown(*valueOn(fastest, goodput))}});
    else
        sentences.push_back(
            {CORE_TEXT("%1 is the cheapest of them at %2 € a million tokens, %3 has the most goodput at "
                       "%4 tokens per second."),
             {cheapest.candidate.id, shown(*valueOn(cheapest, cpm)), fastest.candidate.id,
              shown(*valueOn(fastest, goodput))}});
}

void addGateFailures(Sentences &sentences, const Scorecard &card)
{
    const auto failed = withStatus(card, Status::Infeasible);
    if (failed.empty())
        return;
    const bool single = failed.size() == 1;
    if (card.gates.size() == 1)
        sentences.push_back({single ? CORE_TEXT("%1 falls at the %2 gate.") : CORE_TEXT("%1 fall at the %2 gate."),
                             {listOf(failed), card.gates.begin()->second}});
    else
        sentences.push_back(
            {single ? CORE_TEXT("%1 falls at a gate.") : CORE_TEXT("%1 fall at a gate."), {listOf(failed)}});
}

/// A pattern an axis, so that each language can put its name into the right form.
const char *unknownAxisPattern(const std::string &axis)
{
    static const std::map<std::string, const char *> patterns{
        {"cpm_eur_per_mtok", CORE_TEXT("%1 stays undecided: its cost of a million tokens is unknown.")},
        {"goodput_tokens_per_s", CORE_TEXT("%1 stays undecided: its goodput is unknown.")},
        {"energy_j_per_token", CORE_TEXT("%1 stays undecided: its energy per token is unknown.")},
        {"carbon_g_per_mtok", CORE_TEXT("%1 stays undecided: its carbon is unknown.")},
        {"sovereignty", CORE_TEXT("%1 stays undecided: its sovereignty is unknown.")},
        {"capex_eur", CORE_TEXT("%1 stays undecided: the capital that it binds is unknown.")},
        {"quality", CORE_TEXT("%1 stays undecided: its quality is unknown.")},
    };
    const auto found = patterns.find(axis);
    return found == patterns.end() ? CORE_TEXT("%1 stays undecided: one of its values is unknown.") : found->second;
}

void addUndecided(Sentences &sentences, const Scorecard &card)
{
    const auto undecided = withStatus(card, Status::Undecided);
    if (undecided.empty())
        return;
    if (undecided.size() > 1) {
        sentences.push_back({CORE_TEXT("%1 stay undecided: something that the comparison asks for is unknown of each."),
                             {listOf(undecided)}});
        return;
    }
    const Standing &standing = *undecided.front();
    if (standing.unknownAxes.empty())
        sentences.push_back(
            {CORE_TEXT("%1 stays undecided: whether it passes the gate is unknown."), {standing.candidate.id}});
    else if (standing.unknownAxes.size() == 1)
        sentences.push_back({unknownAxisPattern(standing.unknownAxes.front()), {standing.candidate.id}});
    else
        sentences.push_back({CORE_TEXT("%1 stays undecided: %2 of its values are unknown."),
                             {standing.candidate.id, shown(static_cast<double>(standing.unknownAxes.size()))}});
}

} // namespace

Sentences scorecardSentences(const Scorecard &card)
{
    if (card.standings.empty())
        return {CORE_TEXT("There are no candidates to compare yet.")};
    Sentences sentences;
    const auto front = withStatus(card, Status::Front);
    if (card.standings.size() == 1 && front.size() == 1)
        return {Text(CORE_TEXT("There is one candidate, %1, and nothing yet to compare it with."),
                     {card.standings.front().candidate.id})};
    if (front.empty())
        sentences.emplace_back(CORE_TEXT("No candidate is on the front yet."));
    else if (front.size() == 1)
        addSingleFront(sentences, card, *front.front());
    else
        addSharedFront(sentences, card, front);
    addUndecided(sentences, card);
    addGateFailures(sentences, card);
    return sentences;
}

} // namespace core::project
