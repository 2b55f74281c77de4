// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/perf/coefficients.h"
#include "core/project/disaggregation.h"
#include "core/project/estimate.h"
#include "core/project/evaluation.h"
#include "core/project/levers.h"
#include "core/project/otherload.h"
#include "core/project/prediction.h"
#include "core/project/services.h"
#include "core/project/sourcetables.h"

#include <QtTest>

using namespace core::project;

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
        made.predictions = std::make_shared<PredictionCache>();
        return made;
    }();
    return options;
}

/// The source's example: 200 requests a second of 800 and 250 tokens, Llama 70B on four H100.
std::string chat(const std::string &more = {}, const std::string &weights = "bf16")
{
    return "schema: paretoscope/1\n"
           "scenario:\n"
           "  workload:\n"
           "    prompt_tokens: {p50: 600, p95: 1200, p99: 2500}\n"
           "    output_tokens: {p50: 180, p95: 500, p99: 900}\n"
           "    arrivals: {kind: poisson, rate_rps: 200}\n"
           "  slo: {ttft_p95_ms: 1500, tpot_p95_ms: 60}\n"
           "  model: {id: llama-3.1-70b, weights: " +
           weights +
           "}\n"
           "  hardware: {gpu: h100-sxm-80gb, gpus_per_node: 8}\n"
           "  parallelism: {tp: 4}\n"
           "  engine: {id: vllm, max_num_seqs: 256}\n"
           "  sizing: {headroom: 0.25}\n" +
           more;
}

struct Read
{
    Node document;
    Project project;
};

Read read(const std::string &yaml)
{
    Read made;
    core::Diagnostics remarks;
    made.project = readProject(yaml, "test.yaml", made.document, remarks).value();
    return made;
}

Evaluation evaluated(const std::string &yaml, const EvaluateOptions &options = known())
{
    const Read made = read(yaml);
    return evaluate(made.project, made.document, std::make_shared<const core::results::Library>(), options);
}

} // namespace

class TestPrediction : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aScenarioIsSizedWithoutAnyMeasurement();
    void figuresOfADesignCarryTheirIntervals();
    void lessSloMeansNoMoreReplicas();
    void closedLoopsKneeByConcurrency();
    void nothingIsFasterThanTheWeightsCanBeRead();
    void anImpossibleSloSaysSo();
    void whatIsNotKnownIsNotPredicted();
    void aPriceChangeDoesNotSimulateAgain();
    void theSameSeedGivesTheSame();
    void measuredAndStatedFiguresGoFirst();
    void aPrefixThatIsHitShortensTheFirstToken();
    void theLadderNeedsFewerGpus();
    void theLeversStandInTheSourcesOrder();
    void poolsAreAveragedOverTheirReplicas();
    void theSourcesTablesStandBesideOurs();
    void decodeStandsUnderTheBandwidth();
    void anEstimateIsRoughUntilTheWholeIsKnown();
    void theOtherKindOfLoad();
    void servicesOfOneCluster();
};

void TestPrediction::aScenarioIsSizedWithoutAnyMeasurement()
{
    const Evaluation evaluation = evaluated(chat());
    QVERIFY(evaluation.prediction);
    const SizeFigures &size = evaluation.size;
    QCOMPARE(size.sloMet, std::optional(true));
    QVERIFY(size.replicasForRate && size.replicasWithHeadroom && size.replicasNPlusOne && size.replicasPessimistic);
    QVERIFY(*size.replicasForRate <= *size.replicasWithHeadroom);
    QVERIFY(*size.replicasPessimistic >= *size.replicasWithHeadroom);
    // Rounded once, at the end.
    const double each = *evaluation.prediction->requestsPerSecond;
    QCOMPARE(*size.replicasForRate, static_cast<int>(std::ceil(200.0 / each - 1e-9)));
    QCOMPARE(*size.replicasWithHeadroom, static_cast<int>(std::ceil(250.0 / each - 1e-9)));
    QCOMPARE(size.gpusPerReplica, std::optional(4));
    QCOMPARE(size.gpus, std::optional(4 * *size.replicasWithHeadroom));
    QCOMPARE(size.nodes, std::optional((*size.replicasWithHeadroom + 1) / 2));
    QVERIFY(size.limits && *size.limits != "none");
    QVERIFY(size.operationalConcurrency);
    const auto *point = chosenPoint(evaluation);
    QVERIFY(point && point->ttft.quantile(0.95) && *point->ttft.quantile(0.95) <= 1.5);
    QVERIFY(*point->tpot.quantile(0.95) <= 0.060);
    QVERIFY(!size.worksheet.empty());
}

