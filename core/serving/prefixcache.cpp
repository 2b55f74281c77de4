// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/prefixcache.h"

namespace core::serving {

std::size_t PrefixCache::matching(std::span<const std::uint64_t> units) const
{
    std::size_t count = 0;
    while (count < units.size() && m_where.contains(units[count]))
        ++count;
    return count;
}

std::size_t PrefixCache::idleAmong(std::span<const std::uint64_t> units, std::size_t count) const
{
    std::size_t idle = 0;
    for (std::size_t i = 0; i < count; ++i)
        idle += m_entries[m_where.at(units[i])].users == 0 ? 1 : 0;
    return idle;
}

void PrefixCache::take(std::span<const std::uint64_t> units, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t entry = m_where.at(units[i]);
        if (m_entries[entry].users++ == 0)
            unlink(entry);
    }
}

bool PrefixCache::add(std::uint64_t unit)
{
    if (m_where.contains(unit))
        return false;
    m_entries[place(unit)].users = 1;
    return true;
}

bool PrefixCache::addIdle(std::uint64_t unit)
{
    if (m_where.contains(unit))
        return false;
    append(place(unit));
    return true;
}

void PrefixCache::release(std::span<const std::uint64_t> units, std::size_t count)
{
    while (count-- > 0) {
        const std::uint32_t entry = m_where.at(units[count]);
        if (--m_entries[entry].users == 0)
            append(entry);
    }
}

void PrefixCache::evict()
{
    const std::uint32_t oldest = m_entries[0].after;
    unlink(oldest);
    m_where.erase(m_entries[oldest].unit);
    m_free.push_back(oldest);
}

void PrefixCache::clear()
{
    m_where.clear();
    m_entries.assign(1, Entry{});
    m_free.clear();
    m_idle = 0;
}

std::uint32_t PrefixCache::place(std::uint64_t unit)
{
    std::uint32_t entry = 0;
    if (m_free.empty()) {
        entry = static_cast<std::uint32_t>(m_entries.size());
        m_entries.emplace_back();
    } else {
        entry = m_free.back();
        m_free.pop_back();
    }
    m_entries[entry] = Entry{.unit = unit, .users = 0, .before = 0, .after = 0};
    m_where.emplace(unit, entry);
    return entry;
}

void PrefixCache::unlink(std::uint32_t entry)
{
    const Entry &gone = m_entries[entry];
    m_entries[gone.before].after = gone.after;
    m_entries[gone.after].before = gone.before;
    --m_idle;
}

void PrefixCache::append(std::uint32_t entry)
{
    Entry &added = m_entries[entry];
    Entry &head = m_entries[0];
    added.before = head.before;
    added.after = 0;
    m_entries[added.before].after = entry;
    m_entries[0].before = entry;
    ++m_idle;
}

} // namespace core::serving
