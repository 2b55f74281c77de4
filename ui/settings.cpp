// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings.h"

#include "core/files.h"

#include <QFile>
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
QString storePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/settings.ini");
}

QSettings store()
{
    return QSettings(storePath(), QSettings::IniFormat);
}

/// On a full disk QSettings puts an empty file in the place of what was remembered. So nothing is remembered anew until
/// a file of that size, and what is added, can be written beside it.
bool hasRoom(qsizetype added)
{
    const QString path = storePath();
    if (!QFileInfo::exists(path))
        return true;                                  // nothing to lose
    constexpr qsizetype escaped = 8, overhead = 4096; // a character may take eight in the file
    const auto size = static_cast<std::size_t>(QFileInfo(path).size() + added * escaped + overhead);
    const QString trial = path + QStringLiteral(".room");
    const bool room =
        core::writeFileAtomically(core::pathFromText(trial.toStdString()), std::string(size, ' ')).has_value();
    QFile::remove(trial);
    return room;
}

/// About how many characters a value takes.
qsizetype lengthOf(const QVariant &value)
{
    if (value.metaType().id() == QMetaType::QByteArray)
        return value.toByteArray().size();
    return value.toStringList().join(QLatin1Char(',')).size();
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
    const QLatin1String name(declared(key).name);
    if (store().value(name) != value && hasRoom(lengthOf(value)))
        store().setValue(name, value);
}

void Settings::reset(Key key)
{
    if (hasRoom(0))
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
