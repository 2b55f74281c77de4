// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/document.h"
#include "core/project/yamlcomments.h"

#include <algorithm>
#include <sstream>
#include <unordered_map>
#include <unordered_set>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

namespace core::project {

namespace {

constexpr std::size_t sizeLimitBytes = std::size_t{32} << 20U;
constexpr std::size_t nodeLimit = 1'000'000;
constexpr std::size_t depthLimit = 100;

/// Thrown through the library's parser and caught in readYaml.
struct Refused
{
    Error error;
};

struct Place
{
    int line = 0;
    int column = 0;
};

/// The place of a byte; columns count characters, not bytes.
Place placeOf(std::string_view text, std::size_t offset, int line)
{
    offset = std::min(offset, text.size());
    const std::size_t newline = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    const std::size_t start = newline == std::string_view::npos ? 0 : newline + 1;
    int column = 1;
    for (std::size_t i = start; i < offset; ++i)
        column += (static_cast<unsigned char>(text[i]) & 0xc0U) == 0x80U ? 0 : 1;
    return {line, column};
}

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80U)
        return 1;
    if (lead >= 0xc2U && lead < 0xe0U)
        return 2;
    if (lead >= 0xe0U && lead < 0xf0U)
        return 3;
    return lead >= 0xf0U && lead < 0xf5U ? 4 : 0;
}

/// Length of the UTF-8 character at the offset; 0 where there is none.
std::size_t characterLength(std::string_view text, std::size_t offset)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    const std::size_t length = sequenceLength(byte(0));
    if (length == 0 || offset + length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U)
            return 0;
    }
    const bool overlong = (byte(0) == 0xe0U && byte(1) < 0xa0U) || (byte(0) == 0xf0U && byte(1) < 0x90U);
    const bool surrogate = byte(0) == 0xedU && byte(1) >= 0xa0U;
    const bool beyond = byte(0) == 0xf4U && byte(1) >= 0x90U;
    return overlong || surrogate || beyond ? 0 : length;
}

/// YAML is text: what is not UTF-8 or holds control characters is refused here, with its place.
Result<void> checkCharacters(std::string_view text, const std::string &source)
{
    int line = 1;
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        const std::size_t length = characterLength(text, i);
        const bool control = (c < 0x20U && c != '\t' && c != '\n' && c != '\r') || c == 0x7fU;
        if (length == 0 || control) {
            const Place place = placeOf(text, i, line);
            return failure(length == 0 ? CORE_TEXT("this is not text in UTF-8; a project file is plain text")
                                       : CORE_TEXT("a control character stands here; a project file is plain text"),
                           source, place.line, place.column);
        }
        line += c == '\n' ? 1 : 0;
        i += length;
    }
    return {};
}

/// Builds the tree from the parser's events.
class Builder final : public YAML::EventHandler
{
public:
    Builder(std::string_view text, const std::string &source)
        : m_text(text)
        , m_source(source)
    {}

    Node take() { return detail::withComments(m_root, m_text, m_scalars); }

    void OnDocumentStart(const YAML::Mark &) override { ++m_documents; }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        // An absent second document (a closing "---") is no second document.
        if (m_documents > 1 && m_frames.empty())
            return;
        Place place = placeAt(mark);
        if (wantsKey()) {
            acceptKey("null", place);
            return;
        }
        if (!m_frames.empty() && m_frames.back().hasKey)
            place = m_frames.back().keyPlace;
        accept(Node(), place, anchor, {1, 0});
    }

    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const Place place = placeAt(mark);
        const auto known = m_anchors.find(anchor);
        if (known == m_anchors.end())
            refuse(CORE_TEXT("an alias stands inside of what it refers to"), place);
        if (wantsKey())
            refuse(CORE_TEXT("a key must be plain text, not an alias"), place);
        const Anchored &anchored = known->second;
        if (m_frames.size() + anchored.extent.depth > depthLimit)
            refuseDepth(place);
        accept(anchored.node, place, YAML::NullAnchor, anchored.extent);
    }

    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        const Place place = placeAt(mark);
        checkTag(tag, place);
        Node::Style style = tag == "?" ? Node::Style::Plain : noteStyle(static_cast<std::size_t>(mark.pos));
        if (wantsKey()) {
            acceptKey(value, place);
            return;
        }
        if (tag == "tag:yaml.org,2002:str" && style == Node::Style::Plain)
            style = Node::Style::DoubleQuoted;
        accept(Node::scalar(value, style), place, anchor, {1, 0});
    }

    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        open(mark, tag, anchor, style, false);
    }

    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        open(mark, tag, anchor, style, true);
    }

    void OnSequenceEnd() override { close(); }
    void OnMapEnd() override { close(); }

