// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/operatortables.h"

#include "core/calibration/nnls.h"
#include "core/csv.h"
#include "core/parsenumber.h"
#include "core/perf/engine.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace core::calibration {

namespace {

using catalogue::Catalogue;
using perf::KernelCurve;
using perf::LinkCurve;

constexpr double micro = 1e-6;

/// A table by names of columns.
class Table
{
public:
    explicit Table(const std::string &text)
        : m_rows(readCsv(text))
    {
        if (!m_rows.empty())
            for (std::size_t i = 0; i < m_rows.front().cells.size(); ++i)
                m_columns.emplace(m_rows.front().cells[i], i);
    }
    std::size_t size() const { return m_rows.empty() ? 0 : m_rows.size() - 1; }
    std::string text(std::size_t row, const std::string &column) const
    {
        const auto at = m_columns.find(column);
        const auto &cells = m_rows[row + 1].cells;
        return at == m_columns.end() || at->second >= cells.size() ? std::string() : cells[at->second];
    }
    std::optional<double> number(std::size_t row, const std::string &column) const
    {
        return parseNumber(text(row, column));
    }

private:
    std::vector<CsvRow> m_rows;
    std::map<std::string, std::size_t> m_columns;
};

std::string typeOf(const std::string &dtype)
{
    if (dtype == "bfloat16" || dtype == "float16")
        return "bf16";
    if (dtype.starts_with("w4a16_mxfp4") || dtype.starts_with("w4a8_mxfp4"))
        return "mxfp4";
    if (dtype == "int4_wo")
        return "int4";
    return dtype;
}

std::string gpuOf(const std::string &name, const Catalogue &catalogue)
{
    if (name == "gb200")
        return "gb200-nvl72-186gb";
    const auto match = catalogue.gpu(name);
    return match ? match->id : std::string();
}

using CurveKey = std::tuple<std::string, std::string, std::string>; // gpu, engine, type

/// A measured call as shares of the data sheet's times.
struct Call
{
    double seconds = 0.0, memory = 0.0, arithmetic = 0.0; ///< ideal seconds of the last two
    double weight = 1.0;
};

/// floor + max(memory / e, arithmetic / f): which side rules is settled by the last fit, until that no longer changes.
KernelCurve fitRoofline(const std::vector<Call> &calls)
{
    double memorySlope = 1.0 / 0.7, arithmeticSlope = 1.0 / 0.6, floor = 5e-6;
    for (int round = 0; round < 30; ++round) {
        std::vector<Equation> equations;
        for (const Call &call : calls) {
            const bool memoryRules = call.memory * memorySlope >= call.arithmetic * arithmeticSlope;
            equations.push_back({{1e-6, memoryRules ? call.memory : 0.0, memoryRules ? 0.0 : call.arithmetic},
                                 call.seconds,
                                 call.weight / (call.seconds * call.seconds)});
        }
        const auto x = nonNegativeLeastSquares(equations);
        floor = x[0] * 1e-6;
        memorySlope = std::max(x[1] > 0.0 ? x[1] : memorySlope, 1.0);
        arithmeticSlope = std::max(x[2] > 0.0 ? x[2] : arithmeticSlope, 1.0);
    }
    KernelCurve curve;
    curve.floorSeconds = floor;
    curve.bandwidthFraction = 1.0 / memorySlope;
    curve.flopsFraction = 1.0 / arithmeticSlope;
    return curve;
}

void named(KernelCurve &curve, const std::string &kind, const CurveKey &key)
{
    curve.kind = kind;
    curve.gpu = std::get<0>(key);
    curve.engine = std::get<1>(key);
    curve.type = std::get<2>(key);
}

void fitGemm(const Table &table, const Catalogue &catalogue, std::vector<KernelCurve> &into)
{
    std::map<CurveKey, std::vector<Call>> calls;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string gpu = gpuOf(table.text(i, "gpu"), catalogue);
        const auto latency = table.number(i, "lat_us_med"), bandwidth = table.number(i, "bw_frac_med"),
                   flops = table.number(i, "flop_frac_med");
        if (gpu.empty() || !latency || !bandwidth || !flops || *latency <= 0.0)
            continue;
        const double seconds = *latency * micro;
        calls[{gpu, perf::engineIdOf(table.text(i, "backend")), typeOf(table.text(i, "dtype"))}].push_back(
            {seconds, *bandwidth * seconds, *flops * seconds, 1.0});
    }
    for (const auto &[key, list] : calls) {
        if (list.size() < 10)
            continue;
        KernelCurve curve = fitRoofline(list);
        named(curve, "gemm", key);
        into.push_back(curve);
    }
}

