// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QFrame>

namespace ui {

/// Where a figure comes from: the value in full, its interval, the formula with the numbers put in, what goes in and
/// from where. Closes on Escape and on a click elsewhere; its text can be selected and copied.
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
    void addLine(const QString &text, double factor, int weight, int level);
    void addInputs(const core::project::Figure &figure);

    QStringList m_lines;
};

} // namespace ui
