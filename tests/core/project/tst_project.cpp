// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/project/project.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace core::project;

namespace {

QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

std::string withSchema(const QByteArray &rest)
{
    return "schema: paretoscope/1\n" + rest.toStdString();
}

struct Outcome
{
    core::Result<Project> project = core::failure({});
    core::Diagnostics diagnostics;
    Node document;
};

Outcome read(const std::string &text)
{
    Outcome outcome;
    outcome.project = readProject(text, "p.yaml", outcome.document, outcome.diagnostics);
    return outcome;
}

QStringList sentences(const core::Diagnostics &diagnostics)
{
    QStringList result;
    for (const auto &item : diagnostics.items())
        result << (item.severity == core::Severity::Error ? QStringLiteral("E ") : QStringLiteral("W ")) +
                      shown(item.what.describe());
    return result;
}

/// Everything that a project may say.
const char *everything = R"(schema: paretoscope/1
title: Chat for 4,000 civil servants
date: 2026-06-01
seed: 7
scenario:
  workload:
    kind: chat
    prompt_tokens: {mean: 800, p50: 600, p95: 1200, p99: 2500}
    output_tokens: 250
    live_context_tokens: {p50: 1000, p90: 1500}
    arrivals: {kind: gamma, rate_rps: [150, 250], cv: 2}
    prefix: {shared_tokens: 512, hit_rate: 0.75}
    sampling: greedy
    hours_per_day: 24
    load_shape: [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4, 3, 4, 4, 4, 3, 2, 1, 1, 0.5, 0.5, 0, 0]
  slo: {ttft_p95_ms: 1500, tpot_p95_ms: 60, e2e_mean_ms: 9000, ttft_p99.9_ms: 3000, goodput_min: 0.95}
  model: {id: llama-3.1-70b, parameters: 70e9, active_parameters: 70e9, weights: FP8, kv: fp8}
  hardware: {gpu: h100-sxm-80gb, gpus_per_node: 8, link: nvlink, vram_gb: 80, gpu_count: 16}
  parallelism: {tp: 4, pp: 1, ep: 1, dp: 2}
  engine:
    id: vllm
    version: "0.19"
    max_num_seqs: 256
    max_num_batched_tokens: 8192
    gpu_memory_utilization: 0.92
    chunked_prefill: true
    speculative: {draft: llama-3.2-1b, tokens: 4, acceptance: 0.65}
  sizing: {headroom: 0.25, reserve: 0.15, redundancy: n+1}
  memory: {activations_gb: 4, overhead_gb: 3}
  throughput: {output_tokens_per_s: {value: 2800, source: "our bench", date: 2026-05-02}, total_tokens_per_s: 3000,
    goodput_tokens_per_s: 2800, request_throughput_rps: 11, provenance: production}
economics:
  tariff:
    kind: owned
    eur_per_hour: 11
    eur_per_gpu_hour: 1.5
    eur_per_mtok: 2
    capex_eur: 300000
    capex:
      components: {gpus: {eur: 240000, residual_share: 0.1, amortisation_years: 3}, server: 40000}
      amortisation_years: 4
      residual_share: 0
      cost_of_capital: 0.05
      maintenance_share: 0.04
      space_eur_per_year: 6000
      staff_eur_per_year: 20000
  electricity: {eur_per_kwh: 0.058, retail_factor: 1.5}
  utilisation: 0.6
energy: {power_w: 5600, boundary: node, pue: 1.4, idle_share: 0.3}
site: {zone: FR, grid_g_per_kwh: 40, grid_method: lifecycle, grid_year: 2024}
sovereignty: {provider: own, gate: EU}
results:
  - {path: sweep.json, sha256: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad, role: benchmark}
  - more.csv
candidates:
  - id: A
    label: 70B FP16
    provenance: design
    values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: {value: 2800, provenance: benchmark}, energy_j_per_token: null,
      sovereignty: EU}
  - {id: B, override: {model: {weights: fp8}, economics: {utilisation: 0.8}}}
scorecard: {axes: [cpm_eur_per_mtok, sovereignty], gate: {sovereignty: EU, headroom: 0.1}, tolerances: {cpm_eur_per_mtok: 0.02}}
explore: {vary: {parallelism.tp: [1, 2]}}
acknowledged: [{check: benchmark.warmup-unknown, reason: "warm-up of 50 requests, see log"}]
)";

} // namespace

class ProjectTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsEverything();
    void badInputs_data();
    void badInputs();
    void warnings_data();
    void warnings();
    void collectsAllErrors();
    void quantities();
    void hostile();
    void examples_data();
    void examples();
    void candidates();
    void fast();
    void empty();
};

void ProjectTest::readsEverything()
{
    const Outcome outcome = read(everything);
    QCOMPARE(sentences(outcome.diagnostics), QStringList());
    const Project &p = outcome.project.value();
    QCOMPARE(shown(*p.title), QStringLiteral("Chat for 4,000 civil servants"));
    QCOMPARE(shown(*p.date), QStringLiteral("2026-06-01"));
    QCOMPARE(p.seed, std::uint64_t{7});
    const Workload &w = p.scenario.workload;
    QCOMPARE(w.promptTokens.p99->value, 2500.0);
    QCOMPARE(w.outputTokens.mean->value, 250.0);
    QCOMPARE(w.liveContextTokens->value, 1000.0);
    QCOMPARE(w.liveContextTokens->percentiles.at(0.9), 1500.0);
    QVERIFY(w.arrivals.kind == ArrivalKind::Gamma);
    QCOMPARE(w.arrivals.requestsPerSecond->value, 200.0);
    QCOMPARE(*w.arrivals.requestsPerSecond->low, 150.0);
    QCOMPARE(w.arrivals.coefficientOfVariation->value, 2.0);
    QCOMPARE(w.prefixHitRate->value, 0.75);
    QCOMPARE(w.loadShape.size(), std::size_t{24});
    QCOMPARE(w.loadShape[20], 0.5);
    const core::Slo &slo = p.scenario.slo;
    QCOMPARE(slo.terms.size(), std::size_t{4});
    QCOMPARE(slo.terms[0].limitSeconds, 1.5);
    QCOMPARE(*slo.terms[0].quantile, 0.95);
    QVERIFY(!slo.terms[2].quantile);
    QVERIFY(slo.terms[2].metric == core::LatencyMetric::E2e);
    QCOMPARE(*slo.terms[3].quantile, 0.999);
    QCOMPARE(*slo.goodputMinFraction, 0.95);
    QCOMPARE(p.scenario.model.parameters->value, 70e9);
    QCOMPARE(shown(*p.scenario.model.weights), QStringLiteral("fp8"));
    QCOMPARE(*p.scenario.hardware.gpuCount, 16);
    QCOMPARE(*p.scenario.parallelism.dp, 2);
    const Engine &e = p.scenario.engine;
    QCOMPARE(shown(*e.version), QStringLiteral("0.19"));
    QCOMPARE(*e.maxNumBatchedTokens, 8192);
    QCOMPARE(*e.chunkedPrefill, true);
    QCOMPARE(e.speculative->acceptance->value, 0.65);
    QCOMPARE(shown(*p.scenario.sizing.redundancy), QStringLiteral("n+1"));
    QCOMPARE(p.scenario.memory.overheadGb->value, 3.0);
    const GivenThroughput &t = *p.scenario.throughput;
    QCOMPARE(t.outputTokensPerSecond->value, 2800.0);
    QCOMPARE(shown(*t.outputTokensPerSecond->source), QStringLiteral("our bench"));
    QCOMPARE(shown(*t.outputTokensPerSecond->date), QStringLiteral("2026-05-02"));
    QVERIFY(t.provenance == Provenance::Production);
    const Tariff &tariff = p.economics.tariff;
    QVERIFY(tariff.kind == TariffKind::Owned);
    QCOMPARE(tariff.capex->components.size(), std::size_t{2});
    QCOMPARE(tariff.capex->components[0].residualShareFraction->value, 0.1);
    QCOMPARE(shown(tariff.capex->components[1].name), QStringLiteral("server"));
    QCOMPARE(tariff.capex->components[1].eur->value, 40000.0);
    QCOMPARE(tariff.capex->staffEurPerYear->value, 20000.0);
    QCOMPARE(tariff.capexEur->value, 300000.0);
    QCOMPARE(p.economics.retailFactor->value, 1.5);
    QVERIFY(p.energy.boundary == Boundary::Node);
    QCOMPARE(*p.site.gridYear, 2024);
    QCOMPARE(shown(*p.sovereignty.gate), QStringLiteral("EU"));
    QCOMPARE(shown(p.results[1].path), QStringLiteral("more.csv"));
    QVERIFY(p.results[0].sha256);
    QCOMPARE(p.candidates.size(), std::size_t{2});
    const Candidate &a = p.candidates[0];
    QCOMPARE(a.values.size(), std::size_t{3}); // null is unknown
    QCOMPARE(std::get<double>(a.values.at("cpm_eur_per_mtok")), 1.09);
    QCOMPARE(shown(std::get<std::string>(a.values.at("sovereignty"))), QStringLiteral("EU"));
    QVERIFY(a.provenances.at("goodput_tokens_per_s") == Provenance::Benchmark);
    QVERIFY(a.provenances.at("cpm_eur_per_mtok") == Provenance::Design);
    QCOMPARE(a.line, 56);
    QCOMPARE(shown(p.candidates[1].label), QStringLiteral("B"));
    QVERIFY(p.candidates[1].overrides);
    QCOMPARE(shown(p.scorecard.gates.at("headroom")), QStringLiteral("0.1"));
    QCOMPARE(p.scorecard.tolerances.at("cpm_eur_per_mtok"), 0.02);
    QVERIFY(p.explore && p.explore->find("vary"));
    QCOMPARE(shown(p.acknowledged[0].reason), QStringLiteral("warm-up of 50 requests, see log"));
    QVERIFY(!p.isSourceYaml);
}

