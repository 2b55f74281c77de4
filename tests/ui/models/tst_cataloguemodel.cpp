// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cataloguesource.h"
#include "ui/models/cataloguemodel.h"
#include "ui/widgets/vrambar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLocale>
#include <QSet>
#include <QTest>

using core::catalogue::Kind;

class tst_cataloguemodel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void everyKind_data();
    void everyKind();
    void gpuRow();
    void memoryBar();
};

void tst_cataloguemodel::everyKind_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("rowsAtLeast");
    QTest::newRow("gpus") << int(Kind::Gpus) << 31;
    QTest::newRow("models") << int(Kind::Models) << 80;
    QTest::newRow("grids") << int(Kind::Grids) << 31;
    QTest::newRow("offers") << int(Kind::Providers) << 98;
    QTest::newRow("engine versions") << int(Kind::Engines) << 6;
    QTest::newRow("costs") << int(Kind::Costs) << 17;
}

void tst_cataloguemodel::everyKind()
{
    QFETCH(int, kind);
    QFETCH(int, rowsAtLeast);
    core::Diagnostics diagnostics;
    ui::CatalogueModel model(static_cast<Kind>(kind));
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setCatalogue(ui::loadCatalogue(diagnostics));
    QVERIFY(model.rowCount() >= rowsAtLeast);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!model.index(row, 0).data().toString().isEmpty());
        QVERIFY(!model.index(row, 0).data(Qt::ToolTipRole).toString().isEmpty());
        QVERIFY(model.detail(row).contains(model.index(row, 0).data().toString()));
        for (int column = 1; column < model.columnCount(); ++column)
            if (model.index(row, column).data().toString().isEmpty())
                QVERIFY(!model.index(row, column).data(Qt::ToolTipRole).toString().isEmpty());
    }
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

void tst_cataloguemodel::gpuRow()
{
    core::Diagnostics diagnostics;
    ui::CatalogueModel model(Kind::Gpus);
    model.setCatalogue(ui::loadCatalogue(diagnostics));
    const int row = model.rowOf(QStringLiteral("h100-sxm-80gb"));
    QVERIFY(row >= 0);
    QStringList cells;
    const int figures = model.columnCount() - 2; // date and source come last
    for (int column = 0; column < figures; ++column)
        cells << model.index(row, column).data().toString();
    QCOMPARE(cells.join(QLatin1Char('|')),
             QStringLiteral("NVIDIA H100 SXM|SXM5|80|85|3,350|989|1,979||700|NVLink 4|450"));
    QCOMPARE(model.index(row, 4).data(ui::SortRole).toDouble(), 3350.0);
    QCOMPARE(model.index(row, figures).data().toString(), QStringLiteral("Nov 2026"));
    QVERIFY(!model.index(row, figures + 1).data().toString().isEmpty());
    QCOMPARE(model.headerData(2, Qt::Horizontal, ui::CatalogueModel::ColumnIdRole).toString(),
             QStringLiteral("memory_gb"));
    QVERIFY(model.index(row, 0).data(ui::MarkRole).isNull());
    const int nvl = model.rowOf(QStringLiteral("h100-nvl-94gb"));
    QCOMPARE(model.index(nvl, 0).data(ui::MarkRole).toString(), QStringLiteral("?"));
    QVERIFY(model.index(nvl, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Not verified")));
    QCOMPARE(model.rowOf(QStringLiteral("abacus")), -1);
    QCOMPARE(model.detail(-1), QString());
}

void tst_cataloguemodel::memoryBar()
{
    ui::VramBar bar;
    QVERIFY(bar.summary().startsWith(QStringLiteral("The memory of a GPU is not known")));
    ui::VramBar::Content content;
    content.label = QStringLiteral("BF16");
    content.vram = {35e9, 4e9, 3e9, 38e9, 0.0};
    content.requestsThatFit = 309.0;
    content.contextTokens = 1500.0;
    bar.setContent(content);
    QVERIFY(bar.summary().endsWith(QStringLiteral("309 requests of 1,500 tokens fit.")));
    QCOMPARE(bar.accessibleDescription(), bar.summary());
    bar.resize(800, bar.sizeHint().height());
    // The bar has several colours, also where it is very narrow or has nothing in it.
    const auto colours = [&bar] {
        const QImage image = bar.grab().toImage();
        QSet<QRgb> found;
        for (int x = 0; x < image.width(); ++x)
            found.insert(image.pixel(x, image.height() / 2 - 8));
        return found.size();
    };
    QVERIFY(colours() >= 4);
    bar.resize(20, 10);
    (void)bar.grab();
    content.vram = {};
    content.requestsThatFit = 0.0;
    bar.setContent(content);
    (void)bar.grab();
}

QTEST_MAIN(tst_cataloguemodel)
#include "tst_cataloguemodel.moc"
