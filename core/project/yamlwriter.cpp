// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/document.h"

#include <algorithm>
#include <fmt/format.h>

namespace core::project {

namespace {

/// Keys longer than the 1,024 characters that YAML allows before the colon are written in the explicit form.
constexpr std::size_t implicitKeyLimit = 1000;

/// A character of UTF-8 text and its length in bytes; a byte that begins none counts alone.
struct Character
{
    char32_t code = 0;
    std::size_t length = 1;
};

Character characterAt(std::string_view text, std::size_t offset)
{
    const auto lead = static_cast<unsigned char>(text[offset]);
    std::size_t length = 1;
    char32_t code = lead;
    if (lead >= 0xf0U) {
        length = 4;
        code = lead & 0x07U;
    } else if (lead >= 0xe0U) {
        length = 3;
        code = lead & 0x0fU;
    } else if (lead >= 0xc0U) {
        length = 2;
        code = lead & 0x1fU;
    }
    if (offset + length > text.size())
        return {lead, 1};
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6U) | (static_cast<unsigned char>(text[offset + i]) & 0x3fU);
    return {code, length};
}

/// Characters that a reader might take for a line end, drop or refuse: only escaped they survive.
bool mustEscape(char32_t code)
{
    return code < 0x20U || (code >= 0x7fU && code < 0xa0U) || code == 0x2028U || code == 0x2029U || code == 0xfeffU ||
           (code >= 0xfff0U && code <= 0xffffU);
}

bool hasEscapes(std::string_view text, std::string_view allowed = {})
{
    for (std::size_t i = 0; i < text.size();) {
        const Character character = characterAt(text, i);
        const bool accepted = character.length == 1 && allowed.find(text[i]) != std::string_view::npos;
        if (mustEscape(character.code) && !accepted)
            return true;
        i += character.length;
    }
    return false;
}

std::string doubleQuoted(std::string_view text)
{
    std::string result = "\"";
    for (std::size_t i = 0; i < text.size();) {
        const Character character = characterAt(text, i);
        if (text[i] == '"' || text[i] == '\\')
            result += fmt::format("\\{}", text[i]);
        else if (text[i] == '\n')
            result += "\\n";
        else if (text[i] == '\t')
            result += "\\t";
        else if (text[i] == '\r')
            result += "\\r";
        else if (mustEscape(character.code))
            result += character.code < 0x100U ? fmt::format("\\x{:02x}", static_cast<unsigned>(character.code))
                                              : fmt::format("\\u{:04x}", static_cast<unsigned>(character.code));
        else
            result += text.substr(i, character.length);
        i += character.length;
    }
    return result + '"';
}

std::string singleQuoted(std::string_view text)
{
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'')
            result += '\'';
        result += c;
    }
    return result + '\'';
}

bool isNullWord(std::string_view text)
{
    return text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL";
}

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80U;
}

/// Whether the text without quotes reads back as itself. Stricter than YAML: a quote too many harms nobody.
bool canBePlain(std::string_view text, bool inFlow)
{
    if (isNullWord(text) || hasEscapes(text))
        return false;
    const char first = text.front();
    const bool startsWell = isWordCharacter(first) ||
                            std::string_view("./($+~<=^").find(first) != std::string_view::npos ||
                            (first == '-' && text.size() > 1 && (isWordCharacter(text[1]) || text[1] == '.'));
    if (!startsWell || text.starts_with("...") || text.back() == ' ')
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : ' ';
        if ((c == ':' && !isWordCharacter(next) && next != '/') || (c == ' ' && next == '#'))
            return false;
        if (inFlow && std::string_view(",[]{}?").find(c) != std::string_view::npos)
            return false;
    }
    return true;
}

class Writer
{
public:
    std::string take() { return std::move(m_out); }

    void document(const Node &node)
    {
        if (node.comments()) {
            for (const std::string &line : node.comments()->before)
                m_out += line + '\n';
        }
        hoist(node, 0);
        block(node, 0, true);
        if (isInline(node))
            after(node);
        m_out += '\n';
        if (node.comments()) {
            for (const std::string &line : node.comments()->foot)
                commentLine(line, 0);
        }
    }

    void flow(const Node &node, bool inFlow)
    {
        switch (node.kind()) {
        case Node::Kind::Null:
            m_out += "null";
            break;
        case Node::Kind::Scalar:
            scalar(node, inFlow);
            break;
        case Node::Kind::Sequence: {
            m_out += '[';
            bool first = true;
            for (const Node &item : node.items()) {
                m_out += first ? "" : ", ";
                first = false;
                flow(item, true);
            }
            m_out += ']';
            break;
        }
        case Node::Kind::Map: {
            m_out += '{';
            bool first = true;
            for (const auto &[key, value] : node.members()) {
                m_out += first ? "" : ", ";
                first = false;
                const std::string shown = keyText(key, true);
                m_out += (shown.size() > implicitKeyLimit ? "? " : "") + shown;
                m_out += shown.size() > implicitKeyLimit ? " : " : ": ";
                flow(value, true);
            }
            m_out += '}';
            break;
        }
        }
    }

private:
    /// A node at `indent`; `begun` where its first line has begun already.
    void block(const Node &node, std::size_t indent, bool begun)
    {
        if (isInline(node)) {
            inlineOrLines(node, indent);
        } else if (node.kind() == Node::Kind::Map) {
            for (const auto &[key, value] : node.members()) {
                startLine(value, indent, begun);
                blockKey(key, indent);
                child(value, indent);
            }
        } else {
            for (const Node &item : node.items()) {
                const bool isFirstOfLine = !begun;
                startLine(item, indent, begun);
                if (isFirstOfLine)
                    hoist(item, indent);
                m_out += "- ";
                block(item, indent + 2, true);
                if (isInline(item))
                    after(item);
            }
        }
    }

