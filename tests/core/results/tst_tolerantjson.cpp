// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/tolerantjson.h"

#include "core/hash.h"
#include "core/textwindow.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>
#include <charconv>
#include <cmath>
#include <random>

using namespace core::results::json;

class TolerantJsonTest : public QObject
{
    Q_OBJECT

    static std::string_view view(const QByteArray &bytes)
    {
        return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
    }

private Q_SLOTS:
    void scalars()
    {
        const QByteArray text("\xef\xbb\xbf{\"a\": 1.5, \"b\": NaN, \"c\": Infinity, \"d\": -Infinity, \"e\": 1e400, "
                              "\"f\": \"NaN \\\" {[\", \"g\": \"4\", \"h\": \"false\", \"i\": true, \"j\": null, "
                              "\"k\": -0.25e-2, \"l\": \"inf\", \"m\": 120.0, \"n\": \"\", \"a\": 2}");
        Document document;
        Problem problem;
        Reader reader(view(text));
        QCOMPARE(reader.next(document, problem), Reader::Step::Read);
        const Value root = document.root();
        QCOMPARE(root.size(), std::size_t{15});
        QCOMPARE(root.number("a").value(), 2.0); // the last of a repeated key, as Python reads it
        QVERIFY(!root.number("b"));
        QVERIFY(root["b"].isNull());
        QVERIFY(!root.number("c"));
        QVERIFY(root["c"].isInfinite());
        QVERIFY(!root["d"].isInfinite());
        QVERIFY(!root.number("d"));
        QVERIFY(!root.number("e"));
        QVERIFY(!root["e"].isInfinite());
        QCOMPARE(root.text("f").value(), std::string("NaN \" {["));
        QVERIFY(!root.number("g"));
        QCOMPARE(root.looseNumber("g").value(), 4.0);
        QCOMPARE(root.boolean("h").value(), false);
        QCOMPARE(root.boolean("i").value(), true);
        QVERIFY(root["j"].isNull() && root.has("j"));
        QCOMPARE(root.number("k").value(), -0.0025);
        QVERIFY(root["l"].isInfinite());
        QCOMPARE(root.integer("m").value(), 120LL);
        QVERIFY(!root.text("n"));
        QVERIFY(!root.has("z") && root["z"]["y"].isMissing());
        QCOMPARE(reader.next(document, problem), Reader::Step::End);
    }

    void escapes()
    {
        const QByteArray text(R"(["\u00e9\ud83d\ude00\ud800x\t\/\q"])");
        Document document;
        Problem problem;
        Reader reader(view(text));
        QCOMPARE(reader.next(document, problem), Reader::Step::Read);
        QCOMPARE(QString::fromStdString(document.root().item(0).text().value()),
                 QString::fromUtf8("é😀\xEF\xBF\xBDx\t/q"));
    }

    void arrays()
    {
        const QByteArray text(R"({"n": [1, null, NaN, 2.5, Infinity], "m": [1, 2, "x", [3], {"k": 4}], "e": []})");
        Document document;
        Problem problem;
        Reader reader(view(text));
        QCOMPARE(reader.next(document, problem), Reader::Step::Read);
        const auto numbers = document.root()["n"].numbers();
        QCOMPARE(numbers.size(), std::size_t{5});
        QCOMPARE(numbers[3], 2.5);
        QVERIFY(std::isnan(numbers[1]) && std::isnan(numbers[2]));
        QVERIFY(document.root()["n"].item(1).isNull());
        QCOMPARE(document.root()["n"].item(3).number().value(), 2.5);
        const Value mixed = document.root()["m"];
        QVERIFY(mixed.numbers().empty());
        QCOMPARE(mixed.size(), std::size_t{5});
        QCOMPARE(mixed.item(1).number().value(), 2.0);
        QCOMPARE(mixed.item(3).item(0).number().value(), 3.0);
        QCOMPARE(mixed.item(4).number("k").value(), 4.0);
        int count = 0;
        for (const Value item : mixed.items())
            count += item.isMissing() ? 0 : 1;
        QCOMPARE(count, 5);
        QVERIFY(document.root()["e"].isArray());
        QCOMPARE(document.root()["e"].size(), std::size_t{0});
    }