void fitDecode(const Table &table, const Catalogue &catalogue, std::vector<KernelCurve> &into)
{
    std::map<CurveKey, std::vector<Equation>> equations;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.text(i, "kind") != "decode")
            continue;
        const std::string gpu = gpuOf(table.text(i, "gpu"), catalogue);
        const auto latency = table.number(i, "lat_us_med"), share = table.number(i, "bw_frac_med"),
                   bytes = table.number(i, "kv_bytes_elem");
        if (gpu.empty() || !latency || !share || !bytes || *latency <= 0.0)
            continue;
        const double seconds = *latency * micro;
        equations[{gpu, perf::engineIdOf(table.text(i, "backend")), *bytes > 1.5 ? "bf16" : "fp8"}].push_back(
            {{1e-6, *share * seconds}, seconds, 1.0 / (seconds * seconds)});
    }
    for (const auto &[key, list] : equations) {
        const auto x = nonNegativeLeastSquares(list);
        KernelCurve curve;
        curve.floorSeconds = x[0] * 1e-6;
        curve.bandwidthFraction = std::min(1.0, 1.0 / std::max(x[1], 1.0));
        named(curve, "decode", key);
        into.push_back(curve);
    }
}

/// The share of the peak rises with the prompt as e · s/(s + half): its inverse is linear in 1/s.
void fitPrefill(const Table &table, const Catalogue &catalogue, std::vector<KernelCurve> &into)
{
    std::map<CurveKey, std::vector<Equation>> equations;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.text(i, "kind") != "prefill")
            continue;
        const std::string gpu = gpuOf(table.text(i, "gpu"), catalogue);
        const auto share = table.number(i, "flop_frac_med"), length = table.number(i, "isl");
        if (gpu.empty() || !share || !length || *share <= 0.0 || *length < 256.0)
            continue;
        const std::string type = table.text(i, "kv_dtype") == "bfloat16" ? "bf16" : "fp8";
        equations[{gpu, perf::engineIdOf(table.text(i, "backend")), type}].push_back(
            {{1.0, 1000.0 / *length}, 1.0 / *share, *share * *share});
    }
    for (const auto &[key, list] : equations) {
        const auto x = nonNegativeLeastSquares(list);
        KernelCurve curve;
        const double inverse = std::max(x[0], 1.0);
        curve.flopsFraction = 1.0 / inverse;
        curve.halfTokens = 1000.0 * x[1] / inverse;
        named(curve, "prefill", key);
        into.push_back(curve);
    }
}

void takeMoe(const Table &table, const Catalogue &catalogue, std::vector<KernelCurve> &into)
{
    std::map<CurveKey, std::vector<KernelCurve>> found;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string gpu = gpuOf(table.text(i, "gpu"), catalogue);
        const auto floor = table.number(i, "t0_us"), bandwidth = table.number(i, "bw_eff_of_covered_experts"),
                   flops = table.number(i, "flop_eff"), error = table.number(i, "mape");
        // A fit this bad comes from a kernel nobody would choose (cutlass fp8 on Hopper).
        if (gpu.empty() || !floor || !bandwidth || !flops || (error && *error > 0.33 && *bandwidth < 0.5))
            continue;
        KernelCurve curve;
        curve.floorSeconds = *floor * micro;
        curve.bandwidthFraction = std::min(*bandwidth, 1.0);
        curve.flopsFraction = std::min(*flops, 1.0);
        const CurveKey key{gpu, perf::engineIdOf(table.text(i, "backend")), typeOf(table.text(i, "dtype"))};
        found[key].push_back(curve);
    }
    for (const auto &[key, list] : found) {
        KernelCurve mean;
        mean.bandwidthFraction = mean.flopsFraction = 0.0;
        for (const KernelCurve &curve : list) {
            const double share = 1.0 / static_cast<double>(list.size());
            mean.floorSeconds += curve.floorSeconds * share;
            mean.bandwidthFraction += curve.bandwidthFraction * share;
            mean.flopsFraction += curve.flopsFraction * share;
        }
        named(mean, "moe", key);
        into.push_back(mean);
    }
}

struct LinkData
{
    std::vector<Equation> graph, eager;
};

