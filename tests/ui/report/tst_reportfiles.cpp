// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/workbook.h"
#include "core/files.h"
#include "ui/report/pdfreport.h"
#include "ui/report/reportfiles.h"

#include <QApplication>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace core::exports;

namespace {

/// An example of the program, read and evaluated.
struct Example
{
    std::string text;
    core::project::Node document;
    core::project::Project project;
    core::project::Evaluation evaluation;

    ui::report::ExportJob job() const
    {
        return {.project = project,
                .document = document,
                .evaluation = evaluation,
                .projectText = text,
                .report = {},
                .locale = QLocale(QLocale::English, QLocale::UnitedStates)};
    }
};

Example exampleOf(const std::string &text, const std::filesystem::path &folder)
{
    Example example;
    example.text = text;
    core::Diagnostics remarks;
    auto project = core::project::readProject(text, "example.yaml", example.document, remarks);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    example.project = *project;
    std::vector<std::filesystem::path> results;
    for (const auto &reference : project->results)
        results.push_back(folder / reference.path);
    auto library = std::make_shared<core::results::Library>();
    if (!results.empty())
        *library = core::results::importPaths(results, {}, remarks);
    example.evaluation = core::project::evaluate(example.project, example.document, library);
    return example;
}

Example example(const char *name)
{
    const std::filesystem::path folder = std::filesystem::path(PARETOSCOPE_SOURCE_DIR) / "resources/examples";
    return exampleOf(core::readFile(folder / (std::string(name) + ".yaml")).value(), folder);
}

/// A project with so many candidates that tables run over pages.
Example manyCandidates(int count)
{
    std::string text = "schema: paretoscope/1\ntitle: Many\ncandidates:\n";
    for (int i = 0; i < count; ++i)
        text += "  - {id: C" + std::to_string(i) + ", label: \"Candidate with a rather long label " +
                std::to_string(i) + "\", values: {cpm_eur_per_mtok: " + std::to_string(1 + i * 7 % 13) +
                ", goodput_tokens_per_s: " + std::to_string(1000 + i * 311 % 977) + "}}\n";
    return exampleOf(text + "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s]}\n", {});
}

QString output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

QStringList filesIn(const QString &folder)
{
    QStringList names;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        names << QDir(folder).relativeFilePath(it.next());
    names.sort();
    return names;
}

} // namespace

class ReportFilesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path at(const char *name) const
    {
        return core::pathFromText(m_folder.filePath(QString::fromLatin1(name)).toStdString());
    }