void TestPrediction::figuresOfADesignCarryTheirIntervals()
{
    const Evaluation evaluation = evaluated(chat());
    const OptionalFigure &tokens = evaluation.size.outputTokensPerSecond;
    QVERIFY(tokens);
    QCOMPARE(tokens->provenance, Provenance::Design);
    QVERIFY(tokens->low && tokens->high);
    QVERIFY(*tokens->low < tokens->value && tokens->value < *tokens->high);
}

void TestPrediction::lessSloMeansNoMoreReplicas()
{
    const Evaluation strict = evaluated(chat());
    std::string text = chat();
    text.replace(text.find("tpot_p95_ms: 60"), 15, "tpot_p95_ms: 99");
    const Evaluation loose = evaluated(text);
    QVERIFY(*loose.size.replicasForRate <= *strict.size.replicasForRate);
}

void TestPrediction::closedLoopsKneeByConcurrency()
{
    std::string text = chat();
    text.replace(text.find("{kind: poisson, rate_rps: 200}"), 30, "{kind: closed, concurrency: 24}");
    const Evaluation evaluation = evaluated(text);
    QVERIFY(evaluation.prediction);
    QVERIFY(!evaluation.prediction->sweep.loadIsRate);
    QVERIFY(evaluation.prediction->sweep.points.size() >= 5);
    QVERIFY(evaluation.prediction->sweep.safeCapacity);
    // The stated concurrency is among the levels.
    QVERIFY(std::any_of(evaluation.prediction->sweep.points.begin(), evaluation.prediction->sweep.points.end(),
                        [](const auto &point) { return point.load == std::optional(24.0); }));
}

void TestPrediction::nothingIsFasterThanTheWeightsCanBeRead()
{
    const Evaluation evaluation = evaluated(chat());
    // R7: 35 GB at 3,350 GB/s are 10.4 ms a token.
    QVERIFY(evaluation.prediction->floorTpotSeconds);
    QVERIFY(*evaluation.prediction->floorTpotSeconds > 0.010);
    for (const auto &point : evaluation.prediction->sweep.points)
        QVERIFY(*point.tpot.meanSeconds >= *evaluation.prediction->floorTpotSeconds);
}

void TestPrediction::anImpossibleSloSaysSo()
{
    std::string text = chat();
    text.replace(text.find("tpot_p95_ms: 60"), 15, "tpot_p95_ms: 8 "); // below the floor of 10.4 ms
    const Evaluation evaluation = evaluated(text);
    QCOMPARE(evaluation.size.sloMet, std::optional(false));
    QVERIFY(!evaluation.size.warnings.empty());
    const bool named =
        std::any_of(evaluation.size.warnings.begin(), evaluation.size.warnings.end(), [](const auto &warning) {
            return warning.english().find("TPOT") != std::string::npos &&
                   warning.english().find("8 ms") != std::string::npos;
        });
    QVERIFY2(named, "the term that fails and its limit are named");
    const bool floor =
        std::any_of(evaluation.size.warnings.begin(), evaluation.size.warnings.end(), [](const auto &warning) {
            return warning.english().find("Reading the weights once takes 10.") != std::string::npos;
        });
    QVERIFY2(floor, "that the hardware cannot do it, whatever the setting, is said");
}

void TestPrediction::whatIsNotKnownIsNotPredicted()
{
    std::string text = chat();
    text.replace(text.find("output_tokens"), 13, "unknown_tokens");
    const Evaluation evaluation = evaluated(text);
    QVERIFY(!evaluation.prediction);
    QVERIFY(!evaluation.size.replicasForRate);
    const bool asked =
        std::any_of(evaluation.size.warnings.begin(), evaluation.size.warnings.end(), [](const auto &warning) {
            return warning.english().find("the length of the answers") != std::string::npos;
        });
    QVERIFY2(asked, "what it would take is said");
}

