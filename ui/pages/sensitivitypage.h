// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"
#include "ui/pages/page.h"
#include "ui/task.h"

#include <memory>

class QAction;
class QComboBox;
class QLabel;

namespace ui {

class EmptyState;
class SurenessView;
class TornadoView;
class TwoWayView;
namespace charts {
class ChartWidget;
}

/// What moves the figures, where an answer flips, and how sure the choice is. Computed off the GUI thread; a newer
/// project cancels what is running, and the picture before stays until the new one is there.
class SensitivityPage final : public Page
{
    Q_OBJECT
public:
    explicit SensitivityPage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity() const { return m_sensitivity; }
    bool working() const override;
    QList<QAction *> pageActions() const override { return {m_range}; }
    TwoWayView &pairs() { return *m_pairs; }
    SurenessView &sureness() { return *m_sureness; }

protected:
    void refresh() override;

private:
    QWidget *buildControls();
    QWidget *buildTables();
    void start();
    void stateRange();
    void show(std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity);
    void showLever(const QString &path);
    void fillOutcomes();

    Task m_task;
    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity; ///< null until the first is there
    std::string m_outcome;                                               ///< as picked; empty: the project's
    QWidget *m_content;
    EmptyState *m_empty;
    QLabel *m_coming; ///< until the first figures
    QLabel *m_outcomesLabel = nullptr;
    QComboBox *m_outcomes;
    QAction *m_range = nullptr;
    TornadoView *m_tornado;
    charts::ChartWidget *m_curve;
    QLabel *m_mechanism;
    TwoWayView *m_pairs;
    SurenessView *m_sureness;
};

} // namespace ui
