// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/knee.h"
#include "ui/charts/chartstyle.h"

#include <QAbstractButton>
#include <QPainter>
#include <optional>

namespace ui::charts {

/// The shape of a sweep, small: throughput against load with the safe capacity.
struct SweepShape
{
    QString title, tag;                                ///< "vLLM bench", "FP16"
    QList<QPointF> points;                             ///< load, throughput
    std::optional<double> safe;                        ///< load
    bool atLeast = false;                              ///< the sweep ends before the SLO breaks: "≥ 24"
    double loadMaximum = 0.0, throughputMaximum = 0.0; ///< common to all that stand side by side; 0: its own
    /// Where an axis is logarithmic: its least value, common to all; 0: the axis is linear and starts at zero.
    double loadLogMinimum = 0.0, throughputLogMinimum = 0.0;

    QString safeText(const QLocale &locale) const;
};

SweepShape sweepShape(const core::results::SweepAnalysis &sweep, const QString &title, const QString &tag);
/// Puts shapes on one scale, so that they can be compared; a logarithmic one where one sweep reaches so much further
/// than another that nothing would be left of the other's shape.
void shareScale(QList<SweepShape> &shapes);

void paintSweepShape(QPainter &painter, const QRectF &rect, const SweepShape &shape, const ChartStyle &style);

/// One of the small multiples of the benchmarks page: a button that is checked while its sweep is the chosen one.
class SweepThumbnail final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SweepThumbnail(QWidget *parent = nullptr);
    void setShape(const SweepShape &shape);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    SweepShape m_shape;
};

} // namespace ui::charts
