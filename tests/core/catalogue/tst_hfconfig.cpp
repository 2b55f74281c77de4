// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/catalogue/hfconfig.h"
#include "core/files.h"

#include <QtTest>
#include <cmath>
#include <filesystem>

using namespace core;
using namespace core::catalogue;

class tst_hfconfig : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void models_data();
    void models();
    void nestedAndQuantised();
    void hybrid();
    void hostile_data();
    void hostile();
    void countsWithoutEnd();
    void nestedWithoutEnd();
    void realConfigs();
};

void tst_hfconfig::models_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<double>("billions");
    QTest::addColumn<double>("active");
    QTest::addColumn<double>("kv");
    QTest::newRow("dense") << QByteArrayLiteral(R"({"model_type":"llama","hidden_size":4096,"intermediate_size":14336,
        "num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,"vocab_size":128256,
        "tie_word_embeddings":false,"torch_dtype":"bfloat16"})")
                           << 8.03 << 8.03 << 131072.0;
    QTest::newRow("plain mlp, all heads, tied") << QByteArrayLiteral(R"({"model_type":"gpt2","n_embd":768,"n_layer":12,
        "n_head":12,"vocab_size":50257})") << 0.1236
                                                << 0.1236 << 36864.0;
    QTest::newRow("experts") << QByteArrayLiteral(
                                    R"({"model_type":"mixtral","hidden_size":4096,"intermediate_size":14336,
        "num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,"vocab_size":32000,
        "num_local_experts":8,"num_experts_per_tok":2,"sliding_window":null})")
                             << 46.70 << 12.88 << 131072.0;
    QTest::newRow("first layers dense") << QByteArrayLiteral(R"({"model_type":"deepseek_v3","hidden_size":7168,
        "intermediate_size":18432,"moe_intermediate_size":2048,"num_hidden_layers":61,"num_attention_heads":128,
        "num_key_value_heads":128,"vocab_size":129280,"n_routed_experts":256,"n_shared_experts":1,"num_experts_per_tok":8,
        "first_k_dense_replace":3,"moe_layer_freq":1,"q_lora_rank":1536,"kv_lora_rank":512,"qk_nope_head_dim":128,
        "qk_rope_head_dim":64,"v_head_dim":128})")
                                        << 671.03 << 37.55 << 70272.0;
    QTest::newRow("every second layer") << QByteArrayLiteral(R"({"model_type":"llama4","text_config":{
        "model_type":"llama4_text","hidden_size":5120,"intermediate_size":8192,"intermediate_size_mlp":16384,
        "num_hidden_layers":48,"num_attention_heads":40,"num_key_value_heads":8,"head_dim":128,"vocab_size":202048,
        "num_local_experts":128,"num_experts_per_tok":1,"interleave_moe_layer_step":2,"attention_chunk_size":8192}})")
                                        << 400.71 << 17.19 << 196608.0;
}

void tst_hfconfig::models()
{
    QFETCH(QByteArray, json);
    QFETCH(double, billions);
    QFETCH(double, active);
    QFETCH(double, kv);
    QVERIFY(looksLikeHfConfig(json.toStdString()));
    const auto read = readHfConfig(json.toStdString(), "folder/config.json");
    QVERIFY2(read.has_value(), read ? "" : read.error().describe().c_str());
    QVERIFY2(std::abs(read->model.totalParameters() / 1e9 / billions - 1.0) < 0.005,
             qPrintable(QString::number(read->model.totalParameters())));
    QVERIFY(std::abs(read->model.activeParameters() / 1e9 / active - 1.0) < 0.005);
    QCOMPARE(read->model.kvBytesPerToken(Precision::Bf16), kv);
    QCOMPARE(read->model.name, std::string("config.json"));
}

