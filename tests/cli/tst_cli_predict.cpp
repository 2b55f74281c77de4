// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "core/csv.h"

#include <QTest>
#include <map>

namespace {

using Row = std::map<std::string, std::string>;

std::vector<Row> rowsOf(const QByteArray &csv)
{
    const auto table = core::readCsv(csv.toStdString());
    std::vector<Row> rows;
    for (std::size_t i = 1; i < table.size(); ++i) {
        Row row;
        for (std::size_t j = 0; j < table[i].cells.size(); ++j)
            row[table.front().cells.at(j)] = table[i].cells[j];
        rows.push_back(row);
    }
    return rows;
}

double number(const Row &row, const char *name)
{
    const auto at = row.find(name);
    return at == row.end() ? -1.0 : QString::fromStdString(at->second).toDouble();
}

const char *const header =
    "row_id,model,precision_weights,gpu,gpu_count,tp,pp,ep,dp,engine,engine_version,input_len_mean,"
    "output_len_mean,dataset,concurrency,request_rate,num_requests,notes,ttft_mean_ms,tpot_mean_ms,extra\r\n";

const char *const cases =
    "a,meta-llama/Llama-3.1-70B,fp8,H100-SXM-80GB,4,4,1,1,1,vllm,0.10.0,1024,1024,random,16,inf,160,,70,15,\"x, y\"\r\n"
    "b,openai/gpt-oss-120b,fp4/nvfp4,B200-SXM-180GB,2,2,1,1,1,trtllm,,1024,1024,random,32,inf,,,50,5,=1+1\r\n"
    "c,acme/Unknown-7B,fp8,H100-SXM-80GB,4,4,1,1,1,vllm,,1024,1024,random,16,inf,,,,,\r\n"
    "d,meta-llama/Llama-3.1-70B,fp8,WonderChip 9,4,4,1,1,1,vllm,,1024,1024,random,16,inf,,,,,\r\n"
    "e,meta-llama/Llama-3.1-70B,fp8,H100-SXM-80GB,,,,,,vllm,,1024,1024,random,16,inf,,,,,\r\n"
    "f,meta-llama/Llama-3.1-70B,fp8,H100-SXM-80GB,4,4,1,1,1,vllm,,1024,1024,random,,2,,,,,\r\n"
    "g,,,,,,,,,,,,,,,,,,,,\r\n"
    "h,meta-llama/Llama-3.1-8B,nonsense,H100,1,abc,-3,1e99,nan,weird engine,x,1e308,-5,?,1e9,,,,,,\"quote \"\" "
    "and\nline\"\r\n";

const QByteArray calibratable = R"(# ours
schema: paretoscope/1
scenario:
  workload:
    prompt_tokens: {mean: 1000}  # from the log
    output_tokens: {mean: 500}
    arrivals: {kind: closed}
  slo: {ttft_p95_ms: 2000, tpot_p95_ms: 60}
  model: {id: llama-3.1-70b, weights: fp8}
  hardware: {gpu: h100-sxm-80gb}
  parallelism: {tp: 4}
)";

/// A sweep as `vllm bench serve` writes it, of 1,000 and 500 tokens a request.
void writeSweep(const CliRun &cli, const char *model)
{
    const std::map<int, std::pair<double, double>> measured{
        {1, {90, 16}}, {8, {210, 18}}, {32, {520, 24}}, {64, {900, 31}}};
    for (const auto &[concurrency, latencies] : measured) {
        const auto &[ttft, tpot] = latencies;
        const int requests = 10 * concurrency;
        const double seconds = 10 * (ttft + 499 * tpot) / 1e3;
        cli.write(QStringLiteral("c%1.json").arg(concurrency),
                  QStringLiteral(R"({"backend": "vllm", "model_id": "%1", "tokenizer_id": "%1", "num_prompts": %2,
 "request_rate": "inf", "burstiness": 1.0, "max_concurrency": %3, "duration": %4, "completed": %2,
 "total_input_tokens": %5, "total_output_tokens": %6, "request_throughput": %7, "output_throughput": %8,
 "total_token_throughput": %9, )")
                          .arg(QLatin1String(model))
                          .arg(requests)
                          .arg(concurrency)
                          .arg(seconds)
                          .arg(1000 * requests)
                          .arg(500 * requests)
                          .arg(requests / seconds)
                          .arg(500 * requests / seconds)
                          .arg(1500 * requests / seconds)
                          .toUtf8() +
                      QStringLiteral(R"("mean_ttft_ms": %1, "median_ttft_ms": %1, "std_ttft_ms": 1.0, "p99_ttft_ms": %1,
 "mean_tpot_ms": %2, "median_tpot_ms": %2, "std_tpot_ms": 0.1, "p99_tpot_ms": %2,
 "mean_itl_ms": %2, "median_itl_ms": %2, "std_itl_ms": 0.1, "p99_itl_ms": %2})")
                          .arg(ttft)
                          .arg(tpot)
                          .toUtf8());
    }
}

} // namespace

