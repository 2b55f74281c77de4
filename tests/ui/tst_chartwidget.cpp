// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplecharts.h"
#include "tests/ui/uitest.h"
#include "ui/charts/charttable.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/render.h"

#include <QClipboard>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWheelEvent>

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
        QCOMPARE(lines.at(0), QStringLiteral("concurrency\tthroughput\tTTFT p99\tTTFT p50\tgoodput"));
        QCOMPARE(lines.at(3), QStringLiteral("16\t3400\t460\t180\t0.98"));
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
