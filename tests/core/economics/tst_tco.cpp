// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/breakeven.h"
#include "core/economics/cost.h"
#include "core/economics/prices.h"
#include "core/economics/tco.h"

#include <QtTest>
#include <cmath>
#include <random>

using namespace core::economics;

namespace {

bool near(double found, double expected, double relative = 1e-9)
{
    const bool close = std::abs(found - expected) <= relative * std::max(1.0, std::abs(expected));
    if (!close)
        qWarning("found %.12g, expected %.12g", found, expected);
    return close;
}

/// The owned node of the hand-worked example below.
TcoInputs node()
{
    TcoInputs inputs;
    inputs.assets = {{.name = "gpus", .priceEur = 240000.0, .residualShareFraction = 0.15, .years = 3.0},
                     {.name = "server", .priceEur = 60000.0, .residualShareFraction = 0.10, .years = 5.0}};
    inputs.running.maintenanceEurPerYear = 15000.0;
    inputs.running.spaceEurPerYear = 6000.0;
    inputs.running.staffEurPerYear = 20000.0;
    inputs.running.electricityEurPerHour = 0.784; // 5.6 kW × PUE 1.4 × 0.10 €/kWh
    inputs.years = 3;
    inputs.firstCalendarYear = 2027;
    inputs.discountRateFraction = 0.05;
    inputs.tokensPerYear = 2800.0 * 0.6 * 31536000.0;
    return inputs;
}

double partsOf(const CashFlow &flow)
{
    return flow.purchaseEur + flow.residualEur + flow.maintenanceEur + flow.spaceEur + flow.staffEur +
           flow.electricityEur + flow.rentEur + flow.tokensEur + flow.otherEur;
}

} // namespace

class TcoTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// GPUs 240,000 € (3 years, 15 % left) and a server 60,000 € (5 years, 10 % left), maintenance 5 % a year, space
    /// 6,000 €, staff 20,000 €, 5.6 kW × PUE 1.4 × 0.10 €/kWh = 0.784 €/h, 2,800 tok/s in use 60 % of the time, 5 % a
    /// year, from 2027 on; 2028 is a leap year.
    ///   2027: 300,000 + 15,000 + 6,000 + 20,000 + 0.784·8,760 (6,867.84)           = 347,867.84
    ///   2028: 41,000 + 0.784·8,784 (6,886.656)                                      =  47,886.656
    ///   2029: 41,000 + 6,867.84 − 36,000 (GPUs) − 60,000·(1 − 0.9·3/5) (27,600)     = −15,732.16
    ///   together                                                                    = 380,022.336
    ///   today: 300,000 + 47,867.84/1.05 + 47,886.656/1.1025 − 15,732.16/1.157625    = 375,432.9964
    ///   tokens, discounted: 52,980.48/1.05 + 53,125.632/1.1025 + 52,980.48/1.157625 = 144,410.6 million
    ///   375,432.9964 / 144,410.6                                                    = 2.5998 €/1M
    void byHand()
    {
        const Tco tco = totalCost(node());
        QCOMPARE(tco.years.size(), std::size_t{3});
        QVERIFY(near(tco.years[0].totalEur, 347867.84));
        QVERIFY(near(tco.years[1].totalEur, 47886.656));
        QVERIFY(near(tco.years[2].totalEur, -15732.16));
        QVERIFY(near(tco.years[2].residualEur, -63600.0));
        QCOMPARE(tco.years[1].calendar, std::optional(2028));
        QCOMPARE(tco.years[1].hours, 8784.0);
        QVERIFY(near(tco.totalEur, 380022.336));
        QVERIFY(near(tco.presentEur, 375432.99637, 1e-9));
        QVERIFY(near(*tco.eurPerMillionTokens,
                     375432.99637 / (52980.48 / 1.05 + 53125.632 / 1.1025 + 52980.48 / 1.157625)));
        QVERIFY(near(*tco.electricityShareFraction, 20622.336 / 380022.336));
        QVERIFY(near(tco.marginalEur, 20622.336)); // the hardware is there: electricity alone
        QVERIFY(*tco.marginalEurPerMillionTokens < *tco.eurPerMillionTokens);
        QVERIFY(near(tco.years[2].cumulativeEur, tco.totalEur));
    }
    /// The annuity is what the cash flow is worth, spread evenly: both ways of reckoning agree.
    void annuityAndCashFlowAgree()
    {
        TcoInputs inputs;
        inputs.assets = {{.name = "gpus", .priceEur = 240000.0, .residualShareFraction = 0.15, .years = 3.0}};
        inputs.years = 3;
        inputs.discountRateFraction = 0.05;
        const double annuity = annuityEurPerYear(
            {.priceEur = 240000.0, .residualShareFraction = 0.15, .years = 3.0, .costOfCapitalFraction = 0.05});
        QVERIFY(near(totalCost(inputs).presentEur, annuity * (1 / 1.05 + 1 / 1.1025 + 1 / 1.157625)));
    }
    /// Growth by half a year takes one unit more in the second year (2 → 3) and 2 more in the third (4.5 → 5).
    void growsByWholeUnits()
    {
        TcoInputs inputs = node();
        inputs.units = 2;
        inputs.growthPerYearFraction = 0.5;
        const Tco tco = totalCost(inputs);
        QCOMPARE(tco.years[0].units, 2);
        QCOMPARE(tco.years[1].units, 3);
        QCOMPARE(tco.years[2].units, 5);
        QVERIFY(near(tco.years[1].purchaseEur, 150000.0));
        QVERIFY(near(tco.years[2].purchaseEur, 300000.0));
        QVERIFY(near(tco.years[2].maintenanceEur, 37500.0));
        QVERIFY(near(tco.years[2].staffEur, 20000.0));
        QVERIFY(near(tco.years[1].tokens, 1.5 * inputs.tokensPerYear * 8784.0 / 8760.0));
        // GPUs of the first year are sold at 15 %, of the second after 2 of 3 years, of the third after 1 of 3.
        const double gpus = 240000.0 * 0.15 + 120000.0 * (1 - 0.85 * 2 / 3) + 240000.0 * (1 - 0.85 / 3);
        const double servers = 60000.0 * (1 - 0.9 * 3 / 5) + 30000.0 * (1 - 0.9 * 2 / 5) + 60000.0 * (1 - 0.9 / 5);
        QVERIFY(near(tco.years[2].residualEur, -(gpus + servers)));
    }
    /// In use 60 % at the start: 0.6 · 1.5 = 0.9 still fits, 1.35 takes a second node. Of the electricity 40 % flows
    /// anyway: 0.4 · 1 + 0.6 · 1.5 = 1.3 times as much in the second year.
    void growthFillsIdleTimeFirst()
    {
        TcoInputs inputs = node();
        inputs.firstCalendarYear = std::nullopt;
        inputs.growthPerYearFraction = 0.5;
        inputs.loadFraction = 0.6;
        inputs.idleElectricityFraction = 0.4;
        const Tco tco = totalCost(inputs);
        QCOMPARE(tco.years[1].units, 1);
        QCOMPARE(tco.years[2].units, 2);
        QVERIFY(near(tco.years[1].electricityEur, 0.784 * 8760.0 * 1.3));
        QVERIFY(near(tco.years[2].electricityEur, 0.784 * 8760.0 * (0.4 * 2 + 0.6 * 2.25)));
    }
    void shrinkingDemandSellsNothing()
    {
        TcoInputs inputs = node();
        inputs.units = 4;
        inputs.growthPerYearFraction = -0.5;
        const Tco tco = totalCost(inputs);
        QCOMPARE(tco.years[2].units, 4);
        QVERIFY(near(tco.years[2].tokens, 0.25 * inputs.tokensPerYear));
    }
    void replacesWhatIsWornOut()
    {
        TcoInputs inputs = node();
        inputs.years = 6;
        inputs.firstCalendarYear = std::nullopt;
        const Tco tco = totalCost(inputs);
        QVERIFY(near(tco.years[3].purchaseEur, 240000.0)); // GPUs after three years
        QVERIFY(near(tco.years[3].residualEur, -36000.0));
        QVERIFY(near(tco.years[5].purchaseEur, 60000.0)); // the server after five
        QVERIFY(near(tco.years[5].residualEur, -6000.0 - 36000.0 - 60000.0 * (1 - 0.9 / 5)));
        QCOMPARE(tco.years[3].hours, 8760.0);
    }
    void negativePricesEarn()
    {
        TcoInputs inputs = node();
        inputs.assets.clear();
        inputs.running = {};
        inputs.running.electricityEurPerHour = -0.5;
        const Tco tco = totalCost(inputs);
        QVERIFY(near(tco.totalEur, -0.5 * (8760 + 8784 + 8760)));
        QVERIFY(!tco.electricityShareFraction); // no share of a cost that is none
        QVERIFY(*tco.eurPerMillionTokens < 0.0);
    }
    void nothingServed()
    {
        TcoInputs inputs = node();
        inputs.tokensPerYear = 0.0;
        const Tco tco = totalCost(inputs);
        QVERIFY(!tco.eurPerMillionTokens);
        QVERIFY(near(tco.totalEur, 380022.336)); // what stands idle is paid
    }
    void isTheSumOfItsParts()
    {
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> eur(0.0, 1e6), share(0.0, 1.0), life(0.5, 9.0), growth(-0.5, 0.8);
        for (int i = 0; i < 500; ++i) {
            TcoInputs inputs = node();
            inputs.assets[0] = {"gpus", eur(random), share(random), life(random)};
            inputs.assets[1] = {"server", eur(random), share(random), life(random)};
            inputs.running.rentEurPerHour = eur(random) / 1e4;
            inputs.running.tokensEurPerMillion = share(random);
            inputs.running.otherEurPerYear = eur(random) / 100;
            inputs.growthPerYearFraction = growth(random);
            inputs.electricityGrowthPerYearFraction = growth(random);
            inputs.years = 1 + i % 12;
            inputs.units = 1 + i % 5;
            const Tco tco = totalCost(inputs);
            double total = 0.0;
            double present = 0.0;
            for (const CashFlow &flow : tco.years) {
                QVERIFY(near(flow.totalEur, partsOf(flow), 1e-12));
                total += flow.totalEur;
                present += flow.presentEur;
            }
            QVERIFY(near(tco.totalEur, total, 1e-12));
            QVERIFY(near(tco.presentEur, present, 1e-12));
            inputs.discountRateFraction = 0.0;
            const Tco undiscounted = totalCost(inputs);
            QVERIFY(near(undiscounted.presentEur, undiscounted.totalEur, 1e-9));
        }
    }

    void prices()
    {
        // 3.81 USD at 1.1269 USD for a euro; 20 % VAT inside of 25.33.
        QVERIFY(near(netEur({.amount = 3.81, .unitsPerEur = 1.1269, .vatIncludedRate = 0.0}), 3.380956, 1e-6));
        QVERIFY(near(netEur({.amount = 25.3308 * 1.2, .unitsPerEur = 1.0, .vatIncludedRate = 0.2}), 25.3308));
        QVERIFY(isLeapYear(2028) && isLeapYear(2000) && !isLeapYear(2100) && !isLeapYear(2027));
        QCOMPARE(hoursOfYear(2028), 8784.0);
        QCOMPARE(hoursOfYear(std::nullopt), 8760.0);
    }
    void shapes()
    {
        std::vector<double> day(24, 1.0);
        QVERIFY(near(utilisationOfShape(day), 1.0));
        for (std::size_t hour = 0; hour < 12; ++hour)
            day[hour] = 0.0;
        QVERIFY(near(utilisationOfShape(day), 0.5));
        std::vector<double> prices(24, 0.30);
        for (std::size_t hour = 0; hour < 12; ++hour)
            prices[hour] = -0.10;
        QVERIFY(near(weightedByLoad(prices, {}, 0.0), 0.10));  // all hours alike
        QVERIFY(near(weightedByLoad(prices, day, 0.0), 0.30)); // nothing drawn at night
        // A third drawn when idle: (12 · 1/3 · −0.10 + 12 · 0.30) / (12 · 4/3) = 0.20
        QVERIFY(near(weightedByLoad(prices, day, 1.0 / 3.0), 0.20));
    }

    void reference22()
    {
        // 264 €/day against 2.167 €/1M: 121.827 million a day, 50.36 % of 2,800 tok/s · 86,400 s.
        const PaymentOption owned{.name = "owned", .fixedEurPerUnitDay = 264.0, .tokensPerUnitDay = 241.92e6};
        const PaymentOption api{.name = "api", .variableEurPerMillionTokens = 2.167};
        const BreakEven result = core::economics::breakEven({owned, api}, 241.92e6);
        QCOMPARE(result.crossings.size(), std::size_t{1});
        QVERIFY(near(result.crossings[0].tokensPerDay, 264.0 / 2.167 * 1e6));
        QVERIFY(near(*result.crossings[0].shareOfUnitFraction, 0.503585, 1e-5));
        QCOMPARE(result.crossings[0].below, std::size_t{1}); // few tokens: buy them
        QCOMPARE(result.crossings[0].above, std::size_t{0});
        QVERIFY(result.crossings[0].tokensPerDay / 2e6 > 60.0); // contradiction 14: "2 million a day"
    }
    /// A second node starts at full use of the first: 528 €/day for 241.92 million, 2.182 €/1M: the API wins again
    /// until 528/2.167 = 243.65 million.
    void stepsLoseAgain()
    {
        const PaymentOption owned{.name = "owned", .fixedEurPerUnitDay = 264.0, .tokensPerUnitDay = 241.92e6};
        const PaymentOption api{.name = "api", .variableEurPerMillionTokens = 2.167};
        const BreakEven result = core::economics::breakEven({owned, api}, 480e6);
        QCOMPARE(result.crossings.size(), std::size_t{3});
        QVERIFY(near(result.crossings[1].tokensPerDay, 241.92e6));
        QCOMPARE(result.crossings[1].above, std::size_t{1});
        QVERIFY(near(result.crossings[2].tokensPerDay, 528.0 / 2.167 * 1e6));
        QCOMPARE(result.cheapestAtMost, std::size_t{0});
        for (std::size_t i = 1; i < result.curve.size(); ++i)
            QVERIFY(result.curve[i].tokensPerDay >= result.curve[i - 1].tokensPerDay);
    }
    void neverCrosses()
    {
        const PaymentOption dear{.name = "dear", .fixedEurPerUnitDay = 100.0, .variableEurPerMillionTokens = 3.0};
        const PaymentOption cheap{.name = "cheap", .fixedEurPerUnitDay = 10.0, .variableEurPerMillionTokens = 2.0};
        QVERIFY(!firstCrossing(dear, cheap, 1e12));
        QVERIFY(!firstCrossing(cheap, cheap, 1e12));
        QCOMPARE(core::economics::breakEven({dear, cheap}, 1e9).cheapestAtNothing, std::size_t{1});
    }
    /// 300,000 € bought; running 100 €/day; the API would cost 500 €/day: 750 days, 750·24/730 = 24.66 months.
    void paysBack()
    {
        const PaymentOption owned{.name = "owned",
                                  .fixedEurPerUnitDay = 400.0,
                                  .tokensPerUnitDay = 300e6,
                                  .purchaseEurPerUnit = 300000.0,
                                  .runningEurPerUnitDay = 100.0};
        const PaymentOption api{.name = "api", .variableEurPerMillionTokens = 2.0};
        QVERIFY(near(*monthsToPayBack(owned, api, 250e6), 750.0 * 24.0 / 730.0));
        QVERIFY(!monthsToPayBack(owned, api, 40e6)); // 80 €/day saved, 100 €/day spent
        const auto curve = payBackCurve(owned, api, 300e6, 30);
        QCOMPARE(curve.size(), std::size_t{30});
        QVERIFY(!curve.front().months);
        QVERIFY(*curve.back().months < *curve[20].months);
    }
    void crossingsSeparateTheCheapest()
    {
        std::mt19937_64 random(3);
        std::uniform_real_distribution<double> fixed(0.0, 1000.0), variable(0.0, 5.0), unit(1e7, 5e8);
        for (int i = 0; i < 300; ++i) {
            const std::vector<PaymentOption> options{
                {.name = "a",
                 .fixedEurPerUnitDay = fixed(random),
                 .variableEurPerMillionTokens = variable(random) / 10,
                 .tokensPerUnitDay = unit(random)},
                {.name = "b", .fixedEurPerUnitDay = fixed(random), .tokensPerUnitDay = unit(random)},
                {.name = "c", .variableEurPerMillionTokens = variable(random)}};
            const BreakEven result = core::economics::breakEven(options, 1e9);
            std::size_t now = result.cheapestAtNothing;
            double before = 0.0;
            for (const Crossing &crossing : result.crossings) {
                QVERIFY(crossing.tokensPerDay >= before);
                QCOMPARE(crossing.below, now);
                const double middle = (before + crossing.tokensPerDay) / 2.0;
                for (const PaymentOption &option : options)
                    QVERIFY(costEurPerDay(options[now], middle) <= costEurPerDay(option, middle) + 1e-9);
                now = crossing.above;
                before = crossing.tokensPerDay;
            }
            QCOMPARE(now, result.cheapestAtMost);
        }
    }
};

QTEST_GUILESS_MAIN(TcoTest)
#include "tst_tco.moc"
