// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportfiles.h"

#include "core/csv.h"
#include "core/exports/auditjson.h"
#include "core/exports/csrd.h"
#include "core/exports/reportjson.h"
#include "core/exports/reportmarkdown.h"
#include "core/exports/reportxlsx.h"
#include "core/exports/runjson.h"
#include "core/exports/scorecardjson.h"
#include "core/exports/sidejson.h"
#include "core/exports/sizejson.h"
#include "core/exports/sizetable.h"
#include "core/exports/sweepjson.h"
#include "core/files.h"
#include "ui/charts/render.h"
#include "ui/report/htmlreport.h"
#include "ui/report/pdffile.h"
#include "ui/report/pdfreport.h"
#include "ui/report/sortedglossary.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QBuffer>
#include <QImage>
#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace ui::report {

namespace fs = std::filesystem;
using core::exports::Report;

namespace {

constexpr QSize chartSize(960, 520);

core::Words wordsOf(const QLocale &locale)
{
    return {[locale](const core::Text &text) { return localised(text, locale).toStdString(); },
            [locale](double value, int digits) { return formatNumber(value, digits, locale).toStdString(); }};
}

Report reportOf(const ExportJob &job)
{
    return withSortedGlossary(core::exports::buildReport(job.project, job.document, job.evaluation, job.report),
                              job.locale);
}

LayoutOptions layoutOf(const ExportJob &job)
{
    LayoutOptions layout;
    layout.locale = job.locale;
    layout.pageSize = job.pageSize;
    const auto *sensitivity = job.report.sensitivity.get();
    layout.chartPainter = chartPainterFor(job.evaluation, job.locale, sensitivity);
    layout.hasChart = [&evaluation = job.evaluation, locale = job.locale,
                       sensitivity](const core::exports::ReportChart &chart) {
        return chartSpecFor(evaluation, chart, locale, sensitivity).has_value();
    };
    return layout;
}

core::Result<void> writeWorkbook(const ExportJob &job, const Report &report, const fs::path &path)
{
    const auto calculator = core::exports::calculatorOf(job.project, job.evaluation);
    return core::exports::writeXlsx(core::exports::workbookOf(report, calculator, job.projectText, wordsOf(job.locale)),
                                    path);
}

bool endsWith(const std::string &name, std::string_view ending)
{
    std::string lower = name;
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lower.ends_with(ending);
}

/// A table of the report in CSV, its numbers in full and its words in English.
std::string csvOf(const core::exports::ReportTable &table, bool withHeader)
{
    std::vector<std::string> header;
    if (table.part)
        header.emplace_back("Part");
    for (const core::exports::ReportColumn &column : table.columns)
        header.push_back(column.unit.empty() ? column.title.english()
                                             : column.title.english() + " (" + column.unit.english() + ")");
    std::string csv = withHeader ? core::csvLine(header) : std::string();
    for (const auto &row : table.rows) {
        std::vector<std::string> cells;
        if (table.part)
            cells.push_back(table.caption.english());
        for (const core::exports::ReportCell &cell : row) {
            if (const auto *number = std::get_if<double>(&cell.content))
                cells.push_back(core::project::Node::number(*number).text());
            else if (const auto *text = std::get_if<core::Text>(&cell.content))
                cells.push_back(text->english());
            else
                cells.emplace_back();
        }
        csv += core::csvLine(cells);
    }
    return csv;
}

/// What an export does, step by step; each step may add further ones behind itself.
class Steps
{
public:
    using Step = std::function<core::Result<void>()>;
    void add(Step step) { m_todo.push_back(std::move(step)); }
    /// Right after the step that is running, in their order.
    void insert(std::vector<Step> steps)
    {
        m_todo.insert(m_todo.begin(), std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
    }
    bool done() const { return m_todo.empty(); }
    double fraction() const
    {
        constexpr std::size_t few = 30; // pages are planned once they are known
        const auto all = static_cast<double>(std::max(m_taken + m_todo.size(), few));
        return done() ? 1.0 : static_cast<double>(m_taken) / all;
    }
    core::Result<void> take()
    {
        const Step step = std::move(m_todo.front());
        m_todo.pop_front();
        ++m_taken;
        return step();
    }

private:
    std::deque<Step> m_todo;
    std::size_t m_taken = 0;
};

/// A name beside a folder that nothing has yet: whatever is there may be somebody's own.
fs::path freePlaceBeside(const fs::path &folder)
{
    std::error_code error;
    for (int number = 1;; ++number) {
        fs::path place = folder;
        place += number == 1 ? std::string(".part") : ".part" + std::to_string(number);
        const fs::file_type type = fs::symlink_status(place, error).type();
        if (type == fs::file_type::not_found ||
            type == fs::file_type::none) // what cannot be looked at says so when made
            return place;
    }
}

core::Result<void> moveInto(const fs::path &from, const fs::path &to, const std::vector<std::string> &names)
{
    std::error_code error;
    if (!fs::exists(to, error)) {
        fs::rename(from, to, error);
        return error ? core::Result<void>(
                           core::failure({CORE_TEXT("cannot be written: %1"), {error.message()}}, core::pathText(to)))
                     : core::Result<void>();
    }
    for (const std::string &name : names) {
        const fs::path target = to / core::pathFromText(name);
        fs::create_directories(target.parent_path(), error);
        if (!error)
            fs::rename(from / core::pathFromText(name), target, error);
        if (error)
            return core::failure({CORE_TEXT("cannot be written: %1"), {error.message()}}, core::pathText(target));
    }
    return {};
}

} // namespace

bool wantsSensitivity(const core::exports::ReportOptions &options)
{
    if (options.chapters.empty())
        return !options.shortForm;
    return std::ranges::find(options.chapters, "sensitivity") != options.chapters.end();
}

core::sensitivity::SensitivityOptions sensitivityOptions(const core::project::Project &project, std::stop_token stop)
{
    core::sensitivity::SensitivityOptions options;
    options.curvePoints = 0;
    options.draws.draws = 1000;
    options.draws.simulated = 8;
    options.draws.seed = project.seed;
    options.draws.stop = std::move(stop);
    return options;
}

const std::vector<std::string> &reportEndings()
{
    static const std::vector<std::string> endings{".pdf", ".html", ".md", ".xlsx", ".json"};
    return endings;
}

bool isReportName(const std::string &name)
{
    return std::ranges::any_of(reportEndings(), [&](const std::string &ending) { return endsWith(name, ending); });
}

struct Export::Private
{
    ExportJob job;
    fs::path target; ///< the file, or the folder
    fs::path place;  ///< where it grows: the file itself, or a folder beside; empty until there is one
    bool everything = false;
    Steps steps;
    std::vector<std::string> names;
    Report report;
    std::unique_ptr<PdfPainter> pdf;

