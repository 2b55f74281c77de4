// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/cataloguesource.h"
#include "ui/mainwindow.h"
#include "ui/models/cataloguemodel.h"
#include "ui/pages/cataloguepage.h"
#include "ui/widgets/cataloguedetail.h"
#include "ui/widgets/catalogueeditor.h"
#include "ui/widgets/cataloguepicker.h"
#include "ui/widgets/commandsearch.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/vrambar.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>

using core::catalogue::Kind;
using ui::CataloguePage;
using ui::MainWindow;

/// The catalogue in the window: seen, edited, put back, taken into the scenario, found by search.
class CataloguePageTest : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<MainWindow> m_window;
    CataloguePage *page()
    {
        m_window->showPage(QStringLiteral("catalogue"));
        return qobject_cast<CataloguePage *>(m_window->currentPage());
    }
    ui::TableView *table() { return page()->findChild<ui::TableView *>(QStringLiteral("catalogue.table")); }
    QString detail() { return page()->findChild<ui::CatalogueDetail *>()->text(); }
    static core::project::Node withField(Kind kind, const char *id, const char *field, double value)
    {
        return ui::shippedCatalogueEntry(kind, QString::fromLatin1(id))
            ->with(field, core::project::Node::number(value));
    }
    static double boardPower()
    {
        core::Diagnostics diagnostics;
        return ui::loadCatalogue(diagnostics)->gpu("h100-sxm-80gb")->boardPowerWatts;
    }

