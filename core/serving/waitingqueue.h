// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::serving {

/// Requests that wait on one replica: a ring that takes at both ends (first come, first served), or a heap by key.
class WaitingQueue
{
public:
    explicit WaitingQueue(bool byKey = false)
        : m_byKey(byKey)
        , m_items(16)
    {}

    bool empty() const { return m_count == 0; }

    /// \param key lower comes first, where the queue is by key; unique
    void pushBack(std::uint32_t id, std::uint64_t key)
    {
        if (m_byKey)
            return pushHeap(id, key);
        grow();
        m_items[(m_first + m_count++) & (m_items.size() - 1)] = {key, id};
    }
    void pushFront(std::uint32_t id, std::uint64_t key)
    {
        if (m_byKey)
            return pushHeap(id, key);
        grow();
        m_first = (m_first - 1) & (m_items.size() - 1);
        m_items[m_first] = {key, id};
        ++m_count;
    }
    std::uint32_t front() const { return m_items[m_first].id; }
    void pop()
    {
        --m_count;
        if (!m_byKey) {
            m_first = (m_first + 1) & (m_items.size() - 1);
            return;
        }
        std::pop_heap(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_count + 1), later);
    }
    void clear() { m_first = m_count = 0; }

private:
    struct Item
    {
        std::uint64_t key = 0;
        std::uint32_t id = 0;
    };
    static bool later(const Item &a, const Item &b) { return a.key > b.key; }

    void pushHeap(std::uint32_t id, std::uint64_t key)
    {
        grow();
        m_items[m_count++] = {key, id};
        std::push_heap(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_count), later);
    }
    void grow()
    {
        if (m_count < m_items.size())
            return;
        std::rotate(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_first), m_items.end());
        m_first = 0;
        m_items.resize(2 * m_items.size());
    }

    bool m_byKey;
    std::vector<Item> m_items; ///< size a power of two
    std::size_t m_first = 0, m_count = 0;
};

} // namespace core::serving
