// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpentries.h"

#include "core/audit/allchecks.h"
#include "core/exports/glossary.h"
#include "core/exports/sizetable.h"
#include "core/sizing/worksheet.h"
#include "ui/cataloguesource.h"
#include "ui/session.h"
#include "ui/sessionfiles.h"
#include "ui/style/unitwords.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QTextDocumentFragment>
#include <algorithm>
#include <array>

namespace ui::help {

namespace {

using core::project::Figure;
using core::project::FigureInput;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Help)
};

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString figureHtml(const Figure &figure)
{
    QString html;
    if (!figure.formula.empty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(localised(figure.formula).toHtmlEscaped());
    if (figure.inputs.empty())
        return html;
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    for (const FigureInput &input : figure.inputs) {
        const QString name = localised(core::Text(std::string("%1"), {input.name}));
        const QString unit = unitWords(input.unit);
        const QString value = withUnit(formatNumber(input.value), unit);
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;&nbsp;%2</td><td>&nbsp;&nbsp;%3</td></tr>")
                    .arg(name.toHtmlEscaped(), value.toHtmlEscaped(),
                         (input.source ? fromUtf8(*input.source) : QString()).toHtmlEscaped());
    }
    return html + QStringLiteral("</table>");
}

/// The examples that have figures which few projects have, the fullest first.
constexpr std::array examplesWithFigures{"whole-row",     "r22-break-even", "chat-sized",
                                         "llama70b-prod", "r12-knee",       "throughput-on-lo0"};

/// Evaluated once, when the help first needs one of them.
const std::vector<std::pair<QString, core::project::Evaluation>> &evaluatedExamples()
{
    static const auto all = [] {
        std::vector<std::pair<QString, core::project::Evaluation>> found;
        const QString folder = files::examplesFolder();
        core::Diagnostics ignored;
        const auto options = evaluateOptions(ignored);
        for (const char *name : examplesWithFigures) {
            const QString path = folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".yaml");
            auto loaded = files::load(path, {.baseFolder = folder}, {}, {});
            if (loaded)
                found.emplace_back(QLatin1String(name), core::project::evaluate(*loaded->project, loaded->document,
                                                                                loaded->library, options));
        }
        return found;
    }();
    return all;
}

/// Inputs with which every step of the worksheet is made: the formulas in words are what the help shows of it.
std::vector<core::sizing::WorksheetStep> allSteps()
{
    core::sizing::WorksheetInputs in;
    in.gpuMemoryBytes = 80e9;
    in.gpuMemoryFraction = 0.9;
    in.weightsBytes = 16e9;
    in.activationsBytes = 2e9;
    in.overheadBytes = 2e9;
    in.gpusPerReplica = 1;
    in.kvBytesPerToken = 131072;
    in.liveContextTokens = 1000;
    in.promptTokens = 700;
    in.outputTokens = 300;
    in.prefillTokensPerSecond = 5000;
    in.tpotSeconds = 0.03;
    in.operationalConcurrency = 32;
    in.requestsPerSecond = 10;
    in.headroomFraction = 0.2;
    return core::sizing::worksheet(in);
}

QString severityText(core::audit::CheckSeverity severity)
{
    switch (severity) {
    case core::audit::CheckSeverity::Info:
        return Say::tr("For information.");
    case core::audit::CheckSeverity::Warning:
        return Say::tr("A warning: the figure may mislead.");
    case core::audit::CheckSeverity::Severe:
        return Say::tr("Severe: the figure does not hold.");
    }
    return {};
}

QString asShown(double value, const scenario::Field &field)
{
    return withUnit(formatNumber(value), field.unit);
}

} // namespace

QString fieldHelp(const scenario::Field &field)
{
    QStringList lines{field.unit.isEmpty() ? field.label : QStringLiteral("%1 (%2)").arg(field.label, field.unit)};
    if (!field.hint.isEmpty())
        lines << field.hint;
    if (field.maximum > field.minimum && field.kind != scenario::Field::Kind::Choice &&
        field.kind != scenario::Field::Kind::Text)
        lines << Say::tr("Usual values lie between %1 and %2; others are taken too.")
                     .arg(formatNumber(field.minimum), asShown(field.maximum, field));
    if (!field.choices.isEmpty())
        lines << (field.kind == scenario::Field::Kind::Choice ? Say::tr("One of: %1.")
                                                              : Say::tr("Such as: %1. Another text is taken too."))
                     .arg(field.choices.join(QStringLiteral(", ")));
    if (field.standard)
        lines << Say::tr("When the project is silent, %1 holds.").arg(asShown(*field.standard, field));
    else if (!field.standardChoice.isEmpty())
        lines << Say::tr("When the project is silent, %1 holds.").arg(field.standardChoice);
    lines << Say::tr("In the project file: %1").arg(field.path);
    return lines.join(QLatin1Char('\n'));
}

QList<Entry> fieldEntries(const Session &session)
{
    QList<Entry> all;
    for (const scenario::Field &field : scenario::fieldsOf(*session.project())) {
        Entry entry{QStringLiteral("field.") + field.path,
                    Say::tr("Inputs"),
                    QStringLiteral("%1: %2").arg(scenario::groupTitle(field.group), field.label),
                    {},
                    {}};
        const QStringList lines = fieldHelp(field).split(QLatin1Char('\n'));
        for (const QString &line : lines.mid(1))
            entry.html += paragraph(line);
        const scenario::Shown shown = scenario::valueIn(*session.project(), session.document(), field);
        const QString value = shown.number ? asShown(*shown.number, field) : shown.text;
        entry.html += paragraph(value.isEmpty() ? Say::tr("This project is silent on it.")
                                                : Say::tr("In this project: %1").arg(value));
        if (!shown.source.isEmpty())
            entry.html += paragraph(Say::tr("Source: %1").arg(shown.source));
        all << entry;
    }
    return all;
}

