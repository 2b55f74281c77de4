// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <QList>
#include <QPointF>
#include <QString>
#include <optional>
#include <utility>

/// What a chart shows, as plain data: the same spec is drawn on screen, on a slide, into the PDF, into an SVG, and
/// shown as a table. No Qt Charts type appears here (Qt Charts is deprecated from 6.10 and stays behind this door).
namespace ui::charts {

/// What a series means; colour, marker and dash follow from it (`ChartStyle`), never from the caller.
enum class Role { Throughput, Ttft, Tpot, Goodput, Cost, Energy, Neutral, Weights, Activations, Overhead, Gate };

enum class AxisSide { Left, Right };

struct AxisSpec
{
    QString title;                           ///< with unit: "Total throughput, tok/s"
    Role role = Role::Neutral;               ///< the axis is written in its series' colour
    bool logarithmic = false;                ///< non-positive points are left out and counted in the footnote
    std::optional<double> minimum, maximum;  ///< absent: from the data, nice numbers, padded
    QList<std::pair<double, QString>> ticks; ///< named ticks instead of numeric ones
    bool percent = false;                    ///< values are fractions, shown as percent
};

enum class SeriesShape { Line, Marks, MarksAndThinLine, Area, Band, Bars };

struct SeriesSpec
{
    QString name;
    Role role = Role::Neutral;
    SeriesShape shape = SeriesShape::MarksAndThinLine;
    AxisSide axis = AxisSide::Left;
    QList<QPointF> points;
    QList<double> upper; ///< of a Band: the upper edge at each point (points hold the lower one)
    core::project::Provenance provenance = core::project::Provenance::Benchmark; ///< hollow, half, full mark
    bool secondary = false;                                                      ///< a lesser percentile: smaller marks
    QString directLabel;       ///< written beside the curve; empty: none
    QList<int> emphasised;     ///< indices whose value is written beside the mark
    bool goodputStrip = false; ///< drawn in a strip of its own under the same x
};

struct VerticalMark
{
    double x = 0.0;
    QString label;
    bool draggable = false;
};
struct HorizontalMark
{
    double y = 0.0;
    AxisSide axis = AxisSide::Left;
    QString label;
};
struct BandMark
{
    double x0 = 0.0, x1 = 0.0;
    QString label;
};

/// A candidate of the scorecard's scatter.
struct ScatterPoint
{
    QPointF at;
    QString id, label, reason; ///< reason: two short lines under the label
    enum class Standing { Front, Dominated, Undecided, Infeasible } standing = Standing::Undecided;
    core::project::Provenance provenance = core::project::Provenance::Design;
    Role role = Role::Throughput;
    QString shortLabel{}; ///< stands in where the labels crowd; empty: there is no other
};
struct Arrow
{
    QString from, to;
}; ///< ids of scatter points: who dominates whom

struct ChartSpec
{
    QString title;   ///< for exports and assistive technology
    QString summary; ///< one spoken sentence
    AxisSpec x, left;
    std::optional<AxisSpec> right;
    QList<SeriesSpec> series;
    QList<VerticalMark> vertical;
    QList<HorizontalMark> horizontal;
    QList<BandMark> bands;
    QList<ScatterPoint> scatter;
    QList<Arrow> arrows;
    QList<QPointF> cloud;                       ///< up to millions of dim points behind, one item
    bool frontLine = false;                     ///< staircase through the front and the dominated quarter tinted
    bool xBetterLow = true, yBetterLow = false; ///< which corner is better, for the front and the "better" arrow
    QString footnote;
};

} // namespace ui::charts
