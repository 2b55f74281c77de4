// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/requestsview.h"

#include "ui/charts/chartwidget.h"
#include "ui/charts/distributioncharts.h"
#include "ui/charts/kneechart.h"
#include "ui/models/runquantities.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/titlelabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::LatencyMetric;
using core::results::Run;

namespace {

constexpr qsizetype leastPoints = 4; ///< two stated percentiles make no distribution; a few more do

void setTitle(QLabel *label, const QString &title, const QString &measured)
{
    qobject_cast<TitleLabel *>(label)->setTitle(title, measured);
}

bool hasSpread(const Run &run)
{
    const auto stated = [](const core::results::LatencySummary &summary) {
        return static_cast<qsizetype>(summary.quantileSeconds.size()) + (summary.minSeconds ? 1 : 0) +
                   (summary.maxSeconds ? 1 : 0) >=
               leastPoints;
    };
    return !run.requests.empty() || stated(run.ttft) || stated(run.tpot) || stated(run.e2e);
}

} // namespace

RequestsView::RequestsView(QWidget *parent)
    : QWidget(parent)
    , m_library(std::make_shared<const core::results::Library>())
    , m_tabs(new LineTabs(this))
    , m_nothing(new QLabel(this))
    , m_histogramTitle(new TitleLabel(this))
    , m_cumulativeTitle(new TitleLabel(this))
    , m_timelineTitle(new TitleLabel(this))
    , m_histogram(new charts::ChartWidget(this))
    , m_cumulative(new charts::ChartWidget(this))
    , m_timeline(new charts::ChartWidget(this))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(designPixels(this, 8));
    m_tabs->setObjectName(QStringLiteral("requests.metric"));
    m_tabs->setAccessibleName(tr("Latency"));
    m_nothing->setObjectName(QStringLiteral("requests.nothing"));
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::RichText);
    m_nothing->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_nothing, &QLabel::linkActivated, this,
            [this](const QString &run) { Q_EMIT runRequested(static_cast<std::size_t>(run.toULongLong())); });
    rows->addWidget(m_tabs);
    rows->addWidget(m_nothing);
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(designPixels(this, 4));
    grid->addWidget(m_histogramTitle, 0, 0);
    grid->addWidget(m_cumulativeTitle, 0, 1);
    grid->addWidget(m_histogram, 1, 0);
    grid->addWidget(m_cumulative, 1, 1);
    grid->addWidget(m_timelineTitle, 2, 0, 1, 2);
    grid->addWidget(m_timeline, 3, 0, 1, 2);
    grid->setObjectName(QStringLiteral("requests.grid"));
    for (charts::ChartWidget *chart : {m_histogram, m_cumulative, m_timeline})
        chart->setMinimumHeight(designPixels(this, 110));
    rows->addLayout(grid, 1);
    rows->addStretch(0);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int at) {
        if (at >= 0 && at < m_metrics.size()) {
            m_metric = m_metrics[at];
            refresh();
        }
    });
}

void RequestsView::setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs,
                           const core::Slo &slo)
{
    std::erase_if(runs, [&](std::size_t run) { return run >= library->runs.size(); });
    // Of many, those that have something to show, in their order.
    std::stable_partition(runs.begin(), runs.end(), [&](std::size_t run) { return hasSpread(library->runs[run]); });
    if (runs.size() > mostRuns)
        runs.resize(mostRuns);
    m_library = std::move(library);
    m_runs = std::move(runs);
    m_slo = slo;
    fillMetrics();
    refresh();
}

/// The latencies that some run records, or states enough percentiles of.
void RequestsView::fillMetrics()
{
    QList<LatencyMetric> known;
    for (const LatencyMetric metric : {LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::E2e}) {
        for (const std::size_t run : m_runs) {
            if (!known.contains(metric) &&
                charts::latencyCdf(m_library->runs[run], metric).points.size() >= leastPoints)
                known << metric;
        }
    }
    if (known != m_metrics) {
        const QSignalBlocker quiet(m_tabs);
        while (m_tabs->count() > 0)
            m_tabs->removeTab(0);
        for (const LatencyMetric metric : known)
            m_tabs->addTab(charts::metricName(metric));
        m_metrics = known;
    }
    if (!m_metrics.contains(m_metric))
        m_metric = m_metrics.value(0, LatencyMetric::Ttft);
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(static_cast<int>(m_metrics.indexOf(m_metric)));
}

QList<charts::CdfInput> RequestsView::inputs() const
{
    QList<charts::CdfInput> all;
    for (const std::size_t run : m_runs) {
        const Run &one = m_library->runs[run];
        const QString load = loadWords(one);
        all << charts::CdfInput{&one, load.isEmpty() ? tooltexts::runName(one) : load, all.isEmpty()};
    }
    return all;
}

