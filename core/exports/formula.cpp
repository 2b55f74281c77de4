// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/formula.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core::exports {

namespace {

constexpr int deepestNesting = 200;

using Value = std::optional<double>;

/// Recursive descent; an absent value runs through to the top.
class Parser
{
public:
    Parser(std::string_view text, const std::function<Value(std::string_view)> &cell)
        : m_text(text)
        , m_cell(cell)
    {}

    Value whole()
    {
        const Value value = comparison();
        blanks();
        return m_at == m_text.size() && value && std::isfinite(*value) ? value : std::nullopt;
    }

private:
    Value comparison()
    {
        Value left = sum();
        for (;;) {
            const std::string_view sign = oneOf({"<=", ">=", "<>", "<", ">", "="});
            if (sign.empty())
                return left;
            const Value right = sum();
            if (!left || !right)
                return std::nullopt;
            const bool holds = sign == "<"    ? *left < *right
                               : sign == ">"  ? *left > *right
                               : sign == "<=" ? *left <= *right
                               : sign == ">=" ? *left >= *right
                               : sign == "="  ? *left == *right
                                              : *left != *right;
            left = holds ? 1.0 : 0.0;
        }
    }

    Value sum()
    {
        Value left = product();
        for (;;) {
            const std::string_view sign = oneOf({"+", "-"});
            if (sign.empty())
                return left;
            const Value right = product();
            if (!left || !right)
                return std::nullopt;
            left = sign == "+" ? *left + *right : *left - *right;
        }
    }

    Value product()
    {
        Value left = power();
        for (;;) {
            const std::string_view sign = oneOf({"*", "/"});
            if (sign.empty())
                return left;
            const Value right = power();
            if (!left || !right)
                return std::nullopt;
            left = sign == "*" ? *left * *right : *left / *right;
        }
    }

    Value power()
    {
        Value left = atom();
        while (!oneOf({"^"}).empty()) {
            const Value right = atom();
            if (!left || !right)
                return std::nullopt;
            left = std::pow(*left, *right);
        }
        return left;
    }

    Value atom()
    {
        if (++m_depth > deepestNesting)
            return std::nullopt;
        const Value value = inner();
        --m_depth;
        return value;
    }

    Value inner()
    {
        if (!oneOf({"-"}).empty()) {
            const Value value = atom();
            return value ? Value(-*value) : value;
        }
        if (!oneOf({"("}).empty()) {
            const Value value = comparison();
            return oneOf({")"}).empty() ? std::nullopt : value;
        }
        blanks();
        const std::size_t from = m_at;
        const auto isWord = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
        };
        while (m_at < m_text.size() && isWord(m_text[m_at]))
            ++m_at;
        const std::string_view word = m_text.substr(from, m_at - from);
        if (word.empty())
            return std::nullopt;
        if (word.front() >= '0' && word.front() <= '9')
            return parseNumber(word);
        return oneOf({"("}).empty() ? m_cell(word) : call(word);
    }

    Value call(std::string_view name)
    {
        std::vector<Value> arguments;
        do
            arguments.push_back(comparison());
        while (!oneOf({",", ";"}).empty());
        if (oneOf({")"}).empty())
            return std::nullopt;
        // The branch that is not taken may hold a division by zero, as in a spreadsheet.
        if (name == "IF" && arguments.size() == 3)
            return arguments[0] ? (*arguments[0] != 0.0 ? arguments[1] : arguments[2]) : std::nullopt;
        if (std::ranges::any_of(arguments, [](const Value &value) { return !value; }))
            return std::nullopt;
        double result = name == "SUM" ? 0.0 : *arguments.front();
        for (const Value &value : arguments)
            result = name == "SUM"   ? result + *value
                     : name == "MIN" ? std::min(result, *value)
                                     : std::max(result, *value);
        return name == "SUM" || name == "MIN" || name == "MAX" ? Value(result) : std::nullopt;
    }

    void blanks()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }

    std::string_view oneOf(std::initializer_list<std::string_view> signs)
    {
        blanks();
        for (const std::string_view sign : signs)
            if (m_text.substr(m_at).starts_with(sign)) {
                m_at += sign.size();
                return sign;
            }
        return {};
    }

    std::string_view m_text;
    const std::function<Value(std::string_view)> &m_cell;
    std::size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

std::optional<double> evaluateFormula(std::string_view expression,
                                      const std::function<std::optional<double>(std::string_view name)> &cell)
{
    return Parser(expression, cell).whole();
}

} // namespace core::exports
