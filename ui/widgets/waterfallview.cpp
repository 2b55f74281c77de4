// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/waterfallview.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double nameShare = 0.46;
constexpr double leastBars = 90.0; ///< names are read whole as long as the bars keep this
constexpr double figureWidth = 64.0;

QList<double> valuesOf(const WaterfallView::Content &content)
{
    QList<double> values{content.total()};
    for (const WaterfallView::Row &row : content.rows)
        values << row.value;
    return values;
}

} // namespace

double WaterfallView::Content::total() const
{
    double sum = 0.0;
    for (const Row &row : rows)
        sum += row.value;
    return sum;
}

WaterfallView::WaterfallView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void WaterfallView::setContent(Content content)
{
    m_content = std::move(content);
    setAccessibleName(m_content.title);
    setAccessibleDescription(summary());
    updateGeometry();
    update();
}

QString WaterfallView::summary() const
{
    QStringList parts;
    const int decimals = sharedDecimals(valuesOf(m_content));
    for (const Row &row : m_content.rows)
        parts << row.name + QLatin1Char(' ') + formatFixed(row.value, decimals);
    parts << m_content.totalName + QLatin1Char(' ') + formatFixed(m_content.total(), decimals);
    return parts.join(QStringLiteral(", "));
}

/// Names have their share, and more where they need it and the bars still show.
double WaterfallView::namesWidth() const
{
    double widest =
        QFontMetricsF(scaledFont(font(), type::blockTitle, QFont::DemiBold)).horizontalAdvance(m_content.totalName);
    for (const Row &row : m_content.rows)
        widest = std::max(widest, QFontMetricsF(font()).horizontalAdvance(row.name));
    const double most = width() - designLength(font(), figureWidth + leastBars);
    return std::floor(std::max(width() * nameShare, std::min(widest + designLength(font(), 10.0), most)));
}

double WaterfallView::rowHeight() const
{
    return QFontMetricsF(font()).height() + designLength(font(), 6.0);
}

double WaterfallView::titleHeight() const
{
    return QFontMetricsF(font()).height() + designLength(font(), 10.0);
}

QSize WaterfallView::sizeHint() const
{
    const double rows = static_cast<double>(m_content.rows.size()) + 1.0;
    return {designPixels(this, 420.0), static_cast<int>(std::ceil(titleHeight() + rows * rowHeight()))};
}

QSize WaterfallView::minimumSizeHint() const
{
    return {designPixels(this, 130.0), sizeHint().height()};
}

void WaterfallView::paintRow(QPainter &painter, int index, double from, double to, double scale,
                             const QRectF &bars) const
{
    const Theme &theme = Theme::of(this);
    const bool isTotal = index == static_cast<int>(m_content.rows.size());
    const double top = titleHeight() + index * rowHeight();
    const double pad = designLength(font(), 2.0);
    const QRectF bar(bars.left() + std::min(from, to) * scale, top + pad, std::max(std::abs(to - from) * scale, 1.0),
                     rowHeight() - 2.0 * pad);
    const QColor colour = theme.series(m_content.role);
    if (to < from) {
        painter.setBrush(Qt::NoBrush);
        QPen pen(colour, designLength(font(), 1.3));
        pen.setDashPattern({3.0, 2.0});
        painter.setPen(pen);
        painter.drawRect(bar);
    } else {
        painter.fillRect(bar, isTotal ? colour : blended(withAlpha(colour, 0.75), theme.page));
    }
    if (!isTotal) { // the step to the next part
        painter.setPen(QPen(theme.text3, 1.0));
        const double x = bars.left() + to * scale;
        painter.drawLine(QPointF(x, top + pad), QPointF(x, top + rowHeight() + pad));
    }
}

void WaterfallView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const QFont bold = scaledFont(font(), type::blockTitle, QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.text1);
    const QRectF title(0.0, 0.0, width(), QFontMetricsF(font()).height());
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, m_content.title);
    const double titleWide = QFontMetricsF(bold).horizontalAdvance(m_content.title);
    const QFont small = scaledFont(font(), type::label);
    painter.setFont(small);
    painter.setPen(theme.text2);
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(m_content.measured, Qt::ElideRight,
                                                     width() - titleWide - designLength(font(), 16.0)));

    const double names = namesWidth();
    const double figures = designLength(font(), figureWidth);
    const QRectF bars(names, titleHeight(), std::max(width() - names - figures, 1.0), height() - titleHeight());
    double most = std::max(m_content.total(), 0.0), at = 0.0;
    for (const Row &row : m_content.rows) {
        at += row.value;
        most = std::max(most, at);
    }
    const double scale = most > 0.0 ? bars.width() / most : 0.0;
    const int decimals = sharedDecimals(valuesOf(m_content));
    at = 0.0;
    const int count = static_cast<int>(m_content.rows.size());
    for (int i = 0; i <= count; ++i) {
        const bool isTotal = i == count;
        const double value = isTotal ? m_content.total() : m_content.rows[static_cast<std::size_t>(i)].value;
        paintRow(painter, i, isTotal ? 0.0 : at, isTotal ? value : at + value, scale, bars);
        painter.setFont(isTotal ? bold : font());
        painter.setPen(isTotal ? theme.text1 : theme.text2);
        const QRectF line(0.0, titleHeight() + i * rowHeight(), width(), rowHeight());
        const QString name = isTotal ? m_content.totalName : m_content.rows[static_cast<std::size_t>(i)].name;
        painter.drawText(
            line, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(name, Qt::ElideRight, names - designLength(font(), 8.0)));
        painter.setPen(theme.text1);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, formatFixed(value, decimals));
        if (!isTotal)
            at += value;
    }
    painter.setPen(QPen(theme.text2, 1.0));
    painter.drawLine(QPointF(bars.left(), bars.top()), QPointF(bars.left(), titleHeight() + (count + 1) * rowHeight()));
}

bool WaterfallView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = static_cast<int>((help->pos().y() - titleHeight()) / rowHeight());
        if (help->pos().y() > titleHeight() && index < static_cast<int>(m_content.rows.size())) {
            const Row &row = m_content.rows[static_cast<std::size_t>(index)];
            QToolTip::showText(help->globalPos(), row.detail.isEmpty() ? row.name : row.detail, this);
            return true;
        }
        QToolTip::hideText();
    }
    return QWidget::event(event);
}

} // namespace ui
