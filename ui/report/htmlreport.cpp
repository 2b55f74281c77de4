// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/htmlreport.h"

#include "ui/charts/render.h"
#include "ui/closedsentence.h"
#include "ui/report/htmlstyle.h"
#include "ui/report/reportcells.h"
#include "ui/report/reportcharts.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <map>

namespace ui::report {

using namespace core::exports;

namespace {

constexpr int chartWidth = 960;

/// A colour of the dark page for one of the light page: that of the theme where it is one, else as light as the other
/// was dark.
QColor darkOf(const QColor &light)
{
    float hue = 0.0F, saturation = 0.0F, lightness = 0.0F;
    light.getHslF(&hue, &saturation, &lightness);
    constexpr float darkest = 0.09F, range = 0.86F;
    return QColor::fromHslF(std::max(hue, 0.0F), saturation,
                            std::clamp(darkest + range * (1.0F - lightness), 0.0F, 1.0F));
}

/// The colours of the charts become variables, so that the same picture is light, dark or printed.
class Colours
{
public:
    Colours()
    {
        const Theme &light = Theme::lightTheme();
        const Theme &dark = Theme::darkTheme();
        const auto pair = [this](const QColor &from, const QColor &to) { m_known.emplace(from.name(), to.name()); };
        pair(light.page, dark.page);
        pair(QColor(Qt::white), dark.page);
        pair(light.text1, dark.text1);
        pair(light.text2, dark.text2);
        pair(light.text3, dark.text3);
        pair(light.grid, dark.grid);
        pair(light.border, dark.border);
        pair(light.band, dark.band);
        pair(light.accent, dark.accent);
        pair(light.gate, dark.gate);
        pair(light.check, dark.check);
        using charts::Role;
        for (const Role role : {Role::Throughput, Role::Ttft, Role::Tpot, Role::Goodput, Role::Cost, Role::Energy,
                                Role::Neutral, Role::Weights, Role::Activations, Role::Overhead, Role::Gate}) {
            pair(light.series(role), dark.series(role));
            pair(light.seriesText(role), dark.seriesText(role));
        }
    }

    QString variable(const QString &colour)
    {
        const auto [found, isNew] = m_names.try_emplace(colour.toLower(), m_names.size());
        return QStringLiteral("var(--k%1)").arg(found->second);
    }

    /// `--k0:#1b1f24;…` for the light page or the dark one.
    QString declarations(bool dark) const
    {
        const Theme &theme = dark ? Theme::darkTheme() : Theme::lightTheme();
        QString css =
            QStringLiteral("--page:%1;--text1:%2;--text2:%3;--text3:%4;--rule:%5;--band:%6;--accent:%7;--check:%8;")
                .arg(theme.page.name(), theme.text1.name(), theme.text2.name(), theme.text3.name(), theme.border.name(),
                     theme.band.name(), theme.accent.name(), theme.check.name());
        for (const auto &[colour, number] : m_names)
            css += QStringLiteral("--k%1:%2;").arg(number).arg(dark ? darkName(colour) : colour);
        return css;
    }

private:
    QString darkName(const QString &colour) const
    {
        const auto known = m_known.find(colour);
        return known != m_known.end() ? known->second : darkOf(QColor(colour)).name();
    }

    std::map<QString, QString> m_known;
    std::map<QString, std::size_t> m_names;
};

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

/// The length of a number's bar against the longest of its column.
double barShare(const ReportTable &table, std::size_t row, std::size_t column)
{
    const auto numberAt = [&table, column](std::size_t at) {
        const auto *number =
            column < table.rows[at].size() ? std::get_if<double>(&table.rows[at][column].content) : nullptr;
        return number != nullptr ? *number : 0.0;
    };
    double most = 0.0;
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        most = std::max(most, numberAt(r));
    return most > 0.0 ? std::max(0.0, numberAt(row) / most) : 0.0;
}

class Writer
{
public:
    Writer(const core::project::Evaluation &evaluation, const QLocale &locale,
           const core::sensitivity::Sensitivity *sensitivity)
        : m_evaluation(evaluation)
        , m_locale(locale)
        , m_sensitivity(sensitivity)
    {}