void TestPrediction::aPriceChangeDoesNotSimulateAgain()
{
    const auto first = evaluated(chat("economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"));
    const auto second = evaluated(chat("economics: {tariff: {kind: owned, eur_per_hour: 22}}\n"));
    QCOMPARE(first.prediction.get(), second.prediction.get());
    std::string text = chat();
    text.replace(text.find("p50: 600"), 8, "p50: 700");
    QVERIFY(evaluated(text).prediction.get() != first.prediction.get());
}

void TestPrediction::theSameSeedGivesTheSame()
{
    EvaluateOptions fresh = known();
    fresh.predictions.reset();
    const auto first = evaluated(chat(), fresh);
    const auto second = evaluated(chat(), fresh);
    QVERIFY(first.prediction.get() != second.prediction.get());
    QCOMPARE(*first.prediction->requestsPerSecond, *second.prediction->requestsPerSecond);
    QCOMPARE(first.prediction->sweep.points.size(), second.prediction->sweep.points.size());
}

void TestPrediction::measuredAndStatedFiguresGoFirst()
{
    const Evaluation evaluation = evaluated(chat("  throughput: {output_tokens_per_s: 2800, provenance: benchmark}\n"));
    QVERIFY(evaluation.size.outputTokensPerSecond);
    QCOMPARE(evaluation.size.outputTokensPerSecond->value, 2800.0);
    QCOMPARE(evaluation.size.outputTokensPerSecond->provenance, Provenance::Benchmark);
}

void TestPrediction::aPrefixThatIsHitShortensTheFirstToken()
{
    std::string text = chat();
    text.replace(text.find("    arrivals"), 4, "    prefix: {shared_tokens: 512, hit_rate: 1.0}\n    ");
    const Evaluation without = evaluated(chat()), with = evaluated(text);
    QVERIFY(with.prediction && without.prediction);
    QVERIFY(*with.prediction->requestsPerSecond >= *without.prediction->requestsPerSecond);
    QVERIFY(*with.prediction->sweep.points.front().ttft.meanSeconds <
            *without.prediction->sweep.points.front().ttft.meanSeconds);
}

void TestPrediction::theLadderNeedsFewerGpus()
{
    const Read made = read(chat());
    const Ladder ladder = leverLadder(made.project, made.document, known());
    QVERIFY(!ladder.levers.empty());
    QVERIFY(ladder.base.gpus);
    QCOMPARE(ladder.levers.front().id, std::string("fp8"));
    int gpus = *ladder.base.gpus;
    for (const Lever &lever : ladder.levers) {
        if (!lever.taken)
            continue;
        QVERIFY2(*lever.cumulated.gpus < gpus, lever.id.c_str());
        gpus = *lever.cumulated.gpus;
        QVERIFY(!lever.caveat.empty());
    }
    QVERIFY(gpus < *ladder.base.gpus);
    QVERIFY(!ladderSentences(ladder).empty());
    // In FP8 already: the lever says why it does not apply.
    const Read small = read(chat({}, "fp8"));
    const Ladder rest = leverLadder(small.project, small.document, known());
    QVERIFY(rest.levers.front().whyNot);
}

void TestPrediction::theLeversStandInTheSourcesOrder()
{
    const Read made = read(chat());
    const Ladder ladder = leverLadder(made.project, made.document, known());
    std::vector<std::string> ids;
    for (const Lever &lever : ladder.levers)
        ids.push_back(lever.id);
    // "Quantisation, speculative decoding, disaggregated serving", then what the engine and the topology offer.
    const std::vector<std::string> first{"fp8", "int4", "speculative", "disaggregation"};
    QVERIFY(ids.size() > first.size());
    QVERIFY(std::equal(first.begin(), first.end(), ids.begin()));
    const Lever &apart = ladder.levers[3];
    QVERIFY(!apart.whyNot);
    QVERIFY(apart.alone.requestsPerSecond && *apart.alone.requestsPerSecond > 0.0);
    QVERIFY(apart.alone.replicas && apart.alone.gpus && apart.alone.tpotMeanSeconds);
    QCOMPARE(*apart.alone.gpus, 4 * *apart.alone.replicasBought);
    // Without prompts between them, tokens come faster than in the mixed batch.
    QVERIFY(*apart.alone.tpotMeanSeconds < 0.060);
    QVERIFY(apart.name.english().find(" to ") != std::string::npos);
    QVERIFY(std::find(ids.begin(), ids.end(), "max-num-seqs") != ids.end());
}

