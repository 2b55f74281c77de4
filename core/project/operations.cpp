// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/operations.h"

#include "core/project/limitsentences.h"
#include "core/project/prediction.h"

#include <algorithm>

namespace core::project {

namespace {

constexpr double wattsPerKilowatt = 1000.0;

std::optional<double> demandOf(const Scenario &scenario)
{
    return valueOf(scenario.targetRequestsPerSecond ? scenario.targetRequestsPerSecond
                                                    : scenario.workload.arrivals.requestsPerSecond);
}

ReducedFleet reduced(int replicas, double each, std::optional<double> demand)
{
    ReducedFleet fleet{.replicas = std::max(replicas, 0), .requestsPerSecond = 0.0, .demandHeld = {}};
    fleet.requestsPerSecond = fleet.replicas * each;
    if (demand)
        fleet.demandHeld = fleet.requestsPerSecond >= *demand * (1.0 - 1e-12);
    return fleet;
}

std::vector<int> byHour(const Project &project, double demand, double each)
{
    const std::vector<double> &shape = project.scenario.workload.loadShape;
    const double highest = shape.empty() ? 0.0 : *std::max_element(shape.begin(), shape.end());
    if (highest <= 0.0)
        return {};
    const double headroom = valueOf(project.scenario.sizing.headroomFraction).value_or(0.0);
    std::vector<int> replicas;
    for (const double share : shape)
        replicas.push_back(sizing::replicasFor(demand * share / highest, headroom, each).value_or(0));
    return replicas;
}

} // namespace

std::optional<int> replicasBought(const Project &project, const SizeFigures &size)
{
    if (project.scenario.sizing.redundancy == "n+1" && size.replicasNPlusOne)
        return size.replicasNPlusOne;
    for (const auto &count : {size.replicasWithReserve, size.replicasWithHeadroom, size.replicasForRate})
        if (count)
            return count;
    return std::nullopt;
}

std::optional<double> servedByOneReplica(const Project &project, const Evaluation &evaluation)
{
    if (project.scenario.throughput)
        return valueOf(project.scenario.throughput->requestsPerSecond);
    if (const auto *point = chosenPoint(evaluation))
        return point->requestThroughputPerSecond;
    return evaluation.prediction ? evaluation.prediction->requestsPerSecond : std::nullopt;
}

Operations operationsOf(const Project &project, const Evaluation &evaluation)
{
    const SizeFigures &size = evaluation.size;
    Operations operations;
    operations.replicas = replicasBought(project, size);
    const auto perNode = project.scenario.hardware.gpusPerNode;
    if (perNode && size.gpusPerReplica && *size.gpusPerReplica > 0)
        operations.replicasPerNode = *perNode / *size.gpusPerReplica;
    const auto each = servedByOneReplica(project, evaluation);
    const auto demand = demandOf(project.scenario);
    if (operations.replicas && each) {
        if (operations.replicasPerNode)
            operations.nodeDown =
                reduced(*operations.replicas - std::max(*operations.replicasPerNode, 1), *each, demand);
        operations.rollingUpgrade = reduced(*operations.replicas - 1, *each, demand);
    }
    if (demand && each)
        operations.replicasByHour = byHour(project, *demand, *each);
    const auto pue = valueOf(project.energy.pue);
    if (size.powerWatts) {
        if (project.energy.boundary == Boundary::Facility)
            operations.siteKilowatts = size.powerWatts->value / wattsPerKilowatt;
        else if (pue)
            operations.siteKilowatts = size.powerWatts->value * *pue / wattsPerKilowatt;
    }
    return operations;
}

ClusterTable clusterTable(const std::vector<ServiceDemand> &services, double headroomFraction,
                          std::optional<int> gpusPerNode)
{
    ClusterTable table;
    std::vector<int> blocks; // GPUs of each replica
    for (const ServiceDemand &service : services) {
        const auto replicas =
            sizing::replicasFor(service.requestsPerSecond, headroomFraction, service.replicaRequestsPerSecond);
        if (!replicas || service.gpusPerReplica < 1)
            continue;
        const double capacity = *replicas * service.replicaRequestsPerSecond;
        table.services.push_back({.name = service.name,
                                  .replicas = *replicas,
                                  .gpus = *replicas * service.gpusPerReplica,
                                  .useFraction = capacity > 0.0 ? service.requestsPerSecond / capacity : 0.0});
        table.gpus += table.services.back().gpus;
        blocks.insert(blocks.end(), static_cast<std::size_t>(*replicas), service.gpusPerReplica);
    }
    if (!gpusPerNode || *gpusPerNode < 1)
        return table;
    std::sort(blocks.rbegin(), blocks.rend());
    std::vector<int> room; // left in each node
    int whole = 0;         // nodes of replicas that span several
    for (const int gpus : blocks) {
        if (gpus >= *gpusPerNode) {
            whole += (gpus + *gpusPerNode - 1) / *gpusPerNode;
            continue;
        }
        const auto fits = std::find_if(room.begin(), room.end(), [gpus](int left) { return left >= gpus; });
        if (fits == room.end())
            room.push_back(*gpusPerNode - gpus);
        else
            *fits -= gpus;
    }
    table.nodes = whole + static_cast<int>(room.size());
    return table;
}

} // namespace core::project
