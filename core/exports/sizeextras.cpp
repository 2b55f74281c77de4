// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizeextras.h"

#include "core/exports/texttable.h"

#include <fmt/format.h>

namespace core::exports {

namespace {

void appendTable(std::string &text, const char *title, const std::vector<project::SourceTableCell> &cells,
                 const Words &words)
{
    TextTable table({2, 3, 4});
    table.addRow({"  ", "", words(CORE_TEXT("source")), words(CORE_TEXT("engine")), words(CORE_TEXT("ratio")), ""});
    for (const project::SourceTableCell &cell : cells) {
        const std::string source =
            cell.sourceLow == cell.sourceHigh
                ? words.number(cell.sourceLow, 3)
                : fmt::format("{} – {}", words.number(cell.sourceLow, 3), words.number(cell.sourceHigh, 3));
        const auto ratio = cell.ratio();
        table.addRow({"  " + cell.row, cell.column, source, cell.own ? words.number(*cell.own, 3) : "–",
                      ratio ? words.number(*ratio, 2) : "–", cell.whyNot ? words(*cell.whyNot) : ""});
    }
    text += "\n" + words(title) + "\n" + table.text();
}

} // namespace

std::string servicesText(const project::ServicesResult &services, const Words &words)
{
    if (services.table.services.empty() && services.notes.empty())
        return {};
    std::string text = "\n" + words(CORE_TEXT("Services on one cluster")) + "\n";
    TextTable table({1, 2, 3});
    table.addRow({"  ", words(CORE_TEXT("replicas")), words(CORE_TEXT("GPUs")), words(CORE_TEXT("used"))});
    for (const project::ServiceRow &row : services.table.services)
        table.addRow({"  " + row.name, fmt::format("{}", row.replicas), fmt::format("{}", row.gpus),
                      words.number(row.useFraction * 100.0, 3) + " %"});
    text += table.text();
    for (const Text &sentence : serviceSentences(services.table))
        text += "  " + words(sentence) + "\n";
    for (const Text &note : services.notes)
        text += "  ! " + words(note) + "\n";
    return text;
}

std::string sourceTablesText(const project::SourceTables &tables, const Words &words)
{
    std::string text;
    if (tables.contextByPrecision.empty())
        return text;
    appendTable(text, CORE_TEXT("Concurrency of a replica by context and precision, source and engine"),
                tables.contextByPrecision, words);
    appendTable(text, CORE_TEXT("Requests per second of a node of four H100, source and engine"),
                tables.requestsPerNode, words);
    for (const Text &sentence : sourceTableSentences(tables))
        text += "  " + words(sentence) + "\n";
    return text;
}

} // namespace core::exports
