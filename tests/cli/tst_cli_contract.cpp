// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a stranger meets it: exit codes, one JSON document, no locale, nothing half-written, and inputs
// that mean harm. A subcommand is tested as soon as the program's own help names it.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Outcome
{
    int code = -1;
    bool crashed = false;
    bool timedOut = false;
    QByteArray out;
    QByteArray err;
};

struct Call
{
    QStringList arguments;
    QString folder; ///< working directory
    QString locale = QStringLiteral("C.UTF-8");
    int timeoutSeconds = 60;
};

Outcome run(const Call &call)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), call.locale);
    environment.insert(QStringLiteral("LANG"), call.locale);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(call.folder);
    process.setStandardInputFile(QProcess::nullDevice());
    // An installed program can be held against the contract in the place of the one just built.
    process.start(qEnvironmentVariable("PARETOSCOPE_PROGRAM", QStringLiteral(PARETOSCOPE_PROGRAM)), call.arguments);
    Outcome outcome;
    if (!process.waitForFinished(call.timeoutSeconds * 1000)) {
        outcome.timedOut = true;
        process.kill();
        process.waitForFinished();
    }
    outcome.code = process.exitCode();
    outcome.crashed = process.exitStatus() == QProcess::CrashExit;
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

/// What went on, for the message of a failed comparison.
QByteArray told(const Outcome &outcome)
{
    return "exit code " + QByteArray::number(outcome.code) + (outcome.crashed ? ", crashed" : "") +
           (outcome.timedOut ? ", timed out" : "") + "\nstdout: " + outcome.out.left(600) +
           "\nstderr: " + outcome.err.left(1200);
}

/// The subcommands that the program's help lists.
QStringList subcommands()
{
    static const QStringList all = [] {
        const Outcome help = run({.arguments = {QStringLiteral("--help")}, .folder = QDir::tempPath()});
        QStringList found;
        bool listed = false;
        for (const QByteArray &line : help.out.split('\n')) {
            if (line.startsWith("Subcommands:"))
                listed = true;
            else if (listed && line.startsWith("  ") && line.size() > 2 && line.at(2) != ' ')
                found << QString::fromUtf8(line).simplified().section(QLatin1Char(' '), 0, 0);
        }
        return found;
    }();
    return all;
}

#define NEEDS_COMMAND(name)                                                                                            \
    if (!subcommands().contains(QLatin1String(name)))                                                                  \
    QSKIP("this build has no such subcommand")

constexpr const char *unitEconomics = R"(schema: paretoscope/1
title: Unit economics, with a comma
scenario: {throughput: {output_tokens_per_s: 2800, provenance: benchmark}}
economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {eur_per_kwh: 0.058}}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {zone: FR, grid_g_per_kwh: 40}
)";

constexpr const char *memoryBudget = R"(schema: paretoscope/1
scenario:
  workload: {prompt_tokens: {mean: 800}, output_tokens: {mean: 250}, live_context_tokens: 1500, arrivals: {kind: poisson, rate_rps: 200}}
  slo: {ttft_p95_ms: 1500, tpot_p95_ms: 60}
  model: {id: llama-3.1-70b, parameters: 70e9, weights: bf16, kv: bf16}
  hardware: {gpu: h100-sxm-80gb, vram_gb: 80}
  parallelism: {tp: 4}
  engine: {id: vllm, gpu_memory_utilization: 1.0}
  memory: {activations_gb: 4, overhead_gb: 3}
)";

constexpr const char *sweepProject = R"(schema: paretoscope/1
scenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}
results: [{path: sweep.csv}]
)";

constexpr const char *sweepTable =
    R"(concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction
1,2,80,110,350,1.00
8,14,110,240,2100,1.00
16,22,180,460,3400,0.98
24,26,320,980,3900,0.62
32,27,540,1800,4000,0.20
)";

