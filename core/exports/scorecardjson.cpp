// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/scorecardjson.h"

#include "core/csv.h"
#include "core/exports/texttable.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using scorecard::Axis;
using scorecard::AxisValue;
using scorecard::Direction;
using scorecard::Domination;
using scorecard::Scorecard;
using scorecard::Standing;
using scorecard::Status;

Json valueJson(const AxisValue &value)
{
    if (const auto *word = std::get_if<std::string>(&value))
        return *word;
    const double number = std::get<double>(value);
    return std::isfinite(number) ? Json(number) : Json(nullptr);
}

/// Every chosen axis, null where it is unknown, then what else is stated.
Json valuesJson(const Scorecard &card, const Standing &standing)
{
    Json json = Json::object();
    for (const Axis &axis : card.axes)
        json[axis.id] = nullptr;
    for (const auto &[axis, value] : standing.candidate.values)
        json[axis] = valueJson(value);
    return json;
}

Json dominatedByJson(const Standing &standing, bool onlyFirst)
{
    Json json = Json::array();
    for (const Domination &domination : standing.dominatedBy) {
        Json amounts = Json::object();
        for (const auto &[axis, amount] : domination.amounts)
            amounts[axis] = amount;
        json.push_back({{"id", domination.by}, {"by", std::move(amounts)}});
        if (onlyFirst)
            break;
    }
    return json;
}

Json candidateJson(const Scorecard &card, const Standing &standing)
{
    Json provenances = Json::object();
    for (const auto &[axis, provenance] : standing.candidate.provenances)
        provenances[axis] = std::string(project::provenanceId(provenance));
    return {{"id", standing.candidate.id},
            {"label", standing.candidate.label},
            {"values", valuesJson(card, standing)},
            {"status", std::string(scorecard::statusId(standing.status))},
            {"layer", standing.layer > 0 ? Json(standing.layer) : Json(nullptr)},
            {"why_not", standing.whyNot ? Json(standing.whyNot->english()) : Json(nullptr)},
            {"dominated_by", dominatedByJson(standing, card.standings.size() > manyCandidates)},
            {"unknown", standing.unknownAxes},
            {"provenance", std::move(provenances)},
            {"hypervolume_contribution",
             standing.hypervolumeContribution ? Json(*standing.hypervolumeContribution) : Json(nullptr)}};
}

/// The columns of a table: the chosen axes, then the gates that are no axis.
std::vector<std::string> columnsOf(const Scorecard &card)
{
    std::vector<std::string> columns;
    for (const Axis &axis : card.axes)
        columns.push_back(axis.id);
    for (const auto &[axis, required] : card.gates)
        if (std::find(columns.begin(), columns.end(), axis) == columns.end())
            columns.push_back(axis);
    return columns;
}

std::string winnersOf(const Standing &standing)
{
    std::string winners;
    for (const Domination &domination : standing.dominatedBy)
        winners += (winners.empty() ? "" : " ") + domination.by;
    return winners;
}

const char *statusText(Status status)
{
    switch (status) {
    case Status::Front:
        return CORE_TEXT("on the front");
    case Status::Dominated:
        return CORE_TEXT("dominated");
    case Status::Undecided:
        return CORE_TEXT("undecided");
    case Status::Infeasible:
        return CORE_TEXT("infeasible");
    }
    return "";
}

std::string reasonOf(const Scorecard &card, const Standing &standing, const Words &words)
{
    if (standing.whyNot)
        return words(*standing.whyNot);
    std::string reason;
    for (const Domination &domination : standing.dominatedBy) {
        reason += (reason.empty() ? "" : " ") + words({CORE_TEXT("%1 is better by"), {domination.by}});
        const char *separator = " ";
        for (const Axis &axis : card.axes) {
            const auto amount = domination.amounts.find(axis.id);
            if (amount == domination.amounts.end())
                continue;
            reason += fmt::format("{}{} {}", separator, words.number(amount->second, 3), axis.id);
            separator = ", ";
        }
        reason += ".";
    }
    return reason;
}

} // namespace

