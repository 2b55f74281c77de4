// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/style/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/localenumber.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/sentencelabel.h"
#include "ui/widgets/slideredit.h"

#include <QSignalSpy>
#include <QSlider>
#include <QVBoxLayout>

using ui::NumberEdit;
using ui::NumberProblem;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale german(QLocale::German, QLocale::Germany);

/// Types as a person does: field chosen, old text replaced.
void type(NumberEdit &edit, const QString &text)
{
    edit.setFocus();
    QTRY_VERIFY(edit.hasFocus());
    edit.selectAll();
    QTest::keyClicks(&edit, text);
}

} // namespace

class TestNumberEdit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(*qApp, ui::ThemeMode::Light); }

    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("de");
        QTest::addColumn<int>("problem");
        QTest::addColumn<double>("value");
        const auto row = [](const char *text, bool de, NumberProblem problem, double value = 0) {
            QTest::addRow("%s %s", de ? "de" : "en", text) << QString::fromUtf8(text) << de << int(problem) << value;
        };
        for (const bool de : {false, true}) {
            row("1.5", de, NumberProblem::None, 1.5);
            row("1,5", de, NumberProblem::None, 1.5);
            row("1.500", de, NumberProblem::Ambiguous);
            row("1,500", de, NumberProblem::Ambiguous);
            row("1.234,5", de, NumberProblem::None, 1234.5);
            row("1,234.5", de, NumberProblem::None, 1234.5);
            row("1.500.000", de, NumberProblem::None, 1.5e6);
            row("0.500", de, NumberProblem::None, 0.5);
            row("0,917", de, NumberProblem::None, 0.917);
            row("1234,567", de, NumberProblem::None, 1234.567);
            row("2e3", de, NumberProblem::None, 2000);
            row("1,5e-3", de, NumberProblem::None, 0.0015);
            row("-7", de, NumberProblem::None, -7);
            row("−7", de, NumberProblem::None, -7);
            row("+7", de, NumberProblem::None, 7);
            row(" 800 ", de, NumberProblem::None, 800);
            row("12 345", de, NumberProblem::None, 12345);
            row("1’000", de, NumberProblem::None, 1000);
            row("12 34", de, NumberProblem::NotANumber);
            row("1,2,3", de, NumberProblem::NotANumber);
            row("1..5", de, NumberProblem::NotANumber);
            row("", de, NumberProblem::Empty);
            row("-", de, NumberProblem::NotANumber);
            row(".", de, NumberProblem::NotANumber);
            row("abc", de, NumberProblem::NotANumber);
            row("nan", de, NumberProblem::NotANumber);
            row("inf", de, NumberProblem::NotANumber);
            row("0x10", de, NumberProblem::NotANumber);
            row("1e", de, NumberProblem::NotANumber);
            row("1e999", de, NumberProblem::NotANumber);
            row("5 ms", de, NumberProblem::NotANumber);
        }
    }
    void reads()
    {
        QFETCH(QString, text);
        QFETCH(bool, de);
        QFETCH(int, problem);
        QFETCH(double, value);
        const ui::ParsedNumber parsed = ui::parseLocaleNumber(text, de ? german : english);
        QCOMPARE(int(parsed.problem), problem);
        QCOMPARE(parsed.value.has_value(), problem == int(NumberProblem::None));
        if (parsed.value)
            QVERIFY(std::abs(*parsed.value - value) <= 1e-12 * std::max(1.0, std::abs(value)));
    }

    void typingCommitsOnEnter()
    {
        NumberEdit edit;
        edit.setValue(800);
        edit.show();
        QSignalSpy edited(&edit, &NumberEdit::valueEdited), committed(&edit, &NumberEdit::valueCommitted);
        type(edit, QStringLiteral("1,5"));
        QCOMPARE(edit.value(), std::optional(1.5));
        QVERIFY(edited.count() >= 1);
        QCOMPARE(committed.count(), 0);
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(committed.count(), 1);
        QCOMPARE(edit.text(), QStringLiteral("1.5"));
        QTest::keyClick(&edit, Qt::Key_Return); // nothing new
        QCOMPARE(committed.count(), 1);
    }

    void ambiguousIsRefusedWithAReason()
    {
        QWidget window;
        window.resize(400, 200);
        auto *layout = new QVBoxLayout(&window);
        auto *edit = new NumberEdit;
        layout->addWidget(edit);
        edit->setValue(2);
        window.show();
        QSignalSpy committed(edit, &NumberEdit::valueCommitted);
        type(*edit, QStringLiteral("1.500"));
        QVERIFY(edit->problem().contains(QStringLiteral("1.500")));
        QCOMPARE(edit->accessibleDescription(), edit->problem());
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(committed.count(), 0);
        QCOMPARE(edit->text(), QStringLiteral("1.500")); // what was typed stays, to be mended
        type(*edit, QStringLiteral("1.5000"));
        QVERIFY(edit->problem().isEmpty());
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(edit->value(), std::optional(1.5));
    }

    void whatIsShownCanBeReadAgain()
    {
        for (const QLocale &locale : {english, german})
            for (const double value : {1000.0, 1234567.0, 1.234, 12.345, 0.917, 1e-7, 2.5e13, -3.25}) {
                NumberEdit edit;
                edit.setLocale(locale);
                edit.setValue(value);
                edit.show();
                edit.setFocus();
                QTRY_VERIFY(edit.hasFocus());
                edit.setModified(true);
                QTest::keyClick(&edit, Qt::Key_Return);
                QVERIFY2(edit.problem().isEmpty(), qPrintable(edit.text() + u' ' + edit.problem()));
                QVERIFY(std::abs(*edit.value() - value) <= 1e-5 * std::abs(value));
            }
    }

    void rangeWholeAndEmpty()
    {
        NumberEdit edit;
        edit.setRange(1, 100);
        edit.setWhole(true);
        edit.setValue(5);
        edit.show();
        type(edit, QStringLiteral("101"));
        QVERIFY(edit.problem().contains(QStringLiteral("100")));
        type(edit, QStringLiteral("1.5"));
        QVERIFY(!edit.problem().isEmpty());
        QCOMPARE(edit.value(), std::optional(5.0)); // what was refused never was, and neither was the "1" before it
        QTest::keyClick(&edit, Qt::Key_Escape);
        QCOMPARE(edit.value(), std::optional(5.0));
        QCOMPARE(edit.text(), QStringLiteral("5"));
        edit.setEmptyAllowed(true);
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Delete);
        QVERIFY(edit.problem().isEmpty());
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edit.value(), std::nullopt);
    }

    void refusedIsAsIfNeverTyped_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"120", "12abc", "2 rps", "1e400", "1-", "2..", "-3"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void refusedIsAsIfNeverTyped()
    {
        QFETCH(QString, text);
        NumberEdit edit;
        edit.setRange(0, 100);
        edit.setValue(40);
        edit.show();
        // As an owner does that keeps what it is told, and shows it again.
        std::optional<double> kept = 40;
        connect(&edit, &NumberEdit::valueEdited, &edit, [&](std::optional<double> value) {
            kept = value;
            edit.setValue(value);
        });
        connect(&edit, &NumberEdit::typingTakenBack, &edit, [&] {
            kept = 40;
            edit.setValue(kept);
        });
        type(edit, text);
        QTest::keyClick(&edit, Qt::Key_Return);
        QVERIFY(!edit.problem().isEmpty());
        QCOMPARE(edit.text(), text); // to be mended
        QCOMPARE(edit.value(), std::optional(40.0));
        QCOMPARE(kept, std::optional(40.0));
        QTest::keyClick(&edit, Qt::Key_Escape);
        QVERIFY(edit.problem().isEmpty());
        QCOMPARE(edit.text(), QStringLiteral("40"));
        // Escape takes back what was taken live, too.
        type(edit, QStringLiteral("77"));
        QCOMPARE(kept, std::optional(77.0));
        QTest::keyClick(&edit, Qt::Key_Escape);
        QCOMPARE(edit.text(), QStringLiteral("40"));
        QCOMPARE(kept, std::optional(40.0));
        // Undone letter by letter it is the same.
        type(edit, QStringLiteral("7"));
        QTest::keyClick(&edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(edit.text(), QStringLiteral("40"));
        QCOMPARE(kept, std::optional(40.0));
        QVERIFY(!edit.isTyping());
    }

    void anOwnerRefuses()
    {
        NumberEdit edit;
        edit.setSpokenUnit(QStringLiteral("%"));
        edit.setRange(0, 100, true);
        edit.setValue(40);
        edit.show();
        QSignalSpy committed(&edit, &NumberEdit::valueCommitted), back(&edit, &NumberEdit::typingTakenBack);
        connect(&edit, &NumberEdit::valueEdited, &edit, [&](std::optional<double> value) {
            if (value && *value > 50)
                edit.refuse(QStringLiteral("Too much."));
        });
        type(edit, QStringLiteral("60"));
        QCOMPARE(back.count(), 1);
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edit.problem(), QStringLiteral("Too much."));
        QCOMPARE(committed.count(), 0);
        type(edit, QStringLiteral("0"));
        QCOMPARE(edit.problem(), QStringLiteral("More than 0\u00a0%."));
        type(edit, QStringLiteral("101 %"));
        QCOMPARE(edit.problem(), QStringLiteral("At most 100\u00a0%."));
        edit.setRange(0, 100);
        type(edit, QStringLiteral("101"));
        QCOMPARE(edit.problem(), QStringLiteral("Between 0 and 100\u00a0%."));
        QCOMPARE(edit.value(), std::optional(40.0));
    }

    void keysStep()
    {
        NumberEdit edit;
        edit.setRange(0, 1);
        edit.setValue(0.55);
        edit.show();
        QSignalSpy committed(&edit, &NumberEdit::valueCommitted);
        QTest::keyClick(&edit, Qt::Key_Up);
        QCOMPARE(edit.value(), std::optional(0.56));
        QTest::keyClick(&edit, Qt::Key_Down);
        QCOMPARE(edit.value(), std::optional(0.55));
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(&edit, Qt::Key_PageUp);
        QCOMPARE(edit.value(), std::optional(1.0));
        QVERIFY(committed.count() >= 3);
    }

    void aUnitMayBeTypedAlong()
    {
        NumberEdit edit;
        edit.setUnit(QStringLiteral("ms"));
        edit.show();
        type(edit, QStringLiteral("250 ms"));
        QCOMPARE(edit.value(), std::optional(250.0));
    }

    void leavingTheFieldCommits()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *edit = new NumberEdit;
        auto *other = new QLineEdit;
        layout->addWidget(edit);
        layout->addWidget(other);
        edit->setValue(1);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy committed(edit, &NumberEdit::valueCommitted);
        type(*edit, QStringLiteral("2500"));
        QTest::keyClick(edit, Qt::Key_Tab);
        QCOMPARE(committed.count(), 1);
        QCOMPARE(edit->text(), QStringLiteral("2,500")); // shown with its thousands, which are not read back
        QCOMPARE(edit->value(), std::optional(2500.0));
    }

    void sliderAndFieldFollowOneAnother()
    {
        ui::SliderEdit field(QStringLiteral("Prompt mean"), QStringLiteral("tok"));
        field.setRange(1, 100000);
        field.setSliderRange(10, 10000);
        field.setLogarithmic(true);
        field.setWhole(true);
        field.setValue(800);
        field.setOrigin(ui::SliderEdit::Origin::Source, QStringLiteral("vLLM log"));
        field.show();
        QSignalSpy changing(&field, &ui::SliderEdit::valueChanging), committed(&field, &ui::SliderEdit::valueCommitted);
        QCOMPARE(field.slider()->value(), 634); // log10(80) / 3
        QCOMPARE(changing.count(), 0);
        field.slider()->setValue(500);
        QCOMPARE(field.value(), std::optional(316.0));
        QCOMPARE(changing.count(), 1);
        QCOMPARE(committed.count(), 1);
        type(*field.edit(), QStringLiteral("10000"));
        QTest::keyClick(field.edit(), Qt::Key_Return);
        QCOMPARE(field.slider()->value(), 1000);
        field.slider()->setSliderDown(true);
        field.slider()->setSliderPosition(0);
        QCOMPARE(field.value(), std::optional(10.0));
        field.setValue(5000); // an answer that comes while the hand is on the slider does not move it
        QCOMPARE(field.slider()->value(), 0);
        const auto before = committed.count();
        field.slider()->setSliderDown(false);
        QCOMPARE(committed.count(), before + 1);
        QVERIFY(field.edit()->accessibleName().contains(QStringLiteral("Prompt mean")));
        QVERIFY(field.toolTip().contains(QStringLiteral("vLLM log")));
        if (const QString out = qEnvironmentVariable("PARETOSCOPE_PICTURES"); !out.isEmpty()) {
            field.resize(240, field.sizeHint().height());
            field.grab().save(out + QStringLiteral("/slideredit.png"));
        }
    }

    void sentencesWrapAndLabelsElide()
    {
        ui::SentenceLabel sentence;
        sentence.setText(QStringLiteral("Up to 16 concurrent requests the SLO holds. At 24, throughput gains 15 % and "
                                        "goodput falls to 62 %: the knee lies between."));
        QVERIFY(sentence.heightForWidth(400) > sentence.heightForWidth(4000));
        sentence.resize(800, sentence.heightForWidth(800));
        QVERIFY(!sentence.grab().isNull());
        ui::ElidedLabel label(QStringLiteral("a text that is far too long for its place"));
        QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width() / 2);
        label.resize(60, 20);
        QVERIFY(!label.grab().isNull());
    }
};

UI_TEST_MAIN(TestNumberEdit)
#include "tst_numberedit.moc"
