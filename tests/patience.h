// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How many times longer than an optimised build on a quiet machine a test may take before it counts as too slow.
/// Limits on time are there to catch work that grows out of bounds, not a busy machine or a sanitizer.
inline int patience()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return 40;
#else
    return 8;
#endif
}
