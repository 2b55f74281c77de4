// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/session.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/widgets/auditview.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/sharedelide.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QAbstractTableModel>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>

namespace {

/// Candidates with a cost, one of them without.
class SmallModel final : public QAbstractTableModel
{
public:
    struct Row
    {
        QString name;
        std::optional<double> cost;
    };
    QList<Row> rows{{QStringLiteral("B"), 0.76388},
                    {QStringLiteral("A"), 10.0},
                    {QStringLiteral("C\tx"), std::nullopt},
                    {QStringLiteral("D"), 3.0}};

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 2; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const Row &row = rows[index.row()];
        if (role == Qt::DisplayRole)
            return index.column() == 0 ? row.name : ui::formatNumber(row.cost);
        if (role == ui::TableView::SortRole)
            return index.column() == 0 ? QVariant(row.name) : row.cost ? QVariant(*row.cost) : QVariant();
        return {};
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return {};
        return section == 0 ? QStringLiteral("Candidate") : QStringLiteral("Cost\n€/1M");
    }
};

class LongModel final : public QAbstractTableModel
{
public:
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 100000; }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 12; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const double value = (index.row() * 7919 % 100003) + index.column();
        if (role == Qt::DisplayRole)
            return QString::number(value);
        return role == ui::TableView::SortRole ? QVariant(value) : QVariant();
    }
};

/// How often the raw values are asked for.
class AskedModel final : public QAbstractTableModel
{
public:
    std::vector<int> values;
    mutable int asked = 0;

    AskedModel()
    {
        constexpr int count = 6000, factor = 7919;
        for (int row = 0; row < count; ++row)
            values.push_back(row * factor % count);
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(values.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        asked += role == ui::TableView::SortRole ? 1 : 0;
        const int value = values[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole)
            return QString::number(value);
        return role == ui::TableView::SortRole ? QVariant(value) : QVariant();
    }
    void set(int row, int value)
    {
        values[static_cast<std::size_t>(row)] = value;
        Q_EMIT dataChanged(index(row, 0), index(row, 0));
    }
    void add(int value)
    {
        beginInsertRows({}, rowCount(), rowCount());
        values.push_back(value);
        endInsertRows();
    }
};

QStringList shown(ui::TableView &view, int column)
{
    QStringList result;
    for (int row = 0; row < view.proxy()->rowCount(); ++row)
        result << view.proxy()->index(row, column).data().toString();
    return result;
}

/// How many pixels are not of the ground.
int inkOf(const QImage &picture)
{
    int ink = 0;
    const QRgb ground = picture.pixel(2, picture.height() - 3);
    for (int y = 4; y < picture.height() - 4; ++y)
        for (int x = 4; x < picture.width() - 4; ++x)
            ink += picture.pixel(x, y) != ground ? 1 : 0;
    return ink;
}

} // namespace

