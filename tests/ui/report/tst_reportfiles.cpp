// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/workbook.h"
#include "core/files.h"
#include "ui/report/pdfreport.h"
#include "ui/report/reportcells.h"
#include "ui/report/reportcolumns.h"
#include "ui/report/reportfiles.h"
#include "ui/report/sortedglossary.h"

#include <QApplication>
#include <QDirIterator>
#include <QImage>
#include <QPainter>
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

QImage painted(const ui::report::LaidOutReport &report, std::size_t page)
{
    const double scale = 0.05; // 72 dpi
    QImage image((report.pageSize * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    report.paint(painter, page);
    return image;
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
    void glossaryIsSortedAsRead()
    {
        ReportTable table;
        table.id = "glossary";
        for (const char *term : {"Tokenizer", "\u00c9nergie", "CPM", "dominant", "Encours"})
            table.rows.push_back({ReportCell::of(core::Text(term))});
        Report report;
        report.chapters.push_back({"glossary", "Glossary", {table, ReportHeading{"Other"}}, false});
        report = ui::report::withSortedGlossary(std::move(report), QLocale(QLocale::French));
        QStringList order;
        for (const auto &row : std::get<ReportTable>(report.chapters.front().blocks.front()).rows)
            order << QString::fromStdString(std::get<core::Text>(row.front().content).english());
        QCOMPARE(order, QStringList({QStringLiteral("CPM"), QStringLiteral("dominant"), QStringLiteral("Encours"),
                                     QStringLiteral("\u00c9nergie"), QStringLiteral("Tokenizer")}));
    }

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
        QCOMPARE(ui::report::carriedBy(bytes, "x").value_or(ui::report::Carried{}).projectText, data.text);
        // Half a file is no project, and no crash.
        for (std::size_t length = 0; length < bytes.size(); length += bytes.size() / 23 + 1)
            QVERIFY(!ui::report::carriedBy(bytes.substr(0, std::max<std::size_t>(length, 8)), "x").has_value());
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

    /// Where only some candidates are shown, those of the front are.
    void shortFormShowsTheFrontFirst()
    {
        const Example data = manyCandidates(60);
        const Report report =
            buildReport(data.project, data.document, data.evaluation, {.chapters = {}, .shortForm = true});
        for (const ReportChapter &chapter : report.chapters)
            for (const ReportBlock &block : chapter.blocks)
                if (const auto *table = std::get_if<ReportTable>(&block);
                    table != nullptr && table->id == "scorecard") {
                    QCOMPARE(table->rows.size(), std::size_t(60));
                    QVERIFY(!table->strongRows.empty());
                    for (std::size_t i = 0; i < table->strongRows.size(); ++i)
                        QCOMPARE(table->strongRows[i], i);
                    return;
                }
        QFAIL("no scorecard");
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

    void manyCandidatesSayEachThingOnce()
    {
        std::string text = "schema: paretoscope/1\ncandidates:\n";
        for (int i = 0; i < 12; ++i)
            text += "  - {id: C" + std::to_string(i) + ", values: {cpm_eur_per_mtok: " + std::to_string(1 + i) +
                    ", goodput_tokens_per_s: 1000, sovereignty: " + (i % 3 == 0 ? "not-EU" : "EU") + "}}\n";
        const Example data = exampleOf(
            text + "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s], gate: {sovereignty: EU}}\n", {});
        const Report report = buildReport(data.project, data.document, data.evaluation);
        std::size_t reasons = 0, remarks = 0, valueRows = 0, parts = 0;
        for (const ReportChapter &chapter : report.chapters)
            for (const ReportBlock &block : chapter.blocks) {
                if (const auto *paragraph = std::get_if<ReportParagraph>(&block))
                    reasons += paragraph->text.english().starts_with("C0, C3, C6, C9: Fails the gate") ? 1 : 0;
                if (const auto *remark = std::get_if<ReportRemark>(&block);
                    remark != nullptr && remark->finding.figure == "C0, C3, C6, C9")
                    ++remarks;
                if (const auto *table = std::get_if<ReportTable>(&block)) {
                    valueRows += table->id == "candidate-values" ? table->rows.size() : 0;
                    parts += table->id == "assumptions" && table->caption.english().starts_with("Candidate") ? 1 : 0;
                }
            }
        QCOMPARE(reasons, std::size_t(1));
        QCOMPARE(remarks, std::size_t(1));
        QCOMPARE(valueRows, std::size_t(12));
        QCOMPARE(parts, std::size_t(0));
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

    /// Wherever the report goes, it opens as the project with the figures it shows.
    void resultsComeBackToo()
    {
        const auto home = at("home");
        std::filesystem::create_directories(home / "runs");
        const std::string sweep = "concurrency,request_throughput_rps,ttft_p99_ms,total_tokens_per_s\n"
                                  "1,2,110,350\n8,14,240,2100\n16,22,460,3400\n24,26,980,3900\n32,27,1800,4000\n";
        QVERIFY(core::writeFileAtomically(home / "runs/sweep.csv", sweep).has_value());
        const std::string text = "schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 500}}\n"
                                 "results:\n  - {path: runs}\n  - {path: gone.csv}\n";
        const Example data = exampleOf(text, home);
        ui::report::ExportJob job = data.job();
        job.report.baseFolder = core::pathText(home);
        QVERIFY(ui::report::writeReport(job, at("carried.pdf")).has_value());
        const auto carried = ui::report::carriedBy(core::readFile(at("carried.pdf")).value(), "carried.pdf");
        QVERIFY(carried.has_value());
        QCOMPARE(carried->results.size(), std::size_t{1});
        QCOMPARE(carried->results.front().name, std::string("runs/sweep.csv"));
        const auto away = at("away");
        QVERIFY(!ui::report::resultsAreThere(*carried, away));
        QVERIFY(ui::report::unpackResults(*carried, away).has_value());
        QVERIFY(ui::report::resultsAreThere(*carried, away));
        const Example again = exampleOf(carried->projectText, away);
        QCOMPARE(again.evaluation.sweeps.size(), std::size_t{1});
        QVERIFY(again.evaluation.sweeps.front().safeCapacity == data.evaluation.sweeps.front().safeCapacity);
        // The report says where a file lies within the project, not on this machine.
        const std::string markdown = ui::report::markdownOfJob(job);
        QVERIFY(markdown.find("runs/sweep.csv") != std::string::npos);
        QVERIFY2(markdown.find(core::pathText(home)) == std::string::npos, markdown.c_str());
        ui::report::ExportJob moved = again.job();
        moved.report.baseFolder = core::pathText(away);
        QCOMPARE(ui::report::markdownOfJob(moved), markdown);
    }

    void whatIsCarriedStaysInItsFolder_data()
    {
        QTest::addColumn<QString>("reference");
        QTest::newRow("above") << QStringLiteral("../secret.csv");
        QTest::newRow("elsewhere") << QStringLiteral("/etc/hostname");
        QTest::newRow("too large") << QStringLiteral("large.csv");
    }
    void whatIsCarriedStaysInItsFolder()
    {
        QFETCH(QString, reference);
        const auto home = at("inside");
        std::filesystem::create_directories(home);
        QVERIFY(core::writeFileAtomically(at("secret.csv"), "a,b\n1,2\n").has_value());
        QVERIFY(core::writeFileAtomically(home / "large.csv", std::string(ui::report::mostCarriedBytes + 1, '1'))
                    .has_value());
        core::project::Project project;
        project.results.push_back({.path = reference.toStdString(), .sha256 = {}, .role = {}});
        QVERIFY(ui::report::resultsToCarry(project, home).empty());
    }

    /// Titles and labels of any script and length stay on the paper.
    void absurdNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("one long word") << QString(600, QLatin1Char('W'));
        QTest::newRow("many words") << QStringLiteral("Inference for everybody ").repeated(40);
        QTest::newRow("Chinese") << QString::fromUtf8("大语言模型推理容量规划").repeated(12);
        QTest::newRow("Arabic") << QString::fromUtf8("تخطيط سعة الاستدلال ").repeated(12);
        QTest::newRow("emoji") << QString::fromUtf8("🚀🔥👩‍💻 ").repeated(30);
        QTest::newRow("controls") << QStringLiteral("tab\there \x01 %1 %2 </b>&amp;");
    }
    void absurdNames()
    {
        QFETCH(QString, name);
        using core::project::Node;
        Example data = manyCandidates(4);
        Node document = data.document.with("title", Node::scalar(name.toStdString(), Node::Style::DoubleQuoted))
                            .with("report.committee", Node::scalar(name.toStdString(), Node::Style::DoubleQuoted))
                            .with("report.classification", Node::scalar(name.toStdString(), Node::Style::DoubleQuoted))
                            .with("candidates.1.label", Node::scalar(name.toStdString(), Node::Style::DoubleQuoted));
        data = exampleOf(core::project::writeYaml(document), {});
        for (const char *file : {"absurd.pdf", "absurd.html", "absurd.md", "absurd.xlsx", "absurd.json"})
            QVERIFY2(ui::report::writeReport(data.job(), at(file)).has_value(), file);
        ui::report::LayoutOptions options;
        options.locale = QLocale(QLocale::English);
        for (const bool shortForm : {false, true}) {
            ReportOptions wanted;
            wanted.shortForm = shortForm;
            const auto laidOut =
                ui::report::layOut(buildReport(data.project, data.document, data.evaluation, wanted), options);
            for (std::size_t page = 0; page < laidOut.pages.size(); ++page) {
                const QImage image = painted(laidOut, page);
                const int edge = image.width() / 24; // well within the margin of 56 points
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < edge; ++x) {
                        QCOMPARE(image.pixel(x, y), qRgb(255, 255, 255));
                        QCOMPARE(image.pixel(image.width() - 1 - x, y), qRgb(255, 255, 255));
                    }
            }
        }
    }

    /// No page is left half empty for the sake of what follows it; the last one and the cover may be.
    void pagesAreFilled_data()
    {
        QTest::addColumn<int>("candidates");
        QTest::addColumn<int>("paper");
        QTest::newRow("example A4") << 0 << static_cast<int>(QPageSize::A4);
        QTest::newRow("example Letter") << 0 << static_cast<int>(QPageSize::Letter);
        QTest::newRow("40 candidates") << 40 << static_cast<int>(QPageSize::A4);
    }
    void pagesAreFilled()
    {
        QFETCH(int, candidates);
        QFETCH(int, paper);
        const Example data = candidates == 0 ? example("throughput-on-lo0") : manyCandidates(candidates);
        ui::report::LayoutOptions options;
        options.locale = QLocale(QLocale::English);
        options.pageSize = QPageSize(static_cast<QPageSize::PageSizeId>(paper));
        options.chartPainter = ui::report::chartPainterFor(data.evaluation, options.locale);
        options.hasChart = [&](const ReportChart &chart) {
            return ui::report::chartSpecFor(data.evaluation, chart, options.locale).has_value();
        };
        const auto laidOut = ui::report::layOut(buildReport(data.project, data.document, data.evaluation, {}), options);
        for (std::size_t page = 1; page + 1 < laidOut.pages.size(); ++page) {
            const QImage image = painted(laidOut, page);
            const int foot = static_cast<int>(image.height() * 0.93); // above the page's number
            int lowest = 0;
            for (int y = 0; y < foot; ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) != qRgb(255, 255, 255))
                        lowest = y;
            // A picture with its heading takes up to two fifths of a page and is never parted.
            QVERIFY2(
                lowest > 0.55 * image.height(),
                qPrintable(QStringLiteral("page %1 ends at %2 %").arg(page + 1).arg(100 * lowest / image.height())));
        }
    }

    void columnsShareAPrecisionThatIsRead_data()
    {
        QTest::addColumn<QList<double>>("numbers");
        QTest::addColumn<int>("decimals");
        QTest::newRow("whole") << QList<double>{1, 20, 300} << 0;
        QTest::newRow("prices") << QList<double>{1.09, 0.75, 2.17, 3.0} << 2;
        QTest::newRow("milliseconds") << QList<double>{104.258, 24.212, 0.334, 7.072} << 1;
        QTest::newRow("rates") << QList<double>{0.36, 0.705, 16.8, 20.551} << 2;
        QTest::newRow("large beside one tiny") << QList<double>{1e-7, 2.5, 3.5} << 5;
        QTest::newRow("nothing") << QList<double>{} << 0;
    }
    void columnsShareAPrecisionThatIsRead()
    {
        QFETCH(QList<double>, numbers);
        ReportTable table;
        table.columns = {{"A", {}, true, 1.0}};
        for (const double number : numbers)
            table.rows.push_back({ReportCell::of(number)});
        QTEST(ui::report::columnDecimals(table, 0), "decimals");
    }

    void noWordOfATableIsBroken()
    {
        ReportTable table;
        for (int i = 0; i < 8; ++i)
            table.columns.push_back({i == 0 ? "Gleichzeitigkeit" : "A", {}, true, 1.0});
        table.rows.push_back(std::vector<ReportCell>(8, ReportCell::of(1234.5)));
        const QLocale german(QLocale::German);
        const double width = 460 * ui::report::unitsPerPoint;
        const auto columns = ui::report::columnsOf(table, 0.0, width, german);
        const auto style = ui::report::tableHeadStyle(Qt::AlignLeft);
        QVERIFY(columns[0].width >= ui::report::textWidth(QStringLiteral("Gleichzeitigkeit"), style));
        QVERIFY(columns.back().x + columns.back().width <= width + 1.0);
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

    /// A folder of the name that a growing export would take is somebody's own.
    void nothingBesideTheFolderIsLost()
    {
        const Example data = example("r1-identity");
        const auto own = at("kept.part");
        std::filesystem::create_directories(own);
        QVERIFY(core::writeFileAtomically(own / "mine.txt", "mine").has_value());
        QVERIFY(ui::report::writeEverything(data.job(), at("kept")).has_value());
        QCOMPARE(core::readFile(own / "mine.txt").value(), std::string("mine"));
        QVERIFY(!std::filesystem::exists(at("kept.part2")));
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
