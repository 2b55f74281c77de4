// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sensitivityjson.h"

#include "core/csv.h"
#include "core/embeddedtext.h"
#include "core/exports/texttable.h"
#include "core/parsenumber.h"
#include "core/sensitivity/names.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using namespace sensitivity;

constexpr double percent = 100.0;

Json numberJson(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json percentilesJson(const uncertainty::Percentiles &of)
{
    return {{"p10", of.p10}, {"p50", of.p50}, {"p90", of.p90}};
}

Json elasticitiesJson(const std::vector<Elasticity> &rows)
{
    Json json = Json::array();
    for (const Elasticity &row : rows)
        json.push_back({{"lever", row.lever},
                        {"name", row.name.english()},
                        {"unit", row.unit},
                        {"value", row.base},
                        {"outcome_value", row.outcomeBase},
                        {"elasticity", row.elasticity},
                        {"change", Json{{"-50%", numberJson(row.changeAtMinus50)},
                                        {"-10%", numberJson(row.changeAtMinus10)},
                                        {"+10%", numberJson(row.changeAtPlus10)},
                                        {"+50%", numberJson(row.changeAtPlus50)}}},
                        {"mechanism", row.mechanism.english()}});
    return json;
}

Json tornadoJson(const std::vector<TornadoBar> &bars)
{
    Json json = Json::array();
    for (const TornadoBar &bar : bars)
        json.push_back({{"lever", bar.lever},
                        {"name", bar.name.english()},
                        {"unit", bar.unit},
                        {"value", bar.base},
                        {"low", bar.low},
                        {"high", bar.high},
                        {"range", bar.stated ? "stated" : "assumed"},
                        {"outcome_at_low", numberJson(bar.atLow)},
                        {"outcome_at_high", numberJson(bar.atHigh)}});
    return json;
}

Json curvesJson(const std::vector<Curve> &curves)
{
    Json json = Json::array();
    for (const Curve &curve : curves) {
        Json values = Json::array();
        for (const auto &value : curve.values)
            values.push_back(numberJson(value));
        json.push_back(
            {{"lever", curve.lever}, {"outcome", curve.outcome}, {"at", curve.at}, {"values", std::move(values)}});
    }
    return json;
}

Json nodeJson(const project::Node &node)
{
    const auto number = node.style() == project::Node::Style::Plain ? parseNumber(node.text()) : std::nullopt;
    return number ? Json(*number) : Json(node.text());
}

Json sideJson(const TableSide &side)
{
    Json values = Json::array();
    for (const project::Node &value : side.values)
        values.push_back(nodeJson(value));
    return {{"lever", side.path}, {"values", std::move(values)}};
}

Json rowsJson(const std::vector<std::vector<std::optional<double>>> &rows)
{
    Json json = Json::array();
    for (const auto &row : rows) {
        Json cells = Json::array();
        for (const auto &cell : row)
            cells.push_back(numberJson(cell));
        json.push_back(std::move(cells));
    }
    return json;
}

/// Computed over reference, cell by cell.
std::vector<std::vector<std::optional<double>>> ratiosOf(const TwoWayTable &table)
{
    auto ratios = table.values;
    for (std::size_t i = 0; i < ratios.size(); ++i)
        for (std::size_t k = 0; k < ratios[i].size(); ++k) {
            const auto &rows = table.request.reference;
            const auto reference = i < rows.size() && k < rows[i].size() ? rows[i][k] : std::nullopt;
            ratios[i][k] = ratios[i][k] && reference && *reference != 0.0 ? std::optional(*ratios[i][k] / *reference)
                                                                          : std::nullopt;
        }
    return ratios;
}

Json tablesJson(const std::vector<TwoWayTable> &tables)
{
    Json json = Json::array();
    for (const TwoWayTable &table : tables) {
        Json one{{"outcome", table.request.outcome},
                 {"title", table.request.title ? Json(*table.request.title) : Json(nullptr)},
                 {"rows", sideJson(table.request.rows)},
                 {"columns", sideJson(table.request.columns)},
                 {"values", rowsJson(table.values)}};
        if (!table.request.reference.empty()) {
            one["reference"] = rowsJson(table.request.reference);
            one["reference_source"] =
                table.request.referenceSource ? Json(*table.request.referenceSource) : Json(nullptr);
            one["ratio"] = rowsJson(ratiosOf(table));
        }
        json.push_back(std::move(one));
    }
    return json;
}

Json thresholdsJson(const std::vector<Threshold> &thresholds)
{
    Json json = Json::array();
    for (const Threshold &threshold : thresholds)
        json.push_back({{"kind", std::string(thresholdKindId(threshold.kind))},
                        {"lever", threshold.lever},
                        {"axis", threshold.axis.empty() ? Json(nullptr) : Json(threshold.axis)},
                        {"at", threshold.at},
                        {"unit", threshold.unit},
                        {"value", threshold.base},
                        {"candidates", threshold.candidates},
                        {"below", threshold.before},
                        {"above", threshold.after},
                        {"sentence", threshold.sentence.english()}});
    return json;
}

/// The thresholds of owning against renting and of any other pair on the cost axis.
Json breakEvenJson(const std::vector<Threshold> &thresholds)
{
    Json json = Json::array();
    for (const Threshold &threshold : thresholds)
        if (threshold.kind == ThresholdKind::Cheaper)
            json.push_back({{"lever", threshold.lever},
                            {"at", threshold.at},
                            {"unit", threshold.unit},
                            {"cheaper_above", threshold.after},
                            {"cheaper_below", threshold.before}});
    return json;
}

Json uncertaintyJson(const Robustness &robustness)
{
    Json inputs = Json::array(), outcomes = Json::object(), candidates = Json::array(), tiers = Json::array();
    for (const DrawnInput &input : robustness.inputs)
        inputs.push_back({{"lever", input.path},
                          {"candidate", input.candidate.empty() ? Json(nullptr) : Json(input.candidate)},
                          {"name", input.name.english()},
                          {"unit", input.unit},
                          {"lo", input.low},
                          {"value", input.median},
                          {"hi", input.high}});
    for (const auto &[id, of] : robustness.outcomes)
        outcomes[id] = percentilesJson(of);
    for (const CandidateRobustness &candidate : robustness.candidates) {
        Json values = Json::object();
        for (const auto &[axis, of] : candidate.values)
            values[axis] = percentilesJson(of);
        candidates.push_back({{"id", candidate.id},
                              {"on_front", candidate.onFront},
                              {"cheapest", candidate.cheapest},
                              {"dominated", candidate.dominated},
                              {"values", std::move(values)}});
    }
    for (const TierDifference &difference : robustness.differences)
        tiers.push_back({{"outcome", difference.outcome},
                         {"median", difference.medianFraction},
                         {"largest", difference.largestFraction}});
    return {{"draws", robustness.draws},
            {"seed", robustness.seed},
            {"evaluated_in_full", robustness.simulated},
            {"tiers_differ", robustness.tiersDiffer},
            {"inputs", std::move(inputs)},
            {"outcomes", std::move(outcomes)},
            {"candidates", std::move(candidates)},
            {"tier_difference", std::move(tiers)}};
}

std::string cell(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? fmt::format("{}", *value) : std::string();
}

} // namespace

