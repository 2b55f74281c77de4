// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/kneepage.h"

#include "core/project/prediction.h"

#include "ui/charts/chartwidget.h"
#include "ui/charts/kneechart.h"
#include "ui/models/kneepointsmodel.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>
#include <set>

namespace ui {

using core::results::SweepAnalysis;
using core::results::SweepPoint;

namespace {

constexpr int doubtsWidth = 190;
constexpr double usualTail = 0.99;
constexpr int chartLeastHeight = 170;
constexpr int mostRows = 8; ///< of the table; more scroll

/// The sweep of that index; where nothing was measured, the predicted one.
const SweepAnalysis &analysisAt(const core::project::Evaluation &evaluation, std::size_t index)
{
    return index < evaluation.sweeps.size() ? evaluation.sweeps[index] : evaluation.prediction->sweep;
}

/// The prediction as lines to lie under what was measured; throughput with the engine's own error around it.
QList<charts::PredictedCurve> curvesOf(const core::project::Prediction &prediction, core::results::ThroughputKind kind,
                                       double quantile)
{
    charts::PredictedCurve throughput, ttft, tpot;
    ttft.metric = core::LatencyMetric::Ttft;
    tpot.metric = core::LatencyMetric::Tpot;
    ttft.quantile = tpot.quantile = quantile;
    const double reached = prediction.requestsPerSecond.value_or(0.0);
    for (const SweepPoint &point : prediction.sweep.points) {
        if (!point.load)
            continue;
        if (const auto value = point.throughput(kind)) {
            throughput.points << QPointF(*point.load, *value);
            if (reached > 0.0 && prediction.requestsPerSecondLow && prediction.requestsPerSecondHigh) {
                throughput.low << *value * *prediction.requestsPerSecondLow / reached;
                throughput.high << *value * *prediction.requestsPerSecondHigh / reached;
            }
        }
        for (charts::PredictedCurve *curve : {&ttft, &tpot}) {
            if (const auto seconds = point.latency(*curve->metric).quantile(quantile))
                curve->points << QPointF(*point.load, *seconds);
        }
    }
    return {throughput, ttft, tpot};
}

} // namespace

KneePage::KneePage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
    , m_model(new KneePointsModel(this))
{
    m_empty = new EmptyState(tr("A sweep of benchmark runs shows here up to which load "
                                "the SLO holds, and where the knee lies."),
                             QStringLiteral("pages/knee"), this);
    connect(m_empty, &EmptyState::importRequested, this, &Page::importRequested);
    connect(m_empty, &EmptyState::exampleRequested, this, &Page::exampleRequested);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_controls = buildControls();
    m_chart = new charts::ChartWidget(m_content);
    m_chart->setMinimumHeight(designPixels(this, chartLeastHeight));
    connect(m_chart, &charts::ChartWidget::operatingPointDragged, this, [this](double load) {
        m_dragged = load;
        this->session().setOperatingLoad(load);
    });
    connect(m_chart, &charts::ChartWidget::operatingPointReleased, this, [this](double load) {
        m_dragged.reset();
        if (const auto point = nearestPoint(load))
            workAt(*point);
        refreshNow();
    });
    connect(m_chart, &charts::ChartWidget::notice, this, &Page::notice);
    connect(m_chart, &charts::ChartWidget::failed, this, &Page::failed);
    layout->addWidget(m_controls);
    layout->addWidget(m_chart, 1);
    layout->addWidget(buildTable());
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
}

QWidget *KneePage::buildControls()
{
    auto *row = new QWidget(m_content);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_sweeps = new QComboBox(row);
    m_sweeps->setObjectName(QStringLiteral("knee.sweep"));
    m_sweeps->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_percentiles = new QComboBox(row);
    m_percentiles->setObjectName(QStringLiteral("knee.percentile"));
    m_sweepLabel = new QLabel(tr("&Sweep"), row);
    m_sweepLabel->setBuddy(m_sweeps);
    auto *percentileLabel = new QLabel(tr("&Percentile"), row);
    percentileLabel->setBuddy(m_percentiles);
    layout->addWidget(m_sweepLabel);
    layout->addWidget(m_sweeps);
    layout->addWidget(percentileLabel);
    layout->addWidget(m_percentiles);
    layout->addStretch(1);
    m_back = new QPushButton(tr("Back to the safe capacity"), row);
    m_back->setObjectName(QStringLiteral("knee.back"));
    m_back->setToolTip(tr("The headline stands on the load that you chose on the chart."));
    layout->addWidget(m_back);
    connect(m_back, &QPushButton::clicked, this, [this] { session().setOperatingLoad(std::nullopt); });
    connect(m_sweeps, &QComboBox::activated, this, [this](int index) {
        session().chooseSweep(static_cast<std::size_t>(m_sweeps->itemData(index).toULongLong()));
    });
    connect(m_percentiles, &QComboBox::activated, this, [this](int index) {
        m_wantedTail = m_percentiles->itemData(index).toDouble();
        refreshNow();
    });
    return row;
}

QWidget *KneePage::buildTable()
{
    auto *row = new QWidget(m_content);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 28));
    m_table = new TableView(row);
    m_table->setSourceModel(m_model);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setAccessibleName(tr("Points of the sweep"));
    m_table->setDensity(TableView::Density::Dense);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setToolTip(tr("Enter, or a double click on a load, takes it as the operating point."));
    connect(m_table, &TableView::rowOpened, this, [this](int one) {
        if (one >= 0)
            workAt(static_cast<std::size_t>(one));
    });
    auto *column = new QVBoxLayout;
    column->setSpacing(designPixels(this, 6));
    m_doubtsTitle = new QLabel(row);
    m_doubts = new QLabel(row);
    m_doubts->setWordWrap(true);
    m_doubts->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_doubts->setFont(scaledFont(font(), type::caption));
    m_doubts->setTextFormat(Qt::PlainText);
    m_doubts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_doubts->setFixedWidth(designPixels(this, doubtsWidth));
    column->addWidget(m_doubtsTitle);
    m_why = new QPushButton(tr("Show why ›"), row);
    m_why->setFlat(true);
    connect(m_why, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("benchmarks")); });
    column->addWidget(m_doubts);
    column->addWidget(m_why, 0, Qt::AlignLeft);
    column->addStretch(1);
    layout->addWidget(m_table, 1);
    layout->addLayout(column);
    return row;
}

