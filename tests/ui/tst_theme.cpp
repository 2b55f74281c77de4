// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/style/dateformat.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/style/trueminus.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStyleOption>
#include <QTextBoundaryFinder>
#include <QTranslator>
#include <QVBoxLayout>

using ui::Theme;
using ui::charts::Role;

namespace {

constexpr double readable = 4.5; // WCAG AA for text
const Role roles[] = {Role::Throughput, Role::Ttft,    Role::Tpot,        Role::Goodput,  Role::Cost, Role::Energy,
                      Role::Neutral,    Role::Weights, Role::Activations, Role::Overhead, Role::Gate};

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contrastOfKnownPairs()
    {
        QVERIFY(std::abs(ui::contrastRatio(Qt::black, Qt::white) - 21.0) < 1e-9);
        QVERIFY(std::abs(ui::contrastRatio(QColor(0x777777), Qt::white) - 4.48) < 0.01); // the well-known near miss
    }

    /// Boxes to tick and arrows grow with the text that they belong to; where two scroll bars meet nothing is drawn;
    /// and a button with a menu shows that it has one.
    void signsGrowWithTheText()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        QWidget usual, large;
        QFont twice = usual.font();
        twice.setPointSizeF(2 * twice.pointSizeF());
        large.setFont(twice);
        const QStyle &style = *QApplication::style();
        for (const QStyle::PixelMetric metric : {QStyle::PM_IndicatorWidth, QStyle::PM_ExclusiveIndicatorHeight})
            QVERIFY(style.pixelMetric(metric, nullptr, &large) * 10 >= style.pixelMetric(metric, nullptr, &usual) * 18);
        const auto ink = [&](QStyle::PrimitiveElement element, const QWidget &of) {
            QImage picture(40, 40, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            QStyleOption option;
            option.rect = QRect(12, 12, 16, 16);
            option.palette = of.palette();
            option.state = QStyle::State_Enabled;
            style.drawPrimitive(element, &option, &painter, &of);
            painter.end();
            int found = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    found += picture.pixelColor(x, y).lightness() < 200 ? 1 : 0;
            return found;
        };
        for (const QStyle::PrimitiveElement arrow : {QStyle::PE_IndicatorArrowDown, QStyle::PE_IndicatorArrowRight}) {
            QVERIFY(ink(arrow, usual) > 8);
            QVERIFY(ink(arrow, large) > 2 * ink(arrow, usual));
        }
        QCOMPARE(ink(QStyle::PE_PanelScrollAreaCorner, usual), 0);
        QPushButton plain(QStringLiteral("Add")), withMenu(QStringLiteral("Add"));
        QMenu menu;
        withMenu.setMenu(&menu);
        plain.resize(100, 30);
        withMenu.resize(100, 30);
        const auto rightEnd = [](QWidget &button) {
            const QImage picture = button.grab(QRect(78, 6, 16, 18)).toImage();
            int found = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    found += picture.pixelColor(x, y).lightness() < 180 ? 1 : 0;
            return found;
        };
        QCOMPARE(rightEnd(plain), 0);
        QVERIFY(rightEnd(withMenu) > 4);
    }

