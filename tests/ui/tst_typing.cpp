// SPDX-License-Identifier: GPL-3.0-or-later
// What is being typed while a menu, a dialog's button or a safety copy comes between two letters.
#include "tests/ui/uitest.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/paymentdialog.h"
#include "ui/widgets/rangedialog.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTemporaryDir>

using core::project::Node;
using ui::MainWindow;
using ui::NumberEdit;
using ui::WindowActions;

namespace {

const QString pue = QStringLiteral("energy.pue");

QAction *named(const QMenu &menu, const QString &start)
{
    for (QAction *one : menu.actions())
        if (one->text().remove(QLatin1Char('&')).startsWith(start))
            return one;
    return nullptr;
}

} // namespace

class TypingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        m_window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!session().busy(), 60'000);
        session().undoStack()->setClean();
        m_window.reset();
    }

    void menusActOnWhatIsSelected_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<bool>("typed");
        for (const char *way : {"context menu", "mouse", "keys"})
            for (const bool typed : {false, true})
                QTest::addRow("%s%s", way, typed ? ", typed" : "") << QString::fromLatin1(way) << typed;
    }
    /// The context menu and the window's, whether the number was just typed or stood there.
    void menusActOnWhatIsSelected()
    {
        QFETCH(QString, way);
        QFETCH(bool, typed);
        const QString path = QStringLiteral("energy.power_w");
        if (!typed)
            QVERIFY(session().setValue(path, Node::number(12345), QStringLiteral("x")));
        m_window->scenario().focusField(path);
        auto *line = qobject_cast<NumberEdit *>(QApplication::focusWidget());
        QVERIFY(line != nullptr);
        if (typed)
            typeText(QStringLiteral("12345"));
        line->setSelection(1, 2);
        QMenu *menu = nullptr;
        if (way == QLatin1String("context menu")) {
            QContextMenuEvent asked(QContextMenuEvent::Keyboard, line->rect().center(),
                                    line->mapToGlobal(line->rect().center()));
            QCoreApplication::sendEvent(line, &asked);
            menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        } else {
            menu = openEditMenu(way == QLatin1String("keys"));
        }
        QVERIFY(menu != nullptr && menu->isVisible());
        QAction *cut = named(*menu, QStringLiteral("Cu"));
        QVERIFY(cut != nullptr && cut->isEnabled());
        menu->setActiveAction(cut);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("23"));
        QCOMPARE(line->text(), QStringLiteral("145"));
        QCOMPARE(QApplication::focusWidget(), line);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        QCOMPARE(session().project()->energy.powerWatts->value, 145.0);
    }

    /// What is typed is in the project for whatever a menu does with it, and Escape takes it back still.
    void menusFindWhatIsTyped()
    {
        QVERIFY(session().setValue(pue, Node::number(1.3), QStringLiteral("x")));
        m_window->scenario().focusField(pue);
        typeText(QStringLiteral("1.7"));
        QMenu *menu = openEditMenu(true);
        QCOMPARE(session().project()->energy.pue->value, 1.7);
        const QPointer<QWidget> line = m_window->scenario().field(pue)->findChild<NumberEdit *>();
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu->isVisible());
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape); // leaves the bar
        QCOMPARE(QApplication::focusWidget(), line);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape);
        QCOMPARE(session().project()->energy.pue->value, 1.3);
        QCOMPARE(qobject_cast<QLineEdit *>(QApplication::focusWidget())->text(), QStringLiteral("1.3"));
    }

    void theEditMenuReachesTheLineOfAChoice()
    {
        m_window->scenario().focusField(QStringLiteral("site.grid_year"));
        auto *combo = qobject_cast<QComboBox *>(QApplication::focusWidget());
        QVERIFY(combo != nullptr && combo->isEditable());
        typeText(QStringLiteral("2024"));
        combo->lineEdit()->selectAll();
        QMenu *menu = openEditMenu(false);
        QAction *copy = m_window->actions().action(WindowActions::Copy);
        QVERIFY(copy->isEnabled());
        menu->setActiveAction(copy);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("2024"));
        // One that cannot be typed in has nothing to copy.
        m_window->scenario().focusField(QStringLiteral("site.grid_method"));
        m_window->scenario().focusField(QStringLiteral("energy.boundary"));
        menu = openEditMenu(false);
        QVERIFY(!copy->isEnabled());
        QTest::keyClick(menu, Qt::Key_Escape);
    }

    void enterPressesTheButtonOfADialog()
    {
        session().openExample(QStringLiteral("r1-identity"));
        QTRY_VERIFY(!session().busy());
        const std::size_t ways = session().project()->economics.alternatives.size();
        auto *payment = new ui::PaymentDialog(session(), m_window.get());
        payment->open();
        QVERIFY(QTest::qWaitForWindowActive(payment));
        QTest::keyClicks(payment->focusWidget(), QStringLiteral("2.1.7"));
        QTest::keyClick(payment->focusWidget(), Qt::Key_Return);
        QVERIFY(payment->isVisible()); // what is no number is not taken
        qobject_cast<QLineEdit *>(payment->focusWidget())->selectAll();
        QTest::keyClicks(payment->focusWidget(), QStringLiteral("2.17"));
        QTest::keyClick(payment->focusWidget(), Qt::Key_Return);
        QVERIFY(!payment->isVisible());
        QCOMPARE(session().project()->economics.alternatives.size(), ways + 1);
        delete payment;

        const QString path = QStringLiteral("economics.tariff.eur_per_hour");
        auto *range = new ui::RangeDialog(session(), path, m_window.get());
        range->open();
        QVERIFY(QTest::qWaitForWindowActive(range));
        const int steps = session().undoStack()->index();
        QTest::keyClicks(range->focusWidget(), QStringLiteral("0.5"));
        QTest::keyClick(range->focusWidget(), Qt::Key_Return);
        QVERIFY(!range->isVisible());
        QCOMPARE(session().undoStack()->index(), steps + 1);
        delete range;
    }

    /// Without Enter nothing tells of a score but the copy; what it told is taken back with the rest.
    void aScoreIsTakenBackAfterACopy()
    {
        session().openExample(QStringLiteral("whole-row"));
        QTRY_VERIFY(!session().busy());
        m_window->showPage(QStringLiteral("sovereignty"));
        QCoreApplication::processEvents();
        auto *score = m_window->currentPage()->findChild<NumberEdit *>(QStringLiteral("assessment.supply_chain.score"));
        QVERIFY(score != nullptr);
        score->setFocus();
        score->selectAll();
        QTest::keyClicks(score, QStringLiteral("41"));
        QTest::keyClick(score, Qt::Key_Return);
        const Node before = session().document();
        const int steps = session().undoStack()->index();
        const auto retype = [&](const char *text) {
            score->selectAll();
            QTest::keyClicks(score, QLatin1String(text));
        };
        retype("7");
        session().autosaveNow();
        QVERIFY(!(session().document() == before));
        QTest::keyClick(score, Qt::Key_Escape);
        QVERIFY(session().document() == before);
        QCOMPARE(score->text(), QStringLiteral("41"));
        // Refused, it never was.
        retype("7");
        session().autosaveNow();
        QTest::keyClicks(score, QStringLiteral("77"));
        QVERIFY(session().document() == before);
        QCOMPARE(score->text(), QStringLiteral("777"));
        QTest::keyClick(score, Qt::Key_Escape);
        QCOMPARE(score->text(), QStringLiteral("41"));
        // Typed as it was, it is as it was.
        retype("7");
        session().autosaveNow();
        retype("41");
        QTest::keyClick(score, Qt::Key_Return);
        QVERIFY(session().document() == before);
        // Committed by Enter, it is not taken back by what is typed next.
        retype("7");
        session().autosaveNow();
        QTest::keyClick(score, Qt::Key_Return);
        retype("8");
        QTest::keyClick(score, Qt::Key_Escape);
        QCOMPARE(score->text(), QStringLiteral("7"));
        QCOMPARE(session().undoStack()->index(), steps + 1);
        session().undoStack()->undo();
        QVERIFY(session().document() == before);
        session().discardAutosave();
    }

    /// The file has it then, and the project says that it no longer is the file's.
    void aNumberIsTakenBackAfterSaving()
    {
        QTemporaryDir folder;
        QVERIFY(session().setValue(pue, Node::number(1.3), QStringLiteral("x")));
        QVERIFY(session().saveAs(folder.filePath(QStringLiteral("p.yaml"))));
        m_window->scenario().focusField(pue);
        typeText(QStringLiteral("1.7"));
        m_window->actions().action(WindowActions::Save)->trigger();
        QVERIFY(!session().isModified());
        auto *line = qobject_cast<NumberEdit *>(QApplication::focusWidget());
        QCOMPARE(line->text(), QStringLiteral("1.7"));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape);
        QCOMPARE(session().project()->energy.pue->value, 1.3);
        QCOMPARE(line->text(), QStringLiteral("1.3"));
        QVERIFY(session().isModified());
        // What has been committed is not taken back by the next stretch.
        typeText(QStringLiteral("1.6"));
        m_window->actions().action(WindowActions::Save)->trigger();
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        typeText(QStringLiteral("1.9"));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape);
        QCOMPARE(session().project()->energy.pue->value, 1.6);
        QCOMPARE(line->text(), QStringLiteral("1.6"));
        QVERIFY(!session().isModified());
    }

    void halfADateIsSaid_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("name");
        QTest::newRow("report") << QStringLiteral("report") << QStringLiteral("date");
        QTest::newRow("assessment") << QStringLiteral("sovereignty") << QStringLiteral("assessment.supply_chain.date");
    }
    void halfADateIsSaid()
    {
        QFETCH(QString, page);
        QFETCH(QString, name);
        QTemporaryDir folder;
        session().openExample(QStringLiteral("whole-row"));
        QTRY_VERIFY(!session().busy());
        QVERIFY(session().saveAs(folder.filePath(QStringLiteral("p.yaml"))));
        m_window->showPage(page);
        QCoreApplication::processEvents();
        auto *line = m_window->currentPage()->findChild<QLineEdit *>(name);
        QVERIFY(line != nullptr);
        line->setFocus();
        line->selectAll();
        typeText(QStringLiteral("2026-0"));
        QVERIFY(m_window->messages().text().isEmpty()); // it is still being typed
        session().autosaveNow();
        QVERIFY(m_window->messages().text().isEmpty());
        m_window->actions().action(WindowActions::Save)->trigger();
        QVERIFY(m_window->messages().text().contains(QStringLiteral("2026-0")));
        QCOMPARE(line->text(), QStringLiteral("2026-0")); // to be mended
    }

private:
    ui::Session &session() { return m_window->session(); }
    void typeText(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(m_window->windowHandle(), letter.toLatin1());
    }
    QMenu *openEditMenu(bool byKeys)
    {
        QMenuBar *bar = m_window->menuBar();
        QMenu *menu = m_window->actions().menu(WindowActions::EditMenu);
        if (byKeys)
            QTest::keyClick(m_window->windowHandle(), Qt::Key_E, Qt::AltModifier);
        else
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menu->menuAction()).center());
        return QTest::qWaitFor([&] { return menu->isVisible(); }) ? menu : nullptr;
    }

    std::unique_ptr<MainWindow> m_window;
};

UI_TEST_MAIN(TypingTest)
#include "tst_typing.moc"
