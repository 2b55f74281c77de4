// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/services.h"
#include "core/project/sourcetables.h"
#include "core/words.h"

#include <string>

/// What `size` prints below the figures of one configuration.
namespace core::exports {

/// The services that share the cluster; empty where there are none.
std::string servicesText(const project::ServicesResult &services, const Words &words = {});

/// The source's two tables beside the engine's figures; empty for empty tables.
std::string sourceTablesText(const project::SourceTables &tables, const Words &words = {});

} // namespace core::exports
