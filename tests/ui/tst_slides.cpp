// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"
#include "core/project/moneysentences.h"
#include "core/project/project.h"
#include "core/sensitivity/report.h"
#include "tests/ui/uitest.h"
#include "ui/cataloguesource.h"
#include "ui/pages/sizingpage.h"
#include "ui/presentation/slides.h"
#include "ui/session.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <memory>

using ui::slides::Slide;

namespace {

/// A project and what follows from it, without a window.
struct Talk
{
    core::project::Node document;
    core::project::Project project;
    core::project::Evaluation evaluation;

    explicit Talk(const QByteArray &yaml, core::results::Library library = {})
    {
        core::Diagnostics remarks;
        project =
            core::project::readProject("schema: paretoscope/1\n" + yaml.toStdString(), "t.yaml", document, remarks)
                .value();
        library.sweeps = core::results::groupSweeps(library.runs);
        evaluation = core::project::evaluate(project, document,
                                             std::make_shared<const core::results::Library>(std::move(library)),
                                             ui::evaluateOptions(remarks));
    }
    ui::slides::Input input() const { return {.project = project, .document = document, .evaluation = evaluation}; }
    std::optional<Slide> slide(const char *id) const
    {
        for (const Slide &one : ui::slides::slidesOf(input()))
            if (one.id == QLatin1String(id))
                return one;
        return std::nullopt;
    }
};

QString spaced(QString text)
{
    return text.replace(QChar(QChar::Nbsp), u' ').replace(QChar(0x202F), u' ');
}

core::results::Library productionSweep()
{
    core::results::Library library;
    for (const double concurrency : {1.0, 8.0, 16.0}) {
        core::results::Run run;
        run.source.path = "/data/gateway.json";
        run.source.documentIndex = static_cast<int>(library.runs.size());
        run.source.tool = "vllm-serve";
        run.loadKind = core::results::LoadKind::Closed;
        run.concurrency = concurrency;
        run.completed = 100;
        run.outputTokensPerSecond = 100.0 * concurrency;
        run.ttft.meanSeconds = 0.1 * concurrency;
        library.runs.push_back(std::move(run));
    }
    return library;
}

} // namespace

