// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/assumptions.h"
#include "core/files.h"

#include <QtTest>

using namespace core::project;
using core::exports::Assumption;
using core::exports::assumptionsOf;

namespace {

std::vector<Assumption> rowsOf(const std::string &text)
{
    Node document;
    core::Diagnostics diagnostics;
    const auto project = readProject(text, "p.yaml", document, diagnostics);
    if (!project)
        qWarning("%s", project.error().describe().c_str());
    return assumptionsOf(project.value(), document);
}

QString print(const std::vector<Assumption> &rows)
{
    QStringList result;
    for (const Assumption &row : rows) {
        QString line = QString::fromStdString(row.section.english() + "|" + row.name.english() + "|" + row.value);
        line += u'|' + QString::fromStdString(row.unit) + u'|' + QString::fromStdString(row.source.value_or("")) +
                u'|' + QString::fromStdString(row.date.value_or("")) +
                (row.isDefault ? QStringLiteral("|assumed") : QString());
        result << line;
    }
    return result.join(u'\n');
}

} // namespace

class AssumptionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsInputs()
    {
        const auto rows = rowsOf(R"(schema: paretoscope/1
scenario:
  workload: {prompt_tokens: 800, output_tokens: {mean: 250, p95: null}, live_context_tokens: {p50: 1000, p90: 1500}}
  slo: {ttft_p99.9_ms: 500}
  model: {id: {value: llama-3.1-70b, source: card}, unknown_key: 5}
  throughput: {output_tokens_per_s: 2800}
economics: {tariff: {capex: {components: {gpus: {eur: 1000, residual_share: 0.1}, server: 20}, cost_of_capital: 0.05}}}
energy: {power_w: {value: [5000, 6000], source: meter, date: 2026-05}}
candidates:
  - {id: A, label: First, values: {energy_j_per_token: 2, cpm_eur_per_mtok: {value: 1.09, source: article}, quality: null}}
  - {id: B, override: {model: {weights: fp8}, economics: {utilisation: 0.6}}}
)");
        QCOMPARE(print(rows), QStringLiteral("Workload|Prompt length, mean|800|tok||\n"
                                             "Workload|Output length, mean|250|tok||\n"
                                             "Workload|Context held by a running request|p50 1000, p90 1500|tok||\n"
                                             "Service level|TTFT, p99.9, at most|500|ms||\n"
                                             "Service level|Requests within the SLO, at least|0.95||||assumed\n"
                                             "Model|Model|llama-3.1-70b||card|\n"
                                             "Stated throughput|Output tokens|2800|tok/s||\n"
                                             "Cost|Cost of capital, a year|0.05|||\n"
                                             "Cost|Purchase price of GPUs|1000|€||\n"
                                             "Cost|Residual value of GPUs, share of the price|0.1|||\n"
                                             "Cost|Purchase price of Server|20|€||\n"
                                             "Energy and site|Power of the fleet|5000 – 6000|W|meter|2026-05\n"
                                             "Energy and site|Boundary of the power|board||||assumed\n"
                                             "Stated throughput|Where the throughput comes from|design||||assumed\n"
                                             "Candidate First|Cost of a million tokens|1.09|€/1M tok|article|\n"
                                             "Candidate First|Energy of a token|2|J/tok||\n"
                                             "Candidate B|Format of the weights|fp8|||\n"
                                             "Candidate B|Utilisation|0.6|||"));
        QCOMPARE(*rows[0].number, 800.0);
        QVERIFY(!rows[2].number);
        QCOMPARE(QString::fromStdString(rows[16].path), QStringLiteral("candidates.1.override.model.weights"));
    }
    void everyKeyHasARow()
    {
        // Every path that the rows name is in the document, and every leaf of the shipped example has its row.
        Node document;
        core::Diagnostics diagnostics;
        const auto text = core::readFile(PARETOSCOPE_SOURCE_DIR "/resources/examples/throughput-on-lo0.yaml");
        const Project project = readProject(text.value(), {}, document, diagnostics).value();
        const auto rows = assumptionsOf(project, document);
        std::size_t stated = 0;
        for (const Assumption &row : rows) {
            QVERIFY2(row.isDefault || document.at(row.path), row.path.c_str());
            QVERIFY(!row.section.empty() && !row.name.empty() && !row.value.empty());
            stated += row.source ? 1 : 0;
        }
        QCOMPARE(stated, std::size_t{40});
        QVERIFY(std::ranges::any_of(rows, [](const Assumption &row) { return row.path == "sovereignty.gate"; }));
    }
    void sourceForm()
    {
        const auto text = core::readFile(PARETOSCOPE_SOURCE_DIR "/resources/examples/llama70b-prod.yaml");
        const QString all = print(rowsOf(text.value()));
        QVERIFY2(all.contains(QStringLiteral("asunciones_criticas|utilizacion_hbm_eficiente|0.55|||")),
                 qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("slo|rps_target|200|||")));
        QVERIFY(all.contains(QStringLiteral("plan_validacion|–|canary 10% durante 7 días post-deploy|||")));
    }
};

QTEST_GUILESS_MAIN(AssumptionsTest)
#include "tst_assumptions.moc"
