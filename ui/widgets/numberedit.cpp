// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numberedit.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/widgets/localenumber.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int shownDigits = 6; // what a person types survives; binary noise does not show

} // namespace

NumberEdit::NumberEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::textEdited, this, &NumberEdit::readText);
}

NumberEdit::~NumberEdit()
{
    delete m_message; // lives in the window, beside this field
}

void NumberEdit::setUnit(const QString &unit)
{
    m_unit = unit;
    const int room = unit.isEmpty() ? 0 : QFontMetrics(font()).horizontalAdvance(unit) + designPixels(this, 6);
    setTextMargins(0, 0, room, 0);
    update();
}

void NumberEdit::setRange(double minimum, double maximum)
{
    m_minimum = minimum;
    m_maximum = maximum;
}

void NumberEdit::setWhole(bool whole)
{
    m_whole = whole;
}

QString NumberEdit::textOf(double value, bool editing) const
{
    QLocale format = locale();
    if (editing) // "1,000" would have to be refused when it is read again
        format.setNumberOptions(QLocale::OmitGroupSeparator);
    constexpr double plainBelow = 1e12;
    if (value == std::round(value) && std::abs(value) < plainBelow)
        return format.toString(value == 0.0 ? 0.0 : value, 'f', 0);
    const int decimals = decimalsFor(value, shownDigits);
    constexpr int mostDecimals = 12;
    if (decimals > mostDecimals || std::abs(value) >= plainBelow)
        return format.toString(value, 'g', shownDigits);
    QString text = format.toString(value, 'f', decimals);
    while (text.endsWith(format.zeroDigit()))
        text.chop(1);
    if (text.endsWith(format.decimalPoint()))
        text.chop(1);
    // Three decimals after one to three digits would read as thousands.
    if (editing && parseLocaleNumber(text, locale()).problem == NumberProblem::Ambiguous)
        text += format.zeroDigit();
    return text;
}

void NumberEdit::showValue()
{
    setText(m_value ? textOf(*m_value, hasFocus()) : QString());
}

void NumberEdit::setValue(std::optional<double> value)
{
    const bool typing = hasFocus() && isModified();
    m_committed = value;
    if (typing && m_value == value)
        return;
    m_value = value;
    showValue();
    setModified(false);
    setProblem(QString());
}

QString NumberEdit::rangeText() const
{
    constexpr double huge = std::numeric_limits<double>::max();
    if (m_minimum > -huge && m_maximum < huge)
        return tr("Between %1 and %2.").arg(formatNumber(m_minimum, 4, locale()), formatNumber(m_maximum, 4, locale()));
    if (m_minimum > -huge)
        return tr("At least %1.").arg(formatNumber(m_minimum, 4, locale()));
    return tr("At most %1.").arg(formatNumber(m_maximum, 4, locale()));
}

void NumberEdit::readText()
{
    QString typed = text();
    if (!m_unit.isEmpty() && typed.trimmed().endsWith(m_unit))
        typed.chop(typed.size() - typed.lastIndexOf(m_unit));
    const ParsedNumber parsed = parseLocaleNumber(typed, locale());
    if (parsed.problem == NumberProblem::Empty && m_emptyAllowed) {
        setProblem(QString());
        m_value.reset();
        Q_EMIT valueEdited(m_value);
        return;
    }
    switch (parsed.problem) {
    case NumberProblem::Empty:
        return setProblem(tr("A number is needed here."));
    case NumberProblem::NotANumber:
        return setProblem(tr("“%1” is not a number.").arg(text().trimmed()));
    case NumberProblem::Ambiguous:
        return setProblem(
            tr("“%1” can mean %2 or %3. Write it without the separator, or with one digit more.")
                .arg(text().trimmed(), textOf(parsed.readings[0], true), textOf(parsed.readings[1], true)));
    case NumberProblem::None:
        break;
    }
    if (*parsed.value < m_minimum || *parsed.value > m_maximum)
        return setProblem(rangeText());
    if (m_whole && *parsed.value != std::round(*parsed.value))
        return setProblem(tr("A whole number is needed here."));
    setProblem(QString());
    m_value = parsed.value;
    Q_EMIT valueEdited(m_value);
}

void NumberEdit::commit()
{
    if (!isModified())
        return;
    readText();
    if (!m_problem.isEmpty())
        return;
    setModified(false);
    showValue();
    if (m_value != m_committed) {
        m_committed = m_value;
        Q_EMIT valueCommitted(m_value);
    }
}

