// SPDX-License-Identifier: GPL-3.0-or-later
// Names of series along their curves, and the legend of marks and lines.
#include "ui/charts/labelling.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

using Kind = TextItem::Kind;

double Labelling::distanceToOthers(QPointF point, qsizetype own) const
{
    double nearest = labelAtAnyPrice;
    for (qsizetype s = 0; s < m_paths.size(); ++s) {
        const bool twin = m_spec.series[s].role == m_spec.series[own].role && sameCurve(s, own);
        if (s == own || m_spec.series[s].shape == SeriesShape::Band || twin)
            continue;
        if (const auto y = heightAt(m_paths[s], point.x()))
            nearest = std::min(nearest, std::abs(*y - point.y()));
    }
    return nearest;
}

bool Labelling::betweenAlike(QPointF point, double ownHeight, qsizetype own) const
{
    for (qsizetype s = 0; s < m_paths.size(); ++s) {
        const SeriesSpec &other = m_spec.series[s], &one = m_spec.series[own];
        if (s == own || other.role != one.role || other.shape == SeriesShape::Band || sameCurve(s, own) ||
            other.goodputStrip)
            continue;
        const auto y = heightAt(m_paths[s], point.x());
        if (y && std::min(*y, ownHeight) < point.y() && point.y() < std::max(*y, ownHeight))
            return true;
    }
    return false;
}

bool Labelling::sameCurve(qsizetype a, qsizetype b) const
{
    const SeriesSpec &one = m_spec.series[a], &two = m_spec.series[b];
    return one.secondary == two.secondary && one.axis == two.axis && one.shape != two.shape;
}

std::optional<double> Labelling::heightAt(const QList<QPointF> &path, double x)
{
    for (qsizetype i = 0; i + 1 < path.size(); ++i)
        if (path[i].x() <= x && x <= path[i + 1].x() && path[i + 1].x() > path[i].x())
            return path[i].y() + (path[i + 1].y() - path[i].y()) * (x - path[i].x()) / (path[i + 1].x() - path[i].x());
    return std::nullopt;
}

void Labelling::placeSeriesNames()
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

void Labelling::placeInStrip(const TextItem &item)
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

QList<LabelPlacer::Candidate> Labelling::alongCurve(QSizeF size, qsizetype s) const
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
            const double either = own && betweenAlike(centre, *own, s) ? 5.0 : 0.0;
            candidates << LabelPlacer::Candidate{
                centredRect(size, centre), along + confusion + either + 0.06 * std::max(0.0, ownDistance - h) / px(1)};
        }
    }
    if (path.size() == 1)
        candidates += aroundMark(size, path.first(), px(9));
    return candidates;
}

void Labelling::placeLegend()
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

} // namespace ui::charts
