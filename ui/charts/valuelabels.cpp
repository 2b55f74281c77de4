// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of values at marks and bars.
#include "ui/charts/labelling.h"

#include "ui/style/numberformat.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace ui::charts {

using Kind = TextItem::Kind;

QString Labelling::valueText(const SeriesSpec &series, double value) const
{
    if (series.goodputStrip)
        return formatPercent(value, 0, m_style.locale);
    const AxisSpec &axis = series.axis == AxisSide::Right && m_spec.right ? *m_spec.right : m_spec.left;
    if (axis.percent)
        return formatPercent(value, 0, m_style.locale);
    return formatNumber(value, defaultSignificantDigits, m_style.locale);
}

void Labelling::placeValues()
{
    for (const SeriesSpec &series : m_spec.series) {
        if (series.shape == SeriesShape::Bars) {
            placeBarValues(series);
            continue;
        }
        for (qsizetype rank = 0; rank < series.emphasised.size(); ++rank) {
            const int index = series.emphasised[rank];
            if (index < 0 || index >= series.points.size() || !m_layout.shows(series.points[index], series))
                continue;
            if (coincides(series, rank))
                continue;
            TextItem item = textItem(Kind::Value, valueText(series, series.points[index].y()),
                                     m_style.text(type::label, QFont::DemiBold), m_style.textColor(series.role));
            item.halo = true;
            const QPointF mark = m_layout.map(series.points[index], series);
            QList<LabelPlacer::Candidate> candidates =
                aroundMark(item.size(), mark, m_style.markRadius(series) + px(4));
            // Two that crowd keep their order, whatever else is in the way of the one or the other.
            if (const auto above = standsAbove(series, index, item.rect.width() + px(8))) {
                constexpr double wrongSide = 12.0;
                for (LabelPlacer::Candidate &candidate : candidates)
                    if ((candidate.rect.center().y() < mark.y()) != *above)
                        candidate.cost += wrongSide;
            }
            tryPlace(item, candidates, stripOrPlot(series), 24.0);
        }
    }
}

/// Where two marks lie in one place nobody could tell whose value is whose: the one that comes first keeps its own.
bool Labelling::coincides(const SeriesSpec &series, qsizetype rank) const
{
    const QPointF own = m_layout.map(series.points[series.emphasised[rank]], series);
    return std::any_of(series.emphasised.begin(), series.emphasised.begin() + rank, [&](int other) {
        return other >= 0 && other < series.points.size() &&
               QLineF(own, m_layout.map(series.points[other], series)).length() < px(12);
    });
}

std::optional<bool> Labelling::standsAbove(const SeriesSpec &series, int index, double nearby) const
{
    const double own = series.points[index].y(), at = m_layout.mapX(series.points[index].x());
    for (const int other : series.emphasised) {
        if (other == index || other < 0 || other >= series.points.size() ||
            std::abs(m_layout.mapX(series.points[other].x()) - at) > nearby)
            continue;
        const double its = series.points[other].y();
        return own != its ? own > its : index > other;
    }
    return std::nullopt;
}

QRectF Labelling::stripOrPlot(const SeriesSpec &series) const
{
    if (!series.goodputStrip || !m_layout.strip)
        return m_bounds;
    return QRectF(m_layout.plot.left(), m_layout.strip->top() - px(16), m_bounds.width(),
                  m_layout.strip->height() + px(16));
}

QList<LabelPlacer::Candidate> Labelling::aroundMark(QSizeF size, QPointF mark, double r)
{
    const double w = size.width() / 2, h = size.height() / 2;
    const auto candidate = [&](double dx, double dy, double cost) {
        return LabelPlacer::Candidate{centredRect(size, mark + QPointF(dx, dy)), cost};
    };
    return {candidate(r + w, -h, 0.0),      candidate(0, -r - h, 0.5),    candidate(-r - w, -h, 1.0),
            candidate(r + w, h, 1.0),       candidate(r + w, 0, 1.5),     candidate(-r - w, h, 2.0),
            candidate(0, r + h, 2.0),       candidate(-r - w, 0, 2.5),    candidate(r + w, -2 * h, 2.5),
            candidate(-r - w, -2 * h, 3.0), candidate(r + w, 2 * h, 3.0), candidate(0, -r - 2 * h, 3.0)};
}

bool Labelling::carriesReserve(const SeriesSpec &bars, qsizetype i) const
{
    return std::any_of(m_spec.series.begin(), m_spec.series.end(), [&](const SeriesSpec &series) {
        return series.shape == SeriesShape::Bars && series.secondary && i < series.upper.size() &&
               i < series.points.size() && bars.upper.isEmpty() && series.points[i] == bars.points[i];
    });
}

void Labelling::placeBarValues(const SeriesSpec &series)
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
        QString text =
            percent ? formatPercent(values[i], 0, m_style.locale) : formatFixed(values[i], decimals, m_style.locale);
        if (values[i] < 0)
            text.replace(m_style.locale.negativeSign(), QStringLiteral("\u2212"));
        TextItem item = textItem(Kind::Value, text, m_style.text(type::label, strong ? QFont::DemiBold : QFont::Medium),
                                 strong || inside ? m_style.theme.text1 : m_style.theme.text2);
        const double h = item.rect.height();
        const QPointF edge(m_layout.mapX(series.points[i].x()), m_layout.mapY(top, series.axis));
        item.halo = !inside;
        if (inside && strong)
            item.color = m_style.theme.dark ? m_style.theme.page : m_style.theme.onAccent;
        const double dy = inside ? h / 2 + px(3) : -h / 2 - px(3);
        const bool fits =
            !inside || std::abs(m_layout.mapY(low, series.axis) - m_layout.mapY(0.0, series.axis)) > h + px(6);
        QList<LabelPlacer::Candidate> candidates{{centredRect(item.size(), edge + QPointF(0, dy)), 0.0}};
        if (!inside) { // a mark of another series may sit on the bar's top: above it, or beside
            candidates << LabelPlacer::Candidate{
                centredRect(item.size(), edge + QPointF(-item.rect.width() / 2 - px(9), dy)), 4.0};
            candidates << LabelPlacer::Candidate{centredRect(item.size(), edge + QPointF(0, dy - px(10))), 4.5};
        }
        if (fits)
            tryPlace(item, candidates, m_bounds, labelAtAnyPrice);
    }
}

} // namespace ui::charts
