// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/worksheetview.h"

#include "ui/style/theme.h"
#include "ui/style/unitwords.h"
#include "ui/texts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double narrowBelow = 520.0;
constexpr double nameShare = 0.34;
constexpr double resultShare = 0.24;

} // namespace

WorksheetView::WorksheetView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setAccessibleName(tr("Worksheet"));
}

void WorksheetView::setSteps(std::vector<core::sizing::WorksheetStep> steps)
{
    m_steps = std::move(steps);
    m_current = 0;
    QStringList words;
    for (const auto &step : m_steps)
        words << QStringLiteral("%1: %2 %3")
                     .arg(localised(step.name), formatNumber(step.result), unitWords(step.unit, step.result));
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

bool WorksheetView::isNarrow() const
{
    return width() < designPixels(this, narrowBelow);
}

double WorksheetView::rowHeight() const
{
    const double second = isNarrow() ? QFontMetricsF(scaledFont(font(), type::label)).height() : 0.0;
    return QFontMetricsF(font()).height() + second + designLength(font(), 10.0);
}

double WorksheetView::formulaHeight() const
{
    return QFontMetricsF(scaledFont(font(), type::caption)).height() + designLength(font(), 6.0);
}

void WorksheetView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateGeometry(); // the height follows from the form
}

double WorksheetView::top(int step) const
{
    double y = 0.0;
    for (int i = 0; i < step; ++i)
        y += rowHeight() + (m_unfolded.contains(i) ? formulaHeight() : 0.0);
    return y;
}

int WorksheetView::stepAt(double y) const
{
    for (int i = static_cast<int>(m_steps.size()) - 1; i >= 0; --i) {
        if (y >= top(i))
            return i;
    }
    return -1;
}

QSize WorksheetView::sizeHint() const
{
    return {designPixels(this, 420.0), static_cast<int>(std::ceil(top(static_cast<int>(m_steps.size()))))};
}

QSize WorksheetView::minimumSizeHint() const
{
    return {designPixels(this, 130.0), sizeHint().height()};
}

void WorksheetView::paintStep(QPainter &painter, int step) const
{
    const Theme &theme = Theme::of(this);
    const auto &row = m_steps[static_cast<std::size_t>(step)];
    const bool last = step + 1 == static_cast<int>(m_steps.size());
    const double y = top(step), high = rowHeight();
    const double circle = designLength(font(), 20.0);
    const QRectF number(1.0, y + (high - circle) / 2.0, circle, circle);
    painter.setPen(QPen(last ? theme.accent : theme.border, 1.2));
    painter.setBrush(last ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(number);
    if (!last) {
        painter.setPen(QPen(theme.border, 1.2));
        painter.drawLine(QPointF(number.center().x(), number.bottom()),
                         QPointF(number.center().x(), top(step + 1) + (high - circle) / 2.0));
    }
    painter.setFont(scaledFont(font(), type::caption, QFont::DemiBold));
    painter.setPen(last ? theme.onAccent : theme.text2);
    painter.drawText(number, Qt::AlignCenter, QLocale().toString(step + 1));

    const double left = circle + designLength(font(), 10.0);
    const double room = width() - left;
    const double first = isNarrow() ? QFontMetricsF(font()).height() + designLength(font(), 8.0) : high;
    const QRectF line(left, y, room, first);
    const double gap = designLength(font(), 10.0);
    const QString result = withUnit(formatNumber(row.result), unitWords(row.unit, row.result));
    painter.setPen(theme.text1);
    painter.setFont(scaledFont(font(), 1.0, QFont::DemiBold));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, result);
    const double resultWide = QFontMetricsF(painter.font()).horizontalAdvance(result);
    painter.setFont(scaledFont(font(), 1.0, last ? QFont::DemiBold : QFont::Normal));
    const QString numbersText = localised(row.numbers);
    const double numbersRight = isNarrow() ? width() : width() - std::max(room * resultShare, resultWide) - gap;
    const double numbersWide = QFontMetricsF(scaledFont(font(), type::label)).horizontalAdvance(numbersText);
    const double nameWide = QFontMetricsF(painter.font()).horizontalAdvance(localised(row.name));
    // The numbers of all steps stand below one another; a long name takes what those beside it leave.
    const double spare = numbersRight - std::ceil(numbersWide) - left - room * nameShare;
    const double more = std::clamp(std::ceil(nameWide) + gap - room * nameShare, 0.0, std::max(0.0, spare));
    const double nameRoom = isNarrow() ? room - resultWide - gap : room * nameShare + more - gap;
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(localised(row.name), Qt::ElideRight, nameRoom));
    painter.setFont(scaledFont(font(), type::label));
    painter.setPen(theme.text2);
    const double numbersLeft = isNarrow() ? left : left + room * nameShare + more;
    const QRectF numbers(numbersLeft, isNarrow() ? y + first : y, numbersRight - numbersLeft,
                         isNarrow() ? high - first : high);
    painter.drawText(numbers, Qt::AlignLeft | (isNarrow() ? Qt::AlignTop : Qt::AlignVCenter),
                     QFontMetricsF(painter.font()).elidedText(numbersText, Qt::ElideRight, numbers.width()));
    if (m_unfolded.contains(step)) {
        painter.setFont(scaledFont(font(), type::caption));
        const QRectF words(left, y + high - designLength(font(), 3.0), room, formulaHeight());
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(localised(row.formula), Qt::ElideRight, room));
    }
    if (hasFocus() && step == m_current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1.0));
        painter.drawRect(
            QRectF(left - designLength(font(), 4.0), y + 1.0, room + designLength(font(), 3.0), high - 2.0));
    }
}

void WorksheetView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(m_steps.size()); ++i)
        paintStep(painter, i);
}

void WorksheetView::toggle(int step)
{
    if (step < 0 || step >= static_cast<int>(m_steps.size()))
        return;
    m_current = step;
    if (!m_unfolded.erase(step))
        m_unfolded.insert(step);
    updateGeometry();
    update();
    Q_EMIT heightChanged();
}

void WorksheetView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        toggle(stepAt(event->position().y()));
}

void WorksheetView::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_steps.size()) - 1;
    if (event->key() == Qt::Key_Down)
        m_current = std::min(m_current + 1, last);
    else if (event->key() == Qt::Key_Up)
        m_current = std::max(m_current - 1, 0);
    else if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return)
        return toggle(m_current);
    else
        return QWidget::keyPressEvent(event);
    update();
}

bool WorksheetView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int step = stepAt(help->pos().y());
        if (step >= 0) {
            const auto &row = m_steps[static_cast<std::size_t>(step)];
            QToolTip::showText(help->globalPos(), localised(row.formula) + QLatin1Char('\n') + localised(row.numbers),
                               this);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace ui
