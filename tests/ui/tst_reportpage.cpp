// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reportpage.h"

#include "core/files.h"
#include "ui/cataloguesource.h"
#include "ui/sessionfiles.h"
#include "ui/widgets/reportpreview.h"
#include "uitest.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>

class ReportPageTest : public QObject
{
    Q_OBJECT

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Exports and waits; whether it was written.
    static bool exported(ui::ReportPage &page, const QString &target, ui::report::ExportKind kind)
    {
        const QSignalSpy failures(&page, &ui::Page::failed);
        const QSignalSpy notices(&page, &ui::Page::notice);
        page.exportTo(target, kind);
        return QTest::qWaitFor([&] { return !failures.isEmpty() || !notices.isEmpty(); }, 60'000) && failures.isEmpty();
    }

    static QString projectWithSweep(const QTemporaryDir &folder)
    {
        const auto write = [&folder](const char *name, const QByteArray &bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const bool written =
            write("sweep.csv", "concurrency,request_throughput_rps,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
                               "1,2,110,350,1\n8,14,240,2100,1\n16,22,460,3400,0.98\n24,26,980,3900,0.62\n"
                               "32,27,1800,4000,0.2\n") &&
            write("project.yaml", "schema: paretoscope/1 # kept\ntitle: Office\ndate: 2026-06-01\nscenario:\n"
                                  "  slo: {ttft_p99_ms: 500}\neconomics:\n  tariff: {kind: owned, eur_per_hour: [10, "
                                  "13]}\nenergy: {power_w: 5600, boundary: board, pue: 1.4}\nsite: {zone: FR}\n"
                                  "results:\n  - {path: sweep.csv}\nreport: {committee: Board}\n");
        return written ? folder.filePath(QStringLiteral("project.yaml")) : QString();
    }

private Q_SLOTS:
    /// Wide pages are higher than narrow ones: whether they take a scroll bar must not depend on the bar itself.
    void previewComesToRestAtEverySize()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.show();
        page.refreshNow();
        QTRY_VERIFY(!session.busy() && !page.working());
        const auto *preview = page.findChild<ui::ReportPreview *>();
        QVERIFY(preview);
        for (int width = page.minimumSizeHint().width(); width < page.minimumSizeHint().width() + 320; width += 16) {
            for (int height = 200; height < 1000; height += 23) {
                page.resize(width, height);
                QCoreApplication::processEvents();
                QVERIFY(preview->height() >= preview->heightForWidth(preview->width()));
            }
        }
    }

    void chaptersAreTickedAndOrdered()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        const std::vector<std::string> all = page.chapters();
        QVERIFY(all.size() > 10);
        QCOMPARE(all.front(), std::string("cover"));
        page.tickChapter(QStringLiteral("cover"), false);
        QCOMPARE(page.chapters().size(), all.size() - 1);
        QVERIFY(page.moveChapter(QStringLiteral("scorecard"), -1));
        const auto moved = page.chapters();
        const auto at = [&](const char *id) { return std::find(moved.begin(), moved.end(), id) - moved.begin(); };
        QCOMPARE(at("scorecard"), at("knee") - 1);
        QVERIFY(!page.moveChapter(QStringLiteral("cover"), -1));
        for (const std::string &id : moved)
            page.tickChapter(QString::fromStdString(id), false);
        QVERIFY(page.chapters().empty());
        QVERIFY(page.sentence().contains(QStringLiteral("Nothing is ticked")));
        QVERIFY(!page.pageActions().front()->isEnabled());
        page.setShortForm(true);
        QTRY_VERIFY2(page.sentence().contains(QLatin1Char('2')) || page.sentence().contains(QLatin1Char('1')),
                     qPrintable(page.sentence()));
        QVERIFY(page.pageActions().front()->isEnabled());
    }

