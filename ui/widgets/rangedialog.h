// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/levers.h"

#include <QDialog>
#include <QString>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class NumberEdit;
class Session;

/// How sure an input is: the lowest and the highest that it may be, around what is expected. Accepting it writes the
/// range into the project as one undoable step, which the draws of the sensitivity take their values from; where the
/// value came from stays beside it.
class RangeDialog final : public QDialog
{
    Q_OBJECT
public:
    /// \param input the path of the input to begin with; another one where the project does not state it
    RangeDialog(Session &session, const QString &input, QWidget *parent = nullptr);

    /// Whether the project states a number at this path that a range can be given to.
    static bool takesRange(const Session &session, const QString &path);

    void accept() override;
    void takeBack(); ///< the expected value alone

private:
    void showInput();
    void check();
    const core::sensitivity::Lever *lever() const;
    bool store(const core::project::Node &value, const QString &undoText);

    Session &m_session;
    std::vector<core::sensitivity::Lever> m_levers;
    QComboBox *m_input;
    NumberEdit *m_low, *m_middle, *m_high;
    QLabel *m_problem;
    QPushButton *m_state = nullptr, *m_one = nullptr;
};

} // namespace ui