    QString document(const Report &report);

    void operator()(const ReportParagraph &block)
    {
        const char *style = block.style == ReportParagraph::Style::Lead   ? " class=\"lead\""
                            : block.style == ReportParagraph::Style::Note ? " class=\"note\""
                                                                          : "";
        m_out += QStringLiteral("<p%1>%2</p>\n").arg(QLatin1String(style), say(block.text));
    }
    void operator()(const ReportHeading &block) { m_out += QStringLiteral("<h3>%1</h3>\n").arg(say(block.text)); }
    void operator()(const ReportFigures &block);
    void operator()(const ReportTable &block);
    void operator()(const ReportChart &block);
    void operator()(const ReportChecklist &block);
    void operator()(const ReportRemark &block);

private:
    QString say(const core::Text &text) const { return escaped(unitsKept(localised(text, m_locale))); }
    QString closed(const core::Text &text) const { return escaped(closedSentence(text, m_locale)); }
    QString headOf(const Report &report) const;
    void header(const Report &report);

    const core::project::Evaluation &m_evaluation;
    QLocale m_locale;
    const core::sensitivity::Sensitivity *m_sensitivity;
    Colours m_colours;
    QString m_out;
    int m_charts = 0;
};

void Writer::operator()(const ReportFigures &block)
{
    m_out += QStringLiteral("<dl class=\"figures\">\n");
    for (const ReportFigure &figure : block.figures) {
        const QString value =
            figure.value ? formatNumber(*figure.value, 3, m_locale) : localised(figure.word, m_locale);
        QString basis = localised(figure.basis, m_locale);
        if (figure.provenance)
            basis += (basis.isEmpty() ? QString() : QStringLiteral(" · ")) +
                     localised(provenanceText(*figure.provenance), m_locale);
        m_out += QStringLiteral("<div><dt>%1</dt><dd><span class=\"value\">%2</span> %3<span class=\"basis\">%4</span>"
                                "</dd></div>\n")
                     .arg(say(figure.label), escaped(value), say(figure.unit), escaped(basis));
    }
    m_out += QStringLiteral("</dl>\n");
}

void Writer::operator()(const ReportTable &block)
{
    if (block.columns.empty() || block.rows.empty())
        return;
    m_out += QStringLiteral("<div class=\"scroll\"><table id=\"t%1-%2\">\n")
                 .arg(++m_charts)
                 .arg(escaped(QString::fromStdString(block.id)));
    if (!block.caption.empty())
        m_out += QStringLiteral("<caption>%1</caption>\n").arg(say(block.caption));
    m_out += QStringLiteral("<thead><tr>");
    for (const ReportColumn &column : block.columns)
        m_out += QStringLiteral("<th scope=\"col\"%1>%2%3</th>")
                     .arg(QLatin1String(column.numeric ? " class=\"n\"" : ""), say(column.title),
                          column.unit.empty() ? QString() : QStringLiteral("<small>%1</small>").arg(say(column.unit)));
    m_out += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (std::size_t r = 0; r < block.rows.size(); ++r) {
        const bool strong = std::ranges::find(block.strongRows, r) != block.strongRows.end();
        const bool dim = std::ranges::find(block.dimRows, r) != block.dimRows.end();
        m_out += QLatin1String(strong ? "<tr class=\"strong\">" : dim ? "<tr class=\"dim\">" : "<tr>");
        for (std::size_t c = 0; c < block.rows[r].size(); ++c) {
            const ReportCell &cell = block.rows[r][c];
            QString text = escaped(cellText(cell, block.mixed ? -1 : columnDecimals(block, c), m_locale));
            if (!cell.link.empty())
                text = QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(QString::fromStdString(cell.link)), text);
            if (!cell.note.empty())
                text += QStringLiteral(" <small>%1</small>").arg(say(cell.note));
            const bool numeric = c < block.columns.size() && block.columns[c].numeric;
            const double share = c < block.columns.size() && block.columns[c].bar ? barShare(block, r, c) : 0.0;
            if (share > 0.0)
                m_out += QStringLiteral("<td class=\"n bar\"><span style=\"width:%1%\"></span>%2</td>")
                             .arg(QString::number(share * 100.0, 'f', 1), text);
            else
                m_out += QStringLiteral("<td%1>%2</td>").arg(QLatin1String(numeric ? " class=\"n\"" : ""), text);
        }
        m_out += QStringLiteral("</tr>\n");
    }
    m_out += QStringLiteral("</tbody>\n");
    if (!block.footnote.empty())
        m_out += QStringLiteral("<tfoot><tr><td colspan=\"%1\">%2</td></tr></tfoot>\n")
                     .arg(block.columns.size())
                     .arg(say(block.footnote));
    m_out += QStringLiteral("</table></div>\n");
}

void Writer::operator()(const ReportChart &block)
{
    auto spec = chartSpecFor(m_evaluation, block, m_locale, m_sensitivity);
    if (!spec)
        return;
    const QString summary = spec->summary;
    spec->title.clear(); // the chapter's heading says it
    const QSize size(chartWidth, qRound(chartWidth * block.heightToWidth));
    QString svg = QString::fromUtf8(charts::chartSvg(*spec, size, m_locale));
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QLatin1String("<svg"))));
    const QString prefix = QStringLiteral("c%1-").arg(++m_charts);
    static const QRegularExpression size_(QStringLiteral("(<svg[^>]*?) width=\"[^\"]*\" height=\"[^\"]*\""));
    static const QRegularExpression id(QStringLiteral(" (?:xml:)?id=\""));
    static const QRegularExpression colour(QStringLiteral("\"(#[0-9a-fA-F]{6})\""));
    svg.replace(size_, QStringLiteral("\\1"));
    svg.replace(id, QStringLiteral(" id=\"") + prefix);
    svg.replace(QStringLiteral("url(#"), QStringLiteral("url(#") + prefix);
    svg.replace(QStringLiteral("xlink:href=\"#"), QStringLiteral("xlink:href=\"#") + prefix);
    QString coloured;
    qsizetype from = 0;
    for (auto match = colour.globalMatch(svg); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        coloured += svg.mid(from, found.capturedStart() - from) + QLatin1Char('"') +
                    m_colours.variable(found.captured(1)) + QLatin1Char('"');
        from = found.capturedEnd();
    }
    coloured += svg.mid(from);
    m_out += QStringLiteral("<figure role=\"img\" aria-label=\"%1\">\n%2").arg(escaped(summary), coloured.trimmed());
    if (!block.caption.empty())
        m_out += QStringLiteral("<figcaption>%1</figcaption>").arg(say(block.caption));
    m_out += QStringLiteral("\n</figure>\n");
}

