// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/kneechart.h"

#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

using core::LatencyMetric;
using core::results::KneeReason;
using core::results::LatencySummary;
using core::results::LoadKind;
using core::results::SweepAnalysis;
using core::results::SweepPoint;
using core::results::ThroughputKind;

namespace {

constexpr double millisecondsPerSecond = 1000.0;
constexpr double median = 0.5;

/// All points of one kind, so that no curve mixes tokens with requests.
std::optional<double> throughputOf(const SweepPoint &point, ThroughputKind kind)
{
    switch (kind) {
    case ThroughputKind::OutputTokens:
        return point.outputTokensPerSecond;
    case ThroughputKind::TotalTokens:
        return point.totalTokensPerSecond;
    case ThroughputKind::Requests:
        return point.requestThroughputPerSecond;
    }
    return std::nullopt;
}

std::optional<double> latencyOf(const LatencySummary &summary, std::optional<double> quantile)
{
    return quantile ? summary.quantile(*quantile) : summary.meanSeconds;
}

class Builder
{
public:
    Builder(const SweepAnalysis &sweep, const KneeChartOptions &options)
        : m_sweep(sweep)
        , m_options(options)
    {}

    ChartSpec build()
    {
        m_spec.title = m_options.title.isEmpty() ? QString::fromStdString(m_sweep.name) : m_options.title;
        m_spec.x.title = loadTitle(m_sweep.kind);
        m_spec.left.title = throughputTitle(m_sweep.throughputKind);
        m_spec.left.role = Role::Throughput;
        addLoads();
        const std::optional<LatencyMetric> metric = chooseMetric();
        const QList<std::optional<double>> quantiles =
            metric ? chooseQuantiles(*metric) : QList<std::optional<double>>();
        if (metric && !quantiles.isEmpty()) {
            AxisSpec right;
            right.title = QCoreApplication::translate("charts", "%1, ms").arg(metricName(*metric));
            right.role = metricRole(*metric);
            m_spec.right = right;
        }
        addPredictions(metric);
        addThroughput();
        for (const std::optional<double> quantile : quantiles)
            addLatency(*metric, quantile, quantile != quantiles.first());
        if (m_options.strip)
            addGoodput();
        addMarks(metric, quantiles);
        m_spec.summary = summary();
        m_spec.footnote = footnote();
        return std::move(m_spec);
    }

private:
    QString number(double value) const { return formatNumber(value, defaultSignificantDigits, m_options.locale); }

    void addLoads()
    {
        double lowest = 0.0, highest = 0.0;
        for (const SweepPoint &point : m_sweep.points) {
            if (!point.load)
                continue;
            m_spec.x.ticks.append({*point.load, number(*point.load)});
            lowest = lowest == 0.0 ? *point.load : std::min(lowest, *point.load);
            highest = std::max(highest, *point.load);
        }
        // Loads that double from 1 to 256 would crowd at the left of a linear axis.
        constexpr double manyOctaves = 64.0;
        m_spec.x.logarithmic = lowest > 0.0 && highest / lowest >= manyOctaves;
        // Ticks stand at the measured loads where those are round; 0.239 or 4.26 requests per second are none.
        constexpr qsizetype tooMany = 40;
        constexpr double tenths = 10.0, binaryNoise = 1e-9;
        const auto isRound = [](const std::pair<double, QString> &tick) {
            return std::abs(tick.first * tenths - std::round(tick.first * tenths)) <= binaryNoise * tick.first * tenths;
        };
        if (m_spec.x.ticks.size() > tooMany || !std::all_of(m_spec.x.ticks.cbegin(), m_spec.x.ticks.cend(), isRound))
            m_spec.x.ticks.clear();
    }

    bool knows(LatencyMetric metric) const
    {
        return std::any_of(m_sweep.points.begin(), m_sweep.points.end(), [&](const SweepPoint &point) {
            const LatencySummary &latency = point.latency(metric);
            return !latency.quantileSeconds.empty() || latency.meanSeconds;
        });
    }

