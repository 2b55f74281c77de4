// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario's fields of what it runs on: model, hardware, engine, site.
#include "ui/texts.h"
#include "ui/widgets/scenariofieldmakers.h"

#include <QCoreApplication>
#include <array>
#include <utility>

namespace ui::scenario {

using core::project::Project;
using Kind = Field::Kind;
using namespace make;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Scenario)
};

Field byDefault(Field field, double standard)
{
    field.standard = standard;
    return field;
}

Field byDefault(Field field, const char *standard)
{
    field.standardChoice = path(standard);
    return field;
}

/// How the model is spread over GPUs.
void addSplit(QList<Field> &fields)
{
    const auto degree = [](const char *where, const QString &label, double most) {
        return byDefault(integer(Group::Hardware, where, label, {}, {1, most}), 1.0);
    };
    fields << hinted(degree("scenario.parallelism.tp", Say::tr("Tensor parallel"), 16),
                     Say::tr("Over PCIe only when the model does not fit otherwise. Below 10 concurrent requests one "
                             "big replica; from 20 on, or where one may fail, several smaller ones."));
    fields << hinted(degree("scenario.parallelism.pp", Say::tr("Pipeline parallel"), 8),
                     Say::tr("The layers are split among so many groups of GPUs, one after another."));
    fields << hinted(degree("scenario.parallelism.ep", Say::tr("Expert parallel"), 64),
                     Say::tr("The experts of a mixture are spread whole over so many ranks; tokens travel to them."));
    fields << hinted(degree("scenario.parallelism.dp", Say::tr("Data parallel"), 64),
                     Say::tr("Attention data parallelism: so many ranks each hold the requests of their own, and share "
                             "the experts. A replica takes so many times the GPUs."));
}

/// What replaces the catalogue and the engine's table.
void addMemory(QList<Field> &fields)
{
    fields << hinted(
        integer(Group::Hardware, "scenario.hardware.gpu_count", Say::tr("GPUs in all"), {}, {1, 1024, true}),
        Say::tr("Of the whole fleet, where it is given and not to be sized."));
    fields << hinted(
        number(Group::Hardware, "scenario.hardware.vram_gb", Say::tr("Memory of a GPU"), Say::tr("GB"), {8, 512, true}),
        Say::tr("In place of the catalogue's usable memory."));
    fields << hinted(
        number(Group::Hardware, "scenario.memory.activations_gb", Say::tr("Activations"), Say::tr("GB"), {0, 40}),
        Say::tr("Of each GPU, in place of the engine's table."));
    fields << hinted(
        number(Group::Hardware, "scenario.memory.overhead_gb", Say::tr("Overhead"), Say::tr("GB"), {0, 40}),
        Say::tr("Context, communication buffers and CUDA graphs of each GPU, in place of the engine's "
                "table."));
}

void addSpeculation(QList<Field> &fields)
{
    fields << hinted(byDefault(choice(Group::Engine, "scenario.engine.chunked_prefill", Say::tr("Chunked prefill"),
                                      list({"true", "false"}), {Say::tr("on"), Say::tr("off")}),
                               "true"),
                     Say::tr("Long prompts are computed in pieces between the tokens of the others, which wait less."));
    Field draft = choice(Group::Engine, "scenario.engine.speculative.draft", Say::tr("Draft model"), {});
    draft.kind = Kind::Text;
    fields << hinted(draft, Say::tr("A small model of the same family and vocabulary that guesses ahead."));
    fields << hinted(
        integer(Group::Engine, "scenario.engine.speculative.tokens", Say::tr("Draft tokens"), Say::tr("tok"), {1, 10}),
        Say::tr("Tokens guessed before each step of the large model: 3 to 5 are usual."));
    fields << playful(
        hinted(share(Group::Engine, "scenario.engine.speculative.acceptance", Say::tr("Acceptance rate"), {}),
               Say::tr("The share of guesses that the large model keeps, 0.5 to 0.8. Without it "
                       "speculation is not counted; its gain shrinks at high batch.")));
}

