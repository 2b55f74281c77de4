// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/breakeven.h"
#include "core/economics/tco.h"
#include "ui/charts/moneycharts.h"
#include "ui/models/cashflowmodel.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QtTest>

using namespace core::economics;

namespace {

std::shared_ptr<const Tco> twoYears()
{
    TcoInputs inputs;
    inputs.assets = {{.name = "gpus", .priceEur = 100000.0, .residualShareFraction = 0.1, .years = 4.0}};
    inputs.running.electricityEurPerHour = 1.0;
    inputs.years = 2;
    inputs.firstCalendarYear = 2026;
    inputs.tokensPerYear = 1e9;
    return std::make_shared<const Tco>(totalCost(inputs));
}

QString print(const QAbstractItemModel &model)
{
    QString text;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        text += cells.join(QLatin1Char('|')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace

class MoneyPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cashFlowModel()
    {
        ui::CashFlowModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTco(twoYears());
        // 100,000 € less 90 % · 2/4 leaves 55,000 €.
        QCOMPARE(print(model), QStringLiteral("2026|100,000|0|0|8,760|0|0|108,760|108,760\n"
                                              "2027|0|-55,000|0|8,760|0|0|-46,240|-46,240\n"
                                              "together|100,000|-55,000|0|17,520|0|0|62,520|62,520\n"));
        QVERIFY(model.hasValues(ui::CashFlowModel::PurchaseColumn));
        QVERIFY(!model.hasValues(ui::CashFlowModel::RentColumn));
        model.setTco(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
    void cashFlowChart()
    {
        const auto spec = ui::charts::cashFlowChart(*twoYears(), QLocale::c());
        QCOMPARE(spec.series.size(), 2);
        QCOMPARE(spec.left.title, QStringLiteral("thousand €"));
        QCOMPARE(spec.series[0].points[0], QPointF(1, 108.76));
        QCOMPARE(spec.series[1].points[1], QPointF(2, 62.52));
        QCOMPARE(spec.x.ticks[1].second, QStringLiteral("2027"));
    }
    void breakEvenChart()
    {
        const PaymentOption owned{.name = "owned", .fixedEurPerUnitDay = 264.0, .tokensPerUnitDay = 241.92e6};
        const PaymentOption api{.name = "api", .variableEurPerMillionTokens = 2.167};
        const auto spec = ui::charts::breakEvenChart(breakEven({owned, api}, 241.92e6), 100e6, QLocale::c());
        QCOMPARE(spec.series.size(), 2);
        QCOMPARE(spec.vertical.size(), 2); // the threshold and the demand
        QVERIFY(std::abs(spec.vertical[0].x - 121.827) < 1e-3);
        QCOMPARE(spec.vertical[1].x, 100.0);
        QVERIFY2(spec.summary.contains(QStringLiteral("121.8")), qPrintable(spec.summary));
    }
    void countryChart()
    {
        const std::vector<core::project::CountryFigures> countries{{.id = "FR",
                                                                    .name = "France",
                                                                    .inEu = true,
                                                                    .carbonGramsPerMillionTokens = 31.1,
                                                                    .electricityEurPerMillionTokens = 0.045,
                                                                    .gramsPerKwh = 40,
                                                                    .eurPerKwh = 0.058,
                                                                    .pricePeriod = "2025",
                                                                    .carbonMethod = "lifecycle"},
                                                                   {.id = "DE",
                                                                    .name = "Germany",
                                                                    .inEu = true,
                                                                    .carbonGramsPerMillionTokens = 282,
                                                                    .electricityEurPerMillionTokens = 0.071,
                                                                    .gramsPerKwh = 363,
                                                                    .eurPerKwh = 0.091,
                                                                    .pricePeriod = "2025",
                                                                    .carbonMethod = "lifecycle"}};
        const auto spec = ui::charts::countryChart(countries, "DE", QLocale::c());
        QCOMPARE(spec.scatter.size(), 2);
        QVERIFY(spec.scatter[1].label.contains(QStringLiteral("Germany")));
        QVERIFY(spec.scatter[0].standing == ui::charts::ScatterPoint::Standing::Dominated);
        QVERIFY(spec.summary.contains(QStringLiteral("France")));
        QVERIFY(ui::charts::countryChart({}, std::nullopt).scatter.isEmpty());
    }
};

QTEST_MAIN(MoneyPageTest)
#include "tst_moneypage.moc"