constexpr const char *candidates = R"(schema: paretoscope/1
candidates:
  - {id: A, values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: 2800, energy_j_per_token: 2.0, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: B, values: {cpm_eur_per_mtok: 0.75, goodput_tokens_per_s: 4000, energy_j_per_token: 1.4, carbon_g_per_mtok: 22, sovereignty: EU}}
  - {id: C, values: {cpm_eur_per_mtok: 2.17, goodput_tokens_per_s: 2800, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: D, values: {cpm_eur_per_mtok: 3.0, goodput_tokens_per_s: 2800, sovereignty: not-EU}}
scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s, energy_j_per_token, carbon_g_per_mtok], gate: {sovereignty: EU}}
)";

constexpr const char *benchmarkRun = R"({"backend": "vllm", "model_id": "m", "tokenizer_id": "m", "num_prompts": 2,
 "request_rate": "inf", "burstiness": 1.0, "max_concurrency": 1, "duration": 10.0, "completed": 2,
 "total_input_tokens": 20, "total_output_tokens": 40, "request_throughput": 0.2, "output_throughput": 4.0,
 "total_token_throughput": 6.0, "mean_ttft_ms": 100.0, "median_ttft_ms": 100.0, "std_ttft_ms": 0.0,
 "p99_ttft_ms": 100.0, "mean_tpot_ms": 20.0, "median_tpot_ms": 20.0, "std_tpot_ms": 0.0, "p99_tpot_ms": 20.0,
 "mean_itl_ms": 20.0, "median_itl_ms": 20.0, "std_itl_ms": 0.0, "p99_itl_ms": 20.0})";

} // namespace

class TestCliContract final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void helpNamesTheContract();
    void helpOfEverySubcommand();
    void usageErrors_data();
    void usageErrors();
    void missingFiles_data();
    void missingFiles();
    void jsonIsOneDocument_data();
    void jsonIsOneDocument();
    void sameBytesAgain_data() { jsonIsOneDocument_data(); }
    void sameBytesAgain();
    void sameBytesInGerman_data() { jsonIsOneDocument_data(); }
    void sameBytesInGerman();
    void csvBesideJson();
    void outputsThatCannotBeWritten_data();
    void outputsThatCannotBeWritten();
    void standardOutputThatIsFull();
    void hostileProjects_data();
    void hostileProjects();
    void hostileResults_data();
    void hostileResults();
    void hugeNesting();
    void mixedFolder();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &content) const;
    QStringList everything() const;

    QTemporaryDir m_folder;
};

QString TestCliContract::write(const QString &name, const QByteArray &content) const
{
    const QString full = path(name);
    QDir().mkpath(QFileInfo(full).absolutePath());
    QFile file(full);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write a fixture");
    return full;
}

/// Every path below the folder, to see that nothing was left behind.
QStringList TestCliContract::everything() const
{
    QStringList found;
    QDirIterator iterator(m_folder.path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext())
        found << iterator.next();
    found.sort();
    return found;
}

void TestCliContract::initTestCase()
{
    QVERIFY(m_folder.isValid());
    if (!subcommands().contains(QStringLiteral("import")))
        QSKIP("this build has no subcommands");
    write(QStringLiteral("unit.yaml"), unitEconomics);
    write(QStringLiteral("memory.yaml"), memoryBudget);
    write(QStringLiteral("sweep.yaml"), sweepProject);
    write(QStringLiteral("sweep.csv"), sweepTable);
    write(QStringLiteral("candidates.yaml"), candidates);
    write(QStringLiteral("runs/one.json"), benchmarkRun);
}

void TestCliContract::helpNamesTheContract()
{
    const Outcome version = run({.arguments = {QStringLiteral("--version")}, .folder = m_folder.path()});
    QVERIFY2(version.code == 0, told(version));
    QVERIFY2(QRegularExpression(QStringLiteral("^paretoscope \\d+\\.\\d+\\.\\d+\\s*$"))
                 .match(QString::fromUtf8(version.out))
                 .hasMatch(),
             told(version));
}

void TestCliContract::helpOfEverySubcommand()
{
    for (const QString &name : subcommands()) {
        const Outcome help = run({.arguments = {name, QStringLiteral("--help")}, .folder = m_folder.path()});
        QVERIFY2(help.code == 0, name.toUtf8() + ": " + told(help));
        QVERIFY2(help.out.contains("Usage"), name.toUtf8() + ": " + told(help));
        QVERIFY2(help.err.isEmpty(), name.toUtf8() + ": " + told(help));
    }
}

