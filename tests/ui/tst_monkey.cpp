// SPDX-License-Identifier: GPL-3.0-or-later
// A hand that knows nothing: random keys, clicks, wheels and sizes. The window must survive and stay in order. The
// number of events is PARETOSCOPE_MONKEY_EVENTS (1,000 by default, 10,000 for the gate), the seed
// PARETOSCOPE_MONKEY_SEED. And a day's work: windows and projects that come and go leave nothing behind;
// PARETOSCOPE_MEMORY_CYCLES is how often (50 by default, 1,000 for the gate).
#include "tests/ui/uitest.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/session.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>
#include <random>

#ifdef __GLIBC__
#include <malloc.h>
#include <unistd.h>
#endif

namespace {

constexpr int usualEvents = 1000;
constexpr int usualCycles = 50;

/// How often an environment variable asks for; `usual` where it does not.
int asked(const char *variable, int usual)
{
    bool given = false;
    const int number = qEnvironmentVariableIntValue(variable, &given);
    return given && number > 0 ? number : usual;
}

/// Bytes that the program holds in memory after giving back what it can; 0 where that is not told.
double residentBytes()
{
#ifdef __GLIBC__
    malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/statm"));
    if (file.open(QIODevice::ReadOnly))
        return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE));
#endif
    return 0.0;
}

/// Whatever asks is sent away: nobody answers a monkey's dialogs.
class Doorman final : public QObject
{
public:
    Doorman()
    {
        m_timer.setInterval(0);
        connect(&m_timer, &QTimer::timeout, this, [] {
            if (QWidget *modal = QApplication::activeModalWidget())
                modal->close();
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
        });
        m_timer.start();
    }

private:
    QTimer m_timer;
};

} // namespace

class MonkeyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void survivesRandomHands()
    {
        const int events = asked("PARETOSCOPE_MONKEY_EVENTS", usualEvents);
        std::mt19937 random(static_cast<unsigned>(qEnvironmentVariableIntValue("PARETOSCOPE_MONKEY_SEED") + 1));
        const auto upTo = [&random](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
        QTemporaryDir folder; // a monkey that saves must not save into the sources
        QDir::setCurrent(folder.path());
        ui::MainWindow window({.remembers = false});
        // It may do everything but leave, and it need not wait for the desktop's own dialogs.
        for (const auto id : {ui::WindowActions::Quit, ui::WindowActions::AboutQt})
            window.actions().action(id)->setEnabled(false);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.session().openExample();
        Doorman doorman;
        constexpr int keys[] = {Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Left,
                                Qt::Key_Right, Qt::Key_Up,      Qt::Key_Down,   Qt::Key_Space,  Qt::Key_Delete,
                                Qt::Key_Home,  Qt::Key_End,     Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_0,
                                Qt::Key_5,     Qt::Key_E,       Qt::Key_Comma};
        constexpr int chords[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_Z, Qt::Key_Y,
                                  Qt::Key_B, Qt::Key_C, Qt::Key_A, Qt::Key_V, Qt::Key_F, Qt::Key_K};
        for (int i = 0; i < events; ++i) {
            const QPoint at(upTo(std::max(1, window.width())), upTo(std::max(1, window.height())));
            switch (upTo(9)) {
            case 0:
            case 1:
            case 2:
                QTest::mouseClick(window.windowHandle(), upTo(8) == 0 ? Qt::RightButton : Qt::LeftButton, {}, at);
                break;
            case 3:
                QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, at);
                QTest::mouseMove(window.windowHandle(), QPoint(upTo(window.width()), at.y()));
                QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, QPoint(upTo(window.width()), at.y()));
                break;
            case 4:
            case 5:
                QTest::keyClick(window.windowHandle(),
                                static_cast<Qt::Key>(keys[upTo(static_cast<int>(std::size(keys)))]));
                break;
            case 6:
                QTest::keyClick(window.windowHandle(),
                                static_cast<Qt::Key>(chords[upTo(static_cast<int>(std::size(chords)))]),
                                Qt::ControlModifier);
                break;
            case 7:
                window.showPage(ui::pageRegistry()[upTo(static_cast<int>(ui::pageRegistry().size()))].id);
                break;
            default:
                if (upTo(10) == 0)
                    window.resize(700 + upTo(900), 480 + upTo(600));
                else if (upTo(20) == 0)
                    window.session().openExample(QStringLiteral("r13-scorecard"));
                else
                    window.session().undoStack()->undo();
            }
            if (i % 16 == 0)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            QVERIFY2(window.isVisible(), qPrintable(QStringLiteral("gone after %1 events").arg(i)));
            QVERIFY(window.session().evaluation() != nullptr);
        }
        QTRY_VERIFY(!window.session().busy());
        QVERIFY(window.currentPage() != nullptr);
        // Everything that was done can be undone to the beginning and done again.
        QUndoStack &stack = *window.session().undoStack();
        const int steps = stack.count();
        stack.setIndex(0);
        const auto first = window.session().document();
        stack.setIndex(steps);
        stack.setIndex(0);
        QVERIFY(window.session().document() == first);
    }

    void openingAndClosingLeavesNothing()
    {
        const int cycles = asked("PARETOSCOPE_MEMORY_CYCLES", usualCycles);
        const auto cycle = [](int number) {
            ui::MainWindow window({.remembers = false});
            window.resize(1280, 800);
            window.show();
            window.session().openExample(number % 2 == 0 ? QStringLiteral("throughput-on-lo0")
                                                         : QStringLiteral("r13-scorecard"));
            for (const ui::PageEntry &page : ui::pageRegistry()) {
                window.showPage(page.id);
                QCoreApplication::processEvents();
            }
            window.showHelp(QStringLiteral("page.knee"));
            QTRY_VERIFY(!window.session().busy());
        };
        // What is read once and kept, such as the catalogue and the fonts, comes with the first rounds.
        constexpr int first = 8;
        for (int i = 0; i < first; ++i)
            cycle(i);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const double before = residentBytes();
        if (before == 0.0)
            QSKIP("This system does not tell how much memory a program holds.");
        for (int i = 0; i < cycles; ++i)
            cycle(i);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const double grown = residentBytes() - before;
        qInfo("%d cycles: %.1f MB, %.1f MB more than before them", cycles, residentBytes() / 1e6, grown / 1e6);
        // A window with its pages takes some ten megabytes: one in fifty that stays would show.
        QVERIFY2(grown < 24e6, qPrintable(QString::number(grown / 1e6)));
    }
};

UI_TEST_MAIN(MonkeyTest)
#include "tst_monkey.moc"
