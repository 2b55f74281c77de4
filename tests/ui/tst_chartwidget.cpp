// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplecharts.h"
#include "tests/ui/uitest.h"
#include "ui/charts/charttable.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/render.h"
#include "ui/widgets/ladderview.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLineF>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <algorithm>
#include <optional>

using namespace ui::charts;

namespace {

void moveTo(QWidget &widget, QPointF at)
{
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

void wheel(QWidget &widget, QPointF at, int notches)
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class TestChartWidget : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { ui::applyTheme(*qApp, ui::ThemeMode::Light); }

    void showsTheSpecAndNamesItself()
    {
        ChartWidget widget;
        widget.resize(800, 420);
        widget.setSpec(samples::knee(true));
        widget.show();
        QCOMPARE(widget.accessibleName(), samples::knee(true).title);
        QCOMPARE(widget.accessibleDescription(), samples::knee(true).summary);
        const QImage drawn = widget.grab().toImage();
        const QImage expected =
            chartImage(samples::knee(true), {800, 420}, 1.0, Mode::Screen, widget.locale(), ui::Theme::lightTheme());
        QCOMPARE(drawn.size(), expected.size());
        int different = 0; // antialiased text may differ between a pixmap and an image
        for (int y = 0; y < drawn.height(); ++y)
            for (int x = 0; x < drawn.width(); ++x)
                different += std::abs(qGray(drawn.pixel(x, y)) - qGray(expected.pixel(x, y))) > 64;
        QVERIFY2(different < drawn.width() * drawn.height() / 200, qPrintable(QString::number(different)));
    }

    void followsThePaletteAtRunTime()
    {
        ChartWidget widget;
        widget.resize(500, 300);
        widget.setSpec(samples::scorecard());
        widget.show();
        QCOMPARE(widget.grab().toImage().pixelColor(250, 0), ui::Theme::lightTheme().page);
        ui::applyTheme(*qApp, ui::ThemeMode::Dark);
        QTRY_COMPARE(widget.grab().toImage().pixelColor(250, 0), ui::Theme::darkTheme().page);
    }

    void theHandleCanBeDragged()
    {
        ChartWidget widget;
        widget.resize(800, 420);
        widget.setSpec(samples::knee(false));
        widget.show();
        QSignalSpy dragged(&widget, &ChartWidget::operatingPointDragged),
            released(&widget, &ChartWidget::operatingPointReleased);
        const auto handle = [&] { return widget.scene().handleCentre(widget.spec().vertical.first()).toPoint(); };
        const QPoint start = handle();
        QTest::mousePress(&widget, Qt::LeftButton, {}, start);
        QTest::mouseMove(&widget, start + QPoint(60, 0));
        QTest::mouseMove(&widget, start + QPoint(120, 0));
        QVERIFY(dragged.count() >= 1);
        QVERIFY(dragged.last().at(0).toDouble() > 18.0);
        QVERIFY(std::abs(handle().x() - (start.x() + 120)) <= 1);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, start + QPoint(120, 0));
        QCOMPARE(released.count(), 1);
        // Past the plot's end it stays at the end.
        QTest::mousePress(&widget, Qt::LeftButton, {}, handle());
        QTest::mouseMove(&widget, QPoint(5000, start.y()));
        QVERIFY(dragged.last().at(0).toDouble() <= widget.scene().layout().x.maximum + 1e-9);
    }

    void keysMoveTheOperatingPointFromLoadToLoad()
    {
        ChartWidget widget;
        widget.resize(800, 420);
        widget.setSpec(samples::knee(false));
        QSignalSpy released(&widget, &ChartWidget::operatingPointReleased);
        QTest::keyClick(&widget, Qt::Key_Right);
        QCOMPARE(released.last().at(0).toDouble(), 24.0);
        QTest::keyClick(&widget, Qt::Key_Left);
        QTest::keyClick(&widget, Qt::Key_Left);
        QCOMPARE(released.last().at(0).toDouble(), 8.0);
    }

    /// Zooming by keys moves what was under the pointer away; what is read then is what stands there now.
    void theReadoutFollowsAKeyboardZoom()
    {
        ChartWidget widget;
        widget.resize(800, 420);
        widget.setSpec(samples::scorecard());
        widget.show();
        QSignalSpy hovered(&widget, &ChartWidget::pointHovered);
        const ScatterPoint &point = widget.spec().scatter.first();
        const QPointF at = widget.scene().layout().map(point.at, AxisSide::Left);
        moveTo(widget, at);
        QCOMPARE(hovered.last().at(0).toString(), point.id);
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(&widget, Qt::Key_Plus);
        QVERIFY(QLineF(widget.scene().layout().map(point.at, AxisSide::Left), at).length() > 60);
        QVERIFY(hovered.last().at(0).toString() != point.id);
    }

