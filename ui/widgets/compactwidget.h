// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QWidget>

namespace ui {

/// Holds a layout with wrapped texts in a scroll area. There Qt asks for the height that fits best and would scroll a
/// picture that could simply be lower; this one says the least height at which everything can still be read.
class CompactWidget final : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    bool hasHeightForWidth() const override { return layout() != nullptr && layout()->hasHeightForWidth(); }
    int heightForWidth(int width) const override
    {
        return layout() == nullptr ? -1 : layout()->minimumHeightForWidth(width);
    }
};

} // namespace ui
