// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/hfconfig.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <set>

namespace core::catalogue {

namespace {

using Json = nlohmann::json;

constexpr std::array<const char *, 4> textConfigs{"text_config", "llm_config", "language_config", "language_model"};

/// The part that describes the language model, and the whole for keys that stand only there.
struct Config
{
    const Json &part;
    const Json &whole;

    const Json *find(const char *key) const
    {
        for (const Json *object : {&part, &whole})
            if (const auto found = object->find(key); found != object->end() && !found->is_null())
                return &*found;
        return nullptr;
    }

    /// A whole number of at least `least` under the first key that has one.
    std::optional<int> integer(std::initializer_list<const char *> keys, int least = 1) const
    {
        for (const char *key : keys)
            if (const Json *value = find(key); value != nullptr && value->is_number()) {
                const double number = value->get<double>();
                // Far beyond any model, and few enough to be multiplied by four.
                if (number >= least && number <= 5e8 && number == std::floor(number))
                    return static_cast<int>(number);
            }
        return std::nullopt;
    }

    std::string text(std::initializer_list<const char *> keys) const
    {
        for (const char *key : keys)
            if (const Json *value = find(key); value != nullptr && value->is_string())
                return value->get<std::string>();
        return {};
    }

    std::optional<bool> flag(const char *key) const
    {
        const Json *value = find(key);
        return value != nullptr && value->is_boolean() ? std::optional(value->get<bool>()) : std::nullopt;
    }

