// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/knee.h"
#include "core/results/kneetext.h"

#include <QtTest>
#include <random>

using core::Slo;
using core::results::analyseSweep;
using core::results::Library;
using core::results::LoadKind;
using core::results::Run;
using core::results::Sweep;
using core::results::SweepAnalysis;

namespace {

struct Level
{
    double load = 0.0; ///< 0: unlimited
    double tokensPerSecond = 0.0;
};

struct Series
{
    Library library;
    Sweep sweep;
};

Series seriesOf(LoadKind kind, const std::vector<Level> &levels, std::optional<long long> completed = {})
{
    Series series;
    series.sweep.kind = kind;
    for (const Level &level : levels) {
        Run run;
        run.loadKind = kind;
        if (kind == LoadKind::Open)
            run.requestRate = core::results::RequestRate{level.load, level.load == 0.0};
        else if (level.load > 0.0)
            run.concurrency = level.load;
        if (level.tokensPerSecond > 0.0)
            run.outputTokensPerSecond = level.tokensPerSecond;
        run.completed = completed;
        series.sweep.runs.push_back(series.library.runs.size());
        series.library.runs.push_back(run);
    }
    return series;
}

SweepAnalysis analyse(const Series &series, const char *promise = nullptr)
{
    return analyseSweep(series.library, series.sweep, promise ? core::parseSlo(promise).value() : Slo{});
}

QString number(std::optional<double> value)
{
    return value ? QString::number(*value) : QStringLiteral("-");
}

/// "16 [16, 24] chord past"
QString print(const SweepAnalysis &analysis)
{
    QString text = analysis.knee ? number(analysis.points[*analysis.knee].load) : QStringLiteral("none");
    if (analysis.bracket)
        text += QStringLiteral(" [%1, %2]").arg(number(analysis.bracket->low), number(analysis.bracket->high));
    const auto reason = core::results::kneeReasonId(analysis.reason);
    text += QLatin1Char(' ') + QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size()));
    return text + (analysis.pastKnee ? QStringLiteral(" past") : QString());
}

/// The five-row sweep of the reference case R12.
Series r12()
{
    struct Row
    {
        double load, rps, p50, p99, tokens, goodput;
    };
    Series series;
    series.sweep.kind = LoadKind::Closed;
    for (const Row &row :
         {Row{1, 2, 80, 110, 350, 1.00}, Row{8, 14, 110, 240, 2100, 1.00}, Row{16, 22, 180, 460, 3400, 0.98},
          Row{24, 26, 320, 980, 3900, 0.62}, Row{32, 27, 540, 1800, 4000, 0.20}}) {
        Run run;
        run.loadKind = LoadKind::Closed;
        run.concurrency = row.load;
        run.requestThroughputPerSecond = row.rps;
        run.totalTokensPerSecond = row.tokens;
        run.ttft.quantileSeconds = {{0.5, row.p50 / 1000.0}, {0.99, row.p99 / 1000.0}};
        run.goodput.emplace();
        run.goodput->fraction = row.goodput;
        series.sweep.runs.push_back(series.library.runs.size());
        series.library.runs.push_back(run);
    }
    return series;
}

} // namespace

class KneeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shapes_data()
    {
        using Levels = std::vector<Level>;
        QTest::addColumn<LoadKind>("kind");
        QTest::addColumn<Levels>("levels");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, LoadKind kind, const Levels &levels, const char *found) {
            QTest::newRow(name) << kind << levels << QString::fromUtf8(found);
        };
        row("NIM, Llama-3-8B", LoadKind::Closed,
            {{1, 86.44}, {2, 168.99}, {5, 384.44}, {10, 667.56}, {50, 1525.06}, {100, 1806.07}, {250, 2019}},
            "50 [50, 100] chord past");
        row("vLLM at rates, unlimited last", LoadKind::Open,
            {{1, 120.8}, {10, 959.7}, {20, 1922}, {30, 2791.2}, {35, 2845.2}, {0, 2677.8}}, "30 [30, 35] chord past");
        row("rate stages", LoadKind::Open,
            {{1, 64.2}, {31.4, 1943}, {61.79, 3820.7}, {92.19, 5693.9}, {122.59, 6316.8}, {152.98, 6323.8}},
            "92.19 [92.19, 122.59] chord past");
        row("16 GPUs, still rising", LoadKind::Closed,
            {{4, 459.2},
             {8, 929},
             {16, 1725.6},
             {32, 2985.6},
             {64, 5002.6},
             {128, 8368.3},
             {256, 13975.9},
             {512, 22534.2}},
            "none not_past_knee");
        row("lengths differ from rate to rate, still rising", LoadKind::Open,
            {{0.1, 15.3}, {0.2, 59.2}, {0.3, 107.9}, {0.5, 196.4}, {0.7, 276.2}, {1.0, 324.5}}, "none not_past_knee");
        row("flat from the first", LoadKind::Open,
            {{1, 380.66}, {2, 380.65}, {4, 380.40}, {8, 380.58}, {16, 380.47}, {32, 380.68}, {0, 380.37}},
            "none saturated_at_first past");
        row("falling from the first", LoadKind::Closed, {{1, 100}, {2, 90}, {4, 80}, {8, 70}, {16, 60}},
            "none saturated_at_first past");
        row("open loop that turns at its maximum", LoadKind::Open,
            {{10, 1000}, {20, 2000}, {30, 3000}, {40, 4000}, {50, 5000}, {60, 4800}}, "50 [50, 60] chord past");
        row("equal distances: the lower load", LoadKind::Closed, {{1, 1}, {2, 4}, {3, 5.5}, {4, 6.5}, {5, 7}, {6, 7}},
            "2 [2, 3] chord past");
        row("maximum early on a plateau", LoadKind::Open,
            {{1, 121}, {10, 960.7}, {20, 1254.4}, {30, 1255.5}, {35, 1253.9}, {0, 1240.4}}, "10 [10, 20] chord past");
        row("maximum at the second load", LoadKind::Closed, {{1, 50}, {2, 100}, {4, 99}, {8, 98}, {16, 97}},
            "2 [2, 4] chord past");
        row("four loads", LoadKind::Closed, {{1, 10}, {2, 18}, {4, 20}, {8, 20}}, "none too_few_points past");
        row("one load", LoadKind::Closed, {{8, 100}}, "none too_few_points");
        row("no throughput", LoadKind::Closed, {{1, 0}, {2, 0}, {4, 0}}, "none no_throughput");
        row("nothing", LoadKind::Closed, {}, "none no_throughput");
        row("unlimited only", LoadKind::Open, {{0, 100}}, "none no_throughput");
        row("noise on a plateau, maximum last", LoadKind::Closed,
            {{1, 100}, {2, 190}, {4, 350}, {8, 600}, {16, 900}, {32, 985}, {64, 990}, {96, 996}, {128, 1001}},
            "16 [16, 32] chord past");
        row("fine steps, one lucky last point", LoadKind::Closed,
            {{10, 400},
             {20, 700},
             {30, 900},
             {40, 980},
             {50, 990},
             {60, 995},
             {70, 992},
             {80, 996},
             {85, 990},
             {90, 1010}},
            "40 [40, 50] chord past");
        row("a dip in a rising curve", LoadKind::Closed, {{1, 10}, {2, 20}, {4, 38}, {8, 36}, {16, 150}, {32, 290}},
            "none not_past_knee");
    }
    void shapes()
    {
        QFETCH(LoadKind, kind);
        QFETCH(std::vector<Level>, levels);
        QFETCH(QString, found);
        QCOMPARE(print(analyse(seriesOf(kind, levels))), found);
        // The order in which runs come does not matter.
        std::reverse(levels.begin(), levels.end());
        QCOMPARE(print(analyse(seriesOf(kind, levels))), found);
    }

    void referenceSweep()
    {
        const SweepAnalysis analysis = analyse(r12(), "ttft_p99=500ms,goodput_min=0.95");
        QCOMPARE(print(analysis), QStringLiteral("16 [16, 24] chord past"));
        QCOMPARE(analysis.throughputKind, core::results::ThroughputKind::TotalTokens);
        QCOMPARE(analysis.safeCapacity, std::optional<std::size_t>(2));
        const auto &safe = analysis.points[2];
        QCOMPARE(*safe.goodput->tokensPerSecond, 3332.0);
        QCOMPARE(safe.goodput->basis, core::results::GoodputBasis::Reported);
        QCOMPARE(analysis.limitingMetric, core::LatencyMetric::Ttft);
        QCOMPARE(analysis.points[3].holdsSlo, std::optional(false));
        // A higher target breaks at 16 by the goodput alone.
        const SweepAnalysis strict = analyse(r12(), "ttft_p99=500ms,goodput_min=0.99");
        QCOMPARE(strict.safeCapacity, std::optional<std::size_t>(1));
        QVERIFY(!strict.limitingMetric);
        QVERIFY(strict.limitedByGoodput);
        // Without an SLO there is a knee and no safe capacity.
        QVERIFY(!analyse(r12()).safeCapacity);
        QCOMPARE(print(analyse(r12())), QStringLiteral("16 [16, 24] chord past"));
        // The target alone, on the goodput that is reported.
        QCOMPARE(analyse(r12(), "goodput_min=0.6").safeCapacity, std::optional<std::size_t>(3));
    }

    void percentileThatIsNotStated()
    {
        const SweepAnalysis analysis = analyse(r12(), "ttft_p95=500ms");
        // A p99 within the limit holds the p95; a p50 above it breaks the p95; at 24 nothing can be told, but 62 % can.
        QCOMPARE(analysis.points[2].holdsSlo, std::optional(true));
        QCOMPARE(analysis.points[3].terms[0].holds, std::nullopt);
        QCOMPARE(analysis.points[3].holdsSlo, std::optional(false));
        QCOMPARE(analysis.points[4].terms[0].holds, std::optional(false));
        QVERIFY(!analysis.points[2].terms[0].valueSeconds);
        Series series = r12();
        for (Run &run : series.library.runs)
            run.goodput.reset();
        QCOMPARE(analyse(series, "ttft_p95=500ms").points[3].holdsSlo, std::nullopt);
        QCOMPARE(analyse(series, "tpot_p95=50ms").safeCapacity, std::nullopt);
    }

    void goodputBetweenBounds()
    {
        Series series = seriesOf(LoadKind::Closed, {{1, 100}, {2, 200}, {4, 390}});
        for (Run &run : series.library.runs) {
            run.ttft.quantileSeconds = {{0.5, 0.1}, {0.9, 0.2}};
            run.completed = 100;
        }
        // P(TTFT ≤ 150 ms) is 50 to 90 %: the p50 holds, and 95 % good requests are out of reach once they are asked
        // for.
        QCOMPARE(analyse(series, "ttft_p50=150ms").safeCapacity, std::optional<std::size_t>(2));
        QCOMPARE(analyse(series, "ttft_p50=150ms,goodput_min=0.95").safeCapacity, std::nullopt);
        QCOMPARE(analyse(series, "ttft_p50=150ms,goodput_min=0.4").safeCapacity, std::optional<std::size_t>(2));
        // Percentiles are of the completed requests; most of them missing is no safe load.
        series.library.runs[2].failed = 300;
        const SweepAnalysis failing = analyse(series, "ttft_p50=150ms");
        QCOMPARE(failing.safeCapacity, std::optional<std::size_t>(1));
        QVERIFY(failing.limitedByGoodput);
    }

    void repeatsByMedian()
    {
        Series series = seriesOf(LoadKind::Closed, {{8, 300}, {1, 100}, {8, 500}, {8, 320}});
        series.library.runs[0].ttft.quantileSeconds = {{0.99, 0.2}};
        series.library.runs[2].ttft.quantileSeconds = {{0.99, 0.4}};
        series.library.runs[3].ttft.quantileSeconds = {{0.5, 0.1}, {0.99, 9.0}};
        const SweepAnalysis analysis = analyse(series, "ttft_p99=500ms");
        QCOMPARE(analysis.points.size(), std::size_t{2});
        QCOMPARE(*analysis.points[1].outputTokensPerSecond, 320.0);
        QCOMPARE(*analysis.points[1].ttft.quantile(0.99), 0.4);
        QCOMPARE(*analysis.points[1].ttft.quantile(0.5), 0.1);
        QCOMPARE(analysis.points[1].runs.size(), std::size_t{3});
        QCOMPARE(analysis.points[1].holdsSlo, std::optional(true));
    }

    void unlimitedIsNoSafeLoad()
    {
        Series series = seriesOf(LoadKind::Open, {{0, 100}, {1, 50}});
        for (Run &run : series.library.runs)
            run.ttft.quantileSeconds = {{0.99, 0.1}};
        const SweepAnalysis analysis = analyse(series, "ttft_p99=500ms");
        QVERIFY(!analysis.points[1].load);
        QCOMPARE(analysis.points[1].holdsSlo, std::optional(true));
        QCOMPARE(analysis.safeCapacity, std::optional<std::size_t>(0));
    }

    void clientCap()
    {
        // 10 req/s whatever the concurrency: the plateau from 16 on is the client's.
        Series series =
            seriesOf(LoadKind::Capped, {{1, 90}, {4, 350}, {16, 850}, {64, 853}, {128, 852}, {256, 853}}, 2000);
        for (Run &run : series.library.runs) {
            run.requestRate = core::results::RequestRate{10.0, false};
            run.requestThroughputPerSecond = *run.outputTokensPerSecond / 90.0;
        }
        QCOMPARE(print(analyse(series)), QStringLiteral("none client_cap"));
        // The same curve below a rate that was never reached is the server's.
        for (Run &run : series.library.runs)
            run.requestRate->perSecond = 100.0;
        QCOMPARE(print(analyse(series)), QStringLiteral("16 [16, 64] chord past"));
        // Unless the requests in flight (9.5/s for 2 s) are far below the concurrency of 256 that was allowed.
        for (Run &run : series.library.runs)
            run.e2e.meanSeconds = 2.0;
        QCOMPARE(print(analyse(series)), QStringLiteral("none client_cap"));
    }

    void cappedRunsThatVaryTheRate()
    {
        Series series = seriesOf(LoadKind::Capped, {{64, 100}, {64, 190}, {64, 270}, {64, 290}, {64, 300}});
        double rate = 10.0;
        for (Run &run : series.library.runs) {
            run.requestRate = core::results::RequestRate{rate, false};
            rate += 10.0;
        }
        const SweepAnalysis analysis = analyse(series);
        QVERIFY(analysis.loadIsRate);
        QCOMPARE(analysis.points.size(), std::size_t{5});
        QCOMPARE(print(analysis), QStringLiteral("30 [30, 40] chord past"));
        QVERIFY(!analyse(r12()).loadIsRate);
    }

    void sentences_data()
    {
        QTest::addColumn<QByteArray>("promise");
        QTest::addColumn<QString>("text");
        QTest::newRow("held") << QByteArray("ttft_p99=500ms")
                              << QStringLiteral(
                                     "Knee at concurrency 16; the next tested one is 24. Safe up to concurrency 16: "
                                     "3,400 input and output tokens/s. Above it the time to first token breaks first");
        QTest::newRow("goodput") << QByteArray("goodput_min=0.5")
                                 << QStringLiteral(
                                        "Knee at concurrency 16; the next tested one is 24. Safe up to concurrency 24: "
                                        "3,900 input and output tokens/s. Above it the share of good requests falls "
                                        "below its target");
        QTest::newRow("no SLO") << QByteArray()
                                << QStringLiteral("Knee at concurrency 16; the next tested one is 24. "
                                                  "No safe capacity: no SLO is given. ");
        QTest::newRow("never") << QByteArray("ttft_p99=1ms")
                               << QStringLiteral(
                                      "Knee at concurrency 16; the next tested one is 24. No safe capacity: no tested "
                                      "load holds the SLO. ");
    }
    void sentences()
    {
        QFETCH(QByteArray, promise);
        QFETCH(QString, text);
        const SweepAnalysis analysis = analyse(r12(), promise.isEmpty() ? nullptr : promise.constData());
        QCOMPARE(QString::fromStdString(core::results::kneeSentence(analysis).english() + ". " +
                                        core::results::safeCapacitySentence(analysis).english() + ". " +
                                        core::results::limitSentence(analysis).english()),
                 text);
    }

    void tooFewSamples()
    {
        const std::vector<Level> levels{{1, 100}, {10, 700}, {20, 900}, {30, 950}, {40, 960}, {50, 965}};
        QCOMPARE(print(analyse(seriesOf(LoadKind::Closed, levels, 10))), QStringLiteral("none too_few_samples"));
        QCOMPARE(print(analyse(seriesOf(LoadKind::Closed, levels, 45))), QStringLiteral("none too_few_samples"));
        QCOMPARE(print(analyse(seriesOf(LoadKind::Closed, levels, 250))), QStringLiteral("20 [20, 30] chord past"));
        // Two thin points far beyond the knee do not hide it.
        QCOMPARE(print(analyse(seriesOf(LoadKind::Closed, levels, 160))), QStringLiteral("20 [20, 30] chord past"));
    }

    /// The knee is a matter of shape: scaling either axis changes nothing but the load's own scale.
    void scaling()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> step(0.5, 3.0), noise(0.99, 1.01), factor(1e-3, 1e3);
        int knees = 0;
        for (int round = 0; round < 500; ++round) {
            std::vector<Level> levels, scaled;
            const double loadScale = factor(random), throughputScale = factor(random);
            const double half = step(random) * 8.0;
            double load = 0.0;
            for (int i = 0; i < 5 + round % 8; ++i) {
                load += step(random) * (1.0 + load / 4.0);
                const double throughput = noise(random) * 1000.0 * load / (half + load);
                levels.push_back({load, throughput});
                scaled.push_back({load * loadScale, throughput * throughputScale});
            }
            const SweepAnalysis plain = analyse(seriesOf(LoadKind::Closed, levels));
            const SweepAnalysis other = analyse(seriesOf(LoadKind::Closed, scaled));
            QCOMPARE(other.knee, plain.knee);
            QCOMPARE(other.reason, plain.reason);
            QCOMPARE(other.pastKnee, plain.pastKnee);
            knees += plain.knee ? 1 : 0;
        }
        QVERIFY2(knees > 100 && knees < 500, qPrintable(QString::number(knees)));
    }
};

QTEST_GUILESS_MAIN(KneeTest)
#include "tst_knee.moc"
