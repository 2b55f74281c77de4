// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windowstart.h"

#include "ui/cataloguesource.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"

#include <QApplication>

namespace ui {

namespace {

ThemeMode rememberedMode()
{
    const QString appearance = Settings::value(Settings::Appearance).toString();
    if (appearance == QLatin1String("dark"))
        return ThemeMode::Dark;
    if (appearance == QLatin1String("contrast"))
        return ThemeMode::HighContrast;
    return appearance == QLatin1String("light") ? ThemeMode::Light : ThemeMode::System;
}

} // namespace

std::unique_ptr<MainWindow> startWindow(QApplication &application, const QStringList &paths, bool remembers)
{
    readCatalogueAhead();
    applyTextSize(Settings::value(Settings::TextSize).toInt());
    applyTheme(application, rememberedMode());
    return std::make_unique<MainWindow>(MainWindow::Options{
        .remembers = remembers, .page = paths.isEmpty() ? QStringLiteral("start") : QString(), .open = paths});
}

} // namespace ui