    core::Result<void> add(const std::string &name, const std::string &bytes)
    {
        const fs::path path = place / core::pathFromText(name);
        std::error_code ignored;
        fs::create_directories(path.parent_path(), ignored);
        auto written = core::writeFileAtomically(path, bytes);
        if (!written) { // under the name that the reader asked for
            core::Error error = written.error();
            error.source = core::pathText(target / core::pathFromText(name));
            return tl::make_unexpected(std::move(error));
        }
        names.push_back(name);
        return {};
    }

    /// The steps of a PDF: each page is one. What is made goes to `use`.
    void addPdf(const Report &of, const std::function<core::Result<void>(const std::string &)> &use)
    {
        steps.insert({[this, of, use] {
            PdfOptions options;
            options.project = job.projectText;
            options.results = resultsToCarry(job.project, core::pathFromText(job.report.baseFolder));
            options.stop = job.stop;
            pdf = std::make_unique<PdfPainter>(of, layoutOf(job), std::move(options));
            std::vector<Steps::Step> pages(pdf->pages(), [this] { return pdf->paintPage(); });
            pages.emplace_back([this, use]() -> core::Result<void> {
                const auto bytes = pdf->finish();
                pdf.reset();
                return bytes ? use(bytes->toStdString()) : tl::make_unexpected(bytes.error());
            });
            steps.insert(std::move(pages));
            return core::Result<void>();
        }});
    }

