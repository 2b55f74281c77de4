// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/entryreaders.h"

#include "core/parsenumber.h"

#include <algorithm>

namespace core::catalogue {

using project::Node;

namespace {

constexpr double giga = 1e9;
constexpr double tera = 1e12;
constexpr double gibibyte = 1073741824.0;

void readEntry(FieldReader &reader, Entry &entry)
{
    entry.id = reader.requiredText("id");
    entry.name = reader.text("name").value_or(entry.id);
    entry.aliases = reader.texts("aliases");
    entry.assumedAliases = reader.texts("assumed_aliases");
    entry.sources = reader.texts("sources");
    entry.date = reader.text("date");
    entry.verified = reader.flag("verified").value_or(false);
    entry.unverifiedFields = reader.texts("unverified_fields");
    entry.note = reader.text("note");
}

std::optional<double> scaled(std::optional<double> value, double factor)
{
    return value ? std::optional<double>(*value * factor) : std::nullopt;
}

AttentionGroup readAttention(FieldReader &reader, const Node &node)
{
    AttentionGroup group;
    const std::string kind = reader.requiredText("kind");
    bool known = false;
    for (const AttentionKind candidate : {AttentionKind::Full, AttentionKind::Sliding, AttentionKind::Mla,
                                          AttentionKind::DeltaNet, AttentionKind::Mamba2})
        if (attentionKindId(candidate) == kind) {
            group.kind = candidate;
            known = true;
        }
    if (!known)
        reader.error({CORE_TEXT("“%1” is no kind of attention."), {kind}}, node);
    group.layers = reader.requiredInteger("layers");
    const auto whole = [&reader](std::string_view key) { return reader.integer(key).value_or(0); };
    group.heads = whole("heads");
    group.kvHeads = whole("kv_heads");
    group.headDim = whole("head_dim");
    group.windowTokens = whole("window");
    group.outputGate = reader.flag("output_gate").value_or(false);
    group.keysAreValues = reader.flag("keys_are_values").value_or(false);
    group.tokensPerEntry = reader.number("tokens_per_entry").value_or(1.0);
    group.qLoraRank = whole("q_lora_rank");
    group.kvLoraRank = whole("kv_lora_rank");
    group.qkNopeDim = whole("qk_nope_dim");
    group.qkRopeDim = whole("qk_rope_dim");
    group.valueDim = whole("value_dim");
    group.indexerHeads = whole("indexer_heads");
    group.indexerDim = whole("indexer_dim");
    group.outputGroups = whole("output_groups");
    group.outputLoraRank = whole("output_lora_rank");
    group.keyHeads = whole("key_heads");
    group.valueHeads = whole("value_heads");
    group.keyDim = whole("key_dim");
    group.convolution = whole("convolution");
    group.stateElementBytes = reader.number("state_element_bytes").value_or(2.0);
    const bool complete = group.kind == AttentionKind::Mla ? group.kvLoraRank > 0 && group.heads > 0
                          : group.keepsTokens()            ? group.heads > 0 && group.kvHeads > 0 && group.headDim > 0
                                                           : group.valueHeads > 0 && group.valueDim > 0;
    if (!complete || (group.kind == AttentionKind::Sliding && group.windowTokens <= 0) || group.tokensPerEntry < 1.0)
        reader.error(CORE_TEXT("The attention's dimensions are incomplete."), node);
    return group;
}

std::optional<Moe> readMoe(FieldReader &reader)
{
    const Node *node = reader.map("moe");
    if (node == nullptr)
        return std::nullopt;
    FieldReader inner(*node, reader.source(), reader.diagnostics());
    Moe moe;
    moe.experts = inner.requiredInteger("experts");
    moe.topK = inner.requiredInteger("top_k");
    moe.shared = inner.integer("shared").value_or(0);
    moe.intermediate = inner.requiredInteger("intermediate");
    moe.sharedIntermediate = inner.integer("shared_intermediate");
    moe.expertHidden = inner.integer("expert_hidden");
    moe.layers = inner.requiredInteger("layers");
    inner.finish();
    if (!inner.ok() || moe.topK > moe.experts)
        reader.error(CORE_TEXT("The mixture of experts is incomplete."), *node);
    return moe;
}

} // namespace

GpuSpec readGpu(FieldReader &reader)
{
    GpuSpec gpu;
    readEntry(reader, gpu);
    gpu.vendor = reader.text("vendor").value_or(std::string());
    gpu.formFactor = reader.text("form_factor").value_or(std::string());
    gpu.memoryBytes = reader.requiredNumber("memory_gb") * giga;
    gpu.usableBytes = reader.positive("usable_bytes");
    gpu.usableSource = reader.text("usable_source");
    gpu.memoryBandwidthBytesPerSecond = reader.requiredNumber("bandwidth_gb_s") * giga;
    gpu.bf16FlopsPerSecond = reader.requiredNumber("bf16_tflops") * tera;
    gpu.fp8FlopsPerSecond = scaled(reader.positive("fp8_tflops"), tera);
    gpu.fp4FlopsPerSecond = scaled(reader.positive("fp4_tflops"), tera);
    gpu.int8OpsPerSecond = scaled(reader.positive("int8_tops"), tera);
    gpu.measuredBf16FlopsPerSecond = scaled(reader.positive("measured_bf16_tflops"), tera);
    gpu.measuredFp8FlopsPerSecond = scaled(reader.positive("measured_fp8_tflops"), tera);
    gpu.boardPowerWatts = reader.requiredNumber("board_power_w");
    gpu.allInPowerWatts = reader.positive("allin_power_w");
    gpu.pcieGeneration = reader.integer("pcie_generation");
    gpu.tcoUsdPerGpuHour = reader.positive("tco_usd_per_gpu_hour");
    if (const Node *link = reader.map("link")) {
        FieldReader inner(*link, reader.source(), reader.diagnostics());
        gpu.linkTechnology = inner.text("technology").value_or(std::string());
        gpu.linkBytesPerSecond = scaled(inner.positive("gb_s"), giga);
        gpu.linkDomainGpus = inner.integer("gpus").value_or(1);
        inner.finish();
    }
    return gpu;
}

ModelSpec readModel(FieldReader &reader)
{
    ModelSpec model;
    readEntry(reader, model);
    model.layers = reader.requiredInteger("layers");
    model.hidden = reader.requiredInteger("hidden");
    model.vocabulary = reader.requiredInteger("vocabulary");
    if (const auto *groups = reader.sequence("attention"))
        for (const Node &node : *groups) {
            FieldReader inner(node, reader.source(), reader.diagnostics());
            model.attention.push_back(readAttention(inner, node));
            inner.finish();
            if (!inner.ok())
                reader.error({CORE_TEXT("The model “%1” cannot be used."), {model.id}}, node);
        }
    model.denseLayers = reader.integer("dense_layers").value_or(0);
    model.intermediate = reader.integer("intermediate").value_or(0);
    model.mlpMatrices = reader.integer("mlp_matrices").value_or(3);
    model.moe = readMoe(reader);
    model.tiedEmbeddings = reader.flag("tied_embeddings").value_or(false);
    const std::string native = reader.text("native_dtype").value_or("bf16");
    if (const auto precision = precisionFrom(native))
        model.nativePrecision = *precision;
    else
        reader.diagnostics().warn({CORE_TEXT("“%1” is no precision that is known; bf16 is assumed."), {native}},
                                  reader.source());
    model.onlyExpertsQuantised = reader.text("quantised") == "experts";
    model.quantisationGroup = reader.integer("quantisation_group").value_or(0);
    if (const auto context = reader.integer("max_context"))
        model.maxContextTokens = *context;
    model.publishedParameters = reader.positive("parameters_published");
    model.publishedActiveParameters = reader.positive("active_published");
    model.license = reader.text("license");
    model.origin = reader.text("origin");
    model.pattern = reader.text("pattern");
    model.drafts = reader.texts("drafts");
    return model;
}

GridZone readGrid(FieldReader &reader)
{
    GridZone grid;
    readEntry(reader, grid);
    grid.iso3 = reader.text("iso3").value_or(std::string());
    grid.inEu = reader.flag("eu").value_or(false);
    grid.biddingZone = reader.text("bidding_zone");
    grid.electricityMapsZone = reader.text("electricitymaps_zone");
    if (const auto *items = reader.sequence("intensities"))
        for (const Node &node : *items) {
            FieldReader inner(node, reader.source(), reader.diagnostics());
            grid.intensities.push_back({inner.requiredNumber("g_per_kwh"), inner.integer("year"),
                                        inner.requiredText("method"), inner.requiredText("source")});
            inner.finish();
            if (!inner.ok())
                grid.intensities.pop_back();
        }
    if (const auto *items = reader.sequence("prices"))
        for (const Node &node : *items) {
            FieldReader inner(node, reader.source(), reader.diagnostics());
            GridPrice price;
            price.eurPerMwh = inner.number("eur_per_mwh").value_or(0.0); // a mean may be below zero
            price.kind = inner.requiredText("kind");
            price.period = inner.requiredText("period");
            price.months = inner.integer("months");
            price.band = inner.text("band");
            price.source = inner.requiredText("source");
            price.verified = inner.flag("verified").value_or(false);
            inner.finish();
            if (inner.ok())
                grid.prices.push_back(std::move(price));
        }
    return grid;
}

Provider readProvider(FieldReader &reader)
{
    Provider provider;
    readEntry(reader, provider);
    provider.headquarters = reader.text("hq");
    provider.jurisdiction = reader.text("jurisdiction");
    provider.usExposure = reader.text("us_exposure");
    if (const auto *items = reader.sequence("offers"))
        for (const Node &node : *items) {
            FieldReader inner(node, reader.source(), reader.diagnostics());
            Offer offer;
            offer.gpu = inner.text("gpu");
            offer.gpuName = inner.requiredText("gpu_name");
            offer.gpus = inner.integer("gpus").value_or(1);
            offer.region = inner.text("region");
            offer.instance = inner.text("instance");
            offer.price = inner.requiredNumber("price");
            offer.currency = inner.requiredText("currency");
            offer.basis = inner.requiredText("basis");
            offer.eurPerGpuHour = inner.positive("eur_per_gpu_hour");
            offer.date = inner.text("date").value_or("unknown");
            offer.confidence = inner.text("confidence");
            offer.source = inner.requiredText("source");
            offer.verified = inner.flag("verified").value_or(false);
            offer.note = inner.text("note");
            inner.finish();
            if (inner.ok())
                provider.offers.push_back(std::move(offer));
        }
    return provider;
}

CostItem readCost(FieldReader &reader)
{
    CostItem cost;
    readEntry(reader, cost);
    cost.value = reader.requiredNumber("value");
    cost.unit = reader.requiredText("unit");
    cost.quotedFrom = reader.text("quoted_from");
    return cost;
}

namespace {

std::optional<BudgetForm> budgetForm(std::string_view id)
{
    if (id == "total_fraction")
        return BudgetForm::TotalFraction;
    if (id == "static_fraction")
        return BudgetForm::StaticFraction;
    if (id == "free_fraction")
        return BudgetForm::FreeFraction;
    return std::nullopt;
}

EngineVersion readEngineVersion(FieldReader &reader, const Node &node)
{
    EngineVersion version;
    version.from = reader.requiredText("from");
    const std::string form = reader.requiredText("form");
    if (const auto known = budgetForm(form))
        version.form = *known;
    else
        reader.error({CORE_TEXT("“%1” is no form of a memory budget."), {form}}, node);
    version.utilisationFraction = reader.requiredNumber("utilisation");
    if (version.utilisationFraction > 1.0)
        reader.error({CORE_TEXT("utilisation is a share between 0 and 1, but is %1."),
                      {TextNumber{version.utilisationFraction}}},
                     node);
    version.graphsBytes = reader.number("graphs_gib").value_or(0.0) * gibibyte;
    version.graphsInsideBudget = reader.flag("graphs_inside_budget").value_or(false);
    version.activationBytes = scaled(reader.number("activation_gib"), gibibyte);
    version.activationFactorsByTp = reader.numbers("activation_factors");
    version.moeActivationFactorsByTp = reader.numbers("moe_activation_factors");
    version.sources = reader.texts("sources");
    version.verified = reader.flag("verified").value_or(false);
    if (const Node *map = reader.map("non_torch_gib"))
        for (const auto &[key, value] : map->members()) {
            const auto tp = parseInteger(key);
            const auto gib = parseNumber(value.text());
            if (tp && gib && *tp > 0 && *tp < 100'000)
                version.nonTorchBytesByTp[static_cast<int>(*tp)] = *gib * gibibyte;
            else
                reader.error({CORE_TEXT("%1 must be a number, but is “%2”."), {key, value.text()}}, value);
        }
    if (const Node *map = reader.map("activation_gib_by_family"))
        for (const auto &[key, value] : map->members()) {
            if (const auto gib = parseNumber(value.text()))
                version.activationBytesByFamily[key] = *gib * gibibyte;
            else
                reader.error({CORE_TEXT("%1 must be a number, but is “%2”."), {key, value.text()}}, value);
        }
    return version;
}

} // namespace

EngineSpec readEngine(FieldReader &reader)
{
    EngineSpec engine;
    readEntry(reader, engine);
    engine.maxNumSeqs = reader.integer("max_num_seqs");
    engine.maxNumBatchedTokens = reader.integer("max_num_batched_tokens");
    engine.maxNumSeqsSmall = reader.integer("max_num_seqs_small");
    engine.maxNumBatchedTokensSmall = reader.integer("max_num_batched_tokens_small");
    engine.blockTokens = reader.integer("block_tokens").value_or(16);
    if (const auto *items = reader.sequence("versions"))
        for (const Node &node : *items) {
            FieldReader inner(node, reader.source(), reader.diagnostics());
            EngineVersion version = readEngineVersion(inner, node);
            inner.finish();
            if (inner.ok())
                engine.versions.push_back(std::move(version));
        }
    std::stable_sort(
        engine.versions.begin(), engine.versions.end(),
        [](const EngineVersion &a, const EngineVersion &b) { return compareVersions(a.from, b.from) < 0; });
    if (engine.versions.empty())
        reader.diagnostics().error({CORE_TEXT("The engine “%1” has no usable version record."), {engine.id}},
                                   reader.source());
    return engine;
}

} // namespace core::catalogue
