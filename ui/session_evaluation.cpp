// SPDX-License-Identifier: GPL-3.0-or-later
// How the session keeps its figures up to date.
#include "core/project/estimate.h"
#include "ui/cataloguesource.h"
#include "ui/session_p.h"

#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Up to this many recorded requests an evaluation is done before the next paint, so that a page follows the slider;
/// above it, or once an evaluation took longer than the limit, it leaves the GUI thread.
constexpr std::size_t synchronousRequestLimit = 20'000;
constexpr qint64 synchronousMillisecondsLimit = 50;
/// What an estimate may take of a frame's fifty milliseconds: the page wants to be laid out and painted, too.
constexpr qint64 estimateMillisecondsWanted = 22, estimateMillisecondsEasy = 9;
constexpr double lessEffort = 0.6, moreEffort = 0.1, leastEffort = 0.05;
constexpr int mostSlowEstimates = 3; ///< in a row, with the least effort; then they leave the GUI thread
constexpr std::size_t roughPredictionsKept = 64;

std::size_t weightOf(const core::results::Library &library)
{
    std::size_t requests = library.runs.size() * 100; // each is checked and belongs to a sweep
    for (const core::results::Run &run : library.runs)
        requests += run.requests.size();
    return requests;
}

} // namespace

void Session::show(std::shared_ptr<const core::project::Evaluation> evaluation)
{
    m_evaluation = std::move(evaluation);
    Q_EMIT evaluationChanged();
    Q_EMIT busyChanged(busy());
}

void Session::evaluateNow()
{
    if (d->chosenSweep && *d->chosenSweep >= m_library->sweeps.size())
        d->chosenSweep.reset();
    d->evaluation.cancel(); // what still runs is older than this
    d->refineTimer.stop();
    d->waitsForCatalogue = catalogueIsBeingRead();
    if (d->waitsForCatalogue) {
        if (!m_evaluation) { // of a window that is just coming up
            core::project::EvaluateOptions nothingKnown;
            nothingKnown.predict = false;
            m_evaluation = std::make_shared<const core::project::Evaluation>(
                core::project::evaluate(*m_project, m_document, m_library, nothingKnown));
        }
        Q_EMIT busyChanged(true);
        return;
    }
    // Whatever simulates at length leaves the GUI thread; the rest is done before the next frame.
    const bool predicts = m_project->scenario.model.id && m_project->scenario.hardware.gpu;
    const bool heavy = weightOf(*m_library) > synchronousRequestLimit;
    if (predicts && !heavy)
        return estimateNow();
    d->estimates.cancel();
    d->justOpened = false;
    if (d->preferTask || predicts || heavy)
        return refineNow();
    core::Diagnostics shownAlready;
    core::project::EvaluateOptions options = evaluateOptions(shownAlready);
    options.chosenSweep = d->chosenSweep;
    options.operatingLoad = d->operatingLoad;
    QElapsedTimer timer;
    timer.start();
    auto result = std::make_shared<const core::project::Evaluation>(
        core::project::evaluate(*m_project, m_document, m_library, options));
    d->preferTask = timer.elapsed() > synchronousMillisecondsLimit;
    show(std::move(result));
}

void Session::estimateNow()
{
    core::Diagnostics shownAlready;
    core::project::EvaluateOptions options = evaluateOptions(shownAlready);
    options.chosenSweep = d->chosenSweep;
    options.operatingLoad = d->operatingLoad;
    if (d->predictions != options.predictions) { // a changed catalogue begins with an empty memory
        d->predictions = options.predictions;
        d->rough = std::make_shared<core::project::PredictionCache>(roughPredictionsKept, d->predictions);
        d->slowEstimates = 0;
        // While an estimate is made, nobody but the estimate works; what runs in tasks leaves the window its own core,
        // and others of the pool theirs.
        constexpr unsigned mostForOne = 4;
        const auto cores = static_cast<unsigned>(std::max(1, QThread::idealThreadCount()));
        d->rough->setJobs(cores);
        d->predictions->setJobs(std::clamp(cores - 1, 1U, mostForOne));
    }
    if (std::exchange(d->justOpened, false) || d->slowEstimates >= mostSlowEstimates)
        return d->estimateInTask(*this, std::move(options));
    QElapsedTimer timer;
    timer.start();
    auto estimated = std::make_shared<const core::project::Evaluation>(
        core::project::estimate(*m_project, m_document, m_library, *m_evaluation, options, d->rough));
    d->learnFrom(timer.elapsed(), core::project::isRough(*estimated));
    // While the hand moves there is no use in beginning what the next move supersedes.
    d->refineTimer.start();
    show(std::move(estimated));
}

/// The next estimate costs what this machine can do within a frame.
void Session::Private::learnFrom(qint64 milliseconds, bool simulated)
{
    const double effort = rough->effort();
    if (milliseconds > estimateMillisecondsWanted)
        rough->setEffort(effort * lessEffort < leastEffort ? 0.0 : effort * lessEffort);
    else if (simulated && milliseconds < estimateMillisecondsEasy)
        rough->setEffort(std::min(1.0, effort + moreEffort));
    const bool slow = milliseconds > synchronousMillisecondsLimit;
    if (!slow)
        slowEstimates = 0;
    else if (effort <= 0.0)
        ++slowEstimates;
}

/// On a machine that has no estimate within a frame the page follows as fast as they come, each of the newest inputs:
/// one that runs is not thrown away for the next, or a moving hand would never see any.
void Session::Private::estimateInTask(Session &session, core::project::EvaluateOptions options)
{
    if (estimates.running()) {
        estimatesAgain = true;
        return;
    }
    estimatesAgain = false;
    estimates.start(
        [options = std::move(options), project = session.m_project, document = session.m_document,
         library = session.m_library, before = session.m_evaluation, cache = rough](std::stop_token stop) {
            core::project::EvaluateOptions own = options;
            own.stop = stop;
            return std::make_shared<const core::project::Evaluation>(
                core::project::estimate(*project, document, library, *before, own, cache));
        },
        [this, &session, library = session.m_library](auto estimated) {
            const bool again = std::exchange(estimatesAgain, false);
            if (library == session.m_library)
                session.show(std::move(estimated));
            if (again)
                session.estimateNow();
            else
                refineTimer.start();
        });
    Q_EMIT session.busyChanged(true);
}

void Session::refineNow()
{
    d->evaluation.start(
        [project = m_project, document = m_document, library = m_library, chosen = d->chosenSweep,
         load = d->operatingLoad](std::stop_token stop, const Task::Progress &) {
            core::Diagnostics shownAlready;
            core::project::EvaluateOptions options = evaluateOptions(shownAlready);
            options.stop = stop;
            options.chosenSweep = chosen;
            options.operatingLoad = load;
            QElapsedTimer timer;
            timer.start();
            auto result = std::make_shared<const core::project::Evaluation>(
                core::project::evaluate(*project, document, library, options));
            return std::pair(std::move(result), timer.elapsed());
        },
        [this](auto result) {
            d->preferTask = result.second > synchronousMillisecondsLimit;
            show(std::move(result.first));
        });
    Q_EMIT busyChanged(true);
}

void Session::chooseSweep(std::optional<std::size_t> sweep)
{
    if (sweep == d->chosenSweep)
        return;
    d->chosenSweep = sweep;
    d->operatingLoad.reset();
    evaluateNow();
}

std::optional<double> Session::operatingLoad() const
{
    return d->operatingLoad;
}

void Session::setOperatingLoad(std::optional<double> load)
{
    if (load == d->operatingLoad)
        return;
    d->operatingLoad = load;
    evaluateNow();
}

} // namespace ui
