// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sizing/worksheet.h"

#include <QWidget>
#include <set>
#include <vector>

namespace ui {

/// The worksheet as a chain of numbered steps: name, the formula with the numbers put in, result. A click (or Space on
/// the step that has the focus) unfolds the formula in words.
class WorksheetView final : public QWidget
{
    Q_OBJECT
public:
    explicit WorksheetView(QWidget *parent = nullptr);
    void setSteps(std::vector<core::sizing::WorksheetStep> steps);
    const std::vector<core::sizing::WorksheetStep> &steps() const { return m_steps; }
    bool isUnfolded(int step) const { return m_unfolded.contains(step); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void heightChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool isNarrow() const; ///< the numbers then stand below the name
    double rowHeight() const;
    double formulaHeight() const; ///< of an unfolded step, below it
    double top(int step) const;
    int stepAt(double y) const;
    void toggle(int step);
    void paintStep(QPainter &painter, int step) const;

    std::vector<core::sizing::WorksheetStep> m_steps;
    std::set<int> m_unfolded;
    int m_current = 0;
};

} // namespace ui
