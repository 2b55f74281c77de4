// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectdiff.h"

#include <QtTest>

using namespace core::project;

class ProjectDiffTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void compares_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QStringList>("changes");
        const auto row = [](const char *name, const char *before, const char *after, const QStringList &changes) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << changes;
        };
        row("same", "a: {b: 1, c: 2}", "a: {c: 2, b: 1}", {});
        row("value", "a: {b: 1, c: 2}", "a: {b: 1, c: \"3\"}", {QStringLiteral("a.c: 2 -> \"3\"")});
        row("added", "a: 1", "a: 1\nb: {x: [1, 2]}", {QStringLiteral("b: - -> {x: [1, 2]}")});
        row("removed", "b: {x: 1}\na: 1", "a: 2", {QStringLiteral("a: 1 -> 2"), QStringLiteral("b: {x: 1} -> -")});
        row("null", "a: 1", "a: null", {QStringLiteral("a: 1 -> null")});
        row("list", "a: [1, 2]", "a: [1, 3]", {QStringLiteral("a: [1, 2] -> [1, 3]")});
        row("candidates", "c: [{id: A, v: 1}, {id: B}]", "c: [{id: B, w: 1}, {id: C}]",
            {QStringLiteral("c.0.w: - -> 1"), QStringLiteral("c.1: - -> {id: C}"),
             QStringLiteral("c.0: {id: A, v: 1} -> -")});
        row("first result", "r: []", "r: [{path: a.csv}]", {QStringLiteral("r.0: - -> {path: a.csv}")});
        row("twice the name", "c: [{id: A}, {id: A}]", "c: [{id: A}]",
            {QStringLiteral("c: [{id: A}, {id: A}] -> [{id: A}]")});
        row("kind", "a: {b: 1}", "a: 5", {QStringLiteral("a: {b: 1} -> 5")});
        row("dotted", "v: {a.b: 1}", "v: {a.b: 2}", {QStringLiteral("v.a\\.b: 1 -> 2")});
        row("lines", "a: x", "a: |\n  one\n  two\n", {QStringLiteral("a: x -> \"one\\ntwo\\n\"")});
    }
    void compares()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QStringList, changes);
        QStringList found;
        const Node old = readYaml(before.toStdString(), {}).value();
        const Node now = readYaml(after.toStdString(), {}).value();
        for (const Change &change : differences(old, now)) {
            found << QString::fromStdString(change.path + ": " + change.before.value_or("-") + " -> " +
                                            change.after.value_or("-"));
            QVERIFY((change.after ? now : old).at(change.path));
        }
        QCOMPARE(found, changes);
        QVERIFY(differences(old, old).empty());
    }
};

QTEST_GUILESS_MAIN(ProjectDiffTest)
#include "tst_projectdiff.moc"
