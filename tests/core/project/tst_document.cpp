// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/project/document.h"
#include "core/project/nodepack.h"

#include <QElapsedTimer>
#include <QtTest>
#include <random>

using core::project::Node;
using core::project::pathSegment;
using core::project::readYaml;
using core::project::writeYaml;

namespace {

QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

Node read(const std::string &text)
{
    auto node = readYaml(text, "p.yaml");
    if (!node)
        qWarning("%s", node.error().describe().c_str());
    return node.value_or(Node());
}

/// Also styles and places, which do not count for equality.
bool sameToTheEye(const Node &a, const Node &b)
{
    if (a.kind() != b.kind() || a.style() != b.style() || a.line() != b.line() || a.column() != b.column() ||
        a.keyLine() != b.keyLine() || a.keyColumn() != b.keyColumn())
        return false;
    return std::equal(a.items().begin(), a.items().end(), b.items().begin(), b.items().end(), sameToTheEye) &&
           std::equal(
               a.members().begin(), a.members().end(), b.members().begin(), b.members().end(),
               [](const auto &x, const auto &y) { return x.first == y.first && sameToTheEye(x.second, y.second); });
}

/// Trees of every shape with texts that try to be something else.
class Trees
{
public:
    explicit Trees(unsigned seed)
        : m_random(seed)
    {}

    Node node(int depth)
    {
        const int what = pick(depth > 0 ? 10 : 6);
        if (what == 0)
            return {};
        if (what < 6)
            return Node::scalar(text(), styles[static_cast<std::size_t>(pick(5))]);
        const auto style = pick(2) == 0 ? Node::Style::Flow : Node::Style::Block;
        const int count = pick(5);
        if (what < 8) {
            std::vector<Node> items;
            for (int i = 0; i < count; ++i)
                items.push_back(node(depth - 1));
            return Node::sequence(std::move(items), style);
        }
        std::vector<Node::Member> members;
        for (int i = 0; i < count; ++i) {
            std::string key = text();
            if (std::ranges::find(members, key, &Node::Member::first) == members.end())
                members.emplace_back(std::move(key), node(depth - 1));
        }
        return Node::map(std::move(members), style);
    }

private:
    static constexpr std::array styles{Node::Style::Plain, Node::Style::SingleQuoted, Node::Style::DoubleQuoted,
                                       Node::Style::Literal, Node::Style::Folded};

    int pick(int below) { return std::uniform_int_distribution<int>(0, below - 1)(m_random); }

    std::string text()
    {
        static const std::vector<std::string> whole{"",
                                                    "~",
                                                    "null",
                                                    "NULL",
                                                    "true",
                                                    "yes",
                                                    "no",
                                                    "0.19",
                                                    "010",
                                                    "1e3",
                                                    ".nan",
                                                    "-",
                                                    "--- a",
                                                    "...",
                                                    "? a",
                                                    ": a",
                                                    "a: b",
                                                    "a #b",
                                                    "#",
                                                    "*x",
                                                    "&x",
                                                    "!t",
                                                    "%d",
                                                    "@",
                                                    "`",
                                                    "|",
                                                    ">",
                                                    "'",
                                                    "\"",
                                                    "\\",
                                                    "a.b",
                                                    "5,8",
                                                    "{}",
                                                    "[]",
                                                    "a\nb",
                                                    "a\n\nb\n",
                                                    "\na",
                                                    " a",
                                                    "a ",
                                                    "a \nb",
                                                    "a\n b",
                                                    "a\n\n",
                                                    "\n",
                                                    "\t",
                                                    "a\tb",
                                                    "a\r\nb",
                                                    "ü",
                                                    "漢字",
                                                    "🦊",
                                                    "\xc2\x85",
                                                    "\xe2\x80\xa8",
                                                    "\xef\xbb\xbf",
                                                    "a:b",
                                                    "http://x/y?z=1",
                                                    "n+1",
                                                    "x]",
                                                    "- a",
                                                    "-5",
                                                    "=",
                                                    "<<",
                                                    "key: [1, 2]",
                                                    "a,b",
                                                    "a?b",
                                                    "\x01",
                                                    "\x7f",
                                                    "it's",
                                                    "two words",
                                                    "a:",
                                                    "\xc2\xa0",
                                                    "a\n#b",
                                                    "#a\nb"};
        if (pick(40) == 0)
            return std::string(1100, 'k') + std::to_string(pick(1000));
        if (pick(3) > 0)
            return whole[static_cast<std::size_t>(pick(static_cast<int>(whole.size())))];
        std::string result;
        const std::string alphabet = "ab:#-,[]{}'\"\\ \n\t.?!&*|>%@01~=";
        const int length = pick(12);
        for (int i = 0; i < length; ++i)
            result += alphabet[static_cast<std::size_t>(pick(static_cast<int>(alphabet.size())))];
        return result;
    }

