// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace ui {

/// Tabs as words over a line: the chosen one stands out and is underlined in the accent. Arrow keys move.
class LineTabs final : public QTabBar
{
    Q_OBJECT
public:
    explicit LineTabs(QWidget *parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