private:
    struct Extent
    {
        std::size_t nodes = 1; ///< with aliases expanded
        std::size_t depth = 0; ///< levels of containers
    };
    struct Anchored
    {
        Node node;
        Extent extent;
    };
    struct Frame
    {
        bool isMap = false;
        Node::Style style = Node::Style::Block;
        YAML::anchor_t anchor = YAML::NullAnchor;
        Place place;
        std::vector<Node> items;
        std::vector<Node::Member> members;
        std::unordered_set<std::string> keys; ///< filled only where many keys make searching slow
        bool hasKey = false;
        std::string key;
        Place keyPlace;
        Extent extent;
    };

    [[noreturn]] void refuse(Text message, Place place) const
    {
        throw Refused{{std::move(message), m_source, place.line, place.column}};
    }
    [[noreturn]] void refuseDepth(Place place) const
    {
        refuse({CORE_TEXT("nested deeper than %1 levels"), {TextNumber{static_cast<double>(depthLimit)}}}, place);
    }

    Place placeAt(const YAML::Mark &mark) const
    {
        return placeOf(m_text, static_cast<std::size_t>(std::max(mark.pos, 0)), mark.line + 1);
    }

    void checkTag(const std::string &tag, Place place) const
    {
        constexpr std::string_view common = "tag:yaml.org,2002:";
        if (tag.empty() || tag == "?" || tag == "!")
            return;
        if (tag.starts_with(common)) {
            const std::string_view name = std::string_view(tag).substr(common.size());
            for (const std::string_view known : {"str", "int", "float", "bool", "null", "map", "seq"}) {
                if (name == known)
                    return;
            }
        }
        refuse({CORE_TEXT("the tag %1 is not understood in a project file"), {tag}}, place);
    }

    /// How the scalar is written: looked up in the text, past an anchor and a tag, because the parser does not tell.
    Node::Style noteStyle(std::size_t offset)
    {
        constexpr std::string_view blanks = " \t\r\n";
        while (offset < m_text.size() && (m_text[offset] == '&' || m_text[offset] == '!')) {
            offset = m_text.find_first_of(blanks, offset);
            if (offset != std::string_view::npos)
                offset = m_text.find_first_not_of(blanks, offset);
        }
        const Node::Style style = offset < m_text.size() ? styleOf(m_text[offset]) : Node::Style::Plain;
        if (style != Node::Style::Plain)
            m_scalars.push_back({offset, style});
        return style;
    }

    static Node::Style styleOf(char indicator)
    {
        switch (indicator) {
        case '\'':
            return Node::Style::SingleQuoted;
        case '"':
            return Node::Style::DoubleQuoted;
        case '|':
            return Node::Style::Literal;
        case '>':
            return Node::Style::Folded;
        default:
            return Node::Style::Plain;
        }
    }

    bool wantsKey() const { return !m_frames.empty() && m_frames.back().isMap && !m_frames.back().hasKey; }

    void refuseSecondDocument(Place place) const
    {
        if (m_documents > 1)
            refuse(CORE_TEXT("a second document begins here; a project file holds one"), place);
    }

    void acceptKey(const std::string &key, Place place)
    {
        Frame &frame = m_frames.back();
        constexpr std::size_t few = 24;
        bool known = false;
        if (frame.members.size() < few) {
            known = std::ranges::find(frame.members, key, &Node::Member::first) != frame.members.end();
        } else {
            if (frame.keys.empty()) {
                for (const auto &member : frame.members)
                    frame.keys.insert(member.first);
            }
            known = !frame.keys.insert(key).second;
        }
        if (known)
            refuse({CORE_TEXT("the key \"%1\" stands here twice"), {key}}, place);
        frame.hasKey = true;
        frame.key = key;
        frame.keyPlace = place;
    }

    void open(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style,
              bool isMap)
    {
        const Place place = placeAt(mark);
        refuseSecondDocument(place);
        checkTag(tag, place);
        if (wantsKey())
            refuse(CORE_TEXT("a key must be plain text, not a list or a map"), place);
        if (m_frames.size() >= depthLimit)
            refuseDepth(place);
        Frame frame;
        frame.isMap = isMap;
        frame.style = style == YAML::EmitterStyle::Flow ? Node::Style::Flow : Node::Style::Block;
        frame.anchor = anchor;
        frame.place = place;
        m_frames.push_back(std::move(frame));
    }

    void close()
    {
        Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        Node node = frame.isMap ? Node::map(std::move(frame.members), frame.style)
                                : Node::sequence(std::move(frame.items), frame.style);
        accept(std::move(node), frame.place, frame.anchor, {frame.extent.nodes, frame.extent.depth + 1});
    }

    void accept(Node node, Place place, YAML::anchor_t anchor, Extent extent)
    {
        refuseSecondDocument(place);
        node.setMark(place.line, place.column);
        if (anchor != YAML::NullAnchor)
            m_anchors[anchor] = {node, extent};
        if (m_frames.empty()) {
            m_root = std::move(node);
            return;
        }
        Frame &frame = m_frames.back();
        frame.extent.nodes += extent.nodes;
        frame.extent.depth = std::max(frame.extent.depth, extent.depth);
        if (frame.extent.nodes > nodeLimit)
            refuse({CORE_TEXT("holds more than %1 values"), {TextNumber{static_cast<double>(nodeLimit)}}}, place);
        if (frame.isMap) {
            node.setKeyMark(frame.keyPlace.line, frame.keyPlace.column);
            frame.members.emplace_back(std::move(frame.key), std::move(node));
            frame.hasKey = false;
        } else {
            frame.items.push_back(std::move(node));
        }
    }

    std::string_view m_text;
    const std::string &m_source;
    Node m_root;
    std::vector<Frame> m_frames;
    std::vector<detail::ScalarStart> m_scalars;
    std::unordered_map<YAML::anchor_t, Anchored> m_anchors;
    int m_documents = 0;
};

} // namespace

