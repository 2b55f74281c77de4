// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/slideredit.h"

#include "ui/style/theme.h"
#include "ui/widgets/numberedit.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int sliderSteps = 1000;

/// What a slider says is no more exact than a hand: three significant digits.
double handRounded(double value, bool whole)
{
    if (whole)
        value = std::round(value);
    if (value == 0.0)
        return 0.0;
    constexpr double digits = 3;
    const double scale = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(value))));
    const double rounded = std::round(value * scale) / scale;
    return whole ? std::round(rounded) : rounded;
}

} // namespace

SliderEdit::SliderEdit(const QString &name, const QString &unit, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLabel(name))
    , m_unit(new QLabel(unit))
    , m_edit(new NumberEdit)
    , m_slider(new QSlider(Qt::Horizontal))
{
    auto *grid = new QGridLayout(this);
    const int mark = designPixels(this, 10);
    grid->setContentsMargins(mark, 0, 0, 0);
    grid->setHorizontalSpacing(designPixels(this, 6));
    grid->setVerticalSpacing(designPixels(this, 4));
    m_name->setBuddy(m_edit);
    m_name->setTextFormat(Qt::PlainText);
    m_edit->setFixedWidth(designPixels(this, 62));
    m_unit->setFixedWidth(designPixels(this, 44));
    m_unit->setForegroundRole(QPalette::WindowText);
    m_edit->setAccessibleName(unit.isEmpty() ? name : tr("%1, %2").arg(name, unit));
    m_slider->setAccessibleName(m_edit->accessibleName());
    m_slider->setRange(0, sliderSteps);
    m_slider->setSingleStep(sliderSteps / 100);
    m_slider->setPageStep(sliderSteps / 10);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_edit, 0, 1);
    grid->addWidget(m_unit, 0, 2);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    grid->setColumnStretch(0, 1);

    connect(m_slider, &QSlider::valueChanged, this, &SliderEdit::sliderMoved);
    connect(m_slider, &QSlider::sliderReleased, this, [this] { Q_EMIT valueCommitted(m_edit->value()); });
    connect(m_edit, &NumberEdit::valueEdited, this, [this](std::optional<double> value) {
        if (!value)
            return;
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(toSlider(*value));
        Q_EMIT valueChanging(*value);
    });
    connect(m_edit, &NumberEdit::typingTakenBack, this, [this] {
        if (const auto value = m_edit->value()) {
            const QSignalBlocker quiet(m_slider);
            m_slider->setValue(toSlider(*value));
            Q_EMIT valueChanging(*value);
        }
    });
    connect(m_edit, &NumberEdit::valueCommitted, this, &SliderEdit::valueCommitted);
}

void SliderEdit::setRange(double minimum, double maximum)
{
    m_edit->setRange(minimum, maximum);
    if (!m_ownSliderRange) {
        m_low = minimum;
        m_high = maximum;
    }
    setValue(m_edit->value());
}

void SliderEdit::setSliderRange(double minimum, double maximum)
{
    m_ownSliderRange = true;
    m_low = minimum;
    m_high = maximum;
    setValue(m_edit->value());
}

void SliderEdit::setLogarithmic(bool logarithmic)
{
    m_logarithmic = logarithmic;
    setValue(m_edit->value());
}

void SliderEdit::setWhole(bool whole)
{
    m_whole = whole;
    m_edit->setWhole(whole);
}

void SliderEdit::setSliderVisible(bool visible)
{
    m_slider->setVisible(visible);
}

void SliderEdit::setOrigin(Origin origin, const QString &source)
{
    m_origin = origin;
    QString tip;
    if (origin == Origin::Default)
        tip = tr("A default: nothing of your own is set.");
    else if (origin == Origin::Source)
        tip = source.isEmpty() ? tr("Comes from a source.") : tr("Source: %1").arg(source);
    setToolTip(tip);
    m_edit->setToolTip(tip);
    update();
}

double SliderEdit::fromSlider(int position) const
{
    const double share = static_cast<double>(position) / sliderSteps;
    const bool logarithmic = m_logarithmic && m_low > 0.0;
    const double value = logarithmic ? m_low * std::pow(m_high / m_low, share) : m_low + share * (m_high - m_low);
    // The ends are exact, whatever rounding would make of them.
    if (position <= 0)
        return m_low;
    if (position >= sliderSteps)
        return m_high;
    return std::clamp(handRounded(value, m_whole), m_low, m_high);
}

int SliderEdit::toSlider(double value) const
{
    if (!(m_high > m_low))
        return 0;
    const double inside = std::clamp(value, m_low, m_high);
    const bool logarithmic = m_logarithmic && m_low > 0.0;
    const double share =
        logarithmic ? std::log(inside / m_low) / std::log(m_high / m_low) : (inside - m_low) / (m_high - m_low);
    return static_cast<int>(std::lround(share * sliderSteps));
}

void SliderEdit::sliderMoved(int position)
{
    const double value = fromSlider(position);
    m_edit->setValue(value);
    Q_EMIT valueChanging(value);
    if (!m_slider->isSliderDown()) // keys and the wheel commit at once
        Q_EMIT valueCommitted(value);
}

void SliderEdit::setValue(std::optional<double> value)
{
    // A hand on the slider is stronger than what arrives meanwhile.
    if (m_slider->isSliderDown())
        return;
    m_edit->setValue(value);
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(value ? toSlider(*value) : 0);
}

std::optional<double> SliderEdit::value() const
{
    return m_edit->value();
}

void SliderEdit::paintEvent(QPaintEvent *)
{
    if (m_origin == Origin::Own)
        return;
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(designLength(font(), 4), m_name->geometry().center().y() + 0.5);
    if (m_origin == Origin::Default) {
        painter.setPen(QPen(theme.text2, 1.1));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, designLength(font(), 2.2), designLength(font(), 2.2));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawEllipse(centre, designLength(font(), 2.4), designLength(font(), 2.4));
    }
}

} // namespace ui
