// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <limits>
#include <optional>

namespace ui {

/// A field for one number. It takes "1,5" and "1.5", refuses what could mean two things, and says in a line below it
/// what is wrong. Up and Down step, Escape takes back, Enter or leaving the field commits.
class NumberEdit final : public QLineEdit
{
    Q_OBJECT
public:
    explicit NumberEdit(QWidget *parent = nullptr);
    ~NumberEdit() override;

    /// Shown inside the field at its right, and spoken with its name.
    void setUnit(const QString &unit);
    QString unit() const { return m_unit; }
    void setRange(double minimum, double maximum);
    double minimum() const { return m_minimum; }
    double maximum() const { return m_maximum; }
    /// Only whole numbers.
    void setWhole(bool whole);
    /// An empty field is a value of its own: "not set".
    void setEmptyAllowed(bool allowed) { m_emptyAllowed = allowed; }
    /// Fixed step of Up and Down; 0: a unit of the second significant digit.
    void setStep(double step) { m_step = step; }

    /// Shows a value without telling anybody. While the reader is typing, what is typed stays.
    void setValue(std::optional<double> value);
    /// The last valid value; absent when the field is empty.
    std::optional<double> value() const { return m_value; }
    /// Why the text is not taken; empty when it is.
    QString problem() const { return m_problem; }
    bool hasAcceptableValue() const { return m_problem.isEmpty(); }
    /// Commits what is typed as Enter would, and leaves the text to the one who is typing it.
    void handOver();

Q_SIGNALS:
    void valueEdited(std::optional<double> value);    ///< while typing, each valid one
    void valueCommitted(std::optional<double> value); ///< Enter, focus left, step
    void problemChanged(const QString &problem);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void readText();
    void commit();
    void stepBy(int steps);
    void showValue();
    void setProblem(const QString &problem);
    void placeMessage();
    QString textOf(double value, bool editing) const;
    QString rangeText() const;

    QString m_unit, m_problem;
    double m_minimum = -std::numeric_limits<double>::max(), m_maximum = std::numeric_limits<double>::max();
    double m_step = 0.0;
    bool m_whole = false, m_emptyAllowed = false;
    std::optional<double> m_value, m_committed;
    QPointer<QLabel> m_message;
};

} // namespace ui
