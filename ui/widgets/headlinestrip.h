// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QWidget>

namespace ui {

class HeadlineButton;
class HeadlineTurn;

/// The row of figures on top of every page. Each figure is a button: a click, Space or Enter opens where it comes from.
/// Where one row cannot hold them, in a narrow window or with large text, they stand in several; a low window, which
/// needs its height for the page, keeps one row and a button that turns to the rest.
class HeadlineStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit HeadlineStrip(QWidget *parent = nullptr);

    /// \param estimates ids of cells whose figures will still change a little: marked so
    void setCells(const QList<HeadlineCell> &cells, const QStringList &estimates = {});
    const QList<HeadlineCell> &cells() const { return m_cells; }
    QSize sizeHint() const override;
    bool isWhole() const;                                 ///< no figure, unit or caption is cut
    bool isFolded() const { return m_starts.size() > 1; } ///< one row, with a button that turns to the rest
    void turn();                                          ///< shows the next of the folded figures

Q_SIGNALS:
    void activated(const ui::HeadlineCell &cell, QWidget *at);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Form
    {
        int rows = 1;
        bool narrow = false, shortened = false;
    };
    QList<int> columnWidths(const Form &form) const;
    Form chosenForm(int room) const;
    bool isLow() const;
    void fit();
    void fitRows(const Form &form);
    void fitFolded();
    QList<int> foldedStarts(int room) const;

    QList<HeadlineButton *> m_buttons;
    QList<HeadlineCell> m_cells;
    HeadlineTurn *m_turn = nullptr;
    QList<int> m_starts; ///< of a folded strip: the first figure of each turn
    qsizetype m_shown = 0;
};

} // namespace ui
