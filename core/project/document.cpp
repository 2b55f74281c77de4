// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/document.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

namespace core::project {

struct Node::Content
{
    Kind kind = Kind::Null;
    Style style = Style::Plain;
    std::string text;
    std::vector<Node> items;
    std::vector<Member> members;
};

namespace {

using Path = std::span<const std::string>;

std::optional<std::size_t> indexOf(const std::string &segment)
{
    if (segment.empty() || segment.size() > 9 || segment.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    return static_cast<std::size_t>(parseInteger(segment).value_or(0));
}

bool isQuoted(Node::Style style)
{
    return style == Node::Style::SingleQuoted || style == Node::Style::DoubleQuoted;
}

/// The new value stands where the old one stood: its place in the file stays known, and it is written as the old one
/// was (quotes, one line or several), so that a difference shows what changed and nothing else.
Node placed(Node value, const Node &old)
{
    if (value.kind() == old.kind() && value.style() != old.style()) {
        if (value.kind() == Node::Kind::Scalar && value.style() == Node::Style::Plain && isQuoted(old.style()))
            value = Node::scalar(value.text(), old.style());
        else if (value.kind() == Node::Kind::Map && old.style() == Node::Style::Flow)
            value = Node::map(value.members(), Node::Style::Flow);
        else if (value.kind() == Node::Kind::Sequence && old.style() == Node::Style::Flow)
            value = Node::sequence(value.items(), Node::Style::Flow);
    }
    if (value.line() == 0)
        value.setMark(old.line(), old.column());
    value.setKeyMark(old.keyLine(), old.keyColumn());
    if (!value.comments() && old.comments())
        value.setComments(std::make_shared<const Comments>(*old.comments()));
    return value;
}

Node made(Path path, Node value)
{
    if (path.empty())
        return value;
    Node inner = made(path.subspan(1), std::move(value));
    if (path.front() == "0")
        return Node::sequence({std::move(inner)});
    return Node::map({{path.front(), std::move(inner)}});
}

Node withAt(const Node &node, Path path, Node value)
{
    if (path.empty())
        return placed(std::move(value), node);
    const std::string &segment = path.front();
    if (node.kind() == Node::Kind::Sequence) {
        const auto index = indexOf(segment);
        if (!index || *index > node.items().size())
            return node;
        std::vector<Node> items = node.items();
        if (*index == items.size())
            items.push_back(made(path.subspan(1), std::move(value)));
        else
            items[*index] = withAt(items[*index], path.subspan(1), std::move(value));
        return placed(Node::sequence(std::move(items), node.style()), node);
    }
    if (node.kind() != Node::Kind::Map)
        return placed(made(path, std::move(value)), node);
    std::vector<Node::Member> members = node.members();
    const auto member = std::ranges::find(members, segment, &Node::Member::first);
    if (member == members.end())
        members.emplace_back(segment, made(path.subspan(1), std::move(value)));
    else
        member->second = withAt(member->second, path.subspan(1), std::move(value));
    return placed(Node::map(std::move(members), node.style()), node);
}

Node withoutAt(const Node &node, Path path)
{
    const std::string &segment = path.front();
    const bool last = path.size() == 1;
    if (node.kind() == Node::Kind::Sequence) {
        const auto index = indexOf(segment);
        if (!index || *index >= node.items().size())
            return node;
        std::vector<Node> items = node.items();
        if (last)
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(*index));
        else
            items[*index] = withoutAt(items[*index], path.subspan(1));
        return placed(Node::sequence(std::move(items), node.style()), node);
    }
    const auto found = std::ranges::find(node.members(), segment, &Node::Member::first);
    if (found == node.members().end())
        return node;
    std::vector<Node::Member> members = node.members();
    const auto member = members.begin() + (found - node.members().begin());
    if (last)
        members.erase(member);
    else
        member->second = withoutAt(member->second, path.subspan(1));
    return placed(Node::map(std::move(members), node.style()), node);
}

} // namespace

Node Node::scalar(std::string text, Style style)
{
    auto content = std::make_shared<Content>();
    content->kind = Kind::Scalar;
    content->style = style == Style::Block || style == Style::Flow ? Style::Plain : style;
    content->text = std::move(text);
    Node node;
    node.m_content = std::move(content);
    return node;
}

Node Node::number(double value)
{
    if (!std::isfinite(value))
        return {};
    std::array<char, 32> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return scalar(std::string(buffer.data(), result.ptr));
}

Node Node::boolean(bool value)
{
    return scalar(value ? "true" : "false");
}

Node Node::sequence(std::vector<Node> items, Style style)
{
    auto content = std::make_shared<Content>();
    content->kind = Kind::Sequence;
    content->style = style == Style::Flow ? Style::Flow : Style::Block;
    content->items = std::move(items);
    Node node;
    node.m_content = std::move(content);
    return node;
}

Node Node::map(std::vector<Member> members, Style style)
{
    auto content = std::make_shared<Content>();
    content->kind = Kind::Map;
    content->style = style == Style::Flow ? Style::Flow : Style::Block;
    content->members = std::move(members);
    Node node;
    node.m_content = std::move(content);
    return node;
}

Node::Kind Node::kind() const
{
    return m_content ? m_content->kind : Kind::Null;
}

Node::Style Node::style() const
{
    return m_content ? m_content->style : Style::Plain;
}

const std::string &Node::text() const
{
    static const std::string empty;
    return m_content ? m_content->text : empty;
}

const std::vector<Node> &Node::items() const
{
    static const std::vector<Node> empty;
    return m_content ? m_content->items : empty;
}

const std::vector<Node::Member> &Node::members() const
{
    static const std::vector<Member> empty;
    return m_content ? m_content->members : empty;
}

const Node *Node::find(std::string_view key) const
{
    for (const auto &[name, value] : members()) {
        if (name == key)
            return &value;
    }
    return nullptr;
}

const Node *Node::at(std::string_view path) const
{
    const Node *node = this;
    for (const std::string &segment : pathSegments(path)) {
        if (node->kind() == Kind::Sequence) {
            const auto index = indexOf(segment);
            if (!index || *index >= node->items().size())
                return nullptr;
            node = &node->items()[*index];
        } else {
            node = node->find(segment);
        }
        if (!node)
            return nullptr;
    }
    return node;
}

Node Node::with(std::string_view path, Node value) const
{
    const auto segments = pathSegments(path);
    return withAt(*this, segments, std::move(value));
}

Node Node::without(std::string_view path) const
{
    const auto segments = pathSegments(path);
    return segments.empty() ? Node() : withoutAt(*this, segments);
}

bool Node::operator==(const Node &other) const
{
    if (m_content == other.m_content)
        return true;
    return kind() == other.kind() && text() == other.text() && items() == other.items() && members() == other.members();
}

std::string pathSegment(std::string_view key)
{
    std::string result;
    for (std::size_t i = 0; i < key.size(); ++i) {
        if (key[i] == '.' || key[i] == '\\')
            result += '\\';
        result += key[i];
    }
    return result;
}

std::vector<std::string> pathSegments(std::string_view path)
{
    std::vector<std::string> result;
    if (path.empty())
        return result;
    result.emplace_back();
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool escapes = path[i] == '\\' && i + 1 < path.size() && (path[i + 1] == '.' || path[i + 1] == '\\');
        if (escapes)
            result.back() += path[++i];
        else if (path[i] == '.')
            result.emplace_back();
        else
            result.back() += path[i];
    }
    return result;
}

} // namespace core::project
