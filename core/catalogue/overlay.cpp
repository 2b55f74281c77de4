// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/overlay.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace core::catalogue {

using project::Node;

const std::vector<std::string> &identityOf(std::string_view list)
{
    static const std::map<std::string, std::vector<std::string>, std::less<>> known{
        {"offers", {"gpu_name", "gpus", "region", "instance", "currency", "basis"}},
        {"versions", {"from"}},
        {"intensities", {"method", "year"}},
        {"prices", {"kind", "period"}},
    };
    static const std::vector<std::string> none;
    const auto found = known.find(list);
    return found == known.end() ? none : found->second;
}

bool sameItem(std::string_view list, const Node &left, const Node &right)
{
    const auto value = [](const Node &item, const std::string &key) {
        const Node *field = item.find(key);
        return field == nullptr ? std::string() : field->text();
    };
    const auto &keys = identityOf(list);
    return std::all_of(keys.begin(), keys.end(),
                       [&](const std::string &key) { return value(left, key) == value(right, key); });
}

bool isRemoval(const Node &item)
{
    const Node *removed = item.find("removed");
    return removed != nullptr && removed->text() == "true";
}

namespace {

Node itemsLaidOver(std::string_view list, const Node &base, const Node &over)
{
    std::vector<Node> items = base.items();
    for (const Node &item : over.items()) {
        const auto same = [&](const Node &other) { return sameItem(list, other, item); };
        if (isRemoval(item)) {
            items.erase(std::remove_if(items.begin(), items.end(), same), items.end());
            continue;
        }
        const auto last = std::find_if(items.rbegin(), items.rend(), same);
        if (item.kind() != Node::Kind::Map || last == items.rend()) {
            items.push_back(item);
            continue;
        }
        // The newest takes the place of the first; older states of the same thing go.
        const Node merged = laidOver(*last, item);
        const auto first = std::find_if(items.begin(), items.end(), same);
        *first = merged;
        items.erase(std::remove_if(std::next(first), items.end(), same), items.end());
    }
    return Node::sequence(std::move(items), base.style());
}

bool isKeyedList(std::string_view key, const Node &base, const Node &over)
{
    return !identityOf(key).empty() && base.kind() == Node::Kind::Sequence && over.kind() == Node::Kind::Sequence;
}

} // namespace

Node laidOver(const Node &base, const Node &over)
{
    std::vector<Node::Member> members = base.members();
    for (const auto &[key, value] : over.members()) {
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&key = key](const Node::Member &member) { return member.first == key; });
        if (found == members.end())
            members.emplace_back(key, value);
        else if (isKeyedList(key, found->second, value))
            found->second = itemsLaidOver(key, found->second, value);
        else
            found->second = value;
    }
    Node merged = Node::map(std::move(members), base.style());
    merged.setMark(over.line(), over.column());
    return merged;
}

namespace {

/// The fields that say which item is meant, and that it goes.
Node removalOf(std::string_view list, const Node &item)
{
    std::vector<Node::Member> members;
    for (const std::string &key : identityOf(list))
        if (const Node *value = item.find(key))
            members.emplace_back(key, *value);
    members.emplace_back("removed", Node::boolean(true));
    return Node::map(std::move(members));
}

Node changedItems(std::string_view list, const Node &base, const Node &edited)
{
    std::vector<Node> changed;
    const auto has = [list](const std::vector<Node> &items, const Node &wanted) {
        return std::any_of(items.begin(), items.end(), [&](const Node &item) { return sameItem(list, item, wanted); });
    };
    for (const Node &item : base.items())
        if (!has(edited.items(), item) && !has(changed, item))
            changed.push_back(removalOf(list, item));
    std::copy_if(edited.items().begin(), edited.items().end(), std::back_inserter(changed), [&base](const Node &item) {
        return std::find(base.items().begin(), base.items().end(), item) == base.items().end();
    });
    return Node::sequence(std::move(changed));
}

} // namespace

Node differences(const Node &base, const Node &edited)
{
    std::vector<Node::Member> members;
    if (const Node *id = edited.find("id"))
        members.emplace_back("id", *id);
    for (const auto &[key, value] : edited.members()) {
        const Node *before = base.find(key);
        if (key == "id" || (before != nullptr && *before == value) || (before == nullptr && value.isNull()))
            continue;
        if (before == nullptr || !isKeyedList(key, *before, value)) {
            members.emplace_back(key, value);
            continue;
        }
        if (Node items = changedItems(key, *before, value); !items.items().empty())
            members.emplace_back(key, std::move(items));
    }
    for (const auto &[key, value] : base.members())
        if (key != "id" && edited.find(key) == nullptr && !value.isNull())
            members.emplace_back(key, Node());
    return Node::map(std::move(members));
}

} // namespace core::catalogue
