// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parsenumber.h"
#include "core/project/fieldlimits.h"
#include "core/project/fieldreader.h"

#include <algorithm>
#include <array>
#include <limits>

/// The reading of one value. Each way of being wrong has its own sentence, because each has its own remedy.
namespace core::project::detail {

namespace {

constexpr double percentPerOne = 100.0;
constexpr double hoursPerDay = 24.0;
constexpr std::string_view digits = "0123456789";

std::string_view withoutSign(std::string_view text)
{
    return text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

bool isNonFinite(std::string_view text)
{
    std::string word = lowered(withoutSign(text));
    if (word.starts_with('.'))
        word.erase(0, 1);
    return word == "nan" || word == "inf" || word == "infinity";
}

/// "5,8" as whole and decimals; absent for anything else with a comma.
std::optional<std::pair<std::string, std::string>> decimalComma(std::string_view text)
{
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const std::string_view whole = withoutSign(text.substr(0, comma));
    const std::string_view decimals = text.substr(comma + 1);
    if (whole.empty() || decimals.empty() || whole.find_first_not_of(digits) != std::string_view::npos ||
        decimals.find_first_not_of(digits) != std::string_view::npos)
        return std::nullopt;
    return std::pair{std::string(text.substr(0, comma)), std::string(decimals)};
}

/// Digits with points and commas as people group them: "1.500,00", "1,400".
bool isGrouped(std::string_view text)
{
    text = withoutSign(text);
    return !text.empty() && isDigit(text.front()) && text.find(',') != std::string_view::npos &&
           text.find_first_not_of("0123456789., '") == std::string_view::npos;
}

/// A zero in front: YAML 1.1 reads 010 as 8, YAML 1.2 as 10, people as 10.
bool looksOctal(std::string_view text)
{
    text = withoutSign(text);
    return text.size() > 1 && text[0] == '0' && isDigit(text[1]);
}

bool hasBasePrefix(std::string_view text)
{
    text = withoutSign(text);
    return text.size() > 2 && text[0] == '0' && std::string_view("xXoObB").find(text[1]) != std::string_view::npos;
}

std::string withoutLeadingZeros(std::string_view text)
{
    const std::string sign = text.starts_with('-') ? "-" : "";
    text = withoutSign(text);
    while (text.size() > 1 && text[0] == '0' && isDigit(text[1]))
        text.remove_prefix(1);
    return sign + std::string(text);
}

/// The number in front of a unit ("80 GB", "60 %"), if there is one.
std::optional<double> numberBefore(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() && (isDigit(text[end]) || text[end] == '.' || text[end] == '-' || text[end] == '+'))
        ++end;
    return end < text.size() ? parseNumber(text.substr(0, end)) : std::nullopt;
}

const char *kindSentence(Node::Kind kind)
{
    return kind == Node::Kind::Sequence ? CORE_TEXT("%1: found a list, expected a number")
                                        : CORE_TEXT("%1: found keys with values, expected a number");
}

/// The p50 of `{p50: …}`: 0.5; absent for other keys.
std::optional<double> percentileOf(std::string_view key)
{
    if (!key.starts_with('p'))
        return std::nullopt;
    const auto percent = parseNumber(key.substr(1));
    if (!percent || *percent <= 0.0 || *percent >= percentPerOne || !isDigit(key[1]))
        return std::nullopt;
    return *percent / percentPerOne;
}

bool isDate(std::string_view text)
{
    // 2026, 2026-06, 2026-06-01, and times after the day; which years can be meant is asked elsewhere.
    const auto part = [&](std::size_t at, std::size_t length, long long least, long long most) {
        if (text.size() < at + length)
            return false;
        const std::string_view piece = text.substr(at, length);
        const auto value = parseInteger(piece);
        return piece.find_first_not_of(digits) == std::string_view::npos && value && *value >= least && *value <= most;
    };
    constexpr std::size_t year = 4, month = 7, day = 10;
    if (!part(0, 4, 1, 9999))
        return false;
    if (text.size() == year)
        return true;
    if (text[4] != '-' || !part(5, 2, 1, 12))
        return false;
    if (text.size() == month)
        return true;
    if (text[7] != '-' || !part(8, 2, 1, 31))
        return false;
    return text.size() == day || text[day] == 'T' || text[day] == ' ';
}

} // namespace

bool Reader::checkNumberText(const Node &node, Range range, double &value)
{
    const std::string &text = node.text();
    const bool isFraction = range == Range::Fraction || range == Range::PositiveFraction;
    const std::string shown = shownText(text);
    if (node.style() != Node::Style::Plain) {
        error(node,
              parseNumber(text) ? CORE_TEXT("%1: found \"%2\" in quotes, expected a number without quotes")
                                : CORE_TEXT("%1: found the text \"%2\", expected a number"),
              {shown});
    } else if (isNonFinite(text)) {
        error(node, CORE_TEXT("%1: found %2, expected a finite number"), {shown});
    } else if (looksOctal(text) && parseNumber(text)) {
        error(node, CORE_TEXT("%1: found %2, whose zero in front can mean an octal number; write %3"),
              {shown, withoutLeadingZeros(text)});
    } else if (hasBasePrefix(text)) {
        error(node, CORE_TEXT("%1: found %2, expected a decimal number"), {shown});
    } else if (const auto parsed = parseNumber(text)) {
        value = *parsed;
        return true;
    } else if (const auto comma = decimalComma(text)) {
        error(node, CORE_TEXT("%1: found %2,%3; decimals are written with a point: %2.%3"),
              {comma->first, comma->second});
    } else if (isGrouped(text)) {
        error(node, CORE_TEXT("%1: found %2; numbers are written with a decimal point and nothing between thousands"),
              {shown});
    } else if (const auto before = numberBefore(text); before && text.ends_with('%') && isFraction) {
        error(node, CORE_TEXT("%1: found %2, expected a fraction from 0 to 1: write %3"),
              {shown, Node::number(*before / percentPerOne).text()});
    } else if (before && text.find_first_of("eE") == std::string::npos) {
        error(node, CORE_TEXT("%1: found \"%2\", expected a number alone; the unit is in the key's name"), {shown});
    } else if (text.find_first_not_of("0123456789+-.eE") == std::string::npos &&
               text.find_first_of(digits) != std::string::npos) {
        error(node, CORE_TEXT("%1: found %2, which is no number or too large a one"), {shown});
    } else {
        error(node, CORE_TEXT("%1: found \"%2\", expected a number"), {shown});
    }
    return false;
}

bool Reader::inRange(const Node &node, Range range, double value)
{
    const std::string shown = node.kind() == Node::Kind::Scalar ? shownText(node.text()) : Node::number(value).text();
    const bool isFraction = range == Range::Fraction || range == Range::PositiveFraction;
    if (isFraction && value > 1.0 && value <= percentPerOne) {
        error(node, CORE_TEXT("%1: found %2, expected a fraction from 0 to 1; %2 % is written %3"),
              {shown, Node::number(value / percentPerOne).text()});
        return false;
    }
    const auto require = [&](bool holds, const char *pattern) {
        if (!holds)
            error(node, pattern, {shown});
        return holds;
    };
    const bool isOpen = range == Range::NonNegative || range == Range::Positive || range == Range::AtLeastOne;
    if (const double most = mostOf(m_path); isOpen && value > most) {
        error(node, CORE_TEXT("%1: found %2, more than anything that exists; expected at most %3"),
              {shown, TextNumber{most}});
        return false;
    }
    switch (range) {
    case Range::Any:
        return true;
    case Range::NonNegative:
        return require(value >= 0.0, CORE_TEXT("%1: found %2, expected 0 or more"));
    case Range::Positive:
        return require(value > 0.0, CORE_TEXT("%1: found %2, expected more than 0"));
    case Range::Fraction:
        return require(value >= 0.0 && value <= 1.0, CORE_TEXT("%1: found %2, expected a fraction from 0 to 1"));
    case Range::PositiveFraction:
        return require(value > 0.0 && value <= 1.0, CORE_TEXT("%1: found %2, expected a fraction above 0, at most 1"));
    case Range::AtLeastOne:
        return require(value >= 1.0, CORE_TEXT("%1: found %2, expected 1 or more"));
    case Range::HoursOfDay:
        return require(value > 0.0 && value <= hoursPerDay,
                       CORE_TEXT("%1: found %2, expected hours of a day: above 0, at most 24"));
    case Range::Growth:
        return require(
            value > -1.0 && value <= 10.0,
            CORE_TEXT("%1: found %2, expected a growth a year above -1 and at most 10; 30 % is written 0.3"));
    case Range::PriceOfKwh:
        return require(value >= -1.0 && value <= 10.0,
                       CORE_TEXT("%1: found %2, expected a price of electricity from -1 to 10 €/kWh"));
    case Range::Factor:
        return require(value >= 1.0, CORE_TEXT("%1: found %2, expected 1 or more")) &&
               require(value <= 10.0, CORE_TEXT("%1: found %2, expected a factor from 1 to 10"));
    case Range::ExchangeRate:
        return require(value > 0.0 && value <= 1e5,
                       CORE_TEXT("%1: found %2, expected how much of the currency one euro buys"));
    }
    return true;
}

std::optional<double> Reader::number(const Node &node, Range range)
{
    const Node &given = payload(node);
    if (given.isNull())
        return std::nullopt;
    if (given.kind() != Node::Kind::Scalar) {
        error(given, kindSentence(given.kind()));
        return std::nullopt;
    }
    double value = 0.0;
    if (!checkNumberText(given, range, value) || !inRange(given, range, value))
        return std::nullopt;
    return value;
}

OptionalQuantity Reader::plainQuantity(const Node &node, Range range)
{
    double value = 0.0;
    if (!checkNumberText(node, range, value) || !inRange(node, range, value))
        return std::nullopt;
    Quantity quantity;
    quantity.value = value;
    return quantity;
}

OptionalQuantity Reader::rangeQuantity(const Node &node, Range range)
{
    const auto &items = node.items();
    if (items.size() != 2) {
        error(node, CORE_TEXT("%1: found a list of %2, expected a number or a range of two: [low, high]"),
              {TextNumber{static_cast<double>(items.size())}});
        return std::nullopt;
    }
    std::array<std::optional<double>, 2> ends;
    for (std::size_t i = 0; i < 2; ++i) {
        if (items[i].isNull()) {
            error(items[i].line() > 0 ? items[i] : node, CORE_TEXT("%1: one end of the range is missing"));
            return std::nullopt;
        }
        ends[i] = number(items[i], range);
    }
    if (!ends[0] || !ends[1])
        return std::nullopt;
    if (*ends[0] > *ends[1]) {
        error(node, CORE_TEXT("%1: found the range [%2, %3], expected the lower end first"),
              {shownText(items[0].text()), shownText(items[1].text())});
        return std::nullopt;
    }
    Quantity quantity;
    quantity.low = ends[0];
    quantity.high = ends[1];
    quantity.value = *ends[0] + (*ends[1] - *ends[0]) / 2.0;
    return quantity;
}

OptionalQuantity Reader::percentileQuantity(const Node &node, Range range)
{
    static constexpr std::array<std::string_view, 6> known{"value", "p50", "p90", "p95", "source", "date"};
    Quantity quantity;
    const auto &members = node.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto &[key, member] = members[i];
        if (isCutDecimal(node, i) || key == "source" || key == "date")
            continue;
        const auto percentile = percentileOf(key);
        if (!percentile) {
            unknownKey(member, key, known);
            continue;
        }
        const Step step(*this, key);
        if (const auto value = number(member, range))
            quantity.percentiles[*percentile] = *value;
    }
    const auto median = quantity.percentiles.find(0.5);
    if (median == quantity.percentiles.end()) {
        if (!node.find("p50"))
            error(node, CORE_TEXT("%1: expected a number, a range [low, high], {value: …} or percentiles with p50"));
        return std::nullopt;
    }
    double before = -std::numeric_limits<double>::infinity();
    for (const auto &[percentile, value] : quantity.percentiles) {
        if (value < before) {
            error(node, CORE_TEXT("%1: a higher percentile is below a lower one"));
            return std::nullopt;
        }
        before = value;
    }
    quantity.value = median->second;
    return quantity;
}

