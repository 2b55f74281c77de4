// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/scenariofields.h"

#include <initializer_list>

/// How fields of the scenario are put together, for the files that declare them.
namespace ui::scenario {

/// Model, hardware and engine.
void addMachine(QList<Field> &fields, const core::project::Project &project);
/// The site: grid, power, who operates it.
void addPlace(QList<Field> &fields);
/// The fields of the way of paying that holds; those of the others do not come.
void addOwnership(QList<Field> &fields, const core::project::Project &project);

namespace make {

inline constexpr double percent = 100.0;

inline QString path(const char *text)
{
    return QLatin1String(text);
}

struct Range
{
    double minimum, maximum;
    bool logarithmic = false;
};

inline Field number(Group group, const char *where, const QString &label, const QString &unit, Range range)
{
    Field field;
    field.group = group;
    field.path = path(where);
    field.label = label;
    field.unit = unit;
    field.minimum = range.minimum;
    field.maximum = range.maximum;
    field.logarithmic = range.logarithmic;
    return field;
}

inline Field share(Group group, const char *where, const QString &label, std::optional<double> standardPercent)
{
    Field field = number(group, where, label, QStringLiteral("%"), {0.0, percent});
    field.shownPerStored = percent;
    field.standard = standardPercent;
    return field;
}

inline Field integer(Group group, const char *where, const QString &label, const QString &unit, Range range)
{
    Field field = number(group, where, label, unit, range);
    field.kind = Field::Kind::Integer;
    return field;
}

inline Field choice(Group group, const char *where, const QString &label, const QStringList &choices,
                    const QStringList &titles = {})
{
    Field field;
    field.group = group;
    field.path = path(where);
    field.kind = Field::Kind::Choice;
    field.label = label;
    field.choices = choices;
    field.choiceTitles = titles;
    return field;
}

inline QStringList list(std::initializer_list<const char *> words)
{
    QStringList all;
    for (const char *word : words)
        all << QLatin1String(word);
    return all;
}

inline Field important(Field field, const QString &hint = {})
{
    field.important = true;
    field.hint = hint;
    return field;
}

inline Field playful(Field field)
{
    field.playful = true;
    return field;
}

inline Field hinted(Field field, const QString &hint)
{
    field.hint = hint;
    return field;
}

} // namespace make
} // namespace ui::scenario
