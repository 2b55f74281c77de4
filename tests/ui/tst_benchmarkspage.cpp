// SPDX-License-Identifier: GPL-3.0-or-later
// What users do with result files: name the columns of a table, tag, compare, look at requests, make candidates.
#include "core/project/prediction.h"
#include "tests/ui/uitest.h"
#include "ui/charts/sweepthumbnail.h"
#include "ui/mainwindow.h"
#include "ui/models/columnmappingmodel.h"
#include "ui/models/comparisonmodel.h"
#include "ui/models/runsmodel.h"
#include "ui/models/runtablemodel.h"
#include "ui/pages/benchmarkspage.h"
#include "ui/settings.h"
#include "ui/tablemappings.h"
#include "ui/texts.h"
#include "ui/widgets/columnmappingdialog.h"
#include "ui/widgets/comparisonview.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/requestsview.h"
#include "ui/widgets/sweepcalibration.h"
#include "ui/widgets/tablemappingsdialog.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/tagdialog.h"
#include "ui/windowactions.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <memory>

using ui::BenchmarksPage;
using ui::MainWindow;

namespace {

QString writeFile(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    const QString path = folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

const QByteArray strangersTable = "Nutzer,Lag 99,Speed,Note\n1,0.11,350,a\n8,0.24,2100,b\n16,0.46,3400,c\n";

QByteArray sweepTable(double factor)
{
    QByteArray text = "concurrency,request_throughput_rps,output_tokens_per_s,ttft_p50_ms,ttft_p95_ms,ttft_p99_ms\n";
    for (const int level : {1, 8, 16, 24, 32}) {
        for (const double wobble : {1.0, 1.02}) // each level twice
            text += QStringLiteral("%1,%2,%3,%4,%5,%6\n")
                        .arg(level)
                        .arg(level * 1.5)
                        .arg(level * 100 * factor * wobble)
                        .arg(20 + level)
                        .arg(40 + 4 * level)
                        .arg(60 + 6 * level)
                        .toLatin1();
    }
    return text;
}

/// As vLLM writes it with --save-detailed, small.
QByteArray detailedRun(int requests)
{
    QStringList ttfts, itls, inputs, outputs, errors, starts;
    for (int i = 0; i < requests; ++i) {
        ttfts << QString::number(0.05 + 0.001 * (i % 40));
        itls << QStringLiteral("[0.01, 0.011, 0.012]");
        inputs << QStringLiteral("100");
        outputs << QStringLiteral("4");
        errors << QStringLiteral("\"\"");
        starts << QString::number(1000.0 + 0.1 * i);
    }
    const auto list = [](const QStringList &items) {
        return QStringLiteral("[%1]").arg(items.join(QStringLiteral(", ")));
    };
    return QStringLiteral("{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": %1, "
                          "\"request_rate\": \"inf\", \"max_concurrency\": 8, \"duration\": %2, \"completed\": %1, "
                          "\"total_output_tokens\": %3, \"output_throughput\": 40.0, \"mean_ttft_ms\": 70.0, "
                          "\"input_lens\": %4, \"output_lens\": %5, \"ttfts\": %6, \"itls\": %7, \"errors\": %8, "
                          "\"start_times\": %9}")
        .arg(requests)
        .arg(0.1 * requests)
        .arg(4 * requests)
        .arg(list(inputs), list(outputs), list(ttfts), list(itls), list(errors), list(starts))
        .toLatin1();
}

/// A point of a closed loop as vLLM writes it: 1,000 and 500 tokens a request, a little slower than predicted.
QByteArray pointOf(int concurrency)
{
    const int requests = 10 * concurrency;
    const double ttft = 80 + 13.0 * concurrency, tpot = 16 + 0.23 * concurrency, seconds = (ttft + 499 * tpot) / 100;
    return QStringLiteral("{\"backend\": \"vllm\", \"model_id\": \"meta-llama/Llama-3.1-70B-Instruct\", "
                          "\"tokenizer_id\": \"m\", \"num_prompts\": %1, \"request_rate\": \"inf\", "
                          "\"max_concurrency\": %2, \"duration\": %3, \"completed\": %1, "
                          "\"total_input_tokens\": %4, \"total_output_tokens\": %5, \"request_throughput\": %6, "
                          "\"output_throughput\": %7, \"mean_ttft_ms\": %8, \"mean_tpot_ms\": %9}")
        .arg(requests)
        .arg(concurrency)
        .arg(seconds)
        .arg(1000 * requests)
        .arg(500 * requests)
        .arg(requests / seconds)
        .arg(500 * requests / seconds)
        .arg(ttft)
        .arg(tpot)
        .toLatin1();
}

const QByteArray servedProject = R"(schema: paretoscope/1
scenario:
  workload: {prompt_tokens: {mean: 1000}, output_tokens: {mean: 500}, arrivals: {kind: closed}}
  slo: {ttft_p95_ms: 2000, tpot_p95_ms: 60}
  model: {id: llama-3.1-70b, weights: fp8}
  hardware: {gpu: h100-sxm-80gb}
  parallelism: {tp: 4}
results: [{path: c1.json}, {path: c8.json}, {path: c32.json}]
)";

} // namespace

