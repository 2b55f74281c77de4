// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlayout.h"

#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

using Kind = TextItem::Kind;

bool isMarks(const SeriesSpec &series)
{
    return series.shape == SeriesShape::Marks || series.shape == SeriesShape::MarksAndThinLine ||
           series.shape == SeriesShape::Bars;
}

AxisData xData(const ChartSpec &spec)
{
    AxisData data;
    const auto add = [&](double x) {
        if (!spec.x.logarithmic || x > 0.0)
            data.add(x);
    };
    for (const SeriesSpec &series : spec.series)
        for (const QPointF &point : series.points)
            add(point.x());
    for (const ScatterPoint &point : spec.scatter)
        add(point.at.x());
    for (const QPointF &point : spec.cloud)
        add(point.x());
    for (const VerticalMark &mark : spec.vertical)
        add(mark.x);
    return data;
}

/// What one value axis has to hold. A prediction that runs off to infinity past saturation does not press the measured
/// points to the ground: it leaves through the top.
AxisData yData(const ChartSpec &spec, AxisSide side, const AxisSpec &axis)
{
    constexpr double beyondMarks = 1.15;
    AxisData marks, lines;
    const auto add = [&](AxisData &to, double y) {
        if (!axis.logarithmic || y > 0.0)
            to.add(y);
    };
    for (const SeriesSpec &series : spec.series) {
        if (series.axis != side || series.goodputStrip)
            continue;
        AxisData &to = isMarks(series) ? marks : lines;
        for (const QPointF &point : series.points)
            add(to, point.y());
        for (const double upper : series.upper)
            add(to, upper);
        if (series.shape == SeriesShape::Bars)
            add(to, 0.0);
    }
    if (side == AxisSide::Left) {
        for (const ScatterPoint &point : spec.scatter)
            add(marks, point.at.y());
        for (const QPointF &point : spec.cloud)
            add(marks, point.y());
    }
    for (const HorizontalMark &mark : spec.horizontal)
        if (mark.axis == side)
            add(marks.any ? marks : lines, mark.y * (axis.logarithmic ? 1.0 : 1.02));
    AxisData data = marks;
    if (lines.any) {
        data.add(lines.minimum);
        data.add(marks.any && marks.maximum > 0.0 ? std::min(lines.maximum, beyondMarks * marks.maximum)
                                                  : lines.maximum);
    }
    return data;
}

int countDropped(const ChartSpec &spec)
{
    int dropped = 0;
    const auto check = [&](QPointF point, bool logY) {
        if ((spec.x.logarithmic && point.x() <= 0.0) || (logY && point.y() <= 0.0))
            ++dropped;
    };
    for (const SeriesSpec &series : spec.series)
        for (const QPointF &point : series.points)
            check(point,
                  !series.goodputStrip &&
                      (series.axis == AxisSide::Right && spec.right ? spec.right->logarithmic : spec.left.logarithmic));
    for (const ScatterPoint &point : spec.scatter)
        check(point.at, spec.left.logarithmic);
    for (const QPointF &point : spec.cloud)
        check(point, spec.left.logarithmic);
    return dropped;
}

QStringList wrapped(const QString &text, const QFont &font, double width, int maximumLines)
{
    const QFontMetricsF metrics(font);
    QStringList lines;
    QString line;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
            lines << line;
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.isEmpty())
        lines << line;
    if (lines.size() > maximumLines) {
        const QString rest = lines.mid(maximumLines - 1).join(u' ');
        lines = lines.first(maximumLines - 1);
        lines << metrics.elidedText(rest, Qt::ElideRight, width);
    }
    for (QString &each : lines)
        each = metrics.elidedText(each, Qt::ElideRight, width);
    return lines;
}

/// Lays out one chart; a class because the parts lean on one another's results.
class Builder
{
public:
    Builder(const ChartSpec &spec, const ChartStyle &style, const QRectF &area, const ChartView &view)
        : m_spec(spec)
        , m_style(style)
        , m_view(view)
        , m_tickFont(style.text(type::caption))
        , m_labelFont(style.text(type::label))
        , m_titleFont(style.text(type::label, QFont::Medium))
        , m_tickHeight(QFontMetricsF(m_tickFont).height())
    {
        m_layout.area = area;
    }