    std::mt19937 m_random;
};

} // namespace

class DocumentTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// What ships is packed while the program is built: nothing may be lost on that way.
    void aPackedDocumentIsTheSame_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"catalogue/gpus", "catalogue/models", "catalogue/grids", "catalogue/providers",
                                 "catalogue/engines", "engine/coefficients"})
            QTest::newRow(path) << QStringLiteral(PARETOSCOPE_SOURCE_DIR "/resources/%1.yaml").arg(QLatin1String(path));
    }
    void aPackedDocumentIsTheSame()
    {
        QFETCH(QString, path);
        const Node document = read(core::readFile(path.toStdString()).value_or(std::string()));
        QVERIFY(document.members().size() > 1);
        const auto again = core::project::readDocument(core::project::packed(document), "p");
        QVERIFY(again.has_value());
        QVERIFY(*again == document);
        QVERIFY(sameToTheEye(*again, document));
    }

    void packedTreesOfEveryShapeComeBack()
    {
        Trees trees(7);
        for (int i = 0; i < 300; ++i) {
            const Node document = trees.node(4);
            const auto again = core::project::readDocument(core::project::packed(document), "p");
            QVERIFY(again.has_value());
            QVERIFY(*again == document);
            QVERIFY(sameToTheEye(*again, document));
        }
    }

    /// Whoever writes such bytes by hand gets an error, and nothing worse.
    void brokenPackedBytesAreRefused()
    {
        const std::string whole = core::project::packed(read("a: 1\nb: {c: \"x\", d: [1, two]}\ne:\n  - null\n"));
        for (std::size_t size = 22; size < whole.size(); ++size)
            QVERIFY2(!core::project::readDocument(whole.substr(0, size), "p"), qPrintable(QString::number(size)));
        QVERIFY(!core::project::readDocument(whole + "x", "p"));
        for (std::size_t at = 21; at < whole.size(); ++at) {
            for (const char byte : {'\0', '\x7f', '\x80', '\xff'}) {
                std::string other = whole;
                other[at] = byte;
                (void)core::project::readDocument(other, "p"); // ends, whatever it says
            }
        }
        const std::string deep = whole.substr(0, 21) + [] {
            std::string nested;
            for (int i = 0; i < 5000; ++i)
                nested += std::string("\x02\x05\0\0\0\0\x01", 7);
            return nested;
        }();
        QVERIFY(!core::project::readDocument(deep, "p"));
    }

    void plainYamlIsReadAsEver()
    {
        const auto document = core::project::readDocument("a: 1\n", "p");
        QVERIFY(document && document->find("a") != nullptr);
        QVERIFY(!core::project::readDocument("a: [", "p"));
    }

    void readsTree()
    {
        const Node node = read("a: 1\nb: {c: \"x\", d: [1, two]}\ne:\n  - null\n  - 'y'\n");
        QCOMPARE(node.kind(), Node::Kind::Map);
        QCOMPARE(shown(node.at("b.c")->text()), QStringLiteral("x"));
        QVERIFY(node.at("b.c")->style() == Node::Style::DoubleQuoted);
        QVERIFY(node.at("b")->style() == Node::Style::Flow);
        QVERIFY(node.at("a")->style() == Node::Style::Plain);
        QVERIFY(node.at("e.1")->style() == Node::Style::SingleQuoted);
        QVERIFY(node.at("e.0")->isNull());
        QCOMPARE(node.at("b.d.1")->line(), 2);
        QCOMPARE(node.at("b.d.1")->column(), 20);
        QCOMPARE(node.at("b.d")->keyColumn(), 13);
        QVERIFY(!node.at("b.d.2"));
        QVERIFY(!node.at("a.x"));
        QVERIFY(!node.at("e.x"));
    }
    void countsCharacters()
    {
        const Node node = read("\xef\xbb\xbftítulo: {é: x}\r\nb: y\r\n");
        QCOMPARE(node.members()[0].second.members()[0].second.column(), 13);
        QCOMPARE(node.at("b")->line(), 2);
        QCOMPARE(node.at("b")->column(), 4);
    }
    void expandsAliases()
    {
        const Node node = read("a: &x {p: 1}\nb: *x\nc: [*x, *x]\n");
        QVERIFY(*node.at("a") == *node.at("b"));
        QCOMPARE(shown(node.at("c.1.p")->text()), QStringLiteral("1"));
    }
    void readsStyles()
    {
        const Node node = read("a: &x |\n  one\n  two\nb: !!str >\n  one\n  two\nc: !!str 5\n");
        QVERIFY(node.at("a")->style() == Node::Style::Literal);
        QCOMPARE(shown(node.at("a")->text()), QStringLiteral("one\ntwo\n"));
        QVERIFY(node.at("b")->style() == Node::Style::Folded);
        QVERIFY(node.at("c")->style() == Node::Style::DoubleQuoted);
    }
    void emptyTexts()
    {
        for (const char *text : {"", "\n", "# only a remark\n", "---\n", "~", "null\n"})
            QVERIFY2(readYaml(text, {}) && readYaml(text, {})->isNull(), text);
        QCOMPARE(shown(writeYaml(Node())), QStringLiteral("null\n"));
        QVERIFY(readYaml("---\na: 1\n...\n", {}));
        QVERIFY(readYaml("a: 1\n---\n", {}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QByteArray &text, const char *sentence) {
            QTest::newRow(name) << text << QString::fromUtf8(sentence);
        };
        row("duplicate", "a: 1\nb: 2\na: 3\n", "p.yaml:3:1: the key \"a\" stands here twice");
        row("duplicate in flow", "x: {a: 1, a: 2}", "p.yaml:1:11: the key \"a\" stands here twice");
        row("duplicate empty", "~: 1\nnull: 2", "p.yaml:2:1: the key \"null\" stands here twice");
        row("second document", "a: 1\n---\nb: 2\n",
            "p.yaml:3:1: a second document begins here; a project file holds one");
        row("second after end", "{a: 1}\n...\n5\n",
            "p.yaml:3:1: a second document begins here; a project file holds one");
        row("unclosed", "a: [1, 2\nb: 3\n", nullptr);
        row("two values", "a: b: c\n", nullptr);
        row("tab", "a:\n\tb: 1\n", nullptr);
        row("unknown alias", "a: *x\n", nullptr);
        row("own alias", "a: &x [1, *x]\n", "p.yaml:1:11: an alias stands inside of what it refers to");
        row("list key", "? [a]\n: 1\n", "p.yaml:1:3: a key must be plain text, not a list or a map");
        row("tag", "a: !!binary aGk=\n",
            "p.yaml:1:4: the tag tag:yaml.org,2002:binary is not understood in a project file");
        row("own tag", "a: !x 1\n", "p.yaml:1:4: the tag !x is not understood in a project file");
        row("nul", QByteArray("a: 1\nb: \0\n", 9),
            "p.yaml:2:4: a control character stands here; a project file is plain text");
        row("escape", "a: \x1b[0m", "p.yaml:1:4: a control character stands here; a project file is plain text");
        row("latin1", "a: \xe9\n", "p.yaml:1:4: this is not text in UTF-8; a project file is plain text");
        row("surrogate", "a: \xed\xa0\x80", "p.yaml:1:4: this is not text in UTF-8; a project file is plain text");
        row("cut", "a: \xe2\x82", "p.yaml:1:4: this is not text in UTF-8; a project file is plain text");
        row("utf16",
            QByteArray("\xff\xfe"
                       "a\0",
                       4),
            "p.yaml:1:1: this is not text in UTF-8; a project file is plain text");
        row("deep", QByteArray(101, '[') + QByteArray(101, ']'), "p.yaml:1:101: nested deeper than 100 levels");
        row("very deep", QByteArray(100'000, '['), nullptr);
        row("deep map", QByteArray("{a: ").repeated(50'000), nullptr);
    }
    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const auto node = readYaml(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "p.yaml");
        QVERIFY(!node);
        if (!sentence.isEmpty())
            QCOMPARE(shown(node.error().describe()), sentence);
        else
            QVERIFY(node.error().line > 0);
    }
    void nestedHundred() { QVERIFY(readYaml(std::string(100, '[') + std::string(100, ']'), {})); }
    void aliasBombs()
    {
        std::string wide = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        std::string tall = "a0: &a0 [x]\n";
        for (int i = 1; i < 120; ++i) {
            const std::string before = "*a" + std::to_string(i - 1);
            const std::string name = "a" + std::to_string(i);
            tall += name + ": &" + name + " [" + before + "]\n";
            if (i < 12)
                wide += name + ": &" + name + " [" + before + ", " + before + ", " + before + ", " + before + ", " +
                        before + ", " + before + ", " + before + ", " + before + "]\n";
        }
        const auto bomb = readYaml(wide, "p.yaml");
        QVERIFY(!bomb);
        QCOMPARE(shown(bomb.error().message.english()), QStringLiteral("holds more than 1,000,000 values"));
        const auto tower = readYaml(tall, "p.yaml");
        QVERIFY(!tower);
        QCOMPARE(shown(tower.error().message.english()), QStringLiteral("nested deeper than 100 levels"));
    }
    void manyKeys()
    {
        std::string text;
        for (int i = 0; i < 100'000; ++i)
            text += "key" + std::to_string(i) + ": " + std::to_string(i) + "\n";
        const Node node = read(text);
        QCOMPARE(node.members().size(), std::size_t{100'000});
        QVERIFY(writeYaml(node) == text);
        const auto twice = readYaml(text + "key7: 1\n", "p.yaml");
        QVERIFY(!twice);
        QCOMPARE(twice.error().line, 100'001);
    }
    void tooLarge()
    {
        const std::string text((std::size_t{32} << 20U) + 1, ' ');
        QCOMPARE(shown(readYaml(text, "p.yaml").error().describe()),
                 QStringLiteral("p.yaml: holds 33,554,433 bytes, more than the limit of 33,554,432"));
    }

    void writesAsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("flow and block") << QStringLiteral(
            "a: {mean: 800}\nb:\n  c: [1, 2]\n  d:\n    - x\n    - y: 1\n      z: 2\n");
        QTest::newRow("quoted") << QStringLiteral("version: \"0.19\"\nother: '010'\nplain: 0.19\n");
        QTest::newRow("null") << QStringLiteral("a: null\nb: [null]\n");
        QTest::newRow("literal") << QStringLiteral(
            "a: |\n  one\n\n  two\nb: |-\n  x\nc: |+\n  y\n\nd: >\n  p\n\n  q\n");
        QTest::newRow("empty") << QStringLiteral("a: {}\nb: []\nc: \"\"\n");
        QTest::newRow("nested lists") << QStringLiteral("- - 1\n  - - 2\n    - 3\n- a: 1\n");
        QTest::newRow("constraints") << QStringLiteral("constraints: [ttft_p95_ms <= 1500]\n");
    }
    void writesAsRead()
    {
        QFETCH(QString, text);
        QCOMPARE(shown(writeYaml(read(text.toStdString()))), text);
    }

    void roundTrip()
    {
        for (unsigned seed = 0; seed < 1500; ++seed) {
            const Node tree = Trees(seed).node(4);
            const std::string text = writeYaml(tree);
            const auto back = readYaml(text, "p.yaml");
            QVERIFY2(back, qPrintable(QString::number(seed) + u'\n' + shown(text) + u'\n' +
                                      (back ? QString() : shown(back.error().describe()))));
            QVERIFY2(*back == tree, qPrintable(QString::number(seed) + u'\n' + shown(text)));
            QCOMPARE(shown(writeYaml(*back)), shown(text)); // writing settles at once
        }
    }

    void keepsComments_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *text) { QTest::newRow(name) << QString::fromUtf8(text); };
        row("head", "# head\n# more\n\na: 1\n");
        row("between", "a: 1\n\n# about b\nb:\n  # about c\n  c: 2  # two\n\n  d: {x: 1}  # flow\n# foot\n\n# end\n");
        row("containers", "a:  # of the map\n  b: 1\nc:  # of the list\n  - 1  # one\n\n  # above two\n  - 2\n");
        row("items", "list:\n  # first\n  - id: A  # a\n    v: 1\n\n  # second\n  - id: B\n    # inside\n    w: 2\n");
        row("hash in text", "a: \"x # y\"  # z\nb: 'it''s # no'  # yes\nc: u#v\nd: [\"#\", \"a # b\"]  # e\n");
        row("literal", "a: |  # of a\n  # content\n  more\n\n# about b\nb: |-\n  x\n  # y\nc: 1\n");
        row("literal at the end", "a: |+\n  x\n\n# not of a\nb: 1\n");
        row("blank lines", "a: 1\n\n\nb: 2\n");
        row("nested lists", "- - 1\n  # two\n  - 2\n\n- - 3\n");
        row("null", "a: null  # unknown yet\nb: {}  # empty\n");
    }
    void keepsComments()
    {
        QFETCH(QString, text);
        const auto read = readYaml(text.toStdString(), {});
        QVERIFY(read);
        QCOMPARE(shown(writeYaml(*read)), text);
    }
    void movesComments()
    {
        // What cannot stay where it was moves, but is not lost.
        const Node indented = read("a: |2\n    x\n  # y\n# z\nb: 1\n");
        QCOMPARE(shown(writeYaml(indented)), QStringLiteral("a: \"  x\\n# y\\n\"\n# z\nb: 1\n"));
        const Node flow = read("a: {x: 1, # one\n  # own\n  y: 2} # two\nb: \"one\n  # in text\n  two\" # three\n");
        QCOMPARE(shown(writeYaml(flow)),
                 QStringLiteral("a: {x: 1, y: 2}  # one\n# own\n# two\nb: \"one # in text two\"  # "
                                "three\n"));
        const Node windows = read("a: 1 # x\r\n\r\n# y\r\nb: |\r\n  # text\r\nc: 1\r\n");
        QCOMPARE(shown(writeYaml(windows.with("b", Node::number(2)))),
                 QStringLiteral("a: 1  # x\n\n# y\nb: 2\nc: 1\n"));
        const Node edited =
            read("# top\na: 1  # one\n# about b\nb: 2\n").with("a", Node::number(5)).with("c.d", Node());
        QCOMPARE(shown(writeYaml(edited)), QStringLiteral("# top\na: 5  # one\n# about b\nb: 2\nc:\n  d: null\n"));
        QCOMPARE(shown(writeYaml(edited.without("a"))), QStringLiteral("# top\n# about b\nb: 2\nc:\n  d: null\n"));
    }
    void roundTripWithComments()
    {
        // Comments and blank lines between the lines of random trees change nothing and are read once.
        for (unsigned seed = 0; seed < 500; ++seed) {
            const Node tree = Trees(seed).node(4);
            if (tree.kind() != Node::Kind::Map || tree.style() == Node::Style::Flow)
                continue;
            Node commented = tree;
            for (std::size_t i = 0; i < tree.members().size(); ++i) {
                core::project::Comments comments;
                comments.before = {"", "# about \"it", "", "#'"};
                comments.after = "# end: [";
                Node value = tree.members()[i].second;
                value.setComments(std::make_shared<const core::project::Comments>(comments));
                auto members = commented.members();
                members[i].second = value;
                commented = Node::map(members);
            }
            const std::string text = writeYaml(commented);
            const auto back = readYaml(text, "p.yaml");
            QVERIFY2(back, qPrintable(QString::number(seed) + u'\n' + shown(text)));
            QVERIFY2(*back == tree, qPrintable(QString::number(seed) + u'\n' + shown(text)));
            const std::string again = writeYaml(*back);
            QCOMPARE(shown(again), shown(writeYaml(readYaml(again, {}).value())));
            const auto count = [](const std::string &where) {
                return QString::fromStdString(where).count(QStringLiteral("# end: ["));
            };
            QCOMPARE(count(again), count(text));
        }
    }

    void numbers()
    {
        QCOMPARE(shown(Node::number(0.1).text()), QStringLiteral("0.1"));
        QCOMPARE(shown(Node::number(70e9).text()), QStringLiteral("7e+10"));
        QCOMPARE(shown(Node::number(5600).text()), QStringLiteral("5600"));
        QVERIFY(Node::number(std::numeric_limits<double>::infinity()).isNull());
    }

    void edits()
    {
        const Node before = read("a: {x: 1, y: 2}\nlist: [p, q]\nversion: \"0.19\"\n");
        const Node after = before.with("a.y", Node::number(3))
                               .with("a.z", Node::scalar("new"))
                               .with("b.c.d", Node::boolean(true))
                               .with("list.2", Node::scalar("r"))
                               .with("made.0.id", Node::scalar("A"))
                               .with("version", Node::scalar("0.20"))
                               .with(pathSegment("dotted.key"), Node::number(1));
        QCOMPARE(
            shown(writeYaml(after)),
            QStringLiteral("a: {x: 1, y: 3, z: new}\nlist: [p, q, r]\nversion: \"0.20\"\nb:\n  c:\n    d: true\nmade:\n"
                           "  - id: A\ndotted.key: 1\n"));
        QCOMPARE(shown(after.at("dotted\\.key")->text()), QStringLiteral("1"));
        QCOMPARE(shown(writeYaml(before)), QStringLiteral("a: {x: 1, y: 2}\nlist: [p, q]\nversion: \"0.19\"\n"));
        QVERIFY(before.with("list.5", Node()) == before);
        QVERIFY(before.with("list.x", Node()) == before);
        QVERIFY(before.with("", Node::number(1)) == Node::number(1));
        QCOMPARE(shown(writeYaml(before.without("a.x").without("list.0").without("nowhere.x"))),
                 QStringLiteral("a: {y: 2}\nlist: [q]\nversion: \"0.19\"\n"));
        QCOMPARE(shown(writeYaml(before.without("a.x").without("a.y").without("list"))),
                 QStringLiteral("a: {}\nversion: \"0.19\"\n"));
        QCOMPARE(after.at("a.y")->line(), 1); // an edited value keeps its place for messages
    }
    void paths()
    {
        for (const char *key : {"a.b", "a\\.b", "\\", "plain", "a\\b"}) {
            const auto segments = core::project::pathSegments(pathSegment(key));
            QCOMPARE(segments.size(), std::size_t{1});
            QCOMPARE(shown(segments.front()), QString::fromUtf8(key));
        }
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
