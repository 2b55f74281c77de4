// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/kneepage.h"

#include "core/calibration/calibratedoptions.h"
#include "core/project/limitsentences.h"
#include "core/project/otherload.h"
#include "core/project/prediction.h"

#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/kneechart.h"
#include "ui/charts/predictedcurves.h"
#include "ui/charts/rooflinechart.h"
#include "ui/models/kneepointsmodel.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/task.h"
#include "ui/texts.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <cmath>
#include <set>

namespace ui {

using core::results::SweepAnalysis;
using core::results::SweepPoint;

namespace {

constexpr int doubtsWidth = 190, doubtsNarrow = 140;
constexpr int narrowBelow = 900;   ///< of the page: the table needs its columns more than the doubts their lines
constexpr double stackBelow = 560; ///< of the page
constexpr double usualTail = 0.99;
constexpr int chartLeastHeight = 290;
constexpr int mostRows = 8;                          ///< of the table in a usual window; more scroll
constexpr int leastRows = 5;                         ///< in a low one
constexpr int usualHeight = 760, heightForARow = 60; ///< of what is taller, a third goes to the table

/// The sweep of that index; where nothing was measured, the predicted one.
const SweepAnalysis &analysisAt(const core::project::Evaluation &evaluation, std::size_t index)
{
    return index < evaluation.sweeps.size() ? evaluation.sweeps[index] : evaluation.prediction->sweep;
}

/// The point whose requests a second come nearest: the same work, whatever the axis counts.
std::optional<std::size_t> nearestByThroughput(const SweepAnalysis &sweep, std::optional<double> requestsPerSecond)
{
    std::optional<std::size_t> nearest;
    if (!requestsPerSecond)
        return nearest;
    double least = 0.0;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        const auto &served = sweep.points[i].requestThroughputPerSecond;
        if (!served || !sweep.points[i].load)
            continue;
        const double distance = std::abs(*served - *requestsPerSecond);
        if (nearest && distance >= least)
            continue;
        nearest = i;
        least = distance;
    }
    return nearest;
}

} // namespace

KneePage::KneePage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
    , m_model(new KneePointsModel(this))
    , m_task(new Task(this))
    , m_shown(session.evaluation())
{
    m_empty = new EmptyState(tr("A sweep of benchmark runs shows here up to which load "
                                "the SLO holds, and where the knee lies."),
                             QStringLiteral("pages/knee"), this);
    connect(m_empty, &EmptyState::importRequested, this, &Page::importRequested);
    connect(m_empty, &EmptyState::exampleRequested, this, &Page::exampleRequested);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    layout->addWidget(buildControls());
    m_stack = new QStackedWidget(m_content);
    m_stack->addWidget(buildCurves());
    m_stack->addWidget(buildRoofline());
    layout->addWidget(m_stack, 1);
    connect(m_views, &QTabBar::currentChanged, this, [this](int view) {
        m_stack->setCurrentIndex(view);
        m_controls->setVisible(view == 0);
        showRoofline();
    });
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
}

bool KneePage::working() const
{
    return m_task->running();
}

QWidget *KneePage::buildCurves()
{
    auto *curves = new CompactWidget(m_content);
    auto *layout = new QVBoxLayout(curves);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_chart = new charts::ChartWidget(curves);
    m_chart->setMinimumHeight(designPixels(this, chartLeastHeight));
    connect(m_chart, &charts::ChartWidget::operatingPointDragged, this, [this](double load) {
        m_dragged = load;
        const auto point = nearestPoint(load);
        this->session().setOperatingLoad(point ? headlineLoadOf(*point) : std::nullopt);
    });
    connect(m_chart, &charts::ChartWidget::operatingPointReleased, this, [this](double load) {
        m_dragged.reset();
        if (const auto point = nearestPoint(load))
            workAt(*point);
        refreshNow();
    });
    connect(m_chart, &charts::ChartWidget::notice, this, &Page::notice);
    connect(m_chart, &charts::ChartWidget::failed, this, &Page::failed);
    layout->addWidget(m_chart, 1);
    layout->addWidget(buildTable());
    return curves;
}

QWidget *KneePage::buildRoofline()
{
    auto *box = new CompactWidget(m_content);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_rooflineText = new QLabel(box);
    m_rooflineText->setObjectName(QStringLiteral("knee.roofline"));
    m_rooflineText->setWordWrap(true);
    m_rooflineText->setTextFormat(Qt::PlainText);
    m_rooflineText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_roofline = new charts::ChartWidget(box);
    m_roofline->setMinimumHeight(designPixels(this, chartLeastHeight));
    connect(m_roofline, &charts::ChartWidget::notice, this, &Page::notice);
    connect(m_roofline, &charts::ChartWidget::failed, this, &Page::failed);
    layout->addWidget(m_rooflineText);
    layout->addWidget(m_roofline, 1);
    return box;
}

