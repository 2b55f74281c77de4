// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cataloguefields.h"

#include "ui/style/unitwords.h"

#include <QCoreApplication>

namespace ui::catalogue {

using core::catalogue::Kind;
using Type = EditField::Type;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Catalogue)
};

EditField text(const QString &title, const char *path)
{
    return {.title = title, .path = path};
}

EditField number(const QString &title, const char *path, const QString &unit = {})
{
    return {.title = title, .path = path, .type = Type::Number, .unit = unit};
}

EditField flag(const QString &title, const char *path)
{
    return {.title = title, .path = path, .type = Type::Flag};
}

EditField lines(const QString &title, const char *path, const QString &hint = {})
{
    return {.title = title, .path = path, .type = Type::Lines, .hint = hint};
}

EditField tree(const QString &title, const char *path, const QString &hint)
{
    return {.title = title, .path = path, .type = Type::Tree, .hint = hint};
}

EditField required(EditField field)
{
    field.required = true;
    return field;
}

EditField in(EditField field, double factor)
{
    field.unitFactor = factor;
    return field;
}

QList<EditField> gpuFields()
{
    const QString rate = Say::tr("TFLOP/s dense");
    return {
        text(Say::tr("Vendor"), "vendor"),
        text(Say::tr("Form"), "form_factor"),
        required(number(Say::tr("Memory (label)"), "memory_gb", unitWords("GB"))),
        in(number(Say::tr("Memory a process sees"), "usable_bytes", unitWords("GB")), 1e9),
        text(Say::tr("Where that was seen"), "usable_source"),
        required(number(Say::tr("Bandwidth"), "bandwidth_gb_s", unitWords("GB/s"))),
        required(number(Say::tr("BF16"), "bf16_tflops", rate)),
        number(Say::tr("FP8"), "fp8_tflops", rate),
        number(Say::tr("FP4"), "fp4_tflops", rate),
        number(Say::tr("INT8"), "int8_tops", Say::tr("TOP/s dense")),
        number(Say::tr("Measured BF16"), "measured_bf16_tflops", Say::tr("TFLOP/s")),
        number(Say::tr("Measured FP8"), "measured_fp8_tflops", Say::tr("TFLOP/s")),
        required(number(Say::tr("Board power"), "board_power_w", QStringLiteral("W"))),
        number(Say::tr("Power with its share of the node"), "allin_power_w", QStringLiteral("W")),
        text(Say::tr("Link"), "link.technology"),
        number(Say::tr("Link rate, one direction"), "link.gb_s", unitWords("GB/s")),
        number(Say::tr("GPUs on that link"), "link.gpus"),
        number(Say::tr("PCIe generation"), "pcie_generation"),
    };
}

QList<EditField> modelFields()
{
    return {
        required(number(Say::tr("Layers"), "layers")),
        required(number(Say::tr("Hidden size"), "hidden")),
        required(number(Say::tr("Vocabulary"), "vocabulary", Say::tr("tokens"))),
        tree(Say::tr("Attention"), "attention",
             Say::tr("One group of layers a line: kind full, sliding, mla, deltanet or mamba2 with its dimensions.")),
        number(Say::tr("Layers with a dense MLP"), "dense_layers"),
        number(Say::tr("Intermediate size"), "intermediate"),
        number(Say::tr("Matrices of the MLP"), "mlp_matrices"),
        tree(Say::tr("Experts"), "moe",
             Say::tr("experts, top_k, intermediate and layers; shared and shared_intermediate where it has them.")),
        flag(Say::tr("Embedding and LM head are one"), "tied_embeddings"),
        text(Say::tr("Native precision"), "native_dtype"),
        number(Say::tr("Longest context"), "max_context", Say::tr("tokens")),
        in(number(Say::tr("Published parameters"), "parameters_published", Say::tr("billions")), 1e9),
        in(number(Say::tr("Published active parameters"), "active_published", Say::tr("billions")), 1e9),
        lines(Say::tr("Draft models"), "drafts", Say::tr("Ids of models with the same vocabulary, one a line.")),
        text(Say::tr("Licence"), "license"),
        text(Say::tr("Origin"), "origin"),
    };
}

QList<EditField> gridFields()
{
    return {
        text(Say::tr("Country code of three letters"), "iso3"),
        flag(Say::tr("In the EU"), "eu"),
        text(Say::tr("ENTSO-E code"), "bidding_zone"),
        text(Say::tr("Electricity Maps zone"), "electricitymaps_zone"),
        tree(Say::tr("Carbon intensities"), "intensities",
             Say::tr("One a line with g_per_kwh, year, method (lifecycle …) and source.")),
        tree(Say::tr("Prices"), "prices",
             Say::tr("One a line with eur_per_mwh, kind (wholesale or industrial), period and source.")),
    };
}

QList<EditField> providerFields()
{
    return {
        text(Say::tr("Headquarters"), "hq"),
        text(Say::tr("Jurisdiction"), "jurisdiction"),
        text(Say::tr("Exposed to US law"), "us_exposure"),
    };
}

