// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_report.h"

#include "app/application.h"
#include "app/progress.h"
#include "app/projectinput.h"
#include "core/exports/report.h"
#include "core/files.h"
#include "core/project/evaluation.h"
#include "core/project/prediction.h"
#include "core/sensitivity/report.h"
#include "ui/cataloguesource.h"
#include "ui/charts/render.h"
#include "ui/report/reportcharts.h"
#include "ui/report/reportfiles.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <thread>

namespace app {

namespace {

struct ReportArguments
{
    std::vector<std::string> inputs; ///< the project, then further results
    std::string output;
    std::vector<std::string> chapters;
    std::optional<std::string> paper; ///< the project's, else A4
    std::optional<std::string> title, committee, classification, logo;
    bool shortForm = false;
    // of charts
    std::string chart, format = "svg";
    std::string size = "960x520";
    double scale = 3.0;
    bool all = false;
};

/// What both commands begin with: the input read and evaluated, and a Qt application to paint with.
struct Painted
{
    ProjectInput input;
    core::project::EvaluateOptions options;
    core::project::Evaluation evaluation;
    std::shared_ptr<const core::catalogue::Catalogue> catalogue;
    std::unique_ptr<QApplication> application;
};

core::Result<Painted> prepare(Invocation &invocation, const ReportArguments &arguments, std::stop_token stop)
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
    core::project::EvaluateOptions options = ui::evaluateOptions(ofCatalogue);
    options.stop = std::move(stop);
    const unsigned jobs = invocation.common.jobs;
    options.predictions->setJobs(jobs > 0 ? jobs : std::max(std::thread::hardware_concurrency(), 1U));
    reportDiagnostics(ofCatalogue, invocation.common);
    painted.catalogue = options.catalogue;
    painted.evaluation = core::project::evaluate(*input->project, input->document, input->library, options);
    painted.options = std::move(options);
    painted.input = std::move(*input);
    return painted;
}

/// What moves the figures, with the seed of the command line.
std::shared_ptr<const core::sensitivity::Sensitivity> sensitivityOf(const Painted &painted, const CommonOptions &common,
                                                                    std::stop_token stop)
{
    auto options = ui::report::sensitivityOptions(*painted.input.project, std::move(stop));
    options.draws.seed = common.seed.value_or(painted.input.project->seed);
    core::Diagnostics remarks;
    return std::make_shared<const core::sensitivity::Sensitivity>(core::sensitivity::sensitivityOf(
        *painted.input.project, painted.input.document, painted.input.library, painted.options, options, remarks));
}

/// Cancelled work ends with its own code; everything else is a bad input or output.
int failed(const core::Error &error, Progress &progress)
{
    if (!progress.cancelled())
        return reportError(error);
    fmt::print(stderr, "paretoscope: cancelled; nothing was written\n");
    return CancelledOrLimit;
}

/// The options of --logo and the project's `report`, with the picture's bytes.
core::Result<core::exports::ReportCover> coverOf(const ReportArguments &arguments, const ProjectInput &input)
{
    core::exports::ReportCover cover;
    cover.committee = arguments.committee.value_or(std::string());
    cover.classification = arguments.classification.value_or(std::string());
    std::filesystem::path path;
    if (arguments.logo)
        path = core::pathFromText(*arguments.logo);
    else if (const std::string named = core::exports::statedCover(input.document).logo; !named.empty())
        path = input.baseFolder / core::pathFromText(named);
    if (path.empty())
        return cover;
    constexpr std::uintmax_t largestLogo = std::uintmax_t{4} << 20U;
    auto bytes = core::readFile(path, largestLogo);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    cover.logo = std::move(*bytes);
    return cover;
}

int checkUsage(const ReportArguments &arguments)
{
    const bool folder = arguments.output.ends_with('/');
    if (!folder && !ui::report::isReportName(arguments.output)) {
        fmt::print(stderr, "paretoscope: {}: the name of a report ends in {}; a folder for everything ends in /\n",
                   arguments.output, fmt::join(ui::report::reportEndings(), ", "));
        return UsageError;
    }
    for (const std::string &chapter : arguments.chapters) {
        const auto &known = core::exports::reportChapterIds();
        if (std::find(known.begin(), known.end(), chapter) == known.end()) {
            fmt::print(stderr, "paretoscope: {} is no chapter; there are: {}\n", chapter, fmt::join(known, ", "));
            return UsageError;
        }
    }
    return Done;
}

int writeReport(Invocation &invocation, const ReportArguments &arguments)
{
    if (const int usage = checkUsage(arguments); usage != Done)
        return usage;
    Progress progress(invocation.common);
    const auto painted = prepare(invocation, arguments, progress.token());
    if (!painted)
        return failed(painted.error(), progress);
    auto cover = coverOf(arguments, painted->input);
    if (!cover)
        return failed(cover.error(), progress);
    progress.cancelled();
    core::exports::ReportOptions report{.title = arguments.title,
                                        .cover = std::move(*cover),
                                        .catalogue = painted->catalogue,
                                        .baseFolder = core::pathText(painted->input.baseFolder)};
    const auto choice = core::exports::statedChoice(painted->input.document);
    report.shortForm = arguments.shortForm || (choice.shortForm && arguments.chapters.empty());
    report.chapters = arguments.chapters;
    if (report.chapters.empty() && !report.shortForm)
        report.chapters = choice.chapters;
    const bool everything = arguments.output.ends_with('/');
    if (ui::report::wantsSensitivity(report) || everything)
        report.sensitivity = sensitivityOf(*painted, invocation.common, progress.token());
    ui::report::ExportJob job{
        .project = *painted->input.project,
        .document = painted->input.document,
        .evaluation = painted->evaluation,
        .projectText = core::project::writeYaml(painted->input.document),
        .report = std::move(report),
        .pageSize = QPageSize(arguments.paper.value_or(choice.paper) == "Letter" ? QPageSize::Letter : QPageSize::A4),
        .locale = QLocale(),
        .stop = progress.token(),
        .progress = progress.report()};
    if (everything) {
        const auto names = ui::report::writeEverything(job, core::pathFromText(arguments.output));
        if (!names)
            return failed(names.error(), progress);
        if (!invocation.common.quiet)
            for (const std::string &name : *names)
                fmt::print("{}{}\n", arguments.output, name);
        return Done;
    }
    const auto written = ui::report::writeReport(job, core::pathFromText(arguments.output));
    if (!written)
        return failed(written.error(), progress);
    if (!invocation.common.quiet)
        fmt::print("{}\n", arguments.output);
    return Done;
}

std::optional<QSize> sizeOf(const std::string &text)
{
    constexpr int least = 100, most = 8000;
    const QStringList parts = QString::fromStdString(text).split(QLatin1Char('x'));
    bool ok1 = false, ok2 = false;
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(&ok1), parts[1].toInt(&ok2)) : QSize();
    const bool sane =
        ok1 && ok2 && size.width() >= least && size.height() >= least && size.width() <= most && size.height() <= most;
    return sane ? std::optional(size) : std::nullopt;
}

