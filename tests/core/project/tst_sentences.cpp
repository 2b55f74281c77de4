// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/limitsentences.h"

#include <QtTest>

using namespace core::project;
using core::LatencyMetric;
using core::SloTerm;
using core::results::KneeReason;
using core::results::LoadKind;
using core::results::SweepAnalysis;
using core::results::SweepPoint;
using core::scorecard::CandidateValues;

namespace {

constexpr SloTerm ttftBelowHalfASecond{.metric = LatencyMetric::Ttft, .quantile = 0.99, .limitSeconds = 0.5};

struct Level
{
    double load, tokens, ttft;
    std::optional<double> good;
};

/// The sweep of the source, or any other, as its analysis would be.
SweepAnalysis sweepOf(const std::vector<Level> &levels, std::optional<std::size_t> safe,
                      std::optional<std::size_t> knee)
{
    SweepAnalysis sweep;
    sweep.kind = LoadKind::Closed;
    sweep.slo.terms = {ttftBelowHalfASecond};
    sweep.safeCapacity = safe;
    sweep.knee = knee;
    sweep.reason = knee ? KneeReason::Chord : KneeReason::NotPastKnee;
    sweep.pastKnee = knee.has_value();
    for (const Level &level : levels) {
        SweepPoint point;
        point.load = level.load;
        point.totalTokensPerSecond = level.tokens;
        if (level.good) {
            point.goodput.emplace();
            point.goodput->fraction = level.good;
        }
        const bool holds = level.ttft <= ttftBelowHalfASecond.limitSeconds;
        point.terms = {{.term = ttftBelowHalfASecond, .valueSeconds = level.ttft, .holds = holds}};
        point.holdsSlo = holds;
        sweep.points.push_back(point);
    }
    if (knee) {
        sweep.bracket = core::results::KneeBracket{.low = levels[*knee].load, .high = {}};
        if (*knee + 1 < levels.size())
            sweep.bracket->high = levels[*knee + 1].load;
    }
    return sweep;
}

const std::vector<Level> sourceLevels{
    {1, 350, .11, 1.0}, {8, 2100, .24, 1.0}, {16, 3400, .46, .98}, {24, 3900, .98, .62}, {32, 4000, 1.8, .2}};

std::vector<Level> withoutGoodput(std::vector<Level> levels)
{
    for (Level &level : levels)
        level.good.reset();
    return levels;
}

QString said(const SweepAnalysis &sweep)
{
    return QString::fromStdString(english(kneeSentences(&sweep)));
}

CandidateValues candidate(std::string id, std::map<std::string, AxisValue> values)
{
    return {.id = std::move(id), .label = {}, .values = std::move(values), .provenances = {}};
}

const std::vector<CandidateValues> sourceCandidates{
    candidate("A", {{"cpm_eur_per_mtok", 1.0913}, {"goodput_tokens_per_s", 2800.0}, {"sovereignty", "EU"}}),
    candidate("B", {{"cpm_eur_per_mtok", 0.7639}, {"goodput_tokens_per_s", 4000.0}, {"sovereignty", "EU"}}),
    candidate("C", {{"cpm_eur_per_mtok", 2.17}, {"goodput_tokens_per_s", 2800.0}, {"sovereignty", "EU"}}),
    candidate("D", {{"cpm_eur_per_mtok", 3.0}, {"goodput_tokens_per_s", 2800.0}, {"sovereignty", "not-EU"}}),
};

QString said(const std::vector<CandidateValues> &candidates, const std::vector<std::string> &axisIds,
             const std::map<std::string, std::string> &gates = {{"sovereignty", "EU"}})
{
    std::vector<core::scorecard::Axis> axes;
    for (const std::string &id : axisIds)
        axes.push_back(*core::scorecard::findAxis(id));
    return QString::fromStdString(english(scorecardSentences(core::scorecard::evaluate(candidates, axes, gates))));
}

const std::vector<std::string> costAndGoodput{"cpm_eur_per_mtok", "goodput_tokens_per_s"};

} // namespace

class SentencesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knee()
    {
        QCOMPARE(said(sweepOf(sourceLevels, 2, 2)),
                 QStringLiteral("Up to 16 concurrent requests the SLO holds. At 24, throughput gains 15 % and goodput "
                                "falls to 62 %: the knee lies between."));
        // The knee one step above what the SLO allows.
        QCOMPARE(said(sweepOf(sourceLevels, 1, 2)),
                 QStringLiteral("Up to 8 concurrent requests the SLO holds. At 16, throughput gains 62 % and goodput "
                                "falls to 98 %. The knee lies between 16 and 24 concurrent requests."));
        QCOMPARE(
            said(sweepOf(withoutGoodput(sourceLevels), 2, 2)),
            QStringLiteral("Up to 16 concurrent requests the SLO holds. At 24, throughput gains 15 %, but TTFT p99 "
                           "is 980 ms against a limit of 500 ms. The knee lies between 16 and 24 concurrent "
                           "requests."));
    }
    void openLoop()
    {
        SweepAnalysis sweep = sweepOf(sourceLevels, 2, 2);
        sweep.kind = LoadKind::Open;
        sweep.loadIsRate = true;
        sweep.points[3].totalTokensPerSecond = 3060.0;
        QCOMPARE(said(sweep), QStringLiteral("Up to 16 requests per second the SLO holds. At 24, throughput loses 10 % "
                                             "and goodput falls to 62 %: the knee lies between."));
    }
    void notPastTheKnee()
    {
        QCOMPARE(
            said(sweepOf({sourceLevels.begin(), sourceLevels.begin() + 3}, 2, {})),
            QStringLiteral("Up to 16 concurrent requests, the highest load tested, the SLO holds. Throughput still "
                           "rises at the last load: the sweep is not past the knee."));
    }
    void noSafeCapacity()
    {
        QCOMPARE(said(sweepOf({sourceLevels.begin() + 3, sourceLevels.end()}, {}, {})),
                 QStringLiteral("No tested load keeps the SLO. At 24 concurrent requests already, TTFT p99 is 980 ms "
                                "against a limit of 500 ms."));
        SweepAnalysis unknown = sweepOf(sourceLevels, {}, 2);
        for (SweepPoint &point : unknown.points)
            point.holdsSlo.reset();
        QCOMPARE(said(unknown), QStringLiteral("Whether the SLO holds cannot be told: the results do not state the "
                                               "percentiles that it names. The knee lies between 16 and 24 concurrent "
                                               "requests."));
    }
    void withoutSlo()
    {
        SweepAnalysis sweep = sweepOf(sourceLevels, {}, 2);
        sweep.slo = {};
        QCOMPARE(said(sweep), QStringLiteral("No SLO is set, so that no load can be called safe. The knee lies between "
                                             "16 and 24 concurrent requests."));
    }
    void reasons_data()
    {
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, KneeReason reason, const char *sentence) {
            QTest::newRow(name) << static_cast<int>(reason) << QString::fromUtf8(sentence);
        };
        row("few points", KneeReason::TooFewPoints, "Fewer than five loads were tested: too few to find the knee.");
        row("saturated", KneeReason::SaturatedAtFirst,
            "The lowest load tested already has the highest throughput: the knee lies below it.");
        row("client cap", KneeReason::ClientCap,
            "The plateau is the client's own rate limit: it shows no knee of the server.");
        row("few samples", KneeReason::TooFewSamples,
            "Too few requests were sent at each load for the percentiles that the SLO asks for.");
        row("no throughput", KneeReason::NoThroughput,
            "The results state no throughput, so that no knee can be found.");
    }
    void reasons()
    {
        QFETCH(int, reason);
        QFETCH(QString, sentence);
        SweepAnalysis sweep = sweepOf(sourceLevels, {}, {});
        sweep.slo = {};
        sweep.reason = static_cast<KneeReason>(reason);
        QCOMPARE(said(sweep), QStringLiteral("No SLO is set, so that no load can be called safe. ") + sentence);
    }
    void noSweep()
    {
        const QString none =
            QStringLiteral("No sweep has been imported yet: results at several loads show the knee here.");
        QCOMPARE(QString::fromStdString(english(kneeSentences(nullptr))), none);
        QCOMPARE(said(SweepAnalysis{}), none);
    }
    void scorecard()
    {
        QCOMPARE(
            said(sourceCandidates, costAndGoodput),
            QStringLiteral("B is the whole front: 30 % cheaper than A with 43 % more goodput, and none is known to "
                           "beat it on any axis. D falls at the EU gate."));
        auto cheapEu = sourceCandidates;
        cheapEu[3].values["sovereignty"] = "EU";
        cheapEu[3].values["cpm_eur_per_mtok"] = 0.5;
        QCOMPARE(said(cheapEu, costAndGoodput),
                 QStringLiteral("2 candidates share the front: B, D. D is the cheapest of them at 0.500 € a million "
                                "tokens, B has the most goodput at 4,000 tokens per second."));
        QCOMPARE(said({sourceCandidates[0]}, costAndGoodput),
                 QStringLiteral("There is one candidate, A, and nothing yet to compare it with."));
        QCOMPARE(said({}, costAndGoodput), QStringLiteral("There are no candidates to compare yet."));
        QCOMPARE(said({sourceCandidates[3]}, costAndGoodput),
                 QStringLiteral("No candidate is on the front yet. D falls at the EU gate."));
    }
    void undecided()
    {
        auto candidates = sourceCandidates;
        for (std::size_t i = 0; i < 2; ++i)
            candidates[i].values["energy_j_per_token"] = 2.0;
        candidates[2].values["cpm_eur_per_mtok"] = 0.1;
        QCOMPARE(
            said(candidates, {"cpm_eur_per_mtok", "goodput_tokens_per_s", "energy_j_per_token"}),
            QStringLiteral("B alone is on the front. C stays undecided: its energy per token is unknown. D falls at "
                           "the EU gate."));
        candidates[2].values.erase("sovereignty");
        QCOMPARE(said({candidates[1], candidates[2]}, costAndGoodput),
                 QStringLiteral("B alone is on the front. C stays undecided: whether it passes the gate is unknown."));
    }
    void whatLimitsAndByHowMuch()
    {
        Project project;
        Evaluation evaluation;
        evaluation.library = std::make_shared<core::results::Library>();
        const auto says = [&] { return QString::fromStdString(english(limitSentences(project, evaluation))); };
        QCOMPARE(says(), QString());
        evaluation.sweeps = {sweepOf(sourceLevels, 2, 2)};
        evaluation.sweeps[0].limitingMetric = LatencyMetric::Ttft;
        evaluation.chosenSweep = 0;
        evaluation.size.limits = "ttft";
        QCOMPARE(says(), QStringLiteral("What limits is the time to the first token: TTFT p99 is 460 ms of the 500 ms "
                                        "allowed."));
        evaluation.size.limits = "kv";
        QCOMPARE(says(), QStringLiteral("What limits is the memory for the KV cache."));
        evaluation.size.maxConcurrencyKv.emplace().value = 309.0;
        QCOMPARE(says(), QStringLiteral("What limits is the memory for the KV cache: 309 requests of the mean context "
                                        "fit in a replica."));
        project.scenario.engine.maxNumSeqs = 64;
        evaluation.size.limits = "max_num_seqs";
        QCOMPARE(says(), QStringLiteral("What limits is the engine's max_num_seqs: at most 64 requests run at once."));
        evaluation.sweeps.clear();
        evaluation.chosenSweep.reset();
        evaluation.size.limits.reset();
        evaluation.size.warnings = {"An assumption.", "Nothing is predicted: the model cannot be split like this."};
        QCOMPARE(says(), QStringLiteral("Nothing is predicted: the model cannot be split like this."));
    }
    void whatIsBoughtBeyondTheHeadroom()
    {
        Project project;
        Evaluation evaluation;
        project.scenario.workload.arrivals.requestsPerSecond.emplace().value = 200.0;
        evaluation.size.replicasForRate = 17;
        evaluation.size.replicasWithHeadroom = 21;
        evaluation.size.replicasNPlusOne = 22;
        const auto says = [&] { return QString::fromStdString(english(sizeSentences(project, evaluation))); };
        QCOMPARE(says(), QStringLiteral("200 requests per second take 17 replicas, 21 with head-room."));
        project.scenario.sizing.redundancy = "n+1";
        QCOMPARE(says(), QStringLiteral("200 requests per second take 17 replicas, 21 with head-room. With one replica "
                                        "to spare it is 22."));
        evaluation.size.replicasWithReserve = 24;
        evaluation.size.replicasNPlusOne = 25;
        QCOMPARE(says(), QStringLiteral("200 requests per second take 17 replicas, 21 with head-room. With the reserve "
                                        "and one replica to spare it is 25."));
        project.scenario.sizing.redundancy.reset();
        QCOMPARE(says(), QStringLiteral("200 requests per second take 17 replicas, 21 with head-room. With the reserve "
                                        "it is 24."));
    }
    void benchmarks()
    {
        Evaluation evaluation;
        auto library = std::make_shared<core::results::Library>();
        evaluation.library = library;
        const auto says = [&] { return QString::fromStdString(english(benchmarkSentences(evaluation))); };
        QCOMPARE(says(), QStringLiteral("No results have been imported yet."));
        library->runs.resize(3);
        QCOMPARE(says(), QStringLiteral("3 runs, and no sweep: a knee needs runs that differ in load alone."));
        library->runs[0].source.tool = "vllm-serve";
        evaluation.sweeps = {sweepOf(sourceLevels, 2, 2), sweepOf(sourceLevels, 2, {})};
        library->unrecognised.push_back({.path = "notes.txt", .reason = {}});
        library->unrecognised.push_back({.path = "side.json", .reason = {}, .sideFile = true});
        QCOMPARE(says(), QStringLiteral("2 sweeps from 2 tools. 1 of them reach beyond the knee. One file was not "
                                        "recognised."));
    }
    void report()
    {
        Evaluation evaluation;
        const auto figure = [](double value) {
            Figure result;
            result.value = value;
            return result;
        };
        evaluation.size.cpmEurPerMillionTokens = figure(0.917);
        evaluation.size.cpmTokens = core::results::TokenKind::Goodput;
        evaluation.size.joulesPerToken = figure(1.68);
        evaluation.size.energyBoundary = Boundary::Board;
        evaluation.size.carbonGramsPerMillionTokens = figure(26.1);
        // A goodput that is stated without an SLO is not called "inside the SLO": there is none.
        core::project::Project stating;
        stating.scenario.throughput.emplace();
        stating.scenario.throughput->goodputTokensPerSecond.emplace();
        QVERIFY(QString::fromStdString(english(reportSentences(stating, evaluation)))
                    .startsWith(QStringLiteral("A million tokens of the stated goodput cost 0.917 €.")));
        // Nor is one "stated" that a tool measured by its own limits.
        for (const bool other : {false, true}) {
            if (other)
                stating.scenario.throughput->goodputTokensPerSecond.reset();
            QVERIFY(QString::fromStdString(english(reportSentences(other ? stating : Project(), evaluation)))
                        .startsWith(QStringLiteral("A million tokens of the goodput that the tool reports cost "
                                                   "0.917 €.")));
        }
        core::project::Project promised;
        promised.scenario.slo.terms = {{core::LatencyMetric::Ttft, 0.99, 0.5}};
        QCOMPARE(
            QString::fromStdString(english(reportSentences(promised, evaluation))),
            QStringLiteral("A million tokens inside the SLO cost 0.917 €. A token takes 1.68 J at the boards, and a "
                           "million of them emit 26.1 g of CO₂e."));
    }
};

QTEST_GUILESS_MAIN(SentencesTest)
#include "tst_sentences.moc"
