// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <string>
#include <string_view>

/// Between the two forms of a project: where the source's own form (Spanish keys, sourceform.cpp) keeps what the
/// sections of a project say.
namespace core::project {

/// The path of the one key that states the field at `path` ("scenario.workload.arrivals.rate_rps") in a document of the
/// source's form: "slo.rps_target". Empty where the document is of the other form, where it says the field in its
/// section `scenario`, in prose ("TP=4 con NVLink") or not at all: then the field's own path is where it is written,
/// and the section counts for more than the Spanish keys.
std::string sourceKeyOf(const Node &document, std::string_view path);

/// What a project of the source's form says of its scenario, prose included, as the section of a project would:
/// `{scenario: {workload: …, slo: …}}`. Empty for projects of the other form.
Node sourceScenario(const Project &project);

} // namespace core::project
