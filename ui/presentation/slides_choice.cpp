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

using charts::ChartSpec; // a return type with its namespace would lose the texts their context
using core::scorecard::Scorecard;
using core::scorecard::Standing;
using core::scorecard::Status;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

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

bool dominates(const Standing &winner, const Standing &other)
{
    return std::any_of(other.dominatedBy.begin(), other.dominatedBy.end(),
                       [&](const core::scorecard::Domination &one) { return one.by == winner.candidate.id; });
}

/// "30 % less than A" for the first candidates that it dominates.
QString comparedCost(const Scorecard &card, const Standing &winner)
{
    const auto own = numberOn(winner, cpmAxis);
    QStringList parts;
    for (const Standing &other : card.standings) {
        const auto theirs = numberOn(other, cpmAxis);
        constexpr qsizetype enough = 2;
        if (!own || !theirs || !dominates(winner, other) || *theirs <= *own || parts.size() >= enough)
            continue;
        parts << Say::tr("%1 less than %2").arg(formatPercent(1.0 - *own / *theirs), idOf(other));
    }
    return parts.join(QStringLiteral(", "));
}

/// How many are on the front, of all.
Number onTheFront(const Scorecard &card)
{
    const auto front = std::count_if(card.standings.begin(), card.standings.end(),
                                     [](const Standing &standing) { return standing.status == Status::Front; });
    return {formatNumber(static_cast<double>(front)),
            Say::tr("on the front"),
            Say::tr("of %n candidate(s)", nullptr, static_cast<int>(card.standings.size())),
            {},
            {}};
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

std::optional<Drawing> candidatesOf(const Scorecard &card)
{
    if (card.standings.empty())
        return std::nullopt;
    std::map<Status, int> counts;
    for (const Standing &standing : card.standings)
        ++counts[standing.status];
    const int undecided = counts[Status::Undecided], out = counts[Status::Infeasible];
    const int front = counts[Status::Front], dominated = counts[Status::Dominated];
    Counted picture;
    picture.role = charts::Role::Throughput;
    picture.parts << Counted::Part{front, Counted::Fill::Full, Say::tr("%n on the front", nullptr, front)}
                  << Counted::Part{undecided, Counted::Fill::Half, Say::tr("%n not decided", nullptr, undecided)}
                  << Counted::Part{dominated, Counted::Fill::Hollow, Say::tr("%n dominated", nullptr, dominated)}
                  << Counted::Part{out, Counted::Fill::Planned, Say::tr("%n fail(s) a gate", nullptr, out)};
    return picture;
}

std::optional<ChartSpec> costPicture(const Scorecard &card)
{
    charts::ChartSpec spec;
    charts::SeriesSpec bars;
    bars.name = axistexts::name(cpmAxis);
    bars.role = charts::Role::Cost;
    bars.shape = charts::SeriesShape::Bars;
    bars.provenance = core::project::Provenance::Design;
    const Standing *winner = winnerOf(card);
    std::vector<std::pair<double, const Standing *>> costs;
    for (const Standing &standing : card.standings)
        if (const auto cost = numberOn(standing, cpmAxis))
            costs.emplace_back(*cost, &standing);
    // All of them as they are listed; of many the cheapest, and the one the talk is about.
    constexpr std::size_t most = 9;
    const std::size_t all = costs.size();
    if (all > most) {
        std::stable_sort(costs.begin(), costs.end(), [&](const auto &a, const auto &b) {
            return std::pair(a.second != winner, a.first) < std::pair(b.second != winner, b.first);
        });
        costs.resize(most);
        std::stable_sort(costs.begin(), costs.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    }
    QStringList summary;
    for (const auto &[cost, standing] : costs) {
        const auto x = static_cast<double>(bars.points.size());
        if (standing == winner)
            bars.emphasised << static_cast<int>(bars.points.size());
        bars.points.append({x, cost});
        spec.x.ticks.append({x, idOf(*standing)});
        summary << QStringLiteral("%1 %2").arg(idOf(*standing), formatNumber(cost));
    }
    if (all > most)
        spec.footnote = Say::tr("the cheapest of %n candidate(s)", nullptr, static_cast<int>(all));
    if (bars.points.size() < 2)
        return std::nullopt;
    spec.title = bars.name;
    spec.left.title = withUnit(bars.name + QLatin1Char(','), axistexts::shortUnit(cpmAxis));
    spec.left.role = charts::Role::Cost;
    spec.left.minimum = 0.0;
    spec.x.minimum = -0.6;
    spec.x.maximum = static_cast<double>(bars.points.size()) - 0.4;
    spec.summary = summary.join(QStringLiteral(", "));
    spec.series << bars;
    return spec;
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
    } else {
        slide.number = onTheFront(card);
    }
    slide.whatIf = throughputQuestion(before, *winner, input.throughputFactor);
    return slide;
}

namespace {

/// How far the candidate that dominates is ahead on an axis, of the dominated one's own figure.
std::optional<double> aheadBy(const Standing &standing, const core::scorecard::Domination &domination,
                              const std::string &axis)
{
    const auto amount = domination.amounts.find(axis);
    const auto own = numberOn(standing, axis);
    if (amount == domination.amounts.end() || amount->second <= 0.0 || !own || *own == 0.0)
        return std::nullopt;
    return amount->second / std::abs(*own);
}

/// A group of bars for each dominated candidate, a bar for each axis, as far as that is to be read from afar.
std::optional<charts::ChartSpec> dominancePicture(const Scorecard &card)
{
    constexpr qsizetype mostBars = 9, mostOfOne = 5;
    std::map<std::string, charts::SeriesSpec> ofAxis;
    charts::ChartSpec spec;
    double x = 0.0;
    qsizetype bars = 0;
    int more = 0;
    QStringList summary;
    for (const Standing &standing : card.standings) {
        if (standing.status != Status::Dominated || standing.dominatedBy.empty())
            continue;
        const core::scorecard::Domination &domination = standing.dominatedBy.front();
        if (bars + mostOfOne > mostBars) {
            ++more;
            continue;
        }
        const double from = x;
        const qsizetype before = bars;
        for (const core::scorecard::Axis &axis : card.axes)
            if (const auto ahead = aheadBy(standing, domination, axis.id); ahead && bars - before < mostOfOne) {
                charts::SeriesSpec &series = ofAxis[axis.id];
                series.points.append({x, *ahead});
                spec.x.ticks.append({x, axistexts::name(axis.id)});
                x += 1.0;
                ++bars;
            }
        if (x == from) { // every axis on which it loses is zero there: no share of it can be drawn
            ++more;
            continue;
        }
        spec.bands << charts::BandMark{from - 0.5, x - 0.5,
                                       Say::tr("%1 against %2").arg(fromUtf8(domination.by), idOf(standing))};
        summary << charts::dominationText(card, standing, domination, QLocale())
                       .replace(QLatin1Char('\n'), QLatin1String(", "));
        x += 0.6;
    }
    if (bars == 0)
        return std::nullopt;
    spec.title = spec.left.title = Say::tr("how far ahead");
    spec.left.percent = true;
    spec.left.minimum = 0.0;
    spec.x.minimum = -0.7;
    spec.x.maximum = x - 0.9;
    spec.summary = summary.join(QStringLiteral("; "));
    QStringList rest;
    if (more > 0)
        rest << Say::tr("%n more dominated candidate(s) not drawn", nullptr, more);
    for (const Standing &standing : card.standings)
        if (standing.status == Status::Infeasible && standing.whyNot)
            rest << QStringLiteral("%1: %2").arg(nameOf(standing), localised(*standing.whyNot));
    for (QString &one : rest)
        while (one.endsWith(QLatin1Char('.')))
            one.chop(1);
    spec.footnote = rest.mid(0, 2).join(QStringLiteral("; "));
    for (auto &[axis, series] : ofAxis) {
        series.name = axistexts::name(axis);
        series.role = axistexts::role(axis);
        series.shape = charts::SeriesShape::Bars;
        series.provenance = core::project::Provenance::Design;
        spec.series << series;
    }
    return spec;
}

/// How much less the dominating one costs, where that is most.
std::optional<Number> costAhead(const Scorecard &card)
{
    std::optional<Number> number;
    double most = 0.0;
    for (const Standing &standing : card.standings) {
        if (standing.status != Status::Dominated || standing.dominatedBy.empty())
            continue;
        const core::scorecard::Domination &domination = standing.dominatedBy.front();
        const auto ahead = aheadBy(standing, domination, cpmAxis);
        if (!ahead || *ahead <= most)
            continue;
        most = *ahead;
        number = Number{formatChange(-most),
                        Say::tr("cost of %1").arg(fromUtf8(domination.by)),
                        Say::tr("%1 against %2").arg(fromUtf8(domination.by), idOf(standing)),
                        charts::Role::Cost,
                        {}};
    }
    return number;
}

/// A bar for each axis on which the choice can tip: by how much the figure has to change until it does.
ChartSpec tiesPicture(const std::vector<core::scorecard::Tie> &ties)
{
    charts::ChartSpec spec;
    spec.title = spec.left.title = Say::tr("change until it is level");
    spec.left.percent = true;
    const bool same = std::all_of(ties.begin(), ties.end(),
                                  [&](const core::scorecard::Tie &tie) { return tie.with == ties.front().with; });
    for (std::size_t i = 0; i < ties.size(); ++i) {
        const core::scorecard::Tie &tie = ties[i];
        charts::SeriesSpec bar;
        bar.name = axistexts::name(tie.axis);
        bar.role = axistexts::role(tie.axis);
        bar.shape = charts::SeriesShape::Bars;
        bar.provenance = core::project::Provenance::Design;
        bar.points.append({static_cast<double>(i), tie.change});
        spec.series << bar;
        spec.x.ticks.append(
            {static_cast<double>(i), same ? bar.name : QStringLiteral("%1 · %2").arg(bar.name, fromUtf8(tie.with))});
    }
    spec.x.minimum = -0.7;
    spec.x.maximum = static_cast<double>(ties.size()) - 0.3;
    return spec;
}

} // namespace

std::optional<Slide> dominanceSlide(const Input &input)
{
    const Scorecard &card = input.evaluation.scorecard;
    if (card.standings.size() < 2)
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("dominance");
    slide.name = Say::tr("Who dominates whom");
    int beaten = 0, out = 0;
    for (const Standing &standing : card.standings) {
        beaten += standing.status == Status::Dominated ? 1 : 0;
        out += standing.whyNot ? 1 : 0;
    }
    if (beaten + out == 0)
        return std::nullopt;
    if (beaten > 0) {
        slide.picture = dominancePicture(card);
        slide.number = costAhead(card);
    }
    if (!slide.picture)
        slide.drawing = candidatesOf(card);
    if (!slide.number)
        slide.number = onTheFront(card);
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
    slide.sentence = Say::tr("%1 would no longer beat %2 if its %3 came to %4.")
                         .arg(idOf(*winner), fromUtf8(nearest.with), axistexts::inSentence(nearest.axis),
                              withUnit(formatNumber(nearest.tieAt), axistexts::shortUnit(nearest.axis)));
    constexpr std::size_t mostTies = 6;
    slide.picture =
        tiesPicture({ties.begin(), ties.begin() + static_cast<std::ptrdiff_t>(std::min(ties.size(), mostTies))});
    slide.picture->summary = slide.sentence;
    slide.number =
        Number{formatChange(nearest.change), axistexts::name(nearest.axis), Say::tr("the nearest tie"), {}, {}};
    return slide;
}

} // namespace ui::slides
