// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/coefficients.h"

#include "core/catalogue/fieldreader.h"
#include "core/project/nodepack.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace core::perf {

namespace {

using catalogue::FieldReader;
using project::Node;

constexpr std::string_view schemaId = "paretoscope-coefficients/1";
constexpr double micro = 1e-6;
constexpr double giga = 1e9;

/// Four digits say more than any of these figures knows, and read well.
std::string digits(double value)
{
    return fmt::format("{:.4g}", value);
}

TermFactors readFactors(const Node *node, const std::string &source, Diagnostics &diagnostics)
{
    TermFactors factors;
    factors.fill(1.0);
    if (node == nullptr)
        return factors;
    FieldReader reader(*node, source, diagnostics);
    for (std::size_t i = 0; i < termCount; ++i)
        if (const auto value = reader.number(termId(static_cast<Term>(i)))) {
            if (*value > 0.0)
                factors[i] = *value;
            else
                reader.error({CORE_TEXT("%1 must be above zero."), {std::string(termId(static_cast<Term>(i)))}}, *node);
        }
    reader.finish();
    return factors;
}

double positive(FieldReader &reader, std::string_view key, double otherwise)
{
    const auto value = reader.number(key);
    return value && *value >= 0.0 ? *value : otherwise;
}

void readFixed(const Node *node, const std::string &source, Diagnostics &diagnostics, FixedTimes &fixed)
{
    if (node == nullptr)
        return;
    FieldReader reader(*node, source, diagnostics);
    const auto read = [&](std::string_view key, double &value) {
        value = positive(reader, key, value / micro) * micro;
    };
    read("layer_us", fixed.layer);
    read("step_us", fixed.step);
    read("sequence_us", fixed.sequence);
    read("sampling_sequence_us", fixed.samplingSequence);
    read("prefill_layer_us", fixed.prefillLayer);
    read("request_us", fixed.request);
    read("prompt_token_us", fixed.promptToken);
    read("pipeline_hop_us", fixed.pipelineHop);
    reader.finish();
}

KernelCurve readKernel(const Node &node, const std::string &source, Diagnostics &diagnostics)
{
    FieldReader reader(node, source, diagnostics);
    KernelCurve curve;
    curve.kind = reader.requiredText("kind");
    curve.gpu = reader.requiredText("gpu");
    curve.engine = reader.requiredText("engine");
    curve.type = reader.requiredText("type");
    curve.floorSeconds = positive(reader, "floor_us", 0.0) * micro;
    curve.bandwidthFraction = std::clamp(positive(reader, "bandwidth", 1.0), 0.001, 1.0);
    curve.flopsFraction = std::clamp(positive(reader, "flops", 1.0), 0.001, 1.0);
    curve.halfTokens = positive(reader, "half_tokens", 0.0);
    reader.finish();
    return curve;
}

LinkCurve readLink(const Node &node, const std::string &source, Diagnostics &diagnostics)
{
    FieldReader reader(node, source, diagnostics);
    LinkCurve curve;
    curve.gpu = reader.requiredText("gpu");
    curve.engine = reader.requiredText("engine");
    curve.gpus = std::max(reader.requiredInteger("gpus"), 1);
    curve.latencySeconds = positive(reader, "latency_us", 5.0) * micro;
    curve.eagerLatencySeconds = positive(reader, "eager_latency_us", 25.0) * micro;
    curve.bytesPerSecond = std::max(positive(reader, "gb_s", 100.0), 0.001) * giga;
    reader.finish();
    return curve;
}

Adjustment readAdjustment(const Node &node, const std::string &source, Diagnostics &diagnostics)
{
    FieldReader reader(node, source, diagnostics);
    Adjustment adjustment;
    adjustment.engine = reader.text("engine").value_or("");
    adjustment.versionFrom = reader.text("version_from").value_or("");
    adjustment.versionBefore = reader.text("version_before").value_or("");
    adjustment.architecture = reader.text("architecture").value_or("");
    adjustment.gpu = reader.text("gpu").value_or("");
    adjustment.precision = reader.text("precision").value_or("");
    adjustment.attention = reader.text("attention").value_or("");
    adjustment.moe = reader.text("moe").value_or("");
    adjustment.factors = readFactors(reader.map("factors"), source, diagnostics);
    reader.finish();
    return adjustment;
}

Spread readSpread(const Node &node, const std::string &source, Diagnostics &diagnostics)
{
    FieldReader reader(node, source, diagnostics);
    Spread spread;
    spread.metric = reader.requiredText("metric");
    spread.group = reader.requiredText("group");
    spread.low = reader.number("low").value_or(0.0);
    spread.high = reader.number("high").value_or(0.0);
    spread.rows = reader.integer("rows").value_or(0);
    reader.finish();
    return spread;
}

std::string factorsText(const TermFactors &factors)
{
    std::string text;
    for (std::size_t i = 0; i < termCount; ++i)
        if (factors[i] != 1.0)
            text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", termId(static_cast<Term>(i)), digits(factors[i]));
    return "{" + text + "}";
}

std::string conditionsText(const Adjustment &adjustment)
{
    std::string text;
    const auto add = [&](std::string_view key, const std::string &value) {
        if (!value.empty())
            text += fmt::format("{}: \"{}\", ", key, value);
    };
    add("engine", adjustment.engine);
    add("version_from", adjustment.versionFrom);
    add("version_before", adjustment.versionBefore);
    add("architecture", adjustment.architecture);
    add("gpu", adjustment.gpu);
    add("precision", adjustment.precision);
    add("attention", adjustment.attention);
    add("moe", adjustment.moe);
    return text;
}

std::string kernelText(const KernelCurve &curve)
{
    std::string text = fmt::format("  - {{kind: {}, gpu: \"{}\", engine: \"{}\", type: {}", curve.kind, curve.gpu,
                                   curve.engine, curve.type);
    if (curve.floorSeconds > 0.0)
        text += ", floor_us: " + digits(curve.floorSeconds / micro);
    if (curve.kind != "prefill")
        text += ", bandwidth: " + digits(curve.bandwidthFraction);
    if (curve.kind != "decode")
        text += ", flops: " + digits(curve.flopsFraction);
    if (curve.kind == "prefill")
        text += ", half_tokens: " + digits(curve.halfTokens);
    return text + "}\n";
}

template <typename T, typename Read>
void readList(FieldReader &reader, std::string_view key, std::vector<T> &into, Read read)
{
    if (const auto *items = reader.sequence(key))
        for (const Node &item : *items)
            into.push_back(read(item, reader.source(), reader.diagnostics()));
}

/// Ids have no blanks, so that a list of them is one text.
std::vector<std::string> words(const std::string &text)
{
    std::vector<std::string> found;
    std::string word;
    for (const char c : text + ' ') {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            found.push_back(std::move(word));
            word.clear();
        }
    }
    return found;
}

} // namespace

