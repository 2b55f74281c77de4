// SPDX-License-Identifier: GPL-3.0-or-later
// The other views of the benchmarks, and what can be done with the chosen runs.
#include "ui/cataloguesource.h"
#include "ui/models/comparisonmodel.h"
#include "ui/models/measuredcandidate.h"
#include "ui/models/runsmodel.h"
#include "ui/models/runtablemodel.h"
#include "ui/pages/benchmarkspage.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/tablemappings.h"
#include "ui/texts.h"
#include "ui/widgets/comparisonview.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/requestsview.h"
#include "ui/widgets/smallmultiples.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/sweepcalibration.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/tagdialog.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <algorithm>
#include <map>

namespace ui {

void BenchmarksPage::buildActions()
{
    m_tag = new QAction(tr("Tag…"), this);
    m_tag->setToolTip(tr("Say of the chosen runs what their files leave open: GPU, TP, precision, engine …"));
    connect(m_tag, &QAction::triggered, this, &BenchmarksPage::tagRuns);
    m_sideBySide = new QAction(tr("Show side by side"), this);
    connect(m_sideBySide, &QAction::triggered, this, [this] { setView(CompareView); });
    m_candidateMenu = new QMenu(tr("As a candidate"), this);
    m_newCandidate = new QAction(tr("New candidate"), this);
    m_newCandidate->setObjectName(QStringLiteral("candidate.new"));
    connect(m_newCandidate, &QAction::triggered, this, [this] { assignToCandidate({}); });
    connect(m_candidateMenu, &QMenu::aboutToShow, this, &BenchmarksPage::fillCandidates);
    m_candidateMenu->addAction(m_newCandidate);
    m_columns = new QAction(tr("Say what the columns hold…"), this);
    connect(m_columns, &QAction::triggered, this, &BenchmarksPage::editColumns);
}

QWidget *BenchmarksPage::buildHead()
{
    constexpr double stackBelow = 480, gap = 6;
    auto *box = new StackingRow(stackBelow, gap, m_content);
    auto *buttons = new QWidget(box);
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    m_views = new LineTabs(box);
    m_views->setObjectName(QStringLiteral("benchmarks.views"));
    m_views->setAccessibleName(tr("Views of the runs"));
    m_views->addTab(tr("Sweeps"));
    m_views->addTab(tr("Requests"));
    m_views->addTab(tr("Side by side"));
    m_views->addTab(tr("All runs"));
    box->addPart(m_views);
    box->addPart(buttons, 1);
    layout->addStretch(1);
    auto *tag = new QPushButton(m_tag->text(), box);
    tag->setObjectName(QStringLiteral("benchmarks.tag"));
    tag->setToolTip(m_tag->toolTip());
    connect(tag, &QPushButton::clicked, m_tag, &QAction::trigger);
    m_candidateButton = new QPushButton(m_candidateMenu->title(), box);
    m_candidateButton->setObjectName(QStringLiteral("benchmarks.candidate"));
    m_candidateButton->setMenu(m_candidateMenu);
    m_candidateButton->setToolTip(tr("The chosen sweep, or the one chosen run, becomes a candidate of the scorecard"));
    layout->addWidget(tag);
    layout->addWidget(m_candidateButton);
    return box;
}

QWidget *BenchmarksPage::buildTable()
{
    m_tableModel = new RunTableModel(this);
    m_table = new TableView(m_stack);
    m_table->setObjectName(QStringLiteral("benchmarks.table"));
    m_table->setSourceModel(m_tableModel);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setAccessibleName(tr("All runs"));
    m_table->addActions({m_tag, m_sideBySide, m_candidateMenu->menuAction(), m_columns});
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &BenchmarksPage::fillCandidates);
    connect(m_table, &TableView::rowOpened, this, [this](int row) {
        setView(SweepView);
        showRun(static_cast<std::size_t>(row));
    });
    return m_table;
}

BenchmarksPage::View BenchmarksPage::view() const
{
    return static_cast<View>(std::max(0, m_views->currentIndex()));
}

/// What is not shown asks for no room: the widest view would make all of them too wide for a small window.
void BenchmarksPage::giveRoom(View view)
{
    for (int i = 0; i < m_stack->count(); ++i) {
        const auto policy = i == static_cast<int>(view) ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_stack->widget(i)->setSizePolicy(policy, policy);
    }
}

