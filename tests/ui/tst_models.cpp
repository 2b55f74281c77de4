// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/models/candidates.h"
#include "ui/models/diagnosticsmodel.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/flipsmodel.h"
#include "ui/models/headline.h"
#include "ui/models/kneepointsmodel.h"
#include "ui/models/runsmodel.h"
#include "ui/models/scorecardmodel.h"

#include <QAbstractItemModelTester>

using namespace core::results;
using core::project::Evaluation;
using core::project::Node;

namespace {

/// A model as one text: cells with '|', rows with line feeds, children indented.
QString print(const QAbstractItemModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells << model.index(row, column, parent).data().toString();
        rows << QString(depth, QLatin1Char('>')) + cells.join(QLatin1Char('|'));
        const QModelIndex first = model.index(row, 0, parent);
        if (model.hasChildren(first))
            rows << print(model, first, depth + 1);
    }
    return rows.join(QLatin1Char('\n'));
}

QString headers(const QAbstractItemModel &model)
{
    QStringList all;
    for (int column = 0; column < model.columnCount(); ++column)
        all << model.headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' '));
    return all.join(QLatin1Char('|'));
}

SweepPoint point(double load, double rps, double p50, double p99, double total, double goodput, std::size_t run)
{
    SweepPoint one;
    one.load = load;
    one.runs = {run};
    one.requestThroughputPerSecond = rps;
    one.totalTokensPerSecond = total;
    one.ttft.quantileSeconds = {{0.5, p50 / 1000}, {0.99, p99 / 1000}};
    one.goodput = Goodput{.fraction = goodput,
                          .requestsPerSecond = {},
                          .tokensPerSecond = goodput * total,
                          .fractionLow = {},
                          .fractionHigh = {},
                          .basis = GoodputBasis::Reported,
                          .tokens = TokenKind::Total};
    const core::SloTerm term{core::LatencyMetric::Ttft, 0.99, 0.5};
    one.terms = {TermOutcome{term, p99 / 1000, p99 <= 500}};
    one.holdsSlo = p99 <= 500 && goodput >= 0.95;
    return one;
}

/// The sweep of the source (R12).
SweepAnalysis sourceSweep()
{
    SweepAnalysis sweep;
    sweep.name = "sweep";
    sweep.throughputKind = ThroughputKind::TotalTokens;
    sweep.slo.terms = {core::SloTerm{core::LatencyMetric::Ttft, 0.99, 0.5}};
    sweep.points = {point(1, 2, 80, 110, 350, 1.0, 0), point(8, 14, 110, 240, 2100, 1.0, 1),
                    point(16, 22, 180, 460, 3400, 0.98, 2), point(24, 26, 320, 980, 3900, 0.62, 3),
                    point(32, 27, 540, 1800, 4000, 0.2, 4)};
    sweep.safeCapacity = 2;
    sweep.knee = 2;
    sweep.bracket = KneeBracket{16, 24};
    sweep.reason = KneeReason::Chord;
    sweep.pastKnee = true;
    return sweep;
}

std::shared_ptr<Evaluation> sourceEvaluation()
{
    auto library = std::make_shared<Library>();
    for (int i = 0; i < 5; ++i) {
        Run run;
        run.source.path = "rack-3/sweep.csv";
        run.source.tool = "table";
        run.identity.model = "meta/Llama-70B";
        run.identity.precision = "fp16";
        run.checklist.fill(Recorded::No);
        run.checklist[0] = Recorded::Yes;
        run.checklist[1] = Recorded::Partly;
        library->runs.push_back(run);
    }
    library->sweeps.push_back(Sweep{"sweep", LoadKind::Closed, {0, 1, 2, 3, 4}});
    auto evaluation = std::make_shared<Evaluation>();
    evaluation->library = library;
    evaluation->sweeps.push_back(sourceSweep());
    evaluation->chosenSweep = 0;
    core::audit::Finding fast;
    fast.check = "benchmark.faster-than-hardware";
    fast.severity = core::audit::CheckSeverity::Severe;
    fast.title = "Faster than the hardware";
    fast.reason =
        core::Text("%1 ms a token beats the floor of %2 ms.", {core::TextNumber{2.86}, core::TextNumber{5.2}});
    fast.remedy = "Count as input + output";
    fast.runs = {0};
    core::audit::Finding quiet = fast;
    quiet.check = "benchmark.warmup-unknown";
    quiet.severity = core::audit::CheckSeverity::Warning;
    quiet.title = "Warm-up unknown";
    quiet.acknowledged = "see log";
    quiet.runs = {};
    evaluation->findings = {quiet, fast};
    return evaluation;
}