    ChartLayout build()
    {
        m_layout.dropped = countDropped(m_spec);
        double top = addHeading(m_layout.area.top());
        m_titleBaselineTop = top;
        const bool titles = !m_spec.left.title.isEmpty() || (m_spec.right && !m_spec.right->title.isEmpty());
        top += titles ? QFontMetricsF(m_titleFont).height() + px(isScatter(m_spec) ? 13 : 7) : m_tickHeight / 2;
        double bottom = addFootnote(m_layout.area.bottom());
        m_tickRows = hasBars(m_spec) && !m_spec.x.ticks.isEmpty() && !barLabelsFit() ? 2 : 1;
        bottom -= m_tickRows * m_tickHeight + px(8);
        // A first guess of the heights is exact unless the x title needs a row of its own.
        makeVertical(top, bottom);
        makeHorizontal();
        if (placeXTitle()) {
            bottom -= QFontMetricsF(m_labelFont).height() + px(2);
            makeVertical(top, bottom);
            makeHorizontal();
            placeXTitle();
        }
        addAxisTitles();
        addTickTexts();
        return std::move(m_layout);
    }

private:
    double px(double design) const { return m_style.px(design); }

    double addHeading(double top)
    {
        if (m_style.mode != Mode::Export || m_spec.title.isEmpty())
            return top;
        const QFont font = m_style.text(type::blockTitle, QFont::DemiBold);
        for (const QString &line : wrapped(m_spec.title, font, m_layout.area.width(), 2)) {
            TextItem item = textItem(Kind::Heading, line, font, m_style.theme.text1);
            item.rect.moveTopLeft({m_layout.area.left(), top});
            top = item.rect.bottom();
            m_layout.texts.append(item);
        }
        return top + px(8);
    }

    double addFootnote(double bottom)
    {
        QStringList notes;
        if (!m_spec.footnote.isEmpty())
            notes << m_spec.footnote;
        if (m_layout.dropped > 0)
            notes << QCoreApplication::translate("charts",
                                                 "Points at or below zero, which a logarithmic axis cannot show: %1")
                         .arg(m_style.locale.toString(m_layout.dropped));
        QList<TextItem> items;
        for (const QString &note : notes)
            for (const QString &line : wrapped(note, m_tickFont, m_layout.area.width(), 2))
                items << textItem(Kind::Footnote, line, m_tickFont, m_style.theme.text2);
        for (auto it = items.rbegin(); it != items.rend(); ++it) {
            it->rect.moveBottomLeft({m_layout.area.left(), bottom});
            bottom = it->rect.top();
        }
        m_layout.texts += items;
        return items.isEmpty() ? bottom : bottom - px(6);
    }

    /// Free pixels over the data: for the labels of vertical marks and bands, the legend, and the values at marks.
    double headPixels() const
    {
        const bool marks = std::any_of(m_spec.vertical.begin(), m_spec.vertical.end(),
                                       [](const VerticalMark &mark) { return !mark.label.isEmpty(); }) ||
                           std::any_of(m_spec.bands.begin(), m_spec.bands.end(),
                                       [](const BandMark &band) { return !band.label.isEmpty(); });
        const bool values = std::any_of(m_spec.series.begin(), m_spec.series.end(), [](const SeriesSpec &series) {
            return !series.goodputStrip && (!series.emphasised.isEmpty() || series.shape == SeriesShape::Bars);
        });
        double head = px(8);
        if (marks)
            head += m_tickHeight + px(6);
        if (values)
            head += m_tickHeight;
        return std::min(head, 0.3 * m_layout.plot.height());
    }

    void makeVertical(double top, double bottom)
    {
        const bool strip = std::any_of(m_spec.series.begin(), m_spec.series.end(),
                                       [](const SeriesSpec &series) { return series.goodputStrip; });
        double plotBottom = bottom;
        const double height = bottom - top;
        m_layout.strip.reset();
        if (strip && height > px(140)) {
            const double stripHeight = std::clamp(0.13 * height, px(28), px(80));
            m_layout.strip = QRectF(0, bottom - stripHeight, 1, stripHeight);
            plotBottom = bottom - stripHeight - px(22);
        }
        m_layout.plot = QRectF(0, top, 1, std::max(plotBottom - top, 1.0));
        m_layout.stripScale.minimum = 0.0;
        m_layout.stripScale.maximum = 1.0;
        makeValueScales();
    }