void TestCliContract::usageErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option of the program") << QStringList{QStringLiteral("--no-such-option")};
    for (const QString &name : subcommands()) {
        QTest::addRow("unknown option of %s", qPrintable(name))
            << QStringList{name, QStringLiteral("--no-such-option")};
        if (name != QLatin1String("schema")) // lists its names
            QTest::addRow("nothing named for %s", qPrintable(name)) << QStringList{name};
        QTest::addRow("seed of %s is no number", qPrintable(name))
            << QStringList{name, path(QStringLiteral("unit.yaml")), QStringLiteral("--seed"), QStringLiteral("x")};
    }
}

void TestCliContract::usageErrors()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run({.arguments = arguments, .folder = m_folder.path()});
    QVERIFY2(outcome.code == 2 && !outcome.crashed, told(outcome));
    QVERIFY2(!outcome.err.isEmpty(), "the reason belongs on standard error");
    QVERIFY2(outcome.out.isEmpty(), told(outcome));
}

void TestCliContract::missingFiles_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString absent = QStringLiteral("no-such-file.yaml");
    const QStringList commands = {QStringLiteral("size"),    QStringLiteral("knee"),
                                  QStringLiteral("import"),  QStringLiteral("scorecard"),
                                  QStringLiteral("audit"),   QStringLiteral("sensitivity"),
                                  QStringLiteral("explore"), QStringLiteral("prefix-audit")};
    for (const QString &name : commands) {
        if (subcommands().contains(name))
            QTest::newRow(qPrintable(name)) << QStringList{name, absent, QStringLiteral("--json")};
    }
    const auto withOutput = [&](const char *command, const QStringList &rest) {
        if (subcommands().contains(QLatin1String(command)))
            QTest::newRow(command) << QStringList{QLatin1String(command), absent} + rest;
    };
    const QString output = QStringLiteral("never-made");
    withOutput("report", {QStringLiteral("-o"), output + QStringLiteral(".pdf")});
    withOutput("chart", {QStringLiteral("--all"), QStringLiteral("-o"), output});
    withOutput("deploy", {QStringLiteral("-o"), output});
    withOutput("predict", {QStringLiteral("--csv"), output + QStringLiteral(".csv")});
    withOutput("fit", {QStringLiteral("-o"), output + QStringLiteral(".yaml")});
}

void TestCliContract::missingFiles()
{
    QFETCH(QStringList, arguments);
    const QStringList before = everything();
    const Outcome outcome = run({.arguments = arguments, .folder = m_folder.path()});
    QVERIFY2(outcome.code == 3 && !outcome.crashed, told(outcome));
    QVERIFY2(outcome.err.contains("no-such-file.yaml"), told(outcome));
    QCOMPARE(everything(), before);
}

void TestCliContract::jsonIsOneDocument_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("keys"); ///< of the object, or of the list's first object
    const auto add = [](const char *row, const QStringList &arguments, const QStringList &keys) {
        if (subcommands().contains(arguments.first()))
            QTest::newRow(row) << arguments + QStringList{QStringLiteral("--json")} << keys;
    };
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
    add("size, economics", words("size unit.yaml"),
        words("cpm_eur_per_mtok energy_j_per_token energy_kwh_per_mtok electricity_eur_per_mtok carbon_g_per_mtok "
              "warnings"));
    add("size, memory", words("size memory.yaml"),
        words("replicas gpus gpus_per_replica nodes vram kv_bytes_per_token max_concurrency_kv operational_concurrency "
              "limits "
              "ledger worksheet warnings"));
    add("knee", words("knee sweep.yaml"), words("name load_kind points knee safe_capacity past_knee slo limits"));
    add("knee of results", words("knee sweep.csv --slo ttft_p99=500ms"),
        words("name load_kind points knee safe_capacity past_knee slo limits"));
    add("import", words("import runs sweep.csv"),
        words("runs sweeps energy cost quality grid production memory_logs workloads models unrecognised"));
    add("scorecard", words("scorecard candidates.yaml"), words("axes candidates front"));
    add("sensitivity", words("sensitivity unit.yaml"), {});
    add("audit", words("audit unit.yaml"), {});
    for (const char *what : {"gpus", "models", "grids", "providers", "engines"})
        add(what, words("catalogue") + QStringList{QLatin1String(what)}, {});
}

