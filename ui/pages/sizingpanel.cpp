// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sizingpanel.h"

#include "core/exports/assumptions.h"
#include "core/project/estimate.h"
#include "core/project/operationsentences.h"
#include "ui/cataloguesource.h"
#include "ui/models/leversmodel.h"
#include "ui/models/servicesmodel.h"
#include "ui/models/sourcetablemodel.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/task.h"
#include "ui/texts.h"
#include "ui/widgets/dayview.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/leverstable.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/worksheetview.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <array>

namespace ui {

using core::project::Node;

namespace {

/// A working day of an office in shares of its busiest hour: an assumption to begin with, not a measurement.
constexpr std::array officeDay{0.08, 0.06, 0.05, 0.05, 0.06, 0.10, 0.25, 0.50, 0.80, 0.95, 1.00, 0.95,
                               0.75, 0.85, 0.95, 0.90, 0.80, 0.60, 0.40, 0.30, 0.25, 0.20, 0.15, 0.10};

constexpr int leastPanelHeight = 150;

QLabel *words(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QVBoxLayout *columnOf(QWidget *box)
{
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, designPixels(box, 4), 0, 0);
    layout->setSpacing(designPixels(box, 6));
    return layout;
}

} // namespace

SizingPanel::SizingPanel(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_tabs(new LineTabs(this))
    , m_stack(new QStackedWidget(this))
    , m_levers(new LeversModel(this))
    , m_sourceModel(new SourceTableModel(this))
    , m_servicesModel(new ServicesModel(this))
    , m_sourceTask(new Task(this))
    , m_servicesTask(new Task(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 6));
    m_tabs->setObjectName(QStringLiteral("sizing.tabs"));
    m_tabs->setAccessibleName(tr("What stands behind the sizing"));
    m_tabs->setUsesScrollButtons(true);
    const auto add = [this](const QString &title, const QString &tip, QWidget *page) {
        m_tabs->setTabToolTip(m_tabs->addTab(title), tip);
        m_stack->addWidget(page);
    };
    add(tr("Worksheet"), tr("Step by step, with the numbers in the formulas"), buildWorksheet());
    m_leversTable = makeTable(m_levers, tr("Levers in numbers"), m_stack);
    add(tr("Levers"), tr("Each lever alone and with those before it"), m_leversTable);
    add(tr("Day"), tr("Replicas over the hours of a day"), buildDay());
    add(tr("Source"), tr("Tables of the articles beside the engine's figures"), buildSource());
    add(tr("Services"), tr("Several services on one cluster"), buildServices());
    add(tr("Assumed"), tr("What the project does not state, and what was taken for it"), buildAssumed());
    m_stack->setMinimumHeight(designPixels(this, leastPanelHeight));
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        if (tab == Source)
            startSource();
        fitLevers();
    });
}

SizingPanel::~SizingPanel() = default;

TableView *SizingPanel::makeTable(QAbstractItemModel *model, const QString &name, QWidget *parent)
{
    auto *table = new TableView(parent);
    table->setSourceModel(model);
    table->setItemDelegate(new FigureDelegate(table));
    table->setDensity(TableView::Density::Dense);
    table->setAccessibleName(name);
    return table;
}

QWidget *SizingPanel::buildWorksheet()
{
    auto *steps = new QScrollArea(m_stack);
    steps->setFrameShape(QFrame::NoFrame);
    steps->setWidgetResizable(true);
    steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_worksheet = new WorksheetView(steps);
    steps->setWidget(m_worksheet);
    // What scrolls lies on the page's own ground, in every theme.
    steps->viewport()->setAutoFillBackground(false);
    m_worksheet->setAutoFillBackground(false);
    new Picture(m_worksheet, QStringLiteral("worksheet"),
                [this] { return picturetables::ofWorksheet(m_worksheet->steps()); });
    return steps;
}

