// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace ui {

class EmptyState;
class KneePointsModel;
class TableView;
class Task;
namespace charts {
class ChartWidget;
}

/// Up to which load the SLO holds, and where the knee lies: one chart, and its points under it. Load comes by
/// concurrency or by rate, as the reader likes; what was not measured so is predicted. A second picture is the roofline
/// of one GPU with prefill and decode under it.
class KneePage final : public Page
{
    Q_OBJECT
public:
    explicit KneePage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    bool working() const override;
    double tailQuantile() const;
    KneePointsModel &model() { return *m_model; }

protected:
    void refresh() override;

private:
    QWidget *buildControls();
    QWidget *buildCurves();
    QWidget *buildTable();
    QWidget *buildRoofline();
    void chooseShown() const;
    void findOther(); ///< the prediction for the other kind of load, in a task
    std::shared_ptr<const core::project::Prediction> predictionByLoad(bool byRate) const;
    std::optional<std::size_t> shownSweep() const;
    void fillSweeps();
    void fillKinds();
    void fillPercentiles();
    charts::ChartSpec chartOf(const core::results::SweepAnalysis &sweep) const;
    std::optional<std::size_t> operatingPoint() const; ///< of the sweep that is shown
    void showDoubts();
    void showRoofline();
    std::optional<std::size_t> nearestPoint(double load) const;
    std::optional<double> headlineLoadOf(std::size_t point) const;
    void workAt(std::size_t point);
    QString operatingSentence(const core::results::SweepAnalysis &sweep) const;

    QWidget *m_content;
    EmptyState *m_empty;
    QTabBar *m_views = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_controls = nullptr; ///< of the curves
    QComboBox *m_sweeps = nullptr;
    QComboBox *m_kinds = nullptr;
    QComboBox *m_percentiles = nullptr;
    charts::ChartWidget *m_chart = nullptr;
    charts::ChartWidget *m_roofline = nullptr;
    QLabel *m_rooflineText = nullptr;
    KneePointsModel *m_model;
    TableView *m_table = nullptr;
    QLabel *m_doubtsTitle = nullptr;
    QLabel *m_doubts = nullptr;
    QPushButton *m_why = nullptr;
    QPushButton *m_back = nullptr; ///< to the load of the engine's choice
    QLabel *m_sweepLabel = nullptr;
    QLabel *m_kindLabel = nullptr;
    Task *m_task;
    /// What the page shows: the session's evaluation, or one that holds nothing but the prediction for the other kind
    /// of load.
    mutable std::shared_ptr<const core::project::Evaluation> m_shown;
    std::shared_ptr<const core::project::Project> m_otherOf; ///< of which m_other is
    std::shared_ptr<const core::project::Prediction> m_other;
    std::optional<double> m_dragged;    ///< where the hand holds the operating point
    std::optional<double> m_wantedTail; ///< picked by the user; absent: the SLO's own
    std::optional<bool> m_wantedRate;   ///< the kind of load picked by the user; absent: as measured, or as stated
};

} // namespace ui
