// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/kneepointsmodel.h"
#include "uitest.h"

#include "core/project/estimate.h"
#include "core/project/prediction.h"
#include "ui/charts/chartwidget.h"
#include "ui/models/estimates.h"
#include "ui/models/servicesmodel.h"
#include "ui/models/sourcetablemodel.h"
#include "ui/pages/kneepage.h"
#include "ui/pages/sizingpage.h"
#include "ui/pages/sizingpanel.h"
#include "ui/pages/startpage.h"
#include "ui/session.h"
#include "ui/widgets/dayview.h"
#include "ui/widgets/examplecard.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <algorithm>

using namespace ui;

namespace {

constexpr int patience = 120'000; ///< of a simulation on a busy machine

void show(QWidget &page)
{
    page.resize(1100, 700);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
}

/// "a|b" a row.
QString print(const QAbstractItemModel &model)
{
    QString text;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            text += model.index(row, column).data().toString() + QLatin1Char('|');
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace

class TestSizingPages : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEstimateComesAtOnceAndIsRefined()
    {
        Session session;
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        const auto before = session.evaluation();
        QVERIFY(!core::project::isRough(*before));
        QVERIFY(session.setValue(QStringLiteral("scenario.workload.prompt_tokens.p50"),
                                 core::project::Node::number(650), QStringLiteral("longer")));
        // No event has been worked off: the figures are new all the same, and the whole ones are on their way.
        QVERIFY(session.evaluation() != before);
        QVERIFY(core::project::isRough(*session.evaluation()));
        QVERIFY(session.busy());
        QCOMPARE(session.evaluation()->scorecard.standings.size(), before->scorecard.standings.size());
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY(!core::project::isRough(*session.evaluation()));
        // A price needs no simulation: nothing about it is rough.
        QVERIFY(session.setValue(QStringLiteral("economics.electricity.eur_per_kwh"), core::project::Node::number(0.2),
                                 QStringLiteral("dearer")));
        QVERIFY(!core::project::isRough(*session.evaluation()));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
    }

    void theSizingPageSaysTheFleet()
    {
        Session session;
        SizingPage page(session);
        show(page);
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy() && !page.working(), patience);
        QVERIFY2(page.sentence().contains(QStringLiteral("GPUs in")), qPrintable(page.sentence()));
        const auto *days = page.findChild<QLabel *>(QStringLiteral("sizing.baddays"));
        QVERIFY(days != nullptr && days->isVisible());
        QVERIFY2(days->text().contains(QStringLiteral("node down")), qPrintable(days->text()));
    }

    void whatIsAssumedIsSaid()
    {
        Session session;
        SizingPage page(session);
        show(page);
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        auto *tabs = page.findChild<QTabBar *>(QStringLiteral("sizing.tabs"));
        tabs->setCurrentIndex(SizingPanel::Assumed);
        const auto *words = page.findChild<QLabel *>(QStringLiteral("sizing.assumed"));
        QVERIFY(words != nullptr && words->isVisible());
        QVERIFY2(words->text().contains(QStringLiteral("gpu_memory_utilization is not stated")),
                 qPrintable(words->text()));
        QVERIFY(tabs->tabText(SizingPanel::Assumed) != QStringLiteral("Assumed"));
        // The estimate before the simulation says that it is one.
        QVERIFY(session.setValue(QStringLiteral("scenario.workload.arrivals.rate_rps"),
                                 core::project::Node::number(190), QStringLiteral("less")));
        QVERIFY(session.setValue(QStringLiteral("scenario.workload.prompt_tokens.p50"),
                                 core::project::Node::number(640), QStringLiteral("longer")));
        QVERIFY(core::project::isRough(*session.evaluation()));
        QVERIFY2(page.sentence().contains(QStringLiteral("take about")), qPrintable(page.sentence()));
        const auto cells = headlineOf(*session.project(), *session.evaluation());
        QVERIFY(estimatedCells(cells, *session.evaluation()).contains(QStringLiteral("fleet")));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY2(!page.sentence().contains(QStringLiteral("about")), qPrintable(page.sentence()));
        QVERIFY(estimatedCells(headlineOf(*session.project(), *session.evaluation()), *session.evaluation()).isEmpty());
    }

    void aModelThatDoesNotFitIsSaid()
    {
        Session session;
        SizingPage page(session);
        show(page);
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY(session.setValue(QStringLiteral("scenario.model.weights"), core::project::Node::scalar("bf16"),
                                 QStringLiteral("x")));
        QVERIFY(session.setValue(QStringLiteral("scenario.parallelism.tp"), core::project::Node::number(1),
                                 QStringLiteral("x")));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY2(page.sentence().contains(QStringLiteral("does not fit")), qPrintable(page.sentence()));
        QVERIFY(session.setValue(QStringLiteral("scenario.parallelism.tp"), core::project::Node::number(3),
                                 QStringLiteral("x")));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY2(page.sentence().contains(QStringLiteral("3 does not divide the 64 attention heads")),
                 qPrintable(page.sentence()));
    }