    void aTableSaysItsUnits()
    {
        const ChartTable table = chartTable(samples::knee(false));
        QStringList heads;
        for (qsizetype column = 0; column < table.headers.size(); ++column)
            heads << table.fullHeader(column);
        QCOMPARE(heads, (QStringList{QStringLiteral("concurrency"), QStringLiteral("throughput (tok/s)"),
                                     QStringLiteral("TTFT p99 (ms)"), QStringLiteral("TTFT p50 (ms)"),
                                     QStringLiteral("goodput (%)")}));
        QCOMPARE(table.rows[2][4].value, std::optional(98.0)); // a share is read as percent
        QVERIFY(tableText(table).startsWith(QStringLiteral("concurrency\tthroughput (tok/s)\t")));
    }

    /// Two values that crowd keep their order at every height of the picture: the higher one stands higher.
    void crowdedValuesKeepTheirOrder()
    {
        ChartSpec spec = samples::knee(false);
        SeriesSpec &series = spec.series.first();
        series.points = {{1, 350}, {8, 2100}, {16, 3400}, {16.8, 3430}, {32, 3300}};
        series.emphasised = {2, 3};
        for (int height = 220; height < 620; height += 20) {
            ChartWidget widget;
            widget.resize(800, height);
            widget.setSpec(spec);
            std::optional<double> lower, higher;
            for (const TextItem &item : widget.scene().labels()) {
                if (item.text == QStringLiteral("3,400"))
                    lower = item.rect.center().y();
                if (item.text == QStringLiteral("3,430"))
                    higher = item.rect.center().y();
            }
            if (lower && higher)
                QVERIFY2(*higher < *lower, qPrintable(QString::number(height)));
        }
    }