void tst_hfconfig::nestedAndQuantised()
{
    const std::string json = R"({"architectures":["X"],"model_type":"wrapper","vision_config":{"hidden_size":1},
        "text_config":{"model_type":"qwen3","hidden_size":1024,"intermediate_size":3072,"num_hidden_layers":28,
        "num_attention_heads":16,"num_key_value_heads":8,"head_dim":128,"vocab_size":151936,"tie_word_embeddings":true,
        "sliding_window":4096,"use_sliding_window":false},
        "quantization_config":{"quant_method":"awq","bits":4,"group_size":64}})";
    const auto read = readHfConfig(json, "c.json");
    QVERIFY(read.has_value());
    QCOMPARE(read->architecture, std::string("qwen3"));
    QVERIFY(read->model.tiedEmbeddings);
    QCOMPARE(read->model.nativePrecision, Precision::Int4);
    QCOMPARE(read->model.quantisationGroup, 64);
    QCOMPARE(read->model.attention.size(), std::size_t(1)); // the window is switched off
    QCOMPARE(read->unread.size(), std::size_t(1));
    QCOMPARE(read->unread.front().english(), std::string("vision_config is not counted: only the language model is."));
}

void tst_hfconfig::hybrid()
{
    const std::string json = R"({"model_type":"nemotron_h","hidden_size":2688,"num_hidden_layers":6,
        "num_attention_heads":32,"num_key_value_heads":2,"head_dim":128,"vocab_size":131072,"hybrid_override_pattern":"MEM*E-",
        "mamba_num_heads":64,"mamba_head_dim":64,"n_groups":8,"ssm_state_size":128,"conv_kernel":4,
        "mamba_ssm_cache_dtype":"float32","n_routed_experts":128,"num_experts_per_tok":6,"moe_intermediate_size":1856,
        "n_shared_experts":1,"moe_shared_expert_intermediate_size":3712,"intermediate_size":1856})";
    const auto read = readHfConfig(json, "c.json");
    QVERIFY(read.has_value());
    QCOMPARE(read->model.attention.size(), std::size_t(2));
    QCOMPARE(read->model.attention[0].layers, 1);
    QCOMPARE(read->model.attention[1].layers, 2);
    QCOMPARE(read->model.moe->layers, 2);
    QCOMPARE(read->model.denseLayers, 1);
    QCOMPARE(read->model.kvBytesPerToken(Precision::Bf16), 2.0 * 2 * 128 * 2);
    QCOMPARE(read->model.attention[1].stateBytesPerLayer(), 64.0 * 64 * 128 * 4 + (64 * 64 + 2.0 * 8 * 128) * 3 * 2);
}

void tst_hfconfig::hostile_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("truncated") << QByteArrayLiteral(R"({"hidden_size": 4096, "num_hid)");
    QTest::newRow("array") << QByteArrayLiteral("[1,2]");
    QTest::newRow("texts for numbers") << QByteArrayLiteral(
        R"({"model_type":"llama","hidden_size":"4096","num_hidden_layers":32,"num_attention_heads":32,"vocab_size":1})");
    QTest::newRow("negative") << QByteArrayLiteral(
        R"({"model_type":"llama","hidden_size":-1,"num_hidden_layers":32,"num_attention_heads":32,"vocab_size":1})");
    QTest::newRow("huge") << QByteArrayLiteral(
        R"({"model_type":"llama","hidden_size":1e300,"num_hidden_layers":32,"num_attention_heads":32,"vocab_size":1})");
    QTest::newRow("two thousand million layers") << QByteArrayLiteral(
        R"({"model_type":"x","hidden_size":1,"num_hidden_layers":2000000000,"num_attention_heads":1,"vocab_size":1,
            "num_experts":8})");
    QTest::newRow("deep") << QByteArray(2000, '[');
}

void tst_hfconfig::hostile()
{
    QFETCH(QByteArray, json);
    QVERIFY(!looksLikeHfConfig(json.toStdString()));
    QVERIFY(!readHfConfig(json.toStdString(), "x.json").has_value());
}