    std::optional<LatencyMetric> chooseMetric() const
    {
        if (m_options.metric)
            return m_options.metric;
        if (m_sweep.limitingMetric && knows(*m_sweep.limitingMetric))
            return m_sweep.limitingMetric;
        for (const core::SloTerm &term : m_sweep.slo.terms)
            if (knows(term.metric))
                return term.metric;
        for (const LatencyMetric metric :
             {LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::Itl, LatencyMetric::E2e})
            if (knows(metric))
                return metric;
        return std::nullopt;
    }

    bool knows(LatencyMetric metric, std::optional<double> quantile) const
    {
        return std::any_of(m_sweep.points.begin(), m_sweep.points.end(), [&](const SweepPoint &point) {
            return latencyOf(point.latency(metric), quantile).has_value();
        });
    }

    /// The one that matters first; only such as are stated somewhere.
    QList<std::optional<double>> chooseQuantiles(LatencyMetric metric) const
    {
        QList<std::optional<double>> wished;
        for (const double quantile : m_options.quantiles)
            wished << quantile;
        if (wished.isEmpty()) {
            for (const core::SloTerm &term : m_sweep.slo.terms)
                if (term.metric == metric)
                    wished << term.quantile;
            if (wished.isEmpty())
                wished << 0.99 << 0.95 << 0.9;
            const auto known =
                std::find_if(wished.begin(), wished.end(), [&](std::optional<double> q) { return knows(metric, q); });
            const std::optional<std::optional<double>> first =
                known == wished.end() ? std::nullopt : std::optional(*known);
            wished.clear();
            if (first)
                wished << *first;
            wished << median;
            if (!first)
                wished << std::nullopt;
        }
        QList<std::optional<double>> result;
        for (const std::optional<double> quantile : wished)
            if (!result.contains(quantile) && knows(metric, quantile))
                result << quantile;
        return result;
    }

    /// What was measured is what the picture is about: the prediction goes a little beyond the last measured load, not
    /// as far as it could, and ends there between two of its own points.
    PredictedCurve asFarAsMeasured(const PredictedCurve &curve) const
    {
        constexpr double beyond = 1.1;
        double last = 0.0;
        for (const core::results::SweepPoint &point : m_sweep.points)
            last = std::max(last, point.load.value_or(0.0));
        const double limit = last * beyond;
        PredictedCurve result = curve;
        qsizetype inside = 0;
        while (inside < curve.points.size() && curve.points[inside].x() <= limit)
            ++inside;
        const auto cut = [&](QList<double> &values, const QList<double> &from, double share) {
            if (from.size() != curve.points.size())
                return;
            values.resize(inside);
            if (inside > 0 && inside < from.size())
                values << from[inside - 1] + share * (from[inside] - from[inside - 1]);
        };
        double share = 0.0;
        if (inside > 0 && inside < curve.points.size()) {
            const QPointF a = curve.points[inside - 1], b = curve.points[inside];
            share = (limit - a.x()) / (b.x() - a.x());
        }
        cut(result.low, curve.low, share);
        cut(result.high, curve.high, share);
        result.points.resize(inside);
        if (inside > 0 && inside < curve.points.size()) {
            const QPointF a = curve.points[inside - 1], b = curve.points[inside];
            result.points << QPointF(limit, a.y() + share * (b.y() - a.y()));
        }
        return result;
    }

