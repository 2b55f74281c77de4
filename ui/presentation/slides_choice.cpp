// SPDX-License-Identifier: GPL-3.0-or-later
// The slides of the decision: who is on the front, who dominates whom, what would change that.
#include "core/scorecard/whatif.h"
#include "ui/charts/scorecardchart.h"
#include "ui/models/axistexts.h"
#include "ui/presentation/slides.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace ui::slides {

namespace {

using core::scorecard::Scorecard;
using core::scorecard::Standing;
using core::scorecard::Status;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

constexpr qsizetype mostRows = 6;
const std::string cpmAxis = "cpm_eur_per_mtok";
const std::string goodputAxis = "goodput_tokens_per_s";

std::optional<double> numberOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    const auto *number = found == standing.candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

const Standing *standingOf(const Scorecard &card, const std::string &id)
{
    for (const Standing &standing : card.standings)
        if (standing.candidate.id == id)
            return &standing;
    return nullptr;
}

/// The one the talk is about: nearest to the ideal of those on the front.
const Standing *winnerOf(const Scorecard &card)
{
    if (card.nearestToIdeal)
        if (const Standing *nearest = standingOf(card, *card.nearestToIdeal))
            return nearest;
    return card.front.empty() ? nullptr : standingOf(card, card.front.front());
}

QString idOf(const Standing &standing)
{
    return fromUtf8(standing.candidate.id);
}

QString nameOf(const Standing &standing)
{
    if (standing.candidate.label == standing.candidate.id)
        return idOf(standing); // "A A" says nothing more
    return QStringLiteral("%1 %2").arg(idOf(standing), fromUtf8(standing.candidate.label)).trimmed();
}

/// Two numeric axes that the card has; cost and goodput where it can choose.
std::optional<std::pair<std::string, std::string>> axesOf(const Scorecard &card)
{
    std::vector<std::string> numeric;
    for (const core::scorecard::Axis &axis : card.axes)
        if (axis.id != "sovereignty")
            numeric.push_back(axis.id);
    if (numeric.size() < 2)
        return std::nullopt;
    const auto has = [&](const std::string &id) {
        return std::find(numeric.begin(), numeric.end(), id) != numeric.end();
    };
    return has(cpmAxis) && has(goodputAxis) ? std::pair(cpmAxis, goodputAxis) : std::pair(numeric[0], numeric[1]);
}

/// "30 % less than A" for the nearest dominated candidates.
QString comparedCost(const Scorecard &card, const Standing &winner)
{
    const auto own = numberOn(winner, cpmAxis);
    QStringList parts;
    for (const Standing &other : card.standings) {
        const auto theirs = numberOn(other, cpmAxis);
        constexpr qsizetype enough = 2;
        if (!own || !theirs || other.status != Status::Dominated || *theirs <= *own || parts.size() >= enough)
            continue;
        parts << Say::tr("%1 less than %2").arg(formatPercent(1.0 - *own / *theirs), idOf(other));
    }
    return parts.join(QStringLiteral(", "));
}

/// "What if B delivers less?", with a tick wherever it stops dominating somebody.
std::optional<WhatIf> throughputQuestion(const Scorecard &card, const Standing &winner, double factor)
{
    const auto goodput = numberOn(winner, goodputAxis);
    if (!goodput || *goodput <= 0.0)
        return std::nullopt;
    WhatIf whatIf;
    whatIf.kind = WhatIf::Kind::Throughput;
    whatIf.question = Say::tr("What if %1 delivers less?").arg(idOf(winner));
    whatIf.low = 0.5;
    whatIf.high = 1.1;
    whatIf.value = factor;
    const auto rate = [&](double share) { return Say::tr("%1 tok/s").arg(formatNumber(*goodput * share)); };
    whatIf.shown = rate(factor);
    whatIf.lowText = formatNumber(*goodput * whatIf.low);
    whatIf.highText = formatNumber(*goodput * whatIf.high);
    std::map<double, QStringList> level; // candidates that tie at one place share its mark
    for (const Standing &other : card.standings) {
        const auto tie = core::scorecard::throughputTie(card, winner.candidate.id, other.candidate.id);
        if (tie && *tie > whatIf.low && *tie < 1.0)
            level[*tie] << idOf(other);
    }
    for (const auto &[tie, others] : level)
        whatIf.ticks << qMakePair(
            tie, Say::tr("%1: level with %2").arg(formatNumber(*goodput * tie), others.join(QStringLiteral(", "))));
    return whatIf;
}

} // namespace

