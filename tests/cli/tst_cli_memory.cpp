// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include <QtTest>
#include <cmath>

namespace {

double number(const QJsonObject &json, const char *key, const char *inner = nullptr)
{
    QJsonValue value = json.value(QLatin1String(key));
    if (inner != nullptr)
        value = value.toObject().value(QLatin1String(inner));
    return value.isDouble() ? value.toDouble() : std::nan("");
}

bool near(double value, double expected, double fraction = 0.01)
{
    return std::abs(value - expected) <= std::abs(expected) * fraction;
}

} // namespace

/// What size --json says of memory, from projects that state little more than a model, a GPU and how it is split.
class tst_cli_memory : public QObject
{
    Q_OBJECT
private:
    static QJsonObject sized(const QByteArray &scenario)
    {
        const CliRun here;
        here.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\nscenario:\n" + scenario);
        const auto outcome = here.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        if (outcome.code != 0 && outcome.code != 1)
            qWarning("%s", outcome.err.constData());
        return outcome.json();
    }
    static QString warnings(const QJsonObject &json)
    {
        QStringList all;
        for (const QJsonValue &value : json.value(QLatin1String("warnings")).toArray())
            all << value.toString();
        return all.join(QLatin1Char('\n'));
    }

private Q_SLOTS:
    void referenceOf70b()
    {
        const QJsonObject json =
            sized("  workload: {prompt_tokens: {mean: 800}, output_tokens: {mean: 250}, live_context_tokens: 1500}\n"
                  "  model: {id: llama-3.1-70b, parameters: 70e9, weights: bf16, kv: bf16}\n"
                  "  hardware: {gpu: h100-sxm-80gb, vram_gb: 80}\n  parallelism: {tp: 4}\n"
                  "  engine: {id: vllm, gpu_memory_utilization: 1.0}\n  memory: {activations_gb: 4, overhead_gb: 3}\n");
        QCOMPARE(number(json, "kv_bytes_per_token"), 327680.0);
        QCOMPARE(number(json, "vram", "weights_gb"), 35.0);
        QCOMPARE(number(json, "vram", "kv_gb"), 38.0);
        QCOMPARE(number(json, "max_concurrency_kv"), 309.0);
    }
    void onlyNames_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<double>("kvBytes"); // of a replica, one copy
        QTest::addColumn<double>("weightsGb");
        // 2·80·8·128·2 B; 70.55·10^9 weights · 2 B / 4
        QTest::newRow("R5: dense, TP 4") << QByteArray(
                                                "  model: {id: llama-3.1-70b}\n  hardware: {gpu: h100-sxm-80gb}\n"
                                                "  parallelism: {tp: 4}\n")
                                         << 327680.0 << 35.28;
        // 61·(512 + 64)·2 B; the log of such a start prints 79.80 GiB
        QTest::newRow("MLA, TP 8") << QByteArray(
                                          "  model: {id: deepseek-ai/DeepSeek-R1}\n  hardware: {gpu: H200-SXM-141GB}\n"
                                          "  parallelism: {tp: 8}\n")
                                   << 70272.0 << 85.4;
        // 56·2·8·128·2 B; 140.6·10^9 weights / 4
        QTest::newRow("R15: experts in FP8, TP 4")
            << QByteArray("  model: {id: mixtral-8x22b, weights: fp8}\n  hardware: {gpu: h100-sxm-80gb}\n"
                          "  parallelism: {tp: 4}\n")
            << 229376.0 << 35.3;
        // 64 layers, of which 16 keep tokens
        QTest::newRow("linear attention")
            << QByteArray("  model: {id: Qwen/Qwen3.5-27B}\n  hardware: {gpu: h200-sxm-141gb}\n"
                          "  workload: {live_context_tokens: 100000}\n")
            << std::nan("") << std::nan("");
        // R10, as the model's dimensions have it: 2·48·8·128·2 B, and not 40,000.
        QTest::newRow("R10: 14B on a 4090") << QByteArray("  model: {id: qwen2.5-14b, weights: int4}\n"
                                                          "  hardware: {gpu: rtx-4090-24gb}\n")
                                            << 196608.0 << std::nan("");
    }
    void onlyNames()
    {
        QFETCH(QByteArray, names);
        QFETCH(double, kvBytes);
        QFETCH(double, weightsGb);
        const QJsonObject json = sized(names);
        if (!std::isnan(kvBytes))
            QCOMPARE(number(json, "kv_bytes_per_token"), kvBytes);
        QVERIFY(number(json, "kv_bytes_per_token") > 0.0);
        if (!std::isnan(weightsGb))
            QVERIFY2(near(number(json, "vram", "weights_gb"), weightsGb),
                     qPrintable(QString::number(number(json, "vram", "weights_gb"))));
        for (const char *part : {"weights_gb", "activations_gb", "overhead_gb", "kv_gb", "free_gb"})
            QVERIFY2(number(json, "vram", part) >= 0.0, part);
        QVERIFY(number(json, "vram", "kv_gb") > 0.0);
        // Without lengths no ceiling is known, and none is invented.
        if (!names.contains("live_context"))
            QVERIFY(json.value(QLatin1String("max_concurrency_kv")).isNull());
    }
    void mixtralInBf16DoesNotFit()
    {
        // R15: 141·10^9 · 2 B / 4 = 70.5 GB; 0.92 · 80 − 70.5 − 4 − 3 = −3.9 GB
        const QJsonObject json = sized(
            "  workload: {live_context_tokens: 1500}\n"
            "  model: {id: mixtral-8x22b, parameters: 141e9, weights: bf16}\n"
            "  hardware: {gpu: h100-sxm-80gb, vram_gb: 80}\n  parallelism: {tp: 4}\n"
            "  engine: {id: vllm, gpu_memory_utilization: 0.92}\n  memory: {activations_gb: 4, overhead_gb: 3}\n");
        QCOMPARE(number(json, "vram", "weights_gb"), 70.5);
        QCOMPARE(number(json, "vram", "kv_gb"), 0.0);
        QCOMPARE(number(json, "max_concurrency_kv"), 0.0);
        QVERIFY2(
            warnings(json).contains(QStringLiteral("Does not fit: 70.5 GB of weights, 4 GB of activations and 3 GB of "
                                                   "overhead per GPU need 3.90 GB more than 92 % of 80 GB.")),
            qPrintable(warnings(json)));
    }
    void impossibleSplitIsASentence()
    {
        const QJsonObject json = sized("  model: {id: llama-3.1-70b}\n  hardware: {gpu: h100-sxm-80gb}\n"
                                       "  parallelism: {tp: 3}\n");
        QVERIFY(json.value(QLatin1String("vram")).toObject().value(QLatin1String("kv_gb")).isNull());
        QVERIFY2(warnings(json).contains(
                     QStringLiteral("Tensor parallelism 3 does not divide the 64 attention heads of Llama 3.1 70B.")),
                 qPrintable(warnings(json)));
    }
    void importedModelIsSized()
    {
        const CliRun here;
        here.write(
            QStringLiteral("acme.json"),
            R"({"model_type":"llama","_name_or_path":"acme/Secret-7B","hidden_size":4096,"intermediate_size":14336,
                       "num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,"vocab_size":128256})");
        here.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\nscenario: {model: {id: acme}, hardware: {gpu: "
                                             "h100-sxm-80gb}}\nresults: [{path: acme.json}]\n");
        const auto outcome = here.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QCOMPARE(number(outcome.json(), "kv_bytes_per_token"), 131072.0);
        QVERIFY(near(number(outcome.json(), "vram", "weights_gb"), 16.06));
    }
};

QTEST_GUILESS_MAIN(tst_cli_memory)
#include "tst_cli_memory.moc"
