// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QGridLayout;
class QLabel;
class QScrollArea;
class QTreeView;
class QVBoxLayout;

namespace ui {

class ChecklistView;
class EmptyState;
class FindingsModel;
class RunsModel;
class SmallMultiples;
namespace charts {
class ChartWidget;
}

/// What was imported: which run, its shape among the others, its detail,
/// whether it may be trusted, and what to do.
class BenchmarksPage final : public Page
{
    Q_OBJECT
public:
    explicit BenchmarksPage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    std::optional<std::size_t> shownSweep() const;
    void showSweep(std::size_t sweep);
    /// A run that belongs to no sweep; its own figures take the place of the curve.
    void showRun(std::size_t run);
    std::optional<std::size_t> shownRun() const;
    RunsModel &runs() { return *m_runs; }

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildTree();
    QWidget *buildDetail();
    QWidget *buildTrust();
    std::optional<charts::ChartSpec> distribution() const;
    void showDetail();
    void showRunDetail(const core::results::Run &run);
    void showChecklist(const std::vector<std::size_t> &runs);
    void showFindings();
    void showUnrecognised();
    void placeMultiples();
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
    std::optional<std::size_t> m_run; ///< chosen in the tree, outside every sweep
    bool m_selecting = false;
};

} // namespace ui
