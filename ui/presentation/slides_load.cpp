// SPDX-License-Identifier: GPL-3.0-or-later
// The slides of the load and of the place: the knee, and energy and carbon by country.
#include "core/catalogue/placenames.h"
#include "core/project/limitsentences.h"
#include "core/project/measured.h"
#include "core/project/rowfigures.h"
#include "ui/cataloguesource.h"
#include "ui/charts/kneechart.h"
#include "ui/charts/predictedcurves.h"
#include "ui/presentation/slides.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace ui::slides {

namespace {

// Without a namespace before a function's result: lupdate would look for its texts elsewhere.
using charts::ChartSpec;
using core::results::SweepAnalysis;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

QString loadText(const SweepAnalysis &sweep, double load)
{
    return sweep.loadIsRate ? Say::tr("%1 requests a second").arg(formatNumber(load))
                            : Say::tr("%1 at a time").arg(formatNumber(load));
}

std::optional<WhatIf> loadQuestion(const SweepAnalysis &sweep, double load)
{
    WhatIf whatIf;
    whatIf.kind = WhatIf::Kind::OperatingPoint;
    for (const core::results::SweepPoint &point : sweep.points)
        if (point.load)
            whatIf.stops << *point.load;
    constexpr qsizetype atLeast = 2;
    if (whatIf.stops.size() < atLeast)
        return std::nullopt;
    whatIf.question = Say::tr("What if more ask at once?");
    whatIf.shown = loadText(sweep, load);
    whatIf.low = whatIf.stops.first();
    whatIf.high = whatIf.stops.last();
    whatIf.value = load;
    whatIf.lowText = formatNumber(whatIf.low);
    whatIf.highText = formatNumber(whatIf.high);
    if (sweep.safeCapacity && sweep.points[*sweep.safeCapacity].load) {
        const double safe = *sweep.points[*sweep.safeCapacity].load;
        whatIf.ticks << qMakePair(safe, Say::tr("%1: the SLO holds").arg(formatNumber(safe)));
    }
    return whatIf;
}

/// A zone held against the project's own: the same energy at another grid.
struct Country
{
    QString name;
    double gramsPerMillionTokens = 0.0, gramsPerKwh = 0.0;
    bool own = false;
};

QList<Country> countriesOf(const Input &input)
{
    QList<Country> found;
    const auto &own = input.evaluation.size.carbonGramsPerMillionTokens;
    const auto &row = input.evaluation.size.row;
    if (!own || !row || !row->kwhPerMillionTokensAtMeter)
        return found;
    core::Diagnostics ignored;
    const auto catalogue = loadCatalogue(ignored);
    if (!catalogue)
        return found;
    const std::string home = input.project.site.zone.value_or(std::string());
    constexpr std::array zones{"FR", "DE", "ES", "SE", "PL", "NL", "US"};
    for (const char *zone : zones) {
        const auto grid = catalogue->grid(zone);
        const core::catalogue::GridIntensity *intensity = grid ? grid->intensity() : nullptr;
        if (intensity == nullptr)
            continue;
        const bool isHome = home == zone;
        const double grams = isHome ? own->value : row->kwhPerMillionTokensAtMeter->value * intensity->gramsPerKwh;
        const double perKwh = isHome && input.project.site.gridGramsPerKwh ? input.project.site.gridGramsPerKwh->value
                                                                           : intensity->gramsPerKwh;
        found << Country{localised(core::catalogue::placeName(grid->name)), grams, perKwh, isHome};
    }
    std::sort(found.begin(), found.end(),
              [](const Country &a, const Country &b) { return a.gramsPerMillionTokens < b.gramsPerMillionTokens; });
    return found;
}

ChartSpec countryChart(const QList<Country> &countries)
{
    charts::ChartSpec spec;
    spec.title = Say::tr("Carbon of a million tokens by country");
    spec.left.title = Say::tr("g CO₂e/1M tok");
    spec.left.role = charts::Role::Energy;
    spec.left.minimum = 0.0;
    charts::SeriesSpec bars;
    bars.name = spec.title;
    bars.role = charts::Role::Energy;
    bars.shape = charts::SeriesShape::Bars;
    bars.provenance = core::project::Provenance::Design;
    for (qsizetype i = 0; i < countries.size(); ++i) {
        spec.x.ticks.append({static_cast<double>(i), countries[i].name});
        bars.points.append({static_cast<double>(i), countries[i].gramsPerMillionTokens});
        if (countries[i].own)
            bars.emphasised << static_cast<int>(i);
    }
    spec.x.minimum = -0.6;
    spec.x.maximum = static_cast<double>(countries.size()) - 0.4;
    spec.series << bars;
    spec.summary = Say::tr("%1 emits the least, %2 the most.").arg(countries.first().name, countries.last().name);
    return spec;
}

} // namespace