class BenchmarksPageTest : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;

    ui::Session &session() { return m_window->session(); }
    BenchmarksPage &page()
    {
        m_window->showPage(QStringLiteral("benchmarks"));
        return *qobject_cast<BenchmarksPage *>(m_window->currentPage());
    }
    void waitUntilIdle() { QTRY_VERIFY_WITH_TIMEOUT(!session().busy(), 60000); }
    void importFiles(const QStringList &paths)
    {
        session().importPaths(paths);
        waitUntilIdle();
    }
    void click(QWidget *target)
    {
        QVERIFY(target != nullptr);
        QTest::mouseClick(target, Qt::LeftButton);
    }
    /// A click on a line of the tree, as a person makes it.
    void clickTree(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {})
    {
        QTreeView &tree = page().tree();
        tree.scrollTo(index);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, tree.visualRect(index).center());
    }
    /// Pictures for a person to look at, where somebody asks for them.
    static void look(QWidget *widget, const QString &name)
    {
        const QString folder = qEnvironmentVariable("PARETOSCOPE_PICTURES");
        if (folder.isEmpty())
            return;
        for (int round = 0; round < 12; ++round) // layouts settle in rounds
            QCoreApplication::processEvents();
        widget->grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }
    ui::ColumnMappingDialog *mappingDialog() { return m_window->findChild<ui::ColumnMappingDialog *>(); }
    void closed(QWidget *dialog)
    {
        const QPointer<QWidget> gone(dialog);
        QTRY_VERIFY(gone.isNull());
    }

