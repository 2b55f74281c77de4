// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/prediction.h"

namespace core::project {

std::shared_ptr<const Prediction> PredictionCache::find(const std::string &key)
{
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

void PredictionCache::keepTrace(const std::string &name, std::shared_ptr<const workload::Trace> trace)
{
    const std::scoped_lock lock(m_mutex);
    m_traces.insert_or_assign(name, std::move(trace));
}

std::shared_ptr<const workload::Trace> PredictionCache::trace(const std::string &name)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_traces.find(name);
    return found == m_traces.end() ? nullptr : found->second;
}

void PredictionCache::keepTracesOf(PredictionCache &other)
{
    if (&other == this)
        return;
    const std::scoped_lock lock(m_mutex, other.m_mutex);
    for (const auto &[name, trace] : other.m_traces)
        m_traces.insert_or_assign(name, trace);
}

} // namespace core::project
