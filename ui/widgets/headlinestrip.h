// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QWidget>

class QHBoxLayout;

namespace ui {

class HeadlineButton;

/// The row of figures on top of every page. Each figure is a button: a click, Space or Enter opens where it comes from.
class HeadlineStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit HeadlineStrip(QWidget *parent = nullptr);

    /// \param estimates ids of cells whose figures will still change a little: marked so
    void setCells(const QList<HeadlineCell> &cells, const QStringList &estimates = {});
    const QList<HeadlineCell> &cells() const { return m_cells; }

Q_SIGNALS:
    void activated(const ui::HeadlineCell &cell, QWidget *at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    QHBoxLayout *m_layout;
    QList<HeadlineButton *> m_buttons;
    QList<HeadlineCell> m_cells;
};

} // namespace ui
