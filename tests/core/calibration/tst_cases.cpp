// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/cases.h"
#include "core/calibration/fit.h"
#include "core/calibration/operatortables.h"
#include "core/calibration/prediction.h"
#include "core/files.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

using namespace core::calibration;
using core::catalogue::Catalogue;
using core::catalogue::Precision;

namespace {

const Catalogue &shipped()
{
    static const Catalogue catalogue = [] {
        std::vector<core::catalogue::CatalogueText> texts;
        for (const char *name : {"gpus.yaml", "models.yaml", "engines.yaml"})
            texts.push_back(
                {name, core::readFile(std::string(PARETOSCOPE_SOURCE_DIR "/resources/catalogue/") + name).value()});
        core::Diagnostics diagnostics;
        return Catalogue::read(texts, {}, diagnostics).value();
    }();
    return catalogue;
}

core::perf::Coefficients coefficients()
{
    core::Diagnostics diagnostics;
    return core::perf::readCoefficients(
               core::readFile(PARETOSCOPE_SOURCE_DIR "/resources/engine/coefficients.yaml").value(), "", diagnostics)
        .value();
}

using Cells = std::map<std::string, std::string, std::less<>>;

Cells plain()
{
    return {{"model", "meta-llama/Llama-3.1-70B"},
            {"gpu", "H100-SXM-80GB"},
            {"gpu_count", "4"},
            {"tp", "4"},
            {"engine", "vllm"},
            {"engine_version", "0.10.0"},
            {"precision_weights", "fp8"},
            {"input_len_mean", "1000"},
            {"output_len_mean", "500"},
            {"dataset", "random"},
            {"concurrency", "16"},
            {"num_requests", "160"}};
}

Case read(const Cells &cells)
{
    return readCase(
        [&](std::string_view column) {
            const auto found = cells.find(column);
            return found == cells.end() ? std::string() : found->second;
        },
        shipped());
}

} // namespace

class TestCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void split_data()
    {
        QTest::addColumn<QString>("gpus");
        QTest::addColumn<QString>("tp");
        QTest::addColumn<QString>("dp");
        QTest::addColumn<int>("expectedTp");
        QTest::addColumn<int>("expectedDp");
        QTest::newRow("stated") << "8"
                                << "8"
                                << "1" << 8 << 1;
        QTest::newRow("from the GPUs") << "8"
                                       << ""
                                       << "" << 8 << 1;
        QTest::newRow("written as a decimal") << "4.0"
                                              << "4.0"
                                              << "1.0" << 4 << 1;
        QTest::newRow("attention DP") << "4"
                                      << "1"
                                      << "4" << 1 << 4;
        QTest::newRow("attention DP inside TP") << "8"
                                                << "8"
                                                << "8" << 1 << 8;
        QTest::newRow("half of it") << "8"
                                    << "8"
                                    << "4" << 2 << 4;
        QTest::newRow("a part of the node") << "8"
                                            << "4"
                                            << "1" << 4 << 1;
    }
    void split()
    {
        QFETCH(QString, gpus);
        QFETCH(QString, tp);
        QFETCH(QString, dp);
        Cells cells = plain();
        cells["gpu_count"] = gpus.toStdString();
        cells["tp"] = tp.toStdString();
        cells["dp"] = dp.toStdString();
        const Case row = read(cells);
        QVERIFY(!row.refusal);
        QTEST(row.split.tp, "expectedTp");
        QTEST(row.split.dp, "expectedDp");
    }
    void gpuNames_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *name : {"H100-SXM-80GB", "NVIDIA H100 80GB HBM3", "8xH100 SXM", "8 x H100 SXM", "H100 SXM x8",
                                 "H100 SXM (80 GB)", "h100_sxm"})
            QTest::newRow(name) << QStringLiteral("h100-sxm-80gb");
        QTest::newRow("MI300X x8") << QStringLiteral("mi300x-192gb");
    }
    void gpuNames()
    {
        QFETCH(QString, id);
        Cells cells = plain();
        cells["gpu"] = QTest::currentDataTag();
        const Case row = read(cells);
        QVERIFY(row.gpu != nullptr);
        QCOMPARE(QString::fromStdString(row.gpu->id), id);
    }
    void precisions()
    {
        Cells cells = plain();
        QCOMPARE(read(cells).weights, Precision::Fp8);
        QVERIFY(!read(cells).blockScaled);
        QCOMPARE(read(cells).kv, Precision::Bf16);
        cells["engine"] = "trtllm";
        QCOMPARE(read(cells).kv, Precision::Fp8);
        cells["kv_precision"] = "auto(bf16)";
        QCOMPARE(read(cells).kv, Precision::Bf16);
        cells["precision_weights"] = "unstated";
        QCOMPARE(read(cells).weights, Precision::Bf16);
        cells["model"] = "openai/gpt-oss-120b";
        cells["precision_weights"] = "fp4/nvfp4";
        QCOMPARE(read(cells).weights, Precision::Mxfp4);
        cells["model"] = "deepseek-ai/DeepSeek-R1";
        cells["precision_weights"] = "";
        QCOMPARE(read(cells).weights, Precision::Fp8);
        QVERIFY(read(cells).blockScaled);
    }
    void refusals_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        QTest::newRow("model") << "model"
                               << "acme/Nothing-3B"
                               << "not in the catalogue";
        QTest::newRow("no model") << "model"
                                  << ""
                                  << "not stated";
        QTest::newRow("gpu") << "gpu"
                             << "unstated"
                             << "GPU is not stated";
        QTest::newRow("speculation") << "spec_decode"
                                     << "eagle3"
                                     << "acceptance";
        QTest::newRow("disaggregated") << "notes"
                                       << "mode=disagg"
                                       << "separate GPUs";
    }
    void refusals()
    {
        QFETCH(QString, column);
        QFETCH(QString, value);
        QFETCH(QString, says);
        Cells cells = plain();
        cells[column.toStdString()] = value.toStdString();
        const Case row = read(cells);
        QVERIFY(row.refusal);
        QVERIFY2(QString::fromStdString(row.refusal->english()).contains(says), row.refusal->english().c_str());
    }
    void oldEnginesAreLabelled()
    {
        Cells cells = plain();
        QVERIFY(!read(cells).oldEngine);
        for (const auto &[column, value] : {std::pair{"engine_version", "0.5.4"}, std::pair{"date", "2024-08"},
                                            std::pair{"engine_version", "2024 (unstated)"}}) {
            Cells old = plain();
            old[column] = value;
            QVERIFY(read(old).oldEngine);
            QVERIFY(!read(old).notes.empty());
        }
    }
    void moreLoadIsSlowerAndServesMore()
    {
        const auto set = coefficients();
        double tpot = 0.0, rate = 0.0;
        for (const char *concurrency : {"1", "4", "16", "64"}) {
            Cells cells = plain();
            cells["concurrency"] = concurrency;
            cells["num_requests"] = "";
            const Case row = read(cells);
            const auto prediction = predictRow(row, harnessOf(row, shipped()), set);
            QVERIFY(prediction);
            QVERIFY(prediction->state.tpotMeanSeconds > tpot);
            QVERIFY(prediction->state.tokensPerSecond > rate);
            QVERIFY(prediction->state.ttftP99Seconds >= prediction->state.ttftP50Seconds);
            tpot = prediction->state.tpotMeanSeconds;
            rate = prediction->state.tokensPerSecond;
        }
    }
    void draftingThatNobodySays()
    {
        // DeepSeek-V3 and -R1 have the same dimensions. The series of February is much faster and drafts; the row of
        // March equals its twin and does not.
        std::string csv = "model,date,gpu,gpu_count,tp,engine,precision_weights,input_len_mean,output_len_mean,dataset,"
                          "concurrency,ttft_mean_ms,tpot_mean_ms\n";
        const auto add = [&](const char *model, const char *date, int load, double tpot) {
            csv += QStringLiteral("deepseek-ai/%1,%2,B200,8,8,trtllm,fp8,921.6,921.6,random,%3,200,%4\n")
                       .arg(QLatin1String(model), QLatin1String(date))
                       .arg(load)
                       .arg(tpot)
                       .toStdString();
        };
        for (const int load : {4, 8, 16, 32}) {
            add("DeepSeek-V3", "2026-01-29", load, 10.0 + 0.1 * load);
            add("DeepSeek-R1", "2026-02-05", load, 6.0 + 0.1 * load);
        }
        add("DeepSeek-R1", "2026-03-25", 4, 10.4);
        const auto rows = fitRows(csv, shipped());
        QCOMPARE(rows.size(), std::size_t(9));
        for (const FitRow &row : rows)
            QCOMPARE(row.drafting, row.series.find("2026-02-05") != std::string::npos);
        QCOMPARE(rows[1].weight, 0.0);
        QVERIFY(rows[0].weight > 0.0);
        // The twin is left out with the model.
        FitOptions options;
        options.leaveOutModel = rows[0].modelName;
        const auto out = leftOut(rows, options);
        QVERIFY(std::all_of(out.begin(), out.end(), [](bool is) { return is; }));
    }
    void curvesOfOperators()
    {
        // 2 µs and a tenth of the bandwidth lost: lat = 2 + ideal/0.9; the shares are ideal over measured.
        OperatorTables tables;
        tables.gemm = "gpu,backend,dtype,m,weight_bucket,n,bw_frac_med,flop_frac_med,lat_us_med\n";
        for (int i = 1; i <= 12; ++i) {
            const double ideal = 9.0 * i, latency = 2.0 + ideal / 0.9;
            tables.gemm += "h100_sxm,vllm,bfloat16,1,x,1," + std::to_string(ideal / latency) + ",0.001," +
                           std::to_string(latency) + "\n";
        }
        const auto curves = fitOperatorCurves(tables, shipped());
        QVERIFY(!curves.kernels.empty());
        const auto &curve = curves.kernels.front();
        QCOMPARE(curve.gpu, std::string("h100-sxm-80gb"));
        QVERIFY(std::abs(curve.floorSeconds - 2e-6) < 0.01e-6);
        QVERIFY(std::abs(curve.bandwidthFraction - 0.9) < 0.001);
    }
};

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"