void Writer::operator()(const ReportChecklist &block)
{
    using core::results::Recorded;
    const auto recorded = std::ranges::count(block.items, Recorded::Yes);
    m_out +=
        QStringLiteral("<p>%1</p>\n<ul class=\"checklist\">\n")
            .arg(escaped(
                QCoreApplication::translate("Report", "What makes it repeatable: %1 of 9 recorded").arg(recorded)));
    for (std::size_t i = 0; i < block.items.size(); ++i) {
        const Recorded state = block.items[i];
        const QString mark = state == Recorded::Yes      ? QStringLiteral("●")
                             : state == Recorded::Partly ? QStringLiteral("◐")
                                                         : QStringLiteral("○");
        m_out += QStringLiteral("<li data-mark=\"%1\">%2</li>\n")
                     .arg(mark, say(checklistItemText(static_cast<core::results::ChecklistItem>(i))));
    }
    m_out += QStringLiteral("</ul>\n<p class=\"note\">%1</p>\n")
                 .arg(escaped(
                     QCoreApplication::translate("Report", "full: recorded · half: in part · hollow: not recorded")));
}

void Writer::operator()(const ReportRemark &block)
{
    const core::audit::Finding &finding = block.finding;
    m_out += QStringLiteral("<div class=\"remark\"><p class=\"title\">%1 · %2</p><p>%3</p>")
                 .arg(say(finding.title), say(severityText(finding.severity)), closed(finding.reason));
    if (!finding.remedy.empty())
        m_out += QStringLiteral("<p>%1</p>").arg(closed(finding.remedy));
    if (finding.acknowledged)
        m_out += QStringLiteral("<p>%1</p>").arg(say({CORE_TEXT("Acknowledged: %1"), {*finding.acknowledged}}));
    m_out += QStringLiteral("<code>%1</code></div>\n").arg(escaped(QString::fromStdString(finding.check)));
}

