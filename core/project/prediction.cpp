// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/prediction.h"

namespace core::project {

std::shared_ptr<const Prediction> PredictionCache::find(const std::string &key)
{
    if (m_finer) {
        if (auto exact = m_finer->find(key))
            return exact;
    }
    const std::scoped_lock lock(m_mutex);
    const auto found = m_byKey.find(key);
    if (found == m_byKey.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return found->second->second;
}

void PredictionCache::insert(const std::string &key, std::shared_ptr<const Prediction> prediction)
{
    const std::scoped_lock lock(m_mutex);
    if (m_byKey.contains(key))
        return;
    m_entries.emplace_front(key, std::move(prediction));
    m_byKey.emplace(key, m_entries.begin());
    if (m_entries.size() <= m_capacity)
        return;
    m_byKey.erase(m_entries.back().first);
    m_entries.pop_back();
}

} // namespace core::project
