// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus of the window do.
#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/exampletitles.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/models/cataloguefields.h"
#include "ui/models/tooltexts.h"
#include "ui/pages/cataloguepage.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/pages/scorecardpage.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/aboutdialog.h"
#include "ui/widgets/auditdock.h"
#include "ui/widgets/diagnosticsdock.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/statusstrip.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace ui {

void MainWindow::connectFileActions()
{
    const auto on = [this](WindowActions::Id id, auto slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    on(WindowActions::New, [this] {
        if (mayGo())
            m_session->newProject();
    });
    on(WindowActions::Open, [this] { open(); });
    on(WindowActions::Save, [this] { save(); });
    on(WindowActions::SaveAs, [this] { saveAs(); });
    on(WindowActions::Reload, [this] {
        if (mayGo())
            m_session->reload();
    });
    on(WindowActions::Quit, [this] { close(); });
    on(WindowActions::ImportFiles, [this] { import(false); });
    on(WindowActions::ImportFolder, [this] { import(true); });
    on(WindowActions::PasteResults, [this] { pasteResults(); });
    on(WindowActions::TableColumns, [this] { editTableMappings(); });
    on(WindowActions::CancelWork, [this] {
        m_session->cancelWork();
        cancelExporting();
    });
    on(WindowActions::ExportChart, [this] { exportChart(); });
    on(WindowActions::ExportAllCharts, [this] { exportAllCharts(); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (qobject_cast<charts::ChartWidget *>(now) == nullptr && Picture::of(now) == nullptr)
            return;
        m_chosenPicture = now;
        enableExports();
    });
    m_actions->action(WindowActions::CancelWork)->setEnabled(false);
    connect(m_actions->menu(WindowActions::RecentMenu), &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    connect(m_actions->menu(WindowActions::SweepMenu), &QMenu::aboutToShow, this, &MainWindow::fillSweeps);
    connect(m_actions->menu(WindowActions::RemoveMenu), &QMenu::aboutToShow, this, &MainWindow::fillRemovable);
    connect(m_session, &Session::opened, this, &MainWindow::fillRecent);
    connectKeeping();
    fillRecent();
}

void MainWindow::connectOtherActions()
{
    const auto on = [this](WindowActions::Id id, auto slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    on(WindowActions::Search, [this] { openSearch(); });
    on(WindowActions::Present, [this] { present(); });
    on(WindowActions::Help, [this] { showHelp(); });
    on(WindowActions::WhatsThis, [this] { whatIsThis(); });
    on(WindowActions::TakeTour, [this] { takeTour(); });
    on(WindowActions::StartPage, [this] { showPage(QStringLiteral("start")); });
    on(WindowActions::TakeSnapshot, [this] { takeSnapshot(); });
    on(WindowActions::CompareSnapshots, [this] { compareSnapshots(); });
    on(WindowActions::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(WindowActions::ShowScenario, [this](bool shown) { m_scenario->setFolded(!shown); });
    connect(m_scenario, &ScenarioDock::foldedChanged, m_actions->action(WindowActions::ShowScenario),
            [this](bool folded) { m_actions->action(WindowActions::ShowScenario)->setChecked(!folded); });
    m_actions->action(WindowActions::ShowScenario)->setChecked(!m_scenario->isFolded());
    connect(m_scenario, &ScenarioDock::notice, m_status, &StatusStrip::showNews);
    on(WindowActions::ShowRemarks, [this](bool shown) { m_diagnostics->setVisible(shown); });
    connect(m_diagnostics, &QDockWidget::visibilityChanged, m_actions->action(WindowActions::ShowRemarks),
            &QAction::setChecked);
    m_audit->toggleViewAction()->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F8));
    m_actions->menu(WindowActions::ViewMenu)
        ->insertAction(m_actions->action(WindowActions::FullScreen), m_audit->toggleViewAction());
    on(WindowActions::SetBaseline, [this] {
        m_baseline = m_session->evaluation();
        m_status->showNews(tr("The headline now shows changes against these figures."));
        updateFigures();
    });
    on(WindowActions::ClearBaseline, [this] {
        m_baseline.reset();
        updateFigures();
    });
    on(WindowActions::PinCandidate, [this] {
        showPage(QStringLiteral("scorecard"));
        if (auto *page = qobject_cast<ScorecardPage *>(currentPage()))
            page->pinScenario();
    });
    on(WindowActions::About, [this] { AboutDialog(this).exec(); });
    on(WindowActions::AboutQt, [] { QApplication::aboutQt(); });
    connect(m_headline, &HeadlineStrip::activated, this, &MainWindow::showProvenance);
    for (const ScenarioDock::Profile &profile : ScenarioDock::profiles()) {
        QAction *action = m_actions->menu(WindowActions::ProfileMenu)->addAction(QString());
        connect(action, &QAction::triggered, this, [this, id = profile.id] { m_scenario->applyProfile(id); });
    }
    fillLanguages();
    fillAppearances();
    fillTextSizes();
    connect(new QShortcut(QKeySequence(Qt::Key_F10), this), &QShortcut::activated, this, &MainWindow::openMenuBar);
    connect(new QShortcut(Qt::SHIFT | Qt::Key_F10, this), &QShortcut::activated, this, &MainWindow::openContextMenu);
}

/// Where the desktop does not do it by itself, and with the first entry chosen: the arrows go on from there.
void MainWindow::openMenuBar()
{
    QAction *first = menuBar()->actions().value(0);
    menuBar()->setActiveAction(first);
    if (QMenu *menu = first != nullptr ? first->menu() : nullptr)
        menu->setActiveAction(menu->actions().value(0));
}

/// As the Menu key does, which not every keyboard has and not every desktop takes this for.
void MainWindow::openContextMenu()
{
    QWidget *at = focusWidget();
    if (at == nullptr || !at->isEnabled())
        return;
    const QPoint place = at->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, at->mapToGlobal(place));
    QApplication::sendEvent(at, &event);
}

/// The choices of menus are made once; what they are called is said here, anew with each language.
void MainWindow::sayChoices()
{
    const auto say = [this](WindowActions::MenuId menu, const QStringList &names) {
        const QList<QAction *> actions = m_actions->menu(menu)->actions();
        for (qsizetype i = 0; i < std::min(actions.size(), names.size()); ++i)
            actions[i]->setText(names[i]);
    };
    QStringList profiles, sizes;
    for (const ScenarioDock::Profile &profile : ScenarioDock::profiles())
        profiles << profile.title;
    for (const int percent : textSizes())
        sizes << formatPercent(percent / 100.0);
    say(WindowActions::ProfileMenu, profiles);
    say(WindowActions::TextSizeMenu, sizes);
    say(WindowActions::LanguageMenu, {tr("As the system")}); // the languages call themselves what they are called
    for (QAction *action : m_actions->menu(WindowActions::LanguageMenu)->actions())
        action->setChecked(action->data().toString() == language::current());
    // Qt says what the buttons of a dock do when its features change, and at no other time.
    for (QDockWidget *dock : std::initializer_list<QDockWidget *>{m_diagnostics, m_audit}) {
        const QDockWidget::DockWidgetFeatures features = dock->features();
        dock->setFeatures(features ^ QDockWidget::DockWidgetVerticalTitleBar);
        dock->setFeatures(features);
    }
    say(WindowActions::AppearanceMenu, {tr("As the system"), tr("Light"), tr("Dark"), tr("High contrast")});
}

void MainWindow::fillRecent()
{
    QMenu *menu = m_actions->menu(WindowActions::RecentMenu);
    menu->clear();
    for (const QString &path : Settings::recentFiles()) {
        QAction *action = menu->addAction(QFileInfo(path).fileName());
        action->setToolTip(QDir::toNativeSeparators(path));
        action->setStatusTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openPaths({path}); });
    }
    menu->setToolTipsVisible(true);
    menu->menuAction()->setEnabled(!menu->isEmpty());
}