    core::Result<std::string> textOf(const std::string &name) const
    {
        if (endsWith(name, ".md"))
            return core::exports::markdownOf(report, wordsOf(job.locale));
        if (endsWith(name, ".html"))
            return htmlOf(report, job.evaluation, job.locale, job.report.sensitivity.get());
        return core::exports::reportJson(report);
    }

    void planFile()
    {
        const std::string name = core::pathText(target);
        steps.add([this, name]() -> core::Result<void> {
            report = reportOf(job);
            const auto write = [this](const std::string &bytes) { return core::writeFileAtomically(target, bytes); };
            if (endsWith(name, ".pdf"))
                addPdf(report, write);
            else if (endsWith(name, ".xlsx"))
                steps.add([this] { return writeWorkbook(job, report, target); });
            else
                steps.add([this, name, write]() -> core::Result<void> {
                    const auto bytes = textOf(name);
                    return bytes ? write(*bytes) : tl::make_unexpected(bytes.error());
                });
            return {};
        });
    }

    core::Result<void> beginFolder()
    {
        std::error_code error;
        if (fs::exists(target, error) && !fs::is_directory(target, error))
            return core::failure(CORE_TEXT("is a file where a folder was expected"), core::pathText(target));
        place = freePlaceBeside(target);
        if (!fs::create_directories(place, error) || error)
            return core::failure({CORE_TEXT("the folder cannot be made: %1"), {error.message()}},
                                 core::pathText(target));
        report = reportOf(job);
        return {};
    }

    void planFolder()
    {
        steps.add([this] { return beginFolder(); });
        steps.add([this] {
            addPdf(report, [this](const std::string &bytes) { return add("report.pdf", bytes); });
            return core::Result<void>();
        });
        steps.add([this] {
            ExportJob shorter = job;
            shorter.report.shortForm = true;
            shorter.report.chapters.clear();
            addPdf(reportOf(shorter), [this](const std::string &bytes) { return add("report-short.pdf", bytes); });
            return core::Result<void>();
        });
        for (const char *name : {"report.html", "report.md", "report.json"})
            steps.add([this, name]() -> core::Result<void> {
                const auto bytes = textOf(name);
                return bytes ? add(name, *bytes) : tl::make_unexpected(bytes.error());
            });
        steps.add([this] { return add("project.yaml", job.projectText); });
        steps.add([this] {
            names.emplace_back("report.xlsx");
            return writeWorkbook(job, report, place / "report.xlsx");
        });
        steps.add([this] { return figures(); });
        for (const NamedChart &chart : chartsOf(job.evaluation, job.report.sensitivity.get()))
            steps.add([this, chart] { return addChart(chart); });
        steps.add([this] { return tables(); });
        steps.add([this] { return moveInto(place, target, names); });
    }

