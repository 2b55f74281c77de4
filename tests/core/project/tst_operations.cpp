// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/operations.h"
#include "core/project/operationsentences.h"
#include "core/project/prediction.h"

#include <QtTest>

using namespace core::project;

class TestOperations : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneNodeDown();
    void withoutDemandNothingIsHeldOrBroken();
    void everyHourOfTheDay();
    void badDaysInWords();
    void theDayInWords();
    void severalServicesAddUp();
    void aReplicaNeverStraddlesTwoNodes();
    void servicesThatServeNothingAreLeftOut();
    void theCacheForgetsTheOldestUnused();
};

namespace {

Quantity plain(double value)
{
    Quantity quantity;
    quantity.value = value;
    return quantity;
}

/// 200 req/s on replicas of four GPUs that each serve 12 req/s, eight GPUs a node, head-room of a quarter.
Project chat()
{
    Project project;
    project.scenario.targetRequestsPerSecond = plain(200.0);
    project.scenario.hardware.gpusPerNode = 8;
    project.scenario.sizing.headroomFraction = plain(0.25);
    GivenThroughput given;
    given.requestsPerSecond = plain(12.0);
    project.scenario.throughput = given;
    return project;
}

Evaluation evaluated()
{
    Evaluation evaluation;
    evaluation.size.gpusPerReplica = 4;
    evaluation.size.replicasForRate = 17;
    evaluation.size.replicasWithHeadroom = 21;
    return evaluation;
}

} // namespace

void TestOperations::oneNodeDown()
{
    const Operations operations = operationsOf(chat(), evaluated());
    QCOMPARE(operations.replicas, std::optional(21));
    QCOMPARE(operations.replicasPerNode, std::optional(2));
    QVERIFY(operations.nodeDown);
    QCOMPARE(operations.nodeDown->replicas, 19); // 19 · 12 = 228 of 200
    QCOMPARE(operations.nodeDown->requestsPerSecond, 228.0);
    QCOMPARE(operations.nodeDown->demandHeld, std::optional(true));
    Evaluation tight = evaluated();
    tight.size.replicasWithHeadroom.reset(); // 17 replicas: 15 · 12 = 180
    QCOMPARE(operationsOf(chat(), tight).nodeDown->demandHeld, std::optional(false));
    QCOMPARE(operationsOf(chat(), tight).rollingUpgrade->requestsPerSecond, 192.0);
    QCOMPARE(operationsOf(chat(), tight).rollingUpgrade->demandHeld, std::optional(false));
}

void TestOperations::withoutDemandNothingIsHeldOrBroken()
{
    Project project = chat();
    project.scenario.targetRequestsPerSecond.reset();
    const Operations operations = operationsOf(project, evaluated());
    QVERIFY(operations.nodeDown);
    QVERIFY(!operations.nodeDown->demandHeld);
    QVERIFY(operations.replicasByHour.empty());
}

void TestOperations::everyHourOfTheDay()
{
    Project project = chat();
    project.scenario.workload.loadShape.assign(24, 0.5);
    project.scenario.workload.loadShape[9] = 2.0;
    project.scenario.workload.loadShape[3] = 0.0;
    const Operations operations = operationsOf(project, evaluated());
    QCOMPARE(operations.replicasByHour.size(), std::size_t(24));
    QCOMPARE(operations.replicasByHour[9], 21); // 200 · 1.25 / 12 = 20.8
    QCOMPARE(operations.replicasByHour[10], 6); // a quarter: 50 · 1.25 / 12 = 5.2
    QCOMPARE(operations.replicasByHour[3], 0);
}

