// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario beside the pages, filled in as a person does: what is typed, refused, taken back and undone.
#include "tests/ui/uitest.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/session.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/openslider.h"
#include "ui/widgets/pagerail.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/scenariofields.h"
#include "ui/widgets/scenariolimits.h"
#include "ui/windowactions.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QToolButton>

using core::project::Node;
using ui::MainWindow;
using ui::NumberEdit;
using ui::ScenarioField;
using ui::scenario::Field;

namespace {

const QString pue = QStringLiteral("energy.pue");
const QString hits = QStringLiteral("scenario.workload.prefix.hit_rate");

} // namespace

class ScenarioDockTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        ui::Settings::reset(ui::Settings::OpenGroups);
        m_window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!session().busy(), 60'000);
        m_window.reset();
        ui::language::apply(QStringLiteral("en"));
    }

    void refusedLeavesTheProject_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const QString &path, const char *text, const char *said) {
            QTest::addRow("%s %s", qPrintable(path), text)
                << path << QString::fromLatin1(text) << QString::fromUtf8(said);
        };
        row(hits, "120", "Between 0 and 100 %.");
        row(hits, "12abc", "“12abc” is not a number.");
        row(hits, "-1", "Between 0 and 100 %.");
        row(QStringLiteral("scenario.workload.arrivals.rate_rps"), "2 rps", "“2 rps” is not a number.");
        row(QStringLiteral("scenario.workload.arrivals.rate_rps"), "0", "More than 0 req/s.");
        row(QStringLiteral("scenario.workload.arrivals.rate_rps"), "1e400", "“1e400” is not a number.");
        row(QStringLiteral("scenario.workload.prompt_tokens.p50"), "9000", "A higher percentile is below a lower one.");
        row(QStringLiteral("scenario.slo.goodput_min"), "150", "Between 0 and 100 %.");
        row(pue, "12", "Between 1 and 10.");
        row(QStringLiteral("scenario.hardware.gpus_per_node"), "2.5", "A whole number is needed here.");
    }
    /// At any letter: on the way to what is refused there are numbers that are not.
    void refusedLeavesTheProject()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(QString, said);
        open("schema: paretoscope/1\nscenario:\n  workload:\n    arrivals: {kind: poisson, rate_rps: 7}\n"
             "    prompt_tokens: {p50: 800, p95: 1600}\n    prefix: {hit_rate: 0.07}\n  slo: {goodput_min: 0.9}\n"
             "  hardware: {gpus_per_node: 4}\nenergy: {pue: 1.3}\n");
        const Node before = session().document();
        const int steps = session().undoStack()->count();
        ScenarioField *field = enter(path, text);
        press(Qt::Key_Return);
        QCOMPARE(field->why(), said.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"))
                                   .replace(QStringLiteral(" req"), QStringLiteral("\u00a0req")));
        QVERIFY(session().document() == before);
        QCOMPARE(session().undoStack()->count(), steps);
        QVERIFY(!session().isModified());
        QCOMPARE(field->findChild<NumberEdit *>()->text(), text);
        press(Qt::Key_Escape);
        QVERIFY(field->why().isEmpty());
        QVERIFY(session().document() == before);
        // What is said stays within the dock.
        enter(path, text);
        for (const QLabel *label : m_window->findChildren<QLabel *>())
            if (label->isVisible() && label->text() == field->why()) {
                const QRect at(label->mapTo(m_window.get(), QPoint()), label->size());
                const ui::ScenarioDock &dock = m_window->scenario();
                QVERIFY(QRect(dock.mapTo(m_window.get(), QPoint()), dock.size()).contains(at));
            }
    }

    void whatIsRefusedIsSaidInTheReadersLanguage()
    {
        ui::language::apply(QStringLiteral("de"));
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
        open("schema: paretoscope/1\nscenario: {workload: {prompt_tokens: {p50: 800, p95: 1600}}}\n");
        const ScenarioField *field =
            enter(QStringLiteral("scenario.workload.prompt_tokens.p50"), QStringLiteral("9000"));
        QVERIFY(!field->why().isEmpty());
        for (const char *word : {"scenario", "yaml", ":"}) // the sentence alone: a test carries no translations
            QVERIFY2(!field->why().contains(QLatin1String(word)), qPrintable(field->why()));
    }

    void escapeTakesTheLiveEditsBack()
    {
        open("schema: paretoscope/1\nenergy: {pue: 1.3}\n");
        const Node before = session().document();
        enter(pue, QStringLiteral("1.75"));
        QCOMPARE(session().project()->energy.pue->value, 1.75); // live
        QCOMPARE(session().undoStack()->count(), 1);
        press(Qt::Key_Escape);
        QVERIFY(session().document() == before);
        QCOMPARE(session().undoStack()->count(), 0);
        QCOMPARE(m_window->scenario().field(pue)->findChild<NumberEdit *>()->text(), QStringLiteral("1.3"));
        // A field that said nothing says nothing again.
        enter(hits, QStringLiteral("55"));
        QVERIFY(session().document().at(hits.toStdString()) != nullptr);
        press(Qt::Key_Escape);
        QVERIFY(session().document() == before);
        // Committed, it stays.
        enter(pue, QStringLiteral("1.75"));
        press(Qt::Key_Return);
        press(Qt::Key_Escape);
        QCOMPARE(session().project()->energy.pue->value, 1.75);
        QCOMPARE(session().undoStack()->count(), 1);
        // And the next stretch is a step of its own.
        enter(pue, QStringLiteral("1.5"));
        press(Qt::Key_Return);
        QCOMPARE(session().undoStack()->count(), 2);
    }

    void undoReachesTheProject()
    {
        open("schema: paretoscope/1\nenergy: {pue: 1.3}\n");
        enter(pue, QStringLiteral("1.75"));
        press(Qt::Key_Return);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().project()->energy.pue->value, 1.3);
        QCOMPARE(m_window->scenario().field(pue)->findChild<NumberEdit *>()->text(), QStringLiteral("1.3"));
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session().project()->energy.pue->value, 1.75);
        // While something is typed the keys are the line's own.
        enter(pue, QStringLiteral("2"));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().project()->energy.pue->value, 1.75);
    }

    /// Every line of text on every page: with nothing typed the keys are the window's.
    void noLineHoldsTheKeysOfUndo()
    {
        session().openExample(QStringLiteral("r1-identity"));
        int lines = 0;
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            m_window->showPage(entry.id);
            QCoreApplication::processEvents();
            for (QLineEdit *line : m_window->findChildren<QLineEdit *>()) {
                if (!line->isVisible() || !line->isEnabled() || line->isReadOnly())
                    continue;
                line->setFocus();
                QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
                QWidget *focused = QApplication::focusWidget();
                if (focused == nullptr)
                    continue;
                asked.ignore();
                QCoreApplication::sendEvent(focused, &asked);
                QVERIFY2(!asked.isAccepted(), qPrintable(entry.id + u' ' + line->objectName()));
                ++lines;
            }
        }
        QVERIFY(lines > 5);
        // What was committed by Enter is committed.
        m_window->showPage(QStringLiteral("report"));
        auto *title = m_window->findChild<QLineEdit *>(QStringLiteral("title"));
        QVERIFY(title != nullptr);
        title->setFocus();
        title->selectAll();
        typeText(QStringLiteral("Other"));
        press(Qt::Key_Return);
        QCOMPARE(session().title(), QStringLiteral("Other"));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().title() != QStringLiteral("Other"));
    }

    /// A project in the form of the articles: every field shows what holds, and what is typed takes effect.
    void everyFieldOfTheSourceFormTakesEffect()
    {
        QFile example(QStringLiteral(":/examples/llama70b-prod.yaml"));
        QVERIFY(example.open(QIODevice::ReadOnly));
        Node document;
        core::Diagnostics remarks;
        const auto project =
            core::project::readProject(example.readAll().toStdString(), "llama70b-prod.yaml", document, remarks);
        QVERIFY(project && project->isSourceYaml);
        int filled = 0;
        for (const Field &field : ui::scenario::fieldsOf(*project)) {
            const ui::scenario::Shown shown = ui::scenario::valueIn(*project, document, field);
            filled += shown.number || !shown.text.isEmpty() ? 1 : 0;
            Node typed;
            if (field.kind == Field::Kind::Number || field.kind == Field::Kind::Integer) {
                // Halfway up the percentiles there is room beside what is stated.
                double value = shown.number ? *shown.number * 1.25 : field.logarithmic ? field.minimum * 2 : 1.5;
                if (field.unit == QLatin1String("%"))
                    value = shown.number ? *shown.number / 2.0 : 33.0;
                if (field.path.endsWith(QLatin1String(".p99")))
                    value = field.maximum;
                if (field.kind == Field::Kind::Integer)
                    value = std::round(value) + 1.0;
                typed = Node::number(ui::scenario::storedOf(field, value));
            } else if (field.kind == Field::Kind::List) {
                typed = *ui::scenario::listOf(QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 "
                                                             "22 23 24"),
                                              QLocale::c());
            } else {
                QStringList words = field.choices;
                words.removeAll(shown.text);
                typed = Node::scalar(words.isEmpty() ? "another" : words.last().toStdString());
            }
            const auto [path, node] = ui::scenario::placed(document, field, typed);
            const Node after = document.with(path.toStdString(), node);
            const auto changed = core::project::interpret(after, "test", remarks);
            QVERIFY2(changed, qPrintable(field.path));
            QVERIFY2(!(*changed == *project), qPrintable(field.path));
            const ui::scenario::Shown now = ui::scenario::valueIn(*changed, after, field);
            QVERIFY2(!(now == shown), qPrintable(field.path));
        }
        QVERIFY2(filled >= 12, qPrintable(QString::number(filled)));
    }

    void theSourceFormIsShownAndEdited()
    {
        session().openExample(QStringLiteral("llama70b-prod"));
        QTRY_VERIFY(!session().busy());
        const QString demand = QStringLiteral("scenario.workload.arrivals.rate_rps");
        ScenarioField *field = m_window->scenario().field(demand);
        QVERIFY(field != nullptr);
        QCOMPARE(field->findChild<NumberEdit *>()->text(), QStringLiteral("200"));
        enter(demand, QStringLiteral("350"));
        press(Qt::Key_Return);
        QCOMPARE(session().project()->scenario.targetRequestsPerSecond->value, 350.0);
        QCOMPARE(session().document().at("slo.rps_target")->text(), std::string("350"));
        QCOMPARE(session().undoStack()->count(), 1);
        // In prose: the section beside it counts for more.
        const QString tp = QStringLiteral("scenario.parallelism.tp");
        QCOMPARE(m_window->scenario().field(tp)->findChild<NumberEdit *>()->text(), QStringLiteral("4"));
        enter(tp, QStringLiteral("8"));
        press(Qt::Key_Return);
        QCOMPARE(*session().project()->scenario.parallelism.tp, 8);
    }

    void limitsAreThoseOfTheProject()
    {
        core::Diagnostics remarks;
        int bounded = 0;
        for (const Field &field : ui::scenario::fieldsOf(*session().project())) {
            if (field.kind != Field::Kind::Number && field.kind != Field::Kind::Integer)
                continue;
            const ui::scenario::Limits limits = ui::scenario::limitsOf(field);
            const auto reads = [&](double shown) {
                const Node document = Node::map({{"schema", Node::scalar("paretoscope/1")}})
                                          .with(field.path.toStdString(), Node::number(shown / field.shownPerStored));
                return core::project::interpret(document, "test", remarks).has_value();
            };
            if (!limits.least || !limits.most)
                continue; // any number will do
            QVERIFY2(!reads(*limits.least - 1.0 * field.shownPerStored), qPrintable(field.path));
            QCOMPARE(reads(*limits.least), !limits.above);
            QVERIFY2(reads(*limits.most), qPrintable(field.path));
            QVERIFY2(!reads(*limits.most * 2.0), qPrintable(field.path));
            ++bounded;
        }
        QVERIFY(bounded > 40);
    }

    void aProfileFillsWhatStandsAtOnce()
    {
        auto *profile = m_window->scenario().findChild<QComboBox *>(QStringLiteral("scenario.profile"));
        m_window->scenario().setGroupOpen(ui::scenario::Group::Workload, true);
        m_window->scenario().applyProfile(QStringLiteral("chat"));
        QVERIFY(profile != nullptr);
        for (const char *length : {"prompt_tokens", "output_tokens"}) {
            const QString path = QStringLiteral("scenario.workload.%1.p50").arg(QLatin1String(length));
            QTRY_VERIFY(visibleField(path) != nullptr);
            QVERIFY(!visibleField(path)->findChild<NumberEdit *>()->text().isEmpty());
        }
        m_window->showPage(QStringLiteral("sizing"));
        QVERIFY2(!m_window->currentPage()->sentence().contains(QStringLiteral("how long")),
                 qPrintable(m_window->currentPage()->sentence()));
    }

    /// A mean typed beside a median changes which of them leads: not under the cursor.
    void fieldsDoNotGoAwayWhileTyping()
    {
        m_window->scenario().applyProfile(QStringLiteral("chat"));
        QCoreApplication::processEvents();
        const QString mean = QStringLiteral("scenario.workload.prompt_tokens.mean");
        QPointer<ScenarioField> field = enter(mean, QStringLiteral("200"));
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
        QVERIFY(field != nullptr && field->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_Return);
        QCOMPARE(session().project()->scenario.workload.promptTokens.mean->value, 200.0);
        m_window->rail().button(QStringLiteral("sizing"))->setFocus();
        QTRY_VERIFY(field == nullptr); // now it stands among the first
        QTRY_VERIFY(visibleField(mean) != nullptr);
    }

    void aNumberKeepsItsDigits_data()
    {
        QTest::addColumn<QString>("said");
        QTest::newRow("silent") << QString();
        QTest::newRow("demand") << QStringLiteral("scenario: {workload: {arrivals: {kind: poisson}}}");
        for (const char *kind : {"owned", "rented", "api", "leased"})
            QTest::newRow(kind) << QStringLiteral("economics: {tariff: {kind: %1}}").arg(QLatin1String(kind));
    }
    /// Between two keys of a person everything else happens, and the first digit may bring other fields.
    void aNumberKeepsItsDigits()
    {
        QFETCH(QString, said);
        open(qPrintable(QStringLiteral("schema: paretoscope/1\n%1\n").arg(said)));
        ui::ScenarioDock &dock = m_window->scenario();
        QStringList steps;
        for (const ui::ScenarioDock::FieldName &name : dock.fieldNames()) {
            const ScenarioField *field = dock.field(name.path);
            if (field == nullptr || field->findChild<NumberEdit *>() == nullptr)
                continue;
            const QString typed = numberFor(field->field());
            dock.focusField(name.path);
            for (const QChar letter : typed) {
                typeText(letter);
                settle();
            }
            const auto *line = qobject_cast<NumberEdit *>(QApplication::focusWidget());
            field = dock.field(name.path);
            QVERIFY2(line != nullptr && field != nullptr && field->isAncestorOf(line), qPrintable(name.path));
            QVERIFY2(line->text() == typed, qPrintable(name.path + u' ' + line->text()));
            press(Qt::Key_Return);
            m_window->rail().button(QStringLiteral("sizing"))->setFocus();
            settle();
            field = dock.field(name.path);
            QVERIFY2(field != nullptr && field->isStated(), qPrintable(name.path));
            QVERIFY2(field->findChild<NumberEdit *>()->value() == typed.toDouble(), qPrintable(name.path));
            // One step, which names one field.
            QVERIFY2(session().undoStack()->count() == 1, qPrintable(name.path));
            QVERIFY2(!steps.contains(session().undoStack()->undoText()), qPrintable(name.path));
            steps << session().undoStack()->undoText();
            session().undoStack()->setIndex(0);
            settle();
        }
        QVERIFY(steps.size() > 60);
    }

    /// A handle is not taken out of the hand that has just moved it.
    void aSliderStaysInTheHand()
    {
        const QString path = QStringLiteral("scenario.slo.ttft_p99_ms");
        m_window->scenario().focusField(path);
        settle();
        QPointer<ui::OpenSlider> slider = m_window->scenario().field(path)->findChild<ui::OpenSlider *>();
        const QPoint middle = slider->rect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, middle);
        for (const int to : {10, 20, 30}) {
            QTest::mouseMove(slider, middle + QPoint(to, 0));
            settle();
            QVERIFY(slider != nullptr && slider->isSliderDown());
        }
        QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(30, 0));
        QCOMPARE(session().undoStack()->count(), 1);
        m_window->rail().button(QStringLiteral("sizing"))->setFocus();
        QTRY_VERIFY(slider == nullptr); // the promise that nobody made is gone from above it
        QVERIFY(m_window->scenario().field(path)->isStated());
    }

    void stepsNameTheGroupWhereNamesAreShared()
    {
        const auto choose = [this](const char *path, int index) {
            ScenarioField *field = m_window->scenario().field(QLatin1String(path));
            auto *combo = field->findChild<QComboBox *>();
            combo->setCurrentIndex(index);
            Q_EMIT combo->activated(index);
            return session().undoStack()->undoText();
        };
        QCOMPARE(choose("economics.tariff.kind", 1), QStringLiteral("Change Ownership · Model"));
        QCOMPARE(choose("scenario.workload.arrivals.kind", 0), QStringLiteral("Change Arrivals"));
        settle();
        enter(QStringLiteral("economics.demand.tokens_per_day"), QStringLiteral("28"));
        QCOMPARE(session().undoStack()->undoText(), QStringLiteral("Change Ownership · Demand"));
        m_window->scenario().field(QStringLiteral("economics.demand.tokens_per_day"))->takeBack();
        QCOMPARE(session().undoStack()->undoText(), QStringLiteral("Clear Ownership · Demand"));
    }

    void tabGoesByWhatIsSeen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::newRow("as started") << QString() << QString();
        QTest::newRow("other arrivals") << QStringLiteral("scenario.workload.arrivals.kind") << QStringLiteral("gamma");
        QTest::newRow("other payment") << QStringLiteral("economics.tariff.kind") << QStringLiteral("rented");
    }
    /// Also after the fields were made anew.
    void tabGoesByWhatIsSeen()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        ui::ScenarioDock &dock = m_window->scenario();
        for (const auto group :
             {ui::scenario::Group::Workload, ui::scenario::Group::Site, ui::scenario::Group::Ownership})
            dock.setGroupOpen(group, true);
        dock.findChild<QToolButton *>(QStringLiteral("scenario.more.ownership"))->click();
        settle();
        if (!path.isEmpty())
            QVERIFY(session().setValue(path, Node::scalar(value.toStdString()), QStringLiteral("x")));
        settle();
        const QWidget *content = dock.findChild<QScrollArea *>()->widget();
        qsizetype inputs = 0;
        for (const QWidget *input : content->findChildren<QWidget *>())
            if (input->isVisible() && (input->focusPolicy() & Qt::TabFocus) != 0 && input->focusProxy() == nullptr)
                ++inputs;
        auto *fold = dock.findChild<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
        fold->setFocus();
        QList<int> heights;
        for (;;) {
            press(Qt::Key_Tab);
            const QWidget *input = QApplication::focusWidget();
            if (!content->isAncestorOf(input))
                break;
            heights << input->mapTo(content, input->rect().center()).y();
            QVERIFY2(heights.size() < 2 || heights.back() > heights[heights.size() - 2],
                     qPrintable(input->objectName()));
        }
        QCOMPARE(heights.size(), inputs);
        QVERIFY(inputs > 30);
    }

    /// What was refused is no part of the next project, wherever the cursor stands.
    void whatIsRefusedGoesWithItsProject()
    {
        const QString year = QStringLiteral("site.grid_year");
        const auto anew = [this] { m_window->actions().action(ui::WindowActions::New)->trigger(); };
        for (const bool left : {false, true}) {
            ScenarioField *field = enter(hits, QStringLiteral("abc"));
            if (left)
                press(Qt::Key_Tab);
            QVERIFY(!field->why().isEmpty());
            anew();
            QVERIFY(field->why().isEmpty());
            QCOMPARE(field->findChild<NumberEdit *>()->text(), QString());
        }
        ScenarioField *field = enter(year, QStringLiteral("abc"));
        press(Qt::Key_Return);
        QVERIFY(!field->why().isEmpty());
        // Cleared again, nothing is refused any longer.
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        press(Qt::Key_Return);
        QVERIFY2(field->why().isEmpty(), qPrintable(field->why()));
        enter(year, QStringLiteral("abc"));
        press(Qt::Key_Return);
        QVERIFY(!field->why().isEmpty());
        anew();
        QVERIFY(field->why().isEmpty());
        QCOMPARE(field->findChild<QComboBox *>()->currentText(), QString());
    }

    /// From every folded group, first and last field.
    void searchBringsTheFieldIntoSight()
    {
        m_window->resize(1280, 640);
        const auto names = m_window->scenario().fieldNames();
        for (const ui::ScenarioDock::FieldName &name : names) {
            if (&name != &names.last() && (&name + 1)->group == name.group)
                continue; // the last one of its group: the deepest
            ui::Settings::reset(ui::Settings::OpenGroups);
            for (int group = 0; group < ui::scenario::groupCount; ++group)
                m_window->scenario().setGroupOpen(static_cast<ui::scenario::Group>(group), false);
            QCoreApplication::processEvents();
            m_window->scenario().focusField(name.path);
            QTest::qWait(20);
            const ScenarioField *field = m_window->scenario().field(name.path);
            const QWidget *area = field;
            while (qobject_cast<const QScrollArea *>(area) == nullptr)
                area = area->parentWidget();
            const QRect at(field->mapTo(area, QPoint()), field->size());
            QVERIFY2(area->rect().contains(at), qPrintable(name.path));
            QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
        }
    }

    void everyFieldFitsTheDock_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *code : {"en", "es", "fr", "de"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// Names, values and units are whole, none stands beyond the edge, and no long word pushes others there.
    void everyFieldFitsTheDock()
    {
        QFETCH(QString, language);
        ui::language::apply(language);
        ui::ScenarioDock &dock = m_window->scenario();
        for (int group = 0; group < ui::scenario::groupCount; ++group)
            dock.setGroupOpen(static_cast<ui::scenario::Group>(group), true);
        for (const char *group : {"workload", "hardware", "site", "ownership"})
            if (auto *more = dock.findChild<QToolButton *>(QStringLiteral("scenario.more.") + QLatin1String(group));
                more != nullptr && !more->isChecked())
                more->click();
        for (int round = 0; round < 8; ++round)
            QCoreApplication::processEvents();
        const auto *scroll = dock.findChild<QScrollArea *>();
        QVERIFY(scroll != nullptr && scroll->widget()->width() <= scroll->viewport()->width());
        int seen = 0;
        for (const QWidget *part : scroll->widget()->findChildren<QWidget *>()) {
            if (!part->isVisible() || qobject_cast<const ScenarioField *>(part->parentWidget()) == nullptr)
                continue;
            ++seen;
            const auto *label = qobject_cast<const QLabel *>(part);
            const QString what =
                part->parentWidget()->objectName() + QLatin1Char(' ') + (label ? label->text() : QString());
            QVERIFY2(part->mapTo(scroll->widget(), part->rect().bottomRight()).x() < scroll->viewport()->width(),
                     qPrintable(what));
            QVERIFY2(part->width() >= part->minimumSizeHint().width() || label == nullptr, qPrintable(what));
            QVERIFY2(label == nullptr || label->height() >= label->heightForWidth(label->width()), qPrintable(what));
        }
        QVERIFY(seen > 150);
    }

    /// How sure a value is stands below it, however the project writes it.
    void aRangeIsSeen()
    {
        open("schema: paretoscope/1\nscenario: {throughput: {goodput_tokens_per_s: [2500, 3100]}}\n"
             "economics: {utilisation: {p5: 0.5, p50: 0.6, p95: 0.65}}\nenergy: {pue: 1.3}\n");
        const auto range = [&](const char *path) {
            const ScenarioField *field = m_window->scenario().field(QLatin1String(path));
            const auto *label = field == nullptr ? nullptr : field->findChild<QLabel *>(QStringLiteral("field.range"));
            return label == nullptr || label->isHidden() ? QString() : label->text();
        };
        QCOMPARE(range("scenario.throughput.goodput_tokens_per_s"), QStringLiteral("2,500 to 3,100"));
        QCOMPARE(range("economics.utilisation"), QStringLiteral("50 to 65"));
        QVERIFY(range("energy.pue").isEmpty());
        // What is expected moves within the range; beyond it the range no longer holds, and is no longer shown.
        enter(QStringLiteral("economics.utilisation"), QStringLiteral("55"));
        press(Qt::Key_Return);
        const auto &stated = session().project()->economics.utilisationFraction;
        QCOMPARE(stated->percentiles, (std::map<double, double>{{0.05, 0.5}, {0.5, 0.55}, {0.95, 0.65}}));
        QCOMPARE(range("economics.utilisation"), QStringLiteral("50 to 65"));
        enter(QStringLiteral("economics.utilisation"), QStringLiteral("90"));
        press(Qt::Key_Return);
        QCOMPARE(session().project()->economics.utilisationFraction->value, 0.9);
        QVERIFY(session().project()->economics.utilisationFraction->percentiles.empty());
        QVERIFY(range("economics.utilisation").isEmpty());
    }

    /// What is said of one field must not cover the next while that one is typed into.
    void aRefusalCoversNoFieldThatIsTypedInto()
    {
        open("schema: paretoscope/1\nenergy: {pue: 1.3}\n");
        ScenarioField *field = enter(pue, QStringLiteral("12"));
        const QString why = field->why();
        const auto said = [&] {
            for (const QLabel *label : m_window->findChildren<QLabel *>())
                if (label->isVisible() && label->text() == why)
                    return true;
            return false;
        };
        QVERIFY(!why.isEmpty() && said());
        press(Qt::Key_Tab);
        QVERIFY(!said());
        QVERIFY(!field->why().isEmpty()); // it still does not hold
        field->focusEditor();
        QVERIFY(said());
    }

    void anEmptyFieldCanBePlayedWith()
    {
        m_window->scenario().setGroupOpen(ui::scenario::Group::Workload, true);
        ScenarioField *field = m_window->scenario().field(hits);
        QVERIFY(field != nullptr);
        QTRY_VERIFY(field->isVisible());
        auto *slider = field->findChild<ui::OpenSlider *>();
        QVERIFY(slider != nullptr && slider->isVisible() && slider->isOpen());
        QVERIFY(!field->isStated());
        // Exactly where the unseen handle is, and elsewhere.
        QTest::mouseClick(slider, Qt::LeftButton, {}, slider->rect().center());
        QVERIFY(field->isStated() && !slider->isOpen());
        field->takeBack();
        QVERIFY(slider->isOpen());
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 4, slider->height() / 2));
        QVERIFY(std::abs(session().project()->scenario.workload.prefixHitRate->value - 0.25) < 0.08);
    }

    void moreBecomesFewer()
    {
        m_window->scenario().setGroupOpen(ui::scenario::Group::Workload, true);
        auto *more = m_window->scenario().findChild<QToolButton *>(QStringLiteral("scenario.more.workload"));
        QVERIFY(more != nullptr);
        const QString folded = more->text();
        QVERIFY(folded.contains(QStringLiteral("more")));
        more->click();
        QVERIFY2(more->text().startsWith(QStringLiteral("Hide ")), qPrintable(more->text()));
        QCOMPARE(more->accessibleName(), more->text());
        QVERIFY(!more->isChecked());
        more->click();
        QCOMPARE(more->text(), folded);
    }

