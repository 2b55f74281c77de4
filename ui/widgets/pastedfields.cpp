// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pastedfields.h"

#include "ui/widgets/localenumber.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ui::scenario {

using core::project::Node;

namespace {

QList<QStringList> cellsOf(const QString &text)
{
    QList<QStringList> rows;
    for (QString line : text.split(QLatin1Char('\n'))) {
        if (line.endsWith(QLatin1Char('\r')))
            line.chop(1);
        if (line.trimmed().isEmpty())
            continue;
        QStringList cells = line.split(QLatin1Char('\t'));
        for (QString &cell : cells)
            cell = cell.trimmed();
        rows << cells;
    }
    return rows;
}

bool isNumber(const QString &text, const QLocale &locale)
{
    const NumberProblem problem = parseLocaleNumber(text, locale).problem;
    return problem == NumberProblem::None || problem == NumberProblem::Ambiguous;
}

/// A field's value as the document holds it; absent when the text is none.
std::optional<Node> nodeOf(const Field &field, const QString &text, const QLocale &locale)
{
    if (text.isEmpty())
        return std::nullopt;
    if (field.kind == Field::Kind::Number || field.kind == Field::Kind::Integer) {
        const ParsedNumber read = parseLocaleNumber(text, locale);
        if (!read.value || (field.kind == Field::Kind::Integer && *read.value != std::round(*read.value)))
            return std::nullopt;
        return Node::number(storedOf(field, *read.value));
    }
    if (field.kind == Field::Kind::List)
        return listOf(text, locale);
    for (qsizetype i = 0; i < field.choices.size(); ++i)
        if (text.compare(field.choices[i], Qt::CaseInsensitive) == 0 ||
            text.compare(field.choiceTitles.value(i), Qt::CaseInsensitive) == 0)
            return Node::scalar(field.choices[i].toStdString());
    if (field.kind == Field::Kind::Choice)
        return std::nullopt;
    return Node::scalar(text.toStdString());
}

qsizetype indexOf(const QList<Field> &fields, const QString &name)
{
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const Field &field = fields[i];
        const QString inGroup = QStringLiteral("%1: %2").arg(groupTitle(field.group), field.label);
        for (const QString &known : {field.label, inGroup, field.path})
            if (name.compare(known, Qt::CaseInsensitive) == 0)
                return i;
    }
    return -1;
}

} // namespace

bool holdsCells(const QString &text)
{
    const QString inner = text.trimmed();
    return inner.contains(QLatin1Char('\n')) || inner.contains(QLatin1Char('\t'));
}

QList<PastedValue> pastedValues(const QString &text, const QLocale &locale)
{
    QList<PastedValue> values;
    const QList<QStringList> rows = cellsOf(text);
    const bool oneRowOfNumbers = rows.size() == 1 && std::all_of(rows[0].begin(), rows[0].end(),
                                                                 [&](const QString &c) { return isNumber(c, locale); });
    for (const QStringList &cells : rows) {
        if (oneRowOfNumbers || cells.size() == 1)
            for (const QString &cell : cells)
                values << PastedValue{{}, cell};
        else
            values << PastedValue{cells[0], cells[1]};
    }
    return values;
}

PasteResult withPasted(const Node &document, const QList<Field> &fields, const QString &first,
                       const QList<PastedValue> &values, const QLocale &locale)
{
    PasteResult result{document, 0, {}};
    const auto start = std::find_if(fields.begin(), fields.end(), [&](const Field &f) { return f.path == first; });
    qsizetype next = start == fields.end() ? 0 : start - fields.begin();
    for (const PastedValue &one : values) {
        const qsizetype at = one.name.isEmpty() ? next++ : indexOf(fields, one.name);
        const auto node = at >= 0 && at < fields.size() ? nodeOf(fields[at], one.value, locale) : std::nullopt;
        if (node) {
            const Node &room = result.document = withRoomFor(result.document, fields[at]);
            result.document = room.with(storedPath(room, fields[at]).toStdString(), *node);
            ++result.taken;
        } else {
            result.refused << (one.name.isEmpty() ? one.value : QStringLiteral("%1: %2").arg(one.name, one.value));
        }
    }
    return result;
}

} // namespace ui::scenario
