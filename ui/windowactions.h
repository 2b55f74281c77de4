// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace ui {

/// The menus of the window and their actions, each declared once in a table;
/// what they do is connected by the window.
class WindowActions final : public QObject
{
    Q_OBJECT
public:
    enum Id {
        New,
        Open,
        ImportFiles,
        ImportFolder,
        PasteResults,
        Save,
        SaveAs,
        Reload,
        ExportChart,
        ExportAllCharts,
        Quit,
        Cut,
        Copy,
        Paste,
        Search,
        ShowScenario,
        ShowRemarks,
        FullScreen,
        Present,
        Help,
        WhatsThis,
        TakeTour,
        StartPage,
        SetBaseline,
        ClearBaseline,
        PinCandidate,
        TakeSnapshot,
        CompareSnapshots,
        TableColumns,
        CancelWork,
        About,
        AboutQt,
        IdCount
    };
    enum MenuId {
        FileMenu,
        RecentMenu,
        RecoveredMenu,
        ExamplesMenu,
        EditMenu,
        ViewMenu,
        LanguageMenu,
        AppearanceMenu,
        TextSizeMenu,
        ScenarioMenu,
        ProfileMenu,
        DataMenu,
        SweepMenu,
        RemoveMenu,
        ReportMenu,
        HelpMenu,
        MenuCount
    };

    explicit WindowActions(QMenuBar *bar);

    QAction *action(Id id) const { return m_actions.value(id); }
    QMenu *menu(MenuId id) const { return m_menus.value(id); }
    /// Says everything anew in the language of the moment.
    void retranslate();
    /// Every action, also those that cannot be run now, with the title of its menu.
    QList<std::pair<QString, QAction *>> all() const;

private:
    QHash<int, QAction *> m_actions;
    QHash<int, QMenu *> m_menus;
};

} // namespace ui
