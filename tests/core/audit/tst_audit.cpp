// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit.h"
#include "core/audit/checks.h"
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/project/evaluation.h"

#include <QtTest>
#include <functional>
#include <set>

using core::audit::CheckSeverity;
using core::project::Quantity;
using core::results::Clock;
using core::results::LoadKind;
using core::results::Run;

namespace {

const core::catalogue::Catalogue &shippedCatalogue()
{
    static const core::catalogue::Catalogue catalogue = [] {
        std::vector<core::catalogue::CatalogueText> texts;
        for (const char *name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"})
            texts.push_back(
                {name, core::readFile(std::string(PARETOSCOPE_SOURCE_DIR "/resources/catalogue/") + name).value()});
        core::Diagnostics remarks;
        return core::catalogue::Catalogue::read(texts, {}, remarks).value();
    }();
    return catalogue;
}

/// A project and its results before they are evaluated; the checks see them as a user's.
struct World
{
    core::project::Project project;
    core::project::Evaluation evaluation;
    core::results::Library library;

    Run &run(std::size_t index) { return library.runs[index]; }
    void each(const std::function<void(Run &)> &change)
    {
        for (Run &run : library.runs)
            change(run);
    }
    /// Adds a run to the sweep with this number.
    Run &add(std::size_t sweep, Run run)
    {
        if (library.sweeps.size() <= sweep)
            library.sweeps.resize(sweep + 1);
        library.sweeps[sweep].name = "sweep " + std::to_string(sweep);
        library.sweeps[sweep].kind = run.loadKind.value_or(LoadKind::Closed);
        library.sweeps[sweep].runs.push_back(library.runs.size());
        library.runs.push_back(std::move(run));
        return library.runs.back();
    }
    std::vector<core::audit::Finding> findings()
    {
        evaluation.library = std::make_shared<const core::results::Library>(library);
        for (const core::results::Sweep &sweep : library.sweeps)
            evaluation.sweeps.push_back(core::results::analyseSweep(library, sweep, project.scenario.slo));
        return core::audit::runChecks(project, evaluation, &shippedCatalogue());
    }
};

/// Nothing to say about this one: 1,000 requests in 300 s, everything recorded.
Run soundRun(double concurrency, double tokensPerSecond)
{
    Run run;
    run.source.path = "sweep.json";
    run.source.tool = "aiperf";
    run.identity.engine = "vllm";
    run.identity.engineVersion = "0.19";
    run.identity.model = "meta-llama/Llama-3.1-70B-Instruct";
    run.identity.tokenizer = "meta-llama/Llama-3.1-70B";
    run.identity.precision = "fp8";
    run.identity.gpu = "H100";
    run.identity.gpuCount = 4;
    run.identity.clock = Clock::Client;
    run.identity.clientClass = core::results::ClientClass::MultiProcess;
    run.loadKind = LoadKind::Closed;
    run.concurrency = concurrency;
    run.completed = 1000;
    run.failed = 0;
    run.requestThroughputPerSecond = tokensPerSecond / 100.0;
    run.durationSeconds = 1000.0 / *run.requestThroughputPerSecond;
    run.outputTokensPerSecond = tokensPerSecond;
    run.inputTokensPerSecond = tokensPerSecond * 4.0;
    run.totalTokensPerSecond = tokensPerSecond * 5.0;
    run.ttft.quantileSeconds = {{0.5, 0.1}, {0.95, 0.2}, {0.99, 0.3}};
    run.e2e.meanSeconds = 0.98 * concurrency / *run.requestThroughputPerSecond;
    run.facts.streaming = true;
    run.facts.warmupDiscarded = true;
    run.facts.fixedLengths = false;
    run.facts.inputTokensMean = 400.0;
    run.facts.outputTokensMean = 100.0;
    return run;
}

World soundWorld()
{
    World world;
    world.project.date = "2026-06-01";
    world.project.scenario.slo = core::parseSlo("ttft_p99=500ms").value();
    const std::vector<std::pair<double, double>> levels{{1, 90}, {4, 300}, {8, 500}, {16, 600}, {32, 620}, {64, 625}};
    for (const auto &[concurrency, tokens] : levels)
        world.add(0, soundRun(concurrency, tokens));
    return world;
}

Quantity price(double value)
{
    Quantity quantity;
    quantity.value = value;
    quantity.source = "offer 17";
    quantity.date = "2026-05-02";
    return quantity;
}

void secondSweep(World &world, const std::function<void(Run &)> &change)
{
    for (const double concurrency : {1.0, 8.0})
        change(world.add(1, soundRun(concurrency, 90.0 * concurrency)));
}

core::project::Candidate candidateWith(const char *yaml)
{
    core::project::Candidate candidate;
    candidate.id = "B";
    candidate.overrides = core::project::readYaml(yaml, "test").value();
    return candidate;
}

core::project::Figure figure(double value, core::project::Provenance provenance)
{
    core::project::Figure made;
    made.value = value;
    made.provenance = provenance;
    return made;
}

using Change = std::function<void(World &)>;

struct Case
{
    const char *check;
    Change fires;
    Change calm;      ///< as near to it as can be without cause; empty: the sound world is near enough
    const char *says; ///< part of the reason
};

std::vector<Case> methodCases()
{
    return {
        {"engine.calibration-stretched",
         [](World &w) {
             w.evaluation.chosenSweep = 0;
             w.project.scenario.workload.promptTokens.mean = price(2000);
             w.project.scenario.workload.promptTokens.p95 = price(3000);
         },
         [](World &w) {
             w.evaluation.chosenSweep = 0;
             w.project.scenario.workload.promptTokens.mean = price(450);
             w.project.scenario.workload.promptTokens.p95 = price(600);
         },
         "prompts of 400 tokens were measured, the scenario has 2,000"},
        {"benchmark.not-past-knee",
         [](World &w) {
             for (std::size_t i = 0; i < w.library.runs.size(); ++i)
                 w.run(i).outputTokensPerSecond = 10.0 * *w.run(i).concurrency;
             w.each([](Run &r) { r.inputTokensPerSecond.reset(); });
         },
         {},
         "last load, 64"},
        {"benchmark.saturated-at-first-point",
         [](World &w) {
             w.each([](Run &r) {
                 r.outputTokensPerSecond = 600.0;
                 r.totalTokensPerSecond.reset();
             });
         },
         {},
         "first load, 1"},
        {"benchmark.client-rate-cap",
         [](World &w) {
             w.library.sweeps[0].kind = LoadKind::Capped;
             w.each([](Run &r) {
                 r.loadKind = LoadKind::Capped;
                 r.requestRate = core::results::RequestRate{6.3, false};
             });
         },
         [](World &w) {
             w.library.sweeps[0].kind = LoadKind::Capped;
             w.each([](Run &r) {
                 r.loadKind = LoadKind::Capped;
                 r.requestRate = core::results::RequestRate{63.0, false};
             });
         },
         "client's own rate"},
        {"benchmark.single-process-client",
         [](World &w) {
             w.each([](Run &r) { r.identity.clientClass = core::results::ClientClass::SingleProcess; });
             w.run(5).requestThroughputPerSecond = 120.0;
             w.run(5).durationSeconds = 1000.0 / 120.0;
             w.run(5).e2e.meanSeconds = 0.5;
         },
         [](World &w) { w.each([](Run &r) { r.identity.clientClass = core::results::ClientClass::SingleProcess; }); },
         "1 of 6 runs"},
        {"benchmark.not-streaming", [](World &w) { w.run(0).facts.streaming = false; },
         [](World &w) { w.run(0).facts.streaming.reset(); }, "1 of 6 runs"},
        {"benchmark.clock-unknown", [](World &w) { w.run(0).identity.clock.reset(); }, {}, "1 of 6 runs"},
        {"benchmark.clock-mixed", [](World &w) { w.run(0).identity.clock = Clock::Server; },
         [](World &w) { w.each([](Run &r) { r.identity.clock = Clock::Server; }); },
         "5 runs were timed by the client and 1"},
        {"benchmark.warmup-unknown", [](World &w) { w.run(1).facts.warmupDiscarded.reset(); },
         [](World &w) { w.run(1).facts.warmupDiscarded = false; }, "1 of 6 runs"},
        {"benchmark.warmup-kept", [](World &w) { w.run(1).facts.warmupDiscarded = false; },
         [](World &w) { w.run(1).facts.warmupDiscarded.reset(); }, "1 of 6 runs"},
        {"benchmark.tokenizer-unknown", [](World &w) { w.run(1).identity.tokenizer.reset(); }, {}, "1 of 6 runs"},
        {"benchmark.tokenizer-differs",
         [](World &w) { w.run(1).identity.tokenizer = "hf-internal-testing/llama-tokenizer"; },
         [](World &w) { w.run(1).identity.tokenizer = "/models/Llama-3.1-70B-Instruct/"; }, "hf-internal-testing"},
        {"benchmark.percentiles-missing",
         [](World &w) {
             w.project.scenario.slo = core::parseSlo("ttft_p90=500ms").value();
             w.run(1).ttft.quantileSeconds = {{0.5, 0.1}, {0.9, 0.2}};
         },
         [](World &w) {
             w.run(1).ttft.quantileSeconds = {{0.5, 0.1}, {0.999, 0.3}};
         },
         "95th"},
        {"benchmark.mean-only",
         [](World &w) {
             w.run(1).ttft.quantileSeconds.clear();
             w.run(1).ttft.meanSeconds = 0.1;
         },
         [](World &w) { w.run(1).ttft.meanSeconds = 0.1; }, "means only"},
        {"benchmark.few-samples",
         [](World &w) {
             w.run(5).completed = 319;
             w.run(5).durationSeconds = 319.0 / 6.25;
         },
         [](World &w) {
             w.run(5).completed = 320;
             w.run(5).durationSeconds = 320.0 / 6.25;
         },
         "the fewest are 319"},
        {"benchmark.short-run",
         [](World &w) {
             w.run(3).completed = 354;
             w.run(3).durationSeconds = 59.0;
         },
         [](World &w) {
             w.run(3).completed = 366;
             w.run(3).durationSeconds = 61.0;
         },
         "1 of 6 runs"},
        {"benchmark.mass-failure", [](World &w) { w.run(4).failed = 20; }, [](World &w) { w.run(4).failed = 10; },
         "1.96 %"},
        {"benchmark.fixed-lengths", [](World &w) { w.run(0).facts.fixedLengths = true; },
         [](World &w) { w.run(0).facts.fixedLengths.reset(); }, "1 of 6 runs"},
        {"benchmark.version-missing", [](World &w) { w.run(0).identity.engineVersion.reset(); }, {}, "1 of 6 runs"},
        {"benchmark.hardware-missing", [](World &w) { w.run(0).identity.gpuCount.reset(); }, {}, "1 of 6 runs"},
        {"benchmark.slo-unrecorded", [](World &w) { w.run(0).goodput.emplace().fraction = 0.995; },
         [](World &w) {
             w.run(0).goodput.emplace().fraction = 0.995;
             w.run(0).facts.sloRecorded = true;
         },
         "1 of 6 runs"},
        {"benchmark.prefix-cache-warm", [](World &w) { w.run(0).facts.metadata["cache_hit_rate"] = "0.75"; },
         [](World &w) { w.run(0).facts.metadata["cache_hit_rate"] = "0.00"; }, "1 of 6 runs"},
    };
}

std::vector<Case> arithmeticCases()
{
    return {
        // Contradiction 12 of the reference sweep: p99 460 ms under an SLO of 500 ms, goodput 98 %.
        {"benchmark.arithmetic-mismatch",
         [](World &w) {
             w.run(2).completed.reset();
             w.run(2).facts.sloRecorded = true;
             w.run(2).ttft.quantileSeconds = {{0.5, 0.18}, {0.99, 0.46}};
             w.run(2).goodput.emplace().fraction = 0.98;
         },
         [](World &w) {
             w.run(2).completed.reset();
             w.run(2).facts.sloRecorded = true;
             w.run(2).ttft.quantileSeconds = {{0.5, 0.18}, {0.99, 0.46}};
             w.run(2).goodput.emplace().fraction = 0.99;
         },
         "at least 99 % of the requests inside the SLO, the reported goodput is 98 %"},
        {"benchmark.arithmetic-mismatch",
         [](World &w) {
             w.run(4).ttft.quantileSeconds = {{0.5, 0.54}, {0.99, 1.8}};
             w.run(4).facts.sloRecorded = true;
             w.run(4).goodput.emplace().fraction = 0.62;
         },
         {},
         "at most 50.0 %"},
        {"benchmark.arithmetic-mismatch", [](World &w) { w.run(2).durationSeconds = 190.0; },
         [](World &w) { w.run(2).durationSeconds = 195.0; },
         "1,000 requests in 190 s are 5.26 requests/s, the file says 5"},
        {"benchmark.arithmetic-mismatch", [](World &w) { w.run(2).totalTokensPerSecond = 2600.0; },
         [](World &w) { w.run(2).totalTokensPerSecond = 2550.0; }, "2,500 tokens/s together, the file says 2,600"},
        {"benchmark.arithmetic-mismatch", [](World &w) { w.run(2).e2e.meanSeconds = 2.0; },
         [](World &w) { w.run(2).e2e.meanSeconds = 1.65; }, "are 10 in flight, more than the concurrency of 8"},
        {"benchmark.arithmetic-mismatch", [](World &w) { w.run(2).ttft.quantileSeconds[0.95] = 0.31; },
         [](World &w) { w.run(2).ttft.quantileSeconds[0.95] = 0.3; },
         "The p95 of TTFT is 310 ms, above the p99 of 300 ms"},
        {"benchmark.repeats-spread", [](World &w) { w.add(0, soundRun(16, 700)); },
         [](World &w) { w.add(0, soundRun(16, 640)); }, "2 repeats at load 16 lie between 600 and 700, 15.4 % apart"},
    };
}

/// The reference sweep's first row: 350 tokens/s at concurrency 1, said to be a 70B in FP16 on 8 H100 with TP 8.
void referenceRow(World &w, double totalTokensPerSecond)
{
    w.project.scenario.model.parameters = price(70e9);
    w.project.scenario.model.weights = "fp16";
    w.project.scenario.hardware.gpu = "h100-sxm-80gb";
    w.project.scenario.parallelism.tp = 8;
    w.each([](Run &r) {
        r.identity.model.reset();
        r.identity.precision.reset();
        r.identity.gpu.reset();
    });
    w.run(0).outputTokensPerSecond.reset();
    w.run(0).inputTokensPerSecond.reset();
    w.run(0).totalTokensPerSecond = totalTokensPerSecond;
}

std::vector<Case> hardwareCases()
{
    return {
        {"benchmark.faster-than-hardware", [](World &w) { referenceRow(w, 350.0); },
         [](World &w) { referenceRow(w, 195.0); },
         "1 runs: 2.86 ms a token, while reading 140 GB of weights over 8 GPUs at 3.35 TB/s takes 5.22 ms; the figure "
         "is "
         "plausible only as input and output tokens together"},
        {"benchmark.faster-than-hardware", [](World &w) { w.run(2).tpot.meanSeconds = 0.003; },
         [](World &w) {
             w.run(2).tpot.meanSeconds = 0.003;
             w.project.scenario.engine.speculative.emplace();
         },
         "over 4 GPUs at 3.35 TB/s"},
    };
}

std::vector<Case> figureCases()
{
    using core::project::Provenance;
    using core::results::TokenKind;
    return {
        {"figure.raw-not-goodput",
         [](World &w) {
             w.evaluation.size.cpmEurPerMillionTokens = figure(0.9, Provenance::Benchmark);
             w.evaluation.size.throughputTokens = TokenKind::Output;
         },
         [](World &w) {
             w.evaluation.size.cpmEurPerMillionTokens = figure(0.9, Provenance::Benchmark);
             w.evaluation.size.throughputTokens = TokenKind::Goodput;
         },
         "0.9"},
        {"figure.wholesale-price", [](World &w) { w.project.economics.electricityEurPerKwh = price(0.058); },
         [](World &w) {
             w.project.economics.electricityEurPerKwh = price(0.058);
             w.project.economics.retailFactor = price(1.6);
         },
         "0.0580 €"},
        {"figure.price-old",
         [](World &w) {
             w.project.economics.tariff.eurPerHour = price(21.84);
             w.project.economics.tariff.eurPerHour->date = "2025-11-29";
         },
         [](World &w) {
             w.project.economics.tariff.eurPerHour = price(21.84);
             w.project.economics.tariff.eurPerHour->date = "2025-11-30";
         },
         "2025-11-29, 184 days"},
        {"figure.price-unverified",
         [](World &w) {
             w.project.economics.tariff.eurPerHour = price(21.84);
             w.project.economics.tariff.eurPerHour->source.reset();
         },
         [](World &w) { w.project.economics.tariff.eurPerHour = price(21.84); }, "21.8"},
        {"figure.usd-converted",
         [](World &w) {
             w.project.economics.tariff.eurPerHour = price(21.84);
             w.project.economics.tariff.eurPerHour->source = "list price, 23.6 USD";
         },
         [](World &w) { w.project.economics.tariff.eurPerHour = price(21.84); }, "23.6 USD"},
        {"figure.board-not-node", [](World &w) { w.project.energy.powerWatts = price(5600); },
         [](World &w) {
             w.project.energy.powerWatts = price(5600);
             w.project.energy.boundary = core::project::Boundary::Node;
         },
         "5,600 W"},
        {"figure.grid-method-mixed",
         [](World &w) {
             w.project.site.gridMethod = "lifecycle";
             w.project.candidates = {candidateWith("site: {grid_method: direct}")};
         },
         [](World &w) {
             w.project.site.gridMethod = "lifecycle";
             w.project.candidates = {candidateWith("site: {grid_method: lifecycle}"),
                                     candidateWith("model: {weights: fp8}")};
         },
         "direct and lifecycle"},
        {"figure.estimate-not-measured",
         [](World &w) { w.evaluation.size.outputTokensPerSecond = figure(2800, Provenance::Design); },
         [](World &w) { w.evaluation.size.outputTokensPerSecond = figure(2800, Provenance::Benchmark); },
         "2,800 tokens/s"},
        {"figure.estimate-not-measured", [](World &w) { w.evaluation.chosenSweep = 0; },
         [](World &w) {
             w.evaluation.chosenSweep = 0;
             w.each([](Run &r) {
                 r.facts.sloRecorded = true;
                 r.goodput.emplace().fraction = 0.995;
             });
         },
         "between 98.9 and 100 %"},
        {"figure.token-kind-mixed", [](World &w) { secondSweep(w, [](Run &r) { r.outputTokensPerSecond.reset(); }); },
         [](World &w) { secondSweep(w, [](Run &) {}); }, "output_tokens_per_s and total_tokens_per_s"},
    };
}

std::vector<Case> compareCases()
{
    return {
        {"compare.model-differs",
         [](World &w) {
             secondSweep(w, [](Run &r) {
                 r.identity.model = "mistral-7b";
                 r.identity.tokenizer = "mistral-7b";
             });
         },
         [](World &w) { secondSweep(w, [](Run &r) { r.identity.model.reset(); }); }, "2 models"},
        {"compare.precision-differs", [](World &w) { secondSweep(w, [](Run &r) { r.identity.precision = "bf16"; }); },
         [](World &w) { secondSweep(w, [](Run &r) { r.identity.precision.reset(); }); }, "fp8 and bf16"},
        {"compare.context-differs", [](World &w) { secondSweep(w, [](Run &r) { r.facts.inputTokensMean = 510; }); },
         [](World &w) { secondSweep(w, [](Run &r) { r.facts.inputTokensMean = 490; }); }, "from 400 to 510"},
        {"compare.load-differs",
         [](World &w) {
             secondSweep(w, [](Run &r) {
                 r.loadKind = LoadKind::Open;
                 r.requestRate = core::results::RequestRate{*r.concurrency, false};
                 r.concurrency.reset();
             });
         },
         [](World &w) { secondSweep(w, [](Run &) {}); }, "closed and open"},
        {"compare.tool-class-differs",
         [](World &w) {
             secondSweep(w, [](Run &r) { r.identity.clientClass = core::results::ClientClass::SingleProcess; });
         },
         [](World &w) { secondSweep(w, [](Run &) {}); }, "multi_process and single_process"},
        {"compare.boundary-differs",
         [](World &w) {
             w.project.energy.powerWatts = price(5600);
             w.project.energy.boundary = core::project::Boundary::Node;
             w.project.candidates = {candidateWith("energy: {boundary: facility}")};
         },
         [](World &w) {
             w.project.energy.powerWatts = price(5600);
             w.project.energy.boundary = core::project::Boundary::Node;
             w.project.candidates = {candidateWith("energy: {boundary: node}")};
         },
         "facility and node"},
    };
}

std::vector<Case> allCases()
{
    std::vector<Case> all = methodCases();
    for (const auto &more : {arithmeticCases(), hardwareCases(), figureCases(), compareCases()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

QString print(const std::vector<core::audit::Finding> &findings)
{
    QStringList lines;
    for (const auto &finding : findings)
        lines << QString::fromStdString(finding.check + " [" + finding.figure + "]: " + finding.reason.english());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

class AuditTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void soundResultsPass()
    {
        QCOMPARE(print(soundWorld().findings()), QString());
        core::project::Evaluation empty;
        QVERIFY(core::audit::runChecks({}, empty).empty());
        // Without a catalogue nothing is held against the hardware.
        World fast = soundWorld();
        fast.run(2).tpot.meanSeconds = 0.003;
        fast.findings();
        QVERIFY(core::audit::runChecks(fast.project, fast.evaluation).empty());
    }

    void checks_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Case &entry : allCases()) {
            QTest::addRow("%s %d", entry.check, number) << number;
            ++number;
        }
    }
    void checks()
    {
        QFETCH(int, number);
        const Case entry = allCases()[static_cast<std::size_t>(number)];
        World world = soundWorld();
        entry.fires(world);
        const auto findings = world.findings();
        int found = 0;
        for (const auto &finding : findings) {
            if (finding.check != entry.check)
                continue;
            ++found;
            QVERIFY2(finding.reason.english().find(entry.says) != std::string::npos, qPrintable(print(findings)));
            QVERIFY(!finding.title.empty() && !finding.remedy.empty() && !finding.figure.empty());
            QVERIFY2(finding.reason.english().find('%' + std::to_string(1)) == std::string::npos,
                     qPrintable(print(findings)));
        }
        QVERIFY2(found == 1, qPrintable(print(findings)));
        World near = soundWorld();
        if (entry.calm)
            entry.calm(near);
        for (const auto &finding : near.findings())
            QVERIFY2(finding.check != entry.check, finding.reason.english().c_str());
    }

    void everyCheckIsTested()
    {
        std::set<std::string> tested, known;
        for (const Case &entry : allCases())
            tested.insert(entry.check);
        for (const auto *table :
             {&core::audit::methodChecks(), &core::audit::arithmeticChecks(), &core::audit::hardwareChecks(),
              &core::audit::figureChecks(), &core::audit::compareChecks(), &core::audit::stretchChecks()}) {
            for (const core::audit::Check &check : *table)
                QVERIFY2(known.insert(std::string(check.id)).second, "two checks have one id");
        }
        QCOMPARE(tested, known);
    }

    void severeFirstAndAcknowledged()
    {
        World world = soundWorld();
        world.run(0).facts.warmupDiscarded.reset();
        world.run(1).failed = 100;
        world.run(2).identity.tokenizer.reset();
        world.project.acknowledged = {{"benchmark.warmup-unknown", "50 requests, see log"}};
        const auto findings = world.findings();
        QCOMPARE(findings.size(), std::size_t{3});
        QCOMPARE(findings[0].check, std::string("benchmark.mass-failure"));
        QCOMPARE(findings[0].severity, CheckSeverity::Severe);
        QCOMPARE(findings[0].runs, std::vector<std::size_t>{1});
        QVERIFY(!findings[0].acknowledged);
        QCOMPARE(findings[1].severity, CheckSeverity::Warning);
        QCOMPARE(*findings[1].acknowledged, std::string("50 requests, see log"));
        QCOMPARE(findings[2].severity, CheckSeverity::Info);
    }

    void percentilesThatTheSloAsksFor()
    {
        World world = soundWorld();
        world.project.scenario.slo = core::parseSlo("tpot_p95=50ms").value();
        const auto findings = world.findings();
        QCOMPARE(print(findings), QStringLiteral("benchmark.percentiles-missing [tpot_p95_ms]: 6 runs do not state "
                                                 "tpot_p95_ms, which the SLO asks for"));
    }
};

QTEST_GUILESS_MAIN(AuditTest)
#include "tst_audit.moc"
