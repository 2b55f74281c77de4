// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

/// A walk through the window in a few steps: each points at a part of it and says what that is for. It lies over the
/// whole window, takes the keyboard while it is there, and goes with Escape at any step.
class Tour final : public QWidget
{
    Q_OBJECT
public:
    struct Step
    {
        QPointer<QWidget> target; ///< what is pointed at; the whole window where it is null or hidden
        QString title, text;
    };
    /// \pre steps is not empty
    Tour(QList<Step> steps, QWidget *window);

    int current() const { return m_current; } ///< 0-based
    int count() const { return static_cast<int>(m_steps.size()); }
    void goTo(int step);     ///< beyond the last one ends the tour
    QString spoken() const;  ///< what the step says, for readers of the screen
    QRect pointedAt() const; ///< in the coordinates of the window
    QWidget *callout() const { return m_callout; }

Q_SIGNALS:
    void ended(bool seenToTheEnd);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void end(bool seen);

    QList<Step> m_steps;
    int m_current = 0;
    QWidget *m_callout;
    QLabel *m_title, *m_text, *m_where;
    QPushButton *m_back, *m_next, *m_skip;
    QPointer<QWidget> m_focusBefore;
};

} // namespace ui
