// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sensitivitypage.h"

#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/style/theme.h"
#include "ui/style/trueminus.h"
#include "ui/texts.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/rangedialog.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/surenessview.h"
#include "ui/widgets/tornadoview.h"
#include "ui/widgets/twowayview.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double stackBelow = 560; ///< of the page
constexpr int curveLeastHeight = 110;

} // namespace

using core::sensitivity::Elasticity;
using core::sensitivity::Outcome;
using core::sensitivity::Sensitivity;

SensitivityPage::SensitivityPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
{
    m_empty = new EmptyState(tr("What moves the cost, where the answer flips, and how sure the choice is: state a "
                                "throughput and a tariff, or a power."),
                             QStringLiteral("pages/sensitivity"),
                             {{QStringLiteral("field:economics.tariff.eur_per_hour"), tr("State a tariff")},
                              {QStringLiteral("field:energy.power_w"), tr("State a power")},
                              EmptyState::exampleWay()},
                             this);
    goWaysOf(m_empty);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    layout->addWidget(buildControls());
    auto *pictures = new StackingRow(stackBelow, 24, m_content);
    m_tornado = new TornadoView(pictures);
    new Picture(m_tornado, QStringLiteral("tornado"), [this] { return picturetables::ofTornado(m_sensitivity.get()); });
    m_curve = new charts::ChartWidget(pictures);
    m_curve->setMinimumHeight(designPixels(this, curveLeastHeight));
    m_curve->setAccessibleName(tr("Figure"));
    pictures->addPart(m_tornado, 1);
    pictures->addPart(m_curve, 1);
    layout->addWidget(pictures, 1);
    m_mechanism = new QLabel(m_content);
    m_mechanism->setWordWrap(true);
    m_mechanism->setFont(scaledFont(font(), type::label));
    layout->addWidget(m_mechanism);
    layout->addWidget(buildTables());
    m_coming = new QLabel(tr("Each input is moved within its range, one at a time; the picture follows."), this);
    m_coming->setObjectName(QStringLiteral("sensitivity.coming"));
    m_coming->setWordWrap(true);
    m_coming->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
    body()->addWidget(m_coming, 1);
    m_coming->hide();
    connect(m_tornado, &TornadoView::leverChosen, this, &SensitivityPage::showLever);
    connect(&m_task, &Task::runningChanged, this, [this](bool running) { m_curve->setDimmed(running); });
    connect(&m_task, &Task::failed, this, &Page::failed);
    m_empty->hide();
    m_content->hide(); // nothing of the page stands before there is something on it
}

QWidget *SensitivityPage::buildControls()
{
    auto *row = new QWidget(m_content);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_outcomes = new QComboBox(row);
    m_outcomes->setObjectName(QStringLiteral("sensitivity.outcome"));
    m_outcomes->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_outcomesLabel = new QLabel(tr("&Figure"), row);
    m_outcomesLabel->setBuddy(m_outcomes);
    layout->addWidget(m_outcomesLabel);
    layout->addWidget(m_outcomes);
    layout->addStretch(1);
    m_range = new QAction(tr("State a range of an input…"), this);
    connect(m_range, &QAction::triggered, this, &SensitivityPage::stateRange);
    auto *range = new QPushButton(tr("State a range…"), row);
    range->setObjectName(QStringLiteral("sensitivity.range"));
    range->setToolTip(tr("Says how uncertain an input is: the draws take their values from it."));
    connect(range, &QPushButton::clicked, m_range, &QAction::trigger);
    layout->addWidget(range);
    connect(m_outcomes, &QComboBox::activated, this, [this](int index) {
        m_outcome = m_outcomes->itemData(index).toString().toStdString();
        start();
    });
    return row;
}

/// The input whose bar is chosen is the one in mind.
void SensitivityPage::stateRange()
{
    auto *dialog = new RangeDialog(session(), fromUtf8(m_tornado->chosenLever()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QWidget *SensitivityPage::buildTables()
{
    auto *row = new StackingRow(stackBelow, 24, m_content);
    m_pairs = new TwoWayView(session(), row);
    m_sureness = new SurenessView(row);
    row->addPart(m_pairs, 1);
    row->addPart(m_sureness, 1);
    connect(m_pairs, &TwoWayView::failed, this, &Page::failed);
    return row;
}

bool SensitivityPage::working() const
{
    return m_task.running() || m_pairs->working();
}

void SensitivityPage::refresh()
{
    if (m_sensitivity)
        show(m_sensitivity); // colours and language; the figures follow
    else
        setSentence(tr("Looking at what moves the result."));
    m_coming->setVisible(!m_sensitivity);
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
    // Of one thing alone there is no choice to be sure of, and without a figure nothing to draw.
    const core::sensitivity::Robustness &robustness = m_sensitivity->robustness;
    const bool empty = m_sensitivity->tornado.empty() && robustness.outcomes.empty() &&
                       m_sensitivity->thresholds.empty() && robustness.candidates.size() < 2;
    m_coming->hide();
    m_empty->setVisible(empty);
    m_content->setVisible(!empty);
    setSentence(localised(m_sensitivity->sentences));
    if (empty)
        return;
    // Where nothing moves a figure there is none to choose and no curve to draw.
    const bool moves = !m_sensitivity->tornado.empty();
    for (QWidget *part : std::initializer_list<QWidget *>{m_outcomesLabel, m_outcomes, m_tornado->parentWidget(),
                                                          m_tornado, m_curve, m_mechanism})
        part->setVisible(moves);
    // The room of the pictures goes to the tables.
    constexpr int picturesRow = 1, tablesRow = 3;
    auto *layout = qobject_cast<QVBoxLayout *>(m_content->layout());
    layout->setStretch(picturesRow, moves ? 1 : 0);
    layout->setStretch(tablesRow, moves ? 0 : 1);
    fillOutcomes();
    m_tornado->setSensitivity(m_sensitivity);
    showLever(fromUtf8(m_tornado->chosenLever()));
    m_pairs->setSensitivity(m_sensitivity);
    m_sureness->setSensitivity(m_sensitivity);
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
                  .arg(localised(row->name), withTrueMinus(formatNumber(row->elasticity)), localised(row->mechanism)));
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