void NumberEdit::handOver()
{
    if (!isModified())
        return;
    readText();
    if (m_problem.isEmpty() && m_value != m_committed) {
        m_committed = m_value;
        Q_EMIT valueCommitted(m_value);
    }
}

void NumberEdit::stepBy(int steps)
{
    const double now = m_value.value_or(std::clamp(0.0, m_minimum, m_maximum));
    double step = m_step;
    if (step <= 0.0) {
        constexpr int secondDigit = 1;
        step = now == 0.0 ? 1.0 : std::pow(10.0, std::floor(std::log10(std::abs(now))) - secondDigit);
        if (m_whole)
            step = std::max(1.0, step);
    }
    // Steps land on multiples, so that 0.30000000000000004 never appears.
    const double next = std::clamp(std::round(now / step + steps) * step, m_minimum, m_maximum);
    const double clean = QByteArray::number(next, 'g', 12).toDouble();
    if (clean == now)
        return;
    m_value = clean;
    setProblem(QString());
    showValue();
    setModified(false);
    Q_EMIT valueEdited(m_value);
    m_committed = m_value;
    Q_EMIT valueCommitted(m_value);
}

void NumberEdit::keyPressEvent(QKeyEvent *event)
{
    constexpr int page = 10;
    switch (event->key()) {
    case Qt::Key_Up:
        return stepBy(1);
    case Qt::Key_Down:
        return stepBy(-1);
    case Qt::Key_PageUp:
        return stepBy(page);
    case Qt::Key_PageDown:
        return stepBy(-page);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        selectAll();
        event->accept();
        return;
    case Qt::Key_Escape:
        if (isModified()) {
            const bool differs = m_value != m_committed;
            m_value = m_committed;
            setProblem(QString());
            showValue();
            setModified(false);
            selectAll();
            if (differs)
                Q_EMIT valueEdited(m_value);
            event->accept();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (!isModified()) {
        showValue();
        if (event->reason() != Qt::MouseFocusReason)
            selectAll();
    }
}

void NumberEdit::focusOutEvent(QFocusEvent *event)
{
    commit();
    if (m_problem.isEmpty())
        showValue();
    QLineEdit::focusOutEvent(event);
}

void NumberEdit::setProblem(const QString &problem)
{
    if (problem == m_problem) {
        placeMessage();
        return;
    }
    m_problem = problem;
    setAccessibleDescription(problem);
    if (problem.isEmpty()) {
        delete m_message;
    } else if (isVisible()) {
        if (!m_message) {
            m_message = new QLabel(window());
            m_message->setWordWrap(true);
            m_message->setAttribute(Qt::WA_TransparentForMouseEvents);
            m_message->setAutoFillBackground(true);
            m_message->setFrameShape(QFrame::Box);
            m_message->setContentsMargins(6, 3, 6, 3);
        }
        followTheme(m_message, [message = m_message.data()](const Theme &theme) {
            QPalette colours;
            colours.setColor(QPalette::Window, theme.field);
            colours.setColor(QPalette::WindowText, theme.check);
            message->setPalette(colours);
        });
        m_message->setFont(scaledFont(font(), type::label));
        m_message->setText(problem);
        placeMessage();
        m_message->show();
        m_message->raise();
    }
    update();
    Q_EMIT problemChanged(problem);
}

void NumberEdit::placeMessage()
{
    if (!m_message || !window())
        return;
    const int width = std::min(designPixels(this, 230), window()->width() - 8);
    m_message->resize(width, m_message->heightForWidth(width));
    QPoint at = mapTo(window(), QPoint(this->width() - width, height() + 2));
    at.setX(std::clamp(at.x(), 4, std::max(4, window()->width() - width - 4)));
    if (at.y() + m_message->height() > window()->height())
        at.setY(mapTo(window(), QPoint(0, -m_message->height() - 2)).y());
    m_message->move(at);
}

void NumberEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    if (!m_unit.isEmpty()) {
        painter.setPen(theme.text2);
        painter.drawText(rect().adjusted(0, 0, -designPixels(this, 6), 0), Qt::AlignRight | Qt::AlignVCenter, m_unit);
    }
    if (!m_problem.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.check, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3, 3);
    }
}

void NumberEdit::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LocaleChange)
        showValue();
    else if (event->type() == QEvent::FontChange)
        setUnit(m_unit);
    QLineEdit::changeEvent(event);
}

void NumberEdit::moveEvent(QMoveEvent *event)
{
    QLineEdit::moveEvent(event);
    placeMessage();
}

void NumberEdit::hideEvent(QHideEvent *event)
{
    delete m_message;
    QLineEdit::hideEvent(event);
}

} // namespace ui
