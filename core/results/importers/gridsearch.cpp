// SPDX-License-Identifier: GPL-3.0-or-later
// Two scheduler settings tried against each other: the grid_results.json of "Batch sizing in vLLM", and tables of the
// same.
//
// | here                   | in the file                                           |
// |------------------------|-------------------------------------------------------|
// | max_num_seqs           | seqs, max_num_seqs, max-num-seqs                      |
// | max_num_batched_tokens | tokens, max_num_batched_tokens, max-num-batched-tokens |
// | total tok/s            | tps, tok_s, tokens_per_second, throughput             |
//
// Each cell is an offline run; the two settings are its metadata. vLLM's benchmark_throughput counts prompt tokens in.
#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <array>
#include <fmt/format.h>

namespace core::results {

namespace {

constexpr std::array<std::string_view, 3> sequenceNames{"seqs", "max_num_seqs", "max-num-seqs"};
constexpr std::array<std::string_view, 3> tokenNames{"tokens", "max_num_batched_tokens", "max-num-batched-tokens"};
constexpr std::array<std::string_view, 4> rateNames{"tps", "tok_s", "tokens_per_second", "throughput"};

std::optional<double> numberOf(const json::Value &item, std::span<const std::string_view> names)
{
    for (const std::string_view name : names) {
        if (const auto number = nonNegative(item.looseNumber(name)))
            return number;
    }
    return std::nullopt;
}

bool isCell(const json::Value &item)
{
    // Runs of vLLM's own sweeps carry a model and more; those are read in full elsewhere.
    return item.isObject() && numberOf(item, sequenceNames) && numberOf(item, tokenNames) &&
           numberOf(item, rateNames) && !item.has("model_id");
}

Run readCell(const ImportSource &source, double sequences, double tokens, double rate, int index)
{
    Run run;
    run.source = runSource(source, "grid-search", index);
    run.identity.engine = "vllm";
    run.loadKind = LoadKind::Offline;
    run.totalTokensPerSecond = rate;
    run.facts.metadata["max_num_seqs"] = fmt::format("{}", sequences);
    run.facts.metadata["max_num_batched_tokens"] = fmt::format("{}", tokens);
    run.checklist[static_cast<std::size_t>(ChecklistItem::EngineFlags)] = Recorded::Partly;
    finish(run);
    return run;
}

Match detect(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    return isCell(root.item(0)) || isCell(root) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    int index = 0;
    const auto add = [&](const json::Value &item) {
        if (!isCell(item))
            return false;
        outcome.runs.push_back(readCell(source, *numberOf(item, sequenceNames), *numberOf(item, tokenNames),
                                        *numberOf(item, rateNames), index++));
        return true;
    };
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (document.isObject())
            return add(document);
        bool any = false;
        for (const json::Value item : document.items())
            any = add(item) || any;
        return any;
    });
    return outcome;
}

template <std::size_t count>
std::optional<std::size_t> columnOf(const std::vector<std::string> &header,
                                    const std::array<std::string_view, count> &names)
{
    for (std::size_t i = 0; i < header.size(); ++i) {
        for (const std::string_view name : names) {
            if (trimmed(header[i]) == name)
                return i;
        }
    }
    return std::nullopt;
}

Match detectCsv(const ImportSource &source)
{
    const auto &header = source.preview->header;
    return source.preview->kind == Preview::Kind::Text && columnOf(header, sequenceNames) &&
                   columnOf(header, tokenNames) && columnOf(header, rateNames) && header.size() <= 8
               ? Match::Strong
               : Match::No;
}

Result<ImportOutcome> readCsvGrid(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const std::array<std::optional<std::size_t>, 3> columns{
        columnOf(row.cells, sequenceNames), columnOf(row.cells, tokenNames), columnOf(row.cells, rateNames)};
    int index = 0;
    while (reader.next(row)) {
        std::array<std::optional<double>, 3> values;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i] && *columns[i] < row.cells.size())
                values[i] = nonNegative(parseNumber(row.cells[*columns[i]]));
        }
        if (values[0] && values[1] && values[2])
            outcome.runs.push_back(readCell(source, *values[0], *values[1], *values[2], index++));
    }
    return outcome;
}

} // namespace

Importer gridSearchImporter()
{
    return {"grid-search", detect, read};
}

Importer gridSearchCsvImporter()
{
    return {"grid-search", detectCsv, readCsvGrid};
}

} // namespace core::results
