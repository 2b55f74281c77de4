// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any set of candidates: thousands of random ones with ties, unknowns, gates and tolerances.
#include "core/scorecard/scorecard.h"

#include <QtTest>
#include <algorithm>
#include <random>

using namespace core::scorecard;

namespace {

struct World
{
    std::vector<Axis> axes;
    std::map<std::string, std::string> gates;
    std::vector<CandidateValues> candidates;
};

/// Few distinct values make ties; some are unknown, sovereignty stands on several scales.
World randomWorld(std::mt19937 &random)
{
    const auto pick = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    World world;
    const char *ids[] = {"cpm_eur_per_mtok", "goodput_tokens_per_s", "energy_j_per_token", "carbon_g_per_mtok",
                         "sovereignty"};
    const int axes = 1 + pick(5);
    for (int k = 0; k < axes; ++k) {
        Axis axis = *findAxis(ids[k]);
        axis.toleranceFraction = pick(3) == 0 ? 0.3 : 0.0;
        world.axes.push_back(axis);
    }
    if (pick(3) == 0)
        world.gates["sovereignty"] = "EU";
    const int values = 2 + pick(5);
    const int count = 1 + pick(24);
    const AxisValue words[] = {AxisValue("EU"), AxisValue("not-EU"), AxisValue("SEAL-2"), AxisValue("SEAL-3")};
    for (int i = 0; i < count; ++i) {
        CandidateValues candidate{.id = "c" + std::to_string(i), .label = {}, .values = {}, .provenances = {}};
        for (const Axis &axis : world.axes)
            if (pick(4) != 0)
                candidate.values[axis.id] =
                    axis.id == "sovereignty" ? words[pick(4)] : AxisValue(1.0 + static_cast<double>(pick(values)));
        if (!world.gates.empty() && !candidate.values.contains("sovereignty") && pick(2) == 0)
            candidate.values["sovereignty"] = words[pick(2)];
        world.candidates.push_back(candidate);
    }
    return world;
}

} // namespace

class ScorecardPropertiesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void relationIsAStrictOrder()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 2000; ++round) {
            const World world = randomWorld(random);
            for (const auto &a : world.candidates) {
                QVERIFY(!dominates(a, a, world.axes));
                for (const auto &b : world.candidates) {
                    if (!dominates(a, b, world.axes))
                        continue;
                    QVERIFY(!dominates(b, a, world.axes));
                    for (const auto &c : world.candidates)
                        if (dominates(b, c, world.axes))
                            QVERIFY2(dominates(a, c, world.axes), "not transitive");
                }
            }
        }
    }

    void equalsTheQuadraticDefinition()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 4000; ++round) {
            const World world = randomWorld(random);
            const Scorecard card = evaluate(world.candidates, world.axes, world.gates);
            const auto statuses = statusesOf(world.candidates, world.axes, world.gates);
            bool feasible = false, unbeaten = false;
            for (std::size_t i = 0; i < card.standings.size(); ++i) {
                const Standing &standing = card.standings[i];
                QCOMPARE(statuses[i], standing.status);
                if (standing.status == Status::Infeasible)
                    continue;
                feasible = true;
                unbeaten = unbeaten || standing.layer == 1;
                const bool dominated = standing.status == Status::Dominated;
                QCOMPARE(dominated, !standing.dominatedBy.empty());
                QCOMPARE(dominated, standing.layer > 1);
                // With gates known of all, the status follows from the relation alone.
                if (!world.gates.empty())
                    continue;
                bool beaten = false;
                for (std::size_t k = 0; k < world.candidates.size(); ++k)
                    beaten = beaten || dominates(world.candidates[k], world.candidates[i], world.axes);
                QCOMPARE(dominated, beaten);
                if (!beaten)
                    QCOMPARE(standing.status == Status::Front, standing.unknownAxes.empty());
                for (const Domination &domination : standing.dominatedBy) {
                    const auto by = std::ranges::find(card.standings, domination.by,
                                                      [](const Standing &s) { return s.candidate.id; });
                    QVERIFY(by != card.standings.end() && by->layer == 1);
                    QVERIFY(dominates(by->candidate, standing.candidate, world.axes));
                }
            }
            QCOMPARE(feasible, unbeaten); // somebody is always unbeaten
        }
    }

    /// With every value known the front itself is never empty.
    void frontIsNeverEmpty()
    {
        std::mt19937 random(13);
        for (int round = 0; round < 4000; ++round) {
            World world = randomWorld(random);
            world.gates.clear();
            for (auto &candidate : world.candidates)
                for (const Axis &axis : world.axes)
                    candidate.values.try_emplace(axis.id, axis.id == "sovereignty" ? AxisValue("EU") : AxisValue(3.0));
            QVERIFY(!evaluate(world.candidates, world.axes, world.gates).front.empty());
        }
    }

    /// The order in which candidates are given decides nothing.
    void orderDoesNotMatter()
    {
        std::mt19937 random(17);
        for (int round = 0; round < 1000; ++round) {
            World world = randomWorld(random);
            const Scorecard before = evaluate(world.candidates, world.axes, world.gates);
            std::ranges::shuffle(world.candidates, random);
            const Scorecard after = evaluate(world.candidates, world.axes, world.gates);
            for (const Standing &standing : before.standings) {
                const auto same = std::ranges::find(after.standings, standing.candidate.id,
                                                    [](const Standing &s) { return s.candidate.id; });
                QCOMPARE(same->status, standing.status);
                QCOMPARE(same->layer, standing.layer);
            }
        }
    }
};

QTEST_GUILESS_MAIN(ScorecardPropertiesTest)
#include "tst_scorecardproperties.moc"