void MainWindow::fillExamples()
{
    QMenu *menu = m_actions->menu(WindowActions::ExamplesMenu);
    menu->clear();
    bool shownAtStart = true;
    for (const ExampleTitle &example : exampleTitles()) {
        if (std::exchange(shownAtStart, !example.question.isEmpty()) && !shownAtStart)
            menu->addSeparator();
        QAction *action = menu->addAction(example.title);
        action->setStatusTip(example.question);
        connect(action, &QAction::triggered, this, [this, name = example.name] {
            if (mayGo())
                m_session->openExample(name);
        });
    }
    menu->menuAction()->setEnabled(!menu->isEmpty());
}

void MainWindow::fillSweeps()
{
    QMenu *menu = m_actions->menu(WindowActions::SweepMenu);
    menu->clear();
    const auto library = m_session->library();
    const auto chosen = m_session->evaluation()->chosenSweep;
    QAction *best = menu->addAction(tr("The first with a safe capacity"));
    best->setCheckable(true);
    best->setChecked(!m_session->chosenSweep());
    connect(best, &QAction::triggered, this, [this] { m_session->chooseSweep(std::nullopt); });
    const QStringList names = tooltexts::sweepNames(*library);
    for (std::size_t i = 0; i < library->sweeps.size(); ++i) {
        QAction *action = menu->addAction(names[static_cast<qsizetype>(i)]);
        action->setCheckable(true);
        action->setChecked(m_session->chosenSweep() && chosen == i);
        connect(action, &QAction::triggered, this, [this, i] { m_session->chooseSweep(i); });
    }
}