QString exampleFormula(const std::string &field)
{
    for (const auto &[name, evaluation] : evaluatedExamples())
        for (const core::exports::SizeGroup &group : core::exports::sizeGroups(evaluation.size))
            for (const core::exports::SizeRow &row : group.rows)
                if (row.field == field && *row.figure && !(*row.figure)->formula.empty())
                    return paragraph(
                               Say::tr("This project does not say what it takes. In the example “%1”:").arg(name)) +
                           figureHtml(**row.figure);
    return {};
}

QList<Entry> figureEntries(const Session &session)
{
    QList<Entry> all;
    const auto evaluation = session.evaluation();
    for (const core::exports::SizeGroup &group : core::exports::sizeGroups(evaluation->size)) {
        const QString groupTitle = localised(core::Text(group.title));
        for (const core::exports::SizeRow &row : group.rows) {
            Entry entry{QStringLiteral("figure.") + fromUtf8(row.field),
                        Say::tr("Figures and their formulas"),
                        QStringLiteral("%1: %2").arg(groupTitle, localised(core::Text(row.label))),
                        {},
                        {}};
            if (*row.figure) {
                const Figure &figure = **row.figure;
                entry.html = paragraph(Say::tr("In this project: %1")
                                           .arg(withUnit(formatNumber(figure.value), unitWords(figure.unit)))) +
                             figureHtml(figure);
            } else {
                entry.more = [field = std::string(row.field)] { return exampleFormula(field); };
            }
            entry.html += paragraph(Say::tr("In JSON and CSV: %1").arg(fromUtf8(row.field)));
            all << entry;
        }
    }
    return all;
}

QList<Entry> stepEntries(const Session &session)
{
    QList<Entry> all;
    int number = 0;
    for (const core::sizing::WorksheetStep &step : allSteps()) {
        Entry entry{QStringLiteral("step.%1").arg(++number),
                    Say::tr("Steps of sizing"),
                    QStringLiteral("%1. %2").arg(number).arg(localised(step.name)),
                    {},
                    {}};
        entry.html = QStringLiteral("<p><b>%1</b></p>").arg(localised(step.formula).toHtmlEscaped());
        for (const core::sizing::WorksheetStep &here : session.evaluation()->size.worksheet)
            if (here.name == step.name)
                entry.html += paragraph(
                    Say::tr("In this project: %1")
                        .arg(QStringLiteral("%1 = %2").arg(localised(here.numbers),
                                                           withUnit(formatNumber(here.result), unitWords(here.unit)))));
        all << entry;
    }
    return all;
}

QList<Entry> checkEntries(const Session &session)
{
    QList<Entry> all;
    for (const core::audit::CheckDescription &check : core::audit::allChecks()) {
        Entry entry{QStringLiteral("check.") + fromUtf8(check.id),
                    Say::tr("Checks"),
                    localised(core::Text(check.title)),
                    {},
                    {}};
        entry.html = paragraph(severityText(check.severity)) +
                     paragraph(Say::tr("What to do: %1").arg(localised(core::Text(check.remedy))));
        bool fires = false;
        for (const core::audit::Finding &finding : session.evaluation()->findings)
            if (finding.check == check.id) {
                entry.html += paragraph(Say::tr("In this project: %1").arg(localised(finding.reason)));
                fires = true;
            }
        if (!fires)
            entry.html += paragraph(Say::tr("It does not fire in this project."));
        entry.html += paragraph(Say::tr("Its name in files: %1").arg(fromUtf8(check.id)));
        all << entry;
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Entry &a, const Entry &b) { return QString::localeAwareCompare(a.title, b.title) < 0; });
    return all;
}

QList<Entry> termEntries()
{
    QList<Entry> all;
    for (const core::exports::GlossaryTerm &term : core::exports::glossary())
        all << Entry{QStringLiteral("term.") + QString::fromUtf8(term.word),
                     Say::tr("Words"),
                     localised(core::Text(term.word)),
                     paragraph(localised(core::Text(term.meaning))),
                     {}};
    return all;
}

QList<Entry> entries(Session &session, const WindowActions &actions)
{
    return pageEntries() + keyEntries(actions) + fieldEntries(session) + figureEntries(session) + stepEntries(session) +
           checkEntries(session) + termEntries();
}

QList<Entry> matching(const QList<Entry> &entries, const QString &text)
{
    const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<Entry> inTitle, inText;
    for (const Entry &entry : entries) {
        const auto every = [&words](const QString &where) {
            return std::all_of(words.begin(), words.end(),
                               [&where](const QString &word) { return where.contains(word, Qt::CaseInsensitive); });
        };
        if (every(entry.title))
            inTitle << entry;
        else if (every(entry.title + QLatin1Char(' ') + entry.section + QLatin1Char(' ') +
                       QTextDocumentFragment::fromHtml(entry.html).toPlainText()))
            inText << entry;
    }
    return inTitle + inText;
}

} // namespace ui::help