    void makeValueScales()
    {
        const double height = m_layout.plot.height();
        const AxisData left = yData(m_spec, AxisSide::Left, m_spec.left);
        AxisRequest request{.pixelLength = height,
                            .tickSpacing = px(m_spec.right ? 64 : 52),
                            .padLow = 0.05,
                            .padHigh = 0.02,
                            .headPixels = headPixels(),
                            .fromZero = true,
                            .view = m_view.left};
        if (isScatter(m_spec)) {
            const bool dense = m_spec.cloud.size() > 100;
            request.fromZero = !left.any || left.minimum < 0.4 * left.maximum;
            request.padLow = dense ? 0.05 : 0.45;
            request.padHigh = dense ? 0.08 : 0.25;
            request.headPixels = 0.0;
            request.snapToTicks = true;
        } else if (hasBars(m_spec)) {
            request.padLow = left.any && left.minimum < 0.0 ? 0.05 : 0.0;
        }
        if (!m_spec.right) {
            m_layout.right.reset();
            m_layout.left = makeAxis(m_spec.left, left, request, m_style.locale);
            return;
        }
        const AxisData right = yData(m_spec, AxisSide::Right, *m_spec.right);
        if (canAlign(left, right)) {
            AlignRequest align{.pixelLength = height,
                               .tickSpacing = request.tickSpacing,
                               .headPixels = request.headPixels,
                               .leftThresholds = {},
                               .rightThresholds = {}};
            for (const HorizontalMark &mark : m_spec.horizontal)
                (mark.axis == AxisSide::Right ? align.rightThresholds : align.leftThresholds).append(mark.y);
            AlignedAxes axes = alignAxes(m_spec.left, left, *m_spec.right, right, align, m_style.locale);
            m_layout.left = std::move(axes.left);
            m_layout.right = std::move(axes.right);
            return;
        }
        m_layout.left = makeAxis(m_spec.left, left, request, m_style.locale);
        request.view = m_view.right;
        m_layout.right = makeAxis(*m_spec.right, right, request, m_style.locale);
    }

    bool canAlign(const AxisData &left, const AxisData &right) const
    {
        const auto plain = [](const AxisSpec &axis) {
            return !axis.logarithmic && !axis.minimum && !axis.maximum && axis.ticks.isEmpty() && !axis.percent;
        };
        return plain(m_spec.left) && plain(*m_spec.right) && !m_view.left && !m_view.right && left.any && right.any &&
               left.minimum >= 0.0 && right.minimum >= 0.0 && left.maximum > 0.0 && right.maximum > 0.0;
    }

    double widestTick(const AxisScale &scale) const
    {
        const QFontMetricsF metrics(m_tickFont);
        double widest = 0.0;
        for (const Tick &tick : scale.ticks)
            widest = std::max(widest, metrics.horizontalAdvance(tick.label));
        return widest;
    }

    void makeHorizontal()
    {
        double leftMargin = widestTick(m_layout.left);
        if (m_layout.strip)
            leftMargin = std::max(leftMargin, textSize(formatPercent(1.0, 0, m_style.locale), m_tickFont).width());
        const double rightMargin = m_layout.right ? widestTick(*m_layout.right) + px(13) : px(16);
        const double left = std::min(m_layout.area.left() + leftMargin + px(13), m_layout.area.center().x() - 1);
        const double width = std::max(m_layout.area.right() - rightMargin - left, 1.0);
        m_layout.plot.setLeft(left);
        m_layout.plot.setWidth(width);
        if (m_layout.strip) {
            m_layout.strip->setLeft(left);
            m_layout.strip->setWidth(width);
        }
        AxisRequest request{
            .pixelLength = width, .tickSpacing = px(76), .padLow = 0.03, .padHigh = 0.03, .view = m_view.x};
        AxisData data = xData(m_spec);
        if (isScatter(m_spec)) {
            const bool dense = m_spec.cloud.size() > 100;
            request.fromZero = !data.any || data.minimum < 0.5 * data.maximum;
            request.padLow = dense ? 0.05 : 0.3;
            request.padHigh = dense ? 0.05 : 0.15;
            request.snapToTicks = true;
        } else if (hasBars(m_spec) && data.any) {
            data.add(data.minimum - 0.5);
            data.add(data.maximum + 0.5);
        } else if (std::none_of(m_spec.series.begin(), m_spec.series.end(), isMarks)) {
            request.padLow = request.padHigh = 0.0;
        }
        m_layout.x = makeAxis(m_spec.x, data, request, m_style.locale);
        if (hasBars(m_spec) && !m_spec.x.ticks.isEmpty())
            addBarNames();
        else
            chooseXTicks();
        addBandRects();
    }

    void addBandRects()
    {
        m_layout.bandRects.clear();
        for (const BandMark &band : m_spec.bands) {
            const double x0 = std::clamp(m_layout.mapX(band.x0), m_layout.plot.left(), m_layout.plot.right());
            const double x1 = std::clamp(m_layout.mapX(band.x1), m_layout.plot.left(), m_layout.plot.right());
            m_layout.bandRects << QRectF(QPointF(x0, m_layout.plot.top()), QPointF(x1, m_layout.bottom()));
        }
    }

