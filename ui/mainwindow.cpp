// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "ui/help/helpwindow.h"
#include "ui/help/inputhelp.h"
#include "ui/models/estimates.h"
#include "ui/models/headline.h"
#include "ui/nativekeys.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/pages/startpage.h"
#include "ui/presentation/presentationwindow.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/snapshots.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/auditdock.h"
#include "ui/widgets/cominglabel.h"
#include "ui/widgets/commandsearch.h"
#include "ui/widgets/diagnosticsdock.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/pagerail.h"
#include "ui/widgets/provenancepopover.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/statusstrip.h"
#include "ui/widgets/tour.h"
#include "ui/widgets/undokeys.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {

constexpr QSize standardSize(1280, 800);
constexpr int searchWidth = 240;
constexpr int mostSearchWidth = 300; ///< large text leaves the menus their room
constexpr std::chrono::milliseconds latestOpening{300};
constexpr int narrowBelow = 1100; ///< the scenario folds to its drawer in narrower windows

} // namespace

MainWindow::MainWindow(const Options &options, QWidget *parent)
    : QMainWindow(parent)
    , m_options(options)
    , m_session(new Session(this))
{
    setObjectName(QStringLiteral("window"));
    setAcceptDrops(true);
    new UndoKeys(this);
    build();
    connectSession();
    connectFileActions();
    connectOtherActions();
    addEditActions();
    addPageActions();
    retranslate();
    resize(standardSize);
    if (m_options.remembers) {
        restoreGeometry(Settings::value(Settings::WindowGeometry).toByteArray());
        restoreState(Settings::value(Settings::WindowState).toByteArray());
    }
    begin();
    updateFigures();
    m_diagnostics->setDiagnostics(m_session->diagnostics());
}

void MainWindow::begin()
{
    const QString start = QStringLiteral("start");
    QString first = m_options.page;
    if (first.isEmpty() && m_options.remembers)
        first = Settings::value(Settings::Page).toString();
    if (m_options.open.isEmpty()) {
        if (first.isEmpty() || !showPage(first))
            showPage(pageRegistry().front().id);
        return;
    }
    const bool known = first != start && std::any_of(pageRegistry().begin(), pageRegistry().end(),
                                                     [&first](const PageEntry &page) { return page.id == first; });
    markPage(known ? first : pageRegistry().front().id);
    showComing();
}

/// What was named is read once the window has been seen: reading it is work for the thread that paints, too.
void MainWindow::openNamed()
{
    if (m_opens != Opens::Later)
        return;
    m_opens = Opens::Now;
    openPaths(m_options.open);
    if (!m_session->busy())
        endComing();
}

/// What is being read, where the page will be: the page is made once there is something to show on it.
void MainWindow::showComing()
{
    QStringList names;
    for (const QString &path : std::as_const(m_options.open))
        names << QFileInfo(path).fileName();
    m_opens = Opens::Later;
    auto *label = new ComingLabel(tr("Opening %1 …").arg(names.join(QStringLiteral(", "))), m_stack);
    connect(label, &ComingLabel::seen, this, &MainWindow::openNamed, Qt::QueuedConnection);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setFont(scaledFont(font(), type::sentence, QFont::Medium));
    label->setContentsMargins(designPixels(this, 28), designPixels(this, 22), designPixels(this, 28), 0);
    label->setBackgroundRole(QPalette::Base);
    label->setAutoFillBackground(true);
    m_coming = label;
    m_stack->addWidget(m_coming);
    m_stack->setCurrentWidget(m_coming);
}

void MainWindow::endComing()
{
    if (m_coming != nullptr)
        showPage(m_page);
}

MainWindow::~MainWindow()
{
    // A field that loses the focus hands over what was typed: while there is somebody to take it.
    if (QWidget *focused = focusWidget())
        focused->clearFocus();
    hide();
    // Children go after this part of the window: what they say while they go must not reach it.
    m_session->undoStack()->disconnect(this);
    qApp->disconnect(this);
    for (QObject *child : findChildren<QObject *>())
        child->disconnect(this);
}

