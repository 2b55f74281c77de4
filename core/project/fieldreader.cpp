// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"

#include <algorithm>
#include <array>

namespace core::project::detail {

namespace {

constexpr std::size_t shownLimit = 60;

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

/// Optimal string alignment distance: insertions, deletions, substitutions and neighbours swapped count one.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before(b.size() + 1), previous(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        previous[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({previous[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(previous);
        previous.swap(row);
    }
    return previous[b.size()];
}

std::string joined(std::span<const std::string_view> words)
{
    std::string result;
    for (const std::string_view word : words)
        result += (result.empty() ? "" : ", ") + std::string(word);
    return result;
}

} // namespace

std::string shownText(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        // Cut between characters, not inside of one.
        if (result.size() >= shownLimit && (static_cast<unsigned char>(c) & 0xc0U) != 0x80U)
            return result + "…";
        result += static_cast<unsigned char>(c) < 0x20U ? ' ' : c;
    }
    return result;
}

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> words)
{
    constexpr std::size_t longest = 64;
    if (word.size() > longest)
        return std::nullopt;
    const std::string low = lowered(word);
    std::optional<std::string_view> best;
    std::size_t bestDistance = std::min<std::size_t>(4, 1 + word.size() / 4) + 1;
    for (const std::string_view candidate : words) {
        const std::size_t difference = std::max(candidate.size(), low.size()) - std::min(candidate.size(), low.size());
        if (difference >= bestDistance)
            continue;
        const std::size_t found = distance(low, candidate);
        if (found < bestDistance && found < candidate.size()) {
            bestDistance = found;
            best = candidate;
        }
    }
    return best;
}

Reader::Step::Step(Reader &reader, std::string_view step)
    : m_reader(reader)
    , m_length(reader.m_path.size())
{
    if (!reader.m_path.empty())
        reader.m_path += '.';
    reader.m_path += step.size() <= shownLimit ? std::string(step) : shownText(std::string(step));
}

void Reader::error(const Node &node, const char *pattern, std::vector<TextArgument> arguments)
{
    arguments.insert(arguments.begin(), m_path);
    Error what{{pattern, std::move(arguments)}, m_source, node.line(), node.column()};
    if (!m_first)
        m_first = what;
    m_diagnostics.add(Severity::Error, std::move(what));
}

void Reader::warn(const Node &node, const char *pattern, std::vector<TextArgument> arguments)
{
    arguments.insert(arguments.begin(), m_path);
    m_diagnostics.warn({pattern, std::move(arguments)}, m_source, node.line(), node.column());
}

void Reader::unknownKey(const Node &member, const std::string &key, std::span<const std::string_view> known)
{
    Text text;
    const std::string shown = shownText(key);
    // Where thousands of keys are unknown nobody reads the suggestions.
    const bool many = m_diagnostics.items().size() >= Diagnostics::limit;
    if (const auto near = many ? std::nullopt : nearest(key, known); near && m_path.empty())
        text = {CORE_TEXT("\"%1\" is not a key of a project and is ignored; did you mean \"%2\"?"),
                {shown, std::string(*near)}};
    else if (near)
        text = {CORE_TEXT("\"%1\" is not a key of %2 and is ignored; did you mean \"%3\"?"),
                {shown, m_path, std::string(*near)}};
    else if (const auto other = many ? std::nullopt : sectionOfKey(key))
        text = {CORE_TEXT("\"%1\" is ignored here; its place is %2"), {shown, *other}};
    else if (m_path.empty())
        text = {CORE_TEXT("\"%1\" is not a key of a project and is ignored"), {shown}};
    else
        text = {CORE_TEXT("\"%1\" is not a key of %2 and is ignored"), {shown, m_path}};
    m_diagnostics.warn(std::move(text), m_source, member.keyLine(), member.keyColumn());
}

const Node &Reader::payload(const Node &node, std::span<const std::string_view> extras)
{
    static constexpr std::array<std::string_view, 3> known{"value", "source", "date"};
    const Node *value = node.kind() == Node::Kind::Map ? node.find("value") : nullptr;
    if (!value)
        return node;
    const auto &members = node.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto &[key, member] = members[i];
        if (isCutDecimal(node, i))
            continue;
        if (std::ranges::find(known, key) == known.end() && std::ranges::find(extras, key) == extras.end())
            unknownKey(member, key, known);
        const Step step(*this, key);
        if (key == "source")
            text(member);
        else if (key == "date")
            date(member);
    }
    return *value;
}

const Node &Reader::inner(const Node &node)
{
    const Node *value = node.kind() == Node::Kind::Map ? node.find("value") : nullptr;
    return value ? *value : node;
}

bool Reader::isMap(const Node &node)
{
    if (node.kind() == Node::Kind::Scalar)
        error(node, CORE_TEXT("%1: found \"%2\", expected keys with values"), {shownText(node.text())});
    else if (node.kind() == Node::Kind::Sequence)
        error(node, CORE_TEXT("%1: found a list, expected keys with values"));
    return node.kind() == Node::Kind::Map;
}

bool Reader::isSequence(const Node &node)
{
    if (node.kind() == Node::Kind::Scalar)
        error(node, CORE_TEXT("%1: found \"%2\", expected a list"), {shownText(node.text())});
    else if (node.kind() == Node::Kind::Map)
        error(node, CORE_TEXT("%1: found keys with values, expected a list"));
    return node.kind() == Node::Kind::Sequence;
}

bool Reader::isCutDecimal(const Node &map, std::size_t member)
{
    const auto &members = map.members();
    if (member == 0 || member >= members.size() || map.style() != Node::Style::Flow)
        return false;
    const auto isDigits = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    const auto &[key, value] = members[member];
    const Node &before = members[member - 1].second;
    std::string_view whole = before.text();
    if (whole.starts_with('-') || whole.starts_with('+'))
        whole.remove_prefix(1);
    if (!value.isNull() || !isDigits(key) || before.style() != Node::Style::Plain || !isDigits(whole))
        return false;
    error(before, CORE_TEXT("%1: found %2,%3; decimals are written with a point: %2.%3"), {before.text(), key});
    return true;
}

std::optional<std::string> readWord(Reader &reader, const Node &node, std::span<const std::string_view> words)
{
    auto found = reader.text(node);
    if (!found)
        return found;
    std::string low = lowered(*found);
    if (std::ranges::find(words, low) != words.end())
        return low;
    const Node &place = Reader::inner(node);
    if (const auto near = nearest(low, words))
        reader.warn(place, CORE_TEXT("%1: \"%2\" is not known; did you mean \"%3\"?"),
                    {shownText(*found), std::string(*near)});
    else
        reader.warn(place, CORE_TEXT("%1: \"%2\" is not known; known are %3"), {shownText(*found), joined(words)});
    return found;
}

std::optional<std::size_t> readChoice(Reader &reader, const Node &node, std::span<const std::string_view> words)
{
    const auto found = reader.text(node);
    if (!found)
        return std::nullopt;
    const auto at = std::ranges::find(words, lowered(*found));
    if (at != words.end())
        return static_cast<std::size_t>(at - words.begin());
    reader.error(Reader::inner(node), CORE_TEXT("%1: found \"%2\", expected one of %3"),
                 {shownText(*found), joined(words)});
    return std::nullopt;
}

} // namespace core::project::detail
