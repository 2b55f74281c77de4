// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed while the window is shown — the language, the mode, the size of the text — leaves it as it would be
// had it been started so; and what is opened then fits the screen.
#include "tests/ui/samplecharts.h"
#include "tests/ui/uitest.h"
#include "ui/charts/charttabledialog.h"
#include "ui/charts/chartwidget.h"
#include "ui/help/helpwindow.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"
#include "ui/widgets/aboutdialog.h"
#include "ui/widgets/auditdock.h"
#include "ui/widgets/candidatesdialog.h"
#include "ui/widgets/catalogueeditor.h"
#include "ui/widgets/columnmappingdialog.h"
#include "ui/widgets/diagnosticsdock.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/normalisedialog.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/pagerail.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/snapshotdialog.h"
#include "ui/widgets/tablemappingsdialog.h"
#include "ui/widgets/tagdialog.h"
#include "ui/widgets/weightsdialog.h"
#include "ui/windowactions.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTranslator>
#include <map>

using namespace ui::charts;
using ui::MainWindow;
using ui::WindowActions;

namespace {

/// Another language without its words: each sentence says which language it was translated to.
class MarkingTranslator final : public QTranslator
{
public:
    explicit MarkingTranslator(const QString &mark)
        : m_mark(mark)
    {}
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return m_mark + QString::fromUtf8(source);
    }
    bool isEmpty() const override { return false; }

private:
    QString m_mark;
};

constexpr int most = 40; ///< lines of what is wrong that are shown

void settle(MainWindow &window)
{
    for (int round = 0; round < 8; ++round)
        QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(
        !window.session().busy() && (window.currentPage() == nullptr || !window.currentPage()->working()), 60'000);
    for (int round = 0; round < 8; ++round)
        QCoreApplication::processEvents();
}

std::unique_ptr<MainWindow> shownWindow(QSize size = {1280, 800})
{
    auto window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
    window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    window->session().openExample();
    settle(*window);
    return window;
}

void addView(QStringList &said, const QString &who, const QAbstractItemView &view)
{
    constexpr int enough = 60;
    const QAbstractItemModel *model = view.model();
    if (model == nullptr)
        return;
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        const int count = orientation == Qt::Horizontal ? model->columnCount() : std::min(model->rowCount(), enough);
        for (int section = 0; section < count; ++section)
            said << who + QStringLiteral(" header ") + model->headerData(section, orientation).toString();
    }
    for (int row = 0; row < std::min(model->rowCount(), enough); ++row)
        for (int column = 0; column < model->columnCount(); ++column)
            said << QStringLiteral("%1 %2,%3 %4")
                        .arg(who)
                        .arg(row)
                        .arg(column)
                        .arg(model->index(row, column).data().toString());
}

void addChart(QStringList &said, const QString &who, const ChartWidget &chart)
{
    for (const TextItem &item : chart.scene().layout().texts)
        said << who + QStringLiteral(" chart ") + item.text;
    for (const TextItem &item : chart.scene().labels())
        said << who + QStringLiteral(" label ") + item.text;
}

void addMenu(QStringList &said, const QMenu &menu)
{
    said << QStringLiteral("menu ") + menu.title();
    for (const QAction *action : menu.actions())
        said << menu.title() + QStringLiteral(" > ") + action->text() + QLatin1Char(' ') +
                    action->shortcut().toString() + (action->isChecked() ? QStringLiteral(" x") : QString());
}

/// Everything that can be read in the window now, sorted: a page made anew has its parts in another order.
QStringList wordsOf(MainWindow &window)
{
    QStringList said{window.windowTitle()};
    for (int id = 0; id < WindowActions::MenuCount; ++id)
        addMenu(said, *window.actions().menu(static_cast<WindowActions::MenuId>(id)));
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QString who =
            QStringLiteral("%1 %2:").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
        said << who + QStringLiteral(" name ") + widget->accessibleName()
             << who + QStringLiteral(" tip ") + widget->toolTip();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            said << who + label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            said << who + button->text();
        if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
            said << who + edit->text() << who + QStringLiteral(" hint ") + edit->placeholderText();
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            for (int i = 0; i < box->count(); ++i)
                said << who + QStringLiteral(" choice ") + box->itemText(i);
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                said << who + QStringLiteral(" tab ") + tabs->tabText(i);
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            addView(said, who, *view);
        if (const auto *chart = qobject_cast<const ChartWidget *>(widget))
            addChart(said, who, *chart);
    }
    said.sort();
    return said;
}