void MainWindow::build()
{
    m_actions = new WindowActions(menuBar());
    m_headline = new HeadlineStrip(this);
    m_rail = new PageRail(this);
    m_scenario = new ScenarioDock(*m_session, this);
    m_messages = new MessageBar(this);
    m_stack = new QStackedWidget(this);
    m_status = new StatusStrip(this);
    m_search = new CommandSearch(this);
    m_snapshots = new Snapshots(this);

    auto *centre = new QWidget(this);
    auto *rows = new QVBoxLayout(centre);
    auto *columns = new QHBoxLayout;
    auto *pageColumn = new QVBoxLayout;
    for (QLayout *layout : std::initializer_list<QLayout *>{rows, columns, pageColumn}) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
    }
    pageColumn->addWidget(m_messages);
    pageColumn->addWidget(m_stack, 1);
    columns->addWidget(m_rail);
    columns->addWidget(m_scenario);
    columns->addLayout(pageColumn, 1);
    rows->addWidget(m_headline);
    rows->addLayout(columns, 1);
    rows->addWidget(m_status);
    setCentralWidget(centre);
    // Nothing is marked as having the keyboard until the user asks for it with Tab.
    centre->setFocusPolicy(Qt::ClickFocus);
    centre->setFocus();

    m_diagnostics = new DiagnosticsDock(this);
    addDockWidget(Qt::BottomDockWidgetArea, m_diagnostics);
    m_diagnostics->hide();
    m_audit = new AuditDock(*m_session, this);
    addDockWidget(Qt::BottomDockWidgetArea, m_audit);
    tabifyDockWidget(m_diagnostics, m_audit);
    m_audit->hide();

    auto *corner = new QWidget(menuBar()); // its layout tells the menu bar the width that is needed
    auto *cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, designPixels(this, 2), designPixels(this, 12), designPixels(this, 2));
    m_searchBox = new QPushButton(corner);
    cornerLayout->addWidget(m_searchBox);
    m_searchBox->setObjectName(QStringLiteral("searchbox"));
    m_searchBox->setFocusPolicy(Qt::NoFocus);
    m_searchBox->setMinimumWidth(std::min(designPixels(this, searchWidth), mostSearchWidth));
    menuBar()->setCornerWidget(corner);
    m_presentButton = new QPushButton(corner);
    m_presentButton->setObjectName(QStringLiteral("present"));
    m_presentButton->setFocusPolicy(Qt::NoFocus);
    cornerLayout->addWidget(m_presentButton);
    connect(m_presentButton, &QPushButton::clicked, this, [this] { present(); });
    connect(m_searchBox, &QPushButton::clicked, this, &MainWindow::openSearch);
}

