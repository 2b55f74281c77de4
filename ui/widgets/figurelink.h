// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QToolButton>

namespace ui {

/// A figure beside a picture: its value with its unit. A click, Space or Enter opens where it comes from.
class FigureLink final : public QToolButton
{
    Q_OBJECT
public:
    explicit FigureLink(QWidget *parent = nullptr);

    void setCell(const HeadlineCell &cell);
    const HeadlineCell &cell() const { return m_cell; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open();

    HeadlineCell m_cell;
};

} // namespace ui
