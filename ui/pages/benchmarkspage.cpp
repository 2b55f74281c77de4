// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/benchmarkspage.h"

#include "ui/charts/cdfchart.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/kneechart.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/runfigures.h"
#include "ui/models/runquantities.h"
#include "ui/models/runsmodel.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/checklistview.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/comparisonview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/remarkrow.h"
#include "ui/widgets/requestsview.h"
#include "ui/widgets/sharedelide.h"
#include "ui/widgets/smallmultiples.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/sweepcalibration.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/titlelabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <functional>

namespace ui {

using core::project::Node;
using core::results::Checklist;
using core::results::Library;
using core::results::Recorded;

namespace {

constexpr int treeWidth = 294;
constexpr int leastTreeWidth = 200;
constexpr int multiplesWidth = 292, oneMultipleWidth = 156;
constexpr int blockGap = 28;
constexpr double stackBelow = 560; ///< of the page
constexpr int remarkLimit = 50;

/// "16 at a time, tagged by you": what tells a run from its neighbours, and who said so.
QString runWords(const core::results::Run &run)
{
    const bool tagged = std::any_of(run.remarks.begin(), run.remarks.end(),
                                    [](const auto &remark) { return remark.id == "run.tagged"; });
    const QString load = loadWords(run);
    const QString words = load.isEmpty() ? BenchmarksPage::tr("one run") : load;
    return tagged ? BenchmarksPage::tr("%1, tagged by you").arg(words) : words;
}

/// What every run of a sweep records: the least of them counts.
Checklist leastOf(const Library &library, const std::vector<std::size_t> &runs)
{
    Checklist least{};
    if (runs.empty())
        return least;
    least = library.runs[runs.front()].checklist;
    for (const std::size_t run : runs) {
        for (std::size_t i = 0; i < least.size(); ++i)
            least[i] = std::min(least[i], library.runs[run].checklist[i]);
    }
    return least;
}

/// Gives the tree its width out of the true one (a splitter shrinks what it is told in proportion) until the reader
/// gives it another.
class TreeSplitter final : public QSplitter
{
public:
    /// `placed` is called whenever the tree has another width.
    TreeSplitter(std::function<void()> placed, QWidget *parent)
        : QSplitter(Qt::Horizontal, parent)
        , m_placed(std::move(placed))
    {
        connect(this, &QSplitter::splitterMoved, this, [this] {
            m_moved = true;
            m_placed();
        });
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QSplitter::resizeEvent(event);
        const int tree = designPixels(this, treeWidth);
        if (!m_moved && orientation() == Qt::Horizontal)
            setSizes({tree, std::max(width() - tree - handleWidth(), 1)});
        m_placed();
    }

private:
    std::function<void()> m_placed;
    bool m_moved = false;
};

charts::ChartSpec detailChart(const core::results::SweepAnalysis &sweep)
{
    charts::KneeChartOptions options;
    options.strip = false;
    return charts::kneeChart(sweep, options);
}

/// Whether files that nobody recognised may be tables, by their names: the files themselves are read when asked for.
bool waitingTables(const Library &library)
{
    return std::any_of(library.unrecognised.begin(), library.unrecognised.end(), [](const auto &one) {
        return !one.sideFile && (one.path.ends_with(".csv") || one.path.ends_with(".tsv"));
    });
}

/// Remarks are written to follow the name of a file.
QString wholeSentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.');
}

void setTitle(QLabel *label, const QString &title, const QString &measured)
{
    qobject_cast<TitleLabel *>(label)->setTitle(title, measured);
}

} // namespace

