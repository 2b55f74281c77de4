// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linetabs.h"

#include "ui/style/theme.h"

#include <QPainter>

namespace ui {

namespace {

constexpr double tabHeight = 28.0;
constexpr double tabPadding = 9.0;
constexpr double lineHeight = 2.0;

} // namespace

LineTabs::LineTabs(QWidget *parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
}

QSize LineTabs::tabSizeHint(int index) const
{
    // As wide as when chosen, so that nothing moves.
    const QFontMetrics metrics(scaledFont(font(), 1.0, QFont::DemiBold));
    return {metrics.horizontalAdvance(tabText(index)) + 2 * designPixels(this, tabPadding),
            designPixels(this, tabHeight)};
}

QSize LineTabs::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

void LineTabs::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    for (int index = 0; index < count(); ++index) {
        const bool chosen = index == currentIndex();
        const QRect rect = tabRect(index);
        painter.setFont(scaledFont(font(), 1.0, chosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(chosen ? theme.text1 : theme.text2);
        painter.drawText(rect, Qt::AlignCenter, tabText(index));
        if (chosen) {
            const int padding = designPixels(this, tabPadding);
            const int height = designPixels(this, lineHeight);
            painter.fillRect(
                QRect(rect.left() + padding, rect.bottom() - height + 1, rect.width() - 2 * padding, height),
                theme.accent);
        }
        if (chosen && hasFocus()) {
            painter.setPen(theme.accent);
            painter.drawRect(rect.adjusted(1, 1, -2, -4));
        }
    }
}

} // namespace ui
