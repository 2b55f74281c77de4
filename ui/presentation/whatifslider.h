// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presentation/slides.h"

#include <QWidget>

namespace ui {

/// The question on a slide that can be played with: large enough to be followed from the last row, with a tick where
/// the answer tips.
class WhatIfSlider final : public QWidget
{
    Q_OBJECT
public:
    explicit WhatIfSlider(QWidget *parent = nullptr);

    void setQuestion(const slides::WhatIf &question);
    double value() const { return m_question.value; }
    /// To the next stop, or by a twentieth of the range.
    void step(int direction);
    int heightForWidth(int width) const override; ///< what it needs at its font

Q_SIGNALS:
    void moved(double value);
    void released(double value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    double px(double design) const;
    bool isStacked(double width) const;
    double xOf(double value) const;
    double valueAt(double x) const;
    void moveTo(double value);

    slides::WhatIf m_question;
    bool m_held = false;
};

} // namespace ui