QList<EditField> engineFields()
{
    return {
        number(Say::tr("Sequences"), "max_num_seqs"),
        number(Say::tr("Tokens a step"), "max_num_batched_tokens"),
        number(Say::tr("Sequences, small cards"), "max_num_seqs_small"),
        number(Say::tr("Tokens a step, small cards"), "max_num_batched_tokens_small"),
        number(Say::tr("Block"), "block_tokens", Say::tr("tokens")),
    };
}

QList<EditField> costFields()
{
    return {
        required(number(Say::tr("Value"), "value")),
        required(text(Say::tr("Unit"), "unit")),
        text(Say::tr("Quoted from"), "quoted_from"),
    };
}

QList<EditField> offerFields()
{
    return {
        required(text(Say::tr("GPU as the provider writes it"), "gpu_name")),
        text(Say::tr("Id of the GPU in the catalogue"), "gpu"),
        number(Say::tr("GPUs"), "gpus"),
        text(Say::tr("Region"), "region"),
        text(Say::tr("Instance"), "instance"),
        required(number(Say::tr("Price as quoted"), "price")),
        required(text(Say::tr("Currency"), "currency")),
        required(text(Say::tr("Basis"), "basis")),
        number(Say::tr("Price of a GPU"), "eur_per_gpu_hour", Say::tr("€/GPU-h")),
        required(text(Say::tr("Quoted on"), "date")),
        required(text(Say::tr("Source"), "source")),
        flag(Say::tr("I have checked it"), "verified"),
        text(Say::tr("Note"), "note"),
    };
}

QList<EditField> versionFields()
{
    const QString gib = unitWords("GiB");
    return {
        required(text(Say::tr("From version"), "from")),
        required(text(Say::tr("Form of the budget"), "form")),
        required(in(number(Say::tr("Default share of the memory"), "utilisation", QStringLiteral("%")), 0.01)),
        tree(Say::tr("Context and buffers by TP"), "non_torch_gib",
             Say::tr("GiB for each tensor parallelism, such as {1: 0.26, 2: 2.08}; the nearest lower one counts.")),
        number(Say::tr("CUDA graphs"), "graphs_gib", gib),
        flag(Say::tr("Graphs are taken from the share"), "graphs_inside_budget"),
        number(Say::tr("Activations"), "activation_gib", gib),
        tree(Say::tr("Activations by family"), "activation_gib_by_family",
             Say::tr("GiB for each beginning of a model's id, such as {llama: 1.4, gpt-oss: 2.9}.")),
        lines(Say::tr("Sources"), "sources", Say::tr("One a line.")),
        flag(Say::tr("I have checked it"), "verified"),
    };
}

} // namespace

QString entryTitle(Kind kind)
{
    switch (kind) {
    case Kind::Gpus:
        return Say::tr("GPU");
    case Kind::Models:
        return Say::tr("Model");
    case Kind::Grids:
        return Say::tr("Grid");
    case Kind::Providers:
        return Say::tr("Provider");
    case Kind::Engines:
        return Say::tr("Engine");
    case Kind::Costs:
        return Say::tr("Cost");
    }
    return {};
}

QString kindTitle(Kind kind)
{
    switch (kind) {
    case Kind::Gpus:
        return Say::tr("GPUs");
    case Kind::Models:
        return Say::tr("Models");
    case Kind::Grids:
        return Say::tr("Grids");
    case Kind::Providers:
        return Say::tr("Prices");
    case Kind::Engines:
        return Say::tr("Engines");
    case Kind::Costs:
        return Say::tr("Costs");
    }
    return {};
}

QString itemTitle(Kind kind)
{
    return kind == Kind::Providers ? Say::tr("Offer") : kind == Kind::Engines ? Say::tr("Version") : QString();
}

std::string itemList(Kind kind)
{
    return kind == Kind::Providers ? "offers" : kind == Kind::Engines ? "versions" : "";
}

QList<EditField> entryFields(Kind kind)
{
    QList<EditField> fields{required(text(Say::tr("Name"), "name"))};
    switch (kind) {
    case Kind::Gpus:
        fields << gpuFields();
        break;
    case Kind::Models:
        fields << modelFields();
        break;
    case Kind::Grids:
        fields << gridFields();
        break;
    case Kind::Providers:
        fields << providerFields();
        break;
    case Kind::Engines:
        fields << engineFields();
        break;
    case Kind::Costs:
        fields << costFields();
        break;
    }
    fields << lines(Say::tr("Other names"), "aliases", Say::tr("As tools write it, one a line."))
           << lines(Say::tr("Sources"), "sources", Say::tr("One a line.")) << text(Say::tr("As of"), "date")
           << flag(Say::tr("I have checked it"), "verified") << text(Say::tr("Note"), "note");
    return fields;
}

QList<EditField> itemFields(Kind kind)
{
    return kind == Kind::Providers ? offerFields() : kind == Kind::Engines ? versionFields() : QList<EditField>();
}

} // namespace ui::catalogue
