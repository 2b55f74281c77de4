// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/project/project.h"
#include "core/project/sourcekeys.h"

#include <QtTest>

using namespace core::project;

namespace {

QString shown(const std::string &text)
{
    return QString::fromStdString(text);
}

std::string example()
{
    return core::readFile(PARETOSCOPE_SOURCE_DIR "/resources/examples/llama70b-prod.yaml").value();
}

} // namespace

/// The form in which the source article writes a sizing down (R16).
class SourceYamlTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads()
    {
        Node document;
        core::Diagnostics diagnostics;
        const auto read = readProject(example(), "llama70b-prod.yaml", document, diagnostics);
        QVERIFY(diagnostics.items().empty());
        QVERIFY(read);
        const Project &p = *read;
        QVERIFY(p.isSourceYaml);
        QCOMPARE(shown(*p.date), QStringLiteral("2026-06-01"));
        QCOMPARE(shown(*p.title), QStringLiteral("chat productivo con RAG ligero"));
        const Scenario &s = p.scenario;
        QCOMPARE(s.slo.terms.size(), std::size_t{2});
        QCOMPARE(s.slo.terms[0].limitSeconds, 1.5);
        QVERIFY(s.slo.terms[1].metric == core::LatencyMetric::Tpot);
        QCOMPARE(s.slo.terms[1].limitSeconds, 0.06);
        QCOMPARE(s.targetRequestsPerSecond->value, 200.0);
        QCOMPARE(s.workload.promptTokens.p50->value, 600.0);
        QCOMPARE(s.workload.promptTokens.p95->value, 1200.0);
        QCOMPARE(s.workload.outputTokens.p50->value, 180.0);
        QCOMPARE(s.workload.outputTokens.p95->value, 500.0);
        QVERIFY(!s.workload.promptTokens.mean);
        QCOMPARE(shown(*s.model.id), QStringLiteral("llama-70b-instruct"));
        QCOMPARE(shown(*s.model.weights), QStringLiteral("fp8"));
        QCOMPARE(shown(*s.engine.id), QStringLiteral("vllm"));
        QCOMPARE(shown(*s.hardware.gpu), QStringLiteral("H100-SXM-80GB"));
        QCOMPARE(*s.parallelism.tp, 4);
        QVERIFY(!s.parallelism.pp);
        QCOMPARE(shown(*s.hardware.link), QStringLiteral("nvlink"));
        QCOMPARE(*s.engine.chunkedPrefill, true);
        QCOMPARE(shown(*s.engine.speculative->draft), QStringLiteral("llama-1.1b"));
        QCOMPARE(s.engine.speculative->acceptance->value, 0.65);
        QCOMPARE(s.sizing.headroomFraction->value, 0.25);
        const QStringList stated = [&] {
            QStringList result;
            for (const std::string &assumption : p.statedAssumptions)
                result << shown(assumption);
            return result;
        }();
        QCOMPARE(stated,
                 (QStringList{QStringLiteral("red_inter_replica: 25 GbE"), QStringLiteral("paged_attention"),
                              QStringLiteral("chunked_prefill"),
                              QStringLiteral("speculative_decoding (drafter llama-1.1b, aceptación esperada 65%)"),
                              QStringLiteral("utilizacion_hbm_eficiente: 0.55"),
                              QStringLiteral("head_room_pico_sobre_p95: 0.25"),
                              QStringLiteral("aceptacion_speculative_min: 0.55")}));
        QCOMPARE(p.validationPlan.size(), std::size_t{2});
        QCOMPARE(shown(p.validationPlan[1]), QStringLiteral("canary 10% durante 7 días post-deploy"));
    }
    void writesBack()
    {
        const std::string more = example() + "notas: {equipo: [a, b], coste: null}\n";
        const Node document = readYaml(more, {}).value();
        const Node again = readYaml(writeYaml(document), {}).value();
        QVERIFY(again == document); // values, unknown keys and their order
        QCOMPARE(shown(again.members().front().first), QStringLiteral("fecha"));
        QCOMPARE(shown(again.members().back().first), QStringLiteral("notas"));
        core::Diagnostics diagnostics;
        QVERIFY(interpret(document, "x.yaml", diagnostics));
        QCOMPARE(diagnostics.items().size(), std::size_t{1});
        QCOMPARE(shown(diagnostics.items()[0].what.describe()),
                 QStringLiteral("x.yaml:32:1: \"notas\" is not a key of a project and is ignored"));
    }
    void edits()
    {
        // The window writes what the form cannot say as sections of a project beside it; they win.
        const Node document = readYaml(example(), {})
                                  .value()
                                  .with("scenario.slo.ttft_p95_ms", Node::number(900))
                                  .with("scenario.parallelism.tp", Node::number(8))
                                  .with("energy.pue", Node::number(1.3));
        core::Diagnostics diagnostics;
        const Project project = interpret(document, {}, diagnostics).value();
        QVERIFY(diagnostics.items().empty());
        QCOMPARE(project.scenario.slo.terms.size(), std::size_t{2});
        QCOMPARE(project.scenario.slo.terms[0].limitSeconds, 0.9);
        QCOMPARE(*project.scenario.parallelism.tp, 8);
        QCOMPARE(project.scenario.workload.promptTokens.p50->value, 600.0);
        QCOMPARE(project.energy.pue->value, 1.3);
    }
    void sectionsWinWhereverTheyStand()
    {
        const std::string section =
            "scenario:\n workload:\n  arrivals: {rate_rps: 500}\n model: {id: other}\n engine:\n"
            "  speculative: {tokens: 5}\n";
        for (const std::string &text : {section + example(), example() + section}) {
            core::Diagnostics diagnostics;
            const Project project = interpret(readYaml(text, {}).value(), {}, diagnostics).value();
            QVERIFY(!project.scenario.targetRequestsPerSecond);
            QCOMPARE(project.scenario.workload.arrivals.requestsPerSecond->value, 500.0);
            QCOMPARE(shown(*project.scenario.model.id), QStringLiteral("other"));
            // What the section leaves open is still said in prose.
            QCOMPARE(project.scenario.engine.speculative->tokens->value, 5.0);
            QCOMPARE(shown(*project.scenario.engine.speculative->draft), QStringLiteral("llama-1.1b"));
            QCOMPARE(project.scenario.engine.speculative->acceptance->value, 0.65);
        }
    }
    void fieldsHaveKeys_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("key");
        const auto row = [](const char *path, const char *key) {
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(key);
        };
        row("scenario.workload.arrivals.rate_rps", "slo.rps_target");
        row("scenario.workload.prompt_tokens.p50", "workload.prompt_tokens_p50");
        row("scenario.workload.prompt_tokens.mean", ""); // not in this file
        row("scenario.slo.tpot_p95_ms", "slo.tpot_p95_ms");
        row("scenario.slo.tpot_p99_ms", "");
        row("scenario.model.id", "modelo.arquitectura");
        row("scenario.hardware.gpu", "hardware.gpu");
        row("scenario.parallelism.tp", ""); // in prose
        row("scenario.sizing.headroom", "asunciones_criticas.1.head_room_pico_sobre_p95");
        row("site.zone", "");
    }
    void fieldsHaveKeys()
    {
        QFETCH(QString, path);
        QFETCH(QString, key);
        const Node document = readYaml(example(), {}).value();
        QCOMPARE(shown(sourceKeyOf(document, path.toStdString())), key);
        // What the section says is written there.
        const Node beside = document.with(path.toStdString(), Node::number(1));
        QCOMPARE(shown(sourceKeyOf(beside, path.toStdString())), QString());
        core::Diagnostics diagnostics;
        const Node scenario = sourceScenario(interpret(document, {}, diagnostics).value());
        if (!key.isEmpty()) {
            QVERIFY(scenario.at(path.toStdString()) != nullptr);
            if (key != QLatin1String("modelo.motor"))
                QCOMPARE(shown(scenario.at(path.toStdString())->text()), shown(document.at(key.toStdString())->text()));
        }
        QCOMPARE(shown(scenario.at("scenario.parallelism.tp")->text()), QStringLiteral("4"));
    }
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("comma") << QByteArray("fecha: 2026-06-01\nslo:\n rps_target: 5,8\n")
                               << QStringLiteral("p.yaml:3:14: slo.rps_target: found 5,8; decimals are written with a "
                                                 "point: 5.8");
        QTest::newRow("share") << QByteArray(
                                      "fecha: 2026-06-01\nasunciones_criticas:\n - head_room_pico_sobre_p95: 25\n"
                                      "slo: {}\n")
                               << QStringLiteral(
                                      "p.yaml:3:30: asunciones_criticas.0.head_room_pico_sobre_p95: found 25, "
                                      "expected a fraction from 0 to 1; 25 % is written 0.25");
        QTest::newRow("not the form") << QByteArray("modelo: {arquitectura: x}\n")
                                      << QStringLiteral(
                                             "p.yaml:1:1: no schema is stated: a project begins with the line "
                                             "\"schema: paretoscope/1\"");
        QTest::newRow("list") << QByteArray("fecha: 2026-06-01\nmodelo: [x]\n")
                              << QStringLiteral("p.yaml:2:9: modelo: found a list, expected keys with values");
    }
    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        Node document;
        core::Diagnostics diagnostics;
        const auto read = readProject(text.toStdString(), "p.yaml", document, diagnostics);
        QVERIFY(!read);
        QCOMPARE(shown(read.error().describe()), sentence);
    }
    void topologies_data()
    {
        QTest::addColumn<QByteArray>("stated");
        QTest::addColumn<int>("tp");
        QTest::addColumn<int>("pp");
        QTest::addColumn<QString>("link");
        QTest::newRow("spaces") << QByteArray("tp = 8, PP=2 sobre PCIe") << 8 << 2 << QStringLiteral("pcie");
        QTest::newRow("nothing") << QByteArray("una GPU") << 0 << 0 << QString();
        QTest::newRow("no number") << QByteArray("TP=muchas") << 0 << 0 << QString();
        QTest::newRow("within a word") << QByteArray("http=4") << 0 << 0 << QString();
    }
    void topologies()
    {
        QFETCH(QByteArray, stated);
        QFETCH(int, tp);
        QFETCH(int, pp);
        QFETCH(QString, link);
        Node document;
        core::Diagnostics diagnostics;
        const std::string text = "fecha: 2026-06-01\nhardware: {topologia: \"" + stated.toStdString() + "\"}\n";
        const Project project = readProject(text, {}, document, diagnostics).value();
        QCOMPARE(project.scenario.parallelism.tp.value_or(0), tp);
        QCOMPARE(project.scenario.parallelism.pp.value_or(0), pp);
        QCOMPARE(shown(project.scenario.hardware.link.value_or("")), link);
        QCOMPARE(diagnostics.items().empty(), tp > 0);
    }
};

QTEST_GUILESS_MAIN(SourceYamlTest)
#include "tst_sourceyaml.moc"
