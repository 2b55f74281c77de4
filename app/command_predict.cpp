// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_predict.h"

#include "core/calibration/predicttable.h"
#include "core/files.h"
#include "ui/cataloguesource.h"
#include "ui/coefficientsource.h"

#include <cstdio>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

struct PredictArguments
{
    std::string cases, calibrateWith, coefficients;
};

core::Result<std::shared_ptr<const core::perf::Coefficients>> coefficientsFrom(const std::string &path,
                                                                               const CommonOptions &common)
{
    if (path.empty())
        return ui::loadCoefficients();
    const auto text = core::readFile(core::pathFromText(path));
    if (!text)
        return tl::make_unexpected(text.error());
    core::Diagnostics diagnostics;
    auto read = core::perf::readCoefficients(*text, path, diagnostics);
    if (!read)
        return tl::make_unexpected(read.error());
    reportDiagnostics(diagnostics, common);
    return std::make_shared<const core::perf::Coefficients>(std::move(*read));
}

int runPredict(const PredictArguments &arguments, const CommonOptions &common)
{
    core::Diagnostics diagnostics;
    const auto catalogue = ui::loadCatalogue(diagnostics);
    reportDiagnostics(diagnostics, common);
    const auto coefficients = coefficientsFrom(arguments.coefficients, common);
    if (!coefficients)
        return reportError(coefficients.error());
    const auto cases = core::readFile(core::pathFromText(arguments.cases));
    if (!cases)
        return reportError(cases.error());
    core::calibration::PredictOptions options;
    options.sourceName = arguments.cases;
    options.jobs = common.jobs;
    if (!arguments.calibrateWith.empty()) {
        auto measured = core::readFile(core::pathFromText(arguments.calibrateWith));
        if (!measured)
            return reportError(measured.error());
        options.measuredCsv = std::move(*measured);
    }
    const auto table = core::calibration::predictTable(*cases, *catalogue, **coefficients, options);
    if (!table)
        return reportError(table.error());
    if (!common.csvPath) {
        fmt::print("{}", table->csv);
        return Done;
    }
    if (!writeCsv(common, table->csv))
        return InputError;
    if (!common.quiet)
        fmt::print(stderr, "{} of {} rows predicted{}\n", table->predicted, table->rows,
                   table->calibrated > 0 ? fmt::format(", {} of them calibrated", table->calibrated) : std::string());
    return Done;
}

} // namespace

void addPredictCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand("predict", "One prediction a row of a table of configurations and loads");
    const auto arguments = std::make_shared<PredictArguments>();
    command->add_option("cases", arguments->cases, "Table with the columns model, gpu, gpu_count, concurrency …")
        ->required();
    command->add_option("--calibrate-with", arguments->calibrateWith,
                        "Measured rows: those of the same configuration calibrate the predictions");
    command->add_option("--coefficients", arguments->coefficients,
                        "The engine's coefficients, in place of the shipped");
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runPredict(*arguments, invocation.common); };
    });
}

} // namespace app