void ProjectTest::badInputs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *text, const char *sentence) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(sentence);
    };
    row("decimal comma", "energy: {power_w: 5,8}\n",
        "p.yaml:2:19: energy.power_w: found 5,8; decimals are written with a point: 5.8");
    row("decimal comma in block", "energy:\n  pue: 1,4\n",
        "p.yaml:3:8: energy.pue: found 1,4; decimals are written with a point: 1.4");
    row("decimal comma inside", "energy: {pue: 1,4, power_w: 5600}\n",
        "p.yaml:2:15: energy.pue: found 1,4; decimals are written with a point: 1.4");
    row("decimal comma in value", "energy: {pue: {value: 1,4, source: x}}\n",
        "p.yaml:2:23: energy.pue: found 1,4; decimals are written with a point: 1.4");
    row("decimal comma in slo", "scenario: {slo: {ttft_p99_ms: 500,5}}\n",
        "p.yaml:2:31: scenario.slo.ttft_p99_ms: found 500,5; decimals are written with a point: 500.5");
    row("thousands", "energy:\n  power_w: 5,600.0\n",
        "p.yaml:3:12: energy.power_w: found 5,600.0; numbers are written with a decimal point and nothing between "
        "thousands");
    row("nan", "energy: {power_w: .nan}\n", "p.yaml:2:19: energy.power_w: found .nan, expected a finite number");
    row("infinite", "energy: {power_w: -.inf}\n", "p.yaml:2:19: energy.power_w: found -.inf, expected a finite number");
    row("overflow", "energy: {power_w: 1e999}\n",
        "p.yaml:2:19: energy.power_w: found 1e999, which is no number or too large a one");
    row("octal", "scenario: {parallelism: {tp: 010}}\n",
        "p.yaml:2:30: scenario.parallelism.tp: found 010, whose zero in front can mean an octal number; write 10");
    row("octal prefix", "scenario: {parallelism: {tp: 0o10}}\n",
        "p.yaml:2:30: scenario.parallelism.tp: found 0o10, expected a decimal number");
    row("hexadecimal", "energy: {power_w: 0x15E0}\n",
        "p.yaml:2:19: energy.power_w: found 0x15E0, expected a decimal number");
    row("quoted number", "energy: {power_w: \"5600\"}\n",
        "p.yaml:2:19: energy.power_w: found \"5600\" in quotes, expected a number without quotes");
    row("word", "energy: {power_w: much}\n", "p.yaml:2:19: energy.power_w: found \"much\", expected a number");
    row("unit", "scenario: {hardware: {vram_gb: 80 GB}}\n",
        "p.yaml:2:32: scenario.hardware.vram_gb: found \"80 GB\", expected a number alone; the unit is in the key's "
        "name");
    row("list", "energy: {power_w: [1, 2, 3]}\n",
        "p.yaml:2:19: energy.power_w: found a list of 3, expected a number or a range of two: [low, high]");
    row("falling range", "energy: {pue: [1.5, 1.2]}\n",
        "p.yaml:2:15: energy.pue: found the range [1.5, 1.2], expected the lower end first");
    row("range with comma", "energy: {pue: [1,2, 1,5]}\n",
        "p.yaml:2:15: energy.pue: found a list of 4, expected a number or a range of two: [low, high]");
    row("half range", "energy: {pue: [1.2, null]}\n", "p.yaml:2:21: energy.pue: one end of the range is missing");
    row("map", "energy: {pue: {}}\n",
        "p.yaml:2:15: energy.pue: expected a number, a range [low, high], {value: …} or percentiles with p50");
    row("falling percentiles", "energy: {pue: {p50: 1.5, p90: 1.2}}\n",
        "p.yaml:2:15: energy.pue: a higher percentile is below a lower one");
    row("falling lengths", "scenario:\n  workload:\n    prompt_tokens: {p50: 600, p95: 500}\n",
        "p.yaml:4:20: scenario.workload.prompt_tokens: a higher percentile is below a lower one");
    row("percent", "economics: {utilisation: 60}\n",
        "p.yaml:2:26: economics.utilisation: found 60, expected a fraction from 0 to 1; 60 % is written 0.6");
    row("percent sign", "economics: {utilisation: 60 %}\n",
        "p.yaml:2:26: economics.utilisation: found 60 %, expected a fraction from 0 to 1: write 0.6");
    row("fraction", "scenario: {sizing: {headroom: -0.25}}\n",
        "p.yaml:2:31: scenario.sizing.headroom: found -0.25, expected a fraction from 0 to 1");
    row("zero utilisation", "economics: {utilisation: 0}\n",
        "p.yaml:2:26: economics.utilisation: found 0, expected a fraction above 0, at most 1");
    row("goodput", "scenario: {slo: {goodput_min: 95}}\n",
        "p.yaml:2:31: scenario.slo.goodput_min: found 95, expected a fraction from 0 to 1; 95 % is written 0.95");
    row("memory utilization", "scenario: {engine: {gpu_memory_utilization: 1.5}}\n",
        "p.yaml:2:45: scenario.engine.gpu_memory_utilization: found 1.5, expected a fraction from 0 to 1; 1.5 % is "
        "written "
        "0.015");
    row("pue", "energy: {pue: 0.9}\n", "p.yaml:2:15: energy.pue: found 0.9, expected 1 or more");
    row("power", "energy: {power_w: 0}\n", "p.yaml:2:19: energy.power_w: found 0, expected more than 0");
    row("price", "economics: {tariff: {eur_per_hour: -1}}\n",
        "p.yaml:2:36: economics.tariff.eur_per_hour: found -1, expected 0 or more");
    row("limit", "scenario: {slo: {ttft_p99_ms: 0}}\n",
        "p.yaml:2:31: scenario.slo.ttft_p99_ms: found 0, expected more than 0");
    row("hours", "scenario: {workload: {hours_per_day: 25}}\n",
        "p.yaml:2:38: scenario.workload.hours_per_day: found 25, expected hours of a day: above 0, at most 24");
    row("no count", "scenario: {parallelism: {tp: 0}}\n",
        "p.yaml:2:30: scenario.parallelism.tp: found 0, expected a whole number from 1 to 1000000000");
    row("half a count", "scenario: {parallelism: {tp: 2.5}}\n",
        "p.yaml:2:30: scenario.parallelism.tp: found 2.5, expected a whole number");
    row("huge count", "scenario: {parallelism: {tp: 1e300}}\n",
        "p.yaml:2:30: scenario.parallelism.tp: found 1e300, expected a whole number");
    row("count as list", "scenario: {parallelism: {tp: [1, 2]}}\n",
        "p.yaml:2:30: scenario.parallelism.tp: found a list, expected a number");
    row("flag", "scenario: {engine: {chunked_prefill: yes}}\n",
        "p.yaml:2:38: scenario.engine.chunked_prefill: found \"yes\", expected true or false");
    row("text", "title: [a]\n", "p.yaml:2:8: title: found a list, expected text");
    row("text map", "site: {zone: {a: b}}\n", "p.yaml:2:14: site.zone: found keys with values, expected text");
    row("section", "energy: 5\n", "p.yaml:2:9: energy: found \"5\", expected keys with values");
    row("section list", "energy:\n  - a\n", "p.yaml:3:3: energy: found a list, expected keys with values");
    row("date", "date: 01/06/2026\n", "p.yaml:2:7: date: found \"01/06/2026\", expected a date such as 2026-06-01");
    row("date of source", "energy: {pue: {value: 1.4, date: June}}\n",
        "p.yaml:2:34: energy.pue.date: found \"June\", expected a date such as 2026-06-01");
    row("date of another age", "date: 2199-01-01\n",
        "p.yaml:2:7: date: found \"2199-01-01\", expected a year from 1900 to 2100");
    row("power of a star", "energy: {power_w: 1e308}\n",
        "p.yaml:2:19: energy.power_w: found 1e308, more than anything that exists; expected at most "
        "1,000,000,000,000");
    row("price of a star", "economics: {tariff: {eur_per_hour: 1e308}}\n",
        "p.yaml:2:36: economics.tariff.eur_per_hour: found 1e308, more than anything that exists; expected at most "
        "1,000,000,000,000");
    row("prompt of a library", "scenario: {workload: {prompt_tokens: {mean: 1e308}}}\n",
        "p.yaml:2:45: scenario.workload.prompt_tokens.mean: found 1e308, more than anything that exists; expected at "
        "most 1,000,000,000");
    row("prompts as percentiles", "scenario: {workload: {prompt_tokens: {mean: {p50: 1e10}}}}\n",
        "p.yaml:2:51: scenario.workload.prompt_tokens.mean.p50: found 1e10, more than anything that exists; expected "
        "at most 1,000,000,000");
    row("end of a range", "energy: {power_w: [100, 1e13]}\n",
        "p.yaml:2:25: energy.power_w: found 1e13, more than anything that exists; expected at most "
        "1,000,000,000,000");
    row("rate", "scenario: {workload: {arrivals: {rate_rps: 1e300}}}\n",
        "p.yaml:2:44: scenario.workload.arrivals.rate_rps: found 1e300, more than anything that exists; expected at "
        "most 1,000,000,000");
    row("limit beyond", "scenario: {slo: {ttft_p99_ms: 1e200}}\n",
        "p.yaml:2:31: scenario.slo.ttft_p99_ms: found 1e200, more than anything that exists; expected at most "
        "1,000,000,000,000");
    row("axis of a candidate", "candidates: [{id: A, values: {cpm_eur_per_mtok: 1e308}}]\n",
        "p.yaml:2:49: candidates.0.values.cpm_eur_per_mtok: found 1e308, more than anything that exists; expected at "
        "most 1,000,000,000");
    row("choice", "energy: {boundary: rack}\n",
        "p.yaml:2:20: energy.boundary: found \"rack\", expected one of board, node, facility");
    row("arrivals", "scenario: {workload: {arrivals: {kind: uniform}}}\n",
        "p.yaml:2:40: scenario.workload.arrivals.kind: found \"uniform\", expected one of poisson, closed, gamma, "
        "trace");
    row("load shape", "scenario: {workload: {load_shape: [1, 2]}}\n",
        "p.yaml:2:35: scenario.workload.load_shape: found 2 numbers, expected one for each of the 24 hours of a day");
    row("idle day", "scenario: {workload: {load_shape: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}}\n",
        "p.yaml:2:35: scenario.workload.load_shape: every hour is 0, expected load in at least one");
    row("results", "results: sweep.csv\n", "p.yaml:2:10: results: found \"sweep.csv\", expected a list");
    row("result path", "results: [{role: benchmark}]\n", "p.yaml:2:11: results.0: the path of the file is missing");
    row("hash", "results: [{path: a, sha256: 12ab}]\n",
        "p.yaml:2:29: results.0.sha256: found \"12ab\", expected 64 hexadecimal digits");
    row("no id", "candidates:\n  - {label: x}\n", "p.yaml:3:5: candidates.0: the candidate has no id");
    row("blank id", "candidates:\n  - {id: \" \"}\n", "p.yaml:3:10: candidates.0: the candidate has no id");
    row("same id", "candidates: [{id: A}, {id: B}, {id: A}]\n",
        "p.yaml:2:37: candidates.2: the id \"A\" stands for two candidates");
    row("candidate value", "candidates: [{id: A, values: {cpm_eur_per_mtok: cheap}}]\n",
        "p.yaml:2:49: candidates.0.values.cpm_eur_per_mtok: found \"cheap\", expected a number");
    row("candidate comma", "candidates: [{id: A, values: {cpm_eur_per_mtok: 1,09, quality: 1}}]\n",
        "p.yaml:2:49: candidates.0.values.cpm_eur_per_mtok: found 1,09; decimals are written with a point: 1.09");
    row("override", "candidates: [{id: A, override: {energy: {pue: 0.5}}}]\n",
        "p.yaml:2:47: candidates.0.override.energy.pue: found 0.5, expected 1 or more");
    row("acknowledged", "acknowledged: [{reason: x}]\n", "p.yaml:2:16: acknowledged.0: the id of the check is missing");
    row("tolerance", "scorecard: {tolerances: {quality: 5}}\n",
        "p.yaml:2:35: scorecard.tolerances.quality: found 5, expected a fraction from 0 to 1; 5 % is written 0.05");
    row("capex", "economics: {tariff: {capex: {cost_of_capital: 5}}}\n",
        "p.yaml:2:47: economics.tariff.capex.cost_of_capital: found 5, expected a fraction from 0 to 1; 5 % is written "
        "0.05");
    row("year", "site: {grid_year: 24}\n",
        "p.yaml:2:19: site.grid_year: found 24, expected a whole number from 1990 to 2100");
    row("seed", "seed: -1\n", "p.yaml:2:7: seed: found -1, expected a whole number from 0 to 9007199254740992");
    row("explore", "explore: [a]\n", "p.yaml:2:10: explore: found a list, expected keys with values");
}