void fitLinks(const Table &table, const Catalogue &catalogue, std::vector<LinkCurve> &into)
{
    std::map<std::tuple<std::string, std::string, int>, LinkData> data;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string gpu = gpuOf(table.text(i, "gpu"), catalogue), implementation = table.text(i, "impl");
        const auto count = table.number(i, "n_gpus"), bytes = table.number(i, "message_bytes"),
                   latency = table.number(i, "lat_us");
        if (gpu.empty() || !count || !bytes || !latency || *latency <= 0.0 || implementation == "NCCL")
            continue;
        const double seconds = *latency * micro;
        LinkData &here = data[{gpu, perf::engineIdOf(implementation), static_cast<int>(*count)}];
        (implementation.ends_with("eager") ? here.eager : here.graph)
            .push_back({{1e-6, *bytes * 1e-9}, seconds, 1.0 / (seconds * seconds)});
    }
    for (auto &[key, here] : data) {
        LinkCurve curve;
        const auto &[gpu, implementation, count] = key;
        curve.gpu = gpu;
        curve.engine = implementation.substr(0, implementation.find('_'));
        curve.engine = perf::engineIdOf(curve.engine);
        curve.gpus = count;
        const auto &main = here.graph.empty() ? here.eager : here.graph;
        const auto x = nonNegativeLeastSquares(main);
        curve.latencySeconds = curve.eagerLatencySeconds = x[0] * 1e-6;
        curve.bytesPerSecond = x[1] > 0.0 ? 1e9 / x[1] : 1e12;
        if (!here.eager.empty())
            curve.eagerLatencySeconds = std::max(nonNegativeLeastSquares(here.eager)[0] * 1e-6, curve.latencySeconds);
        into.push_back(curve);
    }
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    return n == 0 ? 0.0 : n % 2 == 1 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]);
}

KernelCurve middle(const std::vector<KernelCurve> &curves)
{
    KernelCurve found = curves.front();
    const auto of = [&](double KernelCurve::*field) {
        std::vector<double> values;
        for (const KernelCurve &curve : curves)
            values.push_back(curve.*field);
        return median(values);
    };
    found.floorSeconds = of(&KernelCurve::floorSeconds);
    found.bandwidthFraction = of(&KernelCurve::bandwidthFraction);
    found.flopsFraction = of(&KernelCurve::flopsFraction);
    found.halfTokens = of(&KernelCurve::halfTokens);
    return found;
}

/// For what was not measured: the middle over engines, over GPUs, and over both.
void addMiddles(std::vector<KernelCurve> &kernels)
{
    std::map<std::tuple<std::string, std::string, std::string, std::string>, std::vector<KernelCurve>> groups;
    for (const KernelCurve &curve : kernels) {
        groups[{curve.kind, curve.gpu, "*", curve.type}].push_back(curve);
        groups[{curve.kind, "*", curve.engine, curve.type}].push_back(curve);
        groups[{curve.kind, "*", "*", curve.type}].push_back(curve);
    }
    for (const auto &[key, curves] : groups) {
        KernelCurve curve = middle(curves);
        std::tie(curve.kind, curve.gpu, curve.engine, curve.type) = key;
        kernels.push_back(curve);
    }
}

void addMiddles(std::vector<LinkCurve> &links)
{
    std::map<std::pair<std::string, int>, std::vector<LinkCurve>> groups;
    for (const LinkCurve &curve : links) {
        groups[{curve.gpu, curve.gpus}].push_back(curve);
        if (curve.bytesPerSecond > 100e9) // links of PCIe cards say nothing of others
            groups[{"*", curve.gpus}].push_back(curve);
    }
    for (const auto &group : groups) {
        const auto &key = group.first;
        const std::vector<LinkCurve> &curves = group.second;
        LinkCurve found = curves.front();
        const auto of = [&](double LinkCurve::*field) {
            std::vector<double> values;
            for (const LinkCurve &curve : curves)
                values.push_back(curve.*field);
            return median(values);
        };
        found.latencySeconds = of(&LinkCurve::latencySeconds);
        found.eagerLatencySeconds = of(&LinkCurve::eagerLatencySeconds);
        found.bytesPerSecond = of(&LinkCurve::bytesPerSecond);
        found.gpu = key.first;
        found.engine = "*";
        links.push_back(found);
    }
}

} // namespace

OperatorCurves fitOperatorCurves(const OperatorTables &tables, const Catalogue &catalogue)
{
    OperatorCurves curves;
    fitGemm(Table(tables.gemm), catalogue, curves.kernels);
    takeMoe(Table(tables.moe), catalogue, curves.kernels);
    const Table attention(tables.attention);
    fitDecode(attention, catalogue, curves.kernels);
    fitPrefill(attention, catalogue, curves.kernels);
    addMiddles(curves.kernels);
    fitLinks(Table(tables.allreduce), catalogue, curves.links);
    addMiddles(curves.links);
    return curves;
}

} // namespace core::calibration