std::string scorecardJson(const Scorecard &card)
{
    Json json;
    json["axes"] = Json::array();
    for (const Axis &axis : card.axes)
        json["axes"].push_back({{"id", axis.id},
                                {"direction", axis.direction == Direction::Lower ? "lower" : "higher"},
                                {"tolerance", axis.toleranceFraction}});
    json["gate"] = Json::object();
    for (const auto &[axis, required] : card.gates)
        json["gate"][axis] = required;
    json["candidates"] = Json::array();
    for (const Standing &standing : card.standings)
        json["candidates"].push_back(candidateJson(card, standing));
    json["front"] = card.front;
    json["nearest_to_ideal"] = card.nearestToIdeal ? Json(*card.nearestToIdeal) : Json(nullptr);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string scorecardCsv(const Scorecard &card)
{
    const auto columns = columnsOf(card);
    std::vector<std::string> header{"id", "label"};
    header.insert(header.end(), columns.begin(), columns.end());
    header.insert(header.end(), {"status", "layer", "dominated_by", "why_not"});
    std::string csv = csvLine(header);
    for (const Standing &standing : card.standings) {
        std::vector<std::string> cells{standing.candidate.id, standing.candidate.label};
        for (const std::string &column : columns) {
            const auto value = standing.candidate.values.find(column);
            if (value == standing.candidate.values.end())
                cells.emplace_back();
            else if (const auto *word = std::get_if<std::string>(&value->second))
                cells.push_back(*word);
            else
                cells.push_back(fmt::format("{}", std::get<double>(value->second)));
        }
        cells.emplace_back(scorecard::statusId(standing.status));
        cells.push_back(standing.layer > 0 ? fmt::format("{}", standing.layer) : std::string());
        cells.push_back(winnersOf(standing));
        cells.push_back(standing.whyNot ? standing.whyNot->english() : std::string());
        csv += csvLine(cells);
    }
    return csv;
}

std::string scorecardText(const Scorecard &card, const Words &words)
{
    if (card.standings.empty())
        return words(CORE_TEXT(
                   "There are no candidates yet: state some under `candidates`, or a throughput and a tariff.")) +
               "\n";
    const auto columns = columnsOf(card);
    std::vector<std::string> header{"", words(CORE_TEXT("candidate"))};
    std::vector<std::size_t> rightAligned;
    for (const std::string &column : columns) {
        rightAligned.push_back(header.size());
        header.push_back(column);
    }
    header.push_back(words(CORE_TEXT("standing")));
    TextTable table(rightAligned);
    table.addRow(header);
    for (const Standing &standing : card.standings) {
        const bool named = standing.candidate.label != standing.candidate.id;
        std::vector<std::string> cells{standing.candidate.id, named ? standing.candidate.label : std::string()};
        for (const std::string &column : columns) {
            const auto value = standing.candidate.values.find(column);
            if (value == standing.candidate.values.end())
                cells.emplace_back("–");
            else if (const auto *word = std::get_if<std::string>(&value->second))
                cells.push_back(*word);
            else
                cells.push_back(words.number(std::get<double>(value->second), 3));
        }
        cells.push_back(words(statusText(standing.status)));
        table.addRow(cells);
    }
    std::string text = table.text();
    TextTable reasons;
    for (const Standing &standing : card.standings)
        if (const std::string reason = reasonOf(card, standing, words); !reason.empty())
            reasons.addRow({standing.candidate.id, reason});
    if (!reasons.empty())
        text += "\n" + reasons.text();
    if (card.front.size() > 1 && card.nearestToIdeal)
        text += "\n" +
                words({CORE_TEXT("Nearest to the ideal point: %1 (a suggestion, not a verdict)."),
                       {*card.nearestToIdeal}}) +
                "\n";
    return text;
}

} // namespace core::exports