void MainWindow::fillRemovable()
{
    QMenu *menu = m_actions->menu(WindowActions::RemoveMenu);
    menu->clear();
    for (const core::project::ResultReference &reference : m_session->project()->results) {
        const QString path = fromUtf8(reference.path);
        connect(menu->addAction(path), &QAction::triggered, this, [this, path] { m_session->removeResult(path); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("The project names no results"))->setEnabled(false);
}

void MainWindow::fillLanguages()
{
    QMenu *menu = m_actions->menu(WindowActions::LanguageMenu);
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QString &code, const QString &name) {
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setData(code);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] {
            if (m_options.remembers)
                Settings::setValue(Settings::Language, code);
            language::apply(code);
        });
    };
    add({}, {});
    for (const QString &code : language::available())
        add(code, language::nativeName(code));
}

void MainWindow::fillAppearances()
{
    QMenu *menu = m_actions->menu(WindowActions::AppearanceMenu);
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QString &id, ThemeMode mode) {
        QAction *action = menu->addAction(QString());
        action->setCheckable(true);
        action->setChecked(id == Settings::value(Settings::Appearance).toString());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id, mode] {
            if (m_options.remembers)
                Settings::setValue(Settings::Appearance, id);
            applyTheme(*qApp, mode);
        });
    };
    add(QStringLiteral("system"), ThemeMode::System);
    add(QStringLiteral("light"), ThemeMode::Light);
    add(QStringLiteral("dark"), ThemeMode::Dark);
    add(QStringLiteral("contrast"), ThemeMode::HighContrast);
}

void MainWindow::fillTextSizes()
{
    QMenu *menu = m_actions->menu(WindowActions::TextSizeMenu);
    auto *group = new QActionGroup(menu);
    for (const int percent : textSizes()) {
        QAction *action = menu->addAction(QString());
        action->setCheckable(true);
        action->setChecked(percent == textSizePercent());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, percent] {
            if (m_options.remembers)
                Settings::setValue(Settings::TextSize, percent);
            applyTextSize(percent);
        });
    }
}

QString MainWindow::lastFolder() const
{
    const QString folder = Settings::value(Settings::LastFolder).toString();
    return QFileInfo::exists(folder) ? folder : QDir::homePath();
}

void MainWindow::open()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a project"), lastFolder(),
        tr("Projects, and reports that carry one (*.yaml *.yml *.pdf *.xlsx);;All files (*)"));
    if (path.isEmpty())
        return;
    Settings::setValue(Settings::LastFolder, QFileInfo(path).absolutePath());
    if (mayGo())
        m_session->openProject(path);
}

void MainWindow::import(bool folder)
{
    QStringList paths;
    if (folder) {
        const QString path = QFileDialog::getExistingDirectory(this, tr("Import a folder of results"), lastFolder());
        if (!path.isEmpty())
            paths << path;
    } else {
        paths = QFileDialog::getOpenFileNames(this, tr("Import result files"), lastFolder());
    }
    if (paths.isEmpty())
        return;
    Settings::setValue(Settings::LastFolder, QFileInfo(paths.front()).absolutePath());
    m_session->importPaths(paths);
}

} // namespace ui
