// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/whatif.h"

#include <QtTest>
#include <cmath>

using namespace core::scorecard;

namespace {

/// Three of the source's candidates.
Scorecard three()
{
    const auto one = [](const char *id, double cpm, double goodput, double joules) {
        CandidateValues candidate;
        candidate.id = id;
        candidate.values = {
            {"cpm_eur_per_mtok", cpm}, {"goodput_tokens_per_s", goodput}, {"energy_j_per_token", joules}};
        return candidate;
    };
    std::vector<Axis> axes;
    for (const char *id : {"cpm_eur_per_mtok", "goodput_tokens_per_s", "energy_j_per_token"})
        axes.push_back(*findAxis(id));
    return evaluate({one("A", 1.09, 2800, 2.0), one("B", 0.75, 4000, 1.4), one("C", 2.17, 2900, 3.0)}, axes, {});
}

bool near(double found, double expected)
{
    const bool close = std::abs(found - expected) <= 1e-9 * std::max(1.0, std::abs(expected));
    if (!close)
        qWarning("found %.12g, expected %.12g", found, expected);
    return close;
}

double number(const CandidateValues &candidate, const char *axis)
{
    return std::get<double>(candidate.values.at(axis));
}

} // namespace

class WhatIfTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameMachinesOtherThroughput()
    {
        CandidateValues b = three().standings[1].candidate;
        b.values["sovereignty"] = std::string("EU");
        b.values["capex_eur"] = 300000.0;
        const CandidateValues half = atThroughput(b, 0.5);
        QVERIFY(near(number(half, "goodput_tokens_per_s"), 2000));
        QVERIFY(near(number(half, "cpm_eur_per_mtok"), 1.5));
        QVERIFY(near(number(half, "energy_j_per_token"), 2.8));
        QVERIFY(near(number(half, "capex_eur"), 300000)); // bought all the same
        QCOMPARE(std::get<std::string>(half.values.at("sovereignty")), std::string("EU"));
    }

    void nearestTieFirst()
    {
        const std::vector<Tie> ties = tiesOf(three(), "B");
        QCOMPARE(ties.size(), std::size_t{3});
        // Goodput meets C's 2,900 first (−27.5 %), then energy A's 2.0 (+42.9 %), then cost A's 1.09 (+45.3 %).
        QCOMPARE(ties[0].axis, std::string("goodput_tokens_per_s"));
        QCOMPARE(ties[0].with, std::string("C"));
        QVERIFY(near(ties[0].change, -0.275));
        QCOMPARE(ties[1].axis, std::string("energy_j_per_token"));
        QVERIFY(near(ties[1].tieAt, 2.0));
        QCOMPARE(ties[2].with, std::string("A"));
        QVERIFY(tiesOf(three(), "A").empty());
        QVERIFY(tiesOf(three(), "nobody").empty());
    }

    void throughputAtWhichDominanceEnds()
    {
        // Against A: goodput level at 2800/4000 = 0.7, energy at 1.4/2 = 0.7, cost at 0.688. The first met is 0.7.
        const auto tie = throughputTie(three(), "B", "A");
        QVERIFY(tie.has_value());
        QVERIFY(near(*tie, 0.7));
        QVERIFY(!throughputTie(three(), "A", "B"));
        // Just below it the card says so as well.
        const Scorecard below = withCandidate(three(), atThroughput(three().standings[1].candidate, 0.69));
        QVERIFY(below.standings[0].status == Status::Front);
        const Scorecard above = withCandidate(three(), atThroughput(three().standings[1].candidate, 0.71));
        QVERIFY(above.standings[0].status == Status::Dominated);
    }
};

QTEST_GUILESS_MAIN(WhatIfTest)
#include "tst_whatif.moc"
