// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/explore.h"

#include "core/catalogue/catalogue.h"
#include "core/files.h"

#include <QtTest>
#include <map>

using namespace core::explore;
using core::project::Node;
using core::project::Project;
using core::scorecard::Standing;
using core::scorecard::Status;

namespace {

struct Input
{
    Project project;
    Node document;
};

Input input(const std::string &yaml)
{
    core::Diagnostics diagnostics;
    Input result;
    const auto project =
        core::project::readProject("schema: paretoscope/1\n" + yaml, "t.yaml", result.document, diagnostics);
    if (!project)
        qFatal("%s", project.error().describe().c_str());
    result.project = *project;
    return result;
}

std::shared_ptr<const core::catalogue::Catalogue> shippedCatalogue()
{
    std::vector<core::catalogue::CatalogueText> texts;
    for (const char *name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"})
        texts.push_back(
            {name, core::readFile(std::string(PARETOSCOPE_SOURCE_DIR "/resources/catalogue/") + name).value()});
    core::Diagnostics remarks;
    return std::make_shared<const core::catalogue::Catalogue>(
        core::catalogue::Catalogue::read(texts, {}, remarks).value());
}

Exploration explored(const std::string &yaml, unsigned jobs = 1,
                     std::shared_ptr<const core::catalogue::Catalogue> catalogue = nullptr)
{
    const Input of = input(yaml);
    core::Diagnostics diagnostics;
    auto space = designSpaceOf(of.project, diagnostics);
    if (!space)
        qFatal("%s", space.error().describe().c_str());
    core::project::EvaluateOptions options;
    options.catalogue = std::move(catalogue);
    options.predict = false;
    return explore(of.project, of.document, std::make_shared<const core::results::Library>(), options, *space,
                   {.jobs = jobs});
}

const Standing *standing(const Exploration &of, const std::string &id)
{
    for (const Standing &one : of.card.standings)
        if (one.candidate.id == id)
            return &one;
    return nullptr;
}

} // namespace

class ExploreTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Three prices × two powers; the cheapest with the lower power is the whole front.
    void everyCombination()
    {
        const std::string yaml =
            "scenario: {throughput: {output_tokens_per_s: 2800}}\n"
            "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
            "energy: {power_w: 5600, boundary: board}\n"
            "scorecard: {axes: [cpm_eur_per_mtok, energy_j_per_token]}\n"
            "explore: {vary: {economics.tariff.eur_per_hour: [9, 11, 21.84], energy.power_w: [5600, "
            "2800]}}\n";
        const Exploration found = explored(yaml);
        QCOMPARE(found.evaluated, std::size_t{6});
        QCOMPARE(found.card.standings.size(), std::size_t{6});
        QCOMPARE(found.card.standings[1].candidate.id, std::string("9/2800"));
        QCOMPARE(found.card.front, std::vector<std::string>{"9/2800"});
        const Standing *worst = standing(found, "21.84/5600");
        QVERIFY(worst && worst->status == Status::Dominated);
        QVERIFY(std::abs(std::get<double>(worst->candidate.values.at("cpm_eur_per_mtok")) - 2.1667) < 1e-4);
        // Any number of jobs gives the same.
        const Exploration again = explored(yaml, 4);
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(again.card.standings[i].candidate.id, found.card.standings[i].candidate.id);
            QCOMPARE(again.card.standings[i].candidate.values, found.card.standings[i].candidate.values);
        }
    }

    /// The price of one GPU is not that of another: the catalogue's offer stands in, and what has none is said.
    void pricesOfOtherHardware()
    {
        const auto catalogue = shippedCatalogue();
        std::map<std::string, double> cheapest;
        for (const auto &provider : catalogue->providers())
            for (const auto &offer : provider.offers)
                if (offer.gpu && offer.eurPerGpuHour && !offer.date.empty() && offer.date != "unknown") {
                    const auto [at, fresh] = cheapest.emplace(*offer.gpu, *offer.eurPerGpuHour);
                    at->second = std::min(at->second, *offer.eurPerGpuHour);
                }
        QVERIFY(cheapest.contains("h200-sxm-141gb"));
        std::string unpriced;
        for (const auto &gpu : catalogue->gpus())
            if (unpriced.empty() && !cheapest.contains(gpu.id))
                unpriced = gpu.id;
        QVERIFY(!unpriced.empty());
        const auto found =
            explored("scenario: {hardware: {gpu: {value: h100-sxm-80gb, source: offer}, gpu_count: 8}, throughput: "
                     "{output_tokens_per_s: 2800}}\n"
                     "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                     "scorecard: {axes: [cpm_eur_per_mtok]}\n"
                     "explore: {vary: {hardware.gpu: [h100-sxm-80gb, h200-sxm-141gb, " +
                         unpriced + "], throughput.output_tokens_per_s: [2800]}}\n",
                     1, catalogue);
        const auto cpm = [&](const std::string &gpu) -> std::optional<double> {
            const Standing *one = standing(found, gpu + "/2800");
            const auto at = one->candidate.values.find("cpm_eur_per_mtok");
            return at == one->candidate.values.end() ? std::nullopt : std::optional(std::get<double>(at->second));
        };
        QVERIFY(std::abs(*cpm("h100-sxm-80gb") - 11.0 / (2800 * 0.0036)) < 1e-9);
        QVERIFY(cpm("h200-sxm-141gb").has_value());
        QVERIFY(std::abs(*cpm("h200-sxm-141gb") - 8 * cheapest["h200-sxm-141gb"] / (2800 * 0.0036)) < 1e-9);
        QVERIFY(!cpm(unpriced));
        QCOMPARE(found.remarks.size(), std::size_t{2});
        QVERIFY(found.remarks[0].english().find("it is taken as rented at") != std::string::npos);
        QVERIFY(found.remarks[1].english().find("its cost is unknown until it is stated") != std::string::npos);
        const Standing *open = standing(found, unpriced + "/2800");
        QCOMPARE(open->status, Status::Undecided);
        QVERIFY(open->whyNot->english().find("its cost is unknown until it is stated") != std::string::npos);
    }

    /// The stand-in of the hardware without a price is one that the gate lets in, though a dearer one; and what was
    /// stated of the own machines is not said of rented ones.
    void pricesBehindTheGate()
    {
        const auto catalogue = shippedCatalogue();
        std::optional<double> inside, any;
        std::optional<std::string> who;
        for (const auto &provider : catalogue->providers())
            for (const auto &offer : provider.offers) {
                if (offer.gpu != "h200-sxm-141gb" || !offer.eurPerGpuHour || offer.date.empty() ||
                    offer.date == "unknown")
                    continue;
                any = std::min(any.value_or(*offer.eurPerGpuHour), *offer.eurPerGpuHour);
                const bool holds = provider.usExposure == "no" && provider.jurisdiction &&
                                   provider.jurisdiction->find("/EU") != std::string::npos;
                if (holds && (!inside || *offer.eurPerGpuHour < *inside)) {
                    inside = offer.eurPerGpuHour;
                    who = provider.name;
                }
            }
        const auto text = [](const std::string &gate) {
            return "scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}, throughput: {output_tokens_per_s: "
                   "2800}}\n"
                   "economics: {tariff: {kind: owned, eur_per_hour: 11}}\nsite: {zone: FR}\n"
                   "sovereignty: {provider: own, us_exposure: false" +
                   gate +
                   "}\n"
                   "scorecard: {axes: [cpm_eur_per_mtok]}\n"
                   "explore: {vary: {hardware.gpu: [h100-sxm-80gb, h200-sxm-141gb], throughput.output_tokens_per_s: "
                   "[2800]}}\n";
        };
        const auto cpm = [](const Exploration &found) {
            const auto &values = standing(found, "h200-sxm-141gb/2800")->candidate.values;
            const auto at = values.find("cpm_eur_per_mtok");
            return at == values.end() ? std::nullopt : std::optional(std::get<double>(at->second));
        };
        QVERIFY(any && inside && *inside > *any); // else the case shows nothing
        constexpr double perHour = 8 / (2800 * 0.0036);
        const auto open = cpm(explored(text(""), 1, catalogue));
        QVERIFY(open && std::abs(*open - *any * perHour) < 1e-9);
        const Exploration gated = explored(text(", gate: EU"), 1, catalogue);
        const auto closed = cpm(gated);
        QVERIFY2(closed && std::abs(*closed - *inside * perHour) < 1e-9,
                 qPrintable(QString::number(closed.value_or(-1))));
        QCOMPARE(gated.remarks.size(), std::size_t{1});
        QVERIFY(gated.remarks[0].english().find(*who) != std::string::npos);
        QCOMPARE(std::get<std::string>(standing(gated, "h200-sxm-141gb/2800")->candidate.values.at("sovereignty")),
                 std::string("EU"));
        // Nobody of the catalogue is a German of the gate DE: no price rather than one of somebody kept out.
        QVERIFY(standing(explored(text(", gate: DE"), 1, catalogue), "h200-sxm-141gb/2800") != nullptr);
    }

    void constraints()
    {
        const Exploration found =
            explored("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                     "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                     "scorecard: {axes: [cpm_eur_per_mtok]}\n"
                     "explore: {vary: {economics.tariff.eur_per_hour: [9, 11, 21.84]}, constraints: "
                     "[cpm_eur_per_mtok <= 1.2, cpm_eur_per_mtok > 0.95]}\n");
        QCOMPARE(found.card.front, std::vector<std::string>{"11"});
        QCOMPARE(standing(found, "9")->status, Status::Infeasible);
        QCOMPARE(standing(found, "9")->whyNot->english(), std::string("Fails cpm_eur_per_mtok > 0.95: it is 0.8929."));
        QCOMPARE(standing(found, "21.84")->status, Status::Infeasible);
        const Exploration open =
            explored("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                     "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                     "scorecard: {axes: [cpm_eur_per_mtok]}\n"
                     "explore: {vary: {economics.tariff.eur_per_hour: [9]}, constraints: [ttft_p99_ms "
                     "<= 500]}\n");
        QCOMPARE(standing(open, "9")->status, Status::Undecided);
        QVERIFY(open.card.front.empty());
    }

    /// At a demand of 5 req/s of 250 tokens the fleet of 2 × 12 req/s is paid for the tokens demanded.
    void atTheDemand()
    {
        const Exploration found =
            explored("scenario: {workload: {output_tokens: {mean: 250}, arrivals: {rate_rps: 5}}, throughput: "
                     "{output_tokens_per_s: 3000, request_throughput_rps: 12}}\n"
                     "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                     "explore: {vary: {economics.tariff.eur_per_hour: [11, 22]}}\n");
        QCOMPARE(found.demandRequestsPerSecond, std::optional(5.0));
        const auto &values = standing(found, "11")->candidate.values;
        QVERIFY(std::abs(std::get<double>(values.at("cpm_eur_per_mtok")) - 11.0 / (5 * 250 * 0.0036)) < 1e-9);
        QVERIFY(std::abs(std::get<double>(values.at("headroom")) - 1.4) < 1e-9);
        QCOMPARE(found.card.axes.back().id, std::string("headroom"));
    }

    /// 70B in bf16 takes 141 GB: TP 1 of 80 GB holds no cache, TP 4 does.
    void memoryRulesOut()
    {
        const Exploration found = explored("scenario: {model: {id: llama-3.1-70b, weights: bf16}, hardware: {gpu: "
                                           "h100-sxm-80gb}, engine: {id: vllm}}\n"
                                           "explore: {vary: {parallelism.tp: [1, 4], model.weights: [bf16, fp8]}}\n",
                                           1, shippedCatalogue());
        QCOMPARE(standing(found, "1/bf16")->status, Status::Infeasible);
        QVERIFY(standing(found, "4/bf16")->status != Status::Infeasible);
        QCOMPARE(found.predicted, std::size_t{0});
    }

    void nonsense_data()
    {
        QTest::addColumn<QByteArray>("explore");
        QTest::newRow("none") << QByteArray("title: x\n");
        QTest::newRow("empty") << QByteArray("explore: {vary: {}}\n");
        QTest::newRow("no values") << QByteArray("explore: {vary: {parallelism.tp: []}}\n");
        QByteArray large("explore: {vary: {");
        for (int k = 0; k < 7; ++k)
            large += "a" + QByteArray::number(k) + ": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ";
        QTest::newRow("ten million") << large + "}}\n";
    }
    void nonsense()
    {
        QFETCH(QByteArray, explore);
        const Input of = input(explore.toStdString());
        core::Diagnostics diagnostics;
        QVERIFY(!designSpaceOf(of.project, diagnostics));
    }

    void constraintsThatNobodyUnderstands()
    {
        const Input of = input("explore: {vary: {parallelism.tp: [1, 2]}, constraints: [nonsense <= 1, tpot_p95_ms, "
                               "gpus <= x, gpus <= 8]}\n");
        core::Diagnostics diagnostics;
        const auto space = designSpaceOf(of.project, diagnostics);
        QVERIFY(space.has_value());
        QCOMPARE(space->constraints.size(), std::size_t{1});
        QCOMPARE(diagnostics.items().size(), std::size_t{3});
        QCOMPARE(space->size(), std::size_t{2});
    }

    /// A value that makes no valid project is said to, and is no reason to stop.
    void invalidCombination()
    {
        const Exploration found = explored("scenario: {throughput: {output_tokens_per_s: 2800}}\n"
                                           "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                                           "scorecard: {axes: [cpm_eur_per_mtok]}\n"
                                           "explore: {vary: {energy.pue: [1.2, 0.5]}}\n");
        QCOMPARE(standing(found, "0.5")->status, Status::Infeasible);
        QCOMPARE(found.card.front, std::vector<std::string>{"1.2"});
    }
};

QTEST_GUILESS_MAIN(ExploreTest)
#include "tst_explore.moc"
