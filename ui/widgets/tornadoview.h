// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"

#include <QWidget>
#include <memory>

namespace ui {

/// The levers as bars around the present value of a figure, the widest on top. A click or the arrow keys choose one.
class TornadoView final : public QWidget
{
    Q_OBJECT
public:
    explicit TornadoView(QWidget *parent = nullptr);

    void setSensitivity(std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity);
    /// Chooses the lever with this path; the first where there is none.
    void chooseLever(const std::string &path);
    std::string chosenLever() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void leverChosen(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int count() const;
    double rowHeight() const;
    int rowAt(const QPointF &position) const;
    void choose(int row);

    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity;
    int m_chosen = 0;
};

} // namespace ui
