// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlabels.h"

#include "ui/charts/labelplacer.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

using Kind = TextItem::Kind;
using Standing = ScatterPoint::Standing;

constexpr double noWay = 1e6;

QRectF at(QSizeF size, QPointF centre)
{
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

/// Places the labels of one chart in the order of their weight: what comes first gets the best place.
class Placer
{
public:
    Placer(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
        : m_spec(spec)
        , m_style(style)
        , m_layout(layout)
        , m_placer(layout.area, style.px(4))
        , m_bounds(layout.plot.left(), layout.plot.top(), layout.area.right() - layout.plot.left(),
                   layout.plot.height())
    {
        for (const TextItem &item : layout.texts)
            m_placer.addLabel(item.rect);
        addObstacles();
    }

    QList<TextItem> place()
    {
        placeVerticalMarks();
        placeBands();
        placeScatter();
        placeValues();
        placeHorizontalMarks();
        placeSeriesNames();
        placeFrontLabel();
        placeBetter();
        placeLegend();
        return std::move(m_items);
    }

private:
    double px(double design) const { return m_style.px(design); }

    void addObstacles()
    {
        for (const SeriesSpec &series : m_spec.series) {
            const bool marks = series.shape == SeriesShape::Marks || series.shape == SeriesShape::MarksAndThinLine;
            QList<QPointF> path;
            for (const QPointF &point : series.points)
                if (m_layout.shows(point, series))
                    path << m_layout.map(point, series);
            m_paths << path;
            if (path.isEmpty())
                continue;
            if (series.shape == SeriesShape::Bars) {
                addBarObstacles(series);
                continue;
            }
            if (series.shape != SeriesShape::Marks)
                m_placer.addCurve(path, series.shape == SeriesShape::Band ? 0.2 : 2.0);
            const double r = m_style.markRadius(series) + px(1.5);
            if (marks || series.goodputStrip)
                for (const QPointF &point : path)
                    m_placer.addObstacle(at({2 * r, 2 * r}, point), 6.0);
        }
        for (const VerticalMark &mark : m_spec.vertical)
            m_placer.addCurve(
                {{m_layout.mapX(mark.x), m_layout.plot.top()}, {m_layout.mapX(mark.x), m_layout.bottom()}}, 5.0);
        for (const HorizontalMark &mark : m_spec.horizontal) {
            const double y = m_layout.mapY(mark.y, mark.axis);
            m_placer.addCurve({{m_layout.plot.left(), y}, {m_layout.plot.right(), y}}, 5.0);
        }
        for (const Tick &tick : m_layout.left.ticks) {
            const double y = m_layout.mapY(tick.value, AxisSide::Left);
            m_placer.addCurve({{m_layout.plot.left(), y}, {m_layout.plot.right(), y}}, 0.05);
        }
        const ScatterGeometry geometry = scatterGeometry(m_style, m_spec);
        for (const ScatterPoint &point : m_spec.scatter) {
            const double r = geometry.reach(point);
            m_placer.addObstacle(at({2 * r, 2 * r}, m_layout.map(point.at, AxisSide::Left)), 8.0);
        }
        m_placer.addCurve(frontStaircase(m_spec, m_layout), 5.0);
        for (const Arrow &arrow : m_spec.arrows)
            if (const auto *from = find(arrow.from), *to = find(arrow.to); from && to) {
                const QLineF line = dominanceArrow(*from, *to, m_style, m_spec, m_layout);
                m_placer.addCurve({line.p1(), line.p2()}, 3.0);
            }
    }

    void addBarObstacles(const SeriesSpec &series)
    {
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const double x = m_layout.mapX(series.points[i].x());
            const double half = 0.29 * std::abs(m_layout.mapX(series.points[i].x() + 1) - x);
            const double from = m_layout.mapY(series.points[i].y(), series.axis);
            const double to =
                i < series.upper.size() ? m_layout.mapY(series.upper[i], series.axis) : m_layout.mapY(0.0, series.axis);
            m_placer.addObstacle(QRectF(QPointF(x - half, std::min(from, to)), QPointF(x + half, std::max(from, to))),
                                 1.5);
        }
    }

    const ScatterPoint *find(const QString &id) const
    {
        const auto it = std::find_if(m_spec.scatter.begin(), m_spec.scatter.end(),
                                     [&](const ScatterPoint &p) { return p.id == id; });
        return it == m_spec.scatter.end() ? nullptr : &*it;
    }

    bool tryPlace(TextItem item, const QList<LabelPlacer::Candidate> &candidates, const QRectF &bounds, double limit)
    {
        const auto rect = m_placer.place(candidates, bounds, limit);
        if (!rect)
            return false;
        item.rect = *rect;
        m_items.append(item);
        return true;
    }

    void placeVerticalMarks()
    {
        const QRectF wide(m_layout.area.left(), m_layout.plot.top(), m_layout.area.width(), m_layout.plot.height());
        for (const VerticalMark &mark : m_spec.vertical) {
            const double x = m_layout.mapX(mark.x);
            if (mark.label.isEmpty() || x < m_layout.plot.left() - 1 || x > m_layout.plot.right() + 1)
                continue;
            TextItem item =
                textItem(Kind::Threshold, mark.label, m_style.text(type::label, QFont::DemiBold), m_style.theme.text1);
            item.halo = true;
            const QSizeF size = item.size();
            QList<LabelPlacer::Candidate> candidates;
            for (int row = 0; row < 3; ++row) {
                const double top = m_layout.plot.top() + px(2) + row * size.height();
                candidates << LabelPlacer::Candidate{QRectF({x - px(8) - size.width(), top}, size), row * 4.0}
                           << LabelPlacer::Candidate{QRectF({x + px(8), top}, size), 2.0 + row * 4.0};
            }
            tryPlace(item, candidates, wide, noWay);
        }
    }

    void placeBands()
    {
        for (const BandMark &band : m_spec.bands) {
            if (band.label.isEmpty())
                continue;
            const double x0 = std::max(m_layout.mapX(band.x0), m_layout.plot.left());
            const double x1 = std::min(m_layout.mapX(band.x1), m_layout.plot.right());
            TextItem item =
                textItem(Kind::Band, band.label, m_style.text(type::label, QFont::Medium), m_style.theme.text2);
            item.halo = true;
            const QSizeF size = item.size();
            QList<LabelPlacer::Candidate> candidates;
            for (int row = 0; row < 3; ++row) {
                const double y = m_layout.plot.top() + px(2) + (row + 0.5) * size.height();
                const double centre =
                    std::clamp((x0 + x1) / 2, m_bounds.left() + size.width() / 2,
                               std::max(m_bounds.left() + size.width() / 2, m_layout.plot.right() - size.width() / 2));
                candidates << LabelPlacer::Candidate{at(size, {centre, y}), row * 3.0};
                candidates << LabelPlacer::Candidate{at(size, {x0 + px(8) + size.width() / 2, y}), 1.0 + row * 3.0};
            }
            tryPlace(item, candidates, m_bounds, noWay);
        }
    }

    QString valueText(const SeriesSpec &series, double value) const
    {
        if (series.goodputStrip)
            return formatPercent(value, 0, m_style.locale);
        const AxisSpec &axis = series.axis == AxisSide::Right && m_spec.right ? *m_spec.right : m_spec.left;
        if (axis.percent)
            return formatPercent(value, 0, m_style.locale);
        return formatNumber(value, defaultSignificantDigits, m_style.locale);
    }

    void placeValues()
    {
        for (const SeriesSpec &series : m_spec.series) {
            if (series.shape == SeriesShape::Bars) {
                placeBarValues(series);
                continue;
            }
            for (const int index : series.emphasised) {
                if (index < 0 || index >= series.points.size() || !m_layout.shows(series.points[index], series))
                    continue;
                TextItem item = textItem(Kind::Value, valueText(series, series.points[index].y()),
                                         m_style.text(type::label, QFont::DemiBold), m_style.textColor(series.role));
                item.halo = true;
                const QPointF mark = m_layout.map(series.points[index], series);
                tryPlace(item, aroundMark(item.size(), mark, m_style.markRadius(series) + px(4)), stripOrPlot(series),
                         24.0);
            }
        }
    }

    QRectF stripOrPlot(const SeriesSpec &series) const
    {
        if (!series.goodputStrip || !m_layout.strip)
            return m_bounds;
        return QRectF(m_layout.plot.left(), m_layout.strip->top() - px(16), m_bounds.width(),
                      m_layout.strip->height() + px(16));
    }

    static QList<LabelPlacer::Candidate> aroundMark(QSizeF size, QPointF mark, double r)
    {
        const double w = size.width() / 2, h = size.height() / 2;
        const auto candidate = [&](double dx, double dy, double cost) {
            return LabelPlacer::Candidate{at(size, mark + QPointF(dx, dy)), cost};
        };
        return {candidate(r + w, -h, 0.0),      candidate(0, -r - h, 0.5),    candidate(-r - w, -h, 1.0),
                candidate(r + w, h, 1.0),       candidate(r + w, 0, 1.5),     candidate(-r - w, h, 2.0),
                candidate(0, r + h, 2.0),       candidate(-r - w, 0, 2.5),    candidate(r + w, -2 * h, 2.5),
                candidate(-r - w, -2 * h, 3.0), candidate(r + w, 2 * h, 3.0), candidate(0, -r - 2 * h, 3.0)};
    }

    /// Does a dashed part (head-room) stand on this bar?
    bool carriesReserve(const SeriesSpec &bars, qsizetype i) const
    {
        return std::any_of(m_spec.series.begin(), m_spec.series.end(), [&](const SeriesSpec &series) {
            return series.shape == SeriesShape::Bars && series.secondary && i < series.upper.size() &&
                   i < series.points.size() && bars.upper.isEmpty() && series.points[i] == bars.points[i];
        });
    }

    void placeBarValues(const SeriesSpec &series)
    {
        constexpr qsizetype tooMany = 40;
        if (series.points.size() > tooMany)
            return;
        QList<double> values;
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const double low = series.points[i].y();
            // A step shows its size, head-room the sum that it leads to.
            values << (i >= series.upper.size() ? low : series.secondary ? series.upper[i] : series.upper[i] - low);
        }
        const int decimals = sharedDecimals(values);
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const double low = series.points[i].y();
            const double top = i < series.upper.size() ? std::max(low, series.upper[i]) : std::max(low, 0.0);
            const bool strong = series.emphasised.contains(static_cast<int>(i)), inside = carriesReserve(series, i);
            const bool percent = (series.axis == AxisSide::Right && m_spec.right ? *m_spec.right : m_spec.left).percent;
            QString text = percent ? formatPercent(values[i], 0, m_style.locale)
                                   : formatFixed(values[i], decimals, m_style.locale);
            if (values[i] < 0)
                text.replace(m_style.locale.negativeSign(), QStringLiteral("\u2212"));
            TextItem item =
                textItem(Kind::Value, text, m_style.text(type::label, strong ? QFont::DemiBold : QFont::Medium),
                         strong || inside ? m_style.theme.text1 : m_style.theme.text2);
            const double h = item.rect.height();
            const QPointF edge(m_layout.mapX(series.points[i].x()), m_layout.mapY(top, series.axis));
            item.halo = !inside;
            if (inside && strong)
                item.color = m_style.theme.dark ? m_style.theme.page : m_style.theme.onAccent;
            const double dy = inside ? h / 2 + px(3) : -h / 2 - px(3);
            const bool fits =
                !inside || std::abs(m_layout.mapY(low, series.axis) - m_layout.mapY(0.0, series.axis)) > h + px(6);
            if (fits)
                tryPlace(item, {{at(item.size(), edge + QPointF(0, dy)), 0.0}}, m_bounds, noWay);
        }
    }

    void placeHorizontalMarks()
    {
        for (const HorizontalMark &mark : m_spec.horizontal) {
            const double y = m_layout.mapY(mark.y, mark.axis);
            if (mark.label.isEmpty() || y < m_layout.plot.top() || y > m_layout.plot.bottom())
                continue;
            TextItem item =
                textItem(Kind::Threshold, mark.label, m_style.text(type::label, QFont::Medium), m_style.theme.text1);
            item.halo = true;
            const QSizeF size = item.size();
            QList<LabelPlacer::Candidate> candidates;
            const double last = m_layout.plot.right() - size.width() - px(6);
            // At its end where that is free, else as near to it as can be.
            for (double x = last; x >= m_layout.plot.left() + px(6); x -= px(12)) {
                const double away = 4.0 * (last - x) / m_layout.plot.width();
                candidates << LabelPlacer::Candidate{QRectF({x, y - px(5) - size.height()}, size), away}
                           << LabelPlacer::Candidate{QRectF({x, y + px(5)}, size), away + 4.0};
            }
            tryPlace(item, candidates, m_bounds, noWay);
        }
    }

    /// Vertical distance from a point to the nearest curve but `own`.
    double distanceToOthers(QPointF point, qsizetype own) const
    {
        double nearest = noWay;
        for (qsizetype s = 0; s < m_paths.size(); ++s) {
            const bool twin = m_spec.series[s].role == m_spec.series[own].role && sameCurve(s, own);
            if (s == own || m_spec.series[s].shape == SeriesShape::Band || twin)
                continue;
            if (const auto y = heightAt(m_paths[s], point.x()))
                nearest = std::min(nearest, std::abs(*y - point.y()));
        }
        return nearest;
    }

    /// Marks and the prediction of one and the same figure share a name.
    bool sameCurve(qsizetype a, qsizetype b) const
    {
        const SeriesSpec &one = m_spec.series[a], &two = m_spec.series[b];
        return one.secondary == two.secondary && one.axis == two.axis && one.shape != two.shape;
    }

    static std::optional<double> heightAt(const QList<QPointF> &path, double x)
    {
        for (qsizetype i = 0; i + 1 < path.size(); ++i)
            if (path[i].x() <= x && x <= path[i + 1].x() && path[i + 1].x() > path[i].x())
                return path[i].y() +
                       (path[i + 1].y() - path[i].y()) * (x - path[i].x()) / (path[i + 1].x() - path[i].x());
        return std::nullopt;
    }

    void placeSeriesNames()
    {
        for (qsizetype s = 0; s < m_spec.series.size(); ++s) {
            const SeriesSpec &series = m_spec.series[s];
            if (series.directLabel.isEmpty() || m_paths[s].isEmpty() || series.shape == SeriesShape::Bars)
                continue;
            TextItem item = textItem(Kind::Series, series.directLabel, m_style.text(type::label, QFont::DemiBold),
                                     m_style.textColor(series.role));
            item.halo = !series.goodputStrip;
            if (series.goodputStrip && m_layout.strip)
                placeInStrip(item);
            else
                tryPlace(item, alongCurve(item.size(), s), m_layout.plot, 18.0);
        }
    }

    void placeInStrip(const TextItem &item)
    {
        QList<LabelPlacer::Candidate> candidates;
        const QRectF strip = *m_layout.strip;
        for (double x = strip.left() + px(30); x + item.rect.width() < strip.right(); x += px(16))
            for (const double share : {0.42, 0.6, 0.75})
                candidates << LabelPlacer::Candidate{
                    QRectF({x, strip.top() + share * strip.height() - item.rect.height() / 2}, item.size()),
                    (x - strip.left()) / strip.width() + 3 * (share - 0.42)};
        tryPlace(item, candidates, strip, 30.0);
    }

    QList<LabelPlacer::Candidate> alongCurve(QSizeF size, qsizetype s) const
    {
        QList<LabelPlacer::Candidate> candidates;
        const QList<QPointF> &path = m_paths[s];
        const double left = std::max(path.first().x(), m_layout.plot.left()),
                     right = std::min(path.last().x(), m_layout.plot.right());
        const double w = size.width() / 2, h = size.height() / 2;
        constexpr int samples = 28;
        for (int i = 0; i <= samples; ++i) {
            const double share = static_cast<double>(i) / samples;
            const double x = left + (right - left) * share;
            const auto y = heightAt(path, x);
            if (!y)
                continue;
            // Curves are read from the left; a name about two thirds along stands where they have parted.
            const double along = 1.5 * std::abs(share - 0.62);
            const QPointF curve(x, *y);
            for (const QPointF offset :
                 {QPointF(-w - px(6), -h - px(3)), QPointF(w + px(6), h + px(3)), QPointF(0, -h - px(8)),
                  QPointF(0, h + px(8)), QPointF(-w - px(6), h + px(4)), QPointF(w + px(6), -h - px(4))}) {
                const QPointF centre = curve + offset;
                const auto own = heightAt(path, centre.x());
                const double ownDistance = own ? std::abs(*own - centre.y()) : h + px(8);
                const double confusion = distanceToOthers(centre, s) < ownDistance + px(4) ? 8.0 : 0.0;
                candidates << LabelPlacer::Candidate{at(size, centre),
                                                     along + confusion + 0.06 * std::max(0.0, ownDistance - h) / px(1)};
            }
        }
        if (path.size() == 1)
            candidates += aroundMark(size, path.first(), px(9));
        return candidates;
    }

    /// The lines under a candidate's mark, as one block.
    QList<TextItem> pointLines(const ScatterPoint &point, bool withReason) const
    {
        const bool front = point.standing == Standing::Front;
        const QColor nameColor = front                                    ? m_style.theme.text1
                                 : point.standing == Standing::Infeasible ? m_style.theme.text3
                                                                          : m_style.theme.text2;
        QList<TextItem> lines{
            textItem(Kind::Point, point.label, m_style.text(1.0, front ? QFont::DemiBold : QFont::Medium), nameColor)};
        if (withReason)
            for (const QString &line : point.reason.split(u'\n', Qt::SkipEmptyParts))
                lines << textItem(Kind::Point, line, m_style.text(type::label, QFont::Medium),
                                  point.standing == Standing::Dominated ? m_style.textColor(point.role)
                                                                        : m_style.theme.text3);
        double top = 0.0;
        for (TextItem &line : lines) {
            line.halo = true;
            line.rect.moveTop(top);
            top = line.rect.bottom();
        }
        return lines;
    }

    bool placeBlock(QList<TextItem> lines, const ScatterPoint &point, double limit)
    {
        QRectF block;
        for (const TextItem &line : lines)
            block |= line.rect;
        const QPointF mark = m_layout.map(point.at, AxisSide::Left);
        const double r = scatterGeometry(m_style, m_spec).reach(point) + px(5);
        const double first = lines.first().rect.height();
        const double w = block.width(), h = block.height();
        const double row = point.standing == Standing::Front ? px(18) : 0.0; // the front line runs beside the mark
        const auto candidate = [&](double left, double top, double cost) {
            return LabelPlacer::Candidate{QRectF(mark + QPointF(left, top), block.size()), cost};
        };
        const QList<LabelPlacer::Candidate> candidates{candidate(r, -first / 2 - row, 0.0),
                                                       candidate(-w / 2, r - px(2), 2.0),
                                                       candidate(-r - w, -first / 2 - row, 3.0),
                                                       candidate(r, -h - px(2), 2.5),
                                                       candidate(-w / 2, -r - h, 3.0),
                                                       candidate(-r - w, -h - px(2), 4.0),
                                                       candidate(-px(6), r - px(2), 2.2),
                                                       candidate(r, px(4), 4.0),
                                                       candidate(-r - w, px(4), 5.0),
                                                       candidate(r, -h - r, 5.0)};
        const auto rect = m_placer.place(candidates, m_layout.plot, limit);
        if (!rect)
            return false;
        const bool centred = std::abs(rect->center().x() - mark.x()) < 1.0;
        const bool toLeft = rect->right() < mark.x();
        for (TextItem &line : lines) {
            line.rect.translate(rect->topLeft());
            if (centred)
                line.rect.moveLeft(rect->center().x() - line.rect.width() / 2);
            else if (toLeft)
                line.rect.moveRight(rect->right());
        }
        m_items += lines;
        return true;
    }

    /// Reasons of dominated candidates stand beside all of them or beside none: one alone would read as a difference.
    void placeScatter()
    {
        const LabelPlacer before = m_placer;
        const qsizetype labelsBefore = m_items.size();
        if (tryScatter(true))
            return;
        m_placer = before;
        m_items.resize(labelsBefore);
        tryScatter(false);
    }

    bool tryScatter(bool reasonsOfDominated)
    {
        QList<const ScatterPoint *> order;
        for (const Standing standing :
             {Standing::Front, Standing::Undecided, Standing::Dominated, Standing::Infeasible})
            for (const ScatterPoint &point : m_spec.scatter)
                if (point.standing == standing && !point.label.isEmpty())
                    order << &point;
        constexpr double comfortable = 16.0, crowded = 60.0;
        constexpr qsizetype fewEnoughForReasons = 12;
        for (const ScatterPoint *point : order) {
            if (!m_layout.plot.contains(m_layout.map(point->at, AxisSide::Left)))
                continue;
            const bool dominated = point->standing == Standing::Dominated;
            const bool reasons = m_spec.scatter.size() <= fewEnoughForReasons && !point->reason.isEmpty() &&
                                 (reasonsOfDominated || !dominated);
            if (reasons && placeBlock(pointLines(*point, true), *point, comfortable))
                continue;
            if (reasons && dominated)
                return false;
            placeBlock(pointLines(*point, false), *point, m_spec.cloud.isEmpty() ? crowded : comfortable);
        }
        return true;
    }

    void placeFrontLabel()
    {
        const QList<QPointF> stairs = frontStaircase(m_spec, m_layout);
        if (stairs.size() < 2)
            return;
        TextItem item = textItem(Kind::Threshold, QCoreApplication::translate("charts", "front"),
                                 m_style.text(type::label), m_style.theme.text2);
        item.halo = true;
        const QPointF end = m_spec.xBetterLow ? stairs.last() : stairs.first();
        const double x = m_spec.xBetterLow ? end.x() - item.rect.width() - px(2) : end.x() + px(2);
        const double above = end.y() - px(5) - item.rect.height(), below = end.y() + px(5);
        const bool outsideIsAbove = !m_spec.yBetterLow;
        tryPlace(item,
                 {{QRectF({x, above}, item.size()), outsideIsAbove ? 0.0 : 3.0},
                  {QRectF({x, below}, item.size()), outsideIsAbove ? 3.0 : 0.0}},
                 m_layout.plot, 25.0);
    }

    void placeBetter()
    {
        if (!m_spec.frontLine)
            return;
        const BetterArrow arrow = betterArrow(m_spec, m_style, m_layout);
        TextItem item = textItem(Kind::Legend, QCoreApplication::translate("charts", "better"),
                                 m_style.text(type::label), m_style.theme.text2);
        const QPointF beside =
            m_spec.xBetterLow
                ? QPointF(arrow.tail.x() + px(6), arrow.tail.y() - item.rect.height() * 0.75)
                : QPointF(arrow.tail.x() - px(6) - item.rect.width(), arrow.tail.y() - item.rect.height() * 0.75);
        tryPlace(item, {{QRectF(beside, item.size()), 0.0}}, m_layout.plot, 12.0);
    }

    /// What a mark and a line mean, where both are on the chart.
    void placeLegend()
    {
        using core::project::Provenance;
        bool line = false, band = false;
        QList<Provenance> marks;
        for (const SeriesSpec &series : m_spec.series) {
            line = line || (series.shape == SeriesShape::Line && !series.goodputStrip);
            band = band || series.shape == SeriesShape::Band;
            const bool mark = series.shape == SeriesShape::Marks || series.shape == SeriesShape::MarksAndThinLine;
            if (mark && !series.goodputStrip && !marks.contains(series.provenance))
                marks << series.provenance;
        }
        if (!line || marks.isEmpty())
            return;
        std::sort(marks.begin(), marks.end());
        QList<TextItem> entries;
        for (const Provenance provenance : marks) {
            TextItem item =
                textItem(Kind::Legend,
                         provenance == Provenance::Production  ? QCoreApplication::translate("charts", "in production")
                         : provenance == Provenance::Benchmark ? QCoreApplication::translate("charts", "measured")
                                                               : QCoreApplication::translate("charts", "designed"),
                         m_style.text(type::label), m_style.theme.text2);
            item.symbol = TextItem::Symbol::Mark;
            item.provenance = provenance;
            item.rect.setWidth(item.rect.width() + px(17));
            entries << item;
        }
        TextItem predicted = textItem(Kind::Legend,
                                      band ? QCoreApplication::translate("charts", "predicted ± band")
                                           : QCoreApplication::translate("charts", "predicted"),
                                      m_style.text(type::label), m_style.theme.text2);
        predicted.symbol = TextItem::Symbol::LineAndBand;
        predicted.rect.setWidth(predicted.rect.width() + px(36));
        entries << predicted;
        QRectF row;
        for (TextItem &entry : entries) {
            entry.rect.moveLeft(row.isNull() ? 0.0 : row.right() + px(18));
            row |= entry.rect;
        }
        QList<LabelPlacer::Candidate> candidates;
        for (const double top : {px(2), px(20), m_layout.plot.height() - row.height() - px(6)})
            for (double x = px(8); x + row.width() < m_layout.plot.width(); x += px(20))
                candidates << LabelPlacer::Candidate{QRectF(m_layout.plot.topLeft() + QPointF(x, top), row.size()),
                                                     x / m_layout.plot.width() + top / px(40)};
        const auto rect = m_placer.place(candidates, m_layout.plot, 12.0);
        if (!rect)
            return;
        for (TextItem &entry : entries) {
            entry.rect.translate(rect->topLeft());
            m_items << entry;
        }
    }

    const ChartSpec &m_spec;
    const ChartStyle &m_style;
    const ChartLayout &m_layout;
    LabelPlacer m_placer;
    QRectF m_bounds;
    QList<QList<QPointF>> m_paths; ///< of each series, in layout coordinates
    QList<TextItem> m_items;
};

} // namespace

