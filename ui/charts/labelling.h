// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartlabels.h"
#include "ui/charts/labelplacer.h"

#include <optional>

/// How placeLabels works. Only for the sources that make it up.
namespace ui::charts {

inline constexpr double labelAtAnyPrice = 1e6; ///< a limit that every free place keeps

inline QRectF centredRect(QSizeF size, QPointF centre)
{
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

/// Places the labels of one chart in the order of their weight: what comes first gets the best place.
class Labelling
{
public:
    Labelling(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout);
    QList<TextItem> place();

private:
    double px(double design) const { return m_style.px(design); }
    void addObstacles();
    void addBarObstacles(const SeriesSpec &series);
    const ScatterPoint *find(const QString &id) const;
    bool tryPlace(TextItem item, const QList<LabelPlacer::Candidate> &candidates, const QRectF &bounds, double limit);
    void placeVerticalMarks();
    void placeBands();
    QString valueText(const SeriesSpec &series, double value) const;
    void placeValues();
    QRectF stripOrPlot(const SeriesSpec &series) const;
    static QList<LabelPlacer::Candidate> aroundMark(QSizeF size, QPointF mark, double r);
    /// Does a dashed part (head-room) stand on this bar?
    bool carriesReserve(const SeriesSpec &bars, qsizetype i) const;
    void placeBarValues(const SeriesSpec &series);
    void placeHorizontalMarks();
    /// Vertical distance from a point to the nearest curve but `own`.
    double distanceToOthers(QPointF point, qsizetype own) const;
    /// Whether a point lies between the own curve and another of the same figure, so that a name there could be
    /// either's.
    bool betweenAlike(QPointF point, double ownHeight, qsizetype own) const;
    /// Which of two values that stand close beside one another is written above its mark: the higher one.
    bool coincides(const SeriesSpec &series, qsizetype rank) const;
    std::optional<bool> standsAbove(const SeriesSpec &series, int index, double nearby) const;
    /// Marks and the prediction of one and the same figure share a name.
    bool sameCurve(qsizetype a, qsizetype b) const;
    static std::optional<double> heightAt(const QList<QPointF> &path, double x);
    void placeSeriesNames();
    void placeInStrip(const TextItem &item);
    QList<LabelPlacer::Candidate> alongCurve(QSizeF size, qsizetype s) const;
    /// The lines under a candidate's mark, as one block.
    /// How much of the candidates is written beside their marks.
    struct PointNaming
    {
        bool whole = true;              ///< names, not only ids
        bool reasonsOfDominated = true; ///< what dominates them and by how much
    };
    QList<TextItem> pointLines(const ScatterPoint &point, const QString &name, bool withReason) const;
    bool placeBlock(QList<TextItem> lines, const ScatterPoint &point, double limit);
    QLineF leaderTo(const QList<TextItem> &lines, const ScatterPoint &point) const;
    /// Whether the mark of another stands nearer to a label than its own.
    bool nearerToAnother(const QRectF &label, const ScatterPoint &point) const;
    bool isDoubtful(const QRectF &label, const ScatterPoint &point) const;
    /// Reasons of dominated candidates stand beside all of them or beside none: one alone would read as a difference.
    void placeScatter();
    bool tryScatter(PointNaming naming);
    void placeFrontLabel();
    void placeBetter();
    /// What a mark and a line mean, where both are on the chart.
    void placeLegend();

    const ChartSpec &m_spec;
    const ChartStyle &m_style;
    const ChartLayout &m_layout;
    LabelPlacer m_placer;
    QRectF m_bounds;
    QList<QList<QPointF>> m_paths; ///< of each series, in layout coordinates
    QList<TextItem> m_items;
};

} // namespace ui::charts
