// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sizingpage.h"

#include "core/project/estimate.h"
#include "core/project/limitsentences.h"
#include "core/project/operationsentences.h"
#include "core/project/prediction.h"
#include "core/project/sentences.h"
#include "ui/cataloguesource.h"
#include "ui/models/leversmodel.h"
#include "ui/pages/sizingpanel.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/task.h"
#include "ui/texts.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/ladderview.h"
#include "ui/widgets/leverstable.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/vrambar.h"
#include "ui/widgets/waterfallview.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>

namespace ui {

namespace {

using core::project::Ladder;
using core::project::Lever;
using core::project::LeverFigures;

constexpr double millisecondsPerSecond = 1e3;
constexpr int tallFrom = 1200;
constexpr double stackBelow = 560; ///< of the page: two columns are no longer read

/// The limit of a metric's first term, in words with what is used of it.
QString limitUsed(const core::Slo &slo, core::LatencyMetric metric, const core::results::SweepPoint *point)
{
    for (const core::SloTerm &term : slo.terms) {
        if (term.metric != metric)
            continue;
        const double limit = term.limitSeconds * millisecondsPerSecond;
        double reached = -1.0;
        if (point != nullptr)
            reached =
                (term.quantile ? point->latency(metric).quantile(*term.quantile) : point->latency(metric).meanSeconds)
                    .value_or(-1.0);
        const QString which = term.quantile ? QStringLiteral("p") + formatNumber(*term.quantile * 100.0) : QString();
        if (reached < 0.0)
            return SizingPage::tr("SLO %1 %2 ms").arg(which, formatNumber(limit));
        return SizingPage::tr("%1 %2 ms of %3 ms")
            .arg(which, formatNumber(reached * millisecondsPerSecond), formatNumber(limit));
    }
    return {};
}

/// The parts by size; what is small beside the rest goes into one row, whose tooltip names it.
WaterfallView::Content ledgerContent(const std::vector<core::project::LedgerRow> &rows)
{
    constexpr double smallShare = 0.04;
    WaterfallView::Content content;
    double total = 0.0;
    for (const auto &row : rows)
        total += row.seconds;
    WaterfallView::Row rest{SizingPage::tr("all else"), 0.0, {}};
    QStringList named;
    for (const auto &row : rows) {
        const double milliseconds = row.seconds * millisecondsPerSecond;
        if (std::abs(row.seconds) >= smallShare * total) {
            content.rows.push_back({localised(row.name), milliseconds, {}});
            continue;
        }
        rest.value += milliseconds;
        named << localised(row.name) + QLatin1Char(' ') + formatNumber(milliseconds);
    }
    rest.detail = named.join(QLatin1Char('\n'));
    if (!named.isEmpty())
        content.rows.push_back(std::move(rest));
    return content;
}

LadderView::Rung rungOf(const QString &name, const LeverFigures &figures)
{
    LadderView::Rung rung;
    rung.name = name;
    // GPUs, not replicas: a lever may change how many a replica takes.
    if (figures.replicas && figures.replicasBought && figures.gpus && *figures.replicasBought > 0) {
        rung.bought = *figures.gpus;
        rung.needed = static_cast<double>(*figures.gpus) / *figures.replicasBought * *figures.replicas;
        rung.below = SizingPage::tr("%n replica(s)", nullptr, *figures.replicasBought);
    } else if (figures.requestsPerSecond) {
        rung.needed = *figures.requestsPerSecond / std::max(figures.gpusPerReplica.value_or(1), 1);
        if (figures.tpotMeanSeconds)
            rung.below = unitsKept(
                SizingPage::tr("TPOT %1 ms").arg(formatNumber(*figures.tpotMeanSeconds * millisecondsPerSecond)));
    }
    return rung;
}

/// What is missing for a first size, and only that: a mean or a median says how long prompts and answers are.
QString nothingYet(const core::project::Scenario &scenario)
{
    const auto known = [](const core::project::TokenLengths &lengths) { return lengths.mean || lengths.p50; };
    const bool machine = scenario.model.id && scenario.hardware.gpu;
    if (known(scenario.workload.promptTokens) && known(scenario.workload.outputTokens) && !machine)
        return SizingPage::tr("The lengths of prompts and answers are stated. Say in the scenario which model runs on "
                              "which GPU, and its size follows.");
    return SizingPage::tr("Nothing to size yet: say in the scenario which model runs on which GPU, "
                          "and how long prompts and answers are.");
}

} // namespace

SizingPage::SizingPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
    , m_task(new Task(this))
{
    m_empty =
        new EmptyState(tr("A model, a GPU and the lengths of prompts and answers in the scenario show here how many "
                          "replicas the demand takes, and why."),
                       QStringLiteral("pages/sizing"),
                       {{QStringLiteral("choose:scenario.model.id"), tr("Choose a model…")},
                        {QStringLiteral("choose:scenario.hardware.gpu"), tr("Choose a GPU…")},
                        EmptyState::exampleWay()},
                       this);
    goWaysOf(m_empty);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 14));
    m_badDays = new QLabel(m_content);
    m_badDays->setObjectName(QStringLiteral("sizing.baddays"));
    m_badDays->setWordWrap(true);
    m_badDays->setTextFormat(Qt::PlainText);
    m_badDays->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_memory = new VramBar(m_content);
    layout->addWidget(m_memory);
    auto *ledgers = new StackingRow(stackBelow, 40, m_content);
    m_ledgers = ledgers;
    m_token = new WaterfallView(m_ledgers);
    m_first = new WaterfallView(m_ledgers);
    ledgers->addPart(m_token, 1, Qt::AlignTop);
    ledgers->addPart(m_first, 1, Qt::AlignTop);
    layout->addWidget(m_ledgers);
    layout->addWidget(buildLower(), 1);
    layout->addWidget(m_badDays);
    body()->addWidget(m_content, 1);
    body()->addWidget(m_empty, 1);
    connect(&session, &Session::busyChanged, this, &SizingPage::startLadder);
    new Picture(m_memory, QStringLiteral("memory"), [this] { return picturetables::ofMemory(m_memory->content()); });
    new Picture(m_token, QStringLiteral("token"), [this] { return picturetables::ofLedger(m_token->content()); });
    new Picture(m_first, QStringLiteral("first-token"), [this] { return picturetables::ofLedger(m_first->content()); });
    new Picture(m_ladderView, QStringLiteral("ladder"),
                [this] { return picturetables::ofLadder(m_ladderView->rungs()); });
}