core::scorecard::Standing standing(const char *id, std::optional<double> cost, double goodput,
                                   core::scorecard::Status status)
{
    core::scorecard::Standing one;
    one.candidate.id = id;
    one.candidate.label = std::string("plan ") + id;
    if (cost)
        one.candidate.values["cpm_eur_per_mtok"] = *cost;
    one.candidate.values["goodput_tokens_per_s"] = goodput;
    one.candidate.values["sovereignty"] = std::string(status == core::scorecard::Status::Infeasible ? "not-EU" : "EU");
    one.status = status;
    one.layer = status == core::scorecard::Status::Front ? 1 : 2;
    return one;
}

std::shared_ptr<Evaluation> sourceScorecard()
{
    using core::scorecard::Status;
    auto evaluation = std::make_shared<Evaluation>();
    evaluation->library = std::make_shared<Library>();
    auto &card = evaluation->scorecard;
    card.axes = {{"cpm_eur_per_mtok", core::scorecard::Direction::Lower, 0},
                 {"goodput_tokens_per_s", core::scorecard::Direction::Higher, 0}};
    card.gates = {{"sovereignty", "EU"}};
    card.standings = {standing("A", 1.091, 2800, Status::Dominated), standing("B", 0.764, 4000, Status::Front),
                      standing("C", std::nullopt, 2800, Status::Undecided), standing("D", 3, 2800, Status::Infeasible)};
    card.standings[0].dominatedBy = {{"B", {{"cpm_eur_per_mtok", 0.327}, {"goodput_tokens_per_s", 1200}}}};
    card.front = {"B"};
    return evaluation;
}

} // namespace

class ModelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void kneePoints()
    {
        ui::KneePointsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSweep(sourceEvaluation(), 0, 0.99);
        QCOMPARE(headers(model), QStringLiteral("Concurrency|Requests req/s|TTFT p50 ms|TTFT p99 ms|TPOT p99 ms|"
                                                "Throughput total tok/s|Goodput % of requests|Useful tok/s"));
        QCOMPARE(print(model), QStringLiteral("1|2|80|110||350|100|350\n8|14|110|240||2,100|100|2,100\n"
                                              "16|22|180|460||3,400|98|3,332\n24|26|320|980||3,900|62|2,418\n"
                                              "32|27|540|1,800||4,000|20|800"));
        QCOMPARE(model.safeRow(), 2);
        QVERIFY(!model.hasValues(ui::KneePointsModel::TpotTailColumn));
        const auto at = [&model](int row, int column, int role) { return model.index(row, column).data(role); };
        QCOMPARE(at(3, ui::KneePointsModel::TtftTailColumn, ui::NoteRole).toString(), QStringLiteral("over SLO"));
        QCOMPARE(at(2, ui::KneePointsModel::TtftTailColumn, ui::NoteRole).toString(), QString());
        QCOMPARE(at(0, ui::KneePointsModel::ThroughputColumn, ui::MarkRole).toString(), QStringLiteral("a"));
        QCOMPARE(at(1, ui::KneePointsModel::ThroughputColumn, ui::MarkRole).toString(), QString());
        QCOMPARE(model.doubts().size(), 1);
        QCOMPARE(model.doubts()[0].reason, QStringLiteral("2.86 ms a token beats the floor of 5.20 ms."));
        QVERIFY(at(3, 0, ui::SteppedBackRole).toBool());
        QVERIFY(!at(3, ui::KneePointsModel::TtftTailColumn, ui::SteppedBackRole).toBool());
        QCOMPARE(at(4, ui::KneePointsModel::TtftTailColumn, ui::SortRole).toDouble(), 1800.0);
        QVERIFY(!at(0, ui::KneePointsModel::TpotTailColumn, Qt::ToolTipRole).toString().isEmpty());
        model.setSweep(nullptr, 0, 0.99);
        QCOMPARE(model.rowCount(), 0);
    }

    void kneePointsInGerman()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        ui::KneePointsModel model;
        model.setSweep(sourceEvaluation(), 0, 0.99);
        QCOMPARE(model.index(2, ui::KneePointsModel::UsefulColumn).data().toString(), QStringLiteral("3.332"));
    }

    void scorecard()
    {
        ui::ScorecardModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setEvaluation(sourceScorecard());
        QCOMPARE(headers(model), QStringLiteral("Candidate|Cost €/1M|Goodput tok/s|Sovereignty|Standing"));
        QCOMPARE(print(model),
                 QStringLiteral(
                     "B  plan B|0.764|4,000|EU|on the front\nC  plan C||2,800|EU|undecided\n"
                     "A  plan A|1.091|2,800|EU|dominated by B\nD  plan D|3.000|2,800|not-EU|out: fails the gate"));
        QCOMPARE(model.rowOf(QStringLiteral("A")), 2);
        QCOMPARE(model.rowOf(QStringLiteral("Z")), -1);
        QVERIFY(!model.index(1, 1).data(Qt::ToolTipRole).toString().isEmpty()); // why the cell is empty
        QVERIFY(
            model.index(2, model.standingColumn()).data(Qt::ToolTipRole).toString().contains(QStringLiteral("0.327")));
        model.setEvaluation(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void runs()
    {
        ui::RunsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setEvaluation(sourceEvaluation());
        QString expected = QStringLiteral("rack-3||\n>table||\n>>Llama-70B FP16|16|1/9");
        for (int run = 0; run < 5; ++run)
            expected += QStringLiteral("\n>>>Llama-70B FP16 · sweep.csv||1/9");
        QCOMPARE(print(model), expected);
        QCOMPARE(model.runsBelow(model.index(0, 0)), (std::vector<std::size_t>{0, 1, 2, 3, 4}));
        QCOMPARE(model.runsBelow(model.indexOfRun(3)), std::vector<std::size_t>{3});
        QVERIFY(model.indexOfSweep(0).isValid());
        QVERIFY(!model.indexOfSweep(1).isValid());
        // Other limits over the same runs: what is chosen and unfolded stays.
        const QPersistentModelIndex chosen = model.indexOfSweep(0);
        auto stricter = std::make_shared<Evaluation>(*sourceEvaluation());
        auto first = std::make_shared<Evaluation>(*stricter);
        model.setEvaluation(first);
        const QPersistentModelIndex before = model.indexOfSweep(0);
        stricter->sweeps[0].safeCapacity = 1;
        model.setEvaluation(stricter);
        QVERIFY(!chosen.isValid()); // another library: made anew
        QVERIFY(before.isValid());
        QCOMPARE(before.sibling(before.row(), ui::RunsModel::SafeColumn).data().toString(), QStringLiteral("8"));
        model.setEvaluation(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void safeTextSaysWhenTheSweepEndsTooEarly()
    {
        SweepAnalysis sweep = sourceSweep();
        sweep.points.resize(3);
        sweep.pastKnee = false;
        QCOMPARE(ui::RunsModel::safeText(sweep), QStringLiteral("≥ 16"));
        sweep.safeCapacity.reset();
        QCOMPARE(ui::RunsModel::safeText(sweep), QStringLiteral("–"));
    }

    void findings()
    {
        ui::FindingsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setEvaluation(sourceEvaluation());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Faster than the hardware"));
        QVERIFY(model.index(1, 0).data(ui::SteppedBackRole).toBool());
        QCOMPARE(model.index(0, ui::FindingsModel::SeverityColumn).data().toString(), QStringLiteral("severe"));
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.index(row, ui::FindingsModel::FigureColumn).data().toString().contains(QLatin1Char('/')));
        const auto evaluation = sourceEvaluation();
        for (auto &finding : evaluation->findings)
            finding.figure = "engine_version";
        model.setEvaluation(evaluation);
        QCOMPARE(model.index(0, ui::FindingsModel::FigureColumn).data().toString(), QStringLiteral("Engine version"));
        model.setEvaluation(sourceEvaluation(), {0});
        QCOMPARE(model.rowCount(), 1);
        model.setEvaluation(sourceEvaluation(), {4});
        QCOMPARE(model.rowCount(), 0);
    }

    void flipsBeginWithTheNearest()
    {
        using core::sensitivity::Threshold;
        using core::sensitivity::ThresholdKind;
        const auto flip = [](ThresholdKind kind, double base, double at, const char *before, const char *after) {
            Threshold threshold;
            threshold.kind = kind;
            threshold.lever = kind == ThresholdKind::OwnValue ? "cpm_eur_per_mtok" : "economics.tariff.eur_per_hour";
            threshold.axis = kind == ThresholdKind::Status ? "" : "cpm_eur_per_mtok";
            threshold.unit = kind == ThresholdKind::OwnValue ? "" : "eur/h";
            threshold.base = base;
            threshold.at = at;
            threshold.candidates = {"A"};
            threshold.before = before;
            threshold.after = after;
            threshold.sentence = core::Text("said");
            return threshold;
        };
        ui::FlipsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setThresholds({flip(ThresholdKind::OwnValue, 1.5, 0.75, "not dominated", "dominated"),
                             flip(ThresholdKind::Status, 10.0, 11.0, "front", "dominated"),
                             flip(ThresholdKind::Status, 0.0, 1.0, "dominated", "front"),
                             // Falling, so what holds above is what holds now.
                             flip(ThresholdKind::Cheaper, 10.0, 9.5, "B", "A")});
        QCOMPARE(model.flipCount(), 4);
        QCOMPARE(model.candidateCount(), 2);
        const auto row = [&](int index) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells << model.index(index, column).data().toString();
            return cells.join(QLatin1Char('|')).replace(QChar(0xa0), QLatin1Char(' '));
        };
        QVERIFY2(row(0).startsWith(QStringLiteral("B|cheaper than A|price of an hour|10")), qPrintable(row(0)));
        QVERIFY2(row(0).endsWith(QStringLiteral("−5 %")), qPrintable(row(0)));
        QVERIFY2(row(1).startsWith(QStringLiteral("A|is dominated|")), qPrintable(row(1)));
        QVERIFY2(row(2).startsWith(QStringLiteral("A|undominated|Cost (own)|1.50")), qPrintable(row(2)));
        QVERIFY2(row(3).endsWith(QStringLiteral("–")), qPrintable(row(3))); // no share of nothing
        QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("said"));
        model.setNearestOnly(true);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(row(1).startsWith(QStringLiteral("A|is dominated|")));
        model.setThresholds({});
        QCOMPARE(model.rowCount(), 0);
    }

    void diagnosticsDropNone()
    {
        ui::DiagnosticsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        core::Diagnostics few;
        few.warn({"unknown key %1", {std::string("tpt")}}, "p.yaml", 3, 5);
        few.error("broken", "q.json", 7);
        few.note("by the way");
        model.setDiagnostics(few);
        QCOMPARE(print(model),
                 QStringLiteral("Warning|p.yaml:3:5|unknown key tpt\nError|q.json:7|broken\nNote||by the way"));
        core::Diagnostics many;
        for (std::size_t i = 0; i < core::Diagnostics::limit + 2; ++i)
            many.note("n");
        model.setDiagnostics(many);
        QCOMPARE(model.rowCount(), static_cast<int>(core::Diagnostics::limit) + 1);
        QCOMPARE(model.index(model.rowCount() - 1, ui::DiagnosticsModel::MessageColumn).data().toString(),
                 QStringLiteral("and 2 more remark(s)"));
    }

    void headlineSaysWhatIsUnknown()
    {
        const QList<ui::HeadlineCell> cells = ui::headlineOf({}, *sourceEvaluation());
        QStringList said;
        for (const ui::HeadlineCell &cell : cells)
            said << cell.id + QLatin1Char('=') + cell.value;
        QCOMPARE(said.join(QLatin1Char(' ')),
                 QStringLiteral("fleet=– cpm=– throughput=– energy=– carbon=– sovereignty=– limit=– checks=1"));
        for (const ui::HeadlineCell &cell : cells)
            QVERIFY2(cell.value != QStringLiteral("–") || !cell.reason.isEmpty(), qPrintable(cell.id));
        QVERIFY(cells.back().severe);
    }

    void aGateOfTheLevelReachedIsSaidOnce()
    {
        Evaluation now = *sourceEvaluation();
        now.size.gate = "SEAL-2";
        now.size.gateHeld = true;
        now.size.seal = 2;
        const auto cell = [&] { return ui::headlineOf({}, now)[5]; };
        QCOMPARE(cell().value, QStringLiteral("SEAL-2"));
        QVERIFY2(!cell().caption.contains(QStringLiteral("SEAL-2")), qPrintable(cell().caption));
        now.size.seal = 3; // more than the gate asks for
        QCOMPARE(cell().caption, QStringLiteral("SEAL-3"));
    }

    void headlineNamesBasisAndChange()
    {
        Evaluation now = *sourceEvaluation();
        core::project::Figure cost;
        cost.value = 0.764;
        cost.unit = "€/1M tok";
        now.size.cpmEurPerMillionTokens = cost;
        now.size.throughputTokens = TokenKind::Goodput;
        QCOMPARE(ui::headlineOf({}, now)[1].caption, QStringLiteral("goodput basis"));
        Evaluation before = now;
        before.size.cpmEurPerMillionTokens->value = 1.091;
        QCOMPARE(ui::headlineOf({}, now, &before)[1].caption, QStringLiteral("−30\u00a0% on the baseline"));
    }

    void pinning()
    {
        core::project::Project project;
        core::project::Candidate candidate;
        candidate.id = "A";
        project.candidates = {candidate};
        Evaluation evaluation = *sourceEvaluation();
        core::project::Figure cost;
        cost.value = 0.764;
        evaluation.size.cpmEurPerMillionTokens = cost;
        const Node document = core::project::emptyDocument();
        const ui::candidates::Pinned pinned = ui::candidates::pinned(document, project, evaluation);
        QCOMPARE(pinned.id, QStringLiteral("B"));
        core::Diagnostics remarks;
        const auto read = core::project::interpret(pinned.document, "p.yaml", remarks);
        QVERIFY2(read.has_value(), read ? "" : read.error().describe().c_str());
        QVERIFY(remarks.items().empty());
        QCOMPARE(std::get<double>(read->candidates.at(0).values.at("cpm_eur_per_mtok")), 0.764);
        const Node renamed = ui::candidates::renamed(pinned.document, QStringLiteral("B"), QStringLiteral("Ours"));
        QCOMPARE(QString::fromStdString(renamed.at("candidates.0.label")->text()), QStringLiteral("Ours"));
        QVERIFY(ui::candidates::removed(renamed, QStringLiteral("B")).at("candidates.0") == nullptr);
    }
};

UI_TEST_MAIN(ModelsTest)
#include "tst_models.moc"
