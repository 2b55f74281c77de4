// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/labelplacer.h"

#include <algorithm>
#include <cmath>

namespace ui::charts {

LabelPlacer::LabelPlacer(const QRectF &area, double cell)
    : m_area(area)
    , m_cell(std::max(cell, 1.0))
    , m_columns(std::clamp(static_cast<int>(std::ceil(area.width() / m_cell)), 1, 4096))
    , m_rows(std::clamp(static_cast<int>(std::ceil(area.height() / m_cell)), 1, 4096))
    , m_cost(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0.0F)
{}

void LabelPlacer::raise(int column, int row, double weight)
{
    if (column < 0 || row < 0 || column >= m_columns || row >= m_rows)
        return;
    float &cell =
        m_cost[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column)];
    cell = std::max(cell, static_cast<float>(weight));
}

void LabelPlacer::addCurve(const QList<QPointF> &points, double weight)
{
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF from = points[i] - m_area.topLeft(), to = points[i + 1] - m_area.topLeft();
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        const int steps = std::clamp(static_cast<int>(std::ceil(length / m_cell * 2)), 1, 8192);
        for (int s = 0; s <= steps; ++s) {
            const QPointF at = from + (to - from) * (static_cast<double>(s) / steps);
            raise(static_cast<int>(std::floor(at.x() / m_cell)), static_cast<int>(std::floor(at.y() / m_cell)), weight);
        }
    }
}

void LabelPlacer::addObstacle(const QRectF &rect, double weight)
{
    const QRectF r = rect.translated(-m_area.topLeft());
    for (int row = static_cast<int>(std::floor(r.top() / m_cell));
         row <= static_cast<int>(std::floor(r.bottom() / m_cell)); ++row)
        for (int column = static_cast<int>(std::floor(r.left() / m_cell));
             column <= static_cast<int>(std::floor(r.right() / m_cell)); ++column)
            raise(column, row, weight);
}

double LabelPlacer::cost(const QRectF &rect) const
{
    const QRectF r = rect.translated(-m_area.topLeft());
    const int top = std::max(0, static_cast<int>(std::floor(r.top() / m_cell)));
    const int bottom = std::min(m_rows - 1, static_cast<int>(std::floor(r.bottom() / m_cell)));
    const int left = std::max(0, static_cast<int>(std::floor(r.left() / m_cell)));
    const int right = std::min(m_columns - 1, static_cast<int>(std::floor(r.right() / m_cell)));
    double sum = 0.0;
    for (int row = top; row <= bottom; ++row) {
        const float *line = m_cost.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns);
        for (int column = left; column <= right; ++column)
            sum += static_cast<double>(line[column]);
    }
    return sum;
}

bool LabelPlacer::isFree(const QRectF &rect) const
{
    const double apart = 0.6 * rect.height(); // two names in a row without a gap are read as one
    const QRectF room = rect.adjusted(-apart, 0.0, apart, 0.0);
    return std::none_of(m_labels.begin(), m_labels.end(), [&](const QRectF &label) { return label.intersects(room); });
}

std::optional<QRectF> LabelPlacer::place(const QList<Candidate> &candidates, const QRectF &bounds, double limit)
{
    const Candidate *best = nullptr;
    double bestCost = limit;
    for (const Candidate &candidate : candidates) {
        if (candidate.cost > bestCost || !bounds.contains(candidate.rect) || !isFree(candidate.rect))
            continue;
        const double total = candidate.cost + cost(candidate.rect);
        if (total < bestCost || (!best && total <= limit)) {
            best = &candidate;
            bestCost = total;
        }
    }
    if (!best)
        return std::nullopt;
    m_labels.append(best->rect);
    return best->rect;
}

} // namespace ui::charts