SizingPage::~SizingPage() = default;

bool SizingPage::working() const
{
    return m_task->running() || m_panel->working();
}

QWidget *SizingPage::buildLower()
{
    auto *lower = new StackingRow(stackBelow, 40, m_content);
    m_left = new QWidget(lower); // without a ladder the panel has all the width
    auto *left = new QVBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(designPixels(this, 20));
    m_ladderView = new LadderView(m_left);
    m_levers = new LeversModel(this);
    m_leversTable = new TableView(m_left);
    m_leversTable->setSourceModel(m_levers);
    m_leversTable->setItemDelegate(new FigureDelegate(m_leversTable));
    m_leversTable->setDensity(TableView::Density::Dense);
    m_leversTable->setAccessibleName(tr("Levers in numbers"));
    m_leversTable->hide();
    left->addWidget(m_ladderView, 1);
    left->addWidget(m_leversTable, 1);
    left->addStretch();
    lower->addPart(m_left, 1);
    m_panel = new SizingPanel(session(), lower);
    lower->addPart(m_panel, 1);
    return lower;
}

void SizingPage::showMemory()
{
    const auto &size = session().evaluation()->size;
    m_memory->setVisible(size.vram.has_value());
    if (!size.vram)
        return;
    VramBar::Content content;
    content.label = tr("One GPU");
    content.vram = *size.vram;
    if (size.maxConcurrencyKv)
        content.requestsThatFit = size.maxConcurrencyKv->value;
    if (session().evaluation()->prediction)
        content.requestsRunning = session().evaluation()->prediction->meanConcurrency;
    if (size.maxConcurrencyKv) {
        for (const auto &input : size.maxConcurrencyKv->inputs) {
            if (input.name == "live context")
                content.contextTokens = input.value;
        }
    }
    m_memory->setContent(std::move(content));
}

void SizingPage::showLedgers()
{
    const auto evaluation = session().evaluation();
    const auto *prediction = evaluation->prediction.get();
    const bool any = prediction && !prediction->tpotLedger.empty();
    m_ledgers->setVisible(any);
    if (!any)
        return;
    const core::Slo &slo = session().project()->scenario.slo;
    const auto *point = chosenPoint(*evaluation);
    WaterfallView::Content token = ledgerContent(prediction->tpotLedger);
    token.title = tr("A token, ms");
    token.totalName = tr("TPOT, mean");
    token.role = charts::Role::Tpot;
    token.measured = limitUsed(slo, core::LatencyMetric::Tpot, point);
    m_token->setContent(std::move(token));
    WaterfallView::Content first = ledgerContent(prediction->ttftLedger);
    first.title = tr("The first token, ms");
    first.totalName = tr("TTFT, mean");
    first.role = charts::Role::Ttft;
    first.measured = limitUsed(slo, core::LatencyMetric::Ttft, point);
    m_first->setContent(std::move(first));
}

