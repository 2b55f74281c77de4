// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class NumberEdit;
class Session;

/// Another way of paying to hold the fleet's own against: its kind, its price and a name. Accepting it adds it to the
/// project as one undoable step.
class PaymentDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit PaymentDialog(Session &session, QWidget *parent = nullptr);

    void accept() override;

private:
    void showKind();
    void check();
    QString name() const; ///< as the project writes it; one that is taken gets a number

    Session &m_session;
    QComboBox *m_kind;
    NumberEdit *m_price;
    QLineEdit *m_name;
    QLabel *m_problem;
    QPushButton *m_add = nullptr;
};

} // namespace ui
