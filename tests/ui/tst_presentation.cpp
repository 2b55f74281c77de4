// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/charts/chartwidget.h"
#include "ui/models/axistexts.h"
#include "ui/presentation/presentationwindow.h"
#include "ui/presentation/whatifslider.h"
#include "ui/session.h"
#include "ui/style/theme.h"

#include <QDir>
#include <QImage>
#include <cmath>

using ui::PresentationWindow;

namespace {

/// Pixels of a slide that are not its ground, in a part of it.
int inkIn(const QImage &picture, const QRect &rect)
{
    const QRgb ground = picture.pixel(4, 4);
    int ink = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            ink += picture.pixel(x, y) != ground ? 1 : 0;
    return ink;
}

} // namespace

class PresentationTest : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<ui::Session> m_session;
    std::unique_ptr<PresentationWindow> m_window;

    void open(const char *example)
    {
        m_session = std::make_unique<ui::Session>();
        m_session->openExample(QString::fromLatin1(example));
        QTRY_VERIFY(!m_session->busy());
        m_window = std::make_unique<PresentationWindow>(*m_session);
        m_window->resize(1280, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

private Q_SLOTS:
    void init() { ui::applyTheme(*qApp, ui::ThemeMode::Light); }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void theTalkHasItsSlides()
    {
        open("throughput-on-lo0");
        const QStringList ids = m_window->ids();
        for (const char *id : {"question", "headline", "knee", "frontier", "dominance", "assumptions"})
            QVERIFY2(ids.contains(QString::fromLatin1(id)), id);
        QCOMPARE(ids.first(), QStringLiteral("question"));
        QCOMPARE(ids.last(), QStringLiteral("assumptions"));
        for (int i = 0; i < m_window->count(); ++i) {
            m_window->goTo(i);
            QVERIFY2(!m_window->slide().sentence.isEmpty(), qPrintable(ids[i]));
            QVERIFY2(m_window->slide().picture || m_window->slide().drawing, qPrintable(ids[i]));
            QVERIFY(m_window->accessibleDescription().contains(m_window->slide().sentence));
        }
    }

    void whatMovesItJoinsTheTalk()
    {
        open("throughput-on-lo0");
        m_window->goTo(QStringLiteral("knee"));
        QTRY_VERIFY(m_window->ids().contains(QStringLiteral("sensitivity")));
        QCOMPARE(m_window->slide().id, QStringLiteral("knee")); // the slide that is shown stays
        QVERIFY(m_window->goTo(QStringLiteral("sensitivity")));
        const auto &slide = m_window->slide();
        QVERIFY(slide.picture && !slide.picture->series.isEmpty());
        QVERIFY(slide.number && slide.number->value.startsWith(QStringLiteral("±")));
        QVERIFY(!m_window->grab().isNull());
    }

    void anEmptyProjectStillHasAQuestion()
    {
        m_session = std::make_unique<ui::Session>();
        m_window = std::make_unique<PresentationWindow>(*m_session);
        m_window->resize(1024, 640);
        QVERIFY(m_window->count() >= 1);
        QVERIFY(!m_window->grab().isNull());
    }

    void presentersKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("right") << int(Qt::Key_Right) << 0 << 1;
        QTest::newRow("page down") << int(Qt::Key_PageDown) << 1 << 2;
        QTest::newRow("space") << int(Qt::Key_Space) << 1 << 2;
        QTest::newRow("left") << int(Qt::Key_Left) << 2 << 1;
        QTest::newRow("page up") << int(Qt::Key_PageUp) << 2 << 1;
        QTest::newRow("left of the first") << int(Qt::Key_Left) << 0 << 0;
        QTest::newRow("home") << int(Qt::Key_Home) << 3 << 0;
    }
    void presentersKeys()
    {
        QFETCH(int, key);
        QFETCH(int, from);
        QFETCH(int, to);
        open("throughput-on-lo0");
        m_window->goTo(from);
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key));
        QCOMPARE(m_window->current(), to);
    }

    void theLastSlideStays()
    {
        open("throughput-on-lo0");
        QTest::keyClick(m_window.get(), Qt::Key_End);
        QCOMPARE(m_window->current(), m_window->count() - 1);
        QTest::keyClick(m_window.get(), Qt::Key_PageDown);
        QCOMPARE(m_window->current(), m_window->count() - 1);
    }

    void blankAndBack()
    {
        open("throughput-on-lo0");
        m_window->goTo(1);
        QTest::keyClick(m_window.get(), Qt::Key_B);
        QVERIFY(m_window->blank());
        QCOMPARE(m_window->grab().toImage().pixelColor(640, 360), QColor(Qt::black));
        QTest::keyClick(m_window.get(), Qt::Key_Right); // comes back to where it was
        QVERIFY(!m_window->blank());
        QCOMPARE(m_window->current(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_W);
        QCOMPARE(m_window->grab().toImage().pixelColor(640, 360), QColor(Qt::white));
    }

    void escapeCloses()
    {
        open("throughput-on-lo0");
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }

    void lightAndDark()
    {
        open("throughput-on-lo0");
        m_window->setDark(true);
        QCOMPARE(m_window->grab().toImage().pixelColor(4, 4), ui::Theme::darkTheme().page);
        QTest::keyClick(m_window.get(), Qt::Key_D);
        QCOMPARE(m_window->grab().toImage().pixelColor(4, 4), ui::Theme::lightTheme().page);
        // Who needs the contrast keeps it.
        m_window->setPalette(ui::Theme::contrastTheme(false).palette());
        QTest::keyClick(m_window.get(), Qt::Key_D);
        QVERIFY(ui::Theme::of(m_window.get()).dark && ui::Theme::of(m_window.get()).highContrast);
        QTest::keyClick(m_window.get(), Qt::Key_D);
        QVERIFY(!ui::Theme::of(m_window.get()).dark && ui::Theme::of(m_window.get()).highContrast);
    }

    void playingMovesTheFiguresAndIsNotTakenHome()
    {
        open("throughput-on-lo0");
        QVERIFY(m_window->goTo(QStringLiteral("knee")));
        QVERIFY(m_window->slide().number.has_value());
        const QString before = m_window->slide().number->value;
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QVERIFY(m_session->operatingLoad().has_value());
        QTRY_VERIFY2(m_window->slide().number->value != before, qPrintable(before));
        m_window->close();
        QVERIFY(!m_session->operatingLoad());
        QVERIFY(!m_session->isModified());
    }

    void lessThroughputTipsTheFrontier()
    {
        open("r13-scorecard");
        QVERIFY(m_window->goTo(QStringLiteral("frontier")));
        QVERIFY(m_window->slide().whatIf.has_value());
        QVERIFY(!m_window->slide().whatIf->ticks.isEmpty());
        const QString before = m_window->slide().number->value;
        for (int i = 0; i < 8; ++i)
            QTest::keyClick(m_window.get(), Qt::Key_Down);
        QVERIFY2(m_window->slide().number->value != before,
                 qPrintable(before)); // dearer a token at the same price an hour
    }

    void theHeadlineSaysWhatIsMissing()
    {
        open("r13-scorecard"); // candidates that state their figures, and a scenario that states nothing
        m_window->goTo(QStringLiteral("headline"));
        const ui::slides::Slide &slide = m_window->slide();
        QVERIFY(slide.number.has_value());
        QVERIFY2(slide.number->unit.contains(QStringLiteral("per million")), qPrintable(slide.number->unit));
        QVERIFY(slide.picture); // what the candidates cost: there is no fleet to count
        QVERIFY2(slide.remark.contains(QStringLiteral("Throughput")), qPrintable(slide.remark));
    }

    /// One sentence, one picture, one number: of every example, on every slide.
    void everySlideOfEveryExample_data()
    {
        QTest::addColumn<QString>("example");
        for (const QString &file : QDir(QStringLiteral(PARETOSCOPE_SOURCE_DIR "/resources/examples"))
                                       .entryList({QStringLiteral("*.yaml")}, QDir::Files))
            QTest::newRow(qPrintable(file)) << QFileInfo(file).completeBaseName();
    }
    void everySlideOfEveryExample()
    {
        QFETCH(QString, example);
        open(qPrintable(example));
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->busy(), 120'000);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->working(), 120'000);
        for (const QString &id : m_window->ids()) {
            m_window->goTo(id);
            const ui::slides::Slide &slide = m_window->slide();
            QVERIFY2(!slide.sentence.isEmpty(), qPrintable(id));
            QVERIFY2(slide.number && !slide.number->value.isEmpty(), qPrintable(id));
            QVERIFY2(slide.picture.has_value() != slide.drawing.has_value(), qPrintable(id));
            QVERIFY2(!(slide.picture ? slide.picture->summary : ui::slides::summaryOf(*slide.drawing)).isEmpty(),
                     qPrintable(id));
            if (slide.drawing) // it is seen, left of the number
                QVERIFY2(inkIn(m_window->grab().toImage(), {60, 200, 780, 430}) > 2000, qPrintable(id));
        }
    }

    void whatIsCountedFindsRoom_data()
    {
        QTest::addColumn<qsizetype>("things");
        QTest::addColumn<qsizetype>("together");
        QTest::addColumn<qsizetype>("aSquareIs");
        QTest::newRow("one node of eight") << qsizetype(1) << qsizetype(8) << qsizetype(1);
        QTest::newRow("22 replicas of four") << qsizetype(22) << qsizetype(4) << qsizetype(1);
        QTest::newRow("three replicas of seven") << qsizetype(3) << qsizetype(7) << qsizetype(1);
        QTest::newRow("a thousand nodes: squares of nodes") << qsizetype(1000) << qsizetype(8) << qsizetype(1);
        QTest::newRow("100,000: a hundred a square") << qsizetype(100'000) << qsizetype(1) << qsizetype(100);
        QTest::newRow("two thousand millions") << qsizetype(2'000'000'000) << qsizetype(8) << qsizetype(1'000'000);
        QTest::newRow("none") << qsizetype(0) << qsizetype(0) << qsizetype(1);
    }
    void whatIsCountedFindsRoom()
    {
        QFETCH(qsizetype, things);
        QFETCH(qsizetype, together);
        QFETCH(qsizetype, aSquareIs);
        const QSizeF room(800, 380);
        const ui::slides::SquareGrid grid = ui::slides::gridOf(things, together, room, 64, 9);
        QCOMPARE(grid.thingsPerSquare, aSquareIs);
        QVERIFY(grid.side >= 9 && grid.side <= 64);
        const qsizetype shown = (std::max<qsizetype>(things, 1) + aSquareIs - 1) / aSquareIs;
        QRectF before;
        for (qsizetype thing = 0; thing < shown; ++thing)
            for (qsizetype part = 0; part < grid.blockColumns * grid.blockRows; ++part) {
                const QRectF square = grid.square(thing, part);
                QVERIFY(QRectF(0, 0, 800.01, 380.01).contains(square));
                QVERIFY(!square.intersects(before));
                before = square;
            }
    }

    void aRoomTooSmallForAnything()
    {
        QCOMPARE(ui::slides::gridOf(1, 8, QSizeF(2, 2), 64, 9).side, 9.0);
        QVERIFY(ui::slides::gridOf(50, 1, QSizeF(-5, -5), 64, 9).thingsPerSquare >= 10);
    }

    /// 600 tokens in, the first out within 1.5 s at p95; 180 out, one each 60 ms: whole after 1.5 + 180 × 0.06 = 12.3
    /// s.
    void aRequestAtTheLimitsOfItsPromise()
    {
        open("chat-sized");
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->busy(), 120'000);
        m_window->goTo(QStringLiteral("question"));
        QVERIFY(m_window->slide().drawing);
        const auto *picture = std::get_if<ui::slides::Stretches>(&*m_window->slide().drawing);
        QVERIFY(picture != nullptr);
        QCOMPARE(picture->rows.size(), 2);
        QCOMPARE(picture->rows[0].to, 1.5);
        QCOMPARE(picture->rows[1].from, 1.5);
        QVERIFY(std::abs(picture->rows[1].to - 12.3) < 1e-9);
        QVERIFY(picture->rows[1].longTo && std::abs(*picture->rows[1].longTo - 31.5) < 1e-9); // 500 tokens
        QVERIFY2(picture->summary().contains(QStringLiteral("12.3")), qPrintable(picture->summary()));
    }

    /// The fleet of the headline: a square a GPU, 18 replicas for the load and 4 for head-room.
    void theFleetIsCounted()
    {
        open("chat-sized");
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->busy(), 120'000);
        // The number of the knee is of what its picture shows, one replica; the fleet serves many times as much.
        m_window->goTo(QStringLiteral("knee"));
        QVERIFY2(m_window->slide().number->note.contains(QStringLiteral("one replica of 22")),
                 qPrintable(m_window->slide().number->note));
        QVERIFY2(QLocale(QLocale::English).toDouble(m_window->slide().number->value) < 3'000.0,
                 qPrintable(m_window->slide().number->value));
        m_window->goTo(QStringLiteral("headline"));
        QVERIFY(m_window->slide().drawing);
        const auto *picture = std::get_if<ui::slides::Counted>(&*m_window->slide().drawing);
        QVERIFY(picture != nullptr);
        const auto &size = m_session->evaluation()->size;
        QCOMPARE(picture->together, qsizetype(*size.gpusPerReplica));
        qsizetype things = 0;
        for (const auto &part : picture->parts)
            things += part.count;
        QCOMPARE(things * picture->together, qsizetype(*size.gpus));
        QCOMPARE(picture->parts.first().count, qsizetype(*size.replicasForRate));
    }

    void noArrowRunsThroughALabel()
    {
        open("throughput-on-lo0");
        m_window->goTo(QStringLiteral("frontier"));
        const auto *chart = m_window->findChild<ui::charts::ChartWidget *>();
        const auto &spec = chart->spec();
        const auto &layout = chart->scene().layout();
        const auto at = [&](const QString &id) {
            for (const auto &point : spec.scatter)
                if (point.id == id)
                    return layout.map(point.at, ui::charts::AxisSide::Left);
            return QPointF();
        };
        QVERIFY(!spec.arrows.isEmpty());
        for (const auto &arrow : spec.arrows) {
            const QLineF line(at(arrow.from), at(arrow.to));
            for (const auto &text : chart->scene().labels()) {
                if (text.kind != ui::charts::TextItem::Kind::Point)
                    continue;
                for (int step = 10; step < 90; ++step)
                    QVERIFY2(!text.rect.adjusted(2, 4, -2, -4).contains(line.pointAt(step / 100.0)),
                             qPrintable(text.text));
            }
        }
    }

    /// A project whose figures are simulated: its slides have a picture and a number, and what is predicted does not
    /// look like what was measured.
    void aSimulatedTalk()
    {
        m_session = std::make_unique<ui::Session>();
        m_session->openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->busy(), 120'000);
        m_window = std::make_unique<PresentationWindow>(*m_session);
        m_window->resize(1280, 720);
        QVERIFY(m_window->goTo(QStringLiteral("knee")));
        bool band = false;
        for (const ui::charts::SeriesSpec &series : m_window->slide().picture->series) {
            band = band || series.shape == ui::charts::SeriesShape::Band;
            QVERIFY2(series.provenance == core::project::Provenance::Design, qPrintable(series.name));
            QVERIFY2(series.goodputStrip || series.shape == ui::charts::SeriesShape::Line ||
                         series.shape == ui::charts::SeriesShape::Band,
                     qPrintable(series.name));
        }
        QVERIFY(band);
        QVERIFY(m_window->goTo(QStringLiteral("money")));
        QCOMPARE(m_window->slide().picture->left.title, QStringLiteral("million €, paid in all"));
        QVERIFY2(m_window->slide().sentence.contains(QStringLiteral("5.30 million")),
                 qPrintable(m_window->slide().sentence));
        for (const char *id : {"dominance", "mind"}) {
            QVERIFY(m_window->goTo(QString::fromLatin1(id)));
            QVERIFY2(m_window->slide().picture && m_window->slide().number, id);
            QVERIFY(!m_window->slide().picture->summary.isEmpty());
        }
        QVERIFY2(!m_window->slide().sentence.contains(QStringLiteral("gpus")), qPrintable(m_window->slide().sentence));
        for (const QString &id : m_window->ids()) {
            m_window->goTo(id);
            QVERIFY2(m_window->slide().number.has_value(), qPrintable(id));
        }
    }

    void questionAndAnswerAreWhole()
    {
        ui::WhatIfSlider slider;
        ui::slides::WhatIf question;
        question.question = QStringLiteral("What if more ask at once?");
        question.shown = QStringLiteral("12.6 requests a second");
        slider.setQuestion(question);
        QVERIFY(slider.heightForWidth(200) > slider.heightForWidth(2000));
    }

    void axesInASentence()
    {
        QCOMPARE(ui::axistexts::inSentence("gpus"), QStringLiteral("GPUs"));
        QCOMPARE(ui::axistexts::inSentence("ttft_p95_ms"), QStringLiteral("TTFT p95"));
        QCOMPARE(ui::axistexts::inSentence("cpm_eur_per_mtok"), QStringLiteral("cost"));
    }

    void legibleFromAfar()
    {
        open("throughput-on-lo0");
        for (const QString &id : m_window->ids()) {
            m_window->goTo(id);
            const QImage picture = m_window->grab().toImage();
            // The margins are free, the sentence is there and large.
            QVERIFY2(inkIn(picture, {0, 0, 40, 720}) == 0, qPrintable(id));
            QVERIFY2(inkIn(picture, {1240, 0, 40, 720}) == 0, qPrintable(id));
            QVERIFY2(inkIn(picture, {60, 40, 1160, 70}) > 1500, qPrintable(id));
        }
        const auto *chart = m_window->findChild<ui::charts::ChartWidget *>();
        QVERIFY(chart != nullptr);
        // Axis figures are at least a fiftieth of the slide high.
        m_window->goTo(QStringLiteral("knee"));
        for (const auto &text : chart->scene().layout().texts)
            QVERIFY2(text.font.pixelSize() >= 14, qPrintable(text.text));
    }
};

UI_TEST_MAIN(PresentationTest)
#include "tst_presentation.moc"
