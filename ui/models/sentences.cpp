// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sentences.h"

#include "ui/models/axistexts.h"
#include "ui/models/runsmodel.h"
#include "ui/models/tooltexts.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <set>

namespace ui::sentences {

using core::results::KneeReason;
using core::results::LoadKind;
using core::results::SweepAnalysis;
using core::results::SweepPoint;
using core::scorecard::Direction;
using core::scorecard::Scorecard;
using core::scorecard::Standing;
using core::scorecard::Status;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Sentences)
};

/// "16 concurrent requests" or "4.5 requests a second".
QString loadWords(const SweepAnalysis &sweep, double load)
{
    return sweep.kind == LoadKind::Open ? Say::tr("%1 requests a second").arg(formatNumber(load))
                                        : Say::tr("%1 concurrent requests").arg(formatNumber(load));
}

/// What the next point beyond the safe capacity brings.
QString beyond(const SweepAnalysis &sweep, const SweepPoint &safe, const SweepPoint &next)
{
    const QString load = next.load ? formatNumber(*next.load) : Say::tr("unlimited load");
    QString gain;
    if (safe.throughput() && next.throughput() && *safe.throughput() > 0.0) {
        const double change = *next.throughput() / *safe.throughput() - 1.0;
        gain = formatPercent(std::abs(change));
        const bool rises = change >= 0.0;
        if (next.goodput && next.goodput->fraction && safe.goodput && safe.goodput->fraction &&
            *next.goodput->fraction < *safe.goodput->fraction) {
            const QString share = formatPercent(*next.goodput->fraction);
            return (rises ? Say::tr("At %1, throughput gains %2 and goodput falls to %3")
                          : Say::tr("At %1, throughput loses %2 and goodput falls to %3"))
                .arg(load, gain, share);
        }
        return (rises ? Say::tr("At %1, throughput gains %2 and the SLO breaks")
                      : Say::tr("At %1, throughput loses %2 and the SLO breaks"))
            .arg(load, gain);
    }
    Q_UNUSED(sweep)
    return Say::tr("At %1 the SLO breaks").arg(load);
}

QString withoutSlo(const SweepAnalysis &sweep)
{
    if (sweep.knee && sweep.points[*sweep.knee].load)
        return Say::tr("Throughput bends at %1. Set an SLO to see up to where it holds.")
            .arg(loadWords(sweep, *sweep.points[*sweep.knee].load));
    return Say::tr("Set an SLO to see up to which load it holds.");
}

} // namespace

QString knee(const SweepAnalysis &sweep)
{
    if (sweep.points.empty())
        return Say::tr("This sweep holds no points.");
    if (sweep.slo.empty())
        return withoutSlo(sweep);
    if (!sweep.safeCapacity) {
        const bool known = std::any_of(sweep.points.begin(), sweep.points.end(),
                                       [](const SweepPoint &point) { return point.holdsSlo.has_value(); });
        if (!known)
            return Say::tr("The results do not state what the SLO asks for, so nothing "
                           "can be said about it.");
        const auto load = sweep.points.front().load;
        return load ? Say::tr("The SLO holds at no load that was tested: it breaks "
                              "already at %1.")
                          .arg(formatNumber(*load))
                    : Say::tr("The SLO holds at no load that was tested.");
    }
    const SweepPoint &safe = sweep.points[*sweep.safeCapacity];
    if (!safe.load)
        return Say::tr("The SLO holds even with all requests sent at once.");
    const QString first = Say::tr("Up to %1 the SLO holds.").arg(loadWords(sweep, *safe.load));
    if (*sweep.safeCapacity + 1 >= sweep.points.size())
        return Say::tr("%1 The sweep ends there, so the limit lies beyond it.").arg(first);
    const SweepPoint &next = sweep.points[*sweep.safeCapacity + 1];
    const QString second = beyond(sweep, safe, next);
    const bool kneeHere = sweep.bracket && safe.load && sweep.bracket->low == *safe.load;
    if (kneeHere)
        return Say::tr("%1 %2: the knee lies between.").arg(first, second);
    if (sweep.reason == KneeReason::NotPastKnee || !sweep.pastKnee)
        return Say::tr("%1 %2. The sweep does not reach the knee.").arg(first, second);
    return Say::tr("%1 %2.").arg(first, second);
}

