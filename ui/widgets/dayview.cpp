// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dayview.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace ui {

namespace {

constexpr double gapShare = 0.22; ///< of a column
constexpr int hoursBetweenTicks = 6;

} // namespace

DayView::DayView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Replicas over the day"));
}

void DayView::setContent(std::vector<int> replicas, std::optional<int> bought)
{
    m_replicas = std::move(replicas);
    m_bought = bought;
    QStringList words;
    for (std::size_t hour = 0; hour < m_replicas.size(); ++hour)
        words << hourText(hour);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

QString DayView::hourText(std::size_t hour) const
{
    return tr("%1 h: %n replica(s)", nullptr, m_replicas[hour]).arg(hour);
}

QSize DayView::sizeHint() const
{
    return {designPixels(this, 420.0), designPixels(this, 150.0)};
}

QSize DayView::minimumSizeHint() const
{
    return {designPixels(this, 130.0), designPixels(this, 80.0)};
}

void DayView::paintEvent(QPaintEvent *)
{
    if (m_replicas.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    painter.setFont(scaledFont(font(), type::caption));
    const QFontMetricsF metrics(painter.font());
    const double foot = metrics.height() + designLength(font(), 4.0);
    const double head = metrics.height() + designLength(font(), 4.0);
    const double base = height() - foot;
    const int most = std::max(*std::max_element(m_replicas.begin(), m_replicas.end()), m_bought.value_or(0));
    if (most <= 0)
        return;
    const double scale = std::max(base - head, 1.0) / most;
    const double wide = width() / static_cast<double>(m_replicas.size());
    const int highest = *std::max_element(m_replicas.begin(), m_replicas.end());
    bool labelled = false;
    for (std::size_t hour = 0; hour < m_replicas.size(); ++hour) {
        const double left = static_cast<double>(hour) * wide;
        const double tall = m_replicas[hour] * scale;
        const bool peak = m_replicas[hour] == highest;
        painter.fillRect(QRectF(left, base - tall, wide * (1.0 - gapShare), tall),
                         peak ? theme.accent : blended(withAlpha(theme.accent, 0.38), theme.page));
        if (peak && !labelled && !(m_bought && *m_bought == highest)) {
            painter.setPen(theme.text1);
            painter.drawText(QRectF(left - wide, base - tall - metrics.height(), wide * 3.0, metrics.height()),
                             Qt::AlignCenter, formatNumber(highest));
            labelled = true;
        }
        if (hour % hoursBetweenTicks == 0) {
            painter.setPen(theme.text2);
            //: an hour of the day
            painter.drawText(QPointF(left, height() - metrics.descent()), tr("%1 h").arg(hour));
        }
    }
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(0.0, base), QPointF(width(), base));
    if (!m_bought)
        return;
    const double y = base - *m_bought * scale;
    QPen dashed(theme.text1, 1.0);
    dashed.setDashPattern({3.0, 2.0});
    painter.setPen(dashed);
    painter.drawLine(QPointF(0.0, y), QPointF(width(), y));
    painter.setPen(theme.text1);
    painter.drawText(QRectF(0.0, y - metrics.height(), width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1 bought").arg(formatNumber(*m_bought)));
}

bool DayView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_replicas.empty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const double wide = width() / static_cast<double>(m_replicas.size());
        const auto hour = static_cast<std::size_t>(std::max(0.0, help->pos().x() / wide));
        if (hour < m_replicas.size()) {
            QToolTip::showText(help->globalPos(), hourText(hour), this);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace ui
