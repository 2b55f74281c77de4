// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scenariofields.h"

#include "core/parsenumber.h"
#include "ui/texts.h"
#include "ui/widgets/scenariofieldmakers.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui::scenario {

using core::LatencyMetric;
using core::SloTerm;
using core::project::Node;
using core::project::OptionalQuantity;
using core::project::Project;
using Kind = Field::Kind;
using namespace make;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Scenario)
};

void addWorkload(QList<Field> &fields, const Project &project)
{
    const core::project::Workload &workload = project.scenario.workload;
    const bool closed = workload.arrivals.kind == core::project::ArrivalKind::Closed;
    fields << (closed ? important(integer(Group::Workload, "scenario.workload.arrivals.concurrency",
                                          Say::tr("Concurrency"), {}, {1, 512, true}),
                                  Say::tr("Requests in flight at once: each is followed by the next when it ends."))
                      : important(number(Group::Workload, "scenario.workload.arrivals.rate_rps", Say::tr("Demand"),
                                         Say::tr("req/s"), {0.1, 1000, true}),
                                  Say::tr("Size for the 95th percentile of the hour and "
                                          "not for the mean.")));
    const bool promptMedian = workload.promptTokens.p50 && !workload.promptTokens.mean;
    const bool outputMedian = workload.outputTokens.p50 && !workload.outputTokens.mean;
    fields << important(
        number(Group::Workload,
               promptMedian ? "scenario.workload.prompt_tokens.p50" : "scenario.workload.prompt_tokens.mean",
               promptMedian ? Say::tr("Prompt p50") : Say::tr("Prompt mean"), Say::tr("tok"), {16, 32768, true}),
        Say::tr("Chat 150, RAG 1,500, coding 800, summarisation 2,500, batch 4,000 "
                "tokens are usual medians."));
    fields << important(
        number(Group::Workload,
               outputMedian ? "scenario.workload.output_tokens.p50" : "scenario.workload.output_tokens.mean",
               outputMedian ? Say::tr("Output p50") : Say::tr("Output mean"), Say::tr("tok"), {16, 8192, true}),
        Say::tr("Chat 300, RAG 200, coding 500, summarisation 400, batch 800 tokens "
                "are usual medians."));
    fields << hinted(share(Group::Workload, "scenario.workload.prefix.hit_rate", Say::tr("Prefix hits"), {}),
                     Say::tr("Static text first, semi-static next, dynamic last. "
                             "Worth little where no prompt is shared."));
}

QString termLabel(const SloTerm &term)
{
    const QString metric = term.metric == LatencyMetric::Ttft   ? Say::tr("TTFT")
                           : term.metric == LatencyMetric::Tpot ? Say::tr("TPOT")
                           : term.metric == LatencyMetric::Itl  ? Say::tr("ITL")
                                                                : Say::tr("End to end");
    return term.quantile ? QStringLiteral("%1 p%2").arg(metric, formatNumber(*term.quantile * percent))
                         : Say::tr("%1 mean").arg(metric);
}

Field termField(const SloTerm &term)
{
    Field field;
    field.group = Group::Slo;
    // A dot within a key ("ttft_p99.9_ms") is no separator of the path.
    field.path = QStringLiteral("scenario.slo.") +
                 fromUtf8(core::sloTermKey(term)).replace(QLatin1Char('.'), QStringLiteral("\\."));
    field.label = termLabel(term);
    field.unit = Say::tr("ms");
    field.logarithmic = true;
    field.important = true;
    switch (term.metric) {
    case LatencyMetric::Ttft:
        field.minimum = 50;
        field.maximum = 10'000;
        field.hint = Say::tr("Chat 500 to 2,000 ms at p95; coding with long prompts 2 "
                             "to 4 s; voice below 500 ms.");
        break;
    case LatencyMetric::Tpot:
    case LatencyMetric::Itl:
        field.minimum = 5;
        field.maximum = 200;
        field.hint = Say::tr("Pauses are felt above 80 ms; below 30 ms is faster than "
                             "reading; 40 to 60 ms is the usual target.");
        break;
    case LatencyMetric::E2e:
        field.minimum = 500;
        field.maximum = 120'000;
        field.hint = Say::tr("From sending a request to the last token of its answer.");
        break;
    }
    return field;
}

