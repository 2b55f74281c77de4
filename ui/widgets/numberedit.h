// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <limits>
#include <optional>

namespace ui {

/// A field for one number. It takes "1,5" and "1.5", refuses what could mean two things, and says in a line below it
/// what is wrong. Up and Down step, Escape takes back, Enter or leaving the field commits. What is refused never was:
/// the value before the typing holds again, whatever was told while it was typed.
class NumberEdit final : public QLineEdit
{
    Q_OBJECT
public:
    explicit NumberEdit(QWidget *parent = nullptr);
    ~NumberEdit() override;

    /// Shown inside the field at its right, and spoken with its name.
    void setUnit(const QString &unit);
    QString unit() const { return m_unit; }
    /// Said in messages, and may be typed along; for units that stand beside the field.
    void setSpokenUnit(const QString &unit) { m_spokenUnit = unit; }
    /// `aboveMinimum`: the minimum itself is refused.
    void setRange(double minimum, double maximum, bool aboveMinimum = false);
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
    /// What holds: the valid value that stands here, else the one before the typing; absent when the field is empty.
    std::optional<double> value() const { return m_value; }
    /// Something was typed that is not yet committed.
    bool isTyping() const { return m_typing; }
    /// The value just told of is not taken; what was typed stays, to be mended.
    void refuse(const QString &why);
    /// Why the text is not taken; empty when it is.
    QString problem() const { return m_problem; }
    bool hasAcceptableValue() const { return m_problem.isEmpty(); }
    /// Tells what is typed as Enter would, and leaves it to the one who is typing, who may still take it back.
    void handOver();
    /// What was typed and not taken goes, without telling anybody; what was handed over stays.
    void giveUp();

Q_SIGNALS:
    void typingBegan();                               ///< before the first `valueEdited` of a stretch of typing
    void typingTakenBack();                           ///< nothing of what this stretch told holds any longer
    void valueEdited(std::optional<double> value);    ///< while typing, each valid one
    void valueCommitted(std::optional<double> value); ///< Enter, focus left, step, handed over
    void problemChanged(const QString &problem);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void readText();
    void takeBackLive();
    void takeBackTyping();
    void commit();
    void tell();
    void stepBy(int steps);
    void showValue();
    void setProblem(const QString &problem);
    void placeMessage();
    void showMessage();
    void dropMessage();
    QString textOf(double value, bool editing) const;
    QString rangeText(double refused) const;

    QString m_unit, m_spokenUnit, m_problem;
    double m_minimum = -std::numeric_limits<double>::max(), m_maximum = std::numeric_limits<double>::max();
    double m_step = 0.0;
    bool m_whole = false, m_emptyAllowed = false, m_aboveMinimum = false;
    bool m_typing = false, m_live = false;      ///< live: this stretch of typing told of a value that still holds
    bool m_menuOpen = false;                    ///< a menu has the keyboard for a while
    std::optional<double> m_value, m_committed; ///< committed: what holds when the typing is taken back
    std::optional<double> m_told;               ///< the last value of which `valueCommitted` told
    QPointer<QLabel> m_message;
};

} // namespace ui
