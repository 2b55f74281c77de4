// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialogsize.h"

#include "ui/style/theme.h"
#include "ui/widgets/compactwidget.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int frameSide = 4; ///< of a window manager; not scaled with our text

void move(QLayoutItem *item, int stretch, QVBoxLayout &to)
{
    if (QWidget *widget = item->widget()) {
        to.addWidget(widget, stretch, item->alignment());
        delete item;
    } else if (QLayout *layout = item->layout()) {
        to.addLayout(layout, stretch);
    } else {
        to.addItem(item);
    }
}

/// Puts everything but the buttons into an area that scrolls.
QWidget *scrolling(QDialog &dialog, QVBoxLayout &column)
{
    auto *scroll = new QScrollArea(&dialog);
    scroll->setObjectName(QStringLiteral("dialog.scroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *content = new CompactWidget(scroll);
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(column.spacing());
    for (int at = 0; at < column.count();) {
        if (qobject_cast<QDialogButtonBox *>(column.itemAt(at)->widget()) != nullptr) {
            ++at;
            continue;
        }
        const int stretch = column.stretch(at);
        move(column.takeAt(at), stretch, *inside);
    }
    scroll->setWidget(content);
    content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    column.insertWidget(0, scroll, 1);
    return content;
}

} // namespace

QSize roomOnScreen(const QDialog &dialog)
{
    const QWidget *beside = dialog.parentWidget() != nullptr ? dialog.parentWidget()->window() : &dialog;
    const int title = dialog.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &dialog);
    return beside->screen()->availableSize() - QSize(2 * frameSide, title + frameSide);
}

void settleDialog(QDialog &dialog, QSize design)
{
    QSize wanted(designPixels(&dialog, design.width()), designPixels(&dialog, design.height()));
    const QSize room = roomOnScreen(dialog);
    if (auto *column = qobject_cast<QVBoxLayout *>(dialog.layout())) {
        QWidget *content = scrolling(dialog, *column);
        const QSize least = content->layout()->totalMinimumSize();
        const QMargins margins = column->contentsMargins();
        const int sides = margins.left() + margins.right();
        wanted.setWidth(std::min(std::max(wanted.width(), least.width() + sides), room.width()));
        int height = content->hasHeightForWidth() ? content->heightForWidth(wanted.width() - sides) : least.height();
        height += margins.top() + margins.bottom();
        for (int at = 1; at < column->count(); ++at) // the buttons
            height += column->itemAt(at)->sizeHint().height() + std::max(0, column->spacing());
        wanted.setHeight(std::max(wanted.height(), height));
    }
    dialog.resize(wanted.boundedTo(room));
}

} // namespace ui