BenchmarksPage::BenchmarksPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
    , m_runs(new RunsModel(this))
    , m_findings(new FindingsModel(this))
{
    m_empty =
        new EmptyState(tr("Runs of vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, "
                          "MLPerf and others show here their knee, and "
                          "what stands between them and trust."),
                       QStringLiteral("pages/benchmarks"), {EmptyState::importWay(), EmptyState::exampleWay()}, this);
    goWaysOf(m_empty);
    m_calibration = new SweepCalibration(session, m_content);
    connect(m_calibration, &SweepCalibration::notice, this, &Page::notice);
    connect(m_calibration, &SweepCalibration::failed, this, &Page::failed);
    buildActions();
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(designPixels(this, 12));
    rows->addWidget(buildHead());
    rows->addWidget(m_calibration);
    // Names of runs are as long as their folders: who wants to read them whole widens the tree.
    m_splitter = new TreeSplitter([this] { placeTreeColumns(); }, m_content);
    m_splitter->setObjectName(QStringLiteral("benchmarks.splitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1); // a line, with room on both sides of it
    m_treeBox = buildTree();
    m_splitter->addWidget(m_treeBox);
    m_stack = new QStackedWidget(m_content);
    m_requests = new RequestsView(m_stack);
    m_compare = new ComparisonView(m_stack);
    m_stack->addWidget(buildSweeps());
    m_stack->addWidget(m_requests);
    m_stack->addWidget(m_compare);
    m_stack->addWidget(buildTable());
    giveRoom(SweepView);
    m_stack->setContentsMargins(designPixels(this, blockGap / 2), 0, 0, 0);
    m_splitter->addWidget(m_stack);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    rows->addWidget(m_splitter, 5); // what the runs say is larger than what is to be said of them
    m_trust = buildTrust();
    rows->addWidget(m_trust, 2);
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
    connect(m_requests, &RequestsView::runRequested, this, [this](std::size_t run) {
        const QModelIndex index = m_runs->indexOfRun(run);
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    });
    connect(m_multiples, &SmallMultiples::chosen, this, &BenchmarksPage::showSweep);
    connect(m_views, &QTabBar::currentChanged, this, [this](int view) { setView(static_cast<View>(view)); });
    connect(&session, &Session::libraryChanged, this, [this] { m_run.reset(); });
}

QWidget *BenchmarksPage::buildSweeps()
{
    auto *box = new StackingRow(stackBelow, blockGap, m_stack);
    auto *scroll = new QScrollArea(box);
    m_multiples = new SmallMultiples(scroll);
    m_multiples->setAccessibleName(tr("Sweeps"));
    auto *picture = new Picture(m_multiples, QStringLiteral("sweeps"),
                                [this] { return picturetables::ofSweeps(*session().evaluation()); });
    picture->setFollow([this] {
        if (session().evaluation()->library->runs.empty())
            return;
        m_multiples->setEvaluation(*session().evaluation(), shownSweep());
        placeMultiples();
    });
    scroll->setWidget(m_multiples);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setObjectName(QStringLiteral("benchmarks.multiples"));
    scroll->setFixedWidth(designPixels(this, multiplesWidth));
    m_multiples->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    box->addPart(scroll);
    box->addPart(buildDetail(), 1);
    return box;
}

QWidget *BenchmarksPage::buildTree()
{
    auto *box = new QWidget(m_content);
    box->setMinimumWidth(designPixels(this, leastTreeWidth));
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, designPixels(this, blockGap / 2), 0);
    m_tree = new QTreeView(box);
    m_tree->setObjectName(QStringLiteral("benchmarks.tree"));
    m_tree->setModel(m_runs);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setItemDelegateForColumn(RunsModel::NameColumn, new SharedElideDelegate(m_tree)); // files begin alike
    m_tree->setMinimumHeight(designPixels(this, 120));
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setAccessibleName(tr("Imported runs"));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(RunsModel::NameColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(RunsModel::SafeColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(RunsModel::RecordColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionsMovable(false);
    m_tree->setIndentation(designPixels(this, 14));
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->addActions(
        {m_tag, m_sideBySide, m_candidateMenu->menuAction(), m_calibration->calibrateAction(), m_columns});
    m_unrecognised = new QLabel(box);
    m_unrecognised->setObjectName(QStringLiteral("benchmarks.unrecognised"));
    m_unrecognised->setWordWrap(true);
    m_unrecognised->setFont(scaledFont(font(), type::caption));
    m_unrecognised->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_unrecognised, &QLabel::linkActivated, this, &BenchmarksPage::editColumns);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_unrecognised);
    // Not the current line: that moves before the selection does, and what follows must find both moved.
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &BenchmarksPage::treeMoved);
    return box;
}

void BenchmarksPage::treeMoved()
{
    if (m_selecting)
        return;
    const QModelIndex index = m_tree->currentIndex();
    const bool chosen = m_tree->selectionModel()->isSelected(index);
    const QVariant sweep = index.data(RunsModel::SweepRole), run = index.data(RunsModel::RunRole);
    m_fromTree = true;
    if (chosen && sweep.isValid())
        showSweep(static_cast<std::size_t>(sweep.toULongLong()));
    else if (chosen && run.isValid())
        showRun(static_cast<std::size_t>(run.toULongLong()));
    m_fromTree = false;
    refreshView();
}

QWidget *BenchmarksPage::buildDetail()
{
    auto *box = new QWidget(m_content);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 4));
    m_detailTitle = new TitleLabel(box);
    m_detail = new charts::ChartWidget(box);
    m_cdfTitle = new TitleLabel(box);
    m_cdf = new charts::ChartWidget(box);
    m_detail->setMinimumHeight(designPixels(this, 130));
    m_cdf->setMinimumHeight(designPixels(this, 110));
    layout->addWidget(m_detailTitle);
    layout->addWidget(m_detail, 3);
    m_runFigures = new QLabel(box);
    m_runFigures->setObjectName(QStringLiteral("benchmarks.run"));
    m_runFigures->setTextFormat(Qt::RichText);
    m_runFigures->setWordWrap(true);
    m_runFigures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_runFigures->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *figures = new QScrollArea(box); // a run of which much is to be said is longer than the page
    figures->setObjectName(QStringLiteral("benchmarks.runArea"));
    figures->setWidget(m_runFigures);
    figures->setWidgetResizable(true);
    figures->setFrameShape(QFrame::NoFrame);
    figures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    figures->setMinimumHeight(designPixels(this, 96));
    m_runFigures->setAutoFillBackground(false);
    figures->viewport()->setAutoFillBackground(false);
    figures->hide();
    layout->addWidget(figures, 3);
    layout->addWidget(m_cdfTitle);
    layout->addWidget(m_cdf, 2);
    return box;
}

