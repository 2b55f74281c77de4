// SPDX-License-Identifier: GPL-3.0-or-later
// What a person says of runs: what names suggest, what a tag changes, and how the project keeps it.
#include "core/project/project.h"
#include "core/project/resultnotes.h"
#include "core/results/library.h"
#include "core/results/tags.h"

#include <QtTest>
#include <algorithm>

using namespace core::results;
using core::project::Node;

namespace {

Run runAt(const std::string &path, int index = 0)
{
    Run run;
    run.source.path = path;
    run.source.documentIndex = index;
    run.source.tool = "table";
    return run;
}

QString print(const Tags &tags)
{
    QStringList parts;
    for (const auto &[name, value] : tags)
        parts << QString::fromStdString(name + "=" + value);
    return parts.join(QLatin1Char(' '));
}

bool hasRemark(const Run &run, const std::string &id)
{
    return std::ranges::any_of(run.remarks, [&](const Remark &remark) { return remark.id == id; });
}

} // namespace

class TagsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void suggestions_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *path, const char *expected) {
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(expected);
        };
        row("/data/llama-3.1-70b_fp8_8xh100_tp4_vllm-0.6.3_conc16.json",
            "model=llama-3.1-70b precision=fp8 gpu=h100 gpu_count=8 tensor_parallel=4 engine=vllm "
            "engine_version=0.6.3");
        row("rack/H200x4/sglang_v0.4.1/Qwen2.5-72B-Instruct-AWQ/tp=2.jsonl",
            "model=Qwen2.5-72B-Instruct precision=awq gpu=h200 gpu_count=4 tensor_parallel=2 engine=sglang "
            "engine_version=0.4.1");
        row("mi300x-2gpus/trt-llm/bf16.json", "precision=bf16 gpu=mi300x gpu_count=2 engine=tensorrt-llm");
        row("tp8/tp4.json", "tensor_parallel=4"); // the file's own name stands nearer
        row("Mixtral-8x7B-Instruct-v0.1_fp16.csv", "model=Mixtral-8x7B-Instruct-v0.1 precision=fp16");
        row("sweep_16_users.json", "");
        row("http.json", "");
        row("phi/a.json", ""); // a family alone may be anything's name
        row("vllm/results.json", "engine=vllm");
        row("tp/x100.json", "");
        row("", "");
        row("////", "");
        row("h100x99999999999999999999.json", "gpu=h100");
    }
    void suggestions()
    {
        QFETCH(QString, path);
        QFETCH(QString, expected);
        QStringList said;
        for (const TagSuggestion &one : suggestTags(path.toStdString()))
            said << QString::fromStdString(one.name + "=" + one.value);
        QCOMPARE(said.join(QLatin1Char(' ')), expected);
    }

    void problems_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("good");
        QTest::newRow("count") << "tensor_parallel"
                               << "4" << true;
        QTest::newRow("no count") << "tensor_parallel"
                                  << "four" << false;
        QTest::newRow("zero") << "gpu_count"
                              << "0" << false;
        QTest::newRow("too many") << "gpu_count"
                                  << "99999999999" << false;
        QTest::newRow("text") << "gpu"
                              << "H100 SXM" << true;
        QTest::newRow("blank") << "gpu"
                               << "  " << false;
        QTest::newRow("long") << "gpu" << QString(201, QLatin1Char('x')) << false;
        QTest::newRow("unknown") << "colour"
                                 << "red" << false;
        QTest::newRow("warm-up") << "warmup"
                                 << "discarded" << true;
        QTest::newRow("no warm-up") << "warmup"
                                    << "yes" << false;
        QTest::newRow("a key") << "engine_flags"
                               << "--api-key abc" << false;
    }
    void problems()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        QFETCH(bool, good);
        QCOMPARE(!tagProblem(name.toStdString(), value.toStdString()).has_value(), good);
    }

    void everyTagIsTaken()
    {
        for (const std::string_view name : tagNames()) {
            const bool count = name == "gpu_count" || name == "tensor_parallel";
            const std::string value = count ? "2" : name == "warmup" ? "kept" : "something";
            Run run = runAt("a.json");
            QVERIFY2(!taggedValue(run, name), name.data());
            applyTags(run, {{std::string(name), value}});
            QCOMPARE(QString::fromStdString(taggedValue(run, name).value_or("nothing")), QString::fromStdString(value));
            QVERIFY(hasRemark(run, "run.tagged"));
        }
    }

    void tagsFillTheChecklist()
    {
        Run run = runAt("a.json");
        applyTags(run, {{"gpu", "h100"}, {"gpu_count", "8"}, {"engine_flags", "--enable-prefix-caching"}});
        QCOMPARE(run.checklist[static_cast<std::size_t>(ChecklistItem::Hardware)], Recorded::Yes);
        QCOMPARE(run.checklist[static_cast<std::size_t>(ChecklistItem::EngineFlags)], Recorded::Yes);
        QCOMPARE(run.checklist[static_cast<std::size_t>(ChecklistItem::Tokenizer)], Recorded::No);
    }

    void aTagThatContradictsTheFileSaysSo()
    {
        Run run = runAt("a.json");
        run.identity.gpu = "A100";
        applyTags(run, {{"gpu", "H100"}});
        QCOMPARE(run.identity.gpu.value(), std::string("H100"));
        QVERIFY(hasRemark(run, "run.tag-differs"));
        Run same = runAt("a.json");
        same.identity.gpu = "H100";
        applyTags(same, {{"gpu", "H100"}, {"tensor_parallel", "x"}});
        QVERIFY(!hasRemark(same, "run.tag-differs"));
        QVERIFY(!same.identity.tensorParallel);
        Run none = runAt("a.json");
        applyTags(none, {{"tensor_parallel", "x"}});
        QVERIFY(none.remarks.empty());
    }

    void notesOfAProject()
    {
        const auto document = core::project::readYaml("schema: paretoscope/1\n"
                                                      "results:\n"
                                                      "  - path: rack\n"
                                                      "    tags:\n"
                                                      "      - {gpu: h100, tensor_parallel: 4}\n"
                                                      "      - {runs: [b.csv#1, \"odd#2\"], gpu: h200}\n"
                                                      "    tables:\n"
                                                      "      - {columns: [Users, p99], fields: [concurrency, \"\"]}\n"
                                                      "  - bare.json\n",
                                                      "p.yaml");
        QVERIFY(document.has_value());
        core::Diagnostics diagnostics;
        QVERIFY(core::project::interpret(*document, "p.yaml", diagnostics).has_value());
        QVERIFY(diagnostics.items().empty());
        const auto &items = document->find("results")->items();
        const core::project::ResultNotes notes = core::project::notesOf(items[0]);
        const auto tagsOf = [&](const std::string &path, int index) {
            return print(core::project::tagsOf(runAt(path, index), notes, "/data/rack"));
        };
        QCOMPARE(tagsOf("/data/rack/a.json", 0), QStringLiteral("gpu=h100 tensor_parallel=4"));
        QCOMPARE(tagsOf("/data/rack/b.csv", 1), QStringLiteral("gpu=h200 tensor_parallel=4"));
        QCOMPARE(tagsOf("/data/rack/b.csv", 0), QStringLiteral("gpu=h100 tensor_parallel=4"));
        QCOMPARE(tagsOf("/data/rack/odd#2", 0), QStringLiteral("gpu=h200 tensor_parallel=4")); // a name of its own
        QCOMPARE(tagsOf("/data/rack2/a.json", 0), QString());
        QCOMPARE(core::project::tableMappings(*document).size(), std::size_t{1});
        // Written and read again it says the same, and a bare path can carry notes too.
        const Node again = core::project::withTags(items[1], {{.runs = {}, .tags = {{"gpu", "l40s"}}}});
        QCOMPARE(QString::fromStdString(core::project::flowText(again)),
                 QStringLiteral("{path: bare.json, tags: [{gpu: l40s}]}"));
        QVERIFY(core::project::withTags(again, {}).find("tags") == nullptr);
        const Node table =
            core::project::withTable(items[0], {.header = {"Users", "p99"}, .fields = {"concurrency", "ttft_p99_ms"}});
        QCOMPARE(core::project::notesOf(table).tables.size(), std::size_t{1});
        QCOMPARE(core::project::notesOf(table).tables.front().fields.back(), std::string("ttft_p99_ms"));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("reference");
        QTest::newRow("unknown tag") << "{path: a, tags: [{colour: red}]}";
        QTest::newRow("no count") << "{path: a, tags: [{tensor_parallel: four}]}";
        QTest::newRow("uneven") << "{path: a, tables: [{columns: [x, y], fields: [concurrency]}]}";
        QTest::newRow("unknown key") << "{path: a, tables: [{columns: [x], fields: [concurrency], unit: s}]}";
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QString, reference);
        core::Diagnostics diagnostics;
        Node document;
        const auto project = core::project::readProject(
            ("schema: paretoscope/1\nresults: [" + reference + "]\n").toStdString(), "p.yaml", document, diagnostics);
        QVERIFY(project.has_value());
        QCOMPARE(diagnostics.items().size(), std::size_t{1});
        QCOMPARE(diagnostics.items().front().severity, core::Severity::Warning);
    }

    void hostileNotesDoNoHarm()
    {
        for (const char *text :
             {"{path: a, tags: 5}", "{path: a, tags: {gpu: x}}", "{path: a, tags: [5, [1], null]}",
              "{path: a, tables: [null, 3, {columns: 4}]}", "{path: a, tags: [{runs: {}, gpu: x}]}"}) {
            core::Diagnostics diagnostics;
            Node document;
            (void)core::project::readProject(std::string("schema: paretoscope/1\nresults: [") + text + "]\n", "p.yaml",
                                             document, diagnostics);
            const auto read = core::project::readYaml(std::string("[") + text + "]", "x");
            QVERIFY(read.has_value());
            Library library;
            library.runs.push_back(runAt("a"));
            core::project::applyTags(library, core::project::notesOf(read->items().front()), "a");
        }
    }

    void taggedRunsPartASweep()
    {
        Library library;
        for (int i = 0; i < 6; ++i) {
            Run run = runAt("/d/s.csv", i);
            run.loadKind = LoadKind::Closed;
            run.concurrency = 1.0 + i % 3;
            library.runs.push_back(run);
        }
        QCOMPARE(groupSweeps(library.runs).size(), std::size_t{1});
        core::project::ResultNotes notes;
        notes.tags = {{.runs = {"s.csv#3", "s.csv#4", "s.csv#5"}, .tags = {{"gpu", "h200"}}}};
        QVERIFY(core::project::applyTags(library, notes, "/d/s.csv"));
        QCOMPARE(groupSweeps(library.runs).size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TagsTest)
#include "tst_tags.moc"