    void aDayIsTakenAndUndone()
    {
        Session session;
        SizingPage page(session);
        show(page);
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        auto *tabs = page.findChild<QTabBar *>(QStringLiteral("sizing.tabs"));
        QVERIFY(tabs != nullptr);
        tabs->setCurrentIndex(2);
        auto *button = page.findChild<QPushButton *>(QStringLiteral("sizing.officeday"));
        QVERIFY(button != nullptr && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QCOMPARE(session.project()->scenario.workload.loadShape.size(), std::size_t(24));
        const auto *day = page.findChild<DayView *>();
        QVERIFY(day->isVisible());
        QCOMPARE(day->replicas().size(), std::size_t(24));
        QVERIFY(day->replicas()[10] > day->replicas()[3]);
        QVERIFY(!button->isVisible());
        session.undoStack()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY(session.project()->scenario.workload.loadShape.empty());
        QVERIFY(button->isVisible());
    }

    void theKneeByTheOtherKindOfLoad()
    {
        Session session;
        KneePage page(session);
        show(page);
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy() && !page.working(), patience);
        auto *kinds = page.findChild<QComboBox *>(QStringLiteral("knee.kind"));
        QVERIFY(kinds != nullptr && kinds->isVisible());
        QCOMPARE(kinds->currentData().toBool(), true); // Poisson arrivals
        QVERIFY(page.model().sweep()->loadIsRate);
        kinds->setCurrentIndex(kinds->findData(false));
        Q_EMIT kinds->activated(kinds->currentIndex());
        QTRY_VERIFY_WITH_TIMEOUT(!page.working() && !page.model().sweep()->loadIsRate, patience);
        // A load chosen there moves the headline to the rate that does the same work.
        auto *table = page.findChild<TableView *>();
        QVERIFY(table != nullptr);
        Q_EMIT table->rowOpened(0);
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        QVERIFY(session.operatingLoad());
        QVERIFY2(page.sentence().contains(QStringLiteral("at a time")), qPrintable(page.sentence()));
    }

    void theRoofline()
    {
        Session session;
        KneePage page(session);
        show(page);
        session.openExample(QStringLiteral("r12-knee"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy() && !page.working(), patience);
        auto *views = page.findChild<QTabBar *>(QStringLiteral("knee.views"));
        QVERIFY(views != nullptr);
        QVERIFY(!views->isTabEnabled(1)); // nothing is predicted there
        session.openExample(QStringLiteral("chat-sized"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy() && !page.working(), patience);
        QVERIFY(views->isTabEnabled(1));
        views->setCurrentIndex(1);
        const auto *text = page.findChild<QLabel *>(QStringLiteral("knee.roofline"));
        QVERIFY(text->isVisible());
        QVERIFY2(text->text().contains(QStringLiteral("memory bandwidth is its limit")), qPrintable(text->text()));
        QCOMPARE(page.charts().size(), 2);
        QCOMPARE(page.charts().at(1).name, QStringLiteral("roofline"));
        // The whole roof is in the picture, its flat part too.
        const charts::ChartSpec roofline = page.charts().at(1).spec;
        double peak = 0.0;
        for (const auto &series : roofline.series)
            for (const QPointF &point : series.points)
                peak = std::max(peak, point.y());
        QVERIFY(roofline.left.maximum && *roofline.left.maximum > peak);
    }

    void thePicturesOfTheStartPageComeFromATask()
    {
        Session session;
        StartPage page(session);
        show(page);
        QVERIFY(page.working());
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        for (const ExampleCard *card : page.cards())
            QVERIFY2(card->hasPicture(), qPrintable(card->objectName()));
    }

    void theSourcesTable()
    {
        SourceTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCells(
            {{.row = "1,000 tokens", .column = "BF16", .sourceLow = 40, .sourceHigh = 40, .own = 60.0, .whyNot = {}},
             {.row = "Llama 8B",
              .column = "FP8",
              .sourceLow = 450,
              .sourceHigh = 600,
              .own = {},
              .whyNot = core::Text("unknown")}});
        QCOMPARE(print(model), QStringLiteral("1,000 tokens|BF16|40|60|1.50|\nLlama 8B|FP8|450 – 600|–|–|\n"));
        QCOMPARE(model.index(1, 3).data(Qt::ToolTipRole).toString(), QStringLiteral("unknown"));
        QVERIFY(!model.index(1, 3).data(TableView::SortRole).isValid());
    }

    void servicesAddUp()
    {
        ServicesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setTable(core::project::clusterTable({{"Chat", 35.0, 10.0, 2}, {"RAG", 12.0, 10.0, 2}}, 0.0, 8));
        QCOMPARE(print(model), QStringLiteral("Chat|4|8|88\u00A0%|\nRAG|2|4|60\u00A0%|\ntogether|6|12||\n"));
    }
};

UI_TEST_MAIN(TestSizingPages)
#include "tst_sizingpages.moc"