    double barSpacing() const
    {
        const double width = m_layout.plot.width() > 1.0 ? m_layout.plot.width() : m_layout.area.width() * 0.9;
        return width / static_cast<double>(std::max<qsizetype>(1, m_spec.x.ticks.size()));
    }

    bool barLabelsFit() const
    {
        const QFontMetricsF metrics(m_tickFont);
        return std::all_of(m_spec.x.ticks.begin(), m_spec.x.ticks.end(), [&](const std::pair<double, QString> &tick) {
            return metrics.horizontalAdvance(tick.second) < barSpacing() - px(8);
        });
    }

    /// Small enough for the longest word: a name that is cut off is none. Smaller than this nobody could read it.
    QFont barNameFont(double room) const
    {
        constexpr double smallest = 0.68;
        const auto fits = [&](const QFont &font) { // measured: at small sizes widths do not shrink with the size
            const QFontMetricsF metrics(font);
            for (const Tick &tick : m_layout.x.ticks)
                for (const QString &word : tick.label.split(u' ', Qt::SkipEmptyParts))
                    if (metrics.horizontalAdvance(word) > room)
                        return false;
            return true;
        };
        QFont font = m_tickFont;
        const int least = qRound(smallest * font.pixelSize());
        while (font.pixelSize() > least && !fits(font))
            font.setPixelSize(font.pixelSize() - 1);
        return font;
    }

    /// Names of bars: all of them, on two rows where one does not do.
    void addBarNames()
    {
        m_xTickItems.clear();
        const double room = std::max(barSpacing() - px(8), px(12));
        const QFont font = barNameFont(room);
        for (const Tick &tick : m_layout.x.ticks) {
            double top = m_layout.bottom() + px(7);
            for (const QString &line : wrapped(tick.label, font, room, m_tickRows)) {
                TextItem item = textItem(Kind::Tick, line, font, m_style.theme.text2);
                item.rect.moveTopLeft({m_layout.mapX(tick.value) - item.rect.width() / 2, top});
                top = item.rect.bottom();
                m_xTickItems << item;
            }
        }
    }

    /// Named ticks may lie close together (1, 2, 4 … on a linear axis): those that matter stay.
    void chooseXTicks()
    {
        for (const VerticalMark &mark : m_spec.vertical)
            if (mark.draggable && std::none_of(m_layout.x.ticks.begin(), m_layout.x.ticks.end(),
                                               [&](const Tick &tick) { return tick.value == mark.x; }))
                m_layout.x.ticks.append({mark.x, formatNumber(mark.x, defaultSignificantDigits, m_style.locale)});
        m_xTickItems.clear();
        QList<Tick> byRank;
        const auto &ticks = m_layout.x.ticks;
        for (const Tick &tick : ticks)
            if (isMarked(tick.value))
                byRank << tick;
        if (!ticks.isEmpty())
            byRank << ticks.last() << ticks.first();
        byRank += ticks;
        QList<Tick> kept;
        for (const Tick &tick : byRank) {
            if (std::any_of(kept.begin(), kept.end(), [&](const Tick &other) { return other.value == tick.value; }))
                continue;
            const double at = m_layout.mapX(tick.value);
            if (at < m_layout.plot.left() - 1 || at > m_layout.plot.right() + 1)
                continue;
            const bool marked = isMarked(tick.value);
            TextItem item =
                textItem(Kind::Tick, tick.label, marked ? m_style.text(type::caption, QFont::DemiBold) : m_tickFont,
                         marked ? m_style.theme.text1 : m_style.theme.text2);
            item.rect.moveTopLeft({at - item.rect.width() / 2, m_layout.bottom() + px(7)});
            item.rect.moveLeft(std::clamp(item.rect.left(), m_layout.area.left(),
                                          std::max(m_layout.area.left(), m_layout.area.right() - item.rect.width())));
            const QRectF wide = item.rect.adjusted(-px(5), 0, px(5), 0);
            if (std::any_of(m_xTickItems.begin(), m_xTickItems.end(),
                            [&](const TextItem &other) { return other.rect.intersects(wide); }))
                continue;
            kept << tick;
            m_xTickItems << item;
        }
        m_layout.x.ticks = kept;
    }

    bool isMarked(double x) const
    {
        return std::any_of(m_spec.vertical.begin(), m_spec.vertical.end(),
                           [&](const VerticalMark &mark) { return mark.x == x; });
    }

