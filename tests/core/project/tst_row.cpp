// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/lawwords.h"
#include "core/catalogue/placenames.h"
#include "core/embeddedtext.h"
#include "core/exports/csrd.h"
#include "core/exports/figureledger.h"
#include "core/files.h"
#include "core/project/operandwords.h"
#include "core/project/paymentwords.h"
#include "core/project/rowfigures.h"
#include "core/units.h"
#include "tests/core/catalogue/shippedcatalogue.h"

#include <QDateTime>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <set>

using namespace core;
using namespace core::project;

namespace {

std::shared_ptr<const catalogue::Catalogue> shipped()
{
    return tests::shippedCatalogue();
}

struct Evaluated
{
    Project project;
    Evaluation evaluation;
};

Evaluated evaluated(const std::string &yaml, bool withCatalogue = false,
                    const results::Library &library = results::Library())
{
    Diagnostics diagnostics;
    Node document;
    const auto project = readProject("schema: paretoscope/1\n" + yaml, "test.yaml", document, diagnostics);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    EvaluateOptions options;
    options.predict = false;
    if (withCatalogue)
        options.catalogue = shipped();
    return {*project, evaluate(*project, document, std::make_shared<const results::Library>(library), options)};
}

SizeFigures sized(const std::string &yaml, bool withCatalogue = false)
{
    return evaluated(yaml, withCatalogue).evaluation.size;
}

SizeFigures sizedWith(const results::Library &library, const std::string &yaml)
{
    return evaluated(yaml, true, library).evaluation.size;
}

/// A file's series: `value(hour)` for each hour from the start of a day in UTC.
results::GridEntry hours(const char *quantity, const std::string &zone, int count,
                         const std::function<double(int)> &value)
{
    results::GridEntry entry;
    entry.source.path = "folder/series.json";
    entry.source.tool = "electricitymaps";
    entry.zone = zone.empty() ? std::nullopt : std::optional(zone);
    entry.quantity = quantity;
    entry.method = "lifecycle";
    entry.vintage = "2026-02-03";
    for (int hour = 0; hour < count; ++hour) {
        const QDateTime at = QDateTime(QDate(2026, 1, 5), QTime(0, 0), Qt::UTC).addSecs(3600LL * hour);
        entry.points.push_back({at.toString(Qt::ISODate).toStdString(), value(hour)});
    }
    return entry;
}

results::EnergyEntry watts(double batch, double power, int gpus, const char *precision = "bfloat16")
{
    results::EnergyEntry entry;
    entry.source.path = "folder/chat.json";
    entry.source.tool = "mlenergy";
    entry.powerMeanWatts = power;
    entry.devices = gpus;
    entry.figures = {{"batch_mean", batch}, {"output_tokens_mean", 300.0}};
    entry.labels = {{"model", "meta-llama/Llama-3.1-8B-Instruct"}, {"gpu", "H100"}, {"precision", precision}};
    return entry;
}

std::string errorOf(const std::string &yaml)
{
    Diagnostics diagnostics;
    Node document;
    const auto project = readProject("schema: paretoscope/1\n" + yaml, "p.yaml", document, diagnostics);
    return project ? std::string() : project.error().describe();
}

bool near(const OptionalFigure &figure, double expected, double relative = 1e-6)
{
    if (!figure) {
        qWarning("absent, expected %.9g", expected);
        return false;
    }
    const bool close = std::abs(figure->value - expected) <= relative * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g (%s)", figure->value, expected, figure->formula.english().c_str());
    return close;
}

bool warns(const SizeFigures &size, const std::string &part)
{
    for (const Text &warning : size.warnings)
        if (warning.english().find(part) != std::string::npos)
            return true;
    for (const Text &warning : size.warnings)
        qWarning("%s", warning.english().c_str());
    return false;
}

const std::string rate = "scenario: {throughput: {output_tokens_per_s: 2800, request_throughput_rps: 10}}\n";
const std::string node = "energy: {power_w: 5600, boundary: board, pue: 1.4}\n";

} // namespace

class RowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// R1 to R3 with the whole row: 11 €/h, 2,800 tok/s, 5,600 W, PUE 1.4, 0.058 €/kWh, 40 g/kWh.
    void reference1to3()
    {
        const SizeFigures size = sized(rate +
                                       "economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: "
                                       "{eur_per_kwh: 0.058}, demand: {users: 4000}}\n" +
                                       node + "site: {zone: FR, grid_g_per_kwh: 40}\n");
        QVERIFY(near(size.cpmEurPerMillionTokens, 1.0912698));
        QVERIFY(near(size.joulesPerToken, 2.0));
        QVERIFY(near(size.kwhPerMillionTokens, 0.5555556));
        QVERIFY(near(size.electricityEurPerMillionTokens, 0.0451111));
        QVERIFY(near(size.carbonGramsPerMillionTokens, 31.111111));
        QVERIFY(near(size.row->kwhPerMillionTokensAtMeter, 0.7777778));
        QVERIFY(near(size.row->facilityWatts, 7840.0));
        QVERIFY(near(size.row->costEurPerMonth, 8030.0)); // 11 · 730
        QVERIFY(near(size.row->costEurPerUserMonth, 2.0075));
        // Contradiction 4: 7.84 kW · 0.058 € = 0.455 €/h of 11 €/h is 4 %, not 30 to 50 %.
        QVERIFY(near(size.row->electricityEurPerHour, 0.45472));
        QVERIFY(near(size.row->electricityShare, 0.0413382));
        // The one price an hour holds the electricity: nothing is counted twice over the years.
        QVERIFY(std::abs(size.row->tco->totalEur - 5.0 * 96360.0) < 1e-6);
        QVERIFY(std::abs(*size.row->tco->electricityShareFraction - 0.0413382) < 1e-6);
        QVERIFY(std::abs(*size.row->tco->eurPerMillionTokens - 1.0912698) < 1e-6);
        QVERIFY(near(size.row->marginalEurPerMillionTokens, 0.0451111));
    }
    /// R4: one board of 700 W: 6,132 kWh a year.
    void reference4()
    {
        const SizeFigures size = sized("energy: {power_w: 700, boundary: facility}\nsite: {grid_g_per_kwh: 40}\n");
        QVERIFY(near(size.row->kwhPerYear, 6132.0));
        QVERIFY(near(size.carbonTonnesPerYear, 0.24528));
    }
    /// R13 as a project: the scorecard of the source with its gate.
    void reference13()
    {
        const auto found = evaluated(R"(
candidates:
  - {id: A, values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: 2800, energy_j_per_token: 2.0, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: B, values: {cpm_eur_per_mtok: 0.75, goodput_tokens_per_s: 4000, energy_j_per_token: 1.4, carbon_g_per_mtok: 22, sovereignty: EU}}
  - {id: C, values: {cpm_eur_per_mtok: 2.17, goodput_tokens_per_s: 2800, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: D, values: {cpm_eur_per_mtok: 3.0, goodput_tokens_per_s: 2800, sovereignty: not-EU}}
scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s, energy_j_per_token, carbon_g_per_mtok], gate: {sovereignty: EU}}
)");
        const auto &standings = found.evaluation.scorecard.standings;
        QCOMPARE(standings.size(), std::size_t{4});
        QVERIFY(standings[1].status == scorecard::Status::Front);
        QVERIFY(standings[0].status == scorecard::Status::Dominated);
        QVERIFY(standings[2].status == scorecard::Status::Dominated);
        QVERIFY(standings[3].status == scorecard::Status::Infeasible);
    }
    /// R21 and contradiction 15: 20 % against 80 % of use: a quarter of the electricity a token only when an idle node
    /// draws full power; with 30 % idle (0.3 + 0.7·0.8)/0.8 / ((0.3 + 0.7·0.2)/0.2) = 1.075 / 2.2 = 0.4886.
    void reference21()
    {
        const auto perToken = [](const char *idle, const char *use) {
            const SizeFigures size =
                sized(rate +
                      "economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {eur_per_kwh: 0.1}, "
                      "utilisation: " +
                      use + "}\nenergy: {power_w: 5600, pue: 1.4, idle_share: " + idle + "}\n");
            return size.row->electricityEurPerHour->value / std::stod(use);
        };
        QVERIFY(std::abs(perToken("1.0", "0.8") / perToken("1.0", "0.2") - 0.25) < 1e-9);
        QVERIFY(std::abs(perToken("0.3", "0.8") / perToken("0.3", "0.2") - 0.488636) < 1e-6);
    }
    /// R22 and contradiction 14, by an alternative and by a second price of the tariff.
    void reference22_data()
    {
        QTest::addColumn<QString>("economics");
        QTest::newRow("alternative") << "{tariff: {kind: owned, eur_per_hour: 11}, alternatives: {api: {kind: api, "
                                        "eur_per_mtok: 2.167}}}";
        QTest::newRow("beside") << "{tariff: {kind: owned, eur_per_hour: 11, eur_per_mtok: 2.167}}";
    }
    void reference22()
    {
        QFETCH(QString, economics);
        const SizeFigures size = sized(rate + "economics: " + economics.toStdString() + "\n");
        QVERIFY(size.row->breakEven);
        QVERIFY(near(size.row->breakEvenTokensPerDay, 121.82741e6));
        QVERIFY(std::abs(*size.row->breakEven->crossings[0].shareOfUnitFraction - 0.5036) < 1e-4);
        QVERIFY(near(size.cpmEurPerMillionTokens, 1.0912698)); // the machines stay what is reckoned with
        QVERIFY(size.row->breakEvenSentences[0].english().find("121.8 million tokens a day") != std::string::npos);
        QVERIFY(size.row->breakEvenTokensPerDay->value / 2e6 > 60.0);
    }
    /// Imported hours: 100 g/kWh by night (0 to 12 h) and 300 by day, on the clock of France, an hour ahead of UTC in
    /// January. A load that sleeps by night and an idle share of 20 % weigh 12 · 0.2 · 100 + 12 · 300 over 14.4 =
    /// 266.7.
    void importedCarbon()
    {
        results::Library library;
        library.axes.grid = {
            hours("carbon_g_per_kwh", "FR", 48, [](int hour) { return (hour + 1) % 24 < 12 ? 100.0 : 300.0; })};
        const std::string fleet = rate + "energy: {power_w: 5600, pue: 1.4, idle_share: 0.2}\n";
        const SizeFigures even = sizedWith(library, fleet + "site: {zone: FR}\n");
        QVERIFY(near(even.carbonGramsPerMillionTokens, 0.5555556 * 1.4 * 200.0));
        QCOMPARE(even.carbonMethod, std::optional<std::string>("lifecycle"));
        QCOMPARE(even.carbonYear, std::optional<int>(2026));
        QCOMPARE(even.row->gridVintage, std::optional<std::string>("2026-02-03"));
        QVERIFY(warns(even, "48 points from 2026-01-05T00:00:00Z to 2026-01-06T23:00:00Z"));
        QCOMPARE(even.row->gridSeries.size(), std::size_t{1});
        QVERIFY(even.row->gridSeries[0].zoneClock);
        QCOMPARE(even.row->gridSeries[0].hourly[0], 100.0);
        QCOMPARE(even.row->gridSeries[0].hourly[12], 300.0);

        std::string shape = "[";
        for (int hour = 0; hour < 24; ++hour)
            shape += hour < 12 ? "0, " : hour < 23 ? "1, " : "1]";
        const SizeFigures day =
            sizedWith(library, "energy: {power_w: 5600, pue: 1.4, idle_share: 0.2}\nsite: {zone: FR}\n"
                               "scenario: {workload: {load_shape: " +
                                   shape + "}, throughput: {output_tokens_per_s: 2800}}\n");
        QVERIFY(near(day.carbonGramsPerMillionTokens, 0.5555556 * 1.4 * 266.666667));
        // What is stated counts before what is imported, and a file of another zone or method does not answer.
        QVERIFY(near(sizedWith(library, fleet + "site: {zone: FR, grid_g_per_kwh: 40}\n").carbonGramsPerMillionTokens,
                     31.111111));
        QVERIFY(sizedWith(library, fleet + "site: {zone: DE}\n").row->gridSeries.empty());
        QVERIFY(sizedWith(library, fleet + "site: {zone: FR, grid_method: codecarbon}\n").row->gridSeries.empty());
        // A file that names no zone is taken for the project's, and that is said.
        library.axes.grid[0].zone.reset();
        QVERIFY(warns(sizedWith(library, fleet + "site: {zone: FR}\n"), "names no zone: it is taken for FR"));
    }
    /// Prices of the hours, some below zero: −20 €/MWh for 12 hours and 10 for the others are −5 on average; 7.84 kW
    /// then earn 0.0392 € an hour, and nothing breaks. The bidding zone's code of ENTSO-E is France's too.
    void importedPrices()
    {
        results::Library library;
        library.axes.grid = {
            hours("price_eur_per_mwh", "10YFR-RTE------C", 24, [](int hour) { return hour < 12 ? -20.0 : 10.0; })};
        library.axes.grid[0].method = "day-ahead";
        const SizeFigures size =
            sizedWith(library, rate +
                                   "economics: {tariff: {kind: owned, capex: {components: {gpus: 240000}, "
                                   "amortisation_years: 4}}}\n" +
                                   node + "site: {zone: FR}\n");
        QVERIFY(near(size.row->electricityEurPerHour, -0.0392));
        QVERIFY(size.costEurPerHour && size.costEurPerHour->value > 0.0);
        QVERIFY(size.row->tco && std::isfinite(size.row->tco->totalEur));
        QVERIFY(near(OptionalFigure(*size.row->electricityEurPerHour), -0.0392));
        QVERIFY(warns(size, "grid fees and taxes are not in it"));
        QCOMPARE(size.row->gridSeries[0].least, -0.02);
        QCOMPARE(size.row->gridSeries[0].most, 0.01);
    }
    /// Tables by year: the newest counts, or the one that the project asks for.
    void importedYears()
    {
        results::Library library;
        results::GridEntry table;
        table.source.tool = "owid";
        table.source.path = "owid_2026-05.csv";
        table.zone = "FRA";
        table.quantity = "carbon_g_per_kwh";
        table.method = "lifecycle";
        table.points = {{"2023", 56.0}, {"2024", 40.0}, {"2025", 42.0}};
        library.axes.grid = {table};
        const std::string fleet = rate + node;
        const SizeFigures newest = sizedWith(library, fleet + "site: {zone: FR}\n");
        QVERIFY(near(newest.carbonGramsPerMillionTokens, 0.7777778 * 42.0));
        QCOMPARE(newest.carbonYear, std::optional<int>(2025));
        QVERIFY(near(sizedWith(library, fleet + "site: {zone: FR, grid_year: 2024}\n").carbonGramsPerMillionTokens,
                     0.7777778 * 40.0));
    }
    /// The turns of summer time: 2026-03-29 and 2026-10-25, both 01:00 UTC.
    void clocks_data()
    {
        QTest::addColumn<QString>("country");
        QTest::addColumn<QDateTime>("at");
        QTest::addColumn<int>("ahead");
        const auto utc = [](int month, int day, int hour, int minute) {
            return QDateTime(QDate(2026, month, day), QTime(hour, minute), Qt::UTC);
        };
        QTest::newRow("winter") << "FR" << utc(1, 5, 0, 0) << 1;
        QTest::newRow("summer") << "FR" << utc(7, 1, 0, 0) << 2;
        QTest::newRow("before spring") << "DE" << utc(3, 29, 0, 59) << 1;
        QTest::newRow("after spring") << "DE" << utc(3, 29, 1, 0) << 2;
        QTest::newRow("before autumn") << "DE" << utc(10, 25, 0, 59) << 2;
        QTest::newRow("after autumn") << "DE" << utc(10, 25, 1, 0) << 1;
        QTest::newRow("west") << "PT" << utc(1, 5, 0, 0) << 0;
        QTest::newRow("east") << "FI" << utc(7, 1, 0, 0) << 3;
    }
    void clocks()
    {
        QFETCH(QString, country);
        QFETCH(QDateTime, at);
        QFETCH(int, ahead);
        QCOMPARE(hoursAheadOfUtc(country.toStdString(), double(at.toSecsSinceEpoch())), std::optional<int>(ahead));
        QVERIFY(!hoursAheadOfUtc("US", 0.0));
    }
    /// Watts by batch: 300 W at 8, 500 W at 24 requests: 400 W at 16; two GPUs draw 800 W, not their rated 1,400.
    void measuredPowerByLoad()
    {
        results::Library library;
        library.axes.energy = {watts(24, 500, 1), watts(8, 300, 1), watts(16, 2000, 1, "fp8")};
        const std::string scenario =
            "scenario: {model: {id: llama-3.1-8b, weights: bf16}, hardware: {gpu: h100-sxm-80gb, gpu_count: 2}, "
            "workload: {arrivals: {kind: closed, concurrency: 16}}, throughput: {output_tokens_per_s: 2000}}\n";
        const SizeFigures size = sizedWith(library, scenario);
        QVERIFY(near(size.powerWatts, 800.0));
        QVERIFY(near(size.joulesPerToken, 0.4));
        QVERIFY(size.row->powerByLoad && size.row->powerByLoad->points.size() == 2);
        QVERIFY(warns(size, "taken as measured with 16 requests together (chat.json (mlenergy)"));
        // What the user says of the draw counts before, a stated power before all.
        QVERIFY(near(sizedWith(library, scenario + "energy: {power_share: 0.5}\n").powerWatts, 700.0));
        QVERIFY(near(sizedWith(library, scenario + "energy: {power_w: 900}\n").powerWatts, 900.0));
        // Another model's measurement says nothing.
        library.axes.energy = {watts(8, 300, 1)};
        library.axes.energy[0].labels["model"] = "Qwen/Qwen3-14B";
        QVERIFY(near(sizedWith(library, scenario).powerWatts, 1400.0));
    }
    void powerOutsideOfWhatWasMeasured()
    {
        const PowerByLoad measured{
            .points = {{.batch = 8.0, .wattsPerGpu = 300.0}, {.batch = 24.0, .wattsPerGpu = 500.0}},
            .gpus = 1,
            .source = {},
            .precision = {},
            .task = {},
            .answerTokensMean = {}};
        QCOMPARE(wattsAt(measured, 1.0), 300.0);
        QCOMPARE(wattsAt(measured, 12.0), 350.0);
        QCOMPARE(wattsAt(measured, 500.0), 500.0);
    }
    /// Every figure of the row is in the ledger under the name that the JSON has for it, or says what it needs.
    void ledger()
    {
        const SizeFigures size = sized(rate + "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n" + node);
        std::set<std::string> ids;
        for (const exports::FigureGroup &group : exports::figureLedger(size))
            for (const exports::LedgerFigure &figure : group.figures) {
                QVERIFY2(ids.insert(figure.id).second, figure.id.c_str());
                QVERIFY(!figure.title.empty());
                QVERIFY(!figure.missing.empty());
                if (figure.figure) {
                    QVERIFY2(!figure.figure->formula.empty(), figure.id.c_str());
                    QVERIFY2(!figure.figure->inputs.empty(), figure.id.c_str());
                }
            }
        for (const char *id : {"cpm_eur_per_mtok", "cost_eur_per_user_month", "carbon_embodied_g_per_mtok",
                               "water_l_per_mtok", "break_even_tokens_per_day", "pay_back_months"})
            QVERIFY2(ids.contains(id), id);
    }
    /// Units, names of operands and places are words to a reader: each that a figure carries is in a table from which
    /// it is translated, or is a symbol.
    void everyWordIsATextOfItsOwn()
    {
        static const std::set<std::string> symbols{"1", "€", "W", "GB", "B", "ms", "s", "kg", "values", "ranks", "USD"};
        const auto text = readFile(std::string(PARETOSCOPE_SOURCE_DIR "/resources/examples/whole-row.yaml"));
        QVERIFY(text.has_value());
        const SizeFigures row = sized(text->substr(text->find('\n') + 1), true);
        const SizeFigures quoted =
            sized("scenario: {hardware: {gpu: x, gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\neconomics: "
                  "{tariff: {kind: rented, quote: {price: 3, currency: USD, basis: gpu_hour, units_per_eur: {value: "
                  "1.1, date: 2026-01-01}}}}\n");
        int seen = 0;
        for (const SizeFigures *size : {&row, &quoted})
            for (const exports::FigureGroup &group : exports::figureLedger(*size))
                for (const exports::LedgerFigure &figure : group.figures) {
                    if (!figure.figure)
                        continue;
                    const auto known = [](const std::string &unit) {
                        return symbols.contains(unit) || isKnownUnit(unit);
                    };
                    QVERIFY2(known(figure.figure->unit), figure.figure->unit.c_str());
                    for (const FigureInput &input : figure.figure->inputs) {
                        QVERIFY2(known(input.unit), input.unit.c_str());
                        const bool objective = std::ranges::any_of(
                            sovereignty::objectives(), [&](const auto &one) { return one.title == input.name; });
                        QVERIFY2(objective || isOperandWord(input.name) || phraseIn(input.name), input.name.c_str());
                        ++seen;
                    }
                }
        QVERIFY(seen > 60);
        // What is computed says so, what was assessed says why, where and when.
        QCOMPARE(row.cpmEurPerMillionTokens->inputs[0].source.value_or(""), std::string("computed"));
        QCOMPARE(row.sovereigntyScore->inputs.size(), std::size_t{8});
        QCOMPARE(row.sovereigntyScore->inputs[0].source.value_or(""),
                 std::string("the machines belong to the city, statute of the city's IT department, 2026-01-01"));
        QVERIFY(unitText("1").empty());
        QCOMPARE(unitText("furlongs").english(), std::string("furlongs"));
        for (const auto &grid : shipped()->grids())
            QVERIFY2(catalogue::isTranslatedPlace(grid.name), grid.name.c_str());
        // What the catalogue says of a provider's law in words can be said in another language; codes have no space.
        for (const auto &provider : shipped()->providers())
            for (const auto &said : {provider.jurisdiction, provider.usExposure})
                QVERIFY2(!said || said->find(' ') == std::string::npos || catalogue::isTranslatedLawWord(*said),
                         provider.id.c_str());
    }

    /// No sentence says an identifier of the file: a way of paying has its words, a name of the user's is left alone.
    void breakEvenInWords()
    {
        const SizeFigures size =
            sized(rate +
                  "economics: {tariff: {kind: owned, eur_per_hour: 11}, alternatives: {api: {kind: api, "
                  "eur_per_mtok: 2.167}, Loire: {kind: rented, eur_per_hour: 21.84}}}\n" +
                  node);
        QVERIFY(size.row->breakEvenSentences.size() >= 1);
        QCOMPARE(size.row->breakEvenSentences[0].english(),
                 std::string("Up to 121.8 million tokens a day, 50.4 % of what one unit serves, the API is the "
                             "cheapest; from there until the unit is full own hardware is."));
        QCOMPARE(paymentName("owned (2)").english(), std::string("own hardware (2)"));
        QCOMPARE(paymentName("Loire").english(), std::string("Loire"));
    }

    /// Contradiction 16: what today's catalogue says of OVHcloud against Scaleway and of Germany against France.
    void contradiction16()
    {
        const std::string fleet = "scenario: {hardware: {gpu: h100-pcie-80gb, gpu_count: 1}, throughput: "
                                  "{output_tokens_per_s: 1000}}\neconomics: {tariff: {kind: rented}}\n";
        const SizeFigures ovh = sized(fleet + "sovereignty: {provider: ovhcloud}\n", true);
        const SizeFigures scaleway = sized(fleet + "sovereignty: {provider: scaleway}\n", true);
        QVERIFY(near(ovh.costEurPerHour, 2.80, 1e-3));
        QVERIFY(near(scaleway.costEurPerHour, 2.866, 1e-3));
        const std::string owned = rate + "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n" + node;
        const SizeFigures germany = sized(owned + "site: {zone: DE}\n", true);
        const SizeFigures france = sized(owned + "site: {zone: FR}\n", true);
        const double carbon = germany.carbonGramsPerMillionTokens->value / france.carbonGramsPerMillionTokens->value;
        QVERIFY(carbon > 7.0 && carbon < 10.0); // the source: 9
        const double money =
            france.electricityEurPerMillionTokens->value / germany.electricityEurPerMillionTokens->value;
        QVERIFY(money > 0.55 && money < 0.80); // the source: −37 %
    }

    void takenFromTheCatalogue()
    {
        const SizeFigures size =
            sized("scenario: {hardware: {gpu: h100-sxm-80gb, gpus_per_node: 8, gpu_count: 8}, throughput: "
                  "{output_tokens_per_s: 2800}}\nsovereignty: {provider: scaleway}\nsite: {zone: FR}\n"
                  "energy: {pue: 1.4}\n",
                  true);
        QVERIFY(near(size.powerWatts, 5600.0));
        QCOMPARE(size.energyBoundary, std::optional(Boundary::Board));
        QVERIFY(near(size.costEurPerHour, 8 * 3.166, 1e-3));
        QVERIFY(size.carbonGramsPerMillionTokens && size.carbonMethod == "lifecycle" && size.carbonYear);
        // Each figure says where it comes from, with its date, and that it is unverified where it is.
        const auto &price = size.costEurPerHour->inputs.front();
        QVERIFY(price.source && price.source->find("Scaleway") != std::string::npos &&
                price.source->find("2026-09-26") != std::string::npos &&
                price.source->find("unverified") != std::string::npos);
        QVERIFY(warns(size, "economics.tariff.eur_per_gpu_hour is not stated"));
        QVERIFY(warns(size, "site.grid_g_per_kwh is not stated"));
        QVERIFY(warns(size, "energy.power_w is not stated"));
        QVERIFY(size.row->taken.size() >= 3);
        QVERIFY(!size.electricityEurPerMillionTokens); // who rents pays it in the rent
        // What is stated stays.
        const SizeFigures stated =
            sized("scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\n"
                  "economics: {tariff: {eur_per_hour: 11}, electricity: {eur_per_kwh: 0.058}}\n"
                  "sovereignty: {provider: scaleway}\nsite: {zone: FR, grid_g_per_kwh: 40}\n" +
                      node,
                  true);
        QVERIFY(stated.row->taken.empty());
        QVERIFY(near(stated.cpmEurPerMillionTokens, 1.0912698));
    }
    void ownMachinesHaveNoListPrice()
    {
        const SizeFigures size =
            sized("scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\n"
                  "sovereignty: {provider: own}\nsite: {zone: FR}\n",
                  true);
        QVERIFY(!size.costEurPerHour);
    }

    void currencyAndVat()
    {
        // 8 · 3.81 USD / 1.1269 = 27.0476 €/h
        const std::string fleet = "scenario: {hardware: {gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\n";
        const SizeFigures size = sized(fleet + R"(economics:
  tariff: {kind: rented, quote: {price: 3.81, currency: usd, units_per_eur: {value: 1.1269, source: ECB, date: 2026-10-06}}}
)");
        QVERIFY(near(size.costEurPerHour, 8 * 3.81 / 1.1269));
        const SizeFigures noRate =
            sized(fleet + "economics: {tariff: {kind: rented, quote: {price: 3.81, currency: USD}}}\n");
        QVERIFY(!noRate.costEurPerHour && warns(noRate, "units_per_eur"));
        const SizeFigures vat = sized(fleet + "economics: {tariff: {kind: rented, eur_per_hour: 24, vat_included: "
                                              "true, vat_rate: 0.2}}\n");
        QVERIFY(near(vat.costEurPerHour, 20.0));
        const SizeFigures unknownVat =
            sized(fleet + "economics: {tariff: {kind: rented, eur_per_hour: 24, vat_included: true}}\n");
        QVERIFY(near(unknownVat.costEurPerHour, 24.0) && warns(unknownVat, "vat_rate"));
        const SizeFigures month = sized(fleet + "economics: {tariff: {kind: rented, commitment: committed, "
                                                "term_months: 12, eur_per_month: 7300, storage_eur_per_month: 73}}\n");
        QVERIFY(near(month.costEurPerHour, 10.1));
        QCOMPARE(month.row->tco->years.size(), std::size_t{1});
        const SizeFigures spot = sized(fleet + "economics: {tariff: {kind: rented, commitment: spot, eur_per_hour: "
                                               "10.08, interrupted_share: 0.2}}\n");
        QVERIFY(near(spot.cpmEurPerMillionTokens, 1.25)); // 1 €/1M over the 80 % that tokens come out
    }
    void inputAndOutputApart()
    {
        // 800 in and 250 out: 0.5 · 3.2 + 2 = 3.6 € for a million output tokens.
        const SizeFigures api = sized(R"(
scenario: {workload: {prompt_tokens: {mean: 800}, output_tokens: {mean: 250}}, throughput: {output_tokens_per_s: 2500, request_throughput_rps: 10}}
economics: {tariff: {kind: api, input_eur_per_mtok: 0.5, output_eur_per_mtok: 2}}
)");
        QVERIFY(near(api.cpmEurPerMillionTokens, 3.6));
        QVERIFY(near(api.costEurPerRequest, 0.0009)); // 800 · 0.5 + 250 · 2 = 900 millionths
        QVERIFY(near(api.costEurPerHour, 32.4));
        // An owned node: 20 % of the time prefills 8,000 tok/s, the rest decodes 2,500 tok/s.
        const SizeFigures owned = sized(R"(
scenario: {workload: {prompt_tokens: {mean: 800}, output_tokens: {mean: 250}}, throughput: {output_tokens_per_s: 2500, request_throughput_rps: 10}}
economics: {tariff: {kind: owned, eur_per_hour: 9}}
energy: {phases: {prefill_time_share: 0.2, prefill_share: 0.95, decode_share: 0.6}}
)");
        QVERIFY(near(owned.row->inputEurPerMillionTokens, 9 * 0.2 / 28.8));
        QVERIFY(near(owned.row->outputEurPerMillionTokens, 9 * 0.8 / 9.0));
    }
    void leased()
    {
        const SizeFigures size = sized(rate + R"(economics:
  tariff: {kind: leased, eur_per_month: 7300, term_months: 36, capex: {space_eur_per_year: 4380, staff_eur_per_year: 4380}}
  electricity: {eur_per_kwh: 0.1}
)" + node);
        QVERIFY(near(size.costEurPerHour, 10.0 + 1.0 + 0.784));
        QCOMPARE(size.row->tco->years.size(), std::size_t{3});
        QVERIFY(std::abs(size.row->tco->years[0].totalEur - 8760.0 * 11.784) < 1e-6);
    }
    /// 240,000 € of GPUs with 5 % spares, 3 years, 15 % left, 5 % cost of capital; the years agree with the hour.
    void ownedOverTheYears()
    {
        const SizeFigures size = sized("date: 2027-01-01\n" + rate + R"(economics:
  tariff: {kind: owned, capex: {components: {gpus: 240000}, amortisation_years: 3, residual_share: 0.15, spares_share: 0.05, cost_of_capital: 0.05, maintenance_share: 0.05, staff_eur_per_year: 20000}}
  electricity: {eur_per_kwh: 0.1}
)" + node);
        QVERIFY(near(size.capexEur, 252000.0));
        const auto &tco = *size.row->tco;
        QCOMPARE(tco.years.size(), std::size_t{3});
        QCOMPARE(tco.years[1].hours, 8784.0); // 2028
        QCOMPARE(tco.years[0].purchaseEur, 252000.0);
        QCOMPARE(tco.years[0].maintenanceEur, 12000.0); // of what works, not of the spares
        // The hour is reckoned with 8,760; the leap day's electricity is all that parts the two.
        const double perYear = size.costEurPerYear->value;
        const double annuities = perYear * (1 / 1.05 + 1 / 1.1025 + 1 / 1.157625);
        QVERIFY(std::abs(tco.presentEur - annuities - 24 * 0.784 / 1.1025) < 1e-6);
    }
    void payBackAgainstTheApi()
    {
        const SizeFigures size = sized(rate + R"(economics:
  tariff: {kind: owned, capex: {components: {gpus: 240000}, amortisation_years: 4}}
  alternatives: {api: {kind: api, eur_per_mtok: 2.167}, scaleway: {kind: rented, eur_per_hour: 21.84}}
)");
        QVERIFY(size.row->breakEven->options.size() == 3);
        QVERIFY(size.row->payBackAgainst && !size.row->payBack.empty());
        // Full use: both others cost 524 €/day; 240,000 / 524.16 · 24 / 730 = 15.05 months.
        QVERIFY(std::abs(*size.row->payBack.back().months - 15.05) < 0.02);
        QVERIFY(near(size.row->payBackMonths, *size.row->payBack.back().months, 1e-9));
    }

    void demandAndZeroUse()
    {
        const std::string tariff = "economics: {tariff: {kind: owned, eur_per_hour: 11}, demand: {tokens_per_day: ";
        const SizeFigures half = sized(rate + tariff + "120960000}}\n");
        QVERIFY(near(half.cpmEurPerMillionTokens, 2.1825397)); // half of 241.92 million
        const SizeFigures none = sized(rate + tariff + "0}}\n" + node);
        QVERIFY(!none.cpmEurPerMillionTokens && !none.costEurPerRequest);
        QVERIFY(near(none.costEurPerHour, 11.0));
        QVERIFY(warns(none, "serves no tokens"));
        const SizeFigures more = sized(rate + tariff + "483840000}}\n");
        QVERIFY(near(more.cpmEurPerMillionTokens, 1.0912698) && warns(more, "more than"));
    }
    void shapeOfTheDay()
    {
        const std::string shape = "[0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1]";
        const std::string prices = "[-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,-0.1,0.3,0.3,0.3,0.3,0.3,0."
                                   "3,0.3,0.3,0.3,0.3,0.3,0.3]";
        const SizeFigures size =
            sized("scenario: {workload: {load_shape: " + shape + "}, throughput: {output_tokens_per_s: 2800}}\n" +
                  "economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {hourly_eur_per_kwh: " + prices +
                  "}}\nenergy: {power_w: 5600, pue: 1.4, idle_share: 0.25}\n");
        QVERIFY(near(size.cpmEurPerMillionTokens, 2 * 1.0912698)); // in use half of the time
        // (12 · 0.25 · −0.1 + 12 · 0.3) / (12 · 1.25) = 0.22; 5.6 kW · 1.4 · (0.25 + 0.75 · 0.5) = 4.9 kW
        QVERIFY(near(size.row->electricityEurPerHour, 4.9 * 0.22));
        QVERIFY(size.row->utilisation && size.row->utilisation->inputs[0].source);
    }
    void negativePrices()
    {
        const SizeFigures size = sized(rate +
                                       "economics: {tariff: {kind: owned, capex: {components: {gpus: 0}, "
                                       "amortisation_years: 3}}, electricity: {eur_per_kwh: [-0.05, -0.03]}}\n" +
                                       node);
        QVERIFY(size.electricityEurPerMillionTokens->value < 0.0);
        QVERIFY(*size.electricityEurPerMillionTokens->low <= *size.electricityEurPerMillionTokens->high);
        QVERIFY(size.costEurPerHour->value < 0.0);
        QVERIFY(!size.row->electricityShare); // no share of what costs nothing
        QVERIFY(size.row->tco && size.row->tco->totalEur < 0.0);
    }

    /// Board → node → facility, each factor once.
    void boundaries()
    {
        const std::string site = "site: {grid_g_per_kwh: 100}\n";
        const auto carbon = [&](const std::string &energy) {
            return sized(rate + "energy: " + energy + "\n" + site).carbonGramsPerMillionTokens->value;
        };
        const double board = carbon("{power_w: 5600, boundary: board, pue: 1.4}");
        QVERIFY(std::abs(board - 0.5555556 * 1.4 * 100) < 1e-4);
        const double withNode = carbon("{power_w: 5600, boundary: board, node_factor: 1.25, pue: 1.4}");
        QVERIFY(std::abs(withNode / board - 1.25) < 1e-9);
        const double node = carbon("{power_w: 7000, boundary: node, node_factor: 1.25, pue: 1.4}");
        QVERIFY(std::abs(node - withNode) < 1e-9);
        const double facility = carbon("{power_w: 9800, boundary: facility, node_factor: 1.25, pue: 1.4}");
        QVERIFY(std::abs(facility - withNode) < 1e-9);
    }
    void powerByPhase()
    {
        const SizeFigures size =
            sized("scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\n"
                  "energy: {phases: {prefill_share: 0.95, decode_share: 0.6, prefill_time_share: 0.2}}\n",
                  true);
        QVERIFY(near(size.powerWatts, 8 * 700 * (0.2 * 0.95 + 0.8 * 0.6)));
        const SizeFigures share =
            sized("scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\n"
                  "energy: {power_share: 0.7}\n",
                  true);
        QVERIFY(near(share.powerWatts, 3920.0));
    }
    void carbonOfEveryKind()
    {
        const auto found = evaluated(R"(
scenario: {hardware: {gpu_count: 8, gpus_per_node: 8}, throughput: {output_tokens_per_s: 2800}}
energy: {power_w: 5600, pue: 1.4, embodied: {kg_per_gpu: 150, kg_per_node: 1200, lifetime_years: 4}}
site: {zone: FR, grid_g_per_kwh: {value: 40, source: Ember, date: 2025}, grid_method: lifecycle, grid_year: 2024, grid_vintage: "2026-05", market_g_per_kwh: 5, market_method: "guarantees of origin", market_year: 2025, water_l_per_kwh: 1.8}
)");
        const SizeFigures &size = found.evaluation.size;
        // 8 · 150 + 1,200 = 2,400 kg over 4 years of 2,800 tok/s: 353,203.2 million tokens
        QVERIFY(near(size.carbonEmbodiedGramsPerMillionTokens, 2400e3 / 353203.2));
        QVERIFY(near(size.row->carbonEmbodiedTonnesPerYear, 0.6));
        QVERIFY(near(size.row->carbonMarketGramsPerMillionTokens, 0.5555556 * 1.4 * 5));
        QVERIFY(near(size.carbonTonnesPerYear, 7.84 * 8760 * 40 / 1e6));
        QVERIFY(near(size.row->carbonMarketTonnesPerYear, 7.84 * 8760 * 5 / 1e6));
        QVERIFY(near(size.row->waterLitresPerMillionTokens, 1.0)); // 0.5556 · 1.8, of the machines' own energy
        QVERIFY(near(size.row->waterCubicMetresPerYear, 5.6 * 8760 * 1.8 / 1000));
        const QString csv = QString::fromStdString(exports::csrdCsv(found.project, found.evaluation));
        QVERIFY(csv.contains("\"E1-6 scope 2, location-based\"") || csv.contains("E1-6 scope 2, location-based"));
        QVERIFY(csv.contains("lifecycle,2024,2026-05"));
        QVERIFY(csv.contains("guarantees of origin,2025"));
        QCOMPARE(csv.count(QLatin1Char('\n')), 6);
    }
    void carbonIsLinearInTheGrid()
    {
        std::mt19937_64 random(5);
        std::uniform_real_distribution<double> grid(1.0, 900.0), factor(0.1, 10.0);
        for (int i = 0; i < 30; ++i) {
            const double g = grid(random), k = factor(random);
            const auto carbon = [&](double intensity) {
                return sized(rate + node + "site: {grid_g_per_kwh: " + std::to_string(intensity) + "}\n")
                    .carbonGramsPerMillionTokens->value;
            };
            QVERIFY(std::abs(carbon(g * k) / carbon(g) / k - 1.0) < 1e-5);
        }
    }

    void assessment()
    {
        const std::string all = R"(sovereignty:
  provider: own
  gate: SEAL-2
  us_exposure: false
  assessment:
    strategic: {seal: 4, reason: "owned by the city", source: "statute", date: 2026-01-01}
    legal: {seal: 3, reason: r}
    data_ai: {seal: 3, reason: r}
    operational: {seal: 3, reason: r}
    supply_chain: {seal: 2, reason: "accelerators from outside"}
    technology: {seal: 3, reason: r}
    security_compliance: {seal: 3, reason: r}
    environment: {seal: 3, score: 90, reason: r}
)";
        const SizeFigures size = sized(all + "site: {zone: FR}\n");
        QCOMPARE(size.seal, std::optional(2));
        // 15 + 7.5 + 7.5 + 11.25 + 10 + 11.25 + 7.5 + 4.5
        QVERIFY(near(size.sovereigntyScore, 74.5));
        QCOMPARE(size.gateHeld, std::optional(true));
        QVERIFY(size.sovereigntyUnknown.empty());
        const SizeFigures partly =
            sized("sovereignty: {gate: SEAL-3, assessment: {supply_chain: {seal: 1, reason: r}}}\n");
        QVERIFY(!partly.seal && !partly.sovereigntyScore);
        QCOMPARE(partly.gateHeld, std::optional(false)); // one objective below the gate decides
        const SizeFigures open = sized("sovereignty: {gate: SEAL-3, assessment: {legal: {seal: 4, reason: r}}}\n");
        QVERIFY(!open.gateHeld);
    }
    void exposedProvider()
    {
        const SizeFigures aws = sized("site: {zone: FR}\nsovereignty: {provider: aws, gate: EU}\n", true);
        QCOMPARE(aws.gateHeld, std::optional(false));
        QVERIFY(aws.row->consequences[0].risk);
        const SizeFigures parent =
            sized("site: {zone: FR}\nsovereignty: {provider: own, parent_jurisdiction: US, gate: "
                  "EU}\n");
        QCOMPARE(parent.gateHeld, std::optional(false));
    }

    void absurdInput_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *yaml, const char *sentence) {
            QTest::newRow(name) << QString::fromUtf8(yaml) << QString::fromUtf8(sentence);
        };
        row("price of electricity", "economics: {electricity: {eur_per_kwh: 58}}", "from -1 to 10 €/kWh");
        row("shrinks to nothing", "economics: {demand: {growth_per_year: -1}}", "a growth a year above -1");
        row("growth in percent", "economics: {demand: {growth_per_year: 30}}", "30 % is written 0.3");
        row("no years", "economics: {horizon_years: 0}", "expected a whole number from 1 to 30");
        row("rate", "economics: {tariff: {quote: {price: 1, currency: USD, units_per_eur: 0}}}",
            "how much of the currency one euro buys");
        row("currency", "economics: {tariff: {quote: {price: 1, currency: dollars}}}",
            "the three letters of a currency");
        row("discount", "economics: {discount_rate: 5}", "5 % is written 0.05");
        row("no use", "economics: {utilisation: 0}", "expected a fraction above 0");
        row("factor of the node", "energy: {node_factor: 0.9}", "expected 1 or more");
        row("level", "sovereignty: {assessment: {legal: 5}}", "expected a whole number from 0 to 4");
        row("score", "sovereignty: {assessment: {legal: {score: 101}}}", "a score from 0 to 100");
        row("hours", "site: {hourly_g_per_kwh: [1, 2]}", "one for each of the 24 hours");
        row("kind", "economics: {tariff: {kind: stolen}}", "expected one of owned, rented, api, leased");
    }
    void absurdInput()
    {
        QFETCH(QString, yaml);
        QFETCH(QString, sentence);
        const QString found = QString::fromStdString(errorOf(yaml.toStdString() + "\n"));
        QVERIFY2(found.contains(sentence), qPrintable(found));
    }
    void unknownKeysAreNamed()
    {
        Diagnostics diagnostics;
        Node document;
        const auto project =
            readProject("schema: paretoscope/1\neconomics: {tariff: {quote: {pryce: 1}}, demandd: {}}\n"
                        "sovereignty: {assessment: {leagl: 1}}\n",
                        "p.yaml", document, diagnostics);
        QVERIFY(project);
        QString all;
        for (const Diagnostic &item : diagnostics.items())
            all += QString::fromStdString(item.what.message.english()) + "\n";
        QVERIFY2(all.contains("did you mean \"price\"") && all.contains("did you mean \"demand\"") &&
                     all.contains("did you mean \"legal\""),
                 qPrintable(all));
    }
};

QTEST_GUILESS_MAIN(RowTest)
#include "tst_row.moc"
