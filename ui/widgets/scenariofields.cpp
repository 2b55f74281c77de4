// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scenariofields.h"

#include "core/parsenumber.h"
#include "core/project/sourcekeys.h"
#include "ui/texts.h"
#include "ui/widgets/localenumber.h"
#include "ui/widgets/scenariofieldmakers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>

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

/// A length by its mean or median, whichever the project states, among the first; its other figures behind "more".
void addLengths(QList<Field> &first, QList<Field> &rest, const core::project::TokenLengths &stated, const char *where,
                const std::array<QString, 4> &labels, Range range, const QString &hint)
{
    static constexpr std::array<const char *, 4> keys{".mean", ".p50", ".p95", ".p99"};
    const std::size_t leading = stated.p50 && !stated.mean ? 1 : 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::string full = std::string(where).append(keys[i]);
        Field field = number(Group::Workload, full.c_str(), labels[i], Say::tr("tok"), range);
        if (i == leading)
            first << important(field, hint);
        else
            rest << hinted(field, Say::tr("A mean hides the long ones: p95 and p99 decide memory and waiting time."));
    }
}

void addArrivals(QList<Field> &fields, const core::project::Arrivals &arrivals)
{
    using core::project::ArrivalKind;
    Field kind = choice(Group::Workload, "scenario.workload.arrivals.kind", Say::tr("Arrivals"),
                        list({"poisson", "closed", "gamma", "trace"}),
                        {Say::tr("at random"), Say::tr("closed loop"), Say::tr("in bursts"), Say::tr("recorded")});
    kind.standardChoice = path("closed");
    fields << hinted(kind, Say::tr("At random (Poisson) and in bursts, requests come whether or not the last one is "
                                   "answered; in a closed loop each client waits for its answer."));
    if (arrivals.kind == ArrivalKind::Gamma)
        fields << hinted(number(Group::Workload, "scenario.workload.arrivals.cv", Say::tr("Burstiness"), {}, {0.5, 5}),
                         Say::tr("The coefficient of variation of the gaps between requests: 1 is random, 2 is "
                                 "bursty."));
    if (arrivals.kind == ArrivalKind::Trace) {
        Field file = choice(Group::Workload, "scenario.workload.arrivals.file", Say::tr("Trace"), {});
        file.kind = Kind::Text;
        fields << hinted(file, Say::tr("The file of recorded requests, beside the project."));
    }
}