void TestPrediction::poolsAreAveragedOverTheirReplicas()
{
    const Read made = read(chat());
    Pools chosen{0, 0};
    const Evaluation evaluation = evaluateWithPools(made.project, known(), &chosen);
    QVERIFY(evaluation.prediction);
    QVERIFY(chosen.prefill >= 1 && chosen.decode >= 1);
    QVERIFY(!evaluation.prediction->rough);
    // What was asked before does not decide: the same again, and with a cache that knows some of the shares.
    EvaluateOptions remembering = known();
    remembering.predictions = std::make_shared<PredictionCache>();
    for (int round = 0; round < 2; ++round) {
        Pools again{0, 0};
        const Evaluation same = evaluateWithPools(made.project, remembering, &again);
        QCOMPARE(again.prefill, chosen.prefill);
        QCOMPARE(again.decode, chosen.decode);
        QCOMPARE(*same.prediction->requestsPerSecond, *evaluation.prediction->requestsPerSecond);
    }
    // A replica of a unit cannot serve more than its share of what reading the weights once a token allows.
    const auto &prediction = *evaluation.prediction;
    const double share = static_cast<double>(chosen.decode) / chosen.engines();
    const double tokens = *prediction.requestsPerSecond * 230.0; // at least: the mean answer is longer
    QVERIFY(tokens < 256.0 * share / *prediction.floorTpotSeconds);
    QCOMPARE(*evaluation.size.replicasForRate,
             static_cast<int>(std::ceil(200.0 / *prediction.requestsPerSecond - 1e-9)));
}

void TestPrediction::decodeStandsUnderTheBandwidth()
{
    const Evaluation evaluation = evaluated(chat());
    QVERIFY(evaluation.prediction->roofline);
    const Roofline &roofline = *evaluation.prediction->roofline;
    // H100 SXM: 989 TFLOP/s over 3.35 TB/s.
    QVERIFY(std::abs(roofline.ridgeFlopsPerByte() - 989e12 / 3.35e12) < 3.0);
    QCOMPARE(roofline.arithmetic, std::string("BF16"));
    QVERIFY(roofline.decode && roofline.prefill);
    QVERIFY(roofline.decode->flopsPerByte < roofline.ridgeFlopsPerByte());
    QVERIFY(roofline.prefill->flopsPerByte > roofline.ridgeFlopsPerByte());
    // In sixteen bits a weight is one multiply and add a token for two bytes; the cache only takes from that.
    QVERIFY(roofline.decode->flopsPerByte < 1.1 * roofline.decode->tokens);
    for (const auto &point : {*roofline.decode, *roofline.prefill}) {
        QVERIFY(point.flopsPerSecond < roofline.peakFlopsPerSecond);
        QVERIFY(point.bytesPerSecond < roofline.bandwidthBytesPerSecond);
        QVERIFY(point.flopsPerSecond > 0.0);
    }
    const auto sentences = rooflineSentences(roofline);
    QCOMPARE(sentences.size(), std::size_t(2));
    QVERIFY(sentences[0].english().find("memory bandwidth is its limit") != std::string::npos);
    QVERIFY(sentences[1].english().find("arithmetic is its limit") != std::string::npos);
}

void TestPrediction::anEstimateIsRoughUntilTheWholeIsKnown()
{
    const Read made = read(chat());
    EvaluateOptions options = known();
    options.predictions = std::make_shared<PredictionCache>();
    const auto rough = std::make_shared<PredictionCache>(8, options.predictions);
    const auto library = std::make_shared<const core::results::Library>();
    const Evaluation before = evaluated("schema: paretoscope/1\n");
    const Evaluation first = estimate(made.project, made.document, library, before, options, rough);
    QVERIFY(isRough(first));
    QVERIFY(!options.predictions->find("nothing"));
    const Evaluation whole = evaluate(made.project, made.document, library, options);
    QVERIFY(!isRough(whole));
    // The estimate is near enough to follow a hand.
    qInfo("rough %g, whole %g", *first.prediction->requestsPerSecond, *whole.prediction->requestsPerSecond);
    QVERIFY(std::abs(*first.prediction->requestsPerSecond / *whole.prediction->requestsPerSecond - 1.0) < 0.25);
    const Evaluation again = estimate(made.project, made.document, library, whole, options, rough);
    QVERIFY(!isRough(again));
    QCOMPARE(again.prediction.get(), whole.prediction.get());
}

