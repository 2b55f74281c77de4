// SPDX-License-Identifier: GPL-3.0-or-later
// What moves the figure that the talk is about.
#include "ui/presentation/slides.h"

#include "core/sensitivity/report.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/texts.h"

#include <QCoreApplication>

namespace ui::slides {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

} // namespace

std::optional<Slide> sensitivitySlide(const Input &input)
{
    if (input.sensitivity == nullptr || input.sensitivity->tornado.empty())
        return std::nullopt;
    const core::sensitivity::TornadoBar &widest = input.sensitivity->tornado.front();
    Slide slide;
    slide.id = QStringLiteral("sensitivity");
    slide.name = Say::tr("What moves it");
    slide.sentence = input.sensitivity->sentences.empty() ? QString() : localised(input.sensitivity->sentences.front());
    slide.picture = charts::tornadoChart(*input.sensitivity, QLocale());
    if (slide.sentence.isEmpty())
        slide.sentence = slide.picture->summary;
    if (widest.outcomeBase != 0.0 && widest.atLow && widest.atHigh) {
        const double most =
            std::max(std::abs(*widest.atLow - widest.outcomeBase), std::abs(*widest.atHigh - widest.outcomeBase));
        slide.number =
            Number{QStringLiteral("±%1").arg(formatPercent(most / std::abs(widest.outcomeBase))),
                   localised(widest.name),
                   widest.stated ? Say::tr("within its stated range") : Say::tr("from 20 % less to 20 % more of it"),
                   {},
                   {}};
    }
    return slide;
}

} // namespace ui::slides