    /// The pages are those of the last choice, however quickly the choices followed one another, and one that needs no
    /// pages is not overtaken by those of the choice before.
    void pagesFollowTheLastChoice()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        QTRY_VERIFY(!session.busy() && !page.working());
        const QString whole = page.sentence();
        const auto all = page.chapters();
        for (const std::string &id : all)
            page.tickChapter(QString::fromStdString(id), false);
        QVERIFY(page.sentence().contains(QStringLiteral("Nothing is ticked")));
        for (const std::string &id : all)
            page.tickChapter(QString::fromStdString(id), true);
        page.tickChapter(QStringLiteral("cover"), false);
        page.tickChapter(QStringLiteral("cover"), true);
        QTRY_VERIFY(!page.working());
        QCOMPARE(page.sentence(), whole);
        page.tickChapter(QStringLiteral("cover"), false);
        for (const std::string &id : all)
            page.tickChapter(QString::fromStdString(id), false);
        QTest::qWait(300);
        QVERIFY(page.sentence().contains(QStringLiteral("Nothing is ticked")));
    }

    void everyFormIsWrittenAndOpensAgain()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        QSignalSpy notices(&page, &ui::Page::notice), failures(&page, &ui::Page::failed);
        QTemporaryDir folder;
        for (const char *name : {"r.pdf", "r.html", "r.xlsx", "r.md", "r.json"}) {
            const QString path = folder.filePath(QLatin1String(name));
            QVERIFY2(exported(page, path, ui::report::ExportKind::File), name);
            QVERIFY2(read(path).size() > 500, name);
        }
        QCOMPARE(notices.size(), 5);
        QVERIFY(!exported(page, folder.filePath(QStringLiteral("no/where.pdf")), ui::report::ExportKind::File));
        QCOMPARE(failures.size(), 1);
        QVERIFY(failures.front().front().toString().contains(QStringLiteral("where.pdf")));
        QVERIFY(page.pageActions().front()->isEnabled());
        QVERIFY(exported(page, folder.filePath(QStringLiteral("all")), ui::report::ExportKind::Everything));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("all/report-short.pdf"))));
        for (const char *name : {"r.pdf", "r.xlsx"}) {
            const QString path = folder.filePath(QLatin1String(name));
            QVERIFY(ui::files::carriesProject(path));
            ui::Session again;
            QSignalSpy opened(&again, &ui::Session::opened);
            again.openProject(path);
            QTRY_COMPARE(opened.size(), 1);
            QVERIFY(again.document() == session.document());
            // Saving must never write YAML over a report.
            QVERIFY(again.filePath().isEmpty());
        }
        QVERIFY(!ui::files::carriesProject(folder.filePath(QStringLiteral("r.html"))));
    }

    /// What the window exports is what the command line writes, to the last byte: both are made from the same file.
    void windowAndCommandLineWriteTheSame_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"r.pdf", "r.html", "r.xlsx", "r.md", "r.json"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void windowAndCommandLineWriteTheSame()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        const QString file = projectWithSweep(folder);
        ui::Session session;
        QSignalSpy opened(&session, &ui::Session::opened);
        session.openProject(file);
        QTRY_COMPARE(opened.size(), 1);
        QTRY_VERIFY(!session.busy());
        ui::ReportPage page(session);
        page.refreshNow();
        const QString path = folder.filePath(name);
        QVERIFY(exported(page, path, ui::report::ExportKind::File));

        core::Diagnostics remarks;
        core::project::Node document;
        const auto project =
            core::project::readProject(read(file).toStdString(), file.toStdString(), document, remarks);
        QVERIFY(project.has_value());
        const std::filesystem::path base = core::pathFromText(folder.path().toStdString());
        const auto library = std::make_shared<const core::results::Library>(
            core::results::importPaths({base / "sweep.csv"}, {}, remarks));
        const auto options = ui::evaluateOptions(remarks);
        const auto evaluation = core::project::evaluate(*project, document, library, options);
        core::exports::ReportOptions wanted;
        wanted.chapters = core::exports::statedChoice(document).chapters;
        wanted.catalogue = options.catalogue;
        wanted.baseFolder = core::pathText(base);
        wanted.sensitivity = std::make_shared<const core::sensitivity::Sensitivity>(core::sensitivity::sensitivityOf(
            *project, document, library, options, ui::report::sensitivityOptions(*project, {}), remarks));
        const ui::report::ExportJob job{.project = *project,
                                        .document = document,
                                        .evaluation = evaluation,
                                        .projectText = core::project::writeYaml(document),
                                        .report = wanted};
        const QString other = folder.filePath(QStringLiteral("cli-") + name);
        QVERIFY(ui::report::writeReport(job, core::pathFromText(other.toStdString())).has_value());
        QVERIFY(read(path) == read(other));
    }

    /// A report that was sent to somebody opens with its figures, though the folder of the project is not there.
    void aReportAloneOpensWithItsFigures()
    {
        QTemporaryDir folder, elsewhere;
        const QString file = projectWithSweep(folder);
        ui::Session session;
        QSignalSpy opened(&session, &ui::Session::opened);
        session.openProject(file);
        QTRY_COMPARE(opened.size(), 1);
        QTRY_VERIFY(!session.busy());
        ui::ReportPage page(session);
        page.refreshNow();
        const QString sent = elsewhere.filePath(QStringLiteral("sent.pdf"));
        QVERIFY(exported(page, sent, ui::report::ExportKind::File));
        ui::Session again;
        QSignalSpy openedAgain(&again, &ui::Session::opened);
        again.openProject(sent);
        QTRY_COMPARE(openedAgain.size(), 1);
        QTRY_VERIFY(!again.busy());
        QVERIFY(again.missingResults().isEmpty());
        QVERIFY(again.document() == session.document());
        QCOMPARE(again.evaluation()->sweeps.size(), session.evaluation()->sweeps.size());
        const auto &cpm = session.evaluation()->size.cpmEurPerMillionTokens;
        const auto &cpmAgain = again.evaluation()->size.cpmEurPerMillionTokens;
        QCOMPARE(cpmAgain.has_value(), cpm.has_value());
        QCOMPARE(cpmAgain ? cpmAgain->value : 0.0, cpm ? cpm->value : 0.0);
    }

    void anExportCanBeCancelled()
    {
        ui::Session session;
        session.openExample(QStringLiteral("throughput-on-lo0"));
        QTRY_VERIFY(!session.busy());
        ui::ReportPage page(session);
        page.resize(900, 700);
        page.show();
        page.refreshNow();
        QTemporaryDir folder;
        QSignalSpy notices(&page, &ui::Page::notice), failures(&page, &ui::Page::failed);
        page.exportTo(folder.filePath(QStringLiteral("all")), ui::report::ExportKind::Everything);
        auto *cancel = page.findChild<QPushButton *>(QStringLiteral("cancelExport"));
        QVERIFY(cancel != nullptr && cancel->isVisible());
        QVERIFY(page.working());
        QVERIFY(!page.pageActions().front()->isEnabled());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY(!cancel->isVisible());
        QVERIFY(failures.isEmpty());
        QCOMPARE(notices.size(), 1);
        QVERIFY(notices.front().front().toString().contains(QStringLiteral("cancelled")));
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(page.pageActions().front()->isEnabled());
    }

    void whatGoesInIsPartOfTheProject()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        const core::project::Node before = session.document();
        ui::ReportPage page(session);
        page.refreshNow();
        page.tickChapter(QStringLiteral("glossary"), false);
        QVERIFY(session.document().at("report.chapters") != nullptr);
        page.moveChapter(QStringLiteral("money"), -1);
        page.setShortForm(true);
        QCOMPARE(session.document().at("report.short")->text(), std::string("true"));
        auto *paper = page.findChild<QComboBox *>();
        paper->setCurrentIndex(1);
        QCOMPARE(session.document().at("report.paper")->text(), std::string("Letter"));
        const auto choice = core::exports::statedChoice(session.document());
        QCOMPARE(choice.chapters, page.chapters());
        QVERIFY(choice.shortForm && choice.paper == "Letter");
        for (int steps = 4; steps > 0; --steps)
            session.undoStack()->undo();
        page.refreshNow();
        QVERIFY(session.document() == before);
        QCOMPARE(page.chapters(), core::exports::reportChapterIds());
        QCOMPARE(paper->currentIndex(), 0);
        for (int steps = 2; steps > 0; --steps)
            session.undoStack()->redo();
        page.refreshNow();
        const auto ids = page.chapters();
        QVERIFY(std::ranges::find(ids, "glossary") == ids.end());
        QVERIFY(std::ranges::find(ids, "money") + 1 == std::ranges::find(ids, "scorecard"));
    }

    void coverIsPartOfTheProject()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r1-identity"));
        ui::ReportPage page(session);
        page.refreshNow();
        const QList<QLineEdit *> edits = page.findChildren<QLineEdit *>();
        QVERIFY(edits.size() >= 3);
        const auto committee = std::ranges::find_if(
            edits, [](const QLineEdit *edit) { return edit->placeholderText() == QStringLiteral("whom it is for"); });
        QVERIFY(committee != edits.end());
        (*committee)->setText(QStringLiteral("Board of directors"));
        Q_EMIT(*committee)->editingFinished();
        QCOMPARE(session.document().at("report.committee")->text(), std::string("Board of directors"));
        QTemporaryDir folder;
        QVERIFY(exported(page, folder.filePath(QStringLiteral("r.md")), ui::report::ExportKind::File));
        QVERIFY(read(folder.filePath(QStringLiteral("r.md"))).contains("Board of directors"));
        session.undoStack()->undo();
        QVERIFY(session.document().at("report.committee") == nullptr);
    }

    void copyGivesHtmlAndMarkdown()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        page.copy();
        const QMimeData *data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasHtml() && data->html().contains(QStringLiteral("<table")));
        QVERIFY(data->text().startsWith(QStringLiteral("# ")));
    }
};

UI_TEST_MAIN(ReportPageTest)
#include "tst_reportpage.moc"