void ProjectTest::badInputs()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const Outcome outcome = read(withSchema(text));
    QVERIFY(!outcome.project);
    QCOMPARE(shown(outcome.project.error().describe()), sentence);
    QCOMPARE(sentences(outcome.diagnostics), QStringList{QStringLiteral("E ") + sentence});
}

void ProjectTest::warnings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *text, const char *sentence) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(sentence);
    };
    row("near", "scenario: {engine: {gpu_memory_utilisation: 0.9}}\n",
        "p.yaml:2:21: \"gpu_memory_utilisation\" is not a key of scenario.engine and is ignored; did you mean "
        "\"gpu_memory_utilization\"?");
    row("near at the top", "titel: x\n",
        "p.yaml:2:1: \"titel\" is not a key of a project and is ignored; did you mean \"title\"?");
    row("far", "energy: {colour: x}\n", "p.yaml:2:10: \"colour\" is not a key of energy and is ignored");
    row("far at the top", "colour: x\n", "p.yaml:2:1: \"colour\" is not a key of a project and is ignored");
    row("elsewhere", "site: {pue: 1.4}\n", "p.yaml:2:8: \"pue\" is ignored here; its place is energy.pue");
    row("elsewhere at the top", "hardware: {gpu: x}\n",
        "p.yaml:2:1: \"hardware\" is ignored here; its place is scenario.hardware");
    row("slo without unit", "scenario: {slo: {ttft_p90: 500}}\n",
        "p.yaml:2:18: \"ttft_p90\" is not a key of scenario.slo and is ignored; did you mean \"ttft_p90_ms\"?");
    row("slo", "scenario: {slo: {ttft_p95_mss: 500}}\n",
        "p.yaml:2:18: \"ttft_p95_mss\" is not a key of scenario.slo and is ignored; did you mean \"ttft_p95_ms\"?");
    row("axis", "scorecard: {axes: [cpm_eur_per_mtoks]}\n",
        "p.yaml:2:20: scorecard.axes.0: \"cpm_eur_per_mtoks\" is no axis and is ignored; did you mean "
        "\"cpm_eur_per_mtok\"?");
    row("value", "candidates: [{id: A, values: {beauty: 5}}]\n",
        "p.yaml:2:31: \"beauty\" is not a key of candidates.0.values and is ignored");
    row("override", "candidates: [{id: A, override: {modle: {id: x}}}]\n",
        "p.yaml:2:33: \"modle\" is not a key of candidates.0.override and is ignored; did you mean \"model\"?");
    row("word", "scenario: {model: {weights: fp9}}\n",
        "p.yaml:2:29: scenario.model.weights: \"fp9\" is not known; did you mean \"fp8\"?");
    row("provenance elsewhere", "energy: {pue: {value: 1.4, sourc: x}}\n",
        "p.yaml:2:28: \"sourc\" is not a key of energy.pue and is ignored; did you mean \"source\"?");
    row("reason", "acknowledged: [{check: x.y}]\n",
        "p.yaml:2:16: acknowledged.0: a check is acknowledged without a reason");
}