/// What is derived of the greatest that is read still fits, and nobody waits for it.
void tst_hfconfig::countsWithoutEnd()
{
    std::string listed = "0";
    for (int i = 1; i < 200'000; ++i)
        listed += ',' + std::to_string(i * 2);
    const auto read =
        readHfConfig(R"({"model_type":"gpt2","hidden_size":500000000,"num_hidden_layers":100000,"vocab_size":1,)"
                     R"("num_attention_heads":1,"num_experts":8,"mlp_only_layers":[)" +
                         listed + "]}",
                     "c.json");
    QVERIFY(read.has_value());
    QCOMPARE(read->model.moe.value().layers, 50'000);
    QCOMPARE(read->model.denseLayers, 50'000);
    QCOMPARE(read->model.intermediate, 2'000'000'000);
}

/// A level within a level takes a piece of the stack when it is written again.
void tst_hfconfig::nestedWithoutEnd()
{
    std::string deep(500'000, '[');
    deep += "\"FP8\"";
    deep.append(500'000, ']');
    const auto read = readHfConfig(R"({"model_type":"llama","hidden_size":64,"num_hidden_layers":2,"vocab_size":8,)"
                                   R"("num_attention_heads":4,"quantization_config":{"quant_method":"fp8","x":)" +
                                       deep + "}}",
                                   "c.json");
    QVERIFY(read.has_value());
    QCOMPARE(read->model.layers, 2);
}

/// Every configuration at hand: parameters within 1.5 % of the published count where the catalogue has one.
void tst_hfconfig::realConfigs()
{
    const QByteArray corpus = qgetenv("PARETOSCOPE_CORPUS");
    if (corpus.isEmpty())
        QSKIP("PARETOSCOPE_CORPUS is not set");
    const std::filesystem::path folder = std::filesystem::path(corpus.toStdString()) / "axes/hf_config";
    if (!std::filesystem::is_directory(folder))
        QSKIP("no configurations in the corpus");
    Diagnostics diagnostics;
    const auto models = readFile(PARETOSCOPE_SOURCE_DIR "/resources/catalogue/models.yaml");
    const auto catalogue = Catalogue::read({{"models.yaml", *models}}, {}, diagnostics);
    int files = 0, compared = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        const auto text = readFile(entry.path());
        const std::string name = entry.path().stem().string();
        QVERIFY2(looksLikeHfConfig(*text), name.c_str());
        const auto read = readHfConfig(*text, name + ".json");
        QVERIFY2(read.has_value(), name.c_str());
        ++files;
        const auto known = catalogue->model(name.starts_with("frontier_") ? name.substr(9) : name);
        qInfo("%s: %.2f B, active %.2f B%s", name.c_str(), read->model.totalParameters() / 1e9,
              read->model.activeParameters() / 1e9, known ? "" : ", not in the catalogue");
        for (const Text &remark : read->unread)
            qInfo("    %s", remark.english().c_str());
        if (!known || !known->publishedParameters)
            continue;
        ++compared;
        const double limit = known->id == "gemma-4-26b-a4b" ? 0.04 : 0.015; // nominal 26, the dimensions give 25.2
        QVERIFY2(std::abs(read->model.totalParameters() / *known->publishedParameters - 1.0) < limit, name.c_str());
        QVERIFY2(std::abs(read->model.totalParameters() / known->totalParameters() - 1.0) < 0.002, name.c_str());
        QVERIFY2(std::abs(read->model.activeParameters() / known->activeParameters() - 1.0) < 0.005, name.c_str());
        QVERIFY2(!read->kvKnown ||
                     read->model.kvBytesPerToken(Precision::Bf16) == known->kvBytesPerToken(Precision::Bf16),
                 name.c_str());
    }
    QVERIFY(files >= 36);
    QVERIFY(compared >= 30);
}

QTEST_GUILESS_MAIN(tst_hfconfig)
#include "tst_hfconfig.moc"