    std::vector<std::string> texts(const char *key) const
    {
        std::vector<std::string> all;
        if (const Json *value = find(key); value != nullptr && value->is_array())
            for (const Json &item : *value)
                if (item.is_string())
                    all.push_back(item.get<std::string>());
        return all;
    }
};

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> all)
{
    return std::find(all.begin(), all.end(), text) != all.end();
}

const Json &textPart(const Json &document)
{
    const Json *part = &document;
    for (int depth = 0; depth < 3; ++depth) { // thinker_config.text_config is the deepest in use
        const Json *next = nullptr;
        for (const char *key : {"thinker_config"})
            if (const auto found = part->find(key); found != part->end() && found->is_object())
                next = &*found;
        for (const char *key : textConfigs)
            if (const auto found = part->find(key); found != part->end() && found->is_object())
                next = &*found;
        if (next == nullptr)
            break;
        part = next;
    }
    return *part;
}

int layerCount(const Config &config)
{
    constexpr int mostLayers = 100'000; // they are gone through one by one
    const auto stated = config.integer({"num_hidden_layers", "n_layer", "n_layers", "num_layers"});
    const int layers = stated.value_or(static_cast<int>(config.texts("layers_block_type").size()));
    return layers <= mostLayers ? layers : 0;
}

// ---- the MLP ----

/// Architectures whose MLP has no gate: two matrices a layer.
bool hasPlainMlp(std::string_view type)
{
    return isOneOf(type,
                   {"gpt2", "gptj", "gpt_neox", "opt", "bloom", "mpt", "falcon", "gpt_bigcode", "starcoder2", "apertus",
                    "nemotron", "nemotron_h", "phi", "codegen", "gpt_neo", "xglm", "persimmon", "stablelm_epoch"});
}

bool hasKnownGate(std::string_view type)
{
    for (const std::string_view family :
         {"llama",   "mistral", "mixtral", "qwen",    "gemma",     "deepseek", "phi3",     "cohere", "glm",
          "chatglm", "gpt_oss", "minimax", "granite", "olmo",      "kimi",     "internlm", "ernie",  "baichuan",
          "yi",      "command", "exaone",  "smollm",  "ministral", "hunyuan",  "step"})
        if (type.starts_with(family))
            return true;
    return false;
}

void readMlp(const Config &config, HfModel &read)
{
    ModelSpec &model = read.model;
    const std::string &type = read.architecture;
    model.mlpMatrices = hasPlainMlp(type) ? 2 : 3;
    if (!hasPlainMlp(type) && !hasKnownGate(type))
        read.unread.emplace_back(CORE_TEXT("The architecture “%1” is not known; its MLP is taken as gated."),
                                 std::vector<TextArgument>{type});
    model.denseLayers = model.layers;
    const auto width = config.integer({"intermediate_size", "n_inner", "ffn_dim", "ffn_hidden_size"});
    if (width)
        model.intermediate = *width;
    else if (model.mlpMatrices == 2)
        model.intermediate = 4 * model.hidden; // what those architectures do when the key is absent
}

/// How many of the layers have experts, by the several ways in which architectures say it.
int expertLayers(const Config &config, const HfModel &read)
{
    const int layers = read.model.layers;
    int count = 0;
    const auto blocks = config.texts("layers_block_type");
    const std::string pattern = config.text({"hybrid_override_pattern"});
    if (!blocks.empty())
        return static_cast<int>(std::count(blocks.begin(), blocks.end(), "moe"));
    if (!pattern.empty())
        return static_cast<int>(std::count(pattern.begin(), pattern.end(), 'E'));
    if (const Json *list = config.find("moe_layers"); list != nullptr && list->is_array() && !list->empty())
        return static_cast<int>(list->size());
    const Json *frequency = config.find("moe_layer_freq");
    if (frequency != nullptr && frequency->is_array()) {
        for (const Json &item : *frequency)
            count += item.is_number() && item.get<double>() != 0.0 ? 1 : 0;
        return count;
    }
    const int first = config.integer({"first_k_dense_replace", "moe_layer_start_index"}, 0).value_or(0);
    const int step = config.integer({"interleave_moe_layer_step", "decoder_sparse_step", "moe_layer_freq"}).value_or(1);
    std::set<double> denseLayers;
    if (const Json *dense = config.find("mlp_only_layers"); dense != nullptr && dense->is_array())
        for (const Json &item : *dense)
            if (item.is_number())
                denseLayers.insert(item.get<double>());
    for (int layer = first; layer < layers; ++layer)
        count += (layer + 1) % step == 0 && !denseLayers.contains(layer) ? 1 : 0;
    return count;
}

void readExperts(const Config &config, HfModel &read)
{
    ModelSpec &model = read.model;
    const auto experts = config.integer({"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"});
    if (!experts || *experts < 2)
        return;
    Moe moe;
    moe.experts = *experts;
    const auto topK =
        config.integer({"num_experts_per_tok", "experts_per_token", "top_k_experts", "moe_topk", "moe_k"});
    moe.topK = std::min(topK.value_or(1), moe.experts);
    if (!topK)
        read.unread.emplace_back(CORE_TEXT("The number of experts that a token takes is not stated; 1 is assumed."));
    moe.intermediate =
        config.integer({"moe_intermediate_size", "expert_intermediate_size"}).value_or(model.intermediate);
    moe.expertHidden = config.integer({"moe_latent_size"});
    moe.layers = expertLayers(config, read);
    const bool llama4 = read.architecture.starts_with("llama4");
    moe.shared =
        config.integer({"n_shared_experts", "num_shared_experts", "moe_num_shared_experts"}).value_or(llama4 ? 1 : 0);
    if (const auto width = config.integer(
            {"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size"})) {
        moe.sharedIntermediate = *width;
        moe.shared = std::max(moe.shared, 1);
    }
    if (config.flag("enable_moe_block").value_or(false))
        model.denseLayers = model.layers; // Gemma 4: the dense MLP stands beside the experts
    else if (!config.texts("layers_block_type").empty() || !config.text({"hybrid_override_pattern"}).empty())
        model.denseLayers = 0; // counted with the blocks
    else
        model.denseLayers = model.layers - moe.layers;
    if (llama4)
        model.intermediate = config.integer({"intermediate_size_mlp"}).value_or(model.intermediate);
    if (model.denseLayers == 0)
        model.intermediate = 0;
    if (moe.layers > 0)
        model.moe = moe;
}

// ---- attention ----

AttentionGroup baseGroup(const Config &config, const ModelSpec &model)
{
    AttentionGroup group;
    group.layers = model.layers;
    group.heads = config.integer({"num_attention_heads", "n_head", "n_heads"}).value_or(0);
    const bool multiQuery = config.flag("multi_query").value_or(false);
    group.kvHeads = config.integer({"num_key_value_heads", "num_kv_heads", "n_head_kv", "multi_query_group_num"})
                        .value_or(multiQuery ? 1 : group.heads);
    group.headDim = config.integer({"head_dim", "kv_channels", "attention_head_dim"})
                        .value_or(group.heads > 0 ? model.hidden / group.heads : 0);
    return group;
}

AttentionGroup mlaGroup(const Config &config, const ModelSpec &model)
{
    AttentionGroup group;
    group.kind = AttentionKind::Mla;
    group.layers = model.layers;
    group.heads = config.integer({"num_attention_heads", "n_head", "n_heads"}).value_or(0);
    group.qLoraRank = config.integer({"q_lora_rank"}).value_or(0);
    group.kvLoraRank = config.integer({"kv_lora_rank"}).value_or(0);
    group.qkNopeDim = config.integer({"qk_nope_head_dim"}).value_or(0);
    group.qkRopeDim = config.integer({"qk_rope_head_dim"}).value_or(0);
    group.valueDim = config.integer({"v_head_dim"}).value_or(0);
    group.indexerHeads = config.integer({"index_n_heads"}).value_or(0);
    group.indexerDim = config.integer({"index_head_dim"}).value_or(0);
    return group;
}

double stateElementBytes(const Config &config)
{
    return config.text({"mamba_ssm_dtype", "mamba_ssm_cache_dtype"}) == "float32" ? 4.0 : 2.0;
}

AttentionGroup deltaNetGroup(const Config &config, int layers)
{
    AttentionGroup group;
    group.kind = AttentionKind::DeltaNet;
    group.layers = layers;
    group.keyHeads = config.integer({"linear_num_key_heads"}).value_or(0);
    group.valueHeads = config.integer({"linear_num_value_heads"}).value_or(0);
    group.keyDim = config.integer({"linear_key_head_dim"}).value_or(0);
    group.valueDim = config.integer({"linear_value_head_dim"}).value_or(0);
    group.convolution = config.integer({"linear_conv_kernel_dim"}).value_or(0);
    group.stateElementBytes = stateElementBytes(config);
    return group;
}

AttentionGroup mambaGroup(const Config &config, int layers)
{
    AttentionGroup group;
    group.kind = AttentionKind::Mamba2;
    group.layers = layers;
    group.keyHeads = config.integer({"n_groups", "mamba_n_groups"}).value_or(1);
    group.keyDim = config.integer({"ssm_state_size", "mamba_d_state"}).value_or(0);
    group.valueHeads = config.integer({"mamba_num_heads", "mamba_n_heads"}).value_or(0);
    group.valueDim = config.integer({"mamba_head_dim", "mamba_d_head"}).value_or(0);
    group.convolution = config.integer({"conv_kernel", "mamba_d_conv"}).value_or(0);
    group.stateElementBytes = stateElementBytes(config);
    return group;
}

/// Layers with a window, of the window's size; 0 and 0 without any.
struct Window
{
    int layers = 0, tokens = 0;
};

Window windowOf(const Config &config, const HfModel &read)
{
    const int layers = read.model.layers;
    const std::string &type = read.architecture;
    const auto types = config.texts("layer_types");
    Window window;
    window.tokens =
        config.integer({"sliding_window", "attention_chunk_size", "local_attention_window_size"}).value_or(0);
    if (window.tokens == 0)
        return {};
    if (!types.empty()) {
        for (const std::string &layer : types)
            window.layers += isOneOf(layer, {"sliding_attention", "chunked_attention", "local_attention"}) ? 1 : 0;
    } else if (type.starts_with("llama4")) {
        const auto step = config.integer({"no_rope_layer_interval"}).value_or(4);
        window.layers = layers - layers / step;
    } else if (const auto pattern = config.integer({"sliding_window_pattern", "_sliding_window_pattern"})) {
        window.layers = layers - layers / *pattern;
    } else if (type == "gemma2" || type == "gpt_oss") {
        window.layers = layers - layers / 2;
    } else if (type.starts_with("gemma3")) {
        window.layers = layers - layers / 6;
    } else if (type.starts_with("qwen")) { // only where it is switched on, above the first layers
        if (config.flag("use_sliding_window").value_or(false))
            window.layers = layers - std::min(config.integer({"max_window_layers"}, 0).value_or(0), layers);
    } else if (isOneOf(type, {"mistral", "mixtral", "phi3", "starcoder2", "ministral"})) {
        window.layers = layers;
    }
    return window.layers > 0 ? window : Window{};
}

void readHybridBlocks(const Config &config, HfModel &read)
{
    ModelSpec &model = read.model;
    const auto blocks = config.texts("layers_block_type");
    const std::string pattern = config.text({"hybrid_override_pattern"});
    const auto count = [&](const char *word, char letter) {
        return static_cast<int>(blocks.empty() ? std::count(pattern.begin(), pattern.end(), letter)
                                               : std::count(blocks.begin(), blocks.end(), word));
    };
    AttentionGroup full = baseGroup(config, model);
    full.layers = count("attention", '*');
    if (full.layers > 0)
        model.attention.push_back(full);
    if (const int mamba = count("mamba", 'M'); mamba > 0)
        model.attention.push_back(mambaGroup(config, mamba));
    const int dense = count("mlp", '-');
    model.denseLayers = dense;
    if (dense > 0)
        model.intermediate = config.integer({"intermediate_size"}).value_or(0);
}

void readAttention(const Config &config, HfModel &read)
{
    ModelSpec &model = read.model;
    if (config.integer({"kv_lora_rank"})) {
        model.attention.push_back(mlaGroup(config, model));
        return;
    }
    if (!config.text({"hybrid_override_pattern"}).empty() || !config.texts("layers_block_type").empty()) {
        readHybridBlocks(config, read);
        return;
    }
    AttentionGroup full = baseGroup(config, model);
    int linear = 0;
    if (config.integer({"linear_num_value_heads"})) {
        const auto types = config.texts("layer_types");
        const auto interval = config.integer({"full_attention_interval"});
        linear = !types.empty() ? static_cast<int>(std::count(types.begin(), types.end(), "linear_attention"))
                                : model.layers - model.layers / interval.value_or(4);
        full.outputGate = true; // Qwen3-Next and Qwen3.5 gate the output of full attention
    }
    AttentionGroup sliding = full;
    const Window window = windowOf(config, read);
    full.layers = model.layers - linear - window.layers;
    if (const auto wide = config.integer({"global_head_dim"})) {
        full.headDim = *wide;
        full.kvHeads = config.integer({"num_global_key_value_heads"}).value_or(full.kvHeads);
        full.keysAreValues = config.flag("attention_k_eq_v").value_or(false);
    }
    if (full.layers > 0)
        model.attention.push_back(full);
    if (window.layers > 0) {
        sliding.kind = AttentionKind::Sliding;
        sliding.layers = window.layers;
        sliding.windowTokens = window.tokens;
        model.attention.push_back(sliding);
    }
    if (linear > 0)
        model.attention.push_back(deltaNetGroup(config, linear));
    if (config.find("compress_ratios") != nullptr) {
        for (AttentionGroup &group :
             model.attention) { // DeepSeek-V4: low-rank query and output, one row for key and value
            group.qLoraRank = config.integer({"q_lora_rank"}).value_or(0);
            group.outputLoraRank = config.integer({"o_lora_rank"}).value_or(0);
            group.outputGroups = config.integer({"o_groups"}).value_or(1);
            group.indexerHeads = config.integer({"index_n_heads"}).value_or(0);
            group.indexerDim = config.integer({"index_head_dim"}).value_or(0);
            group.keysAreValues = true;
        }
        read.kvKnown = false;
        read.unread.emplace_back(
            CORE_TEXT("The layers compress their KV cache in a way that is not modelled: no KV figure."));
    }
    if (config.integer({"num_kv_shared_layers"})) {
        read.kvKnown = false;
        read.unread.emplace_back(CORE_TEXT("Some layers share the KV cache of others: no KV figure."));
    }
}

// ---- precision ----

void readPrecision(const Config &config, HfModel &read)
{
    ModelSpec &model = read.model;
    if (const auto native = precisionFrom(config.text({"torch_dtype", "dtype"})))
        model.nativePrecision = *native;
    const Json *quantisation = config.find("quantization_config");
    if (quantisation == nullptr || !quantisation->is_object())
        return;
    const std::string all = quantisation->dump(-1, ' ', false, Json::error_handler_t::replace);
    const auto has = [&all](std::string_view text) { return all.find(text) != std::string::npos; };
    const std::string method = quantisation->value("quant_method", Json()).is_string()
                                   ? (*quantisation)["quant_method"].get<std::string>()
                                   : std::string();
    std::optional<Precision> found;
    if (method == "fp8" || has("\"FP8\"") || has("float-quantized"))
        found = Precision::Fp8;
    else if (method == "mxfp4")
        found = Precision::Mxfp4;
    else if (method == "awq" || method == "gptq" || has("pack-quantized") || has("load_in_4bit\":true"))
        found = has("\"bits\":8") || has("\"num_bits\":8") ? Precision::Int8 : Precision::Int4;
    else if (has("NVFP4") || has("nvfp4") || (has("\"num_bits\":4") && has("\"type\":\"float\"")))
        found = Precision::Nvfp4;
    else if (has("int-quantized") || has("load_in_8bit\":true"))
        found = Precision::Int8;
    if (!found) {
        read.unread.emplace_back(CORE_TEXT("The quantisation “%1” is not known; its bytes per weight are not."),
                                 std::vector<TextArgument>{method});
        return;
    }
    model.nativePrecision = *found;
    model.onlyExpertsQuantised =
        model.moe.has_value() && has("self_attn") && (has("modules_to_not_convert") || has("ignore"));
    if (const auto at = all.find("\"group_size\":"); at != std::string::npos && *found == Precision::Int4) {
        const int group = std::atoi(all.c_str() + at + 13);
        if (group > 0 && group < 100'000 && group != 128)
            model.quantisationGroup = group;
    }
}

bool tiedByDefault(std::string_view type)
{
    return type.starts_with("gemma") ||
           isOneOf(type, {"gpt2", "opt", "bloom", "mpt", "gpt_bigcode", "cohere", "cohere2"});
}

/// What is nested deeper than any such file is left out: parts are written again, level within level.
Json parsed(std::string_view text)
{
    constexpr int deepest = 100;
    const auto keep = [](int depth, Json::parse_event_t, Json &) { return depth <= deepest; };
    Json document = Json::parse(text.begin(), text.end(), keep, false); // no exceptions: discarded when it is no JSON
    return document.is_discarded() ? Json() : document;
}

bool hasDimensions(const Config &config)
{
    return config.integer({"hidden_size", "n_embd", "d_model"}) && layerCount(config) > 0 &&
           config.integer({"num_attention_heads", "n_head", "n_heads"});
}

} // namespace

bool looksLikeHfConfig(std::string_view text)
{
    const Json document = parsed(text);
    if (!document.is_object() || (!document.contains("model_type") && !document.contains("architectures")))
        return false;
    return hasDimensions({textPart(document), document});
}

Result<HfModel> readHfConfig(std::string_view text, const std::string &source)
{
    const Json document = parsed(text);
    if (!document.is_object())
        return failure(CORE_TEXT("This is no JSON object."), source);
    const Config config{textPart(document), document};
    HfModel read;
    ModelSpec &model = read.model;
    read.architecture = config.text({"model_type"});
    model.hidden = config.integer({"hidden_size", "n_embd", "d_model"}).value_or(0);
    model.layers = layerCount(config);
    model.vocabulary = config.integer({"vocab_size", "padded_vocab_size"}).value_or(0);
    for (const auto &[value, key] :
         {std::pair(model.hidden, "hidden_size"), std::pair(model.layers, "num_hidden_layers"),
          std::pair(model.vocabulary, "vocab_size"),
          std::pair(config.integer({"num_attention_heads", "n_head", "n_heads"}).value_or(0), "num_attention_heads")})
        if (value <= 0)
            return failure({CORE_TEXT("%1 is missing."), {std::string(key)}}, source);
    readMlp(config, read);
    readExperts(config, read);
    readAttention(config, read);
    if (model.intermediate <= 0 && model.denseLayers > 0)
        read.unread.emplace_back(CORE_TEXT("The size of the MLP is not stated; its weights are not counted."));
    readPrecision(config, read);
    // Of the part first: a wrapper may tie nothing while its language model does.
    model.tiedEmbeddings = config.flag("tie_word_embeddings").value_or(tiedByDefault(read.architecture));
    if (const auto context =
            config.integer({"max_position_embeddings", "n_positions", "max_sequence_length", "seq_length"}))
        model.maxContextTokens = *context;
    model.name = config.text({"_name_or_path"});
    if (model.name.empty())
        model.name = source.substr(source.find_last_of("/\\") + 1);
    model.id = model.name;
    model.sources = {source};
    for (const char *tower : {"vision_config", "audio_config"})
        if (config.find(tower) != nullptr)
            read.unread.emplace_back(CORE_TEXT("%1 is not counted: only the language model is."),
                                     std::vector<TextArgument>{std::string(tower)});
    return read;
}

} // namespace core::catalogue