void TestCliContract::jsonIsOneDocument()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, keys);
    const Outcome outcome = run({.arguments = arguments, .folder = m_folder.path()});
    QVERIFY2((outcome.code == 0 || outcome.code == 1) && !outcome.crashed, told(outcome));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(outcome.out, &error);
    QVERIFY2(error.error == QJsonParseError::NoError, error.errorString().toUtf8() + "\n" + told(outcome));
    QVERIFY2(outcome.out.endsWith('\n'), "the document ends its line");
    const QJsonObject object = document.isArray() ? document.array().first().toObject() : document.object();
    for (const QString &key : keys)
        QVERIFY2(object.contains(key), (QStringLiteral("no \"%1\" in ").arg(key)).toUtf8() + outcome.out.left(2000));
}

void TestCliContract::sameBytesAgain()
{
    QFETCH(QStringList, arguments);
    const Outcome first = run({.arguments = arguments, .folder = m_folder.path()});
    const Outcome second = run({.arguments = arguments + QStringList{QStringLiteral("--jobs"), QStringLiteral("1")},
                                .folder = m_folder.path()});
    QCOMPARE(second.code, first.code);
    QCOMPARE(second.out, first.out);
}

void TestCliContract::sameBytesInGerman()
{
    QFETCH(QStringList, arguments);
    QProcess locales;
    locales.start(QStringLiteral("locale"), {QStringLiteral("-a")});
    if (!locales.waitForFinished() || !locales.readAllStandardOutput().toLower().contains("de_de.utf"))
        QSKIP("the locale de_DE.UTF-8 is not installed");
    const Outcome plain = run({.arguments = arguments, .folder = m_folder.path()});
    const Outcome german =
        run({.arguments = arguments, .folder = m_folder.path(), .locale = QStringLiteral("de_DE.UTF-8")});
    QCOMPARE(german.code, plain.code);
    QCOMPARE(german.out, plain.out);
}

void TestCliContract::csvBesideJson()
{
    NEEDS_COMMAND("knee");
    const QString target = path(QStringLiteral("table.csv"));
    const Outcome outcome = run({.arguments = {QStringLiteral("knee"), QStringLiteral("sweep.yaml"),
                                               QStringLiteral("--json"), QStringLiteral("--csv"), target},
                                 .folder = m_folder.path()});
    QVERIFY2(outcome.code <= 1 && !outcome.crashed, told(outcome));
    QVERIFY2(!QJsonDocument::fromJson(outcome.out).isNull(), told(outcome));
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().count('\n') >= 2);
    QVERIFY(file.remove());
}

void TestCliContract::outputsThatCannotBeWritten_data()
{
    QTest::addColumn<QStringList>("arguments");
    // A folder below a file can be made by nobody, not even by root.
    const QString wall = QStringLiteral("sweep.csv/below-a-file");
    const QString out = QStringLiteral("-o");
    const auto add = [](const char *row, const QStringList &arguments) {
        if (subcommands().contains(arguments.first()))
            QTest::newRow(row) << arguments;
    };
    add("report pdf", {QStringLiteral("report"), QStringLiteral("unit.yaml"), out, wall + QStringLiteral("/r.pdf")});
    add("report html", {QStringLiteral("report"), QStringLiteral("unit.yaml"), out, wall + QStringLiteral("/r.html")});
    add("report md", {QStringLiteral("report"), QStringLiteral("unit.yaml"), out, wall + QStringLiteral("/r.md")});
    add("report xlsx", {QStringLiteral("report"), QStringLiteral("unit.yaml"), out, wall + QStringLiteral("/r.xlsx")});
    add("charts", {QStringLiteral("chart"), QStringLiteral("sweep.yaml"), QStringLiteral("--all"), out, wall});
    add("deploy", {QStringLiteral("deploy"), QStringLiteral("memory.yaml"), out, wall});
    add("table", {QStringLiteral("knee"), QStringLiteral("sweep.yaml"), QStringLiteral("--csv"),
                  wall + QStringLiteral("/t.csv")});
    add("scorecard table", {QStringLiteral("scorecard"), QStringLiteral("candidates.yaml"), QStringLiteral("--csv"),
                            wall + QStringLiteral("/t.csv")});
    add("import table",
        {QStringLiteral("import"), QStringLiteral("runs"), QStringLiteral("--csv"), wall + QStringLiteral("/t.csv")});
    // A folder stands where the file should go.
    add("report over a folder", {QStringLiteral("report"), QStringLiteral("unit.yaml"), out, QStringLiteral("runs")});
}

