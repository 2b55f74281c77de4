// SPDX-License-Identifier: GPL-3.0-or-later
// What the command search finds: everything that can be done, and every figure, field, page and entry by its words.
#include "core/catalogue/placenames.h"
#include "core/exports/figureledger.h"
#include "ui/cataloguesource.h"
#include "ui/help/helpentries.h"
#include "ui/mainwindow.h"
#include "ui/models/cataloguefields.h"
#include "ui/models/figuresmodel.h"
#include "ui/pages/cataloguepage.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/pages/scorecardpage.h"
#include "ui/style/numberformat.h"
#include "ui/texts.h"
#include "ui/widgets/cataloguepicker.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/statusstrip.h"
#include "ui/windowactions.h"

#include <QAbstractButton>
#include <QAction>
#include <QPointer>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QTimer>

namespace ui {

namespace {

using Entry = CommandSearch::Entry;

const QString zonePath = QStringLiteral("site.zone");

QString plainName(const QAction *action)
{
    return action->text().remove(QLatin1Char('&'));
}

QString keysOf(const QAction *action)
{
    return action->shortcut().toString(QKeySequence::NativeText);
}

} // namespace

/// Why an action cannot be run now; empty where it can.
QString MainWindow::whyNot(const QAction *action) const
{
    if (action->isEnabled())
        return {};
    if (const QString own = action->property("whyNot").toString(); !own.isEmpty())
        return own;
    using A = WindowActions;
    const auto is = [&](A::Id id) { return m_actions->action(id) == action; };
    if (action == m_undo)
        return tr("nothing was changed yet");
    if (action == m_redo)
        return tr("nothing was undone");
    if (is(A::ExportAllCharts))
        return tr("the charts are being exported");
    if (is(A::ExportChart))
        return tr("this page shows no chart yet");
    if (is(A::Reload))
        return tr("the project was not saved yet");
    if (is(A::ClearBaseline))
        return tr("there is no baseline");
    if (is(A::CancelWork))
        return tr("nothing is being imported");
    if (is(A::Cut) || is(A::Copy))
        return tr("nothing is chosen that could be copied");
    if (is(A::Paste))
        return tr("no field has the keyboard");
    return tr("nothing is chosen that it works on");
}

QList<Entry> MainWindow::actionEntries()
{
    updateClipboardActions();
    fillRecent();
    fillSweeps();
    fillRemovable();
    QList<Entry> entries;
    for (const auto &[menu, action] : m_actions->all()) {
        Entry entry{plainName(action),
                    menu,
                    keysOf(action),
                    [action = QPointer<QAction>(action)] {
                        if (action)
                            action->trigger();
                    },
                    {},
                    whyNot(action)};
        // A page is found by what it answers, too.
        if (const qsizetype page = m_pageActions.indexOf(action); page >= 0)
            for (const help::Entry &topic : help::pageEntries())
                if (topic.id == QStringLiteral("page.") + pageRegistry()[page].id)
                    entry.words = QTextDocumentFragment::fromHtml(topic.html).toPlainText();
        entries << entry;
    }
    return entries;
}

/// Every figure by its name, and from there the way to where it comes from.
QList<Entry> MainWindow::figureEntries()
{
    QList<Entry> entries;
    QStringList named;
    const auto add = [&](const HeadlineCell &cell, const QString &where) {
        if (cell.title.isEmpty() || named.contains(cell.title))
            return;
        named << cell.title;
        const QString value = withUnit(cell.value, cell.unit);
        entries << Entry{
            cell.title,
            where,
            value,
            [this, cell] {
                auto *button = m_headline->findChild<QAbstractButton *>(QStringLiteral("headline.") + cell.id);
                showProvenance(cell, button != nullptr && button->isVisible() ? static_cast<QWidget *>(button)
                                                                              : static_cast<QWidget *>(m_headline));
            },
            cell.caption,
            {}};
    };
    for (const HeadlineCell &cell : m_headline->cells())
        add(cell, tr("Headline"));
    FiguresModel figures;
    figures.setLedger(core::exports::figureLedger(m_session->evaluation()->size));
    for (int row = 0; row < figures.rowCount(); ++row)
        add(figures.cell(row), tr("Figure"));
    return entries;
}

QList<Entry> MainWindow::fieldEntries()
{
    QList<Entry> entries;
    for (const ScenarioDock::FieldName &field : m_scenario->fieldNames())
        entries << Entry{field.label, field.group, {}, [this, path = field.path] { m_scenario->focusField(path); }};
    for (const core::project::Candidate &candidate : m_session->project()->candidates) {
        const QString id = fromUtf8(candidate.id);
        entries << Entry{QStringLiteral("%1 %2").arg(id, fromUtf8(candidate.label)), tr("Candidate"), {}, [this, id] {
                             showPage(QStringLiteral("scorecard"));
                             if (auto *page = qobject_cast<ScorecardPage *>(currentPage()))
                                 page->selectCandidate(id);
                         }};
    }
    return entries;
}

/// What the catalogue knows; a country is a value of the scenario as well.
QList<Entry> MainWindow::catalogueEntries()
{
    core::Diagnostics shownElsewhere;
    const auto known = loadCatalogue(shownElsewhere);
    QList<Entry> entries;
    const auto add = [this, &entries](core::catalogue::Kind kind, const core::catalogue::Entry &entry) {
        const QString id = fromUtf8(entry.id);
        entries << Entry{
            localised(core::catalogue::placeName(entry.name)), catalogue::entryTitle(kind), {}, [this, kind, id] {
                showPage(QStringLiteral("catalogue"));
                if (auto *page = qobject_cast<CataloguePage *>(currentPage()))
                    page->selectEntry(kind, id);
            }};
    };
    for (const auto &entry : known->models())
        add(core::catalogue::Kind::Models, entry);
    for (const auto &entry : known->gpus())
        add(core::catalogue::Kind::Gpus, entry);
    for (const auto &entry : known->providers())
        add(core::catalogue::Kind::Providers, entry);
    for (const auto &entry : known->engines())
        add(core::catalogue::Kind::Engines, entry);
    QString field;
    for (const ScenarioDock::FieldName &one : m_scenario->fieldNames())
        if (one.path == zonePath)
            field = QStringLiteral("%1: %2").arg(one.group, one.label);
    for (const auto &grid : known->grids()) {
        const QString name = localised(core::catalogue::placeName(grid.name)), id = fromUtf8(grid.id);
        entries << Entry{name,
                         field,
                         id,
                         [this, name, id] {
                             m_session->setValue(zonePath, core::project::Node::scalar(id.toStdString()),
                                                 tr("The machines stand in %1").arg(name));
                             m_scenario->focusField(zonePath);
                             m_status->showNews(tr("The machines stand in %1").arg(name));
                         },
                         fromUtf8(grid.name),
                         {}};
        add(core::catalogue::Kind::Grids, grid);
    }
    return entries;
}

void MainWindow::openSearch()
{
    QList<Entry> entries = actionEntries();
    for (const PageEntry &entry : pageRegistry())
        if (m_pages.contains(entry.id))
            entries += pageActionEntries(entry);
    entries += figureEntries();
    entries += fieldEntries();
    entries += catalogueEntries();
    for (const core::audit::Finding &finding : m_session->evaluation()->findings)
        entries << Entry{localised(finding.title), tr("Check"), {}, [this] { showPage(QStringLiteral("benchmarks")); }};
    for (const help::Entry &topic : help::pageEntries() + help::termEntries())
        entries << Entry{topic.title, tr("Help"), {}, [this, id = topic.id] { showHelp(id); }};
    m_search->open(m_searchBox, std::move(entries));
    QTimer::singleShot(0, this, &MainWindow::findMoreActions);
}

QList<Entry> MainWindow::pageActionEntries(const PageEntry &entry)
{
    QList<Entry> entries;
    const bool here = entry.id == m_page;
    const QString where = here ? tr("This page") : entry.translatedTitle();
    for (QAction *action : made(entry)->pageActions())
        // Whether an action of a page that is not shown can be run is known once the page has been brought up to date.
        entries << Entry{plainName(action),
                         where,
                         keysOf(action),
                         [this, id = entry.id, action = QPointer<QAction>(action)] {
                             showPage(id);
                             if (!action)
                                 return;
                             if (const QString why = whyNot(action); !why.isEmpty())
                                 m_status->showNews(tr("“%1” cannot be done now: %2.").arg(plainName(action), why));
                             action->trigger();
                         },
                         {},
                         here ? whyNot(action) : QString()};
    return entries;
}

/// A page is made when it is first shown. Those that were not yet are made while the search is open, one each time that
/// nothing else is to be done, so that their actions are found as well.
void MainWindow::findMoreActions()
{
    if (!m_search->isVisible())
        return;
    for (const PageEntry &entry : pageRegistry()) {
        if (m_pages.contains(entry.id))
            continue;
        m_search->add(pageActionEntries(entry));
        QTimer::singleShot(0, this, &MainWindow::findMoreActions);
        return;
    }
}

void MainWindow::askForField(const QString &path, bool choose)
{
    m_scenario->focusField(path);
    // Once more when what unfolded has its place: only then is it known how far to scroll.
    QTimer::singleShot(0, this, [this, path] { m_scenario->focusField(path); });
    const ScenarioField *field = m_scenario->field(path);
    auto *picker = choose && field != nullptr ? field->findChild<CataloguePicker *>() : nullptr;
    if (picker != nullptr) // once the dock has scrolled to it
        QTimer::singleShot(0, picker, &CataloguePicker::showPopup);
}

} // namespace ui