void ProjectTest::warnings()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const Outcome outcome = read(withSchema(text));
    QVERIFY(outcome.project);
    QCOMPARE(sentences(outcome.diagnostics), QStringList{QStringLiteral("W ") + sentence});
}

void ProjectTest::collectsAllErrors()
{
    const Outcome outcome = read("title: x\nenergy: {pue: 0.5, power_w: much}\nsite: {zonne: FR}\n");
    QCOMPARE(sentences(outcome.diagnostics),
             (QStringList{QStringLiteral("E p.yaml:1:1: no schema is stated: a project begins with the line \"schema: "
                                         "paretoscope/1\""),
                          QStringLiteral("E p.yaml:2:15: energy.pue: found 0.5, expected 1 or more"),
                          QStringLiteral("E p.yaml:2:29: energy.power_w: found \"much\", expected a number"),
                          QStringLiteral("W p.yaml:3:8: \"zonne\" is not a key of site and is ignored; did you mean "
                                         "\"zone\"?")}));
    QVERIFY(!outcome.project);
    QCOMPARE(outcome.project.error().line, 1);

    const Outcome other = read("schema: paretoscope/2\n");
    QCOMPARE(shown(other.project.error().describe()),
             QStringLiteral("p.yaml:1:9: schema: found \"paretoscope/2\"; this program reads paretoscope/1"));
    QVERIFY(!read("schema:\n").project);
    QCOMPARE(shown(read("").project.error().describe()),
             QStringLiteral("p.yaml: the file is empty, expected a project"));
    QCOMPARE(shown(read("- a\n").project.error().describe()),
             QStringLiteral("p.yaml:1:1: the file holds no keys with values, expected a project"));
}

