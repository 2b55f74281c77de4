// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <array>
#include <span>
#include <type_traits>

/// The machinery below interpret(): tables of fields, and the reading of one value with all that can be wrong with it.
/// Used by the files of this room only.
namespace core::project::detail {

/// Which numbers a field takes.
enum class Range {
    Any,
    NonNegative,
    Positive,
    Fraction,         ///< 0..1
    PositiveFraction, ///< above 0, up to 1
    AtLeastOne,
    HoursOfDay,  ///< above 0, up to 24
    Growth,      ///< a year, above -1, up to 10
    PriceOfKwh,  ///< -1..10 €/kWh: wholesale prices go below zero
    Factor,      ///< 1..10: PUE, node over board
    ExchangeRate ///< above 0, up to 100,000
};

/// Where the reader stands, what it has to say, and the first error.
class Reader
{
public:
    Reader(const std::string &source, Diagnostics &diagnostics)
        : m_source(source)
        , m_diagnostics(diagnostics)
    {}

    /// While it lives, `step` is part of the path that messages name.
    class Step
    {
    public:
        Step(Reader &reader, std::string_view step);
        ~Step() { m_reader.m_path.resize(m_length); }
        Step(const Step &) = delete;
        Step &operator=(const Step &) = delete;

    private:
        Reader &m_reader;
        std::size_t m_length;
    };

    const std::string &path() const { return m_path; }
    /// A sentence about the value at the current path: the path becomes %1, the arguments follow.
    void error(const Node &node, const char *pattern, std::vector<TextArgument> arguments = {});
    void warn(const Node &node, const char *pattern, std::vector<TextArgument> arguments = {});
    /// A key that no table knows; `known` are the keys that could stand here.
    void unknownKey(const Node &member, const std::string &key, std::span<const std::string_view> known);

    const std::optional<Error> &firstError() const { return m_first; }

    // One value each; absent when the node is null or wrong (then an error is noted).
    OptionalQuantity quantity(const Node &node, Range range);
    std::optional<double> number(const Node &node, Range range);
    std::optional<int> count(const Node &node); ///< a whole number from 1
    std::optional<long long> whole(const Node &node, long long least, long long most);
    std::optional<bool> flag(const Node &node);
    std::optional<std::string> text(const Node &node);
    std::optional<std::string> date(const Node &node);

    /// The value inside of `{value: …, source: …, date: …}`, else the node itself; extra keys are warned about.
    const Node &payload(const Node &node, std::span<const std::string_view> extras = {});
    /// The same without a word.
    static const Node &inner(const Node &node);
    /// False (and an error) unless the node is a map; null is false without an error.
    bool isMap(const Node &node);
    bool isSequence(const Node &node);
    /// Finds `{pue: 1,4}`, which YAML reads as pue = 1 and a key "4" without a value.
    bool isCutDecimal(const Node &map, std::size_t member);

private:
    bool checkNumberText(const Node &node, Range range, double &value);
    bool inRange(const Node &node, Range range, double value);
    OptionalQuantity plainQuantity(const Node &node, Range range);
    OptionalQuantity rangeQuantity(const Node &node, Range range);
    OptionalQuantity percentileQuantity(const Node &node, Range range);

    const std::string &m_source;
    Diagnostics &m_diagnostics;
    std::string m_path;
    std::optional<Error> m_first;
};

/// A text of the file as it may stand in a sentence: cut where it is long, without line ends.
std::string shownText(const std::string &text);

/// The nearest of the words, where it is near enough to be meant.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> words);

/// Places in the file where a key is known, for "it belongs under …".
std::optional<std::string> sectionOfKey(std::string_view key);

/// One key of a section and how it is read into the section's struct.
template <class Section>
struct Field
{
    std::string_view key;
    void (*read)(Reader &reader, const Node &node, Section &section);
};

/// Reads a map by its table, in the file's order; what the table does not know is warned about.
template <class Section>
void readFields(Reader &reader, const Node &node, Section &section,
                std::type_identity_t<std::span<const Field<Section>>> fields)
{
    if (!reader.isMap(node))
        return;
    const auto &members = node.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto &[key, value] = members[i];
        const Field<Section> *found = nullptr;
        for (const Field<Section> &field : fields) {
            if (field.key == key)
                found = &field;
        }
        if (found) {
            const Reader::Step step(reader, key);
            if (i + 1 < members.size() && reader.isCutDecimal(node, i + 1))
                ++i;
            else
                found->read(reader, value, section);
            continue;
        }
        std::vector<std::string_view> known;
        known.reserve(fields.size());
        for (const Field<Section> &field : fields)
            known.push_back(field.key);
        reader.unknownKey(value, key, known);
    }
}

