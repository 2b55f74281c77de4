// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/task.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPointer>
#include <QThreadPool>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>

namespace ui {

/// What the working thread and the Task share. `owner` is touched on the Task's thread only.
struct Task::Job
{
    Task *owner = nullptr;
    std::stop_source stop;
    std::mutex guard;
    /// Lives on the Task's thread: what is posted to it arrives there. Null once nobody waits for the work any more.
    QObject *mailbox = nullptr;

    /// From the working thread.
    void post(std::function<void()> call)
    {
        const std::lock_guard lock(guard);
        if (mailbox != nullptr)
            QMetaObject::invokeMethod(mailbox, std::move(call), Qt::QueuedConnection);
    }
    /// On the Task's thread. The mailbox goes here and not with the last owner of the job: that may be an event that is
    /// itself being thrown away while the queue is locked, and could not post the deletion.
    void close()
    {
        QObject *box = nullptr;
        {
            const std::lock_guard lock(guard);
            box = std::exchange(mailbox, nullptr);
        }
        if (box != nullptr)
            box->deleteLater();
    }
};

namespace {

constexpr auto progressInterval = std::chrono::milliseconds(33);

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
    m_job->close();
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
    // What measures text works with the fonts of the application, which must not go first: the application waits for
    // its pool in any case, but only when they are gone.
    static const bool waits = [] {
        qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
        return true;
    }();
    Q_UNUSED(waits)
    const bool wasRunning = running();
    drop();
    auto job = std::make_shared<Job>();
    job->owner = this;
    job->mailbox = new QObject;
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
            job->post([job, fraction] {
                if (job->owner)
                    Q_EMIT job->owner->progressChanged(fraction);
            });
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
        job->post([job, deliver = std::move(deliver), why] {
            if (job->owner)
                job->owner->finish(job, deliver, why);
        });
    });
    if (!wasRunning)
        Q_EMIT runningChanged(true);
}

void Task::finish(const std::shared_ptr<Job> &job, const Deliver &deliver, const QString &why)
{
    job->owner = nullptr;
    job->close();
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
