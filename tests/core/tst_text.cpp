// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csv.h"
#include "core/embeddedtext.h"
#include "core/hash.h"
#include "core/parsenumber.h"
#include "core/text.h"
#include "core/utf8check.h"

#include <QtTest>

class TextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbers_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("shown");
        QTest::newRow("small") << 0.9170123 << QStringLiteral("0.917");
        QTest::newRow("thousands") << 3332.0 << QStringLiteral("3,332");
        QTest::newRow("rounded") << 2418.4 << QStringLiteral("2,418");
        QTest::newRow("zero") << 0.0 << QStringLiteral("0");
        QTest::newRow("negative") << -1234567.0 << QStringLiteral("-1,234,567");
        QTest::newRow("nan") << std::numeric_limits<double>::quiet_NaN() << QStringLiteral("–");
    }
    void numbers()
    {
        QFETCH(double, value);
        QFETCH(QString, shown);
        QCOMPARE(QString::fromStdString(core::formatNumber(value)), shown);
    }
    void damagedBytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("damaged"); // -1: none
        QTest::newRow("empty") << QByteArray() << -1;
        QTest::newRow("plain") << QByteArray("plain") << -1;
        QTest::newRow("all lengths") << QByteArray("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80z") << -1;
        QTest::newRow("of another code page") << QByteArray("caf\xe9 au lait") << 3;
        QTest::newRow("a rest alone") << QByteArray("ab\x82") << 2;
        QTest::newRow("cut at the end") << QByteArray("ab\xe2\x82") << 2;
        QTest::newRow("longer than needed") << QByteArray("a\xc0\xaf") << 1;
        QTest::newRow("half of a pair") << QByteArray("abc\xed\xa0\x80") << 3;
        QTest::newRow("past the last") << QByteArray("\xf4\x90\x80\x80") << 0;
        QTest::newRow("far behind") << QByteArray("\xc3\xa9").repeated(5000) + "\xff" << 10000;
        QTest::newRow("far behind, odd") << "x" + QByteArray("\xc3\xa9").repeated(5000) + "\xff" << 10001;
    }
    /// The same, however the bytes are cut into pieces.
    void damagedBytes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, damaged);
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const auto whole = core::firstDamagedByte(text);
        QCOMPARE(whole ? static_cast<int>(*whole) : -1, damaged);
        for (const std::size_t piece : {1U, 2U, 3U, 4U, 5U, 4096U}) {
            core::Utf8Check check;
            for (std::size_t at = 0; at < text.size(); at += piece)
                check.add(text.substr(at, piece));
            const auto found = check.firstDamaged();
            QCOMPARE(found ? static_cast<int>(*found) : -1, damaged);
        }
    }
    void sentence()
    {
        const core::Text text("at %2 of %1 %3", {std::string("load"), core::TextNumber{24}});
        QCOMPARE(QString::fromStdString(text.english()), QStringLiteral("at 24 of load %3"));
    }
    void phrases()
    {
        const core::Text price("price of %1 (%2)", {std::string("cards: 3s"), core::TextNumber{0.25, 2}});
        const core::Text sentence("%1 moves %2", {core::phrase(price), core::phrase("cost")});
        QCOMPARE(QString::fromStdString(sentence.english()), QStringLiteral("price of cards: 3s (0.25) moves cost"));
        const auto inner = core::phraseIn(std::get<std::string>(sentence.arguments()[0]));
        QVERIFY(inner && *inner == price);
        const core::Text twice("%1!", {core::phrase(sentence)});
        QCOMPARE(twice.english(), sentence.english() + "!");
    }
    void brokenPhrases_data()
    {
        QTest::addColumn<QByteArray>("argument");
        const std::string whole = core::phrase(core::Text("%1", {core::TextNumber{1.5}}));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("plain") << QByteArray("5:hello");
        QTest::newRow("marker alone") << QByteArray("\x1e");
        QTest::newRow("too long") << QByteArray("\x1e"
                                                "9:a");
        QTest::newRow("no size") << QByteArray("\x1e"
                                               "x:a");
        QTest::newRow("cut") << QByteArray(whole.data(), static_cast<int>(whole.size()) - 1);
        QTest::newRow("unknown argument") << QByteArray("\x1e"
                                                        "1:az");
        QTest::newRow("huge size") << QByteArray("\x1e"
                                                 "99999999999999999999:a");
        QTest::newRow("deep") << QByteArray(100'000, '\x1e');
    }
    void brokenPhrases()
    {
        QFETCH(QByteArray, argument);
        QVERIFY(!core::phraseIn(argument.toStdString()));
        // Whatever a file holds is shown as it is.
        QCOMPARE(core::Text("%1", {argument.toStdString()}).english(), argument.toStdString());
    }
    void lists()
    {
        QVERIFY(core::listed({}).english().empty());
        QCOMPARE(core::listed({"a"}).english(), std::string("a"));
        std::vector<core::Text> many;
        std::string expected;
        for (int i = 0; i < 30; ++i) {
            many.emplace_back(std::string("n%1"), std::vector<core::TextArgument>{std::to_string(i)});
            expected += (i == 0 ? "n" : ", n") + std::to_string(i);
        }
        QCOMPARE(core::listed(many).english(), expected);
    }
    void parsing()
    {
        QCOMPARE(core::parseNumber(" 1.5 ").value(), 1.5);
        QVERIFY(!core::parseNumber("1,5"));
        QVERIFY(!core::parseNumber("nan"));
        QVERIFY(!core::parseNumber("12 GB"));
        QVERIFY(!core::parseNumber("+-1"));
        QCOMPARE(core::parseInteger("+7").value(), 7);
    }
    void csv()
    {
        const auto rows = core::readCsv("\xef\xbb\xbf"
                                        "a,\"b \"\"x\"\"\r\ny\",c\r\n\n1,2,3");
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].cells.size(), std::size_t{3});
        QCOMPARE(QString::fromStdString(rows[0].cells[1]), QStringLiteral("b \"x\"\r\ny"));
        QCOMPARE(rows[2].line, 4);
        QCOMPARE(QString::fromStdString(core::csvLine({"=1+1", "-2.5", "a,b"})),
                 QStringLiteral("'=1+1,-2.5,\"a,b\"\r\n"));
    }
    void csvQuotes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("after blanks") << QByteArrayLiteral(" \t\"a,b\"") << QByteArrayLiteral("a,b");
        QTest::newRow("after a blank that does not break")
            << QByteArrayLiteral("\xc2\xa0\"a,b\"") << QByteArrayLiteral("a,b");
        QTest::newRow("inside") << QByteArrayLiteral("a\"b\"") << QByteArrayLiteral("a\"b\"");
        QTest::newRow("after half a blank") << QByteArrayLiteral("\xc2\"a") << QByteArrayLiteral("\xc2\"a");
        // Each quote asked for the whole cell again.
        const QByteArray blanks(600'000, ' '), quotes(600'000, '"');
        QTest::newRow("very many") << blanks + 'x' + quotes << blanks + 'x' + quotes;
    }
    void csvQuotes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, cell);
        const auto rows = core::readCsv(text.toStdString());
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].cells.size(), std::size_t{1});
        QVERIFY(rows[0].cells[0] == cell.toStdString());
    }
    void hash()
    {
        QCOMPARE(QString::fromStdString(core::sha256Hex("abc")),
                 QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }
};

QTEST_GUILESS_MAIN(TextTest)
#include "tst_text.moc"
