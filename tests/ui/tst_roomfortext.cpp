// SPDX-License-Identifier: GPL-3.0-or-later
// Words are not cut where there is room for them, and what can be read in a narrow view needs no going sideways.
#include "tests/ui/uitest.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/session.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/worksheetview.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QVBoxLayout>

namespace {

std::unique_ptr<ui::MainWindow> shownWindow()
{
    auto window = std::make_unique<ui::MainWindow>(ui::MainWindow::Options{.remembers = false});
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    return window;
}

void settle()
{
    for (int round = 0; round < 12; ++round)
        QCoreApplication::processEvents();
}

/// Whether anything is drawn between two columns.
bool hasInk(const QImage &picture, int from, int to)
{
    for (int x = from; x < to; ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (picture.pixel(x, y) != picture.pixel(picture.width() - 1, 0))
                return true;
    return false;
}

} // namespace

class RoomForTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// However wide the parts below it are.
    void theSentenceStaysInView()
    {
        ui::applyTextSize(200);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        window->resize(1024, 640);
        int scrolling = 0;
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            QVERIFY(window->showPage(entry.id));
            QTRY_VERIFY_WITH_TIMEOUT(!window->session().busy() && !window->currentPage()->working(), 60'000);
            const auto *scroll = window->currentPage()->findChild<QScrollArea *>(QStringLiteral("page.scroll"));
            const auto *sentence = window->currentPage()->findChild<QLabel *>(QStringLiteral("page.sentence"));
            QVERIFY(scroll != nullptr && sentence != nullptr);
            settle();
            if (sentence->parentWidget() != scroll->widget() || sentence->isHidden())
                continue;
            ++scrolling;
            auto *wide = new QWidget(scroll->widget());
            wide->setFixedHeight(20);
            scroll->widget()->layout()->addWidget(wide);
            for (const int beyond : {300, 0}) {
                wide->setMinimumWidth(beyond == 0 ? 0 : scroll->viewport()->width() + beyond);
                settle();
                const QRect words(sentence->mapTo(scroll->widget(), sentence->contentsRect().topLeft()),
                                  sentence->contentsRect().size());
                QVERIFY2(words.right() < scroll->viewport()->width(), qPrintable(entry.id));
                QVERIFY2(words.width() > scroll->viewport()->width() * 3 / 4, qPrintable(entry.id));
                QVERIFY2(sentence->height() >= sentence->heightForWidth(sentence->width()), qPrintable(entry.id));
            }
        }
        QVERIFY(scrolling > 0);
    }

    /// They stand one below the other where they do not fit.
    void theButtonsOfMoneyAreInView()
    {
        ui::applyTextSize(200);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow();
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        QVERIFY(window->showPage(QStringLiteral("money")));
        const auto *scroll = window->currentPage()->findChild<QScrollArea *>(QStringLiteral("page.scroll"));
        const auto *csrd = window->currentPage()->findChild<QPushButton *>(QStringLiteral("money.csrd"));
        const auto *add = window->currentPage()->findChild<QPushButton *>(QStringLiteral("money.payment"));
        QVERIFY(scroll != nullptr && csrd != nullptr && add != nullptr);
        for (const int width : {1024, 1280, 1920}) {
            window->resize(width, 640);
            settle();
            QVERIFY(csrd->parentWidget()->minimumSizeHint().width() < add->width() + csrd->width());
            QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), qPrintable(QString::number(width)));
            for (const QPushButton *button : {csrd, add}) {
                const int left = button->mapTo(scroll->widget(), QPoint()).x();
                QVERIFY2(left >= 0 && left + button->width() <= scroll->widget()->width(), qPrintable(button->text()));
                QVERIFY(button->width() >= button->minimumSizeHint().width());
            }
        }
    }

    /// Tabs that are wider than the page are scrolled instead of making it wider.
    void tabsAskForNoMoreThanThePageHas()
    {
        QScrollArea page;
        page.setWidgetResizable(true);
        auto *content = new QWidget;
        auto *layout = new QVBoxLayout(content);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *tabs = new ui::LineTabs(content);
        for (const char *title : {"What it costs", "Assumed", "What it hangs on", "Sources", "Last of all"})
            tabs->addTab(QLatin1String(title));
        layout->addWidget(tabs);
        layout->addStretch();
        page.setWidget(content);
        const int whole = tabs->sizeHint().width();
        page.resize(2 * whole, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        for (const int width : {whole / 2, whole / 3, 2 * whole}) {
            page.resize(width, 200);
            settle();
            QCOMPARE(content->width(), page.viewport()->width());
            for (int index = 0; index < tabs->count(); ++index) {
                tabs->setCurrentIndex(index);
                settle();
                QVERIFY(tabs->tabRect(index).intersects(tabs->rect()));
            }
        }
        QVERIFY(tabs->rect().contains(tabs->tabRect(tabs->count() - 1)));
        QVERIFY(tabs->rect().contains(tabs->tabRect(0)));
    }

    void aStepsNameTakesWhatItsNumbersLeave()
    {
        core::sizing::WorksheetStep step;
        step.name = core::Text("requests per second of one replica at the goal, with all that is said of it");
        step.result = 12.0;
        step.unit = "requests/s";
        ui::WorksheetView view;
        view.setSteps({step});
        view.resize(ui::designPixels(&view, 900), view.sizeHint().height());
        const QImage picture = view.grab().toImage();
        QVERIFY(hasInk(picture, picture.width() * 40 / 100, picture.width() * 50 / 100));
    }

    void theFocusOfAFigureIsFramedAllRound_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("as drawn") << 100;
        QTest::newRow("large") << 200;
    }
    void theFocusOfAFigureIsFramedAllRound()
    {
        QFETCH(int, percent);
        ui::applyTextSize(percent);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QAbstractButton *button = nullptr;
        for (QAbstractButton *one : window->headline().findChildren<QAbstractButton *>())
            if (button == nullptr && one->isVisible() && one->objectName() != QLatin1String("headline.turn"))
                button = one;
        QVERIFY(button != nullptr);
        button->setFocus();
        QTRY_VERIFY(button->hasFocus());
        const QImage picture = button->grab().toImage();
        const QRgb accent = ui::Theme::of(button).accent.rgb();
        for (const int x : {0, picture.width() - 1}) {
            int framed = 0;
            for (int y = 0; y < picture.height(); ++y)
                framed += static_cast<int>(picture.pixel(x, y) == accent);
            QVERIFY2(framed * 2 > picture.height(), qPrintable(QString::number(x)));
        }
    }
};

UI_TEST_MAIN(RoomForTextTest)
#include "tst_roomfortext.moc"
