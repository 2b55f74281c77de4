// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/project/fit.h"
#include "tests/core/catalogue/shippedcatalogue.h"

#include <QtTest>
#include <cmath>

using namespace core;
using namespace core::project;

namespace {

const catalogue::Catalogue &shipped()
{
    return *tests::shippedCatalogue();
}

Quantity quantity(double value)
{
    Quantity stated;
    stated.value = value;
    return stated;
}

/// R5 as the reference project states it.
Project reference()
{
    Project project;
    Scenario &scenario = project.scenario;
    scenario.workload.liveContextTokens = quantity(1500);
    scenario.model.id = "llama-3.1-70b";
    scenario.model.parameters = quantity(70e9);
    scenario.model.weights = "bf16";
    scenario.hardware.gpu = "H100";
    scenario.hardware.vramGb = quantity(80);
    scenario.parallelism.tp = 4;
    scenario.engine.gpuMemoryUtilizationFraction = quantity(1.0);
    scenario.memory.activationsGb = quantity(4);
    scenario.memory.overheadGb = quantity(3);
    return project;
}

} // namespace

class tst_fit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void scenarioItself();
    void anotherModel();
    void anotherGpu();
    void impossibleSplit();
    void nothingToTry();
};

void tst_fit::scenarioItself()
{
    const auto fits = fitsOf(reference(), shipped(), {});
    QCOMPARE(fits.size(), std::size_t(4));
    QCOMPARE(fits[0].tensorParallel, 1);
    QVERIFY(!fits[0].fits); // 140 GB on 80
    QVERIFY(
        QString::fromStdString(fits[0].remarks.front().english()).startsWith(QStringLiteral("Does not fit: 140 GB")));
    QCOMPARE(fits[1].maxConcurrency->value, 12.0);
    QCOMPARE(fits[2].maxConcurrency->value, 309.0);
    QCOMPARE(*fits[2].contextTokens, 1500.0);
    QVERIFY(fits[3].fits);
}

void tst_fit::anotherModel()
{
    // 70·10^9 weights belong to the scenario's model alone, and so does its precision.
    const auto fits = fitsOf(reference(), shipped(), {.model = "gpt-oss-120b", .gpu = {}});
    QVERIFY(fits[0].fits);
    QVERIFY(fits[0].vram->weightsBytes < 75e9);
    QVERIFY(fits[0].vram->weightsBytes > 55e9);
}

void tst_fit::anotherGpu()
{
    const auto fits = fitsOf(reference(), shipped(), {.model = {}, .gpu = "h200-sxm-141gb"});
    // The 80 GB were of the other card: 150 GB less 140 of weights and 7 of the rest leave 3 GB.
    QVERIFY(fits[0].fits);
    QVERIFY(std::abs(fits[0].vram->kvBytes - 3e9) < 1e6);
}

void tst_fit::impossibleSplit()
{
    Project project = reference();
    project.scenario.parallelism.tp = 3;
    const auto fits = fitsOf(project, shipped(), {});
    QCOMPARE(fits.size(), std::size_t(5));
    QCOMPARE(fits[2].tensorParallel, 3);
    QVERIFY(!fits[2].vram && !fits[2].fits);
    QCOMPARE(QString::fromStdString(fits[2].remarks.front().english()),
             QStringLiteral("Tensor parallelism 3 does not divide the 64 attention heads of Llama 3.1 70B."));
}

void tst_fit::nothingToTry()
{
    QVERIFY(fitsOf(Project(), shipped(), {}).empty());
    QVERIFY(fitsOf(Project(), shipped(), {.model = "llama-3.1-8b", .gpu = {}}).empty());
    const auto fits = fitsOf(Project(), shipped(), {.model = "llama-3.1-8b", .gpu = "l4-24gb"});
    QVERIFY(fits[0].fits);
    QVERIFY(!fits[0].maxConcurrency); // no workload, no mean context
}

QTEST_GUILESS_MAIN(tst_fit)
#include "tst_fit.moc"
