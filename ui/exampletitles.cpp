// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exampletitles.h"

#include "ui/sessionfiles.h"

#include <QCoreApplication>
#include <array>

namespace ui {

namespace {

struct Known
{
    const char *name, *title, *question;
};

constexpr std::array known{
    Known{"throughput-on-lo0", QT_TRANSLATE_NOOP("ui::StartPage", "Chat with documents"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Sweep, candidates and figures of one project")},
    Known{"r12-knee", QT_TRANSLATE_NOOP("ui::StartPage", "Where the knee lies"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Five loads of a benchmark under an SLO")},
    Known{"r13-scorecard", QT_TRANSLATE_NOOP("ui::StartPage", "Who dominates whom"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Four candidates, one gate, one front")},
    Known{"r1-identity", QT_TRANSLATE_NOOP("ui::StartPage", "What a million tokens cost"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Price an hour, throughput, power, grid")},
    Known{"r14-crossover", QT_TRANSLATE_NOOP("ui::StartPage", "One replica or two"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Two splits of the same GPUs against load")},
    Known{"contradictions", QT_TRANSLATE_NOOP("ui::StartPage", "A text, audited"),
          QT_TRANSLATE_NOOP("ui::StartPage", "What it states, and what its own inputs give")},
    Known{"chat-sized", QT_TRANSLATE_NOOP("ui::StartPage", "How many GPUs"),
          QT_TRANSLATE_NOOP("ui::StartPage", "200 requests a second, sized by simulation")},
    Known{"llama70b-prod", QT_TRANSLATE_NOOP("ui::StartPage", "A 70B model in production"), nullptr},
    Known{"whole-row", QT_TRANSLATE_NOOP("ui::StartPage", "Every figure of a fleet over three years"), nullptr},
    Known{"r22-break-even", QT_TRANSLATE_NOOP("ui::StartPage", "From when owning beats buying tokens"), nullptr},
    Known{"r17-elasticity", QT_TRANSLATE_NOOP("ui::StartPage", "What moves the cost of a token"), nullptr},
    Known{"r11-grid", QT_TRANSLATE_NOOP("ui::StartPage", "A grid of engine settings"), nullptr},
    Known{"r5-memory", QT_TRANSLATE_NOOP("ui::StartPage", "What fits into the memory of a GPU"), nullptr},
    Known{"r19-context-precision", QT_TRANSLATE_NOOP("ui::StartPage", "Context and precision against memory"), nullptr},
    Known{"r8-worksheet-bf16", QT_TRANSLATE_NOOP("ui::StartPage", "The worksheet in BF16"), nullptr},
    Known{"r8-worksheet-fp8", QT_TRANSLATE_NOOP("ui::StartPage", "The worksheet in FP8"), nullptr},
    Known{"r8-worksheet-fp8-speculative",
          QT_TRANSLATE_NOOP("ui::StartPage", "The worksheet in FP8 with speculative decoding"), nullptr},
    Known{"r1-rented", QT_TRANSLATE_NOOP("ui::StartPage", "A node rented by the hour"), nullptr},
    Known{"r2-germany", QT_TRANSLATE_NOOP("ui::StartPage", "The same node in Germany"), nullptr},
    Known{"r2-france-4200", QT_TRANSLATE_NOOP("ui::StartPage", "The same node at 4,200 tokens a second"), nullptr},
    Known{"r4-unit-year", QT_TRANSLATE_NOOP("ui::StartPage", "One GPU at work all year"), nullptr},
};

QString said(const char *text)
{
    return text == nullptr ? QString() : QCoreApplication::translate("ui::StartPage", text);
}

} // namespace

QList<ExampleTitle> exampleTitles()
{
    QStringList shipped = files::exampleNames();
    QList<ExampleTitle> all;
    for (const Known &one : known) {
        const QString name = QString::fromLatin1(one.name);
        if (shipped.removeOne(name))
            all << ExampleTitle{name, said(one.title), said(one.question)};
    }
    for (const QString &name : std::as_const(shipped))
        all << ExampleTitle{name, name, {}};
    return all;
}

} // namespace ui