namespace {

/// A prediction is a line with its band, a measurement is marks; where there are both, the one lies under the other.
void addPrediction(charts::KneeChartOptions &options, const SweepAnalysis &sweep,
                   const std::shared_ptr<const core::project::Prediction> &prediction)
{
    if (!prediction || prediction->sweep.loadIsRate != sweep.loadIsRate)
        return;
    constexpr double usualTail = 0.99;
    double tail = usualTail;
    for (const core::SloTerm &term : sweep.slo.terms)
        if (term.quantile && *term.quantile > 0.5) {
            tail = *term.quantile;
            break;
        }
    if (&sweep == &prediction->sweep) {
        options.provenance = core::project::Provenance::Design;
        options.predicted = charts::predictedBands(*prediction, sweep.throughputKind, tail);
    } else {
        options.predicted = charts::predictedCurves(*prediction, sweep.throughputKind, tail);
    }
}

} // namespace

namespace {

struct Shown
{
    double tokensPerSecond = 0.0;
    bool useful = false; ///< of requests inside the SLO
};

std::optional<Shown> shownAt(const core::results::SweepPoint &point)
{
    if (point.goodput && point.goodput->tokensPerSecond)
        return Shown{*point.goodput->tokensPerSecond, true};
    const auto &throughput = point.outputTokensPerSecond ? point.outputTokensPerSecond : point.totalTokensPerSecond;
    if (!throughput)
        return std::nullopt;
    if (point.goodput && point.goodput->fraction)
        return Shown{*throughput * *point.goodput->fraction, true};
    return Shown{*throughput, false};
}

/// What the picture shows at its operating point: of the replica that was swept, not of the fleet.
std::optional<Number> numberAt(const SweepAnalysis &sweep, const core::results::SweepPoint &point, const Input &input)
{
    const auto shown = shownAt(point);
    if (!shown)
        return std::nullopt;
    const auto replicas = core::project::replicasBought(input.project, input.evaluation.size);
    const QString load = loadText(sweep, *point.load);
    Number number;
    number.value = formatNumber(shown->tokensPerSecond);
    number.unit = shown->useful ? Say::tr("useful tokens a second") : Say::tr("tokens a second");
    number.note = replicas.value_or(1) > 1 ? Say::tr("%1, one replica of %2").arg(load, formatNumber(*replicas)) : load;
    number.role = shown->useful ? charts::Role::Goodput : charts::Role::Throughput;
    const auto &predicted = input.evaluation.prediction;
    number.provenance = predicted && &sweep == &predicted->sweep
                            ? core::project::Provenance::Design
                            : core::project::provenanceOf(input.project, *input.evaluation.library, point);
    return number;
}

} // namespace

std::optional<Slide> kneeSlide(const Input &input)
{
    const SweepAnalysis *sweep = core::project::headlineSweep(input.evaluation);
    const core::results::SweepPoint *point = core::project::chosenPoint(input.evaluation);
    if (sweep == nullptr || point == nullptr || !point->load)
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("knee");
    slide.name = Say::tr("The knee");
    const core::project::Sentences sentences = core::project::kneeSentences(sweep);
    slide.sentence = sentences.empty() ? QString() : localised(sentences.front());
    charts::KneeChartOptions options;
    if (input.evaluation.operatingPoint)
        options.operatingPoint = point->load;
    options.handle = input.handle;
    options.title = slide.name;
    addPrediction(options, *sweep, input.evaluation.prediction);
    slide.picture = charts::kneeChart(*sweep, options);
    slide.number = numberAt(*sweep, *point, input);
    slide.whatIf = loadQuestion(*sweep, *point->load);
    return slide;
}

std::optional<Slide> countriesSlide(const Input &input)
{
    const QList<Country> countries = countriesOf(input);
    constexpr qsizetype enough = 2;
    if (countries.size() < enough)
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("countries");
    slide.name = Say::tr("Energy and carbon by country");
    const Country &best = countries.first(), &worst = countries.last();
    slide.sentence = Say::tr("A million tokens emit %1 g in %2 and %3 g in %4.")
                         .arg(formatNumber(best.gramsPerMillionTokens), best.name,
                              formatNumber(worst.gramsPerMillionTokens), worst.name);
    slide.picture = countryChart(countries);
    const auto &size = input.evaluation.size;
    // The number is of what the picture shows; the energy behind it, with where it is measured, stands beneath.
    QString energy;
    if (size.joulesPerToken)
        energy = QStringLiteral("%1 %2, %3")
                     .arg(formatNumber(size.joulesPerToken->value), Say::tr("J a token"),
                          size.energyBoundary == core::project::Boundary::Facility ? Say::tr("at the meter")
                          : size.energyBoundary == core::project::Boundary::Node   ? Say::tr("at the nodes")
                                                                                   : Say::tr("at the boards"));
    const auto &carbon = *size.carbonGramsPerMillionTokens; // without it there are no countries
    const auto home = std::find_if(countries.begin(), countries.end(), [](const Country &one) { return one.own; });
    slide.number =
        Number{formatNumber(carbon.value),
               home == countries.end() ? Say::tr("g CO₂e/1M tok") : Say::tr("g CO₂e/1M tok, %1").arg(home->name),
               energy, charts::Role::Energy, carbon.provenance};
    return slide;
}

} // namespace ui::slides
