// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/fieldreader.h"

#include "core/parsenumber.h"

namespace core::catalogue {

using project::Node;

const Node *FieldReader::find(std::string_view key)
{
    m_asked.emplace(key);
    const Node *found = m_node.find(key);
    return found == nullptr || found->isNull() ? nullptr : found;
}

void FieldReader::error(Text message, const Node &at)
{
    m_ok = false;
    m_diagnostics.error(std::move(message), m_source, at.line(), at.column());
}

std::optional<std::string> FieldReader::text(std::string_view key)
{
    const Node *found = find(key);
    if (found == nullptr)
        return std::nullopt;
    if (found->kind() != Node::Kind::Scalar) {
        error({CORE_TEXT("%1 must be a text."), {std::string(key)}}, *found);
        return std::nullopt;
    }
    return found->text();
}

std::optional<double> FieldReader::number(std::string_view key)
{
    const Node *found = find(key);
    if (found == nullptr)
        return std::nullopt;
    const auto value = found->kind() == Node::Kind::Scalar ? parseNumber(found->text()) : std::nullopt;
    if (!value)
        error({CORE_TEXT("%1 must be a number, but is “%2”."), {std::string(key), found->text()}}, *found);
    return value;
}

std::optional<double> FieldReader::positive(std::string_view key)
{
    const auto value = number(key);
    if (value && *value <= 0.0)
        error({CORE_TEXT("%1 must be above zero, but is %2."), {std::string(key), TextNumber{*value}}}, m_node);
    return value;
}

std::optional<int> FieldReader::integer(std::string_view key)
{
    const Node *found = find(key);
    if (found == nullptr)
        return std::nullopt;
    const auto value = found->kind() == Node::Kind::Scalar ? parseInteger(found->text()) : std::nullopt;
    if (!value || *value < 0 || *value > 2'000'000'000) {
        error({CORE_TEXT("%1 must be a whole number, but is “%2”."), {std::string(key), found->text()}}, *found);
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

std::optional<bool> FieldReader::flag(std::string_view key)
{
    const Node *found = find(key);
    if (found == nullptr)
        return std::nullopt;
    if (found->text() == "true")
        return true;
    if (found->text() == "false")
        return false;
    error({CORE_TEXT("%1 must be true or false, but is “%2”."), {std::string(key), found->text()}}, *found);
    return std::nullopt;
}

std::vector<std::string> FieldReader::texts(std::string_view key)
{
    std::vector<std::string> values;
    if (const auto *items = sequence(key))
        for (const Node &item : *items) {
            if (item.kind() == Node::Kind::Scalar)
                values.push_back(item.text());
            else
                error({CORE_TEXT("%1 must be a list of texts."), {std::string(key)}}, item);
        }
    return values;
}

std::vector<double> FieldReader::numbers(std::string_view key)
{
    std::vector<double> values;
    if (const auto *items = sequence(key))
        for (const Node &item : *items) {
            if (const auto value = parseNumber(item.text()))
                values.push_back(*value);
            else
                error({CORE_TEXT("%1 must be a list of numbers."), {std::string(key)}}, item);
        }
    return values;
}

const Node *FieldReader::map(std::string_view key)
{
    const Node *found = find(key);
    if (found != nullptr && found->kind() != Node::Kind::Map) {
        error({CORE_TEXT("%1 must hold keys of its own."), {std::string(key)}}, *found);
        return nullptr;
    }
    return found;
}

const std::vector<Node> *FieldReader::sequence(std::string_view key)
{
    const Node *found = find(key);
    if (found == nullptr)
        return nullptr;
    if (found->kind() != Node::Kind::Sequence) {
        error({CORE_TEXT("%1 must be a list."), {std::string(key)}}, *found);
        return nullptr;
    }
    return &found->items();
}

std::string FieldReader::requiredText(std::string_view key)
{
    const auto value = text(key);
    if (!value && find(key) == nullptr)
        error({CORE_TEXT("%1 is missing."), {std::string(key)}}, m_node);
    return value.value_or(std::string());
}

double FieldReader::requiredNumber(std::string_view key)
{
    const auto value = number(key);
    if (!value && find(key) == nullptr)
        error({CORE_TEXT("%1 is missing."), {std::string(key)}}, m_node);
    else if (value && *value <= 0.0)
        error({CORE_TEXT("%1 must be above zero, but is %2."), {std::string(key), TextNumber{*value}}}, m_node);
    return value.value_or(0.0);
}

int FieldReader::requiredInteger(std::string_view key)
{
    const auto value = integer(key);
    if (!value && find(key) == nullptr)
        error({CORE_TEXT("%1 is missing."), {std::string(key)}}, m_node);
    else if (value && *value <= 0)
        error({CORE_TEXT("%1 must be above zero, but is %2."), {std::string(key), TextNumber{double(*value)}}}, m_node);
    return value.value_or(0);
}

void FieldReader::finish()
{
    for (const auto &[key, value] : m_node.members())
        if (!m_asked.contains(key))
            m_diagnostics.warn({CORE_TEXT("Unknown key “%1” in the catalogue; it is ignored."), {key}}, m_source,
                               value.line(), value.column());
}

} // namespace core::catalogue
