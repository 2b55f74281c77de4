// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/charts/cdfchart.h"
#include "ui/charts/distributioncharts.h"
#include "ui/charts/kneechart.h"
#include "ui/charts/render.h"
#include "ui/charts/scorecardchart.h"
#include "ui/charts/sweepthumbnail.h"

using namespace ui::charts;
using core::LatencyMetric;
using core::project::Provenance;
using core::results::KneeReason;
using core::results::Run;
using core::results::SweepAnalysis;
using core::results::SweepPoint;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);

/// As many requests as asked for, their TTFT at even steps.
Run evenRun(int requests, double fromSeconds, double stepSeconds)
{
    Run run;
    for (int i = 0; i < requests; ++i) {
        core::results::RequestRecord record;
        record.ttftSeconds = fromSeconds + stepSeconds * i;
        run.requests.push_back(record);
    }
    return run;
}

/// The five-row sweep of the source, SLO p99 TTFT < 500 ms, with its analysis as the domain states it.
SweepAnalysis referenceSweep()
{
    SweepAnalysis sweep;
    sweep.name = "70B FP16";
    sweep.throughputKind = core::results::ThroughputKind::TotalTokens;
    const double rows[][5] = {{1, 350, 0.080, 0.110, 1.0},
                              {8, 2100, 0.110, 0.240, 1.0},
                              {16, 3400, 0.180, 0.460, 0.98},
                              {24, 3900, 0.320, 0.980, 0.62},
                              {32, 4000, 0.540, 1.800, 0.20}};
    for (const auto &row : rows) {
        SweepPoint point;
        point.load = row[0];
        point.totalTokensPerSecond = row[1];
        point.ttft.quantileSeconds = {{0.5, row[2]}, {0.99, row[3]}};
        point.goodput = core::results::Goodput{};
        point.goodput->fraction = row[4];
        sweep.points.push_back(point);
    }
    sweep.knee = 2;
    sweep.bracket = core::results::KneeBracket{16, 24};
    sweep.reason = KneeReason::Chord;
    sweep.safeCapacity = 2;
    sweep.slo.terms = {{LatencyMetric::Ttft, 0.99, 0.5}};
    sweep.limitingMetric = LatencyMetric::Ttft;
    return sweep;
}

core::scorecard::CandidateValues candidate(const char *id, const char *label,
                                           std::map<std::string, core::project::AxisValue> values)
{
    core::scorecard::CandidateValues result;
    result.id = id;
    result.label = label;
    result.values = std::move(values);
    return result;
}

core::scorecard::Scorecard referenceScorecard()
{
    using core::project::AxisValue;
    auto b = candidate("B", "70B FP8, own, France",
                       {{"cpm_eur_per_mtok", 0.764},
                        {"goodput_tokens_per_s", 4000.0},
                        {"energy_j_per_token", 1.4},
                        {"carbon_g_per_mtok", 21.8},
                        {"sovereignty", std::string("EU")}});
    b.provenances = {{"cpm_eur_per_mtok", Provenance::Production}, {"goodput_tokens_per_s", Provenance::Benchmark}};
    return core::scorecard::evaluate(
        {candidate("A", "FP16, own",
                   {{"cpm_eur_per_mtok", 1.091},
                    {"goodput_tokens_per_s", 2800.0},
                    {"energy_j_per_token", 2.0},
                    {"carbon_g_per_mtok", 31.1},
                    {"sovereignty", std::string("EU")}}),
         b,
         candidate("C", "Scaleway",
                   {{"cpm_eur_per_mtok", 2.167}, {"goodput_tokens_per_s", 2800.0}, {"sovereignty", std::string("EU")}}),
         candidate(
             "D", "US cloud",
             {{"cpm_eur_per_mtok", 3.0}, {"goodput_tokens_per_s", 2800.0}, {"sovereignty", std::string("not-EU")}}),
         candidate("E", "priceless", {{"goodput_tokens_per_s", 100.0}, {"sovereignty", std::string("EU")}})},
        core::scorecard::defaultAxes(), {{"sovereignty", "EU"}});
}