void MainWindow::connectSession()
{
    connect(m_session, &Session::evaluationChanged, this, [this] {
        updateFigures();
        if (m_opens == Opens::Done)
            endComing();
    });
    connect(m_session, &Session::titleChanged, this, &MainWindow::updateTitle);
    connect(m_session, &Session::begun, this, [this] {
        cancelExporting();
        m_snapshots->beginProject();
        m_messages->forget(MessageBar::UntilAnotherProject);
    });
    const auto followSnapshots = [this] {
        m_snapshots->setProject(m_session->filePath(), m_session->snapshotFolder());
    };
    connect(m_session, &Session::titleChanged, this, followSnapshots);
    followSnapshots();
    connect(m_session, &Session::libraryChanged, this, [this] {
        const bool any = !m_session->library()->runs.empty();
        const bool had = std::exchange(m_hasResults, any);
        m_firstResults = any && !had;
        // The first results of a project are looked at, and what was dropped on the start page, unless the window has
        // gone elsewhere with it already. A project that was opened with results shows its own first page.
        QTimer::singleShot(0, this, [this, any] {
            const bool brought = std::exchange(m_firstResults, false) && m_session->isModified();
            if (any && (brought || m_page == QLatin1String("start")))
                showPage(QStringLiteral("benchmarks"));
        });
    });
    connect(m_session, &Session::diagnosticsChanged, this,
            [this] { m_diagnostics->setDiagnostics(m_session->diagnostics()); });
    connect(m_session, &Session::notice, m_status, &StatusStrip::showNews);
    connect(m_session, &Session::failed, this, [this](const QString &sentence) {
        endComing();
        say(sentence);
    });
    connect(m_snapshots, &Snapshots::failed, this, &MainWindow::say);
    connect(m_session, &Session::tablesUnknown, this, &MainWindow::askForColumns);
    connect(m_session, &Session::progressChanged, m_status, &StatusStrip::setProgress);
    connect(m_session, &Session::busyChanged, this, [this] {
        if (!m_session->busy() && m_opens != Opens::Later)
            endComing();
    });
    connect(m_session, &Session::busyChanged, this, [this](bool) {
        m_actions->action(WindowActions::CancelWork)->setEnabled(m_session->busy() || m_allCharts != nullptr);
    });
    connect(m_session, &Session::autosaved, this, &MainWindow::updateSummary);
    connect(m_status, &StatusStrip::cancelRequested, m_session, &Session::cancelWork);
    connect(m_status, &StatusStrip::cancelRequested, this, &MainWindow::cancelExporting);
    connect(m_session, &Session::opened, this, [this](const QString &path) {
        m_baseline.reset();
        m_firstResults = false;
        if (!path.isEmpty())
            Settings::addRecentFile(path);
        // Whatever was opened is looked at, not the list of what else there is.
        if (m_page == QLatin1String("start"))
            showPage(pageRegistry().front().id);
        m_opens = Opens::Done; // its page follows with its first figures
        if (!m_session->busy())
            endComing();
        if (const QStringList missing = m_session->missingResults(); !missing.isEmpty())
            m_messages->post({tr("The project names %n result file(s) that are not there: %1. "
                                 "Their references are kept; put the files "
                                 "back and reload, or remove them under Data.",
                                 nullptr, static_cast<int>(missing.size()))
                                  .arg(missing.join(QStringLiteral(", "))),
                              {},
                              MessageBar::UntilAnotherProject});
        updateFigures();
    });
    connect(m_session, &Session::resultsChangedOutside, this, [this](const QString &path) {
        m_messages->post(
            {tr("The results in %1 have changed since they were imported.").arg(QFileInfo(path).fileName()),
             {{tr("Reload"), [this] { m_session->reloadResults(); }}, {tr("Close"), {}}},
             MessageBar::UntilAnotherProject});
    });
}

void MainWindow::addEditActions()
{
    m_undo = new QAction(this);
    m_redo = new QAction(this);
    const QUndoStack *stack = m_session->undoStack();
    connect(m_undo, &QAction::triggered, stack, &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::indexChanged, this, &MainWindow::updateUndo);
    connect(stack, &QUndoStack::undoTextChanged, this, &MainWindow::updateUndo);
    connect(stack, &QUndoStack::redoTextChanged, this, &MainWindow::updateUndo);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts(QKeySequence::keyBindings(QKeySequence::Redo));
    QMenu *edit = m_actions->menu(WindowActions::EditMenu);
    QAction *first = edit->actions().value(0);
    edit->insertAction(first, m_undo);
    edit->insertAction(first, m_redo);
    addClipboardActions();
}

void MainWindow::updateUndo()
{
    const QUndoStack &stack = *m_session->undoStack();
    m_undo->setEnabled(stack.canUndo());
    m_redo->setEnabled(stack.canRedo());
    //: %1 is what is undone: "Undo: price an hour"
    m_undo->setText(stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo"));
    m_redo->setText(stack.canRedo() ? tr("Redo: %1").arg(stack.redoText()) : tr("Redo"));
}

void MainWindow::addPageActions()
{
    QMenu *view = m_actions->menu(WindowActions::ViewMenu);
    QAction *first = view->actions().value(0);
    auto *group = new QActionGroup(this);
    int onRail = 0;
    for (qsizetype i = 0; i < pageRegistry().size(); ++i) {
        auto *action = new QAction(this);
        action->setCheckable(true);
        constexpr int digits = 10; // as on the keyboard: 0 stands after 9
        if (pageRegistry()[i].onRail && ++onRail <= digits)
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(onRail % digits)));
        const QString id = pageRegistry()[i].id;
        connect(action, &QAction::triggered, this, [this, id] { showPage(id); });
        group->addAction(action);
        view->insertAction(first, action);
        m_pageActions << action;
    }
    connect(m_rail, &PageRail::chosen, this, &MainWindow::showPage);
}

