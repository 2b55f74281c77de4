// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizereasons.h"

#include "core/project/prediction.h"

namespace core::exports {

namespace {

using project::Evaluation;
using project::Project;
using project::SizeFigures;

class Reasons
{
public:
    Reasons(const Project &project, const Evaluation &evaluation)
        : m_project(project)
        , m_evaluation(evaluation)
        , m_size(evaluation.size)
    {}

    std::vector<MissingField> all()
    {
        addLoad();
        addThroughput();
        addMoney();
        addEnergy();
        addPlace();
        addReplicas();
        addMemory();
        return std::move(m_missing);
    }

private:
    void add(bool missing, const char *field, Text reason)
    {
        if (missing)
            m_missing.push_back({field, std::move(reason)});
    }

    void addLoad()
    {
        const auto *sweep = headlineSweep(m_evaluation);
        const auto *point = chosenPoint(m_evaluation);
        const Text nothing = CORE_TEXT("Nothing was measured, and for a prediction model, GPU and lengths of the "
                                       "catalogue are not all stated.");
        for (const char *field : {"sweep", "knee", "safe_capacity", "ttft_ms", "tpot_ms", "e2e_ms"})
            add(sweep == nullptr, field, nothing);
        if (sweep == nullptr || point == nullptr)
            return;
        add(!sweep->knee, "knee", CORE_TEXT("The sweep shows no knee; knee.reason says why."));
        add(!sweep->safeCapacity, "safe_capacity",
            sweep->slo.empty() ? CORE_TEXT("No SLO is set.")
                               : CORE_TEXT("No load keeps the SLO, or it cannot be told; warnings say which term."));
        const auto stated = [](const results::LatencySummary &summary) {
            return summary.meanSeconds || !summary.quantileSeconds.empty();
        };
        const Text silent = CORE_TEXT("The results do not state it.");
        add(!stated(point->ttft), "ttft_ms", silent);
        add(!stated(point->tpot), "tpot_ms", silent);
        add(!stated(point->itl), "itl_ms", silent);
        add(!stated(point->e2e), "e2e_ms", silent);
        add(!m_evaluation.prediction, "ledger", CORE_TEXT("A ledger comes from a prediction, and there is none."));
    }

    void addThroughput()
    {
        add(!m_size.outputTokensPerSecond, "output_tokens_per_s",
            CORE_TEXT("No output tokens per second were stated, measured or predicted."));
        add(!m_size.requestsPerSecond, "request_throughput_rps",
            CORE_TEXT("No requests per second were stated, measured or predicted."));
        add(!m_size.goodputTokensPerSecond, "goodput.tokens_per_s",
            m_project.scenario.slo.empty() ? CORE_TEXT("Goodput is a share inside an SLO, and no SLO is set.")
                                           : CORE_TEXT("The share of requests inside the SLO is not known."));
    }

    void addMoney()
    {
        add(!m_size.costEurPerHour, "cost_eur_per_hour",
            CORE_TEXT("No price of machines is stated (economics.tariff), and the catalogue has none for them."));
        add(!m_size.cpmEurPerMillionTokens, "cpm_eur_per_mtok",
            m_size.costEurPerHour ? CORE_TEXT("There are no tokens per second to divide the cost by.")
                                  : CORE_TEXT("There is no cost to divide by tokens."));
        add(!m_size.capexEur, "capex_eur", CORE_TEXT("No purchase is stated (economics.tariff.capex)."));
        add(!m_size.electricityEurPerMillionTokens, "electricity_eur_per_mtok",
            CORE_TEXT("Power, throughput or the price of electricity is not known."));
    }

    void addEnergy()
    {
        add(!m_size.powerWatts, "power_w", CORE_TEXT("No power is stated or measured, and the GPU is not known."));
        add(!m_size.joulesPerToken, "energy_j_per_token",
            m_size.powerWatts ? CORE_TEXT("There are no tokens per second to divide the power by.")
                              : CORE_TEXT("There is no power to divide by tokens."));
        add(!m_size.carbonGramsPerMillionTokens, "carbon_g_per_mtok.operational",
            m_size.joulesPerToken ? CORE_TEXT("The grid's carbon is not stated (site.grid_g_per_kwh, site.zone).")
                                  : CORE_TEXT("There is no energy to weigh with the grid's carbon."));
        add(!m_size.carbonEmbodiedGramsPerMillionTokens, "carbon_g_per_mtok.embodied",
            CORE_TEXT("What making the hardware gave off is not stated (energy.embodied)."));
    }

    void addPlace()
    {
        add(!m_size.gateHeld, "sovereignty.gate",
            m_size.gate ? CORE_TEXT("The facts about operator and site do not tell whether the gate is held.")
                        : CORE_TEXT("No gate is asked for (sovereignty.gate)."));
        add(!m_size.seal, "sovereignty.seal", CORE_TEXT("Not all objectives are assessed (sovereignty.assessment)."));
    }

    void addReplicas()
    {
        const auto &scenario = m_project.scenario;
        const bool demand = scenario.targetRequestsPerSecond || scenario.workload.arrivals.requestsPerSecond;
        const Text none = demand ? Text(CORE_TEXT("What one replica serves is not known."))
                                 : Text(CORE_TEXT("No demand is stated (scenario.workload.arrivals.rate_rps)."));
        add(!m_size.replicasForRate, "replicas", none);
        if (m_size.replicasForRate) {
            add(!m_size.replicasWithHeadroom, "replicas.with_headroom",
                CORE_TEXT("No head-room is asked for (scenario.sizing.headroom)."));
            add(!m_size.replicasWithReserve, "replicas.with_reserve",
                CORE_TEXT("No reserve is asked for (scenario.sizing.reserve)."));
            add(!m_size.replicasPessimistic, "replicas.pessimistic",
                CORE_TEXT("The figures come without an interval: they are measured or stated as one number."));
        }
        add(!m_size.gpus, "gpus", CORE_TEXT("Neither GPUs nor replicas are known."));
        add(!m_size.gpusPerReplica, "gpus_per_replica",
            CORE_TEXT("Neither the project nor the results state the parallelism."));
        add(!m_size.nodes, "nodes",
            scenario.hardware.gpusPerNode
                ? CORE_TEXT("The number of GPUs is not known.")
                : CORE_TEXT("How many GPUs a node has is not stated (scenario.hardware.gpus_per_node)."));
    }

    void addMemory()
    {
        const Text none = CORE_TEXT("It takes a model and a GPU of the catalogue, or their sizes.");
        add(!m_size.vram, "vram", none);
        add(!m_size.kvBytesPerToken, "kv_bytes_per_token", none);
        add(!m_size.maxConcurrencyKv, "max_concurrency_kv",
            m_size.vram ? Text(CORE_TEXT("The mean live context is not known, or nothing fits.")) : none);
        add(!m_size.operationalConcurrency, "operational_concurrency",
            CORE_TEXT("No ceiling of concurrency is known."));
        add(!m_size.limits, "limits", CORE_TEXT("No ceiling of concurrency is known."));
    }

    const Project &m_project;
    const Evaluation &m_evaluation;
    const SizeFigures &m_size;
    std::vector<MissingField> m_missing;
};

} // namespace

std::vector<MissingField> missingFields(const Project &project, const Evaluation &evaluation)
{
    return Reasons(project, evaluation).all();
}

} // namespace core::exports
