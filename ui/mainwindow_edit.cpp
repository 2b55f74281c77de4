// SPDX-License-Identifier: GPL-3.0-or-later
// Cut, copy and paste of the Edit menu: what has the keyboard does with them what it does with their keys.
#include "ui/charts/chartwidget.h"
#include "ui/mainwindow.h"
#include "ui/widgets/tableview.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace ui {

namespace {

/// What a widget could do with the clipboard now.
struct Possible
{
    bool cut = false, copy = false, paste = false;
};

Possible possibleIn(const QWidget *widget)
{
    const bool pastes = !QGuiApplication::clipboard()->text().isEmpty();
    if (const auto *combo = qobject_cast<const QComboBox *>(widget)) // has the keyboard for its line
        return possibleIn(combo->lineEdit());
    if (const auto *line = qobject_cast<const QLineEdit *>(widget)) {
        const bool chosen = line->hasSelectedText() && line->echoMode() == QLineEdit::Normal;
        return {chosen && !line->isReadOnly(), chosen, pastes && !line->isReadOnly()};
    }
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return {text->textCursor().hasSelection() && !text->isReadOnly(), text->textCursor().hasSelection(),
                pastes && !text->isReadOnly()};
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return {text->textCursor().hasSelection() && !text->isReadOnly(), text->textCursor().hasSelection(),
                pastes && !text->isReadOnly()};
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return {false, label->hasSelectedText(), false};
    return {false,
            qobject_cast<const TableView *>(widget) != nullptr ||
                qobject_cast<const charts::ChartWidget *>(widget) != nullptr,
            false};
}

} // namespace

void MainWindow::addClipboardActions()
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        // A menu, the search and other popups take the keyboard for a while; what had it before is meant.
        if (now != nullptr && now->window() == this && !menuBar()->isAncestorOf(now) && now != menuBar())
            m_edited = now;
    });
    const std::pair<WindowActions::Id, QKeySequence::StandardKey> rows[] = {
        {WindowActions::Cut, QKeySequence::Cut},
        {WindowActions::Copy, QKeySequence::Copy},
        {WindowActions::Paste, QKeySequence::Paste}};
    for (const auto &[id, key] : rows)
        connect(m_actions->action(id), &QAction::triggered, this, [this, keys = QKeySequence(key)] {
            if (!m_edited)
                return;
            m_edited->setFocus(Qt::OtherFocusReason);
            if (auto *label = qobject_cast<QLabel *>(m_edited.data())) {
                QGuiApplication::clipboard()->setText(label->selectedText());
                return;
            }
            const QKeyCombination combination = keys[0];
            QKeyEvent press(QEvent::KeyPress, combination.key(), combination.keyboardModifiers());
            QCoreApplication::sendEvent(m_edited, &press);
        });
    connect(m_actions->menu(WindowActions::EditMenu), &QMenu::aboutToShow, this, &MainWindow::updateClipboardActions);
    // Closed, the menu does not know what has the keyboard: whoever asks gets an answer at the moment of asking.
    updateClipboardActions();
}

void MainWindow::updateClipboardActions()
{
    const Possible possible = m_edited ? possibleIn(m_edited) : Possible();
    m_actions->action(WindowActions::Cut)->setEnabled(possible.cut);
    m_actions->action(WindowActions::Copy)->setEnabled(possible.copy);
    m_actions->action(WindowActions::Paste)->setEnabled(possible.paste);
}

} // namespace ui
