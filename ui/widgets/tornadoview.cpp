// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tornadoview.h"

#include "core/sensitivity/names.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace ui {

using core::sensitivity::TornadoBar;

namespace {

constexpr int mostBars = 10;
constexpr int leastRowHeight = 24;
constexpr int mostRowHeight = 40;
constexpr double nameShare = 0.5;  ///< of the width, at most
constexpr double figureWidth = 58; ///< of the value at the end of a bar
constexpr int headHeight = 20;     ///< of the line with the present value, above the bars

/// On one line; on two where it is longer and the row is high enough; cut where neither is.
void paintName(QPainter &painter, const QRectF &room, const QString &name)
{
    const QFontMetricsF metrics(painter.font());
    const bool fits = metrics.horizontalAdvance(name) <= room.width();
    if (!fits && room.height() >= 2.0 * metrics.lineSpacing())
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, name);
    else
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(name, Qt::ElideRight, room.width()));
}

} // namespace

TornadoView::TornadoView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("What moves the figure"));
}

int TornadoView::count() const
{
    return m_sensitivity ? std::min(static_cast<int>(m_sensitivity->tornado.size()), mostBars) : 0;
}

double TornadoView::rowHeight() const
{
    const double even = count() > 0 ? static_cast<double>(height() - designPixels(this, headHeight)) / count() : 0.0;
    return std::min(even, static_cast<double>(designPixels(this, mostRowHeight)));
}

QSize TornadoView::sizeHint() const
{
    return {designPixels(this, 420),
            designPixels(this, headHeight) + designPixels(this, leastRowHeight) * std::max(count(), 4)};
}

QSize TornadoView::minimumSizeHint() const
{
    return {designPixels(this, 260),
            designPixels(this, headHeight) + designPixels(this, leastRowHeight - 6) * std::max(count(), 3)};
}

void TornadoView::setSensitivity(std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity)
{
    const std::string before = chosenLever();
    m_sensitivity = std::move(sensitivity);
    m_chosen = 0;
    chooseLever(before);
    if (count() > 0)
        setAccessibleDescription(tr("%1 is the widest of %2 bars.")
                                     .arg(localised(m_sensitivity->tornado.front().name))
                                     .arg(m_sensitivity->tornado.size()));
    updateGeometry();
    update();
}

void TornadoView::chooseLever(const std::string &path)
{
    for (int i = 0; i < count(); ++i)
        if (m_sensitivity->tornado[static_cast<std::size_t>(i)].lever == path)
            m_chosen = i;
    update();
}

std::string TornadoView::chosenLever() const
{
    return m_chosen < count() ? m_sensitivity->tornado[static_cast<std::size_t>(m_chosen)].lever : std::string();
}

void TornadoView::choose(int row)
{
    if (row < 0 || row >= count() || row == m_chosen)
        return;
    m_chosen = row;
    update();
    Q_EMIT leverChosen(fromUtf8(chosenLever()));
}

int TornadoView::rowAt(const QPointF &position) const
{
    const double each = rowHeight();
    const double below = position.y() - designPixels(this, headHeight);
    const int row = each > 0.0 && below >= 0.0 ? static_cast<int>(below / each) : -1;
    return row < count() ? row : -1;
}

void TornadoView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(rowAt(event->position()));
}

void TornadoView::mouseMoveEvent(QMouseEvent *event)
{
    const int row = rowAt(event->position());
    if (row < 0) {
        setToolTip({});
        unsetCursor();
        return;
    }
    const TornadoBar &bar = m_sensitivity->tornado[static_cast<std::size_t>(row)];
    const QString unit = localised(core::sensitivity::unitSuffix(bar.unit));
    setToolTip((bar.stated ? tr("%1: from %2 to %3%4, as stated (5 % and 95 %)")
                           : tr("%1: from %2 to %3%4, 20 % either way, for no range is stated"))
                   .arg(localised(bar.name), formatNumber(bar.low), formatNumber(bar.high), unit));
    setCursor(Qt::PointingHandCursor);
}

