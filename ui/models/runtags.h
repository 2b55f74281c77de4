// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"
#include "core/results/library.h"
#include "core/results/tags.h"

#include <QString>
#include <map>
#include <vector>

namespace ui {

class Session;

/// What users say of runs whose files leave it open, as edits of the project's document.
namespace runtags {

/// By tag name: a value, or nothing to take the tag away.
using Changes = std::map<std::string, std::optional<std::string>>;

/// The tags that the project gives a run; the run is an index into the session's library.
core::results::Tags tagsOf(const Session &session, std::size_t run);

/// The document with the changes made to the tags of each run. Runs of one reference with the same tags share a line,
/// and a line without runs is of the whole reference.
core::project::Node changed(const Session &session, const std::map<std::size_t, Changes> &changes);

/// "GPU", "Tensor parallel (TP)": what a tag is called.
QString title(const std::string &name);

} // namespace runtags

} // namespace ui
