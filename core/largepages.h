// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// Asks the system to back these bytes by large pages where it has some: memory that is written once from one end to
/// the other then costs one fault for each of them instead of hundreds. What the bytes hold stays as it is, and where
/// the system has no such thing nothing happens.
void preferLargePages(void *begin, std::size_t bytes);

} // namespace core