QWidget *SizingPanel::buildDay()
{
    auto *box = new QWidget(m_stack);
    QVBoxLayout *layout = columnOf(box);
    m_dayText = words(box);
    m_dayText->setObjectName(QStringLiteral("sizing.day"));
    m_day = new DayView(box);
    new Picture(m_day, QStringLiteral("day"), [this] { return picturetables::ofDay(m_day->replicas()); });
    m_officeDay = new QPushButton(tr("Take the day of an office"), box);
    m_officeDay->setObjectName(QStringLiteral("sizing.officeday"));
    m_officeDay->setToolTip(tr("Shares of the busiest hour, assumed: replace them in the project by your own "
                               "(scenario.workload.load_shape)."));
    connect(m_officeDay, &QPushButton::clicked, this, &SizingPanel::takeOfficeDay);
    layout->addWidget(m_dayText);
    layout->addWidget(m_officeDay, 0, Qt::AlignLeft);
    layout->addWidget(m_day, 1);
    layout->addStretch();
    return box;
}

QWidget *SizingPanel::buildSource()
{
    auto *box = new QWidget(m_stack);
    QVBoxLayout *layout = columnOf(box);
    m_sourceChoice = new QComboBox(box);
    m_sourceChoice->setObjectName(QStringLiteral("sizing.source"));
    m_sourceChoice->setAccessibleName(tr("Table of the source"));
    m_sourceChoice->addItem(tr("Concurrency of a replica, by context and precision"));
    m_sourceChoice->addItem(tr("Requests a second of a node of four H100"));
    connect(m_sourceChoice, &QComboBox::currentIndexChanged, this, &SizingPanel::showSource);
    m_sourceText = words(box);
    m_sourceTable = makeTable(m_sourceModel, tr("Source and engine"), box);
    layout->addWidget(m_sourceChoice, 0, Qt::AlignLeft);
    layout->addWidget(m_sourceText);
    layout->addWidget(m_sourceTable, 1);
    return box;
}

QWidget *SizingPanel::buildServices()
{
    auto *box = new QWidget(m_stack);
    QVBoxLayout *layout = columnOf(box);
    m_servicesText = words(box);
    m_servicesTable = makeTable(m_servicesModel, tr("Services"), box);
    layout->addWidget(m_servicesText);
    layout->addWidget(m_servicesTable, 1);
    layout->addStretch();
    return box;
}

QWidget *SizingPanel::buildAssumed()
{
    auto *scroll = new QScrollArea(m_stack);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_assumed = words(scroll);
    m_assumed->setObjectName(QStringLiteral("sizing.assumed"));
    m_assumed->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    scroll->setWidget(m_assumed);
    scroll->viewport()->setAutoFillBackground(false);
    m_assumed->setAutoFillBackground(false);
    return scroll;
}

/// Every remark of the evaluation: versions, settings, lengths and acceptance that are not stated, and what is taken.
void SizingPanel::showAssumed()
{
    QStringList lines;
    for (const core::Text &one :
         core::exports::assumedOf(*m_session.project(), m_session.document(), *m_session.evaluation()))
        lines << QStringLiteral("•\u00a0") + localised(one);
    const QString text = lines.isEmpty() ? tr("Nothing had to be assumed.") : lines.join(QStringLiteral("\n\n"));
    if (text == m_assumed->text())
        return;
    m_assumed->setText(text);
    m_tabs->setTabText(Assumed, lines.isEmpty() ? tr("Assumed") : tr("Assumed (%1)").arg(lines.size()));
}

bool SizingPanel::working() const
{
    return m_sourceTask->running() || m_servicesTask->running();
}

void SizingPanel::putTablesOnPage()
{
    for (TableView *table : {m_leversTable, m_sourceTable, m_servicesTable})
        putOnPageGround(table);
}

void SizingPanel::setLadder(std::shared_ptr<const core::project::Ladder> ladder)
{
    if (ladder == m_ladder && ladder != nullptr)
        return; // while the hand moves, the same one is shown again and again
    m_ladder = ladder;
    const bool any = ladder && !ladder->levers.empty();
    m_tabs->setTabEnabled(Levers, any);
    m_levers->setLadder(std::move(ladder));
    m_leversFit = !any;
    fitLevers();
}

