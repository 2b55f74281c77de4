// SPDX-License-Identifier: GPL-3.0-or-later
// Candidates beside one another: may they be compared, why does each stand where it stands, what other evidence says.
#include "core/exports/scorecardextras.h"
#include "core/scorecard/explain.h"
#include "core/scorecard/normalise.h"
#include "core/scorecard/weights.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace core::scorecard;
using core::project::Evaluation;
using core::project::Node;
using core::project::Project;

namespace {

const char *const r13 = R"(candidates:
  - {id: A, values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: 2800, energy_j_per_token: 2.0, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: B, values: {cpm_eur_per_mtok: 0.75, goodput_tokens_per_s: 4000, energy_j_per_token: 1.4, carbon_g_per_mtok: 22, sovereignty: EU}}
  - {id: C, values: {cpm_eur_per_mtok: 2.17, goodput_tokens_per_s: 2800, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: D, values: {cpm_eur_per_mtok: 3.0, goodput_tokens_per_s: 2800, sovereignty: not-EU}}
scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s, energy_j_per_token, carbon_g_per_mtok], gate: {sovereignty: EU}}
)";

struct Evaluated
{
    Project project;
    Node document;
    Evaluation evaluation;
};

Evaluated evaluated(const std::string &yaml)
{
    core::Diagnostics diagnostics;
    Evaluated result;
    const auto project =
        core::project::readProject("schema: paretoscope/1\n" + yaml, "t.yaml", result.document, diagnostics);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    for (const auto &item : diagnostics.items())
        qWarning("%s", item.what.describe().c_str());
    result.project = *project;
    result.evaluation = core::project::evaluate(*project, result.document, std::make_shared<core::results::Library>());
    return result;
}

std::vector<PairComparability> pairsOf(const Evaluated &of)
{
    return comparabilityOf(footingsOf(of.project, of.document, of.evaluation, {}));
}

std::string words(const Evaluated &of, const std::string &id)
{
    const auto found = explain(of.evaluation.scorecard, id);
    return found ? found->why.english() + " " + found->whyNot.english() + " " + found->whatChange.english()
                 : std::string();
}

} // namespace

class ComparabilityTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void statedBasis()
    {
        const auto of =
            evaluated("candidates:\n"
                      "  - {id: A, basis: {precision: fp16, boundary: board, context_tokens: 1000, tokens: "
                      "output}, values: {cpm_eur_per_mtok: 1}}\n"
                      "  - {id: B, basis: {precision: fp8, boundary: facility, context_tokens: 1100, tokens: "
                      "total}, values: {cpm_eur_per_mtok: 2}}\n");
        const auto pairs = pairsOf(of);
        QCOMPARE(pairs.size(), std::size_t{1});
        QVERIFY(pairs[0].warns());
        std::vector<Aspect> aspects;
        for (const Difference &difference : pairs[0].differences)
            aspects.push_back(difference.aspect);
        // Contexts a tenth apart are one context.
        QCOMPARE(aspects, (std::vector<Aspect>{Aspect::Precision, Aspect::Boundary, Aspect::TokenKind}));
        QCOMPARE(sentenceOf(pairs[0], pairs[0].differences[0]).english(),
                 std::string("A and B differ in precision: fp16 and fp8."));
    }

    /// What an override changes is what it is there to compare; boundaries are brought together by the PUE.
    void comparedAndNormalised()
    {
        const auto of =
            evaluated("scenario: {throughput: {output_tokens_per_s: 2800}, model: {id: m, weights: bf16}}\n"
                      "energy: {power_w: 5600, boundary: board, pue: 1.4}\n"
                      "candidates:\n"
                      "  - {id: A, override: {}}\n"
                      "  - {id: B, override: {model: {weights: fp8}, throughput: {output_tokens_per_s: 4000}}}\n"
                      "  - {id: C, basis: {boundary: facility}, values: {energy_j_per_token: 2.5}}\n");
        bool precision = false, boundary = false;
        for (const PairComparability &pair : pairsOf(of))
            for (const Difference &difference : pair.differences) {
                if (difference.aspect == Aspect::Precision) {
                    precision = true;
                    QVERIFY(difference.compared);
                }
                if (difference.aspect == Aspect::Boundary && pair.first == "A") {
                    boundary = true;
                    QVERIFY(!difference.compared);
                    QCOMPARE(difference.normalise->english(),
                             std::string("A × PUE 1.40: 2.80 J/token at the facility, to be held against C."));
                }
            }
        QVERIFY(precision && boundary);
    }

    /// Board to facility: × 1.15 of the node × PUE 1.4 = 1.61, so 2 J are 3.22 J and 5,600 W are 9,016 W. From all to
    /// output tokens: (800 + 250) / 250 = 4.2, so 0.40 € are 1.68 €, and 12,000 tok/s are 2,857 tok/s, of which one of
    /// 16 GPUs serves 178.6; one of the other eight serves 2,800 / 8 = 350.
    void broughtToOneFooting()
    {
        const auto of = evaluated(
            "scenario: {workload: {prompt_tokens: {mean: 800}, output_tokens: {mean: 250}}}\n"
            "energy: {pue: 1.4, node_factor: 1.15}\n"
            "candidates:\n"
            "  - {id: A, basis: {model: one, boundary: board, tokens: output}, values: {cpm_eur_per_mtok: 1.09, "
            "goodput_tokens_per_s: 2800, energy_j_per_token: {design: 1.9, benchmark: 2}, power_w: [5000, 6200], "
            "gpus: 8}}\n"
            "  - {id: B, basis: {model: two, boundary: facility, tokens: total}, values: {cpm_eur_per_mtok: {value: "
            "0.4, "
            "provenance: benchmark}, goodput_tokens_per_s: 12000, gpus: 16}}\n"
            "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s, energy_j_per_token]}\n");
        const auto &card = of.evaluation.scorecard;
        const auto footings = footingsOf(of.project, of.document, of.evaluation, {});
        const Normalisation found = normalisationOf(of.project, of.document, of.evaluation, {}, footings);
        QCOMPARE(found.offered(),
                 (std::vector<Normaliser>{Normaliser::Boundary, Normaliser::TokenKind, Normaliser::PerGpu}));
        const std::set<Normaliser> all{Normaliser::Boundary, Normaliser::TokenKind, Normaliser::PerGpu};
        std::map<std::string, double> after;
        for (const NormalisedFigure &figure : figuresOf(found, card, all))
            after[figure.candidate + "." + (figure.toAxis.empty() ? figure.axis : figure.toAxis)] = figure.after;
        const std::map<std::string, double> expected{{"A.energy_j_per_token", 3.22},
                                                     {"A.power_w", 9016.0},
                                                     {"A.goodput_per_gpu", 350.0},
                                                     {"B.cpm_eur_per_mtok", 1.68},
                                                     {"B.goodput_tokens_per_s", 12000 / 4.2},
                                                     {"B.goodput_per_gpu", 12000 / 4.2 / 16}};
        QCOMPARE(after.size(), expected.size());
        for (const auto &[key, value] : expected)
            QVERIFY2(after.contains(key) && std::abs(after[key] / value - 1.0) < 1e-12, key.c_str());
        // Another model is no matter of arithmetic, and says so.
        QCOMPARE(found.obstacles.size(), std::size_t{1});
        QCOMPARE(found.obstacles[0].aspect, std::string("model"));
        QCOMPARE(found.obstacles[0].candidates, (std::vector<std::string>{"A", "B"}));

        const Node next = normalised(of.document, found, card, all);
        QCOMPARE(next.at("candidates.0.values.energy_j_per_token.benchmark.value")->text(), std::string("3.22"));
        QCOMPARE(next.at("candidates.1.values.cpm_eur_per_mtok.provenance")->text(), std::string("benchmark"));
        QCOMPARE(next.at("scorecard.axes.1")->text(), std::string("goodput_per_gpu"));
        core::Diagnostics remarks;
        const auto project = core::project::interpret(next, "next", remarks);
        QVERIFY(project.has_value());
        QVERIFY(remarks.items().empty());
        const auto evaluation = core::project::evaluate(*project, next, std::make_shared<core::results::Library>());
        const auto later = footingsOf(*project, next, evaluation, {});
        QVERIFY(normalisationOf(*project, next, evaluation, {}, later).adjustments.empty());
        for (const PairComparability &pair : comparabilityOf(later))
            for (const Difference &difference : pair.differences)
                QCOMPARE(difference.aspect, Aspect::Model);
        // Nothing chosen changes nothing.
        QVERIFY(normalised(of.document, found, card, {}) == of.document);
    }

    /// What is not stated is not assumed: no PUE, no facility; no lengths, no output tokens.
    void whatCannotBeNormalisedSaysWhy()
    {
        const auto of = evaluated("candidates:\n"
                                  "  - {id: A, basis: {boundary: board, tokens: total}, values: {energy_j_per_token: "
                                  "2, cpm_eur_per_mtok: 1}}\n"
                                  "  - {id: B, basis: {boundary: facility, tokens: output}, values: "
                                  "{energy_j_per_token: 3, cpm_eur_per_mtok: 2}}\n");
        const auto footings = footingsOf(of.project, of.document, of.evaluation, {});
        const Normalisation found = normalisationOf(of.project, of.document, of.evaluation, {}, footings);
        QVERIFY(found.adjustments.empty());
        QCOMPARE(found.obstacles.size(), std::size_t{2});
        QVERIFY(found.obstacles[0].why.english().find("The PUE of A is not stated") == 0);
        QVERIFY(found.obstacles[1].why.english().find("The lengths of prompts and answers of A") == 0);
    }

    /// 3 USD at 1.00 for a euro are 3 €/GPU-h, at 1.25 of a later day 2.40: a fifth less. The rate is changed, so that
    /// the cost stays computed.
    void ratesOfExchange()
    {
        const auto of = evaluated(
            "scenario: {hardware: {gpu: x, gpu_count: 8}, throughput: {output_tokens_per_s: 2800}}\n"
            "economics: {tariff: {kind: rented, quote: {price: 3, currency: USD, basis: gpu_hour, units_per_eur: "
            "{value: 1.0, date: 2026-01-01}}}}\n"
            "candidates:\n"
            "  - {id: A, override: {}}\n"
            "  - {id: B, override: {economics: {tariff: {quote: {currency: USD, price: 3, units_per_eur: {value: "
            "1.25, date: 2026-06-01}}}}}}\n");
        const auto footings = footingsOf(of.project, of.document, of.evaluation, {});
        const Normalisation found = normalisationOf(of.project, of.document, of.evaluation, {}, footings);
        QCOMPARE(found.offered(), std::vector<Normaliser>{Normaliser::ExchangeRate});
        const auto figures = figuresOf(found, of.evaluation.scorecard, {Normaliser::ExchangeRate});
        QCOMPARE(figures.size(), std::size_t{1});
        QCOMPARE(figures[0].candidate, std::string("A"));
        QVERIFY(std::abs(figures[0].before - 24 / (2800 * 0.0036)) < 1e-9);
        QVERIFY(std::abs(figures[0].after - 19.2 / (2800 * 0.0036)) < 1e-9);
        const Node next = normalised(of.document, found, of.evaluation.scorecard, {Normaliser::ExchangeRate});
        QVERIFY(next.at("candidates.0.values") == nullptr);
        QCOMPARE(next.at("candidates.0.override.economics.tariff.quote.units_per_eur.value")->text(),
                 std::string("1.25"));
    }

    void nothingKnownNothingSaid() { QVERIFY(pairsOf(evaluated(r13)).empty()); }

    void explanations()
    {
        const auto of = evaluated(r13);
        QCOMPARE(words(of, "B"),
                 std::string("B is on the front: nobody is known to be better on cost of a million "
                             "tokens, goodput, energy of a token, carbon of a million tokens. Nobody else "
                             "is on the front: there is no trade-off to weigh. A would no longer be "
                             "dominated if its carbon of a million tokens fell from 31 below 22 (by 29.0 "
                             "%)."));
        const std::string c = words(of, "C");
        QVERIFY(c.find("C is dominated: B is no worse on any axis and better on") == 0);
        QVERIFY(c.find("carbon of a million tokens fell from 31 below 22 (by 29.0 %)") != std::string::npos);
        const std::string d = words(of, "D");
        QVERIFY(d.find("Fails the gate sovereignty") == 0);
        QVERIFY(d.find("The gate would have to be lowered") != std::string::npos);
        QVERIFY(!explain(of.evaluation.scorecard, "E"));
    }

    void explainsATradeOff()
    {
        const auto of = evaluated("candidates:\n"
                                  "  - {id: A, values: {cpm_eur_per_mtok: 1, goodput_tokens_per_s: 100}}\n"
                                  "  - {id: B, values: {cpm_eur_per_mtok: 2, goodput_tokens_per_s: 300}}\n"
                                  "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s]}\n");
        QVERIFY(
            words(of, "A").find("Against B it wins 50 % on the cost of a million tokens and gives away 200 % on the "
                                "goodput.") != std::string::npos);
        QVERIFY(words(of, "A").find("B would dominate it once it drew level on cost of a million tokens.") !=
                std::string::npos);
    }

    void weights()
    {
        const auto of = evaluated("candidates:\n"
                                  "  - {id: A, values: {cpm_eur_per_mtok: 1, goodput_tokens_per_s: 100}}\n"
                                  "  - {id: B, values: {cpm_eur_per_mtok: 2, goodput_tokens_per_s: 300}}\n"
                                  "  - {id: C, values: {cpm_eur_per_mtok: 1.4, goodput_tokens_per_s: 150}}\n"
                                  "  - {id: D, values: {cpm_eur_per_mtok: 1}}\n"
                                  "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s]}\n");
        const auto ranks =
            weightedRanks(of.evaluation.scorecard, {{"cpm_eur_per_mtok", 3.0}, {"goodput_tokens_per_s", 1.0}}, 1);
        QCOMPARE(ranks.size(), std::size_t{3}); // D has no goodput, so no rank
        QCOMPARE(ranks[0].id, std::string("A"));
        QCOMPARE(ranks[0].score, 0.75);
        QCOMPARE(ranks[2].id, std::string("B"));
        QCOMPARE(ranks[2].score, 0.25);
        QVERIFY(std::abs(ranks[1].score - (3 * 0.6 + 0.25) / 4) < 1e-12); // C
        QVERIFY(ranks[0].firstShare > 0.99); // 3:1 stays above 4:3 for any draw of up to 1.5 either way
        const auto even =
            weightedRanks(of.evaluation.scorecard, {{"cpm_eur_per_mtok", 1.0}, {"goodput_tokens_per_s", 1.0}}, 1);
        QVERIFY(even[0].firstShare > 0.4 && even[0].firstShare < 0.6);
        QVERIFY(weightedRanks(of.evaluation.scorecard, {}, 1).empty());
    }

    /// A leads by 3 (cost) to 1 (goodput): B draws level where the two weigh the same.
    void weightsThatTurnTheRank()
    {
        const auto of = evaluated("candidates:\n"
                                  "  - {id: A, values: {cpm_eur_per_mtok: 1, goodput_tokens_per_s: 100}}\n"
                                  "  - {id: B, values: {cpm_eur_per_mtok: 2, goodput_tokens_per_s: 300}}\n"
                                  "  - {id: C, values: {cpm_eur_per_mtok: 1.4, goodput_tokens_per_s: 150}}\n"
                                  "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s]}\n");
        const auto &card = of.evaluation.scorecard;
        const std::map<std::string, double> given{{"cpm_eur_per_mtok", 3.0}, {"goodput_tokens_per_s", 1.0}};
        const auto reaches = weightReach(card, given);
        QCOMPARE(reaches.size(), std::size_t{2});
        QCOMPARE(reaches[0].axis, std::string("cpm_eur_per_mtok"));
        QVERIFY(reaches[0].below && !reaches[0].above);
        QVERIFY(std::abs(*reaches[0].below - 1.0) < 1e-12);
        QCOMPARE(reaches[0].firstBelow, std::string("B"));
        QVERIFY(reaches[1].above && !reaches[1].below);
        QVERIFY(std::abs(*reaches[1].above - 3.0) < 1e-12);
        // And so it is: just above the place A is first, just below it B.
        for (const auto &[weight, first] : {std::pair(1.001, "A"), std::pair(0.999, "B")})
            QCOMPARE(weightedRanks(card, {{"cpm_eur_per_mtok", weight}, {"goodput_tokens_per_s", 1.0}}, 1).front().id,
                     std::string(first));
        const auto said = weightSentences(card, given, 1);
        QCOMPARE(said.size(), std::size_t{2});
        QCOMPARE(said[1].english(), std::string("B would come first if the weight of the cost of a million tokens fell "
                                                "below 1; it is 3."));
        QVERIFY(weightSentences(card, {}, 1).empty());
        QVERIFY(weightReach(card, {{"cpm_eur_per_mtok", 1.0}, {"goodput_tokens_per_s", 1.0}}).empty()); // a tie
    }

    void weightsInTheProject()
    {
        const auto of = evaluated("candidates: [{id: A, values: {cpm_eur_per_mtok: 1}}]\n"
                                  "scorecard: {weights: {cpm_eur_per_mtok: 3, goodput_tokens_per_s: 0}}\n");
        QCOMPARE(weightsOf(of.document), (std::map<std::string, double>{{"cpm_eur_per_mtok", 3.0}}));
        const auto changed = withWeights(of.document, {{"goodput_tokens_per_s", 2.0}});
        QCOMPARE(weightsOf(changed), (std::map<std::string, double>{{"goodput_tokens_per_s", 2.0}}));
        QVERIFY(!withWeights(changed, {}).at("scorecard"));
        core::Diagnostics diagnostics;
        QVERIFY(core::project::interpret(changed, "t.yaml", diagnostics).has_value());
        QVERIFY(diagnostics.items().empty());
    }

    void sideBySide()
    {
        const auto of =
            evaluated("candidates:\n"
                      "  - {id: A, values: {energy_j_per_token: {design: 2.0, benchmark: 2.2, production: 2.75}, "
                      "cpm_eur_per_mtok: 1}}\n");
        const auto sides = sidesOf(of.project, of.document, of.evaluation, {});
        QCOMPARE(sides.size(), std::size_t{1});
        QCOMPARE(sides[0].axes.size(), std::size_t{1});
        const Side &side = sides[0].axes[0];
        QVERIFY(std::abs(*side.benchmarkDeviation - 0.1) < 1e-12);
        QVERIFY(std::abs(*side.productionDeviation - 0.25) < 1e-12);
        // The strongest evidence stands on the axis.
        QCOMPARE(std::get<double>(of.evaluation.scorecard.standings[0].candidate.values.at("energy_j_per_token")),
                 2.75);
        QCOMPARE(of.evaluation.scorecard.standings[0].candidate.provenances.at("energy_j_per_token"),
                 core::project::Provenance::Production);
    }

    void json()
    {
        const auto of = evaluated(r13);
        const core::exports::ScorecardExtras extras{
            .pairs = pairsOf(of), .sides = sidesOf(of.project, of.document, of.evaluation, {}), .robustness = {}};
        const auto document = QJsonDocument::fromJson(
            QByteArray::fromStdString(core::exports::scorecardJson(of.evaluation.scorecard, extras)));
        QVERIFY(document.isObject());
        QCOMPARE(document[QLatin1String("front")].toArray(), QJsonArray{QLatin1String("B")});
        QVERIFY(document[QLatin1String("candidates")][1][QLatin1String("explain")][QLatin1String("why")].isString());
        QVERIFY(document[QLatin1String("comparability")].isArray());
        QVERIFY(!core::exports::scorecardExtrasText(of.evaluation.scorecard, extras).empty());
    }
};

QTEST_GUILESS_MAIN(ComparabilityTest)
#include "tst_comparability.moc"
