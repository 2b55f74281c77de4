// SPDX-License-Identifier: GPL-3.0-or-later
// How the session keeps its figures up to date.
#include "ui/cataloguesource.h"
#include "ui/session_p.h"

#include <QElapsedTimer>

namespace ui {

namespace {

/// Up to this many recorded requests an evaluation is done before the next paint, so that a page follows the slider;
/// above it, or once an evaluation took longer than the limit, it leaves the GUI thread.
constexpr std::size_t synchronousRequestLimit = 20'000;
constexpr qint64 synchronousMillisecondsLimit = 50;

std::size_t weightOf(const core::results::Library &library)
{
    std::size_t requests = library.runs.size() * 100; // each is checked and belongs to a sweep
    for (const core::results::Run &run : library.runs)
        requests += run.requests.size();
    return requests;
}

} // namespace

void Session::evaluateNow()
{
    if (d->chosenSweep && *d->chosenSweep >= m_library->sweeps.size())
        d->chosenSweep.reset();
    // Whatever simulates leaves the GUI thread; the rest is done before the next frame.
    const bool predicts = m_project->scenario.model.id && m_project->scenario.hardware.gpu;
    const bool inTask = d->preferTask || predicts || weightOf(*m_library) > synchronousRequestLimit;
    const auto compute = [project = m_project, document = m_document, library = m_library, chosen = d->chosenSweep,
                          load = d->operatingLoad](std::stop_token stop) {
        core::Diagnostics shownAlready;
        core::project::EvaluateOptions options = evaluateOptions(shownAlready);
        options.stop = stop;
        options.chosenSweep = chosen;
        options.operatingLoad = load;
        return std::make_shared<const core::project::Evaluation>(
            core::project::evaluate(*project, document, library, options));
    };
    const auto show = [this](std::shared_ptr<const core::project::Evaluation> evaluation) {
        m_evaluation = std::move(evaluation);
        Q_EMIT evaluationChanged();
        Q_EMIT busyChanged(busy());
    };
    if (inTask) {
        d->evaluation.start(
            [compute](std::stop_token stop, const Task::Progress &) {
                QElapsedTimer timer;
                timer.start();
                auto result = compute(stop);
                return std::pair(std::move(result), timer.elapsed());
            },
            [this, show](auto result) {
                d->preferTask = result.second > synchronousMillisecondsLimit;
                show(std::move(result.first));
            });
        Q_EMIT busyChanged(true);
        return;
    }
    d->evaluation.cancel(); // what still runs is older than this
    QElapsedTimer timer;
    timer.start();
    auto result = compute({});
    d->preferTask = timer.elapsed() > synchronousMillisecondsLimit;
    show(std::move(result));
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