Result<Coefficients> readCoefficients(std::string_view yaml, const std::string &source, Diagnostics &diagnostics)
{
    const auto document = project::readDocument(yaml, source);
    if (!document)
        return tl::make_unexpected(document.error());
    const Node *schema = document->find("schema");
    if (schema == nullptr || schema->text() != schemaId)
        return failure({CORE_TEXT("This is no file of coefficients: expected “schema: %1”."), {std::string(schemaId)}},
                       source, 1, 1);
    Diagnostics remarks;
    FieldReader reader(*document, source, remarks);
    Coefficients coefficients;
    reader.text("schema");
    coefficients.about = reader.text("about").value_or("");
    coefficients.routingExponent = std::clamp(positive(reader, "routing_exponent", 1.0), 0.1, 1.0);
    readFixed(reader.map("fixed"), source, remarks, coefficients.fixed);
    coefficients.whole = readFactors(reader.map("whole"), source, remarks);
    readList(reader, "kernels", coefficients.kernels, readKernel);
    readList(reader, "links", coefficients.links, readLink);
    readList(reader, "adjustments", coefficients.adjustments, readAdjustment);
    readList(reader, "spreads", coefficients.spreads, readSpread);
    coefficients.learntModels = words(reader.text("learnt_models").value_or(""));
    coefficients.learntGpus = words(reader.text("learnt_gpus").value_or(""));
    reader.finish();
    for (const Diagnostic &item : remarks.items()) {
        if (item.severity == Severity::Error)
            return tl::make_unexpected(item.what);
        diagnostics.add(item.severity, item.what);
    }
    return coefficients;
}

std::string writeCoefficients(const Coefficients &c)
{
    const auto us = [](double seconds) { return digits(seconds / micro); };
    std::string text = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
                       "# Written by `paretoscope fit`: fit again, do not edit.\n";
    text +=
        fmt::format("schema: {}\nabout: \"{}\"\nrouting_exponent: {}\n", schemaId, c.about, digits(c.routingExponent));
    text +=
        fmt::format("fixed: {{layer_us: {}, step_us: {}, sequence_us: {}, sampling_sequence_us: {}, "
                    "prefill_layer_us: {}, request_us: {}, prompt_token_us: {}, pipeline_hop_us: {}}}\n",
                    us(c.fixed.layer), us(c.fixed.step), us(c.fixed.sequence), us(c.fixed.samplingSequence),
                    us(c.fixed.prefillLayer), us(c.fixed.request), us(c.fixed.promptToken), us(c.fixed.pipelineHop));
    text += "whole: " + factorsText(c.whole) + "\nadjustments:\n";
    for (const Adjustment &adjustment : c.adjustments)
        text += fmt::format("  - {{{}factors: {}}}\n", conditionsText(adjustment), factorsText(adjustment.factors));
    text += "kernels:\n";
    for (const KernelCurve &curve : c.kernels)
        text += kernelText(curve);
    text += "links:\n";
    for (const LinkCurve &curve : c.links)
        text += fmt::format(
            "  - {{gpu: \"{}\", engine: \"{}\", gpus: {}, latency_us: {}, eager_latency_us: {}, gb_s: {}}}\n",
            curve.gpu, curve.engine, curve.gpus, us(curve.latencySeconds), us(curve.eagerLatencySeconds),
            digits(curve.bytesPerSecond / giga));
    text += "spreads:\n";
    for (const Spread &spread : c.spreads)
        text += fmt::format("  - {{metric: {}, group: \"{}\", low: {}, high: {}, rows: {}}}\n", spread.metric,
                            spread.group, digits(spread.low), digits(spread.high), spread.rows);
    if (!c.learntModels.empty())
        text += fmt::format("learnt_models: \"{}\"\n", fmt::join(c.learntModels, " "));
    if (!c.learntGpus.empty())
        text += fmt::format("learnt_gpus: \"{}\"\n", fmt::join(c.learntGpus, " "));
    return text;
}

} // namespace core::perf
