// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/project/evaluationparts.h"
#include "tests/core/catalogue/shippedcatalogue.h"

#include <QtTest>

using namespace core;
using namespace core::project;

namespace {

std::shared_ptr<const catalogue::Catalogue> shipped()
{
    return tests::shippedCatalogue();
}

/// Only the memory part and the fleet that builds on it.
SizeFigures sized(const Project &project, bool withCatalogue = true, const results::Library &library = {})
{
    Evaluation evaluation;
    const auto catalogue = shipped();
    Workings workings{.project = project, .library = library, .evaluation = evaluation};
    workings.catalogue = withCatalogue ? catalogue.get() : nullptr;
    addMemory(workings);
    addFleet(workings);
    return evaluation.size;
}

Quantity quantity(double value)
{
    Quantity stated;
    stated.value = value;
    return stated;
}

/// R5 to R8 as the reference project states them.
Project reference()
{
    Project project;
    Scenario &scenario = project.scenario;
    scenario.workload.promptTokens.mean = quantity(800);
    scenario.workload.outputTokens.mean = quantity(250);
    scenario.workload.liveContextTokens = quantity(1500);
    scenario.model.id = "llama-3.1-70b";
    scenario.model.parameters = quantity(70e9);
    scenario.model.weights = "bf16";
    scenario.model.kv = "bf16";
    scenario.hardware.gpu = "h100-sxm-80gb";
    scenario.hardware.vramGb = quantity(80);
    scenario.parallelism.tp = 4;
    scenario.engine.id = "vllm";
    scenario.engine.gpuMemoryUtilizationFraction = quantity(1.0);
    scenario.memory.activationsGb = quantity(4);
    scenario.memory.overheadGb = quantity(3);
    return project;
}

QStringList warnings(const SizeFigures &size)
{
    QStringList all;
    for (const Text &text : size.warnings)
        all << QString::fromStdString(text.english());
    return all;
}

} // namespace

class tst_evaluationmemory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void referenceProject();
    void withoutCatalogue();
    void contextFromLengths();
    void defaultsAreNamed();
    void doesNotFit();
    void impossibleSplit();
    void unknownNames();
    void compressedCache();
    void startupLog();
};

void tst_evaluationmemory::referenceProject()
{
    const SizeFigures size = sized(reference());
    QVERIFY(size.vram.has_value());
    QCOMPARE(size.vram->weightsBytes, 35e9);
    QCOMPARE(size.vram->kvBytes, 38e9);
    QCOMPARE(size.vram->freeBytes, 0.0);
    QCOMPARE(size.kvBytesPerToken->value, 327680.0);
    QCOMPARE(QString::fromStdString(size.kvBytesPerToken->formula.english()),
             QStringLiteral("2 × 80 layers × 8 KV heads × 128 values × 2 B = 327,680 B a token"));
    QCOMPARE(size.maxConcurrencyKv->value, 309.0);
    QCOMPARE(*size.gpusPerReplica, 4);
    QCOMPARE(*size.limits, std::string("kv"));
    QCOMPARE(warnings(size), QStringList());
    // R8, step 1: 38 GB a GPU, 152 GB, 463,867 live tokens, a ceiling of 309.
    QVERIFY(size.worksheet.size() >= 4);
    QCOMPARE(size.worksheet[0].result, 38.0);
    QCOMPARE(size.worksheet[1].result, 152.0);
    QCOMPARE(size.worksheet[2].result, 463867.0);
    QCOMPARE(size.worksheet[3].result, 309.0);
}

void tst_evaluationmemory::withoutCatalogue()
{
    const SizeFigures size = sized(reference(), false);
    QVERIFY(!size.vram && !size.kvBytesPerToken && !size.maxConcurrencyKv);
}

void tst_evaluationmemory::contextFromLengths()
{
    Project project = reference();
    project.scenario.workload.liveContextTokens.reset();
    // 800 + 250/2 = 925 tokens: 463,856 / 925.
    QCOMPARE(sized(project).maxConcurrencyKv->value, 501.0);
    project.scenario.workload.outputTokens.mean.reset();
    QVERIFY(!sized(project).maxConcurrencyKv);
    QVERIFY(sized(project).vram);
}

