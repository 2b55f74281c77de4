// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <vector>

/// What a fleet does on bad days and over a day: derived from the figures of an evaluation, nothing of it is edited.
namespace core::project {

/// The fleet with some of its replicas away.
struct ReducedFleet
{
    int replicas = 0;               ///< that are left
    double requestsPerSecond = 0.0; ///< that they serve inside the SLO
    std::optional<bool> demandHeld; ///< absent without a demand
};

struct Operations
{
    std::optional<int> replicas;        ///< bought
    std::optional<int> replicasPerNode; ///< 0: a replica spans several nodes
    std::optional<ReducedFleet> nodeDown;
    std::optional<ReducedFleet> rollingUpgrade; ///< one replica at a time is away
    std::vector<int> replicasByHour;     ///< 24, for the load shape; its highest hour has the stated demand; or empty
    std::optional<double> siteKilowatts; ///< at the facility's meter; absent without power or PUE
};

Operations operationsOf(const Project &project, const Evaluation &evaluation);

/// Requests per second of one replica at its operating point: stated, measured or predicted.
std::optional<double> servedByOneReplica(const Project &project, const Evaluation &evaluation);

/// A service among several on one cluster.
struct ServiceDemand
{
    std::string name;
    double requestsPerSecond = 0.0;
    double replicaRequestsPerSecond = 0.0; ///< inside the service's own SLO
    int gpusPerReplica = 1;
};
struct ServiceRow
{
    std::string name;
    int replicas = 0, gpus = 0;
    double useFraction = 0.0; ///< of the capacity bought
};
struct ClusterTable
{
    std::vector<ServiceRow> services;
    int gpus = 0;             ///< their sum
    std::optional<int> nodes; ///< whole nodes; replicas do not straddle two
};

/// Services side by side, each with its own replicas; first-fit of replicas into nodes, largest first. Services that
/// can serve nothing are left out. \pre headroomFraction >= 0
ClusterTable clusterTable(const std::vector<ServiceDemand> &services, double headroomFraction,
                          std::optional<int> gpusPerNode);

} // namespace core::project
