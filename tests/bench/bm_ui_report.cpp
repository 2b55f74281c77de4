// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/project/prediction.h"
#include "ui/cataloguesource.h"
#include "ui/report/pdfreport.h"
#include "ui/report/reportfiles.h"

#include <QApplication>
#include <benchmark/benchmark.h>

namespace {

/// Fonts need an application; made at the first use, never destroyed, so that the other benchmarks go without.
void ensureApplication()
{
    static const bool made = [] {
        if (QCoreApplication::instance())
            return true;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        static int count = 1;
        static char name[] = "bench";
        static char *arguments[] = {name, nullptr};
        new QApplication(count, arguments);
        return true;
    }();
    benchmark::DoNotOptimize(made);
}

/// The built-in example, read and evaluated with an empty memory of predictions, as a fresh program does it.
struct Example
{
    std::filesystem::path folder = std::filesystem::path(PARETOSCOPE_SOURCE_DIR) / "resources/examples";
    core::project::Node document;
    core::project::Project project;
    std::shared_ptr<const core::results::Library> library;
    core::project::EvaluateOptions options;
    core::project::Evaluation evaluation;

    Example()
    {
        core::Diagnostics remarks;
        const std::string text = core::readFile(folder / "throughput-on-lo0.yaml").value();
        project = core::project::readProject(text, "example", document, remarks).value();
        std::vector<std::filesystem::path> paths;
        for (const auto &reference : project.results)
            paths.push_back(folder / reference.path);
        library = std::make_shared<const core::results::Library>(core::results::importPaths(paths, {}, remarks));
        options = ui::evaluateOptions(remarks);
        options.predictions = std::make_shared<core::project::PredictionCache>();
        evaluation = core::project::evaluate(project, document, library, options);
    }

    core::exports::ReportOptions reportOptions() const
    {
        core::Diagnostics remarks;
        core::exports::ReportOptions wanted;
        wanted.catalogue = options.catalogue;
        wanted.baseFolder = core::pathText(folder);
        wanted.sensitivity = std::make_shared<const core::sensitivity::Sensitivity>(core::sensitivity::sensitivityOf(
            project, document, library, options, ui::report::sensitivityOptions(project, {}), remarks));
        return wanted;
    }
};

void writeTo(benchmark::State &state, const char *ending, const Example &example,
             const core::exports::ReportOptions &wanted)
{
    const ui::report::ExportJob job{.project = example.project,
                                    .document = example.document,
                                    .evaluation = example.evaluation,
                                    .projectText = core::project::writeYaml(example.document),
                                    .report = wanted,
                                    .locale = QLocale(QLocale::English)};
    const auto path = std::filesystem::temp_directory_path() / (std::string("paretoscope-bench") + ending);
    if (!ui::report::writeReport(job, path))
        state.SkipWithError("the report was not written");
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
}

/// The whole way, from the file to the PDF: at most two seconds on one core.
void fullReport(benchmark::State &state)
{
    ensureApplication();
    for (auto _ : state) {
        const Example example;
        writeTo(state, ".pdf", example, example.reportOptions());
    }
}
BENCHMARK(fullReport)->Unit(benchmark::kMillisecond);

/// Its parts: reading and evaluating, what moves the figures, setting, painting and finishing.
void reportEvaluation(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(Example());
}
BENCHMARK(reportEvaluation)->Unit(benchmark::kMillisecond);

void reportSensitivity(benchmark::State &state)
{
    const Example example;
    for (auto _ : state)
        benchmark::DoNotOptimize(example.reportOptions());
}
BENCHMARK(reportSensitivity)->Unit(benchmark::kMillisecond);

void reportForm(benchmark::State &state, const char *ending)
{
    ensureApplication();
    const Example example;
    const auto wanted = example.reportOptions();
    for (auto _ : state)
        writeTo(state, ending, example, wanted);
}
BENCHMARK_CAPTURE(reportForm, pdf, ".pdf")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reportForm, html, ".html")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reportForm, xlsx, ".xlsx")->Unit(benchmark::kMillisecond);

void reportLayout(benchmark::State &state)
{
    ensureApplication();
    const Example example;
    const auto report =
        core::exports::buildReport(example.project, example.document, example.evaluation, example.reportOptions());
    ui::report::LayoutOptions options;
    options.locale = QLocale(QLocale::English);
    options.chartPainter = ui::report::chartPainterFor(example.evaluation, options.locale);
    for (auto _ : state)
        benchmark::DoNotOptimize(ui::report::layOut(report, options));
}
BENCHMARK(reportLayout)->Unit(benchmark::kMillisecond);

} // namespace
