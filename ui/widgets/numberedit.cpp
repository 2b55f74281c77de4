// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numberedit.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/widgets/localenumber.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr int shownDigits = 6; // what a person types survives; binary noise does not show

/// Up to binary noise: 7 and 0.07 × 100 are one.
bool isSame(std::optional<double> a, std::optional<double> b)
{
    constexpr double noise = 1e-11;
    if (!a || !b)
        return a == b;
    return std::abs(*a - *b) <= noise * std::max(std::abs(*a), std::abs(*b));
}

/// A menu acts on what is selected and typed: for the field it is as if the keyboard had stayed.
bool isMenu(Qt::FocusReason reason)
{
    return reason == Qt::PopupFocusReason || reason == Qt::MenuBarFocusReason;
}

/// Where something below a field may be written: the area that scrolls with it, else the window.
QRect roomFor(const QWidget &field)
{
    for (QWidget *above = field.parentWidget(); above != nullptr && !above->isWindow(); above = above->parentWidget())
        if (qobject_cast<QAbstractScrollArea *>(above) != nullptr)
            return {above->mapTo(above->window(), QPoint()), above->size()};
    return field.window()->rect();
}

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

void NumberEdit::setRange(double minimum, double maximum, bool aboveMinimum)
{
    m_minimum = minimum;
    m_maximum = maximum;
    m_aboveMinimum = aboveMinimum;
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
    if ((hasFocus() || m_menuOpen) && m_typing) {
        // The answer to what is being typed, or the value before it while what is typed holds for nothing.
        if (isSame(m_value, value) || (!m_live && isSame(m_committed, value)))
            return;
    }
    m_told = m_committed = m_value = value;
    m_typing = m_live = false;
    showValue();
    setModified(false);
    setProblem(QString());
}

QString NumberEdit::rangeText(double refused) const
{
    constexpr double huge = std::numeric_limits<double>::max();
    const QString unit = m_spokenUnit.isEmpty() ? m_unit : m_spokenUnit;
    const auto number = [this](double value) { return formatNumber(value, 4, locale()); };
    if (m_aboveMinimum)
        return refused <= m_minimum ? tr("More than %1.").arg(withUnit(number(m_minimum), unit))
                                    : tr("At most %1.").arg(withUnit(number(m_maximum), unit));
    if (m_minimum > -huge && m_maximum < huge)
        return tr("Between %1 and %2.").arg(number(m_minimum), withUnit(number(m_maximum), unit));
    if (m_minimum > -huge)
        return tr("At least %1.").arg(withUnit(number(m_minimum), unit));
    return tr("At most %1.").arg(withUnit(number(m_maximum), unit));
}

void NumberEdit::takeBackLive()
{
    if (!std::exchange(m_live, false))
        return;
    m_told = m_committed;
    Q_EMIT typingTakenBack();
}

void NumberEdit::takeBackTyping()
{
    m_value = m_committed;
    m_typing = false;
    setProblem(QString());
    showValue();
    setModified(false);
    takeBackLive();
}

void NumberEdit::refuse(const QString &why)
{
    m_typing = true; // it still stands here, for Escape to take away
    m_value = m_committed;
    setProblem(why);
    takeBackLive();
}

void NumberEdit::readText()
{
    if (!m_typing) {
        m_typing = true;
        Q_EMIT typingBegan();
    }
    if (!isModified()) { // undone, letter by letter, to what stood here
        m_value = m_committed;
        m_typing = false;
        setProblem(QString());
        return takeBackLive();
    }
    QString typed = text();
    for (const QString &unit : {m_unit, m_spokenUnit})
        if (!unit.isEmpty() && typed.trimmed().endsWith(unit))
            typed.truncate(typed.lastIndexOf(unit));
    const ParsedNumber parsed = parseLocaleNumber(typed, locale());
    if (parsed.problem == NumberProblem::Empty && m_emptyAllowed) {
        setProblem(QString());
        takeBackLive();
        m_value.reset();
        m_live = true;
        Q_EMIT valueEdited(m_value);
        return;
    }
    switch (parsed.problem) {
    case NumberProblem::Empty:
        return refuse(tr("A number is needed here."));
    case NumberProblem::NotANumber:
        return refuse(tr("“%1” is not a number.").arg(text().trimmed()));
    case NumberProblem::Ambiguous:
        return refuse(tr("“%1” can mean %2 or %3. Write it without the separator, or with one digit more.")
                          .arg(text().trimmed(), textOf(parsed.readings[0], true), textOf(parsed.readings[1], true)));
    case NumberProblem::None:
        break;
    }
    const double value = *parsed.value;
    if (value < m_minimum || value > m_maximum || (m_aboveMinimum && value <= m_minimum))
        return refuse(rangeText(value));
    if (m_whole && value != std::round(value))
        return refuse(tr("A whole number is needed here."));
    setProblem(QString());
    m_value = value;
    m_live = true;
    Q_EMIT valueEdited(m_value); // who hears it may refuse
}