void TestCliContract::outputsThatCannotBeWritten()
{
    QFETCH(QStringList, arguments);
    const QStringList before = everything();
    const Outcome outcome = run({.arguments = arguments, .folder = m_folder.path()});
    QVERIFY2(outcome.code >= 2 && outcome.code <= 4 && !outcome.crashed, told(outcome));
    QVERIFY2(!outcome.err.isEmpty(), "the reason belongs on standard error");
    QCOMPARE(everything(), before);
}

/// A disk that is full behind a redirection is an error to report, not the end of the program.
void TestCliContract::standardOutputThatIsFull()
{
    const QString full = QStringLiteral("/dev/full");
    if (!QFileInfo::exists(full))
        QSKIP("there is no device that is always full");
    for (const QStringList &arguments :
         {QStringList{QStringLiteral("size"), QStringLiteral("unit.yaml"), QStringLiteral("--json")},
          QStringList{QStringLiteral("catalogue"), QStringLiteral("gpus")}}) {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.setStandardOutputFile(full);
        process.start(QStringLiteral(PARETOSCOPE_PROGRAM), arguments);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardError().contains("standard output"));
    }
}

void TestCliContract::hostileProjects_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("refused"); ///< exit code 3; else the file is read, with a warning
    QTest::addColumn<QByteArray>("said");
    const QByteArray head = "schema: paretoscope/1\n";
    QTest::newRow("empty") << QByteArray() << true << QByteArray("hostile.yaml");
    QTest::newRow("blank lines") << QByteArray("\n\n\n") << true << QByteArray("hostile.yaml");
    QTest::newRow("not a project") << QByteArray("hello: world\n") << true << QByteArray("schema");
    QTest::newRow("a list") << QByteArray("- 1\n- 2\n") << true << QByteArray("hostile.yaml:1");
    QTest::newRow("later schema") << QByteArray("schema: paretoscope/999\n") << true << QByteArray("hostile.yaml:1");
    QTest::newRow("broken YAML") << head + "scenario: {slo: [\n" << true << QByteArray("hostile.yaml:");
    QTest::newRow("tabs") << head + "scenario:\n\tslo: {}\n" << true << QByteArray("hostile.yaml:3");
    QTest::newRow("key twice") << head + "title: a\ntitle: b\n" << true << QByteArray("hostile.yaml:3");
    QTest::newRow("decimal comma") << head + "energy: {power_w: \"5600,5\"}\n" << true << QByteArray("hostile.yaml:2");
    QTest::newRow("NaN") << head + "energy: {power_w: .nan}\n" << true << QByteArray("hostile.yaml:2");
    QTest::newRow("infinity") << head + "energy: {power_w: .inf}\n" << true << QByteArray("hostile.yaml:2");
    QTest::newRow("number with unit") << head + "energy: {power_w: 5600 W}\n" << true << QByteArray("hostile.yaml:2");
    QTest::newRow("map for a number") << head + "energy: {power_w: {a: 1}}\n" << true << QByteArray("hostile.yaml:2");
    QTest::newRow("NUL byte") << head + QByteArray("title: a\0b\n", 11) << true << QByteArray("hostile.yaml");
    QTest::newRow("not UTF-8") << head + "title: \xff\xfe\n" << true << QByteArray("hostile.yaml");
    QTest::newRow("deep nesting") << head + "x: " + QByteArray(20000, '[') << true << QByteArray("hostile.yaml");
    QByteArray laughs = head + "a: &a [1,1,1,1,1,1,1,1,1,1]\n";
    for (char c = 'b'; c <= 'j'; ++c) {
        const QByteArray before("*" + QByteArray(1, static_cast<char>(c - 1)));
        laughs += QByteArray(1, c) + ": &" + QByteArray(1, c) + " [" + QByteArrayList(10, before).join(',') + "]\n";
    }
    QTest::newRow("billion laughs") << laughs << true << QByteArray("hostile.yaml");
    QTest::newRow("typo in a key") << head + "enrgy: {power_w: 5600}\n" << false << QByteArray("hostile.yaml:2");
    QTest::newRow("unknown gate") << head + "sovereignty: {gate: MARS}\n"
                                  << false << QByteArray("The gate MARS is not known");
    QTest::newRow("unknown zone") << head + "site: {zone: XX}\n" << false << QByteArray("no grid of the zone XX");
    QTest::newRow("missing result file") << head + "results: [{path: gone.json}]\n" << true << QByteArray("gone.json");
}

