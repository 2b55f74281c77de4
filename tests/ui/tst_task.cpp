// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/task.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <stdexcept>

class TestTask : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QThreadPool::globalInstance()->waitForDone(); }

    void deliversOnTheGuiThread()
    {
        ui::Task task;
        QSignalSpy running(&task, &ui::Task::runningChanged);
        int result = 0;
        Qt::HANDLE workThread = nullptr, doneThread = nullptr;
        task.start(
            [&workThread](std::stop_token, const ui::Task::Progress &) {
                workThread = QThread::currentThreadId();
                return std::make_unique<int>(42); // a result that can only be moved
            },
            [&](std::unique_ptr<int> value) {
                doneThread = QThread::currentThreadId();
                result = *value;
            });
        QVERIFY(task.running());
        QTRY_COMPARE(result, 42);
        QTRY_VERIFY(!task.running());
        QCOMPARE(doneThread, QThread::currentThreadId());
        QVERIFY(workThread != doneThread);
        QCOMPARE(running.count(), 2);
    }

    void newerStartSupersedesOlder()
    {
        ui::Task task;
        QSemaphore release;
        QStringList delivered;
        task.start(
            [&release] {
                release.acquire();
                return QStringLiteral("old");
            },
            [&](const QString &text) { delivered << text; });
        task.start([] { return QStringLiteral("new"); }, [&](const QString &text) { delivered << text; });
        release.release();
        QTRY_COMPARE(delivered, QStringList{QStringLiteral("new")});
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(delivered, QStringList{QStringLiteral("new")});
    }

    void cancelDropsTheResult()
    {
        ui::Task task;
        QSemaphore begun, release;
        std::atomic<bool> sawStop = false;
        bool delivered = false;
        task.start(
            [&](std::stop_token stop) {
                begun.release();
                release.acquire();
                sawStop = stop.stop_requested();
                return 1;
            },
            [&](int) { delivered = true; });
        begun.acquire();
        QSignalSpy running(&task, &ui::Task::runningChanged);
        task.cancel();
        QVERIFY(!task.running());
        QCOMPARE(running.count(), 1);
        release.release();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(sawStop);
        QVERIFY(!delivered);
    }

    void destructionNeverWaits()
    {
        QSemaphore begun, release;
        bool delivered = false;
        auto task = std::make_unique<ui::Task>();
        task->start(
            [&] {
                begun.release();
                release.acquire();
                return 1;
            },
            [&](int) { delivered = true; });
        begun.acquire();
        task.reset(); // would hang here if it waited: the work is let go only afterwards
        release.release();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!delivered);
    }

    void doneMayDeleteOrRestart()
    {
        auto *task = new ui::Task;
        int rounds = 0;
        std::function<void()> again = [&] {
            task->start([] {},
                        [&] {
                            if (++rounds < 3)
                                again();
                            else
                                delete std::exchange(task, nullptr);
                        });
        };
        again();
        QTRY_COMPARE(rounds, 3);
        QVERIFY(!task);
    }

    void reportsProgress()
    {
        ui::Task task;
        QSignalSpy progress(&task, &ui::Task::progressChanged);
        bool finished = false;
        task.start(
            [](std::stop_token, const ui::Task::Progress &tell) {
                for (int i = 0; i < 100000; ++i)
                    tell(i / 100000.0);
            },
            [&] { finished = true; });
        QTRY_VERIFY(finished);
        QVERIFY(progress.count() >= 1);
        QVERIFY2(progress.count() < 1000, "progress is throttled");
    }

    void anExceptionIsToldNotSwallowed()
    {
        ui::Task task;
        QSignalSpy failed(&task, &ui::Task::failed);
        bool delivered = false;
        task.start([]() -> int { throw std::runtime_error("disk full"); }, [&](int) { delivered = true; });
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.at(0).at(0).toString(), QStringLiteral("disk full"));
        QVERIFY(!delivered);
        QVERIFY(!task.running());
    }
};

UI_TEST_MAIN(TestTask)
#include "tst_task.moc"
