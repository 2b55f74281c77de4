// SPDX-License-Identifier: GPL-3.0-or-later
// What people complain of in programs of this kind, each as something that must not happen here. The list with the test
// of each is in README.md beside this file.
#include "tests/ui/samplecharts.h"
#include "tests/ui/uitest.h"
#include "ui/charts/chartaccessible.h"
#include "ui/charts/charttable.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/render.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/pages/startpage.h"
#include "ui/pastedtable.h"
#include "ui/settings.h"
#include "ui/snapshots.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"
#include "ui/widgets/commandsearch.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/examplecard.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/parallelcoordinates.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/snapshotdialog.h"
#include "ui/widgets/statusstrip.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/tour.h"
#include "ui/windowactions.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTemporaryDir>

using namespace ui::charts;
using ui::MainWindow;
using ui::WindowActions;

namespace {

QString figure(MainWindow &window, const char *id)
{
    for (const ui::HeadlineCell &cell : window.headline().cells())
        if (cell.id == QLatin1String(id))
            return cell.value;
    return QStringLiteral("no such figure");
}

std::unique_ptr<MainWindow> shownWindow()
{
    auto window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
    window->resize(1280, 800);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    return window;
}

ChartWidget *chartOf(MainWindow &window)
{
    for (ChartWidget *chart : window.currentPage()->findChildren<ChartWidget *>())
        if (chart->isVisible())
            return chart;
    return nullptr;
}

} // namespace

class HabitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { ui::applyTheme(*qApp, ui::ThemeMode::Light); }

    // 1, fluid with many points, and 2, long tables: tst_charts, tst_tableview. 3, real vectors: tst_charts.

    void exportsOnlyWhatIsShown() // 5
    {
        ChartWidget chart;
        chart.resize(700, 400);
        chart.setSpec(samples::knee(false));
        const qsizetype all = chartTable(chart.spec()).headers.size();
        const QStringList names = chart.seriesNames();
        QVERIFY(names.size() >= 3);
        chart.setSeriesVisible(names.last(), false);
        QCOMPARE(chartTable(chart.spec()).headers.size(), all - 1);
        chart.copyData();
        QVERIFY(!QGuiApplication::clipboard()->text().contains(names.last()));
        chart.setSpec(samples::knee(false)); // new figures, same choice
        QVERIFY(!chart.isSeriesVisible(names.last()));
        chart.setSeriesVisible(names.last(), true);
        QCOMPARE(chartTable(chart.spec()).headers.size(), all);
    }

    void exportsStayOnWhite() // 6
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Dark);
        const QImage picture =
            chartImage(samples::knee(false), {640, 360}, 1.0, Mode::Export, QLocale(), ui::Theme::darkTheme());
        QCOMPARE(picture.pixelColor(1, 1), QColor(Qt::white));
        QTemporaryDir folder;
        QString why;
        const QString path = folder.filePath(QStringLiteral("c.svg"));
        QVERIFY(exportChart(samples::knee(false), path, QSize(640, 360), QLocale(), &why));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("#1a1c1f"));
    }

    void aNewThemeReachesEveryPage() // 7
    {
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id); // made while it is light
            QCoreApplication::processEvents();
        }
        ui::applyTheme(*qApp, ui::ThemeMode::Dark);
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id);
            for (int round = 0; round < 5; ++round)
                QCoreApplication::processEvents();
            const QImage picture = window->currentPage()->grab().toImage();
            int light = 0, all = 0;
            for (int y = 0; y < picture.height(); y += 6)
                for (int x = 0; x < picture.width(); x += 6, ++all)
                    light += picture.pixelColor(x, y).lightness() > 200 ? 1 : 0;
            // The report shows its pages as they will be printed: on white.
            if (entry.id != QLatin1String("report"))
                QVERIFY2(light * 16 < all,
                         qPrintable(QStringLiteral("%1: %2 of %3").arg(entry.id).arg(light).arg(all)));
        }
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
    }

    void sharpAtFractions() // 9
    {
        const QImage picture =
            chartImage(samples::knee(false), {640, 360}, 1.5, Mode::Export, QLocale(), ui::Theme::lightTheme());
        QCOMPARE(picture.size(), QSize(960, 540));
        // Drawn at that size and not blown up: among neighbours of a text there are clear edges.
        int edges = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 1; x < picture.width(); ++x)
                edges += std::abs(qGray(picture.pixel(x, y)) - qGray(picture.pixel(x - 1, y))) > 140 ? 1 : 0;
        QVERIFY2(edges > 200, qPrintable(QString::number(edges)));
    }

    void highContrastReadsEverywhere() // 8
    {
        ui::applyTheme(*qApp, ui::ThemeMode::HighContrast);
        const ui::Theme &theme = ui::Theme::of(QApplication::palette());
        QVERIFY(theme.highContrast);
        for (const QColor &text : {theme.text1, theme.text2, theme.text3, theme.accent, theme.check, theme.gate})
            for (const QColor &ground : {theme.page, theme.chrome, theme.field})
                QVERIFY2(ui::contrastRatio(text, ground) >= 7.0, qPrintable(text.name() + ground.name()));
        for (const Role role : {Role::Throughput, Role::Ttft, Role::Tpot, Role::Goodput, Role::Cost, Role::Energy})
            QVERIFY(ui::contrastRatio(theme.seriesText(role), theme.page) >= 4.5);
        auto window = shownWindow();
        window->session().openExample();
        QCOMPARE(window->grab().toImage().pixelColor(640, 110), theme.page);
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        QVERIFY(!ui::Theme::of(QApplication::palette()).highContrast);
    }

    void presentationIsLarger() // 10
    {
        const QFont font = QApplication::font();
        const auto screen = ChartStyle::make(Mode::Screen, ui::Theme::lightTheme(), font, QLocale());
        const auto slide = ChartStyle::make(Mode::Presentation, ui::Theme::lightTheme(), font, QLocale());
        QVERIFY(slide.text(1.0).pixelSize() >= screen.text(1.0).pixelSize() * 1.4);
        QVERIFY(slide.px(1.0) > screen.px(1.0));
    }

    void markersTellSeriesApartWithoutColour() // 12
    {
        QList<MarkShape> shapes;
        for (const Role role : {Role::Throughput, Role::Ttft, Role::Tpot, Role::Cost, Role::Energy}) {
            QVERIFY(!shapes.contains(markShape(role)));
            shapes << markShape(role);
        }
    }

    // 13, numbers as typed: tst_numberedit. 14 and 15, files have a point: tst_tableimporter and the CLI under de_DE.

    void aSpreadsheetsCellsBecomeResults_data() // 16, the other way round
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("csv");
        QTest::newRow("german") << QStringLiteral("de_DE")
                                << QStringLiteral("concurrency\tttft_p99_ms\r\n1\t110,5\r\n8\t1.240\r\n")
                                << QStringLiteral("concurrency,ttft_p99_ms\n1,110.5\n8,1240\n");
        QTest::newRow("english") << QStringLiteral("en_US") << QStringLiteral("concurrency\tmodel\n1\ta, b\n")
                                 << QStringLiteral("concurrency,model\n1,\"a, b\"\n");
        QTest::newRow("no table") << QStringLiteral("en_US") << QStringLiteral("just words\nand more") << QString();
        QTest::newRow("header alone") << QStringLiteral("en_US") << QStringLiteral("a\tb\n") << QString();
    }
    void aSpreadsheetsCellsBecomeResults()
    {
        QFETCH(QString, locale);
        QFETCH(QString, cells);
        QFETCH(QString, csv);
        QCOMPARE(ui::csvFromClipboard(cells, QLocale(locale)), csv);
    }

    void pastingImports()
    {
        auto window = shownWindow();
        QGuiApplication::clipboard()->setText(
            QStringLiteral("concurrency\tttft_p99_ms\ttotal_tokens_per_s\n1\t110\t350\n8\t240\t2100\n"));
        QVERIFY(window->pasteResults());
        QTRY_COMPARE(window->session().library()->runs.size(), std::size_t{2});
        QGuiApplication::clipboard()->setText(QStringLiteral("nothing"));
        QVERIFY(!window->pasteResults());
        QVERIFY(!window->messages().text().isEmpty());
    }

    // 17, refused drops say why: tst_mainwindow.

    void recentFilesStandOnTheStartPage() // 18
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("schema: paretoscope/1\n");
        file.close();
        ui::Settings::addRecentFile(path);
        auto window = shownWindow();
        QVERIFY(window->showPage(QStringLiteral("start")));
        bool found = false;
        for (const QAbstractButton *button : window->currentPage()->findChildren<QAbstractButton *>())
            found = found || button->text().startsWith(QStringLiteral("mine"));
        QVERIFY(found);
        ui::Settings::reset(ui::Settings::RecentFiles);
    }

    void theWindowComesBackAsItWas() // 18
    {
        ui::Settings::setValue(ui::Settings::TourSeen, true);
        {
            MainWindow window;
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            window.resize(1120, 700);
            window.showPage(QStringLiteral("money"));
            QVERIFY(window.close());
        }
        MainWindow again;
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        QCOMPARE(again.size(), QSize(1120, 700));
        QCOMPARE(again.currentPageId(), QStringLiteral("money"));
        for (const auto key :
             {ui::Settings::WindowGeometry, ui::Settings::WindowState, ui::Settings::Page, ui::Settings::TourSeen})
            ui::Settings::reset(key);
    }

    void theTourComesOnceAtTheFirstStart()
    {
        ui::Settings::reset(ui::Settings::TourSeen);
        {
            MainWindow window;
            window.show();
            QTRY_VERIFY(window.findChild<ui::Tour *>() != nullptr);
            QTest::keyClick(window.findChild<ui::Tour *>(), Qt::Key_Escape);
            QTRY_VERIFY(window.findChild<ui::Tour *>() == nullptr);
        }
        MainWindow again;
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
        QVERIFY(again.findChild<ui::Tour *>() == nullptr);
        ui::Settings::reset(ui::Settings::TourSeen);
    }

    void manyLinesOnManyAxes() // 2
    {
        auto evaluation = std::make_shared<core::project::Evaluation>();
        constexpr int candidates = 1000;
        constexpr std::size_t axes = 80;
        const auto &known = core::scorecard::knownAxes();
        for (std::size_t i = 0; i < axes; ++i)
            evaluation->scorecard.axes.push_back(known[i % known.size()]);
        for (int i = 0; i < candidates; ++i) {
            core::scorecard::Standing standing;
            standing.candidate.id = std::to_string(i);
            for (const auto &axis : evaluation->scorecard.axes)
                standing.candidate.values[axis.id] = static_cast<double>((i * 7919) % 1009);
            evaluation->scorecard.standings.push_back(std::move(standing));
        }
        ui::ParallelCoordinates view;
        view.resize(1200, 500);
        QElapsedTimer timer;
        timer.start();
        view.setEvaluation(evaluation);
        QVERIFY(!view.grab().isNull());
        view.setBrush(0, std::pair(0.5, 1.0));
        QVERIFY(!view.grab().isNull());
        qInfo("%lld ms", timer.elapsed());
        QVERIFY(view.brushed().size() < candidates && !view.brushed().isEmpty());
    }

    void examplesArePictures()
    {
        auto window = shownWindow();
        QVERIFY(window->showPage(QStringLiteral("start")));
        auto *page = qobject_cast<ui::StartPage *>(window->currentPage());
        QVERIFY(page != nullptr);
        QVERIFY(page->cards().size() >= 4);
        for (ui::ExampleCard *card : page->cards())
            QTRY_VERIFY2(card->hasPicture(), qPrintable(card->text()));
        // Nothing touches the edge of a card, whatever the size of the text.
        for (const double factor : {1.0, 1.4}) {
            for (ui::ExampleCard *card : page->cards()) {
                QFont larger = window->font();
                larger.setPointSizeF(larger.pointSizeF() * factor);
                card->setFont(larger);
                card->resize(card->sizeHint());
                const QImage picture = card->grab().toImage();
                const QRgb ground = picture.pixel(picture.width() - 5, 6);
                for (int y = 6; y < picture.height() - 6; ++y)
                    QVERIFY2(picture.pixel(picture.width() - 5, y) == ground, qPrintable(card->text()));
            }
        }
        page->cards().first()->click();
        QVERIFY(window->currentPageId() != QLatin1String("start"));
        QVERIFY(!window->session().library()->runs.empty());
    }

    void aKindOfLoadIsABeginning()
    {
        auto window = shownWindow();
        window->showPage(QStringLiteral("start"));
        auto *button = window->currentPage()->findChild<QAbstractButton *>(QStringLiteral("start.profile.coding"));
        QVERIFY(button != nullptr);
        button->click();
        QCOMPARE(window->session().project()->scenario.workload.promptTokens.p50->value, 800.0);
    }

    // 19, autosave and recovery: tst_session. 20, cancel: tst_task.

    void undoSaysWhat() // 21
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r1-identity"));
        window->session().setValue(QStringLiteral("economics.tariff.eur_per_hour"), core::project::Node::number(22),
                                   QStringLiteral("price an hour"));
        QAction *undo = nullptr;
        for (const auto &[menu, action] : window->actions().all())
            if (action->shortcut() == QKeySequence(QKeySequence::Undo))
                undo = action;
        QVERIFY(undo != nullptr);
        QVERIFY2(undo->text().contains(QStringLiteral("price an hour")), qPrintable(undo->text()));
        undo->trigger();
        QVERIFY(!window->session().isModified());
    }

    void everythingWithTheKeyboardHasAName() // 22
    {
        auto window = shownWindow();
        window->session().openExample();
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id);
            QCoreApplication::processEvents();
            for (QWidget *widget : window->findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                // The bar over docks that lie on one another is Qt's own; each of its tabs has a name.
                if (qobject_cast<QTabBar *>(widget) != nullptr && widget->parent() == window.get())
                    continue;
                QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
                QVERIFY(spoken != nullptr);
                const QString where =
                    QStringLiteral("%1: %2 %3")
                        .arg(entry.id, QString::fromLatin1(widget->metaObject()->className()),
                             widget->objectName() + QStringLiteral(" in ") +
                                 QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
                QVERIFY2(!spoken->text(QAccessible::Name).isEmpty() || qobject_cast<QScrollArea *>(widget) != nullptr,
                         qPrintable(where));
            }
        }
    }

    /// Whoever goes by Tab sees where the keyboard is.
    void theKeyboardIsSeen() // 22
    {
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        QStringList unseen;
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id);
            for (int round = 0; round < 5; ++round)
                QCoreApplication::processEvents();
            QTRY_VERIFY_WITH_TIMEOUT(!window->currentPage()->working(), 60'000);
            for (QWidget *widget : window->findChildren<QWidget *>()) {
                if (!widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus) ||
                    widget->window() != window.get() || widget->visibleRegion().isEmpty() ||
                    qobject_cast<QScrollArea *>(widget) != nullptr || widget->focusProxy() != nullptr)
                    continue;
                window->centralWidget()->setFocus();
                QCoreApplication::processEvents();
                const QRect where(widget->mapTo(window.get(), QPoint(0, 0)), widget->size());
                const QImage before = window->grab(where.adjusted(-3, -3, 3, 3)).toImage();
                window->setAttribute(Qt::WA_KeyboardFocusChange); // as the Tab key does
                widget->setFocus(Qt::TabFocusReason);
                QCoreApplication::processEvents();
                if (widget->hasFocus() && window->grab(where.adjusted(-3, -3, 3, 3)).toImage() == before)
                    unseen << QStringLiteral("%1: %2 %3 “%4”")
                                  .arg(entry.id, QString::fromLatin1(widget->metaObject()->className()),
                                       widget->objectName(), widget->accessibleName());
            }
        }
        unseen.removeDuplicates();
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QLatin1Char('\n'))));
    }

    void chartsSpeak()
    {
        ChartWidget chart;
        chart.resize(600, 300);
        chart.setSpec(samples::knee(false));
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(spoken != nullptr);
        QCOMPARE(spoken->role(), QAccessible::Chart);
        const QString said = spoken->text(QAccessible::Description);
        QVERIFY2(said.startsWith(samples::knee(false).summary), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("highest")), qPrintable(said));
        QVERIFY(spoken->text(QAccessible::Value).contains(QStringLiteral("3400")));
    }

    void extremesAreSpoken()
    {
        ChartSpec spec;
        SeriesSpec series;
        series.name = QStringLiteral("Throughput");
        series.points = {{1.0, 350.0}, {8.0, 2100.0}, {32.0, 1800.0}};
        spec.series << series;
        QCOMPARE(spokenExtremes(spec, QLocale::c()), QStringLiteral("Throughput: lowest 350 at 1, highest 2100 at 8."));
        series.points.resize(1); // one mark has no extremes
        spec.series = {series};
        QVERIFY(spokenExtremes(spec, QLocale::c()).isEmpty());
    }

    void textSizeChangesWhileRunning() // 11
    {
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        const QFont before = QApplication::font();
        const int small = window->headline().sizeHint().height();
        ui::applyTextSize(200);
        QCOMPARE(QApplication::font().pointSizeF(), 2 * before.pointSizeF());
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
        QVERIFY(window->headline().sizeHint().height() > small * 3 / 2);
        const auto *sentence = window->currentPage()->findChild<QLabel *>(QStringLiteral("page.sentence"));
        QVERIFY(sentence->font().pointSizeF() > 1.9 * before.pointSizeF());
        const auto *field = window->scenario().field(QStringLiteral("energy.pue"));
        QVERIFY(field != nullptr && field->font().pointSizeF() > 1.9 * before.pointSizeF());
        ui::applyTextSize(100);
        QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
    }

    void largeTextIsWhole_data() // 11
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x720") << QSize(1280, 720);
        QTest::newRow("1920x1080") << QSize(1920, 1080);
    }

    /// At 200 % the window still fits its screen, no figure of the headline is cut, no page is wider than its room and
    /// no tab hides.
    void largeTextIsWhole()
    {
        QFETCH(QSize, size);
        ui::applyTextSize(200);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        const auto settle = [] {
            for (int round = 0; round < 12; ++round)
                QCoreApplication::processEvents();
        };
        QStringList wrong;
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            QVERIFY(window->showPage(entry.id));
            QTRY_VERIFY_WITH_TIMEOUT(!window->session().busy() && !window->currentPage()->working(), 60'000);
            settle();
            if (!window->headline().isWhole() || window->size() != size)
                wrong << entry.id + QStringLiteral(": the window or its headline");
            const auto *scroll = window->currentPage()->findChild<QScrollArea *>(QStringLiteral("page.scroll"));
            QVERIFY(scroll != nullptr);
            if (const int over = scroll->horizontalScrollBar()->maximum(); over > 0)
                wrong << QStringLiteral("%1: %2 pixels too wide").arg(entry.id).arg(over);
            for (const ui::LineTabs *tabs : window->currentPage()->findChildren<ui::LineTabs *>())
                if (tabs->isVisible() && tabs->tabRect(tabs->count() - 1).right() >= tabs->width())
                    wrong << entry.id + QStringLiteral(": a tab hides");
        }
        QCOMPARE(wrong.join(QLatin1Char('\n')), QString());
    }

    /// At 200 % in 1280×720 the page keeps most of the window: the headline folds into one row whose rest is a click
    /// away, and a sentence that would fill the page scrolls with it.
    void aLowWindowIsForThePage() // 11
    {
        ui::applyTextSize(200);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        window->resize(1280, 720);
        QTRY_COMPARE(window->size(), QSize(1280, 720));
        QVERIFY(window->showPage(QStringLiteral("sizing")));
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().busy(), 60'000);
        for (int round = 0; round < 12; ++round)
            QCoreApplication::processEvents();
        ui::HeadlineStrip &headline = window->headline();
        QVERIFY(window->minimumSizeHint().height() <= 720);
        QVERIFY2(window->currentPage()->height() * 2 > 720,
                 qPrintable(QString::number(window->currentPage()->height())));
        QVERIFY(headline.isFolded() && headline.isWhole());
        QSet<QString> seen;
        auto *turn = headline.findChild<QAbstractButton *>(QStringLiteral("headline.turn"));
        QVERIFY(turn != nullptr && turn->isVisible());
        for (int i = 0; i < 8; ++i, turn->click())
            for (const ui::HeadlineCell &cell : headline.cells()) {
                const auto *button = headline.findChild<QAbstractButton *>(QStringLiteral("headline.") + cell.id);
                if (!button->isVisible())
                    continue;
                QVERIFY(headline.rect().contains(button->geometry()));
                QVERIFY(!button->geometry().intersects(turn->geometry()));
                seen << cell.id;
            }
        QCOMPARE(seen.size(), headline.cells().size());
        // Open checks are never out of sight: where their figure is folded away, the way to it says them.
        const auto checks = std::find_if(headline.cells().begin(), headline.cells().end(),
                                         [](const ui::HeadlineCell &cell) { return cell.isChecks; });
        QVERIFY(checks != headline.cells().end() && checks->value != QStringLiteral("0"));
        const auto *shown = headline.findChild<QAbstractButton *>(QStringLiteral("headline.checks"));
        for (int i = 0; i < 4; ++i, turn->click())
            QCOMPARE(turn->accessibleName().contains(checks->unit), !shown->isVisible());
        const auto *scroll = window->currentPage()->findChild<QScrollArea *>(QStringLiteral("page.scroll"));
        const auto *sentence = window->currentPage()->findChild<QLabel *>(QStringLiteral("page.sentence"));
        QVERIFY(scroll->widget()->isAncestorOf(sentence) || sentence->height() * 3 < window->currentPage()->height());
        window->resize(1280, 2000);
        QTRY_VERIFY(!headline.isFolded());
        QVERIFY(!scroll->widget()->isAncestorOf(sentence));
        QVERIFY(!turn->isVisible());
    }

    /// Over all axes the lines have names: beside their ends, none over another, none cut.
    void linesOverAllAxesHaveNames()
    {
        auto evaluation = std::make_shared<core::project::Evaluation>();
        const auto &known = core::scorecard::knownAxes();
        for (const std::size_t axis : {0U, 1U, 5U})
            evaluation->scorecard.axes.push_back(known[axis]);
        constexpr int candidates = 12;
        for (int i = 0; i < candidates; ++i) {
            core::scorecard::Standing standing;
            standing.candidate.id = "K" + std::to_string(i);
            standing.candidate.label = "candidate number " + std::to_string(i);
            standing.status = i == 0 ? core::scorecard::Status::Front : core::scorecard::Status::Dominated;
            for (std::size_t a = 0; a < 3; ++a)
                if (i != 3 || a < 2) // one whose last axis is unknown
                    standing.candidate.values[evaluation->scorecard.axes[a].id] = i < 6 ? 1.0 : 1.0 + i;
            evaluation->scorecard.standings.push_back(std::move(standing));
        }
        ui::ParallelCoordinates view;
        view.resize(900, 320);
        view.setEvaluation(evaluation);
        QCOMPARE(view.names().size(), candidates);
        for (const QSize size : {QSize(900, 320), QSize(620, 150), QSize(280, 130)}) {
            view.resize(size);
            const auto names = view.names();
            QVERIFY(!names.isEmpty());
            bool front = false;
            for (qsizetype i = 0; i < names.size(); ++i) {
                front = front || (names[i].id == QLatin1String("K0") && names[i].strong);
                QVERIFY(QRectF(view.rect()).contains(names[i].rect));
                QVERIFY(names[i].from.x() < names[i].rect.left());
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY(names[i].rect.top() >= names[j].rect.bottom() - 0.01 ||
                            names[j].rect.top() >= names[i].rect.bottom() - 0.01);
            }
            QVERIFY(front);
        }
        view.setHighlighted(QStringLiteral("K7"));
        const auto names = view.names();
        QVERIFY(std::any_of(names.begin(), names.end(),
                            [](const auto &name) { return name.id == QLatin1String("K7") && name.strong; }));
    }

    void statusIsCutWithDots()
    {
        auto window = shownWindow();
        auto *strip = window->findChild<ui::StatusStrip *>();
        QVERIFY(strip != nullptr);
        const QString all = QString(400, QLatin1Char('m'));
        strip->setSummary(all);
        QCOMPARE(strip->text(), all);
        QVERIFY(!strip->findChildren<ui::ElidedLabel *>().isEmpty());
    }

    void zeroOnALogAxisIsSaid() // 23
    {
        ChartSpec spec;
        spec.x.title = QStringLiteral("x");
        spec.left.title = QStringLiteral("y");
        SeriesSpec series;
        series.name = QStringLiteral("s");
        series.points = {{0.0, 1.0}, {1.0, 2.0}, {10.0, 3.0}, {100.0, 4.0}};
        spec.series << series;
        ChartWidget chart;
        chart.resize(600, 400);
        chart.setSpec(spec);
        QVERIFY(chart.canBeLogarithmic());
        QCOMPARE(chart.scene().layout().dropped, 0);
        chart.setLogarithmic(true, std::nullopt);
        QCOMPARE(chart.scene().layout().dropped, 1);
        bool said = false;
        for (const TextItem &text : chart.scene().layout().texts)
            said = said || text.kind == TextItem::Kind::Footnote;
        QVERIFY(said);
        chart.setLogarithmic(std::nullopt, std::nullopt);
        QCOMPARE(chart.scene().layout().dropped, 0);
    }

    void theHandleMovesTheHeadline()
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r12-knee"));
        window->showPage(QStringLiteral("knee"));
        QCoreApplication::processEvents();
        QTRY_VERIFY(!window->session().busy());
        const QString before = figure(*window, "goodput");
        ChartWidget *chart = chartOf(*window);
        QVERIFY(chart != nullptr);
        QVERIFY(!chart->spec().vertical.isEmpty());
        const auto handle = [&] {
            for (const VerticalMark &mark : chart->spec().vertical)
                if (mark.draggable)
                    return chart->scene().handleCentre(mark).toPoint();
            return QPoint();
        };
        const ChartLayout &layout = chart->scene().layout();
        const QPoint to(qRound(layout.mapX(9.0)), handle().y());
        QTest::mousePress(chart, Qt::LeftButton, {}, handle());
        QTest::mouseMove(chart, QPoint((handle().x() + to.x()) / 2, to.y()));
        QTest::mouseMove(chart, to);
        QTRY_VERIFY(figure(*window, "goodput") != before); // already while the hand moves
        QVERIFY(std::abs(handle().x() - to.x()) <= 1);     // and the handle stays in it
        QTest::mouseRelease(chart, Qt::LeftButton, {}, to);
        QCOMPARE(window->session().operatingLoad(), std::optional(8.0)); // the tested load that is nearest
        QTRY_COMPARE(figure(*window, "goodput"), QStringLiteral("2,100"));
        auto *back = window->currentPage()->findChild<QAbstractButton *>(QStringLiteral("knee.back"));
        QVERIFY(back != nullptr && back->isVisible());
        back->click();
        QTRY_COMPARE(figure(*window, "goodput"), before);
        QTRY_VERIFY(!back->isVisible());
    }

    void tablesFilterByKeyboard()
    {
        auto window = shownWindow();
        window->session().openExample(QStringLiteral("r13-scorecard"));
        window->showPage(QStringLiteral("scorecard"));
        auto *table = window->currentPage()->findChild<ui::TableView *>();
        QVERIFY(table != nullptr);
        const int all = table->model()->rowCount();
        table->setFocus();
        table->startFilter();
        auto *edit = table->findChild<QLineEdit *>(QStringLiteral("table.filter"));
        QVERIFY(edit->isVisible() && edit->hasFocus());
        edit->setText(QStringLiteral("zzz"));
        QCOMPARE(table->model()->rowCount(), 0);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!edit->isVisible());
        QCOMPARE(table->model()->rowCount(), all);
    }

    void snapshotsSideBySide()
    {
        auto window = shownWindow();
        ui::Session &session = window->session();
        session.openExample(QStringLiteral("r1-identity"));
        QString why;
        QVERIFY(window->snapshots().take(session.document(), QStringLiteral("owned at 11"), &why));
        session.setValue(QStringLiteral("economics.tariff.eur_per_hour"), core::project::Node::number(22),
                         QStringLiteral("x"));
        ui::SnapshotDialog dialog(session, window->snapshots());
        QCOMPARE(dialog.changes().rowCount(), 1);
        QCOMPARE(dialog.changes().item(0, 1)->text(), QStringLiteral("11\u00a0€/h"));
        QCOMPARE(dialog.changes().item(0, 2)->text(), QStringLiteral("22\u00a0€/h"));
        QCOMPARE(dialog.figures().columnCount(), 3); // name, now, snapshot
        const auto found = [&dialog] {
            for (int row = 0; row < dialog.figures().rowCount(); ++row)
                if (dialog.figures().item(row, 1)->text().startsWith(QStringLiteral("2.18")) &&
                    dialog.figures().item(row, 2)->text().startsWith(QStringLiteral("1.09")))
                    return true;
            return false;
        };
        QTRY_VERIFY(found());
    }

    void snapshotsOutliveTheProgram()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        QString why;
        {
            ui::Snapshots first;
            QVERIFY(first.take(core::project::emptyDocument(), QStringLiteral("before saving"), &why));
            first.setProject(path); // the project got a file: what was taken goes along
            QCOMPARE(first.all().size(), 1);
        }
        ui::Snapshots second;
        second.setProject(path);
        QCOMPARE(second.all().size(), 1);
        QCOMPARE(second.all().first().name, QStringLiteral("before saving"));
        second.remove(0);
        ui::Snapshots third;
        third.setProject(path);
        QVERIFY(third.all().isEmpty());
    }

    void nothingIsWiderThanItsWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("usual") << QSize(1280, 720) << 1.0;
        QTest::newRow("small") << QSize(1024, 640) << 1.0;
        QTest::newRow("twice the text") << QSize(1920, 1080) << 2.0;
    }
    void nothingIsWiderThanItsWindow() // 11
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        const QFont before = QApplication::font();
        QFont larger = before;
        larger.setPointSizeF(before.pointSizeF() * text);
        QApplication::setFont(larger);
        auto window = shownWindow();
        window->resize(size);
        window->session().openExample();
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id);
            for (int round = 0; round < 3; ++round)
                QCoreApplication::processEvents();
            QVERIFY2(
                window->width() <= size.width() && window->height() <= size.height(),
                qPrintable(QStringLiteral("%1: %2 × %3").arg(entry.id).arg(window->width()).arg(window->height())));
        }
        window.reset();
        QApplication::setFont(before);
    }
};

UI_TEST_MAIN(HabitsTest)
#include "tst_habits.moc"
