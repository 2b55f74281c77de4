// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/titlelabel.h"

#include "ui/style/theme.h"

#include <QPainter>
#include <algorithm>

namespace ui {

namespace {

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

int gapOf(const QWidget *widget)
{
    return designPixels(widget, 8);
}

} // namespace

TitleLabel::TitleLabel(QWidget *parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void TitleLabel::setTitle(const QString &title, const QString &measured)
{
    m_title = title;
    m_measured = measured;
    setText(QStringLiteral("<b>%1</b> %2").arg(title.toHtmlEscaped(), measured.toHtmlEscaped()));
    setAccessibleName(measured.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, measured));
    setToolTip(accessibleName());
    update();
}

QSize TitleLabel::sizeHint() const
{
    const int measured = m_measured.isEmpty() ? 0 : gapOf(this) + fontMetrics().horizontalAdvance(m_measured);
    return {QFontMetrics(bold(font())).horizontalAdvance(m_title) + measured, minimumSizeHint().height()};
}

QSize TitleLabel::minimumSizeHint() const
{
    const QFontMetrics metrics(bold(font()));
    return {metrics.horizontalAdvance(QStringLiteral("xxx…")), metrics.height()};
}

void TitleLabel::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    const QFont strong = bold(font());
    const QFontMetrics metrics(strong);
    const QRect all = contentsRect();
    const int measured = m_measured.isEmpty() ? 0 : gapOf(this) + fontMetrics().horizontalAdvance(m_measured);
    // The title is what tells; how it was measured goes first where there is no room for half of the title.
    const int whole = metrics.horizontalAdvance(m_title);
    const bool both = measured > 0 && all.width() - measured >= std::min(whole, all.width() / 2);
    const QString title = metrics.elidedText(m_title, Qt::ElideMiddle, both ? all.width() - measured : all.width());
    painter.setFont(strong);
    painter.setPen(theme.text1);
    painter.drawText(all, Qt::AlignLeft | Qt::AlignVCenter, title);
    if (!both)
        return;
    painter.setFont(font());
    painter.setPen(theme.text2);
    painter.drawText(all.adjusted(metrics.horizontalAdvance(title) + gapOf(this), 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, m_measured);
}

} // namespace ui