std::optional<Number> winnersCost(const Scorecard &card)
{
    const Standing *winner = winnerOf(card);
    const auto cost = winner != nullptr ? numberOn(*winner, cpmAxis) : std::nullopt;
    if (!cost)
        return std::nullopt;
    const auto provenance = winner->candidate.provenances.find(cpmAxis);
    return Number{formatNumber(*cost), Say::tr("€ per million tokens"), Say::tr("candidate %1").arg(nameOf(*winner)),
                  charts::Role::Cost,
                  provenance == winner->candidate.provenances.end() ? core::project::Provenance::Design
                                                                    : provenance->second};
}

std::optional<Slide> frontierSlide(const Input &input)
{
    const Scorecard &before = input.evaluation.scorecard;
    const auto axes = axesOf(before);
    const Standing *winner = winnerOf(before);
    if (!axes || winner == nullptr || before.standings.size() < 2)
        return std::nullopt;
    const Scorecard card = input.throughputFactor == 1.0
                               ? before
                               : core::scorecard::withCandidate(
                                     before, core::scorecard::atThroughput(winner->candidate, input.throughputFactor));
    const Standing &now = *standingOf(card, winner->candidate.id);
    Slide slide;
    slide.id = QStringLiteral("frontier");
    slide.name = Say::tr("The frontier");
    const core::project::Sentences sentences = core::project::scorecardSentences(card);
    slide.sentence = sentences.empty() ? QString() : localised(sentences.front());
    charts::ScorecardChartOptions options;
    options.x = axes->first;
    options.y = axes->second;
    slide.picture = charts::scorecardChart(card, options);
    if (const auto cost = numberOn(now, cpmAxis)) {
        const auto provenance = now.candidate.provenances.find(cpmAxis);
        slide.number = Number{
            formatNumber(*cost), Say::tr("€ per million tokens"), comparedCost(card, now), charts::Role::Cost,
            provenance == now.candidate.provenances.end() ? core::project::Provenance::Design : provenance->second};
    }
    slide.whatIf = throughputQuestion(before, *winner, input.throughputFactor);
    return slide;
}

std::optional<Slide> dominanceSlide(const Input &input)
{
    const Scorecard &card = input.evaluation.scorecard;
    if (card.standings.size() < 2)
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("dominance");
    slide.name = Say::tr("Who dominates whom");
    int beaten = 0;
    for (const Standing &standing : card.standings) {
        if (standing.status != Status::Dominated)
            continue;
        ++beaten;
        if (slide.rows.size() < mostRows && !standing.dominatedBy.empty())
            slide.rows << Row{nameOf(standing),
                              charts::dominationText(card, standing, standing.dominatedBy.front(), QLocale())
                                  .replace(QLatin1Char('\n'), QStringLiteral(", ")),
                              {}};
    }
    for (const Standing &standing : card.standings)
        if (standing.whyNot && slide.rows.size() < mostRows)
            slide.rows << Row{nameOf(standing), localised(*standing.whyNot), {}};
    if (slide.rows.isEmpty())
        return std::nullopt;
    slide.sentence = beaten == 0 ? Say::tr("Nobody beats anybody on every axis.")
                                 : Say::tr("%n candidate(s) lose on every axis that is known.", nullptr, beaten);
    return slide;
}

std::optional<Slide> mindSlide(const Input &input)
{
    const Scorecard &card = input.evaluation.scorecard;
    const Standing *winner = winnerOf(card);
    if (winner == nullptr)
        return std::nullopt;
    const std::vector<core::scorecard::Tie> ties = core::scorecard::tiesOf(card, winner->candidate.id);
    if (ties.empty())
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("mind");
    slide.name = Say::tr("What would change our mind");
    const core::scorecard::Tie &nearest = ties.front();
    slide.sentence = Say::tr("%1 stops beating %2 when its %3 reaches %4.")
                         .arg(idOf(*winner), fromUtf8(nearest.with), axistexts::name(nearest.axis).toLower(),
                              withUnit(formatNumber(nearest.tieAt), axistexts::shortUnit(nearest.axis)));
    for (const core::scorecard::Tie &tie : ties)
        if (slide.rows.size() < mostRows)
            slide.rows << Row{axistexts::name(tie.axis),
                              withUnit(formatNumber(tie.value), axistexts::shortUnit(tie.axis)),
                              Say::tr("%1 to be level with %2 at %3")
                                  .arg(formatChange(tie.change), fromUtf8(tie.with), formatNumber(tie.tieAt))};
    slide.number =
        Number{formatChange(nearest.change), axistexts::name(nearest.axis), Say::tr("the nearest tie"), {}, {}};
    return slide;
}

} // namespace ui::slides
