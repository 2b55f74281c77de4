// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace ui {

/// What the program remembers between its runs. Each setting is declared once, in settings.cpp; a value of a wrong type
/// or out of its range counts as not set.
class Settings final
{
public:
    enum Key {
        Language,    ///< "en", "de" …; empty: the system's
        Appearance,  ///< "system", "light", "dark", "contrast"
        RecentFiles, ///< newest first
        LastFolder,  ///< where file dialogs begin
        WindowGeometry,
        WindowState,
        Page, ///< id of the page shown last
        ScenarioFolded,
        OpenGroups,    ///< groups of the scenario that are unfolded
        TableMappings, ///< what the columns of strangers' tables mean, a JSON text each
        TourSeen,      ///< the tour was taken or skipped
        TextSize,      ///< percent of the system's
        KeyCount
    };
    static QVariant value(Key key);
    static void setValue(Key key, const QVariant &value);
    static void reset(Key key);

    static void addRecentFile(const QString &path);
    static QStringList recentFiles(); ///< those that still exist
};

} // namespace ui