std::optional<std::size_t> KneePage::shownSweep() const
{
    const auto evaluation = session().evaluation();
    if (evaluation->sweeps.empty()) {
        const bool predicted = evaluation->prediction && !evaluation->prediction->sweep.points.empty();
        return predicted ? std::optional<std::size_t>(0) : std::nullopt;
    }
    return std::min(evaluation->chosenSweep.value_or(0), evaluation->sweeps.size() - 1);
}

double KneePage::tailQuantile() const
{
    if (m_wantedTail)
        return *m_wantedTail;
    const auto sweep = shownSweep();
    if (!sweep)
        return usualTail;
    for (const core::SloTerm &term : analysisAt(*session().evaluation(), *sweep).slo.terms) {
        if (term.quantile && *term.quantile > 0.5)
            return *term.quantile;
    }
    return usualTail;
}

void KneePage::fillSweeps()
{
    const auto library = session().library();
    const auto evaluation = session().evaluation();
    m_sweeps->clear();
    for (std::size_t i = 0; i < evaluation->sweeps.size() && i < library->sweeps.size(); ++i)
        m_sweeps->addItem(tooltexts::sweepName(*library, i), QVariant::fromValue(static_cast<qulonglong>(i)));
    m_sweeps->setCurrentIndex(static_cast<int>(shownSweep().value_or(0)));
    m_sweeps->setVisible(m_sweeps->count() > 1);
    m_sweepLabel->setVisible(m_sweeps->count() > 1);
}

void KneePage::fillPercentiles()
{
    std::set<double> stated{tailQuantile()};
    const SweepAnalysis &sweep = analysisAt(*session().evaluation(), *shownSweep());
    for (const SweepPoint &point : sweep.points) {
        for (const auto &[quantile, seconds] : point.ttft.quantileSeconds)
            stated.insert(quantile);
    }
    m_percentiles->clear();
    for (const double quantile : stated) {
        m_percentiles->addItem(QStringLiteral("p") + formatNumber(quantile * 100.0), quantile);
        if (quantile == tailQuantile())
            m_percentiles->setCurrentIndex(m_percentiles->count() - 1);
    }
}

charts::ChartSpec KneePage::chartOf(const SweepAnalysis &sweep) const
{
    charts::KneeChartOptions options;
    // The sweep's own SLO decides what is drawn until the user picks a percentile.
    if (m_wantedTail)
        options.quantiles = {*m_wantedTail, 0.5};
    const auto point = session().evaluation()->operatingPoint;
    if (point && *point < sweep.points.size())
        options.operatingPoint = sweep.points[*point].load;
    options.handle = m_dragged;
    options.title = tr("Throughput and latency against load");
    const auto evaluation = session().evaluation();
    if (evaluation->prediction) {
        if (&sweep == &evaluation->prediction->sweep)
            options.provenance = core::project::Provenance::Design;
        else if (evaluation->prediction->sweep.loadIsRate == sweep.loadIsRate)
            options.predicted = curvesOf(*evaluation->prediction, sweep.throughputKind, tailQuantile());
    }
    return charts::kneeChart(sweep, options);
}

