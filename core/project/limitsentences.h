// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/sentences.h"

/// What stands in the way of serving more, and how many replicas are bought against it.
namespace core::project {

/// What limits the configuration and by how much, that its SLO is not met, or what stands in the way of any figure;
/// empty when nothing is known to.
Sentences limitSentences(const Project &project, const Evaluation &evaluation);

/// Replicas that are bought for the demand: with head-room and reserve, and one to spare where the project asks for it.
std::optional<int> replicasBought(const Project &project, const SizeFigures &size);

} // namespace core::project