QWidget *BenchmarksPage::buildTrust()
{
    auto *columns = new StackingRow(stackBelow, blockGap, m_content);
    auto *box = columns;
    auto *dots = new QWidget(box);
    auto *left = new QVBoxLayout(dots);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(designPixels(this, 6));
    m_checklistTitle = new TitleLabel(box);
    m_checklist = new ChecklistView(box);
    auto *picture = new Picture(m_checklist, QStringLiteral("checklist"),
                                [this] { return picturetables::ofChecklist(m_checklist->checklist()); });
    picture->setSwitched(columns);
    picture->setFollow([this] {
        if (!session().evaluation()->library->runs.empty())
            showDetail();
    });
    left->addWidget(m_checklistTitle);
    left->addWidget(m_checklist);
    left->addStretch(1);
    auto *words = new QWidget(box);
    auto *right = new QVBoxLayout(words);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(designPixels(this, 6));
    m_remarksTitle = new TitleLabel(box);
    m_remarksArea = new QScrollArea(box);
    m_remarksArea->setFrameShape(QFrame::NoFrame);
    m_remarksArea->setWidgetResizable(true);
    m_remarksArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *list = new QWidget(m_remarksArea);
    m_remarks = new QVBoxLayout(list);
    m_remarks->setContentsMargins(0, 0, 0, 0);
    m_remarks->setSpacing(0);
    m_remarks->addStretch(1);
    m_remarksArea->setWidget(list);
    m_remarksArea->setMinimumHeight(designPixels(this, 96));
    list->setAutoFillBackground(false);
    m_remarksArea->viewport()->setAutoFillBackground(false);
    right->addWidget(m_remarksTitle);
    right->addWidget(m_remarksArea, 1);
    columns->addPart(dots, 5); // nine words stand beside nine dots; the remarks break into lines
    columns->addPart(words, 4);
    return box;
}

std::optional<std::size_t> BenchmarksPage::shownSweep() const
{
    const auto evaluation = session().evaluation();
    if (evaluation->sweeps.empty() || shownRun())
        return std::nullopt;
    return std::min(evaluation->chosenSweep.value_or(0), evaluation->sweeps.size() - 1);
}

std::optional<std::size_t> BenchmarksPage::shownRun() const
{
    const auto &library = *session().evaluation()->library;
    if (m_run && *m_run < library.runs.size())
        return m_run;
    // Where there is no sweep at all, the first run is what there is to look at.
    return library.sweeps.empty() && !library.runs.empty() ? std::optional<std::size_t>(0) : std::nullopt;
}

void BenchmarksPage::showSweep(std::size_t sweep)
{
    const bool fromRun = m_run.has_value();
    m_run.reset();
    session().chooseSweep(sweep);
    if (fromRun) // the session may have had nothing to tell
        refreshNow();
}