void ProjectTest::quantities()
{
    const Outcome outcome =
        read(withSchema("energy: {power_w: {value: [5000, 6000], source: meter}, pue: {p50: 1.3, p90: "
                        "1.5, source: s, date: 2026}}\neconomics: {utilisation: +0.5}\n"));
    QCOMPARE(sentences(outcome.diagnostics), QStringList());
    const EnergyInput &energy = outcome.project->energy;
    QCOMPARE(energy.powerWatts->value, 5500.0);
    QCOMPARE(*energy.powerWatts->high, 6000.0);
    QCOMPARE(shown(*energy.powerWatts->source), QStringLiteral("meter"));
    QCOMPARE(energy.pue->value, 1.3);
    QCOMPARE(energy.pue->percentiles.size(), std::size_t{2});
    QCOMPARE(shown(*energy.pue->date), QStringLiteral("2026"));
    QCOMPARE(outcome.project->economics.utilisationFraction->value, 0.5);
}

void ProjectTest::hostile()
{
    QVERIFY(!read(std::string("\x7f"
                              "ELF\x02\x01\x01\0\0\0",
                              10))
                 .project);
    QVERIFY(!read(withSchema("energy: " + QByteArray(5000, '[') + "\n")).project);
    std::string keys = "schema: paretoscope/1\nenergy:\n";
    for (int i = 0; i < 100'000; ++i)
        keys += "  utilisatio" + std::to_string(i) + ": 1\n";
    const Outcome outcome = read(keys);
    QVERIFY(outcome.project);
    QCOMPARE(outcome.diagnostics.items().size(), core::Diagnostics::limit);
    QCOMPARE(outcome.diagnostics.dropped(), std::size_t{90'000});
    const Outcome longKey = read(withSchema(QByteArray(500'000, 'k').prepend("? ") + "\n: 1\n"));
    QVERIFY(longKey.project);
    QVERIFY(longKey.diagnostics.items()[0].what.message.english().size() < 200);
}

void ProjectTest::examples_data()
{
    QTest::addColumn<QString>("path");
    QDir folder(QStringLiteral(PARETOSCOPE_SOURCE_DIR "/resources/examples"));
    const auto names = folder.entryList({QStringLiteral("*.yaml")});
    QVERIFY(names.size() > 10);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void ProjectTest::examples()
{
    QFETCH(QString, path);
    const auto text = core::readFile(path.toStdString());
    QVERIFY(text);
    const Outcome outcome = read(*text);
    QCOMPARE(sentences(outcome.diagnostics), QStringList());
    QVERIFY(outcome.project);
    // The files that a project names lie beside it.
    for (const ResultReference &result : outcome.project->results)
        QVERIFY2(QFileInfo(QFileInfo(path).dir().filePath(shown(result.path))).isFile(), result.path.c_str());
    // Saving loses nothing.
    const auto again = readYaml(writeYaml(outcome.document), "again");
    QVERIFY(again);
    QVERIFY(*again == outcome.document);
    core::Diagnostics ignored;
    QVERIFY(interpret(*again, "again", ignored).value().scenario == outcome.project->scenario);
    for (const Candidate &candidate : outcome.project->candidates) {
        core::Diagnostics remarks;
        QVERIFY(interpret(documentOfCandidate(outcome.document, candidate), "candidate", remarks));
        QCOMPARE(sentences(remarks), QStringList());
    }
}

void ProjectTest::candidates()
{
    const Outcome outcome = read(
        withSchema("scenario:\n"
                   "  model: {id: llama-3.1-70b, parameters: 70e9, weights: bf16}\n"
                   "  hardware: {gpu: h100, vram_gb: 80, gpus_per_node: 8}\n"
                   "  throughput: {output_tokens_per_s: 2800}\n"
                   "economics: {tariff: {kind: owned, eur_per_hour: 11}, utilisation: {value: 0.5, source: log}}\n"
                   "energy: {power_w: 5600, pue: 1.4}\n"
                   "results: [a.csv]\n"
                   "candidates:\n"
                   "  - {id: same, override: {energy: {pue: 1.2}, economics: {utilisation: {value: 0.7}}}}\n"
                   "  - {id: fp8, override: {model: {weights: fp8}}}\n"
                   "  - {id: measured, override: {model: {weights: fp8}, throughput: {output_tokens_per_s: 4000}}}\n"
                   "  - {id: rented, override: {economics: {tariff: {kind: rented, eur_per_gpu_hour: 2.73}}}}\n"
                   "  - {id: h200, override: {hardware: {gpu: h200}, model: {id: qwen}}}\n"
                   "  - {id: none, values: {quality: 1}}\n"));
    QCOMPARE(sentences(outcome.diagnostics), QStringList());
    const auto of = [&](std::size_t index) {
        core::Diagnostics remarks;
        return interpret(documentOfCandidate(outcome.document, outcome.project->candidates[index]), {}, remarks)
            .value();
    };
    const Project same = of(0);
    QVERIFY(same.candidates.empty());
    QCOMPARE(same.energy.pue->value, 1.2);
    QCOMPARE(same.energy.powerWatts->value, 5600.0);
    QCOMPARE(same.scenario.throughput->outputTokensPerSecond->value, 2800.0);
    QCOMPARE(same.results.size(), std::size_t{1});
    QCOMPARE(same.economics.utilisationFraction->value, 0.7);
    QVERIFY(!same.economics.utilisationFraction->source); // not the source of the value that was replaced

    const Project fp8 = of(1);
    QCOMPARE(shown(*fp8.scenario.model.weights), QStringLiteral("fp8"));
    QCOMPARE(fp8.scenario.model.parameters->value, 70e9);
    QVERIFY(!fp8.scenario.throughput); // what was stated for bf16 does not hold for fp8
    QVERIFY(fp8.results.empty());
    QCOMPARE(fp8.energy.powerWatts->value, 5600.0);

    QCOMPARE(of(2).scenario.throughput->outputTokensPerSecond->value, 4000.0);

    const Project rented = of(3);
    QVERIFY(rented.economics.tariff.kind == TariffKind::Rented);
    QVERIFY(!rented.economics.tariff.eurPerHour);
    QVERIFY(rented.scenario.throughput);

    const Project h200 = of(4);
    QVERIFY(!h200.scenario.hardware.vramGb);
    QVERIFY(!h200.scenario.model.parameters);
    QVERIFY(!h200.energy.powerWatts);
    QVERIFY(!h200.economics.tariff.eurPerHour);
    QCOMPARE(*h200.scenario.hardware.gpusPerNode, 8);

    QVERIFY(documentOfCandidate(outcome.document, outcome.project->candidates[5]) ==
            outcome.document.without("candidates"));
}

void ProjectTest::fast()
{
    const Node document = readYaml(everything, {}).value();
    QElapsedTimer timer;
    timer.start();
    constexpr int rounds = 200;
    for (int i = 0; i < rounds; ++i) {
        core::Diagnostics diagnostics;
        QVERIFY(interpret(document, "p.yaml", diagnostics));
    }
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6 / rounds;
    qInfo("interpret: %.3f ms", milliseconds);
}

void ProjectTest::empty()
{
    core::Diagnostics diagnostics;
    const auto project = interpret(emptyDocument(), {}, diagnostics);
    QVERIFY(project);
    QVERIFY(*project == Project());
    QCOMPARE(shown(writeYaml(emptyDocument())), QStringLiteral("schema: paretoscope/1\n"));
    QCOMPARE(axisIds().size(), std::size_t{16});
}

QTEST_GUILESS_MAIN(ProjectTest)
#include "tst_project.moc"
