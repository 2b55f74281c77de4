// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/typing.h"

#include "ui/session.h"
#include "ui/widgets/numberedit.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPointer>

namespace ui::typing {

namespace {

constexpr const char *keyProperty = "typingMergeKey";
constexpr const char *handingProperty = "typingIsHandedOver";
constexpr const char *watchedProperty = "typingIsWatched";

/// What a refresh of the input may move.
struct Place
{
    explicit Place(const QLineEdit &input)
        : text(input.text())
        , cursor(input.cursorPosition())
        , start(input.selectionStart())
        , length(input.selectionLength())
    {}
    void restore(QLineEdit &input) const
    {
        // "per" and a blank are taken as "per", but the next word is still to come.
        if (input.text() != text && input.text() == text.trimmed()) {
            input.setText(text);
            input.setModified(true);
        }
        if (input.text() != text)
            return;
        if (start < 0)
            input.setCursorPosition(cursor);
        else if (cursor == start)
            input.setSelection(start + length, -length);
        else
            input.setSelection(start, length);
    }
    QString text;
    int cursor, start, length;
};

/// Once the input is left, what is typed next is another step.
void watch(QLineEdit &input)
{
    if (input.property(watchedProperty).toBool())
        return;
    input.setProperty(watchedProperty, true);
    QObject::connect(&input, &QLineEdit::editingFinished, &input, [&input] {
        if (!input.property(handingProperty).toBool())
            input.setProperty(keyProperty, 0);
    });
}

} // namespace

QLineEdit *inputOf(const QWidget &window)
{
    QWidget *focus = window.focusWidget();
    if (auto *combo = qobject_cast<QComboBox *>(focus))
        return combo->lineEdit();
    return qobject_cast<QLineEdit *>(focus);
}

void handOver(const QWidget &window, bool asked)
{
    QPointer<QLineEdit> input = inputOf(window);
    if (!input || !input->isModified() || input->isReadOnly())
        return;
    if (!asked && input->text().trimmed().isEmpty())
        return;
    watch(*input);
    const Place place(*input);
    input->setProperty(handingProperty, true);
    auto *number = qobject_cast<NumberEdit *>(input.data());
    if (number != nullptr)
        number->handOver();
    else
        Q_EMIT input->editingFinished();
    if (!input)
        return;
    input->setProperty(handingProperty, false);
    if (number == nullptr)
        place.restore(*input);
}

void giveUp(const QWidget &window)
{
    for (NumberEdit *number : window.findChildren<NumberEdit *>())
        if (number->window() == &window)
            number->giveUp();
    if (QLineEdit *input = inputOf(window))
        input->setModified(false);
}

int mergeKey(QLineEdit &input, Session &session)
{
    int key = input.property(keyProperty).toInt();
    if (key == 0)
        key = session.newMergeKey();
    if (input.property(handingProperty).toBool())
        input.setProperty(keyProperty, key);
    return key;
}

bool isHandingOver(const QLineEdit &input)
{
    return input.property(handingProperty).toBool();
}

} // namespace ui::typing