void TestOperations::badDaysInWords()
{
    Evaluation evaluation = evaluated();
    evaluation.size.replicasPessimistic = 26;
    auto sentences = operationSentences(chat(), evaluation, operationsOf(chat(), evaluation));
    QCOMPARE(sentences.size(), std::size_t(3));
    QCOMPARE(sentences[0].english(), std::string("With one node down, 19 of 21 replicas serve 228 requests per "
                                                 "second inside the SLO: the demand is kept."));
    QVERIFY(sentences[1].english().find("20 of 21 serve 240: the demand is kept") != std::string::npos);
    QVERIFY(sentences[2].english().find("26 replicas") != std::string::npos);
    evaluation.size.replicasWithHeadroom.reset(); // 17 replicas: 15 · 12 = 180 of 200
    evaluation.size.replicasPessimistic = 17;
    sentences = operationSentences(chat(), evaluation, operationsOf(chat(), evaluation));
    QCOMPARE(sentences.size(), std::size_t(2));
    QVERIFY(sentences[0].english().find("serve only 180") != std::string::npos);
    QVERIFY(operationSentences(Project(), Evaluation(), Operations()).empty());
}

void TestOperations::theDayInWords()
{
    QVERIFY(daySentences(Operations()).empty());
    Operations operations;
    operations.replicas = 8;
    operations.replicasByHour.assign(24, 2);
    operations.replicasByHour[10] = 8;
    operations.replicasByHour[3] = 1;
    const auto sentences = daySentences(operations);
    QCOMPARE(sentences.size(), std::size_t(2));
    // (22 · 2 + 8 + 1) / 24 = 2.21; of eight 72.4 % are idle.
    QCOMPARE(sentences[0].english(),
             std::string("The day takes between 1 replicas at 3 h and 8 at 10 h, 2.21 on average."));
    QVERIFY(sentences[1].english().find("72.4 %") != std::string::npos);
}

void TestOperations::severalServicesAddUp()
{
    // 100/12 = 8.3 → 9 replicas of 4; 30/10 = 3 replicas of 2; one model over 16 GPUs.
    const ClusterTable table =
        clusterTable({{"chat", 100.0, 12.0, 4}, {"rag", 30.0, 10.0, 2}, {"large", 1.0, 2.0, 16}}, 0.0, 8);
    QCOMPARE(table.services.size(), std::size_t(3));
    QCOMPARE(table.services[0].replicas, 9);
    QCOMPARE(table.services[0].gpus, 36);
    QCOMPARE(table.services[1].replicas, 3);
    QCOMPARE(table.services[2].gpus, 16);
    QCOMPARE(table.gpus, 36 + 6 + 16);
    // 16 GPUs: 2 nodes. Nine of 4 fill four nodes and half of a fifth; three of 2 fill that half and a quarter more.
    QCOMPARE(table.nodes, std::optional(2 + 5 + 1));
    QVERIFY(qAbs(table.services[0].useFraction - 100.0 / 108.0) < 1e-12);
}

void TestOperations::aReplicaNeverStraddlesTwoNodes()
{
    QCOMPARE(clusterTable({{"a", 3.0, 1.0, 6}}, 0.0, 8).nodes, std::optional(3)); // not ceil(18 / 8)
    QCOMPARE(clusterTable({{"a", 1.0, 1.0, 12}}, 0.0, 8).nodes, std::optional(2));
    QVERIFY(!clusterTable({{"a", 1.0, 1.0, 12}}, 0.0, std::nullopt).nodes);
}

void TestOperations::servicesThatServeNothingAreLeftOut()
{
    const ClusterTable table = clusterTable({{"none", 10.0, 0.0, 4}, {"some", 10.0, 5.0, 4}}, 0.5, {});
    QCOMPARE(table.services.size(), std::size_t(1));
    QCOMPARE(table.services[0].replicas, 3);
}

void TestOperations::theCacheForgetsTheOldestUnused()
{
    PredictionCache cache(2);
    cache.insert("a", std::make_shared<Prediction>());
    cache.insert("b", std::make_shared<Prediction>());
    QVERIFY(cache.find("a"));
    cache.insert("c", std::make_shared<Prediction>());
    QVERIFY(cache.find("a"));
    QVERIFY(!cache.find("b"));
    QVERIFY(cache.find("c"));
}

QTEST_GUILESS_MAIN(TestOperations)
#include "tst_operations.moc"