/// Once the session rests: while the hand moves, or the whole evaluation runs, it would only be in the way.
void SizingPage::startLadder()
{
    if (!m_ladderWanted || session().busy())
        return;
    m_ladderWanted = false;
    core::Diagnostics shownAlready;
    core::project::EvaluateOptions options = evaluateOptions(shownAlready);
    m_task->start(
        [options, project = session().project(), document = session().document()](std::stop_token stop) {
            core::project::EvaluateOptions own = options;
            own.stop = stop;
            return std::make_shared<const Ladder>(core::project::leverLadder(*project, document, own));
        },
        [this](std::shared_ptr<const Ladder> ladder) {
            m_ladder = std::move(ladder);
            m_ladderStale = false;
            showLadder();
            sayAnswer();
        });
}

void SizingPage::showLadder()
{
    const bool any = m_ladder && !m_ladder->levers.empty();
    m_left->setVisible(any);
    m_ladderView->setVisible(any);
    m_ladderView->setDimmed(m_ladderStale);
    m_panel->setLadder(m_ladder);
    showLeverNumbers();
    if (!any)
        return;
    std::vector<LadderView::Rung> rungs;
    rungs.push_back(rungOf(tr("as it is"), m_ladder->base));
    for (const Lever &lever : m_ladder->levers) {
        if (lever.whyNot || !lever.taken)
            continue;
        LadderView::Rung rung = rungOf(QStringLiteral("+ ") + localised(lever.label), lever.cumulated);
        rung.detail = localised(lever.name) + QLatin1Char('\n') + localised(lever.caveat);
        rungs.push_back(std::move(rung));
    }
    const bool byReplicas = m_ladder->base.replicas.has_value();
    m_ladderView->setContent(tr("The ladder of levers"),
                             byReplicas ? tr("GPUs for the demand, head-room dashed")
                                        : tr("requests per second and GPU inside the SLO"),
                             std::move(rungs));
}

bool SizingPage::isTall() const
{
    return height() > designPixels(this, tallFrom);
}

void SizingPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    showLeverNumbers();
}

/// Where there is room, and only once for each ladder: columns are measured word by word.
void SizingPage::showLeverNumbers()
{
    const bool shown = isTall() && m_ladder && !m_ladder->levers.empty();
    m_leversTable->setVisible(shown);
    if (!shown || m_numbered == m_ladder)
        return;
    m_numbered = m_ladder;
    m_levers->setLadder(m_ladder);
    putOnPage(m_leversTable);
    fitLeverColumns(*m_leversTable, m_left->width());
}

void SizingPage::sayAnswer()
{
    const auto evaluation = session().evaluation();
    core::project::Sentences sentences = core::project::sizeSentences(*session().project(), *evaluation);
    if (m_ladder && !m_ladderStale) {
        for (const core::Text &sentence : core::project::ladderSentences(*m_ladder))
            sentences.push_back(sentence);
    }
    setSentence(localised(sentences));
}

void SizingPage::refresh()
{
    const auto evaluation = session().evaluation();
    const auto &size = evaluation->size;
    const bool any = size.vram || size.replicasForRate || !size.worksheet.empty() || evaluation->prediction;
    const auto &scenario = session().project()->scenario;
    const bool hasModel = !scenario.model.id.value_or(std::string()).empty();
    const bool hasGpu = !scenario.hardware.gpu.value_or(std::string()).empty();
    // A throughput that is given answers some questions; how many replicas it takes is still open, and how to know it.
    m_empty->setVisible(!any || (!evaluation->prediction && !(hasModel && hasGpu)));
    m_content->setVisible(any);
    body()->setStretchFactor(m_content, any && !m_empty->isHidden() ? 0 : 1);
    m_empty->setFirst(hasModel ? QStringLiteral("choose:scenario.hardware.gpu")
                               : QStringLiteral("choose:scenario.model.id"));
    if (!any) {
        const auto obstacles = core::project::limitSentences(*session().project(), *evaluation);
        setSentence(!obstacles.empty() ? localised(obstacles) : nothingYet(scenario));
        return;
    }
    showMemory();
    showLedgers();
    showBadDays();
    m_panel->refresh();
    if (!evaluation->prediction) {
        m_task->cancel();
        m_ladderWanted = false;
        m_ladder.reset();
        showLadder();
    } else if (core::project::isRough(*evaluation)) {
        // The old ladder steps back until the hand rests.
        m_task->cancel();
        m_ladderWanted = false;
        m_ladderStale = true;
        m_ladderView->setDimmed(true);
    } else {
        m_ladderStale = m_ladder != nullptr;
        m_task->cancel();
        m_ladderWanted = true;
        startLadder();
        showLadder();
    }
    sayAnswer();
}

void SizingPage::showBadDays()
{
    const auto evaluation = session().evaluation();
    const auto operations = core::project::operationsOf(*session().project(), *evaluation);
    const QString text = localised(core::project::operationSentences(*session().project(), *evaluation, operations));
    m_badDays->setText(text);
    m_badDays->setVisible(!text.isEmpty());
    setInk(m_badDays, Ink::Second);
}

} // namespace ui