// What stands in the tables: `quantity<&Site::gridGramsPerKwh, Range::NonNegative>` and so on.
template <class T>
struct MemberOf;
template <class C, class T>
struct MemberOf<T C::*>
{
    using Class = C;
};
template <auto Member>
using ClassOf = typename MemberOf<decltype(Member)>::Class;

template <auto Member, Range range>
inline constexpr auto quantity =
    [](Reader &reader, const Node &node, ClassOf<Member> &section) { section.*Member = reader.quantity(node, range); };
template <auto Member>
inline constexpr auto text =
    [](Reader &reader, const Node &node, ClassOf<Member> &section) { section.*Member = reader.text(node); };
template <auto Member>
inline constexpr auto count =
    [](Reader &reader, const Node &node, ClassOf<Member> &section) { section.*Member = reader.count(node); };
template <auto Member>
inline constexpr auto flag =
    [](Reader &reader, const Node &node, ClassOf<Member> &section) { section.*Member = reader.flag(node); };
/// A map below this one, read into a struct of its own.
template <auto Member, const auto &table>
inline constexpr auto section = [](Reader &reader, const Node &node, ClassOf<Member> &owner) {
    readFields(reader, node, owner.*Member, std::span(table));
};
/// The same where the struct is optional.
template <auto Member, const auto &table>
inline constexpr auto optionalSection = [](Reader &reader, const Node &node, ClassOf<Member> &owner) {
    if (node.isNull())
        return;
    (owner.*Member).emplace();
    readFields(reader, node, *(owner.*Member), std::span(table));
};
/// A map below this one whose keys belong to this struct.
template <class Section, const auto &table>
inline constexpr auto group =
    [](Reader &reader, const Node &node, Section &owner) { readFields(reader, node, owner, std::span(table)); };

/// Words that a field knows, in lower case. Other words are kept and warned about.
std::optional<std::string> readWord(Reader &reader, const Node &node, std::span<const std::string_view> words);
template <auto Member, const auto &words>
inline constexpr auto word = [](Reader &reader, const Node &node, ClassOf<Member> &owner) {
    owner.*Member = readWord(reader, node, std::span<const std::string_view>(words));
};

/// Words that stand for a case of the program; other words are errors. Gives the index into `words`.
std::optional<std::size_t> readChoice(Reader &reader, const Node &node, std::span<const std::string_view> words);

/// Words in the order of the enumeration's cases.
template <auto Member, class Enum, const auto &words>
inline constexpr auto choice = [](Reader &reader, const Node &node, ClassOf<Member> &owner) {
    if (const auto index = readChoice(reader, node, std::span<const std::string_view>(words)))
        owner.*Member = static_cast<Enum>(*index);
};

/// In the order of the enumeration Provenance.
inline constexpr std::array<std::string_view, 3> provenanceWords{"design", "benchmark", "production"};

/// The keys of one section, for suggestions.
struct SectionKeys
{
    std::string_view path;
    std::vector<std::string_view> keys;
};

template <class Table>
SectionKeys keysOf(std::string_view path, const Table &table)
{
    SectionKeys result{path, {}};
    for (const auto &field : table)
        result.keys.push_back(field.key);
    return result;
}

std::span<const Field<Scenario>> scenarioTable();
std::vector<SectionKeys> scenarioKeys();
void readScenario(Reader &reader, const Node &node, Scenario &scenario);
void readSlo(Reader &reader, const Node &node, Slo &slo);

/// One key of the top of a project; false where the table does not know it.
bool readTopField(Reader &reader, const std::string &key, const Node &value, Project &project);
/// Reads a candidate's override for its errors and warnings alone.
void readOverride(Reader &reader, const Node &node);

// The sections that have a file of their own.
void readEconomics(Reader &reader, const Node &node, Project &project);
void readEnergy(Reader &reader, const Node &node, Project &project);
void readSite(Reader &reader, const Node &node, Project &project);
void readSovereignty(Reader &reader, const Node &node, Project &project);
std::vector<SectionKeys> economicsKeys();
std::vector<SectionKeys> siteKeys(); ///< of energy, site and sovereignty
/// 24 numbers, one for each hour of a day; empty (and an error) when they are not.
std::vector<double> readHours(Reader &reader, const Node &node, Range range);
void readCapex(Reader &reader, const Node &node, Tariff &tariff);
void readCandidates(Reader &reader, const Node &node, Project &project);
void readClaims(Reader &reader, const Node &node, Project &project);
void readScorecard(Reader &reader, const Node &node, ScorecardInput &scorecard);

/// The source's own form, recognised by its keys.
bool isSourceForm(const Node &document);
void readSourceForm(Reader &reader, const Node &document, Project &project);

} // namespace core::project::detail
