// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"
#include "ui/widgets/scenariofields.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

/// Cells of a spreadsheet that are pasted into the form of the scenario.
namespace ui::scenario {

struct PastedValue
{
    QString name; ///< as in the first of two columns; empty: the next field
    QString value;
    bool operator==(const PastedValue &) const = default;
};

/// Whether a clipboard's text is more than one cell: one cell comes with a line end of its own.
bool holdsCells(const QString &text);

/// Two columns are names and values, further ones are left out; one column, or one row of numbers, are values alone.
QList<PastedValue> pastedValues(const QString &text, const QLocale &locale);

struct PasteResult
{
    core::project::Node document;
    int taken = 0;
    QStringList refused; ///< the cells that no field takes
};

/// The document with the values put in: by name (label, "group: label", or key of the file), or into `first` and the
/// fields that follow it. Numbers are read as typed ones; what could mean two things is refused.
PasteResult withPasted(const core::project::Node &document, const QList<Field> &fields, const QString &first,
                       const QList<PastedValue> &values, const QLocale &locale);

} // namespace ui::scenario
