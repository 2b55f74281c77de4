// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <array>

namespace ui {

namespace {

struct Declaration
{
    Settings::Key key;
    const char *name;
    QVariant standard;
    QStringList allowed; ///< empty: any
};

const std::array<Declaration, Settings::KeyCount> &declarations()
{
    static const std::array<Declaration, Settings::KeyCount> all{{
        {Settings::Language, "view/language", QString(), {}},
        {Settings::Appearance,
         "view/appearance",
         QStringLiteral("system"),
         {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}},
        {Settings::RecentFiles, "files/recent", QStringList(), {}},
        {Settings::LastFolder, "files/folder", QString(), {}},
        {Settings::WindowGeometry, "window/geometry", QByteArray(), {}},
        {Settings::WindowState, "window/state", QByteArray(), {}},
        {Settings::Page, "window/page", QString(), {}},
        {Settings::ScenarioFolded, "scenario/folded", false, {}},
        {Settings::OpenGroups, "scenario/open", QStringList{QStringLiteral("workload"), QStringLiteral("slo")}, {}},
        {Settings::TableMappings, "import/tables", QStringList(), {}},
        {Settings::TourSeen, "help/tour", false, {}},
        {Settings::TextSize, "view/textsize", 100, {}},
    }};
    return all;
}

const Declaration &declared(Settings::Key key)
{
    return declarations().at(static_cast<std::size_t>(key));
}

/// A file of our own on every system: it can be read, copied and deleted by hand.
QSettings store()
{
    return QSettings(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                         QStringLiteral("/settings.ini"),
                     QSettings::IniFormat);
}

constexpr int recentLimit = 10;

} // namespace

QVariant Settings::value(Key key)
{
    const Declaration &declaration = declared(key);
    QVariant value = store().value(QLatin1String(declaration.name), declaration.standard);
    if (!value.convert(declaration.standard.metaType()))
        return declaration.standard;
    if (!declaration.allowed.isEmpty() && !declaration.allowed.contains(value.toString()))
        return declaration.standard;
    return value;
}

void Settings::setValue(Key key, const QVariant &value)
{
    store().setValue(QLatin1String(declared(key).name), value);
}

void Settings::reset(Key key)
{
    store().remove(QLatin1String(declared(key).name));
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = value(RecentFiles).toStringList();
    files.removeAll(path);
    files.prepend(path);
    setValue(RecentFiles, files.mid(0, recentLimit));
}

QStringList Settings::recentFiles()
{
    QStringList files = value(RecentFiles).toStringList();
    files.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return files;
}

} // namespace ui
