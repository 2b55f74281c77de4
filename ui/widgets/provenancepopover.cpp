// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/provenancepopover.h"

#include "ui/style/theme.h"
#include "ui/widgets/provenanceview.h"

#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int popoverWidth = 420;
constexpr int margin = 16;

} // namespace

ProvenancePopover::ProvenancePopover(const HeadlineCell &cell, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_view(new ProvenanceView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(cell.title);
    const int space = designPixels(this, margin);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space, space, space, space);
    layout->addWidget(m_view);
    m_view->setCell(cell);
    setFixedWidth(designPixels(this, popoverWidth));
}

QString ProvenancePopover::plainText() const
{
    return m_view->plainText();
}

void ProvenancePopover::popupBelow(const QWidget *anchor)
{
    setFixedHeight(layout()->hasHeightForWidth() ? layout()->heightForWidth(width()) : sizeHint().height());
    QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height()));
    if (const QScreen *screen = anchor->screen()) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
        at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(at);
    show();
    setFocus();
}

void ProvenancePopover::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setPen(theme.border);
    painter.setBrush(theme.page);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace ui
