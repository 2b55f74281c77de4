// SPDX-License-Identifier: GPL-3.0-or-later
// Looking into a document that tolerantjson.cpp has read.
#include "core/parsenumber.h"
#include "core/results/tolerantjson.h"
#include "core/textwindow.h"

#include <algorithm>
#include <cmath>

namespace core::results::json {

using detail::Kind;
using detail::Node;

namespace {

constexpr double largestWholeNumber = 9007199254740992.0; // 2^53

bool equalsIgnoringCase(std::string_view left, std::string_view lowerCase)
{
    return std::ranges::equal(left, lowerCase, [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

void appendUtf8(std::string &out, std::uint32_t code)
{
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | (code >> 6U));
        out += static_cast<char>(0x80 | (code & 0x3FU));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | (code >> 12U));
        out += static_cast<char>(0x80 | ((code >> 6U) & 0x3FU));
        out += static_cast<char>(0x80 | (code & 0x3FU));
    } else {
        out += static_cast<char>(0xF0 | (code >> 18U));
        out += static_cast<char>(0x80 | ((code >> 12U) & 0x3FU));
        out += static_cast<char>(0x80 | ((code >> 6U) & 0x3FU));
        out += static_cast<char>(0x80 | (code & 0x3FU));
    }
}

std::optional<std::uint32_t> hexCode(std::string_view raw, std::size_t at)
{
    if (at + 4 > raw.size())
        return std::nullopt;
    std::uint32_t code = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        const char c = raw[i];
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return std::nullopt;
        code = code * 16 + static_cast<std::uint32_t>(digit);
    }
    return code;
}

/// Reads \uXXXX, with its partner where it is the first half of a pair; `at` stands behind the u and is moved on.
std::uint32_t escapedCode(std::string_view raw, std::size_t &at)
{
    constexpr std::uint32_t replacement = 0xFFFD;
    const auto first = hexCode(raw, at);
    if (!first)
        return replacement;
    at += 4;
    if (*first < 0xD800 || *first > 0xDFFF)
        return *first;
    if (*first <= 0xDBFF && raw.substr(at, 2) == "\\u") {
        const auto second = hexCode(raw, at + 2);
        if (second && *second >= 0xDC00 && *second <= 0xDFFF) {
            at += 6;
            return 0x10000 + ((*first - 0xD800) << 10U) + (*second - 0xDC00);
        }
    }
    return replacement;
}

std::string unescaped(std::string_view raw)
{
    std::string result;
    result.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
        if (raw[i] != '\\' || i + 1 >= raw.size()) {
            result += raw[i++];
            continue;
        }
        const char c = raw[i + 1];
        i += 2;
        switch (c) {
        case 'n':
            result += '\n';
            break;
        case 't':
            result += '\t';
            break;
        case 'r':
            result += '\r';
            break;
        case 'b':
            result += '\b';
            break;
        case 'f':
            result += '\f';
            break;
        case 'u':
            appendUtf8(result, escapedCode(raw, i));
            break;
        default:
            result += c;
        }
    }
    return result;
}

} // namespace

Value::Value(const Document *document, std::size_t index)
    : m_document(document)
    , m_node(document->m_nodes[index])
    , m_index(index)
{}

std::string_view Value::raw() const
{
    if (m_document && m_document->m_window && m_node.count > 0)
        m_document->m_window->hold(m_node.text, m_node.count);
    return {m_node.text, m_node.count};
}

std::string Value::resolved() const
{
    return m_node.escaped ? unescaped(raw()) : std::string(raw());
}

std::optional<double> Value::number() const
{
    if (m_node.kind != Kind::Number || !std::isfinite(m_node.number))
        return std::nullopt;
    return m_node.number;
}

std::optional<double> Value::looseNumber() const
{
    if (isString())
        return parseNumber(raw());
    return number();
}

std::optional<long long> Value::integer() const
{
    const auto value = looseNumber();
    if (!value || std::abs(*value) > largestWholeNumber || *value != std::floor(*value))
        return std::nullopt;
    return static_cast<long long>(*value);
}

