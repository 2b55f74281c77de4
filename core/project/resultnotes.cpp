// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/resultnotes.h"

#include <algorithm>

namespace core::project {

namespace {

std::vector<std::string> textsOf(const Node *node)
{
    std::vector<std::string> texts;
    if (!node)
        return texts;
    for (const Node &item : node->items())
        texts.push_back(item.text());
    return texts;
}

Node textsNode(const std::vector<std::string> &texts)
{
    std::vector<Node> items;
    for (const std::string &text : texts)
        items.push_back(Node::scalar(text));
    return Node::sequence(std::move(items), Node::Style::Flow);
}

/// "a.jsonl#2" → "a.jsonl" and 2; -1 without a number.
std::pair<std::string_view, int> splitKey(std::string_view key)
{
    const auto hash = key.rfind('#');
    if (hash == std::string_view::npos || hash + 1 == key.size() || key.size() - hash > 8)
        return {key, -1};
    int index = 0;
    for (const char c : key.substr(hash + 1)) {
        if (c < '0' || c > '9')
            return {key, -1};
        index = index * 10 + (c - '0');
    }
    return {key.substr(0, hash), index};
}

/// Where a run's file lies below the root: its own name where the root is the file.
std::optional<std::string_view> placeBelow(std::string_view path, std::string_view root)
{
    if (path == root)
        return path.substr(path.rfind('/') + 1);
    if (!path.starts_with(root))
        return std::nullopt;
    if (!root.ends_with('/')) {
        if (path.size() <= root.size() || path[root.size()] != '/')
            return std::nullopt;
        return path.substr(root.size() + 1);
    }
    return path.substr(root.size());
}

Node asMap(const Node &reference)
{
    return reference.kind() == Node::Kind::Map ? reference : Node::map({{"path", Node::scalar(reference.text())}});
}

} // namespace

ResultNotes notesOf(const Node &reference)
{
    ResultNotes notes;
    if (const Node *tags = reference.find("tags")) {
        for (const Node &item : tags->items()) {
            TaggedRuns one{.runs = textsOf(item.find("runs")), .tags = {}};
            for (const auto &[name, value] : item.members()) {
                if (name != "runs" && !results::tagProblem(name, value.text()))
                    one.tags[name] = value.text();
            }
            if (!one.tags.empty())
                notes.tags.push_back(std::move(one));
        }
    }
    if (const Node *tables = reference.find("tables")) {
        for (const Node &item : tables->items()) {
            results::TableMapping mapping{.header = textsOf(item.find("columns")),
                                          .fields = textsOf(item.find("fields"))};
            if (!mapping.header.empty() && mapping.header.size() == mapping.fields.size())
                notes.tables.push_back(std::move(mapping));
        }
    }
    return notes;
}

std::vector<results::TableMapping> tableMappings(const Node &document)
{
    std::vector<results::TableMapping> mappings;
    const Node *references = document.find("results");
    if (!references)
        return mappings;
    for (const Node &reference : references->items()) {
        for (results::TableMapping &mapping : notesOf(reference).tables)
            mappings.push_back(std::move(mapping));
    }
    return mappings;
}

std::optional<std::string> runKey(const results::Run &run, const std::string &root, bool several)
{
    const auto place = placeBelow(run.source.path, root);
    if (!place)
        return std::nullopt;
    return std::string(*place) + (several ? "#" + std::to_string(run.source.documentIndex) : std::string());
}

results::Tags tagsOf(const results::Run &run, const ResultNotes &notes, const std::string &root)
{
    results::Tags tags;
    const auto place = placeBelow(run.source.path, root);
    if (!place)
        return tags;
    const auto means = [&](const std::string &key) {
        if (key == *place) // also a file whose own name ends in "#2"
            return true;
        const auto [path, index] = splitKey(key);
        return index == run.source.documentIndex && path == *place;
    };
    for (const TaggedRuns &one : notes.tags) {
        if (!one.runs.empty() && std::ranges::none_of(one.runs, means))
            continue;
        for (const auto &[name, value] : one.tags)
            tags[name] = value;
    }
    return tags;
}

bool applyTags(results::Library &library, const ResultNotes &notes, const std::string &root)
{
    if (notes.tags.empty())
        return false;
    bool any = false;
    for (results::Run &run : library.runs) {
        const results::Tags tags = tagsOf(run, notes, root);
        if (tags.empty())
            continue;
        results::applyTags(run, tags);
        any = true;
    }
    return any;
}

Node withTags(const Node &reference, const std::vector<TaggedRuns> &tags)
{
    const Node map = asMap(reference);
    std::vector<Node> items;
    for (const TaggedRuns &one : tags) {
        if (one.tags.empty())
            continue;
        std::vector<Node::Member> members;
        if (!one.runs.empty())
            members.emplace_back("runs", textsNode(one.runs));
        for (const std::string_view name : results::tagNames()) {
            const auto value = one.tags.find(std::string(name));
            if (value != one.tags.end())
                members.emplace_back(std::string(name), Node::scalar(value->second));
        }
        items.push_back(Node::map(std::move(members), Node::Style::Flow));
    }
    return items.empty() ? map.without("tags") : map.with("tags", Node::sequence(std::move(items)));
}

Node withTable(const Node &reference, const results::TableMapping &mapping)
{
    const Node map = asMap(reference);
    std::vector<Node> items;
    bool known = false;
    const auto node = [&] {
        return Node::map({{"columns", textsNode(mapping.header)}, {"fields", textsNode(mapping.fields)}},
                         Node::Style::Flow);
    };
    if (const Node *tables = map.find("tables")) {
        for (const Node &item : tables->items()) {
            const bool same = textsOf(item.find("columns")) == mapping.header;
            items.push_back(same ? node() : item);
            known = known || same;
        }
    }
    if (!known)
        items.push_back(node());
    return map.with("tables", Node::sequence(std::move(items)));
}

} // namespace core::project
