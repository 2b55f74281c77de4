// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/base64.h"
#include "core/exports/formula.h"
#include "core/exports/reportxlsx.h"
#include "core/exports/sheetlayout.h"
#include "core/files.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cmath>
#include <map>

using namespace core::exports;
using core::project::Node;

namespace {

/// A cell of a written workbook, as another program finds it.
struct ReadCell
{
    QString formula;
    double value = 0.0;
    bool isNumber = false;
};

struct ReadBook
{
    std::map<QString, ReadCell> cells;     ///< "B5" of the sheet asked for
    std::map<std::string, QString> places; ///< name → "B5"
};

std::string written(const Workbook &book)
{
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("book.xlsx")).toStdString();
    const auto done = writeXlsx(book, path);
    return done ? core::readFile(path).value_or(std::string()) : std::string();
}

ReadBook readBook(const std::string &bytes, const std::string &sheet)
{
    ReadBook book;
    QXmlStreamReader workbook(QByteArray::fromStdString(unzipped(bytes, "xl/workbook.xml").value_or(std::string())));
    while (!workbook.atEnd()) {
        workbook.readNext();
        if (!workbook.isStartElement() || workbook.name() != QLatin1String("definedName"))
            continue;
        const std::string name = workbook.attributes().value(QLatin1String("name")).toString().toStdString();
        const QString place = workbook.readElementText();
        book.places[name] = place.section(QLatin1Char('!'), 1).remove(QLatin1Char('$'));
    }
    QXmlStreamReader page(QByteArray::fromStdString(unzipped(bytes, "xl/worksheets/" + sheet).value_or(std::string())));
    QString at;
    bool isText = false;
    while (!page.atEnd()) {
        page.readNext();
        if (!page.isStartElement())
            continue;
        if (page.name() == QLatin1String("c")) {
            at = page.attributes().value(QLatin1String("r")).toString();
            isText = page.attributes().value(QLatin1String("t")) == QLatin1String("s");
        } else if (page.name() == QLatin1String("f")) {
            book.cells[at].formula = page.readElementText();
        } else if (page.name() == QLatin1String("v")) {
            book.cells[at].value = page.readElementText().toDouble();
            book.cells[at].isNumber = !isText;
        }
    }
    return book;
}

struct Evaluated
{
    Node document;
    core::project::Project project;
    core::project::Evaluation evaluation;
};

Evaluated evaluated(const char *yaml)
{
    Evaluated result;
    core::Diagnostics remarks;
    auto project = core::project::readProject(yaml, "test.yaml", result.document, remarks);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    result.project = *project;
    result.evaluation =
        core::project::evaluate(result.project, result.document, std::make_shared<const core::results::Library>());
    return result;
}

constexpr const char *owned = R"(schema: paretoscope/1
scenario: {throughput: {output_tokens_per_s: 2800, provenance: benchmark}}
economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {eur_per_kwh: 0.058}}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {zone: FR, grid_g_per_kwh: 40}
)";

constexpr const char *tree = R"(schema: paretoscope/1
scenario: {throughput: {output_tokens_per_s: 2800, request_throughput_rps: 11, provenance: benchmark}}
economics:
  tariff:
    kind: owned
    capex:
      components: {gpus: {eur: 240000, residual_share: 0.15, amortisation_years: 3}, server: {eur: 60000, amortisation_years: 5}}
      cost_of_capital: 0.05
      maintenance_share: 0.04
      staff_eur_per_year: 20000
  electricity: {eur_per_kwh: 0.058, retail_factor: 1.6}
  utilisation: 0.6
energy: {power_w: 5600, boundary: board, pue: 1.4, idle_share: 0.3}
site: {zone: FR, grid_g_per_kwh: 40}
)";

Workbook calculatorBook(const Evaluated &data)
{
    Report report;
    report.title = "Test";
    report.date = data.project.date;
    return workbookOf(report, calculatorOf(data.project, data.evaluation), "schema: paretoscope/1\n");
}

} // namespace

class WorkbookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreAsHighAsTheirTexts()
    {
        using Look = SheetCell::Look;
        Sheet sheet;
        sheet.columnWidths = {10, 20};
        sheet.wraps = true;
        sheet.rows = {{{std::string("Figure"), Look::Header}, {std::string("Value"), Look::Header}},
                      {{std::string("twenty-eight characters long")}, {1.5}, {std::string("kWh")}},
                      {{std::string("a footnote that runs on over the columns"), Look::Note}}};
        QCOMPARE(linesOfRow(sheet, 0), 1.0);
        QCOMPARE(linesOfRow(sheet, 1), 3.0); // 28 characters in lines of 11.5
        QCOMPARE(linesOfRow(sheet, 2), 1.0);
        sheet.wraps = false;
        QCOMPARE(linesOfRow(sheet, 1), 1.0);
        QVERIFY(textSide(sheet, 0, 0) == TextSide::Own);
        QVERIFY(textSide(sheet, 0, 1) == TextSide::OverNumbers);
        QVERIFY(textSide(sheet, 1, 2) == TextSide::BehindNumber);
        QVERIFY(textSide(sheet, 1, 1) == TextSide::Own);
    }

    void formulas_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value"); ///< NaN: none
        const double none = std::nan("");
        QTest::newRow("precedence") << QStringLiteral("2+3*4") << 14.0;
        QTest::newRow("power before product") << QStringLiteral("2*3^2") << 18.0;
        QTest::newRow("minus binds first, as in a spreadsheet") << QStringLiteral("-2^2") << 4.0;
        QTest::newRow("power of a negative") << QStringLiteral("(1+0.05)^(-3)") << std::pow(1.05, -3.0);
        QTest::newRow("names") << QStringLiteral("power_w/tokens") << 2.0;
        QTest::newRow("condition, other branch would divide by zero") << QStringLiteral("IF(zero>0,1/zero,7)") << 7.0;
        QTest::newRow("sum, min, max") << QStringLiteral("SUM(1,2,3)+MIN(4,2)+MAX(1,5)") << 13.0;
        QTest::newRow("unknown name") << QStringLiteral("power_w*nothing") << none;
        QTest::newRow("division by zero") << QStringLiteral("1/zero") << none;
        QTest::newRow("open parenthesis") << QStringLiteral("(1+2") << none;
        QTest::newRow("something behind") << QStringLiteral("1+2)") << none;
        QTest::newRow("empty") << QString() << none;
        QTest::newRow("nested beyond reason") << QString(5000, QLatin1Char('(')) << none;
        QTest::newRow("minus without end") << QString(5000, QLatin1Char('-')) << none;
    }
    void formulas()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto result = evaluateFormula(text.toStdString(), [](std::string_view name) -> std::optional<double> {
            if (name == "power_w")
                return 5600.0;
            if (name == "tokens")
                return 2800.0;
            if (name == "zero")
                return 0.0;
            return std::nullopt;
        });
        QCOMPARE(result.has_value(), !std::isnan(value));
        if (result)
            QVERIFY2(std::abs(*result - value) < 1e-12, qPrintable(QString::number(*result)));
    }

    void base64BothWays()
    {
        std::string all;
        for (int i = 0; i < 256; ++i)
            all += static_cast<char>(i);
        for (std::size_t length = 0; length < all.size(); ++length) {
            const std::string part = all.substr(0, length);
            QCOMPARE(QByteArray::fromStdString(base64(part)), QByteArray::fromStdString(part).toBase64());
            QCOMPARE(fromBase64(base64(part)).value_or("?"), part);
        }
        QVERIFY(!fromBase64("ab*d"));
    }

    void csvBecomesTypedCells()
    {
        const Sheet sheet = sheetOfCsv("name,value\n'=1+1,1.5\n007,-2e3\n\"a,b\",\n", "Table");
        QCOMPARE(sheet.rows.size(), std::size_t{4});
        QCOMPARE(std::get<std::string>(sheet.rows[1][0].content), std::string("=1+1"));
        QCOMPARE(std::get<double>(sheet.rows[1][1].content), 1.5);
        QCOMPARE(std::get<std::string>(sheet.rows[2][0].content), std::string("007"));
        QCOMPARE(std::get<double>(sheet.rows[2][1].content), -2000.0);
        QCOMPARE(std::get<std::string>(sheet.rows[3][0].content), std::string("a,b"));
        QVERIFY(std::holds_alternative<std::monostate>(sheet.rows[3][1].content));
    }

    void sameBookSameBytes()
    {
        const Workbook book = calculatorBook(evaluated(owned));
        const std::string first = written(book);
        QVERIFY(!first.empty());
        QTest::qWait(1100); // a second later by the clock that must not matter
        QVERIFY(first == written(book));
    }

    void hostileDatesAreNone()
    {
        const auto withDate = [](const std::string &date) {
            Workbook book;
            book.date = date;
            Sheet sheet;
            sheet.name = "a";
            sheet.rows.push_back({{std::string("b")}});
            book.sheets = {sheet};
            return written(book);
        };
        const std::string undated = withDate("");
        for (const char *date : {"1e99-01-01", "-1e9-1e-1e", "2024-99-99", "9e9999999999"})
            QVERIFY2(withDate(date) == undated, date);
        QVERIFY(withDate("2024-05-06") != undated);
    }

    void hostileTextsDoNotBreakTheFile()
    {
        Workbook book;
        book.title = "a<b>&\"\x01";
        Sheet sheet;
        sheet.name = "a/b:c*d?e[f]\\g a name that is far too long for a sheet";
        sheet.rows.push_back(
            {{std::string("=cmd()")}, {std::string("\xff\xfe broken \xc3")}, {std::string("\x02<&>")}});
        sheet.rows.push_back({{std::string(100'000, 'x')}, {std::nan("")}, {HUGE_VAL}});
        book.sheets = {sheet, sheet};
        const std::string bytes = written(book);
        for (const char *file :
             {"xl/workbook.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml", "docProps/core.xml"}) {
            const auto xml = unzipped(bytes, file);
            QVERIFY2(xml.has_value(), file);
            QXmlStreamReader reader(QByteArray::fromStdString(*xml));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        }
        // A text that looks like a formula stays a text.
        QVERIFY(unzipped(bytes, "xl/worksheets/sheet1.xml")->find("<f>") == std::string::npos);
    }

    void attachmentComesBack()
    {
        Workbook book;
        book.sheets.emplace_back();
        std::string text = "schema: paretoscope/1\ntitle: \"Größe, <&> 100 %\"\n# a comment\n";
        for (int i = 0; i < 2000; ++i)
            text += "# line " + std::to_string(i) + "\n";
        book.attachment = text;
        QCOMPARE(attachmentOfXlsx(written(book)).value_or("nothing"), text);
        book.attachment.clear();
        QVERIFY(!attachmentOfXlsx(written(book)));
    }

    void damagedArchives()
    {
        Workbook book;
        book.sheets.emplace_back();
        book.attachment = "schema: paretoscope/1\n";
        const std::string whole = written(book);
        QVERIFY(attachmentOfXlsx(whole));
        for (std::size_t length = 0; length < whole.size(); length += 97)
            (void)attachmentOfXlsx(whole.substr(0, length)); // must not crash
        std::string bent = whole;
        for (std::size_t i = 0; i < bent.size(); i += 13) {
            bent[i] = static_cast<char>(bent[i] ^ 0x55);
            (void)attachmentOfXlsx(bent);
        }
        QVERIFY(!attachmentOfXlsx("PK\x03\x04"));
        QVERIFY(!attachmentOfXlsx({}));
    }

    void calculatorEqualsTheProgram_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::newRow("price an hour") << QString::fromUtf8(owned);
        QTest::newRow("capex tree") << QString::fromUtf8(tree);
    }
    void calculatorEqualsTheProgram()
    {
        QFETCH(QString, yaml);
        const Evaluated data = evaluated(yaml.toUtf8().constData());
        const ReadBook book = readBook(written(calculatorBook(data)), "sheet2.xml");
        const core::project::SizeFigures &size = data.evaluation.size;
        const std::vector<std::pair<const char *, const core::project::OptionalFigure *>> figures{
            {"cpm_eur_per_mtok", &size.cpmEurPerMillionTokens},
            {"energy_j_per_token", &size.joulesPerToken},
            {"carbon_g_per_mtok", &size.carbonGramsPerMillionTokens},
            {"electricity_eur_per_mtok", &size.electricityEurPerMillionTokens},
            {"cost_eur_per_hour", &size.costEurPerHour},
            {"carbon_t_per_year", &size.carbonTonnesPerYear},
            {"cost_eur_per_year", &size.costEurPerYear}};
        for (const auto &[name, figure] : figures) {
            QVERIFY2(figure->has_value(), name);
            QVERIFY2(book.places.contains(name), name);
            const ReadCell &cell = book.cells.at(book.places.at(name));
            QVERIFY2(cell.isNumber && std::abs(cell.value - (*figure)->value) <= 1e-9 * std::abs((*figure)->value),
                     qPrintable(QStringLiteral("%1: %2 against %3")
                                    .arg(QLatin1String(name))
                                    .arg(cell.value)
                                    .arg((*figure)->value)));
            const bool stated = std::string_view(name) == "cost_eur_per_hour" && yaml == QString::fromUtf8(owned);
            QVERIFY2(stated || !cell.formula.isEmpty(), name);
        }
    }

    /// What Finance does: one input changes, everything that depends on it moves, computed from the cells alone.
    void inputsMoveTheFormulas()
    {
        ReadBook book = readBook(written(calculatorBook(evaluated(tree))), "sheet2.xml");
        const std::function<std::optional<double>(std::string_view)> valueOf =
            [&](std::string_view name) -> std::optional<double> {
            const auto place = book.places.find(std::string(name));
            if (place == book.places.end())
                return std::nullopt;
            const auto cell = book.cells.find(place->second);
            if (cell == book.cells.end())
                return std::nullopt;
            return cell->second.formula.isEmpty() ? std::optional(cell->second.value)
                                                  : evaluateFormula(cell->second.formula.toStdString(), valueOf);
        };
        const double before = valueOf("cpm_eur_per_mtok").value_or(-1.0);
        QVERIFY(std::abs(before - book.cells[book.places["cpm_eur_per_mtok"]].value) < 1e-9 * before);
        book.cells[book.places["tokens_per_s"]].value *= 2.0;
        QVERIFY(std::abs(valueOf("cpm_eur_per_mtok").value_or(-1.0) - before / 2.0) < 1e-9 * before);
        const double carbon = valueOf("carbon_g_per_mtok").value_or(-1.0);
        book.cells[book.places["grid_g_per_kwh"]].value *= 9.0;
        QVERIFY(std::abs(valueOf("carbon_g_per_mtok").value_or(-1.0) - carbon * 9.0) < 1e-9 * carbon * 9.0);
        const double hour = valueOf("cost_eur_per_hour").value_or(-1.0);
        book.cells[book.places["item_1_eur"]].value += 24'000.0;
        QVERIFY(valueOf("cost_eur_per_hour").value_or(-1.0) > hour);
    }

    void libreOfficeRecalculates()
    {
        QString office = QStandardPaths::findExecutable(QStringLiteral("soffice"));
        if (office.isEmpty())
            office = QStandardPaths::findExecutable(QStringLiteral("libreoffice"));
        if (office.isEmpty())
            QSKIP("LibreOffice is not installed");
        const Evaluated data = evaluated(tree);
        auto sections = calculatorOf(data.project, data.evaluation);
        // Wrong values beside the formulas: what comes out is what LibreOffice computed.
        for (CalculatorSection &section : sections)
            for (CalculatorLine &line : section.lines)
                if (!line.expression.empty())
                    line.value = -1.0;
        Report report;
        report.title = "Test";
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("book.xlsx"));
        QVERIFY(writeXlsx(workbookOf(report, sections, {}), path.toStdString()).has_value());
        const QString profile = folder.filePath(QStringLiteral("profile"));
        QVERIFY(QDir().mkpath(profile + QStringLiteral("/user")));
        QFile settings(profile + QStringLiteral("/user/registrymodifications.xcu"));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<oor:items "
                       "xmlns:oor=\"http://openoffice.org/2001/registry\"><item "
                       "oor:path=\"/org.openoffice.Office.Calc/Formula/Load\"><prop oor:name=\"OOXMLRecalcMode\" "
                       "oor:op=\"fuse\"><value>0</value></prop></item></oor:items>\n");
        settings.close();
        QByteArray said;
        // The first start with a fresh profile may end after having made it.
        for (int start = 0; start < 2 && !QFile::exists(folder.filePath(QStringLiteral("book-Calculator.csv")));
             ++start) {
            QProcess process;
            process.setWorkingDirectory(folder.path());
            process.start(office, {QStringLiteral("-env:UserInstallation=file://") + profile,
                                   QStringLiteral("--headless"), QStringLiteral("--convert-to"),
                                   QStringLiteral(
                                       "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,2"),
                                   QStringLiteral("--outdir"), folder.path(), path});
            QVERIFY(process.waitForFinished(240'000));
            said = process.readAllStandardOutput() + process.readAllStandardError();
        }
        QFile csv(folder.filePath(QStringLiteral("book-Calculator.csv")));
        QVERIFY2(csv.open(QIODevice::ReadOnly), said);
        const QString text = QString::fromUtf8(csv.readAll());
        int compared = 0;
        for (const auto &section : calculatorOf(data.project, data.evaluation))
            for (const CalculatorLine &line : section.lines) {
                if (line.expression.empty())
                    continue;
                const QString shown = QString::fromStdString(line.name + " = ");
                QString row;
                for (const QString &candidate : text.split(QLatin1Char('\n')))
                    if (candidate.contains(shown))
                        row = candidate;
                QVERIFY2(!row.isEmpty(), qPrintable(shown + text));
                const double value =
                    row.mid(static_cast<qsizetype>(QString::fromStdString(line.label.english()).size()))
                        .remove(QLatin1Char('"'))
                        .section(QLatin1Char(','), 1, 1)
                        .toDouble();
                QVERIFY2(std::abs(value - *line.value) <= 1e-6 * std::max(1.0, std::abs(*line.value)), qPrintable(row));
                ++compared;
            }
        QVERIFY(compared > 10);
    }
};

QTEST_GUILESS_MAIN(WorkbookTest)
#include "tst_workbook.moc"
