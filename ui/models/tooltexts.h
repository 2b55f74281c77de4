// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"

#include <QString>
#include <QStringList>

/// How tools, runs, sweeps and the nine things of a repeatable benchmark are called.
namespace ui::tooltexts {

QString toolName(const std::string &tool); ///< "vLLM bench" for "vllm-serve"; an unknown id as it is
/// What tells a sweep from its neighbours: model and precision, else the file's name.
QString sweepName(const core::results::Library &library, std::size_t sweep);
/// Of all sweeps, in their order: many are named at once without looking at each one's neighbours anew.
QStringList sweepNames(const core::results::Library &library);
/// The same where the tool stands above it already.
QString sweepNameUnderTool(const core::results::Library &library, std::size_t sweep);
QStringList sweepNamesUnderTool(const core::results::Library &library);
QString runName(const core::results::Run &run);
QString checklistName(core::results::ChecklistItem item);
QString loadKindName(core::results::LoadKind kind);

} // namespace ui::tooltexts