class TestTableView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { ui::applyTheme(*qApp, ui::ThemeMode::Light); }

    void copiesEverythingWithHeaders()
    {
        SmallModel model;
        ui::TableView view;
        QAbstractItemModelTester tester(view.proxy(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        view.setSourceModel(&model);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(data->text(), QStringLiteral("Candidate\tCost (€/1M)\nB\t0.76388\nA\t10\nC x\t–\nD\t3\n"));
        QVERIFY(data->html().contains(QStringLiteral("<th>Cost (€/1M)</th>")));
        QVERIFY(data->html().contains(QStringLiteral("<td>0.76388</td>")));
    }

    void copiesChosenRowsInTheReadersNumbers()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.chooseSourceRow(0);
        std::unique_ptr<QMimeData> data(view.selectionData());
        QCOMPARE(data->text(), QStringLiteral("Candidate\tCost (€/1M)\nB\t0,76388\n"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void hiddenColumnsAreNotCopied()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.setColumnHidden(1, true);
        std::unique_ptr<QMimeData> data(view.selectionData());
        QCOMPARE(data->text(), QStringLiteral("Candidate\nB\nA\nC x\nD\n"));
    }

    void sortsByNumberWithTheAbsentLast()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        QCOMPARE(shown(view, 0),
                 (QStringList{QStringLiteral("B"), QStringLiteral("A"), QStringLiteral("C\tx"), QStringLiteral("D")}));
        view.sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(shown(view, 0),
                 (QStringList{QStringLiteral("B"), QStringLiteral("D"), QStringLiteral("A"), QStringLiteral("C\tx")}));
        view.sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(shown(view, 0),
                 (QStringList{QStringLiteral("A"), QStringLiteral("D"), QStringLiteral("B"), QStringLiteral("C\tx")}));
    }

    void filtersByAnyColumn()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.setFilterText(QStringLiteral("d"));
        QCOMPARE(shown(view, 0), QStringList{QStringLiteral("D")});
        view.setFilterText(QString());
        QCOMPARE(view.proxy()->rowCount(), 4);
    }

    /// The field stands over the titles, says what is left, and gives everything back with what was chosen.
    void filteringAsAPersonDoes()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.resize(400, 300);
        view.show();
        view.setFocus();
        const int titles = view.horizontalHeader()->height();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(3, 0)).center());
        QCOMPARE(view.chosenSourceRows(), std::vector<int>{3});
        QTest::keyClick(&view, Qt::Key_F, Qt::ControlModifier);
        auto *field = view.findChild<QLineEdit *>(QStringLiteral("table.filter"));
        auto *count = view.findChild<QLabel *>(QStringLiteral("table.count"));
        QVERIFY(field && field->isVisible() && count);
        const int below = field->mapTo(&view, QPoint(0, field->height())).y();
        QVERIFY2(below <= view.horizontalHeader()->geometry().bottom() + 1 - titles + 2,
                 qPrintable(QString::number(below)));
        QTest::keyClicks(field, QStringLiteral("a"));
        QCOMPARE(shown(view, 0), QStringList{QStringLiteral("A")});
        QCOMPARE(count->text(), QStringLiteral("1 of 4"));
        const QImage one = view.viewport()->grab().toImage();
        QTest::keyClicks(field, QStringLiteral("zz"));
        QCOMPARE(count->text(), QStringLiteral("0 of 4"));
        const QImage none = view.viewport()->grab().toImage();
        QVERIFY(inkOf(none) > 100); // it says so where the rows were
        QVERIFY(none != one);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QCOMPARE(view.horizontalHeader()->height(), titles);
        QCOMPARE(shown(view, 0).size(), 4);
        QCOMPARE(view.chosenSourceRows(), std::vector<int>{3});
        QCOMPARE(view.currentSourceRow(), 3);
    }

    void hiddenColumnsAreNotSearched()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.setFilterText(QStringLiteral("10"));
        QCOMPARE(shown(view, 0), QStringList{QStringLiteral("A")});
        view.setColumnHidden(1, true);
        QCOMPARE(shown(view, 0), QStringList());
        view.setColumnHidden(1, false);
        QCOMPARE(shown(view, 0), QStringList{QStringLiteral("A")});
    }

    /// Whoever is told of a row finds it chosen, whether it was clicked or reached by a key.
    void aChosenRowIsChosenWhenItIsTold()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.setSelectionMode(QAbstractItemView::SingleSelection);
        view.resize(400, 300);
        view.show();
        QList<int> told;
        connect(&view, &ui::TableView::rowChosen, &view, [&](int row) {
            told << row;
            QCOMPARE(view.selectionModel()->hasSelection(), row >= 0);
            QCOMPARE(view.chosenSourceRows(), row >= 0 ? std::vector<int>{row} : std::vector<int>{});
        });
        const auto clickRow = [&](int row) {
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                              view.visualRect(view.model()->index(row, 0)).center());
        };
        clickRow(2);
        clickRow(0);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Down);
        view.clearSelection();
        clickRow(1);
        QCOMPARE(told, (QList<int>{2, 0, 1, -1, 1}));
    }

    void aChosenRowIsNotCut()
    {
        SmallModel model;
        model.rows[1].name = QStringLiteral("wwwwwwwwwwwwww mmmmmmmmmmmm.json");
        ui::TableView view;
        view.setSourceModel(&model);
        QFont bold = view.font();
        bold.setWeight(QFont::DemiBold);
        QVERIFY(view.columnWidth(0) > QFontMetrics(bold).horizontalAdvance(model.rows[1].name) + 10);
    }

    /// What the proxy shows is what a plain look through the rows finds, in every order of typing, sorting and
    /// changing.
    void theProxyFindsWhatIsThere()
    {
        SmallModel model;
        ui::TableProxy proxy;
        QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        const auto rows = [&] {
            QStringList names;
            for (int row = 0; row < proxy.rowCount(); ++row)
                names << proxy.index(row, 0).data().toString().left(1);
            return names.join(QString());
        };
        QCOMPARE(rows(), QStringLiteral("BACD"));
        proxy.sort(0, Qt::DescendingOrder);
        QCOMPARE(rows(), QStringLiteral("DCBA"));
        proxy.setFilterText(QStringLiteral("7")); // 0.764
        QCOMPARE(rows(), QStringLiteral("B"));
        model.rows[3].cost = 7.5;
        Q_EMIT model.dataChanged(model.index(3, 1), model.index(3, 1));
        QCOMPARE(rows(), QStringLiteral("DB"));
        proxy.sort(1, Qt::AscendingOrder);
        QCOMPARE(rows(), QStringLiteral("BD"));
        QCOMPARE(proxy.mapFromSource(model.index(2, 0)), QModelIndex());
        QCOMPARE(proxy.mapToSource(proxy.index(1, 1)), model.index(3, 1));
        proxy.setFilterText(QString());
        QCOMPARE(rows(), QStringLiteral("BDAC"));
        proxy.sort(-1);
        QCOMPARE(rows(), QStringLiteral("BACD"));
    }

    /// A long table is gone through bit by bit; what is chosen stays chosen, and typing on looks among what was found.
    void aHundredThousandRowsAreFiltered()
    {
        LongModel model;
        ui::TableView view;
        view.resize(900, 600);
        view.setSourceModel(&model);
        view.show();
        view.selectAll();
        const auto expected = [&model](const QString &text) {
            int count = 0;
            for (int row = 0; row < model.rowCount(); ++row) {
                bool found = false;
                for (int column = 0; column < model.columnCount() && !found; ++column)
                    found = model.data(model.index(row, column), Qt::DisplayRole).toString().contains(text);
                count += found ? 1 : 0;
            }
            return count;
        };
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_F, Qt::ControlModifier);
        auto *field = view.findChild<QLineEdit *>(QStringLiteral("table.filter"));
        QTest::keyClicks(field, QStringLiteral("99"));
        QTRY_VERIFY_WITH_TIMEOUT(!view.proxy()->filtering(), 60000);
        QCOMPARE(view.proxy()->rowCount(), expected(QStringLiteral("99")));
        QCOMPARE(static_cast<int>(view.chosenSourceRows().size()), view.proxy()->rowCount());
        QTest::keyClicks(field, QStringLiteral("12"));
        QTRY_VERIFY_WITH_TIMEOUT(!view.proxy()->filtering(), 60000);
        QCOMPARE(view.proxy()->rowCount(), expected(QStringLiteral("9912")));
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(view.proxy()->rowCount(), model.rowCount());
        QCOMPARE(static_cast<int>(view.chosenSourceRows().size()), model.rowCount());
    }

    /// Who types into the filter of a sorted table does not wait for it to be sorted again at each letter.
    void aFilterDoesNotSortAgain()
    {
        AskedModel model;
        ui::TableProxy proxy;
        QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        proxy.sort(0, Qt::DescendingOrder);
        const auto rightlyFiltered = [&](const char *text) {
            QStringList expected, found;
            std::vector<int> values = model.values;
            std::stable_sort(values.begin(), values.end(), std::greater<>());
            for (const int value : values)
                if (QString::number(value).contains(QLatin1String(text)))
                    expected << QString::number(value);
            for (int row = 0; row < proxy.rowCount(); ++row)
                found << proxy.index(row, 0).data().toString();
            return found == expected;
        };
        model.asked = 0;
        for (const char *text : {"1", "12", "2", "59", ""}) {
            proxy.setFilterText(QLatin1String(text));
            QTRY_VERIFY(!proxy.filtering());
            QCOMPARE(model.asked, 0);
            QVERIFY2(rightlyFiltered(text), text);
        }
        // What changes meanwhile goes where it belongs, seen or not.
        proxy.setFilterText(QStringLiteral("99"));
        QTRY_VERIFY(!proxy.filtering());
        model.set(3, 99999);
        QTRY_VERIFY(!proxy.filtering());
        QVERIFY(rightlyFiltered("99"));
        model.set(4, 88888); // left out
        model.add(77777);
        QTRY_VERIFY(!proxy.filtering());
        QVERIFY(rightlyFiltered("99"));
        proxy.setFilterText(QString());
        QVERIFY(rightlyFiltered(""));
        model.set(5, 66666);
        proxy.setFilterText(QStringLiteral("6666"));
        QTRY_VERIFY(!proxy.filtering());
        QVERIFY(rightlyFiltered("6666"));
    }

    /// A chosen row that the filter leaves out is no longer chosen, which is told; brought back, it is again.
    void aRowThatIsLeftOutIsTold()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.resize(400, 300);
        view.show();
        view.chooseSourceRow(1);
        QSignalSpy chosen(&view, &ui::TableView::rowChosen);
        view.setFilterText(QStringLiteral("D"));
        QCOMPARE(view.currentSourceRow(), -1);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().first().toInt(), -1);
        view.setFilterText(QString());
        QCOMPARE(view.currentSourceRow(), 1);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().first().toInt(), 1);
        view.setFilterText(QStringLiteral("A")); // it stays
        QCOMPARE(chosen.count(), 0);
    }

    /// Nobody acknowledges a check that the filter has left out.
    void aCheckThatIsLeftOutIsNotAcknowledged()
    {
        ui::Session session;
        session.openExample(QStringLiteral("throughput-on-lo0"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), 120'000);
        ui::AuditView audit(session);
        audit.resize(800, 500);
        audit.show();
        auto *table = audit.findChild<ui::TableView *>();
        auto *filter = audit.findChild<QLineEdit *>(QStringLiteral("audit.filter"));
        auto *acknowledge = audit.findChild<QPushButton *>();
        QVERIFY(table->proxy()->rowCount() > 1);
        table->chooseSourceRow(0);
        QVERIFY(acknowledge->isEnabled() && !audit.chosenCheck().isEmpty());
        QTest::keyClicks(filter, QStringLiteral("no such check"));
        QVERIFY(audit.chosenCheck().isEmpty());
        QVERIFY(!acknowledge->isEnabled());
        filter->clear();
        QVERIFY(acknowledge->isEnabled() && !audit.chosenCheck().isEmpty());
    }

    /// Of sixty neighbours that read alike none is laid out; one that is not cut is no reason to cut elsewhere.
    void aNeighbourThatFitsReadsOtherwise()
    {
        const QFontMetrics metrics(QApplication::font());
        const QString name = QStringLiteral("abcdefghijklmnopqrstuvwxyz0123456789");
        const int width = metrics.horizontalAdvance(QStringLiteral("abcdefghijklmn56789"));
        const QString alone = ui::elidedAmong(name, {}, metrics, width);
        const qsizetype dots = alone.indexOf(QChar(0x2026));
        QVERIFY(dots > 0);
        const QString fits = alone.left(dots) + alone.mid(dots + 1); // whole in the same room
        QCOMPARE(ui::elidedAmong(name, {fits, QStringLiteral("another")}, metrics, width), alone);
        const QString alike = alone.left(dots) + QStringLiteral("XXXXXXXXXXXXXXXX") + alone.mid(dots + 1);
        const QString cut = ui::elidedAmong(name, {alike}, metrics, width);
        QVERIFY2(cut != alone && cut != ui::elidedAmong(alike, {name}, metrics, width), qPrintable(cut));
    }

    /// Names that begin and end alike are cut where they are alike.
    void namesAreCutWhereTheyAreAlike()
    {
        const QStringList names{QStringLiteral("Llama-3.2-1B_input_128_output_2048_results.json"),
                                QStringLiteral("Llama-3.2-1B_input_256_output_2048_results.json"),
                                QStringLiteral("Llama-3.2-1B_input_512_output_2048_results.json")};
        const QFontMetrics metrics(QApplication::font());
        for (const int width : {90, 120, 180, 240}) {
            QSet<QString> read;
            for (const QString &name : names) {
                const QString cut = ui::elidedAmong(name, names, metrics, width);
                QVERIFY2(metrics.horizontalAdvance(cut) <= width, qPrintable(cut));
                read << cut;
            }
            QCOMPARE(read.size(), names.size());
        }
        QCOMPARE(ui::elidedAmong(names.first(), names, metrics, 2000), names.first());
    }

    void tabLeavesTheTable()
    {
        ui::TableView view;
        QVERIFY(!view.tabKeyNavigation());
    }

    void tellsTheChosenAndOpenedRow()
    {
        SmallModel model;
        ui::TableView view;
        view.setSourceModel(&model);
        view.resize(400, 300);
        view.show();
        view.sortByColumn(1, Qt::DescendingOrder);
        QSignalSpy chosen(&view, &ui::TableView::rowChosen), opened(&view, &ui::TableView::rowOpened);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentSourceRow(), chosen.last().at(0).toInt());
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.at(0).at(0).toInt(), view.currentSourceRow());
        if (const QString out = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !out.isEmpty())
            view.grab().save(out + QStringLiteral("/table.png"));
    }

    void noColumnIsCutWhileAnotherHasRoom()
    {
        SmallModel model;
        model.rows[0].name = QStringLiteral("a candidate with a rather long name");
        ui::TableView view;
        view.setSourceModel(&model);
        view.setSpread(true);
        view.resize(640, 200);
        view.show();
        for (int column = 0; column < 2; ++column)
            QVERIFY(view.columnWidth(column) >= static_cast<const QAbstractItemView &>(view).sizeHintForColumn(column));
        QCOMPARE(view.columnWidth(0) + view.columnWidth(1), view.viewport()->width());
        QVERIFY(view.columnWidth(0) > view.columnWidth(1));
    }

    /// The width that a cell asks for holds its text whole, in the weight of the chosen row, at every size of the text.
    void aCellAsksForAllOfItsText()
    {
        SmallModel model;
        ui::TableView view;
        const ui::FigureDelegate delegate(&view);
        QStyleOptionViewItem option;
        const auto asked = [&](const QString &text) {
            model.rows[0].name = text;
            return delegate.sizeHint(option, model.index(0, 0)).width();
        };
        for (double points = 7.0; points < 24.0; points += 0.37) {
            option.font = view.font();
            option.font.setPointSizeF(points);
            const QFontMetrics bold(ui::scaledFont(option.font, 1.0, QFont::DemiBold));
            for (const char *text :
                 {"on the front \u00b7 100\u00a0%", "dominated by B", "B  70B FP8, on-prem France"}) {
                const QString whole = QString::fromUtf8(text);
                QCOMPARE(bold.elidedText(whole, Qt::ElideRight, asked(whole) - asked(QString())), whole);
            }
        }
    }

    void aHeaderStandsOverItsFigures()
    {
        SmallModel model;
        model.rows[0].cost.reset(); // the first row says nothing of the column
        ui::TableView view;
        view.setSourceModel(&model);
        view.setSortingEnabled(false);
        view.resize(600, 200);
        view.setColumnWidth(0, 200);
        view.setColumnWidth(1, 300);
        view.show();
        const QImage picture = view.horizontalHeader()->grab().toImage();
        int left = 0, right = 0; // ink of the second header's halves
        const QRgb ground = picture.pixel(350, 2);
        for (int y = 0; y < picture.height() - 3; ++y)
            for (int x = 205; x < 495; ++x)
                (x < 350 ? left : right) += picture.pixel(x, y) != ground ? 1 : 0;
        QVERIFY(right > 20);
        QCOMPARE(left, 0);
    }

    /// A heading over figures breaks to keep its column narrow; over words, which need the width themselves, it stays
    /// on its line.
    void aHeaderOverWordsIsOneLine()
    {
        class Words final : public QAbstractTableModel
        {
        public:
            bool figures = false;
            int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
            int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
            QVariant data(const QModelIndex &, int role) const override
            {
                if (role == ui::TableView::SortRole)
                    return figures ? QVariant(1.0) : QVariant(QStringLiteral("go back to the raw results"));
                return role == Qt::DisplayRole ? QVariant(QStringLiteral("1")) : QVariant();
            }
            QVariant headerData(int, Qt::Orientation, int role) const override
            {
                return role == Qt::DisplayRole ? QVariant(QStringLiteral("What removes it")) : QVariant();
            }
        };
        Words words, figures;
        figures.figures = true;
        ui::TableView ofWords, ofFigures;
        ofWords.setSourceModel(&words);
        ofFigures.setSourceModel(&figures);
        const int one = ofWords.horizontalHeader()->sizeHint().height();
        QVERIFY(ofFigures.horizontalHeader()->sizeHint().height() > one);
        QVERIFY(one < 2 * QFontMetrics(ofWords.font()).height());
    }

    void aHundredThousandRowsDoNotLag()
    {
        LongModel model;
        ui::TableView view;
        view.resize(900, 600);
        QElapsedTimer timer;
        timer.start();
        view.setSourceModel(&model);
        view.show();
        view.grab();
        const qint64 shownMs = timer.restart();
        view.verticalScrollBar()->setValue(50000);
        view.grab();
        const qint64 scrolledMs = timer.restart();
        view.sortByColumn(3, Qt::AscendingOrder);
        const qint64 sortedMs = timer.elapsed();
        qInfo("shown %lld ms, scrolled %lld ms, sorted %lld ms", shownMs, scrolledMs, sortedMs);
        // Bounds are wide: a loaded machine must not fail them, a quadratic table must.
        QVERIFY(shownMs < 4000);
        QVERIFY(scrolledMs < 1500);
        QVERIFY(sortedMs < 8000);
    }
};

UI_TEST_MAIN(TestTableView)
#include "tst_tableview.moc"
