// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace ui {

class Page;
class Session;

/// A page as the window knows it before it is made: pages are made when they
/// are first shown.
struct PageEntry
{
    QString id;        ///< "knee", also the name on the command line
    const char *title; ///< source text of the context "ui::pages"
    QString icon;      ///< under :/icons
    Page *(*create)(Session &session, QWidget *parent);
    bool onRail = true; ///< off: reached by the menu and the search only

    QString translatedTitle() const;
};

/// Every page, in the order of the rail.
const QList<PageEntry> &pageRegistry();

} // namespace ui
