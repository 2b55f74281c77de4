// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_report.h"

#include "app/application.h"
#include "app/projectinput.h"
#include "core/exports/report.h"
#include "core/exports/reportmarkdown.h"
#include "core/files.h"
#include "core/project/evaluation.h"
#include "ui/cataloguesource.h"
#include "ui/charts/render.h"
#include "ui/report/pdfreport.h"
#include "ui/style/numberformat.h"

#include <QApplication>
#include <QDir>
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>

namespace app {

namespace {

struct ReportArguments
{
    std::vector<std::string> inputs; ///< the project, then further results
    std::string output;
    std::vector<std::string> chapters;
    std::string paper = "A4";
    std::string chart;
    bool all = false;
};

/// What both commands begin with: the input read and evaluated, and a Qt application to paint with.
struct Painted
{
    ProjectInput input;
    core::project::Evaluation evaluation;
    std::unique_ptr<QApplication> application;
};

core::Result<Painted> prepare(Invocation &invocation, const ReportArguments &arguments)
{
    auto input = readProjectInput(arguments.inputs, true);
    if (!input)
        return tl::make_unexpected(input.error());
    reportDiagnostics(input->diagnostics, invocation.common);
    Painted painted;
    painted.application = makeApplication(invocation, {.reproducible = true});
    if (!painted.application)
        return core::failure(CORE_TEXT("no picture can be painted: Qt found no platform"));
    core::Diagnostics ofCatalogue;
    const core::project::EvaluateOptions options = ui::evaluateOptions(ofCatalogue);
    reportDiagnostics(ofCatalogue, invocation.common);
    painted.evaluation = core::project::evaluate(*input->project, input->document, input->library, options);
    painted.input = std::move(*input);
    return painted;
}

core::exports::ReportWords wordsOf(const QLocale &locale)
{
    return {[locale](const core::Text &text) { return ui::localised(text, locale).toStdString(); },
            [locale](double value, int digits) { return ui::formatNumber(value, digits, locale).toStdString(); }};
}

core::Result<std::string> bytesOf(const core::exports::Report &report, const core::project::Evaluation &evaluation,
                                  const ReportArguments &arguments, const QLocale &locale)
{
    if (arguments.output.ends_with(".md"))
        return core::exports::markdownOf(report, wordsOf(locale));
    ui::report::LayoutOptions options;
    options.locale = locale;
    options.pageSize = QPageSize(arguments.paper == "Letter" ? QPageSize::Letter : QPageSize::A4);
    options.chartPainter = ui::report::chartPainterFor(evaluation, locale);
    const auto pdf = ui::report::pdfOf(report, options);
    if (!pdf)
        return tl::make_unexpected(pdf.error());
    return pdf->toStdString();
}

int writeReport(Invocation &invocation, const ReportArguments &arguments)
{
    if (!arguments.output.ends_with(".pdf") && !arguments.output.ends_with(".md")) {
        fmt::print(stderr, "paretoscope: {}: the name of a report ends in .pdf or .md\n", arguments.output);
        return UsageError;
    }
    for (const std::string &chapter : arguments.chapters) {
        const auto &known = core::exports::reportChapterIds();
        if (std::find(known.begin(), known.end(), chapter) == known.end()) {
            fmt::print(stderr, "paretoscope: {} is no chapter; there are: {}\n", chapter, fmt::join(known, ", "));
            return UsageError;
        }
    }
    const auto painted = prepare(invocation, arguments);
    if (!painted)
        return reportError(painted.error());
    const core::exports::Report report = core::exports::buildReport(
        *painted->input.project, painted->input.document, painted->evaluation, {.chapters = arguments.chapters});
    const auto bytes = bytesOf(report, painted->evaluation, arguments, QLocale());
    if (!bytes)
        return reportError(bytes.error());
    const auto written = core::writeFileAtomically(core::pathFromText(arguments.output), *bytes);
    if (!written)
        return reportError(written.error());
    if (!invocation.common.quiet)
        fmt::print("{}\n", arguments.output);
    return Done;
}

/// The pictures that an evaluation has, with the name of each.
std::vector<std::pair<std::string, core::exports::ReportChart>> chartsOf(const core::project::Evaluation &evaluation)
{
    std::vector<std::pair<std::string, core::exports::ReportChart>> charts;
    const auto add = [&charts](std::string name, core::exports::ReportChart chart) {
        charts.emplace_back(std::move(name), std::move(chart));
    };
    if (!evaluation.sweeps.empty())
        add("knee", {"knee", evaluation.chosenSweep.value_or(0), {}, 0.5});
    for (std::size_t i = 0; evaluation.sweeps.size() > 1 && i < evaluation.sweeps.size(); ++i)
        add(fmt::format("knee-{}", i + 1), {"knee", i, {}, 0.5});
    if (!evaluation.scorecard.standings.empty())
        add("scorecard", {"scorecard", std::nullopt, {}, 0.5});
    return charts;
}

int writeCharts(Invocation &invocation, const ReportArguments &arguments)
{
    const auto painted = prepare(invocation, arguments);
    if (!painted)
        return reportError(painted.error());
    const auto charts = chartsOf(painted->evaluation);
    if (arguments.all && !QDir().mkpath(QString::fromStdString(arguments.output)))
        return reportError({CORE_TEXT("the folder cannot be made"), arguments.output, 0, 0});
    std::vector<std::string> names;
    bool found = arguments.all && !charts.empty();
    for (const auto &[name, chart] : charts) {
        names.push_back(name);
        if (!arguments.all && name != arguments.chart)
            continue;
        found = true;
        const auto spec = ui::report::chartSpecFor(painted->evaluation, chart, QLocale());
        const QString path = arguments.all ? QDir(QString::fromStdString(arguments.output))
                                                 .filePath(QString::fromStdString(name) + QStringLiteral(".svg"))
                                           : QString::fromStdString(arguments.output);
        QString why;
        if (!spec || !ui::charts::exportChart(*spec, path, QSize(960, 520), QLocale(), &why))
            return reportError({core::Text("%1", {why.toStdString()}), path.toStdString(), 0, 0});
        if (!invocation.common.quiet)
            fmt::print("{}\n", path.toStdString());
    }
    if (found)
        return Done;
    fmt::print(stderr, "paretoscope: there is no chart {}; this project has: {}\n", arguments.chart,
               names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", ")));
    return names.empty() ? InputError : UsageError;
}

} // namespace

