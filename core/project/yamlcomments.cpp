// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/yamlcomments.h"

#include <algorithm>

namespace core::project::detail {

namespace {

/// A comment with its "#", or a blank line (empty text).
struct Comment
{
    int line = 0;
    bool ownLine = true;
    std::string text;
};

/// Walks over the text, stepping over quoted texts and block scalars, where "#" begins no comment.
class Scanner
{
public:
    Scanner(std::string_view text, const std::vector<ScalarStart> &scalars)
        : m_text(text)
        , m_scalars(scalars)
    {}

    std::vector<Comment> scan()
    {
        while (m_at < m_text.size())
            scanLine();
        return std::move(m_comments);
    }

private:
    char charAt(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\n'; }

    /// From the beginning of a line to the end of the line on which it ends: quoted texts may reach over several.
    void scanLine()
    {
        bool isBlank = true;
        while (m_at < m_text.size() && m_text[m_at] != '\n') {
            while (m_next < m_scalars.size() && m_scalars[m_next].offset < m_at)
                ++m_next;
            if (m_next < m_scalars.size() && m_scalars[m_next].offset == m_at) {
                isBlank = false;
                const Node::Style style = m_scalars[m_next].style;
                if (style == Node::Style::Literal || style == Node::Style::Folded) {
                    skipBlockScalar();
                    return;
                }
                skipQuoted(m_text[m_at]);
                continue;
            }
            const char c = m_text[m_at];
            if (c == '#' && (m_at == 0 || isBlankCharacter(m_text[m_at - 1]))) {
                takeComment(isBlank);
                isBlank = false;
                break;
            }
            isBlank = isBlank && isBlankCharacter(c);
            ++m_at;
        }
        if (isBlank)
            m_comments.push_back({m_line, true, {}});
        endLine();
    }

    static bool isBlankCharacter(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

    void endLine()
    {
        ++m_at;
        ++m_line;
    }

    void takeComment(bool ownLine)
    {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        std::string_view comment = m_text.substr(m_at, end - m_at);
        while (!comment.empty() && isBlankCharacter(comment.back()))
            comment.remove_suffix(1);
        m_comments.push_back({m_line, ownLine, std::string(comment)});
        m_at = end;
    }

    void skipQuoted(char quote)
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            m_line += c == '\n' ? 1 : 0;
            if (quote == '"' && c == '\\') {
                ++m_at;
                m_line += charAt(m_at) == '\n' ? 1 : 0;
            } else if (c == quote && quote == '\'' && charAt(m_at + 1) == '\'') {
                ++m_at;
            } else if (c == quote) {
                ++m_at;
                return;
            }
        }
    }

    /// The header line, then every line that is blank or indented as far as the first one that is not.
    void skipBlockScalar()
    {
        bool keepsBreaks = false;
        bool statesIndent = false;
        while (m_at < m_text.size() && m_text[m_at] != '\n') {
            if (m_text[m_at] == '#' && isBlankCharacter(m_text[m_at - 1])) {
                takeComment(false);
                break;
            }
            keepsBreaks = keepsBreaks || m_text[m_at] == '+';
            statesIndent = statesIndent || (m_text[m_at] >= '1' && m_text[m_at] <= '9');
            ++m_at;
        }
        endLine();
        const std::size_t parent = indentOfLineBefore();
        std::size_t indent = statesIndent ? parent + 1 : 0;
        int blankLines = 0;
        while (m_at < m_text.size()) {
            const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
            const bool isBlank = m_text.find_first_not_of(" \t\r", m_at) >= end;
            if (!isBlank) {
                const std::size_t depth = std::min(m_text.find_first_not_of(' ', m_at), end) - m_at;
                if (indent == 0)
                    indent = std::max<std::size_t>(depth, 1);
                if (depth < indent || (depth <= parent && !m_atTop))
                    break;
            }
            blankLines = isBlank ? blankLines + 1 : 0;
            m_at = end;
            endLine();
        }
        // Blank lines behind the text belong to it only where it keeps them.
        for (int line = m_line - blankLines; line < m_line && !keepsBreaks; ++line)
            m_comments.push_back({line, true, {}});
    }

    /// Indentation of the header's line, whose content lies deeper (at the top of the document it need not).
    std::size_t indentOfLineBefore()
    {
        const std::size_t end = m_at >= 2 ? m_at - 2 : 0;
        const std::size_t newline = m_text.rfind('\n', end);
        const std::size_t start = newline == std::string_view::npos || m_at < 2 ? 0 : newline + 1;
        const std::size_t first = std::min(m_text.find_first_not_of(' ', start), m_text.size());
        m_atTop = first < m_text.size() && (m_text[first] == '|' || m_text[first] == '>');
        return first - start;
    }

