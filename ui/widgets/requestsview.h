// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/charts/chartspec.h"

#include <QList>
#include <QWidget>
#include <memory>
#include <vector>

class QLabel;

namespace ui {

class LineTabs;
namespace charts {
class ChartWidget;
struct CdfInput;
} // namespace charts

/// One latency of the requests of some runs: as a histogram, as a cumulative distribution, and, for one of them, over
/// the time of the run.
class RequestsView final : public QWidget
{
    Q_OBJECT
public:
    static constexpr std::size_t mostRuns = 4; ///< more curves on one ground nobody tells apart

    explicit RequestsView(QWidget *parent = nullptr);
    /// `runs`: indices into the library; the first stands out and gives the timeline.
    void setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs,
                 const core::Slo &slo);

    charts::ChartSpec histogram() const;
    charts::ChartSpec cumulative() const;
    charts::ChartSpec timeline() const;
    core::LatencyMetric metric() const { return m_metric; }

Q_SIGNALS:
    void runRequested(std::size_t run); ///< the reader wants to see another one

private:
    QString recordedElsewhere() const;
    void fillMetrics();
    void refresh();
    QList<charts::CdfInput> inputs() const;
    std::optional<double> limitSeconds() const;

    std::shared_ptr<const core::results::Library> m_library;
    std::vector<std::size_t> m_runs;
    core::Slo m_slo;
    core::LatencyMetric m_metric = core::LatencyMetric::Ttft;
    QList<core::LatencyMetric> m_metrics;
    LineTabs *m_tabs;
    QLabel *m_nothing;
    QLabel *m_histogramTitle, *m_cumulativeTitle, *m_timelineTitle;
    charts::ChartWidget *m_histogram, *m_cumulative, *m_timeline;
};

} // namespace ui
