// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sizing/worksheet.h"

#include <cmath>

namespace core::sizing {

namespace {

constexpr double bytesPerGigabyte = 1e9;
constexpr double millisecondsPerSecond = 1e3;
constexpr double roundingSlack = 1e-9;
constexpr double largestCount = 1e9;

TextNumber shown(double value, int digits = 4)
{
    return {.value = value, .significantDigits = digits};
}

TextNumber gigabytes(double bytes)
{
    return shown(bytes / bytesPerGigabyte);
}

/// The steps as they grow, with the figures that later steps build on.
class Sheet
{
public:
    explicit Sheet(const WorksheetInputs &inputs)
        : m_in(inputs)
    {}

    std::vector<WorksheetStep> steps()
    {
        addMemory();
        addLiveTokens();
        addDuration();
        addThroughput();
        addReplicas();
        return std::move(m_steps);
    }

private:
    void add(Text name, Text formula, Text numbers, double result, std::string unit)
    {
        m_steps.push_back({.name = std::move(name),
                           .formula = std::move(formula),
                           .numbers = std::move(numbers),
                           .result = result,
                           .unit = std::move(unit)});
    }

    void addMemory()
    {
        m_kvBytes = m_in.kvBytes;
        if (m_in.gpuMemoryBytes && m_in.weightsBytes && m_in.activationsBytes && m_in.overheadBytes) {
            const double fraction = m_in.gpuMemoryFraction.value_or(1.0);
            const double kv = m_in.kvBytes.value_or(*m_in.gpuMemoryBytes * fraction - *m_in.weightsBytes -
                                                    *m_in.activationsBytes - *m_in.overheadBytes);
            add(CORE_TEXT("KV memory of one GPU"),
                CORE_TEXT("memory × usable share − weights − activations − overhead"),
                {CORE_TEXT("%1 GB × %2 − %3 GB − %4 GB − %5 GB"),
                 {gigabytes(*m_in.gpuMemoryBytes), shown(fraction), gigabytes(*m_in.weightsBytes),
                  gigabytes(*m_in.activationsBytes), gigabytes(*m_in.overheadBytes)}},
                kv / bytesPerGigabyte, "GB");
            m_kvBytes = kv;
        }
        if (m_kvBytes && m_in.gpusPerReplica) {
            m_replicaKvBytes = *m_kvBytes * *m_in.gpusPerReplica;
            add(CORE_TEXT("KV memory of the replica"), CORE_TEXT("KV memory of one GPU × GPUs of a replica"),
                {CORE_TEXT("%1 GB × %2"), {gigabytes(*m_kvBytes), shown(*m_in.gpusPerReplica)}},
                *m_replicaKvBytes / bytesPerGigabyte, "GB");
        }
    }

    void addLiveTokens()
    {
        if (!m_replicaKvBytes || !m_in.kvBytesPerToken || *m_in.kvBytesPerToken <= 0.0)
            return;
        const double tokens = std::max(0.0, std::floor(*m_replicaKvBytes / *m_in.kvBytesPerToken));
        add(CORE_TEXT("Live tokens that fit"), CORE_TEXT("KV memory of the replica / KV bytes per token"),
            {CORE_TEXT("%1 GB / %2 B"), {gigabytes(*m_replicaKvBytes), shown(*m_in.kvBytesPerToken)}}, tokens,
            "tokens");
        if (!m_in.liveContextTokens || *m_in.liveContextTokens <= 0.0)
            return;
        add(CORE_TEXT("Ceiling of concurrent requests"), CORE_TEXT("live tokens / mean live context"),
            {CORE_TEXT("%1 / %2"), {shown(tokens), shown(*m_in.liveContextTokens)}},
            std::floor(tokens / *m_in.liveContextTokens), "requests");
    }

    void addDuration()
    {
        if (!m_in.promptTokens || !m_in.outputTokens || !m_in.tpotSeconds || !m_in.prefillTokensPerSecond ||
            *m_in.prefillTokensPerSecond <= 0.0)
            return;
        const double prefill = *m_in.promptTokens / *m_in.prefillTokensPerSecond;
        add(CORE_TEXT("Prefill of a request"), CORE_TEXT("prompt tokens / prefill rate"),
            {CORE_TEXT("%1 / %2 tok/s"), {shown(*m_in.promptTokens), shown(*m_in.prefillTokensPerSecond)}},
            prefill * millisecondsPerSecond, "ms");
        const double decode = *m_in.outputTokens * *m_in.tpotSeconds;
        add(CORE_TEXT("Decode of a request"), CORE_TEXT("output tokens × TPOT"),
            {CORE_TEXT("%1 × %2 ms"), {shown(*m_in.outputTokens), shown(*m_in.tpotSeconds * millisecondsPerSecond)}},
            decode, "s");
        m_requestSeconds =
            requestSeconds(*m_in.promptTokens, *m_in.prefillTokensPerSecond, *m_in.outputTokens, *m_in.tpotSeconds);
        add(CORE_TEXT("Duration of a request"), CORE_TEXT("prefill + decode"),
            {CORE_TEXT("%1 s + %2 s"), {shown(prefill), shown(decode)}}, *m_requestSeconds, "s");
    }