void TestCliContract::hostileProjects()
{
    NEEDS_COMMAND("size");
    QFETCH(QByteArray, text);
    QFETCH(bool, refused);
    QFETCH(QByteArray, said);
    write(QStringLiteral("hostile.yaml"), text);
    const bool aboutResults = said == "gone.json";
    const Outcome outcome = run({.arguments = {aboutResults ? QStringLiteral("audit") : QStringLiteral("size"),
                                               QStringLiteral("hostile.yaml"), QStringLiteral("--json")},
                                 .folder = m_folder.path()});
    QVERIFY2(!outcome.crashed && !outcome.timedOut, told(outcome));
    if (refused && !aboutResults)
        QVERIFY2(outcome.code == 3 && outcome.out.isEmpty(), told(outcome));
    QVERIFY2(outcome.err.contains(said) || (!refused && outcome.out.contains(said)), told(outcome));
}

void TestCliContract::hostileResults_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    const QByteArray run(benchmarkRun);
    QTest::newRow("empty") << QStringLiteral("h.json") << QByteArray();
    QTest::newRow("truncated") << QStringLiteral("h.json") << run.left(run.size() / 2);
    QTest::newRow("JSON that is no result") << QStringLiteral("h.json") << QByteArray("{\"a\": [1, 2, {\"b\": null}]}");
    QTest::newRow("a bare number") << QStringLiteral("h.json") << QByteArray("42");
    QTest::newRow("a bare string") << QStringLiteral("h.json") << QByteArray("\"vllm\"");
    QTest::newRow("text") << QStringLiteral("h.json") << QByteArray("Serving benchmark result? No.\n");
    QTest::newRow("binary") << QStringLiteral("h.json") << QByteArray("\x7f\x45\x4c\x46\0\1\2\3", 8).repeated(500);
    QTest::newRow("decimal comma") << QStringLiteral("h.csv")
                                   << QByteArray("concurrency;ttft_p99_ms\n1;110,5\n8;240,1\n");
    QTest::newRow("header only") << QStringLiteral("h.csv") << QByteArray("concurrency,ttft_p99_ms\n");
    QTest::newRow("NUL bytes") << QStringLiteral("h.csv") << QByteArray(4096, '\0');
    QTest::newRow("one long line") << QStringLiteral("h.csv") << QByteArray(2'000'000, ',');
    QTest::newRow("all keys, wrong types")
        << QStringLiteral("h.json") << QByteArray(run).replace(": 100.0", ": [\"x\"]");
}

