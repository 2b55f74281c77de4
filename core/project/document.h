// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The project file as a tree that keeps what it does not understand: values, unknown keys and the order of keys
/// survive reading, editing and writing. The typed view of it is core::project::Project.
namespace core::project {

/// What a person wrote around a value. A blank line is an empty text, a comment keeps its "#".
struct Comments
{
    std::vector<std::string> before; ///< the lines above
    std::string after;               ///< at the end of its line
    std::vector<std::string> foot;   ///< of the document: the lines below everything
};

/// A node of a YAML document. Copies are deep in meaning and cheap in fact: children are shared until changed.
class Node
{
public:
    enum class Kind { Null, Scalar, Sequence, Map };
    enum class Style { Plain, SingleQuoted, DoubleQuoted, Literal, Folded, Block, Flow };
    using Member = std::pair<std::string, Node>;

    Node() = default;
    static Node scalar(std::string text, Style style = Style::Plain); ///< quoted on writing where YAML needs it
    static Node number(double value);                                 ///< shortest text that reads back the same
    static Node boolean(bool value);
    static Node sequence(std::vector<Node> items, Style style = Style::Block);
    static Node map(std::vector<Member> members, Style style = Style::Block);

    Kind kind() const;
    Style style() const;
    bool isNull() const { return kind() == Kind::Null; }
    const std::string &text() const;              ///< of a scalar, else empty
    const std::vector<Node> &items() const;       ///< of a sequence, else empty
    const std::vector<Member> &members() const;   ///< of a map, else empty
    const Node *find(std::string_view key) const; ///< of a map; null when absent
    int line() const { return m_line; }           ///< from 1; 0 when the node was not read from a file
    int column() const { return m_column; }
    void setMark(int line, int column)
    {
        m_line = line;
        m_column = column;
    }
    int keyLine() const { return m_keyLine; } ///< where the key of this member stands; 0 where there is none
    int keyColumn() const { return m_keyColumn; }
    void setKeyMark(int line, int column)
    {
        m_keyLine = line;
        m_keyColumn = column;
    }

    const Comments *comments() const { return m_comments.get(); } ///< null where there are none
    void setComments(std::shared_ptr<const Comments> comments) { m_comments = std::move(comments); }

    /// The node at a path such as "scenario.slo.ttft_p95_ms" or "candidates.0.label"; null when absent. A dot inside a
    /// key is written "\\.", a backslash before a dot or a backslash "\\\\" (see pathSegment). The empty path is the
    /// node itself.
    const Node *at(std::string_view path) const;
    /// This document with the node at the path set; maps on the way are made, existing order is kept, a new key goes
    /// last. An index one past the end of a sequence appends; where nothing is, the index 0 makes a sequence. A path
    /// that leads through a sequence by anything else than such an index changes nothing.
    Node with(std::string_view path, Node value) const;
    /// This document without the node at the path; maps that become empty stay.
    Node without(std::string_view path) const;

    /// Same structure, keys, order and scalar texts; marks, styles and comments do not count.
    bool operator==(const Node &other) const;

private:
    struct Content;
    std::shared_ptr<const Content> m_content;
    int m_line = 0;
    int m_column = 0;
    int m_keyLine = 0;
    int m_keyColumn = 0;
    std::shared_ptr<const Comments> m_comments;
};

/// A key as one step of a path: its dots and backslashes escaped.
std::string pathSegment(std::string_view key);

/// The steps of a path, unescaped.
std::vector<std::string> pathSegments(std::string_view path);

/// Reads one YAML document. Errors carry file:line:column: malformed YAML, a second document, a duplicate key, nesting
/// deeper than 100, more than 32 MB. Aliases are expanded; an expansion past a million nodes is refused.
Result<Node> readYaml(std::string_view text, const std::string &source);

/// Writes a document as YAML that readYaml reads back equal, with its comments. Ends in a line feed.
std::string writeYaml(const Node &document);

/// A node on one line, without comments: `{mean: 800, p50: 600}`.
std::string flowText(const Node &node);

} // namespace core::project
