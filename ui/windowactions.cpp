// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windowactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <array>

namespace ui {

namespace {

using A = WindowActions;

struct MenuRow
{
    A::MenuId id;
    int parent; ///< -1: the bar
    const char *title;
};

constexpr std::array menuRows{
    MenuRow{A::FileMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&File")},
    MenuRow{A::EditMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&Edit")},
    MenuRow{A::ViewMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&View")},
    MenuRow{A::ScenarioMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&Scenario")},
    MenuRow{A::DataMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&Data")},
    MenuRow{A::ReportMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&Report")},
    MenuRow{A::HelpMenu, -1, QT_TRANSLATE_NOOP("ui::WindowActions", "&Help")},
    MenuRow{A::RecentMenu, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Open &recent")},
    MenuRow{A::RecoveredMenu, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Kept copies")},
    MenuRow{A::ExamplesMenu, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "E&xamples")},
    MenuRow{A::LanguageMenu, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Language")},
    MenuRow{A::AppearanceMenu, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Appearance")},
    MenuRow{A::TextSizeMenu, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Text size")},
    MenuRow{A::ProfileMenu, A::ScenarioMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Start from a &profile")},
    MenuRow{A::SweepMenu, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Sweep of the headline")},
    MenuRow{A::RemoveMenu, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Remove results")},
};

/// `menu` holds the row's action; `before` a submenu that comes first, or -1;
/// `line`: a separator above.
struct ActionRow
{
    A::Id id;
    A::MenuId menu;
    const char *text;
    const char *keys;
    bool line = false;
};

constexpr std::array actionRows{
    ActionRow{A::New, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&New project"), "Ctrl+N"},
    ActionRow{A::Open, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Open…"), "Ctrl+O"},
    ActionRow{A::Save, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Save"), "Ctrl+S", true},
    ActionRow{A::SaveAs, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Save &as…"), "Ctrl+Shift+S"},
    ActionRow{A::Reload, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Re&load"), "Ctrl+R"},
    ActionRow{A::Quit, A::FileMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Quit"), "Ctrl+Q", true},
    ActionRow{A::Cut, A::EditMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Cu&t"), "Ctrl+X", true},
    ActionRow{A::Copy, A::EditMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Copy"), "Ctrl+C"},
    ActionRow{A::Paste, A::EditMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Paste"), "Ctrl+V"},
    ActionRow{A::Search, A::EditMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Find a command, field or candidate…"),
              "Ctrl+K", true},
    ActionRow{A::ShowScenario, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Scenario"), "F9", true},
    ActionRow{A::ShowRemarks, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Remarks"), "F8"},
    ActionRow{A::Present, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Present"), "F5"},
    ActionRow{A::FullScreen, A::ViewMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Full screen"), "F11"},
    ActionRow{A::SetBaseline, A::ScenarioMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Take this as the &baseline"),
              "Ctrl+B", true},
    ActionRow{A::ClearBaseline, A::ScenarioMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Forget the baseline"), ""},
    ActionRow{A::PinCandidate, A::ScenarioMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Pin as a candidate"),
              "Ctrl+Shift+P", true},
    ActionRow{A::TakeSnapshot, A::ScenarioMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Take a &snapshot"), "Ctrl+D",
              true},
    ActionRow{A::CompareSnapshots, A::ScenarioMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Compare snapshots…"),
              "Ctrl+Shift+D"},
    ActionRow{A::ImportFiles, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Import result files…"), "Ctrl+I"},
    ActionRow{A::ImportFolder, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Import a &folder…"),
              "Ctrl+Shift+I"},
    ActionRow{A::PasteResults, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Paste results from a spreadsheet"),
              "Ctrl+Shift+V"},
    ActionRow{A::TableColumns, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "C&olumns of tables…"), ""},
    ActionRow{A::CancelWork, A::DataMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Cancel the import"), "", true},
    ActionRow{A::ExportChart, A::ReportMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Export the &chart…"), "Ctrl+E"},
    ActionRow{A::ExportAllCharts, A::ReportMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "Export &all charts…"),
              "Ctrl+Shift+E"},
    ActionRow{A::Help, A::HelpMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Help on this page"), "F1"},
    ActionRow{A::WhatsThis, A::HelpMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&What is this?"), "Shift+F1"},
    ActionRow{A::TakeTour, A::HelpMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "A &tour of the window"), ""},
    ActionRow{A::StartPage, A::HelpMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&Start page"), "", true},
    ActionRow{A::About, A::HelpMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "&About Paretoscope"), ""},
    ActionRow{A::AboutQt, A::HelpMenu, QT_TRANSLATE_NOOP("ui::WindowActions", "About &Qt"), ""},
};

QString translated(const char *text)
{
    return QCoreApplication::translate("ui::WindowActions", text);
}

} // namespace

WindowActions::WindowActions(QMenuBar *bar)
    : QObject(bar)
{
    for (const MenuRow &row : menuRows) {
        auto *menu = new QMenu(bar);
        m_menus.insert(row.id, menu);
        if (row.parent < 0)
            bar->addMenu(menu);
    }
    for (const ActionRow &row : actionRows) {
        auto *action = new QAction(bar);
        if (*row.keys != '\0')
            action->setShortcut(QKeySequence(QString::fromLatin1(row.keys)));
        m_actions.insert(row.id, action);
        QMenu *menu = m_menus.value(row.menu);
        if (row.line)
            menu->addSeparator();
        menu->addAction(action);
    }
    for (const MenuRow &row : menuRows) {
        if (row.parent < 0)
            continue;
        QMenu *parent = m_menus.value(row.parent);
        // Submenus of "File" follow "Open…"; elsewhere they end the menu or, in
        // "Scenario", begin it.
        QAction *before = row.parent == FileMenu       ? action(Save)
                          : row.parent == ScenarioMenu ? action(SetBaseline)
                          : row.parent == DataMenu     ? action(CancelWork)
                                                       : nullptr;
        if (before != nullptr) {
            const QList<QAction *> actions = parent->actions();
            const qsizetype at = actions.indexOf(before);
            before = at > 0 && actions[at - 1]->isSeparator() ? actions[at - 1] : before;
        }
        parent->insertMenu(before, m_menus.value(row.id));
    }
    action(Quit)->setMenuRole(QAction::QuitRole);
    action(About)->setMenuRole(QAction::AboutRole);
    action(AboutQt)->setMenuRole(QAction::AboutQtRole);
    // Editors, tables and charts hear these keys themselves; the menu only says them.
    for (const Id id : {Cut, Copy, Paste})
        action(id)->setShortcutContext(Qt::WidgetShortcut);
    for (const Id id : {ShowScenario, ShowRemarks, FullScreen})
        action(id)->setCheckable(true);
    retranslate();
}

void WindowActions::retranslate()
{
    for (const MenuRow &row : menuRows)
        m_menus.value(row.id)->setTitle(translated(row.title));
    for (const ActionRow &row : actionRows)
        m_actions.value(row.id)->setText(translated(row.text));
}

QList<std::pair<QString, QAction *>> WindowActions::all() const
{
    QList<std::pair<QString, QAction *>> found;
    for (const MenuRow &row : menuRows) {
        const QMenu *menu = m_menus.value(row.id);
        const QString title = menu->title().remove(QLatin1Char('&'));
        for (QAction *action : menu->actions()) {
            if (!action->isSeparator() && action->menu() == nullptr && action->isVisible())
                found << std::pair(title, action);
        }
    }
    return found;
}

} // namespace ui