void tst_evaluationmemory::defaultsAreNamed()
{
    Project project = reference();
    Scenario &scenario = project.scenario;
    scenario.model.parameters.reset();
    scenario.hardware.vramGb.reset();
    scenario.engine.gpuMemoryUtilizationFraction.reset();
    scenario.engine.version = "0.19.0";
    scenario.memory = {};
    const SizeFigures size = sized(project);
    // 85.0 GB usable × 0.9 − 35.3 − 1.4 GiB − 2.17 GiB
    QVERIFY(std::abs(size.vram->kvBytes / 1e9 - (76.5 - 35.28 - 3.57 * 1.073741824)) < 0.05);
    QCOMPARE(warnings(size).size(), 2);
    QVERIFY(warnings(size).at(0).contains(QStringLiteral("0.900 is the default of vLLM from version 0.19")));
}

void tst_evaluationmemory::doesNotFit()
{
    Project project = reference();
    project.scenario.parallelism.tp = 2;
    project.scenario.engine.gpuMemoryUtilizationFraction->value = 0.92;
    const SizeFigures size = sized(project);
    QCOMPARE(size.vram->kvBytes, 0.0);
    QCOMPARE(size.maxConcurrencyKv->value, 0.0);
    QVERIFY(warnings(size).at(0).startsWith(QStringLiteral("Does not fit: 70 GB of weights")));
}

void tst_evaluationmemory::impossibleSplit()
{
    Project project = reference();
    project.scenario.parallelism.tp = 3;
    const SizeFigures size = sized(project);
    QVERIFY(!size.vram);
    QCOMPARE(warnings(size),
             QStringList{QStringLiteral("Tensor parallelism 3 does not divide the 64 attention heads of "
                                        "Llama 3.1 70B.")});
}

void tst_evaluationmemory::unknownNames()
{
    Project project = reference();
    project.scenario.model.id = "acme-1t";
    project.scenario.hardware.gpu = "abacus";
    project.scenario.engine.id = "steam";
    const SizeFigures size = sized(project);
    QCOMPARE(size.vram->weightsBytes, 35e9); // the stated parameters are enough for that
    QVERIFY(!size.kvBytesPerToken);
    QCOMPARE(warnings(size),
             (QStringList{QStringLiteral("The model “acme-1t” is not in the catalogue: its memory is not computed."),
                          QStringLiteral("The GPU “abacus” is not in the catalogue."),
                          QStringLiteral("The engine “steam” is not in the catalogue: its overheads are not known.")}));
    project.scenario.model.parameters.reset();
    QVERIFY(!sized(project).vram);
    project.scenario.hardware.gpu = "H100";
    QVERIFY(warnings(sized(project))
                .contains(QStringLiteral("“H100” is taken as NVIDIA H100 SXM: the name alone does not say more.")));
}

void tst_evaluationmemory::compressedCache()
{
    Project project = reference();
    project.scenario.model = {};
    project.scenario.model.id = "deepseek-ai/DeepSeek-R1";
    project.scenario.hardware.gpu = "h200-sxm-141gb";
    project.scenario.hardware.vramGb.reset();
    project.scenario.parallelism.tp = 8;
    const SizeFigures size = sized(project);
    QCOMPARE(size.kvBytesPerToken->value, 70272.0);
    // Whole on each rank: the pool of one GPU holds every request.
    QCOMPARE(size.maxConcurrencyKv->value,
             std::floor(size.vram->kvBytes / 70272.0 / 16.0) * 16.0 / 1500.0 >= 1.0
                 ? std::floor(std::floor(size.vram->kvBytes / 70272.0 / 16.0) * 16.0 / 1500.0)
                 : 0.0);
}

void tst_evaluationmemory::startupLog()
{
    results::Library library;
    results::MemoryLogEntry entry;
    entry.source.path = "vllm.log";
    entry.log.model = "/data/models/Meta-Llama-3.1-70B-Instruct";
    entry.log.tensorParallel = 4;
    entry.log.kvTokens = 300000.0;
    library.memoryLogs = {entry};
    const SizeFigures size = sized(reference(), true, library);
    QCOMPARE(size.maxConcurrencyKv->value, 200.0);
    QCOMPARE(size.maxConcurrencyKv->provenance, Provenance::Benchmark);
    library.memoryLogs[0].log.tensorParallel = 8; // of another configuration
    QCOMPARE(sized(reference(), true, library).maxConcurrencyKv->value, 309.0);
    library.memoryLogs[0].log.tensorParallel = 4;
    library.memoryLogs[0].log.model = "qwen3-32b";
    QCOMPARE(sized(reference(), true, library).maxConcurrencyKv->value, 309.0);
}

QTEST_GUILESS_MAIN(tst_evaluationmemory)
#include "tst_evaluationmemory.moc"