    core::Result<void> figures();
    core::Result<void> addChart(const NamedChart &chart);
    core::Result<void> tables();
};

core::Result<void> Export::Private::figures()
{
    const core::project::Evaluation &evaluation = job.evaluation;
    std::vector<std::pair<std::string, std::string>> files{
        {"data/size.json", core::exports::sizeJson(job.project, evaluation)},
        {"data/size.csv", core::exports::sizeCsv(evaluation.size)},
        {"data/scorecard.json", core::exports::scorecardJson(evaluation.scorecard)},
        {"data/csrd.csv", core::exports::csrdCsv(job.project, evaluation)},
        {"data/scorecard.csv", core::exports::scorecardCsv(evaluation.scorecard)}};
    if (evaluation.library) {
        files.emplace_back("data/audit.json", core::exports::findingsJson(evaluation.findings, *evaluation.library));
        files.emplace_back("data/audit.csv", core::exports::findingsCsv(evaluation.findings));
        if (!evaluation.sweeps.empty()) {
            files.emplace_back("data/knee.json", core::exports::sweepsJson(evaluation.sweeps, *evaluation.library));
            files.emplace_back("data/knee.csv", core::exports::sweepsCsv(evaluation.sweeps, *evaluation.library));
        }
        if (!evaluation.library->runs.empty()) {
            files.emplace_back(
                "data/import.json",
                core::exports::libraryJson(*evaluation.library, core::exports::sideLists(*evaluation.library)));
            files.emplace_back("data/import.csv", core::exports::runsCsv(*evaluation.library));
        }
    }
    for (const auto &[name, bytes] : files)
        if (auto done = add(name, bytes); !done)
            return done;
    return {};
}

core::Result<void> Export::Private::addChart(const NamedChart &chart)
{
    const auto spec = chartSpecFor(job.evaluation, chart.chart, job.locale, job.report.sensitivity.get());
    if (!spec)
        return {};
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    constexpr double fine = 3.0;
    charts::chartImage(*spec, chartSize, fine, charts::Mode::Export, job.locale, Theme::lightTheme())
        .save(&buffer, "PNG");
    if (auto done = add("charts/" + chart.name + ".svg", charts::chartSvg(*spec, chartSize, job.locale).toStdString());
        !done)
        return done;
    return add("charts/" + chart.name + ".png", png.toStdString());
}

core::Result<void> Export::Private::tables()
{
    std::map<std::string, std::string> files; // the parts of one table go into one file
    std::vector<std::string> order;
    std::set<std::string> parts;
    for (const core::exports::ReportChapter &chapter : report.chapters)
        for (const core::exports::ReportBlock &block : chapter.blocks) {
            const auto *table = std::get_if<core::exports::ReportTable>(&block);
            if (table == nullptr || table->rows.empty() || table->byHand)
                continue;
            std::string name = table->id;
            for (int n = 2; files.contains(name) && !(table->part && parts.contains(name)); ++n)
                name = table->id + "-" + std::to_string(n);
            if (!files.contains(name))
                order.push_back(name);
            files[name] += csvOf(*table, files[name].empty());
            if (table->part)
                parts.insert(name);
        }
    for (const std::string &name : order)
        if (auto done = add("tables/" + name + ".csv", files[name]); !done)
            return done;
    return {};
}

Export::Export(const ExportJob &job, const fs::path &target, ExportKind kind)
    : d(std::make_unique<Private>(Private{.job = job,
                                          .target = target,
                                          .place = {},
                                          .everything = kind == ExportKind::Everything,
                                          .steps = {},
                                          .names = {},
                                          .report = {},
                                          .pdf = {}}))
{
    if (!d->everything) {
        d->planFile();
        return;
    }
    if (!d->target.has_filename())
        d->target = d->target.parent_path();
    d->planFolder();
}

Export::~Export()
{
    std::error_code ignored;
    if (d->everything && !d->place.empty())
        fs::remove_all(d->place, ignored);
}

bool Export::done() const
{
    return d->steps.done();
}

double Export::fraction() const
{
    return d->steps.fraction();
}

core::Result<void> Export::step()
{
    if (d->job.stop.stop_requested())
        return core::failure(CORE_TEXT("cancelled"), core::pathText(d->target));
    auto taken = d->steps.take();
    if (taken && d->job.progress)
        d->job.progress(fraction());
    return taken;
}

const std::vector<std::string> &Export::names() const
{
    return d->names;
}

core::Result<void> writeReport(const ExportJob &job, const fs::path &path)
{
    Export writing(job, path, ExportKind::File);
    while (!writing.done())
        if (auto step = writing.step(); !step)
            return step;
    return {};
}

core::Result<std::vector<std::string>> writeEverything(const ExportJob &job, const fs::path &folder)
{
    Export writing(job, folder, ExportKind::Everything);
    while (!writing.done())
        if (auto step = writing.step(); !step)
            return tl::make_unexpected(step.error());
    return writing.names();
}

std::string markdownOfJob(const ExportJob &job)
{
    return core::exports::markdownOf(reportOf(job), wordsOf(job.locale));
}

std::string htmlOfJob(const ExportJob &job)
{
    return htmlOf(reportOf(job), job.evaluation, job.locale, job.report.sensitivity.get());
}

} // namespace ui::report