QWidget *KneePage::buildControls()
{
    auto *row = new StackingRow(stackBelow, 20, m_content);
    m_views = new LineTabs(row);
    m_views->setObjectName(QStringLiteral("knee.views"));
    m_views->setAccessibleName(tr("Pictures"));
    m_views->addTab(tr("Load"));
    m_views->addTab(tr("Roofline"));
    row->addPart(m_views);
    m_controls = new QWidget(row);
    QSizePolicy policy = m_controls->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_controls->setSizePolicy(policy);
    row->addPart(m_controls, 1);
    auto *controls = new QHBoxLayout(m_controls);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->setSpacing(designPixels(this, 8));
    const auto combo = [&](const char *name, const QString &text, QLabel **label) {
        auto *box = new QComboBox(m_controls);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        auto *buddy = new QLabel(text, m_controls);
        buddy->setBuddy(box);
        controls->addWidget(buddy);
        controls->addWidget(box);
        if (label != nullptr)
            *label = buddy;
        return box;
    };
    m_sweeps = combo("knee.sweep", tr("&Sweep"), &m_sweepLabel);
    m_kinds = combo("knee.kind", tr("&Load by"), &m_kindLabel);
    m_kinds->addItem(tr("concurrency"), false);
    m_kinds->addItem(tr("requests a second"), true);
    m_kinds->setToolTip(tr("A closed loop holds so many requests in flight; by rate they come whether or not the last "
                           "one is answered. What was not measured so is predicted."));
    m_percentiles = combo("knee.percentile", tr("&Percentile"), nullptr);
    controls->addStretch(1);
    m_back = new QPushButton(tr("Back to the safe capacity"), m_controls);
    m_back->setObjectName(QStringLiteral("knee.back"));
    m_back->setToolTip(tr("The headline stands on the load that you chose on the chart."));
    controls->addWidget(m_back);
    connect(m_back, &QPushButton::clicked, this, [this] { session().setOperatingLoad(std::nullopt); });
    connect(m_sweeps, &QComboBox::activated, this, [this](int index) {
        m_wantedRate.reset();
        session().chooseSweep(static_cast<std::size_t>(m_sweeps->itemData(index).toULongLong()));
        refreshNow();
    });
    connect(m_kinds, &QComboBox::activated, this, [this](int index) {
        m_wantedRate = m_kinds->itemData(index).toBool();
        refreshNow();
    });
    connect(m_percentiles, &QComboBox::activated, this, [this](int index) {
        m_wantedTail = m_percentiles->itemData(index).toDouble();
        refreshNow();
    });
    return row;
}

QWidget *KneePage::buildTable()
{
    auto *row = new StackingRow(stackBelow, 28, m_content);
    m_table = new TableView(row);
    m_table->setSourceModel(m_model);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setAccessibleName(tr("Points of the sweep"));
    m_table->setDensity(TableView::Density::Dense);
    m_table->setSpread(true);
    m_table->setToolTip(tr("Enter, or a double click on a load, takes it as the operating point."));
    connect(m_table, &TableView::rowOpened, this, [this](int one) {
        if (one >= 0)
            workAt(static_cast<std::size_t>(one));
    });
    auto *beside = new QWidget(row);
    auto *column = new QVBoxLayout(beside);
    column->setContentsMargins(0, 0, 0, 0);
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
    row->addPart(m_table, 1);
    row->addPart(beside);
    return row;
}

/// Which sweep the page is about: what was measured by the wanted kind of load, else what is predicted for it.
void KneePage::chooseShown() const
{
    const auto evaluation = session().evaluation();
    m_shown = evaluation;
    const SweepAnalysis *headline = headlineSweep(*evaluation);
    if (headline == nullptr || !evaluation->prediction ||
        m_wantedRate.value_or(headline->loadIsRate) == headline->loadIsRate)
        return;
    const auto other = predictionByLoad(*m_wantedRate);
    if (!other)
        return; // it is on its way; the old picture stays
    auto shown = std::make_shared<core::project::Evaluation>(*evaluation);
    shown->sweeps.clear();
    shown->chosenSweep.reset();
    shown->operatingPoint.reset();
    shown->prediction = other;
    m_shown = std::move(shown);
}

/// The evaluation's own where it is of that kind, else the one that was computed for this page.
std::shared_ptr<const core::project::Prediction> KneePage::predictionByLoad(bool byRate) const
{
    const auto own = session().evaluation()->prediction;
    if (own && own->sweep.loadIsRate == byRate)
        return own;
    return m_other && m_otherOf == session().project() && m_other->sweep.loadIsRate == byRate ? m_other : nullptr;
}

