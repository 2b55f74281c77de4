// SPDX-License-Identifier: GPL-3.0-or-later
// The checks on a project: each with a project that fires it and one that does not.
#include "core/audit/checks.h"
#include "core/audit/formula.h"
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/project/prediction.h"

#include <QtTest>
#include <map>
#include <set>

using core::project::Evaluation;
using core::project::Node;
using core::project::Project;

namespace {

std::shared_ptr<const core::catalogue::Catalogue> shippedCatalogue()
{
    static const auto catalogue = [] {
        std::vector<core::catalogue::CatalogueText> texts;
        for (const char *name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"})
            texts.push_back(
                {name, core::readFile(std::string(PARETOSCOPE_SOURCE_DIR "/resources/catalogue/") + name).value()});
        core::Diagnostics remarks;
        return std::make_shared<const core::catalogue::Catalogue>(
            core::catalogue::Catalogue::read(texts, {}, remarks).value());
    }();
    return catalogue;
}

std::vector<core::audit::Finding> findingsOf(const std::string &yaml)
{
    core::Diagnostics diagnostics;
    Node document;
    const auto project = core::project::readProject("schema: paretoscope/1\n" + yaml, "t.yaml", document, diagnostics);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    core::project::EvaluateOptions options;
    options.catalogue = shippedCatalogue();
    options.predict = false;
    return core::project::evaluate(*project, document, std::make_shared<const core::results::Library>(), options)
        .findings;
}

struct Case
{
    std::string check, fires, silent, says;
};

/// A fleet for 200 req/s of replicas of 12 each.
std::string fleet(const std::string &more)
{
    return "scenario: {workload: {prompt_tokens: {mean: 800, p95: 1200}, output_tokens: {mean: 250, p95: 500}, "
           "arrivals: {kind: poisson, rate_rps: 200}}, throughput: {request_throughput_rps: 12}, sizing: {" +
           more + "}}\n";
}

/// Llama 70B on H100, as far as `model`, `split` and `engine` leave it.
std::string llama(const std::string &model, const std::string &split, const std::string &engine,
                  const std::string &workload = "live_context_tokens: 1500")
{
    return "scenario: {workload: {" + workload + "}, model: {id: llama-3.1-70b, " + model +
           "}, hardware: {gpu: h100-sxm-80gb, link: nvlink}, parallelism: {" + split +
           "}, engine: {id: vllm, version: "
           "\"0.19\"" +
           engine + "}}\n";
}

std::vector<Case> cases()
{
    const std::string workload = "scenario: {workload: {prompt_tokens: {mean: 800, p50: 600, p95: 1200, p99: ";
    const std::string prefix = "}, prefix: {shared_tokens: 200, hit_rate: 0.7}}}\n";
    return {
        {"sizing.mean-not-p95",
         "scenario: {workload: {arrivals: {rate_rps: {p50: 50, p95: 180}}}, throughput: {request_throughput_rps: "
         "12}}\n",
         fleet("headroom: 0.25"), "50 req/s, while the demand reaches 180"},
        {"sizing.p95-missing",
         "scenario: {workload: {prompt_tokens: {mean: 800}, output_tokens: {mean: 250, p95: 500}}}\n",
         fleet("headroom: 0.25"), "Of the prompts only the middle"},
        {"sizing.no-headroom", fleet("reserve: 0.2"), fleet("headroom: 0.25"), "17 replicas carry 200 req/s"},
        {"sizing.no-reserve", fleet("headroom: 0.25"), fleet("headroom: 0.25, reserve: 0.2"), "Nothing is kept of 17"},
        {"sizing.single-replica",
         "scenario: {workload: {arrivals: {rate_rps: 5}}, throughput: {request_throughput_rps: 12}}\n",
         "scenario: {workload: {arrivals: {rate_rps: 5}}, throughput: {request_throughput_rps: 12}, sizing: "
         "{redundancy: "
         "n+1}}\n",
         "One replica serves 5 req/s"},
        {"sizing.near-kv-saturation",
         llama("weights: bf16", "tp: 4", "", "live_context_tokens: 1500, arrivals: {kind: closed, concurrency: 2000}"),
         llama("weights: bf16", "tp: 4", "", "live_context_tokens: 1500, arrivals: {kind: closed, concurrency: 20}"),
         "2,000 requests at a time are planned"},
        {"sizing.max-num-seqs-above-kv", llama("weights: bf16", "tp: 4", ", max_num_seqs: 1024"),
         llama("weights: bf16", "tp: 4", ", max_num_seqs: 64"), "max_num_seqs of 1,024 is above the"},
        {"sizing.kv-heads-replicated", llama("weights: bf16", "tp: 16", ""), llama("weights: bf16", "tp: 8", ""),
         "TP 16 over 8 KV heads"},
        {"sizing.tp-over-pcie",
         "scenario: {model: {id: llama-3.1-8b, weights: bf16}, hardware: {gpu: h100-sxm-80gb, link: pcie}, "
         "parallelism: "
         "{tp: 4}}\n",
         "scenario: {model: {id: llama-3.1-8b, weights: bf16}, hardware: {gpu: h100-sxm-80gb, link: pcie}, "
         "parallelism: "
         "{tp: 1}}\n",
         "TP 4 over PCIe, though the weights fit TP 2"},
        {"sizing.tp-does-not-divide", llama("weights: bf16", "tp: 6", ""), llama("weights: bf16", "tp: 4", ""),
         "TP 6 does not divide the 64 attention heads"},
        {"sizing.prefill-decode-split-unknown",
         "scenario: {workload: {output_tokens: {mean: 250, p95: 500}, arrivals: {rate_rps: 5}}}\n",
         fleet("headroom: 0.25"), "Prompt lengths are not stated"},
        {"sizing.quantised-without-eval", "scenario: {model: {id: llama-3.1-70b, weights: fp8}}\n",
         "scenario: {model: {id: llama-3.1-70b, weights: bf16}}\n", "fp8 is assumed to cost no quality"},
        {"sizing.acceptance-assumed", "scenario: {engine: {speculative: {tokens: 4, acceptance: 0.65}}}\n",
         "scenario: {engine: {speculative: {tokens: 4, acceptance: {value: 0.65, source: canary of May}}}}\n",
         "65 % of the drafted tokens"},
        {"sizing.assumptions-missing", fleet("headroom: 0.25"), fleet("headroom: {value: 0.25, source: worksheet}"),
         "None of the 6 inputs"},
        {"sizing.defaults-are-enough",
         llama("weights: fp8", "tp: 4", ", max_num_seqs: 64",
               "live_context_tokens: 1500, arrivals: {kind: closed, concurrency: 16}"),
         llama("weights: fp8", "tp: 4", "", "live_context_tokens: 1500, arrivals: {kind: closed, concurrency: 16}"),
         "16 requests use"},
        {"engine.version-unknown", "scenario: {engine: {id: vllm}}\n",
         "scenario: {engine: {id: vllm, version: 0.19.1}}\n", "vllm is named without its version"},
        {"sovereignty.gate-failed", "site: {zone: US}\nsovereignty: {provider: own, gate: EU}\n",
         "site: {zone: FR}\nsovereignty: {provider: own, gate: EU}\n", "does not pass the gate"},
        {"sovereignty.cloud-act", "sovereignty: {us_exposure: true}\n", "sovereignty: {us_exposure: false}\n",
         "CLOUD Act"},
        {"sovereignty.facts-unknown", "sovereignty: {gate: EU}\n",
         "site: {zone: FR}\nsovereignty: {provider: own, gate: "
         "EU}\n",
         "EU is required"},
        {"compliance.ai-act-record", "sovereignty: {ai_act_risk: high}\n", "sovereignty: {ai_act_risk: minimal}\n",
         "missing here: date, scenario.model.id"},
        {"compliance.csrd-scope2", "energy: {power_w: 5600, boundary: facility}\nsite: {grid_g_per_kwh: 40}\n",
         "energy: {power_w: 5600, boundary: facility}\nsite: {grid_g_per_kwh: 40, grid_method: lifecycle, grid_year: "
         "2024, "
         "market_g_per_kwh: 10}\n",
         "missing: site.grid_method, site.grid_year, site.market_g_per_kwh"},
        {"cache.low-hit-rate", "scenario: {workload: {prefix: {shared_tokens: 512, hit_rate: 0.15}}}\n",
         "scenario: {workload: {prefix: {shared_tokens: 512, hit_rate: 0.75}}}\n", "15 % of the 512 shared tokens"},
        {"cache.dynamic-prefix", workload + "2500" + prefix, workload + "1300" + prefix, "600 (p50) to 2,500"},
        {"power.site-limit", "energy: {power_w: 5600, boundary: board, pue: 1.4}\nsite: {power_limit_kw: 7.5}\n",
         "energy: {power_w: 5600, boundary: board, pue: 1.4}\nsite: {power_limit_kw: {value: 8, source: contract}}\n",
         "7.84 kW at the meter (5.60 kW × PUE 1.40) are more than the 7.50 kW"},
        {"figure.claim-contradicted", "claims: [{text: x, says: 3200, unit: tok/s, formula: 28 / 0.035}]\n",
         "claims: [{text: x, says: 805, unit: tok/s, formula: 28 / 0.035}]\n", "says 3,200 tok/s, computed 800"},
        {"figure.claim-unreadable", "claims: [{text: x, says: 1, formula: a + 1}]\n",
         "claims: [{text: x, says: 2, formula: a + 1, with: {a: 1}}]\n", "\"a\" is not given"},
    };
}

} // namespace

class AuditProjectTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void checks_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; const Case &entry : cases())
            QTest::addRow("%s", entry.check.c_str()) << i++;
    }
    void checks()
    {
        QFETCH(int, number);
        const Case entry = cases()[static_cast<std::size_t>(number)];
        QStringList said;
        int found = 0;
        for (const auto &finding : findingsOf(entry.fires)) {
            said << QString::fromStdString(finding.check + ": " + finding.reason.english());
            if (finding.check != entry.check)
                continue;
            ++found;
            QVERIFY2(finding.reason.english().find(entry.says) != std::string::npos, finding.reason.english().c_str());
            QVERIFY(!finding.title.empty() && !finding.remedy.empty() && !finding.figure.empty());
        }
        QVERIFY2(found == 1, qPrintable(said.join(QLatin1Char('\n'))));
        for (const auto &finding : findingsOf(entry.silent))
            QVERIFY2(finding.check != entry.check, finding.reason.english().c_str());
    }

    /// What only an evaluation can show.
    void uncalibratedPrediction()
    {
        Evaluation evaluation;
        auto prediction = std::make_shared<core::project::Prediction>();
        prediction->requestsPerSecond = 4.5;
        evaluation.prediction = prediction;
        evaluation.library = std::make_shared<const core::results::Library>();
        const auto fires = [&](const Project &project) {
            const auto findings = core::audit::runChecks(project, evaluation);
            return std::ranges::count(findings, std::string("engine.uncalibrated"), &core::audit::Finding::check);
        };
        QCOMPARE(fires({}), 1);
        Project stated;
        stated.scenario.throughput.emplace();
        QCOMPARE(fires(stated), 0);
    }

    void everyCheckIsTested()
    {
        std::set<std::string> tested{"engine.uncalibrated"}, known;
        for (const Case &entry : cases())
            tested.insert(entry.check);
        for (const auto *table : {&core::audit::sizingChecks(), &core::audit::exposureChecks(),
                                  &core::audit::powerChecks(), &core::audit::claimChecks()})
            for (const core::audit::Check &check : *table)
                QVERIFY2(known.insert(std::string(check.id)).second, "two checks have one id");
        QCOMPARE(tested, known);
    }

    /// The boards' rated power counts where the mean draw still fits, and candidates are held against it too.
    void sitePowerOfFleetAndCandidates()
    {
        const std::string limit = "site: {power_limit_kw: 5}\n";
        const auto rated = findingsOf("scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}}\n"
                                      "energy: {power_w: 3000, boundary: board, pue: 1.4}\n" +
                                      limit);
        const auto found = std::ranges::find(rated, std::string("power.site-limit"), &core::audit::Finding::check);
        QVERIFY(found != rated.end());
        QCOMPARE(found->severity, core::audit::CheckSeverity::Warning);
        QVERIFY2(found->reason.english().find("7.84 kW at the meter (5.60 kW × PUE 1.40)") != std::string::npos,
                 found->reason.english().c_str());
        const auto candidates = findingsOf("energy: {pue: 1.2}\n"
                                           "candidates: [{id: A, values: {power_w: 4000}}, {id: B, values: {power_w: "
                                           "5000}}]\n" +
                                           limit);
        QStringList figures;
        for (const auto &finding : candidates)
            if (finding.check == "power.site-limit")
                figures << QString::fromStdString(finding.figure);
        QCOMPARE(figures, QStringList{QStringLiteral("B")}); // 4.8 kW at the meter fit, 6 kW do not
    }

    /// Every id of the contract is a check of the program, and nothing is that the contract does not list.
    void everyIdOfTheContract()
    {
        const QString contract = QStringLiteral(
            "sizing.mean-not-p95 sizing.p95-missing sizing.no-headroom sizing.no-reserve sizing.single-replica "
            "sizing.near-kv-saturation sizing.max-num-seqs-above-kv sizing.kv-heads-replicated sizing.tp-over-pcie "
            "sizing.tp-does-not-divide sizing.prefill-decode-split-unknown sizing.quantised-without-eval "
            "sizing.acceptance-assumed sizing.assumptions-missing sizing.defaults-are-enough engine.version-unknown "
            "engine.uncalibrated engine.calibration-stretched benchmark.not-past-knee "
            "benchmark.saturated-at-first-point benchmark.client-rate-cap "
            "benchmark.single-process-client benchmark.not-streaming benchmark.clock-unknown benchmark.clock-mixed "
            "benchmark.warmup-unknown benchmark.warmup-kept benchmark.tokenizer-unknown benchmark.tokenizer-differs "
            "benchmark.percentiles-missing benchmark.mean-only benchmark.few-samples benchmark.short-run "
            "benchmark.mass-failure benchmark.fixed-lengths benchmark.version-missing benchmark.hardware-missing "
            "benchmark.slo-unrecorded benchmark.prefix-cache-warm benchmark.faster-than-hardware "
            "benchmark.arithmetic-mismatch benchmark.repeats-spread figure.raw-not-goodput figure.wholesale-price "
            "figure.price-old figure.price-unverified figure.board-not-node figure.grid-method-mixed "
            "figure.usd-converted figure.estimate-not-measured figure.token-kind-mixed compare.model-differs "
            "compare.precision-differs compare.context-differs compare.load-differs compare.boundary-differs "
            "compare.tool-class-differs sovereignty.gate-failed sovereignty.cloud-act sovereignty.facts-unknown "
            "compliance.ai-act-record compliance.csrd-scope2 power.site-limit cache.low-hit-rate cache.dynamic-prefix");
        QStringList listed = contract.split(QLatin1Char(' ')), known;
        for (const auto *table :
             {&core::audit::methodChecks(), &core::audit::arithmeticChecks(), &core::audit::hardwareChecks(),
              &core::audit::figureChecks(), &core::audit::compareChecks(), &core::audit::sizingChecks(),
              &core::audit::exposureChecks(), &core::audit::stretchChecks(), &core::audit::powerChecks()})
            for (const core::audit::Check &check : *table)
                known << QString::fromUtf8(check.id.data(), static_cast<int>(check.id.size()));
        listed.sort();
        known.sort();
        QCOMPARE(known, listed);
    }

    void formulas_data()
    {
        QTest::addColumn<QByteArray>("formula");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("ok");
        QTest::newRow("precedence") << QByteArray("1 + 2 * 3 ^ 2") << 19.0 << true;
        QTest::newRow("power is right") << QByteArray("2 ^ 3 ^ 2") << 512.0 << true;
        QTest::newRow("minus") << QByteArray("-2 * -(3 - 5)") << -4.0 << true;
        QTest::newRow("exponent") << QByteArray("1e-3*2E3") << 2.0 << true;
        QTest::newRow("functions") << QByteArray("ceil(20.8) + floor(1.9) + max(1, 2) + min(a, 2) + sqrt(9)") << 28.0
                                   << true;
        QTest::newRow("whole after rounding errors") << QByteArray("ceil(0.1 * 3 / 0.1)") << 3.0 << true;
        QTest::newRow("empty") << QByteArray("") << 0.0 << false;
        QTest::newRow("open") << QByteArray("(1 + 2") << 0.0 << false;
        QTest::newRow("rest") << QByteArray("1 2") << 0.0 << false;
        QTest::newRow("by zero") << QByteArray("1 / 0") << 0.0 << false;
        QTest::newRow("unknown name") << QByteArray("b") << 0.0 << false;
        QTest::newRow("unknown function") << QByteArray("exec(1)") << 0.0 << false;
        QTest::newRow("deep") << QByteArray(100'000, '(') << 0.0 << false;
        QTest::newRow("minuses") << QByteArray(100'000, '-') << 0.0 << false;
        QTest::newRow("powers") << QByteArray("2^").repeated(50'000) << 0.0 << false;
    }
    void formulas()
    {
        QFETCH(QByteArray, formula);
        QFETCH(double, value);
        QFETCH(bool, ok);
        const auto found = core::audit::evaluateFormula(formula.toStdString(), {{"a", 1.0}});
        QCOMPARE(found.has_value(), ok);
        if (ok)
            QVERIFY(std::abs(*found - value) < 1e-9);
    }

    /// The sixteen contradictions of the source, claim beside computation; the figures are those worked out by hand.
    void theSourceAudited()
    {
        const auto text = core::readFile(std::string(PARETOSCOPE_SOURCE_DIR "/resources/examples/contradictions.yaml"));
        QVERIFY(text.has_value());
        core::Diagnostics diagnostics;
        Node document;
        const auto project = core::project::readProject(*text, "contradictions.yaml", document, diagnostics);
        QVERIFY(project.has_value());
        QVERIFY2(diagnostics.items().empty(),
                 diagnostics.items().empty() ? "" : diagnostics.items().front().what.describe().c_str());
        const std::map<std::string, double> byHand{
            {"1a", 800},    {"1b", 56},    {"2", 4.542},  {"3", 309},    {"4", 4.134},  {"5", 19.5},   {"6", 53'520},
            {"7", 196'608}, {"8", 0.7639}, {"9", 0.98},   {"10", 16},    {"11", 10.45}, {"12a", 5.22}, {"12b", 99},
            {"13a", 21},    {"13b", 56},   {"14", 121.8}, {"15", 0.489}, {"16a", -2.4}, {"16b", 9.075}};
        std::set<int> numbers;
        for (const core::project::Claim &claim : project->claims) {
            const auto computed = core::audit::evaluateFormula(claim.formula, claim.inputs);
            QVERIFY2(computed.has_value(), claim.id.c_str());
            const double expected = byHand.at(claim.id);
            QVERIFY2(std::abs(*computed - expected) <= 0.02 * std::abs(expected), claim.id.c_str());
            numbers.insert(std::stoi(claim.id));
        }
        QCOMPARE(project->claims.size(), byHand.size());
        QCOMPARE(numbers.size(), std::size_t{16});
        const auto findings = core::audit::runChecks(*project, Evaluation{});
        QCOMPARE(findings.size(), byHand.size() - 1); // the ratio of the grids holds with the source's own inputs
    }
};

QTEST_GUILESS_MAIN(AuditProjectTest)
#include "tst_auditproject.moc"
