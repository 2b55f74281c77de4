// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace ui {

class EmptyState;
class KneePointsModel;
class TableView;
namespace charts {
class ChartWidget;
}

/// Up to which load the SLO holds, and where the knee lies: one chart, and its
/// points under it.
class KneePage final : public Page
{
    Q_OBJECT
public:
    explicit KneePage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    double tailQuantile() const;
    KneePointsModel &model() { return *m_model; }

protected:
    void refresh() override;

private:
    QWidget *buildControls();
    QWidget *buildTable();
    std::optional<std::size_t> shownSweep() const;
    void fillSweeps();
    void fillPercentiles();
    charts::ChartSpec chartOf(const core::results::SweepAnalysis &sweep) const;
    void showDoubts();
    std::optional<std::size_t> nearestPoint(double load) const;
    void workAt(std::size_t point);
    QString operatingSentence(const core::results::SweepAnalysis &sweep) const;

    QWidget *m_content;
    EmptyState *m_empty;
    QWidget *m_controls;
    QComboBox *m_sweeps;
    QComboBox *m_percentiles;
    charts::ChartWidget *m_chart;
    KneePointsModel *m_model;
    TableView *m_table;
    QLabel *m_doubtsTitle;
    QLabel *m_doubts;
    QPushButton *m_why;
    QPushButton *m_back; ///< to the load of the engine's choice
    QLabel *m_sweepLabel;
    std::optional<double> m_dragged;    ///< where the hand holds the operating point
    std::optional<double> m_wantedTail; ///< picked by the user; absent: the SLO's own
};

} // namespace ui