/// Throughput that is stated instead of computed.
void addGiven(QList<Field> &fields, const Project &project)
{
    const auto rate = [](const char *where, const QString &label, const QString &unit, double most) {
        return number(Group::Engine, where, label, unit, {0.1, most, true});
    };
    const QString hint = Say::tr("Throughput of the fleet that is stated instead of "
                                 "computed or measured.");
    fields << hinted(rate("scenario.throughput.output_tokens_per_s", Say::tr("Given output"), Say::tr("tok/s"), 1e5),
                     hint);
    fields << hinted(rate("scenario.throughput.goodput_tokens_per_s", Say::tr("Given goodput"), Say::tr("tok/s"), 1e5),
                     hint);
    fields << hinted(rate("scenario.throughput.total_tokens_per_s", Say::tr("Given total"), Say::tr("tok/s"), 1e6),
                     Say::tr("Prompt and answer tokens together: throughput of the fleet that is stated instead of "
                             "computed or measured."));
    fields << hinted(
        rate("scenario.throughput.request_throughput_rps", Say::tr("Given requests"), Say::tr("req/s"), 1e4), hint);
    if (project.scenario.throughput)
        fields << hinted(byDefault(choice(Group::Engine, "scenario.throughput.provenance", Say::tr("Given by"),
                                          list({"design", "benchmark", "production"}),
                                          {Say::tr("design"), Say::tr("benchmark"), Say::tr("production")}),
                                   "design"),
                         Say::tr("Whether it was designed, benchmarked, or seen in production: figures that stand on "
                                 "it carry the mark."));
}

