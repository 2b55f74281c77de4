// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the talk, and the slides that open and close it.
#include "ui/presentation/slides.h"

#include "core/exports/assumptions.h"
#include "core/project/limitsentences.h"
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

/// What the headline cannot say, at a glance.
QString missing(const QList<HeadlineCell> &cells)
{
    QStringList names;
    for (const HeadlineCell &cell : cells)
        if (cell.value == absentMark() && !cell.isChecks)
            names << cell.title;
    constexpr qsizetype most = 3;
    if (names.size() > most)
        names = names.mid(0, most) << QStringLiteral("…");
    return names.isEmpty() ? QString() : Say::tr("Not known: %1").arg(names.join(QStringLiteral(", ")));
}

Counted::Part partOf(int count, Counted::Fill fill, const QString &words)
{
    return {count, fill, words};
}

} // namespace

namespace {

/// What the memory of a GPU holds, as shares of it.
QList<Counted::Level> memoryOf(const core::project::SizeFigures &size)
{
    QList<Counted::Level> levels;
    if (!size.vram)
        return levels;
    const auto &vram = *size.vram;
    const double rest = vram.activationsBytes + vram.overheadBytes;
    const double all = vram.weightsBytes + rest + vram.kvBytes + vram.freeBytes;
    if (all <= 0.0)
        return levels;
    const auto add = [&](double bytes, charts::Role role, const QString &words) {
        if (bytes > 0.0)
            levels << Counted::Level{bytes / all, role, words.arg(formatGigabytes(bytes))};
    };
    add(vram.weightsBytes, charts::Role::Weights, Say::tr("%1 of weights"));
    add(rest, charts::Role::Activations, Say::tr("%1 of activations and overhead"));
    add(vram.kvBytes, charts::Role::Throughput, Say::tr("%1 of KV cache"));
    return levels;
}

} // namespace

namespace {

/// What is bought beyond the load: head-room, reserve, one to spare, each only where something came of it.
QString beyondTheLoad(const core::project::SizeFigures &size, int bought, int needed)
{
    const int more = bought - needed;
    const int withHeadroom = size.replicasWithHeadroom.value_or(needed);
    const int withReserve = size.replicasWithReserve.value_or(withHeadroom);
    const bool headroom = withHeadroom > needed, reserve = withReserve > withHeadroom;
    const bool spare = bought > withReserve;
    if (headroom && reserve && spare)
        return Say::tr("%n more: head-room, reserve and one to spare", nullptr, more);
    if (headroom && spare)
        return Say::tr("%n more: head-room and one to spare", nullptr, more);
    if (reserve && spare)
        return Say::tr("%n more: reserve and one to spare", nullptr, more);
    if (headroom && reserve)
        return Say::tr("%n more as head-room and reserve", nullptr, more);
    if (headroom)
        return Say::tr("%n more as head-room", nullptr, more);
    if (reserve)
        return Say::tr("%n more as a reserve", nullptr, more);
    return Say::tr("%n more to spare", nullptr, more);
}

} // namespace

std::optional<Drawing> fleetOf(const Input &input)
{
    const core::project::SizeFigures &size = input.evaluation.size;
    Counted picture;
    picture.role = charts::Role::Throughput;
    const QString gpu = fromUtf8(input.project.scenario.hardware.gpu);
    const auto bought = core::project::replicasBought(input.project, size);
    if (bought) {
        const int needed = std::min(*bought, size.replicasForRate.value_or(*bought));
        picture.together = size.gpusPerReplica.value_or(1);
        picture.parts << partOf(needed, Counted::Fill::Full, Say::tr("%n replica(s) for the load", nullptr, needed))
                      << partOf(*bought - needed, Counted::Fill::Planned, beyondTheLoad(size, *bought, needed));
    } else if (size.nodes && size.gpus && *size.nodes > 0 && *size.gpus % *size.nodes == 0) {
        picture.together = *size.gpus / *size.nodes;
        picture.parts << partOf(*size.nodes, Counted::Fill::Full, Say::tr("%n node(s)", nullptr, *size.nodes));
    } else if (size.gpus && *size.gpus > 0) {
        picture.parts << partOf(*size.gpus, Counted::Fill::Full, Say::tr("%n GPU(s)", nullptr, *size.gpus));
    } else {
        return std::nullopt;
    }
    picture.levels = memoryOf(size);
    if (picture.together > 1 && !gpu.isEmpty())
        picture.parts.first().words =
            Say::tr("%1, each %2 × %3")
                .arg(picture.parts.first().words, formatNumber(static_cast<double>(picture.together)), gpu);
    return picture;
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
    slide.drawing = fleetOf(input);
    if (!slide.drawing)
        slide.picture = costPicture(input.evaluation.scorecard);
    if (!slide.drawing && !slide.picture)
        slide.drawing = candidatesOf(input.evaluation.scorecard);
    slide.remark = missing(cells);
    if (slide.picture && !slide.remark.isEmpty())
        slide.picture->footnote +=
            (slide.picture->footnote.isEmpty() ? QString() : QStringLiteral("; ")) + slide.remark;
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
    // The same as the sizing lists; the inputs are those that the project states.
    const std::vector<core::Text> assumed = core::exports::assumedOf(input.project, input.document, input.evaluation);
    const auto inputs = std::count_if(all.begin(), all.end(), [](const auto &one) { return !one.isDefault; });
    const auto sourced =
        std::count_if(all.begin(), all.end(), [](const auto &one) { return !one.isDefault && one.source; });
    const auto stated = inputs - sourced;
    const auto figure = [](auto count) { return formatNumber(static_cast<double>(count)); };
    slide.sentence = Say::tr("%1 inputs stated, %2 with a source and %3 without; assumed besides: %4.")
                         .arg(figure(inputs), figure(sourced), figure(stated), figure(assumed.size()));
    slide.number = Number{figure(sourced),
                          Say::tr("with a stated source"),
                          Say::tr("of %n input(s)", nullptr, static_cast<int>(inputs)),
                          {},
                          {}};
    const auto count = [](auto things) { return static_cast<int>(things); };
    Counted picture;
    picture.role = charts::Role::Throughput;
    picture.parts << partOf(count(sourced), Counted::Fill::Full, Say::tr("%n with its source", nullptr, count(sourced)))
                  << partOf(count(stated), Counted::Fill::Half,
                            Say::tr("%n stated without one", nullptr, count(stated)))
                  << partOf(count(assumed.size()), Counted::Fill::Hollow,
                            Say::tr("%n assumed", nullptr, count(assumed.size())));
    slide.drawing = picture;
    // What nobody stated is what the audience should see in words.
    if (!assumed.empty())
        slide.remark = Say::tr("Assumed: %1").arg(localised(assumed.front()));
    if (assumed.size() > 1)
        slide.remark += QStringLiteral(" …");
    return slide;
}

const QList<Builder> &builders()
{
    static const QList<Builder> all{questionSlide,  claimsSlide,      headlineSlide, kneeSlide,
                                    frontierSlide,  dominanceSlide,   moneySlide,    breakEvenSlide,
                                    countriesSlide, sensitivitySlide, mindSlide,     assumptionsSlide};
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
