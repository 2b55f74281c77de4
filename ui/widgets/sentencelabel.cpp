// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sentencelabel.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QTextLayout>
#include <cmath>

namespace ui {

namespace {

constexpr double leading = 25.0 / 19.0; // line distance as a multiple of the text size

} // namespace

SentenceLabel::SentenceLabel(QWidget *parent)
    : QLabel(parent)
    , m_factor(type::sentence)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SentenceLabel::setFactor(double factor)
{
    m_factor = factor;
    updateGeometry();
    update();
}

QFont SentenceLabel::sentenceFont() const
{
    return scaledFont(font(), m_factor, QFont::Medium);
}

double SentenceLabel::layOut(int width, QPainter *painter) const
{
    const QFont used = sentenceFont();
    const QFontMetricsF metrics(used);
    const double step = std::max(leading * designLength(font(), 13.0) * m_factor, metrics.height());
    QTextLayout layout(unitsWhole(text()), used);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    double y = 0.0;
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(std::max(1, width));
        line.setPosition({0.0, y + (step - metrics.height()) / 2});
        y += step;
    }
    layout.endLayout();
    if (painter)
        layout.draw(painter, contentsRect().topLeft());
    return y;
}

int SentenceLabel::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(layOut(width, nullptr)));
}

QSize SentenceLabel::sizeHint() const
{
    const int width = designPixels(this, 640);
    return {width, heightForWidth(this->width() > 1 ? std::max(this->width(), 1) : width)};
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {designPixels(this, 160), static_cast<int>(std::ceil(QFontMetricsF(sentenceFont()).height()))};
}

void SentenceLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    layOut(contentsRect().width(), &painter);
}

void SentenceLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QLabel::changeEvent(event);
}

} // namespace ui
