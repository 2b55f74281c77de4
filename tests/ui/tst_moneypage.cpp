// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/breakeven.h"
#include "core/economics/tco.h"
#include "core/project/rowfigures.h"
#include "tests/ui/uitest.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/moneycharts.h"
#include "ui/language.h"
#include "ui/models/cashflowmodel.h"
#include "ui/models/figuresmodel.h"
#include "ui/models/providerpricesmodel.h"
#include "ui/pages/moneypage.h"
#include "ui/pages/sovereigntypage.h"
#include "ui/widgets/assessmentform.h"
#include "ui/widgets/figurelink.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/pictureblock.h"
#include "ui/widgets/provenancepopover.h"
#include "ui/widgets/provenanceview.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTabBar>
#include <QTemporaryDir>
#include <map>

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

/// A page on an example, shown.
template <class P>
struct Shown
{
    ui::Session session;
    P page{session};

    explicit Shown(const char *example)
    {
        session.openExample(QString::fromLatin1(example));
        page.resize(1000, 620);
        page.show();
    }
    bool ready()
    {
        return QTest::qWaitFor([this] { return !session.busy() && session.evaluation()->size.row != nullptr; }, 30000);
    }
    template <class W>
    W *find(const char *name)
    {
        return page.template findChild<W *>(QString::fromLatin1(name));
    }
};

class MoneyPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void picturesWithTheirSentences()
    {
        Shown<ui::MoneyPage> shown("whole-row");
        QVERIFY(shown.ready());
        QTRY_VERIFY(shown.find<ui::PictureBlock>("money.cash")->hasPicture());
        for (const char *name : {"money.cash", "money.breakeven", "money.payback", "money.countries"}) {
            const auto *block = shown.find<ui::PictureBlock>(name);
            QVERIFY2(block->hasPicture() && block->isVisible(), name);
            QVERIFY2(!block->sentence().isEmpty(), name);
            QVERIFY2(!block->links().isEmpty(), name);
        }
        QVERIFY(!shown.find<ui::PictureBlock>("money.hours")->isVisible()); // no file of hours was imported
        QCOMPARE(shown.page.charts().size(), 4);
    }
    void wordsStandBelowTheirPicture_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("text");
        QTest::addColumn<QSize>("size");
        for (const char *code : {"en", "es", "fr", "de"}) {
            QTest::addRow("%s", code) << code << 1.0 << QSize(894, 600);
            QTest::addRow("%s large", code) << code << 2.0 << QSize(1628, 840);
            QTest::addRow("%s large and narrow", code) << code << 2.0 << QSize(900, 500);
        }
    }
    /// However many lines a language needs, and however often the page changes its width: neither do words lie on their
    /// picture nor is the page longer than its words and pictures need.
    void wordsStandBelowTheirPicture()
    {
        QFETCH(QString, language);
        QFETCH(double, text);
        QFETCH(QSize, size);
        const QFont before = QApplication::font();
        const auto restore = qScopeGuard([before] {
            QApplication::setFont(before);
            ui::language::apply(QStringLiteral("en"));
            QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        });
        QFont font = before;
        font.setPointSizeF(text * before.pointSizeF());
        QApplication::setFont(font);
        ui::language::apply(language);
        Shown<ui::MoneyPage> shown("whole-row");
        QVERIFY(shown.ready());
        QTRY_VERIFY(shown.find<ui::PictureBlock>("money.cash")->hasPicture());
        for (const QSize &room : {QSize(300, 400), size, QSize(size.width() + 200, size.height()), size}) {
            shown.page.resize(room);
            for (int round = 0; round < 8; ++round)
                QCoreApplication::processEvents();
        }
        std::map<int, const QWidget *> rows; // by their place, the lowest chart of each
        for (ui::PictureBlock *block : shown.page.findChildren<ui::PictureBlock *>()) {
            if (!block->hasPicture())
                continue;
            for (const QLabel *words : block->findChildren<QLabel *>()) {
                QVERIFY2(words->height() >= words->heightForWidth(words->width()), qPrintable(words->text()));
                QVERIFY2(!words->geometry().intersects(block->chart().geometry()), qPrintable(words->text()));
            }
            const QWidget *&lowest = rows[block->y()];
            if (lowest == nullptr || block->chart().height() < lowest->height())
                lowest = &block->chart();
            QVERIFY(block->chart().height() >= block->chart().minimumHeight());
        }
        const auto *scroll = shown.page.findChild<QScrollArea *>(QStringLiteral("page.scroll"));
        const int room = scroll->viewport()->height();
        const int needed = scroll->widget()->heightForWidth(scroll->widget()->width());
        QCOMPARE(scroll->widget()->height(), std::max(room, needed));
        if (needed <= room)
            return;
        // Where the page scrolls, no row is higher than the one of its blocks that needs most.
        for (const auto &[y, lowest] : rows)
            QVERIFY2(lowest->height() <= lowest->minimumHeight() + 2,
                     qPrintable(QStringLiteral("%1 %2").arg(lowest->objectName()).arg(lowest->height())));
    }
    /// A click on a figure beside a picture opens where it comes from; so do Space and Enter.
    void figureOpensItsWay()
    {
        Shown<ui::MoneyPage> shown("whole-row");
        QVERIFY(shown.ready());
        QTRY_VERIFY(!shown.find<ui::PictureBlock>("money.breakeven")->links().isEmpty());
        auto *link = shown.find<ui::PictureBlock>("money.breakeven")->links().first();
        const auto opened = [&] { return link->findChild<ui::ProvenancePopover *>(); };
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(opened());
        QVERIFY2(opened()->plainText().contains(QStringLiteral("tokens a day")), qPrintable(opened()->plainText()));
        delete opened();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
            link->setFocus();
            QTest::keyClick(link, key);
            QVERIFY(opened());
            delete opened();
        }
    }
    void everyFigureShowsItsWay()
    {
        Shown<ui::MoneyPage> shown("whole-row");
        QVERIFY(shown.ready());
        QTRY_VERIFY(shown.find<ui::PictureBlock>("money.cash")->hasPicture());
        shown.page.showView(ui::MoneyPage::FiguresView);
        auto *table = shown.find<ui::TableView>("money.figures");
        auto *model = qobject_cast<ui::FiguresModel *>(table->sourceModel());
        QVERIFY(model && table->isVisible());
        const auto *view = shown.find<ui::ProvenanceView>("money.provenance");
        int known = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->isGroup(row))
                continue;
            table->chooseSourceRow(row);
            const ui::HeadlineCell cell = model->cell(row);
            QVERIFY2(view->plainText().startsWith(cell.title), qPrintable(cell.id));
            if (cell.figure) {
                ++known;
                QVERIFY2(view->plainText().contains(QStringLiteral("value")), qPrintable(view->plainText()));
            } else {
                QVERIFY2(view->plainText().contains(cell.reason), qPrintable(cell.id));
            }
        }
        QVERIFY(known > 35);
        // By keyboard: Down moves on, and the way follows.
        table->chooseSourceRow(model->rowOf(QStringLiteral("cost_eur_per_hour")));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(view->plainText().startsWith(QStringLiteral("Cost of a year")));
    }
    void figuresModel()
    {
        ui::FiguresModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        core::project::SizeFigures size;
        model.setLedger(core::exports::figureLedger(size));
        QVERIFY(model.rowCount() > 40);
        QVERIFY(model.isGroup(0));
        const int row = model.rowOf(QStringLiteral("power_w"));
        QCOMPARE(model.index(row, ui::FiguresModel::ValueColumn).data().toString(), QString());
        QVERIFY(
            model.index(row, ui::FiguresModel::FormulaColumn).data().toString().startsWith(QStringLiteral("It needs")));
        core::project::Figure figure;
        figure.value = 5600.0;
        figure.unit = "W";
        size.powerWatts = figure;
        size.energyBoundary = core::project::Boundary::Board;
        model.setLedger(core::exports::figureLedger(size)); // the same rows: no reset
        QCOMPARE(model.index(row, ui::FiguresModel::ValueColumn).data().toString(), QStringLiteral("5,600"));
        QCOMPARE(model.index(row, ui::FiguresModel::BasisColumn).data().toString(), QStringLiteral("at the boards"));
        model.setLedger({});
        QCOMPARE(model.rowCount(), 0);
    }
    void csrdIsWritten()
    {
        Shown<ui::MoneyPage> shown("whole-row");
        QVERIFY(shown.ready());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("csrd.csv"));
        QString why;
        QVERIFY2(shown.page.writeCsrd(path, &why), qPrintable(why));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        for (const char *part : {"scope 2, location-based", "scope 2, market-based", "scope 3, category 2", "E3-4"})
            QVERIFY2(text.contains(part), part);
        QVERIFY(!shown.page.writeCsrd(folder.filePath(QStringLiteral("none/there.csv")), &why));
        QVERIFY(!why.isEmpty());
    }
    /// The level of an objective is chosen, its reason typed; both can be undone, and the verdict follows.
    void assessmentIsEdited()
    {
        Shown<ui::SovereigntyPage> shown("whole-row");
        QVERIFY(shown.ready());
        QTRY_VERIFY2(shown.page.sentence().contains(QStringLiteral("SEAL-2")), qPrintable(shown.page.sentence()));
        const auto objective = [&](const char *id) { return shown.session.project()->sovereignty.assessment.at(id); };
        auto *level = shown.find<QComboBox>("assessment.supply_chain.seal");
        QCOMPARE(level->currentText(), QStringLiteral("SEAL-2"));
        level->setFocus();
        QTest::keyClick(level, Qt::Key_Down); // SEAL-3
        QCOMPARE(objective("supply_chain").seal, std::optional<int>(3));
        QCOMPARE(objective("supply_chain").reason.value_or(""),
                 std::string("accelerators and firmware come from outside of the Union"));
        QTRY_VERIFY2(shown.page.sentence().contains(QStringLiteral("SEAL-3")), qPrintable(shown.page.sentence()));
        auto *reason = shown.find<QLineEdit>("assessment.supply_chain.reason");
        reason->selectAll();
        QTest::keyClicks(reason, QStringLiteral("two makers"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(objective("supply_chain").reason.value_or(""), std::string("two makers"));
        auto *date = shown.find<QLineEdit>("assessment.supply_chain.date");
        date->setFocus();
        QTest::keyClicks(date, QStringLiteral("2026-13-01")); // no month of a year
        QTest::keyClick(date, Qt::Key_Return);
        QVERIFY(!objective("supply_chain").date);
        date->selectAll();
        QTest::keyClicks(date, QStringLiteral("2026-05-01"));
        QTest::keyClick(date, Qt::Key_Return);
        QCOMPARE(objective("supply_chain").date.value_or(""), std::string("2026-05-01"));
        shown.session.undoStack()->undo();
        QVERIFY(!objective("supply_chain").date);
        auto *score = shown.find<ui::NumberEdit>("assessment.supply_chain.score");
        score->setFocus();
        QTest::keyClicks(score, QStringLiteral("60"));
        QTest::keyClick(score, Qt::Key_Return);
        QCOMPARE(objective("supply_chain").score, std::optional<double>(60.0));
        for (int step = 0; step < 3; ++step)
            shown.session.undoStack()->undo();
        QCOMPARE(objective("supply_chain").seal, std::optional<int>(2));
        QVERIFY(!objective("supply_chain").score);
        QCOMPARE(level->currentText(), QStringLiteral("SEAL-2"));
        // Not known again: one open objective leaves a range.
        level->setCurrentIndex(0);
        Q_EMIT level->activated(0);
        QTRY_VERIFY2(shown.page.sentence().contains(QStringLiteral("7 of 8")), qPrintable(shown.page.sentence()));
    }
    void consequencesFollowTheFacts()
    {
        Shown<ui::SovereigntyPage> shown("whole-row");
        QVERIFY(shown.ready());
        const auto said = [&] {
            QString all;
            for (const auto &consequence : shown.session.evaluation()->size.row->consequences)
                all += QString::fromStdString(consequence.sentence.english()) + QLatin1Char('\n');
            return all;
        };
        QVERIFY(said().contains(QStringLiteral("AI Act: limited risk")));
        auto *field = shown.find<ui::ScenarioField>("sovereignty.ai_act_risk");
        auto *combo = field->findChild<QComboBox *>();
        const int high = combo->findData(QStringLiteral("high"));
        combo->setCurrentIndex(high);
        Q_EMIT combo->activated(high);
        QTRY_VERIFY(!shown.session.busy() && said().contains(QStringLiteral("high-risk")));
        auto *reach = shown.find<ui::ScenarioField>("sovereignty.us_exposure")->findChild<QComboBox *>();
        reach->setCurrentIndex(reach->findData(QStringLiteral("true")));
        Q_EMIT reach->activated(reach->currentIndex());
        QTRY_COMPARE(shown.session.project()->sovereignty.usExposure, std::optional<bool>(true));
        QTRY_VERIFY(!shown.session.busy() && said().contains(QStringLiteral("can order")));
    }
    /// A candidate's assessment is its own: the scenario's stays as it is.
    void candidateIsAssessedApart()
    {
        Shown<ui::SovereigntyPage> shown("whole-row");
        QVERIFY(shown.ready());
        core::Diagnostics said;
        const auto candidates =
            core::project::readYaml("[{id: B, label: rented, override: {sovereignty: {provider: scaleway}}}]", "t");
        QVERIFY(candidates.has_value());
        QVERIFY(shown.session.setValue(QStringLiteral("candidates"), *candidates, QStringLiteral("add")));
        QVERIFY(shown.ready());
        auto *whose = shown.find<QComboBox>("sovereignty.whose");
        QTRY_COMPARE(whose->count(), 2);
        whose->setCurrentIndex(1);
        Q_EMIT whose->activated(1);
        auto *level = shown.find<QComboBox>("assessment.strategic.seal");
        QCOMPARE(level->currentText(), QStringLiteral("SEAL-4")); // as the scenario's, until it says otherwise
        level->setCurrentIndex(2);
        Q_EMIT level->activated(2);
        QCOMPARE(shown.session.document().at("candidates.0.override.sovereignty.assessment.strategic.seal")->text(),
                 std::string("1"));
        QCOMPARE(shown.session.project()->sovereignty.assessment.at("strategic").seal, std::optional<int>(4));
    }
    void providersByPriceAndLaw()
    {
        Shown<ui::SovereigntyPage> shown("whole-row");
        QVERIFY(shown.ready());
        auto &model = shown.page.prices();
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(model.rowCount() > 5);
        double before = 0.0;
        bool law = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QVariant price = model.index(row, ui::ProviderPricesModel::PriceColumn).data(ui::SortRole);
            if (!price.isValid())
                continue;
            QVERIFY(price.toDouble() >= before);
            before = price.toDouble();
            law = law || !model.index(row, ui::ProviderPricesModel::JurisdictionColumn).data().toString().isEmpty();
        }
        QVERIFY(before > 0.0 && law);
        auto *table = shown.find<ui::TableView>("sovereignty.providers");
        table->chooseSourceRow(0);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(shown.session.project()->sovereignty.provider.value_or("")), model.idAt(0));
    }
    void hoursChart()
    {
        core::project::GridSeries series;
        series.quantity = core::project::GridQuantity::Price;
        for (int hour = 0; hour < 24; ++hour)
            series.hourly.push_back(hour == 13 ? -0.02 : 0.05);
        series.source = "day.xml (entsoe)";
        const auto spec = ui::charts::hoursChart({series}, QLocale::c());
        QCOMPARE(spec.series.size(), 1);
        QCOMPARE(spec.series[0].points[26], QPointF(13, -20));
        QVERIFY2(spec.summary.contains(QStringLiteral("-20 to 50 €/MWh")) ||
                     spec.summary.contains(QStringLiteral("−20 to 50 €/MWh")),
                 qPrintable(spec.summary));
        QVERIFY(spec.x.title.contains(QStringLiteral("UTC")));
        QVERIFY(ui::charts::hoursChart({}).series.isEmpty());
    }
    void powerChart()
    {
        core::project::PowerByLoad measured;
        measured.points = {{.batch = 8, .wattsPerGpu = 300}, {.batch = 24, .wattsPerGpu = 500}};
        measured.source = "chat.json";
        const auto spec = ui::charts::powerChart(measured, 16.0, QLocale::c());
        QCOMPARE(spec.vertical.size(), 1);
        QVERIFY2(spec.summary.contains(QStringLiteral("400 W")), qPrintable(spec.summary));
    }
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
        // With figures of its own the fleet stands out, not its country by the catalogue, and the difference is said.
        const auto own = ui::charts::countryChart(countries, "FR", QLocale::c(),
                                                  ui::charts::OwnPlace{.carbonGramsPerMillionTokens = 27.0,
                                                                       .electricityEurPerMillionTokens = 0.04,
                                                                       .gramsPerKwh = 35,
                                                                       .eurPerKwh = 0.052});
        QCOMPARE(own.scatter.size(), 3);
        QVERIFY(own.scatter[0].standing == ui::charts::ScatterPoint::Standing::Dominated);
        QVERIFY(own.scatter[2].standing == ui::charts::ScatterPoint::Standing::Front);
        QVERIFY(own.scatter[2].label.contains(QStringLiteral("35 g/kWh")));
        QVERIFY2(own.summary.contains(QStringLiteral("counts with 35 g/kWh and 52")) &&
                     own.summary.contains(QStringLiteral("France the catalogue has 40")),
                 qPrintable(own.summary));
    }
};

UI_TEST_MAIN(MoneyPageTest)
#include "tst_moneypage.moc"
