// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTreeView;
class QVBoxLayout;

namespace ui {

class ChecklistView;
class ComparisonView;
class EmptyState;
class FindingsModel;
class LineTabs;
class RequestsView;
class RunsModel;
class RunTableModel;
class SmallMultiples;
class SweepCalibration;
class TableView;
namespace charts {
class ChartWidget;
}

/// What was imported: which run, its shape among the others, its detail, whether it may be trusted, and what to do. The
/// chosen runs are also shown by their requests, side by side, and all of them as a table; they can be tagged and made
/// candidates of the scorecard.
class BenchmarksPage final : public Page
{
    Q_OBJECT
public:
    explicit BenchmarksPage(Session &session, QWidget *parent = nullptr);

    enum View { SweepView, RequestView, CompareView, TableOfRuns, ViewCount };

    QList<NamedChart> charts() const override;
    QList<QAction *> pageActions() const override;
    bool working() const override;
    std::optional<std::size_t> shownSweep() const;
    void showSweep(std::size_t sweep);
    /// A run that belongs to no sweep; its own figures take the place of the curve.
    void showRun(std::size_t run);
    std::optional<std::size_t> shownRun() const;
    RunsModel &runs() { return *m_runs; }
    QTreeView &tree() { return *m_tree; }
    ComparisonView &comparison() { return *m_compare; }
    RequestsView &requests() { return *m_requests; }
    TableView &table() { return *m_table; }
    SweepCalibration &calibration() { return *m_calibration; }
    void setView(View view);
    View view() const;
    /// What the actions are about: the chosen lines of the tree or of the table; indices into the library.
    std::vector<std::size_t> chosenRuns() const;
    void tagRuns();                                   ///< opens the dialog
    bool assignToCandidate(const QString &candidate); ///< empty: a new one; false where nothing can be assigned

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildActions();
    QWidget *buildHead();
    QWidget *buildTree();
    QWidget *buildSweeps();
    QWidget *buildTable();
    QWidget *buildDetail();
    QWidget *buildTrust();
    std::optional<charts::ChartSpec> distribution() const;
    void treeMoved();
    void refreshView();
    void showTable();
    void fillCandidates();
    void editColumns();
    void showDetail();
    void showRunDetail(const core::results::Run &run);
    void showChecklist(const std::vector<std::size_t> &runs);
    void showFindings();
    void showUnrecognised();
    void placeMultiples();
    void placeTreeColumns();
    void placeDistribution();
    void giveRoom(View view);
    void showChosenMultiple();
    std::vector<std::size_t> runsOfSweep() const;

    QWidget *m_content;
    EmptyState *m_empty;
    RunsModel *m_runs;
    FindingsModel *m_findings;
    QTreeView *m_tree;
    QLabel *m_unrecognised;
    SmallMultiples *m_multiples;
    QLabel *m_detailTitle;
    charts::ChartWidget *m_detail;
    QLabel *m_cdfTitle;
    charts::ChartWidget *m_cdf;
    QLabel *m_checklistTitle;
    ChecklistView *m_checklist;
    QLabel *m_remarksTitle;
    QScrollArea *m_remarksArea;
    QVBoxLayout *m_remarks;
    QLabel *m_runFigures;
    LineTabs *m_views = nullptr;
    SweepCalibration *m_calibration = nullptr;
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_treeBox = nullptr;
    QWidget *m_trust = nullptr;
    RequestsView *m_requests = nullptr;
    ComparisonView *m_compare = nullptr;
    RunTableModel *m_tableModel = nullptr;
    TableView *m_table = nullptr;
    QPushButton *m_candidateButton = nullptr;
    QMenu *m_candidateMenu = nullptr;
    QAction *m_tag = nullptr;
    QAction *m_sideBySide = nullptr;
    QAction *m_newCandidate = nullptr;
    QAction *m_columns = nullptr;
    std::shared_ptr<const core::results::Library> m_shownLibrary; ///< that the table's columns were chosen for
    std::optional<std::size_t> m_run;                             ///< chosen in the tree, outside every sweep
    QWidget *m_shownMultiple = nullptr;                           ///< which was last brought into view
    bool m_hasDistribution = false;                               ///< of what is shown large
    bool m_tableStale = true;                                     ///< of another library
    bool m_selecting = false;                                     ///< the page itself moves the selection
    bool m_fromTree = false;                                      ///< the reader does
};

} // namespace ui
