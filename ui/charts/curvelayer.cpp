// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curvelayer.h"

#include "ui/charts/pointcloud.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

constexpr qsizetype decimateAbove = 5000;

bool drawsCurve(const SeriesSpec &series)
{
    return series.shape != SeriesShape::Marks && series.shape != SeriesShape::Bars;
}

void setRange(QAbstractAxis *axis, const AxisScale &scale)
{
    axis->setRange(scale.minimum, scale.maximum);
}

QAbstractAxis *makeChartAxis(bool logarithmic)
{
    QAbstractAxis *axis = nullptr;
    if (logarithmic)
        axis = new QLogValueAxis;
    else
        axis = new QValueAxis;
    axis->setVisible(false); // its texts and grid are drawn by the layout, in the reader's language
    return axis;
}

} // namespace

QList<QPointF> decimated(const QList<QPointF> &points, int columns)
{
    if (points.size() <= 2 * columns || columns < 1)
        return points;
    const double left = points.first().x(), span = points.last().x() - left;
    if (!(span > 0.0))
        return points;
    QList<QPointF> result;
    result.reserve(2 * columns + 2);
    qsizetype at = 0;
    for (int column = 0; column < columns && at < points.size(); ++column) {
        const double end = column + 1 == columns ? points.last().x() : left + span * (column + 1) / columns;
        qsizetype low = at, high = at, next = at;
        for (; next < points.size() && (points[next].x() <= end || next == at); ++next) {
            if (points[next].y() < points[low].y())
                low = next;
            if (points[next].y() > points[high].y())
                high = next;
        }
        result.append(points[std::min(low, high)]);
        if (low != high)
            result.append(points[std::max(low, high)]);
        at = next;
    }
    return result;
}

struct CurveLayer::Private
{
    /// What decides whether series can be refilled instead of built anew.
    struct Key
    {
        QList<SeriesShape> shapes;
        QList<int> places; ///< axis and chart of each
        bool logX = false, logLeft = false, logRight = false, hasRight = false, hasStrip = false;
        bool operator==(const Key &) const = default;
    };
    struct Plot
    {
        QChart *chart = nullptr;
        QAbstractAxis *x = nullptr, *left = nullptr, *right = nullptr;
    };
    struct Curve
    {
        QLineSeries *line = nullptr;  ///< the curve, or the upper edge of an area
        QLineSeries *lower = nullptr; ///< of an area
        QLineSeries *edge = nullptr;  ///< the visible edge of an area: a pen on the area itself would run round it
        QAreaSeries *area = nullptr;
    };

    QGraphicsScene scene;
    Plot main, strip;
    QList<Curve> curves;
    Key key;
    bool built = false;
    PointCloud *cloud = nullptr;

    void clear()
    {
        scene.clear();
        main = strip = {};
        curves.clear();
        cloud = nullptr;
    }

    Plot makePlot(bool logX, bool logLeft, bool hasRight, bool logRight)
    {
        Plot plot;
        plot.chart = new QChart;
        plot.chart->setBackgroundVisible(false);
        plot.chart->setPlotAreaBackgroundVisible(false);
        plot.chart->legend()->hide();
        plot.chart->setMargins(QMargins(0, 0, 0, 0));
        plot.chart->layout()->setContentsMargins(0, 0, 0, 0);
        plot.chart->setAnimationOptions(QChart::NoAnimation);
        plot.x = makeChartAxis(logX);
        plot.left = makeChartAxis(logLeft);
        plot.chart->addAxis(plot.x, Qt::AlignBottom);
        plot.chart->addAxis(plot.left, Qt::AlignLeft);
        if (hasRight) {
            plot.right = makeChartAxis(logRight);
            plot.chart->addAxis(plot.right, Qt::AlignRight);
        }
        scene.addItem(plot.chart);
        return plot;
    }

