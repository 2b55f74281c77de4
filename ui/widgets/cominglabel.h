// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ui {

/// Says what a page will show, until the page is there.
class ComingLabel final : public QLabel
{
    Q_OBJECT
public:
    using QLabel::QLabel;

Q_SIGNALS:
    void seen(); ///< it was painted

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QLabel::paintEvent(event);
        Q_EMIT seen();
    }
};

} // namespace ui
