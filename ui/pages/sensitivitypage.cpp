// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sensitivitypage.h"

#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/models/heattablemodel.h"
#include "ui/models/robustnessmodel.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/tornadoview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QThread>
#include <QVBoxLayout>

namespace ui {

using core::sensitivity::Elasticity;
using core::sensitivity::Outcome;
using core::sensitivity::Sensitivity;
using core::sensitivity::Threshold;

namespace {

constexpr int tallestTable = 7; ///< rows; more scroll
constexpr int mostThresholds = 4;

} // namespace

SensitivityPage::SensitivityPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
{
    m_empty = new EmptyState(tr("What moves the cost, where the answer flips, and how sure the choice is: state a "
                                "throughput and a tariff, or a power."),
                             QStringLiteral("pages/sensitivity"), this);
    connect(m_empty, &EmptyState::importRequested, this, &Page::importRequested);
    connect(m_empty, &EmptyState::exampleRequested, this, &Page::exampleRequested);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    layout->addWidget(buildControls());
    auto *pictures = new QHBoxLayout;
    pictures->setSpacing(designPixels(this, 24));
    m_tornado = new TornadoView(m_content);
    m_curve = new charts::ChartWidget(m_content);
    m_curve->setAccessibleName(tr("Figure"));
    pictures->addWidget(m_tornado, 1);
    pictures->addWidget(m_curve, 1);
    layout->addLayout(pictures, 1);
    m_mechanism = new QLabel(m_content);
    m_mechanism->setWordWrap(true);
    m_mechanism->setFont(scaledFont(font(), type::label));
    layout->addWidget(m_mechanism);
    layout->addWidget(buildTables());
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
    connect(m_tornado, &TornadoView::leverChosen, this, &SensitivityPage::showLever);
    connect(&m_task, &Task::runningChanged, this, [this](bool running) { m_curve->setDimmed(running); });
    connect(&m_task, &Task::failed, this, &Page::failed);
    m_empty->hide();
}

QWidget *SensitivityPage::buildControls()
{
    auto *row = new QWidget(m_content);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_outcomes = new QComboBox(row);
    m_outcomes->setObjectName(QStringLiteral("sensitivity.outcome"));
    m_outcomes->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *label = new QLabel(tr("&Figure"), row);
    label->setBuddy(m_outcomes);
    layout->addWidget(label);
    layout->addWidget(m_outcomes);
    layout->addStretch(1);
    connect(m_outcomes, &QComboBox::activated, this, [this](int index) {
        m_outcome = m_outcomes->itemData(index).toString().toStdString();
        start();
    });
    return row;
}

QWidget *SensitivityPage::buildTables()
{
    auto *row = new QWidget(m_content);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 24));
    const auto column = [&](QLabel *&title, TableView *&table, const QString &name) {
        auto *box = new QVBoxLayout;
        box->setSpacing(designPixels(this, 4));
        title = blockTitle({}, {}, row);
        title->setWordWrap(true);
        table = new TableView(row);
        table->setAccessibleName(name);
        box->addWidget(title);
        box->addWidget(table);
        layout->addLayout(box, 1);
        return box;
    };
    column(m_tableTitle, m_table, tr("Two inputs at a time"))->addStretch(1);
    m_heat = new HeatTableModel(this);
    m_table->setSourceModel(m_heat);
    m_table->setSortingEnabled(false);
    m_table->verticalHeader()->show();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    QVBoxLayout *right = column(m_robustnessTitle, m_robustness, tr("How sure the choice is"));
    m_robustnessModel = new RobustnessModel(this);
    m_robustness->setSourceModel(m_robustnessModel);
    m_thresholds = new QLabel(row);
    m_thresholds->setWordWrap(true);
    m_thresholds->setFont(scaledFont(font(), type::label));
    right->addWidget(m_thresholds);
    right->addStretch(1);
    return row;
}

void SensitivityPage::refresh()
{
    if (m_sensitivity)
        show(m_sensitivity); // colours and language; the figures follow
    else
        setSentence(tr("Looking at what moves the result."));
    start();
}

void SensitivityPage::start()
{
    const auto project = session().project();
    const auto library = session().library();
    const auto chosen = session().chosenSweep();
    m_task.start(
        [project, library, chosen, document = session().document(), outcome = m_outcome](std::stop_token stop) {
            core::Diagnostics ignored; // the session says them
            core::project::EvaluateOptions options = evaluateOptions(ignored);
            options.stop = stop;
            options.chosenSweep = chosen;
            core::sensitivity::SensitivityOptions wanted;
            wanted.outcome = outcome;
            wanted.draws.seed = project->seed;
            wanted.draws.stop = stop;
            wanted.draws.jobs = static_cast<unsigned>(std::max(QThread::idealThreadCount() - 1, 1));
            return std::make_shared<const Sensitivity>(
                core::sensitivity::sensitivityOf(*project, document, library, options, wanted, ignored));
        },
        [this](std::shared_ptr<const Sensitivity> sensitivity) { show(std::move(sensitivity)); });
}