void addWorkload(QList<Field> &fields, const Project &project)
{
    const core::project::Workload &workload = project.scenario.workload;
    const bool closed = workload.arrivals.kind == core::project::ArrivalKind::Closed;
    QList<Field> rest;
    fields << (closed ? important(integer(Group::Workload, "scenario.workload.arrivals.concurrency",
                                          Say::tr("Concurrency"), {}, {1, 512, true}),
                                  Say::tr("Requests in flight at once: each is followed by the next when it ends."))
                      : important(number(Group::Workload, "scenario.workload.arrivals.rate_rps", Say::tr("Demand"),
                                         Say::tr("req/s"), {0.1, 1000, true}),
                                  Say::tr("Size for the 95th percentile of the hour and "
                                          "not for the mean.")));
    addArrivals(rest, workload.arrivals);
    addLengths(fields, rest, workload.promptTokens, "scenario.workload.prompt_tokens",
               {Say::tr("Prompt mean"), Say::tr("Prompt p50"), Say::tr("Prompt p95"), Say::tr("Prompt p99")},
               {16, 32768, true},
               Say::tr("Chat 150, RAG 1,500, coding 800, summarisation 2,500, batch 4,000 "
                       "tokens are usual medians."));
    addLengths(fields, rest, workload.outputTokens, "scenario.workload.output_tokens",
               {Say::tr("Output mean"), Say::tr("Output p50"), Say::tr("Output p95"), Say::tr("Output p99")},
               {16, 8192, true},
               Say::tr("Chat 300, RAG 200, coding 500, summarisation 400, batch 800 tokens "
                       "are usual medians."));
    fields << playful(hinted(share(Group::Workload, "scenario.workload.prefix.hit_rate", Say::tr("Prefix hits"), {}),
                             Say::tr("Static text first, semi-static next, dynamic last. "
                                     "Worth little where no prompt is shared.")));
    fields << hinted(number(Group::Workload, "scenario.workload.prefix.shared_tokens", Say::tr("Shared prefix"),
                            Say::tr("tok"), {0, 8192}),
                     Say::tr("The tokens with which prompts begin alike: system prompt, tools, examples. The hits "
                             "count only for them."));
    fields << rest;
    fields << hinted(number(Group::Workload, "scenario.workload.live_context_tokens", Say::tr("Live context"),
                            Say::tr("tok"), {64, 131'072, true}),
                     Say::tr("What a running request holds on average. Left open it follows from the lengths, long "
                             "answers counting more."));
    Field sampling = choice(Group::Workload, "scenario.workload.sampling", Say::tr("Sampling"),
                            list({"greedy", "top_p"}), {Say::tr("greedy"), QStringLiteral("top-p")});
    sampling.standardChoice = path("greedy");
    fields << hinted(sampling, Say::tr("Drawing from the likeliest tokens costs a little time at each of them."));
    Field hours =
        number(Group::Workload, "scenario.workload.hours_per_day", Say::tr("Hours a day"), Say::tr("h"), {1, 24});
    hours.standard = 24.0;
    fields << hinted(hours, Say::tr("In which there is any demand; the machines are paid for all the same."));
    Field shape = choice(Group::Workload, "scenario.workload.load_shape", Say::tr("Shape of the day"), {});
    shape.kind = Kind::List;
    fields << hinted(shape, Say::tr("24 numbers, one for each hour from midnight, in any unit: they are taken relative "
                                    "to the busiest hour. A column of a spreadsheet can be pasted."));
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
    QList<Field> rest;
    for (const SloTerm &other : {SloTerm{LatencyMetric::Ttft, 0.99, 0.0}, SloTerm{LatencyMetric::Tpot, 0.99, 0.0},
                                 SloTerm{LatencyMetric::Itl, 0.99, 0.0}, SloTerm{LatencyMetric::E2e, 0.95, 0.0}}) {
        const bool there = std::any_of(terms.begin(), terms.end(), [&other](const SloTerm &t) {
            return t.metric == other.metric && t.quantile == other.quantile;
        });
        if (!there)
            rest << termField(other);
    }
    fields << hinted(share(Group::Slo, "scenario.slo.goodput_min", Say::tr("Goodput target"),
                           core::Slo::defaultGoodputMinFraction * percent),
                     Say::tr("The share of requests that must keep every promise above."));
    fields << playful(hinted(share(Group::Slo, "scenario.sizing.headroom", Say::tr("Head-room"), {}),
                             Say::tr("20 to 30 % over the demand of the 95th percentile hour.")));
    fields << hinted(share(Group::Slo, "scenario.sizing.reserve", Say::tr("Reserve"), {}),
                     Say::tr("15 to 25 % for re-embedding, canary evaluations and rollback."));
    Field redundancy = choice(Group::Slo, "scenario.sizing.redundancy", Say::tr("Redundancy"), list({"n", "n+1"}),
                              {Say::tr("none"), QStringLiteral("N+1")});
    redundancy.standardChoice = path("n");
    fields << hinted(redundancy, Say::tr("N+1 buys one replica more, so that one may fail or be upgraded."));
    fields << rest;
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
    addMachine(fields, project);
    addPlace(fields);
    addOwnership(fields, project);
    return fields;
}

namespace {

/// `prompt_tokens: 800` says the mean in short: the node of the whole length, where that is how it stands.
const Node *shortMean(const Node &document, const Field &field)
{
    static const QLatin1String mean(".mean");
    if (!field.path.endsWith(mean) || !field.path.startsWith(QLatin1String("scenario.workload.")))
        return nullptr;
    const Node *whole = document.at(field.path.chopped(mean.size()).toStdString());
    const bool isShort = whole != nullptr && (whole->kind() != Node::Kind::Map || whole->find("value") != nullptr);
    return isShort ? whole : nullptr;
}

constexpr int exactDigits = 12; ///< 7, and not 7.000000000000001, which is 0.07 × 100

double shownOf(const Field &field, double stored)
{
    return QByteArray::number(stored * field.shownPerStored, 'g', exactDigits).toDouble();
}

/// "0.1 0.25 1": the numbers of a list in the reader's own form.
QString listText(const Node &node)
{
    QStringList numbers;
    for (const Node &item : node.items())
        if (const auto value = core::parseNumber(item.text()))
            numbers
                << QLocale().toString(*value, 'g', QLocale::FloatingPointShortest).remove(QLocale().groupSeparator());
    return numbers.join(QLatin1Char(' '));
}

} // namespace

QString storedPath(const Node &document, const Field &field)
{
    if (const std::string key = core::project::sourceKeyOf(document, field.path.toStdString()); !key.empty())
        return fromUtf8(key);
    return shortMean(document, field) != nullptr ? field.path.chopped(5) : field.path;
}

Node withRoomFor(const Node &document, const Field &field)
{
    const std::string parent = field.path.left(field.path.lastIndexOf(QLatin1Char('.'))).toStdString();
    Field mean = field;
    mean.path = fromUtf8(parent) + QLatin1String(".mean");
    const Node *whole = mean.path == field.path ? nullptr : shortMean(document, mean);
    return whole == nullptr ? document : document.with(parent, Node::map({{"mean", *whole}}, Node::Style::Flow));
}

std::pair<QString, Node> placed(const Node &document, const Field &field, const Node &value)
{
    const QString path = storedPath(document, field);
    const Node room = withRoomFor(document, field);
    if (room == document || path != field.path)
        return {path, value};
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    const Node *whole = room.at(path.left(dot).toStdString());
    return {path.left(dot), whole->with(path.mid(dot + 1).toStdString(), value)};
}

double storedOf(const Field &field, double shown)
{
    if (field.kind == Field::Kind::Integer)
        return std::round(shown);
    // 8 × 10⁹, and not 7.999999999999999 × 10⁹
    return QByteArray::number(shown / field.shownPerStored, 'g', exactDigits).toDouble();
}

std::optional<Node> listOf(const QString &text, const QLocale &locale)
{
    static const QRegularExpression gaps(QStringLiteral("[\\s;|]+"));
    std::vector<Node> numbers;
    for (const QString &word : text.split(gaps, Qt::SkipEmptyParts)) {
        const ParsedNumber read = parseLocaleNumber(word, locale);
        if (!read.value)
            return std::nullopt;
        numbers.push_back(Node::number(*read.value));
    }
    return Node::sequence(std::move(numbers), Node::Style::Flow);
}

Node rangeNode(double low, double middle, double high)
{
    constexpr double exact = 1e-9;
    if (std::abs((low + high) / 2.0 - middle) <= exact * std::abs(middle))
        return Node::sequence({Node::number(low), Node::number(high)}, Node::Style::Flow);
    return Node::map({{"p5", Node::number(low)}, {"p50", Node::number(middle)}, {"p95", Node::number(high)}},
                     Node::Style::Flow);
}

static void takeRange(Shown &shown, const Field &field, const Node &lowest, const Node &highest)
{
    const auto low = core::parseNumber(lowest.text()), high = core::parseNumber(highest.text());
    if (!low || !high)
        return;
    shown.low = low;
    shown.high = high;
    shown.range =
        Say::tr("%1 to %2").arg(formatNumber(*low * field.shownPerStored), formatNumber(*high * field.shownPerStored));
}

Shown valueIn(const Project &project, const Node &document, const Field &field)
{
    Shown shown = valueIn(document, field);
    if (project.isSourceYaml && !shown.number && shown.text.isEmpty())
        shown = valueIn(core::project::sourceScenario(project), field);
    return shown;
}

Shown valueIn(const Node &document, const Field &field)
{
    Shown shown;
    const Node *node = document.at(field.path.toStdString());
    if (node == nullptr)
        node = shortMean(document, field);
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
    if (field.kind == Field::Kind::List) {
        shown.text = listText(*node);
        return shown;
    }
    if (const Node *median = node->find("p50")) {
        // The lengths of requests have percentiles of their own; those of a number say how sure it is.
        if (const Node *low = node->find("p5"), *high = node->find("p95"); low != nullptr && high != nullptr)
            takeRange(shown, field, *low, *high);
        node = median;
    }
    if (node->kind() == Node::Kind::Sequence && node->items().size() == 2) {
        takeRange(shown, field, node->items()[0], node->items()[1]);
        if (shown.low && shown.high)
            shown.number = shownOf(field, (*shown.low + *shown.high) / 2.0);
        return shown;
    }
    shown.text = fromUtf8(node->text());
    if (const auto value = core::parseNumber(node->text()))
        shown.number = shownOf(field, *value);
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
