// SPDX-License-Identifier: GPL-3.0-or-later
// What the help says about each page, and the keys.
#include "ui/help/helpentries.h"

#include "ui/nativekeys.h"
#include "ui/pages/registry.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <array>

namespace ui::help {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Help)
};

struct PageText
{
    const char *id;
    const char *answers; ///< the question
    const char *shows;   ///< how to read the picture
    const char *doing;   ///< what can be done here
};

constexpr std::array pageTexts{
    PageText{"sizing",
             QT_TRANSLATE_NOOP("ui::Help", "How many GPUs the demand takes, what limits them, and what would make them "
                                           "fewer."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "The bar is the memory of one GPU: weights, KV cache, activations, overhead and what is "
                               "left. The two ledgers say where the time of a token and the time to the first token "
                               "go. The ladder orders the levers by what each of them saves."),
             QT_TRANSLATE_NOOP("ui::Help", "Change the scenario on the left and watch the headline; read the worksheet "
                                           "to check every step by hand.")},
    PageText{"knee",
             QT_TRANSLATE_NOOP("ui::Help", "Up to which load the SLO holds, and where more load only brings waiting."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Load runs to the right. Throughput belongs to the left axis, waiting to the right one, "
                               "goodput is the area at the bottom. Marks are measured; a line with a band is "
                               "predicted. The band across is the knee, the thin line the SLO. Where the project "
                               "is calibrated on a sweep (Benchmarks), the engine's coefficients are fitted to it, "
                               "and the warnings say so."),
             QT_TRANSLATE_NOOP("ui::Help", "Drag the handle, or press Left and Right, to work at another load: the "
                                           "headline follows. Choose the sweep and the percentile above the picture.")},
    PageText{"benchmarks", QT_TRANSLATE_NOOP("ui::Help", "What was measured, and whether it may be trusted."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Each small picture is a sweep; the chosen one is shown large, with the distribution "
                               "of its waiting times. The nine dots are the facts that make a benchmark repeatable."),
             QT_TRANSLATE_NOOP("ui::Help", "Drop result files or folders anywhere on the window. A check that does not "
                                           "apply can be acknowledged with a reason, which is printed. “Calibrate on "
                                           "this sweep” fits what is predicted to it.")},
    PageText{"scorecard",
             QT_TRANSLATE_NOOP("ui::Help", "Which candidates are worth choosing, and which are beaten in everything by "
                                           "another."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Candidates with a ring are on the front: nobody is better in everything. Paler ones "
                               "are dominated, grey crossed ones fail a gate. The arrow shows by whom."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Hover over a row to light its point. Choose the axes and the gate above the picture; "
                               "pin the scenario as a candidate of its own. Where candidates stand on different "
                               "footings, “Bring to one footing” computes away what arithmetic can.")},
    PageText{"money", QT_TRANSLATE_NOOP("ui::Help", "What the fleet costs over the years, and when owning pays."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Each curve is a way of paying against the tokens of a day; where two cross, the "
                               "cheaper one changes. The table is the cash flow by year."),
             QT_TRANSLATE_NOOP("ui::Help", "State the tariff, the electricity and the years under Ownership; "
                                           "“Another way of paying…” adds one to hold it against.")},
    PageText{"sensitivity",
             QT_TRANSLATE_NOOP("ui::Help", "What moves the answer, where it flips, and how sure the choice is."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "The longest bar is the input that moves the figure most within its range. The curve "
                               "beside it is that input alone, with the thresholds at which something changes."),
             QT_TRANSLATE_NOOP("ui::Help", "Choose a bar to see its curve; choose the figure above the picture. “State "
                                           "a range…” says how sure an input is, and the draws take their values from "
                                           "it.")},
    PageText{"sovereignty",
             QT_TRANSLATE_NOOP("ui::Help", "Who may reach into the service, by which law, and whether the gate holds."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Site, operator and owner each stand under a law. What is not stated stays unknown: it "
                               "is neither held nor failed."),
             QT_TRANSLATE_NOOP("ui::Help", "Give each objective its level, with reason and source; choose the gate "
                                           "under Site.")},
    PageText{"audit", QT_TRANSLATE_NOOP("ui::Help", "What is not to be trusted yet, and what removes the doubt."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Each row is a check that fired, severe ones first, with its reason in numbers and what "
                               "to do. Where the project audits a text, each figure that the text states stands beside "
                               "what its own inputs give."),
             QT_TRANSLATE_NOOP("ui::Help", "Acknowledge a check that does not apply, with a reason: it is kept in the "
                                           "project and printed. F1 on a row explains the check.")},
    PageText{"report", QT_TRANSLATE_NOOP("ui::Help", "What is handed to those who decide."),
             QT_TRANSLATE_NOOP("ui::Help", "The pages are shown as they will be printed."),
             QT_TRANSLATE_NOOP("ui::Help",
                               "Tick the chapters and put them in order; fill in the cover; export as PDF, or "
                               "everything with spreadsheet, web page and data. The PDF carries the project: it can "
                               "be opened again.")},
    PageText{"catalogue",
             QT_TRANSLATE_NOOP("ui::Help", "What is known of models, GPUs, prices, grids, engines and providers."),
             QT_TRANSLATE_NOOP("ui::Help", "Each figure names its source and its date; what is not verified says so."),
             QT_TRANSLATE_NOOP("ui::Help", "Edit an entry or add one: it is laid over what ships, and can be reverted. "
                                           "“Use in the scenario” takes it into the project.")},
    PageText{"start", QT_TRANSLATE_NOOP("ui::Help", "Where to begin."),
             QT_TRANSLATE_NOOP("ui::Help", "Each picture is an example that can be opened and changed."),
             QT_TRANSLATE_NOOP("ui::Help", "Drop a project or the results of a benchmark on the window, open an "
                                           "example, or begin with a kind of load.")},
};