    void addThroughput()
    {
        m_replicaRate = m_in.replicaRequestsPerSecond;
        if (m_replicaRate)
            return addKnownThroughput();
        if (!m_requestSeconds || !m_in.operationalConcurrency)
            return;
        m_replicaRate = *m_in.operationalConcurrency / *m_requestSeconds; // Little's law
        add(CORE_TEXT("Requests per second of a replica"), CORE_TEXT("operational concurrency / duration of a request"),
            {CORE_TEXT("%1 / %2 s"), {shown(*m_in.operationalConcurrency), shown(*m_requestSeconds)}}, *m_replicaRate,
            "req/s");
    }

    /// What a replica serves is not the sheet's to compute: it says where the figure stands, and what is then in
    /// flight.
    void addKnownThroughput()
    {
        add(CORE_TEXT("Requests per second of a replica"),
            CORE_TEXT("stated, measured or simulated: the most that keeps the SLO"),
            {CORE_TEXT("%1 req/s"), {shown(*m_replicaRate)}}, *m_replicaRate, "req/s");
        if (!m_requestSeconds)
            return;
        add(CORE_TEXT("Requests in flight in a replica"), CORE_TEXT("requests per second × duration of a request"),
            {CORE_TEXT("%1 × %2 s"), {shown(*m_replicaRate), shown(*m_requestSeconds)}},
            *m_replicaRate * *m_requestSeconds, "requests"); // Little's law
    }

    void addGpus(int replicas)
    {
        if (!m_in.gpusPerReplica)
            return;
        add(CORE_TEXT("GPUs"), CORE_TEXT("replicas × GPUs of a replica"),
            {CORE_TEXT("%1 × %2"), {shown(replicas), shown(*m_in.gpusPerReplica)}},
            static_cast<double>(replicas) * *m_in.gpusPerReplica, "GPUs");
    }

    void addReplicas()
    {
        if (!m_replicaRate || !m_in.requestsPerSecond)
            return;
        const auto bare = replicasFor(*m_in.requestsPerSecond, 0.0, *m_replicaRate);
        if (!bare)
            return;
        add(CORE_TEXT("Replicas for the rate"), CORE_TEXT("rate / requests per second of a replica, rounded up"),
            {CORE_TEXT("%1 / %2 = %3"),
             {shown(*m_in.requestsPerSecond), shown(*m_replicaRate), shown(*m_in.requestsPerSecond / *m_replicaRate)}},
            *bare, "replicas");
        const double headroom = m_in.headroomFraction.value_or(0.0);
        const auto withHeadroom = replicasFor(*m_in.requestsPerSecond, headroom, *m_replicaRate);
        if (headroom > 0.0 && withHeadroom) {
            add(CORE_TEXT("Replicas with head-room"),
                CORE_TEXT("rate × (1 + head-room) / requests per second of a replica, rounded up once"),
                {CORE_TEXT("%1 × %2 / %3 = %4"),
                 {shown(*m_in.requestsPerSecond), shown(1.0 + headroom, 3), shown(*m_replicaRate),
                  shown(*m_in.requestsPerSecond * (1.0 + headroom) / *m_replicaRate)}},
                *withHeadroom, "replicas");
        }
        addGpus(withHeadroom.value_or(*bare));
    }

    const WorksheetInputs &m_in;
    std::vector<WorksheetStep> m_steps;
    std::optional<double> m_kvBytes, m_replicaKvBytes, m_requestSeconds, m_replicaRate;
};

} // namespace

std::vector<WorksheetStep> worksheet(const WorksheetInputs &inputs)
{
    return Sheet(inputs).steps();
}

std::optional<int> replicasFor(double requestsPerSecond, double headroomFraction, double replicaRequestsPerSecond)
{
    if (!(replicaRequestsPerSecond > 0.0) || !(requestsPerSecond > 0.0))
        return std::nullopt;
    const double quotient = requestsPerSecond * (1.0 + headroomFraction) / replicaRequestsPerSecond;
    if (!(quotient > 0.0 && quotient <= largestCount))
        return std::nullopt;
    return static_cast<int>(std::max(1.0, std::ceil(quotient * (1.0 - roundingSlack))));
}

double prefillTokensPerSecond(int gpus, double flopsPerSecond, double efficiencyFraction, double parameters)
{
    return gpus * flopsPerSecond * efficiencyFraction / (2.0 * parameters);
}

double decodeFloorSeconds(double weightBytesPerGpu, double bandwidthBytesPerSecond)
{
    return weightBytesPerGpu / bandwidthBytesPerSecond;
}

double collectiveSeconds(int layers, double secondsPerAllReduce)
{
    return 2.0 * layers * secondsPerAllReduce;
}

double requestSeconds(double promptTokens, double prefillTokensPerSecond, double outputTokens, double tpotSeconds)
{
    return promptTokens / prefillTokensPerSecond + outputTokens * tpotSeconds;
}

} // namespace core::sizing