    /// The upper of two curves has its name above it, the lower one below.
    void namesOfAPairStandOutsideOfIt()
    {
        ChartWidget widget;
        widget.resize(900, 440);
        widget.setSpec(samples::knee(false));
        const auto placed = [&](const QString &name) {
            for (const TextItem &item : widget.scene().labels())
                if (item.text == name)
                    return item.rect.center();
            return QPointF();
        };
        const QPointF upper = placed(QStringLiteral("TTFT p99")), lower = placed(QStringLiteral("TTFT p50"));
        QVERIFY(!upper.isNull() && !lower.isNull());
        const auto height = [&](const char *name, double x) {
            for (const SeriesSpec &series : widget.spec().series)
                if (series.name == QLatin1String(name))
                    for (qsizetype i = 0; i + 1 < series.points.size(); ++i) {
                        const QPointF a = widget.scene().layout().map(series.points[i], series),
                                      b = widget.scene().layout().map(series.points[i + 1], series);
                        if (a.x() <= x && x <= b.x())
                            return a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x());
                    }
            return 0.0;
        };
        const auto between = [&](QPointF at) { // in y downwards
            return height("TTFT p99", at.x()) < at.y() && at.y() < height("TTFT p50", at.x());
        };
        QVERIFY(!between(upper));
        QVERIFY(!between(lower));
    }

    /// A name that had to give way is tied to its mark.
    void aNameFarFromItsMarkIsTiedToIt()
    {
        ChartSpec spec = samples::scorecard();
        ScatterPoint crowd = spec.scatter.first();
        for (int i = 0; i < 6; ++i) { // the mark stands among others
            crowd.id = crowd.label = crowd.shortLabel = QStringLiteral("candidate number %1 of a crowd").arg(i);
            crowd.reason.clear();
            crowd.at += QPointF(0.01, -3.0);
            spec.scatter << crowd;
        }
        ChartWidget widget;
        for (int width = 360; width < 1200; width += 60) {
            widget.resize(width, 380);
            widget.setSpec(spec);
            for (const ScatterPoint &point : spec.scatter) {
                const QPointF mark = widget.scene().layout().map(point.at, AxisSide::Left);
                for (const TextItem &item : widget.scene().labels()) {
                    if (item.kind != TextItem::Kind::Point ||
                        (item.text != point.label && item.text != point.shortLabel))
                        continue;
                    const QPointF edge(std::clamp(mark.x(), item.rect.left(), item.rect.right()),
                                       std::clamp(mark.y(), item.rect.top(), item.rect.bottom()));
                    const double away = QLineF(mark, edge).length();
                    // A second line of the block may be nearer than the name.
                    QVERIFY2(away < 60 || !item.leader.isNull(), qPrintable(item.text));
                    if (!item.leader.isNull())
                        QVERIFY(QLineF(item.leader.p1(), mark).length() < 40);
                }
            }
        }
    }

    /// Where candidates stand close together, a name is nearest to its own mark, or a line leads to it.
    void aNameIsNotTakenForAnothers_data()
    {
        QTest::addColumn<double>("step");
        for (const double step : {0.2, 0.5, 1.0, 2.0})
            QTest::addRow("%.1f", step) << step;
    }
    void aNameIsNotTakenForAnothers()
    {
        QFETCH(double, step);
        ChartSpec spec = samples::scorecard();
        const ScatterPoint first = spec.scatter.first();
        spec.scatter.clear();
        spec.arrows.clear();
        constexpr int count = 12;
        for (int i = 0; i < count; ++i) {
            ScatterPoint one = first;
            one.id = one.shortLabel = QStringLiteral("K%1").arg(i);
            one.label = QStringLiteral("K%1 a node").arg(i);
            one.reason.clear();
            one.standing = i < 4 ? ScatterPoint::Standing::Front : ScatterPoint::Standing::Undecided;
            one.at += QPointF(0.012 * step * (i % 4), 30.0 * step * (i / 4)); // a dozen in a heap
            spec.scatter << one;
        }
        ScatterPoint far = first;
        far.id = far.label = far.shortLabel = QStringLiteral("Z");
        far.at += QPointF(1.0, -1500.0);
        spec.scatter << far;
        ChartWidget widget;
        for (const QSize size : {QSize(480, 380), QSize(700, 420), QSize(1100, 560)}) {
            widget.resize(size);
            widget.setSpec(spec);
            if (const QString folder = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !folder.isEmpty())
                widget.grab().save(folder + QStringLiteral("/heap-%1-%2.png").arg(step).arg(size.width()));
            for (const TextItem &item : widget.scene().labels()) {
                if (item.kind != TextItem::Kind::Point || !item.leader.isNull())
                    continue;
                double own = 1e9, others = 1e9;
                for (const ScatterPoint &point : spec.scatter) {
                    const QPointF mark = widget.scene().layout().map(point.at, AxisSide::Left);
                    const QPointF edge(std::clamp(mark.x(), item.rect.left(), item.rect.right()),
                                       std::clamp(mark.y(), item.rect.top(), item.rect.bottom()));
                    double &nearest = item.text == point.label || item.text == point.shortLabel ? own : others;
                    nearest = std::min(nearest, QLineF(mark, edge).length());
                }
                constexpr double ring = 6.0; // a mark with a ring reaches so much further
                QVERIFY2(own < others + ring, qPrintable(item.text));
            }
        }
    }

    /// What is drawn by a widget of its own is copied, read and exported like a chart: on white, whatever the window
    /// is.
    void everyPictureIsExportedLikeAChart()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Dark);
        ui::LadderView ladder;
        ladder.setContent(
            QStringLiteral("Replicas"), {},
            {{QStringLiteral("as it is"), {}, {}, 25, 31.25, true}, {QStringLiteral("+ FP8"), {}, {}, 20, 25, true}});
        ladder.resize(420, 260);
        ladder.show();
        const QImage before = ladder.grab().toImage();
        ui::Picture picture(&ladder, QStringLiteral("ladder"),
                            [&] { return ui::picturetables::ofLadder(ladder.rungs()); });
        QStringList offered;
        QAction *copyImage = nullptr, *copyData = nullptr;
        for (QAction *action : ladder.actions()) {
            offered << action->text();
            copyImage = action->text() == QStringLiteral("Copy as image") ? action : copyImage;
            copyData = action->text() == QStringLiteral("Copy data") ? action : copyData;
        }
        QVERIFY(copyImage && copyData && offered.contains(QStringLiteral("Show as table")));
        copyData->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().section(u'\n', 1, 1).section(u'\t', 0, 2),
                 QStringLiteral("as it is\t25\t31.25"));
        copyImage->trigger();
        const QImage copied = QGuiApplication::clipboard()->image();
        QCOMPARE(copied.pixelColor(3, 3), QColor(Qt::white));
        int ink = 0;
        for (int y = 0; y < copied.height(); ++y)
            for (int x = 0; x < copied.width(); ++x)
                ink += qGray(copied.pixel(x, y)) < 200 ? 1 : 0;
        QVERIFY(ink > 500 && ink < copied.width() * copied.height() / 2);
        const QTemporaryDir folder;
        QString why;
        for (const char *suffix : {"svg", "pdf", "png"}) {
            const QString path = folder.filePath(QStringLiteral("ladder.") + QLatin1String(suffix));
            QVERIFY2(picture.exportTo(path, &why), qPrintable(why));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            if (QByteArray(suffix) == "svg")
                QVERIFY(bytes.contains("+ FP8") && !bytes.contains("<image"));
            else
                QVERIFY(bytes.startsWith(QByteArray(suffix) == "pdf" ? "%PDF" : "\x89PNG"));
        }
        QCOMPARE(ladder.grab().toImage(), before); // the window's own picture is as it was
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
    }

    void zoomsPansAndReturns()
    {
        ChartWidget widget;
        widget.resize(800, 420);
        widget.setSpec(samples::scorecard());
        widget.show();
        const double before = widget.scene().layout().x.maximum - widget.scene().layout().x.minimum;
        const QPointF centre = widget.scene().layout().plot.center();
        wheel(widget, centre, 2);
        QVERIFY(widget.view().zoomed());
        const double zoomedSpan = widget.scene().layout().x.maximum - widget.scene().layout().x.minimum;
        QVERIFY(zoomedSpan < before * 0.7);
        const double left = widget.scene().layout().x.minimum;
        QTest::keyClick(&widget, Qt::Key_Right);
        QVERIFY(widget.scene().layout().x.minimum > left);
        QTest::keyClick(&widget, Qt::Key_0);
        QVERIFY(!widget.view().zoomed());
        QTest::keyClick(&widget, Qt::Key_Plus);
        QVERIFY(widget.view().zoomed());
        QTest::mouseDClick(&widget, Qt::LeftButton, {}, centre.toPoint());
        QVERIFY(!widget.view().zoomed());
        for (int i = 0; i < 200; ++i) // the end of doubles is not the end of the program
            wheel(widget, centre, 1);
        QVERIFY(!widget.grab().isNull());
        for (int i = 0; i < 200; ++i)
            wheel(widget, centre, -1);
        QVERIFY(!widget.view().zoomed());
    }

    void hoveringReadsACandidate()
    {
        ChartWidget widget;
        widget.resize(800, 420);
        widget.setSpec(samples::scorecard());
        widget.show();
        QSignalSpy hovered(&widget, &ChartWidget::pointHovered), activated(&widget, &ChartWidget::pointActivated);
        const QPoint at = widget.scene().layout().map({1.091, 2800}, AxisSide::Left).toPoint();
        moveTo(widget, at + QPoint(40, 40));
        moveTo(widget, at);
        QCOMPARE(hovered.last().at(0).toString(), QStringLiteral("A"));
        QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
        QCOMPARE(activated.count(), 1);
        moveTo(widget, at + QPoint(0, -100));
        QCOMPARE(hovered.last().at(0).toString(), QString());
    }

    void copiesDataAndImage()
    {
        ChartWidget widget;
        widget.resize(600, 300);
        widget.setSpec(samples::knee(false));
        widget.copyData();
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.at(0),
                 QStringLiteral("concurrency\tthroughput (tok/s)\tTTFT p99 (ms)\tTTFT p50 (ms)\tgoodput (%)"));
        QCOMPARE(lines.at(3), QStringLiteral("16\t3400\t460\t180\t98"));
        QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(QStringLiteral("<td>3400</td>")));
        widget.copyImage();
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    }

    void exportsByItsSuffix()
    {
        QTemporaryDir dir;
        ChartWidget widget;
        widget.resize(600, 300);
        widget.setSpec(samples::scorecard());
        QString why;
        for (const char *suffix : {"svg", "pdf", "png"})
            QVERIFY2(widget.exportTo(dir.filePath(QStringLiteral("c.") + QString::fromLatin1(suffix)), &why),
                     qPrintable(why));
        QVERIFY(!widget.exportTo(dir.filePath(QStringLiteral("c.docx")), &why));
        QVERIFY(why.contains(QStringLiteral("c.docx")));
        QVERIFY(!widget.exportTo(QStringLiteral("/nowhere/at/all/c.svg"), &why));
        QVERIFY(!why.isEmpty());
    }

    void aNewSpecKeepsTheZoomUnlessTheAxesChange()
    {
        ChartWidget widget;
        widget.resize(600, 300);
        widget.setSpec(samples::knee(false));
        QTest::keyClick(&widget, Qt::Key_Plus);
        const ChartView view = widget.view();
        QVERIFY(view.zoomed());
        widget.setSpec(samples::knee(false));
        QCOMPARE(widget.view(), view);
        widget.setSpec(samples::scorecard());
        QVERIFY(!widget.view().zoomed());
    }

    void scatterTableNamesStandings()
    {
        const ChartTable table = chartTable(samples::scorecard());
        QCOMPARE(table.rows.size(), 4);
        QCOMPARE(table.rows[1][3].text, QStringLiteral("on the front"));
        QCOMPARE(table.rows[0][1].value, std::optional(1.091));
    }
};

UI_TEST_MAIN(TestChartWidget)
#include "tst_chartwidget.moc"
