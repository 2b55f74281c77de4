// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/engine.h"

#include <algorithm>
#include <cmath>

namespace core::perf {

namespace {

double beyond(double compute, double memory)
{
    return compute > memory ? compute - memory : 0.0;
}

} // namespace

double expertCoverage(double experts, double topK, double tokens)
{
    if (experts <= 0.0 || tokens <= 0.0)
        return 0.0;
    if (topK >= experts)
        return 1.0;
    return -std::expm1(tokens * std::log1p(-topK / experts));
}

double prefillTokensPerSecond(double flopsPerSecond, double efficiencyFraction, double parameters)
{
    return flopsPerSecond * efficiencyFraction / (2.0 * parameters);
}

double collectiveSeconds(int layers, double secondsPerCall)
{
    return 2.0 * layers * secondsPerCall;
}

EngineTime::EngineTime(const EngineConstants &constants, FrontEnd frontEnd, int mostDecodes)
    : m_constants(constants)
    , m_frontEnd(frontEnd)
{
    const EngineConstants &c = m_constants;
    m_decode.reserve(static_cast<std::size_t>(std::max(mostDecodes, 1)));
    for (int b = 1; b <= std::max(mostDecodes, 1); ++b) {
        Batch batch;
        batch.decodes = b;
        batch.tokensPerDecode = 1.0 + c.draftTokens;
        DecodeCost cost;
        cost.count = 1;
        cost.lines[0].constantSeconds = terms(batch).seconds();
        cost.lines[0].secondsPerLiveToken = c.secondsPerLiveToken / (c.ranks * c.stages);
        cost.lines[0].secondsPerWindowedToken = c.secondsPerWindowedToken / (c.ranks * c.stages);
        m_decode.push_back(cost);
    }
}

const DecodeCost &EngineTime::decode(int decodes) const
{
    const auto index = static_cast<std::size_t>(std::clamp<int>(decodes, 1, mostDecodes())) - 1;
    return m_decode[index];
}

double EngineTime::seconds(const Batch &batch) const
{
    if (batch.prefillTokens <= 0.0 && batch.decodes >= 1 && batch.decodes <= mostDecodes() &&
        batch.tokensPerDecode == 1.0 + m_constants.draftTokens)
        return m_decode[static_cast<std::size_t>(batch.decodes) - 1].at(batch.liveTokens, batch.windowedTokens);
    return terms(batch).seconds();
}

IterationTerms EngineTime::terms(const Batch &batch) const
{
    const EngineConstants &c = m_constants;
    IterationTerms terms;
    const double decodeTokens = batch.decodes * batch.tokensPerDecode;
    const double tokens = decodeTokens + batch.prefillTokens;
    if (tokens <= 0.0)
        return terms;
    const bool prefill = batch.prefillTokens > 0.0;
    // A rank works on its share of the sequences, a stage on one micro-batch at a time.
    const double share = 1.0 / (c.ranks * c.stages);
    // A prompt belongs to one rank: fewer prompts than ranks leave the others waiting.
    const double promptShare = 1.0 / (std::min(c.ranks, std::max<double>(batch.prefills, 1.0)) * c.stages);
    const double rankDecodeTokens = std::max(decodeTokens * share, std::min(decodeTokens, 1.0));
    const double rankTokens = rankDecodeTokens + batch.prefillTokens * promptShare;
    double arithmetic = 0.0, decodeArithmetic = 0.0;
    const auto add = [&](const EngineConstants::Linear &linear, double count, double decodeCount) {
        terms.weights += linear.memorySeconds;
        arithmetic += beyond(count * linear.secondsPerToken, linear.memorySeconds);
        decodeArithmetic += beyond(decodeCount * linear.secondsPerToken, linear.memorySeconds);
    };
    for (std::size_t i = 0; i < c.formats; ++i)
        add(c.linears[i], rankTokens, rankDecodeTokens);
    const double sampled = (decodeTokens + batch.prefills) * share;
    add(c.head, sampled, sampled);
    if (c.moe) {
        const double replicaTokens = std::max(tokens / c.stages, 1.0);
        const auto coverage = [&](double count) {
            return expertCoverage(c.expertsTotal, c.expertsTopK,
                                  c.routingExponent == 1.0 ? count : std::pow(count, c.routingExponent));
        };
        const double memory = c.experts.memorySeconds * coverage(replicaTokens);
        terms.experts = memory;
        arithmetic += beyond(replicaTokens * c.experts.secondsPerToken, memory);
        const double before = replicaTokens * decodeTokens / tokens;
        decodeArithmetic += beyond(before * c.experts.secondsPerToken, c.experts.memorySeconds * coverage(before));
    }
    // What prompts add to the arithmetic carries the calibration of prefill.
    terms.compute = decodeArithmetic + (arithmetic - decodeArithmetic) * (prefill ? c.prefillFactor : 1.0);
    terms.attentionDecode =
        (c.secondsPerLiveToken * batch.liveTokens + c.secondsPerWindowedToken * batch.windowedTokens) * share +
        c.stateSecondsPerSequence * (batch.decodes + batch.prefills) * share;
    terms.collectives = c.collectiveSeconds + c.collectiveSecondsPerToken * rankTokens;
    terms.layers = c.kernelFloors + c.expertFloors + c.layerSeconds;
    terms.step = c.stepSeconds;
    terms.sequences = c.sequenceSeconds * (batch.decodes + batch.prefills);
    if (prefill) {
        const double tokensShare = batch.prefillTokens * promptShare;
        terms.attentionPrefill = c.prefillFactor * promptShare *
                                 (c.prefillSecondsPerPosition * batch.prefillPositions +
                                  c.prefillSecondsPerWindowedPosition * batch.windowedPrefillPositions +
                                  c.prefillSecondsPerToken * batch.prefillTokens);
        terms.compute += c.prefillFactor * c.elementSecondsPerToken * tokensShare;
        terms.step += c.prefillFactor * c.prefillStepSeconds;
        terms.collectives += c.prefillFactor * c.collectiveEagerSeconds;
    }
    if (batch.decodes > 0)
        terms.drafting = c.draftSeconds + c.draftSecondsPerSequence * batch.decodes;
    return terms;
}

double EngineTime::floorSeconds(const Batch &batch) const
{
    const EngineConstants &c = m_constants;
    const double tokens = batch.decodes * batch.tokensPerDecode + batch.prefillTokens;
    const double rankTokens = tokens / (c.ranks * c.stages);
    double memory = 0.0, compute = 0.0;
    for (std::size_t i = 0; i < c.formats; ++i) {
        memory += c.linears[i].idealMemorySeconds;
        compute += c.linears[i].idealSecondsPerToken * rankTokens;
    }
    memory += c.head.idealMemorySeconds;
    if (c.moe) {
        const double replicaTokens = tokens / c.stages;
        memory += c.experts.idealMemorySeconds *
                  expertCoverage(c.expertsTotal, c.expertsTopK, std::pow(replicaTokens, c.routingExponent));
        compute += c.experts.idealSecondsPerToken * replicaTokens;
    }
    return std::max(memory, compute);
}

} // namespace core::perf
