// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QStringList>

namespace ui {

class ExampleCard;
class StackingRow;
class Task;

/// Where the first minute begins: examples as pictures, projects of before, kinds of load to start from, and a place
/// to drop results on.
class StartPage final : public Page
{
    Q_OBJECT
public:
    explicit StartPage(Session &session, QWidget *parent = nullptr);
    QList<ExampleCard *> cards() const { return m_cards; }
    bool working() const override;

Q_SIGNALS:
    void exampleChosen(const QString &name);
    void fileChosen(const QString &path);
    void profileChosen(const QString &id);
    void openRequested();
    void newRequested();

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildExamples();
    QWidget *buildBeginnings();
    void fillRecent();
    void drawNextPicture(); ///< one after the other, evaluated in a task, after the window is there
    void arrangeCards();

    QList<ExampleCard *> m_cards;
    QStringList m_names; ///< of the examples, as m_cards
    StackingRow *m_columns = nullptr;
    QWidget *m_grid = nullptr; ///< of the cards
    QWidget *m_recent = nullptr;
    qsizetype m_nextPicture = 0;
    Task *m_task;
};

} // namespace ui
