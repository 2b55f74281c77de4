// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/levers.h"
#include "ui/pages/page.h"

#include <memory>

class QLabel;

namespace ui {

class EmptyState;
class LadderView;
class LeversModel;
class SizingPanel;
class TableView;
class Task;
class VramBar;
class WaterfallView;

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
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildLower();
    void showMemory();
    void showLedgers();
    void showBadDays();
    void startLadder();
    void showLadder();
    void showLeverNumbers();
    bool isTall() const; ///< with room for the levers in numbers below the ladder
    void sayAnswer();

    EmptyState *m_empty;
    QWidget *m_content;
    QWidget *m_left = nullptr;
    VramBar *m_memory = nullptr;
    QWidget *m_ledgers = nullptr;
    WaterfallView *m_token = nullptr, *m_first = nullptr;
    LadderView *m_ladderView = nullptr;
    LeversModel *m_levers = nullptr;
    TableView *m_leversTable = nullptr; ///< below the ladder, where a tall window has the room
    QLabel *m_badDays = nullptr;        ///< the fleet with a node down, during an upgrade
    SizingPanel *m_panel = nullptr;
    Task *m_task = nullptr;
    std::shared_ptr<const core::project::Ladder> m_ladder;
    std::shared_ptr<const core::project::Ladder> m_numbered; ///< the one that the table shows
    bool m_ladderStale = false;                              ///< of older inputs
    bool m_ladderWanted = false;                             ///< as soon as the session is at rest
};

} // namespace ui