private Q_SLOTS:
    void everyFormHasTheSameBytesAgain_data()
    {
        QTest::addColumn<QString>("ending");
        for (const std::string &ending : ui::report::reportEndings())
            QTest::newRow(ending.c_str()) << QString::fromStdString(ending);
    }
    void everyFormHasTheSameBytesAgain()
    {
        QFETCH(QString, ending);
        const Example data = example("throughput-on-lo0");
        const auto first = at(("first" + ending.toStdString()).c_str());
        const auto second = at(("second" + ending.toStdString()).c_str());
        QVERIFY(ui::report::writeReport(data.job(), first).has_value());
        QTest::qWait(1100); // a second later by the clock that must not matter
        QVERIFY(ui::report::writeReport(data.job(), second).has_value());
        const auto bytes = core::readFile(first);
        QVERIFY(bytes.has_value() && bytes->size() > 500);
        QVERIFY(*bytes == core::readFile(second).value());
        QVERIFY(bytes->size() < 3'000'000);
    }

    void projectComesBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("pdf") << QStringLiteral("back.pdf");
        QTest::newRow("xlsx") << QStringLiteral("back.xlsx");
    }
    void projectComesBack()
    {
        QFETCH(QString, name);
        const Example data = example("throughput-on-lo0");
        const auto path = at(name.toUtf8().constData());
        QVERIFY(ui::report::writeReport(data.job(), path).has_value());
        std::string bytes = core::readFile(path).value();
        QVERIFY(ui::report::mayCarryProject(bytes));
        QCOMPARE(ui::report::projectTextOf(bytes, "x").value_or("nothing"), data.text);
        // Half a file is no project, and no crash.
        for (std::size_t length = 0; length < bytes.size(); length += bytes.size() / 23 + 1)
            QVERIFY(!ui::report::projectTextOf(bytes.substr(0, std::max<std::size_t>(length, 8)), "x").has_value());
    }

    void htmlStandsAlone()
    {
        const Example data = example("throughput-on-lo0");
        const auto path = at("alone.html");
        QVERIFY(ui::report::writeReport(data.job(), path).has_value());
        const QByteArray html = QByteArray::fromStdString(core::readFile(path).value());
        QXmlStreamReader reader(html);
        int headings = 0, tables = 0, pictures = 0;
        QStringList ids, targets;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement())
                continue;
            const QString name = reader.name().toString();
            headings += name == QLatin1String("h1") || name == QLatin1String("h2") ? 1 : 0;
            tables += name == QLatin1String("table") ? 1 : 0;
            pictures += name == QLatin1String("svg") ? 1 : 0;
            const auto attributes = reader.attributes();
            if (attributes.hasAttribute(QLatin1String("id")))
                ids << attributes.value(QLatin1String("id")).toString();
            const QString href = attributes.value(QLatin1String("href")).toString();
            if (href.startsWith(QLatin1Char('#')))
                targets << href.mid(1);
            // Nothing is fetched: no script, no style sheet, no picture, no font from elsewhere.
            QVERIFY2(name != QLatin1String("script") && name != QLatin1String("link") &&
                         name != QLatin1String("iframe"),
                     qPrintable(name));
            QVERIFY(!attributes.hasAttribute(QLatin1String("src")) ||
                    attributes.value(QLatin1String("src")).startsWith(QLatin1String("data:")));
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(!html.contains("@import") && !html.contains("url(http"));
        QVERIFY(headings > 10);
        QVERIFY(tables > 5);
        QVERIFY(pictures >= 2);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        for (const QString &target : targets)
            QVERIFY2(ids.contains(target), qPrintable(target));
        QVERIFY(html.contains("prefers-color-scheme:dark") && html.contains("@media print"));
    }

    void shortFormHasTwoPages_data()
    {
        QTest::addColumn<int>("candidates");
        QTest::newRow("example") << 0;
        QTest::newRow("4") << 4;
        QTest::newRow("40") << 40;
    }
    void shortFormHasTwoPages()
    {
        QFETCH(int, candidates);
        const Example data = candidates == 0 ? example("throughput-on-lo0") : manyCandidates(candidates);
        ui::report::LayoutOptions options;
        options.locale = QLocale(QLocale::English);
        for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
            options.pageSize = QPageSize(paper);
            const auto laidOut = ui::report::layOut(
                buildReport(data.project, data.document, data.evaluation, {.shortForm = true}), options);
            QVERIFY2(laidOut.pages.size() <= 2, qPrintable(QString::number(laidOut.pages.size())));
        }
    }

    void chaptersInTheOrderAsked()
    {
        const Example data = example("throughput-on-lo0");
        const Report report = buildReport(data.project, data.document, data.evaluation,
                                          {.chapters = {"glossary", "knee", "nonsense", "summary"}});
        QCOMPARE(report.chapters.size(), std::size_t{3});
        QCOMPARE(report.chapters[0].id, std::string("glossary"));
        QCOMPARE(report.chapters[1].id, std::string("knee"));
        QCOMPARE(report.chapters[2].id, std::string("summary"));
        QVERIFY(!report.hasCoverPage);
        std::size_t sentences = 0;
        for (const ReportBlock &block : report.chapters[2].blocks)
            if (const auto *paragraph = std::get_if<ReportParagraph>(&block))
                sentences += paragraph->style == ReportParagraph::Style::Lead ? 1 : 0;
        QVERIFY2(sentences >= 3 && sentences <= 5, qPrintable(QString::number(sentences)));
    }

    void emptyProjectSaysWhatItTakes()
    {
        const Example data = exampleOf("schema: paretoscope/1\n", {});
        const Report report = buildReport(data.project, data.document, data.evaluation);
        QCOMPARE(report.chapters.size(), reportChapterIds().size() - 1);
        for (const ReportChapter &chapter : report.chapters)
            QVERIFY2(!chapter.blocks.empty(), chapter.id.c_str());
        const auto knee = std::ranges::find(report.chapters, "knee", &ReportChapter::id);
        QVERIFY(knee->hasNothing);
        QVERIFY(ui::report::writeReport(data.job(), at("empty.pdf")).has_value());
    }

    void pagesNumbersLinksAndOutline()
    {
        const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        const QString qpdf = QStandardPaths::findExecutable(QStringLiteral("qpdf"));
        if (pdftotext.isEmpty() || qpdf.isEmpty())
            QSKIP("pdftotext or qpdf is not installed");
        const Example data = manyCandidates(40);
        ui::report::ExportJob job = data.job();
        job.report.cover = {"Committee for IT", "Internal",
                            "<svg xmlns='http://www.w3.org/2000/svg' width='40' "
                            "height='20'><rect width='40' height='20'/></svg>"};
        const auto path = at("many.pdf");
        QVERIFY(ui::report::writeReport(job, path).has_value());
        const QString file = QString::fromStdString(core::pathText(path));
        QVERIFY(output(qpdf, {QStringLiteral("--check"), file})
                    .contains(QStringLiteral("No syntax or stream encoding errors")));
        const QString json = output(qpdf, {QStringLiteral("--json"), QStringLiteral("--json-key=outlines"), file});
        QVERIFY(json.count(QStringLiteral("\"title\"")) >= 14);
        QVERIFY(core::readFile(path).value().size() < 3'000'000);
        const QStringList pages = output(pdftotext, {QStringLiteral("-layout"), file, QStringLiteral("-")})
                                      .split(QLatin1Char('\f'), Qt::SkipEmptyParts);
        QVERIFY(pages.size() > 6);
        QVERIFY(pages.front().contains(QStringLiteral("Committee for IT")));
        const Report report = buildReport(data.project, data.document, data.evaluation);
        QStringList titles;
        for (const ReportChapter &chapter : report.chapters)
            titles << QString::fromStdString(chapter.title.english());
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QStringList lines;
            for (const QString &line : pages[i].split(QLatin1Char('\n')))
                if (!line.trimmed().isEmpty())
                    lines << line.trimmed();
            QVERIFY(lines.size() >= 2);
            QVERIFY2(lines.last().endsWith(QStringLiteral("%1/%2").arg(i + 1).arg(pages.size())),
                     qPrintable(lines.last()));
            QVERIFY2(lines.last().contains(QStringLiteral("Internal")), qPrintable(lines.last()));
            // The table of contents ends with a title and its page; elsewhere no heading stands alone at the foot.
            if (i > 0)
                QVERIFY2(!titles.contains(lines[lines.size() - 2]), qPrintable(lines[lines.size() - 2]));
        }
        const std::string bytes = output(qpdf, {QStringLiteral("--qdf"), QStringLiteral("--object-streams=disable"),
                                                file, QStringLiteral("-")})
                                      .toStdString();
        QVERIFY(bytes.find("/Subtype /Link") != std::string::npos);
    }

    void everythingIntoAFolder()
    {
        const Example data = example("throughput-on-lo0");
        const auto folder = at("all");
        const auto names = ui::report::writeEverything(data.job(), folder);
        QVERIFY2(names.has_value(), names ? "" : names.error().describe().c_str());
        const QStringList files = filesIn(QString::fromStdString(core::pathText(folder)));
        QCOMPARE(static_cast<std::size_t>(files.size()), names->size());
        for (const char *file : {"report.pdf", "report-short.pdf", "report.html", "report.md", "report.xlsx",
                                 "report.json", "project.yaml", "charts/knee.svg", "charts/scorecard.png",
                                 "data/knee.json", "data/scorecard.csv", "tables/scorecard.csv"})
            QVERIFY2(files.contains(QLatin1String(file)), file);
        QCOMPARE(core::readFile(folder / "project.yaml").value(), data.text);
        // Once more over what is there, beside a file of the user's own.
        QVERIFY(core::writeFileAtomically(folder / "mine.txt", "mine").has_value());
        QVERIFY(ui::report::writeEverything(data.job(), folder).has_value());
        QCOMPARE(filesIn(QString::fromStdString(core::pathText(folder))).size(), files.size() + 1);
        QVERIFY(!std::filesystem::exists(at("all.part")));
    }

    void cancelledLeavesNothing()
    {
        const Example data = example("throughput-on-lo0");
        std::stop_source stop;
        ui::report::ExportJob job = data.job();
        job.stop = stop.get_token();
        job.progress = [&stop](double fraction) {
            if (fraction > 0.2)
                stop.request_stop();
        };
        QVERIFY(!ui::report::writeReport(job, at("cancelled.pdf")).has_value());
        QVERIFY(!std::filesystem::exists(at("cancelled.pdf")));
        std::stop_source again;
        job.stop = again.get_token();
        job.progress = [&again](double fraction) {
            if (fraction > 0.2)
                again.request_stop();
        };
        QVERIFY(!ui::report::writeEverything(job, at("cancelled")).has_value());
        QVERIFY(!std::filesystem::exists(at("cancelled")) && !std::filesystem::exists(at("cancelled.part")));
    }

    void placesThatCannotBeWritten_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("folder missing") << QStringLiteral("nowhere/report.");
        QTest::newRow("below a file") << QStringLiteral("file.txt/report.");
    }
    void placesThatCannotBeWritten()
    {
        QFETCH(QString, name);
        QVERIFY(core::writeFileAtomically(at("file.txt"), "x").has_value());
        const Example data = example("r1-identity");
        const QStringList before = filesIn(m_folder.path());
        for (const char *ending : {"pdf", "html", "md", "xlsx", "json"}) {
            const auto done =
                ui::report::writeReport(data.job(), at((name + QLatin1String(ending)).toUtf8().constData()));
            QVERIFY2(!done.has_value(), ending);
            const QString said = QString::fromStdString(done.error().describe());
            QVERIFY2(said.contains(QStringLiteral("cannot be written")), qPrintable(said));
            QVERIFY2(!said.contains(QLatin1Char('\n')), qPrintable(said));
        }
        QCOMPARE(filesIn(m_folder.path()), before);
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed();
    QApplication application(argc, argv);
    ReportFilesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_reportfiles.moc"