/// The lines of one that the other has not.
QStringList difference(const QStringList &there, const QStringList &expected)
{
    std::map<QString, int> count;
    for (const QString &line : there)
        ++count[line];
    for (const QString &line : expected)
        --count[line];
    QStringList lines;
    for (const auto &[line, more] : count)
        if (more != 0)
            lines << (more > 0 ? QStringLiteral("  left over: ") : QStringLiteral("  missing:   ")) + line;
    return lines;
}

struct Ink
{
    QString who;
    QRect rect; ///< in the window
    QColor text;
    bool enabled = true;
};

/// The colours that texts of the window are given, those within marked-up text as well.
QList<Ink> inksOf(const MainWindow &window)
{
    static const QRegularExpression marked(QStringLiteral("color:\\s*(#[0-9a-fA-F]{6})"));
    QList<Ink> all;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString text = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
        if (!widget->isVisible() || text.isEmpty() || widget->visibleRegion().isEmpty())
            continue;
        const QRect rect = widget->visibleRegion().boundingRect().translated(widget->mapTo(&window, QPoint()));
        const QString who =
            QStringLiteral("%1 %2 “%3”")
                .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), text.left(60));
        // A primary button is filled with the accent by the style.
        if (!widget->property("primary").toBool())
            all << Ink{who, rect, widget->palette().color(widget->foregroundRole()), widget->isEnabled()};
        for (auto match = marked.globalMatch(text); match.hasNext();)
            all << Ink{who + QStringLiteral(" (marked)"), rect, QColor(match.next().captured(1)), widget->isEnabled()};
    }
    return all;
}

/// What most of an area is painted with.
QColor groundOf(const QImage &picture, const QRect &area)
{
    std::map<QRgb, int> count;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (picture.rect().contains(x, y))
                ++count[picture.pixel(x, y)];
    const auto most = std::max_element(count.begin(), count.end(),
                                       [](const auto &one, const auto &other) { return one.second < other.second; });
    return most == count.end() ? QColor() : QColor(most->first);
}

const std::vector<std::pair<const char *, ui::ThemeMode>> modes{
    {"dark", ui::ThemeMode::Dark}, {"high contrast", ui::ThemeMode::HighContrast}, {"light", ui::ThemeMode::Light}};

} // namespace

class SwitchingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        ui::language::apply(QStringLiteral("en"));
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
    }

    void aNewLanguageReachesEverything()
    {
        auto window = shownWindow();
        window->findChild<ui::DiagnosticsDock *>()->show();
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id);
            settle(*window);
        }
        QStringList wrong;
        for (const QString &code : {QStringLiteral("fr"), QStringLiteral("de")}) {
            MarkingTranslator translator(code + QLatin1Char('|'));
            QCoreApplication::installTranslator(&translator);
            ui::language::apply(code);
            settle(*window);
            QCOMPARE(window->locale().decimalPoint(), QStringLiteral(","));
            if (code != QLatin1String("de")) {
                QCoreApplication::removeTranslator(&translator);
                continue; // nothing of it may be left over in the next
            }
            auto fresh = shownWindow();
            fresh->findChild<ui::DiagnosticsDock *>()->show();
            for (const ui::PageEntry &entry : ui::pageRegistry()) {
                for (MainWindow *each : {window.get(), fresh.get()}) {
                    each->showPage(entry.id);
                    settle(*each);
                }
                for (const QString &line : difference(wordsOf(*window), wordsOf(*fresh)))
                    if (!wrong.contains(line))
                        wrong << QStringLiteral("%1, %2:").arg(code, entry.id) << line;
            }
            QCoreApplication::removeTranslator(&translator);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, most).join(QLatin1Char('\n'))));
    }

    /// A field without a page around it, and a chart.
    void numbersFollowTheLanguage()
    {
        QWidget top;
        auto *edit = new ui::NumberEdit(&top);
        auto *chart = new ChartWidget(&top);
        chart->resize(600, 360);
        chart->setSpec(samples::knee(false));
        edit->setValue(2.5);
        top.show();
        const auto axis = [chart] {
            QStringList texts;
            for (const TextItem &item : chart->scene().layout().texts)
                texts << item.text;
            return texts.join(QLatin1Char(' '));
        };
        QCOMPARE(edit->text(), QStringLiteral("2.5"));
        const QString english = axis();
        for (const char *code : {"fr", "de"}) {
            ui::language::apply(QString::fromLatin1(code));
            QCOMPARE(edit->text(), QStringLiteral("2,5"));
            ChartWidget fresh;
            fresh.resize(600, 360);
            fresh.setSpec(samples::knee(false));
            QStringList texts;
            for (const TextItem &item : fresh.scene().layout().texts)
                texts << item.text;
            QCOMPARE(axis(), texts.join(QLatin1Char(' ')));
        }
        ui::language::apply(QStringLiteral("en"));
        QCOMPARE(edit->text(), QStringLiteral("2.5"));
        QCOMPARE(axis(), english);
    }

    void everyTextFollowsTheMode()
    {
        auto window = shownWindow();
        window->findChild<ui::AuditDock *>()->setVisible(true);
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window->showPage(entry.id);
            settle(*window);
        }
        QStringList wrong;
        for (const auto &[name, mode] : modes) {
            ui::applyTheme(*qApp, mode);
            auto fresh = shownWindow();
            fresh->findChild<ui::AuditDock *>()->setVisible(true);
            for (const ui::PageEntry &entry : ui::pageRegistry()) {
                for (MainWindow *each : {window.get(), fresh.get()}) {
                    each->showPage(entry.id);
                    settle(*each);
                }
                const QString where = QStringLiteral("%1, %2: ").arg(QLatin1String(name), entry.id);
                const QImage picture = window->grab().toImage();
                // What can be done here may not be possible there: a row was chosen.
                const auto known = [](const Ink &ink) { return std::pair(ink.who, ink.enabled); };
                std::map<std::pair<QString, bool>, QColor> expected;
                for (const Ink &ink : inksOf(*fresh))
                    expected[known(ink)] = ink.text;
                for (const Ink &ink : inksOf(*window)) {
                    if (const auto same = expected.find(known(ink)); same != expected.end() && same->second != ink.text)
                        wrong << where + ink.who + QLatin1Char(' ') + ink.text.name() + QLatin1Char(' ') +
                                     same->second.name();
                    const double contrast = ui::contrastRatio(ink.text, groundOf(picture, ink.rect));
                    if (contrast < (ink.enabled ? 4.5 : 3.0))
                        wrong << where + QStringLiteral("%1: %2").arg(ink.who).arg(contrast);
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, most).join(QLatin1Char('\n'))));
    }

    void whatHasTheKeyboardCanBeRead()
    {
        auto window = shownWindow();
        for (const auto &[name, mode] : modes) {
            ui::applyTheme(*qApp, mode);
            settle(*window);
            for (const char *id : {"headline.cpm", "headline.goodput"}) {
                auto *figure = window->headline().findChild<QAbstractButton *>(QLatin1String(id));
                if (figure == nullptr || !figure->isVisible())
                    continue;
                figure->setFocus(Qt::TabFocusReason);
                QTRY_VERIFY(figure->hasFocus());
                const QImage picture = window->grab().toImage();
                const QRect area = QRect(figure->mapTo(window.get(), QPoint()), figure->size()).adjusted(3, 8, -3, -8);
                const ui::Theme &theme = ui::Theme::of(window.get());
                const QColor ground = groundOf(picture, area);
                QVERIFY2(ui::contrastRatio(ground, theme.text1) > 4.5, name);
                QSet<QRgb> colours;
                for (int x = area.left(); x <= area.right(); ++x)
                    for (int y = area.top(); y <= area.bottom(); ++y)
                        colours << picture.pixel(x, y);
                QVERIFY2(colours.size() > 4, name); // words with their soft edges
            }
        }
    }

    void largerTextLeavesTheWindowAsAFreshOne()
    {
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow({1280, 720});
        QVERIFY(!window->scenario().isFolded());
        for (const int percent : {200, 100}) {
            ui::applyTextSize(percent);
            settle(*window);
            auto fresh = shownWindow({1280, 720});
            QCOMPARE(window->size(), fresh->size());
            QCOMPARE(window->scenario().isFolded(), fresh->scenario().isFolded());
            QCOMPARE(window->scenario().width(), fresh->scenario().width());
            QCOMPARE(window->rail().width(), fresh->rail().width());
        }
    }

    void dialogsFitTheScreen_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("as drawn") << 100;
        QTest::newRow("large") << 200;
    }
    void dialogsFitTheScreen()
    {
        QFETCH(int, percent);
        ui::applyTextSize(percent);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        auto window = shownWindow();
        ui::Session &session = window->session();
        window->snapshots();
        std::vector<std::unique_ptr<QDialog>> dialogs;
        dialogs.push_back(std::make_unique<ui::AboutDialog>(window.get()));
        dialogs.push_back(std::make_unique<ui::CandidatesDialog>(session, window.get()));
        dialogs.push_back(std::make_unique<ui::CatalogueEditor>(ui::CatalogueEditor::Content{}, window.get()));
        dialogs.push_back(std::make_unique<ui::ColumnMappingDialog>(
            QStringLiteral("table.csv"), "a,b,c,d\n1,2,3,4\n5,6,7,8\n", std::nullopt, window.get()));
        dialogs.push_back(
            std::make_unique<ui::NormaliseDialog>(session, core::scorecard::Normalisation{}, window.get()));
        dialogs.push_back(std::make_unique<ui::SnapshotDialog>(session, window->snapshots(), window.get()));
        dialogs.push_back(std::make_unique<ui::TableMappingsDialog>(session, window.get()));
        dialogs.push_back(std::make_unique<ui::TagDialog>(session, std::vector<std::size_t>{}, window.get()));
        dialogs.push_back(std::make_unique<ui::WeightsDialog>(session, window.get()));
        dialogs.push_back(std::make_unique<ChartTableDialog>(samples::knee(false), window.get()));
        QStringList wrong;
        const auto look = [&](QDialog &dialog) {
            dialog.show();
            settle(*window);
            const QString who = QLatin1String(dialog.metaObject()->className());
            const QSize room = dialog.screen()->availableSize();
            if (dialog.width() > room.width() || dialog.height() > room.height())
                wrong << QStringLiteral("%1: %2×%3").arg(who).arg(dialog.width()).arg(dialog.height());
            for (const QDialogButtonBox *box : dialog.findChildren<QDialogButtonBox *>())
                for (const QAbstractButton *button : box->buttons())
                    if (!button->isHidden() &&
                        (!dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())) ||
                         button->height() < button->minimumSizeHint().height()))
                        wrong << QStringLiteral("%1: “%2” is off").arg(who, button->text());
            if (percent == 100)
                for (const QScrollArea *area : dialog.findChildren<QScrollArea *>(QStringLiteral("dialog.scroll")))
                    if (area->widget()->height() > area->viewport()->height() ||
                        area->widget()->width() > area->viewport()->width())
                        wrong << QStringLiteral("%1 scrolls without need: %2 of %3")
                                     .arg(who)
                                     .arg(area->widget()->height())
                                     .arg(area->viewport()->height());
            dialog.hide();
        };
        for (const auto &dialog : dialogs)
            look(*dialog);
        auto *help = static_cast<QDialog *>(window->showHelp(QStringLiteral("page.knee")));
        QVERIFY(help != nullptr);
        look(*help);
        QCOMPARE(wrong.join(QLatin1Char('\n')), QString());
    }

    void weightsBeginAtTheirSliders()
    {
        auto window = shownWindow();
        ui::WeightsDialog dialog(window->session(), window.get());
        dialog.show();
        settle(*window);
        const QList<QSlider *> sliders = dialog.findChildren<QSlider *>();
        QVERIFY(!sliders.isEmpty());
        for (QSlider *slider : sliders) {
            QStyleOptionSlider option;
            option.initFrom(slider);
            option.orientation = slider->orientation();
            option.tickPosition = slider->tickPosition();
            option.maximum = slider->maximum();
            const QRect handle =
                slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
            QVERIFY(slider->rect().contains(handle));
            QVERIFY(std::abs(handle.center().y() - slider->rect().center().y()) <= 1);
        }
        const auto *table = dialog.findChild<QAbstractItemView *>();
        QVERIFY(table != nullptr);
        QVERIFY(window->session().document().at("weights") != nullptr || !table->isVisible());
        QVERIFY(qobject_cast<QSlider *>(dialog.focusWidget()) != nullptr);
        sliders.front()->setValue(3);
        QTRY_VERIFY(table->isVisible());
        sliders.front()->setValue(0);
    }

    void ticksDoNotMoveTheHandle()
    {
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
            QSlider slider(orientation);
            slider.setTickPosition(QSlider::TicksBelow);
            slider.resize(orientation == Qt::Horizontal ? QSize(200, 30) : QSize(30, 200));
            QStyleOptionSlider option;
            option.initFrom(&slider);
            option.orientation = orientation;
            option.tickPosition = slider.tickPosition();
            option.maximum = 10;
            const QRect handle =
                slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider);
            QVERIFY(slider.rect().contains(handle));
            const QPoint off = handle.center() - slider.rect().center();
            QVERIFY(std::abs(orientation == Qt::Horizontal ? off.y() : off.x()) <= 1);
        }
    }

    void nothingIsFaintInHighContrast()
    {
        for (const bool dark : {false, true}) {
            const auto style =
                ChartStyle::make(Mode::Screen, ui::Theme::contrastTheme(dark), QApplication::font(), QLocale());
            for (const Role role : {Role::Throughput, Role::Ttft, Role::Tpot, Role::Goodput, Role::Cost, Role::Energy})
                for (const SeriesShape shape : {SeriesShape::Line, SeriesShape::MarksAndThinLine, SeriesShape::Area})
                    for (const bool secondary : {false, true}) {
                        SeriesSpec series;
                        series.role = role;
                        series.shape = shape;
                        series.secondary = secondary;
                        const QPen pen = style.linePen(series);
                        QVERIFY(pen.widthF() >= 2.0);
                        QCOMPARE(pen.color().alphaF(), 1.0F);
                        QVERIFY(ui::contrastRatio(pen.color(), style.theme.page) >= 4.5);
                    }
        }
    }

    void hintsAreNoValuesInHighContrast()
    {
        QLineEdit edit;
        edit.setPlaceholderText(QStringLiteral("such as internal"));
        edit.show();
        QVERIFY(!edit.font().italic());
        ui::applyTheme(*qApp, ui::ThemeMode::HighContrast);
        QTRY_VERIFY(edit.font().italic());
        QVERIFY(ui::contrastRatio(edit.palette().color(QPalette::PlaceholderText),
                                  edit.palette().color(QPalette::Base)) >= 4.5);
        QVERIFY(edit.palette().color(QPalette::PlaceholderText) != edit.palette().color(QPalette::Text));
        edit.setText(QStringLiteral("mine"));
        QVERIFY(!edit.font().italic());
        edit.clear();
        QVERIFY(edit.font().italic());
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        QTRY_VERIFY(!edit.font().italic());
        ui::applyTextSize(200);
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        QTRY_COMPARE(edit.font().pointSizeF(), QApplication::font().pointSizeF());
    }

    void theMenusOpenWithTheirKey()
    {
        auto window = shownWindow();
        window->activateWindow();
        QTRY_VERIFY(window->isActiveWindow());
        QTest::keyClick(window->windowHandle(), Qt::Key_F10);
        QMenu *file = window->actions().menu(WindowActions::FileMenu);
        QTRY_VERIFY(file->isVisible());
        QCOMPARE(file->activeAction(), file->actions().front());
        file->close();
        QLineEdit *input = nullptr;
        for (QLineEdit *one : window->scenario().findChildren<QLineEdit *>())
            if (input == nullptr && one->isVisible())
                input = one;
        QVERIFY(input != nullptr);
        input->setFocus();
        QTRY_VERIFY(input->hasFocus());
        QTest::keyClick(window->windowHandle(), Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()) != nullptr);
        QApplication::activePopupWidget()->close();
    }

    void noTwoEntriesOfAMenuAreCalledTheSame()
    {
        auto window = shownWindow();
        for (const char *code : {"en", "de", "en"}) {
            ui::language::apply(QString::fromLatin1(code));
            settle(*window);
            for (int id = 0; id < WindowActions::MenuCount; ++id) {
                QSet<QString> names;
                for (const QAction *action :
                     window->actions().menu(static_cast<WindowActions::MenuId>(id))->actions()) {
                    if (action->isSeparator())
                        continue;
                    const QString name = action->text().remove(QLatin1Char('&'));
                    QVERIFY2(!name.isEmpty() && !names.contains(name), qPrintable(name));
                    names << name;
                }
            }
        }
    }

    void everyPageOfTheRailHasItsKey()
    {
        auto window = shownWindow();
        int at = 0;
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            if (!entry.onRail)
                continue;
            ++at;
            window->showPage(QStringLiteral("start"));
            QTest::keyClick(window->windowHandle(), static_cast<Qt::Key>(Qt::Key_0 + at % 10), Qt::ControlModifier);
            QTRY_COMPARE(window->currentPageId(), entry.id);
            const QString tip = window->rail().button(entry.id)->toolTip();
            QVERIFY2(tip.contains(QStringLiteral("Ctrl+%1").arg(at % 10)), qPrintable(tip));
        }
    }
};

UI_TEST_MAIN(SwitchingTest)
#include "tst_switching.moc"