bool Value::isInfinite() const
{
    if (m_node.kind == Kind::Number)
        return std::isinf(m_node.number) && m_node.number > 0.0;
    if (!isString())
        return false;
    const std::string_view word = raw();
    return equalsIgnoringCase(word, "inf") || equalsIgnoringCase(word, "infinity") || equalsIgnoringCase(word, ".inf");
}

std::optional<bool> Value::boolean() const
{
    if (isBoolean())
        return m_node.kind == Kind::True;
    if (isString()) {
        const std::string_view word = raw();
        if (equalsIgnoringCase(word, "true"))
            return true;
        if (equalsIgnoringCase(word, "false"))
            return false;
    }
    return std::nullopt;
}

std::optional<std::string> Value::text() const
{
    if (!isString() || trimmed(raw()).empty())
        return std::nullopt;
    return resolved();
}

bool Value::textIs(std::string_view expected) const
{
    if (!isString() || m_node.count < expected.size())
        return false;
    if (m_node.escaped)
        return resolved() == expected;
    return m_node.count == expected.size() && raw() == expected;
}

std::size_t Value::size() const
{
    return isObject() || isArray() ? m_node.count : 0;
}

Value Value::operator[](std::string_view key) const
{
    Value found;
    for (const Member member : members()) {
        if (member.key.textIs(key))
            found = member.value;
    }
    return found;
}

Value Value::at(std::initializer_list<std::string_view> path) const
{
    Value here = *this;
    for (const std::string_view key : path)
        here = here[key];
    return here;
}

bool Value::hasAll(std::initializer_list<std::string_view> keys) const
{
    return std::ranges::all_of(keys, [this](std::string_view key) { return has(key); });
}

std::span<const double> Value::numbers() const
{
    if (m_node.kind != Kind::Numbers || m_node.escaped)
        return {};
    return {m_document->m_numbers.data() + m_node.link, m_node.count};
}

Value Value::item(std::size_t index) const
{
    if (!isArray() || index >= m_node.count)
        return {};
    if (m_node.kind == Kind::Numbers)
        return *ItemIterator(this, index, m_node.count - index);
    std::size_t at = m_index + 1;
    for (std::size_t i = 0; i < index; ++i)
        at = m_document->behind(at);
    return {m_document, at};
}

Value::Items Value::items() const
{
    return {*this};
}

Value::Members Value::members() const
{
    return {*this};
}

Value::ItemIterator Value::Items::begin() const
{
    if (!array.isArray())
        return {};
    return {&array, array.m_node.kind == Kind::Numbers ? 0 : array.m_index + 1, array.m_node.count};
}

Value::MemberIterator Value::Members::begin() const
{
    if (!object.isObject())
        return {};
    return {object.m_document, object.m_index + 1, object.m_node.count};
}

Value Value::ItemIterator::operator*() const
{
    if (m_array->m_node.kind != Kind::Numbers)
        return {m_array->m_document, m_index};
    Node node;
    if (m_array->m_node.escaped) { // a list of empty texts
        node.kind = Kind::String;
        node.text = "";
        return {m_array->m_document, node};
    }
    node.number = m_array->m_document->m_numbers[m_array->m_node.link + m_index];
    node.kind = std::isnan(node.number) ? Kind::Null : Kind::Number;
    return {m_array->m_document, node};
}

Value::ItemIterator &Value::ItemIterator::operator++()
{
    m_index = m_array->m_node.kind == Kind::Numbers ? m_index + 1 : m_array->m_document->behind(m_index);
    --m_remaining;
    return *this;
}

Member Value::MemberIterator::operator*() const
{
    return {Value(m_document, m_index), Value(m_document, m_index + 1)};
}

Value::MemberIterator &Value::MemberIterator::operator++()
{
    m_index = m_document->behind(m_index + 1);
    --m_remaining;
    return *this;
}

} // namespace core::results::json
