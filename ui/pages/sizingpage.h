// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/levers.h"
#include "ui/pages/page.h"

#include <memory>

class QStackedWidget;
class QTabBar;

namespace ui {

class EmptyState;
class LadderView;
class LeversModel;
class TableView;
class Task;
class VramBar;
class WaterfallView;
class WorksheetView;

/// What the demand takes, why, and what would make it less: memory of one GPU, the parts of a token's and of the first
/// token's time, the ladder of levers, and the worksheet with the numbers in its formulas.
class SizingPage final : public Page
{
    Q_OBJECT
public:
    explicit SizingPage(Session &session, QWidget *parent = nullptr);
    ~SizingPage() override;
    bool working() const override;

protected:
    void refresh() override;

private:
    QWidget *buildLower();
    void showMemory();
    void showLedgers();
    void startLadder();
    void showLadder();
    void sayAnswer();

    EmptyState *m_empty;
    QWidget *m_content;
    VramBar *m_memory = nullptr;
    QWidget *m_ledgers = nullptr;
    WaterfallView *m_token = nullptr, *m_first = nullptr;
    LadderView *m_ladderView = nullptr;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    WorksheetView *m_worksheet = nullptr;
    TableView *m_table = nullptr;
    LeversModel *m_levers = nullptr;
    Task *m_task = nullptr;
    std::shared_ptr<const core::project::Ladder> m_ladder;
};

} // namespace ui
