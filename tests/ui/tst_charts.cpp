// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplecharts.h"
#include "tests/ui/uitest.h"
#include "ui/charts/axisscale.h"
#include "ui/charts/chartscene.h"
#include "ui/charts/labelplacer.h"
#include "ui/charts/render.h"

#include <QPainter>
#include <QRegularExpression>

using namespace ui::charts;
using ui::Theme;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale german(QLocale::German, QLocale::Germany);

struct Sample
{
    const char *name;
    ChartSpec spec;
    QSize size;
};

QList<Sample> allSamples()
{
    return {{"knee", samples::knee(true), {976, 430}},        {"knee-measured", samples::knee(false), {976, 430}},
            {"knee-small", samples::knee(false), {372, 190}}, {"knee-tall", samples::knee(true), {640, 700}},
            {"scorecard", samples::scorecard(), {976, 350}},  {"scorecard-narrow", samples::scorecard(), {620, 300}},
            {"explore", samples::explore(5000), {976, 460}},  {"log", samples::logarithmic(), {700, 400}},
            {"ladder", samples::ladder(), {460, 240}},        {"waterfall", samples::waterfall(), {560, 260}}};
}

ChartScene *makeScene(const Sample &sample, Mode mode = Mode::Screen, const Theme &theme = Theme::lightTheme())
{
    auto *scene = new ChartScene;
    scene->set(sample.spec, ChartStyle::make(mode, theme, QApplication::font(), english), sample.size);
    return scene;
}

