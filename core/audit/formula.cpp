// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/formula.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace core::audit {

namespace {

using Inputs = std::vector<std::pair<std::string, double>>;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isDigit(char c)
{
    return (c >= '0' && c <= '9') || c == '.';
}

/// Recursive descent; the first error wins and ends it.
class Parser
{
public:
    Parser(std::string_view text, const Inputs &inputs)
        : m_text(text)
        , m_inputs(inputs)
    {}

    Result<double> value()
    {
        const double result = sum();
        skip();
        if (!m_failed && m_at != m_text.size())
            fail({CORE_TEXT("the formula cannot be read from \"%1\" on"), {std::string(m_text.substr(m_at))}});
        if (!m_failed && !std::isfinite(result))
            fail({CORE_TEXT("the formula gives no finite number")});
        if (m_failed)
            return failure(m_error);
        return result;
    }

private:
    void fail(Text error)
    {
        if (!m_failed)
            m_error = std::move(error);
        m_failed = true;
        m_at = m_text.size();
    }
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\t'))
            ++m_at;
    }
    bool take(char c)
    {
        skip();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    double sum()
    {
        double result = product();
        while (!m_failed) {
            if (take('+'))
                result += product();
            else if (take('-'))
                result -= product();
            else
                break;
        }
        return result;
    }
    double product()
    {
        double result = power();
        while (!m_failed) {
            if (take('*'))
                result *= power();
            else if (take('/'))
                result /= power();
            else
                break;
        }
        return result;
    }
    double power()
    {
        if (++m_depth > deepest) {
            fail({CORE_TEXT("the formula is nested too deeply")});
            return 0.0;
        }
        const double base = factor();
        const double result = take('^') ? std::pow(base, power()) : base;
        --m_depth;
        return result;
    }
    double factor()
    {
        if (++m_depth > deepest) {
            fail({CORE_TEXT("the formula is nested too deeply")});
            return 0.0;
        }
        double result = 0.0;
        if (take('-')) {
            result = -factor();
        } else if (take('(')) {
            result = sum();
            if (!take(')'))
                fail({CORE_TEXT("a parenthesis is not closed")});
        } else {
            skip();
            if (m_at < m_text.size() && isLetter(m_text[m_at]))
                result = named();
            else
                result = number();
        }
        --m_depth;
        return result;
    }
    double number()
    {
        const std::size_t from = m_at;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            const bool exponentSign = (c == '-' || c == '+') && m_at > from && (m_text[m_at - 1] | 0x20) == 'e';
            if (!isDigit(c) && (c | 0x20) != 'e' && !exponentSign)
                break;
            ++m_at;
        }
        const auto parsed = parseNumber(m_text.substr(from, m_at - from));
        if (!parsed)
            fail({CORE_TEXT("a number is missing in the formula")});
        return parsed.value_or(0.0);
    }
    double named()
    {
        const std::size_t from = m_at;
        while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at])))
            ++m_at;
        const std::string name(m_text.substr(from, m_at - from));
        if (take('('))
            return called(name);
        const auto found = std::ranges::find(m_inputs, name, &Inputs::value_type::first);
        if (found == m_inputs.end()) {
            fail({CORE_TEXT("\"%1\" is not given under \"with\""), {name}});
            return 0.0;
        }
        return found->second;
    }
    double called(const std::string &name)
    {
        const double first = sum();
        std::optional<double> second;
        if (take(','))
            second = sum();
        if (!take(')'))
            fail({CORE_TEXT("a parenthesis is not closed")});
        if (second)
            return name == "min" ? std::min(first, *second) : name == "max" ? std::max(first, *second) : unknown(name);
        return name == "ceil"    ? std::ceil(first - 1e-9)
               : name == "floor" ? std::floor(first + 1e-9)
               : name == "round" ? std::round(first)
               : name == "sqrt"  ? std::sqrt(first)
                                 : unknown(name);
    }
    double unknown(const std::string &name)
    {
        fail({CORE_TEXT("\"%1\" is no function that is known"), {name}});
        return 0.0;
    }

    static constexpr int deepest = 200;
    std::string_view m_text;
    const Inputs &m_inputs;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_failed = false;
    Text m_error;
};

} // namespace

Result<double> evaluateFormula(std::string_view formula, const Inputs &inputs)
{
    return Parser(formula, inputs).value();
}

} // namespace core::audit
