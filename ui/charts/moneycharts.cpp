// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/moneycharts.h"

#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui::charts {

namespace {

constexpr double million = 1e6;

QString say(const char *text)
{
    return QCoreApplication::translate("charts", text);
}

Role roleOf(std::size_t option)
{
    constexpr Role roles[] = {Role::Throughput, Role::Cost, Role::Tpot, Role::Energy, Role::Ttft};
    return roles[option % std::size(roles)];
}

} // namespace

ChartSpec breakEvenChart(const core::economics::BreakEven &breakEven, const QLocale &locale)
{
    ChartSpec spec;
    spec.title = say(QT_TRANSLATE_NOOP("charts", "Ways of paying"));
    spec.x.title = say(QT_TRANSLATE_NOOP("charts", "million tokens a day"));
    spec.left.title = say(QT_TRANSLATE_NOOP("charts", "Cost, €/day"));
    spec.left.minimum = 0.0;
    for (std::size_t i = 0; i < breakEven.options.size(); ++i) {
        SeriesSpec series;
        series.name = QString::fromStdString(breakEven.options[i].name);
        series.directLabel = series.name;
        series.role = roleOf(i);
        series.shape = SeriesShape::Line;
        for (const core::economics::BreakEvenPoint &point : breakEven.curve)
            if (i < point.eurPerDay.size())
                series.points.append({point.tokensPerDay / million, point.eurPerDay[i]});
        spec.series.append(series);
    }
    for (const core::economics::Crossing &crossing : breakEven.crossings)
        spec.vertical.append(
            {crossing.tokensPerDay / million, formatNumber(crossing.tokensPerDay / million, 3, locale), false});
    spec.summary = breakEven.crossings.empty()
                       ? say(QT_TRANSLATE_NOOP("charts", "The same way of paying is the cheapest at every use shown."))
                       : say(QT_TRANSLATE_NOOP("charts", "From %1 million tokens a day on, %2 is cheaper than %3."))
                             .arg(formatNumber(breakEven.crossings.front().tokensPerDay / million, 3, locale),
                                  QString::fromStdString(breakEven.options[breakEven.crossings.front().above].name),
                                  QString::fromStdString(breakEven.options[breakEven.crossings.front().below].name));
    return spec;
}

ChartSpec cashFlowChart(const core::economics::Tco &tco, const QLocale &locale)
{
    constexpr double thousand = 1e3;
    ChartSpec spec;
    spec.title = say(QT_TRANSLATE_NOOP("charts", "Cash flow"));
    spec.x.title = say(QT_TRANSLATE_NOOP("charts", "year"));
    spec.left.title = say(QT_TRANSLATE_NOOP("charts", "Paid in the year, thousand €"));
    SeriesSpec bars;
    bars.name = spec.left.title;
    bars.role = Role::Cost;
    bars.shape = SeriesShape::Bars;
    for (const core::economics::CashFlow &flow : tco.years) {
        const double x = static_cast<double>(bars.points.size());
        bars.emphasised.append(static_cast<int>(bars.points.size()));
        bars.points.append({x, flow.totalEur / thousand});
        spec.x.ticks.append({x, QString::number(flow.calendar.value_or(flow.year))});
    }
    spec.series.append(bars);
    spec.summary = say(QT_TRANSLATE_NOOP("charts", "%1 thousand € in all, over %2 years."))
                       .arg(formatNumber(tco.totalEur / thousand, 3, locale))
                       .arg(tco.years.size());
    return spec;
}

ChartSpec countriesChart(double kwhPerMillionTokensAtMeter, const core::catalogue::Catalogue &catalogue,
                         const QLocale &locale)
{
    struct Country
    {
        QString code;
        double grams = 0.0;
    };
    QList<Country> countries;
    for (const core::catalogue::GridZone &zone : catalogue.grids())
        if (const auto *grid = zone.intensity(); grid != nullptr && zone.inEu)
            countries.append(
                {QString::fromStdString(zone.id).toUpper(), kwhPerMillionTokensAtMeter * grid->gramsPerKwh});
    std::stable_sort(countries.begin(), countries.end(),
                     [](const Country &a, const Country &b) { return a.grams < b.grams; });
    ChartSpec spec;
    spec.title = say(QT_TRANSLATE_NOOP("charts", "Carbon by country"));
    spec.left.title = say(QT_TRANSLATE_NOOP("charts", "Carbon, g/1M tok"));
    spec.left.role = Role::Energy;
    spec.left.minimum = 0.0;
    SeriesSpec bars;
    bars.name = spec.left.title;
    bars.role = Role::Energy;
    bars.shape = SeriesShape::Bars;
    for (const Country &country : countries) {
        const double x = static_cast<double>(bars.points.size());
        bars.points.append({x, country.grams});
        spec.x.ticks.append({x, country.code});
    }
    if (!countries.isEmpty()) {
        bars.emphasised = {0, static_cast<int>(countries.size()) - 1};
        spec.summary = say(QT_TRANSLATE_NOOP("charts", "From %1 g in %2 to %3 g in %4."))
                           .arg(formatNumber(countries.first().grams, 3, locale), countries.first().code,
                                formatNumber(countries.last().grams, 3, locale), countries.last().code);
    }
    spec.series.append(bars);
    return spec;
}

} // namespace ui::charts
