// SPDX-License-Identifier: GPL-3.0-or-later
// A hand that knows nothing: random keys, clicks, wheels and sizes. The window must survive and stay in order. The
// number of events is PARETOSCOPE_MONKEY_EVENTS (2,000 by default, 10,000 under the sanitizers), the seed
// PARETOSCOPE_MONKEY_SEED.
#include "tests/ui/uitest.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/session.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QDir>
#include <QTemporaryDir>
#include <QTimer>
#include <random>

namespace {

constexpr int usualEvents = 2000;

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
        bool given = false;
        int events = qEnvironmentVariableIntValue("PARETOSCOPE_MONKEY_EVENTS", &given);
        if (!given || events <= 0)
            events = usualEvents;
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
};

UI_TEST_MAIN(MonkeyTest)
#include "tst_monkey.moc"
