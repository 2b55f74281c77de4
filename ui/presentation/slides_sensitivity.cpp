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
        const double low = *widest.atLow / widest.outcomeBase - 1.0, high = *widest.atHigh / widest.outcomeBase - 1.0;
        const double most = std::abs(low) > std::abs(high) ? low : high;
        const QString other = formatChange(most == low ? high : low);
        constexpr double visible = 0.01;
        const bool even = std::abs(low + high) < visible;
        slide.number =
            Number{even ? QStringLiteral("±%1").arg(formatPercent(std::abs(most))) : formatChange(most),
                   localised(widest.name),
                   even && widest.stated ? Say::tr("within its stated range")
                   : even                ? Say::tr("from 20 % less to 20 % more of it")
                   : widest.stated
                       ? Say::tr("%1 at the other end of its stated range").arg(other)
                       : Say::tr("%1 to %2 with 20 % less or more of it").arg(formatChange(low), formatChange(high)),
                   {},
                   {}};
    }
    return slide;
}

} // namespace ui::slides
