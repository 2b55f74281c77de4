// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The door for JSON that strangers wrote: benchmark tools write `NaN` and `Infinity` literals, append documents to one
/// file, break off in the middle, start with a byte order mark. A strict parser refuses all of that.
///
/// One pass over the text, no copy of it: strings are views into the text, arrays of numbers are packed as doubles. The
/// text must outlive the document. A large file need not be in memory for that: where the text is that of a window
/// (core/textwindow.h), the reader lets go what lies behind it, and strings are read again when somebody asks.
namespace core {
class TextWindow;
}

namespace core::results::json {

class Document;

namespace detail {
enum class Kind : std::uint8_t { Missing, Null, False, True, Number, String, Array, Object, Numbers };

/// One value in document order. A container is followed by its content: of an object, key and value in turn.
struct Node
{
    Kind kind = Kind::Missing;
    bool escaped = false;    ///< a string with backslashes
    std::uint32_t count = 0; ///< bytes of a string, items of an array, members of an object
    union {
        double number = 0.0;
        const char *text;
        std::uint64_t link; ///< container: node behind its content; packed numbers: offset in the pool
    };

    Node() = default;
    explicit Node(Kind of)
        : kind(of)
    {}
};
} // namespace detail

struct Member;

/// A value of a document, or nothing at all: looking into what is not there gives a missing value, never a failure.
class Value
{
public:
    Value() = default;

    bool isMissing() const { return m_node.kind == detail::Kind::Missing; }
    bool isNull() const { return m_node.kind == detail::Kind::Null || isMissing(); }
    bool isString() const { return m_node.kind == detail::Kind::String; }
    bool isObject() const { return m_node.kind == detail::Kind::Object; }
    bool isArray() const { return m_node.kind == detail::Kind::Array || m_node.kind == detail::Kind::Numbers; }
    bool isBoolean() const { return m_node.kind == detail::Kind::True || m_node.kind == detail::Kind::False; }

    /// The finite number that this is; absent for `NaN`, `Infinity`, numbers beyond double and everything else.
    std::optional<double> number() const;
    /// The same, and also a string that holds a number: "4", "0.25".
    std::optional<double> looseNumber() const;
    /// A whole number, also written as 120.0 or in a string; absent past 2^53.
    std::optional<long long> integer() const;
    /// `Infinity`, or a string that says so: "inf", "Infinity", ".inf".
    bool isInfinite() const;
    std::optional<bool> boolean() const;          ///< also the strings "true" and "false" in any case
    std::optional<std::string> text() const;      ///< of a string that is not blank, escapes resolved
    bool textIs(std::string_view expected) const; ///< without building a string

    std::size_t size() const;                     ///< items or members
    Value operator[](std::string_view key) const; ///< member of an object; the last one where a key is repeated
    Value at(std::initializer_list<std::string_view> path) const;
    Value item(std::size_t index) const; ///< of an array; constant time for packed numbers only
    bool has(std::string_view key) const { return !(*this)[key].isMissing(); }
    bool hasAll(std::initializer_list<std::string_view> keys) const;

    std::optional<double> number(std::string_view key) const { return (*this)[key].number(); }
    std::optional<double> looseNumber(std::string_view key) const { return (*this)[key].looseNumber(); }
    std::optional<long long> integer(std::string_view key) const { return (*this)[key].integer(); }
    std::optional<bool> boolean(std::string_view key) const { return (*this)[key].boolean(); }
    std::optional<std::string> text(std::string_view key) const { return (*this)[key].text(); }

    /// All items of an array of numbers (null and `NaN` as NaN, `Infinity` as infinity); empty for other arrays.
    std::span<const double> numbers() const;

    class ItemIterator;
    class MemberIterator;
    struct Items;
    struct Members;
    Items items() const;     ///< of an array, else nothing
    Members members() const; ///< of an object, else nothing

private:
    friend class Document;
    Value(const Document *document, std::size_t index);
    Value(const Document *document, detail::Node node)
        : m_document(document)
        , m_node(node)
    {}
    std::string_view raw() const; ///< of a string, escapes and all; until the next look into the document
    std::string resolved() const;

    const Document *m_document = nullptr;
    detail::Node m_node;
    std::size_t m_index = 0;
};

struct Member
{
    Value key; ///< a string
    Value value;
    std::string name() const { return key.text().value_or(std::string()); }
};

class Value::ItemIterator
{
public:
    using difference_type = std::ptrdiff_t;
    using value_type = Value;
    ItemIterator() = default;
    ItemIterator(const Value *array, std::size_t index, std::size_t remaining)
        : m_array(array)
        , m_index(index)
        , m_remaining(remaining)
    {}
    Value operator*() const;
    ItemIterator &operator++();
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return m_remaining == 0; }

private:
    const Value *m_array = nullptr;
    std::size_t m_index = 0;
    std::size_t m_remaining = 0;
};

class Value::MemberIterator
{
public:
    using difference_type = std::ptrdiff_t;
    using value_type = Member;
    MemberIterator() = default;
    MemberIterator(const Document *document, std::size_t index, std::size_t remaining)
        : m_document(document)
        , m_index(index)
        , m_remaining(remaining)
    {}
    Member operator*() const;
    MemberIterator &operator++();
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return m_remaining == 0; }

private:
    const Document *m_document = nullptr;
    std::size_t m_index = 0;
    std::size_t m_remaining = 0;
};

struct Value::Items
{
    Value array;
    ItemIterator begin() const;
    std::default_sentinel_t end() const { return {}; }
};

struct Value::Members
{
    Value object;
    MemberIterator begin() const;
    std::default_sentinel_t end() const { return {}; }
};

/// What was wrong with a document, and where.
struct Problem
{
    Text message;
    int line = 0;
    int column = 0;
    bool brokeOff = false; ///< the text ended inside the document
};

/// One document. Refilled for each document of a file, so that its memory is used again.
class Document
{
public:
    Document() = default;
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    Value root() const { return m_nodes.empty() ? Value() : Value(this, 0); }
    void clear();

private:
    friend class Value;
    friend class Parser;
    friend class Reader;
    friend class YamlBuilder;

    std::size_t behind(std::size_t index) const; ///< the node after this value and its content

    std::vector<detail::Node> m_nodes;
    std::vector<double> m_numbers;
    std::deque<std::string> m_texts; ///< texts that are in no file (YAML)
    TextWindow *m_window = nullptr;  ///< that strings lie in
};

inline constexpr int depthLimit = 128;

/// Reads the documents of a text one after the other: one document, several after each other, or one a line.
class Reader
{
public:
    explicit Reader(std::string_view text);
    /// Reads through a window; lines are counted where something is broken only. A window that fails ends the reading.
    explicit Reader(TextWindow &window);

    enum class Step { Read, Broken, End };
    /// The next document. After a broken one reading goes on at the next line that starts with a brace.
    Step next(Document &document, Problem &problem);

    std::size_t position() const { return m_position; }
    int line() const { return m_line; } ///< of the document read last; of a window's, only where it was broken

private:
    int lineAt(std::size_t position);

    std::string_view m_text;
    TextWindow *m_window = nullptr;
    std::size_t m_position = 0;
    std::size_t m_countedTo = 0;
    bool m_recovering = false;
    int m_countedLine = 1;
    int m_line = 1;
};

/// Reads one YAML document into the same form; `.nan` and `.inf` are understood, aliases give null. False and a problem
/// when it is not YAML or larger than yamlLimitBytes.
inline constexpr std::size_t yamlLimitBytes = std::size_t{64} << 20U;
bool readYaml(std::string_view text, Document &document, Problem &problem);

} // namespace core::results::json
