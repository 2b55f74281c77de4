// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/hypervolume.h"
#include "core/scorecard/scorecard.h"
#include "core/scorecard/sovereigntyscale.h"

#include <QElapsedTimer>
#include <QtTest>
#include <cmath>
#include <random>
#include <set>

using namespace core::scorecard;

namespace {

using Values = std::map<std::string, AxisValue>;

const std::string cpm = "cpm_eur_per_mtok";
const std::string goodput = "goodput_tokens_per_s";
const std::string energy = "energy_j_per_token";
const std::string carbon = "carbon_g_per_mtok";
const std::string sovereignty = "sovereignty";

CandidateValues candidate(std::string id, Values values)
{
    return {.id = std::move(id), .label = {}, .values = std::move(values), .provenances = {}};
}

std::vector<CandidateValues> sourceCandidates()
{
    return {
        candidate("A", {{cpm, 1.09}, {goodput, 2800.0}, {energy, 2.0}, {carbon, 31.0}, {sovereignty, "EU"}}),
        candidate("B", {{cpm, 0.75}, {goodput, 4000.0}, {energy, 1.4}, {carbon, 22.0}, {sovereignty, "EU"}}),
        candidate("C", {{cpm, 2.17}, {goodput, 2800.0}, {carbon, 31.0}, {sovereignty, "EU"}}),
        candidate("D", {{cpm, 3.0}, {goodput, 2800.0}, {sovereignty, "not-EU"}}),
    };
}

const std::map<std::string, std::string> euGate{{sovereignty, "EU"}};

/// The whole card as one string: "A dominated 2 B | …".
QString print(const Scorecard &card)
{
    QStringList lines;
    for (const Standing &standing : card.standings) {
        QStringList winners;
        for (const Domination &domination : standing.dominatedBy)
            winners << QString::fromStdString(domination.by);
        lines << QStringLiteral("%1 %2 %3 [%4]")
                     .arg(QString::fromStdString(standing.candidate.id),
                          QString::fromStdString(std::string(statusId(standing.status))))
                     .arg(standing.layer)
                     .arg(winners.join(QLatin1Char(' ')));
    }
    return lines.join(QStringLiteral(" | "));
}

/// Few levels and many holes, so that ties and unknown values are the rule.
std::vector<CandidateValues> randomSet(std::mt19937_64 &random, std::size_t size, std::size_t axisCount)
{
    std::vector<CandidateValues> set;
    for (std::size_t i = 0; i < size; ++i) {
        Values values;
        for (std::size_t k = 0; k < axisCount; ++k) {
            if (random() % 4 == 0)
                continue;
            const auto level = random() % 4;
            if (knownAxes()[k].id == sovereignty) // three scales that do not compare
                values[sovereignty] = level == 0   ? AxisValue("not-EU")
                                      : level == 1 ? AxisValue("EU")
                                      : level == 2 ? AxisValue("SEAL-2")
                                                   : AxisValue(61.5);
            else
                values[knownAxes()[k].id] = 1.0 + static_cast<double>(level) * 0.5;
        }
        set.push_back(candidate(std::to_string(i), values));
    }
    return set;
}

std::vector<Axis> someAxes(std::mt19937_64 &random, std::size_t count)
{
    std::vector<Axis> axes(knownAxes().begin(), knownAxes().begin() + static_cast<std::ptrdiff_t>(count));
    for (Axis &axis : axes)
        axis.toleranceFraction = random() % 2 == 0 ? 0.0 : 0.35;
    return axes;
}

} // namespace

class ScorecardTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sourceScorecard() // R13
    {
        const Scorecard card = evaluate(sourceCandidates(), defaultAxes(), euGate);
        QCOMPARE(print(card),
                 QStringLiteral("A dominated 2 [B] | B front 1 [] | C dominated 3 [B] | D infeasible 0 []"));
        QCOMPARE(card.front, std::vector<std::string>{"B"});
        QCOMPARE(card.nearestToIdeal, std::optional<std::string>("B"));
        const auto &amounts = card.standings[0].dominatedBy[0].amounts;
        QCOMPARE(amounts.size(), std::size_t{4});
        QVERIFY(std::abs(amounts.at(cpm) - 0.34) < 1e-9);
        QVERIFY(std::abs(amounts.at(goodput) - 1200.0) < 1e-9);
        QVERIFY(std::abs(amounts.at(energy) - 0.6) < 1e-9);
        QVERIFY(std::abs(amounts.at(carbon) - 9.0) < 1e-9);
        QVERIFY(!card.standings[2].dominatedBy[0].amounts.contains(energy));
        QCOMPARE(card.standings[2].unknownAxes, std::vector<std::string>{energy});
        QCOMPARE(QString::fromStdString(card.standings[3].whyNot->english()),
                 QStringLiteral("Fails the gate sovereignty: EU is required, outside the EU is stated."));
        QVERIFY(!card.standings[3].hypervolumeContribution);
        QVERIFY(std::abs(*card.standings[1].hypervolumeContribution - 1.0) < 1e-12);
    }
    void sourceScorecardWithCapex() // R13: C is rented and binds no capital
    {
        auto candidates = sourceCandidates();
        candidates[0].values["capex_eur"] = 250000.0;
        candidates[1].values["capex_eur"] = 250000.0;
        candidates[2].values["capex_eur"] = 0.0;
        auto axes = defaultAxes();
        axes.push_back(*findAxis("capex_eur"));
        const Scorecard card = evaluate(candidates, axes, euGate);
        QCOMPARE(print(card),
                 QStringLiteral("A dominated 2 [B] | B front 1 [] | C undecided 1 [] | D infeasible 0 []"));
        QCOMPARE(QString::fromStdString(card.standings[2].whyNot->english()),
                 QStringLiteral("None is known to beat it, and this is unknown of it: energy of a token."));
        // Where the owned ones do not state it, they do not know all that C knows.
        candidates[0].values.erase("capex_eur");
        candidates[1].values.erase("capex_eur");
        QCOMPARE(print(evaluate(candidates, axes, euGate)),
                 QStringLiteral("A dominated 2 [B] | B undecided 1 [] | C undecided 1 [] | D infeasible 0 []"));
    }
    void tolerance()
    {
        std::vector<Axis> axes{{cpm, Direction::Lower, 0.1}, {goodput, Direction::Higher, 0.1}};
        const auto base = candidate("base", {{cpm, 1.0}, {goodput, 100.0}});
        // Nine percent better is within the tolerance; the least bit worse is never let pass.
        QVERIFY(!dominates(candidate("a", {{cpm, 0.91}, {goodput, 109.0}}), base, axes));
        QVERIFY(dominates(candidate("a", {{cpm, 0.89}, {goodput, 100.0}}), base, axes));
        QVERIFY(dominates(candidate("a", {{cpm, 1.0}, {goodput, 111.0}}), base, axes));
        QVERIFY(!dominates(candidate("a", {{cpm, 0.5}, {goodput, 99.999}}), base, axes));
        QVERIFY(!dominates(base, base, axes));
    }
    void gates_data()
    {
        QTest::addColumn<QString>("axis");
        QTest::addColumn<QString>("required");
        QTest::addColumn<QString>("stated");
        QTest::addColumn<QString>("holds");
        const auto row = [](const char *axis, const char *required, const char *stated, const char *holds) {
            QTest::addRow("%s %s %s", axis, required, stated) << QString::fromUtf8(axis) << QString::fromUtf8(required)
                                                              << QString::fromUtf8(stated) << QString::fromUtf8(holds);
        };
        row("sovereignty", "EU", "EU", "yes");
        row("sovereignty", "EU", "eu", "yes");
        row("sovereignty", "EU", "FR", "yes");
        row("sovereignty", "EU", "not-EU", "no");
        row("sovereignty", "EU", "not EU", "no");
        row("sovereignty", "EU", "US", "no");
        row("sovereignty", "EU", "somewhere", "?");
        row("sovereignty", "EU", "SEAL-3", "?");
        row("sovereignty", "EU", "", "?");
        row("sovereignty", "FR", "FR", "yes");
        row("sovereignty", "FR", "DE", "no");
        row("sovereignty", "FR", "EU", "?");
        row("sovereignty", "FR", "not-EU", "no");
        row("sovereignty", "SEAL-2", "SEAL-3", "yes");
        row("sovereignty", "SEAL-2", "3", "yes");
        row("sovereignty", "2", "SEAL-1", "no");
        row("sovereignty", "SEAL-2", "EU", "?");
        row("sovereignty", "60", "71.5", "yes");
        row("sovereignty", "60", "SEAL-4", "?");
        row("ttft_p95_ms", "1500", "1500", "yes");
        row("ttft_p95_ms", "1500", "1501", "no");
        row("quality", "70", "69.9", "no");
        row("quality", "70", "good", "?");
        row("certification", "C5", "c5", "yes");
        row("certification", "C5", "none", "no");
    }
    void gates()
    {
        QFETCH(QString, axis);
        QFETCH(QString, required);
        QFETCH(QString, stated);
        QFETCH(QString, holds);
        std::optional<AxisValue> value;
        bool isNumber = false;
        const double number = stated.toDouble(&isNumber);
        if (isNumber)
            value = number;
        else if (!stated.isEmpty())
            value = stated.toStdString();
        const auto held = holdsGate(axis.toStdString(), required.toStdString(), value);
        QCOMPARE(held ? (*held ? QStringLiteral("yes") : QStringLiteral("no")) : QStringLiteral("?"), holds);
    }
    void unknownGate()
    {
        // X may not be admissible: it can neither stand on the front nor push Y off it; Z is in the same doubt.
        const std::vector<CandidateValues> candidates{candidate("X", {{cpm, 0.5}}),
                                                      candidate("Y", {{cpm, 1.0}, {sovereignty, "EU"}}),
                                                      candidate("Z", {{cpm, 2.0}})};
        const Scorecard card = evaluate(candidates, {*findAxis(cpm)}, euGate);
        QCOMPARE(print(card), QStringLiteral("X undecided 1 [] | Y front 1 [] | Z dominated 2 [X Y]"));
        QCOMPARE(QString::fromStdString(card.standings[0].whyNot->english()),
                 QStringLiteral("Whether it passes the gate sovereignty (EU is required) is unknown."));
    }
    void sovereigntyAsAxis()
    {
        const std::vector<Axis> axes{*findAxis(cpm), *findAxis(sovereignty)};
        const std::vector<CandidateValues> candidates{candidate("cheap", {{cpm, 0.5}, {sovereignty, "not-EU"}}),
                                                      candidate("home", {{cpm, 1.0}, {sovereignty, "EU"}}),
                                                      candidate("dear", {{cpm, 1.5}, {sovereignty, "not-EU"}})};
        QCOMPARE(print(evaluate(candidates, axes, {})),
                 QStringLiteral("cheap front 1 [] | home front 1 [] | dear dominated 2 [cheap home]"));
    }
    void hostile()
    {
        QCOMPARE(print(evaluate({}, defaultAxes(), {})), QString());
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        const std::vector<CandidateValues> candidates{candidate("nan", {{cpm, nan}}), candidate("inf", {{cpm, -inf}}),
                                                      candidate("word", {{cpm, "cheap"}}),
                                                      candidate("one", {{cpm, 1.0}})};
        QCOMPARE(print(evaluate(candidates, {*findAxis(cpm)}, {})),
                 QStringLiteral("nan undecided 1 [] | inf undecided 1 [] | word undecided 1 [] | one front 1 []"));
        QCOMPARE(print(evaluate({candidate("a", {}), candidate("b", {})}, {}, {})),
                 QStringLiteral("a front 1 [] | b front 1 []"));
    }
    void equalCandidatesShareTheFront()
    {
        const auto twins = evaluate({candidate("a", {{cpm, 1.0}}), candidate("b", {{cpm, 1.0}})}, {*findAxis(cpm)}, {});
        QCOMPARE(print(twins), QStringLiteral("a front 1 [] | b front 1 []"));
        QCOMPARE(*twins.standings[0].hypervolumeContribution, 0.0); // the other covers the same
    }
    void relationIsAStrictOrder()
    {
        std::mt19937_64 random(2026);
        int chains = 0;
        for (int round = 0; round < 3000; ++round) {
            const std::size_t axisCount = 1 + random() % 8;
            const auto axes = someAxes(random, axisCount);
            const auto set = randomSet(random, 9, axisCount);
            for (const auto &a : set) {
                QVERIFY(!dominates(a, a, axes));
                for (const auto &b : set) {
                    if (!dominates(a, b, axes))
                        continue;
                    QVERIFY(!dominates(b, a, axes));
                    for (const auto &c : set) {
                        if (dominates(b, c, axes)) {
                            ++chains;
                            QVERIFY(dominates(a, c, axes));
                        }
                    }
                }
            }
        }
        QVERIFY(chains > 1000);
    }
    void agreesWithTheDefinition()
    {
        std::mt19937_64 random(4242);
        for (int round = 0; round < 3000; ++round) {
            const std::size_t axisCount = 1 + random() % 8;
            const auto axes = someAxes(random, axisCount);
            const auto set = randomSet(random, 1 + random() % 25, axisCount);
            const Scorecard card = evaluate(set, axes, {});
            bool someComplete = false;
            for (std::size_t i = 0; i < set.size(); ++i) {
                const Standing &standing = card.standings[i];
                bool beaten = false;
                int layer = 1;
                std::set<std::string> unbeatenWinners;
                for (std::size_t j = 0; j < set.size(); ++j) {
                    if (dominates(set[j], set[i], axes)) {
                        beaten = true;
                        layer = std::max(layer, card.standings[j].layer + 1);
                        if (card.standings[j].dominatedBy.empty())
                            unbeatenWinners.insert(set[j].id);
                    }
                }
                const bool complete = standing.unknownAxes.empty();
                someComplete = someComplete || complete;
                const Status expected = beaten ? Status::Dominated : complete ? Status::Front : Status::Undecided;
                QCOMPARE(standing.status, expected);
                QCOMPARE(standing.layer, layer);
                std::set<std::string> named;
                for (const Domination &domination : standing.dominatedBy) {
                    named.insert(domination.by);
                    QVERIFY(!domination.amounts.empty());
                }
                QCOMPARE(named, unbeatenWinners);
            }
            QCOMPARE(!card.front.empty(), someComplete);
        }
    }
    void volumes()
    {
        QCOMPARE(hypervolume({{0.25}, {0.5}}), 0.75);
        QCOMPARE(hypervolume({{0.0, 0.5}, {0.5, 0.0}}), 0.75);
        QCOMPARE(hypervolumeContributions({{0.0, 0.5}, {0.5, 0.0}}), (std::vector<double>{0.25, 0.25}));
        // Three halves of the cube: all of it but the corner of side 0.5 that none of them reaches.
        const UnitPoints bars{{0.0, 0.0, 0.5}, {0.0, 0.5, 0.0}, {0.5, 0.0, 0.0}};
        QCOMPARE(hypervolume(bars), 0.875);
        QCOMPARE(hypervolume({{0.0, 0.0, 0.0, 0.9}, {0.0, 0.0, 0.9, 0.0}}), 0.19);
    }
    void volumesAgreeWithCounting()
    {
        std::mt19937_64 random(99);
        for (int round = 0; round < 200; ++round) {
            const std::size_t dimension = 1 + random() % 4;
            UnitPoints points(1 + random() % 6);
            for (auto &point : points)
                for (std::size_t k = 0; k < dimension; ++k)
                    point.push_back(static_cast<double>(random() % 5) / 5.0);
            // Coordinates are multiples of a fifth: counting cells of that size is exact.
            std::size_t cells = 1, covered = 0;
            for (std::size_t k = 0; k < dimension; ++k)
                cells *= 5;
            for (std::size_t cell = 0; cell < cells; ++cell) {
                const auto covers = [&](const std::vector<double> &point) {
                    std::size_t rest = cell;
                    for (std::size_t k = 0; k < dimension; ++k, rest /= 5)
                        if (static_cast<double>(rest % 5) / 5.0 + 1e-9 < point[k])
                            return false;
                    return true;
                };
                covered += std::any_of(points.begin(), points.end(), covers) ? 1U : 0U;
            }
            const double expected = static_cast<double>(covered) / static_cast<double>(cells);
            QVERIFY(std::abs(hypervolume(points) - expected) < 1e-9);
        }
    }
    void thousandCandidates()
    {
        std::mt19937_64 random(5);
        std::uniform_real_distribution<double> value(1.0, 2.0);
        std::vector<CandidateValues> set;
        const std::vector<Axis> axes(knownAxes().begin(), knownAxes().begin() + 6);
        for (int i = 0; i < 1000; ++i) {
            Values values;
            for (const Axis &axis : axes)
                values[axis.id] = value(random);
            set.push_back(candidate(std::to_string(i), values));
        }
        QElapsedTimer timer;
        timer.start();
        const Scorecard card = evaluate(set, axes, {});
        const auto elapsed = timer.elapsed();
        QVERIFY(card.front.size() > 10);
        qInfo("1,000 candidates on 6 axes: %lld ms, front of %zu", static_cast<long long>(elapsed), card.front.size());
    }
};

QTEST_GUILESS_MAIN(ScorecardTest)
#include "tst_scorecard.moc"
