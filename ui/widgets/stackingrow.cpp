// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/stackingrow.h"

#include "ui/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QStyle>
#include <algorithm>

namespace ui {

StackingRow::StackingRow(double stackBelow, double gap, QWidget *parent)
    : QWidget(parent)
    , m_stackBelow(stackBelow)
    , m_gap(gap)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(designPixels(this, m_gap));
}

void StackingRow::addPart(QWidget *part, int stretch, Qt::Alignment alignment)
{
    m_layout->addWidget(part, stretch, alignment);
}

bool StackingRow::isStacked() const
{
    return m_layout->direction() == QBoxLayout::TopToBottom;
}

/// With the width at which the parts stand side by side, also while they do not: a row that gets what it asks for would
/// never come back from one below the other.
QSize StackingRow::sizeHint() const
{
    QSize wanted = QWidget::sizeHint();
    wanted.setWidth(std::max(wanted.width(), neededWidth() + (isStacked() ? comingAndGoing() : 0)));
    return wanted;
}

QSize StackingRow::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    int widest = 0;
    for (int i = 0; i < m_layout->count(); ++i)
        if (QLayoutItem *item = m_layout->itemAt(i); !item->isEmpty())
            widest = std::max(widest, item->minimumSize().width());
    least.setWidth(widest);
    return least;
}

void StackingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StackingRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_layout->setSpacing(designPixels(this, m_gap));
        arrange();
    }
}

bool StackingRow::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) // a part may need more room than before
        arrange();
    return done;
}

/// What the parts need side by side.
int StackingRow::neededWidth() const
{
    int sum = 0, parts = 0;
    for (int i = 0; i < m_layout->count(); ++i)
        if (QLayoutItem *item = m_layout->itemAt(i); !item->isEmpty()) {
            sum += item->minimumSize().width();
            ++parts;
        }
    return sum + std::max(parts - 1, 0) * m_layout->spacing();
}

/// Parts that wrap may be lower one below the other than side by side. The scroll bar then comes and goes with the
/// arrangement, which must not follow what the bar alone takes or gives back; there may be one within another.
int StackingRow::comingAndGoing() const
{
    return 2 * style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) + designPixels(this, 8);
}

void StackingRow::arrange()
{
    const int least = std::max(designPixels(this, m_stackBelow), neededWidth());
    const bool tooNarrow = width() < least + (isStacked() ? comingAndGoing() : 0);
    const auto wanted = tooNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (wanted == m_layout->direction())
        return;
    m_layout->setDirection(wanted);
    updateGeometry();
}

} // namespace ui
