// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace ui {

/// An example that ships with the program, as the reader calls it.
struct ExampleTitle
{
    QString name;     ///< of its file, without ".yaml"
    QString title;    ///< "Where the knee lies"
    QString question; ///< what there is to see; only of those that the start page shows
};

/// All that ship, in the language of the moment: first those of the start page, in the order in which they teach.
QList<ExampleTitle> exampleTitles();

} // namespace ui
