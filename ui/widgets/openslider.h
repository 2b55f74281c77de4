// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMouseEvent>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QStylePainter>

namespace ui {

/// A slider that may stand for no value at all: then it shows its groove alone, and the first touch sets one.
class OpenSlider final : public QSlider
{
public:
    using QSlider::QSlider;

    bool isOpen() const { return m_open; }
    void setOpen(bool open)
    {
        if (m_open == open)
            return;
        m_open = open;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (!m_open)
            return QSlider::paintEvent(event);
        QStylePainter painter(this);
        QStyleOptionSlider option;
        initStyleOption(&option);
        option.subControls = QStyle::SC_SliderGroove;
        painter.drawComplexControl(QStyle::CC_Slider, option);
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        const int before = value();
        QSlider::mousePressEvent(event);
        if (m_open && event->button() == Qt::LeftButton && value() == before)
            Q_EMIT valueChanged(before); // touched where the unseen handle stands
    }

private:
    bool m_open = false;
};

} // namespace ui