Result<Node> readYaml(std::string_view text, const std::string &source)
{
    if (text.size() > sizeLimitBytes)
        return failure(
            {CORE_TEXT("holds %1 bytes, more than the limit of %2"),
             {TextNumber{static_cast<double>(text.size())}, TextNumber{static_cast<double>(sizeLimitBytes)}}},
            source);
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    if (auto checked = checkCharacters(text, source); !checked)
        return tl::make_unexpected(std::move(checked.error()));
    try {
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        Builder builder(text, source);
        while (parser.HandleNextDocument(builder)) {
        }
        return builder.take();
    } catch (const Refused &refused) {
        return tl::make_unexpected(refused.error);
    } catch (const YAML::Exception &exception) {
        if (exception.mark.is_null())
            return failure({CORE_TEXT("cannot be read as YAML: %1"), {exception.msg}}, source);
        const Place place =
            placeOf(text, static_cast<std::size_t>(std::max(exception.mark.pos, 0)), exception.mark.line + 1);
        return failure({CORE_TEXT("cannot be read as YAML: %1"), {exception.msg}}, source, place.line, place.column);
    } catch (const std::exception &exception) {
        return failure({CORE_TEXT("cannot be read as YAML: %1"), {std::string(exception.what())}}, source);
    }
}

} // namespace core::project