    void everyTextReads_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everyTextReads()
    {
        QFETCH(bool, dark);
        const Theme &theme = dark ? Theme::darkTheme() : Theme::lightTheme();
        for (const QColor &ground : {theme.page, theme.chrome, theme.band, theme.field}) {
            for (const QColor &text : {theme.text1, theme.text2, theme.text3, theme.accent, theme.check}) {
                const double ratio = ui::contrastRatio(text, ground);
                // The third level on a dark field is the one pair that is never used together.
                if (dark && text == theme.text3 && ground == theme.field)
                    continue;
                QVERIFY2(ratio >= readable,
                         qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(ratio)));
            }
        }
        for (const QColor &ground : {theme.page, theme.chrome, theme.band})
            for (const Role role : roles) {
                const double ratio = ui::contrastRatio(theme.seriesText(role), ground);
                QVERIFY2(ratio >= readable,
                         qPrintable(QStringLiteral("role %1 on %2: %3").arg(int(role)).arg(ground.name()).arg(ratio)));
            }
        QVERIFY(ui::contrastRatio(theme.onAccent, theme.accent) >= readable);
        QVERIFY(ui::contrastRatio(theme.text1, theme.selection) >= readable);
        QVERIFY(ui::contrastRatio(theme.text1, theme.chosenRow) >= readable);
        // The label inside the goodput area stands on 15 % of its colour.
        const QColor area = ui::blended(ui::withAlpha(theme.series(Role::Goodput), 0.15), theme.page);
        QVERIFY(ui::contrastRatio(theme.seriesText(Role::Goodput), area) >= readable);
    }

    void modeFollowsAndCanBeForced()
    {
        ui::applyTheme(*qApp, ui::ThemeMode::Dark);
        QVERIFY(Theme::of(QApplication::palette()).dark);
        QWidget widget;
        widget.show();
        QVERIFY(Theme::of(&widget).dark);
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
        QVERIFY(!Theme::of(QApplication::palette()).dark);
        QTRY_VERIFY(!Theme::of(&widget).dark);        // arrives with the event loop
        ui::applyTheme(*qApp, ui::ThemeMode::System); // the offscreen system is light
        QVERIFY(!Theme::of(QApplication::palette()).dark);
    }

    void controlsDrawInBothModes()
    {
        for (const auto mode : {ui::ThemeMode::Light, ui::ThemeMode::Dark}) {
            ui::applyTheme(*qApp, mode);
            QWidget window;
            auto *layout = new QVBoxLayout(&window);
            auto *combo = new QComboBox;
            combo->addItem(QStringLiteral("Chat + RAG"));
            auto *primary = new QPushButton(QStringLiteral("Calibrate on this run"));
            primary->setProperty("primary", true);
            layout->addWidget(combo);
            layout->addWidget(new QLineEdit(QStringLiteral("800")));
            layout->addWidget(new QSlider(Qt::Horizontal));
            layout->addWidget(primary);
            layout->addWidget(new QPushButton(QStringLiteral("Fill in what is known")));
            const QImage image = window.grab().toImage();
            if (const QString out = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !out.isEmpty())
                image.save(out + (mode == ui::ThemeMode::Dark ? QStringLiteral("/controls-dark.png")
                                                              : QStringLiteral("/controls-light.png")));
            QCOMPARE(image.pixelColor(1, 1), Theme::of(&window).chrome);
        }
        ui::applyTheme(*qApp, ui::ThemeMode::Light);
    }

    void sizesFollowTheFont()
    {
        QFont font = QApplication::font();
        font.setPixelSize(26);
        QCOMPARE(ui::designLength(font, 11.0), 22.0);
        QCOMPARE(ui::scaledFont(font, 1.5).pixelSize(), 39);
    }

    void numbers_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](double value, int digits, const char *en, const char *de) {
            QTest::addRow("%g/%d", value, digits) << value << digits << QString::fromUtf8(en) << QString::fromUtf8(de);
        };
        row(0.917, 3, "0.917", "0,917");
        row(0.76388, 3, "0.764", "0,764");
        row(3332, 3, "3,332", "3.332");
        row(21.84, 3, "21.8", "21,8");
        row(9.996, 3, "10.0", "10,0");
        row(99.96, 3, "100", "100");
        row(1234567.8, 3, "1,234,568", "1.234.568");
        row(0, 3, "0", "0");
        row(-0.0, 3, "0", "0");
        row(-27.2, 3, "-27.2", "-27,2");
        row(0.0001234, 3, "0.000123", "0,000123");
        row(0.00001234, 3, "1.23E-05", "1,23E-05");
        row(std::nan(""), 3, "–", "–");
        row(INFINITY, 3, "–", "–");
    }
    void numbers()
    {
        QFETCH(double, value);
        QFETCH(int, digits);
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(ui::formatNumber(value, digits, QLocale(QLocale::English, QLocale::UnitedStates)), english);
        QCOMPARE(ui::formatNumber(value, digits, QLocale(QLocale::German, QLocale::Germany)).toUpper(),
                 german.toUpper());
    }

    /// Dates of files are read by the reader's calendar habits, the year in full; what is no date stays.
    void datesAreTheReadersOwn()
    {
        const QLocale us(QLocale::English, QLocale::UnitedStates), de(QLocale::German, QLocale::Germany),
            es(QLocale::Spanish, QLocale::Spain), fr(QLocale::French, QLocale::France);
        const QString day = QStringLiteral("2026-09-06");
        QCOMPARE(ui::shownDate(day, us), QStringLiteral("9/6/2026"));
        QCOMPARE(ui::shownDate(day, de), QStringLiteral("06.09.2026"));
        QCOMPARE(ui::shownDate(day, es), QStringLiteral("6/9/2026"));
        QCOMPARE(ui::shownDate(day, fr), QStringLiteral("06/09/2026"));
        QCOMPARE(ui::shownDate(QStringLiteral("2026-11"), us), QStringLiteral("Nov 2026"));
        for (const char *other : {"", "unknown", "2026 H1 (undated)", "2026-13-01", "2026"})
            QCOMPARE(ui::shownDate(QString::fromLatin1(other), de), QString::fromLatin1(other));
        QCOMPARE(ui::withTrueMinus(ui::formatNumber(-1.5, 2, de)), QStringLiteral("\u22121,5"));
        QCOMPARE(ui::withTrueMinus(ui::formatNumber(1.5, 2, de)), QStringLiteral("1,5"));
    }

    /// Spanish groups from five digits on, and then all of them: Qt 6.4 writes "5058.900".
    void whatIsGroupedIsGroupedThroughout()
    {
        const QLocale es(QLocale::Spanish, QLocale::Spain);
        QCOMPARE(ui::formatNumber(1645, 3, es), QStringLiteral("1645"));
        QCOMPARE(ui::formatNumber(51649, 3, es), QStringLiteral("51.649"));
        QCOMPARE(ui::formatNumber(1345872, 3, es), QStringLiteral("1.345.872"));
        QCOMPARE(ui::formatNumber(-5058900, 3, es), QStringLiteral("-5.058.900"));
        QCOMPARE(ui::formatFixed(5058900.25, 1, es), QStringLiteral("5.058.900,3"));
        QCOMPARE(ui::formatFixed(1011780, 0, QLocale(QLocale::English, QLocale::India)), QStringLiteral("10,11,780"));
    }

    /// A list of our own words is said in the reader's language; the title of somebody's source is not.
    void theReadersOwnWordsStay()
    {
        struct Words : QTranslator
        {
            bool isEmpty() const override { return false; }
            QString translate(const char *, const char *text, const char *, int) const override
            {
                return QByteArrayView(text) == "Cost"      ? QStringLiteral("Kosten")
                       : QByteArrayView(text) == "Goodput" ? QStringLiteral("Nutzdurchsatz")
                                                           : QString();
            }
        } words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        const auto said = [](const char *text) { return ui::localised(core::Text("%1", {std::string(text)})); };
        QCOMPARE(said("Cost, Goodput"), QStringLiteral("Kosten, Nutzdurchsatz"));
        QCOMPARE(said("Cost, performance and energy, worked example"),
                 QStringLiteral("Cost, performance and energy, worked example"));
        QCOMPARE(said("Cost, r12-sweep.csv"), QStringLiteral("Kosten, r12-sweep.csv"));
        QCoreApplication::removeTranslator(&words);
    }

    /// No line ends within a figure and its unit.
    void sentencesBreakNoUnit()
    {
        const QString sentence =
            QStringLiteral("Between 0.713 and 0.950 €/1M tok, at 52 tok/s and 31 g/kWh; input/output stay.");
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, ui::unitsWhole(sentence));
        QStringList parts;
        for (qsizetype from = 0, to = lines.toNextBoundary(); to > 0; from = to, to = lines.toNextBoundary())
            parts << lines.string().mid(from, to - from).remove(QChar(0x2060)).trimmed();
        for (const char *whole : {"0.950\u00A0€/1M", "tok/s", "g/kWh;"})
            QVERIFY2(parts.filter(QString::fromUtf8(whole)).size() == 1, qPrintable(parts.join(QLatin1Char('|'))));
        QVERIFY(parts.contains(QStringLiteral("input/"))); // words may
    }

    void otherFormats()
    {
        const QLocale en(QLocale::English, QLocale::UnitedStates), de(QLocale::German, QLocale::Germany);
        QCOMPARE(ui::formatNumber(std::nullopt), QStringLiteral("–"));
        QCOMPARE(ui::formatPercent(0.98, 0, en), QStringLiteral("98\u00A0%"));
        QCOMPARE(ui::formatChange(-0.301, en), QStringLiteral("\u221230\u00A0%"));
        QCOMPARE(ui::formatChange(0.4286, en), QStringLiteral("+43\u00A0%"));
        QCOMPARE(ui::formatChange(0.001, en), QStringLiteral("±0\u00A0%"));
        QCOMPARE(ui::formatFixed(-0.001, 2, en), QStringLiteral("0.00"));
        QCOMPARE(ui::formatSeconds(0.46, en), QStringLiteral("460\u00A0ms"));
        QCOMPARE(ui::formatSeconds(12.5, de), QStringLiteral("12,5\u00A0s"));
        QCOMPARE(ui::formatGigabytes(38e9, en), QStringLiteral("38\u00A0GB"));
        QCOMPARE(ui::withUnit(QStringLiteral("5"), QString()), QStringLiteral("5"));
    }

    void sentences()
    {
        const QLocale de(QLocale::German, QLocale::Germany);
        const core::Text text("%2 of %1 keep %3", {std::string("A %1"), core::TextNumber{3332.0, 3}});
        QCOMPARE(ui::localised(text, de), QStringLiteral("3.332 of A %1 keep %3"));
    }
};

UI_TEST_MAIN(TestTheme)
#include "tst_theme.moc"