/// As the engine takes it: a figure between two tested loads was not measured.
std::optional<std::size_t> KneePage::nearestPoint(double load) const
{
    const auto sweep = shownSweep();
    std::optional<std::size_t> nearest;
    if (!sweep)
        return nearest;
    const auto &points = analysisAt(*session().evaluation(), *sweep).points;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i].load && (!nearest || std::abs(*points[i].load - load) < std::abs(*points[*nearest].load - load)))
            nearest = i;
    return nearest;
}

/// At the engine's own choice there is nothing to come back from.
void KneePage::workAt(std::size_t point)
{
    const auto sweep = shownSweep();
    if (!sweep)
        return;
    const SweepAnalysis &analysis = analysisAt(*session().evaluation(), *sweep);
    if (point >= analysis.points.size())
        return;
    const bool own = analysis.safeCapacity && point == *analysis.safeCapacity;
    session().setOperatingLoad(own ? std::nullopt : analysis.points[point].load);
}

QString KneePage::operatingSentence(const SweepAnalysis &sweep) const
{
    const auto point = session().evaluation()->operatingPoint;
    if (!point || *point >= sweep.points.size() || !sweep.points[*point].load)
        return {};
    const QString load = formatNumber(*sweep.points[*point].load);
    return sweep.loadIsRate ? tr("The headline stands on %1 requests a second.").arg(load)
                            : tr("The headline stands on %1 requests at a time.").arg(load);
}

void KneePage::showDoubts()
{
    const auto &doubts = m_model->doubts();
    m_doubtsTitle->setText(tr("%n figure(s) to question", nullptr, static_cast<int>(doubts.size())));
    QStringList reasons, titles;
    for (const KneePointsModel::Doubt &doubt : doubts) {
        reasons << QStringLiteral("%1  %2").arg(doubt.letter, doubt.reason);
        titles << QStringLiteral("%1  %2").arg(doubt.letter, doubt.title);
    }
    // The reasons stand where they fit beside the table; the picture must not shrink for them.
    const QString full = reasons.join(QStringLiteral("\n\n"));
    m_doubts->setText(full);
    const int room = m_table->height() - designPixels(this, 52);
    if (m_doubts->heightForWidth(m_doubts->width()) > room)
        m_doubts->setText(titles.join(QLatin1Char('\n')));
    m_doubts->setToolTip(full);
    m_why->setVisible(!doubts.isEmpty());
    QPalette palette = m_doubts->palette();
    palette.setColor(QPalette::WindowText, Theme::of(this).text2);
    m_doubts->setPalette(palette);
    m_doubts->setVisible(!doubts.isEmpty());
    m_doubtsTitle->setVisible(!doubts.isEmpty());
}

void KneePage::refresh()
{
    const auto sweep = shownSweep();
    m_empty->setVisible(!sweep);
    m_content->setVisible(sweep.has_value());
    if (!sweep) {
        setSentence(tr("No sweep yet: drop benchmark results on the window to see "
                       "where the knee lies."));
        m_model->setSweep(nullptr, 0, usualTail);
        return;
    }
    const auto evaluation = session().evaluation();
    const SweepAnalysis &analysis = analysisAt(*evaluation, *sweep);
    const QString answer = localised(core::project::kneeSentences(&analysis));
    const QString operating = operatingSentence(analysis);
    setSentence(operating.isEmpty() ? answer : answer + QLatin1Char(' ') + operating);
    m_back->setVisible(!operating.isEmpty());
    fillSweeps();
    fillPercentiles();
    m_chart->setSpec(chartOf(analysis));
    m_model->setSweep(evaluation, *sweep, tailQuantile());
    for (const int column :
         {KneePointsModel::RequestsColumn, KneePointsModel::TtftMedianColumn, KneePointsModel::TtftTailColumn,
          KneePointsModel::TpotTailColumn, KneePointsModel::GoodputColumn, KneePointsModel::UsefulColumn})
        m_table->setColumnHidden(column, !m_model->hasValues(column));
    putOnPage(m_table);
    fitHeight(*m_table, mostRows);
    showDoubts();
}

QList<Page::NamedChart> KneePage::charts() const
{
    const auto sweep = shownSweep();
    if (!sweep)
        return {};
    return {{QStringLiteral("knee"), chartOf(analysisAt(*session().evaluation(), *sweep))}};
}

} // namespace ui