    void addPredictions(std::optional<LatencyMetric> metric)
    {
        for (const PredictedCurve &whole : m_options.predicted) {
            if (whole.metric && whole.metric != metric)
                continue;
            const PredictedCurve curve = whole.bandAlone ? whole : asFarAsMeasured(whole);
            if (curve.points.isEmpty())
                continue;
            const double factor = curve.metric ? millisecondsPerSecond : 1.0;
            SeriesSpec line;
            line.name = curve.metric ? latencyName(*curve.metric, curve.quantile, m_options.locale) : m_spec.left.title;
            line.role = curve.metric ? metricRole(*curve.metric) : Role::Throughput;
            line.axis = curve.metric ? AxisSide::Right : AxisSide::Left;
            line.shape = SeriesShape::Line;
            line.provenance = core::project::Provenance::Design;
            line.secondary = curve.quantile == median;
            for (const QPointF &point : curve.points)
                line.points.append({point.x(), point.y() * factor});
            if (curve.low.size() == curve.points.size() && curve.high.size() == curve.points.size()) {
                SeriesSpec band = line;
                band.shape = SeriesShape::Band;
                for (qsizetype i = 0; i < curve.points.size(); ++i) {
                    band.points[i].setY(curve.low[i] * factor);
                    band.upper.append(curve.high[i] * factor);
                }
                m_spec.series << band;
            }
            if (curve.bandAlone)
                continue;
            m_spec.series << line;
            m_predicted = true;
            if (curve.metric && !m_spec.right) {
                AxisSpec right;
                right.title = QCoreApplication::translate("charts", "%1, ms").arg(metricName(*curve.metric));
                right.role = line.role;
                m_spec.right = right;
            }
        }
    }

    SeriesSpec measured() const
    {
        SeriesSpec series;
        // A thin line leads the eye from mark to mark only where no prediction does.
        series.shape = m_predicted ? SeriesShape::Marks : SeriesShape::MarksAndThinLine;
        // What is predicted is a line without marks, so that it never looks like a measurement.
        if (m_options.provenance == core::project::Provenance::Design)
            series.shape = SeriesShape::Line;
        series.provenance = m_options.provenance;
        return series;
    }

    /// The safe capacity and the next load: where the decision falls.
    void emphasise(SeriesSpec &series, std::size_t point)
    {
        if (!m_sweep.safeCapacity)
            return;
        if (point == *m_sweep.safeCapacity || point == *m_sweep.safeCapacity + 1)
            series.emphasised.append(static_cast<int>(series.points.size()) - 1);
    }

    template <class Value>
    void addMeasured(SeriesSpec series, Value value)
    {
        for (std::size_t i = 0; i < m_sweep.points.size(); ++i) {
            const SweepPoint &point = m_sweep.points[i];
            const std::optional<double> y = value(point);
            if (!point.load || !y)
                continue;
            series.points.append({*point.load, *y});
            if (!series.secondary)
                emphasise(series, i);
        }
        if (!series.points.isEmpty())
            m_spec.series << series;
    }

    void addThroughput()
    {
        SeriesSpec series = measured();
        series.name = m_spec.left.title;
        series.role = Role::Throughput;
        series.directLabel = QCoreApplication::translate("charts", "throughput");
        addMeasured(series, [this](const SweepPoint &point) { return throughputOf(point, m_sweep.throughputKind); });
    }

    void addLatency(LatencyMetric metric, std::optional<double> quantile, bool secondary)
    {
        SeriesSpec series = measured();
        series.name = series.directLabel = latencyName(metric, quantile, m_options.locale);
        series.role = metricRole(metric);
        series.axis = AxisSide::Right;
        series.secondary = secondary;
        addMeasured(series, [&](const SweepPoint &point) -> std::optional<double> {
            const auto seconds = latencyOf(point.latency(metric), quantile);
            return seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt;
        });
    }

