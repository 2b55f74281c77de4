// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linetabs.h"

#include "ui/style/theme.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace ui {

namespace {

constexpr double tabHeight = 28.0;
constexpr double tabPadding = 9.0;
constexpr double compactPadding = 5.0;
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

QFont LineTabs::tabFont(bool compact, bool chosen) const
{
    return scaledFont(font(), compact ? type::label : 1.0, chosen ? QFont::DemiBold : QFont::Normal);
}

/// As wide as when chosen, so that nothing moves.
int LineTabs::tabWidth(int index, bool compact) const
{
    return QFontMetrics(tabFont(compact, true)).horizontalAdvance(tabText(index)) +
           2 * designPixels(this, compact ? compactPadding : tabPadding);
}

int LineTabs::wholeWidth(bool compact) const
{
    int sum = 0;
    for (int index = 0; index < count(); ++index)
        if (isTabVisible(index))
            sum += tabWidth(index, compact);
    return sum;
}

QSize LineTabs::tabSizeHint(int index) const
{
    return {tabWidth(index, m_compact), designPixels(this, tabHeight)};
}

QSize LineTabs::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

QSize LineTabs::sizeHint() const
{
    return {wholeWidth(false), designPixels(this, tabHeight)};
}

QSize LineTabs::minimumSizeHint() const
{
    int width = wholeWidth(true);
    // Not the viewport: scroll bars come and go with what is asked for here.
    if (m_page)
        width = std::min(width, m_page->width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this));
    return {std::max(width, 0), designPixels(this, tabHeight)};
}

void LineTabs::showEvent(QShowEvent *event)
{
    QWidget *above = parentWidget();
    while (above != nullptr && qobject_cast<QAbstractScrollArea *>(above) == nullptr)
        above = above->parentWidget();
    auto *page = qobject_cast<QAbstractScrollArea *>(above);
    if (page != m_page) {
        if (m_page)
            m_page->removeEventFilter(this);
        m_page = page;
        if (m_page)
            m_page->installEventFilter(this);
        updateGeometry();
    }
    QTabBar::showEvent(event);
}

bool LineTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Resize)
        updateGeometry();
    return QTabBar::eventFilter(watched, event);
}

void LineTabs::chooseForm()
{
    const bool compact = wholeWidth(false) > width();
    if (compact == m_compact)
        return;
    m_compact = compact;
    setElideMode(elideMode()); // lays the tabs out anew
}

void LineTabs::resizeEvent(QResizeEvent *event)
{
    chooseForm();
    QTabBar::resizeEvent(event);
}

void LineTabs::tabLayoutChange()
{
    QTabBar::tabLayoutChange();
    chooseForm();
}

void LineTabs::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    for (int index = 0; index < count(); ++index) {
        const bool chosen = index == currentIndex();
        const QRect rect = tabRect(index);
        painter.setFont(tabFont(m_compact, chosen));
        painter.setPen(chosen ? theme.text1 : theme.text2);
        painter.drawText(rect, Qt::AlignCenter, tabText(index));
        if (chosen) {
            const int padding = designPixels(this, m_compact ? compactPadding : tabPadding);
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
