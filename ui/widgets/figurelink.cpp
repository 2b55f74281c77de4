// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figurelink.h"

#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/provenancepopover.h"

#include <QKeyEvent>

namespace ui {

FigureLink::FigureLink(QWidget *parent)
    : QToolButton(parent)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFont(scaledFont(font(), type::label, QFont::DemiBold));
    connect(this, &QToolButton::clicked, this, &FigureLink::open);
}

void FigureLink::setCell(const HeadlineCell &cell)
{
    m_cell = cell;
    setVisible(cell.figure.has_value());
    const QString shown = withUnit(cell.value, cell.unit);
    setText(shown);
    setAccessibleName(QStringLiteral("%1: %2").arg(cell.title, shown));
    setToolTip(tr("%1. Where it comes from…").arg(cell.title));
}

void FigureLink::open()
{
    auto *popover = new ProvenancePopover(m_cell, this);
    popover->popupBelow(this);
}

void FigureLink::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QToolButton::keyPressEvent(event);
}

} // namespace ui
