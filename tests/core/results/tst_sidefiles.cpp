// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sidejson.h"
#include "core/results/library.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

using namespace core;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QJsonObject imported(const std::vector<std::filesystem::path> &paths)
{
    Diagnostics diagnostics;
    const results::Library library = results::importPaths(paths, {}, diagnostics);
    return QJsonDocument::fromJson(
               QByteArray::fromStdString(exports::libraryJson(library, exports::sideLists(library))))
        .object();
}

} // namespace

class tst_sidefiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void logsAndModels();
    void realOnes();
};

void tst_sidefiles::logsAndModels()
{
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("server.log")),
          "INFO vLLM API server version 0.6.3\nINFO # GPU blocks: 4521, # CPU blocks: 512\n"
          "INFO Maximum concurrency for 4096 tokens per request: 17.66x\n");
    write(folder.filePath(QStringLiteral("config.json")),
          R"({"model_type":"llama","hidden_size":8192,"intermediate_size":28672,"num_hidden_layers":80,
              "num_attention_heads":64,"num_key_value_heads":8,"vocab_size":128256,"tie_word_embeddings":false})");
    write(folder.filePath(QStringLiteral("notes.txt")), "nothing of the sort\n");
    const QJsonObject json = imported({folder.path().toStdString()});
    const QJsonArray logs = json.value(QStringLiteral("memory_logs")).toArray();
    QCOMPARE(logs.size(), 1);
    const QJsonObject log = logs.at(0).toObject();
    QCOMPARE(log.value(QStringLiteral("kv_tokens")).toInt(), 72336);
    QCOMPARE(log.value(QStringLiteral("block_size")).toInt(), 16);
    QCOMPARE(log.value(QStringLiteral("max_concurrency")).toDouble(), 17.66);
    QCOMPARE(log.value(QStringLiteral("max_model_len")).toInt(), 4096);
    QVERIFY(log.value(QStringLiteral("kv_gib")).isNull());
    const QJsonObject source = log.value(QStringLiteral("source")).toObject();
    QCOMPARE(source.value(QStringLiteral("tool")).toString(), QStringLiteral("vllm-log"));
    QCOMPARE(source.value(QStringLiteral("tool_version")).toString(), QStringLiteral("0.6.3"));
    QVERIFY(source.value(QStringLiteral("path")).toString().endsWith(QStringLiteral("/server.log")));
    const QJsonArray models = json.value(QStringLiteral("models")).toArray();
    QCOMPARE(models.size(), 1);
    QCOMPARE(models.at(0).toObject().value(QStringLiteral("kv_bytes_per_token")).toInt(), 327680);
    QVERIFY(std::abs(models.at(0).toObject().value(QStringLiteral("parameters")).toDouble() / 1e9 - 70.55) < 0.01);
    QCOMPARE(json.value(QStringLiteral("unrecognised")).toArray().size(), 1);
}

void tst_sidefiles::realOnes()
{
    const QByteArray corpus = qgetenv("PARETOSCOPE_CORPUS");
    if (corpus.isEmpty())
        QSKIP("PARETOSCOPE_CORPUS is not set");
    const std::filesystem::path axes = std::filesystem::path(corpus.toStdString()) / "axes";
    if (!std::filesystem::is_directory(axes))
        QSKIP("no axes in the corpus");
    const QJsonObject json = imported({axes / "vllm_log", axes / "sglang_log", axes / "hf_config"});
    QCOMPARE(json.value(QStringLiteral("memory_logs")).toArray().size(), 9);
    QVERIFY(json.value(QStringLiteral("models")).toArray().size() >= 35); // two are copies of one another
    QCOMPARE(json.value(QStringLiteral("runs")).toArray().size(), 0);
}

QTEST_GUILESS_MAIN(tst_sidefiles)
#include "tst_sidefiles.moc"
