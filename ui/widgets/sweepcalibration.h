// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session.h"

#include <QLabel>

class QAction;

namespace ui {

class Task;

/// What the project's predictions are calibrated on, in a line, with a link that calibrates them on the shown sweep and
/// one that takes the calibration out again. Each is one undoable step.
class SweepCalibration final : public QLabel
{
    Q_OBJECT
public:
    explicit SweepCalibration(Session &session, QWidget *parent = nullptr);

    /// Says how things stand; the sweep is the one that would be calibrated on.
    void showFor(std::optional<std::size_t> sweep);
    bool working() const;
    void calibrate(); ///< fits off the GUI thread; then the document changes, or `failed` says why not
    void remove();
    QAction *calibrateAction() { return m_calibrate; }
    QAction *removeAction() { return m_remove; }

Q_SIGNALS:
    void notice(const QString &sentence); ///< what came out
    void failed(const QString &sentence); ///< what, where, what to do

protected:
    void paintEvent(QPaintEvent *event) override; ///< shows the keyboard's focus, which a label does not

private:
    QString standing() const;
    void giveUp();

    Session &m_session;
    Task *m_task;
    QAction *m_calibrate;
    QAction *m_remove;
    std::optional<std::size_t> m_sweep;
};

} // namespace ui