std::optional<double> RequestsView::limitSeconds() const
{
    for (const core::SloTerm &term : m_slo.terms) {
        if (term.metric == m_metric)
            return term.limitSeconds;
    }
    return std::nullopt;
}

charts::ChartSpec RequestsView::histogram() const
{
    return charts::histogramChart(inputs(), {.metric = m_metric, .limitSeconds = limitSeconds()});
}

charts::ChartSpec RequestsView::cumulative() const
{
    QList<charts::CdfInput> known = inputs();
    known.removeIf([this](const charts::CdfInput &input) {
        return charts::latencyCdf(*input.run, m_metric).points.size() < leastPoints;
    });
    return charts::cdfChart(known, {.metric = m_metric, .limitSeconds = limitSeconds()});
}

charts::ChartSpec RequestsView::timeline() const
{
    for (const charts::CdfInput &input : inputs()) {
        charts::ChartSpec spec =
            charts::timelineChart(*input.run, {.metric = m_metric, .limitSeconds = limitSeconds()});
        if (!spec.cloud.isEmpty())
            return spec;
    }
    return {};
}

/// Runs with requests, one a sweep, as links: among hundreds nobody finds them by trying.
QString RequestsView::recordedElsewhere() const
{
    constexpr qsizetype mostLinks = 6;
    std::vector<bool> said(m_library->runs.size(), false);
    QStringList links;
    for (std::size_t i = 0; i < m_library->runs.size() && links.size() < mostLinks; ++i) {
        if (said[i] || m_library->runs[i].requests.size() < 2)
            continue;
        for (const core::results::Sweep &sweep : m_library->sweeps) {
            if (std::find(sweep.runs.begin(), sweep.runs.end(), i) != sweep.runs.end()) {
                for (const std::size_t other : sweep.runs)
                    said[other] = true;
            }
        }
        QString name = tooltexts::runName(m_library->runs[i]);
        constexpr qsizetype longest = 40, end = 14; // files differ at their ends
        if (name.size() > longest)
            name = name.left(longest - end) + QStringLiteral("…") + name.right(end);
        links << QStringLiteral("<a href=\"%1\">%2</a>").arg(i).arg(name.toHtmlEscaped());
    }
    return links.isEmpty() ? QString()
                           : tr("Runs that record their requests: %1").arg(links.join(QStringLiteral(" · ")));
}

void RequestsView::refresh()
{
    const charts::ChartSpec histogramSpec = histogram(), cumulativeSpec = cumulative(), timelineSpec = timeline();
    const bool spread = !histogramSpec.series.isEmpty(), share = !cumulativeSpec.series.isEmpty(),
               time = !timelineSpec.cloud.isEmpty();
    for (QWidget *widget : {static_cast<QWidget *>(m_histogramTitle), static_cast<QWidget *>(m_histogram)})
        widget->setVisible(spread);
    for (QWidget *widget : {static_cast<QWidget *>(m_cumulativeTitle), static_cast<QWidget *>(m_cumulative)})
        widget->setVisible(share);
    for (QWidget *widget : {static_cast<QWidget *>(m_timelineTitle), static_cast<QWidget *>(m_timeline)})
        widget->setVisible(time);
    // What is not there leaves its room to the others.
    if (auto *grid = findChild<QGridLayout *>(QStringLiteral("requests.grid"))) {
        grid->setColumnStretch(0, spread ? 1 : 0);
        grid->setColumnStretch(1, share ? 1 : 0);
        grid->setHorizontalSpacing(spread && share ? designPixels(this, 24) : 0);
        grid->setRowStretch(1, spread || share ? 1 : 0);
        grid->setRowStretch(3, time ? 1 : 0);
    }
    m_tabs->setVisible(m_metrics.size() > 1);
    m_nothing->setVisible(!spread || !time);
    const QString why =
        share ? tr("These runs do not record their requests: the curve lies between the percentiles that they state.")
              : tr("These runs record neither their requests nor enough percentiles to show how a latency is spread. "
                   "Tools write the requests when they are asked for detailed results.");
    const QString others = spread ? QString() : recordedElsewhere();
    m_nothing->setText(others.isEmpty() ? why.toHtmlEscaped() : why.toHtmlEscaped() + QStringLiteral("<br>") + others);
    const QString metric = charts::metricName(m_metric);
    if (spread) {
        setTitle(m_histogramTitle, tr("Histogram"), tr("share of requests, against %1").arg(metric));
        m_histogram->setSpec(histogramSpec);
    }
    if (share) {
        setTitle(m_cumulativeTitle, tr("Cumulative"), tr("share below, against %1").arg(metric));
        m_cumulative->setSpec(cumulativeSpec);
    }
    if (time) {
        const QString load = inputs().isEmpty() ? QString() : inputs().front().label;
        setTitle(m_timelineTitle, tr("Over time"), tr("%1 of each request, %2").arg(metric, load));
        m_timeline->setSpec(timelineSpec);
    }
}

} // namespace ui