void BenchmarksPage::showRun(std::size_t run)
{
    m_run = run;
    refreshNow();
}

std::vector<std::size_t> BenchmarksPage::runsOfSweep() const
{
    if (const auto run = shownRun())
        return {*run};
    const auto sweep = shownSweep();
    const auto library = session().evaluation()->library;
    return sweep && *sweep < library->sweeps.size() ? library->sweeps[*sweep].runs : std::vector<std::size_t>();
}

void BenchmarksPage::refresh()
{
    const auto evaluation = session().evaluation();
    const bool empty = evaluation->library->runs.empty() && evaluation->library->unrecognised.empty();
    m_empty->setVisible(empty);
    m_content->setVisible(!empty);
    setSentence(localised(core::project::benchmarkSentences(*evaluation)));
    m_selecting = true;
    const bool others = m_shownLibrary != evaluation->library;
    m_runs->setEvaluation(evaluation);
    constexpr int foldersAndTools = 1;
    if (others)
        m_tree->expandToDepth(foldersAndTools);
    QModelIndex current;
    if (const auto sweep = shownSweep())
        current = m_runs->indexOfSweep(*sweep);
    else if (const auto run = shownRun())
        current = m_runs->indexOfRun(*run);
    // Several chosen lines stay chosen as long as the current one is among them.
    if (others || (!m_fromTree && !m_tree->selectionModel()->isRowSelected(current.row(), current.parent())))
        m_tree->setCurrentIndex(current);
    m_selecting = false;
    m_shownLibrary = evaluation->library;
    if (empty)
        return;
    putOnPage(m_tree);
    placeTreeColumns();
    putOnPage(&m_compare->table());
    m_tableStale = m_tableStale || others; // it is long: filled when it is looked at
    showUnrecognised();
    refreshView();
}

void BenchmarksPage::showUnrecognised()
{
    QStringList lines, side;
    for (const core::results::Unrecognised &one : session().evaluation()->library->unrecognised)
        (one.sideFile ? side : lines) << QStringLiteral("%1: %2").arg(fromUtf8(one.path), localised(one.reason));
    QStringList said;
    if (!lines.isEmpty())
        said << tr("%n file(s) not recognised", nullptr, static_cast<int>(lines.size()));
    if (!side.isEmpty())
        said << tr("%n companion file(s)", nullptr, static_cast<int>(side.size()));
    constexpr int shownInTip = 30;
    QString text = said.join(QStringLiteral(" · ")).toHtmlEscaped();
    if (lines.size() == 1)
        text += QStringLiteral("<br>") + lines.front().toHtmlEscaped();
    if (waitingTables(*session().evaluation()->library))
        text += QStringLiteral(" <a href=\"columns\">%1</a>").arg(tr("Say what their columns hold").toHtmlEscaped());
    m_unrecognised->setText(text);
    m_unrecognised->setToolTip((lines + side).mid(0, shownInTip).join(QLatin1Char('\n')));
    m_unrecognised->setVisible(!said.isEmpty());
}

void BenchmarksPage::showDetail()
{
    const auto sweep = shownSweep();
    const auto evaluation = session().evaluation();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_detailTitle, m_detail})
        widget->setVisible(sweep.has_value());
    const std::vector<std::size_t> runs = runsOfSweep();
    const Library &library = *evaluation->library;
    const auto cdf = distribution();
    m_hasDistribution = cdf.has_value();
    placeDistribution();
    if (auto *figures = findChild<QScrollArea *>(QStringLiteral("benchmarks.runArea")))
        figures->setVisible(!sweep && !runs.empty());
    if (cdf) {
        setTitle(m_cdfTitle, tr("TTFT of its requests"), QString());
        m_cdf->setSpec(*cdf);
    }
    if (!runs.empty())
        showChecklist(runs);
    if (!sweep) {
        if (!runs.empty())
            showRunDetail(library.runs[runs.front()]);
        return;
    }
    const core::results::Run &first = library.runs[runs.front()];
    const QString name = tooltexts::sweepName(library, *sweep);
    // The longer name of a sweep names its tool already.
    const bool toolSaid = name.contains(tooltexts::toolName(first.source.tool));
    setTitle(m_detailTitle, toolSaid ? name : tr("%1, %2").arg(tooltexts::toolName(first.source.tool), name),
             tooltexts::loadKindName(evaluation->sweeps[*sweep].kind));
    m_detail->setSpec(detailChart(evaluation->sweeps[*sweep]));
}