OptionalQuantity Reader::quantity(const Node &node, Range range)
{
    static constexpr std::array<std::string_view, 1> extras{"provenance"};
    const Node &given = payload(node, extras);
    OptionalQuantity result;
    switch (given.kind()) {
    case Node::Kind::Null:
        return std::nullopt;
    case Node::Kind::Scalar:
        result = plainQuantity(given, range);
        break;
    case Node::Kind::Sequence:
        result = rangeQuantity(given, range);
        break;
    case Node::Kind::Map:
        result = percentileQuantity(given, range);
        break;
    }
    if (!result || node.kind() != Node::Kind::Map)
        return result;
    // What is wrong with these two has been said by payload() where there is a value; percentiles carry them as well.
    const auto stated = [&](const char *key) -> std::optional<std::string> {
        const Node *member = node.find(key);
        if (!member || member->kind() != Node::Kind::Scalar)
            return std::nullopt;
        return member->text();
    };
    result->source = stated("source");
    result->date = stated("date");
    return result;
}

std::optional<long long> Reader::whole(const Node &node, long long least, long long most)
{
    const Node &given = payload(node);
    const auto value = number(given, Range::Any);
    if (!value)
        return std::nullopt;
    constexpr double exact = 9007199254740992.0; // 2^53: whole numbers up to here are exact
    if (*value < -exact || *value > exact || *value != static_cast<double>(static_cast<long long>(*value))) {
        error(given, CORE_TEXT("%1: found %2, expected a whole number"), {shownText(given.text())});
        return std::nullopt;
    }
    const auto result = static_cast<long long>(*value);
    if (result < least || result > most) {
        error(given, CORE_TEXT("%1: found %2, expected a whole number from %3 to %4"),
              {shownText(given.text()), std::to_string(least), std::to_string(most)});
        return std::nullopt;
    }
    return result;
}