Page *MainWindow::made(const PageEntry &entry)
{
    if (Page *there = m_pages.value(entry.id))
        return there;
    Page *page = entry.create(*m_session, m_stack);
    m_pages.insert(entry.id, page);
    m_stack->addWidget(page);
    connect(page, &Page::importRequested, this, [this] { import(false); });
    connect(page, &Page::exampleRequested, this, [this] {
        if (mayGo())
            m_session->openExample();
    });
    connect(page, &Page::pageRequested, this, &MainWindow::showPage);
    connect(page, &Page::fieldRequested, this, &MainWindow::askForField);
    connect(page, &Page::notice, m_status, &StatusStrip::showNews);
    connect(page, &Page::failed, this, &MainWindow::say);
    if (auto *start = qobject_cast<StartPage *>(page))
        connectStartPage(start);
    help::explainInputs(page);
    return page;
}

bool MainWindow::showPage(const QString &id)
{
    const QList<PageEntry> &entries = pageRegistry();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (entries[i].id != id)
            continue;
        made(entries[i]);
        markPage(id);
        m_stack->setCurrentWidget(m_pages.value(id));
        // A page's layouts settle in rounds, one a request: without this the first picture of it shows a round between.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        if (m_coming != nullptr)
            m_coming->deleteLater();
        m_coming = nullptr;
        enableExports();
        return true;
    }
    return false;
}

void MainWindow::markPage(const QString &id)
{
    m_page = id;
    m_rail->setCurrent(id);
    for (qsizetype i = 0; i < pageRegistry().size(); ++i)
        if (pageRegistry()[i].id == id)
            m_pageActions.value(i)->setChecked(true);
}

QString MainWindow::currentPageId() const
{
    return m_page;
}

Page *MainWindow::currentPage() const
{
    return m_pages.value(m_page);
}

void MainWindow::updateTitle()
{
    setWindowTitle(QStringLiteral("%1[*]").arg(m_session->title()));
    setWindowModified(m_session->isModified());
    setWindowFilePath(m_session->filePath());
    setWindowTitle(QStringLiteral("%1[*]").arg(m_session->title()));
    m_actions->action(WindowActions::Reload)->setEnabled(!m_session->filePath().isEmpty());
    updateSummary();
}

void MainWindow::updateFigures()
{
    const QList<HeadlineCell> cells = headlineOf(*m_session->project(), *m_session->evaluation(), m_baseline.get());
    m_headline->setCells(cells, estimatedCells(cells, *m_session->evaluation()));
    enableExports();
    m_actions->action(WindowActions::ClearBaseline)->setEnabled(m_baseline != nullptr);
    updateSummary();
}

void MainWindow::updateSummary()
{
    QStringList parts;
    const auto library = m_session->library();
    if (!library->sweeps.empty())
        parts << tr("%Ln sweep(s)", nullptr, static_cast<int>(library->sweeps.size()));
    if (!library->runs.empty())
        parts << tr("%Ln run(s) imported", nullptr, static_cast<int>(library->runs.size()));
    if (!m_session->project()->candidates.empty())
        parts << tr("%n candidate(s)", nullptr, static_cast<int>(m_session->project()->candidates.size()));
    parts << tr("seed %1").arg(m_session->project()->seed);
    if (m_session->isModified())
        parts << (m_session->autosaveProblem().isEmpty()
                      ? tr("not saved yet")
                      : tr("not saved yet; the safety copy %1").arg(m_session->autosaveProblem()));
    else if (!m_session->filePath().isEmpty())
        parts << tr("saved");
    m_status->setSummary(parts.join(QStringLiteral(" · ")));
}

void MainWindow::showProvenance(const HeadlineCell &cell, QWidget *at)
{
    if (cell.isChecks) {
        showPage(QStringLiteral("benchmarks"));
        return;
    }
    auto *popover = new ProvenancePopover(cell, this);
    popover->popupBelow(at);
}

