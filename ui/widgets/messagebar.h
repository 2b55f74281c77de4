// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <functional>

class QHBoxLayout;
class QLabel;

namespace ui {

/// A line above the page that says what happened and offers what can be done
/// about it. It blocks nothing; messages wait for one another.
class MessageBar final : public QWidget
{
    Q_OBJECT
public:
    struct Choice
    {
        QString text;
        std::function<void()> act; ///< may be empty: only closes
    };
    struct Message
    {
        QString text;
        QList<Choice> choices;     ///< empty: "Close"
        bool ofTheProject = false; ///< goes with the project that is open
    };
    explicit MessageBar(QWidget *parent = nullptr);

    void post(const Message &message);
    QString text() const; ///< of the message shown; empty when none is
    void choose(int index);
    /// Another project begins: what was said of the one before, and could be done about it, goes.
    void forgetProject();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showNext();

    QLabel *m_text;
    QHBoxLayout *m_layout;
    QList<QWidget *> m_buttons;
    QList<Message> m_waiting; ///< the first is shown
};

} // namespace ui