std::string sensitivityJson(const Sensitivity &of)
{
    Json moves = Json::array();
    for (const Move &move : of.moves) {
        Json changes = Json::object();
        for (const auto &[outcome, change] : move.changes)
            changes[outcome] = change;
        moves.push_back({{"id", move.id}, {"label", move.label}, {"change", std::move(changes)}});
    }
    Json sentences = Json::array();
    for (const Text &sentence : of.sentences)
        sentences.push_back(sentence.english());
    const Json json{{"outcome", of.outcome.empty() ? Json(nullptr) : Json(of.outcome)},
                    {"sentences", std::move(sentences)},
                    {"elasticities", elasticitiesJson(of.elasticities)},
                    {"tornado", tornadoJson(of.tornado)},
                    {"moves", std::move(moves)},
                    {"curves", curvesJson(of.curves)},
                    {"two_way", tablesJson(of.tables)},
                    {"thresholds", thresholdsJson(of.thresholds)},
                    {"break_even", breakEvenJson(of.thresholds)},
                    {"uncertainty", uncertaintyJson(of.robustness)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string sensitivityCsv(const Sensitivity &of)
{
    std::string csv = csvLine({"lever", "unit", "value", "outcome", "elasticity", "change_minus_50", "change_minus_10",
                               "change_plus_10", "change_plus_50", "low", "high", "outcome_at_low", "outcome_at_high",
                               "range", "mechanism"});
    for (const Elasticity &row : of.elasticities) {
        const TornadoBar *bar = nullptr;
        for (const TornadoBar &candidate : of.tornado)
            bar = candidate.lever == row.lever ? &candidate : bar;
        csv += csvLine({row.lever, row.unit, cell(row.base), of.outcome, cell(row.elasticity),
                        cell(row.changeAtMinus50), cell(row.changeAtMinus10), cell(row.changeAtPlus10),
                        cell(row.changeAtPlus50), bar ? cell(bar->low) : "", bar ? cell(bar->high) : "",
                        bar ? cell(bar->atLow) : "", bar ? cell(bar->atHigh) : "",
                        !bar          ? ""
                        : bar->stated ? "stated"
                                      : "assumed",
                        row.mechanism.english()});
    }
    return csv;
}

namespace {

/// "+3.2 %" in the reader's numbers; the sign is part of what is said.
std::string changeText(const std::optional<double> &fraction, const Words &words)
{
    if (!fraction || !std::isfinite(*fraction))
        return "–";
    const double rounded = std::round(*fraction * percent * 10.0) / 10.0;
    return (rounded < 0.0 ? "−" : "+") + words.number(std::abs(rounded), 4) + " %";
}

/// A value of a table's side: a number as numbers are shown, a word as it is.
std::string sideText(const project::Node &node, const Words &words)
{
    const auto number = node.style() == project::Node::Style::Plain ? parseNumber(node.text()) : std::nullopt;
    return number ? words.number(*number, 4) : node.text();
}

std::string leversText(const Sensitivity &of, const Words &words)
{
    TextTable levers({1, 2, 3, 4, 5});
    levers.addRow({words(figureName(of.outcome)), words(CORE_TEXT("value")), words(CORE_TEXT("elasticity")), "−50 %",
                   "+10 %", "+50 %", words(CORE_TEXT("how"))});
    for (const Elasticity &row : of.elasticities)
        levers.addRow({row.lever, words.number(row.base, 3),
                       (row.elasticity < 0.0 ? "−" : "+") + words.number(std::abs(row.elasticity), 2),
                       changeText(row.changeAtMinus50, words), changeText(row.changeAtPlus10, words),
                       changeText(row.changeAtPlus50, words), words(row.mechanism)});
    return levers.text();
}

std::string tableText(const TwoWayTable &table, const Words &words)
{
    const std::string title = table.request.title.value_or(words(figureName(table.request.outcome)));
    std::string text = "\n" +
                       words(Text(CORE_TEXT("%1: %2 by %3"), {title, phrase(inputName(table.request.rows.path)),
                                                              phrase(inputName(table.request.columns.path))})) +
                       "\n";
    TextTable cells;
    std::vector<std::string> header{""};
    for (const project::Node &value : table.request.columns.values)
        header.push_back(sideText(value, words));
    cells.addRow(header);
    for (std::size_t i = 0; i < table.values.size(); ++i) {
        std::vector<std::string> line{sideText(table.request.rows.values[i], words)};
        for (const auto &value : table.values[i])
            line.push_back(value ? words.number(*value, 3) : "–");
        cells.addRow(line);
    }
    return text + cells.text();
}

} // namespace

std::string sensitivityText(const Sensitivity &of, const Words &words)
{
    std::string text;
    for (const Text &sentence : of.sentences)
        text += (text.empty() ? "" : " ") + words(sentence);
    text += "\n\n";
    if (!of.elasticities.empty())
        text += leversText(of, words);
    for (const Move &move : of.moves)
        for (const auto &[outcome, change] : move.changes)
            text += fmt::format("{}: {} {}\n", move.label, words(figureName(outcome)), changeText(change, words));
    for (const TwoWayTable &table : of.tables)
        text += tableText(table, words);
    text += "\n";
    for (const Threshold &threshold : of.thresholds)
        text += words(threshold.sentence) + "\n";
    if (of.robustness.inputs.empty())
        return text;
    for (const CandidateRobustness &candidate : of.robustness.candidates)
        text += words(Text(CORE_TEXT("%1: on the front in %2 %, cheapest in %3 % of %4 draws"),
                           {candidate.id, TextNumber{.value = candidate.onFront * percent},
                            TextNumber{.value = candidate.cheapest * percent},
                            TextNumber{.value = static_cast<double>(of.robustness.draws)}})) +
                "\n";
    for (const TierDifference &difference : of.robustness.differences)
        if (of.robustness.tiersDiffer && difference.outcome == of.outcome)
            text += words(Text(CORE_TEXT("%1 of the draws were simulated as well: the quick way is off by %2 % in the "
                                         "middle, by %3 % at most."),
                               {TextNumber{.value = static_cast<double>(of.robustness.simulated)},
                                TextNumber{.value = difference.medianFraction * percent},
                                TextNumber{.value = difference.largestFraction * percent}})) +
                    "\n";
    return text;
}

} // namespace core::exports