    std::string_view m_text;
    const std::vector<ScalarStart> &m_scalars;
    std::vector<Comment> m_comments;
    std::size_t m_at = 0;
    std::size_t m_next = 0;
    int m_line = 1;
    bool m_atTop = false;
};

bool isOneLine(const Node &node)
{
    return node.kind() == Node::Kind::Null || node.kind() == Node::Kind::Scalar || node.style() == Node::Style::Flow ||
           (node.items().empty() && node.members().empty());
}

/// Hands the comments out in the order of the document: what stands above a member is its own, what stands behind it on
/// its line as well.
class Attacher
{
public:
    explicit Attacher(std::vector<Comment> comments)
        : m_comments(std::move(comments))
    {}

    Node attachRoot(const Node &root)
    {
        Comments mine;
        mine.before = takeBefore(firstLine(root));
        Node result = attach(root, endOfFile);
        if (isOneLine(result))
            mine.after = takeAfter(endOfFile);
        mine.foot = takeBefore(endOfFile);
        while (!mine.foot.empty() && mine.foot.back().empty())
            mine.foot.pop_back();
        while (!mine.before.empty() && mine.before.front().empty())
            mine.before.erase(mine.before.begin());
        set(result, std::move(mine));
        return result;
    }

private:
    static constexpr int endOfFile = 1 << 30;

    static int firstLine(const Node &node) { return node.isNull() && node.line() == 0 ? endOfFile : node.line(); }
    static int lineOf(const Node::Member &member) { return member.second.keyLine(); }
    static int lineOf(const Node &item) { return item.line(); }
    static Node &valueOf(Node::Member &member) { return member.second; }
    static Node &valueOf(Node &item) { return item; }

    static void set(Node &node, Comments comments)
    {
        if (!comments.before.empty() || !comments.after.empty() || !comments.foot.empty())
            node.setComments(std::make_shared<const Comments>(std::move(comments)));
    }

    std::vector<std::string> takeBefore(int line)
    {
        std::vector<std::string> result;
        for (; m_next < m_comments.size() && m_comments[m_next].line < line; ++m_next)
            result.push_back(std::move(m_comments[m_next].text));
        return result;
    }

    /// The comment at the end of a line before `line`, if the next one is such.
    std::string takeAfter(int line)
    {
        if (m_next >= m_comments.size() || m_comments[m_next].ownLine || m_comments[m_next].line >= line)
            return {};
        return std::move(m_comments[m_next++].text);
    }

    Node attach(const Node &node, int end)
    {
        if (m_next >= m_comments.size() || isOneLine(node))
            return node;
        Node result = node.kind() == Node::Kind::Map
                          ? Node::map(attachAll(std::vector<Node::Member>(node.members()), end), node.style())
                          : Node::sequence(attachAll(std::vector<Node>(node.items()), end), node.style());
        result.setMark(node.line(), node.column());
        result.setKeyMark(node.keyLine(), node.keyColumn());
        return result;
    }

    template <class Child>
    std::vector<Child> attachAll(std::vector<Child> children, int end)
    {
        for (std::size_t i = 0; i < children.size() && m_next < m_comments.size(); ++i) {
            const int begin = lineOf(children[i]);
            const int next = i + 1 < children.size() ? lineOf(children[i + 1]) : end;
            Node &value = valueOf(children[i]);
            Comments mine;
            mine.before = takeBefore(begin);
            if (isOneLine(value))
                mine.after = takeAfter(next);
            else if (value.line() > begin)
                mine.after = takeAfter(begin + 1);
            value = attach(value, next);
            set(value, std::move(mine));
        }
        return children;
    }

    std::vector<Comment> m_comments;
    std::size_t m_next = 0;
};

} // namespace

Node withComments(const Node &document, std::string_view text, const std::vector<ScalarStart> &scalars)
{
    std::vector<Comment> comments = Scanner(text, scalars).scan();
    const bool anySaid = std::ranges::any_of(comments, [](const Comment &comment) { return !comment.text.empty(); });
    if (comments.empty() || (!anySaid && document.isNull()))
        return document;
    return Attacher(std::move(comments)).attachRoot(document);
}

} // namespace core::project::detail
