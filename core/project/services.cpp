// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/services.h"

#include "core/calibration/calibratedoptions.h"
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 4};
}

} // namespace

std::vector<Service> servicesOf(const Node &document)
{
    std::vector<Service> services;
    const Node *list = document.find("services");
    if (list == nullptr)
        return services;
    for (const Node &item : list->items()) {
        const Node *name = item.find("name");
        if (name == nullptr || name->text().empty())
            continue;
        Service service{.name = name->text(), .overrides = {}};
        if (const Node *overrides = item.find("override"))
            service.overrides = *overrides;
        services.push_back(std::move(service));
    }
    return services;
}

ServicesResult sizeServices(const Project &project, const Node &document, const EvaluateOptions &given)
{
    const EvaluateOptions options = calibration::calibratedOptions(given, document);
    ServicesResult result;
    const Node base = document.without("services");
    std::vector<ServiceDemand> demands;
    std::vector<double> rates; ///< without head-room
    for (const Service &service : servicesOf(document)) {
        if (options.stop.stop_requested())
            return {};
        Candidate candidate;
        candidate.overrides = service.overrides;
        Diagnostics said; // interpret() of the whole document has said what is wrong with an override
        const auto own = interpret(documentOfCandidate(base, candidate), {}, said);
        if (!own) {
            result.notes.push_back({CORE_TEXT("%1 is left out: %2"), {service.name, own.error().describe()}});
            continue;
        }
        const Evaluation evaluation = evaluateConfiguration(*own, std::make_shared<const results::Library>(), options);
        const SizeFigures &size = evaluation.size;
        const auto rate =
            valueOf(own->scenario.targetRequestsPerSecond ? own->scenario.targetRequestsPerSecond
                                                          : own->scenario.workload.arrivals.requestsPerSecond);
        const auto each = servedByOneReplica(*own, evaluation);
        if (!rate || !each || *each <= 0.0 || !size.gpusPerReplica) {
            result.notes.push_back(
                {rate ? CORE_TEXT("%1 is left out: what a replica of it serves is not known.")
                      : CORE_TEXT("%1 is left out: it states no demand (scenario.workload.arrivals.rate_rps)."),
                 {service.name}});
            continue;
        }
        rates.push_back(*rate);
        const double headroom = valueOf(own->scenario.sizing.headroomFraction).value_or(0.0);
        demands.push_back({.name = service.name,
                           .requestsPerSecond = *rate * (1.0 + headroom),
                           .replicaRequestsPerSecond = *each,
                           .gpusPerReplica = *size.gpusPerReplica});
    }
    // Each service has its own head-room, which is no use of what is bought.
    result.table = clusterTable(demands, 0.0, project.scenario.hardware.gpusPerNode);
    for (std::size_t i = 0; i < result.table.services.size() && result.table.services.size() == demands.size(); ++i)
        result.table.services[i].useFraction =
            rates[i] / (result.table.services[i].replicas * demands[i].replicaRequestsPerSecond);
    return result;
}

std::vector<Text> serviceSentences(const ClusterTable &table)
{
    if (table.services.empty())
        return {};
    if (table.nodes == 1)
        return {{CORE_TEXT("%1 services take %2 GPUs together, in one node."),
                 {shown(static_cast<double>(table.services.size())), shown(table.gpus)}}};
    if (table.nodes)
        return {{CORE_TEXT("%1 services take %2 GPUs together, in %3 nodes."),
                 {shown(static_cast<double>(table.services.size())), shown(table.gpus), shown(*table.nodes)}}};
    return {{CORE_TEXT("%1 services take %2 GPUs together."),
             {shown(static_cast<double>(table.services.size())), shown(table.gpus)}}};
}

} // namespace core::project