void KneePage::findOther()
{
    const auto evaluation = session().evaluation();
    if (!evaluation->prediction || evaluation->prediction->rough)
        return; // the next figures are on their way
    const SweepAnalysis *headline = headlineSweep(*evaluation);
    const bool wanted = m_wantedRate.value_or(headline != nullptr && headline->loadIsRate);
    if (m_task->running() || predictionByLoad(wanted) || m_otherOf == session().project())
        return;
    core::Diagnostics shownAlready;
    m_task->start(
        [wanted, project = session().project(),
         options = core::calibration::calibratedOptions(evaluateOptions(shownAlready), session().document())](
            std::stop_token stop) {
            core::project::EvaluateOptions own = options;
            own.stop = stop;
            return std::pair(project, core::project::predictionByLoad(*project, wanted, own));
        },
        [this](auto found) {
            m_otherOf = std::move(found.first);
            m_other = std::move(found.second);
            refreshNow();
        });
}

std::optional<std::size_t> KneePage::shownSweep() const
{
    if (m_shown->sweeps.empty()) {
        const bool predicted = m_shown->prediction && !m_shown->prediction->sweep.points.empty();
        return predicted ? std::optional<std::size_t>(0) : std::nullopt;
    }
    return std::min(m_shown->chosenSweep.value_or(0), m_shown->sweeps.size() - 1);
}