const SeriesSpec *named(const ChartSpec &spec, const QString &name)
{
    for (const SeriesSpec &series : spec.series)
        if (series.name == name)
            return &series;
    return nullptr;
}

} // namespace

class TestChartBuilders : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void kneeOfTheReferenceSweep()
    {
        const ChartSpec spec = kneeChart(referenceSweep(), {.locale = english});
        QCOMPARE(spec.left.title, QStringLiteral("Total throughput, tok/s"));
        QCOMPARE(spec.right->title, QStringLiteral("TTFT, ms"));
        QCOMPARE(spec.x.title, QStringLiteral("concurrency"));
        const SeriesSpec *p99 = named(spec, QStringLiteral("TTFT p99"));
        QVERIFY(p99);
        QCOMPARE(p99->points[2], QPointF(16, 460));
        QCOMPARE(p99->emphasised, (QList<int>{2, 3}));
        QVERIFY(!p99->secondary);
        QVERIFY(named(spec, QStringLiteral("TTFT p50"))->secondary);
        QCOMPARE(spec.vertical.size(), 1);
        QCOMPARE(spec.vertical[0].label, QStringLiteral("safe capacity 16"));
        QVERIFY(spec.vertical[0].draggable);
        QCOMPARE(spec.bands[0].label, QStringLiteral("knee 16 – 24"));
        QCOMPARE(spec.horizontal[0].y, 500.0);
        QCOMPARE(spec.horizontal[0].label, QStringLiteral("SLO TTFT p99 < 500\u00A0ms"));
        QVERIFY(spec.series.last().goodputStrip);
        QCOMPARE(spec.series.last().points[3], QPointF(24, 0.62));
        QVERIFY(spec.footnote.isEmpty());
        QCOMPARE(spec.summary, QStringLiteral("The SLO holds up to concurrency 16; the knee lies between 16 and 24."));
    }

    void kneeWithAnOperatingPointAndAPrediction()
    {
        KneeChartOptions options;
        options.locale = english;
        options.operatingPoint = 20;
        PredictedCurve curve;
        curve.metric = LatencyMetric::Ttft;
        curve.quantile = 0.99;
        curve.points = {{1, 0.1}, {32, 1.7}};
        curve.low = {0.09, 1.5};
        curve.high = {0.11, 1.9};
        options.predicted = {curve};
        const ChartSpec spec = kneeChart(referenceSweep(), options);
        QCOMPARE(spec.vertical.size(), 2);
        QVERIFY(!spec.vertical[0].draggable);
        QVERIFY(spec.vertical[1].draggable);
        QCOMPARE(spec.series[0].shape, SeriesShape::Band);
        QCOMPARE(spec.series[0].upper, (QList<double>{110, 1900}));
        QCOMPARE(spec.series[1].shape, SeriesShape::Line);
        QCOMPARE(spec.series[2].shape, SeriesShape::Marks); // no line beside a prediction
    }

    void kneeOfAPoorSweepSaysWhy()
    {
        SweepAnalysis sweep = referenceSweep();
        sweep.points.resize(1);
        sweep.points[0].ttft = {};
        sweep.points[0].goodput.reset();
        SweepPoint unlimited;
        unlimited.totalTokensPerSecond = 4100;
        sweep.points.push_back(unlimited);
        sweep.safeCapacity.reset();
        sweep.bracket.reset();
        sweep.reason = KneeReason::TooFewPoints;
        const ChartSpec spec = kneeChart(sweep, {.locale = english});
        QVERIFY(!spec.right);
        QVERIFY(spec.vertical.isEmpty() && spec.bands.isEmpty() && spec.horizontal.isEmpty());
        QVERIFY(spec.footnote.contains(QStringLiteral("Too few loads")));
        QVERIFY(spec.footnote.contains(QStringLiteral("unlimited")));
        QCOMPARE(spec.summary, QStringLiteral("No tested load holds the SLO."));
        QVERIFY(!chartImage(spec, {400, 300}, 1, Mode::Screen, english, ui::Theme::lightTheme()).isNull());
        QVERIFY(!chartImage(kneeChart(SweepAnalysis{}), {400, 300}, 1, Mode::Screen, english, ui::Theme::lightTheme())
                     .isNull());
    }

    void goodputFromBoundsIsNamedSo()
    {
        SweepAnalysis sweep = referenceSweep();
        for (SweepPoint &point : sweep.points) {
            point.goodput->fractionLow = point.goodput->fraction;
            point.goodput->fraction.reset();
            point.goodput->basis = core::results::GoodputBasis::Bounds;
        }
        QVERIFY(kneeChart(sweep, {.locale = english}).series.last().directLabel.contains(QStringLiteral("at least")));
    }

    void latencyNames()
    {
        QCOMPARE(latencyName(LatencyMetric::Ttft, 0.999, english), QStringLiteral("TTFT p99.9"));
        QCOMPARE(latencyName(LatencyMetric::E2e, std::nullopt, english), QStringLiteral("end to end mean"));
        QCOMPARE(sloTermText({LatencyMetric::Tpot, 0.95, 0.06}, english), QStringLiteral("TPOT p95 < 60\u00A0ms"));
    }

    void scorecardOfTheReferenceCandidates()
    {
        const ChartSpec spec = scorecardChart(referenceScorecard(), {.locale = english});
        QCOMPARE(spec.scatter.size(), 4);
        QVERIFY(spec.footnote.endsWith(QStringLiteral(": E")));
        QVERIFY(spec.xBetterLow && !spec.yBetterLow && spec.frontLine);
        const ScatterPoint &a = spec.scatter[0], &b = spec.scatter[1], &c = spec.scatter[2], &d = spec.scatter[3];
        QCOMPARE(a.standing, ScatterPoint::Standing::Dominated);
        QCOMPARE(a.label, QStringLiteral("A FP16, own"));
        QCOMPARE(a.reason, QStringLiteral("B: −30\u00A0% €, +43\u00A0% tok/s\n−30\u00A0% J, −30\u00A0% g"));
        QCOMPARE(b.standing, ScatterPoint::Standing::Front);
        QCOMPARE(b.provenance, Provenance::Benchmark); // the weaker of production and benchmark
        QVERIFY(c.reason.startsWith(QStringLiteral("B: −65\u00A0% €, +43\u00A0% tok/s\n")));
        QVERIFY(c.reason.contains(QStringLiteral("unknown")));
        QCOMPARE(d.standing, ScatterPoint::Standing::Infeasible);
        QVERIFY(!d.reason.isEmpty());
        QCOMPARE(spec.arrows.size(), 2);
        QCOMPARE(spec.arrows[0].from, QStringLiteral("B"));
        QVERIFY(spec.summary.contains(QStringLiteral("B")));
    }

    void scorecardOnOtherAxes()
    {
        const ChartSpec spec =
            scorecardChart(referenceScorecard(),
                           {.x = "goodput_tokens_per_s", .y = "energy_j_per_token", .title = {}, .locale = english});
        QVERIFY(!spec.xBetterLow && spec.yBetterLow);
        QCOMPARE(spec.scatter.size(), 2); // C, D and E state no energy
        QVERIFY(scorecardChart({}).scatter.isEmpty());
    }

    void cdfFromRecordsCountsFailures()
    {
        Run run;
        for (int i = 1; i <= 8; ++i) {
            core::results::RequestRecord record;
            record.ttftSeconds = 0.1 * i;
            run.requests.push_back(record);
        }
        core::results::RequestRecord failed;
        failed.failed = true;
        run.requests.push_back(failed);
        run.requests.push_back(failed);
        const Cdf cdf = latencyCdf(run, LatencyMetric::Ttft);
        QVERIFY(!cdf.interpolated);
        QCOMPARE(cdf.points.last(), QPointF(0.8, 0.8)); // two of ten never arrived
        QVERIFY(cdf.points.contains(QPointF(0.4, 0.4)));
    }

    /// A limit five times as far as the slowest request would press the curve to the edge.
    void aFarLimitIsSaidInWords_data()
    {
        QTest::addColumn<double>("limit");
        QTest::addColumn<bool>("marked");
        QTest::addColumn<QString>("words");
        QTest::newRow("among them") << 0.45 << true << QString();
        QTest::newRow("a little beyond") << 1.2 << true << QString();
        QTest::newRow("far beyond") << 4.0 << false << QStringLiteral("far beyond");
    }
    void aFarLimitIsSaidInWords()
    {
        QFETCH(const double, limit);
        QFETCH(const bool, marked);
        QFETCH(const QString, words);
        const Run run = evenRun(80, 0.1, 0.01); // to 0.89 s
        const CdfChartOptions options{
            .metric = LatencyMetric::Ttft, .limitSeconds = limit, .title = {}, .locale = english};
        const QList<CdfInput> inputs{{&run, QStringLiteral("16"), true}};
        const ChartSpec share = cdfChart(inputs, options);
        QCOMPARE(share.vertical.size(), marked ? 1 : 0);
        QCOMPARE(share.footnote.isEmpty(), marked);
        QVERIFY2(share.footnote.contains(words), qPrintable(share.footnote));
        QVERIFY(share.x.maximum.value() < 1500.0);
        QCOMPARE(histogramChart(inputs, options).vertical.size(), marked ? 1 : 0);
        QCOMPARE(timelineChart(run, options).horizontal.size(), marked ? 1 : 0);
    }

    /// All within a few ms a second away: an axis from nothing on would show a line at its end.
    void aNarrowDistributionFillsItsAxis()
    {
        const Run run = evenRun(80, 1.0, 0.001);
        const ChartSpec spec = cdfChart({{&run, QStringLiteral("10"), true}},
                                        {.metric = LatencyMetric::Ttft, .limitSeconds = 0.5, .locale = english});
        QVERIFY(spec.x.minimum.value() > 950.0 && spec.x.minimum.value() < 1000.0);
        QVERIFY2(spec.footnote.contains(QStringLiteral("far below")), qPrintable(spec.footnote));
    }

    void longLatenciesAreInSeconds()
    {
        const Run run = evenRun(80, 5.0, 1.0);
        const QList<CdfInput> inputs{{&run, QStringLiteral("64"), true}};
        for (const ChartSpec &spec : {cdfChart(inputs), histogramChart(inputs)}) {
            QCOMPARE(spec.x.title, QStringLiteral("TTFT, s"));
            QVERIFY(spec.series[0].points.last().x() <= 100.0); // to 84 s, in bins of 20 s
        }
        QCOMPARE(timelineChart(run).left.title, QStringLiteral("TTFT, s"));
        QCOMPARE(timelineChart(run).x.maximum.value(), timelineChart(run).cloud.last().x());
    }

    /// Bins that suit the widest run leave of the narrowest one a block; of several the chosen one is filled.
    void histogramsOfUnequalRunsKeepTheirShapes()
    {
        const Run narrow = evenRun(200, 0.03, 0.0005), wide = evenRun(200, 0.2, 0.0015); // 0.1 s and 0.3 s wide
        const ChartSpec spec =
            histogramChart({{&narrow, QStringLiteral("a"), true}, {&wide, QStringLiteral("b"), false}});
        QCOMPARE(spec.series.size(), 2);
        QCOMPARE(spec.series[0].shape, SeriesShape::Area);
        QCOMPARE(spec.series[1].shape, SeriesShape::Line);
        int filled = 0;
        for (qsizetype i = 1; i + 1 < spec.series[0].points.size(); i += 2)
            filled += spec.series[0].points[i].y() > 0.0 ? 1 : 0;
        QVERIFY2(filled >= 5, qPrintable(QString::number(filled)));
        // Neither goes on along the ground where the other one is.
        QVERIFY(spec.series[0].points.last().x() < 200.0);
        QVERIFY(spec.series[1].points.first().x() > 130.0);
        QVERIFY(spec.x.maximum.value() >= spec.series[1].points.last().x());
    }

    void cdfFromPercentilesIsMarkedSo()
    {
        Run run;
        run.ttft.minSeconds = 0.05;
        run.ttft.quantileSeconds = {{0.5, 0.18}, {0.9, 0.1}, {0.99, 0.46}};
        const Cdf cdf = latencyCdf(run, LatencyMetric::Ttft);
        QVERIFY(cdf.interpolated);
        QCOMPARE(cdf.points,
                 (QList<QPointF>{{0.05, 0}, {0.18, 0.5}, {0.46, 0.99}})); // the p90 below the p50 is no distribution
        const ChartSpec spec =
            cdfChart({{&run, QStringLiteral("16"), true}, {nullptr, {}, false}},
                     {.metric = LatencyMetric::Ttft, .limitSeconds = 0.5, .title = {}, .locale = english});
        QCOMPARE(spec.series.size(), 1);
        QCOMPARE(spec.series[0].shape, SeriesShape::MarksAndThinLine);
        QVERIFY(spec.footnote.contains(QStringLiteral("interpolated")));
        QCOMPARE(spec.vertical[0].x, 500.0);
        QVERIFY(latencyCdf(Run{}, LatencyMetric::Tpot).points.isEmpty());
        if (const QString out = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !out.isEmpty())
            chartImage(spec, {420, 220}, 2, Mode::Screen, english, ui::Theme::lightTheme())
                .save(out + QStringLiteral("/cdf.png"));
    }

    /// Beside a sweep that goes to 512 at a time one that ends at 8 would be a dot on a linear axis.
    void thumbnailsOfUnequalReachAreLogarithmic()
    {
        SweepShape wide = sweepShape(referenceSweep(), QStringLiteral("a"), {});
        wide.points = {{1, 50}, {64, 2000}, {512, 3000}};
        SweepShape narrow = wide;
        narrow.points = {{0, 10}, {2, 600}, {8, 1800}};
        QList<SweepShape> shapes{wide, narrow};
        shareScale(shapes);
        QCOMPARE(shapes[1].loadMaximum, 512.0);
        QCOMPARE(shapes[1].loadLogMinimum, 1.0);       // what is not positive has no place on it
        QCOMPARE(shapes[1].throughputLogMinimum, 0.0); // 1,800 beside 3,000 can be seen
    }

    void thumbnailsShareTheirScale()
    {
        SweepShape one = sweepShape(referenceSweep(), QStringLiteral("vLLM bench"), QStringLiteral("FP16"));
        QCOMPARE(one.points.size(), 5);
        QCOMPARE(one.safeText(english), QStringLiteral("16"));
        SweepAnalysis shorter = referenceSweep();
        shorter.points.resize(3);
        SweepShape two = sweepShape(shorter, QStringLiteral("genai-perf"), {});
        QCOMPARE(two.safeText(english), QStringLiteral("≥ 16"));
        QList<SweepShape> shapes{one, two};
        shareScale(shapes);
        QCOMPARE(shapes[1].throughputMaximum, 4000.0);
        QCOMPARE(shapes[0].loadLogMinimum, 0.0);
        QCOMPARE(shapes[0].throughputLogMinimum, 0.0);
        SweepThumbnail thumbnail;
        thumbnail.setShape(shapes[0]);
        thumbnail.resize(thumbnail.sizeHint());
        QVERIFY(thumbnail.accessibleName().contains(QStringLiteral("vLLM bench")));
        QVERIFY(!thumbnail.grab().isNull());
        if (const QString out = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !out.isEmpty())
            thumbnail.grab().save(out + QStringLiteral("/thumbnail.png"));
    }
};

UI_TEST_MAIN(TestChartBuilders)
#include "tst_chartbuilders.moc"