    void addGoodput()
    {
        SeriesSpec series = measured();
        series.shape = SeriesShape::Area;
        series.role = Role::Goodput;
        series.goodputStrip = true;
        bool bound = false;
        addMeasured(series, [&](const SweepPoint &point) -> std::optional<double> {
            if (!point.goodput)
                return std::nullopt;
            bound = bound || !point.goodput->fraction;
            return point.goodput->fraction ? point.goodput->fraction : point.goodput->fractionLow;
        });
        if (m_spec.series.isEmpty() || !m_spec.series.last().goodputStrip)
            return;
        SeriesSpec &strip = m_spec.series.last();
        strip.name = QCoreApplication::translate("charts", "goodput");
        strip.directLabel = bound ? QCoreApplication::translate("charts", "goodput, at least this share inside the SLO")
                                  : QCoreApplication::translate("charts", "goodput, share of requests inside the SLO");
        // Where it has fallen is worth a figure as well.
        if (strip.points.size() > 1 && !strip.emphasised.isEmpty() &&
            !strip.emphasised.contains(static_cast<int>(strip.points.size()) - 1))
            strip.emphasised.append(static_cast<int>(strip.points.size()) - 1);
    }

    std::optional<double> safeLoad() const
    {
        return m_sweep.safeCapacity && *m_sweep.safeCapacity < m_sweep.points.size()
                   ? m_sweep.points[*m_sweep.safeCapacity].load
                   : std::nullopt;
    }

    void addMarks(std::optional<LatencyMetric> metric, const QList<std::optional<double>> &quantiles)
    {
        const std::optional<double> safe = safeLoad();
        const bool operatesElsewhere =
            m_options.operatingPoint && (m_options.handle || m_options.operatingPoint != safe);
        if (safe)
            m_spec.vertical << VerticalMark{
                *safe, QCoreApplication::translate("charts", "safe capacity %1").arg(number(*safe)),
                !operatesElsewhere};
        if (operatesElsewhere)
            m_spec.vertical << VerticalMark{
                m_options.handle.value_or(*m_options.operatingPoint),
                QCoreApplication::translate("charts", "operating at %1").arg(number(*m_options.operatingPoint)), true};
        if (m_sweep.bracket && m_sweep.bracket->high)
            m_spec.bands << BandMark{m_sweep.bracket->low, *m_sweep.bracket->high,
                                     QCoreApplication::translate("charts", "knee %1 – %2")
                                         .arg(number(m_sweep.bracket->low), number(*m_sweep.bracket->high))};
        if (!metric || !m_spec.right)
            return;
        for (const core::SloTerm &term : m_sweep.slo.terms)
            if (term.metric == *metric && (quantiles.isEmpty() || quantiles.contains(term.quantile)))
                m_spec.horizontal << HorizontalMark{
                    term.limitSeconds * millisecondsPerSecond, AxisSide::Right,
                    QCoreApplication::translate("charts", "SLO %1").arg(sloTermText(term, m_options.locale))};
    }

    QString summary() const
    {
        const std::optional<double> safe = safeLoad();
        if (m_sweep.slo.empty())
            return QCoreApplication::translate("charts", "%1 against %2; no SLO is set.")
                .arg(m_spec.left.title, loadTitle(m_sweep.kind));
        if (!safe)
            return QCoreApplication::translate("charts", "No tested load holds the SLO.");
        if (m_sweep.bracket && m_sweep.bracket->high)
            //: %1: a load with its unit, as "12.6 requests/s" or "concurrency 16"
            return QCoreApplication::translate("charts", "The SLO holds up to %1; the knee lies between %2 and %3.")
                .arg(loadText(*safe), number(m_sweep.bracket->low), number(*m_sweep.bracket->high));
        //: %1: a load with its unit, as "12.6 requests/s" or "concurrency 16"
        return QCoreApplication::translate("charts", "The SLO holds up to %1.").arg(loadText(*safe));
    }

    /// "12.6 requests/s", "concurrency 16".
    QString loadText(double load) const
    {
        switch (m_sweep.kind) {
        case LoadKind::Open:
        case LoadKind::MlperfServer:
            return withUnit(number(load), loadTitle(m_sweep.kind));
        case LoadKind::StaticBatch:
            //: a load: the requests of one batch
            return QCoreApplication::translate("charts", "batch %1").arg(number(load));
        default:
            //: a load: requests at a time
            return QCoreApplication::translate("charts", "concurrency %1").arg(number(load));
        }
    }