void addReportCommand(CLI::App &parser, Invocation &invocation)
{
    auto arguments = std::make_shared<ReportArguments>();
    CLI::App *command = parser.add_subcommand("report", "The report of a project as PDF or Markdown");
    command->add_option("project", arguments->inputs, "Project file, and further result files or folders")->required();
    command->add_option("-o,--output", arguments->output, "File to write: .pdf or .md")->required();
    command->add_option("--chapters", arguments->chapters, "Chapters, in the order wanted")->delimiter(',');
    command->add_option("--paper", arguments->paper, "A4 or Letter")->check(CLI::IsMember({"A4", "Letter"}));
    addCommonOptions(*command, invocation.common);
    command->callback([&invocation, arguments] {
        invocation.action = [&invocation, arguments] { return writeReport(invocation, *arguments); };
    });
}

void addChartCommand(CLI::App &parser, Invocation &invocation)
{
    auto arguments = std::make_shared<ReportArguments>();
    CLI::App *command = parser.add_subcommand("chart", "Charts of a project as SVG, PNG or PDF");
    command->add_option("project", arguments->inputs, "Project file, and further result files or folders")->required();
    CLI::Option *name = command->add_option("--chart", arguments->chart, "Name of the chart: knee, scorecard");
    CLI::Option *all = command->add_flag("--all", arguments->all, "Every chart, as SVG into the folder of -o");
    name->excludes(all);
    command->add_option("-o,--output", arguments->output, "File to write (.svg, .png, .pdf), or a folder with --all")
        ->required();
    addCommonOptions(*command, invocation.common);
    command->callback([&invocation, arguments, name, all] {
        if (name->count() + all->count() != 1)
            throw CLI::RequiredError("--chart NAME or --all");
        invocation.action = [&invocation, arguments] { return writeCharts(invocation, *arguments); };
    });
}

} // namespace app
