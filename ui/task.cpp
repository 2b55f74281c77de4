// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/task.h"

#include <QMetaObject>
#include <QPointer>
#include <QThreadPool>
#include <atomic>
#include <chrono>
#include <exception>

namespace ui {

/// What the working thread and the Task share. `owner` is touched on the Task's thread only.
struct Task::Job
{
    Task *owner = nullptr;
    std::stop_source stop;
    /// Lives on the Task's thread: what is posted to it arrives there. Kept alive by the work, deleted by its own
    /// thread.
    std::shared_ptr<QObject> mailbox;
};

namespace {

constexpr auto progressInterval = std::chrono::milliseconds(33);

std::shared_ptr<QObject> makeMailbox()
{
    return std::shared_ptr<QObject>(new QObject, [](QObject *object) { object->deleteLater(); });
}

} // namespace

Task::Task(QObject *parent)
    : QObject(parent)
{}

Task::~Task()
{
    drop();
}

void Task::drop()
{
    if (!m_job)
        return;
    m_job->owner = nullptr;
    m_job->stop.request_stop();
    m_job.reset();
}

void Task::cancel()
{
    if (!m_job)
        return;
    drop();
    Q_EMIT runningChanged(false);
}

void Task::launch(std::function<Deliver(std::stop_token, const Progress &)> run)
{
    const bool wasRunning = running();
    drop();
    auto job = std::make_shared<Job>();
    job->owner = this;
    job->mailbox = makeMailbox();
    m_job = job;
    QThreadPool::globalInstance()->start([job, run = std::move(run)] {
        if (job->stop.stop_requested())
            return;
        auto last = std::chrono::steady_clock::time_point();
        const Progress progress = [&job, &last](double fraction) {
            const auto now = std::chrono::steady_clock::now();
            if (now - last < progressInterval)
                return;
            last = now;
            QMetaObject::invokeMethod(
                job->mailbox.get(),
                [job, fraction] {
                    if (job->owner)
                        Q_EMIT job->owner->progressChanged(fraction);
                },
                Qt::QueuedConnection);
        };
        Deliver deliver;
        QString why;
        try {
            deliver = run(job->stop.get_token(), progress);
        } catch (const std::exception &error) {
            why = QString::fromUtf8(error.what());
        } catch (...) {
            why = tr("An unknown error occurred.");
        }
        QMetaObject::invokeMethod(
            job->mailbox.get(),
            [job, deliver = std::move(deliver), why] {
                if (job->owner)
                    job->owner->finish(job, deliver, why);
            },
            Qt::QueuedConnection);
    });
    if (!wasRunning)
        Q_EMIT runningChanged(true);
}

void Task::finish(const std::shared_ptr<Job> &job, const Deliver &deliver, const QString &why)
{
    job->owner = nullptr;
    m_job.reset();
    // `done` may start the next work, or delete this task: nothing of it is touched after a call that leads outside.
    const QPointer<Task> self(this);
    if (deliver)
        deliver();
    else
        Q_EMIT failed(why);
    if (self && !self->running())
        Q_EMIT self->runningChanged(false);
}

} // namespace ui
