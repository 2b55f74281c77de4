// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <cmath>
#include <random>

/// Charts of the kinds that the program shows, for tests, benchmarks and for looking at.
namespace samples {

using namespace ui::charts;
using core::project::Provenance;

/// The five-level sweep of the source with an SLO of p99 TTFT < 500 ms; optionally with a prediction laid under it.
inline ChartSpec knee(bool prediction)
{
    ChartSpec spec;
    spec.title = QStringLiteral("Throughput and TTFT against concurrency, 70B on 8 × H100");
    spec.summary = QStringLiteral("Up to 16 concurrent requests the SLO holds.");
    spec.x.title = QStringLiteral("concurrency");
    const double loads[] = {1, 8, 16, 24, 32};
    const double throughput[] = {350, 2100, 3400, 3900, 4000};
    const double p50[] = {80, 110, 180, 320, 540}, p99[] = {110, 240, 460, 980, 1800};
    const double goodput[] = {1, 1, 0.98, 0.62, 0.2};
    for (const double load : loads)
        spec.x.ticks.append({load, QString::number(load)});
    spec.left = {.title = QStringLiteral("Total throughput, tok/s"),
                 .role = Role::Throughput,
                 .minimum = {},
                 .maximum = {},
                 .ticks = {}};
    spec.right =
        AxisSpec{.title = QStringLiteral("TTFT, ms"), .role = Role::Ttft, .minimum = {}, .maximum = {}, .ticks = {}};
    if (prediction) {
        const auto add = [&](Role role, AxisSide side, auto curve, bool secondary) {
            SeriesSpec band, line;
            band.role = line.role = role;
            band.axis = line.axis = side;
            band.shape = SeriesShape::Band;
            line.shape = SeriesShape::Line;
            line.secondary = band.secondary = secondary;
            band.provenance = line.provenance = Provenance::Design;
            for (int i = 0; i <= 40; ++i) {
                const double x = 1 + 31.0 * i / 40, y = curve(x);
                band.points.append({x, y * 0.92});
                band.upper.append(y * 1.08);
                line.points.append({x, y});
            }
            spec.series << band << line;
        };
        add(
            Role::Throughput, AxisSide::Left, [](double x) { return 4050 * (1 - std::exp(-x / 9.5)); }, false);
        add(
            Role::Ttft, AxisSide::Right,
            [](double x) { return 100 + 1.6 * std::pow(x, 2) - 0.9 * x + 0.0018 * std::pow(x, 3.6); }, false);
        add(
            Role::Ttft, AxisSide::Right, [](double x) { return 75 + 0.42 * x * x; }, true);
    }
    const auto marks = [&](Role role, AxisSide side, const double *values, const char *label, QList<int> emphasised,
                           bool secondary) {
        SeriesSpec series;
        series.role = role;
        series.axis = side;
        series.shape = prediction ? SeriesShape::Marks : SeriesShape::MarksAndThinLine;
        series.name = series.directLabel = QString::fromUtf8(label);
        series.secondary = secondary;
        series.emphasised = emphasised;
        for (int i = 0; i < 5; ++i)
            series.points.append({loads[i], values[i]});
        spec.series << series;
    };
    marks(Role::Throughput, AxisSide::Left, throughput, "throughput", {2, 3}, false);
    marks(Role::Ttft, AxisSide::Right, p99, "TTFT p99", {2, 3}, false);
    marks(Role::Ttft, AxisSide::Right, p50, "TTFT p50", {}, true);
    SeriesSpec good;
    good.name = QStringLiteral("goodput");
    good.directLabel = QStringLiteral("goodput, share of requests inside the SLO");
    good.role = Role::Goodput;
    good.shape = SeriesShape::Area;
    good.goodputStrip = true;
    good.emphasised = {2, 3, 4};
    for (int i = 0; i < 5; ++i)
        good.points.append({loads[i], goodput[i]});
    spec.series << good;
    spec.vertical << VerticalMark{16, QStringLiteral("safe capacity 16"), true};
    spec.horizontal << HorizontalMark{500, AxisSide::Right, QStringLiteral("SLO TTFT p99 < 500 ms")};
    spec.bands << BandMark{16, 24, QStringLiteral("knee 16 – 24")};
    return spec;
}

inline ScatterPoint point(const char *id, double x, double y, const char *label, const char *reason,
                          ScatterPoint::Standing standing, Provenance provenance = Provenance::Design)
{
    return {{x, y},     QString::fromUtf8(id), QString::fromUtf8(label), QString::fromUtf8(reason), standing,
            provenance, Role::Throughput};
}

/// Candidates A–D of the source.
inline ChartSpec scorecard()
{
    using Standing = ScatterPoint::Standing;
    ChartSpec spec;
    spec.title = QStringLiteral("Goodput against cost of four candidates");
    spec.summary = QStringLiteral("B is the whole front.");
    spec.x.title = QStringLiteral("Cost, €/1M tok (goodput basis)");
    spec.left.title = QStringLiteral("Goodput, tok/s");
    spec.frontLine = true;
    spec.scatter << point("A", 1.091, 2800, "A FP16, own", "B: −30 % €, +43 % tok/s\n−30 % J, −30 % g",
                          Standing::Dominated)
                 << point("B", 0.764, 4000, "B 70B FP8, own, France", "", Standing::Front, Provenance::Benchmark)
                 << point("C", 2.167, 2800, "C Scaleway", "B: −65 % €, +43 % tok/s\nenergy unknown",
                          Standing::Dominated)
                 << point("D", 3.0, 2800, "D US cloud", "fails the EU gate", Standing::Infeasible);
    spec.arrows << Arrow{QStringLiteral("B"), QStringLiteral("A")} << Arrow{QStringLiteral("B"), QStringLiteral("C")};
    return spec;
}

/// A front of several points over a dense cloud.
inline ChartSpec explore(int cloudPoints)
{
    using Standing = ScatterPoint::Standing;
    ChartSpec spec;
    spec.title = QStringLiteral("Design space");
    spec.x.title = QStringLiteral("Cost, €/1M tok");
    spec.left.title = QStringLiteral("Goodput a GPU, tok/s");
    spec.frontLine = true;
    std::mt19937 random(1);
    std::lognormal_distribution<double> cost(0.3, 0.45), goodput(5.6, 0.5);
    while (spec.cloud.size() < cloudPoints) {
        const QPointF at(cost(random), goodput(random));
        if (at.y() < 1000 * (1 - std::exp(-(at.x() - 0.35) / 1.1)) && at.x() < 6)
            spec.cloud.append(at);
    }
    int i = 0;
    for (const double x : {0.55, 0.7, 0.95, 1.3, 1.8, 2.6, 3.9}) {
        const QByteArray id = "f" + QByteArray::number(++i);
        spec.scatter << point(id.constData(), x, 1000 * (1 - std::exp(-(x - 0.35) / 1.1)),
                              ("config " + QByteArray::number(i)).constData(), "", Standing::Front);
    }
    return spec;
}

inline ChartSpec logarithmic()
{
    ChartSpec spec;
    spec.title = QStringLiteral("TTFT against request rate");
    spec.x = {.title = QStringLiteral("requests/s"), .logarithmic = true, .minimum = {}, .maximum = {}, .ticks = {}};
    spec.left = {.title = QStringLiteral("TTFT p99, s"),
                 .role = Role::Ttft,
                 .logarithmic = true,
                 .minimum = {},
                 .maximum = {},
                 .ticks = {}};
    SeriesSpec series;
    series.role = Role::Ttft;
    series.directLabel = series.name = QStringLiteral("TTFT p99");
    series.points = {{0, 0.1}, {0.5, 0.09}, {1, 0.1}, {4, 0.12}, {16, 0.0}, {32, 0.4}, {64, 3.2}, {256, 41}};
    spec.series << series;
    spec.horizontal << HorizontalMark{1.5, AxisSide::Left, QStringLiteral("SLO 1.5 s")};
    return spec;
}

inline ChartSpec ladder()
{
    ChartSpec spec;
    spec.title = QStringLiteral("The ladder of levers");
    spec.left.title = QStringLiteral("Replicas at 200 req/s");
    spec.x.ticks = {{0, QStringLiteral("BF16")},
                    {1, QStringLiteral("FP8")},
                    {2, QStringLiteral("+ speculation")},
                    {3, QStringLiteral("+ prefix cache")}};
    SeriesSpec need, reserve;
    need.name = QStringLiteral("needed");
    need.shape = reserve.shape = SeriesShape::Bars;
    need.role = reserve.role = Role::Throughput;
    need.points = {{0, 45}, {1, 23}, {2, 17}, {3, 17}};
    need.emphasised = {3};
    reserve.name = QStringLiteral("with 25 % head-room");
    reserve.secondary = true;
    reserve.points = need.points;
    reserve.upper = {56, 29, 22, 22};
    spec.series << need << reserve;
    return spec;
}

inline ChartSpec waterfall()
{
    ChartSpec spec;
    spec.title = QStringLiteral("A token, ms");
    spec.left.title = QStringLiteral("TPOT, ms");
    spec.left.role = Role::Tpot;
    const char *names[] = {"weights", "KV cache", "collectives", "step, sequences", "speculation", "TPOT"};
    const double from[] = {0, 9.5, 11.3, 12.1, 18.0, 0}, to[] = {9.5, 11.3, 12.1, 18.0, 13.1, 13.1};
    SeriesSpec bars;
    bars.shape = SeriesShape::Bars;
    bars.role = Role::Tpot;
    bars.name = QStringLiteral("TPOT");
    for (int i = 0; i < 6; ++i) {
        spec.x.ticks.append({double(i), QString::fromUtf8(names[i])});
        bars.points.append({double(i), from[i]});
        bars.upper.append(to[i]);
    }
    bars.emphasised = {5};
    spec.series << bars;
    return spec;
}

} // namespace samples