/// Columns are measured word by word: only for eyes that see them.
void SizingPanel::fitLevers()
{
    if (m_leversFit || m_tabs->currentIndex() != Levers)
        return;
    m_leversFit = true;
    fitLeverColumns(*m_leversTable, m_stack->width());
}

void SizingPanel::refresh()
{
    putTablesOnPage();
    m_worksheet->setSteps(m_session.evaluation()->size.worksheet);
    showDay();
    showAssumed();
    if (core::project::isRough(*m_session.evaluation()))
        return;
    startServices();
    if (m_tabs->currentIndex() == Source)
        startSource();
}

void SizingPanel::showDay()
{
    const auto operations = core::project::operationsOf(*m_session.project(), *m_session.evaluation());
    const bool any = !operations.replicasByHour.empty();
    m_day->setVisible(any);
    m_day->setContent(operations.replicasByHour, operations.replicas);
    const bool shaped = !m_session.project()->scenario.workload.loadShape.empty();
    m_officeDay->setVisible(!shaped && operations.replicas);
    if (any)
        m_dayText->setText(localised(core::project::daySentences(operations)));
    else if (!operations.replicas)
        m_dayText->setText(tr("How many replicas a day takes follows from a demand and what one replica serves."));
    else
        m_dayText->setText(tr("The project states no shape of the day: the demand counts as if every hour were the "
                              "busiest."));
}

void SizingPanel::takeOfficeDay()
{
    std::vector<Node> shares;
    for (const double share : officeDay)
        shares.push_back(Node::number(share));
    m_session.setValue(QStringLiteral("scenario.workload.load_shape"),
                       Node::sequence(std::move(shares), Node::Style::Flow), tr("Take the day of an office"));
}

void SizingPanel::startSource()
{
    if (m_tables || m_sourceTask->running())
        return showSource();
    m_sourceText->setText(tr("Twenty-two configurations are being simulated …"));
    core::Diagnostics shownAlready;
    m_sourceTask->start(
        [options = evaluateOptions(shownAlready)](std::stop_token stop) {
            core::project::EvaluateOptions own = options;
            own.stop = stop;
            return std::make_shared<const core::project::SourceTables>(core::project::sourceTables(own));
        },
        [this](std::shared_ptr<const core::project::SourceTables> tables) {
            m_tables = std::move(tables);
            showSource();
        });
}

void SizingPanel::showSource()
{
    if (!m_tables)
        return;
    const bool byContext = m_sourceChoice->currentIndex() == 0;
    const auto sentences = core::project::sourceTableSentences(*m_tables);
    const auto which = static_cast<std::size_t>(byContext ? 0 : 1);
    m_sourceText->setText(which < sentences.size() ? localised(sentences[which]) : QString());
    m_sourceModel->setCells(byContext ? m_tables->contextByPrecision : m_tables->requestsPerNode);
    m_sourceTable->fitColumns();
}

void SizingPanel::startServices()
{
    const bool any = !core::project::servicesOf(m_session.document()).empty();
    m_servicesTable->setVisible(any);
    if (!any) {
        m_servicesTask->cancel();
        m_servicesModel->setTable({});
        m_servicesText->setText(tr("Services that share the cluster stand in the project under \"services\", each with "
                                   "a name and what differs from the scenario (override). They are sized one by one "
                                   "and added up here."));
        return;
    }
    core::Diagnostics shownAlready;
    m_servicesTask->start(
        [options = evaluateOptions(shownAlready), project = m_session.project(),
         document = m_session.document()](std::stop_token stop) {
            core::project::EvaluateOptions own = options;
            own.stop = stop;
            return core::project::sizeServices(*project, document, own);
        },
        [this](core::project::ServicesResult result) {
            core::project::Sentences all = core::project::serviceSentences(result.table);
            all.insert(all.end(), result.notes.begin(), result.notes.end());
            m_servicesText->setText(localised(all));
            m_servicesModel->setTable(std::move(result.table));
            m_servicesTable->fitColumns();
        });
}

} // namespace ui