class TestCliPredict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contract()
    {
        CliRun cli;
        cli.write(QStringLiteral("cases.csv"), QByteArray(header) + cases);
        const auto run = cli.run({QStringLiteral("predict"), QStringLiteral("cases.csv"), QStringLiteral("--csv"),
                                  QStringLiteral("out.csv")});
        QCOMPARE(run.code, 0);
        const auto rows = rowsOf(cli.read(QStringLiteral("out.csv")));
        QCOMPARE(rows.size(), std::size_t(8));
        for (const std::size_t i : {0U, 1U, 5U}) {
            for (const char *name :
                 {"pred_output_tok_s", "pred_steady_output_tok_s", "pred_ttft_mean_ms", "pred_tpot_mean_ms"}) {
                const double value = number(rows[i], name);
                QVERIFY2(value > 0.0, name);
                QVERIFY(number(rows[i], (std::string(name) + "_lo").c_str()) < value);
                QVERIFY(number(rows[i], (std::string(name) + "_hi").c_str()) > value);
            }
            for (const char *name : {"pred_request_throughput_rps", "pred_ttft_p50_ms", "pred_ttft_p99_ms",
                                     "pred_tpot_p50_ms", "pred_tpot_p99_ms"})
                QVERIFY2(number(rows[i], name) > 0.0, name);
        }
        // C·n/(TTFT + (n − 1)·TPOT) of the row's own means.
        const double latency =
            (number(rows[0], "pred_ttft_mean_ms") + 1023 * number(rows[0], "pred_tpot_mean_ms")) / 1e3;
        QVERIFY(std::abs(number(rows[0], "pred_steady_output_tok_s") * latency / (16 * 1024) - 1.0) < 1e-4);
        for (const std::size_t i : {2U, 3U, 4U, 6U}) {
            QVERIFY(rows[i].at("pred_tpot_mean_ms").empty());
            QVERIFY(!rows[i].at("pred_note").empty());
        }
        QCOMPARE(rows[0].at("extra"), std::string("x, y"));
        QCOMPARE(rows[1].at("extra"), std::string("=1+1"));
        QCOMPARE(rows[7].at("extra"), std::string("quote \" and\nline"));
    }
    void otherColumnsDoNotCount()
    {
        CliRun cli;
        QByteArray blind = QByteArray(header) + cases;
        blind.replace(",70,15,", ",,,").replace(",50,5,", ",,,");
        cli.write(QStringLiteral("a.csv"), QByteArray(header) + cases);
        cli.write(QStringLiteral("b.csv"), blind);
        const auto predict = [&](const char *in) {
            return rowsOf(cli.run({QStringLiteral("predict"), QLatin1String(in), QStringLiteral("--quiet")}).out);
        };
        const auto a = predict("a.csv"), b = predict("b.csv");
        QCOMPARE(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i)
            for (const auto &[name, value] : a[i])
                if (name.starts_with("pred_"))
                    QCOMPARE(b[i].at(name), value);
    }
    void calibrationMovesTowardsTheMeasured()
    {
        CliRun cli;
        const QByteArray head = header;
        const auto line = [](int concurrency, const char *measured) {
            return QStringLiteral(
                       "r%1,meta-llama/Llama-3.1-70B,fp8,H100-SXM-80GB,4,4,1,1,1,vllm,0.10.0,1024,1024,random,"
                       "%1,inf,,,%2,\r\n")
                .arg(concurrency)
                .arg(QLatin1String(measured))
                .toUtf8();
        };
        cli.write(QStringLiteral("cases.csv"), head + line(16, ","));
        const auto plain = rowsOf(cli.run({QStringLiteral("predict"), QStringLiteral("cases.csv")}).out);
        const double before = number(plain.at(0), "pred_tpot_mean_ms");
        cli.write(QStringLiteral("measured.csv"), head + line(4, "80,14.5") + line(64, "300,27"));
        const auto calibrated = rowsOf(cli.run({QStringLiteral("predict"), QStringLiteral("cases.csv"),
                                                QStringLiteral("--calibrate-with"), QStringLiteral("measured.csv")})
                                           .out);
        const double after = number(calibrated.at(0), "pred_tpot_mean_ms");
        QVERIFY(after > before);
        QVERIFY(after > 14.5 && after < 27.0);
        QVERIFY(calibrated.at(0).at("pred_note").find("Calibrated with 2 measured rows") != std::string::npos);
    }
    void badInput()
    {
        CliRun cli;
        cli.write(QStringLiteral("empty.csv"), "");
        cli.write(QStringLiteral("other.csv"), "a,b\n1,2\n");
        cli.write(QStringLiteral("cases.csv"), QByteArray(header) + cases);
        QCOMPARE(cli.run({QStringLiteral("predict")}).code, 2);
        for (const char *name : {"empty.csv", "other.csv", "missing.csv"})
            QCOMPARE(cli.run({QStringLiteral("predict"), QLatin1String(name)}).code, 3);
        QCOMPARE(cli.run({QStringLiteral("predict"), QStringLiteral("cases.csv"), QStringLiteral("--coefficients"),
                          QStringLiteral("other.csv")})
                     .code,
                 3);
    }
    void fitIsReproducible()
    {
        CliRun cli;
        QByteArray table = header;
        int id = 0;
        for (const char *model : {"meta-llama/Llama-3.1-70B", "Qwen/Qwen3-32B"})
            for (const int concurrency : {1, 4, 8, 16, 32, 64}) {
                ++id;
                table +=
                    QStringLiteral("%1,%2,fp8,H100-SXM-80GB,4,4,1,1,1,vllm,0.10.0,1024,1024,random,%3,inf,,,%4,%5,\r\n")
                        .arg(id)
                        .arg(QLatin1String(model))
                        .arg(concurrency)
                        .arg(60 + 5 * concurrency)
                        .arg(10.0 + 0.2 * concurrency + (id > 6 ? -3.0 : 0.0))
                        .toUtf8();
            }
        cli.write(QStringLiteral("measured.csv"), table);
        const auto fit = [&](const QString &output, const QStringList &more) {
            return cli
                .run(QStringList{QStringLiteral("fit"), QStringLiteral("measured.csv"), QStringLiteral("-o"), output} +
                     more)
                .code;
        };
        QCOMPARE(fit(QStringLiteral("a.yaml"), {}), 0);
        QCOMPARE(fit(QStringLiteral("b.yaml"), {}), 0);
        QCOMPARE(cli.read(QStringLiteral("a.yaml")), cli.read(QStringLiteral("b.yaml")));
        cli.write(QStringLiteral("more.csv"), table);
        QCOMPARE(fit(QStringLiteral("c.yaml"), {QStringLiteral("--leave-out-model"), QStringLiteral("Qwen3-32B")}), 0);
        QVERIFY(cli.read(QStringLiteral("a.yaml")) != cli.read(QStringLiteral("c.yaml")));
        cli.write(QStringLiteral("cases.csv"), QByteArray(header) + cases);
        QCOMPARE(cli.run({QStringLiteral("predict"), QStringLiteral("cases.csv"), QStringLiteral("--coefficients"),
                          QStringLiteral("a.yaml")})
                     .code,
                 0);
        cli.write(QStringLiteral("few.csv"), QByteArray(header) + cases);
        QCOMPARE(
            cli.run({QStringLiteral("fit"), QStringLiteral("few.csv"), QStringLiteral("-o"), QStringLiteral("d.yaml")})
                .code,
            3);
    }
    void aSweepCalibratesAProject()
    {
        CliRun cli;
        writeSweep(cli, "meta-llama/Llama-3.1-70B-Instruct");
        cli.write(QStringLiteral("mine.yaml"), calibratable);
        const auto run = cli.run({QStringLiteral("calibrate"), QStringLiteral("mine.yaml"), QStringLiteral("--from"),
                                  QStringLiteral("c1.json"), QStringLiteral("c8.json"), QStringLiteral("c32.json"),
                                  QStringLiteral("c64.json"), QStringLiteral("-o"), QStringLiteral("out.yaml"),
                                  QStringLiteral("--json"), QStringLiteral("--csv"), QStringLiteral("points.csv")});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonObject calibration = run.json().value(QLatin1String("calibration")).toObject();
        const QJsonObject measured = calibration.value(QLatin1String("measured")).toObject();
        QCOMPARE(measured.value(QLatin1String("points")).toInt(), 4);
        QCOMPARE(measured.value(QLatin1String("concurrency")).toArray(), (QJsonArray{1, 64}));
        QCOMPARE(measured.value(QLatin1String("request_rate_rps")), QJsonValue(QJsonValue::Null));
        const QJsonObject tpot =
            calibration.value(QLatin1String("median_error_percent")).toObject().value(QLatin1String("tpot")).toObject();
        QVERIFY(tpot.value(QLatin1String("after")).toDouble() < tpot.value(QLatin1String("before")).toDouble());
        QCOMPARE(run.json().value(QLatin1String("points")).toArray().size(), 4);
        QCOMPARE(rowsOf(cli.read(QStringLiteral("points.csv"))).size(), std::size_t(4));
        // The rest of the document is as it was.
        QVERIFY(cli.read(QStringLiteral("out.yaml")).startsWith(calibratable));
        QVERIFY(cli.read(QStringLiteral("out.yaml")).contains("\ncalibration:\n  coefficients:\n    fixed_times: "));
        const auto size = cli.run({QStringLiteral("size"), QStringLiteral("out.yaml"), QStringLiteral("--json")});
        QVERIFY2(size.out.contains("Calibrated on 4 points of c1.json and 3 other files"), size.err.constData());
        QVERIFY(cli.run({QStringLiteral("audit"), QStringLiteral("mine.yaml"), QStringLiteral("--json")})
                    .out.contains("engine.uncalibrated"));
        QVERIFY(!cli.run({QStringLiteral("audit"), QStringLiteral("out.yaml"), QStringLiteral("--json")})
                     .out.contains("engine.uncalibrated"));
        // In words, and over the file itself.
        const auto again = cli.run({QStringLiteral("calibrate"), QStringLiteral("out.yaml"), QStringLiteral("--from"),
                                    QStringLiteral("."), QStringLiteral("-o"), QStringLiteral("out.yaml")});
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.startsWith("out.yaml: calibrated on 4 points of "));
        QVERIFY(again.out.contains("TPOT of these points: "));
    }
    void whatDoesNotCalibrate_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char *name, const char *arguments, int code, const char *says) {
            QTest::newRow(name) << QString::fromLatin1(arguments).split(QLatin1Char(' ')) << code << QByteArray(says);
        };
        row("no results", "mine.yaml -o out.yaml", 2, "--from is required");
        row("no output", "mine.yaml --from c1.json", 2, "--output is required");
        row("no such file", "mine.yaml --from gone.json -o out.yaml", 3, "gone.json");
        row("no such project", "gone.yaml --from c1.json -o out.yaml", 3, "gone.yaml");
        row("no results in it", "mine.yaml --from note.txt -o out.yaml", 3, "note.txt");
        row("one point", "mine.yaml --from c1.json -o out.yaml", 3, "There is no sweep to calibrate on");
        row("two points", "mine.yaml --from c1.json c8.json -o out.yaml", 3, "Too few points to calibrate on: 2 at 2");
        row("another model", "other.yaml --from c1.json c8.json c32.json -o out.yaml", 3,
            "it measures the model meta-llama/Llama-3.1-70B-Instruct, and the project serves llama-3.1-8b");
        row("nowhere to write", "mine.yaml --from c1.json c8.json c32.json -o gone/out.yaml", 3, "gone");
    }
    void whatDoesNotCalibrate()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        CliRun cli;
        writeSweep(cli, "meta-llama/Llama-3.1-70B-Instruct");
        cli.write(QStringLiteral("mine.yaml"), calibratable);
        cli.write(QStringLiteral("other.yaml"), QByteArray(calibratable).replace("llama-3.1-70b", "llama-3.1-8b"));
        cli.write(QStringLiteral("note.txt"), "nothing of use\n");
        const auto run = cli.run(QStringList{QStringLiteral("calibrate")} + arguments);
        QCOMPARE(run.code, code);
        QVERIFY2(run.err.contains(says), run.err.constData());
        QVERIFY(run.out.isEmpty());
        QVERIFY(cli.read(QStringLiteral("out.yaml")).isEmpty());
    }
    void aBadCalibrationIsSaidWithItsLine()
    {
        CliRun cli;
        cli.write(QStringLiteral("mine.yaml"), calibratable);
        cli.write(QStringLiteral("bad.yaml"),
                  QByteArray(calibratable) + "calibration:\n  coefficients: {prompts: 7}\n");
        const auto good = cli.run({QStringLiteral("size"), QStringLiteral("mine.yaml"), QStringLiteral("--json")});
        const auto bad = cli.run({QStringLiteral("size"), QStringLiteral("bad.yaml"), QStringLiteral("--json")});
        QCOMPARE(bad.code, good.code);
        QCOMPARE(bad.out, good.out);
        QVERIFY2(bad.err.contains("bad.yaml:13:27: calibration.coefficients.prompts: found \"7\", expected a number "
                                  "from 0.5 to 2"),
                 bad.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliPredict)
#include "tst_cli_predict.moc"