void SensitivityPage::show(std::shared_ptr<const Sensitivity> sensitivity)
{
    m_sensitivity = std::move(sensitivity);
    const bool empty = m_sensitivity->tornado.empty() && m_sensitivity->robustness.candidates.empty();
    m_empty->setVisible(empty);
    m_content->setVisible(!empty);
    setSentence(localised(m_sensitivity->sentences));
    if (empty)
        return;
    fillOutcomes();
    m_tornado->setSensitivity(m_sensitivity);
    showLever(fromUtf8(m_tornado->chosenLever()));
    const Theme &theme = Theme::of(this);
    const bool table = !m_sensitivity->tables.empty();
    m_table->setVisible(table);
    m_tableTitle->setVisible(table);
    if (table) {
        const auto &first = m_sensitivity->tables.front();
        m_heat->setTable(std::make_shared<const core::sensitivity::TwoWayTable>(first));
        m_heat->setColours(theme.series(charts::Role::Goodput), theme.page, theme.text1);
        m_tableTitle->setText(QStringLiteral("<b>%1</b>  %2")
                                  .arg(charts::outcomeTitle(first.request.outcome).toHtmlEscaped(),
                                       tr("%1 down, %2 across")
                                           .arg(fromUtf8(first.request.rows.path), fromUtf8(first.request.columns.path))
                                           .toHtmlEscaped()));
        fitHeight(*m_table, tallestTable);
        putOnPage(m_table);
    }
    const auto robustness =
        std::shared_ptr<const core::sensitivity::Robustness>(m_sensitivity, &m_sensitivity->robustness);
    m_robustnessModel->setRobustness(robustness);
    m_robustnessTitle->setText(QStringLiteral("<b>%1</b>  %2")
                                   .arg(tr("How sure the choice is"),
                                        robustness->inputs.empty()
                                            ? tr("no input states a range")
                                            : tr("%1 draws of %2 inputs")
                                                  .arg(QLocale().toString(static_cast<qlonglong>(robustness->draws)))
                                                  .arg(robustness->inputs.size())));
    QHeaderView *header = m_robustness->horizontalHeader();
    for (int column = 0; column < m_robustnessModel->columnCount(); ++column)
        header->setSectionResizeMode(
            column, column == RobustnessModel::CandidateColumn ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    fitHeight(*m_robustness, tallestTable);
    putOnPage(m_robustness);
    QStringList lines;
    for (const Threshold &threshold : m_sensitivity->thresholds)
        if (lines.size() < mostThresholds)
            lines << localised(threshold.sentence);
    m_thresholds->setText(lines.join(QLatin1Char('\n')));
}

void SensitivityPage::showLever(const QString &path)
{
    if (!m_sensitivity || path.isEmpty())
        return;
    const std::string lever = path.toStdString();
    m_curve->setSpec(charts::leverChart(*m_sensitivity, lever, QLocale()));
    const auto row = std::ranges::find(m_sensitivity->elasticities, lever, &Elasticity::lever);
    m_mechanism->setText(
        row == m_sensitivity->elasticities.end()
            ? QString()
            : tr("%1: 1 % more of it moves the figure by %2 %. %3")
                  .arg(localised(row->name), formatNumber(row->elasticity), localised(row->mechanism)));
}

void SensitivityPage::fillOutcomes()
{
    const auto evaluation = session().evaluation();
    m_outcomes->clear();
    for (const Outcome &outcome : core::sensitivity::outcomes())
        if (outcome.of(*evaluation))
            m_outcomes->addItem(charts::outcomeTitle(std::string(outcome.id)), fromUtf8(outcome.id));
    m_outcomes->setCurrentIndex(m_outcomes->findData(fromUtf8(m_sensitivity->outcome)));
}

QList<Page::NamedChart> SensitivityPage::charts() const
{
    if (!m_sensitivity || m_sensitivity->tornado.empty())
        return {};
    return {{QStringLiteral("tornado"), charts::tornadoChart(*m_sensitivity, QLocale())},
            {QStringLiteral("lever"), charts::leverChart(*m_sensitivity, m_tornado->chosenLever(), QLocale())}};
}

} // namespace ui