int writeCharts(Invocation &invocation, const ReportArguments &arguments)
{
    const auto size = sizeOf(arguments.size);
    if (!size) {
        fmt::print(stderr, "paretoscope: --size: found {}, expected such as 960x520, from 100 to 8000 each\n",
                   arguments.size);
        return UsageError;
    }
    Progress progress(invocation.common);
    const auto painted = prepare(invocation, arguments, progress.token());
    if (!painted)
        return failed(painted.error(), progress);
    std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity;
    if (arguments.all || arguments.chart == "tornado")
        sensitivity = sensitivityOf(*painted, invocation.common, progress.token());
    const auto charts = ui::report::chartsOf(painted->evaluation, sensitivity.get());
    const QDir folder(QString::fromStdString(arguments.output));
    if (arguments.all && !charts.empty() && !QDir().mkpath(folder.path()))
        return reportError({CORE_TEXT("the folder cannot be made"), arguments.output, 0, 0});
    std::vector<std::string> names;
    bool found = arguments.all && !charts.empty();
    for (const auto &[name, chart] : charts) {
        names.push_back(name);
        if (!arguments.all && name != arguments.chart)
            continue;
        if (progress.cancelled())
            return failed({}, progress);
        found = true;
        const auto spec = ui::report::chartSpecFor(painted->evaluation, chart, QLocale(), sensitivity.get());
        const QString path = arguments.all ? folder.filePath(QString::fromStdString(name + "." + arguments.format))
                                           : QString::fromStdString(arguments.output);
        QString why;
        if (!spec || !ui::charts::exportChart(*spec, path, {*size, arguments.scale}, QLocale(), &why))
            return reportError({core::Text("%1", {why.toStdString()}), {}, 0, 0}); // it names the file
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
    CLI::App *command =
        parser.add_subcommand("report", "The report of a project as PDF, HTML, Markdown, spreadsheet or JSON");
    command->add_option("project", arguments->inputs, "Project file, and further result files or folders")->required();
    command
        ->add_option("-o,--output", arguments->output,
                     "File to write: .pdf, .html, .md, .xlsx, .json; or FOLDER/ for everything there is")
        ->required();
    command
        ->add_option(
            "--chapters", arguments->chapters,
            fmt::format("Chapters, in the order wanted: {}", fmt::join(core::exports::reportChapterIds(), ",")))
        ->delimiter(',');
    command->add_flag("--short", arguments->shortForm, "The short form: two pages");
    command->add_option("--paper", arguments->paper, "A4 or Letter")->check(CLI::IsMember({"A4", "Letter"}));
    command->add_option("--title", arguments->title, "Title, instead of the project's");
    command->add_option("--committee", arguments->committee, "Whom the report is for, on its cover");
    command->add_option("--classification", arguments->classification, "Such as Internal: on the cover and every page");
    command->add_option("--logo", arguments->logo, "Picture for the cover: PNG, JPEG or SVG");
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
    CLI::Option *name = command->add_option("--chart", arguments->chart, "Name of the chart: knee, scorecard …");
    CLI::Option *all = command->add_flag("--all", arguments->all, "Every chart into the folder of -o");
    name->excludes(all);
    command->add_option("--format", arguments->format, "With --all: svg, png or pdf")
        ->check(CLI::IsMember({"svg", "png", "pdf"}));
    command->add_option("--size", arguments->size, "Width and height in pixels of 1/96 inch: 960x520");
    command->add_option("--scale", arguments->scale, "Of a PNG: how many pixels one of these becomes")
        ->check(CLI::Range(0.25, 16.0));
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