    QString footnote() const
    {
        QStringList notes;
        switch (m_sweep.reason) {
        case KneeReason::Chord:
            break;
        case KneeReason::NotPastKnee:
            notes << QCoreApplication::translate(
                "charts", "Throughput still rises at the last load: the sweep does not reach past the knee.");
            break;
        case KneeReason::TooFewPoints:
            notes << QCoreApplication::translate("charts", "Too few loads to tell a knee.");
            break;
        case KneeReason::SaturatedAtFirst:
            notes << QCoreApplication::translate("charts",
                                                 "The first load already saturates: the knee lies to its left.");
            break;
        case KneeReason::ClientCap:
            notes << QCoreApplication::translate("charts", "The plateau is the client's rate limit, not a knee.");
            break;
        case KneeReason::TooFewSamples:
            notes << QCoreApplication::translate("charts", "Too few requests a load for its percentiles.");
            break;
        case KneeReason::NoThroughput:
            notes << QCoreApplication::translate("charts", "No throughput is stated.");
            break;
        }
        if (std::any_of(m_sweep.points.begin(), m_sweep.points.end(),
                        [](const SweepPoint &point) { return !point.load; }))
            notes << QCoreApplication::translate("charts", "Runs at an unlimited load have no place on this axis.");
        return notes.join(u' ');
    }

    const SweepAnalysis &m_sweep;
    const KneeChartOptions &m_options;
    ChartSpec m_spec;
    bool m_predicted = false;
};

} // namespace

QString metricName(LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return QStringLiteral("TTFT");
    case LatencyMetric::Tpot:
        return QStringLiteral("TPOT");
    case LatencyMetric::Itl:
        return QStringLiteral("ITL");
    case LatencyMetric::E2e:
        return QCoreApplication::translate("charts", "end to end");
    }
    return {};
}

QString latencyName(LatencyMetric metric, std::optional<double> quantile, const QLocale &locale)
{
    if (!quantile)
        return QCoreApplication::translate("charts", "%1 mean").arg(metricName(metric));
    return QStringLiteral("%1 p%2").arg(metricName(metric), locale.toString(std::round(*quantile * 1e6) / 1e4, 'g', 6));
}

QString sloTermText(const core::SloTerm &term, const QLocale &locale)
{
    return QStringLiteral("%1 < %2").arg(latencyName(term.metric, term.quantile, locale),
                                         formatSeconds(term.limitSeconds, locale));
}

QString throughputTitle(ThroughputKind kind)
{
    switch (kind) {
    case ThroughputKind::OutputTokens:
        return QCoreApplication::translate("charts", "Output throughput, tok/s");
    case ThroughputKind::TotalTokens:
        return QCoreApplication::translate("charts", "Total throughput, tok/s");
    case ThroughputKind::Requests:
        return QCoreApplication::translate("charts", "Throughput, requests/s");
    }
    return {};
}

QString loadTitle(LoadKind kind)
{
    switch (kind) {
    case LoadKind::Open:
    case LoadKind::MlperfServer:
        return QCoreApplication::translate("charts", "requests/s");
    case LoadKind::StaticBatch:
        return QCoreApplication::translate("charts", "batch");
    default:
        return QCoreApplication::translate("charts", "concurrency");
    }
}

Role metricRole(LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return Role::Ttft;
    case LatencyMetric::Tpot:
    case LatencyMetric::Itl:
        return Role::Tpot;
    case LatencyMetric::E2e:
        return Role::Neutral;
    }
    return Role::Neutral;
}

ChartSpec kneeChart(const SweepAnalysis &sweep, const KneeChartOptions &options)
{
    return Builder(sweep, options).build();
}

} // namespace ui::charts