private Q_SLOTS:
    void init()
    {
        QFile::remove(ui::userCataloguePath());
        core::Diagnostics diagnostics;
        ui::reloadCatalogue(diagnostics);
        m_window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        QFile::remove(ui::userCataloguePath());
    }

    void everyKindIsShownWithSources()
    {
        QVERIFY(page()->sentence().contains(QStringLiteral("GPUs")));
        for (const Kind kind : {Kind::Models, Kind::Gpus, Kind::Providers, Kind::Grids, Kind::Engines, Kind::Costs}) {
            page()->showKind(kind);
            QVERIFY(table()->model()->rowCount() > 2);
            QVERIFY(!page()->selectedId().isEmpty());
            QVERIFY2(detail().contains(QStringLiteral("Sources")), qPrintable(detail()));
            QVERIFY2(detail().contains(QStringLiteral("As of")), qPrintable(detail()));
        }
    }

    void typingFilters()
    {
        page()->showKind(Kind::Gpus);
        auto *filter = page()->findChild<QLineEdit *>(QStringLiteral("catalogue.filter"));
        filter->setText(QStringLiteral("mi3"));
        QCOMPARE(table()->model()->rowCount(), 4); // MI300X, MI325X, MI350X, MI355X
        filter->setText(QStringLiteral("no such card"));
        QCOMPARE(table()->model()->rowCount(), 0);
        QVERIFY(page()->selectEntry(Kind::Gpus, QStringLiteral("h100-sxm-80gb"))); // clears what hides it
        QCOMPARE(page()->selectedId(), QStringLiteral("h100-sxm-80gb"));
    }

    /// An entry that the filter leaves out is not there to be edited, used or reverted.
    void whatIsLeftOutCannotBeReverted()
    {
        QVERIFY(page()->keep(Kind::Gpus, withField(Kind::Gpus, "h100-sxm-80gb", "board_power_w", 650)));
        const auto button = [&](const char *text) {
            for (QPushButton *one : page()->findChildren<QPushButton *>())
                if (one->text() == QString::fromUtf8(text))
                    return one;
            return static_cast<QPushButton *>(nullptr);
        };
        QVERIFY(button("Revert")->isEnabled() && button("Edit…")->isEnabled());
        auto *filter = page()->findChild<QLineEdit *>(QStringLiteral("catalogue.filter"));
        QTest::keyClicks(filter, QStringLiteral("mi3"));
        QVERIFY(page()->selectedId().isEmpty());
        QVERIFY(!button("Revert")->isEnabled() && !button("Edit…")->isEnabled());
        const int steps = m_window->session().undoStack()->count();
        QSignalSpy said(page(), &ui::Page::notice);
        page()->revertSelected(); // as the command search may
        QCOMPARE(said.count(), 0);
        QCOMPARE(m_window->session().undoStack()->count(), steps);
        filter->clear();
        QCOMPARE(page()->selectedId(), QStringLiteral("h100-sxm-80gb"));
        QVERIFY(button("Revert")->isEnabled());
        QTest::mouseClick(button("Revert"), Qt::LeftButton);
        QCOMPARE(boardPower(), 700.0);
    }

    void editedAndReverted()
    {
        QVERIFY(page()->keep(Kind::Gpus, withField(Kind::Gpus, "h100-sxm-80gb", "board_power_w", 650)));
        QCOMPARE(boardPower(), 650.0);
        QVERIFY(QFile::exists(ui::userCataloguePath()));
        QVERIFY2(detail().contains(QStringLiteral("board_power_w: 650 in place of 700")), qPrintable(detail()));
        QVERIFY(page()->sentence().contains(QStringLiteral("Own entries")));
        // The file holds the difference alone.
        const auto own = ui::readUserEntries();
        QCOMPARE(own->entry(Kind::Gpus, "h100-sxm-80gb")->members().size(), std::size_t(2));
        page()->revertSelected();
        QCOMPARE(boardPower(), 700.0);
        QVERIFY(!QFile::exists(ui::userCataloguePath()));
        page()->takeBack();
        QCOMPARE(boardPower(), 650.0);
        page()->takeBack();
        QCOMPARE(boardPower(), 700.0);
    }

    void figuresFollow()
    {
        m_window->session().openExample(QStringLiteral("r5-memory"));
        QTRY_VERIFY(m_window->session().evaluation()->size.vram.has_value());
        QSignalSpy evaluated(&m_window->session(), &ui::Session::evaluationChanged);
        QVERIFY(page()->keep(Kind::Gpus, withField(Kind::Gpus, "h100-sxm-80gb", "board_power_w", 600)));
        QTRY_VERIFY(evaluated.count() > 0);
    }

    void brokenFileIsNotWrittenOver()
    {
        QDir().mkpath(QFileInfo(ui::userCataloguePath()).absolutePath());
        QFile file(ui::userCataloguePath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("gpus: [unclosed");
        file.close();
        QSignalSpy failed(page(), &ui::Page::failed);
        QVERIFY(!page()->keep(Kind::Gpus, withField(Kind::Gpus, "h100-sxm-80gb", "board_power_w", 600)));
        QCOMPARE(failed.count(), 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("gpus: [unclosed"));
    }

    void editorRefusesWhatCannotBeRead()
    {
        ui::CatalogueEditor editor({.kind = Kind::Gpus, .entry = {}});
        QVERIFY(!editor.problem().isEmpty());
        editor.setField("name", QStringLiteral("Acme X1"));
        editor.setField("memory_gb", QStringLiteral("96"));
        editor.setField("bandwidth_gb_s", QStringLiteral("4000"));
        editor.setField("bf16_tflops", QStringLiteral("900"));
        QCOMPARE(editor.problem(), QStringLiteral("Board power is missing."));
        editor.setField("board_power_w", QStringLiteral("600"));
        QCOMPARE(editor.problem(), QString());
        QVERIFY(editor.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->isEnabled());
        const auto entry = editor.entry();
        QCOMPARE(entry.find("id")->text(), std::string("acme-x1"));
        QVERIFY(page()->keep(Kind::Gpus, entry));
        QCOMPARE(page()->selectedId(), QStringLiteral("acme-x1"));
        QVERIFY(detail().contains(QStringLiteral("This entry is yours alone.")));
        editor.setField("usable_bytes", QStringLiteral("-3"));
        QVERIFY(editor.problem().contains(QStringLiteral("above zero")));
    }

    void editorKeepsWhatIsNotTouched()
    {
        for (const Kind kind : {Kind::Models, Kind::Gpus, Kind::Grids, Kind::Engines, Kind::Providers, Kind::Costs}) {
            page()->showKind(kind);
            const auto shipped = *ui::shippedCatalogueEntry(kind, page()->selectedId());
            ui::CatalogueEditor editor({.kind = kind, .entry = shipped});
            QCOMPARE(editor.problem(), QString());
            QVERIFY2(editor.entry() == shipped, shipped.find("id")->text().c_str());
        }
    }

    void pricesAreEditedOneByOne()
    {
        const auto shipped = *ui::shippedCatalogueEntry(Kind::Providers, QStringLiteral("scaleway"));
        ui::CatalogueEditor editor({.kind = Kind::Providers, .entry = shipped, .item = 8});
        editor.setField("price", QStringLiteral("24"), true);
        editor.setField("date", QStringLiteral("2026-11-29"), true);
        editor.setField("source", QStringLiteral("our contract"), true);
        QCOMPARE(editor.problem(), QString());
        QVERIFY(page()->keep(Kind::Providers, editor.entry()));
        const auto own = ui::readUserEntries();
        QCOMPARE(own->entry(Kind::Providers, "scaleway")->find("offers")->items().size(), std::size_t(1));
        core::Diagnostics diagnostics;
        const auto catalogue = ui::loadCatalogue(diagnostics);
        QCOMPARE(catalogue->provider("scaleway")->offers[8].price, 24.0);
        QCOMPARE(catalogue->provider("scaleway")->offers[8].date, std::string("2026-11-29"));
        int marked = 0;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            marked += table()->model()->index(row, 0).data(ui::CatalogueModel::OwnRole).toBool() ? 1 : 0;
        QCOMPARE(marked, 1);
    }

    void oneOfferIsRemovedDatedAndReverted()
    {
        const auto offers = [] {
            core::Diagnostics diagnostics;
            return ui::loadCatalogue(diagnostics)->provider("scaleway")->offers;
        };
        const auto action = [this](const QString &text) {
            for (QAction *each : page()->pageActions())
                if (each->text() == text)
                    return each;
            return static_cast<QAction *>(nullptr);
        };
        const auto before = offers();
        QVERIFY(page()->selectEntry(Kind::Providers, QStringLiteral("scaleway")));
        QVERIFY(!action(QStringLiteral("Revert the offer alone"))->isEnabled());
        action(QStringLiteral("It holds today: date it anew"))->trigger();
        QCOMPARE(offers()[0].date, QDate::currentDate().toString(Qt::ISODate).toStdString());
        QCOMPARE(offers()[0].price, before[0].price);
        QVERIFY(offers()[1] == before[1]);
        QVERIFY(action(QStringLiteral("Revert the offer alone"))->isEnabled());
        action(QStringLiteral("Revert the offer alone"))->trigger();
        QVERIFY(offers() == before);

        QVERIFY(page()->selectEntry(Kind::Providers, QStringLiteral("scaleway")));
        action(QStringLiteral("Remove the offer"))->trigger();
        QVERIFY(offers().size() < before.size());
        const auto after = offers();
        QVERIFY(std::find(after.begin(), after.end(), before[0]) == after.end());
        QVERIFY(page()->selectEntry(Kind::Providers, QStringLiteral("scaleway")));
        action(QStringLiteral("Bring back what was removed"))->trigger();
        QVERIFY(offers() == before);
        page()->takeBack(); // removed again
        QVERIFY(offers().size() < before.size());
        page()->revertSelected();
        QVERIFY(offers() == before);
    }

    void priceIsTakenIntoTheScenario()
    {
        QVERIFY(page()->selectEntry(Kind::Providers, QStringLiteral("scaleway")));
        page()->useSelected();
        const auto &tariff = m_window->session().project()->economics.tariff;
        QCOMPARE(tariff.eurPerGpuHour->value, 0.787);
        QVERIFY(tariff.eurPerGpuHour->source.has_value());
        QCOMPARE(*m_window->session().project()->scenario.hardware.gpu, std::string("l4-24gb"));
        m_window->session().undoStack()->undo(); // one step
        QVERIFY(!m_window->session().project()->economics.tariff.eurPerGpuHour);
    }

    void modelShowsHowItFits()
    {
        m_window->session().openExample(QStringLiteral("r5-memory"));
        QTRY_VERIFY(m_window->session().evaluation()->size.vram.has_value());
        QVERIFY(page()->selectEntry(Kind::Models, QStringLiteral("llama-3.1-70b")));
        const auto bars = page()->findChild<ui::CatalogueDetail *>()->findChildren<ui::VramBar *>();
        QCOMPARE(bars.size(), 4);
        QVERIFY2(bars[2]->summary().contains(QStringLiteral("309 requests of 1,500 tokens fit")),
                 qPrintable(bars[2]->summary()));
        page()->selectEntry(Kind::Models, QStringLiteral("gpt-oss-20b"));
        page()->useSelected();
        QCOMPARE(*m_window->session().project()->scenario.model.id, std::string("gpt-oss-20b"));
    }

    /// New figures that change nothing here leave the bars alone: somebody may be about to export one.
    void barsStayWhereNothingChanges()
    {
        m_window->session().openExample(QStringLiteral("r5-memory"));
        QTRY_VERIFY(m_window->session().evaluation()->size.vram.has_value());
        QVERIFY(page()->selectEntry(Kind::Models, QStringLiteral("llama-3.1-70b")));
        const auto first = [&] {
            return QPointer(page()->findChild<ui::CatalogueDetail *>()->findChildren<ui::VramBar *>().first());
        };
        const auto before = first();
        QSignalSpy evaluated(&m_window->session(), &ui::Session::evaluationChanged);
        QVERIFY(m_window->session().setValue(QStringLiteral("economics.tariff.eur_per_hour"),
                                             core::project::Node::number(12), QStringLiteral("x")));
        QTRY_VERIFY(evaluated.count() > 0 && !m_window->session().busy());
        QVERIFY(!before.isNull());
        QCOMPARE(first(), before);
        const QString summary = before->summary();
        QVERIFY(m_window->session().setValue(QStringLiteral("scenario.model.weights"),
                                             core::project::Node::scalar("int4"), QStringLiteral("x")));
        QTRY_VERIFY(!m_window->session().busy() && before != first());
        QVERIFY(first()->summary() != summary);
    }

    void memoryStandsBelowTheHardware()
    {
        m_window->session().openExample(QStringLiteral("r5-memory"));
        QTRY_VERIFY(m_window->session().evaluation()->size.vram.has_value());
        auto *bar = m_window->scenario().findChild<ui::VramBar *>(QStringLiteral("scenario.vram"));
        QVERIFY(bar != nullptr);
        QVERIFY2(bar->summary().contains(QStringLiteral("309 requests of 1,500 tokens fit")),
                 qPrintable(bar->summary()));
    }

    void pickerSearchesAndTakes()
    {
        auto *field = m_window->scenario().field(QStringLiteral("scenario.hardware.gpu"));
        auto *picker = field->findChild<ui::CataloguePicker *>();
        QVERIFY(picker != nullptr);
        picker->showPopup();
        ui::CataloguePopup &popup = picker->popup();
        QVERIFY(popup.isVisible());
        QVERIFY(popup.shownRows() >= 31);
        auto *edit = popup.findChild<QLineEdit *>(QStringLiteral("picker.search"));
        QTest::keyClicks(edit, QStringLiteral("h200 nvl"));
        QCOMPARE(popup.shownRows(), 1);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(!popup.isVisible());
        QCOMPARE(*m_window->session().project()->scenario.hardware.gpu, std::string("h200-nvl-141gb"));
        QCOMPARE(picker->currentText(), QStringLiteral("NVIDIA H200 NVL"));
        // What nobody knows is taken as typed.
        picker->showPopup();
        QTest::keyClicks(edit, QStringLiteral("Abacus 9"));
        QCOMPARE(popup.shownRows(), 0);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(*m_window->session().project()->scenario.hardware.gpu, std::string("Abacus 9"));
        QCOMPARE(picker->currentText(), QStringLiteral("Abacus 9"));
    }

    void searchFindsEntries()
    {
        auto *search = m_window->findChild<ui::CommandSearch *>();
        m_window->findChild<QPushButton *>(QStringLiteral("searchbox"))->click();
        QVERIFY(search->isVisible());
        auto *edit = search->findChild<QLineEdit *>(QStringLiteral("commandsearch.edit"));
        QTest::keyClicks(edit, QStringLiteral("MI355X"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(m_window->currentPageId(), QStringLiteral("catalogue"));
        QCOMPARE(page()->kind(), Kind::Gpus);
        QCOMPARE(page()->selectedId(), QStringLiteral("mi355x-288gb"));
    }
};

UI_TEST_MAIN(CataloguePageTest)
#include "tst_cataloguepage.moc"
