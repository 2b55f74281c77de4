// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/moneycharts.h"

#include "core/project/rowfigures.h"

#include "core/catalogue/placenames.h"
#include "core/economics/cost.h"
#include "core/project/paymentwords.h"
#include "ui/style/numberformat.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace ui::charts {

using core::economics::tokensPerMillion;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::MoneyCharts)
};

/// Thousands of euros read better on an axis than euros do.
struct Scale
{
    double divisor;
    QString unit;
};

Scale scaleOf(double largest)
{
    constexpr double million = 1e6, thousand = 1e3, many = 1e4;
    if (largest >= million)
        return {million, Say::tr("million €")};
    if (largest >= many)
        return {thousand, Say::tr("thousand €")};
    return {1.0, QStringLiteral("€")};
}

QString nameOf(const std::string &name, const QLocale &locale)
{
    return localised(core::project::paymentName(name), locale);
}

} // namespace

ChartSpec cashFlowChart(const core::economics::Tco &tco, const QLocale &locale)
{
    ChartSpec spec;
    spec.title = Say::tr("Cash flow");
    double largest = 0.0;
    for (const auto &flow : tco.years)
        largest = std::max({largest, std::abs(flow.totalEur), std::abs(flow.cumulativeEur)});
    const Scale scale = scaleOf(largest);
    spec.left.title = scale.unit;
    spec.left.role = Role::Cost;
    SeriesSpec years, sum;
    years.name = Say::tr("of the year");
    years.role = Role::Cost;
    years.shape = SeriesShape::Bars;
    sum.name = Say::tr("so far");
    sum.directLabel = sum.name;
    sum.role = Role::Neutral;
    sum.shape = SeriesShape::MarksAndThinLine;
    years.provenance = sum.provenance = core::project::Provenance::Design;
    for (const auto &flow : tco.years) {
        const double x = flow.year;
        spec.x.ticks.append({x, flow.calendar ? QString::number(*flow.calendar) : Say::tr("year %1").arg(flow.year)});
        years.points.append({x, flow.totalEur / scale.divisor});
        sum.points.append({x, flow.cumulativeEur / scale.divisor});
    }
    spec.series << years << sum;
    spec.summary = Say::tr("Cash flow over %n year(s), %1 € in all, %2 € of today.", nullptr, int(tco.years.size()))
                       .arg(formatNumber(tco.totalEur, defaultSignificantDigits, locale),
                            formatNumber(tco.presentEur, defaultSignificantDigits, locale));
    return spec;
}

ChartSpec breakEvenChart(const core::economics::BreakEven &breakEven, std::optional<double> demandTokensPerDay,
                         const QLocale &locale)
{
    static constexpr std::array<Role, 6> roles{Role::Cost, Role::Throughput, Role::Energy,
                                               Role::Tpot, Role::Goodput,    Role::Ttft};
    ChartSpec spec;
    spec.title = Say::tr("Break-even");
    spec.x.title = Say::tr("million tokens a day");
    spec.left.title = Say::tr("€ a day");
    for (std::size_t i = 0; i < breakEven.options.size(); ++i) {
        SeriesSpec line;
        line.name = nameOf(breakEven.options[i].name, locale);
        line.directLabel = line.name;
        line.role = roles[i % roles.size()];
        line.shape = SeriesShape::Line;
        line.provenance = core::project::Provenance::Design;
        for (const auto &point : breakEven.curve)
            line.points.append({point.tokensPerDay / tokensPerMillion, point.eurPerDay[i]});
        spec.series << line;
    }
    constexpr qsizetype mostMarks = 2; // the steps of further units repeat what the first one shows
    QStringList said;
    for (const auto &crossing : breakEven.crossings) {
        const double millions = crossing.tokensPerDay / tokensPerMillion;
        const QString number = formatNumber(millions, 4, locale);
        if (spec.vertical.size() < mostMarks)
            spec.vertical << VerticalMark{millions, number, false};
        said << Say::tr("from %1 million a day %2").arg(number, nameOf(breakEven.options[crossing.above].name, locale));
    }
    if (demandTokensPerDay)
        spec.vertical << VerticalMark{*demandTokensPerDay / tokensPerMillion, Say::tr("demand"), false};
    spec.summary = said.isEmpty() ? Say::tr("%1 is the cheapest at every use.")
                                        .arg(nameOf(breakEven.options[breakEven.cheapestAtMost].name, locale))
                                  : Say::tr("The cheapest is %1 at first; %2.")
                                        .arg(nameOf(breakEven.options[breakEven.cheapestAtNothing].name, locale),
                                             said.join(QStringLiteral(", ")));
    return spec;
}

