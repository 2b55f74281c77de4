// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/calibratedoptions.h"
#include "core/calibration/calibrateproject.h"
#include "core/calibration/sweepcases.h"
#include "core/files.h"
#include "core/project/prediction.h"

#include <QTest>
#include <cmath>
#include <filesystem>

using namespace core::calibration;
using core::project::EvaluateOptions;
using core::project::Node;
using core::results::Library;
using core::results::Run;

namespace {

EvaluateOptions known()
{
    static const EvaluateOptions options = [] {
        core::Diagnostics remarks;
        const std::string root = PARETOSCOPE_SOURCE_DIR "/resources/";
        std::vector<core::catalogue::CatalogueText> texts;
        for (const char *name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"})
            texts.push_back({name, core::readFile(root + "catalogue/" + name).value()});
        EvaluateOptions made;
        made.catalogue = std::make_shared<const core::catalogue::Catalogue>(
            core::catalogue::Catalogue::read(texts, {}, remarks).value());
        made.coefficients = std::make_shared<const core::perf::Coefficients>(
            core::perf::readCoefficients(core::readFile(root + "engine/coefficients.yaml").value(), "coefficients.yaml",
                                         remarks)
                .value());
        made.predictions = std::make_shared<core::project::PredictionCache>();
        return made;
    }();
    return options;
}

std::string yamlOf(const std::string &more = {}, const std::string &gpu = "h100-sxm-80gb")
{
    return "# A project of ours\n"
           "schema: paretoscope/1\n"
           "scenario:\n"
           "  workload:\n"
           "    prompt_tokens: {mean: 1000} # from the log\n"
           "    output_tokens: {mean: 500}\n"
           "    arrivals: {kind: closed}\n"
           "  slo: {ttft_p95_ms: 2000, tpot_p95_ms: 60}\n"
           "  model: {id: llama-3.1-70b, weights: fp8}\n"
           "  hardware: {gpu: " +
           gpu +
           "}\n"
           "  parallelism: {tp: 4}\n"
           "  engine: {id: vllm, version: 0.10.0}\n" +
           more;
}

/// A section that is right, for changing.
std::string sectionText(const std::string &coefficients = "{fixed_times: 1.2, prompts: 1.1, memory_reads: 1.5}",
                        const std::string &concurrency = "[1, 1024]", const std::string &rest = {})
{
    return "calibration:\n"
           "  coefficients: " +
           coefficients +
           "\n"
           "  fitted_to: {model: llama-3.1-70b, gpu: h100-sxm-80gb, engine: vllm, weights: fp8, tensor_parallel: 4}\n"
           "  measured: {points: 6, files: [sweep.json], prompt_tokens: [1000, 1000], output_tokens: [500, 500], "
           "concurrency: " +
           concurrency + "}\n" + rest;
}

struct Read
{
    Node document;
    core::project::Project project;
    core::Diagnostics remarks;
};

Read read(const std::string &yaml)
{
    Read made;
    made.project = core::project::readProject(yaml, "test.yaml", made.document, made.remarks).value();
    return made;
}

core::project::Evaluation evaluated(const std::string &yaml)
{
    const Read made = read(yaml);
    return core::project::evaluate(made.project, made.document, std::make_shared<const Library>(), known());
}

long count(const core::project::Evaluation &evaluation, const std::string &check)
{
    return std::ranges::count(evaluation.findings, check, &core::audit::Finding::check);
}

/// What an engine with other factors would have measured, played by the rows of the prediction's own table.
Library sweepOf(const RowCalibration &factors, const std::vector<double> &concurrencies = {1, 4, 16, 64, 128})
{
    Library library;
    for (const double concurrency : concurrencies) {
        Case row;
        row.model = known().catalogue->model("llama-3.1-70b").entry;
        row.gpu = known().catalogue->gpu("h100-sxm-80gb").entry;
        row.weights = core::catalogue::Precision::Fp8;
        row.split.tp = 4;
        row.engine = "vllm";
        row.version = "0.10.0";
        row.promptTokens = 1000;
        row.outputTokens = 500;
        row.concurrency = concurrency;
        row.requests = 5 * concurrency + 5;
        row.spread = LengthSpread::Fixed;
        const auto predicted =
            predictRow(row, harnessOf(row, *known().catalogue), *known().coefficients, factors).value();
        Run run;
        run.source.path = "sweep.json";
        run.source.documentIndex = static_cast<int>(library.runs.size());
        run.source.tool = "vllm-serve";
        run.identity.model = "meta-llama/Llama-3.1-70B-Instruct";
        run.loadKind = core::results::LoadKind::Closed;
        run.concurrency = concurrency;
        run.completed = static_cast<long long>(*row.requests);
        run.facts.fixedLengths = true;
        run.facts.inputTokensMean = 1000;
        run.facts.outputTokensMean = 500;
        run.tpot.meanSeconds = predicted.state.tpotMeanSeconds;
        run.ttft.meanSeconds = predicted.state.ttftMeanSeconds;
        run.outputTokensPerSecond = predicted.state.tokensPerSecond;
        library.runs.push_back(std::move(run));
    }
    library.sweeps = core::results::groupSweeps(library.runs);
    return library;
}

RowCalibration factors(double overhead, double prefill, double decode)
{
    RowCalibration made;
    made.overhead = overhead;
    made.prefill = prefill;
    made.decode = decode;
    return made;
}

core::Result<CalibrationOutcome> calibrated(const Library &measured, const std::string &yaml = yamlOf())
{
    return calibrateProject(read(yaml).project, {}, measured, known());
}

} // namespace

class TestProjectCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownFactorsAreFound_data()
    {
        QTest::addColumn<double>("overhead");
        QTest::addColumn<double>("prefill");
        QTest::addColumn<double>("decode");
        QTest::newRow("as shipped") << 1.0 << 1.0 << 1.0;
        QTest::newRow("slow host") << 1.6 << 1.0 << 1.0;
        QTest::newRow("slow prompts") << 1.0 << 1.5 << 1.0;
        QTest::newRow("slow memory") << 1.0 << 1.0 << 1.2;
        QTest::newRow("all of them") << 1.3 << 0.8 << 1.15;
    }

