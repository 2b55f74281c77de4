// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectdiff.h"

#include <map>

namespace core::project {

namespace {

std::string joined(const std::string &path, const std::string &step)
{
    return path.empty() ? step : path + '.' + step;
}

/// The name by which an item of a list is known.
const std::string *nameOf(const Node &item)
{
    for (const char *key : {"id", "path"}) {
        const Node *name = item.find(key);
        if (name && name->kind() == Node::Kind::Scalar)
            return &name->text();
    }
    return nullptr;
}

/// Index by name; empty unless every item has one of its own.
std::map<std::string, std::size_t> namesOf(const Node &list)
{
    std::map<std::string, std::size_t> result;
    for (std::size_t i = 0; i < list.items().size(); ++i) {
        const std::string *name = nameOf(list.items()[i]);
        if (!name || !result.emplace(*name, i).second)
            return {};
    }
    return result;
}

class Comparison
{
public:
    std::vector<Change> take()
    {
        for (Change &gone : m_gone)
            m_changes.push_back(std::move(gone));
        return std::move(m_changes);
    }

    void compare(const std::string &path, const Node &before, const Node &after)
    {
        if (before == after)
            return;
        if (before.kind() == Node::Kind::Map && after.kind() == Node::Kind::Map)
            compareMaps(path, before, after);
        else if (!compareNamed(path, before, after))
            m_changes.push_back({path, flowText(before), flowText(after)});
    }

private:
    void compareMaps(const std::string &path, const Node &before, const Node &after)
    {
        std::map<std::string_view, const Node *> old;
        for (const auto &[key, value] : before.members())
            old.emplace(key, &value);
        for (const auto &[key, value] : after.members()) {
            const std::string place = joined(path, pathSegment(key));
            const auto known = old.find(key);
            if (known == old.end()) {
                m_changes.push_back({place, std::nullopt, flowText(value)});
                continue;
            }
            compare(place, *known->second, value);
            old.erase(known);
        }
        for (const auto &[key, value] : before.members()) {
            if (old.contains(key))
                m_gone.push_back({joined(path, pathSegment(key)), flowText(value), std::nullopt});
        }
    }

    bool compareNamed(const std::string &path, const Node &before, const Node &after)
    {
        if (before.kind() != Node::Kind::Sequence || after.kind() != Node::Kind::Sequence)
            return false;
        auto old = namesOf(before);
        const auto now = namesOf(after);
        const bool bothNamed = (!old.empty() || before.items().empty()) && (!now.empty() || after.items().empty());
        if (!bothNamed)
            return false;
        for (std::size_t i = 0; i < after.items().size(); ++i) {
            const Node &item = after.items()[i];
            const std::string place = joined(path, std::to_string(i));
            const auto known = old.find(*nameOf(item));
            if (known == old.end()) {
                m_changes.push_back({place, std::nullopt, flowText(item)});
                continue;
            }
            compare(place, before.items()[known->second], item);
            old.erase(known);
        }
        for (std::size_t i = 0; i < before.items().size(); ++i) {
            if (old.contains(*nameOf(before.items()[i])))
                m_gone.push_back({joined(path, std::to_string(i)), flowText(before.items()[i]), std::nullopt});
        }
        return true;
    }

    std::vector<Change> m_changes;
    std::vector<Change> m_gone;
};

} // namespace

std::vector<Change> differences(const Node &before, const Node &after)
{
    Comparison comparison;
    comparison.compare({}, before, after);
    return comparison.take();
}

} // namespace core::project
