// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

namespace ui::charts {

/// Finds free places for labels, one after the other: a label never covers another one, and rather stands beside a
/// curve than on it.
class LabelPlacer
{
public:
    /// A place for a label, and how unwelcome it is in itself.
    struct Candidate
    {
        QRectF rect;
        double cost = 0.0;
    };

    LabelPlacer(const QRectF &area, double cell);

    /// A curve that labels avoid; `weight` is the cost of each cell it crosses.
    void addCurve(const QList<QPointF> &points, double weight);
    /// Something that labels avoid as a whole.
    void addObstacle(const QRectF &rect, double weight);
    /// Text that is already there: nothing may cover it.
    void addLabel(const QRectF &rect) { m_labels.append(rect); }

    /// The best candidate inside `bounds` that covers no label and costs no more than `limit`; it counts as a label
    /// from then on.
    std::optional<QRectF> place(const QList<Candidate> &candidates, const QRectF &bounds, double limit);

    double cost(const QRectF &rect) const;
    bool isFree(const QRectF &rect) const;

private:
    void raise(int column, int row, double weight);

    QRectF m_area;
    double m_cell;
    int m_columns, m_rows;
    std::vector<float> m_cost;
    QList<QRectF> m_labels;
};

} // namespace ui::charts