    /// A new line with what stands above the node; the first line of a container may have begun.
    void startLine(const Node &node, std::size_t indent, bool &begun)
    {
        if (!begun) {
            newLine(indent);
            if (node.comments()) {
                for (const std::string &line : node.comments()->before)
                    commentLine(line, indent);
            }
        }
        begun = false;
        m_keepsBreaks = false;
    }

    /// Comments above the first child of a container whose line begins here: "- " and the child share a line.
    void hoist(const Node &node, std::size_t indent)
    {
        if (isInline(node))
            return;
        const Node &first = node.kind() == Node::Kind::Map ? node.members().front().second : node.items().front();
        if (first.comments()) {
            for (const std::string &line : first.comments()->before)
                commentLine(line, indent);
        }
        if (node.kind() == Node::Kind::Sequence)
            hoist(first, indent);
    }

    void newLine(std::size_t indent)
    {
        m_out += '\n';
        m_out.append(indent, ' ');
    }

    /// A comment where a line has begun at `indent`; the next line begins after it.
    void commentLine(const std::string &line, std::size_t indent)
    {
        // Below a text that keeps its last line breaks an empty line would be one more of them.
        if (line.empty() && m_keepsBreaks)
            return;
        m_keepsBreaks = false;
        if (line.empty())
            m_out.erase(m_out.size() - indent);
        m_out += line;
        newLine(indent);
    }

    void after(const Node &node)
    {
        if (!isLines(node) && node.comments() && !node.comments()->after.empty())
            m_out += "  " + node.comments()->after;
    }

    void blockKey(const std::string &key, std::size_t indent)
    {
        const std::string shown = keyText(key, false);
        if (shown.size() <= implicitKeyLimit) {
            m_out += shown + ':';
            return;
        }
        m_out += "? " + shown + '\n';
        m_out.append(indent, ' ');
        m_out += ':';
    }

    /// The value of a key that has just been written.
    void child(const Node &node, std::size_t indent)
    {
        if (isInline(node)) {
            m_out += ' ';
            inlineOrLines(node, indent + 2);
            after(node);
            return;
        }
        after(node);
        block(node, indent + 2, false);
    }

    static bool isInline(const Node &node)
    {
        return node.kind() == Node::Kind::Null || node.kind() == Node::Kind::Scalar ||
               node.style() == Node::Style::Flow || (node.items().empty() && node.members().empty());
    }

    static std::string keyText(const std::string &key, bool inFlow)
    {
        return canBePlain(key, inFlow) ? key : doubleQuoted(key);
    }

    static bool isLines(const Node &node)
    {
        return node.kind() == Node::Kind::Scalar &&
               (node.style() == Node::Style::Literal || node.style() == Node::Style::Folded) && canBeLines(node.text());
    }

    void inlineOrLines(const Node &node, std::size_t indent)
    {
        if (isLines(node))
            blockScalar(node, std::max(indent, std::size_t{2}));
        else
            flow(node, false);
    }

    /// Block scalars hold most texts, but not those whose blanks would get lost or change the indentation.
    static bool canBeLines(const std::string &text)
    {
        if (text.empty() || hasEscapes(text, "\n") || text.front() == ' ' || text.front() == '\n')
            return false;
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
            if ((at > 0 && text[at - 1] == ' ') || (at + 1 < text.size() && text[at + 1] == ' '))
                return false;
        }
        return text.back() != ' ';
    }

    void blockScalar(const Node &node, std::size_t indent)
    {
        const std::string &text = node.text();
        const std::size_t end = text.find_last_not_of('\n') + 1;
        const std::size_t breaks = text.size() - end;
        // The library loses line breaks at the end of a folded text.
        const bool folded = node.style() == Node::Style::Folded && breaks <= 1;
        m_out += folded ? '>' : '|';
        m_out += breaks == 0 ? "-" : breaks > 1 ? "+" : "";
        if (node.comments() && !node.comments()->after.empty())
            m_out += "  " + node.comments()->after;
        bool newLine = true;
        for (std::size_t i = 0; i < end; ++i) {
            if (newLine) {
                m_out += '\n';
                if (text[i] != '\n')
                    m_out.append(indent, ' ');
                newLine = false;
            }
            if (text[i] != '\n') {
                m_out += text[i];
                continue;
            }
            // Folding joins lines: one break more than the text holds keeps them apart.
            if (folded && text[i - 1] != '\n')
                m_out += '\n';
            newLine = true;
        }
        m_out.append(breaks > 1 ? breaks - 1 : 0, '\n');
        m_keepsBreaks = breaks > 1;
    }

    void scalar(const Node &node, bool inFlow)
    {
        const std::string &text = node.text();
        if (node.style() == Node::Style::Plain && canBePlain(text, inFlow))
            m_out += text;
        else if (node.style() == Node::Style::SingleQuoted && !hasEscapes(text))
            m_out += singleQuoted(text);
        else
            m_out += doubleQuoted(text);
    }

    std::string m_out;
    bool m_keepsBreaks = false; ///< the last line is a text whose line breaks at the end count
};

} // namespace

std::string writeYaml(const Node &document)
{
    Writer writer;
    writer.document(document);
    return writer.take();
}

std::string flowText(const Node &node)
{
    Writer writer;
    writer.flow(node, true);
    return writer.take();
}

} // namespace core::project
