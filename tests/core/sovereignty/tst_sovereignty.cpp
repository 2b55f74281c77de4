// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sovereignty/exposure.h"
#include "core/sovereignty/framework.h"

#include <QtTest>

using namespace core::sovereignty;

namespace {

std::map<std::string, Standing> all(int seal)
{
    std::map<std::string, Standing> standings;
    for (const Objective &objective : objectives())
        standings[std::string(objective.id)].seal = seal;
    return standings;
}

const Consequence &find(const std::vector<Consequence> &all, const char *id)
{
    for (const Consequence &consequence : all)
        if (consequence.id == id)
            return consequence;
    qFatal("no consequence %s", id);
}

} // namespace

class SovereigntyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void weights()
    {
        const int percent[] = {15, 10, 10, 15, 20, 15, 10, 5};
        double sum = 0.0;
        for (std::size_t i = 0; i < objectives().size(); ++i) {
            QCOMPARE(std::lround(objectives()[i].weightFraction * 100.0), long(percent[i]));
            sum += objectives()[i].weightFraction;
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
        QVERIFY(findObjective("supply_chain") != nullptr);
        QVERIFY(findObjective("supply") == nullptr);
    }
    void minimumRule()
    {
        auto standings = all(4);
        QCOMPARE(judge(standings).seal, std::optional(4));
        QCOMPARE(*judge(standings).score, 100.0);
        standings["supply_chain"].seal = 1; // 20 % of the score at a quarter: 80 + 5
        QCOMPARE(judge(standings).seal, std::optional(1));
        QVERIFY(std::abs(*judge(standings).score - 85.0) < 1e-9);
        standings["environment"].score = 60.0; // a stated score goes before the level's: 85 − 5 + 3
        QVERIFY(std::abs(*judge(standings).score - 83.0) < 1e-9);
        QCOMPARE(*judge(all(0)).score, 0.0);
    }
    void unknownStaysUnknown()
    {
        auto standings = all(3);
        standings.erase("technology");
        const Verdict verdict = judge(standings);
        QVERIFY(!verdict.seal);
        QVERIFY(!verdict.score);
        QCOMPARE(verdict.sealAtMost, std::optional(3));
        QCOMPARE(verdict.unknown, std::vector<std::string>{"technology"});
        QVERIFY(std::abs(verdict.scoreLow - 63.75) < 1e-9);  // 85 % · 75
        QVERIFY(std::abs(verdict.scoreHigh - 78.75) < 1e-9); // + 15 % · 100
        QCOMPARE(judge({}).unknown.size(), std::size_t{8});
        QVERIFY(!judge({}).sealAtMost);
    }
    void meanings()
    {
        for (int seal = 0; seal <= highestSeal; ++seal)
            QVERIFY(sealMeaning(seal).english().find("SEAL-" + std::to_string(seal)) == 0);
    }
    void jurisdictions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("expected"); // 1 yes, 0 no, -1 unknown
        QTest::newRow("member") << "FR" << 1;
        QTest::newRow("member and union") << "FR/EU" << 1;
        QTest::newRow("union") << "EU" << 1;
        QTest::newRow("zone") << "IT-NO" << 1;
        QTest::newRow("United States") << "US" << 0;
        QTest::newRow("United Kingdom") << "UK" << 0;
        QTest::newRow("word") << "France" << -1;
        QTest::newRow("empty") << "" << -1;
    }
    void jurisdictions()
    {
        QFETCH(QString, text);
        QFETCH(int, expected);
        const auto found = underEuLaw(text.toStdString());
        QCOMPARE(found ? int(*found) : -1, expected);
    }
    void ownMachinesInTheUnion()
    {
        const Facts facts{.provider = "own",
                          .ownMachines = true,
                          .operatorJurisdiction = "FR",
                          .dataLocation = "FR",
                          .usExposure = false};
        const auto said = consequences(facts, {});
        QCOMPARE(said.size(), std::size_t{3});
        QVERIFY(!find(said, "cloud_act").risk && !find(said, "cloud_act").unknown);
        QVERIFY(find(said, "gdpr").sentence.english().find("no processor") != std::string::npos);
        QVERIFY(find(said, "ai_act").unknown);
    }
    void exposedToTheUnitedStates()
    {
        const Facts facts{.provider = "AWS", .operatorJurisdiction = "US", .dataLocation = "FR", .usExposure = true};
        const auto said = consequences(facts, {.personalData = true, .aiActRisk = "high", .aiActRole = "deployer"});
        QVERIFY(find(said, "cloud_act").risk);
        QVERIFY(find(said, "cloud_act").sentence.english().find("AWS") != std::string::npos);
        QVERIFY(find(said, "gdpr").risk);
        QVERIFY(find(said, "ai_act").sentence.english().find("article 26") != std::string::npos);
        const auto made = consequences(facts, {.personalData = false, .aiActRisk = "high", .aiActRole = "provider"});
        QVERIFY(find(made, "ai_act").sentence.english().find("article 11") != std::string::npos);
        QVERIFY(!find(made, "gdpr").risk);
    }
    void dataOutsideTheUnion()
    {
        const auto said = consequences({.provider = "x", .dataLocation = "US"}, {.aiActRisk = "prohibited"});
        QVERIFY(find(said, "gdpr").risk);
        QVERIFY(find(said, "ai_act").risk);
        QVERIFY(find(said, "cloud_act").unknown);
        QVERIFY(find(consequences({}, {}), "gdpr").unknown);
    }
    void pricesByProvider()
    {
        core::Diagnostics diagnostics;
        const auto catalogue = core::catalogue::Catalogue::read({{"providers.yaml", R"(schema: paretoscope-catalogue/1
providers:
  - id: dear
    name: Dear
    jurisdiction: FR/EU
    us_exposure: "no"
    offers:
      - {gpu: h100, gpu_name: H100, gpus: 8, price: 40, currency: EUR, basis: "per instance-hour", eur_per_gpu_hour: 5.0, date: "2026-09-01", source: list, verified: true}
      - {gpu: h100, gpu_name: H100, gpus: 1, price: 1, currency: EUR, basis: "per GPU-hour", eur_per_gpu_hour: 1.0, date: unknown, source: old list, verified: false}
    sources: [list]
    verified: true
  - id: cheap
    name: Cheap
    jurisdiction: US
    us_exposure: "yes"
    offers:
      - {gpu: h100, gpu_name: H100, gpus: 1, price: 3, currency: USD, basis: "per GPU-hour", eur_per_gpu_hour: 2.5, date: "2026-09-01", source: list, verified: false}
    sources: [list]
    verified: false
  - id: none
    name: None
    offers: []
    sources: [nothing]
    verified: false
)"}},
                                                                {}, diagnostics);
        if (!catalogue)
            QFAIL(catalogue.error().describe().c_str());
        const auto rows = providerPrices(*catalogue, "h100");
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].provider->id, std::string("cheap"));
        QCOMPARE(rows[1].provider->id, std::string("dear"));
        QCOMPARE(*rows[1].offer->eurPerGpuHour, 5.0); // a dated offer goes before an undated one
        QVERIFY(rows[2].offer == nullptr);
        QVERIFY(providerPrices(*catalogue, "b200")[0].offer == nullptr);
    }
};

QTEST_GUILESS_MAIN(SovereigntyTest)
#include "tst_sovereignty.moc"