ChartSpec payBackChart(const std::vector<core::economics::PayBackPoint> &curve, const QString &against,
                       const QLocale &locale)
{
    ChartSpec spec;
    spec.title = Say::tr("Months until the purchase has paid for itself");
    spec.x.title = Say::tr("million tokens a day");
    spec.left.title = Say::tr("months");
    spec.left.role = Role::Cost;
    SeriesSpec line;
    line.name = Say::tr("against %1").arg(against);
    line.role = Role::Cost;
    line.shape = SeriesShape::Line;
    line.provenance = core::project::Provenance::Design;
    constexpr double longest = 240.0; // twenty years: beyond that nothing pays back
    for (const auto &point : curve)
        if (point.months && *point.months <= longest)
            line.points.append({point.tokensPerDay / tokensPerMillion, *point.months});
    spec.series << line;
    spec.summary = line.points.isEmpty()
                       ? Say::tr("The purchase never pays for itself.")
                       : Say::tr("In full use it takes %1 months.")
                             .arg(formatNumber(line.points.last().y(), defaultSignificantDigits, locale));
    return spec;
}

std::optional<OwnPlace> ownPlace(const core::project::SizeFigures &size)
{
    const auto *row = size.row.get();
    if (row == nullptr || !row->kwhPerMillionTokensAtMeter || row->kwhPerMillionTokensAtMeter->value <= 0.0 ||
        !size.carbonGramsPerMillionTokens || !size.electricityEurPerMillionTokens)
        return std::nullopt;
    const double kwh = row->kwhPerMillionTokensAtMeter->value;
    const double grams = size.carbonGramsPerMillionTokens->value, eur = size.electricityEurPerMillionTokens->value;
    return OwnPlace{.carbonGramsPerMillionTokens = grams,
                    .electricityEurPerMillionTokens = eur,
                    .gramsPerKwh = grams / kwh,
                    .eurPerKwh = eur / kwh};
}

ChartSpec countryChart(const std::vector<core::project::CountryFigures> &countries,
                       const std::optional<std::string> &chosen, const QLocale &locale,
                       const std::optional<OwnPlace> &own)
{
    constexpr double kwhPerMwh = 1000.0;
    ChartSpec spec;
    spec.title = Say::tr("Countries");
    spec.x.title = Say::tr("electricity, €/1M tokens");
    spec.left.title = Say::tr("carbon, g/1M tokens");
    spec.left.role = Role::Energy;
    spec.left.logarithmic = true;
    spec.xBetterLow = spec.yBetterLow = true;
    if (countries.empty())
        return spec;
    const auto number = [&](double value) { return formatNumber(value, defaultSignificantDigits, locale); };
    const core::project::CountryFigures *least = nullptr, *home = nullptr;
    for (const auto &country : countries) {
        ScatterPoint point;
        point.at = {country.electricityEurPerMillionTokens, country.carbonGramsPerMillionTokens};
        point.id = fromUtf8(country.id);
        point.label = point.id;
        const bool isHome = chosen == country.id;
        point.standing = isHome && !own ? ScatterPoint::Standing::Front : ScatterPoint::Standing::Dominated;
        point.role = Role::Energy;
        if (isHome) {
            home = &country;
            if (!own)
                point.label = QStringLiteral("%1 · %2 g/kWh · %3 €/MWh")
                                  .arg(localised(core::catalogue::placeName(country.name), locale),
                                       number(country.gramsPerKwh), number(country.eurPerKwh * kwhPerMwh));
        }
        spec.scatter << point;
        if (least == nullptr || country.carbonGramsPerMillionTokens < least->carbonGramsPerMillionTokens)
            least = &country;
    }
    QStringList said;
    if (own) {
        ScatterPoint point;
        point.at = {own->electricityEurPerMillionTokens, own->carbonGramsPerMillionTokens};
        point.id = QStringLiteral("own");
        //: the fleet of the scenario among the countries; %1 and %2 are what the scenario counts with
        point.label = Say::tr("this fleet · %1 g/kWh · %2 €/MWh")
                          .arg(number(own->gramsPerKwh), number(own->eurPerKwh * kwhPerMwh));
        point.standing = ScatterPoint::Standing::Front;
        point.role = Role::Energy;
        spec.scatter << point;
        if (home != nullptr)
            said << Say::tr("The scenario counts with %1 g/kWh and %2 €/MWh; for %3 the catalogue has %4 g/kWh and %5 "
                            "€/MWh.")
                        .arg(number(own->gramsPerKwh), number(own->eurPerKwh * kwhPerMwh),
                             localised(core::catalogue::placeName(home->name), locale), number(home->gramsPerKwh),
                             number(home->eurPerKwh * kwhPerMwh));
    }
    said << Say::tr("Least carbon in %1, %2 g for a million tokens.")
                .arg(localised(core::catalogue::placeName(least->name), locale),
                     number(least->carbonGramsPerMillionTokens));
    spec.summary = said.join(QLatin1Char(' '));
    return spec;
}