    /// True when the title needs a row of its own under the ticks.
    bool placeXTitle()
    {
        m_layout.texts.removeIf([](const TextItem &item) { return item.kind == Kind::AxisTitle; });
        if (m_spec.x.title.isEmpty())
            return false;
        const QColor color = m_spec.x.role == Role::Neutral ? m_style.theme.text2 : m_style.textColor(m_spec.x.role);
        TextItem item = textItem(Kind::AxisTitle, m_spec.x.title, m_labelFont, color);
        item.rect.moveTopRight({m_layout.area.right(), m_layout.bottom() + px(6)});
        const bool clash = std::any_of(m_xTickItems.begin(), m_xTickItems.end(), [&](const TextItem &tick) {
            return tick.rect.adjusted(0, 0, px(10), 0).intersects(item.rect);
        });
        if (clash)
            item.rect.moveTopRight({m_layout.plot.right(), m_layout.bottom() + px(9) + m_tickRows * m_tickHeight});
        item.rect.moveLeft(std::max(item.rect.left(), m_layout.area.left()));
        m_layout.texts.append(item);
        return clash;
    }

    void addAxisTitles()
    {
        const auto color = [&](const AxisSpec &axis) {
            return axis.role == Role::Neutral ? m_style.theme.text2 : m_style.textColor(axis.role);
        };
        double leftEnd = m_layout.area.left();
        if (!m_spec.left.title.isEmpty()) {
            TextItem item = textItem(Kind::AxisTitle, m_spec.left.title, m_titleFont, color(m_spec.left));
            item.rect.moveTopLeft({m_layout.area.left(), m_titleBaselineTop});
            leftEnd = item.rect.right();
            m_layout.texts.append(item);
        }
        if (m_spec.right && !m_spec.right->title.isEmpty()) {
            TextItem item = textItem(Kind::AxisTitle, m_spec.right->title, m_titleFont, color(*m_spec.right));
            item.rect.moveTopRight({m_layout.area.right(), m_titleBaselineTop});
            if (item.rect.left() > leftEnd + px(8))
                m_layout.texts.append(item);
        }
    }

    void addTickTexts()
    {
        m_layout.texts += m_xTickItems;
        const auto addY = [&](const QString &label, double y, bool right) {
            TextItem item = textItem(Kind::Tick, label, m_tickFont, m_style.theme.text2);
            const double top = y - item.rect.height() / 2;
            if (right)
                item.rect.moveTopLeft({m_layout.plot.right() + px(13), top});
            else
                item.rect.moveTopRight({m_layout.plot.left() - px(13), top});
            m_layout.texts.append(item);
        };
        for (const Tick &tick : m_layout.left.ticks)
            addY(tick.label, m_layout.mapY(tick.value, AxisSide::Left), false);
        if (m_layout.right)
            for (const Tick &tick : m_layout.right->ticks)
                addY(tick.label, m_layout.mapY(tick.value, AxisSide::Right), true);
        if (m_layout.strip) {
            addY(formatPercent(1.0, 0, m_style.locale), m_layout.strip->top(), false);
            addY(formatFixed(0.0, 0, m_style.locale), m_layout.strip->bottom(), false);
        }
    }

    const ChartSpec &m_spec;
    const ChartStyle &m_style;
    const ChartView &m_view;
    QFont m_tickFont, m_labelFont, m_titleFont;
    double m_tickHeight;
    double m_titleBaselineTop = 0.0;
    int m_tickRows = 1; ///< names under bars may take two
    QList<TextItem> m_xTickItems;
    ChartLayout m_layout;
};

} // namespace

QSizeF textSize(const QString &text, const QFont &font)
{
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text), metrics.height()};
}

TextItem textItem(TextItem::Kind kind, const QString &text, const QFont &font, const QColor &color)
{
    TextItem item;
    item.kind = kind;
    item.text = text;
    item.font = font;
    item.color = color;
    item.rect = QRectF(QPointF(), textSize(text, font));
    return item;
}

QPointF ChartLayout::mapStrip(QPointF point) const
{
    const QRectF &rect = strip ? *strip : plot;
    return {mapX(point.x()), rect.bottom() - stripScale.toUnit(point.y()) * rect.height()};
}

bool isScatter(const ChartSpec &spec)
{
    return !spec.scatter.isEmpty() || !spec.cloud.isEmpty();
}

bool hasBars(const ChartSpec &spec)
{
    return std::any_of(spec.series.begin(), spec.series.end(),
                       [](const SeriesSpec &series) { return series.shape == SeriesShape::Bars; });
}

ChartLayout layOut(const ChartSpec &spec, const ChartStyle &style, const QRectF &area, const ChartView &view)
{
    return Builder(spec, style, area, view).build();
}

} // namespace ui::charts
