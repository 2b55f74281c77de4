// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/coefficients.h"

#include "core/catalogue/otherspecs.h"

#include <algorithm>

namespace core::perf {

namespace {

constexpr std::array<std::string_view, termCount> termIds{
    "linear_memory",      "linear_compute",    "kernel_floor",    "attention_decode",
    "attention_prefill",  "experts_memory",    "experts_compute", "experts_floor",
    "collective_latency", "collective_volume", "layer",           "step",
    "sequence",           "prefill_layer",     "request",         "prompt_token"};

bool same(const std::string &condition, const std::string &value)
{
    return condition.empty() || condition == value;
}

/// Types whose kernels are nearest to one that has not been measured.
std::vector<std::string_view> relatives(std::string_view type)
{
    if (type == "fp8_block")
        return {"fp8", "bf16"};
    if (type == "fp8" || type == "int8")
        return {"fp8", "fp8_block", "bf16"};
    if (type == "mxfp4")
        return {"int4", "nvfp4", "bf16"};
    if (type == "int4")
        return {"mxfp4", "bf16"};
    if (type == "nvfp4")
        return {"mxfp4", "fp8", "bf16"};
    return {"bf16"};
}

/// How well a curve fits; below 0: not at all.
int exactness(const std::string &gpu, const std::string &engine, const CoefficientKey &key)
{
    if ((gpu != "*" && gpu != key.gpu) || (engine != "*" && engine != key.engine))
        return -1;
    return (gpu != "*" ? 2 : 0) + (engine != "*" ? 1 : 0);
}

} // namespace

std::string_view termId(Term term)
{
    return termIds[static_cast<std::size_t>(term)];
}

std::optional<Term> termFrom(std::string_view id)
{
    const auto found = std::find(termIds.begin(), termIds.end(), id);
    if (found == termIds.end())
        return std::nullopt;
    return static_cast<Term>(found - termIds.begin());
}

bool Adjustment::matches(const CoefficientKey &key) const
{
    if (!same(engine, key.engine) || !same(architecture, key.architecture) || !same(gpu, key.gpu) ||
        !same(precision, moe == "yes" ? key.expertPrecision : key.precision) || !same(attention, key.attention) ||
        !same(moe, key.moe ? "yes" : "no"))
        return false;
    if (versionFrom.empty() && versionBefore.empty())
        return true;
    // An unknown version is like the middle of what was measured: no factor of a version holds for it.
    if (key.version.empty() || key.version.front() < '0' || key.version.front() > '9')
        return false;
    return (versionFrom.empty() || catalogue::compareVersions(key.version, versionFrom) >= 0) &&
           (versionBefore.empty() || catalogue::compareVersions(key.version, versionBefore) < 0);
}

std::string Adjustment::label() const
{
    std::string text;
    const auto add = [&](std::string_view name, const std::string &value) {
        if (!value.empty())
            text += (text.empty() ? "" : ", ") + std::string(name) + " " + value;
    };
    add("engine", engine);
    add("from", versionFrom);
    add("before", versionBefore);
    add("architecture", architecture);
    add("gpu", gpu);
    add("precision", precision);
    add("attention", attention);
    add("moe", moe);
    return text;
}

TermFactors Coefficients::factors(const CoefficientKey &key) const
{
    TermFactors product = whole;
    for (const Adjustment &adjustment : adjustments)
        if (adjustment.matches(key))
            for (std::size_t i = 0; i < termCount; ++i)
                product[i] *= adjustment.factors[i];
    return product;
}

std::optional<KernelCurve> Coefficients::kernel(std::string_view kind, const CoefficientKey &key,
                                                std::string_view type) const
{
    const auto best = [&](std::string_view wanted) {
        const KernelCurve *found = nullptr;
        int most = -1;
        for (const KernelCurve &curve : kernels) {
            if (curve.kind != kind || curve.type != wanted)
                continue;
            const int fit = exactness(curve.gpu, curve.engine, key);
            if (fit > most) {
                most = fit;
                found = &curve;
            }
        }
        return found;
    };
    const KernelCurve *exact = best(type);
    if (kind == "gemm" && type == "int4" && (exact == nullptr || exact->gpu == "*")) {
        // Weight-only 4-bit kernels (Marlin and its kin) unpack in the tile and multiply in 16 bits: the arithmetic of
        // the 16-bit kernel less the unpacking, its bandwidth, a somewhat longer start. Curves of another GPU's kernel
        // do not carry over: the one measured is of 2023 and starts three times slower than its 16-bit sibling.
        if (const KernelCurve *sixteen = best("bf16")) {
            KernelCurve curve = *sixteen;
            curve.type = type;
            curve.floorSeconds *= 1.4;
            curve.flopsFraction *= 0.9;
            return curve;
        }
    }
    if (exact != nullptr)
        return *exact;
    for (const std::string_view related : relatives(type))
        if (const KernelCurve *curve = best(related))
            return *curve;
    return std::nullopt;
}

std::optional<LinkCurve> Coefficients::link(const CoefficientKey &key, int gpus) const
{
    const LinkCurve *found = nullptr;
    int most = -1;
    for (const LinkCurve &curve : links) {
        const int fit = exactness(curve.gpu, curve.engine, key);
        if (fit < 0)
            continue;
        // The nearest count of GPUs; a curve of this GPU is worth more than the exact count on another.
        int distance = 0;
        for (int a = std::min(curve.gpus, gpus), b = std::max(curve.gpus, gpus); a < b; a *= 2)
            ++distance;
        const int worth = 100 + fit * 10 - std::min(distance, 9);
        if (worth > most) {
            most = worth;
            found = &curve;
        }
    }
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

const Spread *Coefficients::spread(std::string_view metric, std::string_view group) const
{
    for (const Spread &spread : spreads)
        if (spread.metric == metric && spread.group == group)
            return &spread;
    return nullptr;
}

const Spread *Coefficients::spreadFor(std::string_view metric, std::string_view group, const std::string &model,
                                      const std::string &gpu) const
{
    const auto isNew = [](const std::vector<std::string> &learnt, const std::string &id) {
        return !learnt.empty() && std::find(learnt.begin(), learnt.end(), id) == learnt.end();
    };
    const Spread *widest = spread(metric, group);
    const auto widen = [&](std::string_view suffix) {
        const Spread *other = spread(metric, std::string(group) + std::string(suffix));
        if (other != nullptr && (widest == nullptr || other->high - other->low > widest->high - widest->low))
            widest = other;
    };
    if (isNew(learntModels, model))
        widen(", new model");
    if (isNew(learntGpus, gpu))
        widen(", new gpu");
    return widest;
}

} // namespace core::perf