void addSlo(QList<Field> &fields, const Project &project)
{
    constexpr double usualQuantile = 0.95;
    std::vector<SloTerm> terms = project.scenario.slo.terms;
    for (const LatencyMetric metric : {LatencyMetric::Ttft, LatencyMetric::Tpot}) {
        const bool there =
            std::any_of(terms.begin(), terms.end(), [metric](const SloTerm &t) { return t.metric == metric; });
        if (!there)
            terms.push_back(SloTerm{metric, usualQuantile, 0.0});
    }
    for (const SloTerm &term : terms)
        fields << termField(term);
    fields << hinted(share(Group::Slo, "scenario.slo.goodput_min", Say::tr("Goodput target"),
                           core::Slo::defaultGoodputMinFraction * percent),
                     Say::tr("The share of requests that must keep every promise above."));
    fields << hinted(share(Group::Slo, "scenario.sizing.headroom", Say::tr("Head-room"), {}),
                     Say::tr("20 to 30 % over the demand of the 95th percentile hour."));
    fields << hinted(share(Group::Slo, "scenario.sizing.reserve", Say::tr("Reserve"), {}),
                     Say::tr("15 to 25 % for re-embedding, canary evaluations and rollback."));
}

void addMachine(QList<Field> &fields)
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

    Field gpu = choice(Group::Hardware, "scenario.hardware.gpu", Say::tr("GPU"), {});
    gpu.kind = Kind::Text;
    fields << important(gpu, Say::tr("Its memory, bandwidth and power are taken from the catalogue."));
    fields << important(
        integer(Group::Hardware, "scenario.hardware.gpus_per_node", Say::tr("GPUs per node"), {}, {1, 16}),
        Say::tr("A replica is best kept within one node: the link between nodes is far slower."));
    fields << hinted(choice(Group::Hardware, "scenario.hardware.link", Say::tr("Link"),
                            list({"nvlink", "xgmi", "pcie"}),
                            {QStringLiteral("NVLink"), QStringLiteral("xGMI"), QStringLiteral("PCIe")}),
                     Say::tr("What the GPUs of a node talk over; it sets the price of tensor parallelism."));
    fields << hinted(integer(Group::Hardware, "scenario.parallelism.tp", Say::tr("Tensor parallel"), {}, {1, 16}),
                     Say::tr("Over PCIe only when the model does not fit otherwise."));
    fields << hinted(integer(Group::Hardware, "scenario.parallelism.pp", Say::tr("Pipeline parallel"), {}, {1, 8}),
                     Say::tr("The layers are split among so many groups of GPUs, one after another."));

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
        Say::tr("Chat 256, RAG 64, coding 128, summarisation 32, "
                "batch 16 are starting points."));
    fields << hinted(integer(Group::Engine, "scenario.engine.max_num_batched_tokens", Say::tr("Token budget"),
                             Say::tr("tok"), {512, 131'072, true}),
                     Say::tr("max-num-batched-tokens. Leave it below 50 % KV use with "
                             "an empty queue."));
    fields << hinted(share(Group::Engine, "scenario.engine.gpu_memory_utilization", Say::tr("GPU memory"), {}),
                     Say::tr("The share of the card that the engine may take."));
    fields << hinted(number(Group::Engine, "scenario.throughput.output_tokens_per_s", Say::tr("Given output"),
                            Say::tr("tok/s"), {10, 100'000, true}),
                     Say::tr("Throughput of the fleet that is stated instead of "
                             "computed or measured."));
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
    fields << important(number(Group::Site, "energy.pue", Say::tr("PUE"), Say::tr("ratio"), {1.0, 2.5}),
                        Say::tr("Energy of the whole facility over that of its computers, as a mean of the year."));
    fields << hinted(number(Group::Site, "energy.power_w", Say::tr("Power"), Say::tr("W"), {100, 100'000, true}),
                     Say::tr("Of the whole fleet under load, measured where “Measured at” says."));
    Field gate = choice(Group::Site, "sovereignty.gate", Say::tr("Gate"), list({"EU", "SEAL-2", "SEAL-3", "SEAL-4"}));
    gate.kind = Kind::Text;
    fields << hinted(gate, Say::tr("What a place and an operator must hold to be considered at all."));
    fields << hinted(choice(Group::Site, "energy.boundary", Say::tr("Measured at"), list({"board", "node", "facility"}),
                            {Say::tr("board"), Say::tr("node"), Say::tr("facility")}),
                     Say::tr("The boards alone, the nodes with fans and losses, or the meter of the building."));
    fields << hinted(share(Group::Site, "energy.idle_share", Say::tr("Idle power"), {}),
                     Say::tr("What the machines draw with nothing to do, as a share of their full power."));
    fields << hinted(share(Group::Site, "energy.power_share", Say::tr("Drawn of rated"), {}),
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
    fields << hinted(number(Group::Site, "energy.embodied.kg_per_gpu", Say::tr("Made for a GPU"), Say::tr("kg CO₂e"),
                            {10, 1000, true}),
                     Say::tr("What making the hardware gave off, spread over its years of use."));
    fields << hinted(
        number(Group::Site, "energy.embodied.lifetime_years", Say::tr("Years of use"), Say::tr("years"), {1, 10}),
        Say::tr("Over which the carbon of making the hardware is spread."));
}

QString joined(const QStringList &parts)
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(QStringLiteral(" · "));
}

QString shown(const OptionalQuantity &quantity, const QString &pattern)
{
    return quantity ? pattern.arg(formatNumber(quantity->value)) : QString();
}

QString sloSummary(const Project &project)
{
    if (project.scenario.slo.terms.empty())
        return Say::tr("none yet");
    const SloTerm &term = project.scenario.slo.terms.front();
    constexpr double millisecondsPerSecond = 1000.0;
    return Say::tr("%1 %2 ms").arg(termLabel(term), formatNumber(term.limitSeconds * millisecondsPerSecond));
}

QString workloadSummary(const Project &project)
{
    const core::project::Workload &workload = project.scenario.workload;
    for (const Profile &profile : profiles()) {
        if (workload.kind && profile.id == fromUtf8(workload.kind))
            return profile.title;
    }
    const OptionalQuantity &prompt =
        workload.promptTokens.mean ? workload.promptTokens.mean : workload.promptTokens.p50;
    const OptionalQuantity &output =
        workload.outputTokens.mean ? workload.outputTokens.mean : workload.outputTokens.p50;
    return prompt && output ? Say::tr("%1 + %2 tok").arg(formatNumber(prompt->value), formatNumber(output->value))
                            : QString();
}

QString ownershipSummary(const Project &project)
{
    const core::project::Tariff &tariff = project.economics.tariff;
    QString kind;
    if (tariff.kind)
        kind = *tariff.kind == core::project::TariffKind::Owned    ? Say::tr("owned")
               : *tariff.kind == core::project::TariffKind::Rented ? Say::tr("rented")
               : *tariff.kind == core::project::TariffKind::Leased ? Say::tr("leased")
                                                                   : Say::tr("tokens bought");
    return joined({kind, shown(tariff.eurPerHour, Say::tr("%1 €/h"))});
}

} // namespace

QString groupId(Group group)
{
    static const QStringList ids = list({"workload", "slo", "model", "hardware", "engine", "site", "ownership"});
    return ids.at(static_cast<int>(group));
}

QString groupTitle(Group group)
{
    switch (group) {
    case Group::Workload:
        return Say::tr("Workload");
    case Group::Slo:
        return Say::tr("SLO");
    case Group::Model:
        return Say::tr("Model");
    case Group::Hardware:
        return Say::tr("Hardware");
    case Group::Engine:
        return Say::tr("Engine");
    case Group::Site:
        return Say::tr("Site");
    case Group::Ownership:
        return Say::tr("Ownership");
    }
    return {};
}

QString groupSummary(Group group, const Project &project)
{
    const core::project::Scenario &scenario = project.scenario;
    switch (group) {
    case Group::Workload:
        return workloadSummary(project);
    case Group::Slo:
        return sloSummary(project);
    case Group::Model:
        return joined({fromUtf8(scenario.model.id), fromUtf8(scenario.model.weights).toUpper()});
    case Group::Hardware: {
        const QString gpu = fromUtf8(scenario.hardware.gpu);
        const auto count = scenario.hardware.gpusPerNode;
        return count && !gpu.isEmpty() ? QStringLiteral("%1 × %2").arg(*count).arg(gpu) : gpu;
    }
    case Group::Engine:
        return joined({fromUtf8(scenario.engine.id),
                       scenario.parallelism.tp ? Say::tr("TP %1").arg(*scenario.parallelism.tp) : QString()});
    case Group::Site:
        return joined({fromUtf8(project.site.zone), shown(project.energy.pue, Say::tr("PUE %1"))});
    case Group::Ownership:
        return ownershipSummary(project);
    }
    return {};
}

QList<Field> fieldsOf(const Project &project)
{
    QList<Field> fields;
    addWorkload(fields, project);
    addSlo(fields, project);
    addMachine(fields);
    addPlace(fields);
    addOwnership(fields, project);
    return fields;
}

Shown valueIn(const Node &document, const Field &field)
{
    Shown shown;
    const Node *node = document.at(field.path.toStdString());
    if (node == nullptr)
        return shown;
    if (const Node *value = node->find("value")) {
        if (const Node *source = node->find("source"))
            shown.source = fromUtf8(source->text());
        if (const Node *date = node->find("date"))
            shown.source +=
                shown.source.isEmpty() ? fromUtf8(date->text()) : QStringLiteral(", ") + fromUtf8(date->text());
        node = value;
    }
    if (const Node *median = node->find("p50"))
        node = median;
    if (node->kind() == Node::Kind::Sequence && node->items().size() == 2) {
        const auto low = core::parseNumber(node->items()[0].text());
        const auto high = core::parseNumber(node->items()[1].text());
        if (low && high) {
            shown.number = (*low + *high) / 2.0 * field.shownPerStored;
            shown.range =
                Say::tr("%1 to %2")
                    .arg(formatNumber(*low * field.shownPerStored), formatNumber(*high * field.shownPerStored));
        }
        return shown;
    }
    shown.text = fromUtf8(node->text());
    if (const auto value = core::parseNumber(node->text()))
        shown.number = *value * field.shownPerStored;
    return shown;
}

QList<Profile> profiles()
{
    return {
        {path("chat"), Say::tr("Chat"), 150, 300, 256, 16'384},
        {path("rag"), Say::tr("RAG"), 1500, 200, 64, 32'768},
        {path("coding"), Say::tr("Coding"), 800, 500, 128, 32'768},
        {path("summarisation"), Say::tr("Summarisation"), 2500, 400, 32, 65'536},
        {path("batch"), Say::tr("Batch"), 4000, 800, 16, 65'536},
    };
}

Node withProfile(const Node &document, const Profile &profile)
{
    const auto lengths = [](double p50) { return Node::map({{"p50", Node::number(p50)}}, Node::Style::Flow); };
    return document.with("scenario.workload.kind", Node::scalar(profile.id.toStdString()))
        .with("scenario.workload.prompt_tokens", lengths(profile.promptP50Tokens))
        .with("scenario.workload.output_tokens", lengths(profile.outputP50Tokens))
        .with("scenario.engine.max_num_seqs", Node::number(profile.maxNumSeqs))
        .with("scenario.engine.max_num_batched_tokens", Node::number(profile.maxNumBatchedTokens));
}

} // namespace ui::scenario
