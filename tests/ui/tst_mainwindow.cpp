// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"
#include "tests/ui/uitest.h"
#include "ui/cataloguesource.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/sessionautosave.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/candidatesdialog.h"
#include "ui/widgets/cominglabel.h"
#include "ui/widgets/commandsearch.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/pagerail.h"
#include "ui/widgets/provenancepopover.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/windowactions.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

using ui::MainWindow;
using ui::WindowActions;

namespace {

/// A click where the user would click, with everything in its way.
void click(MainWindow &window, QWidget *target)
{
    const QPoint at = target->mapTo(&window, target->rect().center());
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at);
}

void type(MainWindow &window, const QString &text)
{
    for (const QChar letter : text)
        QTest::keyClick(window.windowHandle(), letter.toLatin1());
}

QString figure(MainWindow &window, const QString &id)
{
    for (const ui::HeadlineCell &cell : window.headline().cells()) {
        if (cell.id == id)
            return cell.value;
    }
    return QStringLiteral("no such figure");
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    /// Before anything else has read the catalogue.
    void initTestCase()
    {
        ui::readCatalogueAhead();
        ui::Session session;
        QVERIFY(session.evaluation() != nullptr);
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), 60'000);
        QVERIFY(!ui::catalogueIsBeingRead());
        QVERIFY(session.evaluation()->prediction != nullptr);
    }

    void init()
    {
        QDir(ui::Autosave::folder()).removeRecursively();
        ui::language::apply(QStringLiteral("en"));
        m_window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aWindowStartedOnAProjectShowsIt()
    {
        const QString path = ui::files::examplesFolder() + QStringLiteral("/chat-sized.yaml");
        MainWindow window({.remembers = false, .open = {path}});
        QVERIFY(window.currentPage() == nullptr);
        window.show();
        const auto *coming = window.findChild<ui::ComingLabel *>();
        QVERIFY(coming != nullptr && coming->isVisible());
        QVERIFY(coming->text().contains(QStringLiteral("chat-sized.yaml")));
        QTRY_VERIFY(window.currentPage() != nullptr);
        // The page comes with figures, not with a request for them.
        QVERIFY(window.session().evaluation()->prediction != nullptr);
        QVERIFY(!window.currentPage()->sentence().contains(QStringLiteral("Nothing to size")));
        QVERIFY(figure(window, QStringLiteral("fleet")) != ui::absentMark());
        QTRY_VERIFY(window.findChild<ui::ComingLabel *>() == nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!window.session().busy(), 60'000);
    }

    void aWindowStartedOnWhatCannotBeReadSaysSo()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("broken.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("scenario: [");
        file.close();
        MainWindow window({.remembers = false, .open = {file.fileName()}});
        window.show();
        QTRY_VERIFY(window.currentPage() != nullptr && window.currentPage()->isVisible());
        QVERIFY(window.messages().text().contains(QStringLiteral("broken.yaml")));
    }

    void aFoldedGroupGetsItsFieldsWhenItIsOpened()
    {
        ui::Settings::reset(ui::Settings::OpenGroups); // what other windows left open
        MainWindow window({.remembers = false});
        window.show();
        ui::ScenarioDock &dock = window.scenario();
        const auto known = [&dock](const QString &path) {
            for (const ui::ScenarioDock::FieldName &name : dock.fieldNames())
                if (name.path == path)
                    return true;
            return false;
        };
        const QString path = QStringLiteral("energy.pue"), name = QStringLiteral("field.") + path;
        QVERIFY(known(path));
        QVERIFY(dock.findChild<ui::ScenarioField *>(name) == nullptr);
        auto *header = dock.findChild<QAbstractButton *>(QStringLiteral("group.") +
                                                         ui::scenario::groupId(ui::scenario::Group::Site));
        header->click();
        auto *field = dock.findChild<ui::ScenarioField *>(name);
        QVERIFY(field != nullptr);
        QTRY_VERIFY(field->isVisible());
        // The Tab key goes from the title into the group, though its fields are younger than all below it.
        QWidget *next = header->nextInFocusChain();
        while ((next->focusPolicy() & Qt::TabFocus) == 0)
            next = next->nextInFocusChain();
        QVERIFY(header->parentWidget()->isAncestorOf(next));
        QVERIFY(qobject_cast<ui::ScenarioField *>(next->parentWidget()) != nullptr);
        QCOMPARE(static_cast<ui::ScenarioField *>(next->parentWidget())->field().group, ui::scenario::Group::Site);
    }

    void theRailCanBeClicked()
    {
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            if (!entry.onRail)
                continue;
            click(*m_window, m_window->rail().button(entry.id));
            QCOMPARE(m_window->currentPageId(), entry.id);
            QVERIFY(m_window->currentPage()->isVisible());
            QVERIFY2(!m_window->currentPage()->sentence().isEmpty(), qPrintable(entry.id));
        }
    }

    void pagesByKeyboard()
    {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_window->currentPageId(), ui::pageRegistry()[1].id);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(m_window->currentPageId(), ui::pageRegistry()[0].id);
    }

    void typingMovesTheHeadline()
    {
        m_window->session().openExample(QStringLiteral("r1-identity"));
        QCOMPARE(figure(*m_window, QStringLiteral("cpm")), QStringLiteral("1.09"));
        m_window->scenario().focusField(QStringLiteral("economics.tariff.eur_per_hour"));
        QWidget *edit = QApplication::focusWidget();
        QVERIFY(qobject_cast<QLineEdit *>(edit) != nullptr);
        type(*m_window, QStringLiteral("22"));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        QCOMPARE(figure(*m_window, QStringLiteral("cpm")), QStringLiteral("2.18"));
        // All the typing in one field is one step.
        m_window->session().undoStack()->undo();
        QCOMPARE(figure(*m_window, QStringLiteral("cpm")), QStringLiteral("1.09"));
        QVERIFY(!m_window->session().isModified());
    }

    void aClickOnAFigureOpensItsProvenance()
    {
        m_window->session().openExample(QStringLiteral("r1-identity"));
        QCoreApplication::processEvents();
        auto *button = m_window->headline().findChild<QAbstractButton *>(QStringLiteral("headline.cpm"));
        QVERIFY(button != nullptr);
        click(*m_window, button);
        auto *popover = m_window->findChild<ui::ProvenancePopover *>();
        QVERIFY(popover != nullptr && popover->isVisible());
        QVERIFY2(popover->plainText().contains(QStringLiteral("11")), qPrintable(popover->plainText()));
        popover->close();
    }

    void germanNumbers()
    {
        ui::language::apply(QStringLiteral("de"));
        // The news of the language is posted, and so is what follows from it: the fields are built anew.
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
        m_window->session().openExample(QStringLiteral("r1-identity"));
        QCOMPARE(figure(*m_window, QStringLiteral("cpm")), QStringLiteral("1,09"));
        m_window->scenario().focusField(QStringLiteral("economics.tariff.eur_per_hour"));
        type(*m_window, QStringLiteral("21,84"));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        QCOMPARE(figure(*m_window, QStringLiteral("cpm")), QStringLiteral("2,17"));
        const auto *stored = m_window->session().document().at("economics.tariff.eur_per_hour");
        QCOMPARE(QString::fromStdString(stored->text()), QStringLiteral("21.84"));
    }

    void changingTheLanguageKeepsThePage()
    {
        m_window->showPage(QStringLiteral("scorecard"));
        ui::language::apply(QStringLiteral("de"));
        QCoreApplication::processEvents();
        QCOMPARE(m_window->currentPageId(), QStringLiteral("scorecard"));
        QVERIFY(m_window->currentPage()->isVisible());
        ui::language::apply(QStringLiteral("en"));
    }

    void openUrlsTakesProjectsAndResults()
    {
        QTemporaryDir folder;
        QFile csv(folder.filePath(QStringLiteral("sweep.csv")));
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
                  "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n");
        csv.close();
        QFile project(folder.filePath(QStringLiteral("p.yaml")));
        QVERIFY(project.open(QIODevice::WriteOnly));
        project.write("schema: paretoscope/1\ntitle: Dropped\n");
        project.close();
        QSignalSpy library(&m_window->session(), &ui::Session::libraryChanged);
        m_window->openUrls({QUrl::fromLocalFile(project.fileName()), QUrl::fromLocalFile(csv.fileName())});
        QTRY_COMPARE(m_window->session().title(), QStringLiteral("Dropped"));
        QTRY_COMPARE(m_window->session().library()->runs.size(), std::size_t{2});
        QVERIFY(m_window->messages().text().isEmpty());
    }

    /// Of each project, also where another one had results before.
    void firstResultsAreLookedAt()
    {
        QTemporaryDir folder;
        QFile csv(folder.filePath(QStringLiteral("sweep.csv")));
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
                  "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n");
        csv.close();
        ui::Session &session = m_window->session();
        for (int project = 0; project < 2; ++project) {
            session.newProject();
            m_window->showPage(QStringLiteral("sizing"));
            QCoreApplication::processEvents();
            session.importPaths({csv.fileName()});
            QTRY_COMPARE(session.library()->runs.size(), std::size_t{2});
            QTRY_COMPARE(m_window->currentPageId(), QStringLiteral("benchmarks"));
            QTRY_VERIFY(!session.busy());
        }
        session.discardAutosave();
    }

    void refusedDropsSayWhy_data()
    {
        QTest::addColumn<QList<QUrl>>("urls");
        QTest::addColumn<QString>("word");
        QTest::newRow("elsewhere") << QList<QUrl>{QUrl(QStringLiteral("https://example.org/a.json"))}
                                   << QStringLiteral("not on this computer");
        QTest::newRow("absent") << QList<QUrl>{QUrl::fromLocalFile(QStringLiteral("/no/such/file.json"))}
                                << QStringLiteral("not there");
    }
    void refusedDropsSayWhy()
    {
        QFETCH(QList<QUrl>, urls);
        QFETCH(QString, word);
        m_window->openUrls(urls);
        QVERIFY2(m_window->messages().text().contains(word), qPrintable(m_window->messages().text()));
        QVERIFY(m_window->messages().isVisible());
        QTest::keyClick(&m_window->messages(), Qt::Key_Escape);
        QVERIFY(!m_window->messages().isVisible());
    }

    void missingResultsAreSaid()
    {
        QTemporaryDir folder;
        QFile project(folder.filePath(QStringLiteral("p.yaml")));
        QVERIFY(project.open(QIODevice::WriteOnly));
        project.write("schema: paretoscope/1\nresults: [{path: away.json}]\n");
        project.close();
        m_window->openPaths({project.fileName()});
        QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("away.json")));
    }

    void tabLeavesTables()
    {
        m_window->session().openExample(QStringLiteral("r13-scorecard"));
        m_window->showPage(QStringLiteral("scorecard"));
        QCoreApplication::processEvents();
        QTableView *table = nullptr;
        for (QTableView *one : m_window->currentPage()->findChildren<QTableView *>()) {
            if (one->isVisible())
                table = one;
        }
        QVERIFY(table != nullptr);
        table->setFocus();
        QVERIFY(table->hasFocus());
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Tab);
        QVERIFY(!table->hasFocus());
        QVERIFY(!table->isAncestorOf(QApplication::focusWidget()));
    }

    void everyFieldHasAName()
    {
        for (const ui::ScenarioDock::FieldName &name : m_window->scenario().fieldNames()) {
            const ui::ScenarioField *field = m_window->scenario().field(name.path);
            QVERIFY(field != nullptr);
            for (const QWidget *child : field->findChildren<QWidget *>()) {
                if (child->focusPolicy() != Qt::NoFocus && child->parentWidget() == field)
                    QVERIFY2(!child->accessibleName().isEmpty(), qPrintable(name.path));
            }
        }
    }

    void refusedInputIsSaidAtTheField()
    {
        ui::ScenarioField *field = m_window->scenario().field(QStringLiteral("energy.pue"));
        QVERIFY(field != nullptr);
        m_window->scenario().focusField(QStringLiteral("energy.pue"));
        type(*m_window, QStringLiteral("0.4"));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        QVERIFY(!field->why().isEmpty());
        QVERIFY(m_window->session().document().at("energy.pue") == nullptr);
    }

    void everyKnobIsInTheDock()
    {
        using namespace core::project;
        QSet<QString> shown;
        for (const char *arrivals : {"poisson", "closed", "gamma", "trace"}) {
            Node document;
            core::Diagnostics remarks;
            const auto project = readProject(std::string("schema: paretoscope/1\nscenario:\n  throughput: "
                                                         "{output_tokens_per_s: 1}\n  workload: {arrivals: {kind: ")
                                                 .append(arrivals)
                                                 .append("}}\n"),
                                             "test", document, remarks);
            QVERIFY(project.has_value());
            for (const ui::scenario::Field &field : ui::scenario::fieldsOf(*project))
                shown << field.path;
        }
        const auto has = [&shown](const QString &path) {
            return std::any_of(shown.begin(), shown.end(), [&path](const QString &one) {
                return one == path || one.startsWith(path + QLatin1Char('.'));
            });
        };
        int keys = 0;
        for (const detail::SectionKeys &section : detail::scenarioKeys())
            for (const std::string_view key : section.keys) {
                const QString path = QStringLiteral("%1.%2").arg(ui::fromUtf8(section.path), ui::fromUtf8(key));
                // The kind of the workload is the profile above the fields.
                QVERIFY2(has(path) || path == QLatin1String("scenario.workload.kind"), qPrintable(path));
                ++keys;
            }
        QVERIFY(keys > 50);
    }

    void whatIsSaidCanBeTakenBack()
    {
        const QString path = QStringLiteral("energy.pue");
        ui::Session &session = m_window->session();
        session.openExample(QStringLiteral("r1-identity"));
        QTRY_VERIFY(!session.busy());
        const auto stated = [&] { return session.document().at("energy.pue") != nullptr; };
        QVERIFY(stated());
        m_window->scenario().focusField(path);
        auto *hint = m_window->findChild<QLabel *>(QStringLiteral("scenario.hint"));
        QVERIFY(hint != nullptr && hint->isVisible());
        QCOMPARE(hint->text(), m_window->scenario().field(path)->field().hint);
        // Cleared and left, the project is silent; one step back and it speaks again.
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Delete);
        QVERIFY(stated());
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        QVERIFY(!stated());
        QCOMPARE(session.undoStack()->undoText(), QStringLiteral("Clear PUE"));
        session.undoStack()->undo();
        QVERIFY(stated());
        // The mark before the label does the same by the mouse.
        ui::ScenarioField *field = m_window->scenario().field(path);
        m_window->scenario().focusField(path); // scrolled into sight again
        const QPoint mark =
            field->mapTo(m_window.get(), QPoint(5, field->findChild<QLabel *>()->geometry().center().y()));
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, mark);
        QVERIFY(!stated());
    }

    void lengthsInShortAreWrittenOut()
    {
        using namespace core::project;
        Node document;
        core::Diagnostics remarks;
        const auto project = readProject("schema: paretoscope/1\nscenario: {workload: {prompt_tokens: 800}}\n", "test",
                                         document, remarks);
        QVERIFY(project.has_value());
        ui::scenario::Field mean, p95;
        mean.path = QStringLiteral("scenario.workload.prompt_tokens.mean");
        p95.path = QStringLiteral("scenario.workload.prompt_tokens.p95");
        QCOMPARE(ui::scenario::valueIn(document, mean).number, std::optional(800.0));
        QCOMPARE(ui::scenario::storedPath(document, mean), QStringLiteral("scenario.workload.prompt_tokens"));
        const Node room = ui::scenario::withRoomFor(document, p95);
        QCOMPARE(ui::scenario::valueIn(room, mean).number, std::optional(800.0));
        QCOMPARE(ui::scenario::storedPath(room, mean), mean.path);
        QVERIFY(ui::scenario::withRoomFor(document, mean) == document);
        // Lists: numbers between spaces or semicolons, in the reader's own way of writing them.
        const auto list = ui::scenario::listOf(QStringLiteral("0,5; 1 2,25"), QLocale(QLocale::German));
        QVERIFY(list && list->items().size() == 3);
        QCOMPARE(list->items()[2].text(), std::string("2.25"));
        QVERIFY(!ui::scenario::listOf(QStringLiteral("1 two"), QLocale::c()));
    }

    void narrowWindowsFoldTheScenario()
    {
        QVERIFY(!m_window->scenario().isFolded());
        m_window->resize(1024, 640);
        QTRY_VERIFY(m_window->scenario().isFolded());
        QVERIFY(m_window->scenario().width() < 60);
        m_window->resize(1280, 800);
        QTRY_VERIFY(!m_window->scenario().isFolded());
    }

    void commandSearchFindsByEveryWord()
    {
        const QList<ui::CommandSearch::Entry> all{{QStringLiteral("Save as…"), QStringLiteral("File"), {}, {}},
                                                  {QStringLiteral("Use of node"), QStringLiteral("Ownership"), {}, {}},
                                                  {QStringLiteral("Node"), QStringLiteral("Ownership"), {}, {}}};
        const auto found = ui::CommandSearch::matching(all, QStringLiteral("owner node"));
        QCOMPARE(found.size(), 2);
        QCOMPARE(ui::CommandSearch::matching(all, QStringLiteral("node")).front().text, QStringLiteral("Node"));
        QCOMPARE(ui::CommandSearch::matching(all, QStringLiteral("zzz")).size(), 0);
        QCOMPARE(ui::CommandSearch::matching(all, {}).size(), 3);
    }

    /// What a page offers is found from every other page, shown or not, and done there.
    void commandSearchFindsActionsOfOtherPages()
    {
        m_window->showPage(QStringLiteral("knee"));
        m_window->findChild<QPushButton *>(QStringLiteral("searchbox"))->click();
        auto *search = m_window->findChild<ui::CommandSearch *>();
        QVERIFY(search->isVisible());
        auto *edit = search->findChild<QLineEdit *>(QStringLiteral("commandsearch.edit"));
        QTest::keyClicks(edit, QStringLiteral("type in candidates"));
        auto *list = search->findChild<QListWidget *>();
        QTRY_COMPARE(list->item(0)->text(), QStringLiteral("Type in candidates…"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(m_window->currentPageId(), QStringLiteral("scorecard"));
        QTRY_VERIFY(m_window->findChild<ui::CandidatesDialog *>() != nullptr);
        m_window->findChild<ui::CandidatesDialog *>()->close();
    }

    void pinAndUndo()
    {
        m_window->session().openExample(QStringLiteral("r1-identity"));
        const std::size_t before = m_window->session().project()->candidates.size();
        m_window->actions().action(WindowActions::PinCandidate)->trigger();
        QCOMPARE(m_window->session().project()->candidates.size(), before + 1);
        QCOMPARE(m_window->currentPageId(), QStringLiteral("scorecard"));
        m_window->session().undoStack()->undo();
        QCOMPARE(m_window->session().project()->candidates.size(), before);
    }

    void profilesAreOneStep()
    {
        m_window->scenario().applyProfile(QStringLiteral("rag"));
        QCOMPARE(m_window->session().undoStack()->count(), 1);
        QCOMPARE(m_window->session().project()->scenario.engine.maxNumSeqs.value_or(0), 64);
        QCOMPARE(m_window->session().project()->scenario.workload.promptTokens.p50->value, 1500.0);
    }

    void changeAgainstTheBaseline()
    {
        m_window->session().openExample(QStringLiteral("r1-identity"));
        m_window->actions().action(WindowActions::SetBaseline)->trigger();
        m_window->session().setValue(QStringLiteral("economics.tariff.eur_per_hour"), core::project::Node::number(22),
                                     QStringLiteral("x"));
        for (const ui::HeadlineCell &cell : m_window->headline().cells()) {
            if (cell.id == QLatin1String("cpm"))
                QVERIFY2(cell.caption.startsWith(QStringLiteral("+100")), qPrintable(cell.caption));
        }
    }

    void darkIsDarkEverywhere()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Dark);
        QCoreApplication::processEvents();
        const QImage picture = m_window->grab().toImage();
        const QColor page = ui::Theme::darkTheme().page;
        int light = 0;
        for (int y = 0; y < picture.height(); y += 8) {
            for (int x = 0; x < picture.width(); x += 8)
                light += picture.pixelColor(x, y).lightness() > 200 ? 1 : 0;
        }
        QVERIFY(page.lightness() < 60);
        QVERIFY2(light * 20 < picture.width() * picture.height() / 64, qPrintable(QString::number(light)));
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
    }
};

UI_TEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
