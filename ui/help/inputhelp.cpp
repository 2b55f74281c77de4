// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/inputhelp.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <array>

namespace ui::help {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::InputHelp)
};

struct InputText
{
    const char *name, *text;
};

constexpr std::array inputTexts{
    InputText{"scenario.profile",
              QT_TRANSLATE_NOOP("ui::InputHelp",
                                "Sets the lengths of prompts and answers, and the engine settings that "
                                "suit them, in one step that can be undone.")},
    InputText{"knee.sweep", QT_TRANSLATE_NOOP("ui::InputHelp", "The sweep that this page and the headline stand on.")},
    InputText{"knee.percentile",
              QT_TRANSLATE_NOOP("ui::InputHelp", "The percentile of the waiting times that the picture shows. The SLO "
                                                 "is judged by its own percentile, whatever is chosen here.")},
    InputText{"scorecard.across",
              QT_TRANSLATE_NOOP("ui::InputHelp", "The axis across the picture. An axis that the scorecard does not "
                                                 "compare yet is added to it.")},
    InputText{"scorecard.up", QT_TRANSLATE_NOOP("ui::InputHelp", "The axis up the picture. An axis that the scorecard "
                                                                 "does not compare yet is added to it.")},
    InputText{"scorecard.gate",
              QT_TRANSLATE_NOOP("ui::InputHelp",
                                "What a candidate must hold to be compared at all: where it stands and "
                                "who may reach into it. Those that fail are shown grey and crossed.")},
    InputText{
        "scorecard.picture",
        QT_TRANSLATE_NOOP("ui::InputHelp", "Two axes as a scatter, or all axes side by side, a line a candidate.")},
    InputText{"sensitivity.outcome",
              QT_TRANSLATE_NOOP("ui::InputHelp", "The figure whose reasons are asked for: each bar is by how much one "
                                                 "input moves it.")},
    InputText{"sensitivity.table", QT_TRANSLATE_NOOP("ui::InputHelp", "The pairs of inputs that the project names.")},
    InputText{"sensitivity.flips",
              QT_TRANSLATE_NOOP("ui::InputHelp", "Only the nearest flip of each candidate, or all of them.")},
    InputText{"sensitivity.rows", QT_TRANSLATE_NOOP("ui::InputHelp", "The input that changes from row to row.")},
    InputText{"sensitivity.columns",
              QT_TRANSLATE_NOOP("ui::InputHelp", "The input that changes from column to column.")},
    InputText{"payment.kind", QT_TRANSLATE_NOOP("ui::InputHelp", "How this way is paid for: by the token, or by the "
                                                                 "hour or month of machines.")},
    InputText{"payment.price",
              QT_TRANSLATE_NOOP("ui::InputHelp", "What it costs, without VAT, in the unit at the field's end.")},
    InputText{"payment.name", QT_TRANSLATE_NOOP("ui::InputHelp", "What sentences and pictures call it; empty: by its "
                                                                 "kind.")},
    InputText{"range.input",
              QT_TRANSLATE_NOOP("ui::InputHelp", "The input that is uncertain, of those that the project "
                                                 "states.")},
    InputText{"range.low", QT_TRANSLATE_NOOP("ui::InputHelp", "Only one draw in twenty lies below it.")},
    InputText{"range.middle", QT_TRANSLATE_NOOP("ui::InputHelp", "Half of the draws lie below it, half above; all "
                                                                 "figures outside of the draws stand on it.")},
    InputText{"range.high", QT_TRANSLATE_NOOP("ui::InputHelp", "Only one draw in twenty lies above it.")},
    InputText{"comparison.base", QT_TRANSLATE_NOOP("ui::InputHelp", "The run that the others are held against.")},
    InputText{"sizing.source", QT_TRANSLATE_NOOP("ui::InputHelp", "Which table of the source article stands beside "
                                                                  "what the engine gives for the same case.")},
    InputText{"knee.kind", QT_TRANSLATE_NOOP("ui::InputHelp", "What counts as the load: requests in flight, or "
                                                              "requests a second.")},
    InputText{"sovereignty.whose",
              QT_TRANSLATE_NOOP("ui::InputHelp", "Whose facts are assessed: those of the scenario or of a candidate.")},
    InputText{"report.short", QT_TRANSLATE_NOOP("ui::InputHelp", "Two pages with the answer and its figures, without "
                                                                 "the chapters.")},
    InputText{"report.paper", QT_TRANSLATE_NOOP("ui::InputHelp", "The size of the pages.")},
    InputText{"report.committee",
              QT_TRANSLATE_NOOP("ui::InputHelp", "Whom the report is for; it stands on the cover.")},
    InputText{"report.classification",
              QT_TRANSLATE_NOOP("ui::InputHelp", "How the report may be passed on; it stands on every page.")},
    InputText{"report.logo", QT_TRANSLATE_NOOP("ui::InputHelp", "A picture for the cover: the path of a PNG, JPEG or "
                                                                "SVG file.")},
    InputText{"report.chapters",
              QT_TRANSLATE_NOOP("ui::InputHelp", "The chapters in their order: a tick takes one in, dragging or the "
                                                 "buttons below move it.")},
    InputText{"catalogue.filter",
              QT_TRANSLATE_NOOP("ui::InputHelp", "Leaves the rows in which the text occurs in any column.")},
    InputText{"table.filter", QT_TRANSLATE_NOOP("ui::InputHelp", "Leaves the rows in which the text occurs in any "
                                                                 "column; Escape shows all again.")},
    InputText{"audit.filter", QT_TRANSLATE_NOOP("ui::InputHelp", "Leaves the checks in which the text occurs.")},
    InputText{"audit.severity", QT_TRANSLATE_NOOP("ui::InputHelp", "Leaves out what is less severe.")},
    InputText{"remarks.filter", QT_TRANSLATE_NOOP("ui::InputHelp", "Leaves the remarks in which the text occurs.")},
    InputText{"snapshots.from", QT_TRANSLATE_NOOP("ui::InputHelp", "The side that counts as before.")},
    InputText{"snapshots.to", QT_TRANSLATE_NOOP("ui::InputHelp", "The side that counts as after.")},
    InputText{"commandsearch.edit",
              QT_TRANSLATE_NOOP("ui::InputHelp", "Any words of a command, field, model, GPU, candidate or check; Enter "
                                                 "runs what is marked.")},
    InputText{"help.search", QT_TRANSLATE_NOOP("ui::InputHelp", "Leaves what has all these words; Down goes to the "
                                                                "list, Enter to the text.")},
    InputText{"picker.search",
              QT_TRANSLATE_NOOP("ui::InputHelp", "Any part of a name of the catalogue; Enter takes what is marked.")},
};

} // namespace

QString inputHelp(const QString &objectName)
{
    for (const InputText &one : inputTexts)
        if (objectName == QLatin1String(one.name))
            return Say::tr(one.text);
    return {};
}

bool isInput(const QWidget *widget)
{
    if (qobject_cast<const QScrollBar *>(widget) != nullptr || widget->focusPolicy() == Qt::NoFocus)
        return false;
    // The text of an editable combo box is part of that box.
    if (qobject_cast<const QComboBox *>(widget->parentWidget()) != nullptr)
        return false;
    return qobject_cast<const QLineEdit *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr ||
           qobject_cast<const QAbstractSlider *>(widget) != nullptr ||
           qobject_cast<const QCheckBox *>(widget) != nullptr ||
           qobject_cast<const QRadioButton *>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit *>(widget) != nullptr;
}

void explainInputs(QWidget *root)
{
    for (QWidget *widget : root->findChildren<QWidget *>()) {
        const QString own = inputHelp(widget->objectName());
        if (!own.isEmpty())
            widget->setWhatsThis(own);
        else if (isInput(widget) && widget->whatsThis().isEmpty())
            widget->setWhatsThis(widget->toolTip());
    }
}

} // namespace ui::help
