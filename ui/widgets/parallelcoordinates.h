// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QFont>
#include <QHash>
#include <QRectF>
#include <QStringList>
#include <QWidget>
#include <memory>
#include <optional>

namespace ui {

/// The candidates as lines over parallel axes, better always up. Dragging along an axis keeps those that cross the
/// stretch; a double click on it lets all through again. At the right end the lines have their names, as long as there
/// are few; of many, those on the front and the highlighted one.
class ParallelCoordinates final : public QWidget
{
    Q_OBJECT
public:
    explicit ParallelCoordinates(QWidget *parent = nullptr);

    void setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation);
    void setHighlighted(const QString &id);
    /// Keeps what lies between two shares of an axis (0 worst, 1 best); absent: all of it.
    void setBrush(int axis, std::optional<std::pair<double, double>> range);
    bool isBrushed() const { return !m_brushes.isEmpty(); }
    /// The candidates that every brush lets through.
    QStringList brushed() const;

    /// A candidate's name at the right end of its line.
    struct Name
    {
        QString id, text;
        QPointF from; ///< where its line ends
        QRectF rect;  ///< where its name is written; the names do not overlap
        bool strong = false;
    };
    QList<Name> names() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void brushChanged();
    void candidateHovered(const QString &id); ///< or empty

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct AxisLine
    {
        std::string id;
        double worst = 0.0, best = 0.0;
    };
    void paintLine(QPainter &painter, const core::scorecard::Standing &standing, bool lit) const;
    void paintAxis(QPainter &painter, int axis) const;
    void paintNames(QPainter &painter) const;
    QFont nameFont(bool strong) const;
    QStringList namedCandidates() const;
    void measureNames();
    double nameWidth() const;
    double yOf(double share) const;
    QRectF plot() const;
    double xOf(int axis) const;
    int axisAt(double x) const;
    double shareAt(double y) const;
    std::optional<double> shareOf(const core::scorecard::Standing &standing, int axis) const;
    bool passes(const core::scorecard::Standing &standing) const;

    std::shared_ptr<const core::project::Evaluation> m_evaluation;
    QList<AxisLine> m_axes;
    QHash<int, std::pair<double, double>> m_brushes;
    QString m_highlighted;
    double m_widestName = 0.0;
    int m_dragAxis = -1;
    double m_dragFrom = 0.0;
};

} // namespace ui