std::optional<int> Reader::count(const Node &node)
{
    constexpr long long most = 1'000'000'000;
    const auto value = whole(node, 1, most);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<bool> Reader::flag(const Node &node)
{
    const Node &given = payload(node);
    if (given.isNull())
        return std::nullopt;
    const std::string word = given.style() == Node::Style::Plain ? lowered(given.text()) : std::string();
    if (word == "true" || word == "false")
        return word == "true";
    if (given.kind() == Node::Kind::Scalar)
        error(given, CORE_TEXT("%1: found \"%2\", expected true or false"), {shownText(given.text())});
    else
        error(given, CORE_TEXT("%1: expected true or false"));
    return std::nullopt;
}

std::optional<std::string> Reader::text(const Node &node)
{
    const Node &given = payload(node);
    if (given.isNull())
        return std::nullopt;
    if (given.kind() == Node::Kind::Sequence)
        error(given, CORE_TEXT("%1: found a list, expected text"));
    else if (given.kind() == Node::Kind::Map)
        error(given, CORE_TEXT("%1: found keys with values, expected text"));
    else if (trimmed(given.text()).empty())
        return std::nullopt;
    else
        return given.text();
    return std::nullopt;
}

std::optional<std::string> Reader::date(const Node &node)
{
    auto found = text(node);
    if (found && !isDate(*found)) {
        error(inner(node), CORE_TEXT("%1: found \"%2\", expected a date such as 2026-06-01"), {shownText(*found)});
        return std::nullopt;
    }
    constexpr std::size_t yearDigits = 4;
    const auto year = found ? parseInteger(std::string_view(*found).substr(0, yearDigits)) : std::nullopt;
    if (year && (*year < firstYear || *year > lastYear)) {
        error(inner(node), CORE_TEXT("%1: found \"%2\", expected a year from %3 to %4"),
              {shownText(*found), std::to_string(firstYear), std::to_string(lastYear)});
        return std::nullopt;
    }
    return found;
}

} // namespace core::project::detail