void TornadoView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        choose(m_chosen - 1);
        break;
    case Qt::Key_Down:
        choose(m_chosen + 1);
        break;
    case Qt::Key_Home:
        choose(0);
        break;
    case Qt::Key_End:
        choose(count() - 1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TornadoView::focusInEvent(QFocusEvent *event)
{
    update();
    QWidget::focusInEvent(event);
}

void TornadoView::focusOutEvent(QFocusEvent *event)
{
    update();
    QWidget::focusOutEvent(event);
}

void TornadoView::paintEvent(QPaintEvent *)
{
    if (count() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const auto &bars = m_sensitivity->tornado;
    const double base = bars.front().outcomeBase;
    double least = base, most = base;
    for (int i = 0; i < count(); ++i) {
        const TornadoBar &bar = bars[static_cast<std::size_t>(i)];
        least = std::min({least, *bar.atLow, *bar.atHigh});
        most = std::max({most, *bar.atLow, *bar.atHigh});
    }
    const QFont text = scaledFont(font(), type::label), figures = scaledFont(font(), type::caption);
    const QFontMetricsF widest(scaledFont(font(), type::label, QFont::DemiBold)); // as the chosen one is written
    double names = 0.0;
    for (int i = 0; i < count(); ++i)
        names = std::max(names, widest.horizontalAdvance(localised(bars[static_cast<std::size_t>(i)].name)) + 1.0);
    // Names that are longer than their half are a little smaller, then on two lines, and cut last.
    const double wished = names;
    names = std::min(names, width() * nameShare);
    const double nameScale = type::label * std::clamp(names / wished, type::caption / type::label, 1.0);
    const double gap = designPixels(this, 10), side = designPixels(this, static_cast<int>(figureWidth));
    const double left = names + gap + side, right = width() - side;
    const auto xOf = [&](double value) {
        return most > least ? left + (value - least) / (most - least) * (right - left) : (left + right) / 2.0;
    };
    const double head = designPixels(this, headHeight);
    const double each = rowHeight(), bottom = head + each * count();
    const auto *outcome = core::sensitivity::findOutcome(m_sensitivity->outcome);
    const QColor hue = theme.series(charts::roleOfOutcome(m_sensitivity->outcome));
    // The better half is full and the worse one pale, in one hue; where neither is better, the upper end is full.
    const bool directed = outcome && outcome->direction;
    const bool lowerIsBetter = directed && *outcome->direction == core::scorecard::Direction::Lower;
    const auto isFull = [&](double value, bool upper) {
        if (!directed)
            return upper;
        return lowerIsBetter ? value < base : value > base;
    };
    for (int i = 0; i < count(); ++i) {
        const TornadoBar &bar = bars[static_cast<std::size_t>(i)];
        const QRectF row(0.0, head + i * each, width(), each);
        if (i == m_chosen)
            painter.fillRect(row, theme.chosenRow);
        painter.setFont(scaledFont(font(), nameScale, i == m_chosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(theme.text1);
        paintName(painter, QRectF(designPixels(this, 4), row.top(), names, each), localised(bar.name));
        const double height = std::min(each * 0.56, static_cast<double>(designPixels(this, 18)));
        const auto half = [&](double at, bool full) {
            QRectF rect(xOf(base), row.center().y() - height / 2.0, xOf(at) - xOf(base), height);
            rect = rect.normalized();
            painter.setPen(
                QPen(withAlpha(hue, full || theme.highContrast ? 1.0 : 0.7), theme.highContrast ? 2.0 : 1.0));
            painter.setBrush(withAlpha(hue, full ? 0.85 : 0.22));
            painter.drawRect(rect);
        };
        half(*bar.atLow, isFull(*bar.atLow, false));
        half(*bar.atHigh, isFull(*bar.atHigh, true));
        painter.setFont(figures);
        painter.setPen(theme.text2);
        const auto figure = [&](double value) {
            const bool toTheLeft = value < base;
            const double x = xOf(value);
            painter.drawText(toTheLeft ? QRectF(x - side, row.top(), side - designPixels(this, 5), each)
                                       : QRectF(x + designPixels(this, 5), row.top(), side, each),
                             (toTheLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, formatNumber(value));
        };
        if (*bar.atLow != base)
            figure(*bar.atLow);
        if (*bar.atHigh != base && (*bar.atHigh < base) != (*bar.atLow < base))
            figure(*bar.atHigh);
    }
    painter.setPen(QPen(theme.text1, 1.2));
    painter.drawLine(QPointF(xOf(base), head - 2.0), QPointF(xOf(base), bottom));
    const QFont strong = scaledFont(font(), type::label, QFont::DemiBold);
    const QString now = tr("now %1").arg(formatNumber(base));
    const double nowWidth = QFontMetricsF(strong).horizontalAdvance(now);
    const double nowLeft = std::clamp(xOf(base) - nowWidth / 2.0, 0.0, std::max(0.0, width() - nowWidth));
    painter.setFont(strong);
    painter.drawText(QRectF(nowLeft, 0.0, nowWidth + 2.0, head - 3.0), Qt::AlignLeft | Qt::AlignVCenter, now);
    if (directed) {
        painter.setFont(text);
        painter.setPen(theme.text2);
        painter.drawText(QRectF(0.0, 0.0, nowLeft - gap, head - 3.0), Qt::AlignRight | Qt::AlignVCenter,
                         lowerIsBetter ? tr("better") : tr("worse"));
        painter.drawText(QRectF(nowLeft + nowWidth + gap, 0.0, width(), head - 3.0), Qt::AlignLeft | Qt::AlignVCenter,
                         lowerIsBetter ? tr("worse") : tr("better"));
    }
    if (hasFocus() && updatesEnabled()) { // not where it is drawn for a file
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1.5));
        painter.drawRect(QRectF(0.75, head + m_chosen * each + 0.75, width() - 1.5, each - 1.5));
    }
}

} // namespace ui
