// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <functional>

class QLabel;
class QVBoxLayout;

namespace ui {

class StackingRow;

/// A line above the page that says what happened and offers what can be done about it. It blocks nothing; the newest
/// message is shown, and those of before wait below it.
class MessageBar final : public QWidget
{
    Q_OBJECT
public:
    struct Choice
    {
        QString text;
        std::function<void()> act; ///< may be empty: only closes
    };
    /// When a message has nothing to say any more; each comes to pass with those before it.
    enum Lasts {
        UntilAnswered,
        UntilAnotherProject, ///< or answered
        UntilSaved,          ///< or either
    };
    struct Message
    {
        QString text;
        QList<Choice> choices; ///< empty: "Close"
        Lasts lasts = UntilAnswered;
    };
    explicit MessageBar(QWidget *parent = nullptr);

    void post(const Message &message);
    QString text() const; ///< of the message shown; empty when none is
    void choose(int index);
    /// The project was saved, or another begins: what was said of that, and could be done about it, goes.
    void forget(Lasts what);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showFirst();
    void setMargins();

    QLabel *m_text;
    QLabel *m_count; ///< how many there are, where there is more than one
    StackingRow *m_row;
    StackingRow *m_choices;
    QVBoxLayout *m_layout;
    QList<QWidget *> m_buttons;
    QList<Message> m_waiting; ///< the first is shown
};

} // namespace ui
