// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/nodepack.h"

#include <algorithm>
#include <cstdint>

namespace core::project {

namespace {

constexpr std::string_view beginning{"\0paretoscope nodes 1\n", 21};
constexpr std::size_t depthLimit = 100; // as of readYaml
constexpr unsigned bitsPerByte = 7;     // of a number; the eighth says that it goes on
constexpr std::uint64_t lowBits = 0x7fU, goesOn = 0x80U;

void putNumber(std::string &bytes, std::uint64_t number)
{
    for (; number > lowBits; number >>= bitsPerByte)
        bytes += static_cast<char>(static_cast<unsigned char>((number & lowBits) | goesOn));
    bytes += static_cast<char>(static_cast<unsigned char>(number));
}

void putText(std::string &bytes, std::string_view text)
{
    putNumber(bytes, text.size());
    bytes += text;
}

void putNode(std::string &bytes, const Node &node)
{
    putNumber(bytes, static_cast<std::uint64_t>(node.kind()));
    putNumber(bytes, static_cast<std::uint64_t>(node.style()));
    for (const int place : {node.line(), node.column(), node.keyLine(), node.keyColumn()})
        putNumber(bytes, static_cast<std::uint64_t>(std::max(place, 0)));
    switch (node.kind()) {
    case Node::Kind::Null:
        return;
    case Node::Kind::Scalar:
        putText(bytes, node.text());
        return;
    case Node::Kind::Sequence:
        putNumber(bytes, node.items().size());
        for (const Node &item : node.items())
            putNode(bytes, item);
        return;
    case Node::Kind::Map:
        putNumber(bytes, node.members().size());
        for (const auto &[key, value] : node.members()) {
            putText(bytes, key);
            putNode(bytes, value);
        }
        return;
    }
}

/// Takes the bytes apart; whatever they are, it ends, and says whether they made sense.
class Unpacker
{
public:
    explicit Unpacker(std::string_view bytes)
        : m_left(bytes)
    {}
    Node node(std::size_t depth);
    bool whole() const { return m_good && m_left.empty(); }

private:
    std::uint64_t number(std::uint64_t most);
    std::string text();

    std::string_view m_left;
    bool m_good = true;
};

std::uint64_t Unpacker::number(std::uint64_t most)
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; m_good && shift < 64; shift += bitsPerByte) {
        if (m_left.empty())
            break;
        const auto byte = static_cast<unsigned char>(m_left.front());
        m_left.remove_prefix(1);
        value |= (byte & lowBits) << shift;
        if ((byte & goesOn) != 0)
            continue;
        if (value <= most)
            return value;
        break;
    }
    m_good = false;
    return 0;
}

std::string Unpacker::text()
{
    const auto size = static_cast<std::size_t>(number(m_left.size()));
    if (size > m_left.size()) {
        m_good = false;
        return {};
    }
    std::string taken(m_left.substr(0, size));
    m_left.remove_prefix(size);
    return taken;
}

Node Unpacker::node(std::size_t depth)
{
    constexpr std::uint64_t farthest = 1'000'000'000;
    if (depth > depthLimit)
        m_good = false;
    const auto kind = static_cast<Node::Kind>(number(static_cast<std::uint64_t>(Node::Kind::Map)));
    const auto style = static_cast<Node::Style>(number(static_cast<std::uint64_t>(Node::Style::Flow)));
    const int line = static_cast<int>(number(farthest)), column = static_cast<int>(number(farthest));
    const int keyLine = static_cast<int>(number(farthest)), keyColumn = static_cast<int>(number(farthest));
    Node made;
    if (kind == Node::Kind::Scalar) {
        made = Node::scalar(text(), style);
    } else if (kind == Node::Kind::Sequence) {
        // Each item takes a byte at least: no more are promised than can come.
        const std::uint64_t count = number(m_left.size());
        std::vector<Node> items;
        items.reserve(static_cast<std::size_t>(count));
        for (std::uint64_t i = 0; m_good && i < count; ++i)
            items.push_back(node(depth + 1));
        made = Node::sequence(std::move(items), style);
    } else if (kind == Node::Kind::Map) {
        const std::uint64_t count = number(m_left.size());
        std::vector<Node::Member> members;
        members.reserve(static_cast<std::size_t>(count));
        for (std::uint64_t i = 0; m_good && i < count; ++i) {
            std::string key = text();
            members.emplace_back(std::move(key), node(depth + 1));
        }
        made = Node::map(std::move(members), style);
    }
    made.setMark(line, column);
    made.setKeyMark(keyLine, keyColumn);
    return made;
}

} // namespace

std::string packed(const Node &document)
{
    std::string bytes(beginning);
    putNode(bytes, document);
    return bytes;
}

Result<Node> readDocument(std::string_view bytes, const std::string &source)
{
    if (!bytes.starts_with(beginning))
        return readYaml(bytes, source);
    Unpacker unpacker(bytes.substr(beginning.size()));
    Node document = unpacker.node(0);
    if (!unpacker.whole())
        return failure(CORE_TEXT("These bytes begin like a packed document and do not go on like one."), source);
    return document;
}

} // namespace core::project
