// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <memory>

class QApplication;

namespace ui {

class MainWindow;

/// The program's window as it comes up: text size and appearance as remembered, the catalogue being read meanwhile, on
/// what was named, else on the start page. Not shown yet. `remembers` as in MainWindow::Options.
std::unique_ptr<MainWindow> startWindow(QApplication &application, const QStringList &paths, bool remembers = true);

} // namespace ui
