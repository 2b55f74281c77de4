// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/typedcandidates.h"

#include "ui/models/axistexts.h"
#include "ui/texts.h"
#include "ui/widgets/localenumber.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui::candidates {

using core::project::Node;
using core::project::Project;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::TypedCandidates)
};

bool isUnknown(const QString &cell)
{
    static const QStringList none{QString(), QStringLiteral("–"), QStringLiteral("-"), QStringLiteral("n/a")};
    return none.contains(cell.trimmed().toLower());
}

bool has(const Project &project, const QString &id)
{
    return std::any_of(project.candidates.begin(), project.candidates.end(),
                       [&](const auto &candidate) { return candidate.id == id.toStdString(); });
}

/// The value of a cell as the file has it; a problem where it is no number.
std::optional<Node> valueOf(const Typed &line, const std::string &axis, const QString &cell, QString &problem)
{
    if (axis == "sovereignty")
        return Node::scalar(cell.trimmed().toStdString());
    const ParsedNumber number = parseLocaleNumber(cell);
    if (number.value)
        return Node::number(*number.value);
    problem = number.problem == NumberProblem::Ambiguous
                  ? Texts::tr("%1, %2: “%3” can be read as two numbers. Write it without a separator of thousands.")
                  : Texts::tr("%1, %2: “%3” is no number. Leave the cell empty where the value is unknown.");
    problem = problem.arg(line.id, axistexts::name(axis), cell.trimmed());
    return std::nullopt;
}

std::optional<Node> candidateOf(const Typed &line, QString &problem)
{
    std::vector<Node::Member> values;
    for (const auto &[axis, cell] : line.values) {
        if (isUnknown(cell))
            continue;
        auto value = valueOf(line, axis, cell, problem);
        if (!value)
            return std::nullopt;
        values.emplace_back(axis, std::move(*value));
    }
    std::vector<Node::Member> members{{"id", Node::scalar(line.id.trimmed().toStdString())}};
    if (!line.label.trimmed().isEmpty())
        members.emplace_back("label", Node::scalar(line.label.trimmed().toStdString()));
    members.emplace_back("values", Node::map(std::move(values), Node::Style::Flow));
    return Node::map(std::move(members));
}

} // namespace

bool Typed::blank() const
{
    return label.trimmed().isEmpty() &&
           std::all_of(values.begin(), values.end(), [](const auto &value) { return isUnknown(value.second); });
}

TypedIn typedIn(const Node &document, const Project &project, const std::vector<Typed> &lines)
{
    TypedIn result;
    const Node *all = document.find("candidates");
    std::vector<Node> candidates = all == nullptr ? std::vector<Node>() : all->items();
    for (const Typed &line : lines) {
        if (line.blank())
            continue;
        const QString id = line.id.trimmed();
        if (id.isEmpty())
            result.problem = Texts::tr("A candidate needs a short name in the first column.");
        else if (has(project, id) || result.ids.contains(id))
            result.problem = Texts::tr("There is a candidate %1 already: give this one another name.").arg(id);
        auto candidate = result.problem.isEmpty() ? candidateOf(line, result.problem) : std::nullopt;
        if (!candidate)
            return result;
        candidates.push_back(std::move(*candidate));
        result.ids << id;
    }
    if (!result.ids.isEmpty())
        result.document = document.with("candidates", Node::sequence(std::move(candidates)));
    return result;
}

QStringList nextIds(const Project &project, int count)
{
    QStringList ids;
    for (char letter = 'A'; letter <= 'Z' && ids.size() < count; ++letter)
        if (const QString id{QLatin1Char(letter)}; !has(project, id))
            ids << id;
    for (int number = 1; ids.size() < count; ++number)
        if (const QString id = QStringLiteral("C%1").arg(number); !has(project, id))
            ids << id;
    return ids;
}

std::vector<QStringList> cellsOf(const QString &text)
{
    std::vector<QStringList> lines;
    const QChar separator = text.contains(QLatin1Char('\t')) ? QLatin1Char('\t') : QLatin1Char(';');
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (line.trimmed().isEmpty())
            continue;
        QStringList cells = line.split(separator);
        for (QString &cell : cells)
            cell = cell.trimmed();
        lines.push_back(cells);
    }
    return lines;
}

} // namespace ui::candidates