    /// Lists of empty texts are packed, and what a model answered is not kept at all.
    void emptyTextsAndAnswers()
    {
        const QByteArray text(
            R"({"e": ["", "", ""], "m": ["", "", "x", 1], "generated_texts": ["a", [1, 2], {"k": [""]}],
                                  "n": {"generated_texts": [1, 2], "last": 4}, "one": [""]})");
        Document document;
        Problem problem;
        Reader reader(view(text));
        QCOMPARE(reader.next(document, problem), Reader::Step::Read);
        const Value root = document.root();
        QVERIFY(root["e"].isArray() && root["e"].numbers().empty());
        QCOMPARE(root["e"].size(), std::size_t{3});
        QVERIFY(root["e"].item(1).isString() && !root["e"].item(1).text());
        int count = 0;
        for (const Value item : root["e"].items())
            count += item.textIs("") ? 1 : 0;
        QCOMPARE(count, 3);
        QCOMPARE(root["m"].size(), std::size_t{4});
        QVERIFY(root["m"].item(1).isString());
        QCOMPARE(root["m"].item(2).text().value(), std::string("x"));
        QCOMPARE(root["m"].item(3).number().value(), 1.0);
        QVERIFY(root.has("generated_texts") && root["generated_texts"].isNull());
        QVERIFY(root["n"]["generated_texts"].isNull());
        QCOMPARE(root["n"].number("last").value(), 4.0);
        QCOMPARE(root["one"].size(), std::size_t{1});
        QCOMPARE(reader.next(document, problem), Reader::Step::End);
    }

    void numbersAreRounded_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"0.1", "-0.000123", "123456789012345", "999999999999.999", "0.000000000000001", "1234567890123456",
              "0.30000000000000004", "12345678.12345678", "5e3", "1.25E-3", "007", "-0", "9007199254740993", "100"})
            QTest::newRow(text) << QByteArray(text);
    }
    void numbersAreRounded()
    {
        QFETCH(QByteArray, text);
        double expected = 0.0;
        std::from_chars(text.constData(), text.constData() + text.size(), expected);
        // At the very end of the text, and with room behind it.
        for (const QByteArray &document :
             {QByteArray("[" + text + "]"), QByteArray("[" + text + ",                   2]")}) {
            Document read;
            Problem problem;
            Reader reader(view(document));
            QCOMPARE(reader.next(read, problem), Reader::Step::Read);
            QVERIFY(read.root().numbers()[0] == expected);
        }
    }

    void broken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("brokeOff");
        QTest::newRow("cut in a list") << QByteArray("{\"a\": [1,\n 2, 3") << 2 << true;
        QTest::newRow("cut in a text") << QByteArray("{\"a\": \"x") << 1 << true;
        QTest::newRow("cut behind a backslash") << QByteArray("{\"a\": \"x\\") << 1 << true;
        QTest::newRow("cut in a word") << QByteArray("{\"a\": nul") << 1 << true;
        QTest::newRow("cut behind a key") << QByteArray("{\"a\"") << 1 << true;
        QTest::newRow("no comma") << QByteArray("{\"a\": 1\n\"b\": 2}") << 2 << false;
        QTest::newRow("no quotes") << QByteArray("{a: 1}") << 1 << false;
        QTest::newRow("decimal comma") << QByteArray("{\"a\": 1,5}") << 1 << false;
        QTest::newRow("word") << QByteArray("{\"a\": nothing}") << 1 << false;
        QTest::newRow("number with a tail") << QByteArray("[12x]") << 1 << false;
        QTest::newRow("hexadecimal") << QByteArray("[0x10]") << 1 << false;
    }
    void broken()
    {
        QFETCH(QByteArray, text);
        Document document;
        Problem problem;
        Reader reader(view(text));
        QCOMPARE(reader.next(document, problem), Reader::Step::Broken);
        QTEST(problem.line, "line");
        QTEST(problem.brokeOff, "brokeOff");
        QVERIFY(!problem.message.empty());
        QVERIFY(document.root().isMissing());
        QCOMPARE(reader.next(document, problem), Reader::Step::End);
    }

    void documents_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("steps"); // a digit for what was read, x for broken
        QTest::newRow("lines") << QByteArray("{\"n\":1}\n{\"n\":2}\r\n\n{\"n\":3}\n") << QStringLiteral("123");
        QTest::newRow("side by side") << QByteArray("{\"n\":1}{\"n\":2}") << QStringLiteral("12");
        QTest::newRow("cut at the end") << QByteArray("{\"n\":1}\n{\"n\":2}\n{\"n\":") << QStringLiteral("12x");
        QTest::newRow("broken in the middle")
            << QByteArray("{\"n\":1}\n{\"n\": oops}\n{\"n\":3}") << QStringLiteral("1x3");
        QTest::newRow("broken before a whole line")
            << QByteArray("{\"n\":1}\n{\"n\":\n{\"n\":3}\n{\"n\":4}") << QStringLiteral("1x34");
        QTest::newRow("cut list of lines") << QByteArray("[\n{\"n\":1},\n{\"n\":2},\n{\"n\"") << QStringLiteral("x12x");
        QTest::newRow("zeros behind") << QByteArray("{\"n\":1}\0\0\0", 10) << QStringLiteral("1");
    }
    void documents()
    {
        QFETCH(QByteArray, text);
        Document document;
        Problem problem;
        Reader reader(view(text));
        QString steps;
        for (;;) {
            const auto step = reader.next(document, problem);
            if (step == Reader::Step::End)
                break;
            steps += step == Reader::Step::Broken ? QStringLiteral("x")
                                                  : QString::number(document.root().integer("n").value_or(0));
        }
        QTEST(steps, "steps");
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("brackets") << QByteArray(50'000'000, '[');
        QTest::newRow("braces") << QByteArray("{\"a\":").repeated(5'000'000);
        QTest::newRow("empty lists") << QByteArray("[") + QByteArray("[],").repeated(10'000'000);
        QTest::newRow("one text") << QByteArray("[\"") + QByteArray(50'000'000, 'a');
        QTest::newRow("backslashes") << QByteArray("[\"") + QByteArray(50'000'000, '\\');
        QTest::newRow("broken lines") << QByteArray("{\"a\": [\n").repeated(200'000);
    }
    void hostile()
    {
        QFETCH(QByteArray, text);
        Document document;
        Problem problem;
        Reader reader(view(text));
        int broken = 0;
        for (auto step = reader.next(document, problem); step != Reader::Step::End && broken < 5000;
             step = reader.next(document, problem))
            broken += step == Reader::Step::Broken ? 1 : 0;
        QVERIFY(broken > 0);
    }

    /// Documents of about 3 MB, together more than a window holds, so that every kind of token lies across its blocks.
    static std::string manyDocuments()
    {
        std::mt19937_64 random(7);
        std::uniform_real_distribution<double> share(-1.0, 1.0);
        std::string text = "\xef\xbb\xbf";
        for (int document = 0; document < 4; ++document) {
            text += "{\"id\": " + std::to_string(document) + ", \"n\": [";
            for (int i = 0; i < 60'000; ++i)
                text += (i > 0 ? ", " : "") + std::to_string(share(random)) + (i % 3 == 0 ? "e-3" : "");
            text += "], \"mixed\": [";
            for (int i = 0; i < 40'000; ++i) {
                text += i > 0 ? ", " : "";
                text += i % 5 == 0 ? "null" : i % 5 == 1 ? "true" : i % 5 == 2 ? "NaN" : "\"a\\\"\\\\ text\"";
                text += i % 7 == 0 ? "  \r\n" : "";
            }
            text += "], \"o\": {\"long\": \"" + std::string(1'500'000, 'y') + "\", \"last\": \"the end\"}}\n";
        }
        return text;
    }

    static bool same(const Value &a, const Value &b)
    {
        if (a.isArray() != b.isArray() || a.isObject() != b.isObject() || a.isNull() != b.isNull() ||
            a.size() != b.size() || a.number() != b.number() || a.text() != b.text() || a.boolean() != b.boolean())
            return false;
        if (!std::ranges::equal(a.numbers(), b.numbers(), [](double x, double y) { return x == y; }))
            return false;
        if (a.numbers().empty()) {
            const auto others = b.items(); // the iterator reads from it
            auto other = others.begin();
            for (const Value item : a.items()) {
                if (!same(item, *other))
                    return false;
                ++other;
            }
        }
        auto other = b.members().begin();
        for (const Member member : a.members()) {
            if (member.name() != (*other).name() || !same(member.value, (*other).value))
                return false;
            ++other;
        }
        return true;
    }

    void window()
    {
        QTemporaryDir folder;
        const std::string text = manyDocuments();
        QVERIFY(text.size() > core::TextWindow::blockBytes * core::TextWindow::mostBlocksHeld);
        QFile file(folder.filePath(QStringLiteral("large.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        const auto window = core::TextWindow::open(file.fileName().toStdString(), text.size());
        QVERIFY(window);
        Reader whole{std::string_view(text)};
        Reader through(*window);
        Document expected;
        Document found;
        Problem problem;
        int read = 0;
        while (whole.next(expected, problem) == Reader::Step::Read) {
            QCOMPARE(through.next(found, problem), Reader::Step::Read);
            QVERIFY(same(found.root(), expected.root()));
            QVERIFY(window->bytesHeld() <= core::TextWindow::blockBytes * (core::TextWindow::mostBlocksHeld + 1));
            ++read;
        }
        QCOMPARE(read, 4);
        QCOMPARE(through.next(found, problem), Reader::Step::End);
        QVERIFY(!window->failed());
        QCOMPARE(window->sha256(), core::sha256Hex(text));
    }

    void gapsNobodyLooksAt_data()
    {
        QTest::addColumn<QByteArray>("gaps");
        QTest::addColumn<int>("items"); // -1: passed over; -2: the document is broken
        QTest::newRow("numbers") << QByteArray("{\"value\": [1.5, -2e-3,3E+1,   17.25, 123456789.123456789]}") << -1;
        QTest::newRow("empty") << QByteArray("{\"value\": []}") << -1;
        QTest::newRow("null among them") << QByteArray("{\"value\": [1.5, null, 3]}") << 3;
        QTest::newRow("texts") << QByteArray("{\"value\": [\"a ] b\", 2]}") << 2;
        QTest::newRow("lists") << QByteArray("{\"value\": [[1, 2], [3]]}") << 2;
        QTest::newRow("over lines") << QByteArray("{\"value\": [1,\n2]}") << 2;
        QTest::newRow("cut by the next record") << QByteArray("{\"value\": [1, 2,\n{\"a\": [1]}") << -2;
        QTest::newRow("damaged") << QByteArray("{\"value\": [1.5, 2\xff.5, 3.123456]}") << -2;
        QTest::newRow("letters") << QByteArray("{\"value\": [1.5, two, 3.123456789]}") << -2;
    }
    /// The single gaps of AIPerf's records take no time and no memory; a summary under the same key is read.
    void gapsNobodyLooksAt()
    {
        QFETCH(QByteArray, gaps);
        QFETCH(int, items);
        const QByteArray text = "{\"inter_chunk_latency\": " + gaps + ", \"after\": [1, 2, 3]}";
        Document document;
        Problem problem;
        Reader reader(view(text));
        const auto step = reader.next(document, problem);
        QCOMPARE(step, items == -2 ? Reader::Step::Broken : Reader::Step::Read);
        if (items == -2)
            return;
        const Value value = document.root().at({"inter_chunk_latency", "value"});
        QCOMPARE(value.isNull(), items == -1);
        QCOMPARE(value.size(), static_cast<std::size_t>(std::max(items, 0)));
        QCOMPARE(document.root()["after"].numbers().size(), std::size_t{3});
        const QByteArray summary = "{\"inter_chunk_latency\": {\"avg\": 12.5, \"unit\": \"ms\"}}";
        Reader other(view(summary));
        QCOMPARE(other.next(document, problem), Reader::Step::Read);
        QCOMPARE(document.root()["inter_chunk_latency"].number("avg").value(), 12.5);
    }

    /// Records of which some are broken, each in its own way, over more than a window holds.
    static std::string brokenRecords()
    {
        std::string text;
        for (int record = 0; record < 40; ++record) {
            const std::string id = std::to_string(record);
            text += "{\"n\": " + id + ", \"t\": \"" + std::string(300'000, 'x') + "\", \"a\": [1, 2";
            switch (record % 8) {
            case 1:
                text += "\n"; // ends in the middle
                break;
            case 3:
                text += ", oops]}\n";
                break;
            case 5:
                text += "],, \n\n }\n";
                break;
            default:
                text += "]}\n";
            }
        }
        return text + "{\"n\": 99, \"cut\": [1, 2";
    }

    /// What is broken is told, and what follows is found, as in the whole text.
    void brokenInWindow()
    {
        QTemporaryDir folder;
        const std::string text = brokenRecords();
        QVERIFY(text.size() > core::TextWindow::blockBytes * core::TextWindow::mostBlocksHeld);
        QFile file(folder.filePath(QStringLiteral("broken.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        const auto window = core::TextWindow::open(file.fileName().toStdString(), text.size());
        QVERIFY(window);
        Reader whole{std::string_view(text)};
        Reader through(*window);
        Document expected;
        Document found;
        int broken = 0;
        for (;;) {
            Problem expectedProblem;
            Problem problem;
            const auto step = whole.next(expected, expectedProblem);
            QCOMPARE(through.next(found, problem), step);
            QCOMPARE(through.position(), whole.position());
            if (step == Reader::Step::End)
                break;
            if (step == Reader::Step::Read) {
                QVERIFY(same(found.root(), expected.root()));
                continue;
            }
            ++broken;
            QCOMPARE(problem.line, expectedProblem.line);
            QCOMPARE(problem.column, expectedProblem.column);
            QCOMPARE(problem.brokeOff, expectedProblem.brokeOff);
            QCOMPARE(problem.message, expectedProblem.message);
            QVERIFY(window->bytesHeld() <= core::TextWindow::blockBytes * (core::TextWindow::mostBlocksHeld + 3));
        }
        QCOMPARE(broken, 16);
        QVERIFY(!window->failed());
    }

    /// Written to while it was read: what was read before and after belongs to two files.
    void windowOfWhatIsWrittenTo()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("rewritten.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(1'000'000, ' '));
        file.close();
        const std::filesystem::path path = file.fileName().toStdString();
        const auto untouched = core::TextWindow::open(path, 10'000'000);
        untouched->sha256();
        QVERIFY(!untouched->failed());
        const auto window = core::TextWindow::open(path, 10'000'000);
        std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(2));
        window->sha256();
        QVERIFY(window->failed());
    }

    /// A file that somebody shortens while it is read, and others that no window is for.
    void windowOfWhatIsNotThere()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("shrinks.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray text = "[" + QByteArray("1.25, ").repeated(400'000) + "0]";
        file.write(text);
        file.close();
        const std::string path = file.fileName().toStdString();
        QVERIFY(!core::TextWindow::open(path, 1000));
        QVERIFY(!core::TextWindow::open(folder.path().toStdString(), 1'000'000));
        QVERIFY(!core::TextWindow::open(path + ".absent", 1'000'000));
        const auto window = core::TextWindow::open(path, 10'000'000);
        QVERIFY(window);
        QVERIFY(file.resize(300'000));
        Document document;
        Problem problem;
        Reader reader(*window);
        QCOMPARE(reader.next(document, problem), Reader::Step::Broken);
        QVERIFY(window->failed());
    }

    void yaml()
    {
        Document document;
        Problem problem;
        QVERIFY(readYaml("---\na: 1.5\nb: .nan\nc: .inf\nd: [1, x, {k: '4'}]\ne: &x {f: true}\ng: *x\nh: \"7\"\n",
                         document, problem));
        const Value root = document.root();
        QCOMPARE(root.number("a").value(), 1.5);
        QVERIFY(root["b"].isNull());
        QVERIFY(root["c"].isInfinite());
        QCOMPARE(root["d"].item(2).looseNumber("k").value(), 4.0);
        QVERIFY(!root["d"].item(2).number("k"));
        QVERIFY(root.at({"e", "f"}).boolean().value());
        QVERIFY(root["g"].isNull());
        QVERIFY(root["h"].isString());
        for (const char *bad : {"a: [1, 2", "a: b: c", "- 1\n- 2\n", "? [x]\n: 1\n", "\t- x"})
            QVERIFY2(!readYaml(bad, document, problem) && !problem.message.empty(), bad);
        const std::string deep(5000, '[');
        QVERIFY(!readYaml("a: " + deep, document, problem));
    }
};

QTEST_GUILESS_MAIN(TolerantJsonTest)
#include "tst_tolerantjson.moc"
