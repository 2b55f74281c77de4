// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace ui {

/// Work off the GUI thread. One Task does one thing at a time: a newer start() supersedes the older one, whose result
/// is then dropped. Destroying a Task asks its work to stop and returns at once; nothing is called afterwards.
///
/// `work` runs on a pool thread: it gets copies, touches no QObject, does not throw, and looks at the stop token often.
/// `done` runs on the thread of the Task, and not at all if the task is gone, cancelled or superseded.
class Task final : public QObject
{
    Q_OBJECT
public:
    /// Tells how far the work is, 0..1; may be called as often as one likes, from the working thread only.
    using Progress = std::function<void(double fraction)>;

    explicit Task(QObject *parent = nullptr);
    ~Task() override;

    /// work: R(std::stop_token, const Progress &), R(std::stop_token) or R(); done: void(R), or void() where R is void.
    template <class Work, class Done>
    void start(Work work, Done done);

    /// Asks the work to stop; its result is dropped.
    void cancel();
    bool running() const { return m_job != nullptr; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressChanged(double fraction); ///< at most some thirty times a second
    /// The work broke its promise and threw; `why` is what the exception said.
    void failed(const QString &why);

private:
    struct Job;
    using Deliver = std::function<void()>;
    void launch(std::function<Deliver(std::stop_token, const Progress &)> run);
    void finish(const std::shared_ptr<Job> &job, const Deliver &deliver, const QString &why);
    void drop();

    std::shared_ptr<Job> m_job;
};

namespace detail {
template <class Work>
auto callWork(Work &work, std::stop_token stop, const Task::Progress &progress)
{
    if constexpr (std::is_invocable_v<Work &, std::stop_token, const Task::Progress &>)
        return work(std::move(stop), progress);
    else if constexpr (std::is_invocable_v<Work &, std::stop_token>)
        return work(std::move(stop));
    else
        return work();
}
} // namespace detail

template <class Work, class Done>
void Task::start(Work work, Done done)
{
    using R = decltype(detail::callWork(work, std::stop_token(), Progress()));
    // Shared, so that functors and results that can only be moved fit into a std::function.
    auto sharedWork = std::make_shared<Work>(std::move(work));
    auto sharedDone = std::make_shared<Done>(std::move(done));
    launch([sharedWork, sharedDone](std::stop_token stop, const Progress &progress) -> Deliver {
        if constexpr (std::is_void_v<R>) {
            detail::callWork(*sharedWork, std::move(stop), progress);
            return [sharedDone] { (*sharedDone)(); };
        } else {
            auto result = std::make_shared<R>(detail::callWork(*sharedWork, std::move(stop), progress));
            return [sharedDone, result] { (*sharedDone)(std::move(*result)); };
        }
    });
}

} // namespace ui