/// `keys` as QKeySequence reads them, several between two spaces; what it does not read stands as it is.
struct Keys
{
    const char *keys, *does;
};

QString said(const char *keys)
{
    QStringList all;
    for (const QString &one : QString::fromUtf8(keys).split(QStringLiteral("  "))) {
        const QKeySequence read(one, QKeySequence::PortableText);
        const bool isRead = one.size() > 1 && read.count() == 1 && read[0].key() != Qt::Key_unknown &&
                            read.toString(QKeySequence::PortableText).compare(one, Qt::CaseInsensitive) == 0;
        all << (isRead ? nativeKeys(read) : one);
    }
    return all.join(QStringLiteral("  "));
}

constexpr std::array chartKeys{
    Keys{"+  −", QT_TRANSLATE_NOOP("ui::Help", "Zoom in and out; the wheel does the same around the pointer")},
    Keys{"← → ↑ ↓", QT_TRANSLATE_NOOP("ui::Help",
                                      "Move the zoomed picture; unzoomed, move the operating point from load to load")},
    Keys{"0", QT_TRANSLATE_NOOP("ui::Help", "Show everything again; so does a double click")},
    Keys{"Ctrl+C", QT_TRANSLATE_NOOP("ui::Help", "Copy the data, to be pasted into a spreadsheet")},
    Keys{"Shift+F10",
         QT_TRANSLATE_NOOP("ui::Help", "Menu: copy as image, show as table, export, series, logarithmic axes")},
};
constexpr std::array tableKeys{
    Keys{"Ctrl+F", QT_TRANSLATE_NOOP("ui::Help", "Filter the rows; Escape shows all again")},
    Keys{"Ctrl+C", QT_TRANSLATE_NOOP("ui::Help", "Copy the chosen rows, or all, with their headers")},
    Keys{"Enter", QT_TRANSLATE_NOOP("ui::Help", "Open the row")},
    Keys{"Shift+F10", QT_TRANSLATE_NOOP("ui::Help", "Menu: copy, filter, choose columns")},
};
constexpr std::array slideKeys{
    Keys{"→  PgDown  Space", QT_TRANSLATE_NOOP("ui::Help", "Next slide, as a presenter's remote does")},
    Keys{"←  PgUp", QT_TRANSLATE_NOOP("ui::Help", "Slide before")},
    Keys{"B  .", QT_TRANSLATE_NOOP("ui::Help", "Blank the screen, and show it again")},
    Keys{"Esc", QT_TRANSLATE_NOOP("ui::Help", "End the presentation")},
};

QString paragraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

template <std::size_t N>
Entry keyEntry(const char *id, const QString &title, const std::array<Keys, N> &keys)
{
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    for (const Keys &one : keys)
        html += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(said(one.keys).toHtmlEscaped(), Say::tr(one.does).toHtmlEscaped());
    return {QLatin1String(id), Say::tr("Keys"), title, html + QStringLiteral("</table>"), {}};
}

} // namespace

QList<Entry> pageEntries()
{
    QList<Entry> all;
    for (const PageEntry &page : pageRegistry()) {
        Entry entry{QStringLiteral("page.") + page.id, Say::tr("Pages"), page.translatedTitle(), {}, {}};
        for (const PageText &text : pageTexts)
            if (page.id == QLatin1String(text.id))
                entry.html = QStringLiteral("<p><b>%1</b></p>").arg(Say::tr(text.answers).toHtmlEscaped()) +
                             paragraph(Say::tr(text.shows)) + paragraph(Say::tr(text.doing));
        all << entry;
    }
    return all;
}

QList<Entry> keyEntries(const WindowActions &actions)
{
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    for (const auto &[menu, action] : actions.all()) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            html += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td><td>&nbsp;&nbsp;%3</td></tr>")
                        .arg(keys.toHtmlEscaped(), action->text().remove(QLatin1Char('&')).toHtmlEscaped(),
                             menu.toHtmlEscaped());
    }
    html += QStringLiteral("<tr><td><b>F10</b>&nbsp;&nbsp;</td><td>%1</td><td></td></tr>")
                .arg(Say::tr("Open the menus").toHtmlEscaped());
    return {{QStringLiteral("keys.window"),
             Say::tr("Keys"),
             Say::tr("Keys of the window"),
             html + QStringLiteral("</table>"),
             {}},
            keyEntry("keys.chart", Say::tr("Keys of a chart"), chartKeys),
            keyEntry("keys.table", Say::tr("Keys of a table"), tableKeys),
            keyEntry("keys.slides", Say::tr("Keys of the presentation"), slideKeys)};
}

} // namespace ui::help
