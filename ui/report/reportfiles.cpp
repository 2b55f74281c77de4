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
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QBuffer>
#include <QImage>
#include <algorithm>
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
    return core::exports::buildReport(job.project, job.document, job.evaluation, job.report);
}

core::Result<std::string> pdfBytes(const ExportJob &job, const Report &report)
{
    LayoutOptions layout;
    layout.locale = job.locale;
    layout.pageSize = job.pageSize;
    layout.chartPainter = chartPainterFor(job.evaluation, job.locale);
    layout.hasChart = [&job](const core::exports::ReportChart &chart) {
        return chartSpecFor(job.evaluation, chart, job.locale).has_value();
    };
    const auto pdf = pdfOf(report, layout, {.project = job.projectText, .stop = job.stop, .progress = job.progress});
    if (!pdf)
        return tl::make_unexpected(pdf.error());
    return pdf->toStdString();
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
std::string csvOf(const core::exports::ReportTable &table)
{
    std::vector<std::string> header;
    for (const core::exports::ReportColumn &column : table.columns)
        header.push_back(column.unit.empty() ? column.title.english()
                                             : column.title.english() + " (" + column.unit.english() + ")");
    std::string csv = core::csvLine(header);
    for (const auto &row : table.rows) {
        std::vector<std::string> cells;
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

/// Fills a folder that nobody sees yet.
class Folder
{
public:
    Folder(const ExportJob &job, fs::path place)
        : m_job(job)
        , m_place(std::move(place))
    {}

    core::Result<std::vector<std::string>> fill()
    {
        const Report report = reportOf(m_job);
        for (auto step : {&Folder::reports, &Folder::figures, &Folder::charts, &Folder::tables}) {
            if (m_job.stop.stop_requested())
                return core::failure(CORE_TEXT("cancelled"));
            if (auto done = (this->*step)(report); !done)
                return tl::make_unexpected(done.error());
        }
        return m_names;
    }

private:
    core::Result<void> add(const std::string &name, const std::string &bytes)
    {
        if (m_job.stop.stop_requested())
            return core::failure(CORE_TEXT("cancelled"));
        const fs::path path = m_place / core::pathFromText(name);
        std::error_code ignored;
        fs::create_directories(path.parent_path(), ignored);
        auto written = core::writeFileAtomically(path, bytes);
        if (written)
            m_names.push_back(name);
        return written;
    }

    core::Result<void> addAll(const std::vector<std::pair<std::string, std::string>> &files)
    {
        for (const auto &[name, bytes] : files)
            if (auto done = add(name, bytes); !done)
                return done;
        return {};
    }

    core::Result<void> reports(const Report &report)
    {
        const auto pdf = pdfBytes(m_job, report);
        if (!pdf)
            return tl::make_unexpected(pdf.error());
        ExportJob shorter = m_job;
        shorter.report.shortForm = true;
        shorter.report.chapters.clear();
        const auto two = pdfBytes(shorter, reportOf(shorter));
        if (!two)
            return tl::make_unexpected(two.error());
        if (auto done = addAll({{"report.pdf", *pdf},
                                {"report-short.pdf", *two},
                                {"report.html", htmlOf(report, m_job.evaluation, m_job.locale)},
                                {"report.md", core::exports::markdownOf(report, wordsOf(m_job.locale))},
                                {"report.json", core::exports::reportJson(report)},
                                {"project.yaml", m_job.projectText}});
            !done)
            return done;
        m_names.emplace_back("report.xlsx");
        return writeWorkbook(m_job, report, m_place / "report.xlsx");
    }

    core::Result<void> figures(const Report &)
    {
        const core::project::Evaluation &evaluation = m_job.evaluation;
        std::vector<std::pair<std::string, std::string>> files{
            {"data/size.json", core::exports::sizeJson(m_job.project, evaluation)},
            {"data/size.csv", core::exports::sizeCsv(evaluation.size)},
            {"data/scorecard.json", core::exports::scorecardJson(evaluation.scorecard)},
            {"data/csrd.csv", core::exports::csrdCsv(m_job.project, evaluation)},
            {"data/scorecard.csv", core::exports::scorecardCsv(evaluation.scorecard)}};
        if (evaluation.library) {
            files.emplace_back("data/audit.json",
                               core::exports::findingsJson(evaluation.findings, *evaluation.library));
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
        return addAll(files);
    }

    core::Result<void> charts(const Report &)
    {
        for (const NamedChart &chart : chartsOf(m_job.evaluation)) {
            const auto spec = chartSpecFor(m_job.evaluation, chart.chart, m_job.locale);
            if (!spec)
                continue;
            QByteArray png;
            QBuffer buffer(&png);
            buffer.open(QIODevice::WriteOnly);
            constexpr double fine = 3.0;
            charts::chartImage(*spec, chartSize, fine, charts::Mode::Export, m_job.locale, Theme::lightTheme())
                .save(&buffer, "PNG");
            if (auto done = addAll(
                    {{"charts/" + chart.name + ".svg", charts::chartSvg(*spec, chartSize, m_job.locale).toStdString()},
                     {"charts/" + chart.name + ".png", png.toStdString()}});
                !done)
                return done;
        }
        return {};
    }

    core::Result<void> tables(const Report &report)
    {
        std::set<std::string> taken;
        for (const core::exports::ReportChapter &chapter : report.chapters)
            for (const core::exports::ReportBlock &block : chapter.blocks) {
                const auto *table = std::get_if<core::exports::ReportTable>(&block);
                if (table == nullptr || table->rows.empty() || table->id == "signatures")
                    continue;
                std::string name = table->id;
                for (int n = 2; !taken.insert(name).second; ++n)
                    name = table->id + "-" + std::to_string(n);
                if (auto done = add("tables/" + name + ".csv", csvOf(*table)); !done)
                    return done;
            }
        return {};
    }

    const ExportJob &m_job;
    fs::path m_place;
    std::vector<std::string> m_names;
};

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

const std::vector<std::string> &reportEndings()
{
    static const std::vector<std::string> endings{".pdf", ".html", ".md", ".xlsx", ".json"};
    return endings;
}

bool isReportName(const std::string &name)
{
    return std::ranges::any_of(reportEndings(), [&](const std::string &ending) { return endsWith(name, ending); });
}

core::Result<void> writeReport(const ExportJob &job, const fs::path &path)
{
    const std::string name = core::pathText(path);
    const Report report = reportOf(job);
    if (job.stop.stop_requested())
        return core::failure(CORE_TEXT("cancelled"), name);
    if (endsWith(name, ".xlsx"))
        return writeWorkbook(job, report, path);
    core::Result<std::string> bytes = std::string();
    if (endsWith(name, ".md"))
        bytes = core::exports::markdownOf(report, wordsOf(job.locale));
    else if (endsWith(name, ".html"))
        bytes = htmlOf(report, job.evaluation, job.locale);
    else if (endsWith(name, ".json"))
        bytes = core::exports::reportJson(report);
    else
        bytes = pdfBytes(job, report);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    return core::writeFileAtomically(path, *bytes);
}

core::Result<std::vector<std::string>> writeEverything(const ExportJob &job, const fs::path &folder)
{
    const fs::path target = folder.has_filename() ? folder : folder.parent_path();
    fs::path beside = target;
    beside += ".part";
    std::error_code error;
    if (fs::exists(target, error) && !fs::is_directory(target, error))
        return core::failure(CORE_TEXT("is a file where a folder was expected"), core::pathText(target));
    fs::remove_all(beside, error);
    if (!fs::create_directories(beside, error) || error)
        return core::failure({CORE_TEXT("the folder cannot be made: %1"), {error.message()}}, core::pathText(target));
    auto names = Folder(job, beside).fill();
    if (names)
        if (auto moved = moveInto(beside, target, *names); !moved)
            names = tl::make_unexpected(moved.error());
    fs::remove_all(beside, error);
    return names;
}

std::string markdownOfJob(const ExportJob &job)
{
    return core::exports::markdownOf(reportOf(job), wordsOf(job.locale));
}

std::string htmlOfJob(const ExportJob &job)
{
    return htmlOf(reportOf(job), job.evaluation, job.locale);
}

bool mayCarryProject(std::string_view bytes)
{
    return bytes.starts_with("%PDF-") || bytes.starts_with("PK\x03\x04");
}

core::Result<std::string> projectTextOf(std::string bytes, const std::string &source)
{
    if (!mayCarryProject(bytes))
        return bytes;
    auto found =
        bytes.starts_with("PK") ? core::exports::attachmentOfXlsx(bytes) : attachmentOfPdf(bytes, projectAttachment);
    if (!found)
        return core::failure(CORE_TEXT("carries no project: only a report that this program wrote opens again"),
                             source);
    return std::move(*found);
}

} // namespace ui::report
