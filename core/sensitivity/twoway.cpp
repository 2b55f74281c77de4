// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/twoway.h"

#include "core/parsenumber.h"
#include "core/project/evaluationparts.h"
#include "core/sensitivity/sensitivity.h"
#include "core/sensitivity/tablesides.h"

#include <algorithm>
#include <cmath>

namespace core::sensitivity {

namespace {

using project::Node;

constexpr std::size_t mostValues = 64; ///< on a side

/// `{scenario.model.weights: [bf16, fp8]}`
std::optional<TableSide> readSide(const Node *node, Diagnostics &diagnostics)
{
    if (!node || node->members().size() != 1 || node->members().front().second.items().empty()) {
        diagnostics.warn(CORE_TEXT("sensitivity.tables: a side is one path with a list of values"), {},
                         node ? node->line() : 0, node ? node->column() : 0);
        return std::nullopt;
    }
    const auto &[path, values] = node->members().front();
    TableSide side{.path = path, .values = values.items()};
    if (side.values.size() > mostValues) {
        diagnostics.warn(
            Text(CORE_TEXT("sensitivity.tables: %1 has more than 64 values; the first 64 are taken"), {path}), {},
            values.line(), values.column());
        side.values.resize(mostValues);
    }
    return side;
}

std::vector<std::vector<std::optional<double>>> numbersOf(const Node *node)
{
    std::vector<std::vector<std::optional<double>>> rows;
    if (!node)
        return rows;
    for (const Node &row : node->items()) {
        auto &cells = rows.emplace_back();
        for (const Node &cell : row.items())
            cells.push_back(parseNumber(cell.text()));
    }
    return rows;
}

std::optional<std::string> textOf(const Node *node)
{
    return node && node->kind() == Node::Kind::Scalar ? std::optional(node->text()) : std::nullopt;
}

/// The two widest levers that a table can turn: capex components are a list and have no path of their own.
void addDefault(std::vector<TableRequest> &requests, Study &study, const Outcome &outcome)
{
    auto bars = tornado(study, outcome);
    std::erase_if(bars, [](const TornadoBar &bar) { return bar.lever.find(".components.") != std::string::npos; });
    if (bars.size() < 2)
        return;
    requests.push_back({.rows = sideOf(bars[0]),
                        .columns = sideOf(bars[1]),
                        .outcome = std::string(outcome.id),
                        .title = std::nullopt,
                        .reference = {},
                        .referenceSource = std::nullopt});
}

} // namespace

std::vector<TableRequest> tableRequests(Study &study, Diagnostics &diagnostics)
{
    std::vector<TableRequest> requests;
    const Outcome *main = mainOutcome(study.project(), study.baseEvaluation());
    const auto &stated = study.project().sensitivity;
    const Node *tables = stated ? stated->find("tables") : nullptr;
    for (const Node &table : tables ? tables->items() : std::vector<Node>()) {
        auto rows = readSide(table.find("rows"), diagnostics);
        auto columns = readSide(table.find("columns"), diagnostics);
        const auto named = textOf(table.find("outcome"));
        const Outcome *outcome = named ? findOutcome(*named) : main;
        if (named && !outcome)
            diagnostics.warn(Text(CORE_TEXT("sensitivity.tables: \"%1\" is no figure that is known"), {*named}), {},
                             table.line(), table.column());
        if (!rows || !columns || !outcome)
            continue;
        requests.push_back({.rows = std::move(*rows),
                            .columns = std::move(*columns),
                            .outcome = std::string(outcome->id),
                            .title = textOf(table.find("title")),
                            .reference = numbersOf(table.find("reference")),
                            .referenceSource = textOf(table.find("source"))});
    }
    if (requests.empty() && main)
        addDefault(requests, study, *main);
    return requests;
}

TwoWayTable twoWayTable(const project::Project &project, const Node &document, const project::Evaluation &evaluation,
                        const project::EvaluateOptions &options, TableRequest request)
{
    TwoWayTable table{.request = std::move(request), .values = {}};
    const Outcome *outcome = findOutcome(table.request.outcome);
    for (const Node &row : table.request.rows.values) {
        auto &cells = table.values.emplace_back();
        for (const Node &column : table.request.columns.values) {
            std::optional<double> value;
            project::Candidate cell;
            cell.overrides = Node::map({}).with(table.request.rows.path, row).with(table.request.columns.path, column);
            const auto of = options.stop.stop_requested()
                                ? Result<project::CandidateConfiguration>(failure({}))
                                : project::configurationOf(cell, project, document, evaluation, options);
            if (of && outcome)
                value = outcome->of(project::evaluateConfiguration(of->project, of->library, of->options));
            cells.push_back(value && std::isfinite(*value) ? value : std::nullopt);
        }
    }
    return table;
}

} // namespace core::sensitivity