/// Nothing of this is a result as it stands: it is named with a reason, or read as far as it goes; never a crash.
void TestCliContract::hostileResults()
{
    NEEDS_COMMAND("import");
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    write(QStringLiteral("hostile/") + name, text);
    const Outcome outcome =
        run({.arguments = {QStringLiteral("import"), QStringLiteral("hostile"), QStringLiteral("--json")},
             .folder = m_folder.path()});
    QFile::remove(path(QStringLiteral("hostile/") + name));
    QVERIFY2(!outcome.crashed && !outcome.timedOut && outcome.code == 0, told(outcome));
    const QJsonObject object = QJsonDocument::fromJson(outcome.out).object();
    const QJsonArray runs = object.value(QLatin1String("runs")).toArray();
    const QJsonArray unrecognised = object.value(QLatin1String("unrecognised")).toArray();
    QVERIFY2(!runs.isEmpty() || !unrecognised.isEmpty(), told(outcome));
    for (const auto &item : unrecognised) {
        QCOMPARE(item.toObject().value(QLatin1String("path")).toString(), QStringLiteral("hostile/") + name);
        QVERIFY2(!item.toObject().value(QLatin1String("reason")).toString().isEmpty(), told(outcome));
    }
}

void TestCliContract::hugeNesting()
{
    NEEDS_COMMAND("import");
    const QString name = path(QStringLiteral("huge.json"));
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray block(1 << 20, '[');
        for (int i = 0; i < 200; ++i)
            QVERIFY(file.write(block) == block.size());
    }
    const Outcome outcome = run({.arguments = {QStringLiteral("import"), name, QStringLiteral("--json")},
                                 .folder = m_folder.path(),
                                 .timeoutSeconds = 120});
    QFile::remove(name);
    QVERIFY2(!outcome.crashed && !outcome.timedOut, told(outcome));
    QVERIFY2(outcome.code == 3 || outcome.code == 4, told(outcome));
}

void TestCliContract::mixedFolder()
{
    NEEDS_COMMAND("import");
    write(QStringLiteral("mixed/a/good.json"), benchmarkRun);
    write(QStringLiteral("mixed/a/nan.json"),
          QByteArray(benchmarkRun).replace("\"p99_ttft_ms\": 100.0", "\"p99_ttft_ms\": NaN"));
    write(QStringLiteral("mixed/b/notes.txt"), "bought milk\n");
    write(QStringLiteral("mixed/b/.hidden"), "x");
    write(QStringLiteral("mixed/b/empty.json"), "");
    QFile::link(QStringLiteral(".."), path(QStringLiteral("mixed/b/loop")));
    const Outcome outcome =
        run({.arguments = {QStringLiteral("import"), QStringLiteral("mixed"), QStringLiteral("--json")},
             .folder = m_folder.path()});
    QVERIFY2(outcome.code == 0 && !outcome.crashed, told(outcome));
    const QJsonObject object = QJsonDocument::fromJson(outcome.out).object();
    QStringList runs;
    for (const auto &item : object.value(QLatin1String("runs")).toArray()) {
        const QJsonObject each = item.toObject();
        const QString from = each.value(QLatin1String("source")).toObject().value(QLatin1String("path")).toString();
        runs << from;
        const QJsonObject ttft = each.value(QLatin1String("ttft_ms")).toObject();
        QVERIFY2(ttft.contains(QLatin1String("p99")), told(outcome));
        if (from.endsWith(QLatin1String("nan.json")))
            QVERIFY(ttft.value(QLatin1String("p99")).isNull());
        else
            QCOMPARE(ttft.value(QLatin1String("p99")).toDouble(), 100.0);
    }
    QCOMPARE(runs, (QStringList{QStringLiteral("mixed/a/good.json"), QStringLiteral("mixed/a/nan.json")}));
    QStringList refused;
    for (const auto &item : object.value(QLatin1String("unrecognised")).toArray())
        refused << item.toObject().value(QLatin1String("path")).toString();
    QVERIFY2(refused.contains(QStringLiteral("mixed/b/notes.txt")), told(outcome));
    QVERIFY2(refused.contains(QStringLiteral("mixed/b/empty.json")), told(outcome));
}

QTEST_GUILESS_MAIN(TestCliContract)
#include "tst_cli_contract.moc"