namespace {

/// "FR, lifecycle, 2026-05: 12 to 60 g/kWh, least at 13 h and most at 19 h."
QString saidOf(const core::project::GridSeries &series, const QLocale &locale)
{
    const bool price = series.quantity == core::project::GridQuantity::Price;
    constexpr double kwhPerMwh = 1000.0;
    const auto shown = [&](double value) { return formatNumber(price ? value * kwhPerMwh : value, 3, locale); };
    const auto least = std::min_element(series.hourly.begin(), series.hourly.end());
    const auto most = std::max_element(series.hourly.begin(), series.hourly.end());
    QStringList about;
    for (const auto &part : {series.zone, series.method, series.vintage})
        if (part)
            about << fromUtf8(*part);
    return (price
                ? Say::tr("Price (%1): %2 to %3 €/MWh over the hours of a day, least at %4 h, most at %5 h; %6 points "
                          "from %7.")
                : Say::tr("Carbon (%1): %2 to %3 g/kWh over the hours of a day, least at %4 h, most at %5 h; %6 "
                          "points from %7."))
        .arg(about.join(QStringLiteral(", ")), shown(*least), shown(*most),
             QString::number(least - series.hourly.begin()), QString::number(most - series.hourly.begin()),
             locale.toString(qulonglong(series.points)), fromUtf8(series.source));
}

} // namespace

ChartSpec hoursChart(const std::vector<core::project::GridSeries> &series, const QLocale &locale)
{
    constexpr double kwhPerMwh = 1000.0;
    ChartSpec spec;
    spec.title = Say::tr("Electricity by the hour");
    spec.x.minimum = 0.0;
    spec.x.maximum = 24.0;
    QStringList said;
    bool zoneClock = true;
    const bool both = std::count_if(series.begin(), series.end(), [](const auto &s) { return !s.hourly.empty(); }) > 1;
    for (const core::project::GridSeries &each : series) {
        if (each.hourly.empty())
            continue;
        const bool price = each.quantity == core::project::GridQuantity::Price;
        AxisSpec axis;
        axis.title = price ? Say::tr("€/MWh") : Say::tr("g/kWh");
        axis.role = price ? Role::Cost : Role::Energy;
        SeriesSpec line;
        line.name = line.directLabel = price ? Say::tr("price") : Say::tr("carbon");
        line.role = axis.role;
        line.shape = SeriesShape::Line;
        line.axis = price && both ? AxisSide::Right : AxisSide::Left;
        line.provenance = core::project::Provenance::Production;
        for (std::size_t hour = 0; hour < each.hourly.size(); ++hour) { // a step an hour
            const double value = price ? each.hourly[hour] * kwhPerMwh : each.hourly[hour];
            line.points << QPointF(double(hour), value) << QPointF(double(hour) + 1.0, value);
        }
        if (price && both)
            spec.right = axis;
        else
            spec.left = axis;
        spec.series << line;
        said << saidOf(each, locale);
        zoneClock = zoneClock && each.zoneClock;
    }
    spec.x.title = zoneClock ? Say::tr("hour of the day, local time") : Say::tr("hour of the day, UTC");
    spec.summary = said.join(QLatin1Char(' '));
    return spec;
}

ChartSpec powerChart(const core::project::PowerByLoad &measured, std::optional<double> atBatch, const QLocale &locale)
{
    ChartSpec spec;
    spec.title = Say::tr("Measured power by load");
    spec.x.title = Say::tr("requests decoded together");
    spec.x.logarithmic = true;
    spec.left.title = Say::tr("W a GPU");
    spec.left.role = Role::Energy;
    spec.left.minimum = 0.0;
    SeriesSpec line;
    line.name = Say::tr("measured");
    line.role = Role::Energy;
    for (const auto &point : measured.points)
        line.points << QPointF(point.batch, point.wattsPerGpu);
    spec.series << line;
    if (atBatch)
        spec.vertical << VerticalMark{*atBatch, Say::tr("this fleet"), false};
    const double watts = atBatch ? wattsAt(measured, *atBatch) : measured.points.back().wattsPerGpu;
    spec.summary =
        atBatch
            ? Say::tr("With %1 requests together a GPU draws %2 W, by %3.")
                  .arg(formatNumber(*atBatch, 3, locale), formatNumber(watts, 3, locale), fromUtf8(measured.source))
            : Say::tr("A GPU draws up to %1 W, by %2.").arg(formatNumber(watts, 3, locale), fromUtf8(measured.source));
    return spec;
}

} // namespace ui::charts
