// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/largepages.h"

#include <cstdint>

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

namespace core {

void preferLargePages([[maybe_unused]] void *begin, [[maybe_unused]] std::size_t bytes)
{
#ifdef MADV_HUGEPAGE
    constexpr std::uintptr_t pageBytes = std::uintptr_t{1} << 21U;
    const auto address = reinterpret_cast<std::uintptr_t>(begin);
    const std::uintptr_t from = (address + pageBytes - 1) / pageBytes * pageBytes;
    const std::uintptr_t until = (address + bytes) / pageBytes * pageBytes;
    if (from < until)
        ::madvise(reinterpret_cast<void *>(from), until - from, MADV_HUGEPAGE);
#endif
}

} // namespace core
