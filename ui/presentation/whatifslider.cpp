// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presentation/whatifslider.h"

#include "ui/style/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double handleRadius = 11.0;
constexpr double questionFactor = 1.35;
constexpr double tickFactor = 1.25;

} // namespace

WhatIfSlider::WhatIfSlider(QWidget *parent)
    : QWidget(parent)
{
    setCursor(Qt::PointingHandCursor);
}

double WhatIfSlider::px(double design) const
{
    return designLength(font(), design);
}

void WhatIfSlider::setQuestion(const slides::WhatIf &question)
{
    const double held = m_question.value;
    m_question = question;
    if (m_held)
        m_question.value = held; // the hand leads
    setAccessibleName(question.question);
    setAccessibleDescription(question.shown);
    update();
}

/// Question and answer stand beside each other where both are whole, else the answer below the question.
bool WhatIfSlider::isStacked(double width) const
{
    const QFontMetricsF asked(scaledFont(font(), questionFactor)),
        shown(scaledFont(font(), questionFactor, QFont::DemiBold));
    return asked.horizontalAdvance(m_question.question) + px(12) + shown.horizontalAdvance(m_question.shown) > width;
}

int WhatIfSlider::heightForWidth(int width) const
{
    double rows = 1.0 + static_cast<double>(std::min<qsizetype>(m_question.ticks.size(), 3));
    rows += isStacked(width) ? questionFactor / tickFactor : 0.0;
    return qRound(px(62) + rows * QFontMetricsF(scaledFont(font(), tickFactor)).height());
}

double WhatIfSlider::xOf(double value) const
{
    const double r = px(handleRadius);
    const double range = m_question.high - m_question.low;
    const double share = range > 0.0 ? std::clamp((value - m_question.low) / range, 0.0, 1.0) : 0.0;
    return r + share * (width() - 2 * r);
}

double WhatIfSlider::valueAt(double x) const
{
    const double r = px(handleRadius);
    const double share = std::clamp((x - r) / std::max(1.0, width() - 2 * r), 0.0, 1.0);
    const double value = m_question.low + share * (m_question.high - m_question.low);
    if (m_question.stops.isEmpty())
        return value;
    return *std::min_element(m_question.stops.begin(), m_question.stops.end(),
                             [value](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
}

void WhatIfSlider::moveTo(double value)
{
    if (value == m_question.value)
        return;
    m_question.value = value;
    update();
    Q_EMIT moved(value);
}

void WhatIfSlider::step(int direction)
{
    double next = m_question.value;
    if (m_question.stops.isEmpty()) {
        constexpr double steps = 20.0;
        next =
            std::clamp(next + direction * (m_question.high - m_question.low) / steps, m_question.low, m_question.high);
    } else {
        QList<double> stops = m_question.stops;
        std::sort(stops.begin(), stops.end());
        for (const double stop : stops)
            if (direction > 0 ? stop > m_question.value && next == m_question.value : stop < m_question.value)
                next = stop;
    }
    moveTo(next);
    Q_EMIT released(next);
}

void WhatIfSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_held = true;
    moveTo(valueAt(event->position().x()));
}

void WhatIfSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (m_held)
        moveTo(valueAt(event->position().x()));
}

void WhatIfSlider::mouseReleaseEvent(QMouseEvent *)
{
    m_held = false;
    Q_EMIT released(m_question.value);
}

void WhatIfSlider::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont asked = scaledFont(font(), questionFactor);
    const QFont shown = scaledFont(font(), questionFactor, QFont::DemiBold);
    const QFontMetricsF shownMetrics(shown);
    const double right = shownMetrics.horizontalAdvance(m_question.shown);
    const int least = qRound(asked.pixelSize() * 0.7); // a long question is smaller before it is cut
    while (QFontMetricsF(asked).horizontalAdvance(m_question.question) > width() && asked.pixelSize() > least)
        asked.setPixelSize(asked.pixelSize() - 1);
    const QFontMetricsF askedMetrics(asked);
    double y = askedMetrics.ascent();
    painter.setFont(asked);
    painter.setPen(theme.text2);
    const bool stacked = isStacked(width());
    painter.drawText(QPointF(0, y), askedMetrics.elidedText(m_question.question, Qt::ElideRight,
                                                            stacked ? width() : width() - right - px(12)));
    if (stacked)
        y += askedMetrics.height();
    painter.setFont(shown);
    painter.setPen(theme.text1);
    painter.drawText(QPointF(width() - right, y), m_question.shown);
    const double groove = y - askedMetrics.ascent() + askedMetrics.height() + px(20), r = px(handleRadius),
                 x = xOf(m_question.value);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.sliderGroove);
    painter.drawRoundedRect(QRectF(0, groove - px(2), width(), px(4)), px(2), px(2));
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(0, groove - px(2), x, px(4)), px(2), px(2));
    const QFont small = scaledFont(font(), tickFactor);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    const double labels = groove + r + px(6) + metrics.ascent();
    painter.setPen(theme.text2);
    painter.drawText(QPointF(0, labels), m_question.lowText);
    painter.drawText(QPointF(width() - metrics.horizontalAdvance(m_question.highText), labels), m_question.highText);
    double row = labels + metrics.height();
    for (const auto &[value, text] : m_question.ticks) {
        const double at = xOf(value), wide = metrics.horizontalAdvance(text);
        painter.setPen(QPen(theme.text1, px(1)));
        // Down to its own text; of several the lines would cross the texts of those before.
        const double foot = m_question.ticks.size() == 1 ? row - metrics.ascent() : groove + r;
        painter.drawLine(QPointF(at, groove - r), QPointF(at, foot));
        painter.setPen(theme.text2);
        painter.drawText(QPointF(std::clamp(at - wide / 2, 0.0, std::max(0.0, width() - wide)), row), text);
        row += metrics.height();
    }
    painter.setPen(QPen(theme.accent, px(1.8)));
    painter.setBrush(theme.field);
    painter.drawEllipse(QPointF(x, groove), r, r);
}

} // namespace ui