QString Writer::headOf(const Report &report) const
{
    // On paper the light page counts, whatever the screen shows.
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                          "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"/>\n"
                          "<meta name=\"generator\" content=\"Paretoscope\"/>\n<title>%2</title>\n<style>\n:root{%3}\n"
                          "@media screen and (prefers-color-scheme:dark){:root{%4}}\n%5</style>\n</head>\n<body>\n"
                          "<div class=\"sheet\">\n")
        .arg(m_locale.bcp47Name(), say(report.title), m_colours.declarations(false), m_colours.declarations(true),
             QString::fromLatin1(htmlStyle));
}

void Writer::header(const Report &report)
{
    m_out += QStringLiteral("<header>\n");
    if (!report.cover.classification.empty())
        m_out += QStringLiteral("<div class=\"classification\">%1</div>\n")
                     .arg(escaped(QString::fromStdString(report.cover.classification)));
    if (!report.cover.logo.empty()) {
        const QByteArray bytes = QByteArray::fromStdString(report.cover.logo);
        const char *kind = bytes.startsWith("\x89PNG")       ? "image/png"
                           : bytes.startsWith("\xff\xd8")    ? "image/jpeg"
                           : bytes.trimmed().startsWith('<') ? "image/svg+xml"
                                                             : nullptr;
        if (kind != nullptr)
            m_out += QStringLiteral("<img class=\"logo\" alt=\"\" src=\"data:%1;base64,%2\"/>\n")
                         .arg(QLatin1String(kind), QString::fromLatin1(bytes.toBase64()));
    }
    m_out += QStringLiteral("<div class=\"bar\"></div>\n<h1>%1</h1>\n<p class=\"sub\">%2</p>\n")
                 .arg(say(report.title), say(report.subtitle));
    QStringList line;
    if (!report.cover.committee.empty())
        line << escaped(QString::fromStdString(report.cover.committee));
    if (report.date)
        line << QStringLiteral("<time datetime=\"%1\">%2</time>")
                    .arg(escaped(QString::fromStdString(*report.date)), escaped(reportDate(report, m_locale)));
    if (!line.isEmpty())
        m_out += QStringLiteral("<p class=\"sub\">%1</p>\n").arg(line.join(QStringLiteral(" · ")));
    m_out += QStringLiteral("</header>\n");
    if (report.chapters.size() < 2)
        return;
    m_out += QStringLiteral("<nav aria-label=\"%1\">\n<ol>\n").arg(say(CORE_TEXT("Contents")));
    for (const ReportChapter &chapter : report.chapters)
        m_out += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n")
                     .arg(escaped(QString::fromStdString(chapter.id)), say(chapter.title));
    m_out += QStringLiteral("</ol>\n</nav>\n");
}

QString Writer::document(const Report &report)
{
    header(report);
    m_out += QStringLiteral("<main>\n");
    for (const ReportChapter &chapter : report.chapters) {
        m_out += QStringLiteral("<section id=\"%1\">\n<h2>%2</h2>\n")
                     .arg(escaped(QString::fromStdString(chapter.id)), say(chapter.title));
        for (const ReportBlock &block : chapter.blocks)
            std::visit(*this, block);
        m_out += QStringLiteral("</section>\n");
    }
    m_out += QStringLiteral("</main>\n</div>\n</body>\n</html>\n");
    return headOf(report) + m_out;
}

} // namespace

std::string htmlOf(const Report &report, const core::project::Evaluation &evaluation, const QLocale &locale,
                   const core::sensitivity::Sensitivity *sensitivity)
{
    return Writer(evaluation, locale, sensitivity).document(report).toStdString();
}

} // namespace ui::report