void TestPrediction::theOtherKindOfLoad()
{
    const Read made = read(chat());
    const auto closed = predictionByLoad(made.project, false, known());
    const auto open = predictionByLoad(made.project, true, known());
    QVERIFY(closed && open);
    QVERIFY(!closed->sweep.loadIsRate);
    QVERIFY(open->sweep.loadIsRate);
    QCOMPARE(open.get(), evaluated(chat()).prediction.get());
}

void TestPrediction::servicesOfOneCluster()
{
    const Read made = read(chat("services:\n"
                                "  - {name: Chat}\n"
                                "  - name: Small\n"
                                "    override:\n"
                                "      model: {id: llama-3.1-8b}\n"
                                "      parallelism: {tp: 1}\n"
                                "      workload: {arrivals: {kind: poisson, rate_rps: 20}}\n"
                                "  - name: Unknown\n"
                                "    override: {model: {id: nobody-knows}}\n"));
    const ServicesResult result = sizeServices(made.project, made.document, known());
    QCOMPARE(result.table.services.size(), std::size_t(2));
    QCOMPARE(result.notes.size(), std::size_t(1));
    QVERIFY(result.notes[0].english().find("Unknown") != std::string::npos);
    const ServiceRow &chatRow = result.table.services[0];
    const Evaluation alone = evaluated(chat());
    QCOMPARE(chatRow.replicas, *alone.size.replicasWithHeadroom);
    QCOMPARE(chatRow.gpus, 4 * chatRow.replicas);
    QCOMPARE(result.table.gpus, chatRow.gpus + result.table.services[1].gpus);
    QVERIFY(result.table.nodes && *result.table.nodes * 8 >= result.table.gpus);
    QVERIFY(chatRow.useFraction > 0.5 && chatRow.useFraction <= 0.8 + 1e-9); // head-room of a quarter
    QVERIFY(!serviceSentences(result.table).empty());
}

void TestPrediction::theSourcesTablesStandBesideOurs()
{
    const auto context = contextByPrecision(known());
    QCOMPARE(context.size(), std::size_t(15));
    for (const auto &cell : context) {
        QVERIFY(cell.own || cell.whyNot);
        qInfo("R19 %s %s: source %g, own %g", cell.row.c_str(), cell.column.c_str(), cell.sourceLow,
              cell.own.value_or(-1.0));
    }
    // More context leaves room for fewer: within a column the figures never grow.
    for (std::size_t i = 3; i < context.size(); ++i)
        QVERIFY(context[i].own.value_or(0.0) <= context[i - 3].own.value_or(0.0));
    // Weights of four bits are multiplied in sixteen: no faster at prompts, no slower at answers.
    for (std::size_t i = 0; i < context.size(); i += 3)
        QVERIFY(context[i + 2].own.value_or(0.0) > 0.9 * context[i].own.value_or(0.0));
    const auto nodes = requestsPerNode(known());
    QCOMPARE(nodes.size(), std::size_t(7));
    for (const auto &cell : nodes)
        qInfo("R20 %s %s: source %g-%g, own %g", cell.row.c_str(), cell.column.c_str(), cell.sourceLow, cell.sourceHigh,
              cell.own.value_or(-1.0));
    // Contradiction 2: the table's 30 to 45 for BF16 are several times what one replica can do.
    QVERIFY(nodes[2].own && *nodes[2].own < nodes[2].sourceLow);
    const auto sentences = sourceTableSentences({.contextByPrecision = context, .requestsPerNode = nodes});
    QCOMPARE(sentences.size(), std::size_t(2));
}

QTEST_GUILESS_MAIN(TestPrediction)
#include "tst_prediction.moc"
