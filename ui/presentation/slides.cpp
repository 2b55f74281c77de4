// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the talk, and the slides that open and close it.
#include "ui/presentation/slides.h"

#include "core/exports/assumptions.h"
#include "ui/models/headline.h"
#include "ui/texts.h"
#include "ui/widgets/scenariofields.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui::slides {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

/// A slide is read from afar: no more rows than that.
constexpr qsizetype mostRows = 7;

QString firstSentence(const core::project::Sentences &sentences)
{
    return sentences.empty() ? QString() : localised(sentences.front());
}

Number numberOf(const HeadlineCell &cell)
{
    Number number;
    number.value = cell.value;
    number.unit = cell.unit;
    number.note = cell.caption;
    number.role = cell.role;
    if (cell.figure)
        number.provenance = cell.figure->provenance;
    return number;
}

/// What has to be served, as far as the project says it.
std::optional<Number> askedFor(const core::project::Project &project)
{
    const core::project::Arrivals &arrivals = project.scenario.workload.arrivals;
    const core::project::OptionalQuantity &asked =
        arrivals.requestsPerSecond ? arrivals.requestsPerSecond : arrivals.concurrency;
    if (!asked)
        return std::nullopt;
    const QString unit = arrivals.requestsPerSecond ? QCoreApplication::translate("ui::KneePage", "requests a second")
                                                    : QCoreApplication::translate("ui::KneePage", "concurrency");
    return Number{formatNumber(asked->value), unit, scenario::groupSummary(scenario::Group::Slo, project), {}, {}};
}

} // namespace

std::optional<Slide> questionSlide(const Input &input)
{
    Slide slide;
    slide.id = QStringLiteral("question");
    slide.name = Say::tr("The question");
    slide.sentence = input.project.title && !input.project.title->empty()
                         ? fromUtf8(input.project.title)
                         : Say::tr("What serves these requests inside the SLO, and at what price?");
    for (int group = 0; group < scenario::groupCount; ++group) {
        const auto which = static_cast<scenario::Group>(group);
        const QString summary = scenario::groupSummary(which, input.project);
        if (!summary.isEmpty())
            slide.rows << Row{scenario::groupTitle(which), summary, {}};
    }
    slide.number = askedFor(input.project);
    return slide;
}

std::optional<Slide> headlineSlide(const Input &input)
{
    Slide slide;
    slide.id = QStringLiteral("headline");
    slide.name = Say::tr("The headline");
    slide.sentence = firstSentence(core::project::reportSentences(input.project, input.evaluation));
    const QList<HeadlineCell> cells = headlineOf(input.project, input.evaluation);
    const auto known = [](const HeadlineCell &cell) { return cell.value != absentMark() && !cell.isChecks; };
    // The cost is what a committee asks first: the scenario's, else that of the candidate that wins. Without one, what
    // has to run.
    auto first = std::find_if(cells.begin(), cells.end(),
                              [&](const HeadlineCell &cell) { return known(cell) && cell.id == QLatin1String("cpm"); });
    if (first == cells.end())
        slide.number = winnersCost(input.evaluation.scorecard);
    if (first == cells.end() && !slide.number)
        first = std::find_if(cells.begin(), cells.end(), known);
    if (first == cells.end() && !slide.number)
        return std::nullopt;
    if (!slide.number)
        slide.number = numberOf(*first);
    for (const HeadlineCell &cell : cells)
        if (known(cell) && (first == cells.end() || cell.id != first->id) && slide.rows.size() < mostRows)
            slide.rows << Row{cell.title, QStringLiteral("%1 %2").arg(cell.value, cell.unit).trimmed(), cell.caption};
    // What is missing is said too, with what it takes to know it.
    for (const HeadlineCell &cell : cells)
        if (cell.value == absentMark() && slide.rows.size() < mostRows)
            slide.rows << Row{cell.title, Say::tr("not known"), cell.reason};
    return slide;
}

std::optional<Slide> assumptionsSlide(const Input &input)
{
    const std::vector<core::exports::Assumption> all = core::exports::assumptionsOf(input.project, input.document);
    if (all.empty())
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("assumptions");
    slide.name = Say::tr("Assumptions");
    const auto assumed = std::count_if(all.begin(), all.end(), [](const auto &one) { return one.isDefault; });
    const auto sourced =
        std::count_if(all.begin(), all.end(), [](const auto &one) { return !one.isDefault && one.source; });
    const auto stated = static_cast<std::ptrdiff_t>(all.size()) - assumed - sourced;
    const auto figure = [](auto count) { return formatNumber(static_cast<double>(count)); };
    slide.sentence = Say::tr("%1 inputs: %2 with their source, %3 stated without one, %4 assumed.")
                         .arg(figure(all.size()), figure(sourced), figure(stated), figure(assumed));
    slide.number = Number{figure(sourced), Say::tr("with a stated source"), {}, {}, {}};
    const auto add = [&](bool defaults) {
        for (const core::exports::Assumption &one : all) {
            if (one.isDefault != defaults || slide.rows.size() >= mostRows)
                continue;
            const QString value =
                withUnit(one.number ? formatNumber(*one.number) : fromUtf8(one.value), fromUtf8(one.unit));
            slide.rows << Row{localised(one.name), value,
                              one.isDefault ? Say::tr("assumed")
                              : one.source  ? fromUtf8(one.source)
                                            : QString()};
        }
    };
    add(true); // what nobody stated is what the audience should see
    add(false);
    return slide;
}

const QList<Builder> &builders()
{
    static const QList<Builder> all{questionSlide,    headlineSlide, kneeSlide,       frontierSlide,
                                    dominanceSlide,   moneySlide,    breakEvenSlide,  countriesSlide,
                                    sensitivitySlide, mindSlide,     assumptionsSlide};
    return all;
}

QList<Slide> slidesOf(const Input &input)
{
    QList<Slide> slides;
    for (const Builder builder : builders())
        if (auto slide = builder(input)) {
            slide->builder = builder;
            slides << std::move(*slide);
        }
    return slides;
}

QString basis(const core::project::Project &project)
{
    QStringList parts;
    for (const scenario::Group group : {scenario::Group::Hardware, scenario::Group::Site, scenario::Group::Ownership})
        parts << scenario::groupSummary(group, project);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace ui::slides
