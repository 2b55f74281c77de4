// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runquantities.h"

#include "ui/charts/kneechart.h"
#include "ui/models/tooltexts.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace ui {

using core::results::LoadKind;
using core::results::Run;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::RunQuantities)
};

constexpr double millisecondsPerSecond = 1000.0;

std::optional<double> asNumber(const std::optional<long long> &count)
{
    return count ? std::optional(static_cast<double>(*count)) : std::nullopt;
}
std::optional<double> asNumber(const std::optional<int> &count)
{
    return count ? std::optional(static_cast<double>(*count)) : std::nullopt;
}

class Builder
{
public:
    QList<RunQuantity> all;

    void word(const char *id, const QString &title, std::function<QString(const Run &)> of, bool aside = false)
    {
        all << RunQuantity{QString::fromLatin1(id), title, {}, {}, std::move(of), aside};
    }
    void number(const QString &id, const QString &title, const QString &unit,
                std::function<std::optional<double>(const Run &)> of, bool aside = false)
    {
        all << RunQuantity{id, title, unit, std::move(of), {}, aside};
    }
    void latencies(core::LatencyMetric metric, const char *id, bool aside)
    {
        const auto toMs = [](std::optional<double> seconds) {
            return seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt;
        };
        number(
            QLatin1String(id) + QLatin1String("_mean"), charts::latencyName(metric, std::nullopt, QLocale()),
            Say::tr("ms"), [metric, toMs](const Run &run) { return toMs(run.latency(metric).meanSeconds); }, true);
        for (const double quantile : {0.5, 0.9, 0.95, 0.99}) {
            number(
                QLatin1String(id) + QStringLiteral("_p%1").arg(qRound(quantile * 100)),
                charts::latencyName(metric, quantile, QLocale()), Say::tr("ms"),
                [metric, quantile, toMs](const Run &run) { return toMs(run.latency(metric).quantile(quantile)); },
                aside || quantile == 0.9 || quantile == 0.95);
        }
    }
};

void addIdentity(Builder &builder)
{
    builder.word("tool", Say::tr("Tool"), [](const Run &run) { return tooltexts::toolName(run.source.tool); });
    builder.word("model", Say::tr("Model"), [](const Run &run) {
        const QString model = fromUtf8(run.identity.model);
        return model.mid(model.lastIndexOf(QLatin1Char('/')) + 1);
    });
    builder.word("precision", Say::tr("Precision"), [](const Run &run) { return fromUtf8(run.identity.precision); });
    builder.word("gpu", Say::tr("GPU"), [](const Run &run) { return fromUtf8(run.identity.gpu); });
    builder.number(QStringLiteral("gpu_count"), Say::tr("GPUs"), {},
                   [](const Run &run) { return asNumber(run.identity.gpuCount); });
    builder.number(QStringLiteral("tensor_parallel"), Say::tr("TP"), {},
                   [](const Run &run) { return asNumber(run.identity.tensorParallel); });
    builder.word("engine", Say::tr("Engine"), [](const Run &run) {
        return (fromUtf8(run.identity.engine) + QLatin1Char(' ') + fromUtf8(run.identity.engineVersion)).trimmed();
    });
    builder.word(
        "dataset", Say::tr("Dataset"), [](const Run &run) { return fromUtf8(run.identity.dataset); }, true);
}

void addLoad(Builder &builder)
{
    builder.word(
        "load_kind", Say::tr("Kind of load"),
        [](const Run &run) { return run.loadKind ? tooltexts::loadKindName(*run.loadKind) : QString(); }, true);
    builder.number(QStringLiteral("load"), Say::tr("Load"), {},
                   [](const Run &run) { return core::results::loadLevel(run); });
    builder.number(
        QStringLiteral("input_tokens"), Say::tr("Prompt"), Say::tr("tok, mean"),
        [](const Run &run) { return run.facts.inputTokensMean; }, true);
    builder.number(
        QStringLiteral("output_tokens"), Say::tr("Output"), Say::tr("tok, mean"),
        [](const Run &run) { return run.facts.outputTokensMean; }, true);
    builder.number(
        QStringLiteral("completed"), Say::tr("Completed"), {}, [](const Run &run) { return asNumber(run.completed); },
        true);
    builder.number(
        QStringLiteral("failed"), Say::tr("Failed"), {}, [](const Run &run) { return asNumber(run.failed); }, true);
    builder.number(
        QStringLiteral("duration"), Say::tr("Duration"), Say::tr("s"),
        [](const Run &run) { return run.durationSeconds; }, true);
}

void addRates(Builder &builder)
{
    builder.number(QStringLiteral("request_throughput"), Say::tr("Requests"), Say::tr("req/s"),
                   [](const Run &run) { return run.requestThroughputPerSecond; });
    builder.number(QStringLiteral("output_throughput"), Say::tr("Output throughput"), Say::tr("tok/s"),
                   [](const Run &run) { return run.outputTokensPerSecond; });
    builder.number(QStringLiteral("total_throughput"), Say::tr("Total throughput"), Say::tr("tok/s"),
                   [](const Run &run) { return run.totalTokensPerSecond; });
    builder.number(
        QStringLiteral("output_per_gpu"), Say::tr("Output throughput of a GPU"), Say::tr("tok/s"),
        [](const Run &run) -> std::optional<double> {
            if (!run.outputTokensPerSecond || !run.identity.gpuCount || *run.identity.gpuCount < 1)
                return std::nullopt;
            return *run.outputTokensPerSecond / *run.identity.gpuCount;
        },
        true);
    builder.number(QStringLiteral("goodput"), Say::tr("Goodput"), QStringLiteral("%"),
                   [](const Run &run) -> std::optional<double> {
                       if (!run.goodput || !run.goodput->fraction)
                           return std::nullopt;
                       return *run.goodput->fraction * 100.0;
                   });
}

} // namespace

QList<RunQuantity> runQuantities()
{
    Builder builder;
    addIdentity(builder);
    addLoad(builder);
    addRates(builder);
    builder.latencies(core::LatencyMetric::Ttft, "ttft", false);
    builder.latencies(core::LatencyMetric::Tpot, "tpot", false);
    builder.latencies(core::LatencyMetric::Itl, "itl", true);
    builder.latencies(core::LatencyMetric::E2e, "e2e", true);
    builder.word("file", Say::tr("File"),
                 [](const Run &run) { return QFileInfo(fromUtf8(run.source.path)).fileName(); });
    return builder.all;
}

QString loadWords(const Run &run)
{
    if (!run.loadKind)
        return {};
    const auto level = core::results::loadLevel(run);
    switch (*run.loadKind) {
    case LoadKind::Closed:
    case LoadKind::Capped:
        return level ? Say::tr("%1 at a time").arg(formatNumber(*level)) : Say::tr("no limit");
    case LoadKind::Open:
    case LoadKind::MlperfServer:
        return level ? withUnit(formatNumber(*level), Say::tr("req/s")) : Say::tr("all at once");
    case LoadKind::StaticBatch:
        return level ? Say::tr("batch of %1").arg(formatNumber(*level)) : tooltexts::loadKindName(*run.loadKind);
    case LoadKind::Offline:
    case LoadKind::MlperfOffline:
        return tooltexts::loadKindName(*run.loadKind);
    }
    return {};
}

} // namespace ui
