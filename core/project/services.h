// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/project/operations.h"

/// Several services on one cluster: `services: [{name: Chat, override: {…}}, …]`, each the project with what differs,
/// as a candidate's override says it.
namespace core::project {

struct Service
{
    std::string name;
    std::optional<Node> overrides;
};

/// What the document lists; empty where it lists none. What is no map or has no name is left out (interpret() has said
/// so).
std::vector<Service> servicesOf(const Node &document);

struct ServicesResult
{
    ClusterTable table;
    std::vector<Text> notes; ///< which services are not in it, and why
};

/// Each service sized by itself, and the sum. Head-room is that of each service; nodes are those of the project.
ServicesResult sizeServices(const Project &project, const Node &document, const EvaluateOptions &options);

/// "Chat, RAG and batch together take …": empty for an empty table.
std::vector<Text> serviceSentences(const ClusterTable &table);

} // namespace core::project