private:
    ui::Session &session() { return m_window->session(); }
    void open(const char *text)
    {
        QFile file(m_folder.filePath(QStringLiteral("p%1.yaml").arg(++m_files)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QSignalSpy opened(&session(), &ui::Session::opened);
        session().openProject(file.fileName());
        QTRY_COMPARE(opened.count(), 1);
        QCoreApplication::processEvents();
    }
    static void settle()
    {
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
    }
    /// A number of more than one letter that the field takes.
    static QString numberFor(const Field &field)
    {
        const ui::scenario::Limits limits = ui::scenario::limitsOf(field);
        for (const char *text : {"28", "12", "2.8", "0.28"}) {
            const double number = QByteArray(text).toDouble();
            const bool whole = number == static_cast<int>(number) || field.kind != Field::Kind::Integer;
            if (whole && number > limits.least.value_or(0.0) && number <= limits.most.value_or(number))
                return QLatin1String(text);
        }
        return {};
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void typeText(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(m_window->windowHandle(), letter.toLatin1());
    }
    /// Types as a person does: field chosen, old text replaced.
    ScenarioField *enter(const QString &path, const QString &text)
    {
        m_window->scenario().focusField(path);
        typeText(text);
        return m_window->scenario().field(path);
    }
    ScenarioField *visibleField(const QString &path)
    {
        for (ScenarioField *field : m_window->scenario().findChildren<ScenarioField *>())
            if (field->field().path == path && field->isVisible())
                return field;
        return nullptr;
    }

    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
    int m_files = 0;
};

UI_TEST_MAIN(ScenarioDockTest)
#include "tst_scenariodock.moc"