void BenchmarksPage::showRunDetail(const core::results::Run &run)
{
    m_detailTitle->show();
    setTitle(m_detailTitle, tr("%1, %2").arg(tooltexts::toolName(run.source.tool), tooltexts::runName(run)),
             runWords(run));
    // Two columns of figures: a run states about twenty.
    const QList<RunFigure> figures = runFigures(run);
    const qsizetype rows = (figures.size() + 1) / 2;
    QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    const auto cell = [&](qsizetype at) {
        return at < figures.size()
                   ? QStringLiteral(
                         "<td>%1&nbsp;&nbsp;</td><td align=\"right\"><nobr><b>%2</b>&nbsp;&nbsp;&nbsp;</nobr></td>")
                         .arg(figures[at].name.toHtmlEscaped(), figures[at].value.toHtmlEscaped())
                   : QString();
    };
    for (qsizetype row = 0; row < rows; ++row)
        table += QStringLiteral("<tr>%1%2</tr>").arg(cell(row), cell(row + rows));
    table += QStringLiteral("</table>");
    if (!run.remarks.empty())
        table += QStringLiteral("<p><b>%1</b></p>").arg(tr("What the import says of it").toHtmlEscaped());
    for (const core::results::Remark &remark : run.remarks)
        table += QStringLiteral("<p>%1</p>").arg(wholeSentence(localised(remark.text)).toHtmlEscaped());
    m_runFigures->setText(table);
}

void BenchmarksPage::showChecklist(const std::vector<std::size_t> &runs)
{
    Checklist least = leastOf(*session().evaluation()->library, runs);
    // Loads are recorded, but they do not reach where the reader is told that they should.
    auto &levels = least[static_cast<std::size_t>(core::results::ChecklistItem::SweepLevels)];
    if (const auto sweep = shownSweep(); sweep && !session().evaluation()->sweeps[*sweep].pastKnee)
        levels = std::min(levels, Recorded::Partly);
    const auto recorded = std::count(least.begin(), least.end(), Recorded::Yes);
    setTitle(m_checklistTitle, tr("What makes it repeatable"), tr("%1 of %2 recorded").arg(recorded).arg(least.size()));
    m_checklist->setChecklist(least);
}

std::optional<charts::ChartSpec> BenchmarksPage::distribution() const
{
    const auto sweep = shownSweep();
    const auto evaluation = session().evaluation();
    if (const auto alone = shownRun()) {
        const core::results::Run &run = evaluation->library->runs[*alone];
        constexpr qsizetype enough = 4;
        if (charts::latencyCdf(run, core::LatencyMetric::Ttft).points.size() < enough)
            return std::nullopt;
        charts::CdfChartOptions options;
        options.title = tr("TTFT of its requests");
        return charts::cdfChart({charts::CdfInput{&run, tooltexts::runName(run), true}}, options);
    }
    if (!sweep)
        return std::nullopt;
    const core::results::SweepAnalysis &analysis = evaluation->sweeps[*sweep];
    const std::size_t middle = analysis.safeCapacity.value_or(0);
    const std::size_t first = middle > 0 ? middle - 1 : 0;
    QList<charts::CdfInput> inputs;
    for (std::size_t i = first; i < std::min(first + 3, analysis.points.size()); ++i) {
        const core::results::Run &run = evaluation->library->runs[analysis.points[i].runs.front()];
        // Two stated percentiles make no distribution; a few more do.
        constexpr qsizetype leastPoints = 4;
        if (charts::latencyCdf(run, core::LatencyMetric::Ttft).points.size() < leastPoints)
            continue;
        const QString load = loadWords(run);
        inputs << charts::CdfInput{&run, load.isEmpty() ? tr("all at once") : load, i == middle};
    }
    if (inputs.isEmpty())
        return std::nullopt;
    charts::CdfChartOptions options;
    for (const core::SloTerm &term : analysis.slo.terms) {
        if (term.metric == core::LatencyMetric::Ttft)
            options.limitSeconds = term.limitSeconds;
    }
    options.title = tr("TTFT of its requests");
    return charts::cdfChart(inputs, options);
}

