// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/commands.h"
#include "app/loadproject.h"
#include "core/exports/report.h"
#include "core/exports/reportmarkdown.h"
#include "core/files.h"
#include "ui/report/pdfreport.h"
#include "ui/style/numberformat.h"

#include <QApplication>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

struct ReportArguments
{
    std::string project;
    std::vector<std::string> results;
    std::string output;
    std::vector<std::string> chapters;
    std::string paper = "A4";
};

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
    core::Diagnostics diagnostics;
    const auto loaded = loadProject(arguments.project, arguments.results, diagnostics);
    reportDiagnostics(loaded ? loaded->diagnostics : diagnostics, invocation.common);
    if (!loaded)
        return reportError(loaded.error());
    const std::unique_ptr<QApplication> application = makeApplication(invocation, {.reproducible = true});
    if (!application)
        return InputError;
    const core::project::Evaluation evaluation = loaded->evaluate();
    const core::exports::Report report =
        core::exports::buildReport(loaded->project, loaded->document, evaluation, {.chapters = arguments.chapters});
    const auto bytes = bytesOf(report, evaluation, arguments, QLocale());
    if (!bytes)
        return reportError(bytes.error());
    const auto written = core::writeFileAtomically(core::pathFromText(arguments.output), *bytes);
    if (!written)
        return reportError(written.error());
    if (!invocation.common.quiet)
        fmt::print("{}\n", arguments.output);
    return Done;
}

} // namespace

void addReportCommand(CLI::App &parser, Invocation &invocation)
{
    auto arguments = std::make_shared<ReportArguments>();
    CLI::App *command = parser.add_subcommand("report", "The report of a project as PDF or Markdown");
    command->add_option("project", arguments->project, "Project file")->required();
    command->add_option("results", arguments->results, "Further result files or folders");
    command->add_option("-o,--output", arguments->output, "File to write: .pdf or .md")->required();
    command->add_option("--chapters", arguments->chapters, "Chapters, in the order wanted")->delimiter(',');
    command->add_option("--paper", arguments->paper, "A4 or Letter")->check(CLI::IsMember({"A4", "Letter"}));
    addCommonOptions(*command, invocation.common);
    command->callback([&invocation, arguments] {
        invocation.action = [&invocation, arguments] { return writeReport(invocation, *arguments); };
    });
}

} // namespace app