    static void fill(Curve &curve, const SeriesSpec &series, const ChartLayout &layout)
    {
        QList<QPointF> points, upper;
        const bool isBand = series.shape == SeriesShape::Band;
        const double floor = layout.scale(series.axis).minimum;
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const QPointF point = series.points[i];
            if (!layout.shows(point, series) || !std::isfinite(point.x()) || !std::isfinite(point.y()))
                continue;
            // A line from a point to itself is a path without a beginning in a PDF.
            const bool plainLine = !isBand && series.shape != SeriesShape::Area;
            if (plainLine && !points.isEmpty() && points.last() == point)
                continue;
            points.append(point);
            if (isBand && i < series.upper.size())
                upper.append({point.x(), series.upper[i]});
            else if (series.shape == SeriesShape::Area)
                upper.append({point.x(), series.goodputStrip ? 0.0 : floor});
        }
        const int columns = std::max(1, static_cast<int>(layout.plot.width()));
        if (points.size() > decimateAbove)
            points = decimated(points, columns);
        if (upper.size() > decimateAbove)
            upper = decimated(upper, columns);
        curve.line->replace(points);
        if (curve.lower)
            curve.lower->replace(upper);
        if (curve.edge)
            curve.edge->replace(points);
    }

    void style(Curve &curve, const SeriesSpec &series, const ChartStyle &look)
    {
        if (curve.area) {
            curve.area->setBrush(look.areaColor(series));
            curve.area->setPen(Qt::NoPen);
        }
        const QPen pen = look.linePen(series);
        curve.line->setPen(curve.area ? QPen(Qt::NoPen) : pen);
        if (curve.edge)
            curve.edge->setPen(pen);
    }

    void build(const ChartSpec &spec, const ChartStyle &look, const ChartLayout &layout)
    {
        clear();
        main = makePlot(key.logX, key.logLeft, key.hasRight, key.logRight);
        if (key.hasStrip)
            strip = makePlot(key.logX, false, false, false);
        for (const SeriesSpec &series : spec.series) {
            Curve curve;
            if (drawsCurve(series)) {
                Plot &plot = series.goodputStrip && strip.chart ? strip : main;
                QAbstractAxis *y = series.axis == AxisSide::Right && plot.right ? plot.right : plot.left;
                addCurve(curve, series, look, layout, plot, y);
            }
            curves.append(curve);
        }
        built = true;
    }

    void addCurve(Curve &curve, const SeriesSpec &series, const ChartStyle &look, const ChartLayout &layout, Plot &plot,
                  QAbstractAxis *y)
    {
        curve.line = new QLineSeries;
        const bool area = series.shape == SeriesShape::Band || series.shape == SeriesShape::Area;
        if (area) {
            curve.lower = new QLineSeries;
            curve.area = new QAreaSeries(curve.line, curve.lower);
            curve.line->setParent(curve.area);
            curve.lower->setParent(curve.area);
            if (series.shape == SeriesShape::Area)
                curve.edge = new QLineSeries;
        }
        // Filled before it is added: filling a shown series is far slower.
        fill(curve, series, layout);
        style(curve, series, look);
        const auto attach = [&](QAbstractSeries *added) {
            plot.chart->addSeries(added);
            added->attachAxis(plot.x);
            added->attachAxis(y);
        };
        if (area)
            attach(curve.area);
        else
            attach(curve.line);
        if (curve.edge)
            attach(curve.edge);
    }
};

CurveLayer::CurveLayer()
    : d(std::make_unique<Private>())
{
    d->scene.setItemIndexMethod(QGraphicsScene::NoIndex);
}

CurveLayer::~CurveLayer() = default;

void CurveLayer::set(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
{
    Private::Key key;
    for (const SeriesSpec &series : spec.series) {
        key.shapes.append(series.shape);
        key.places.append((series.goodputStrip ? 2 : 0) + (series.axis == AxisSide::Right ? 1 : 0));
    }
    key.logX = layout.x.logarithmic;
    key.logLeft = layout.left.logarithmic;
    key.hasRight = layout.right.has_value();
    key.logRight = layout.right && layout.right->logarithmic;
    key.hasStrip = layout.strip.has_value();

    const bool rebuild = !d->built || !(key == d->key);
    d->key = key;
    if (rebuild) {
        d->build(spec, style, layout);
    } else {
        for (qsizetype i = 0; i < spec.series.size(); ++i)
            if (d->curves[i].line) {
                Private::fill(d->curves[i], spec.series[i], layout);
                d->style(d->curves[i], spec.series[i], style);
            }
    }
    const auto place = [&](Private::Plot &plot, const QRectF &area, const AxisScale &y) {
        plot.chart->setGeometry(layout.area);
        plot.chart->setPlotArea(area.translated(-layout.area.topLeft()));
        setRange(plot.x, layout.x);
        setRange(plot.left, y);
        if (plot.right)
            setRange(plot.right, *layout.right);
        plot.chart->layout()->activate();
    };
    place(d->main, layout.plot, layout.left);
    if (d->strip.chart)
        place(d->strip, *layout.strip, layout.stripScale);

    if (!spec.cloud.isEmpty()) {
        constexpr qsizetype fewPoints = 500; // each of them counts
        if (!d->cloud) {
            d->cloud = new PointCloud;
            d->scene.addItem(d->cloud);
        }
        d->cloud->setPoints(
            spec.cloud,
            [&layout](QPointF point) {
                const bool shown = layout.x.shows(point.x()) && layout.left.shows(point.y());
                return shown ? layout.map(point, AxisSide::Left) : QPointF(-1e9, -1e9);
            },
            layout.plot, spec.left.role == Role::Neutral ? style.theme.gate : style.color(spec.left.role),
            style.px(spec.cloud.size() <= fewPoints ? 1.8 : 1.3));
    } else if (d->cloud) {
        delete std::exchange(d->cloud, nullptr);
    }
    d->scene.setSceneRect(layout.area);
}

void CurveLayer::paint(QPainter &painter)
{
    const QRectF area = d->scene.sceneRect();
    d->scene.render(&painter, area, area, Qt::IgnoreAspectRatio);
}

} // namespace ui::charts
