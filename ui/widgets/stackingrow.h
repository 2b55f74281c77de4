// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace ui {

/// Parts side by side, or one below the other where the width does not suffice for reading: in a narrow window, or
/// with large text.
class StackingRow final : public QWidget
{
    Q_OBJECT
public:
    /// \param stackBelow width of the row at the design's font below which the parts stack; they do so as well where
    ///   they do not fit side by side
    /// \param gap between the parts, at the design's font
    StackingRow(double stackBelow, double gap, QWidget *parent = nullptr);

    void addPart(QWidget *part, int stretch = 0, Qt::Alignment alignment = {});
    bool isStacked() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< as narrow as the widest part

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    int neededWidth() const;
    int comingAndGoing() const;
    void arrange();

    double m_stackBelow;
    double m_gap;
    QBoxLayout *m_layout;
};

} // namespace ui