double KneePage::tailQuantile() const
{
    if (m_wantedTail)
        return *m_wantedTail;
    const auto sweep = shownSweep();
    if (!sweep)
        return usualTail;
    for (const core::SloTerm &term : analysisAt(*m_shown, *sweep).slo.terms) {
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
    m_sweeps->setCurrentIndex(static_cast<int>(evaluation->chosenSweep.value_or(0)));
    m_sweeps->setVisible(m_sweeps->count() > 1);
    m_sweepLabel->setVisible(m_sweeps->count() > 1);
}

void KneePage::fillKinds()
{
    const auto sweep = shownSweep();
    const bool both = session().evaluation()->prediction != nullptr;
    m_kinds->setVisible(both);
    m_kindLabel->setVisible(both);
    const bool byRate = sweep && analysisAt(*m_shown, *sweep).loadIsRate;
    m_kinds->setCurrentIndex(m_kinds->findData(m_wantedRate.value_or(byRate)));
}

void KneePage::fillPercentiles()
{
    std::set<double> stated{tailQuantile()};
    const SweepAnalysis &sweep = analysisAt(*m_shown, *shownSweep());
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

/// The headline's operating point, in the sweep that is shown.
std::optional<std::size_t> KneePage::operatingPoint() const
{
    const auto evaluation = session().evaluation();
    const auto sweep = shownSweep();
    if (!evaluation->operatingPoint || !sweep)
        return std::nullopt;
    const SweepAnalysis &analysis = analysisAt(*m_shown, *sweep);
    const SweepAnalysis *headline = headlineSweep(*evaluation);
    if (headline == nullptr || *evaluation->operatingPoint >= headline->points.size())
        return std::nullopt;
    if (m_shown == evaluation && evaluation->chosenSweep.value_or(0) == *sweep)
        return evaluation->operatingPoint;
    return nearestByThroughput(analysis, headline->points[*evaluation->operatingPoint].requestThroughputPerSecond);
}

charts::ChartSpec KneePage::chartOf(const SweepAnalysis &sweep) const
{
    charts::KneeChartOptions options;
    // The sweep's own SLO decides what is drawn until the user picks a percentile.
    if (m_wantedTail)
        options.quantiles = {*m_wantedTail, 0.5};
    if (const auto point = operatingPoint(); point && *point < sweep.points.size())
        options.operatingPoint = sweep.points[*point].load;
    options.handle = m_dragged;
    options.title = tr("Throughput and latency against load");
    if (m_shown->prediction) {
        if (&sweep == &m_shown->prediction->sweep) {
            options.provenance = core::project::Provenance::Design;
            options.predicted = charts::predictedBands(*m_shown->prediction, sweep.throughputKind, tailQuantile());
        } else if (const auto prediction = predictionByLoad(sweep.loadIsRate)) {
            options.predicted = charts::predictedCurves(*prediction, sweep.throughputKind, tailQuantile());
        }
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
    const auto &points = analysisAt(*m_shown, *sweep).points;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i].load && (!nearest || std::abs(*points[i].load - load) < std::abs(*points[*nearest].load - load)))
            nearest = i;
    return nearest;
}

/// The load of the headline's sweep that does the work of a point of the sweep that is shown.
std::optional<double> KneePage::headlineLoadOf(std::size_t point) const
{
    const auto sweep = shownSweep();
    const SweepAnalysis *headline = headlineSweep(*session().evaluation());
    if (!sweep || headline == nullptr)
        return std::nullopt;
    const SweepAnalysis &analysis = analysisAt(*m_shown, *sweep);
    if (point >= analysis.points.size())
        return std::nullopt;
    if (m_shown == session().evaluation())
        return analysis.points[point].load;
    const auto same = nearestByThroughput(*headline, analysis.points[point].requestThroughputPerSecond);
    return same ? headline->points[*same].load : std::nullopt;
}

/// At the engine's own choice there is nothing to come back from.
void KneePage::workAt(std::size_t point)
{
    const auto sweep = shownSweep();
    if (!sweep)
        return;
    const SweepAnalysis &analysis = analysisAt(*m_shown, *sweep);
    if (point >= analysis.points.size())
        return;
    const bool own = analysis.safeCapacity && point == *analysis.safeCapacity;
    session().setOperatingLoad(own ? std::nullopt : headlineLoadOf(point));
}

QString KneePage::operatingSentence(const SweepAnalysis &sweep) const
{
    const auto point = operatingPoint();
    if (!point || *point >= sweep.points.size() || !sweep.points[*point].load)
        return {};
    const QString load = formatNumber(*sweep.points[*point].load);
    return sweep.loadIsRate ? tr("The headline stands on %1 requests a second.").arg(load)
                            : tr("The headline stands on %1 requests at a time.").arg(load);
}

void KneePage::showRoofline()
{
    const auto &prediction = session().evaluation()->prediction;
    const bool any = prediction && prediction->roofline;
    m_views->setTabEnabled(1, any);
    m_views->setTabToolTip(1, any ? tr("What bounds prefill and decode on one GPU")
                                  : tr("It takes a model, a GPU and the lengths of prompts and answers."));
    if (!any) {
        m_views->setCurrentIndex(0);
        return;
    }
    if (m_views->currentIndex() == 0)
        return; // drawn when it is looked at, not at each move of a hand
    m_rooflineText->setText(localised(core::project::rooflineSentences(*prediction->roofline)));
    m_roofline->setSpec(charts::rooflineChart(*prediction->roofline));
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
    setInk(m_doubts, Ink::Second);
    m_doubts->setVisible(!doubts.isEmpty());
    m_doubtsTitle->setVisible(!doubts.isEmpty());
}

void KneePage::refresh()
{
    chooseShown();
    const auto sweep = shownSweep();
    m_empty->setVisible(!sweep);
    m_content->setVisible(sweep.has_value());
    if (!sweep) {
        setSentence(tr("No sweep yet: drop benchmark results on the window to see "
                       "where the knee lies."));
        m_model->setSweep(nullptr, 0, usualTail);
        return;
    }
    findOther();
    const SweepAnalysis &analysis = analysisAt(*m_shown, *sweep);
    const QString answer = localised(core::project::kneeSentences(
        &analysis, core::project::replicasBought(*session().project(), session().evaluation()->size)));
    const QString operating = operatingSentence(analysis);
    setSentence(operating.isEmpty() ? answer : answer + QLatin1Char(' ') + operating);
    m_back->setVisible(!operating.isEmpty());
    fillSweeps();
    fillKinds();
    fillPercentiles();
    m_chart->setSpec(chartOf(analysis));
    showRoofline();
    m_model->setSweep(m_shown, *sweep, tailQuantile());
    for (const int column :
         {KneePointsModel::RequestsColumn, KneePointsModel::TtftMedianColumn, KneePointsModel::TtftTailColumn,
          KneePointsModel::TpotTailColumn, KneePointsModel::GoodputColumn, KneePointsModel::UsefulColumn})
        m_table->setColumnHidden(column, !m_model->hasValues(column));
    m_table->fitColumns();
    putOnPage(m_table);
    // A tall window shows the whole sweep before it makes the curves taller still; a low one keeps the curves whole.
    const int more = (height() - designPixels(this, usualHeight)) / designPixels(this, heightForARow);
    fitHeight(*m_table, std::max(leastRows, mostRows + more));
    m_doubts->setFixedWidth(designPixels(this, width() < designPixels(this, narrowBelow) ? doubtsNarrow : doubtsWidth));
    showDoubts();
}

QList<Page::NamedChart> KneePage::charts() const
{
    chooseShown();
    const auto sweep = shownSweep();
    if (!sweep)
        return {};
    QList<NamedChart> all{{QStringLiteral("knee"), chartOf(analysisAt(*m_shown, *sweep))}};
    if (const auto &prediction = session().evaluation()->prediction; prediction && prediction->roofline)
        all << NamedChart{QStringLiteral("roofline"), charts::rooflineChart(*prediction->roofline)};
    return all;
}

} // namespace ui