void BenchmarksPage::showFindings()
{
    m_findings->setEvaluation(session().evaluation(), runsOfSweep());
    while (m_remarks->count() > 1) {
        QLayoutItem *item = m_remarks->takeAt(0);
        delete item->widget();
        delete item;
    }
    const int count = m_findings->rowCount();
    setTitle(m_remarksTitle, tr("Remarks, and what removes them"), formatNumber(count));
    for (int row = 0; row < std::min(count, remarkLimit); ++row) {
        auto *widget = new RemarkRow(*m_findings->finding(row), m_remarksArea->widget());
        const auto acknowledge = [this](const QString &check) {
            bool accepted = false;
            const QString reason = QInputDialog::getText(this, tr("Acknowledge"), tr("Why does it not matter here?"),
                                                         QLineEdit::Normal, {}, &accepted);
            if (!accepted || reason.trimmed().isEmpty())
                return;
            const Node *all = session().document().find("acknowledged");
            const std::size_t at = all == nullptr ? 0 : all->items().size();
            Node one = Node::map({{"check", Node::scalar(check.toStdString())},
                                  {"reason", Node::scalar(reason.trimmed().toStdString())}});
            const Node next = at == 0 ? session().document().with("acknowledged", Node::sequence({std::move(one)}))
                                      : session().document().with("acknowledged." + std::to_string(at), std::move(one));
            session().setDocument(next, tr("Acknowledge %1").arg(check));
        };
        // Not from within the row: new figures take it away while the question stands.
        connect(widget, &RemarkRow::acknowledgeRequested, this, acknowledge, Qt::QueuedConnection);
        m_remarks->insertWidget(row, widget);
        widget->show(); // now, and not when its parent gets round to it: the first picture has it in its place
    }
}

void BenchmarksPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    // In a narrow window the tree stands above what it chooses.
    m_splitter->setOrientation(width() < designPixels(this, stackBelow) ? Qt::Vertical : Qt::Horizontal);
    placeDistribution();
    placeMultiples();
}

/// In a low window the sweep has all of the room; its distribution stands in the view of the requests too.
void BenchmarksPage::placeDistribution()
{
    constexpr int highEnough = 560;
    const bool shown = m_hasDistribution && height() >= designPixels(this, highEnough);
    m_cdf->setVisible(shown);
    m_cdfTitle->setVisible(shown);
}

/// Names come first: a column of dashes goes, and in a narrow tree the one that the dots repeat.
void BenchmarksPage::placeTreeColumns()
{
    constexpr int roomForAll = 250;
    if (m_treeBox == nullptr)
        return;
    const auto &sweeps = session().evaluation()->sweeps;
    m_tree->setColumnHidden(RunsModel::SafeColumn, std::none_of(sweeps.begin(), sweeps.end(), [](const auto &sweep) {
                                return sweep.safeCapacity.has_value();
                            }));
    m_tree->setColumnHidden(RunsModel::RecordColumn, m_treeBox->width() < designPixels(this, roomForAll));
}

/// Small multiples are there to be compared: one alone says nothing that the large chart does not. In a narrow window
/// the chosen sweep matters more than its neighbours: they stand below each other, and at last only in the tree.
void BenchmarksPage::placeMultiples()
{
    constexpr int wideEnough = 880, wideEnoughForTwo = 1180;
    const bool two = width() >= designPixels(this, wideEnoughForTwo);
    m_multiples->setColumns(two ? 2 : 1);
    if (auto *area = findChild<QScrollArea *>(QStringLiteral("benchmarks.multiples"))) {
        area->setFixedWidth(designPixels(this, two ? multiplesWidth : oneMultipleWidth));
        area->setVisible(width() >= designPixels(this, wideEnough) && session().evaluation()->sweeps.size() > 1);
    }
}

QList<Page::NamedChart> BenchmarksPage::charts() const
{
    QList<NamedChart> all;
    if (view() == RequestView) {
        const charts::ChartSpec histogram = m_requests->histogram(), share = m_requests->cumulative(),
                                time = m_requests->timeline();
        if (!histogram.series.isEmpty())
            all << NamedChart{QStringLiteral("histogram"), histogram};
        if (!share.series.isEmpty())
            all << NamedChart{QStringLiteral("cumulative"), share};
        if (!time.cloud.isEmpty())
            all << NamedChart{QStringLiteral("timeline"), time};
        return all;
    }
    if (const auto sweep = shownSweep())
        all << NamedChart{QStringLiteral("sweep"), detailChart(session().evaluation()->sweeps[*sweep])};
    if (const auto cdf = distribution())
        all << NamedChart{QStringLiteral("ttft-distribution"), *cdf};
    return all;
}

} // namespace ui
