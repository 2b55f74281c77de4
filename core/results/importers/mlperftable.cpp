// SPDX-License-Identifier: GPL-3.0-or-later
// MLPerf Inference: the tables of all results and the descriptions of the systems.
//
// | here         | summary_results.json        | summary.csv of the submission checker   |
// |--------------|-----------------------------|-----------------------------------------|
// | kind         | Scenario                    | Scenario                                |
// | model        | Model                       | Model (MlperfModel is the reference)    |
// | output tok/s | Performance_Result, where Performance_Units is Tokens/s | Result, Units       |
// | precision    | weight_data_types           | weight_data_types                       |
// | GPU          | Accelerator, a# × Nodes     | accelerator_model_name, accelerators_per_node × number_of_nodes |
// | engine       | Software                    | framework                               |
//
// A system's description (systems/<name>.json) fills GPU, count and engine of the runs below results/<name>/.
#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/mlperf.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

Run newRun(const ImportSource &source, int index)
{
    Run run;
    run.source = runSource(source, "mlperf", index);
    run.identity.clock = Clock::Client;
    return run;
}

bool isRow(const json::Value &row)
{
    return row.hasAll({"Performance_Result", "Performance_Units", "Submitter"});
}

bool isSystem(const json::Value &document)
{
    return document.hasAll({"accelerator_model_name", "host_processor_model_name"});
}

std::optional<int> smallCount(std::optional<double> count)
{
    return count && *count >= 1.0 && *count < 1e6 ? std::optional(static_cast<int>(*count)) : std::nullopt;
}

std::optional<int> gpusOf(std::optional<double> perNode, std::optional<double> nodes)
{
    const auto each = smallCount(perNode);
    const long long count = static_cast<long long>(each.value_or(0)) * smallCount(nodes).value_or(1);
    return count > 0 && count < 10'000'000 ? std::optional(static_cast<int>(count)) : std::nullopt;
}

/// systems/<name>.json; numbers may be texts.
SharedSettings settingsOf(const ImportSource &source, const json::Value &system)
{
    SharedSettings settings{.tool = "mlperf",
                            .system = source.fileName.substr(0, source.fileName.rfind('.')),
                            .folder = {},
                            .identity = {}};
    settings.identity.gpu = system.text("accelerator_model_name");
    settings.identity.gpuCount =
        gpusOf(system.looseNumber("accelerators_per_node"), system.looseNumber("number_of_nodes"));
    settings.identity.engine = system.text("framework");
    if (!settings.identity.engine)
        settings.identity.engine = system.text("other_software_stack");
    return settings;
}

Run readRow(const ImportSource &source, const json::Value &row, int index)
{
    Run run = newRun(source, index);
    run.source.schema = row.text("version");
    setMlperfScenario(run, row.text("Scenario").value_or(std::string()));
    run.identity.model = row.text("Model");
    run.identity.precision = row.text("weight_data_types");
    run.identity.gpu = row.text("Accelerator");
    run.identity.gpuCount = gpusOf(row.looseNumber("a#"), row.looseNumber("Nodes"));
    run.identity.engine = row.text("Software");
    run.outputTokensPerSecond = nonNegative(row.looseNumber("Performance_Result"));
    for (const char *key : {"Submitter", "System", "Platform", "Category", "Availability", "ID"}) {
        if (const auto value = row.text(key))
            addMetadata(run, key, *value);
    }
    if (row.number("inferred").value_or(0.0) > 0.0)
        addRemark(run, "mlperf.inferred", CORE_TEXT("the token rate is inferred, not counted"));
    if (row.number("errors").value_or(0.0) > 0.0)
        addRemark(run, "mlperf.invalid", CORE_TEXT("LoadGen calls this result invalid"));
    finish(run);
    return run;
}

Match detectTable(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    return isRow(root.item(0)) || isSystem(root) ? Match::Strong : Match::No;
}

Result<ImportOutcome> readTable(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    int others = 0;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (isSystem(document)) {
            outcome.settings.push_back(settingsOf(source, document));
            outcome.unrecognised.push_back(
                {source.path, CORE_TEXT("describes a system of MLPerf, whose hardware the runs of that name take over"),
                 true});
            return true;
        }
        int index = 0;
        for (const json::Value row : document.items()) {
            if (row["Performance_Units"].textIs("Tokens/s"))
                outcome.runs.push_back(readRow(source, row, index));
            else
                ++others;
            ++index;
        }
        return true;
    });
    if (others > 0)
        outcome.unrecognised.push_back(
            {source.path,
             {CORE_TEXT("%1 rows of the table are not in tokens per second and are left out"),
              {TextNumber{static_cast<double>(others)}}},
             true});
    return outcome;
}

// --- summary.csv ---------------------------------------------------------------------------------------------------

Match detectCsv(const ImportSource &source)
{
    const auto &header = source.preview->header;
    const auto has = [&](std::string_view name) { return std::ranges::find(header, name) != header.end(); };
    return source.preview->kind == Preview::Kind::Text && has("Organization") && has("Scenario") && has("Result") &&
                   has("accelerator_model_name")
               ? Match::Strong
               : Match::No;
}

Run readCsvRow(const ImportSource &source, const CsvTable &table, const CsvRow &row, int index)
{
    Run run = newRun(source, index);
    const auto text = [&](std::string_view name) -> std::optional<std::string> {
        const std::string_view cell = table.cell(row, name);
        return cell.empty() ? std::nullopt : std::optional(std::string(cell));
    };
    run.source.schema = text("version");
    setMlperfScenario(run, table.cell(row, "Scenario"));
    run.identity.model = text("Model");
    run.identity.precision = text("weight_data_types");
    run.identity.gpu = text("accelerator_model_name");
    run.identity.gpuCount = gpusOf(table.number(row, "accelerators_per_node"), table.number(row, "number_of_nodes"));
    run.identity.engine = text("framework");
    run.outputTokensPerSecond = nonNegative(table.number(row, "Result"));
    for (const char *key : {"Organization", "SystemName", "Platform", "Division", "Availability", "Location"})
        addMetadata(run, key, table.cell(row, key));
    if (table.cell(row, "inferred") == "True" || table.number(row, "inferred").value_or(0.0) > 0.0)
        addRemark(run, "mlperf.inferred", CORE_TEXT("the token rate is inferred, not counted"));
    finish(run);
    return run;
}

Result<ImportOutcome> readCsvTable(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    int index = 0;
    int others = 0;
    while (reader.next(row) && !source.stop.stop_requested()) {
        if (table.cell(row, "Result").empty())
            continue;
        if (table.cell(row, "Units") == "Tokens/s")
            outcome.runs.push_back(readCsvRow(source, table, row, index));
        else
            ++others;
        ++index;
    }
    if (others > 0)
        outcome.unrecognised.push_back(
            {source.path,
             {CORE_TEXT("%1 rows of the table are not in tokens per second and are left out"),
              {TextNumber{static_cast<double>(others)}}},
             true});
    return outcome;
}

} // namespace

Importer mlperfTableImporter()
{
    return {"mlperf", detectTable, readTable};
}

Importer mlperfCsvImporter()
{
    return {"mlperf", detectCsv, readCsvTable};
}

} // namespace core::results