namespace {

/// "30 % cheaper" for lower cost, "43 % more goodput", in the words of the
/// axis.
QString advantage(const std::string &axis, double better, double worse)
{
    if (worse == 0.0)
        return {};
    const QString share = formatPercent(std::abs(better / worse - 1.0));
    if (axis == "cpm_eur_per_mtok")
        return Say::tr("%1 cheaper").arg(share);
    if (axis == "goodput_tokens_per_s")
        return Say::tr("%1 more goodput").arg(share);
    if (axis == "energy_j_per_token")
        return Say::tr("%1 less energy").arg(share);
    if (axis == "carbon_g_per_mtok")
        return Say::tr("%1 less carbon").arg(share);
    return Say::tr("%1 better in %2").arg(share, axistexts::name(axis));
}

const Standing *find(const Scorecard &scorecard, const std::string &id)
{
    for (const Standing &standing : scorecard.standings) {
        if (standing.candidate.id == id)
            return &standing;
    }
    return nullptr;
}

/// "30 % cheaper than A with 43 % more goodput": against the one it dominates
/// that is best itself, in the order given.
QString againstRunnerUp(const Scorecard &scorecard, const Standing &winner)
{
    for (const Standing &other : scorecard.standings) {
        const bool beaten = std::any_of(other.dominatedBy.begin(), other.dominatedBy.end(),
                                        [&](const auto &one) { return one.by == winner.candidate.id; });
        if (!beaten)
            continue;
        QStringList parts;
        for (const core::scorecard::Axis &axis : scorecard.axes) {
            const auto mine = winner.candidate.values.find(axis.id);
            const auto theirs = other.candidate.values.find(axis.id);
            if (mine == winner.candidate.values.end() || theirs == other.candidate.values.end() ||
                !std::holds_alternative<double>(mine->second) || !std::holds_alternative<double>(theirs->second) ||
                mine->second == theirs->second)
                continue;
            const QString part = advantage(axis.id, std::get<double>(mine->second), std::get<double>(theirs->second));
            if (!part.isEmpty())
                parts << part;
            if (parts.size() == 2)
                break;
        }
        const QString id = fromUtf8(other.candidate.id);
        if (parts.size() == 2)
            return Say::tr("%1 than %2 with %3").arg(parts[0], id, parts[1]);
        if (parts.size() == 1)
            return Say::tr("%1 than %2").arg(parts[0], id);
    }
    return {};
}

QString names(const std::vector<std::string> &ids)
{
    QStringList all;
    for (const std::string &id : ids)
        all << fromUtf8(id);
    return QLocale().createSeparatedList(all);
}

} // namespace

QString scorecard(const Scorecard &scorecard)
{
    if (scorecard.standings.empty())
        return Say::tr("No candidates yet: pin the scenario to compare it with others.");
    std::vector<std::string> failed, undecided;
    for (const Standing &standing : scorecard.standings) {
        if (standing.status == Status::Infeasible)
            failed.push_back(standing.candidate.id);
        if (standing.status == Status::Undecided)
            undecided.push_back(standing.candidate.id);
    }
    QStringList sentences;
    if (scorecard.front.empty()) {
        sentences << (undecided.empty() ? Say::tr("No candidate is on the front.")
                                        : Say::tr("Nothing is decided: too much is unknown to put a "
                                                  "candidate on the front."));
    } else if (scorecard.front.size() == 1) {
        const Standing *winner = find(scorecard, scorecard.front.front());
        const QString against = winner != nullptr ? againstRunnerUp(scorecard, *winner) : QString();
        const QString name = fromUtf8(scorecard.front.front());
        sentences << (against.isEmpty() ? Say::tr("%1 is the whole front: nothing known "
                                                  "beats it on any axis.")
                                              .arg(name)
                                        : Say::tr("%1 is the whole front: %2, and none "
                                                  "is known to beat it on any axis.")
                                              .arg(name, against));
    } else {
        sentences
            << Say::tr("%1 share the front: each is better than the others somewhere.").arg(names(scorecard.front));
    }
    if (!failed.empty())
        sentences << Say::tr("%1 fail(s) the gate.", nullptr, static_cast<int>(failed.size())).arg(names(failed));
    if (!undecided.empty() && !scorecard.front.empty())
        sentences << Say::tr("%1 stay(s) undecided: not enough is known.", nullptr, static_cast<int>(undecided.size()))
                         .arg(names(undecided));
    return sentences.join(QLatin1Char(' '));
}

QString benchmarks(const core::project::Evaluation &evaluation, std::optional<std::size_t> chosen)
{
    const core::results::Library &library = *evaluation.library;
    if (library.runs.empty())
        return Say::tr("No benchmark yet: drop result files or a folder on the window.");
    std::set<std::string> tools;
    for (const core::results::Run &run : library.runs)
        tools.insert(run.source.tool);
    const QString count =
        library.sweeps.empty()
            ? Say::tr("%n run(s), and none of them makes a sweep.", nullptr, static_cast<int>(library.runs.size()))
        : tools.size() == 1
            ? Say::tr("%n sweep(s) of one tool.", nullptr, static_cast<int>(library.sweeps.size()))
            : Say::tr("%n sweep(s) of %1 tools.", nullptr, static_cast<int>(library.sweeps.size())).arg(tools.size());
    if (!chosen || *chosen >= evaluation.sweeps.size() || *chosen >= library.sweeps.size())
        return count;
    const SweepAnalysis &sweep = evaluation.sweeps[*chosen];
    const QString name = tooltexts::sweepName(library, *chosen);
    const int recorded = RunsModel::recorded(library, library.sweeps[*chosen]);
    const QString record = Say::tr("It records %1 of the nine things that let others repeat it.").arg(recorded);
    if (sweep.safeCapacity && sweep.points[*sweep.safeCapacity].load)
        return Say::tr("%1 %2 holds up to %3. %4")
            .arg(count, name, loadWords(sweep, *sweep.points[*sweep.safeCapacity].load), record);
    return Say::tr("%1 %2 shows no load at which the SLO holds. %3").arg(count, name, record);
}

} // namespace ui::sentences
