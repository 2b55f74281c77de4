// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QFrame>

namespace ui {

class ProvenanceView;

/// Where a figure comes from, below it. Closes on Escape and on a click elsewhere.
class ProvenancePopover final : public QFrame
{
    Q_OBJECT
public:
    explicit ProvenancePopover(const HeadlineCell &cell, QWidget *parent = nullptr);

    /// Opens below a widget, inside the screen.
    void popupBelow(const QWidget *anchor);
    QString plainText() const; ///< all it says, line by line

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ProvenanceView *m_view;
};

} // namespace ui
