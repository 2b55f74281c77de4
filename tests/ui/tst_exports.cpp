// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/charts/charttabledialog.h"
#include "ui/mainwindow.h"
#include "ui/pages/cataloguepage.h"
#include "ui/pages/registry.h"
#include "ui/style/theme.h"
#include "ui/widgets/cataloguedetail.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/vrambar.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <functional>

using core::catalogue::Kind;
using ui::MainWindow;
using ui::WindowActions;

namespace {

/// Does something in the dialog that opens, as soon as it is there.
class InDialog
{
public:
    explicit InDialog(std::function<void(QWidget &dialog)> act)
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this, act = std::move(act)] {
            QWidget *dialog = QApplication::activeModalWidget();
            if (dialog == nullptr || dialog == m_done)
                return;
            m_done = dialog;
            act(*dialog);
        });
        m_timer.start(10);
    }

private:
    QTimer m_timer;
    QPointer<QWidget> m_done;
};

int inkOf(const QImage &picture)
{
    int ink = 0;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            ink += qGray(picture.pixel(x, y)) < 200 ? 1 : 0;
    return ink;
}

} // namespace

/// Charts and pictures to files, by the ways of the window.
class ExportsTest : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<MainWindow> m_window;

    ui::CataloguePage *catalogue()
    {
        m_window->showPage(QStringLiteral("catalogue"));
        return qobject_cast<ui::CataloguePage *>(m_window->currentPage());
    }
    ui::VramBar *firstBar() { return catalogue()->findChild<ui::CatalogueDetail *>()->findChild<ui::VramBar *>(); }
    void open(const char *example)
    {
        m_window->session().openExample(QLatin1String(example));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().busy(), 120'000);
    }
    /// Other figures: the bars of the catalogue are made anew.
    void changeFigures()
    {
        QVERIFY(m_window->session().setValue(QStringLiteral("scenario.model.weights"),
                                             core::project::Node::scalar("int4"), QStringLiteral("x")));
        QTRY_VERIFY(!m_window->session().busy());
    }

    /// Exports all charts as PNG into a folder, as a person does; its files.
    QStringList exportAll(const QString &folder)
    {
        beginExport(folder);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(allCharts()->isEnabled(), 120'000); }();
        return QDir(folder).entryList({QStringLiteral("*.png")}, QDir::Files);
    }
    QAction *allCharts() { return m_window->actions().action(WindowActions::ExportAllCharts); }
    void beginExport(const QString &folder)
    {
        InDialog dialog([&](QWidget &shown) {
            if (auto *files = qobject_cast<QFileDialog *>(&shown)) {
                files->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(folder);
                QMetaObject::invokeMethod(files, "accept", Qt::QueuedConnection);
            } else if (auto *kind = qobject_cast<QInputDialog *>(&shown)) {
                kind->setTextValue(QStringLiteral("PNG"));
                QMetaObject::invokeMethod(kind, "accept", Qt::QueuedConnection);
            }
        });
        allCharts()->trigger();
    }
    QMap<QString, QImage> exportedPictures()
    {
        const QTemporaryDir folder;
        QMap<QString, QImage> pictures;
        for (const QString &file : exportAll(folder.path()))
            pictures[file] = QImage(folder.filePath(file));
        return pictures;
    }
    void look(const char *page)
    {
        QVERIFY(m_window->showPage(QLatin1String(page)));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().busy() && !m_window->currentPage()->working(), 120'000);
    }

private Q_SLOTS:
    void init()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        m_window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    /// New figures take a picture away while it is asked where to: nothing breaks, and it is said.
    void aPictureGoesWhileItsDialogIsOpen_data()
    {
        QTest::addColumn<bool>("byTheMenuOfTheWindow");
        QTest::newRow("its own menu") << false;
        QTest::newRow("the menu of the window") << true;
    }
    void aPictureGoesWhileItsDialogIsOpen()
    {
        QFETCH(bool, byTheMenuOfTheWindow);
        open("r5-memory");
        QVERIFY(catalogue()->selectEntry(Kind::Models, QStringLiteral("llama-3.1-70b")));
        const QPointer<ui::VramBar> bar(firstBar());
        QVERIFY(bar);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("gone.svg"));
        bool opened = false;
        InDialog dialog([&](QWidget &shown) {
            auto *files = qobject_cast<QFileDialog *>(&shown);
            QVERIFY(files);
            changeFigures();
            QVERIFY(bar.isNull());
            opened = true;
            files->selectFile(path);
            QMetaObject::invokeMethod(files, "accept", Qt::QueuedConnection);
        });
        if (byTheMenuOfTheWindow) {
            QTest::mouseClick(bar, Qt::LeftButton);
            m_window->actions().action(WindowActions::ExportChart)->trigger();
        } else {
            // As the reader does it: the menu is the bar's own.
            QTimer chooser;
            connect(&chooser, &QTimer::timeout, &chooser, [&chooser] {
                auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
                if (menu == nullptr)
                    return;
                chooser.stop();
                for (QAction *action : menu->actions())
                    if (action->text().contains(QStringLiteral("SVG")))
                        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            });
            chooser.start(10);
            const QPoint at = bar->rect().center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, bar->mapToGlobal(at));
            QApplication::sendEvent(bar, &event);
        }
        QTRY_VERIFY(opened);
        QTRY_VERIFY2(m_window->messages().text().contains(QStringLiteral("Nothing was written")),
                     qPrintable(m_window->messages().text()));
        QVERIFY(!QFile::exists(path));
    }

    void aTableStaysWhenItsPictureGoes()
    {
        open("r5-memory");
        QVERIFY(catalogue()->selectEntry(Kind::Models, QStringLiteral("llama-3.1-70b")));
        const QPointer<ui::VramBar> bar(firstBar());
        ui::Picture::of(bar)->showAsTable();
        const auto tables = [&] { return m_window->findChildren<ui::charts::ChartTableDialog *>().size(); };
        QCOMPARE(tables(), 1);
        changeFigures();
        QVERIFY(bar.isNull());
        QCOMPARE(tables(), 1);
    }

    void aDrawingOutlivesItsPicture()
    {
        auto bar = std::make_unique<ui::VramBar>();
        auto *picture = new ui::Picture(bar.get(), QStringLiteral("memory"), [] { return ui::charts::ChartTable(); });
        const ui::charts::Drawing drawing = picture->drawing();
        bar.reset();
        const QImage nothing = ui::charts::drawnImage(drawing, QSize(100, 100), 1.0, ui::charts::Mode::Export);
        QCOMPARE(nothing.pixelColor(50, 50), QColor(Qt::white));
    }

    /// Every picture of every page, those behind other tabs too, each in a file of its own.
    void allChartsHaveFilesOfTheirOwn()
    {
        open("chat-sized");
        QVERIFY(m_window->session().setValue(QStringLiteral("scenario.workload.load_shape"),
                                             core::project::Node::sequence({24, core::project::Node::number(0.5)}),
                                             QStringLiteral("x")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().busy(), 120'000);
        QVERIFY(catalogue()->selectEntry(Kind::Models, QStringLiteral("llama-3.1-70b")));
        const QTemporaryDir temporary;
        const QString kept = qEnvironmentVariable("PARETOSCOPE_PICTURES"); // for a person to look at
        const QString folder = kept.isEmpty() ? temporary.path() : kept;
        const QStringList files = exportAll(folder);
        for (const char *name : {"memory", "catalogue-memory", "catalogue-memory-2", "worksheet", "day", "token"})
            QVERIFY2(files.contains(QLatin1String(name) + QStringLiteral(".png")),
                     qPrintable(QLatin1String(name) + QStringLiteral(" of ") + files.join(u' ')));
        const QImage day(QDir(folder).filePath(QStringLiteral("day.png")));
        QVERIFY(day.width() > 600 && day.height() > 300); // as large as behind its tab
        for (const QString &file : files) {               // and something is on each
            const int ink = inkOf(QImage(QDir(folder).filePath(file)));
            QVERIFY2(ink > 150, qPrintable(file));
        }
    }

    /// Whichever tabs are shown: the same pictures, of the results that are there now.
    void picturesBehindOtherTabs()
    {
        open("throughput-on-lo0");
        const QTemporaryDir data;
        for (const int factor : {1, 2}) {
            QFile file(data.filePath(QStringLiteral("sweep%1.csv").arg(factor)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("concurrency,request_throughput_rps,output_tokens_per_s,ttft_p50_ms,ttft_p99_ms\n");
            for (const int level : {1, 8, 16, 24})
                file.write(QStringLiteral("%1,%2,%3,%4,%5\n")
                               .arg(level)
                               .arg(level * 1.5)
                               .arg(level * 100 * factor)
                               .arg(20 + level)
                               .arg(60 + 6 * level)
                               .toLatin1());
        }
        const auto exported = [&](int benchmarksTab, int sizingTab, bool importsFirst) {
            const auto choose = [&](const char *page, const char *tabs, int tab) {
                m_window->showPage(QLatin1String(page));
                m_window->currentPage()->findChild<QTabBar *>(QLatin1String(tabs))->setCurrentIndex(tab);
            };
            choose("benchmarks", "benchmarks.views", benchmarksTab);
            if (importsFirst)
                m_window->session().importPaths(
                    {data.filePath(QStringLiteral("sweep1.csv")), data.filePath(QStringLiteral("sweep2.csv"))});
            [&] { QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().busy(), 120'000); }();
            choose("sizing", "sizing.tabs", sizingTab);
            const QTemporaryDir temporary;
            const QString kept = qEnvironmentVariable("PARETOSCOPE_PICTURES");
            const QString folder =
                kept.isEmpty() ? temporary.path() : kept + QStringLiteral("/tab%1").arg(benchmarksTab);
            QDir().mkpath(folder);
            QMap<QString, QImage> pictures;
            for (const QString &file : exportAll(folder))
                pictures[file] = QImage(QDir(folder).filePath(file));
            return pictures;
        };
        const auto hidden = exported(3, 5, true); // the table of the runs, what is assumed
        const auto shown = exported(0, 0, false);
        for (const char *name : {"sweeps", "checklist", "worksheet"}) {
            const QString file = QLatin1String(name) + QStringLiteral(".png");
            QVERIFY2(hidden.contains(file) && shown.contains(file), name);
            QVERIFY2(inkOf(hidden[file]) * 3 > inkOf(shown[file]) * 2, name);
        }
    }

    /// The figures that a page works out by itself are those of the session, whatever was shown before.
    void figuresAreThoseOfTheSession_data()
    {
        QTest::addColumn<bool>("anotherProject");
        QTest::newRow("a project opened after another") << true;
        QTest::newRow("a scenario that changed") << false;
    }
    void figuresAreThoseOfTheSession()
    {
        QFETCH(bool, anotherProject);
        const char *second = anotherProject ? "throughput-on-lo0" : "chat-sized";
        const auto change = [&] {
            if (!anotherProject)
                QVERIFY(m_window->session().setValue(QStringLiteral("economics.tariff.eur_per_hour"),
                                                     core::project::Node::number(9.0), QStringLiteral("x")));
        };
        open("chat-sized");
        look("sensitivity");
        const auto before = exportedPictures();
        look("money");
        if (anotherProject)
            m_window->session().openExample(QLatin1String(second));
        change();
        const auto after = exportedPictures();
        QCOMPARE(m_window->currentPageId(), QStringLiteral("money"));

        init(); // Sensitivity was never shown
        m_window->session().openExample(QLatin1String(second));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().busy(), 120'000);
        change();
        const auto alone = exportedPictures();
        for (const char *name : {"tornado", "lever", "two-way"}) {
            const QString file = QLatin1String(name) + QStringLiteral(".png");
            QVERIFY2(alone.contains(file), qPrintable(file + u' ' + QStringList(alone.keys()).join(u' ')));
            QVERIFY2(inkOf(alone[file]) > 150, qPrintable(file));
            QVERIFY2(after[file] == alone[file], qPrintable(file));
            QVERIFY2(before[file] != after[file], qPrintable(file));
        }
        QCOMPARE(after.keys(), alone.keys());
    }

    /// The page that was shown is shown afterwards, whatever comes of it; meanwhile there is no second one.
    void theExportLeavesTheWindowAsItWas()
    {
        open("throughput-on-lo0");
        look("report");
        QVERIFY(allCharts()->isEnabled()); // it concerns all pages
        QTemporaryDir folder;
        beginExport(folder.path());
        QVERIFY(!allCharts()->isEnabled());
        QVERIFY(m_window->actions().action(WindowActions::CancelWork)->isEnabled());
        QTRY_VERIFY(QDir(folder.path()).count() > 2U);
        QCOMPARE(m_window->currentPageId(), QStringLiteral("report"));
        m_window->actions().action(WindowActions::CancelWork)->trigger();
        QVERIFY(allCharts()->isEnabled());
        QCOMPARE(m_window->currentPageId(), QStringLiteral("report"));

        const QTemporaryDir other;
        QVERIFY(QDir(other.path()).mkpath(QStringLiteral("tornado.png"))); // no file can have that name
        exportAll(other.path());
        QTRY_VERIFY2(!m_window->messages().text().isEmpty(), "it was not said");
        QCOMPARE(m_window->currentPageId(), QStringLiteral("report"));
    }

    /// What is changed on the way: all files hold the same figures.
    void aChangeOnTheWay()
    {
        open("chat-sized");
        const QTemporaryDir folder, alone;
        beginExport(folder.path());
        QTRY_VERIFY(QDir(folder.path()).count() > 4U);
        changeFigures();
        QTRY_VERIFY_WITH_TIMEOUT(allCharts()->isEnabled(), 120'000);
        const QStringList files = exportAll(alone.path());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), files);
        for (const QString &file : files)
            QVERIFY2(QImage(folder.filePath(file)) == QImage(alone.filePath(file)), qPrintable(file));
    }

    /// What a page hides because there is nothing to show is no picture of it.
    void whatHasNothingToShowIsLeftOut()
    {
        open("throughput-on-lo0");
        m_window->showPage(QStringLiteral("benchmarks"));
        const auto named = [&](const char *name) {
            for (ui::Picture *picture : ui::Picture::within(*m_window->currentPage()))
                if (picture->name() == QLatin1String(name))
                    return picture;
            return static_cast<ui::Picture *>(nullptr);
        };
        QVERIFY(named("checklist")->belongsTo(*m_window->currentPage()));
        m_window->session().newProject();
        QTRY_VERIFY(!m_window->session().busy());
        QVERIFY(!named("checklist")->belongsTo(*m_window->currentPage()));
    }
};

UI_TEST_MAIN(ExportsTest)
#include "tst_exports.moc"
