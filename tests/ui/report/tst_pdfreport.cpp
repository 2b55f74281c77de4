// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdfreport.h"

#include <QApplication>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace core::exports;

namespace {

Report sampleReport(int rows)
{
    Report report;
    report.title = core::Text("Efficiency of %1", {std::string("an affluent office")});
    report.subtitle = "Subtitle";
    report.date = "2026-06-01";
    ReportChapter summary{"summary", "Summary", {}};
    summary.blocks.push_back(
        ReportParagraph{"Up to 16 concurrent requests the SLO holds.", ReportParagraph::Style::Lead});
    summary.blocks.push_back(
        ReportFigures{{{"Cost", 0.917, {}, "€/1M tok", "goodput basis", core::project::Provenance::Benchmark}}});
    report.chapters.push_back(summary);
    ReportChapter knee{"knee", "Knee", {}};
    ReportTable table;
    table.id = "points";
    table.columns = {{"Concurrency", {}, true, 1.0}, {"TTFT p99", "ms", true, 1.0}};
    for (int i = 0; i < rows; ++i)
        table.rows.push_back({ReportCell::of(i), ReportCell::of(1000.5 + i)});
    table.strongRows = {0};
    knee.blocks.push_back(table);
    knee.blocks.push_back(ReportChecklist{});
    core::audit::Finding finding;
    finding.check = "benchmark.warmup-unknown";
    finding.title = "Warm-up unknown";
    finding.reason = "The first requests may be in the percentiles.";
    finding.acknowledged = "see the log";
    knee.blocks.push_back(ReportRemark{finding});
    report.chapters.push_back(knee);
    return report;
}

QString run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(30000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

class PdfReportTest : public QObject
{
    Q_OBJECT

    ui::report::LayoutOptions options() const
    {
        ui::report::LayoutOptions result;
        result.locale = QLocale(QLocale::English);
        return result;
    }

private Q_SLOTS:
    void sameInputSameBytes()
    {
        const auto first = ui::report::pdfOf(sampleReport(5), options());
        QVERIFY(first.has_value());
        QTest::qWait(1100); // a second later by the clock that must not matter
        const auto second = ui::report::pdfOf(sampleReport(5), options());
        QCOMPARE(first.value(), second.value());
        QVERIFY(ui::report::pdfOf(sampleReport(6), options()).value() != first.value());
    }

    void longTablesRepeatTheirHeader()
    {
        const ui::report::LaidOutReport report = ui::report::layOut(sampleReport(200), options());
        QVERIFY(report.pages.size() > 3);
        QCOMPARE(report.outline.size(), std::size_t{2});
        const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (pdftotext.isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(ui::report::pdfOf(sampleReport(200), options()).value());
        file.close();
        const QString text = run(pdftotext, {path, QStringLiteral("-")});
        // Two hundred rows take at least four pages, and each of them names its columns.
        QVERIFY(text.count(QStringLiteral("TTFT p99")) >= 4);
        QVERIFY2(text.contains(QStringLiteral("Efficiency of an affluent office")), qPrintable(text.left(200)));
        QVERIFY(text.contains(QStringLiteral("1,200")));
        QVERIFY(text.contains(QStringLiteral("Acknowledged: see the log")));
        const QString fonts = run(QStringLiteral("pdffonts"), {path});
        QVERIFY2(fonts.contains(QStringLiteral("Roboto")) && !fonts.contains(QStringLiteral("DejaVu")),
                 qPrintable(fonts));
        const QString qpdf = QStandardPaths::findExecutable(QStringLiteral("qpdf"));
        if (!qpdf.isEmpty())
            QVERIFY(run(qpdf, {QStringLiteral("--check"), path})
                        .contains(QStringLiteral("No syntax or stream encoding errors")));
    }

    void nothingLeavesThePage()
    {
        const ui::report::LaidOutReport report = ui::report::layOut(sampleReport(60), options());
        const double scale = 0.05; // 72 dpi
        for (std::size_t page = 0; page < report.pages.size(); ++page) {
            QImage image((report.pageSize * scale).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(scale, scale);
            report.paint(painter, page);
            painter.end();
            bool painted = false;
            for (int y = 0; y < image.height(); ++y) {
                QCOMPARE(image.pixelColor(2, y), QColor(Qt::white));
                QCOMPARE(image.pixelColor(image.width() - 3, y), QColor(Qt::white));
                for (int x = 0; x < image.width(); ++x)
                    painted = painted || image.pixelColor(x, y) != QColor(Qt::white);
            }
            QVERIFY(painted);
        }
    }

    void germanNumbers()
    {
        ui::report::LayoutOptions german = options();
        german.locale = QLocale(QLocale::German);
        const auto pdf = ui::report::pdfOf(sampleReport(3), german);
        QVERIFY(pdf.has_value());
        QVERIFY(pdf.value() != ui::report::pdfOf(sampleReport(3), options()).value());
    }
};

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QApplication application(argc, argv);
    PdfReportTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pdfreport.moc"
