// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sensitivitycharts.h"

#include "core/sensitivity/names.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

using core::sensitivity::Curve;
using core::sensitivity::Outcome;
using core::sensitivity::Sensitivity;
using core::sensitivity::Threshold;
using core::sensitivity::ThresholdKind;
using core::sensitivity::TornadoBar;

constexpr std::size_t mostBars = 10;
constexpr double barHalf = 0.36;

QString tr(const char *text)
{
    return QCoreApplication::translate("ui::charts", text);
}

/// One end of a bar, as a band between the base and it.
SeriesSpec half(const TornadoBar &bar, double row, double end, bool high, Role role, const QLocale &locale)
{
    SeriesSpec series;
    series.shape = SeriesShape::Band;
    series.role = high ? role : Role::Neutral;
    series.name = (high ? tr("%1 at %2") : tr("%1 at %2"))
                      .arg(localised(bar.name, locale), formatNumber(high ? bar.high : bar.low, 3, locale));
    const double from = std::min(bar.outcomeBase, end), to = std::max(bar.outcomeBase, end);
    series.points = {{from, row - barHalf}, {to, row - barHalf}};
    series.upper = {row + barHalf, row + barHalf};
    return series;
}

} // namespace

Role roleOfOutcome(std::string_view outcome)
{
    if (outcome.find("eur") != std::string_view::npos)
        return Role::Cost;
    if (outcome.find("carbon") != std::string_view::npos || outcome.find("energy") != std::string_view::npos ||
        outcome == "power_w")
        return Role::Energy;
    if (outcome == "ttft_p95_ms")
        return Role::Ttft;
    if (outcome == "tpot_p95_ms")
        return Role::Tpot;
    return outcome == "goodput_tokens_per_s" ? Role::Goodput : Role::Throughput;
}

QString outcomeTitle(const std::string &outcome)
{
    const Outcome *found = core::sensitivity::findOutcome(outcome);
    if (!found)
        return {};
    const QString name = QCoreApplication::translate("core", found->name);
    const QString unit = localised(core::sensitivity::unitText(found->unit));
    return unit.isEmpty() || unit == name ? name : tr("%1, %2").arg(name, unit); // a count of GPUs is in GPUs
}

ChartSpec tornadoChart(const Sensitivity &sensitivity, const QLocale &locale)
{
    ChartSpec spec;
    if (sensitivity.tornado.empty())
        return spec;
    const Role role = roleOfOutcome(sensitivity.outcome);
    const std::size_t count = std::min(sensitivity.tornado.size(), mostBars);
    spec.title = tr("What moves it");
    spec.x.title = outcomeTitle(sensitivity.outcome);
    spec.x.role = role;
    spec.left.minimum = 0.4;
    spec.left.maximum = static_cast<double>(count) + 1.0; // the base is named above the bars
    bool assumed = false;
    for (std::size_t i = 0; i < count; ++i) {
        const TornadoBar &bar = sensitivity.tornado[i];
        const double row = static_cast<double>(count - i); // the widest on top
        spec.left.ticks.append({row, localised(bar.name, locale)});
        spec.series << half(bar, row, *bar.atLow, false, role, locale)
                    << half(bar, row, *bar.atHigh, true, role, locale);
        assumed = assumed || !bar.stated;
    }
    const TornadoBar &first = sensitivity.tornado.front();
    spec.vertical.append({first.outcomeBase, formatNumber(first.outcomeBase, 3, locale), false});
    if (assumed)
        spec.footnote =
            tr("Stated ranges at 5 % and 95 %; inputs without one at ±20 %, to compare by. Grey: the lower end.");
    spec.summary =
        tr("%1 moves it most, of %2 inputs.").arg(localised(first.name, locale)).arg(sensitivity.tornado.size());
    return spec;
}

ChartSpec leverChart(const Sensitivity &sensitivity, const std::string &lever, const QLocale &locale)
{
    ChartSpec spec;
    const auto line = std::ranges::find(sensitivity.curves, lever, &Curve::lever);
    const auto bar = std::ranges::find(sensitivity.tornado, lever, &TornadoBar::lever);
    if (line == sensitivity.curves.end() || bar == sensitivity.tornado.end())
        return spec;
    const QString name = localised(bar->name, locale);
    spec.title = tr("%1 along %2").arg(outcomeTitle(sensitivity.outcome), name);
    spec.x.title =
        bar->unit == "1" ? name : tr("%1, %2").arg(name, localised(core::sensitivity::unitText(bar->unit), locale));
    spec.left.title = outcomeTitle(sensitivity.outcome);
    spec.left.role = spec.x.role = Role::Neutral;
    SeriesSpec series;
    series.name = outcomeTitle(sensitivity.outcome);
    series.role = spec.left.role = roleOfOutcome(sensitivity.outcome);
    series.shape = SeriesShape::Line;
    series.provenance = core::project::Provenance::Design;
    for (std::size_t i = 0; i < line->at.size(); ++i)
        if (line->values[i])
            series.points.append({line->at[i], *line->values[i]});
    spec.series << series;
    spec.vertical.append({bar->base, tr("now %1").arg(formatNumber(bar->base, 3, locale)), false});
    // The thresholds on this lever, each place once: the statement of the first that lies there.
    QList<double> marked;
    constexpr qsizetype mostMarks = 4;
    for (const Threshold &threshold : sensitivity.thresholds) {
        const bool near = std::ranges::any_of(marked, [&](double at) {
            return std::abs(at - threshold.at) <= 0.005 * std::abs(line->at.back() - line->at.front());
        });
        if (threshold.lever != lever || threshold.kind == ThresholdKind::OwnValue || near || marked.size() >= mostMarks)
            continue;
        marked.append(threshold.at);
        spec.vertical.append(
            {threshold.at,
             threshold.kind == ThresholdKind::Status
                 ? tr("%1 changes at %2")
                       .arg(fromUtf8(threshold.candidates.front()), formatNumber(threshold.at, 3, locale))
                 : tr("%1 | %2 at %3")
                       .arg(fromUtf8(threshold.before), fromUtf8(threshold.after),
                            formatNumber(threshold.at, 3, locale)),
             false});
    }
    spec.summary = spec.title;
    return spec;
}

} // namespace ui::charts