private Q_SLOTS:
    void init()
    {
        ui::Settings::reset(ui::Settings::TableMappings);
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        ui::Settings::reset(ui::Settings::TableMappings);
    }

    void aSweepCalibratesTheProject()
    {
        for (const int concurrency : {1, 8, 32})
            writeFile(*m_folder, QStringLiteral("c%1.json").arg(concurrency), pointOf(concurrency));
        session().openProject(writeFile(*m_folder, QStringLiteral("p.yaml"), servedProject));
        waitUntilIdle();
        auto &line = page().calibration();
        QVERIFY(line.isVisible());
        QVERIFY2(line.text().contains(QStringLiteral("stands on the shipped coefficients")), qPrintable(line.text()));
        QVERIFY(!line.removeAction()->isEnabled());
        const QString before = line.text();
        look(m_window.get(), QStringLiteral("calibration-none"));
        const double shipped = session().evaluation()->prediction->requestsPerSecond.value();
        line.calibrateAction()->trigger();
        QVERIFY(page().working());
        QTRY_VERIFY_WITH_TIMEOUT(!page().working(), 60000);
        waitUntilIdle();
        QCOMPARE(session().undoStack()->count(), 1);
        QVERIFY2(session().undoStack()->undoText().startsWith(QStringLiteral("Calibrate on ")),
                 qPrintable(session().undoStack()->undoText()));
        QCOMPARE(session().document().at("calibration.measured.files.0")->text(), std::string("c1.json"));
        QCOMPARE(session().document().at("calibration.measured.points")->text(), std::string("3"));
        QVERIFY2(line.text().contains(QStringLiteral("calibrated on 3 points of c1.json and 2 other files")),
                 qPrintable(line.text()));
        QVERIFY(session().evaluation()->prediction->requestsPerSecond.value() < shipped);
        look(m_window.get(), QStringLiteral("calibration-done"));
        // Saved with the project, and found again.
        QString why;
        QVERIFY2(session().save(&why), qPrintable(why));
        session().reload();
        waitUntilIdle();
        QVERIFY(line.text().contains(QStringLiteral("calibrated on 3 points")));
        // Another GPU: it does not hold, which is said.
        QVERIFY(session().setValue(QStringLiteral("scenario.hardware.gpu"),
                                   core::project::Node::scalar("h200-sxm-141gb"), QStringLiteral("test")));
        waitUntilIdle();
        QVERIFY2(line.text().contains(QStringLiteral("does not hold for this scenario")), qPrintable(line.text()));
        session().undoStack()->undo();
        waitUntilIdle();
        line.removeAction()->trigger();
        waitUntilIdle();
        QVERIFY(session().document().find("calibration") == nullptr);
        QCOMPARE(line.text(), before);
        session().undoStack()->undo();
        waitUntilIdle();
        QVERIFY(line.text().contains(QStringLiteral("calibrated on 3 points")));
    }

    /// What is still being fitted when another project is opened does not end up in that one.
    void aCalibrationStaysWithItsProject()
    {
        for (const int concurrency : {1, 8, 32})
            writeFile(*m_folder, QStringLiteral("c%1.json").arg(concurrency), pointOf(concurrency));
        session().openProject(writeFile(*m_folder, QStringLiteral("p.yaml"), servedProject));
        waitUntilIdle();
        page().calibration().calibrateAction()->trigger();
        QVERIFY(page().calibration().working());
        session().newProject();
        QVERIFY(!page().calibration().working());
        waitUntilIdle();
        QTest::qWait(0);
        QVERIFY(session().document().find("calibration") == nullptr);
        QCOMPARE(session().undoStack()->count(), 0);
    }

    /// New figures make the remarks anew while one is being acknowledged: the question is not asked from within one.
    void aRemarkIsAcknowledgedWhileFiguresChange()
    {
        session().openExample(QStringLiteral("throughput-on-lo0"));
        waitUntilIdle();
        QPointer<QToolButton> button;
        for (QToolButton *one : page().findChildren<QToolButton *>())
            if (button.isNull() && one->isVisible() && one->text().startsWith(QStringLiteral("Acknowledge")))
                button = one;
        QVERIFY(button);
        bool asked = false;
        QTimer answer;
        connect(&answer, &QTimer::timeout, &answer, [&] {
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            answer.stop();
            QVERIFY(session().setValue(QStringLiteral("economics.tariff.eur_per_hour"), core::project::Node::number(12),
                                       QStringLiteral("x")));
            waitUntilIdle();
            QVERIFY(button.isNull());
            dialog->setTextValue(QStringLiteral("not here"));
            asked = true;
            dialog->accept();
        });
        answer.start(10);
        click(button);
        QVERIFY(!asked);
        QTRY_VERIFY(asked);
        QTRY_VERIFY(session().document().find("acknowledged") != nullptr);
        QCOMPARE(session().document().at("acknowledged.0.reason")->text(), std::string("not here"));
    }

    void aSweepOfAnotherModelIsRefused()
    {
        for (const int concurrency : {1, 8, 32})
            writeFile(*m_folder, QStringLiteral("c%1.json").arg(concurrency), pointOf(concurrency));
        session().openProject(writeFile(*m_folder, QStringLiteral("p.yaml"),
                                        QByteArray(servedProject).replace("llama-3.1-70b", "llama-3.1-8b")));
        waitUntilIdle();
        page().calibration().calibrateAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page().working(), 60000);
        QVERIFY(session().document().find("calibration") == nullptr);
        QVERIFY2(m_window->messages().text().contains(QStringLiteral("the project serves llama-3.1-8b")),
                 qPrintable(m_window->messages().text()));
    }

    void aTableNobodyForesawAsksForItsColumns()
    {
        const QString path = writeFile(*m_folder, QStringLiteral("mine.csv"), strangersTable);
        importFiles({path});
        auto *dialog = mappingDialog();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QAbstractItemModelTester tester(&dialog->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(dialog->model().rowCount(), 4);
        QCOMPARE(dialog->model().index(0, ui::ColumnMappingModel::SampleColumn).data().toString(),
                 QStringLiteral("1  ·  8  ·  16"));
        // Nothing here is guessed: the names say nothing. A person chooses in the lists.
        const auto choose = [dialog](int row, int column, const QString &id) {
            auto *box = qobject_cast<QComboBox *>(dialog->table()->indexWidget(dialog->model().index(row, column)));
            QVERIFY(box != nullptr);
            const int at = box->findData(id);
            QVERIFY2(at >= 0, qPrintable(id));
            box->setFocus();
            box->setCurrentIndex(at);
            Q_EMIT box->activated(at);
        };
        choose(0, ui::ColumnMappingModel::QuantityColumn, QStringLiteral("concurrency"));
        choose(1, ui::ColumnMappingModel::QuantityColumn, QStringLiteral("ttft_p99"));
        choose(1, ui::ColumnMappingModel::UnitColumn, QStringLiteral("s"));
        choose(2, ui::ColumnMappingModel::QuantityColumn, QStringLiteral("output_tokens_per_s"));
        QCOMPARE(dialog->preview().rowCount(), 3);
        look(dialog, QStringLiteral("columns"));
        QCOMPARE(dialog->mapping().fields,
                 (std::vector<std::string>{"concurrency", "ttft_p99_s", "output_tokens_per_s", ""}));
        click(dialog->findChild<QPushButton *>(QStringLiteral("columnmapping.import")));
        waitUntilIdle();
        QCOMPARE(session().library()->runs.size(), std::size_t{3});
        QCOMPARE(session().library()->sweeps.size(), std::size_t{1});
        QCOMPARE(session().library()->runs[1].ttft.quantile(0.99).value(), 0.24);
        // The project keeps it, so that another computer reads the same.
        QCOMPARE(session().document().at("results.0.tables")->items().size(), std::size_t{1});
        QCOMPARE(ui::tables::remembered().size(), std::size_t{1});
        session().undoStack()->undo();
        QCOMPARE(session().library()->runs.size(), std::size_t{0});
    }

    void aTableWithKnownColumnsAsksNothing()
    {
        ui::tables::remember({.header = {"Nutzer", "Lag 99", "Speed", "Note"},
                              .fields = {"concurrency", "ttft_p99_s", "output_tokens_per_s", ""}});
        importFiles({writeFile(*m_folder, QStringLiteral("mine.csv"), strangersTable)});
        QVERIFY(mappingDialog() == nullptr);
        QCOMPARE(session().library()->runs.size(), std::size_t{3});
    }

    void theProjectRemembersWhereTheComputerForgets()
    {
        ui::tables::remember({.header = {"Nutzer", "Lag 99", "Speed", "Note"},
                              .fields = {"concurrency", "ttft_p99_s", "output_tokens_per_s", ""}});
        importFiles({writeFile(*m_folder, QStringLiteral("mine.csv"), strangersTable)});
        QString why;
        QVERIFY2(session().saveAs(m_folder->filePath(QStringLiteral("p.yaml")), &why), qPrintable(why));
        ui::Settings::reset(ui::Settings::TableMappings);
        session().newProject();
        session().openProject(m_folder->filePath(QStringLiteral("p.yaml")));
        waitUntilIdle();
        QCOMPARE(session().library()->runs.size(), std::size_t{3});
        QVERIFY(mappingDialog() == nullptr);
    }

    void leavingATableOutNamesIt()
    {
        const QString path = writeFile(*m_folder, QStringLiteral("mine.csv"), strangersTable);
        importFiles({path});
        auto *dialog = mappingDialog();
        QVERIFY(dialog != nullptr);
        click(dialog->findChild<QPushButton *>(QStringLiteral("columnmapping.leave")));
        closed(dialog);
        QVERIFY(session().library()->runs.empty());
        QVERIFY2(m_window->messages().text().contains(QStringLiteral("mine.csv")),
                 qPrintable(m_window->messages().text()));
        QVERIFY(!session().isModified());
        QVERIFY(ui::tables::remembered().empty());
    }

    void aFolderIsImportedAndItsTableAskedFor()
    {
        writeFile(*m_folder, QStringLiteral("d/known.csv"), sweepTable(1.0));
        writeFile(*m_folder, QStringLiteral("d/mine.csv"), strangersTable);
        writeFile(*m_folder, QStringLiteral("d/mine2.csv"), strangersTable + "32,0.9,3500,d\n");
        importFiles({m_folder->filePath(QStringLiteral("d"))});
        QCOMPARE(session().library()->runs.size(), std::size_t{10});
        auto *dialog = mappingDialog();
        QVERIFY(dialog != nullptr);
        dialog->model().setData(dialog->model().index(0, ui::ColumnMappingModel::QuantityColumn),
                                QStringLiteral("concurrency"));
        dialog->model().setData(dialog->model().index(2, ui::ColumnMappingModel::QuantityColumn),
                                QStringLiteral("output_tokens_per_s"));
        click(dialog->findChild<QPushButton *>(QStringLiteral("columnmapping.import")));
        waitUntilIdle();
        // Both tables have the same columns: asked once.
        QTRY_COMPARE(session().library()->runs.size(), std::size_t{17});
        QVERIFY(session().library()->unrecognised.empty());
        QCOMPARE(session().document().find("results")->items().size(), std::size_t{1});
    }

    void rememberedColumnsAreEditedAndForgotten()
    {
        ui::tables::remember({.header = {"Nutzer", "Lag 99", "Speed", "Note"},
                              .fields = {"concurrency", "ttft_p99_ms", "output_tokens_per_s", ""}});
        importFiles({writeFile(*m_folder, QStringLiteral("mine.csv"), strangersTable)});
        QCOMPARE(session().library()->runs[0].ttft.quantile(0.99).value(), 0.00011);
        m_window->actions().action(ui::WindowActions::TableColumns)->trigger();
        auto *list = m_window->findChild<ui::TableMappingsDialog *>();
        QVERIFY(list != nullptr);
        QCOMPARE(list->model().rowCount(), 1);
        click(list->findChild<QPushButton *>(QStringLiteral("tablemappings.edit")));
        auto *dialog = list->findChild<ui::ColumnMappingDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->model().setData(dialog->model().index(1, ui::ColumnMappingModel::UnitColumn), QStringLiteral("s"));
        click(dialog->findChild<QPushButton *>(QStringLiteral("columnmapping.import")));
        waitUntilIdle();
        QCOMPARE(session().library()->runs.size(), std::size_t{3});
        QCOMPARE(session().library()->runs[0].ttft.quantile(0.99).value(), 0.11);
        click(list->findChild<QPushButton *>(QStringLiteral("tablemappings.forget")));
        QVERIFY(ui::tables::remembered().empty());
        QCOMPARE(list->model().rowCount(), 0);
    }

    void tagsAreSuggestedAndTakenOnlyWhenAskedFor()
    {
        writeFile(*m_folder, QStringLiteral("h100_tp4/a.csv"), sweepTable(1.0));
        writeFile(*m_folder, QStringLiteral("h200_tp8/b.csv"), sweepTable(2.0));
        importFiles({m_folder->filePath(QStringLiteral("h100_tp4")), m_folder->filePath(QStringLiteral("h200_tp8"))});
        QCOMPARE(session().library()->runs.size(), std::size_t{20});
        for (const auto &run : session().library()->runs)
            QVERIFY(!run.identity.gpu); // never silently
        BenchmarksPage &page = this->page();
        page.tree().setFocus();
        page.tree().selectAll();
        QCOMPARE(page.chosenRuns().size(), std::size_t{20});
        click(page.findChild<QPushButton *>(QStringLiteral("benchmarks.tag")));
        auto *dialog = page.findChild<ui::TagDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        auto *ok = dialog->findChild<QPushButton *>(QStringLiteral("tagdialog.ok"));
        QVERIFY(!ok->isEnabled()); // nothing said yet
        click(dialog->findChild<QToolButton *>(QStringLiteral("suggestion.gpu")));
        click(dialog->findChild<QToolButton *>(QStringLiteral("suggestion.tensor_parallel")));
        auto *precision = dialog->findChild<QComboBox *>(QStringLiteral("tag.precision"));
        precision->setFocus();
        QTest::keyClicks(precision, QStringLiteral("fp8"));
        QVERIFY(ok->isEnabled());
        look(dialog, QStringLiteral("tags"));
        click(ok);
        waitUntilIdle();
        const auto &runs = session().library()->runs;
        QCOMPARE(runs[0].identity.gpu.value(), std::string("h100"));
        QCOMPARE(runs[0].identity.tensorParallel.value(), 4);
        QCOMPARE(runs[19].identity.gpu.value(), std::string("h200"));
        QCOMPARE(runs[19].identity.precision.value(), std::string("fp8"));
        // One line a reference: the tags are of all of its runs.
        QCOMPARE(QString::fromStdString(core::project::flowText(*session().document().at("results.0.tags"))),
                 QStringLiteral("[{precision: fp8, gpu: h100, tensor_parallel: 4}]"));
        const auto &model = page.runs();
        const QModelIndex sweep = model.indexOfSweep(0);
        look(m_window.get(), QStringLiteral("tagged"));
        QVERIFY2(sweep.data().toString().contains(QStringLiteral("tagged by you")),
                 qPrintable(sweep.data().toString()));
        session().undoStack()->undo();
        waitUntilIdle();
        QVERIFY(!session().library()->runs[0].identity.gpu);
        session().undoStack()->redo();
        waitUntilIdle();
        QCOMPARE(session().library()->runs[0].identity.gpu.value(), std::string("h100"));
    }

    void someRunsOfAFileAreTaggedAndUntagged()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        ui::TagDialog first(session(), {2, 3});
        auto *gpu = first.findChild<QComboBox *>(QStringLiteral("tag.gpu"));
        gpu->setEditText(QStringLiteral("l40s"));
        auto *count = first.findChild<QComboBox *>(QStringLiteral("tag.gpu_count"));
        count->setEditText(QStringLiteral("many"));
        QVERIFY(!first.findChild<QPushButton *>(QStringLiteral("tagdialog.ok"))->isEnabled());
        QVERIFY(!first.findChild<QLabel *>(QStringLiteral("tagdialog.problem"))->text().isEmpty());
        count->setEditText(QString());
        first.accept();
        waitUntilIdle();
        QCOMPARE(session().library()->runs[2].identity.gpu.value(), std::string("l40s"));
        QVERIFY(!session().library()->runs[1].identity.gpu);
        QCOMPARE(QString::fromStdString(core::project::flowText(*session().document().at("results.0.tags"))),
                 QStringLiteral("[{runs: [a.csv#2, a.csv#3], gpu: l40s}]"));
        ui::TagDialog second(session(), {2, 3});
        second.findChild<QToolButton *>(QStringLiteral("clear.gpu"))->click();
        second.accept();
        waitUntilIdle();
        QVERIFY(!session().library()->runs[2].identity.gpu);
        QVERIFY(session().document().at("results.0.tags") == nullptr);
    }

    /// What was odd about a run is said where its figures stand.
    void whatTheImportRemarksIsShown()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.json"), detailedRun(40).replace("[0.05,", "[NaN,"))});
        BenchmarksPage &page = this->page();
        page.showRun(0);
        const auto *figures = page.findChild<QLabel *>(QStringLiteral("benchmarks.run"));
        QVERIFY(figures != nullptr && figures->isVisible());
        QVERIFY2(figures->text().contains(QStringLiteral("1 of 40 good requests have no TTFT")),
                 qPrintable(figures->text()));
        const QString tip = page.runs().indexOfRun(0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("1 of 40 good requests")), qPrintable(tip));
        look(m_window.get(), QStringLiteral("remarks-of-a-run"));
    }

    /// Files are called after everything that was measured in them: that takes no room from figures and buttons.
    void longNamesPushNothingOut()
    {
        const QString name(120, QLatin1Char('n'));
        importFiles({writeFile(*m_folder, name + QStringLiteral("-a.json"), detailedRun(40)),
                     writeFile(*m_folder, name + QStringLiteral("-b.json"), detailedRun(41))});
        m_window->resize(1024, 640);
        BenchmarksPage &page = this->page();
        page.tree().expandAll();
        const auto fits = [&](const QWidget *widget) {
            return widget != nullptr && widget->isVisible() &&
                   widget->mapTo(m_window.get(), widget->rect().bottomRight()).x() < m_window->width();
        };
        for (const auto view : {BenchmarksPage::SweepView, BenchmarksPage::RequestView, BenchmarksPage::CompareView,
                                BenchmarksPage::TableOfRuns}) {
            page.setView(view);
            QTRY_VERIFY(fits(page.findChild<QPushButton *>(QStringLiteral("benchmarks.candidate"))));
            look(m_window.get(), QStringLiteral("long-names-%1").arg(static_cast<int>(view)));
        }
        QVERIFY(page.minimumSizeHint().width() < 1024);
        page.tree().selectAll();
        page.setView(BenchmarksPage::CompareView);
        const ui::TableView &table = page.comparison().table();
        QVERIFY(table.model()->columnCount() > 3);
        for (int column = 0; column < table.model()->columnCount(); ++column)
            QVERIFY(table.columnWidth(column) < 250);
    }

    /// All runs of a long table at once: only as many are chosen in the tree as can stand side by side, and it is said.
    void manyRunsSideBySide()
    {
        QByteArray text = "concurrency,output_tokens_per_s,ttft_p99_ms\n";
        for (int level = 1; level <= 100000; ++level)
            text += QStringLiteral("%1,%2,%3\n").arg(level).arg(level * 100).arg(60 + level).toLatin1();
        importFiles({writeFile(*m_folder, QStringLiteral("many.csv"), text)});
        BenchmarksPage &page = this->page();
        page.setView(BenchmarksPage::TableOfRuns);
        QTest::keyClick(&page.table(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(page.chosenRuns().size(), std::size_t{100000});
        QSignalSpy said(&page, &ui::Page::notice);
        for (QAction *action : page.pageActions())
            if (action->text() == QLatin1String("Show side by side"))
                action->trigger();
        QCOMPARE(page.view(), BenchmarksPage::CompareView);
        QCOMPARE(page.tree().selectionModel()->selectedRows().size(), qsizetype(8));
        QCOMPARE(page.comparison().model().runs().size(), std::size_t{8});
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0][0].toString().contains(QStringLiteral("100,000")), qPrintable(said[0][0].toString()));
        page.tree().selectAll();
        const auto *hint = page.comparison().findChild<QLabel *>(QStringLiteral("comparison.hint"));
        QVERIFY(hint != nullptr);
        QVERIFY2(hint->text().contains(QStringLiteral("of 100,000 chosen")), qPrintable(hint->text()));
    }

    void runsSideBySide()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        BenchmarksPage &page = this->page();
        const auto &library = *session().library();
        QCOMPARE(library.sweeps.size(), std::size_t{1});
        page.tree().expandAll();
        clickTree(page.runs().indexOfRun(library.sweeps[0].runs[0]));
        clickTree(page.runs().indexOfRun(library.sweeps[0].runs[2]), Qt::ControlModifier);
        QCOMPARE(page.chosenRuns().size(), std::size_t{2});
        page.setView(BenchmarksPage::CompareView);
        ui::ComparisonModel &model = page.comparison().model();
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.runs().size(), std::size_t{2});
        // Figure, unit, A and its repeats, B, B against A, B's repeats.
        QCOMPARE(model.columnCount(), 7);
        int row = -1;
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.index(i, 0).data().toString() == QLatin1String("Output throughput"))
                row = i;
        }
        QVERIFY(row >= 0);
        QCOMPARE(model.index(row, 1).data().toString(), QStringLiteral("tok/s"));
        QCOMPARE(model.index(row, 2).data(ui::SortRole).toDouble(), 100.0);
        QCOMPARE(model.index(row, 3).data(ui::SortRole).toDouble(), 100.0 / 101.0); // half of 2 over 101
        QCOMPARE(model.index(row, 4).data(ui::SortRole).toDouble(), 800.0);
        QCOMPARE(model.index(row, 5).data().toString(), ui::formatChange(7.0));
        page.comparison().base().setCurrentIndex(1);
        Q_EMIT page.comparison().base().activated(1);
        QCOMPARE(model.base(), std::size_t{1});
        QCOMPARE(model.index(row, 3).data().toString(), ui::formatChange(-0.875));
        look(m_window.get(), QStringLiteral("side-by-side"));
        click(page.comparison().findChild<QPushButton *>(QStringLiteral("comparison.copy")));
        const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied->text().contains(QStringLiteral("Output throughput\ttok/s\t100\t")));
        QVERIFY(copied->html().contains(QStringLiteral("<table")));
    }

    void atMostEightRunsSideBySide()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        ui::ComparisonModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns(session().library(), {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
        QCOMPARE(model.runs().size(), std::size_t{8});
        model.setRuns(session().library(), {0, 99});
        QCOMPARE(model.runs().size(), std::size_t{1});
        model.setRuns(std::make_shared<const core::results::Library>(), {});
        QCOMPARE(model.rowCount(), 0);
    }

    void requestsAreShownWhereTheyAreRecorded()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.json"), detailedRun(200))});
        QCOMPARE(session().library()->runs.size(), std::size_t{1});
        QCOMPARE(session().library()->runs[0].requests.size(), std::size_t{200});
        BenchmarksPage &page = this->page();
        page.setView(BenchmarksPage::RequestView);
        const ui::RequestsView &requests = page.requests();
        QCOMPARE(requests.histogram().series.size(), qsizetype{1});
        QCOMPARE(requests.cumulative().series.size(), qsizetype{1});
        QCOMPARE(requests.timeline().cloud.size(), qsizetype{200});
        QCOMPARE(requests.timeline().cloud.last().x(), 19.9);
        QCOMPARE(page.charts().size(), qsizetype{3});
        look(m_window.get(), QStringLiteral("requests"));
        auto *metrics = page.findChild<ui::LineTabs *>(QStringLiteral("requests.metric"));
        QCOMPARE(metrics->count(), 3);
        metrics->setCurrentIndex(2);
        QCOMPARE(requests.metric(), core::LatencyMetric::E2e);
        QVERIFY(requests.timeline().cloud.first().y() > 80.0); // TTFT and three gaps, in ms
    }

    void runsWithoutRequestsSaySo()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        BenchmarksPage &page = this->page();
        page.setView(BenchmarksPage::RequestView);
        QVERIFY(page.requests().histogram().series.isEmpty());
        QVERIFY(page.requests().timeline().cloud.isEmpty());
    }

    /// Among hundreds of runs nobody finds by trying which of them recorded their requests.
    void runsWithRequestsAreOfferedWhereThereAreNone()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0)),
                     writeFile(*m_folder, QStringLiteral("b.json"), detailedRun(50))});
        BenchmarksPage &page = this->page();
        page.setView(BenchmarksPage::RequestView);
        clickTree(page.runs().indexOfSweep(0));
        auto *nothing = page.findChild<QLabel *>(QStringLiteral("requests.nothing"));
        QVERIFY(nothing != nullptr && nothing->isVisible());
        QVERIFY(page.requests().histogram().series.isEmpty());
        std::size_t detailed = 0;
        for (std::size_t i = 0; i < session().library()->runs.size(); ++i)
            detailed = session().library()->runs[i].requests.empty() ? detailed : i;
        const QString link = QStringLiteral("href=\"%1\"").arg(detailed);
        QVERIFY2(nothing->text().contains(link), qPrintable(nothing->text()));
        look(m_window.get(), QStringLiteral("no-requests"));
        Q_EMIT nothing->linkActivated(QString::number(detailed));
        QCOMPARE(page.chosenRuns(), std::vector<std::size_t>{detailed});
        QCOMPARE(page.requests().histogram().series.size(), qsizetype{1});
        QVERIFY(!nothing->isVisible());
    }

    /// Three runs and more are one column each; what stands under the values is copied in columns of its own.
    void manyRunsFoldTheirDifferences()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        BenchmarksPage &page = this->page();
        page.tree().expandAll();
        const auto &runs = session().library()->sweeps[0].runs;
        clickTree(page.runs().indexOfRun(runs[0]));
        clickTree(page.runs().indexOfRun(runs[7]), Qt::ShiftModifier);
        QCOMPARE(page.chosenRuns().size(), std::size_t{8});
        page.setView(BenchmarksPage::CompareView);
        const ui::ComparisonModel &model = page.comparison().model();
        const ui::TableView &table = page.comparison().table();
        int shown = 0, width = 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            shown += table.isColumnHidden(column) ? 0 : 1;
            width += table.columnWidth(column);
        }
        QCOMPARE(shown, 9); // the figure and eight runs
        QVERIFY2(width < 1280 - 320, qPrintable(QString::number(width)));
        int row = -1;
        for (int i = 0; i < model.rowCount(); ++i)
            row = model.index(i, 0).data().toString() == QLatin1String("Output throughput") ? i : row;
        QCOMPARE(model.index(row, 0).data(ui::ComparisonModel::SecondLineRole).toString(), QStringLiteral("tok/s"));
        int third = -1; // C: the first of 8 at a time, 800 against 100
        for (int column = 0, values = 0; column < model.columnCount(); ++column) {
            if (model.part(column) == ui::ComparisonModel::Part::Value && ++values == 3)
                third = column;
        }
        QVERIFY(model.index(row, third)
                    .data(ui::ComparisonModel::SecondLineRole)
                    .toString()
                    .startsWith(ui::formatChange(7.0)));
        look(m_window.get(), QStringLiteral("eight-side-by-side"));
        click(page.comparison().findChild<QPushButton *>(QStringLiteral("comparison.copy")));
        const QString head = QGuiApplication::clipboard()->mimeData()->text().section(QLatin1Char('\n'), 0, 0);
        QCOMPARE(head.count(QLatin1Char('\t')) + 1, model.columnCount());
    }

    /// What belongs to a run, or is no result at all, is not counted as a file that was not understood.
    void companionsAreNoStrangers()
    {
        writeFile(*m_folder, QStringLiteral("d/.cache/x.txt"), "x");
        writeFile(*m_folder, QStringLiteral("d/a.csv"), sweepTable(1.0));
        QStringList said;
        QObject context;
        connect(&session(), &ui::Session::notice, &context, [&said](const QString &text) { said << text; });
        importFiles({m_folder->filePath(QStringLiteral("d"))});
        QCOMPARE(session().library()->unrecognised.size(), std::size_t{1});
        QVERIFY(session().library()->unrecognised[0].sideFile);
        QCOMPARE(said.size(), qsizetype{1});
        QVERIFY2(!said[0].contains(QStringLiteral("not recognised")), qPrintable(said[0]));
        writeFile(*m_folder, QStringLiteral("e/notes.bin"), QByteArray("\x01\x02\x03\x00zz", 6));
        writeFile(*m_folder, QStringLiteral("e/b.csv"), sweepTable(2.0));
        importFiles({m_folder->filePath(QStringLiteral("e"))});
        QVERIFY2(said.last().contains(QStringLiteral("not recognised")), qPrintable(said.last()));
    }

    /// The first picture of a page is the page: nothing moves once it is there.
    void aPageStandsAtOnce()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        m_window->showPage(QStringLiteral("sizing"));
        QCoreApplication::processEvents();
        m_window->showPage(QStringLiteral("benchmarks"));
        auto *page = m_window->currentPage();
        const auto places = [this, page] {
            QList<QRect> all;
            for (const QWidget *part : page->findChildren<QWidget *>()) {
                if (part->isVisible() && !part->objectName().isEmpty())
                    all << QRect(part->mapTo(m_window.get(), QPoint()), part->size());
            }
            return all;
        };
        const QList<QRect> first = places();
        QVERIFY(first.size() > 5);
        for (int round = 0; round < 12; ++round)
            QCoreApplication::processEvents();
        QCOMPARE(places(), first);
    }

    /// In the smallest window nothing of the page lies beyond its edge, and the tree shows names.
    void aSmallWindowKeepsThePageWhole()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0)),
                     writeFile(*m_folder, QStringLiteral("b.json"), detailedRun(40))});
        m_window->resize(1024, 640);
        BenchmarksPage &page = this->page();
        const auto *scroll = page.findChild<QScrollArea *>(QStringLiteral("page.scroll"));
        page.tree().expandAll();
        clickTree(page.runs().indexOfRun(0));
        clickTree(page.runs().indexOfRun(5), Qt::ShiftModifier);
        for (const auto view : {BenchmarksPage::SweepView, BenchmarksPage::RequestView, BenchmarksPage::CompareView,
                                BenchmarksPage::TableOfRuns}) {
            page.setView(view);
            look(m_window.get(), QStringLiteral("small-%1").arg(static_cast<int>(view)));
            QTRY_VERIFY2(scroll->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QString::number(static_cast<int>(view))));
            QVERIFY(view == BenchmarksPage::TableOfRuns ||
                    page.tree().columnWidth(ui::RunsModel::NameColumn) > page.tree().viewport()->width() / 2);
        }
    }

    /// Two sweeps of one model are told apart, and the names of runs get the room of a column that says nothing.
    void sweepsOfOneModelAreToldApart()
    {
        const auto table = [](const char *engine) {
            QByteArray text = "model,engine,concurrency,output_tokens_per_s\n";
            for (const int level : {1, 8, 16})
                text += QByteArray("m,") + engine + ',' + QByteArray::number(level) + ',' +
                        QByteArray::number(level * 100) + '\n';
            return text;
        };
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), table("vllm")),
                     writeFile(*m_folder, QStringLiteral("b.csv"), table("sglang"))});
        BenchmarksPage &page = this->page();
        QCOMPARE(session().library()->sweeps.size(), std::size_t{2});
        QStringList names;
        for (const ui::charts::SweepThumbnail *one : page.findChildren<ui::charts::SweepThumbnail *>())
            names << one->accessibleName();
        QCOMPARE(names.size(), qsizetype{2});
        QVERIFY2(names[0] != names[1], qPrintable(names[0]));
        QVERIFY(names.filter(QStringLiteral("vllm")).size() == 1 && names.filter(QStringLiteral("sglang")).size() == 1);
        QVERIFY(page.tree().isColumnHidden(ui::RunsModel::SafeColumn)); // without an SLO nothing is safe
    }

    /// Requests a second are not requests at a time.
    void distributionsOfAnOpenLoopNameItsRate()
    {
        QByteArray text = "request_rate_rps,output_tokens_per_s,ttft_p50_ms,ttft_p90_ms,ttft_p95_ms,ttft_p99_ms\n";
        for (const int rate : {1, 4, 16})
            text += QStringLiteral("%1,%2,40,60,70,%3\n").arg(rate).arg(100 * rate).arg(80 + rate).toLatin1();
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), text)});
        BenchmarksPage &page = this->page();
        QCOMPARE(session().library()->sweeps.size(), std::size_t{1});
        const auto charts = page.charts();
        QCOMPARE(charts.size(), qsizetype{2});
        QCOMPARE(charts[1].spec.series[0].directLabel, ui::withUnit(ui::formatNumber(1), QStringLiteral("req/s")));
    }

    void aSweepBecomesACandidate()
    {
        session().openExample(QStringLiteral("r1-identity")); // 11 €/h, France
        waitUntilIdle();
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        BenchmarksPage &page = this->page();
        const std::size_t before = session().project()->candidates.size();
        auto *button = page.findChild<QPushButton *>(QStringLiteral("benchmarks.candidate"));
        QVERIFY(button->isEnabled());
        Q_EMIT button->menu()->aboutToShow();
        button->menu()->actions().front()->trigger();
        waitUntilIdle();
        QCOMPARE(session().project()->candidates.size(), before + 1);
        const auto &candidate = session().project()->candidates.back();
        QVERIFY(candidate.overrides.has_value());
        const auto *throughput = candidate.overrides->at("throughput.output_tokens_per_s");
        QVERIFY(throughput != nullptr);
        const double tokens = QString::fromStdString(throughput->text()).toDouble();
        QVERIFY(tokens > 0.0);
        // The scorecard follows: 11 €/h over the measured tokens, in euro a million.
        const auto &card = session().evaluation()->scorecard;
        const auto row = std::find_if(card.standings.begin(), card.standings.end(),
                                      [&](const auto &one) { return one.candidate.id == candidate.id; });
        QVERIFY(row != card.standings.end());
        const auto cpm = row->candidate.values.find("cpm_eur_per_mtok");
        QVERIFY(cpm != row->candidate.values.end());
        QCOMPARE(std::get<double>(cpm->second), 11.0 / 3600.0 / tokens * 1e6);
        session().undoStack()->undo();
        waitUntilIdle();
        QCOMPARE(session().project()->candidates.size(), before);
    }

    void aRunTakesThePlaceOfACandidate()
    {
        session().openExample(QStringLiteral("r1-identity"));
        waitUntilIdle();
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        BenchmarksPage &page = this->page();
        QVERIFY(page.assignToCandidate({}));
        waitUntilIdle();
        const QString id = QString::fromStdString(session().project()->candidates.back().id);
        const std::size_t count = session().project()->candidates.size();
        page.tree().expandAll();
        clickTree(page.runs().indexOfRun(session().library()->sweeps[0].runs[0]));
        QVERIFY(page.assignToCandidate(id));
        waitUntilIdle();
        QCOMPARE(session().project()->candidates.size(), count);
        QCOMPARE(session().project()->candidates.back().overrides->at("throughput.output_tokens_per_s")->text(),
                 std::string("100"));
    }

    void theTableOfAllRunsSortsFiltersAndHidesColumns()
    {
        importFiles({writeFile(*m_folder, QStringLiteral("a.csv"), sweepTable(1.0))});
        BenchmarksPage &page = this->page();
        page.setView(BenchmarksPage::TableOfRuns);
        ui::TableView &table = page.table();
        QAbstractItemModelTester tester(table.sourceModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table.model()->rowCount(), 10);
        int output = -1, model = -1;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
            output = title.startsWith(QLatin1String("Output throughput\n")) ? column : output;
            model = title == QLatin1String("Model") ? column : model;
        }
        QVERIFY(output >= 0 && model >= 0);
        QVERIFY(table.isColumnHidden(model)); // no run says it
        QVERIFY(!table.isColumnHidden(output));
        look(m_window.get(), QStringLiteral("all-runs"));
        table.sortByColumn(output, Qt::DescendingOrder);
        QCOMPARE(table.model()->index(0, output).data(ui::SortRole).toDouble(), 3264.0);
        table.setFilterText(QStringLiteral("3,264"));
        QCOMPARE(table.model()->rowCount(), 1);
    }

    /// The event loop turns while a thousand files come in: a timer fires again and again between.
    void aThousandFilesDoNotStall()
    {
        constexpr int count = 1000;
        for (int i = 0; i < count; ++i)
            writeFile(*m_folder, QStringLiteral("d/run-%1/c%2.csv").arg(i / 5).arg(i % 5),
                      QStringLiteral("concurrency,output_tokens_per_s,ttft_p99_ms\n%1,%2,90\n")
                          .arg(1 << (i % 5))
                          .arg(100 + i)
                          .toLatin1());
        page();
        int turns = 0, turnsBeforeTheEnd = 0;
        QTimer timer;
        timer.setInterval(0);
        QObject context; // what is connected here ends here
        connect(&timer, &QTimer::timeout, &context, [&] {
            ++turns;
            if (session().library()->runs.empty())
                turnsBeforeTheEnd = turns;
        });
        double last = 0.0;
        int reports = 0;
        connect(&session(), &ui::Session::progressChanged, &context, [&](double fraction, const QString &) {
            if (fraction < 0.0)
                return;
            QVERIFY(fraction >= last && fraction <= 1.0);
            last = fraction;
            ++reports;
        });
        timer.start();
        session().importPaths({m_folder->filePath(QStringLiteral("d"))});
        QVERIFY(session().busy());
        waitUntilIdle();
        timer.stop();
        QCOMPARE(session().library()->runs.size(), std::size_t{count});
        QCOMPARE(session().library()->sweeps.size(), std::size_t{count / 5});
        QVERIFY2(turnsBeforeTheEnd > 5, qPrintable(QString::number(turnsBeforeTheEnd)));
        QVERIFY(reports > 1);
        // Cancelling leaves the project as it is.
        last = 0.0;
        const auto before = session().library();
        writeFile(*m_folder, QStringLiteral("e/a.csv"), sweepTable(1.0));
        session().importPaths({m_folder->filePath(QStringLiteral("e"))});
        session().cancelWork();
        waitUntilIdle();
        QVERIFY(session().library() == before);
    }

    void aThousandNamedFilesAreReferencedOnce()
    {
        constexpr int count = 1000;
        QStringList paths;
        for (int i = 0; i < count; ++i)
            paths << writeFile(
                *m_folder, QStringLiteral("c%1.csv").arg(i),
                QStringLiteral("concurrency,output_tokens_per_s\n%1,%2\n").arg(i + 1).arg(100 + i).toLatin1());
        importFiles(paths);
        QCOMPARE(session().document().find("results")->items().size(), std::size_t{count});
        QVERIFY(session().document().at("results.999.sha256") != nullptr);
        importFiles(paths); // again: nothing is new
        QCOMPARE(session().document().find("results")->items().size(), std::size_t{count});
        QCOMPARE(session().library()->runs.size(), std::size_t{count});
    }
};

UI_TEST_MAIN(BenchmarksPageTest)
#include "tst_benchmarkspage.moc"
