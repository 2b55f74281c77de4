// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in and back: what an empty page offers, what the search finds, what can be undone, what keys are called.
#include "core/project/rowfigures.h"
#include "tests/ui/uitest.h"
#include "ui/cataloguesource.h"
#include "ui/exampletitles.h"
#include "ui/help/helpentries.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pages/cataloguepage.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/searchfold.h"
#include "ui/snapshots.h"
#include "ui/widgets/commandsearch.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/paymentdialog.h"
#include "ui/widgets/provenancepopover.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/snapshotdialog.h"
#include "ui/widgets/tableview.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

using ui::MainWindow;
using ui::WindowActions;

namespace {

constexpr int patience = 60'000;

std::unique_ptr<MainWindow> shownWindow(const QSize &size = {1280, 800})
{
    auto window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
    window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    return window;
}

bool rests(MainWindow &window)
{
    return QTest::qWaitFor(
        [&window] { return !window.session().busy() && window.currentPage() && !window.currentPage()->working(); },
        patience);
}

void click(MainWindow &window, QWidget *target)
{
    const QPoint at = target->mapTo(&window, target->rect().center());
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at);
}

ui::EmptyState *emptyOf(MainWindow &window)
{
    for (auto *empty : window.currentPage()->findChildren<ui::EmptyState *>())
        if (empty->isVisible())
            return empty;
    return nullptr;
}

QListWidget *searchFor(MainWindow &window, const QString &text)
{
    window.findChild<QPushButton *>(QStringLiteral("searchbox"))->click();
    auto *search = window.findChild<ui::CommandSearch *>();
    search->findChild<QLineEdit *>(QStringLiteral("commandsearch.edit"))->setText(text);
    return search->findChild<QListWidget *>();
}

QListWidgetItem *itemNamed(const QListWidget &list, const QString &text)
{
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->text() == text)
            return list.item(row);
    return nullptr;
}

} // namespace

class WaysInTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        ui::language::apply(QStringLiteral("en"));
        QFile::remove(ui::userCataloguePath());
    }
    void cleanup() { ui::language::apply(QStringLiteral("en")); }
    void cleanupTestCase() { QFile::remove(ui::userCataloguePath()); }

    void everyPageOfAnEmptyProjectOffersAWayOn_data()
    {
        QTest::addColumn<QString>("page");
        for (const ui::PageEntry &entry : ui::pageRegistry())
            QTest::newRow(qPrintable(entry.id)) << entry.id;
    }
    void everyPageOfAnEmptyProjectOffersAWayOn()
    {
        QFETCH(QString, page);
        QStringList ways;
        {
            auto window = shownWindow();
            window->showPage(page);
            QVERIFY(rests(*window));
            QVERIFY(!window->currentPage()->sentence().isEmpty());
            if (const auto *empty = emptyOf(*window)) {
                QVERIFY(!empty->promise().isEmpty());
                for (const auto *button : empty->findChildren<QPushButton *>())
                    ways << button->objectName();
                QVERIFY(ways.size() >= 2);
            } else {
                bool anything = false;
                for (const QWidget *one : window->currentPage()->findChildren<QWidget *>())
                    anything = anything || (one->isVisible() && one->isEnabled() &&
                                            (qobject_cast<const QAbstractButton *>(one) != nullptr ||
                                             qobject_cast<const QComboBox *>(one) != nullptr ||
                                             qobject_cast<const QLineEdit *>(one) != nullptr));
                QVERIFY(anything);
            }
        }
        for (const QString &way : std::as_const(ways)) {
            auto window = shownWindow();
            window->showPage(page);
            QVERIFY(rests(*window));
            auto *button = emptyOf(*window)->findChild<QPushButton *>(way);
            QVERIFY(button->isEnabled());
            const QImage before = window->grab().toImage();
            bool opened = false;
            QTimer closer; // of the file dialog, which does not return before it is closed
            connect(&closer, &QTimer::timeout, &closer, [&opened] {
                if (QWidget *dialog = QApplication::activeModalWidget()) {
                    opened = true;
                    dialog->close();
                }
            });
            closer.start(50);
            click(*window, button);
            QTRY_VERIFY2_WITH_TIMEOUT(opened || QApplication::activePopupWidget() != nullptr ||
                                          window->grab().toImage() != before,
                                      qPrintable(way), 5000);
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            QVERIFY(rests(*window));
        }
    }

    void aWayOnDoesWhatItSays()
    {
        auto window = shownWindow();
        window->scenario().setGroupOpen(ui::scenario::Group::Ownership, false);
        window->showPage(QStringLiteral("money"));
        click(*window,
              emptyOf(*window)->findChild<QPushButton *>(QStringLiteral("empty.field:economics.tariff.eur_per_hour")));
        const auto *field = window->scenario().field(QStringLiteral("economics.tariff.eur_per_hour"));
        QTRY_VERIFY(field->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(field->isVisible());
        QTRY_VERIFY(!field->visibleRegion().isEmpty());

        window->showPage(QStringLiteral("sizing"));
        click(*window, emptyOf(*window)->findChild<QPushButton *>(QStringLiteral("empty.choose:scenario.model.id")));
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr); // the table of models
        QApplication::activePopupWidget()->close();

        window->showPage(QStringLiteral("scorecard"));
        QVERIFY(rests(*window));
        click(*window, emptyOf(*window)->findChild<QPushButton *>(QStringLiteral("empty.pin")));
        QTRY_COMPARE(window->session().project()->candidates.size(), std::size_t(1));
    }

    void theSensitivityPageSaysThatItComputes()
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r1-identity"));
        window->showPage(QStringLiteral("sensitivity"));
        ui::Page *page = window->currentPage();
        if (page->working()) {
            QVERIFY(page->findChild<QLabel *>(QStringLiteral("sensitivity.coming"))->isVisible());
            QVERIFY(!page->findChild<QComboBox *>(QStringLiteral("sensitivity.outcome"))->isVisible());
        }
        QVERIFY(rests(*window));
        QVERIFY(page->findChild<QComboBox *>(QStringLiteral("sensitivity.outcome"))->isVisible());
        QVERIFY(!page->findChild<QLabel *>(QStringLiteral("sensitivity.coming"))->isVisible());
    }

    void anotherWayOfPayingIsOneStep()
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r1-identity"));
        window->showPage(QStringLiteral("money"));
        QVERIFY(rests(*window));
        const int steps = window->session().undoStack()->count();
        for (int i = 0; i < 2; ++i) { // two of one kind have two names
            click(*window, window->currentPage()->findChild<QPushButton *>(QStringLiteral("money.payment")));
            auto *dialog = window->findChild<ui::PaymentDialog *>();
            QVERIFY(dialog != nullptr);
            auto *add = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
            QVERIFY(!add->isEnabled());
            QTest::keyClicks(dialog->findChild<ui::NumberEdit *>(QStringLiteral("payment.price")),
                             QStringLiteral("2.17"));
            QVERIFY(add->isEnabled());
            QTest::mouseClick(add, Qt::LeftButton);
            QTRY_VERIFY(window->findChild<ui::PaymentDialog *>() == nullptr);
        }
        QCOMPARE(window->session().undoStack()->count(), steps + 2);
        const auto &ways = window->session().project()->economics.alternatives;
        QCOMPARE(ways.size(), std::size_t(2));
        QCOMPARE(ways[0].name, std::string("api"));
        QCOMPARE(ways[0].tariff.eurPerMillionTokens->value, 2.17);
        QVERIFY(ways[1].name != ways[0].name);
        QVERIFY(rests(*window));
        QVERIFY(window->session().evaluation()->size.row->breakEven.has_value());
        window->session().undoStack()->undo();
        window->session().undoStack()->undo();
        QVERIFY(window->session().project()->economics.alternatives.empty());
    }

    void foldedTexts()
    {
        QCOMPARE(ui::folded(QStringLiteral("Prüfung")), QStringLiteral("prufung"));
        QCOMPARE(ui::folded(QStringLiteral("Straße")), QStringLiteral("strasse"));
        QCOMPARE(ui::folded(QStringLiteral("STRASSE")), QStringLiteral("strasse"));
        QCOMPARE(ui::folded(QStringLiteral("Øre, cœur, España, CO₂")), QStringLiteral("ore, coeur, espana, co2"));
        QVERIFY(ui::findable(QStringLiteral("Prüfung")).contains(QStringLiteral("pruefung")));
    }

    void accentsAndCaseDoNotMatter_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("u") << QStringLiteral("prufung") << QStringLiteral("Prüfung");
        QTest::newRow("ue") << QStringLiteral("pruefung") << QStringLiteral("Prüfung");
        QTest::newRow("typed with it") << QStringLiteral("PRÜF") << QStringLiteral("Prüfung");
        QTest::newRow("e") << QStringLiteral("norvege") << QStringLiteral("Norvège");
        QTest::newRow("ss") << QStringLiteral("grosse") << QStringLiteral("Größe");
    }
    void accentsAndCaseDoNotMatter()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        const QList<ui::CommandSearch::Entry> all{{QStringLiteral("Prüfung"), {}, {}, {}},
                                                  {QStringLiteral("Norvège"), {}, {}, {}},
                                                  {QStringLiteral("Größe"), {}, {}, {}}};
        const auto left = ui::CommandSearch::matching(all, typed);
        QCOMPARE(left.size(), 1);
        QCOMPARE(left.front().text, found);
    }

    void theSearchFinds_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::addColumn<bool>("can");
        const auto row = [](const char *language, const char *typed, const QStringList &found, bool can) {
            QTest::addRow("%s %s", language, typed)
                << QString::fromLatin1(language) << QString::fromUtf8(typed) << found << can;
        };
        row("en", "undo", {QStringLiteral("Undo")}, false);
        row("en", "export", {QStringLiteral("Export the chart…")}, false);
        row("en", "export all", {QStringLiteral("Export all charts…")}, true); // of all pages, whichever is shown
        row("en", "paste", {QStringLiteral("Paste")}, false);
        row("en", "cost", {QStringLiteral("Cost of a million tokens"), QStringLiteral("Cost of capital")}, true);
        row("en", "france", {QStringLiteral("France")}, true);
    }
    void theSearchFinds()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QStringList, found);
        QFETCH(bool, can);
        ui::language::apply(language);
        auto window = shownWindow();
        window->showPage(QStringLiteral("sizing"));
        QVERIFY(rests(*window));
        const QListWidget *list = searchFor(*window, typed);
        for (const QString &one : found) {
            const QListWidgetItem *item = itemNamed(*list, one);
            QVERIFY2(item != nullptr, qPrintable(one));
            QCOMPARE(item->flags().testFlag(Qt::ItemIsEnabled), can);
            QVERIFY(can || !item->toolTip().isEmpty()); // the reason
        }
        QApplication::activePopupWidget()->close();
    }

    void whatCannotBeRunIsNotRun()
    {
        auto window = shownWindow();
        const QListWidget *list = searchFor(*window, QStringLiteral("undo"));
        QVERIFY(itemNamed(*list, QStringLiteral("Undo")) != nullptr);
        QTest::keyClick(QApplication::activePopupWidget()->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(list->currentRow() < 0);
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QApplication::activePopupWidget()->close();
    }

    void aCountryIsTakenAndAFigureExplained()
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r1-identity"));
        QVERIFY(rests(*window));
        searchFor(*window, QStringLiteral("norway"));
        QTest::keyClick(QApplication::activePopupWidget()->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_COMPARE(window->session().project()->site.zone.value_or(std::string()), std::string("NO"));
        QVERIFY(rests(*window));
        searchFor(*window, QStringLiteral("cost of a million"));
        QTest::keyClick(QApplication::activePopupWidget()->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(window->findChild<ui::ProvenancePopover *>() != nullptr);
        window->findChild<ui::ProvenancePopover *>()->close();
    }

    void theSearchStaysOnTheScreen()
    {
        auto window = shownWindow({320, 240});
        window->move(0, 0);
        searchFor(*window, {});
        const auto *search = window->findChild<ui::CommandSearch *>();
        QVERIFY(window->screen()->availableGeometry().contains(search->geometry()));
        QApplication::activePopupWidget()->close();
    }

    void aDeletedSnapshotComesBack()
    {
        auto window = shownWindow();
        ui::Session &session = window->session();
        session.openExample(QStringLiteral("r1-identity"));
        QVERIFY(rests(*window));
        QString why;
        QVERIFY(window->snapshots().take(session.document(), QStringLiteral("first"), &why));
        QVERIFY(window->snapshots().take(session.document(), QStringLiteral("second"), &why));
        const bool modified = session.isModified();
        {
            ui::SnapshotDialog dialog(session, window->snapshots());
            dialog.show();
            auto *bring = dialog.findChild<QPushButton *>(QStringLiteral("snapshots.bringback"));
            QVERIFY(!bring->isVisibleTo(&dialog));
            QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("snapshots.delete")), Qt::LeftButton);
            QCOMPARE(window->snapshots().all().size(), 1);
            QVERIFY(session.undoStack()->undoText().contains(QStringLiteral("second")));
            QVERIFY(bring->isVisibleTo(&dialog));
            QTest::mouseClick(bring, Qt::LeftButton);
            QCOMPARE(window->snapshots().all().size(), 2);
            QCOMPARE(window->snapshots().all().first().name, QStringLiteral("second"));
            QVERIFY(!bring->isVisibleTo(&dialog));
        }
        session.undoStack()->redo();
        QCOMPARE(window->snapshots().all().size(), 1);
        QCOMPARE(window->snapshots().all().first().name, QStringLiteral("first"));
        QCoreApplication::processEvents();
        QCOMPARE(session.isModified(), modified); // the project itself was not touched
    }

    void aCatalogueEditIsUndone()
    {
        auto window = shownWindow();
        window->showPage(QStringLiteral("catalogue"));
        QVERIFY(rests(*window));
        auto *page = qobject_cast<ui::CataloguePage *>(window->currentPage());
        const auto kind = core::catalogue::Kind::Models;
        const QString id = QStringLiteral("llama-3.1-70b");
        const auto shipped = ui::shippedCatalogueEntry(kind, id);
        QVERIFY(shipped.has_value());
        const auto layers = [] {
            core::Diagnostics ignored;
            return ui::loadCatalogue(ignored)->model("llama-3.1-70b")->layers;
        };
        const auto before = layers();
        const bool modified = window->session().isModified();
        QVERIFY(page->keep(kind, shipped->with("layers", core::project::Node::number(33))));
        QCOMPARE(double(layers()), 33.0);
        QCoreApplication::processEvents();
        QCOMPARE(window->session().isModified(), modified);
        QAction *undo = nullptr;
        for (QAction *one : window->actions().menu(WindowActions::EditMenu)->actions())
            if (undo == nullptr && !one->isSeparator())
                undo = one;
        QVERIFY(undo->isEnabled());
        QVERIFY2(undo->text().contains(id), qPrintable(undo->text()));
        QTest::keySequence(window.get(), QKeySequence::Undo);
        QCOMPARE(layers(), before);
        QVERIFY(rests(*window));
        QVERIFY(!page->sentence().contains(QStringLiteral("of yours")));
        QTest::keySequence(window.get(), QKeySequence::Redo);
        QCOMPARE(double(layers()), 33.0);
        // Somebody else's entries of the same file stay.
        auto own = ui::readUserEntries();
        own->set(core::catalogue::Kind::Gpus,
                 core::project::Node::map({{"id", core::project::Node::scalar("h100-sxm-80gb")},
                                           {"board_power_w", core::project::Node::number(650)}}));
        QString why;
        QVERIFY(ui::saveUserEntries(*own, &why));
        QTest::keySequence(window.get(), QKeySequence::Undo);
        QCOMPARE(layers(), before);
        QVERIFY(ui::readUserEntries()->entry(core::catalogue::Kind::Gpus, "h100-sxm-80gb") != nullptr);
    }

    void keysAreCalledAsTheReaderCallsThem()
    {
        ui::language::apply(QStringLiteral("de"));
        auto window = shownWindow();
        for (const ui::PageEntry &entry : ui::pageRegistry())
            window->showPage(entry.id);
        window->takeTour();
        QVERIFY(rests(*window));
        QVERIFY(
            window->findChild<QPushButton *>(QStringLiteral("searchbox"))->text().contains(QStringLiteral("Strg+K")));
        for (const QWidget *one : window->findChildren<QWidget *>()) {
            QStringList said{one->toolTip(), one->whatsThis(), one->accessibleDescription()};
            if (const auto *button = qobject_cast<const QAbstractButton *>(one))
                said << button->text();
            if (const auto *label = qobject_cast<const QLabel *>(one))
                said << label->text();
            for (const QString &text : std::as_const(said))
                QVERIFY2(!text.contains(QStringLiteral("Ctrl+")), qPrintable(one->objectName() + text));
        }
        for (const ui::help::Entry &entry : ui::help::keyEntries(window->actions()))
            QVERIFY2(!entry.html.contains(QStringLiteral("Ctrl+")), qPrintable(entry.html));
    }

    void theEditMenuCopies()
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r13-scorecard"));
        window->showPage(QStringLiteral("scorecard"));
        QVERIFY(rests(*window));
        QClipboard &clipboard = *QGuiApplication::clipboard();
        clipboard.setText(QStringLiteral("before"));
        QMenu *edit = window->actions().menu(WindowActions::EditMenu);
        const auto choose = [&](WindowActions::Id id) {
            Q_EMIT edit->aboutToShow();
            QVERIFY(window->actions().action(id)->isEnabled());
            window->actions().action(id)->trigger();
        };
        window->scenario().focusField(QStringLiteral("energy.pue"));
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(line != nullptr);
        line->setText(QStringLiteral("1234"));
        line->selectAll();
        choose(WindowActions::Cut);
        QCOMPARE(clipboard.text(), QStringLiteral("1234"));
        QCOMPARE(line->text(), QString());
        choose(WindowActions::Paste);
        QCOMPARE(line->text(), QStringLiteral("1234"));
        line->selectAll();
        clipboard.setText(QStringLiteral("before"));
        QTest::keySequence(window->windowHandle(), QKeySequence::Copy); // the key is the editor's own still
        QCOMPARE(clipboard.text(), QStringLiteral("1234"));
        for (auto *table : window->currentPage()->findChildren<ui::TableView *>()) {
            if (!table->isVisible())
                continue;
            table->setFocus();
            choose(WindowActions::Copy);
            QVERIFY(clipboard.text().contains(QLatin1Char('\t')));
            QVERIFY(!window->actions().action(WindowActions::Cut)->isEnabled());
            break;
        }
    }

    void examplesAreCalledByTheirTitles()
    {
        auto window = shownWindow();
        QStringList shown;
        for (const QAction *one : window->actions().menu(WindowActions::ExamplesMenu)->actions())
            if (!one->isSeparator())
                shown << one->text();
        QCOMPARE(shown.size(), ui::exampleTitles().size());
        for (const ui::ExampleTitle &one : ui::exampleTitles()) {
            QVERIFY(shown.contains(one.title));
            QVERIFY2(one.title != one.name, qPrintable(one.name)); // each that ships has a title
        }
    }

    void theStartPageFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "de", "es", "fr"})
            for (const QSize size : {QSize(1024, 640), QSize(1280, 720)})
                QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size;
    }
    void theStartPageFits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        ui::language::apply(language);
        auto window = shownWindow(size);
        window->showPage(QStringLiteral("start"));
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
        const auto *scroll = window->currentPage()->findChild<QScrollArea *>(QStringLiteral("page.scroll"));
        const QRect seen(QPoint(0, 0), scroll->viewport()->size());
        int rightmost = 0;
        for (const QAbstractButton *one : window->currentPage()->findChildren<QAbstractButton *>()) {
            if (!one->objectName().startsWith(QStringLiteral("start.")))
                continue;
            const QRect at(one->mapTo(scroll->viewport(), QPoint(0, 0)), one->size());
            QVERIFY2(seen.contains(at), qPrintable(one->objectName()));
            rightmost = std::max(rightmost, at.right());
        }
        QVERIFY(rightmost > seen.width() * 9 / 10); // no third of the width is empty
    }
};

UI_TEST_MAIN(WaysInTest)
#include "tst_waysin.moc"