void BenchmarksPage::setView(View view)
{
    if (view == CompareView && m_stack->currentIndex() == TableOfRuns) {
        // What was chosen in the table is chosen in the tree too, as far as it can be shown: Qt merges single lines one
        // with all others, and a hundred thousand of them would never come to an end.
        std::vector<std::size_t> runs = chosenRuns();
        if (runs.size() > ComparisonModel::mostRuns) {
            Q_EMIT notice(tr("Side by side shows %1 runs at most: the first of the %2 chosen ones.")
                              .arg(formatNumber(static_cast<double>(ComparisonModel::mostRuns)),
                                   formatNumber(static_cast<double>(runs.size()))));
            runs.resize(ComparisonModel::mostRuns);
        }
        QItemSelection selection;
        for (const std::size_t run : runs) {
            const QModelIndex index = m_runs->indexOfRun(run);
            m_tree->expand(index.parent());
            selection.select(index, index);
        }
        m_selecting = true;
        if (!selection.isEmpty())
            m_tree->selectionModel()->select(selection,
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_selecting = false;
    }
    const QSignalBlocker quiet(m_views);
    m_views->setCurrentIndex(view);
    m_stack->setCurrentIndex(view);
    giveRoom(view);
    m_treeBox->setVisible(view != TableOfRuns);
    m_trust->setVisible(view == SweepView);
    refreshView();
}

namespace {

/// Where a line of the tree stands: the rows from the root to it.
std::vector<int> placeOf(QModelIndex index)
{
    std::vector<int> place;
    for (; index.isValid(); index = index.parent())
        place.insert(place.begin(), index.row());
    return place;
}

} // namespace

std::vector<std::size_t> BenchmarksPage::chosenRuns() const
{
    std::vector<std::size_t> runs;
    std::vector<bool> has(session().evaluation()->library->runs.size());
    const auto add = [&](std::size_t run) {
        if (run < has.size() && !has[run])
            runs.push_back(run);
        if (run < has.size())
            has[run] = true;
    };
    if (m_stack->currentIndex() == TableOfRuns) {
        for (const int row : m_table->chosenSourceRows())
            add(static_cast<std::size_t>(row));
        if (!runs.empty())
            return runs;
    }
    // In the order in which they stand on the screen, not in which they were clicked.
    std::map<std::vector<int>, QModelIndex> lines;
    for (const QModelIndex &index : m_tree->selectionModel()->selectedRows(RunsModel::NameColumn))
        lines.emplace(placeOf(index), index);
    for (const auto &[place, index] : lines) {
        for (const std::size_t run : m_runs->runsBelow(index))
            add(run);
    }
    return runs;
}

void BenchmarksPage::refreshView()
{
    const auto evaluation = session().evaluation();
    if (evaluation->library->runs.empty() && evaluation->library->unrecognised.empty())
        return;
    fillCandidates();
    m_calibration->showFor(shownSweep());
    const std::vector<std::size_t> runs = chosenRuns();
    switch (view()) {
    case SweepView:
        m_multiples->setEvaluation(*evaluation, shownSweep());
        placeMultiples();
        showChosenMultiple();
        showDetail();
        showFindings();
        break;
    case RequestView: {
        std::vector<std::size_t> shown = runs;
        // Of a sweep the points around the safe capacity tell most, and that one before all.
        const auto sweep = shownSweep();
        if (sweep && evaluation->sweeps[*sweep].safeCapacity) {
            const auto &safe = evaluation->sweeps[*sweep].points[*evaluation->sweeps[*sweep].safeCapacity].runs;
            std::stable_partition(shown.begin(), shown.end(), [&safe](std::size_t run) {
                return std::find(safe.begin(), safe.end(), run) != safe.end();
            });
        }
        if (sweep && shown.size() > RequestsView::mostRuns) {
            const auto &analysis = evaluation->sweeps[*sweep];
            const std::size_t middle = analysis.safeCapacity.value_or(0);
            const std::size_t first = middle > 0 ? middle - 1 : 0;
            shown.clear();
            for (std::size_t i = first; i < std::min(first + 3, analysis.points.size()); ++i) {
                const auto at = i == middle ? shown.begin() : shown.end();
                shown.insert(at, analysis.points[i].runs.front());
            }
        }
        m_requests->setRuns(evaluation->library, std::move(shown), session().project()->scenario.slo);
        break;
    }
    case CompareView:
        m_compare->setRuns(evaluation->library, runs);
        break;
    case TableOfRuns:
        if (m_tableStale)
            showTable();
        break;
    case ViewCount:
        break;
    }
}

/// Not again and again: the reader may have scrolled elsewhere.
void BenchmarksPage::showChosenMultiple()
{
    QWidget *one = m_multiples->chosenOne();
    if (one == m_shownMultiple)
        return;
    m_shownMultiple = one;
    auto *area = findChild<QScrollArea *>(QStringLiteral("benchmarks.multiples"));
    if (one == nullptr || area == nullptr)
        return;
    QTimer::singleShot(0, area, [area, one] { area->ensureWidgetVisible(one, 0, 0); }); // once it has its place
}

/// The columns that say something: the usual ones, and while there are few, also the more special ones. What the reader
/// hides stays hidden as long as the library is the same.
void BenchmarksPage::showTable()
{
    constexpr int enoughColumns = 10;
    m_tableStale = false;
    m_tableModel->setLibrary(session().evaluation()->library);
    const int count = m_tableModel->columnCount();
    std::vector<bool> says(static_cast<std::size_t>(count)), shown(static_cast<std::size_t>(count));
    int shownCount = 0;
    for (const bool special : {false, true}) {
        for (int column = 0; column < count; ++column) {
            const auto at = static_cast<std::size_t>(column);
            if (m_tableModel->quantity(column).aside != special)
                continue;
            says[at] = !m_tableModel->isEmptyColumn(column);
            shown[at] = says[at] && (!special || shownCount < enoughColumns);
            shownCount += shown[at] ? 1 : 0;
        }
    }
    for (int column = 0; column < count; ++column)
        m_table->setColumnHidden(column, !shown[static_cast<std::size_t>(column)]);
    m_table->fitColumns();
    putOnPage(m_table);
}

void BenchmarksPage::fillCandidates()
{
    const std::vector<std::size_t> runs = chosenRuns();
    m_tag->setEnabled(!runs.empty());
    m_sideBySide->setEnabled(runs.size() > 1);
    const bool oneThing = shownSweep().has_value() || runs.size() == 1;
    m_candidateButton->setEnabled(oneThing);
    m_candidateMenu->menuAction()->setEnabled(oneThing);
    const auto &library = *session().evaluation()->library;
    m_columns->setEnabled(std::any_of(runs.begin(), runs.end(), [&library](std::size_t run) {
        return run < library.runs.size() && library.runs[run].source.tool == "table";
    }));
    for (QAction *action : m_candidateMenu->actions()) {
        if (action == m_newCandidate)
            continue;
        m_candidateMenu->removeAction(action);
        action->deleteLater();
    }
    for (const core::project::Candidate &candidate : session().project()->candidates) {
        const QString id = fromUtf8(candidate.id), label = fromUtf8(candidate.label);
        QAction *action = m_candidateMenu->addAction(
            //: a measurement takes the place of what this candidate says of throughput and latency
            tr("In the place of %1").arg(label == id ? id : QStringLiteral("%1, %2").arg(id, label)));
        connect(action, &QAction::triggered, this, [this, id] { assignToCandidate(id); });
    }
}

bool BenchmarksPage::assignToCandidate(const QString &candidate)
{
    const std::vector<std::size_t> runs = chosenRuns();
    candidates::Measured measured;
    if (runs.size() == 1 && (view() == TableOfRuns || shownRun()))
        measured.run = runs.front();
    else if (const auto sweep = shownSweep())
        measured.sweep = sweep;
    else if (!runs.empty())
        measured.run = runs.front();
    core::Diagnostics ignored;
    const auto assigned = candidates::assigned(session().document(), *session().project(), *session().evaluation(),
                                               *loadCatalogue(ignored), measured, candidate);
    if (!assigned) {
        Q_EMIT failed(tr("Nothing was assigned: these results state no throughput that a candidate could stand on."));
        return false;
    }
    QString why;
    const QString text = candidate.isEmpty() ? tr("New candidate %1 from results").arg(assigned->id)
                                             : tr("Candidate %1 from results").arg(assigned->id);
    if (!session().setDocument(assigned->document, text, &why)) {
        Q_EMIT failed(why);
        return false;
    }
    Q_EMIT notice(tr("Candidate %1 now stands on these results; see the scorecard.").arg(assigned->id));
    return true;
}

void BenchmarksPage::tagRuns()
{
    std::vector<std::size_t> runs = chosenRuns();
    if (runs.empty())
        return;
    auto *dialog = new TagDialog(session(), std::move(runs), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// Tables that wait for their columns to be named; else those of the chosen runs.
void BenchmarksPage::editColumns()
{
    const auto &library = *session().evaluation()->library;
    QStringList paths;
    if (sender() == m_columns) {
        for (const std::size_t run : chosenRuns()) {
            const QString path = fromUtf8(library.runs[run].source.path);
            if (library.runs[run].source.tool == "table" && !paths.contains(path))
                paths << path;
        }
    } else {
        for (const auto &one : library.unrecognised) {
            const QString path = fromUtf8(one.path);
            if (!one.sideFile && !paths.contains(path) && tables::unknownTable(path, {}))
                paths << path;
        }
    }
    if (!paths.isEmpty())
        Q_EMIT session().tablesUnknown(paths);
    else
        Q_EMIT notice(tr("None of these files is a table."));
}

QList<QAction *> BenchmarksPage::pageActions() const
{
    return {m_tag, m_sideBySide, m_newCandidate, m_calibration->calibrateAction(), m_calibration->removeAction()};
}

bool BenchmarksPage::working() const
{
    return m_calibration->working();
}

} // namespace ui
