// SPDX-License-Identifier: GPL-3.0-or-later
// Energy, cost, quality, grids, production and traces: units, scopes, and what must not be added up.
#include "../importers/importhelper.h"
#include "core/results/axes/times.h"

using namespace core::results;
using namespace importtest;

namespace {

bool near(double got, double wanted)
{
    return std::abs(got - wanted) <= 1e-6 * std::max(1.0, std::abs(wanted));
}

AxisEntries entriesOf(const QString &name, const QByteArray &text)
{
    Folder folder;
    folder.write(name, text);
    return folder.import().axes;
}

} // namespace

class AxisEntriesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void instants_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("iso");
        QTest::newRow("nvidia-smi") << QStringLiteral("2026/06/10 21:34:19.342")
                                    << QStringLiteral("2026-06-10T21:34:19.342");
        QTest::newRow("Azure") << QStringLiteral("2023-11-16 18:17:03.9799600")
                               << QStringLiteral("2023-11-16T18:17:03.980");
        QTest::newRow("offset") << QStringLiteral("2025-09-08T00:26:50+08:00")
                                << QStringLiteral("2025-09-07T16:26:50Z");
        QTest::newRow("month first") << QStringLiteral("08-01-2025 00:37:23.272")
                                     << QStringLiteral("2025-08-01T00:37:23.272");
        QTest::newRow("minutes") << QStringLiteral("2025-09-28T22:00Z") << QStringLiteral("2025-09-28T22:00:00Z");
        QTest::newRow("leap day") << QStringLiteral("2024-02-29") << QStringLiteral("2024-02-29T00:00:00");
        QTest::newRow("none") << QStringLiteral("12,5 W") << QString();
        QTest::newRow("month 13") << QStringLiteral("2024-13-01") << QString();
        QTest::newRow("hour 31") << QStringLiteral("2024-12-01 31:00:00") << QString();
        QTest::newRow("minute 61") << QStringLiteral("2024-12-01 10:61:00") << QString();
        QTest::newRow("second 1e30") << QStringLiteral("2024-12-01T10:00:1000000000000000000000000000000Z")
                                     << QString();
        QTest::newRow("leap second") << QStringLiteral("2016-12-31T23:59:60Z")
                                     << QStringLiteral("2017-01-01T00:00:00Z");
    }
    void instants()
    {
        QFETCH(QString, text);
        QFETCH(QString, iso);
        const auto instant = axes::parseInstant(text.toStdString());
        QCOMPARE(instant.has_value(), !iso.isEmpty());
        if (instant)
            QCOMPARE(QString::fromStdString(axes::isoInstant(*instant)), iso);
    }

    void zeus()
    {
        const auto energy = entriesOf(QStringLiteral("z.csv"),
                                      "start_time,window_name,elapsed_time,gpu0_energy,gpu1_energy\r\n"
                                      "526940.79,__limit,10.0,1300.0,1400.0\r\n1700000000.5,train,2.0,10.0,30.0\r\n")
                                .energy;
        QCOMPARE(energy.size(), std::size_t{2});
        QVERIFY(energy[0].scope == EnergyScope::Board);
        QCOMPARE(energy[0].energyJoules.value(), 2700.0);
        QCOMPARE(energy[0].powerMeanWatts.value(), 270.0);
        QVERIFY(!energy[0].start); // a clock that started with the machine
        QCOMPARE(energy[1].start.value(), std::string("2023-11-14T22:13:20.500Z"));
        QCOMPARE(energy[1].devices.value(), 2);
    }

    void codeCarbon()
    {
        // Rows of one run are cumulative; a blank run_id is a run of its own; cells are padded.
        const auto energy =
            entriesOf(
                QStringLiteral("emissions.csv"),
                "timestamp,project_name,run_id,duration,emissions,emissions_rate,cpu_energy,gpu_energy,ram_energy,"
                "energy_consumed,codecarbon_version,tracking_mode\n"
                "2026-05-24T11:50:00,p,a,10,0.1,9,0.1,0.2,0.1,0.4,3.2.3,machine\n"
                "2026-05-24T11:50:10, p , a , 20 , 0.174 ,9, 0.2 , 0.6 , 0.2 , 1.0 ,3.2.3,machine\n"
                "2026-05-24T11:50:10,p,,5,0.01,9,0.1,0,0.1,0.2,3.2.3,machine\n")
                .energy;
        QCOMPARE(energy.size(), std::size_t{2});
        QVERIFY(near(energy[0].energyJoules.value(), 3.6e6));
        QVERIFY(near(energy[0].powerMeanWatts.value(), 1.8e5));
        QVERIFY(energy[0].scope == EnergyScope::Node);
        QVERIFY(near(energy[0].figures.at("grid_g_per_kwh"), 174.0));
        QVERIFY(near(energy[0].figures.at("carbon_g"), 174.0));
        QCOMPARE(energy[0].start.value(), std::string("2026-05-24T11:49:50"));
        QCOMPARE(energy[0].zoneKnown.value(), false);
        QVERIFY(energy[1].scope == EnergyScope::CpuRam);
    }

    void mlperfPower()
    {
        Folder folder;
        QByteArray log;
        for (int i = 0; i < 5; ++i)
            log += "Time,08-01-2025 00:00:0" + QByteArray::number(i) + ".000,Watts," +
                   QByteArray::number(100 * (i + 1)) +
                   ".0,Volts,240.0,Amps,3.4,PF,0.96,Mark,s_testing,Ch1,Watts,50.0\n";
        folder.write(QStringLiteral("run_1/spl.txt"), log + "\n");
        QCOMPARE(folder.import().axes.energy.at(0).powerMeanWatts.value(), 300.0); // the whole log
        folder.write(QStringLiteral("run_1/mlperf_log_detail.txt"),
                     ":::MLLOG {\"key\": \"power_begin\", \"value\": \"08-01-2025 00:00:00.500\"}\n"
                     ":::MLLOG {\"key\": \"power_end\", \"value\": \"08-01-2025 00:00:02.500\"}\n");
        const EnergyEntry entry = folder.import().axes.energy.at(0);
        QVERIFY(entry.scope == EnergyScope::Wall);
        QCOMPARE(entry.powerMeanWatts.value(), 250.0); // 200 and 300 W lie within
        QCOMPARE(entry.durationSeconds.value(), 2.0);
    }

    void nvidiaSmi()
    {
        const auto log = entriesOf(QStringLiteral("g.csv"), "timestamp, index, power.draw [W], power.limit [W]\n"
                                                            "2026/06/10 21:00:00.000, 0, 100.00 W, 700.00 W\n"
                                                            "2026/06/10 21:00:00.010, 1, [N/A], 700.00 W\n"
                                                            "2026/06/10 21:00:01.000, 0, 200.00 W, 700.00 W\n"
                                                            "2026/06/10 21:00:01.010, 1, 50.00 W, 700.00 W\n"
                                                            "2026/06/10 21:00:02.010, 1, 50.00 W, 700.00 W\n"
                                                            "2026/06/10 21:00:11.000, 0, 400.00 W, 700.00 W\n")
                             .energy.at(0);
        QVERIFY(near(log.energyJoules.value(), 150.0 + 50.0)); // the gap of ten seconds is left out
        QVERIFY(near(log.powerMeanWatts.value(), 200.0));
        QCOMPARE(log.devices.value(), 2);
        QCOMPARE(log.zoneKnown.value(), false);
        const auto headless = entriesOf(QStringLiteral("h.csv"), "2024/10/30 18:42:33.000, 20.00 W\n"
                                                                 "2024/10/30 18:42:34.000, 40.00 W\n")
                                  .energy.at(0);
        QVERIFY(near(headless.energyJoules.value(), 30.0));
        const auto dmon =
            entriesOf(QStringLiteral("d.txt"), "# gpu    pwr  gtemp\n# Idx      W      C\n    0     70     40\n"
                                               "    1     30      -\n    0     90     40\n    1      -      -\n")
                .energy.at(0);
        QVERIFY(near(dmon.powerMeanWatts.value(), 110.0));
        QVERIFY(!dmon.energyJoules);
        Folder none;
        none.write(QStringLiteral("n.csv"), "uuid, name, fan.speed [%], index\nGPU-1, X, 38 %, 0\n");
        const Library library = none.import();
        QVERIFY(library.axes.empty());
        QVERIFY(reasonOf(library, QStringLiteral("n.csv")).contains(QStringLiteral("without power")));
    }

    void dcgm()
    {
        // MIG instances repeat their GPU; blanks are no values.
        const auto energy = entriesOf(QStringLiteral("m.prom"),
                                      "# HELP x\nDCGM_FI_DEV_POWER_USAGE{gpu=\"0\", UUID=\"a\", GPU_I_ID=\"1\"} 120.5\n"
                                      "DCGM_FI_DEV_POWER_USAGE{gpu=\"0\", UUID=\"a\", GPU_I_ID=\"2\"} 85.3\n"
                                      "DCGM_FI_DEV_POWER_USAGE{UUID=\"b\"} 9223372036854775794\n"
                                      "DCGM_FI_DEV_TOTAL_ENERGY_CONSUMPTION{UUID=\"a\"} 5000\n"
                                      "DCGM_FI_DEV_GPU_UTIL{UUID=\"b\"} NaN\n...\n")
                                .energy.at(0);
        QCOMPARE(energy.powerMeanWatts.value(), 120.5);
        QCOMPARE(energy.energyJoules.value(), 5.0);
        QCOMPARE(energy.devices.value(), 2);
    }

    void kepler()
    {
        const auto energy = entriesOf(QStringLiteral("k.txt"), "kepler_node_cpu_joules_total{zone=\"package\"} 100\n"
                                                               "kepler_node_cpu_joules_total{zone=\"core\"} 60\n"
                                                               "kepler_node_cpu_joules_total{zone=\"dram\"} 10\n")
                                .energy;
        QCOMPARE(energy.size(), std::size_t{1});
        QVERIFY(energy[0].scope == EnergyScope::CpuRam);
        QCOMPARE(energy[0].energyJoules.value(), 110.0); // the core lies in the package
    }

    void mlEnergy()
    {
        const auto energy =
            entriesOf(QStringLiteral("gpqa.json"),
                      "{\"configurations\": [{\"energy_per_token_joules\": 1.5, \"avg_power_watts\": 300.0, "
                      "\"num_gpus\": 2, \"model_id\": \"org/m\", \"gpu_model\": \"B200\"}]}")
                .energy.at(0);
        QCOMPARE(energy.figures.at("energy_j_per_output_token"), 1.5);
        QCOMPARE(energy.powerMeanWatts.value(), 300.0);
        QCOMPARE(energy.labels.at("model"), std::string("org/m"));
    }

    void costs()
    {
        const auto allocation =
            entriesOf(QStringLiteral("a.json"),
                      "{\"code\": 200, \"data\": [{\"llm\": {\"name\": \"llm\", \"start\": \"2023-07-12T00:00:00Z\", "
                      "\"window\": {\"end\": \"2023-07-13T00:00:00Z\"}, \"cpuCoreHours\": 1, \"gpuCost\": 4.5, "
                      "\"totalCost\": 5.5}, \"__idle__\": {\"cpuCoreHours\": 0, \"totalCost\": 1.0}}]}")
                .cost;
        QCOMPARE(allocation.size(), std::size_t{2});
        QCOMPARE(allocation[0].amount, 5.5);
        QVERIFY(!allocation[0].currency); // the cluster's own: not in the file
        QCOMPARE(allocation[0].end.value(), std::string("2023-07-13T00:00:00Z"));
        QCOMPARE(allocation[1].kind, std::string("idle"));
        const auto table = entriesOf(QStringLiteral("o.csv"), "Date,Namespace,GPUCost,TotalCost,Labels\n"
                                                              "2023-01-01,llm,1.0,1.5,\"{\"\"a\"\":1}\"\n"
                                                              "2023-01-02,llm,2.0,2.5,\n")
                               .cost.at(0);
        QCOMPARE(table.amount, 4.0);
        QCOMPARE(table.start.value(), std::string("2023-01-01"));
        QCOMPARE(table.end.value(), std::string("2023-01-03"));
        const auto focus =
            entriesOf(QStringLiteral("f.csv"),
                      "\"BilledCost\",\"BillingCurrency\",\"ChargeCategory\",\"ChargePeriodEnd\",\"ChargePeriodStart\","
                      "\"EffectiveCost\"\n2.0,\"USD\",\"Usage\",\"2024-09-02 00:00:00\",\"2024-09-01 00:00:00\",1.5\n"
                      "NULL,\"USD\",\"Usage\",\"2024-09-03 00:00:00\",\"2024-09-02 00:00:00\",0.5\n"
                      "-1.0,\"USD\",\"Credit\",\"2024-09-03 00:00:00\",\"2024-09-02 00:00:00\",-1.0\n")
                .cost;
        QCOMPARE(focus.size(), std::size_t{2});
        QCOMPARE(focus[0].amount, 2.0);
        QCOMPARE(focus[0].figures.at("billed_amount"), 2.0);
        QCOMPARE(focus[0].kind, std::string("usage"));
        QCOMPARE(focus[1].amount, -1.0); // credits stay apart
    }

    void lmEval()
    {
        const auto quality =
            entriesOf(
                QStringLiteral("results_2026.json"),
                "{\"results\": {\"gsm8k\": {\"alias\": \"gsm8k\", \"exact_match,strict-match\": 0.5, "
                "\"exact_match_stderr,strict-match\": \"N/A\", \"exact_match,flexible-extract\": 0.6, "
                "\"exact_match_stderr,flexible-extract\": 0.01}, \"wiki\": {\"word_perplexity,none\": 9.5}}, "
                "\"configs\": {}, \"versions\": {}, \"higher_is_better\": {\"gsm8k\": {\"exact_match\": true}}, "
                "\"n-samples\": {\"gsm8k\": {\"original\": 1000, \"effective\": 100}}, \"model_name\": \"org/m\"}")
                .quality;
        QCOMPARE(quality.size(), std::size_t{3});
        QCOMPARE(quality[0].labels.at("filter"), std::string("strict-match"));
        QVERIFY(!quality[0].standardError);
        QCOMPARE(quality[0].samples.value(), 100LL);
        QCOMPARE(quality[0].labels.at("partial"), std::string("true"));
        QCOMPARE(quality[1].standardError.value(), 0.01);
        QCOMPARE(quality[2].higherIsBetter.value(), false);
        const auto old = entriesOf(QStringLiteral("old.json"),
                                   "{\"results\": {\"sciq\": {\"acc\": 0.9, \"acc_stderr\": 0.02}}, \"versions\": {}, "
                                   "\"config\": {\"model_args\": \"pretrained=org/p,revision=x\"}}")
                             .quality;
        QCOMPARE(old.size(), std::size_t{1});
        QCOMPARE(old[0].model.value(), std::string("org/p"));
        QCOMPARE(old[0].standardError.value(), 0.02);
    }

    void helm()
    {
        const auto stat = [](const char *name, const char *more, double mean) {
            return QStringLiteral("{\"name\": {\"name\": \"%1\"%2}, \"count\": 1, \"sum\": 1, \"mean\": %3}")
                .arg(QString::fromLatin1(name), QString::fromLatin1(more))
                .arg(mean)
                .toUtf8();
        };
        Folder folder;
        folder.write(QStringLiteral("mmlu:subject=x,model=openai_gpt2/stats.json"),
                     "[" + stat("exact_match", ", \"split\": \"test\"", 0.25) + ", " +
                         stat("exact_match", ", \"split\": \"valid\"", 0.5) + ", " +
                         stat("exact_match", ", \"split\": \"test\", \"perturbation\": {\"name\": \"typo\"}", 0.1) +
                         ", " + stat("inference_runtime", ", \"split\": \"test\"", 3.0) + ", " +
                         stat("num_instances", ", \"split\": \"test\"", 311) + "]");
        const auto quality = folder.import().axes.quality;
        QCOMPARE(quality.size(), std::size_t{1});
        QCOMPARE(quality[0].value, 0.25);
        QCOMPARE(quality[0].samples.value(), 311LL);
        QCOMPARE(quality[0].model.value(), std::string("openai_gpt2"));
    }

    void liveBench()
    {
        Folder folder;
        folder.write(QStringLiteral("table_2024_06_24.csv"), "model,typos,tablejoin,cta,zebra_puzzle\nm,40,20,60,\n");
        folder.write(QStringLiteral("categories_2024_06_24.json"),
                     "{\"Language\": [\"typos\"], \"Data\": [\"tablejoin\", \"cta\"]}");
        const auto quality = folder.import().axes.quality;
        double overall = 0.0;
        for (const QualityEntry &entry : quality)
            overall = entry.task == "overall" ? entry.value : overall;
        QCOMPARE(overall, 40.0); // the mean of 40 and (20 + 60)/2
        QCOMPARE(quality.at(0).scale, 100.0);
    }

    void grids()
    {
        const auto maps =
            entriesOf(QStringLiteral("e.json"),
                      "{\"zone\": \"DE\", \"history\": [{\"zone\": \"DE\", \"carbonIntensity\": 599, "
                      "\"datetime\": \"2024-03-05T20:00:00.000Z\", \"emissionFactorType\": \"lifecycle\", "
                      "\"isEstimated\": true}]}")
                .grid.at(0);
        QCOMPARE(maps.zone.value(), std::string("DE"));
        QCOMPARE(maps.method.value(), std::string("lifecycle"));
        QVERIFY(maps.estimated);
        QCOMPARE(maps.points.at(0).value, 599.0);
        Folder none;
        none.write(QStringLiteral("n.json"),
                   "{\"status\": \"no-data\", \"countryCode\": \"DE\", \"data\": {}, \"units\": {}}");
        QVERIFY(none.import().axes.empty());
        const auto charts =
            entriesOf(QStringLiteral("p.json"), "{\"unix_seconds\": [1700000000, 1700000900], \"price\": "
                                                "[-5.0, null], \"unit\": \"EUR / MWh\"}")
                .grid.at(0);
        QCOMPARE(charts.points.size(), std::size_t{1});
        QCOMPARE(charts.points[0].value, -5.0); // below zero is a price
        const auto owid =
            entriesOf(QStringLiteral("owid_2026-05.csv"), "Entity,Code,Year,carbon_intensity\nGermany,DEU,2023,371.3\n"
                                                          "Germany,DEU,2024,340\nASEAN (Ember),,2000,572.5\n")
                .grid;
        QCOMPARE(owid.size(), std::size_t{2});
        QCOMPARE(owid[0].points.size(), std::size_t{2});
        QCOMPARE(owid[0].vintage.value(), std::string("2026-05"));
        QCOMPARE(owid[1].zone.value(), std::string("ASEAN (Ember)"));
        const auto ember = entriesOf(QStringLiteral("ember.csv"),
                                     "Country,ISO3 Code,Date,Price (EUR/MWhe)\nAustria,AUT,01/02/2015,29.94\n")
                               .grid.at(0);
        QCOMPARE(ember.points[0].start, std::string("2015-02-01"));
        QCOMPARE(ember.quantity, std::string("price_eur_per_mwh"));
    }

    /// Curve type A03 leaves out what repeats.
    void entsoe()
    {
        const QByteArray head = "<?xml version=\"1.0\"?>\n<Publication_MarketDocument xmlns=\"x\">\n<createdDateTime>"
                                "2025-10-01T22:50:06Z</createdDateTime>";
        const auto grid =
            entriesOf(QStringLiteral("es.xml"),
                      head +
                          "<TimeSeries><out_Domain.mRID codingScheme=\"A01\">10YES-REE------0</out_Domain.mRID>"
                          "<currency_Unit.name>EUR</currency_Unit.name><curveType>A03</curveType><Period><timeInterval>"
                          "<start>2025-09-28T22:00Z</start><end>2025-09-29T02:00Z</end></timeInterval>"
                          "<resolution>PT60M</resolution><Point><position>1</position><price.amount>50</price.amount>"
                          "</Point><Point><position>3</position><price.amount>-2.5</price.amount></Point></Period>"
                          "</TimeSeries></Publication_MarketDocument>")
                .grid.at(0);
        QCOMPARE(grid.zone.value(), std::string("10YES-REE------0"));
        QCOMPARE(grid.points.size(), std::size_t{4});
        QCOMPARE(grid.points[1].value, 50.0);
        QCOMPARE(grid.points[3].value, -2.5);
        QCOMPARE(grid.points[3].start, std::string("2025-09-29T01:00:00Z"));
        Folder none;
        none.write(QStringLiteral("a.xml"),
                   "<Acknowledgement_MarketDocument><Reason><code>999</code><text>No matching data "
                   "found</text></Reason></Acknowledgement_MarketDocument>");
        QVERIFY(reasonOf(none.import(), QStringLiteral("a.xml")).contains(QStringLiteral("No matching data found")));
    }

    /// A few words of XML ask for as many repetitions as they like.
    void entsoeWithoutEnd()
    {
        const auto zone = [](const QByteArray &name, const QByteArray &resolution) {
            return "<TimeSeries><out_Domain.mRID>" + name +
                   "</out_Domain.mRID><curveType>A03</curveType><Period><timeInterval><start>2025-01-01T00:00Z</start>"
                   "<end>9999-01-01T00:00Z</end></timeInterval><resolution>" +
                   resolution +
                   "</resolution><Point><position>1</position><price.amount>50</price.amount></Point></Period>"
                   "</TimeSeries>";
        };
        const auto grid =
            entriesOf(QStringLiteral("x.xml"), "<Publication_MarketDocument>\n" + zone("A", "PT1M") +
                                                   zone("B", "PT1e-300M") + "</Publication_MarketDocument>")
                .grid;
        QCOMPARE(grid.size(), std::size_t{2});
        QCOMPARE(grid[0].points.size(), std::size_t{100'000});
        QCOMPARE(grid[1].points.size(), std::size_t{100'000});
    }

    /// Times that are none leave the resolution open.
    void energyChartsOfOddTimes()
    {
        for (const QByteArray times :
             {"[0, 1e300]", "[0, Infinity]", "[-1e308, 1e308]", "[0, 1]", "[NaN, 60]", "[60, 0]"}) {
            const auto grid =
                entriesOf(QStringLiteral("c.json"),
                          "{\"unix_seconds\": " + times + ", \"price\": [1.5, Infinity], \"unit\": \"EUR\"}")
                    .grid;
            QCOMPARE(grid.size(), std::size_t{1});
            QVERIFY(!grid[0].resolution);
            for (const GridPoint &point : grid[0].points)
                QCOMPARE(point.value, 1.5);
        }
    }

    void vllmMetrics()
    {
        const auto production =
            entriesOf(QStringLiteral("m.txt"),
                      "# HELP vllm:num_requests_running x\n"
                      "vllm:num_requests_running{engine=\"0\",model_name=\"m\"} 60.0\n"
                      "vllm:num_requests_running{engine=\"1\",model_name=\"m\"} 4.0\n"
                      "vllm:kv_cache_usage_perc{engine=\"0\",model_name=\"m\"} 0.2\n"
                      "vllm:kv_cache_usage_perc{engine=\"1\",model_name=\"m\"} 0.4\n"
                      "vllm:prefix_cache_queries{engine=\"0\",model_name=\"m\"} 1000\n"
                      "vllm:prefix_cache_hits_total{model_name=\"m\",engine=\"0\"} 250\n"
                      "vllm:prompt_tokens_total{engine=\"0\",model_name=\"m\"} 4.32e+05\n"
                      "vllm:prompt_tokens_created{engine=\"0\",model_name=\"m\"} 1.78e9\n"
                      "vllm:time_to_first_token_seconds_bucket{le=\"0.1\",model_name=\"m\",engine=\"0\"} 5\n"
                      "vllm:time_to_first_token_seconds_bucket{le=\"0.2\",model_name=\"m\",engine=\"0\"} 10\n"
                      "vllm:time_to_first_token_seconds_bucket{le=\"+Inf\",model_name=\"m\",engine=\"0\"} 10\n"
                      "vllm:time_to_first_token_seconds_sum{model_name=\"m\",engine=\"0\"} 1.5\n"
                      "vllm:time_to_first_token_seconds_count{model_name=\"m\",engine=\"0\"} 10\n"
                      "vllm:cache_config_info{block_size=\"16\",num_gpu_blocks=\"4521\"} 1.0\n")
                .production;
        QCOMPARE(production.size(), std::size_t{1});
        const ProductionEntry &entry = production[0];
        QCOMPARE(entry.source.tool, std::string("vllm-metrics"));
        QCOMPARE(entry.figures.at("requests_running"), 64.0);
        QVERIFY(near(entry.figures.at("kv_usage_fraction"), 0.3));
        QCOMPARE(entry.figures.at("prefix_cache_hit_fraction"), 0.25);
        QCOMPARE(entry.figures.at("prompt_tokens"), 432000.0);
        QCOMPARE(entry.ttft.meanSeconds.value(), 0.15);
        QVERIFY(near(entry.ttft.quantile(0.9).value(), 0.18));
        QVERIFY(entry.quantilesEstimated);
        QCOMPARE(entry.figures.at("kv_tokens"), 72336.0);
    }

    void sglangMetrics()
    {
        const auto entry =
            entriesOf(QStringLiteral("s.txt"), "sglang:num_running_reqs{model_name=\"m\",tp_rank=\"0\"} 162\n"
                                               "sglang:num_running_reqs{model_name=\"m\",tp_rank=\"1\"} 162\n"
                                               "sglang:cache_hit_rate{model_name=\"m\"} 38.5\n"
                                               "sglang:time_per_output_token_seconds_sum{model_name=\"m\"} 8.0e+00\n"
                                               "sglang:time_per_output_token_seconds_count{model_name=\"m\"} 400\n")
                .production.at(0);
        QCOMPARE(entry.figures.at("requests_running"), 162.0); // ranks repeat
        QCOMPARE(entry.figures.at("prefix_cache_hit_fraction"), 0.385);
        QCOMPARE(entry.itl.meanSeconds.value(), 0.02);
    }

    void prometheus()
    {
        const auto production =
            entriesOf(QStringLiteral("q.json"),
                      "{\"status\": \"success\", \"data\": {\"resultType\": \"matrix\", \"result\": [{\"metric\": "
                      "{\"model_name\": \"m\"}, \"values\": [[1.5, \"2\"], [16.5, \"NaN\"], [31.5, \"4\"]]}]}}")
                .production;
        QCOMPARE(production.size(), std::size_t{1});
        QCOMPARE(production[0].figures.at("points"), 2.0);
        QCOMPARE(production[0].figures.at("mean_value"), 3.0);
    }

    void traces()
    {
        const auto azure = entriesOf(QStringLiteral("a.csv"), "TIMESTAMP,ContextTokens,GeneratedTokens\r\n"
                                                              "2023-11-16 18:17:03.9799600,100,10\r\n"
                                                              "2023-11-16 18:17:13.9799600,300,30\r\n")
                               .workloads.at(0);
        QCOMPARE(azure.requests, 2LL);
        QCOMPARE(azure.promptTokens.value().mean, 200.0);
        QVERIFY(near(azure.durationSeconds.value(), 10.0));
        const auto burst =
            entriesOf(QStringLiteral("b.csv"), "Timestamp,Model,Request tokens,Response tokens,Total tokens,Log Type\n"
                                               "5,GPT-4,100,0,100,API log\n65,GPT-4,200,40,240,API log\n")
                .workloads.at(0);
        QCOMPARE(burst.requests, 2LL);
        QCOMPARE(burst.failed.value(), 1LL);
        QCOMPARE(burst.outputTokens.value().mean, 40.0); // a failure is no answer of length 0
        const auto mooncake =
            entriesOf(QStringLiteral("m.jsonl"),
                      "{\"timestamp\": 0, \"input_length\": 1000, \"output_length\": 5, \"hash_ids\": [0, 1]}\n"
                      "{\"timestamp\": 2500, \"input_length\": 3000, \"output_length\": 15, \"hash_ids\": [0, 2]}\n")
                .workloads.at(0);
        QCOMPARE(mooncake.durationSeconds.value(), 2.5); // milliseconds
        QCOMPARE(mooncake.outputTokens.value().total, 20.0);
        QCOMPARE(mooncake.figures.at("prefix_reuse_fraction"), 0.25);
    }

    /// The stated latency is in milliseconds in some exports: it is computed from the times.
    void langfuse()
    {
        const QByteArray line =
            "{\"id\": \"1\", \"traceId\": \"t\", \"type\": \"%1\", \"startTime\": \"2026-01-01T00:00:00.000Z\", "
            "\"completionStartTime\": \"2026-01-01T00:00:00.200Z\", \"endTime\": \"2026-01-01T00:00:00.770Z\", "
            "\"latency\": 770, \"model\": \"m\", \"usageDetails\": {\"input\": 50, \"output\": 58}}\n";
        const auto production = entriesOf(QStringLiteral("l.jsonl"), QByteArray(line).replace("%1", "GENERATION") +
                                                                         QByteArray(line).replace("%1", "SPAN"))
                                    .production;
        QCOMPARE(production.size(), std::size_t{1});
        QCOMPARE(production[0].figures.at("requests"), 1.0);
        QVERIFY(near(production[0].e2e.meanSeconds.value(), 0.77));
        QVERIFY(near(production[0].ttft.meanSeconds.value(), 0.2));
        QVERIFY(near(production[0].tpot.meanSeconds.value(), 0.01));
    }
};

QTEST_GUILESS_MAIN(AxisEntriesTest)
#include "tst_axisentries.moc"