    void knownFactorsAreFound()
    {
        QFETCH(double, overhead);
        QFETCH(double, prefill);
        QFETCH(double, decode);
        const auto outcome = calibrated(sweepOf(factors(overhead, prefill, decode)));
        QVERIFY2(outcome, outcome ? "" : outcome.error().describe().c_str());
        const ProjectCalibration &found = outcome->calibration;
        const std::string said = "found " + std::to_string(found.fixedTimes) + ' ' + std::to_string(found.prompts) +
                                 ' ' + std::to_string(found.memoryReads) + ", TPOT " +
                                 std::to_string(found.tpot->before) + " -> " + std::to_string(found.tpot->after) +
                                 ", TTFT " + std::to_string(found.ttft->after);
        // Fixed times and reading the weights are hard to tell apart in a batch of one size: what they come to is
        // exact.
        QVERIFY2(std::abs(found.fixedTimes / overhead - 1.0) < 0.08, said.c_str());
        QVERIFY2(std::abs(found.prompts / prefill - 1.0) < 0.08, said.c_str());
        QVERIFY2(std::abs(found.memoryReads / decode - 1.0) < 0.12, said.c_str());
        QVERIFY2(found.tpot->after < 0.01, said.c_str());
        QVERIFY2(found.tpot->after <= found.tpot->before + 0.005, said.c_str());
        QCOMPARE(found.points, 5);
        QCOMPARE(found.concurrency, std::optional(Span{1, 128}));
        QCOMPARE(found.model, std::string("llama-3.1-70b"));
        QCOMPARE(found.files, std::vector<std::string>{"sweep.json"});
        QVERIFY(found.dates.empty());
    }

    void whatMeasuresSomethingElseIsRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("says");
        QTest::newRow("model") << "model"
                               << "it measures the model meta-llama/Llama-3.1-8B, and the project serves llama-3.1-70b";
        QTest::newRow("gpu") << "gpu"
                             << "it was measured on";
        QTest::newRow("precision") << "precision"
                                   << "it measures weights in bf16, and the project has them in fp8";
        QTest::newRow("engine") << "engine"
                                << "it measures the engine sglang, and the project has vllm";
        QTest::newRow("gpus") << "gpus"
                              << "it was measured on 8 GPUs a replica, and the project has 4";
        QTest::newRow("nothing") << "nothing"
                                 << "There is no benchmark run to calibrate on.";
        QTest::newRow("few") << "few"
                             << "Too few points to calibrate on: 2 at 2 different loads were found";
        QTest::newRow("one load") << "one load"
                                  << "Too few points to calibrate on: 3 at 1 different loads were found";
        QTest::newRow("failed") << "failed"
                                << "sweep.json is left out: a tenth of its requests or more failed";
        QTest::newRow("lengths") << "lengths"
                                 << "the lengths of its prompts or answers are not known";
        QTest::newRow("beyond") << "beyond"
                                << "its load or its lengths are beyond what any replica serves";
        QTest::newRow("pace") << "pace"
                              << "it has neither a time per token nor the throughput of a closed loop";
    }

    void whatMeasuresSomethingElseIsRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, says);
        Library library = what == QLatin1String("few") ? sweepOf({}, {1, 4}) : sweepOf({}, {1, 4, 16});
        if (what == QLatin1String("nothing"))
            library = {};
        for (Run &run : library.runs) {
            if (what == QLatin1String("model"))
                run.identity.model = "meta-llama/Llama-3.1-8B";
            if (what == QLatin1String("gpu"))
                run.identity.gpu = "NVIDIA L40S";
            if (what == QLatin1String("precision"))
                run.identity.precision = "bf16";
            if (what == QLatin1String("engine"))
                run.identity.engine = "sglang";
            if (what == QLatin1String("gpus"))
                run.identity.tensorParallel = 8;
            if (what == QLatin1String("failed"))
                run.failed = 1000;
            if (what == QLatin1String("one load"))
                run.concurrency = 4;
            if (what == QLatin1String("lengths")) {
                run.facts.inputTokensMean.reset();
                run.facts.outputTokensMean.reset();
            }
            if (what == QLatin1String("beyond"))
                run.concurrency = 1e9;
            if (what == QLatin1String("pace")) {
                run.tpot = {};
                run.outputTokensPerSecond.reset();
            }
        }
        const auto outcome = calibrated(library);
        QVERIFY(!outcome);
        QVERIFY2(QString::fromStdString(outcome.error().describe()).contains(says), outcome.error().describe().c_str());
    }

    /// A folder may hold other sweeps too: they are named, and the project's own count.
    void otherSweepsOfAFolderAreNamed()
    {
        Library library = sweepOf(factors(1.4, 1.0, 1.0), {1, 8, 64});
        Library other = sweepOf({}, {1, 8, 64});
        for (Run &run : other.runs) {
            run.source.path = "other.json";
            run.identity.model = "meta-llama/Llama-3.1-8B";
        }
        library.runs.insert(library.runs.end(), other.runs.begin(), other.runs.end());
        library.sweeps = core::results::groupSweeps(library.runs);
        const auto outcome = calibrated(library);
        QVERIFY(outcome);
        QCOMPARE(outcome->calibration.points, 3);
        QCOMPARE(outcome->remarks.size(), std::size_t(1));
        QVERIFY(outcome->remarks.front().english().starts_with("other.json is not used"));
    }

    /// The mean of the single gaps may stand for the time per output token, said file by file; their median never does.
    void gapsStandForTheTimePerToken_data()
    {
        QTest::addColumn<bool>("mean");
        QTest::newRow("mean") << true;
        QTest::newRow("median") << false;
    }
    void gapsStandForTheTimePerToken()
    {
        QFETCH(bool, mean);
        Library library = sweepOf(factors(1.4, 1.0, 1.0), {1, 8, 64});
        for (std::size_t i = 0; i < library.runs.size(); ++i) {
            Run &run = library.runs[i];
            run.source.path = "c" + std::to_string(i) + ".json";
            if (mean)
                run.itl.meanSeconds = run.tpot.meanSeconds;
            else
                run.itl.quantileSeconds[0.5] = *run.tpot.meanSeconds;
            run.tpot = {};
            run.outputTokensPerSecond.reset();
        }
        library.sweeps = core::results::groupSweeps(library.runs);
        const auto outcome = calibrated(library);
        QCOMPARE(outcome.has_value(), mean);
        if (!mean) {
            QVERIFY2(outcome.error().message.english().find("neither a time per token") != std::string::npos,
                     outcome.error().message.english().c_str());
            return;
        }
        QCOMPARE(outcome->calibration.points, 3);
        for (const char *file : {"c0.json", "c1.json", "c2.json"})
            QVERIFY2(std::ranges::count(outcome->remarks,
                                        std::string(file) + " states no TPOT: the mean of its ITL is "
                                                            "taken for it.",
                                        [](const core::Text &remark) { return remark.english(); }) == 1,
                     file);
    }

    void whoDoesNotNameAKnownModel_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("points"); ///< 0: refused
        QTest::addColumn<QString>("says");
        QTest::newRow("nobody") << ""
                                << "" << 6
                                << "The files do not say which model they measure: it is taken to be the project's";
        QTest::newRow("one stranger") << "acme/ours"
                                      << "acme/ours" << 6
                                      << "The catalogue does not know the model acme/ours: it is taken for";
        QTest::newRow("two strangers") << "acme/ours"
                                       << "acme/theirs" << 0 << "these files are of several models";
        QTest::newRow("beside a name") << "meta-llama/Llama-3.1-70B"
                                       << "" << 3
                                       << "other.json is not used: it does not name a model of the catalogue";
        QTest::newRow("a folder") << "/models/models--meta-llama--Llama-3.1-70B/snapshots/b5c939de8f/"
                                  << "/data/Llama-3.1-70B-Instruct" << 6 << "";
        QTest::newRow("another folder") << "/models/models--openai--gpt-oss-120b/snapshots/b5c939de8f/"
                                        << "/data/openai--gpt-oss-120b" << 0
                                        << "sweep.json is not used: it measures the model /models/models--openai";
    }

    void whoDoesNotNameAKnownModel()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, points);
        QFETCH(QString, says);
        const auto named = [](const QString &name) {
            return name.isEmpty() ? std::nullopt : std::optional(name.toStdString());
        };
        const RowCalibration slow = factors(1.4, 1.0, 1.0);
        Library library = sweepOf(slow, {1, 8, 64}), other = sweepOf(slow, {2, 16, 128});
        for (Run &run : library.runs)
            run.identity.model = named(first);
        for (Run &run : other.runs) {
            run.identity.model = named(second);
            run.source.path = "other.json";
        }
        library.runs.insert(library.runs.end(), other.runs.begin(), other.runs.end());
        library.sweeps = core::results::groupSweeps(library.runs);
        const auto outcome = calibrated(library);
        QCOMPARE(outcome.has_value(), points > 0);
        std::string said = outcome ? std::string() : outcome.error().message.english();
        if (outcome) {
            QCOMPARE(outcome->calibration.points, points);
            QCOMPARE(outcome->remarks.empty(), says.isEmpty());
            said = outcome->remarks.empty() ? std::string() : outcome->remarks.front().english();
        }
        QVERIFY2(QString::fromStdString(said).contains(says), said.c_str());
    }

    void aScenarioThatCannotBePredictedIsNotCalibrated()
    {
        const auto without = calibrated(sweepOf({}, {1, 4, 16}), "schema: paretoscope/1\n");
        QVERIFY(!without);
        QVERIFY(without.error().message.english().find("scenario.model.id") != std::string::npos);
        std::string drafting = yamlOf();
        drafting.replace(drafting.find("{id: vllm,"), 10, "{id: vllm, speculative: {tokens: 3},");
        const auto speculative = calibrated(sweepOf({}, {1, 4, 16}), drafting);
        QVERIFY(!speculative);
        QVERIFY(speculative.error().message.english().find("speculatively") != std::string::npos);
    }

    void theSectionSurvivesTheFile()
    {
        const auto outcome = calibrated(sweepOf(factors(1.25, 1.1, 1.0), {1, 16, 64}));
        QVERIFY(outcome);
        ProjectCalibration calibration = outcome->calibration;
        calibration.dates = {"2026-05-02", "2026-05-03"};
        calibration.namedGpus = {"NVIDIA H100 80GB HBM3"};
        calibration.requestsPerSecond = Span{0.5, 12.25};
        const Node document = read(yamlOf("x_own: kept\n")).document.with("calibration", sectionOf(calibration));
        const std::string text = core::project::writeYaml(document);
        QVERIFY(text.starts_with("# A project of ours\n"));
        QVERIFY(text.find("# from the log") != std::string::npos);
        QVERIFY(text.find("x_own: kept") != std::string::npos);
        Read again = read(text);
        QCOMPARE(again.remarks.items().size(), std::size_t(1)); // of x_own alone
        const auto found = calibrationOf(again.document);
        QVERIFY(found);
        QVERIFY(std::abs(found->fixedTimes / calibration.fixedTimes - 1.0) < 1e-3);
        QVERIFY(std::abs(found->tpot->before - calibration.tpot->before) < 1e-3);
        ProjectCalibration rounded = calibration;
        rounded.fixedTimes = found->fixedTimes;
        rounded.prompts = found->prompts;
        rounded.memoryReads = found->memoryReads;
        rounded.tpot = found->tpot;
        rounded.ttft = found->ttft;
        rounded.throughput = found->throughput;
        QVERIFY(*found == rounded);
        QCOMPARE(core::project::writeYaml(again.document), text);
    }

    void badSectionsAreSaid_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const std::string &section, const char *says) {
            QTest::newRow(name) << QString::fromStdString(section) << QString::fromUtf8(says);
        };
        row("too large", sectionText("{fixed_times: 9}"),
            "test.yaml:14:31: calibration.coefficients.fixed_times: found \"9\", expected a number from 0.5 to 2");
        row("a comma", sectionText("{fixed_times: \"1,2\"}"), "found \"1,2\", expected a number from 0.5 to 2");
        row("not a number", sectionText("{prompts: nan}"), "calibration.coefficients.prompts: found \"nan\"");
        row("an unknown name", sectionText("{fixed_time: 1.2}"),
            "calibration.coefficients.fixed_time: found \"1.2\", expected fixed_times, prompts or memory_reads");
        row("none", sectionText("{}"), "calibration.coefficients: found nothing of use, expected fixed_times");
        row("a list", "calibration: [1, 2]\n", "test.yaml:13:14: calibration: found nothing of use, expected keys");
        row("a word", "calibration: yes\n", "calibration: found \"yes\", expected keys with values");
        row("nothing fitted", "calibration: {coefficients: {prompts: 1}}\n", "calibration.fitted_to: found nothing");
        row("a range upside down", sectionText("{prompts: 1}", "[64, 1]"),
            "calibration.measured.concurrency: found \"1\", expected the least and the most that was measured");
        row("half a range", sectionText("{prompts: 1}", "[64]"), "calibration.measured.concurrency: found nothing");
        row("no points",
            "calibration: {coefficients: {prompts: 1}, fitted_to: {model: a, gpu: b, engine: c, weights: "
            "fp8}, measured: {points: 2.5}}\n",
            "calibration.measured.points: found \"2.5\", expected a whole number");
        row("percent",
            sectionText("{prompts: 1}", "[1, 64]", "  median_error_percent: {tpot: {before: -1, after: 2}}\n"),
            "calibration.median_error_percent.tpot.before: found \"-1\", expected percent");
    }

    void badSectionsAreSaid()
    {
        QFETCH(QString, section);
        QFETCH(QString, says);
        const Read made = read(yamlOf(section.toStdString()));
        QCOMPARE(made.remarks.items().size(), std::size_t(1));
        const core::Diagnostic &only = made.remarks.items().front();
        QCOMPARE(only.severity, core::Severity::Warning);
        const QString described = QString::fromStdString(only.what.describe());
        QVERIFY2(described.contains(says), qPrintable(described));
        QVERIFY(described.startsWith(QLatin1String("test.yaml:1")));
        QVERIFY(described.endsWith(QLatin1String("predictions go without the calibration")));
        QVERIFY(!calibrationOf(made.document));
        QCOMPARE(calibratedOptions(known(), made.document).coefficients, known().coefficients);
    }

    void anEmptySectionIsNone()
    {
        const Read made = read(yamlOf("calibration:\n"));
        QVERIFY(made.remarks.items().empty());
        QVERIFY(!calibrationOf(made.document));
    }

    void predictionsFollowTheCalibration()
    {
        const auto shipped = evaluated(yamlOf());
        QVERIFY(shipped.prediction && !saysCalibrated(shipped.prediction->assumptions));
        QCOMPARE(count(shipped, "engine.uncalibrated"), 1);
        const auto slow = evaluated(yamlOf(sectionText()));
        QVERIFY(slow.prediction && saysCalibrated(slow.prediction->assumptions));
        QVERIFY(*slow.prediction->requestsPerSecond < 0.95 * *shipped.prediction->requestsPerSecond);
        const auto fast = evaluated(yamlOf(sectionText("{fixed_times: 0.6, prompts: 0.8}")));
        QVERIFY(*fast.prediction->requestsPerSecond > 1.05 * *shipped.prediction->requestsPerSecond);
        QCOMPARE(count(slow, "engine.uncalibrated"), 0);
        QCOMPARE(count(slow, "engine.calibration-stretched"), 0);
        const auto says = std::ranges::find_if(slow.size.warnings, [](const core::Text &text) {
            return text.english().starts_with("Calibrated on 6 points of sweep.json");
        });
        QVERIFY(says != slow.size.warnings.end());
        // Twice the same, and the shipped figures are not what is remembered for it.
        const auto again = evaluated(yamlOf());
        QCOMPARE(*again.prediction->requestsPerSecond, *shipped.prediction->requestsPerSecond);
    }

    void whereItWasNotMeasuredItIsStretched_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("says");
        const auto other = [](std::string from, const std::string &to) {
            std::string yaml = yamlOf(sectionText());
            yaml.replace(yaml.find(from), from.size(), to);
            return QString::fromStdString(yaml);
        };
        QTest::newRow("load") << QString::fromStdString(yamlOf(sectionText("{prompts: 1.1}", "[1, 2]")))
                              << "1 to 2 at a time were measured, the operating point has";
        QTest::newRow("prompts") << other("prompt_tokens: {mean: 1000}", "prompt_tokens: {mean: 4000}")
                                 << "prompts of 1,000 tokens were measured, the scenario has 4,000";
        QTest::newRow("answers") << other("output_tokens: {mean: 500}", "output_tokens: {mean: 100}")
                                 << "answers of 500 tokens were measured, the scenario has 100";
        QTest::newRow("split") << other("{tp: 4}", "{tp: 8}")
                               << "it was measured with tensor parallelism 4, the scenario has 8";
    }

    void whereItWasNotMeasuredItIsStretched()
    {
        QFETCH(QString, yaml);
        QFETCH(QString, says);
        const auto evaluation = evaluated(yaml.toStdString());
        QVERIFY(evaluation.prediction);
        const auto found = std::ranges::find(evaluation.findings, std::string("engine.calibration-stretched"),
                                             &core::audit::Finding::check);
        QVERIFY(found != evaluation.findings.end());
        QVERIFY2(QString::fromStdString(found->reason.english()).contains(says), found->reason.english().c_str());
    }

    /// It was fitted on another GPU: said, and nothing of it is used.
    void itHoldsForItsOwnConfigurationAlone()
    {
        const auto shipped = evaluated(yamlOf({}, "h200-sxm-141gb"));
        const auto other = evaluated(yamlOf(sectionText(), "h200-sxm-141gb"));
        QVERIFY(shipped.prediction && other.prediction);
        QCOMPARE(*other.prediction->requestsPerSecond, *shipped.prediction->requestsPerSecond);
        QCOMPARE(count(other, "engine.uncalibrated"), 1);
        QVERIFY(std::ranges::any_of(other.size.warnings, [](const core::Text &text) {
            return text.english().starts_with("The project's calibration is not used here: it was fitted for");
        }));
    }

    /// Real sweeps: fitted on every other point, judged on the points between.
    void pointsBetweenAreNearer_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("scenario");
        const auto row = [](const char *name, const char *prefix, const char *scenario) {
            QTest::newRow(name) << QString::fromUtf8(prefix) << QString::fromUtf8(scenario);
        };
        row("gpt-oss on H200", "bench/vllm-bench-serve/inferencex-fork_gptoss_fp4_8xH200_vllm0.22_tp8_conc",
            "  model: {id: gpt-oss-120b}\n  hardware: {gpu: h200-sxm-141gb}\n  parallelism: {tp: 8}\n"
            "  engine: {id: vllm, version: 0.22.0}\n");
        row("gpt-oss on B200", "bench/inferencemax-together-baseline/vllm_gptoss-fp4_untuned_conc",
            "  model: {id: gpt-oss-120b}\n  hardware: {gpu: b200-sxm-180gb}\n  parallelism: {tp: 4}\n"
            "  engine: {id: vllm, version: 0.22.0}\n");
    }

    void pointsBetweenAreNearer()
    {
        QFETCH(QString, prefix);
        QFETCH(QString, scenario);
        const QByteArray corpus = qgetenv("PARETOSCOPE_CORPUS");
        if (corpus.isEmpty())
            QSKIP("PARETOSCOPE_CORPUS is not set");
        const auto start = std::filesystem::path(corpus.toStdString()) / prefix.toStdString();
        std::vector<std::filesystem::path> paths;
        for (const auto &entry : std::filesystem::directory_iterator(start.parent_path()))
            if (entry.path().string().starts_with(start.string()))
                paths.push_back(entry.path());
        core::Diagnostics said;
        const Library whole = core::results::importPaths(paths, {}, said);
        const Read made = read("schema: paretoscope/1\nscenario:\n  workload: {prompt_tokens: {mean: 1000}, "
                               "output_tokens: {mean: 500}}\n" +
                               scenario.toStdString());
        Library half = whole;
        for (auto &sweep : half.sweeps) {
            std::vector<std::size_t> kept;
            for (std::size_t i = 0; i < sweep.runs.size(); i += 2)
                kept.push_back(sweep.runs[i]);
            sweep.runs = kept;
        }
        const auto fitted = calibrateProject(made.project, {}, half, known());
        QVERIFY2(fitted, fitted ? "" : fitted.error().describe().c_str());
        EvaluateOptions with = known();
        with.coefficients = withCalibration(with.coefficients, fitted->calibration);
        const auto shipped = calibrateProject(made.project, {}, whole, known());
        const auto own = calibrateProject(made.project, {}, whole, with);
        QVERIFY(shipped && own);
        std::vector<PointErrors> before, after;
        for (std::size_t i = 1; i < shipped->points.size(); i += 2) {
            before.push_back(shipped->points[i].before);
            after.push_back(own->points[i].before);
        }
        const auto percent = [](const std::vector<PointErrors> &errors, std::optional<double> PointErrors::*figure) {
            return 100.0 * medianError(errors, figure).value_or(-1.0);
        };
        qInfo("%d points fitted, %d judged: TPOT %.1f %% -> %.1f %%, TTFT %.1f %% -> %.1f %% (%.2f, %.2f, %.2f)",
              fitted->calibration.points, static_cast<int>(after.size()), percent(before, &PointErrors::tpot),
              percent(after, &PointErrors::tpot), percent(before, &PointErrors::ttft),
              percent(after, &PointErrors::ttft), fitted->calibration.fixedTimes, fitted->calibration.prompts,
              fitted->calibration.memoryReads);
        QVERIFY(percent(after, &PointErrors::tpot) < percent(before, &PointErrors::tpot) + 3.0);
    }
};

QTEST_GUILESS_MAIN(TestProjectCalibration)
#include "tst_projectcalibration.moc"