QList<TextItem> placeLabels(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
{
    return Placer(spec, style, layout).place();
}

double ScatterGeometry::reach(const ScatterPoint &point) const
{
    return point.standing == Standing::Front ? ringRadius + 1.0 : markRadius + 1.0;
}

ScatterGeometry scatterGeometry(const ChartStyle &style, const ChartSpec &spec)
{
    const bool many = spec.scatter.size() > 12 || !spec.cloud.isEmpty();
    const double mark = many ? 5.0 : 7.0;
    return {style.px(mark), style.px(mark + 4.5)};
}

QList<QPointF> frontStaircase(const ChartSpec &spec, const ChartLayout &layout)
{
    if (!spec.frontLine)
        return {};
    QList<QPointF> front;
    for (const ScatterPoint &point : spec.scatter)
        if (point.standing == Standing::Front && layout.x.shows(point.at.x()) && layout.left.shows(point.at.y()))
            front << layout.map(point.at, AxisSide::Left);
    if (front.isEmpty())
        return {};
    // In layout coordinates up is small: better high means better small here.
    const bool yBetterSmall = !spec.yBetterLow;
    const double worstX = spec.xBetterLow ? layout.plot.right() : layout.plot.left();
    const double worstY = yBetterSmall ? layout.plot.bottom() : layout.plot.top();
    // Walk from the best x to the worst; a front of more axes than two may hold points that these two do not order.
    std::sort(front.begin(), front.end(),
              [&](QPointF a, QPointF b) { return spec.xBetterLow ? a.x() < b.x() : a.x() > b.x(); });
    QList<QPointF> stairs{{front.first().x(), worstY}};
    double y = worstY;
    for (const QPointF &point : front) {
        const bool better = yBetterSmall ? point.y() < y : point.y() > y;
        if (!better)
            continue;
        stairs << QPointF(point.x(), y) << point;
        y = point.y();
    }
    stairs << QPointF(worstX, y);
    return stairs;
}

BetterArrow betterArrow(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
{
    const double dx = style.px(24), dy = style.px(18);
    const double inset = std::min(style.px(72), layout.plot.width() * 0.1);
    const double headX = spec.xBetterLow ? layout.plot.left() + inset : layout.plot.right() - inset;
    const double headY = spec.yBetterLow ? layout.plot.bottom() - style.px(24) : layout.plot.top() + style.px(24);
    const QPointF head(headX, headY);
    return {head + QPointF(spec.xBetterLow ? dx : -dx, spec.yBetterLow ? -dy : dy), head};
}

QLineF dominanceArrow(const ScatterPoint &from, const ScatterPoint &to, const ChartStyle &style, const ChartSpec &spec,
                      const ChartLayout &layout)
{
    const ScatterGeometry geometry = scatterGeometry(style, spec);
    QLineF line(layout.map(from.at, AxisSide::Left), layout.map(to.at, AxisSide::Left));
    const double start = geometry.reach(from) + style.px(3), end = geometry.reach(to) + style.px(4);
    const double length = line.length();
    if (length <= start + end)
        return {};
    return {line.pointAt(start / length), line.pointAt(1.0 - end / length)};
}

} // namespace ui::charts
