// SPDX-License-Identifier: GPL-3.0-or-later
// The slides of money: what it adds up to over the years, and from which use on owning pays.
#include "core/project/paymentwords.h"
#include "core/project/rowfigures.h"
#include "ui/presentation/slides.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <array>

namespace ui::slides {

namespace {

using core::economics::BreakEven;
using core::economics::CashFlow;
// Without a namespace before a function's result: lupdate would look for its texts elsewhere.
using charts::ChartSpec;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

constexpr double eurPerThousand = 1e3, eurPerMillion = 1e6;
constexpr double tokensPerMillion = 1e6;

bool inMillions(const std::vector<CashFlow> &years)
{
    return years.back().cumulativeEur >= eurPerMillion;
}

ChartSpec yearsChart(const std::vector<CashFlow> &years)
{
    const double scale = inMillions(years) ? eurPerMillion : eurPerThousand;
    charts::ChartSpec spec;
    spec.title = Say::tr("Paid up to each year");
    spec.left.title = inMillions(years) ? Say::tr("million €, paid in all") : Say::tr("thousand €, paid in all");
    spec.left.role = charts::Role::Cost;
    spec.left.minimum = 0.0;
    charts::SeriesSpec bars;
    bars.name = spec.title;
    bars.role = charts::Role::Cost;
    bars.shape = charts::SeriesShape::Bars;
    bars.provenance = core::project::Provenance::Design;
    for (const CashFlow &year : years) {
        spec.x.ticks.append({static_cast<double>(year.year),
                             year.calendar ? QString::number(*year.calendar) : Say::tr("year %1").arg(year.year)});
        bars.points.append({static_cast<double>(year.year), year.cumulativeEur / scale});
    }
    bars.emphasised << static_cast<int>(bars.points.size()) - 1;
    spec.x.minimum = 0.4;
    spec.x.maximum = static_cast<double>(years.size()) + 0.6;
    spec.series << bars;
    return spec;
}

/// Where nobody knows how many tokens there are: what all of them cost together.
Number paidInAll(const std::vector<CashFlow> &years)
{
    const double scale = inMillions(years) ? eurPerMillion : eurPerThousand;
    return {formatNumber(years.back().cumulativeEur / scale),
            inMillions(years) ? Say::tr("million €, paid in all") : Say::tr("thousand €, paid in all"),
            Say::tr("over the whole life"),
            charts::Role::Cost,
            {}};
}

ChartSpec waysChart(const BreakEven &breakEven)
{
    charts::ChartSpec spec;
    spec.title = Say::tr("Cost of a day against use");
    spec.x.title = Say::tr("million tokens a day");
    spec.left.title = Say::tr("€ a day");
    spec.left.role = charts::Role::Cost;
    spec.x.minimum = 0.0;
    spec.left.minimum = 0.0;
    constexpr std::array roles{charts::Role::Cost, charts::Role::Throughput, charts::Role::Tpot, charts::Role::Goodput};
    for (std::size_t i = 0; i < breakEven.options.size(); ++i) {
        charts::SeriesSpec line;
        line.name = line.directLabel = localised(core::project::paymentName(breakEven.options[i].name));
        line.role = roles.at(i % roles.size());
        line.shape = charts::SeriesShape::Line;
        line.provenance = core::project::Provenance::Design;
        for (const auto &point : breakEven.curve)
            if (i < point.eurPerDay.size())
                line.points.append({point.tokensPerDay / tokensPerMillion, point.eurPerDay[i]});
        spec.series << line;
    }
    for (const core::economics::Crossing &crossing : breakEven.crossings)
        spec.vertical << charts::VerticalMark{crossing.tokensPerDay / tokensPerMillion,
                                              formatNumber(crossing.tokensPerDay / tokensPerMillion), false};
    spec.summary = Say::tr("Where the lines cross, another way of paying becomes the cheaper one.");
    return spec;
}

} // namespace

std::optional<Slide> moneySlide(const Input &input)
{
    const auto &row = input.evaluation.size.row;
    if (!row || !row->tco || row->tco->years.empty() || row->tco->totalEur <= 0.0)
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("money");
    slide.name = Say::tr("Money over time");
    const auto &years = row->tco->years;
    slide.picture = yearsChart(years);
    const double first = years.front().totalEur, last = years.back().cumulativeEur;
    const int count = static_cast<int>(years.size());
    slide.sentence = inMillions(years)
                         ? Say::tr("The first year takes %1 million €, %n year(s) take %2 million €.", nullptr, count)
                               .arg(formatNumber(first / eurPerMillion), formatNumber(last / eurPerMillion))
                         : Say::tr("The first year takes %1 thousand €, %n year(s) take %2 thousand €.", nullptr, count)
                               .arg(formatNumber(first / eurPerThousand), formatNumber(last / eurPerThousand));
    slide.picture->summary = slide.sentence;
    if (row->tcoEurPerMillionTokens)
        slide.number =
            Number{formatNumber(row->tcoEurPerMillionTokens->value), Say::tr("€ per million tokens"),
                   Say::tr("over the whole life"), charts::Role::Cost, row->tcoEurPerMillionTokens->provenance};
    else
        slide.number = paidInAll(years);
    return slide;
}

namespace {

/// The first use at which another way of paying is cheaper; without one, how far was looked for it.
Number thresholdOf(const core::project::RowFigures &row)
{
    const QString unit = Say::tr("million tokens a day");
    if (row.breakEvenTokensPerDay)
        return {formatNumber(row.breakEvenTokensPerDay->value / tokensPerMillion), unit, Say::tr("the first threshold"),
                charts::Role::Cost, row.breakEvenTokensPerDay->provenance};
    return {formatNumber(row.breakEven->curve.back().tokensPerDay / tokensPerMillion),
            unit,
            Say::tr("no threshold up to here"),
            charts::Role::Cost,
            {}};
}

} // namespace

std::optional<Slide> breakEvenSlide(const Input &input)
{
    const auto &row = input.evaluation.size.row;
    constexpr std::size_t enough = 2;
    if (!row || !row->breakEven || row->breakEven->options.size() < enough || row->breakEven->curve.size() < enough)
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("breakeven");
    slide.name = Say::tr("From which use on it pays");
    slide.picture = waysChart(*row->breakEven);
    slide.sentence =
        row->breakEvenSentences.empty() ? slide.picture->summary : localised(row->breakEvenSentences.front());
    slide.number = thresholdOf(*row);
    return slide;
}

} // namespace ui::slides