void NumberEdit::commit()
{
    if (!isModified())
        return;
    readText();
    if (!m_problem.isEmpty())
        return;
    m_typing = m_live = false;
    setModified(false);
    showValue();
    m_committed = m_value;
    tell();
}

void NumberEdit::tell()
{
    if (m_value == m_told)
        return;
    m_told = m_value;
    Q_EMIT valueCommitted(m_value);
}

void NumberEdit::handOver()
{
    if (!isModified())
        return;
    readText();
    if (m_problem.isEmpty())
        tell();
}

void NumberEdit::giveUp()
{
    if (!isModified() && !m_typing)
        return;
    m_told = m_committed = m_value; // of what is refused it is the value before
    m_typing = m_live = false;
    setProblem(QString());
    showValue();
    setModified(false);
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
    if (clean == now || (m_aboveMinimum && clean <= m_minimum))
        return;
    m_value = clean;
    m_typing = m_live = false;
    setProblem(QString());
    showValue();
    setModified(false);
    Q_EMIT valueEdited(m_value);
    if (!m_problem.isEmpty())
        return; // refused by who heard it
    m_told = m_committed = m_value;
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
        event->setAccepted(!m_problem.isEmpty()); // what was taken may go on to the button of a dialog
        return;
    case Qt::Key_Escape:
        if (isModified() || m_typing) {
            takeBackTyping();
            selectAll();
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
    m_menuOpen = false;
    if (!isModified() && !isMenu(event->reason())) {
        showValue();
        if (event->reason() != Qt::MouseFocusReason)
            selectAll();
    }
    showMessage();
}

void NumberEdit::focusOutEvent(QFocusEvent *event)
{
    m_menuOpen = isMenu(event->reason());
    if (m_menuOpen) {
        // Emptied, the next letter may be pasted by the menu.
        if (!text().trimmed().isEmpty())
            handOver();
        QFocusEvent still(QEvent::FocusOut, Qt::PopupFocusReason); // the base class would deselect for a menu bar
        return QLineEdit::focusOutEvent(&still);
    }
    commit();
    if (m_problem.isEmpty())
        showValue();
    QLineEdit::focusOutEvent(event);
    showMessage();
}

bool NumberEdit::event(QEvent *event)
{
    const bool done = QLineEdit::event(event);
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        showMessage();
    return done;
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
        dropMessage();
    } else if (isVisible()) {
        if (!m_message) {
            m_message = new QLabel(window());
            m_message->setWordWrap(true);
            m_message->setAttribute(Qt::WA_TransparentForMouseEvents);
            m_message->setAutoFillBackground(true);
            m_message->setFrameShape(QFrame::Box);
            m_message->setContentsMargins(6, 3, 6, 3);
            for (QWidget *above = parentWidget(); above != nullptr; above = above->parentWidget())
                if (auto *area = qobject_cast<QAbstractScrollArea *>(above))
                    connect(area->verticalScrollBar(), &QScrollBar::valueChanged, m_message, [edit = QPointer(this)] {
                        if (edit) // the message goes a moment later than its field
                            edit->placeMessage();
                    });
        }
        followTheme(m_message, [message = m_message.data()](const Theme &theme) {
            QPalette colours;
            colours.setColor(QPalette::Window, theme.field);
            colours.setColor(QPalette::WindowText, theme.check);
            message->setPalette(colours);
        });
        m_message->setFont(scaledFont(font(), type::label));
        m_message->setText(problem);
        showMessage();
    }
    update();
    Q_EMIT problemChanged(problem);
}

/// While the field is the one at hand: where it stands it may cover the next one, which is then typed into.
void NumberEdit::showMessage()
{
    if (!m_message)
        return;
    placeMessage();
    m_message->setVisible(hasFocus() || m_menuOpen || underMouse());
    m_message->raise();
}

/// Later: a window that is just hiding its children goes through all of them, and the message is one.
void NumberEdit::dropMessage()
{
    if (!m_message)
        return;
    m_message->hide();
    m_message->deleteLater();
    m_message.clear();
}

void NumberEdit::placeMessage()
{
    if (!m_message || !window())
        return;
    const QRect room = roomFor(*this).adjusted(4, 0, -4, 0);
    const int width = std::min(designPixels(this, 230), room.width());
    m_message->resize(width, m_message->heightForWidth(width));
    QPoint at = mapTo(window(), QPoint(this->width() - width, height() + 2));
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() + 1 - width)));
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
    dropMessage();
    QLineEdit::hideEvent(event);
}

} // namespace ui
