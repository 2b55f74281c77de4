// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/scenariofields.h"

#include <QList>
#include <QString>
#include <functional>

namespace ui {

class Session;
class WindowActions;

/// The help of the program: what can be read about each page, field, figure, check, word and key. Made from the texts
/// that the program itself works with, so that it says what this very version does, with the numbers of the project.
namespace help {

struct Entry
{
    QString id;      ///< "page.knee", "field.energy.pue", "figure.cpm_eur_per_mtok", "check.benchmark.few-samples" …
    QString section; ///< of the list, translated
    QString title;
    QString html;                  ///< the text below the title
    std::function<QString()> more; ///< what takes time to say, made when the entry is read; may be empty
};

/// Everything, in the order in which it is listed. `more` refers to the session and is valid as long as that lives.
QList<Entry> entries(Session &session, const WindowActions &actions);

QList<Entry> pageEntries();
QList<Entry> fieldEntries(const Session &session);
QList<Entry> figureEntries(const Session &session);
QList<Entry> stepEntries(const Session &session); ///< of the sizing worksheet
QList<Entry> checkEntries(const Session &session);
QList<Entry> termEntries();
QList<Entry> keyEntries(const WindowActions &actions);

/// The entries in which every word of `text` occurs, those first that have it in their title.
QList<Entry> matching(const QList<Entry> &entries, const QString &text);

/// What a field of the scenario takes, for What's This: hint, unit, default, usual range, key in the file.
QString fieldHelp(const scenario::Field &field);

/// A formula of an example that has the figure, for projects that do not; empty where none has.
QString exampleFormula(const std::string &field);

} // namespace help

} // namespace ui
