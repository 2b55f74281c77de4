// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_fit.h"

#include "core/calibration/fit.h"
#include "core/calibration/fitreport.h"
#include "core/calibration/operatortables.h"
#include "core/files.h"
#include "ui/cataloguesource.h"
#include "ui/coefficientsource.h"

#include <cstdio>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

struct FitArguments
{
    std::string measured, operators, leaveOutModel, leaveOutGpu, output, report;
    bool leaveOutTables = false;
};

core::Result<core::calibration::OperatorTables> readOperatorTables(const std::string &folder)
{
    core::calibration::OperatorTables tables;
    const auto base = core::pathFromText(folder);
    for (const auto &[file, into] :
         {std::pair{"distilled_gemm.csv", &tables.gemm}, std::pair{"distilled_attention.csv", &tables.attention},
          std::pair{"distilled_moe_fit.csv", &tables.moe}, std::pair{"distilled_allreduce.csv", &tables.allreduce}}) {
        auto text = core::readFile(base / file);
        if (!text)
            return tl::make_unexpected(text.error());
        *into = std::move(*text);
    }
    return tables;
}

/// The catalogue's id of a name that the user may write in any form; the name itself when unknown.
template <typename Find>
std::string idOf(const std::string &name, Find find)
{
    if (name.empty())
        return {};
    const auto match = find(name);
    return match ? match->id : name;
}

int runFit(const FitArguments &arguments, const CommonOptions &common)
{
    using namespace core::calibration;
    core::Diagnostics diagnostics;
    const auto catalogue = ui::loadCatalogue(diagnostics);
    reportDiagnostics(diagnostics, common);
    const auto measured = core::readFile(core::pathFromText(arguments.measured));
    if (!measured)
        return reportError(measured.error());
    core::perf::Coefficients start;
    if (arguments.operators.empty()) {
        // Without tables of kernels the shipped curves stay; only what is around them is fitted.
        start.kernels = ui::loadCoefficients()->kernels;
        start.links = ui::loadCoefficients()->links;
    } else {
        const auto tables = readOperatorTables(arguments.operators);
        if (!tables)
            return reportError(tables.error());
        OperatorCurves curves = fitOperatorCurves(*tables, *catalogue);
        start.kernels = std::move(curves.kernels);
        start.links = std::move(curves.links);
    }
    const auto rows = fitRows(*measured, *catalogue);
    if (rows.size() < 10)
        return reportError({{CORE_TEXT("Only %1 rows can be learnt from; at least 10 are needed: serving at a stated "
                                       "concurrency, with model, GPU, TPOT and TTFT."),
                             {core::TextNumber{double(rows.size()), 6}}},
                            arguments.measured});
    FitOptions options;
    options.leaveOutModel = idOf(arguments.leaveOutModel, [&](const auto &n) { return catalogue->model(n); });
    options.leaveOutGpu = idOf(arguments.leaveOutGpu, [&](const auto &n) { return catalogue->gpu(n); });
    const FitReport report = fitWithReport(start, rows, options, arguments.leaveOutTables);
    const auto written = core::writeFileAtomically(core::pathFromText(arguments.output),
                                                   core::perf::writeCoefficients(report.coefficients));
    if (!written)
        return reportError(written.error());
    if (!arguments.report.empty()) {
        const auto reported = core::writeFileAtomically(core::pathFromText(arguments.report), report.markdown);
        if (!reported)
            return reportError(reported.error());
    }
    if (!common.quiet)
        fmt::print("{}", report.markdown);
    return Done;
}

} // namespace

void addFitCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand("fit", "The engine's coefficients fitted again to measured rows");
    const auto arguments = std::make_shared<FitArguments>();
    command->add_option("measured", arguments->measured, "Table of measured rows")->required();
    command->add_option(
        "--operators", arguments->operators,
        "Folder with tables of measured kernels (distilled_gemm.csv …); without it the shipped curves stay");
    command->add_option("--leave-out-model", arguments->leaveOutModel, "Fit without the rows of this model");
    command->add_option("--leave-out-gpu", arguments->leaveOutGpu, "Fit without the rows of this GPU");
    command->add_flag("--leave-out-tables", arguments->leaveOutTables,
                      "Leave out each model and each GPU in turn, for the report and the intervals; takes minutes");
    command->add_option("-o,--output", arguments->output, "File for the coefficients")->required();
    command->add_option("--report", arguments->report, "File for the report in Markdown");
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runFit(*arguments, invocation.common); };
    });
}

} // namespace app