void MainWindow::say(const QString &sentence)
{
    if (m_hushed)
        return;
    m_messages->post({sentence, {}, MessageBar::UntilAnotherProject});
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    fillExamples();
    sayChoices();
    updateUndo();
    m_presentButton->setText(tr("Present"));
    m_presentButton->setToolTip(tr("Show the project on the whole screen (%1)")
                                    .arg(nativeKeys(m_actions->action(WindowActions::Present)->shortcut())));
    m_searchBox->setText(tr("Search   %1").arg(nativeKeys(m_actions->action(WindowActions::Search)->shortcut())));
    m_searchBox->setToolTip(tr("Find and run any command, field, page or candidate"));
    QList<PageRail::Item> items;
    for (qsizetype i = 0; i < pageRegistry().size(); ++i) {
        const PageEntry &entry = pageRegistry()[i];
        if (entry.onRail)
            items << PageRail::Item{entry.id, entry.translatedTitle(), entry.icon};
        m_pageActions.value(i)->setText(entry.translatedTitle());
    }
    m_rail->setItems(items);
    m_rail->setAccessibleName(tr("Pages"));
    m_rail->setCurrent(m_page);
    help::explainInputs(this);
    updateTitle();
}

/// Pages say and measure everything when they are made; making them anew leaves no word and no length of before.
void MainWindow::buildPagesAnew()
{
    const QHash<QString, Page *> old = m_pages;
    m_pages.clear();
    for (Page *page : old) {
        m_stack->removeWidget(page);
        page->deleteLater();
    }
    retranslate();
    showPage(m_page);
    updateFigures();
    fitScenario();
}

void MainWindow::fitScenario()
{
    m_scenario->setNarrow(width() < designPixels(this, narrowBelow));
}

void MainWindow::changeEvent(QEvent *event)
{
    const bool speaks = event->type() == QEvent::LanguageChange;
    if (speaks) {
        // What speaks the language of before goes.
        if (m_presentation)
            m_presentation->close();
        delete m_help;
        delete m_tour;
    }
    const bool ready = m_actions != nullptr && !m_pageActions.isEmpty();
    if (speaks && ready)
        buildPagesAnew();
    else if (event->type() == QEvent::FontChange && ready) // that of the application comes to event() alone
        QMetaObject::invokeMethod(this, &MainWindow::buildPagesAnew, Qt::QueuedConnection);
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitScenario();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (m_opens == Opens::Later) // also where nothing is painted, as in a window that starts as an icon
        QTimer::singleShot(latestOpening, this, &MainWindow::openNamed);
    if (!m_shownOnce && m_options.remembers)
        QTimer::singleShot(0, this, [this] { // after the first paint
            offerRecovery();
            if (!Settings::value(Settings::TourSeen).toBool() && m_messages->text().isEmpty())
                takeTour();
        });
    m_shownOnce = true;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_options.remembers && !mayGo()) {
        event->ignore();
        return;
    }
    endExporting();
    m_session->cancelWork();
    m_session->discardAutosave();
    if (m_options.remembers) {
        Settings::setValue(Settings::WindowGeometry, saveGeometry());
        Settings::setValue(Settings::WindowState, saveState());
        Settings::setValue(Settings::Page, m_page);
    }
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openUrls(event->mimeData()->urls());
}

void MainWindow::openUrls(const QList<QUrl> &urls)
{
    QStringList paths, refused;
    for (const QUrl &url : urls) {
        const QString path = url.toLocalFile();
        const QFileInfo info(path);
        if (path.isEmpty())
            refused << tr("%1 is not on this computer; save it first.").arg(url.toDisplayString());
        else if (!info.exists())
            refused << tr("%1 is not there.").arg(QDir::toNativeSeparators(path));
        else if (!info.isReadable())
            refused << tr("%1 may not be read by this program; use Open… instead.").arg(QDir::toNativeSeparators(path));
        else
            paths << path;
    }
    if (!refused.isEmpty())
        say(tr("Not taken: %1").arg(refused.join(QLatin1Char(' '))));
    openPaths(paths);
}

void MainWindow::openPaths(const QStringList &paths)
{
    const auto isProject = [](const QString &path) {
        const QString suffix = QFileInfo(path).suffix().toLower();
        return suffix == QLatin1String("yaml") || suffix == QLatin1String("yml") || files::carriesProject(path);
    };
    QStringList projects, results;
    for (const QString &path : paths)
        (isProject(path) && !QFileInfo(path).isDir() ? projects : results) << path;
    if (projects.size() > 1) {
        say(tr("One project at a time: %1 were dropped. None was opened.").arg(projects.size()));
        return;
    }
    if (projects.size() == 1) {
        if (!mayGo())
            return;
        m_session->openProject(projects.front(), results);
        return;
    }
    if (!results.isEmpty())
        m_session->importPaths(results);
}

} // namespace ui
