// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace core::serving {

/// Which prefixes a replica still holds. A unit is a run of whole blocks, named by the content of the prompt up to its
/// end. Units in use are counted; the others wait in the order in which they were last used and are evicted from the
/// front when blocks run out.
class PrefixCache
{
public:
    /// Leading units that are held.
    std::size_t matching(std::span<const std::uint64_t> units) const;

    /// How many of the first `count` units nobody uses now: they stop being evictable when taken.
    std::size_t idleAmong(std::span<const std::uint64_t> units, std::size_t count) const;

    /// Takes the first `count` units into use. \pre count <= matching(units)
    void take(std::span<const std::uint64_t> units, std::size_t count);

    /// Adds a unit in use; false when it is there already (the caller's copy stays its own).
    bool add(std::uint64_t unit);

    /// Adds a unit that nobody uses, as the most recent; false when it is there already.
    bool addIdle(std::uint64_t unit);

    /// Gives the first `count` units back, the last one first, so that ends of prompts are evicted before beginnings.
    void release(std::span<const std::uint64_t> units, std::size_t count);

    /// Drops the unit that was used longest ago. \pre idle() > 0
    void evict();

    std::size_t idle() const { return m_idle; }
    void clear();

private:
    struct Entry
    {
        std::uint64_t unit = 0;
        std::uint32_t users = 0;
        std::uint32_t before = 0, after = 0; ///< among the idle
    };
    void unlink(std::uint32_t entry);
    void append(std::uint32_t entry);
    std::uint32_t place(std::uint64_t unit);

    std::unordered_map<std::uint64_t, std::uint32_t> m_where;
    std::vector<Entry> m_entries{Entry{}}; ///< [0] is the ring's head
    std::vector<std::uint32_t> m_free;
    std::size_t m_idle = 0;
};

} // namespace core::serving
