// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;

namespace ui {

class CandidatePanel;
class EmptyState;
class FigureDelegate;
class ParallelCoordinates;
class ScorecardModel;
class TableView;
namespace charts {
class ChartWidget;
}

/// The candidates on the axes: who is on the front, who dominates whom and why.
/// Scatter and table are one object.
class ScorecardPage final : public Page
{
    Q_OBJECT
public:
    explicit ScorecardPage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    QList<QAction *> pageActions() const override;
    bool working() const override;

    /// Adds the scenario as it is now as a candidate with the values that are
    /// known of it.
    void pinScenario();
    void selectCandidate(const QString &id);
    QString selectedCandidate() const;
    ScorecardModel &model() { return *m_model; }

protected:
    void refresh() override;

private:
    QWidget *buildControls();
    void fillControls();
    void pickAxes();
    void setGate(const QString &gate);
    void renameSelected();
    void removeSelected();
    void addAxis(const QString &axis);
    void typeIn();
    void weigh();
    void normalise();
    void updateActions();
    void fitColumns();
    QString candidateAt(int row) const;
    charts::ChartSpec spec() const;
    QString footnote() const;

    QWidget *m_content;
    EmptyState *m_empty;
    QComboBox *m_across;
    QComboBox *m_up;
    QComboBox *m_gate;
    QLabel *m_counts;
    charts::ChartWidget *m_chart;
    ScorecardModel *m_model;
    TableView *m_table;
    FigureDelegate *m_delegate;
    QLabel *m_footnote;
    QComboBox *m_picture; ///< scatter or parallel coordinates
    ParallelCoordinates *m_parallel;
    CandidatePanel *m_panel;
    QAction *m_pin, *m_type, *m_weights, *m_normalise;
    QAction *m_rename;
    QAction *m_remove;
    std::string m_acrossAxis, m_upAxis; ///< as picked; empty: the first that suit
};

} // namespace ui