void savePicture(const QImage &image, const QString &name)
{
    if (const QString out = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !out.isEmpty())
        image.save(out + u'/' + name + QStringLiteral(".png"));
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void drawsSomething_data()
    {
        QTest::addColumn<int>("index");
        const auto list = allSamples();
        for (int i = 0; i < list.size(); ++i)
            QTest::newRow(list[i].name) << i;
    }
    void drawsSomething()
    {
        QFETCH(int, index);
        const Sample sample = allSamples()[index];
        for (const bool dark : {false, true}) {
            const Theme &theme = dark ? Theme::darkTheme() : Theme::lightTheme();
            const QImage image = chartImage(sample.spec, sample.size, 2.0, Mode::Screen, english, theme);
            savePicture(image,
                        QString::fromUtf8(sample.name) + (dark ? QStringLiteral("-dark") : QStringLiteral("-light")));
            QCOMPARE(image.size(), sample.size * 2);
            qsizetype ink = 0;
            for (int y = 0; y < image.height(); y += 2)
                for (int x = 0; x < image.width(); x += 2)
                    ink += image.pixelColor(x, y) != theme.page;
            QVERIFY2(ink > image.width() * image.height() / 4 / 200, qPrintable(QString::number(ink)));
            QCOMPARE(image.pixelColor(image.width() - 1, 0), theme.page);
        }
    }

    void labelsNeverOverlap_data() { drawsSomething_data(); }
    void labelsNeverOverlap()
    {
        QFETCH(int, index);
        for (const Mode mode : {Mode::Screen, Mode::Presentation, Mode::Export}) {
            const Sample sample = allSamples()[index];
            const std::unique_ptr<ChartScene> scene(makeScene(sample, mode));
            const QList<TextItem> all = scene->layout().texts + scene->labels();
            for (int i = 0; i < all.size(); ++i) {
                QVERIFY2(scene->layout().area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(all[i].rect) ||
                             all[i].kind == TextItem::Kind::Tick,
                         qPrintable(QStringLiteral("outside: %1").arg(all[i].text)));
                for (int j = i + 1; j < all.size(); ++j)
                    QVERIFY2(!all[i]
                                  .rect.adjusted(0.5, 0.5, -0.5, -0.5)
                                  .intersects(all[j].rect.adjusted(0.5, 0.5, -0.5, -0.5)),
                             qPrintable(QStringLiteral("“%1” covers “%2”").arg(all[i].text, all[j].text)));
            }
        }
    }

    void theKneeShowsWhatItMust()
    {
        const std::unique_ptr<ChartScene> scene(makeScene(allSamples()[0]));
        QStringList texts;
        for (const TextItem &item : scene->layout().texts + scene->labels())
            texts << item.text;
        for (const char *wanted : {"safe capacity 16", "knee 16 – 24", "SLO TTFT p99 < 500 ms", "throughput",
                                   "TTFT p99", "TTFT p50", "3,400", "3,900", "460", "980",
                                   "goodput, share of requests inside the SLO", "measured", "predicted ± band", "16"})
            QVERIFY2(texts.contains(QString::fromUtf8(wanted)), wanted);
        // The SLO stands on a grid line: 500 ms is a whole number of steps of the right axis, as is its height on the
        // left.
        const ChartLayout &layout = scene->layout();
        QVERIFY(layout.right);
        const double y = layout.mapY(500, AxisSide::Right);
        const bool onGrid = std::any_of(layout.left.ticks.begin(), layout.left.ticks.end(), [&](const Tick &tick) {
            return std::abs(layout.mapY(tick.value, AxisSide::Left) - y) < 0.5;
        });
        QVERIFY(onGrid);
        QCOMPARE(layout.left.ticks.size(), layout.right->ticks.size());
    }

    void logAxesCountWhatTheyCannotShow()
    {
        const std::unique_ptr<ChartScene> scene(makeScene({"log", samples::logarithmic(), {700, 400}}));
        QCOMPARE(scene->layout().dropped, 2);
        const auto &texts = scene->layout().texts;
        QVERIFY(std::any_of(texts.begin(), texts.end(), [](const TextItem &item) {
            return item.kind == TextItem::Kind::Footnote && item.text.endsWith(QStringLiteral(": 2"));
        }));
        QVERIFY(scene->layout().x.ticks.size() >= 2);
        QVERIFY(scene->layout().left.ticks.size() >= 2);
    }

    void logAxisWithinOneDecadeKeepsItsLabels()
    {
        AxisSpec spec;
        spec.logarithmic = true;
        AxisData data;
        data.add(12);
        data.add(80);
        QVERIFY(makeAxis(spec, data, {.pixelLength = 400, .tickSpacing = 60, .view = {}}, english).ticks.size() >= 3);
    }

    /// With more than a decade in view the ticks spread over it instead of crowding at its end: 25, 50, 75 say nothing
    /// of what lies at 2.
    void logAxisOfTwoDecadesIsLabelledThroughout()
    {
        AxisSpec spec;
        spec.logarithmic = true;
        const AxisScale scale =
            makeAxis(spec, AxisData(), {.pixelLength = 190, .tickSpacing = 60, .view = std::pair(1.2, 80.0)}, english);
        QVERIFY(scale.ticks.size() >= 3);
        QVERIFY2(scale.ticks.first().value < 10.0, qPrintable(scale.ticks.first().label));
    }

    /// On a low chart a lone 0 would say nothing of the scale.
    void aLowAxisHasTwoNumbers()
    {
        AxisData data;
        data.add(0.2);
        data.add(3.3);
        const AxisScale low =
            makeAxis(AxisSpec(), data, {.pixelLength = 64, .tickSpacing = 52, .fromZero = true, .view = {}}, english);
        QVERIFY2(low.ticks.size() >= 2, qPrintable(QString::number(low.ticks.size())));
        const double apart = 64.0 * (low.toUnit(low.ticks[1].value) - low.toUnit(low.ticks[0].value));
        QVERIFY2(apart > 15.0, qPrintable(QString::number(apart)));
        // Where two would lie upon each other, one is better.
        const AxisScale flat =
            makeAxis(AxisSpec(), data, {.pixelLength = 12, .tickSpacing = 52, .fromZero = true, .view = {}}, english);
        QVERIFY(flat.ticks.size() <= 1);
    }

    void niceSteps_data()
    {
        QTest::addColumn<double>("rough");
        QTest::addColumn<double>("nice");
        QTest::newRow("0.7") << 0.7 << 1.0;
        QTest::newRow("1") << 1.0 << 1.0;
        QTest::newRow("1.2") << 1.2 << 2.0;
        QTest::newRow("2.2") << 2.2 << 2.5;
        QTest::newRow("3") << 3.0 << 5.0;
        QTest::newRow("6e-4") << 6e-4 << 1e-3;
        QTest::newRow("0") << 0.0 << 1.0;
    }
    void niceSteps()
    {
        QFETCH(double, rough);
        QFETCH(double, nice);
        QVERIFY(std::abs(niceStep(rough) - nice) < 1e-12);
    }

    void oddDataNeverHangsNorCrashes_data()
    {
        QTest::addColumn<QList<QPointF>>("points");
        QTest::newRow("none") << QList<QPointF>{};
        QTest::newRow("one") << QList<QPointF>{{5, 5}};
        QTest::newRow("one at zero") << QList<QPointF>{{0, 0}};
        QTest::newRow("same twice") << QList<QPointF>{{3, 7}, {3, 7}};
        QTest::newRow("negative") << QList<QPointF>{{-3, -7}, {3, 7}};
        QTest::newRow("huge") << QList<QPointF>{{1e-12, 1e300}, {1e12, 1e-300}};
        QTest::newRow("tiny spread") << QList<QPointF>{{1, 1e15}, {2, 1e15 + 1}};
        QTest::newRow("nan") << QList<QPointF>{{1, std::nan("")}, {INFINITY, 2}, {3, 4}};
    }
    void oddDataNeverHangsNorCrashes()
    {
        QFETCH(QList<QPointF>, points);
        for (const bool log : {false, true})
            for (const bool two : {false, true}) {
                ChartSpec spec;
                spec.x.logarithmic = spec.left.logarithmic = log;
                SeriesSpec series;
                series.directLabel = QStringLiteral("series");
                series.emphasised = {0, 1};
                series.points = points;
                spec.series << series;
                if (two) {
                    spec.right = AxisSpec{};
                    series.axis = AxisSide::Right;
                    spec.series << series;
                }
                for (const QSize &size : {QSize(400, 300), QSize(40, 30), QSize(1, 1)})
                    QVERIFY(!chartImage(spec, size, 1.0, Mode::Screen, english, Theme::lightTheme()).isNull());
            }
    }

    void numbersFollowTheLocale()
    {
        ChartScene scene;
        scene.set(samples::scorecard(),
                  ChartStyle::make(Mode::Screen, Theme::lightTheme(), QApplication::font(), german), {976, 350});
        QStringList ticks;
        for (const TextItem &item : scene.layout().texts)
            ticks << item.text;
        QVERIFY2(ticks.contains(QStringLiteral("1,0")) && ticks.contains(QStringLiteral("4.000")),
                 qPrintable(ticks.join(u' ')));
    }

    /// Two marks in one place: a reader could not tell whose value is whose.
    void marksInOnePlaceHaveOneValue()
    {
        ChartSpec spec;
        spec.x.logarithmic = true;
        SeriesSpec series;
        series.points = {{1, 110}, {40, 1800}, {159, 2664}, {160, 2672}, {1760, 3800}};
        series.emphasised = {2, 3};
        spec.series << series;
        const auto values = [&spec] {
            ChartScene scene;
            scene.set(spec, ChartStyle::make(Mode::Screen, Theme::lightTheme(), QApplication::font(), english),
                      {800, 500});
            QStringList texts;
            for (const TextItem &item : scene.labels())
                if (item.kind == TextItem::Kind::Value)
                    texts << item.text;
            return texts;
        };
        QCOMPARE(values(), QStringList{QStringLiteral("2,664")});
        spec.series[0].points[3] = {400, 3100};
        QCOMPARE(values(), (QStringList{QStringLiteral("2,664"), QStringLiteral("3,100")}));
    }

    /// The names below bars: smaller where they need it, and in full.
    void longNamesOfBarsAreWhole()
    {
        ChartSpec spec;
        SeriesSpec bars;
        bars.shape = SeriesShape::Bars;
        const char *names[] = {"Frankreich", "Schweden", "Deutschland", "Spanien", "Polen", "Niederlande", "USA"};
        for (int i = 0; i < 7; ++i) {
            spec.x.ticks.append({double(i), QString::fromUtf8(names[i])});
            bars.points.append({double(i), 10.0 + i});
        }
        spec.x.minimum = -0.6;
        spec.x.maximum = 6.6;
        spec.series << bars;
        ChartScene scene;
        scene.set(spec, ChartStyle::make(Mode::Screen, Theme::lightTheme(), QApplication::font(), english), {530, 400});
        QStringList texts;
        for (const TextItem &item : scene.layout().texts)
            texts << item.text;
        for (const char *name : names)
            QVERIFY2(texts.contains(QLatin1String(name)), qPrintable(texts.join(u' ')));
        const auto sizeOf = [&scene](const QString &text) {
            for (const TextItem &item : scene.layout().texts)
                if (item.text == text)
                    return item.font.pixelSize();
            return 0;
        };
        QVERIFY(sizeOf(QStringLiteral("Deutschland")) < sizeOf(QStringLiteral("10"))); // that of the axis beside it
    }

    void exportsAreVectors()
    {
        for (const ChartSpec &spec : {samples::knee(true), samples::scorecard(), samples::explore(5000)}) {
            const QByteArray pdf = chartPdf(spec, {800, 450}, english);
            QVERIFY(pdf.startsWith("%PDF"));
            QVERIFY2(!pdf.contains("/Subtype /Image") && !pdf.contains("/Subtype/Image"), "a picture in the PDF");
            const QByteArray svg = chartSvg(spec, {800, 450}, english);
            QVERIFY(svg.contains("<svg"));
            QVERIFY2(!svg.contains("<image"), "a picture in the SVG");
            QVERIFY2(!svg.contains("Sans Serif"), "a family that is only a placeholder");
            // A viewer without the font shows another, in the room that the labels were laid out for.
            static const QRegularExpression text(QStringLiteral("<text( [^>]*)>([^<]*)</text>"));
            int labels = 0;
            for (auto match = text.globalMatch(QString::fromUtf8(svg)); match.hasNext();) {
                const auto label = match.next();
                QVERIFY2(label.captured(1).contains(QLatin1String(", Arial, sans-serif\"")), "no other font is named");
                if (label.captured(2).size() < 2)
                    continue;
                ++labels;
                static const QRegularExpression length(QStringLiteral(" textLength=\"([0-9.]+)\""));
                const double width = length.match(label.captured(1)).captured(1).toDouble();
                QVERIFY2(width > 4.0 && width < 800.0, qPrintable(label.captured(0)));
            }
            QVERIFY(labels > 0);
        }
    }

    void exportsAreOnWhiteInDarkModeToo()
    {
        const QImage image =
            chartImage(samples::knee(false), {600, 320}, 1.0, Mode::Export, english, Theme::darkTheme());
        QCOMPARE(image.pixelColor(599, 0), QColor(Qt::white));
    }

    void placerKeepsLabelsApart()
    {
        LabelPlacer placer(QRectF(0, 0, 100, 100), 4);
        const QRectF bounds(0, 0, 100, 100), here(10, 10, 30, 10), there(50, 50, 30, 10);
        QCOMPARE(placer.place({{here, 0.0}}, bounds, 10), std::optional(here));
        QCOMPARE(placer.place({{here, 0.0}, {there, 5.0}}, bounds, 10), std::optional(there));
        QCOMPARE(placer.place({{here, 0.0}, {QRectF(90, 90, 30, 10), 0.0}}, bounds, 10), std::nullopt);
        placer.addCurve({{0, 80}, {100, 80}}, 5.0);
        QCOMPARE(placer.place({{QRectF(10, 75, 30, 10), 0.0}}, bounds, 10), std::nullopt);
    }

    void decimationKeepsThePeaks()
    {
        QList<QPointF> points;
        for (int i = 0; i < 100000; ++i)
            points.append({double(i), i == 51234 ? 100.0 : i % 7 * 0.1});
        const QList<QPointF> few = decimated(points, 500);
        QVERIFY(few.size() <= 1002);
        QVERIFY(few.contains(QPointF(51234, 100)));
        QVERIFY(std::is_sorted(few.begin(), few.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); }));
    }

    /// Of many candidates with long names the ids alone stand in the picture; of a few, apart, the names. None stays
    /// without either.
    void namesThatCrowdGiveWayToIds()
    {
        const auto shown = [](int count, double step) {
            ChartSpec spec;
            spec.frontLine = true;
            for (int i = 0; i < count; ++i) {
                ScatterPoint point;
                point.at = {1.0 + step * i, 2000.0 + (i * 7919) % 400};
                point.id = QStringLiteral("K%1").arg(i);
                point.shortLabel = point.id;
                point.label = QStringLiteral("K%1 Configuration %1 with four GPUs of a kind").arg(i);
                point.standing = ScatterPoint::Standing::Front;
                spec.scatter << point;
            }
            const std::unique_ptr<ChartScene> scene(makeScene({"many", spec, {880, 230}}));
            QStringList names;
            for (const TextItem &item : scene->labels())
                if (item.kind == TextItem::Kind::Point)
                    names << item.text;
            return names;
        };
        constexpr double close = 0.1, apart = 2.0;
        QCOMPARE(shown(11, close).filter(QStringLiteral("Configuration")), QStringList());
        QCOMPARE(shown(11, close).size(), 11);
        QCOMPARE(shown(4, close).size(), 4);
        QCOMPARE(shown(2, apart).filter(QStringLiteral("Configuration")).size(), 2);
    }

    void theStaircaseRunsThroughTheFront()
    {
        ChartScene scene;
        ChartSpec spec = samples::scorecard();
        scene.set(spec, ChartStyle::make(Mode::Screen, Theme::lightTheme(), QApplication::font(), english), {976, 350});
        const QList<QPointF> stairs = frontStaircase(spec, scene.layout());
        QCOMPARE(stairs.size(), 4);
        QVERIFY(stairs.contains(scene.layout().map({0.764, 4000}, AxisSide::Left)));
        spec.frontLine = false;
        QVERIFY(frontStaircase(spec, scene.layout()).isEmpty());
    }
};

UI_TEST_MAIN(TestCharts)
#include "tst_charts.moc"