/// What the slides say of projects that are not like the examples.
class SlidesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// One sentence, one picture, one number, whatever a project leaves open.
    void everySlideHasItsNumber_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("note");
        QTest::newRow("two ways that never cross")
            << QByteArray("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                          "economics: {tariff: {kind: rented, eur_per_hour: 11},\n"
                          "  alternatives: {dearer: {kind: rented, eur_per_hour: 20}}}\n")
            << QStringLiteral("breakeven") << QString() << QStringLiteral("million tokens a day")
            << QStringLiteral("no threshold up to here");
        QTest::newRow("two ways that cross")
            << QByteArray("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                          "economics: {tariff: {kind: rented, eur_per_hour: 11},\n"
                          "  alternatives: {api: {kind: api, eur_per_mtok: 2.2}}}\n")
            << QStringLiteral("breakeven") << QStringLiteral("120") << QStringLiteral("million tokens a day")
            << QStringLiteral("the first threshold");
        // 10 €/h × 8,760 h × 3 years
        QTest::newRow("a tariff without a throughput")
            << QByteArray("economics: {tariff: {kind: rented, eur_per_hour: 10}, horizon_years: 3}\n")
            << QStringLiteral("money") << QStringLiteral("263") << QStringLiteral("thousand €, paid in all")
            << QStringLiteral("over the whole life");
        QTest::newRow("candidates without a cost")
            << QByteArray("candidates:\n"
                          "  - {id: A, values: {goodput_tokens_per_s: 2800, energy_j_per_token: 2.0}}\n"
                          "  - {id: B, values: {goodput_tokens_per_s: 4000, energy_j_per_token: 3.0}}\n"
                          "  - {id: C, values: {goodput_tokens_per_s: 2000, energy_j_per_token: 3.0}}\n"
                          "scorecard: {axes: [goodput_tokens_per_s, energy_j_per_token]}\n")
            << QStringLiteral("frontier") << QStringLiteral("2") << QStringLiteral("on the front")
            << QStringLiteral("of 3 candidate(s)");
    }
    void everySlideHasItsNumber()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, id);
        QFETCH(QString, value);
        QFETCH(QString, unit);
        QFETCH(QString, note);
        const Talk talk(yaml);
        for (const Slide &slide : ui::slides::slidesOf(talk.input())) {
            QVERIFY2(!slide.sentence.isEmpty(), qPrintable(slide.id));
            if (slide.id != QLatin1String("question")) // some ask for nothing in figures
                QVERIFY2(slide.number && !slide.number->value.isEmpty(), qPrintable(slide.id));
        }
        const auto slide = talk.slide(qPrintable(id));
        QVERIFY(slide);
        if (!value.isEmpty())
            QCOMPARE(slide->number->value, value);
        QCOMPARE(slide->number->unit, unit);
        QCOMPARE(slide->number->note, note);
    }

    void theQuestionIsWhatIsAsked()
    {
        ui::Session session;
        session.openExample(QStringLiteral("llama70b-prod"));
        const auto slide = ui::slides::questionSlide(
            {.project = *session.project(), .document = session.document(), .evaluation = *session.evaluation()});
        QCOMPARE(slide->number->value, QStringLiteral("200"));
        QCOMPARE(slide->number->unit, QStringLiteral("requests a second"));
    }

    /// Who limits the whole answer limits its pace.
    void aLimitOfTheWholeAnswerAlone()
    {
        const Talk talk("scenario:\n"
                        "  workload: {prompt_tokens: {p50: 600}, output_tokens: {p50: 180}}\n"
                        "  slo: {e2e_p95_ms: 10000}\n");
        const auto slide = talk.slide("question");
        const auto *picture = std::get_if<ui::slides::Stretches>(&*slide->drawing);
        QVERIFY(picture);
        QCOMPARE(picture->rows.size(), 1);
        QVERIFY(!picture->rows[0].open);
        QCOMPARE(spaced(picture->rows[0].words), QStringLiteral("180 tokens out: the whole answer within 10 s (p95)"));
    }

    void whatIsBoughtBeyondTheLoad_data()
    {
        QTest::addColumn<QByteArray>("sizing");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *sizing, const char *words) {
            QTest::newRow(sizing) << QByteArray(sizing) << QString::fromUtf8(words);
        };
        // 95 requests a second by tens: 10 replicas; with a quarter more 12; with a tenth upon that 14
        row("headroom: 0.25", "2 more as head-room");
        row("reserve: 0.1", "1 more as a reserve");
        row("redundancy: n+1", "1 more to spare");
        row("headroom: 0.25, reserve: 0.1", "4 more as head-room and reserve");
        row("headroom: 0.25, redundancy: n+1", "3 more: head-room and one to spare");
        row("reserve: 0.1, redundancy: n+1", "2 more: reserve and one to spare");
        row("headroom: 0.25, reserve: 0.1, redundancy: n+1", "5 more: head-room, reserve and one to spare");
        row("headroom: 0.0, redundancy: n+1", "1 more to spare");
    }
    void whatIsBoughtBeyondTheLoad()
    {
        QFETCH(QByteArray, sizing);
        QFETCH(QString, words);
        const Talk talk("scenario:\n"
                        "  workload: {arrivals: {kind: poisson, rate_rps: 95}}\n"
                        "  throughput: {output_tokens_per_s: 1000, request_throughput_rps: 10}\n"
                        "  hardware: {gpu: h100-sxm-80gb}\n"
                        "  sizing: {" +
                        sizing + "}\n");
        const auto drawing = ui::slides::fleetOf(talk.input());
        QVERIFY(drawing);
        const auto *fleet = std::get_if<ui::slides::Counted>(&*drawing);
        QVERIFY(fleet && fleet->parts.size() == 2);
        QCOMPARE(fleet->parts[1].words, words);
    }

    /// At every load the bars are the energy there times the grid, as the Money page has it.
    void countriesAreThoseOfTheLoadAtHand()
    {
        ui::Session session;
        session.openExample(QStringLiteral("throughput-on-lo0"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), 120'000);
        core::Diagnostics remarks;
        const auto catalogue = ui::loadCatalogue(remarks);
        QList<QPointF> before;
        for (const std::optional<double> load : {std::optional<double>(), std::optional(1.0)}) {
            session.setOperatingLoad(load);
            QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), 120'000);
            const auto &size = session.evaluation()->size;
            const auto slide = ui::slides::countriesSlide(
                {.project = *session.project(), .document = session.document(), .evaluation = *session.evaluation()});
            QVERIFY(slide);
            const auto &bars = slide->picture->series.first();
            QVERIFY(bars.points != before);
            before = bars.points;
            const auto figures = core::project::countryFigures(size, *catalogue, 1.0);
            const std::string home = session.project()->site.zone.value_or("");
            int known = 0;
            for (const QPointF &bar : bars.points)
                for (const auto &country : figures)
                    known += country.id != home && std::abs(country.carbonGramsPerMillionTokens - bar.y()) < 1e-9;
            QVERIFY2(known >= bars.points.size() - 1, qPrintable(QString::number(known))); // all but home
            for (const int own : bars.emphasised)
                QCOMPARE(bars.points[own].y(), size.carbonGramsPerMillionTokens->value);
        }
    }

    /// On the wall stands what the sizing lists, and no other number.
    void assumedIsWhatTheSizingLists_data()
    {
        QTest::addColumn<QString>("example");
        for (const char *example : {"chat-sized", "whole-row", "throughput-on-lo0"})
            QTest::newRow(example) << QString::fromLatin1(example);
    }
    void assumedIsWhatTheSizingLists()
    {
        QFETCH(QString, example);
        ui::Session session;
        session.openExample(example);
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), 120'000);
        ui::SizingPage page(session);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), 120'000);
        const auto *words = page.findChild<QLabel *>(QStringLiteral("sizing.assumed"));
        QVERIFY(words != nullptr);
        const qsizetype listed = words->text().count(QChar(0x2022));
        QVERIFY(listed > 0);
        const auto slide = ui::slides::assumptionsSlide(
            {.project = *session.project(), .document = session.document(), .evaluation = *session.evaluation()});
        QVERIFY(slide && slide->drawing);
        const auto *picture = std::get_if<ui::slides::Counted>(&*slide->drawing);
        QVERIFY(picture != nullptr);
        QCOMPARE(picture->parts.last().count, listed);
        QVERIFY2(slide->sentence.endsWith(QStringLiteral("assumed besides: %1.").arg(listed)),
                 qPrintable(slide->sentence));
    }

    void productionIsNotABenchmark()
    {
        const char *shown = "scenario: {workload: {arrivals: {kind: closed}}}\n";
        const Talk production(QByteArray("results: [{path: gateway.json, role: production}]\n") + shown,
                              productionSweep());
        const Talk benchmark(QByteArray("results: [{path: gateway.json}]\n") + shown, productionSweep());
        QCOMPARE(production.slide("knee")->number->provenance, core::project::Provenance::Production);
        QCOMPARE(benchmark.slide("knee")->number->provenance, core::project::Provenance::Benchmark);
    }

    /// "with 20 % less or more": what less does stands first, however large.
    void theEndsAreSaidInTheirOrder_data()
    {
        QTest::addColumn<double>("atLow");
        QTest::addColumn<double>("atHigh");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("note");
        QTest::newRow("more does more") << 1.0 << 1.33 << QStringLiteral("+33 %")
                                        << QStringLiteral("±0 % to +33 % with 20 % less or more of it");
        QTest::newRow("less does more") << 1.5 << 0.8 << QStringLiteral("+50 %")
                                        << QStringLiteral("+50 % to −20 % with 20 % less or more of it");
    }
    void theEndsAreSaidInTheirOrder()
    {
        QFETCH(double, atLow);
        QFETCH(double, atHigh);
        core::sensitivity::TornadoBar bar;
        bar.lever = "economics.tariff.eur_per_hour";
        bar.name = core::Text(CORE_TEXT("cost of an hour"));
        bar.base = 10.0;
        bar.low = 8.0;
        bar.high = 12.0;
        bar.outcomeBase = 1.0;
        bar.atLow = atLow;
        bar.atHigh = atHigh;
        core::sensitivity::Sensitivity sensitivity;
        sensitivity.outcome = "cpm_eur_per_mtok";
        sensitivity.tornado = {bar};
        const Talk talk("title: t\n");
        ui::slides::Input input = talk.input();
        input.sensitivity = &sensitivity;
        const auto slide = ui::slides::sensitivitySlide(input);
        QTEST(spaced(slide->number->value), "value");
        QTEST(spaced(slide->number->note), "note");
    }

    /// In high contrast nothing is pale: the long part is an outline in the full colour.
    void theLongPartInHighContrast()
    {
        ui::slides::Stretches stretches;
        ui::slides::Stretches::Row row;
        row.to = 1.0;
        row.longTo = 2.0;
        row.role = ui::charts::Role::Tpot;
        stretches.rows << row;
        for (const bool dark : {false, true}) {
            const ui::Theme &theme = ui::Theme::contrastTheme(dark);
            QImage picture(800, 400, QImage::Format_RGB32);
            picture.fill(theme.page);
            QPainter painter(&picture);
            ui::slides::paint({painter, theme, [](double design) { return design; },
                               [](double factor, QFont::Weight weight) {
                                   QFont font = QApplication::font();
                                   font.setPixelSize(static_cast<int>(20 * factor));
                                   font.setWeight(weight);
                                   return font;
                               }},
                              QRectF(0, 0, 800, 400), stretches);
            painter.end();
            const QRgb full = theme.series(row.role).rgb(), ground = theme.page.rgb();
            int pale = 0, outlined = 0, filled = 0;
            for (int y = 0; y < picture.height(); ++y) {
                filled += picture.pixel(200, y) == full;
                outlined += picture.pixel(600, y) == full;
                pale += picture.pixel(600, y) != full && picture.pixel(600, y) != ground;
            }
            QVERIFY(filled > 30);
            QVERIFY2(outlined >= 2 && outlined < filled / 2, qPrintable(QString::number(outlined)));
            QVERIFY2(pale <= 4, qPrintable(QString::number(pale))); // where a line ends between two pixels
        }
    }
};

UI_TEST_MAIN(SlidesTest)
#include "tst_slides.moc"
