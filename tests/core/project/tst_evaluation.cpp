// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluation.h"

#include <QtTest>
#include <cmath>

using namespace core::project;
using core::results::Library;
using core::results::LoadKind;
using core::results::Run;
using core::results::TokenKind;

namespace {

/// The sweep of the source: total tokens, TTFT and the goodput as reported.
std::shared_ptr<const Library> sourceSweep()
{
    struct Level
    {
        double concurrency, rate, p50, p99, tokens, good;
    };
    auto library = std::make_shared<Library>();
    core::results::Sweep sweep{.name = "r12", .kind = LoadKind::Closed, .runs = {}};
    for (const Level &level : std::initializer_list<Level>{{1, 2, .08, .11, 350, 1.0},
                                                           {8, 14, .11, .24, 2100, 1.0},
                                                           {16, 22, .18, .46, 3400, .98},
                                                           {24, 26, .32, .98, 3900, .62},
                                                           {32, 27, .54, 1.8, 4000, .2}}) {
        Run run;
        run.source.path = "r12-sweep.csv";
        run.source.tool = "table";
        run.loadKind = LoadKind::Closed;
        run.concurrency = level.concurrency;
        run.requestThroughputPerSecond = level.rate;
        run.ttft.quantileSeconds = {{0.5, level.p50}, {0.99, level.p99}};
        run.totalTokensPerSecond = level.tokens;
        run.goodput.emplace();
        run.goodput->fraction = level.good;
        sweep.runs.push_back(library->runs.size());
        library->runs.push_back(run);
    }
    library->sweeps.push_back(sweep);
    return library;
}

struct Evaluated
{
    Project project;
    Evaluation evaluation;
};

Evaluated evaluated(const char *yaml, std::shared_ptr<const Library> library = std::make_shared<const Library>())
{
    core::Diagnostics diagnostics;
    Node document;
    const auto project = readProject(std::string("schema: paretoscope/1\n") + yaml, "test.yaml", document, diagnostics);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    return {*project, evaluate(*project, document, std::move(library))};
}

SizeFigures sized(const char *yaml, std::shared_ptr<const Library> library = std::make_shared<const Library>())
{
    return evaluated(yaml, std::move(library)).evaluation.size;
}

bool near(const OptionalFigure &figure, double expected, double relative = 1e-4)
{
    if (!figure) {
        qWarning("absent, expected %.9g", expected);
        return false;
    }
    const bool close = std::abs(figure->value - expected) <= relative * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g", figure->value, expected);
    return close;
}

QString formulaOf(const OptionalFigure &figure)
{
    return figure ? QString::fromStdString(figure->formula.english()) : QStringLiteral("absent");
}

constexpr const char *referenceProject = R"(
scenario: {throughput: {output_tokens_per_s: 2800, provenance: benchmark}}
economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {eur_per_kwh: 0.058}}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {zone: FR, grid_g_per_kwh: 40}
)";

bool warns(const SizeFigures &size, const char *part)
{
    return std::any_of(size.warnings.begin(), size.warnings.end(),
                       [&](const core::Text &warning) { return warning.english().find(part) != std::string::npos; });
}

} // namespace

class EvaluationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theOperatingPointMovesTheFigures()
    {
        core::Diagnostics diagnostics;
        Node document;
        const auto project =
            readProject("schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}\n"
                        "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n",
                        "test.yaml", document, diagnostics);
        QVERIFY(project.has_value());
        const auto at = [&](std::optional<double> load) {
            EvaluateOptions options;
            options.operatingLoad = load;
            return evaluate(*project, document, sourceSweep(), options);
        };
        const Evaluation safe = at(std::nullopt);
        QVERIFY(!safe.operatingPoint);
        QVERIFY(near(safe.size.goodputTokensPerSecond, 3332.0));
        QCOMPARE(safe.size.sloMet, std::optional(true));
        // 11 is nearer to 8 than to 16: 2,100 tok/s, all of them useful.
        const Evaluation below = at(11.0);
        QCOMPARE(below.operatingPoint, std::optional<std::size_t>(1));
        QVERIFY(near(below.size.goodputTokensPerSecond, 2100.0));
        QVERIFY(near(below.size.cpmEurPerMillionTokens, 11.0 / (2100.0 * 0.0036)));
        // Beyond the last load the last one counts, and it is said that the SLO breaks: 4,000 × 0.2.
        const Evaluation beyond = at(1e9);
        QCOMPARE(beyond.operatingPoint, std::optional<std::size_t>(4));
        QVERIFY(near(beyond.size.goodputTokensPerSecond, 800.0));
        QCOMPARE(beyond.size.sloMet, std::optional(false));
        QVERIFY(warns(beyond.size, "operating point breaks"));
    }

    void referenceFigures() // R1 to R3
    {
        const SizeFigures size = sized(referenceProject);
        QVERIFY(near(size.cpmEurPerMillionTokens, 1.091270));
        QCOMPARE(size.cpmTokens, std::optional(TokenKind::Output));
        QCOMPARE(formulaOf(size.cpmEurPerMillionTokens),
                 QStringLiteral("11 €/h / (2,800 tok/s · 0.0036) = 1.09 €/1M tok"));
        QCOMPARE(size.cpmEurPerMillionTokens->provenance, Provenance::Benchmark);
        QCOMPARE(size.cpmEurPerMillionTokens->inputs.size(), std::size_t{2});
        QVERIFY(!size.cpmEurPerMillionTokens->low);
        QVERIFY(near(size.joulesPerToken, 2.0));
        QCOMPARE(size.joulesPerToken->provenance, Provenance::Design); // the power is stated, not measured
        QCOMPARE(size.energyBoundary, std::optional(Boundary::Board));
        QVERIFY(near(size.kwhPerMillionTokens, 0.555556));
        QVERIFY(near(size.electricityEurPerMillionTokens, 0.0451111));
        QCOMPARE(formulaOf(size.electricityEurPerMillionTokens),
                 QStringLiteral("0.556 kWh/1M tok × PUE 1.40 × 0.0580 €/kWh = 0.0451 €/1M tok"));
        QVERIFY(near(size.carbonGramsPerMillionTokens, 31.1111));
        QVERIFY(near(size.costEurPerYear, 96360.0));
        QVERIFY(near(size.carbonTonnesPerYear, 5.6 * 8760.0 * 1.4 * 40.0 / 1e6)); // 2.747 t
        QVERIFY(!size.goodputTokensPerSecond && !size.costEurPerRequest && !size.gpus && !size.vram);
        QVERIFY(size.warnings.empty());
    }
    void measuredSweep() // R12 with a tariff: the built-in story
    {
        const SizeFigures size =
            sized("scenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}\n"
                  "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                  "energy: {power_w: 5600, pue: 1.4}\n"
                  "site: {zone: FR, grid_g_per_kwh: 40, grid_method: lifecycle, grid_year: 2024}\n",
                  sourceSweep());
        QVERIFY(near(size.goodputTokensPerSecond, 3332.0));
        QCOMPARE(formulaOf(size.goodputTokensPerSecond),
                 QStringLiteral("3,400 tok/s × 0.980 inside the SLO = 3,332 tok/s"));
        QVERIFY(near(size.cpmEurPerMillionTokens, 0.917033));
        QCOMPARE(size.cpmTokens, std::optional(TokenKind::Goodput));
        QCOMPARE(size.cpmEurPerMillionTokens->provenance, Provenance::Benchmark);
        QVERIFY(near(size.joulesPerToken, 1.680672));
        QVERIFY(near(size.carbonGramsPerMillionTokens, 26.1438));
        QVERIFY(near(size.costEurPerRequest, 11.0 / (22.0 * 3600.0)));
        QVERIFY(near(size.operationalConcurrency, 16.0));
        QCOMPARE(size.limits, std::optional<std::string>("ttft"));
        QCOMPARE(size.sloMet, std::optional(true));
        QCOMPARE(size.carbonYear, std::optional(2024));
        QVERIFY(warns(size, "input and output tokens together"));
    }
    void statedThroughputWins()
    {
        const SizeFigures size = sized("scenario: {slo: {ttft_p99_ms: 500}, throughput: {goodput_tokens_per_s: 1000}}\n"
                                       "economics: {tariff: {eur_per_hour: 3.6}}\n",
                                       sourceSweep());
        QVERIFY(near(size.cpmEurPerMillionTokens, 1.0));
        QCOMPARE(size.cpmEurPerMillionTokens->provenance, Provenance::Design);
        QVERIFY(!size.totalTokensPerSecond);
    }
    void tokenKinds_data()
    {
        QTest::addColumn<QString>("throughput");
        QTest::addColumn<QString>("tokens");
        QTest::addColumn<double>("cpm");
        QTest::newRow("goodput before all") << QStringLiteral("{output_tokens_per_s: 2800, goodput_tokens_per_s: 2000, "
                                                              "total_tokens_per_s: 9000}")
                                            << QStringLiteral("goodput") << 1.527778;
        QTest::newRow("output") << QStringLiteral("{output_tokens_per_s: 2800, total_tokens_per_s: 9000}")
                                << QStringLiteral("output") << 1.091270;
        QTest::newRow("total alone") << QStringLiteral("{total_tokens_per_s: 9000}") << QStringLiteral("total")
                                     << 0.339506;
    }
    void tokenKinds()
    {
        QFETCH(QString, throughput);
        QFETCH(QString, tokens);
        QFETCH(double, cpm);
        const std::string yaml = "scenario: {throughput: " + throughput.toStdString() +
                                 "}\neconomics: {tariff: {kind: owned, eur_per_hour: 11}}\n";
        const SizeFigures size = sized(yaml.c_str());
        QVERIFY(near(size.cpmEurPerMillionTokens, cpm));
        QCOMPARE(QString::fromStdString(std::string(tokenKindId(*size.cpmTokens))), tokens);
    }
    void noPueIsNotAssumed()
    {
        const SizeFigures size = sized("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                                       "economics: {electricity: {eur_per_kwh: 0.058}}\n"
                                       "energy: {power_w: 5600, boundary: board}\nsite: {grid_g_per_kwh: 40}\n");
        QVERIFY(near(size.joulesPerToken, 2.0));
        QVERIFY(!size.electricityEurPerMillionTokens && !size.carbonGramsPerMillionTokens && !size.carbonTonnesPerYear);
        QVERIFY(warns(size, "no PUE is stated"));
    }
    void facilityHoldsThePue()
    {
        const SizeFigures size = sized("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                                       "economics: {electricity: {eur_per_kwh: 0.058, retail_factor: 1.5}}\n"
                                       "energy: {power_w: 7840, boundary: facility, pue: 1.4}\n"
                                       "site: {grid_g_per_kwh: 40}\n");
        QVERIFY(near(size.joulesPerToken, 2.8));
        QVERIFY(near(size.carbonGramsPerMillionTokens, 31.1111));
        QVERIFY(near(size.electricityEurPerMillionTokens, 0.0676667));
        QCOMPARE(formulaOf(size.electricityEurPerMillionTokens),
                 QStringLiteral("0.778 kWh/1M tok at the meter × 0.0580 €/kWh × 1.50 retail = 0.0677 €/1M tok"));
    }
    void tariffs()
    {
        const SizeFigures perGpu = sized("scenario: {parallelism: {tp: 4}, throughput: {output_tokens_per_s: 2800}}\n"
                                         "economics: {tariff: {kind: rented, eur_per_gpu_hour: 2.73}}\n");
        QVERIFY(near(perGpu.costEurPerHour, 10.92));
        QVERIFY(near(perGpu.cpmEurPerMillionTokens, 1.083333));
        const SizeFigures unknownGpus = sized("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                                              "economics: {tariff: {kind: rented, eur_per_gpu_hour: 2.73}}\n");
        QVERIFY(!unknownGpus.costEurPerHour && !unknownGpus.cpmEurPerMillionTokens);
        QVERIFY(warns(unknownGpus, "how many GPUs"));
        const SizeFigures api = sized("economics: {tariff: {kind: api, eur_per_mtok: 2.167}}\n");
        QVERIFY(near(api.cpmEurPerMillionTokens, 2.167));
        QVERIFY(!api.cpmTokens && !api.costEurPerHour);
    }
    void capexTree()
    {
        const SizeFigures size = sized(R"(
scenario: {throughput: {output_tokens_per_s: 2800}}
economics:
  tariff:
    kind: owned
    capex:
      components: {gpus: {eur: 240000, residual_share: 0.15, amortisation_years: 3}, network: 20000}
      amortisation_years: 5
      maintenance_share: 0.05
      staff_eur_per_year: 12000
  electricity: {eur_per_kwh: 0.1}
energy: {power_w: 5600, pue: 1.4}
)");
        // 68,000 + 4,000 a year of purchases, 13,000 + 12,000 of upkeep, 7.84 kW · 8,760 h · 0.1 € = 6,867.84
        QVERIFY(near(size.capexEur, 260000.0));
        QVERIFY(near(size.costEurPerHour, (72000.0 + 25000.0 + 6867.84) / 8760.0, 1e-9));
        QVERIFY(near(size.costEurPerYear, 103867.84, 1e-9));
        QVERIFY(near(size.cpmEurPerMillionTokens, 103867.84 / 8760.0 / 10.08, 1e-9));
        const SizeFigures noYears = sized("economics: {tariff: {kind: owned, capex: {components: {gpus: 240000}}}}\n");
        QVERIFY(near(noYears.capexEur, 240000.0));
        QVERIFY(!noYears.costEurPerHour && warns(noYears, "amortisation_years"));
    }
    void utilisation()
    {
        const SizeFigures size =
            sized("scenario: {throughput: {output_tokens_per_s: 2800, request_throughput_rps: 10}}\n"
                  "economics: {tariff: {eur_per_hour: 11}, utilisation: 0.5}\n"
                  "energy: {power_w: 5600, pue: 1.4, idle_share: 0.3}\nsite: {grid_g_per_kwh: 40}\n");
        QVERIFY(near(size.cpmEurPerMillionTokens, 2.182540));
        QVERIFY(near(size.costEurPerRequest, 11.0 / (10.0 * 3600.0 * 0.5)));
        QVERIFY(near(size.costEurPerYear, 96360.0));       // paid whether used or not
        QVERIFY(near(size.joulesPerToken, 2.0));           // at full load, by its identity
        QVERIFY(near(size.carbonTonnesPerYear, 1.785638)); // 5,600 · (0.3 + 0.7 · 0.5) = 3,640 W on average
        QVERIFY(warns(size, "1.30 times as much"));        // 0.65 / 0.5
        const SizeFigures noIdle = sized("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                                         "economics: {utilisation: 0.5}\n"
                                         "energy: {power_w: 5600, pue: 1.4}\nsite: {grid_g_per_kwh: 40}\n");
        QVERIFY(near(noIdle.carbonTonnesPerYear, 1.373568));
        QVERIFY(std::abs(*noIdle.carbonTonnesPerYear->high - 2.747136) < 1e-6); // were idle power full power
        QVERIFY(warns(noIdle, "lower bound"));
    }
    void ranges()
    {
        const SizeFigures size = sized("scenario: {throughput: {output_tokens_per_s: [2000, 3000]}}\n"
                                       "economics: {tariff: {eur_per_hour: [9, 11]}}\n"
                                       "energy: {power_w: 5000, pue: [1.2, 1.4]}\nsite: {grid_g_per_kwh: 40}\n");
        QVERIFY(std::abs(*size.cpmEurPerMillionTokens->low - 9.0 / (3000.0 * 0.0036)) < 1e-9);
        QVERIFY(std::abs(*size.cpmEurPerMillionTokens->high - 11.0 / (2000.0 * 0.0036)) < 1e-9);
        QVERIFY(near(size.cpmEurPerMillionTokens, 10.0 / (2500.0 * 0.0036)));
        QVERIFY(std::abs(*size.carbonGramsPerMillionTokens->high - 5000.0 / 2000.0 / 3.6 * 1.4 * 40.0) < 1e-9);
    }
    void replicas() // R8: 12 requests per second a replica
    {
        const SizeFigures size = sized("scenario:\n  workload: {arrivals: {kind: poisson, rate_rps: 200}}\n"
                                       "  parallelism: {tp: 4}\n  hardware: {gpus_per_node: 8}\n"
                                       "  sizing: {headroom: 0.25, reserve: 0.15}\n"
                                       "  throughput: {request_throughput_rps: 12}\n");
        QCOMPARE(size.replicasForRate, std::optional(17));
        QCOMPARE(size.replicasWithHeadroom, std::optional(21));
        QCOMPARE(size.replicasWithReserve, std::optional(24)); // 200 · 1.25 · 1.15 / 12 = 23.96
        QCOMPARE(size.replicasNPlusOne, std::optional(25));
        QVERIFY(!size.replicasPessimistic);
        QCOMPARE(size.gpusPerReplica, std::optional(4));
        QCOMPARE(size.gpus, std::optional(96));
        QCOMPARE(size.nodes, std::optional(12)); // two replicas a node
        QVERIFY(!size.worksheet.empty());
    }
    void fleetOfMeasuredReplicas()
    {
        const SizeFigures size = sized("scenario:\n  slo: {ttft_p99_ms: 500}\n"
                                       "  workload: {arrivals: {kind: poisson, rate_rps: 200}}\n"
                                       "  parallelism: {tp: 8}\n  sizing: {headroom: 0.25}\n"
                                       "economics: {tariff: {eur_per_gpu_hour: 1.375}}\n",
                                       sourceSweep());
        QCOMPARE(size.replicasForRate, std::optional(10));      // 200 / 22 = 9.09
        QCOMPARE(size.replicasWithHeadroom, std::optional(12)); // 250 / 22 = 11.36
        QCOMPARE(size.gpus, std::optional(96));
        QVERIFY(near(size.goodputTokensPerSecond, 12.0 * 3332.0));
        QVERIFY(near(size.costEurPerHour, 132.0));
        // 0.917033 in full use, as for one replica; the demand takes 200 of the 264 req/s that are paid.
        QVERIFY(near(size.cpmEurPerMillionTokens, 0.917033 * 264.0 / 200.0));
        QVERIFY(near(size.operationalConcurrency, 12.0)); // 16 · 0.75
    }
    void sloNotMet()
    {
        const SizeFigures size = sized("scenario: {slo: {ttft_p99_ms: 100}}\n", sourceSweep());
        QCOMPARE(size.sloMet, std::optional(false));
        QVERIFY(warns(size, "No tested load keeps the SLO"));
        const SizeFigures tooMuch = sized("scenario: {slo: {ttft_p99_ms: 500}, workload: {arrivals: {kind: closed, "
                                          "concurrency: 24}}}\n",
                                          sourceSweep());
        QCOMPARE(tooMuch.sloMet, std::optional(false)); // at the concurrency that is asked for
        QVERIFY(!sized(referenceProject).sloMet);
    }
    void sovereignty_data()
    {
        QTest::addColumn<QString>("site");
        QTest::addColumn<QString>("sovereignty");
        QTest::addColumn<QString>("held");
        QTest::addColumn<int>("unknown");
        const auto row = [](const char *site, const char *sovereignty, const char *held, int unknown) {
            QTest::addRow("%s %s", site, sovereignty)
                << QString::fromUtf8(site) << QString::fromUtf8(sovereignty) << QString::fromUtf8(held) << unknown;
        };
        row("{zone: FR}", "{provider: own, gate: EU}", "yes", 6);
        row("{zone: IT-NO}", "{provider: own, gate: EU}", "yes", 6);
        row("{zone: SE3}", "{provider: own, gate: EU}", "yes", 6);
        row("{zone: US-CAL}", "{provider: own, gate: EU}", "no", 6);
        row("{zone: US}", "{provider: someone, gate: EU}", "no", 7);
        row("{zone: FR}", "{provider: scaleway, gate: EU}", "?", 7);
        row("{zone: FR}", "{gate: EU}", "?", 7);
        row("{zone: Frankfurt}", "{provider: own, gate: EU}", "?", 7);
        row("{zone: FR}", "{provider: own}", "?", 6);
        row("{zone: FR}", "{provider: own, gate: SEAL-3}", "?", 6);
        row("{zone: DE}", "{provider: own, gate: FR}", "no", 6);
        row("{zone: FR}", "{provider: own, gate: FR}", "yes", 6);
    }
    void sovereignty()
    {
        QFETCH(QString, site);
        QFETCH(QString, sovereignty);
        QFETCH(QString, held);
        QFETCH(int, unknown);
        const std::string yaml = "site: " + site.toStdString() + "\nsovereignty: " + sovereignty.toStdString() + "\n";
        const SizeFigures size = sized(yaml.c_str());
        QCOMPARE(size.gateHeld ? (*size.gateHeld ? QStringLiteral("yes") : QStringLiteral("no")) : QStringLiteral("?"),
                 held);
        QCOMPARE(static_cast<int>(size.sovereigntyUnknown.size()), unknown);
        QVERIFY(!size.seal && !size.sovereigntyScore);
    }
    void providersOfTheCatalogue_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("held");
        QTest::addColumn<QString>("jurisdiction");
        const auto row = [](const char *provider, const char *zone, const char *held, const char *jurisdiction) {
            QTest::addRow("%s in %s", provider, zone) << QString::fromUtf8(provider) << QString::fromUtf8(zone)
                                                      << QString::fromUtf8(held) << QString::fromUtf8(jurisdiction);
        };
        row("home", "FR", "yes", "EU");
        row("home", "US", "no", "EU");
        row("listed", "FR", "?", "EU"); // exposure that nobody has settled
        row("abroad", "FR", "no", "not-EU");
        row("nobody", "FR", "?", "");
    }
    void providersOfTheCatalogue()
    {
        QFETCH(QString, provider);
        QFETCH(QString, zone);
        QFETCH(QString, held);
        QFETCH(QString, jurisdiction);
        core::Diagnostics diagnostics;
        const auto catalogue = core::catalogue::Catalogue::read(
            {{.name = "providers.yaml",
              .text =
                  "schema: paretoscope-catalogue/1\nproviders:\n"
                  "  - {id: home, name: Home, jurisdiction: FR/EU, us_exposure: 'no', sources: [a]}\n"
                  "  - {id: listed, name: Listed, jurisdiction: NL/EU (listed), us_exposure: partial, sources: [a]}\n"
                  "  - {id: abroad, name: Abroad, jurisdiction: US, us_exposure: 'yes', sources: [a]}\n"}},
            {}, diagnostics);
        QVERIFY(catalogue);
        EvaluateOptions options;
        options.catalogue = std::make_shared<const core::catalogue::Catalogue>(*catalogue);
        Node document;
        const std::string yaml = "schema: paretoscope/1\nsite: {zone: " + zone.toStdString() +
                                 "}\nsovereignty: {provider: " + provider.toStdString() + ", gate: EU}\n";
        const auto project = readProject(yaml, "test.yaml", document, diagnostics);
        QVERIFY(project);
        const SizeFigures size = evaluate(*project, document, std::make_shared<const Library>(), options).size;
        QCOMPARE(size.gateHeld ? (*size.gateHeld ? QStringLiteral("yes") : QStringLiteral("no")) : QStringLiteral("?"),
                 held);
        QCOMPARE(QString::fromStdString(size.jurisdiction.value_or("")), jurisdiction);
    }
    void candidatesByOverride()
    {
        const std::string yaml = std::string(referenceProject) + R"(
candidates:
  - {id: base, override: {}}
  - {id: rented, override: {economics: {tariff: {kind: rented, eur_per_hour: 21.84}}}}
  - {id: germany, override: {site: {zone: DE, grid_g_per_kwh: 363}}}
  - {id: fp8, override: {model: {weights: fp8}}}
  - {id: fp8fast, override: {model: {weights: fp8}, throughput: {output_tokens_per_s: 4200}}}
  - {id: both, values: {cpm_eur_per_mtok: 9}, override: {}}
)";
        const Evaluated result = evaluated(yaml.c_str());
        const auto value = [&](std::size_t index, const char *axis) {
            const auto &values = result.evaluation.scorecard.standings[index].candidate.values;
            const auto found = values.find(axis);
            return found == values.end() ? -1.0 : std::get<double>(found->second);
        };
        QVERIFY(std::abs(value(0, "cpm_eur_per_mtok") - 1.091270) < 1e-5);
        QVERIFY(std::abs(value(1, "cpm_eur_per_mtok") - 2.166667) < 1e-5);
        QVERIFY(std::abs(value(2, "carbon_g_per_mtok") - 282.3333) < 1e-3);
        QCOMPARE(value(3, "cpm_eur_per_mtok"), -1.0); // the throughput of FP16 says nothing of FP8
        QVERIFY(warns(result.evaluation.size, "Candidate fp8 changes"));
        QVERIFY(std::abs(value(4, "cpm_eur_per_mtok") - 0.727513) < 1e-5);
        QCOMPARE(value(5, "cpm_eur_per_mtok"), 9.0); // what is stated stays
        QVERIFY(std::abs(value(5, "energy_j_per_token") - 2.0) < 1e-9);
        QCOMPARE(value(0, "goodput_tokens_per_s"), -1.0); // raw output is no goodput
    }
    void scenarioAsTheOnlyCandidate()
    {
        const Evaluated result = evaluated(referenceProject);
        QCOMPARE(result.evaluation.scorecard.standings.size(), std::size_t{1});
        QCOMPARE(result.evaluation.scorecard.standings[0].candidate.id, std::string("scenario"));
        QVERIFY(evaluated("title: empty\n").evaluation.scorecard.standings.empty());
    }
    void nothingKnown()
    {
        const SizeFigures size = sized("title: empty\n");
        QVERIFY(!size.cpmEurPerMillionTokens && !size.joulesPerToken && !size.throughputTokens && !size.limits);
        QVERIFY(size.worksheet.empty() && size.warnings.empty());
    }
};

QTEST_GUILESS_MAIN(EvaluationTest)
#include "tst_evaluation.moc"