void addEngine(QList<Field> &fields, const Project &project)
{
    Field engine =
        choice(Group::Engine, "scenario.engine.id", Say::tr("Engine"), list({"vllm", "sglang", "tensorrt-llm", "tgi"}));
    engine.kind = Kind::Text;
    fields << important(engine,
                        Say::tr("The program that serves the model; its overheads are taken from the catalogue."));
    Field version = choice(Group::Engine, "scenario.engine.version", Say::tr("Version"), {});
    version.kind = Kind::Text;
    fields << hinted(version, Say::tr("Figures of two versions are not of one kind: state the one that is run."));
    fields << important(
        integer(Group::Engine, "scenario.engine.max_num_seqs", QStringLiteral("max-num-seqs"), {}, {1, 1024, true}),
        Say::tr("Chat 256, RAG 64, coding 128, summarisation 32, batch 16 are starting points. vLLM takes 1,024 on "
                "GPUs of 70 GB and more, 256 on smaller ones and on the A100."));
    fields << hinted(integer(Group::Engine, "scenario.engine.max_num_batched_tokens", Say::tr("Token budget"),
                             Say::tr("tok"), {512, 131'072, true}),
                     Say::tr("max-num-batched-tokens: chat 16,384, RAG and coding 32,768, others 65,536. Leave the "
                             "default (8,192; on small GPUs 2,048) below 50 % KV use with an empty queue."));
    fields << hinted(share(Group::Engine, "scenario.engine.gpu_memory_utilization", Say::tr("GPU memory"), {}),
                     Say::tr("The share of the card that the engine may take."));
    addSpeculation(fields);
    addGiven(fields, project);
}

} // namespace

void addMachine(QList<Field> &fields, const Project &project)
{
    const QStringList precisions = list({"bf16", "fp16", "fp8", "int8", "int4", "awq", "gptq", "mxfp4", "nvfp4"});
    const QStringList kvPrecisions = list({"bf16", "fp16", "fp8"});
    const auto upper = [](QStringList words) {
        for (QString &word : words)
            word = word.toUpper();
        return words;
    };
    Field model = choice(Group::Model, "scenario.model.id", Say::tr("Model"), {});
    model.kind = Kind::Text;
    fields << important(model, Say::tr("Its layers and parameters are taken from the catalogue."));
    fields << important(
        choice(Group::Model, "scenario.model.weights", Say::tr("Weights"), precisions, upper(precisions)),
        Say::tr("Quantisation is the first lever before buying; "
                "attach an evaluation of its quality."));
    fields << hinted(
        choice(Group::Model, "scenario.model.kv", Say::tr("KV cache"), kvPrecisions, upper(kvPrecisions)),
        Say::tr("The precision in which running requests are kept: half the bytes hold twice the requests."));

    for (const auto &[where, label] :
         std::array{std::pair("scenario.model.parameters", Say::tr("Parameters")),
                    std::pair("scenario.model.active_parameters", Say::tr("Active of them"))}) {
        Field parameters = number(Group::Model, where, label, QStringLiteral("10⁹"), {0.5, 2000, true});
        parameters.shownPerStored = 1e-9;
        fields << hinted(parameters, Say::tr("For a model that the catalogue does not know, or to overrule it. In a "
                                             "mixture of experts only the active ones are read for a token."));
    }

    Field gpu = choice(Group::Hardware, "scenario.hardware.gpu", Say::tr("GPU"), {});
    gpu.kind = Kind::Text;
    fields << important(gpu, Say::tr("Its memory, bandwidth and power are taken from the catalogue."));
    fields << important(
        integer(Group::Hardware, "scenario.hardware.gpus_per_node", Say::tr("GPUs per node"), {}, {1, 16}),
        Say::tr("A replica is best kept within one node: the link between nodes is far slower."));
    addSplit(fields);
    // Before the degrees that only a mixture of experts has.
    fields.insert(
        fields.size() - 2,
        hinted(choice(Group::Hardware, "scenario.hardware.link", Say::tr("Link"), list({"nvlink", "xgmi", "pcie"}),
                      {QStringLiteral("NVLink"), QStringLiteral("xGMI"), QStringLiteral("PCIe")}),
               Say::tr("What the GPUs of a node talk over; it sets the price of tensor parallelism.")));
    addMemory(fields);
    addEngine(fields, project);
}

void addPlace(QList<Field> &fields)
{
    Field zone =
        choice(Group::Site, "site.zone", Say::tr("Country"),
               list({"AT", "BE", "CH", "DE", "DK", "ES", "FI", "FR", "IE", "IT", "NL", "NO", "PL", "PT", "SE", "US"}));
    zone.kind = Kind::Text;
    fields << important(zone, Say::tr("Where the machines stand: it sets the grid, and what the law is."));
    fields << important(number(Group::Site, "site.grid_g_per_kwh", Say::tr("Grid"), Say::tr("g/kWh"), {5, 900, true}),
                        Say::tr("State the method (lifecycle or direct) and the year with it."));
    Field pue = number(Group::Site, "energy.pue", Say::tr("PUE"), Say::tr("ratio"), {1.0, 2.5});
    pue.unitSpoken = false;
    fields << important(pue,
                        Say::tr("Energy of the whole facility over that of its computers, as a mean of the year."));
    fields << hinted(number(Group::Site, "energy.power_w", Say::tr("Power"), Say::tr("W"), {100, 100'000, true}),
                     Say::tr("Of the whole fleet under load, measured where “Measured at” says."));
    Field method = choice(Group::Site, "site.grid_method", Say::tr("Grid method"), list({"lifecycle", "direct"}),
                          {Say::tr("lifecycle"), Say::tr("direct")});
    method.kind = Kind::Text;
    fields << hinted(method,
                     Say::tr("Lifecycle counts building the plants, direct only what leaves their chimneys: the "
                             "two are not compared."));
    Field year = choice(Group::Site, "site.grid_year", Say::tr("Grid year"), list({"2023", "2024", "2025", "2026"}));
    year.kind = Kind::Text;
    fields << hinted(year, Say::tr("Of which year the figure of the grid is."));
    Field gate = choice(Group::Site, "sovereignty.gate", Say::tr("Gate"), list({"EU", "SEAL-2", "SEAL-3", "SEAL-4"}));
    gate.kind = Kind::Text;
    fields << hinted(gate, Say::tr("What a place and an operator must hold to be considered at all."));
    fields << hinted(choice(Group::Site, "energy.boundary", Say::tr("Measured at"), list({"board", "node", "facility"}),
                            {Say::tr("board"), Say::tr("node"), Say::tr("facility")}),
                     Say::tr("The boards alone, the nodes with fans and losses, or the meter of the building."));
    fields << hinted(share(Group::Site, "energy.idle_share", Say::tr("Idle power"), {}),
                     Say::tr("What the machines draw with nothing to do, as a share of their full power."));
    fields << hinted(share(Group::Site, "energy.power_share", Say::tr("Share of rated power"), {}),
                     Say::tr("The measured draw of the boards over their rated power; used where no power is stated."));
    fields << hinted(
        number(Group::Site, "energy.node_factor", Say::tr("Node over board"), QStringLiteral("×"), {1.0, 2.0}),
        Say::tr("CPUs, network cards, fans and losses of the power supplies."));
    Field provider = choice(Group::Site, "sovereignty.provider", Say::tr("Operator"),
                            list({"own", "scaleway", "ovhcloud", "nebius", "verda", "hyperstack"}));
    provider.kind = Kind::Text;
    fields << hinted(provider, Say::tr("own, or a provider of the catalogue: its price and jurisdiction are taken from "
                                       "there where the project is silent."));
    fields << hinted(number(Group::Site, "site.market_g_per_kwh", Say::tr("Contract"), Say::tr("g/kWh"), {0, 900}),
                     Say::tr("Carbon of the electricity that is contracted for (market-based)."));
    fields << hinted(number(Group::Site, "site.water_l_per_kwh", Say::tr("Water"), Say::tr("l/kWh"), {0.0, 3.0}),
                     Say::tr("What cooling uses up for each kilowatt-hour at the meter."));
    fields << hinted(number(Group::Site, "energy.embodied.kg_per_gpu", Say::tr("Embodied CO₂ per GPU"),
                            Say::tr("kg CO₂e"), {10, 1000, true}),
                     Say::tr("What making the hardware gave off, spread over its years of use."));
    fields << hinted(
        number(Group::Site, "energy.embodied.lifetime_years", Say::tr("Years of use"), Say::tr("years"), {1, 10}),
        Say::tr("Over which the carbon of making the hardware is spread."));
}

} // namespace ui::scenario
