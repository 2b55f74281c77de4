// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/tolerantjson.h"

#include "core/largepages.h"
#include "core/textwindow.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace core::results::json {

using detail::Kind;
using detail::Node;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// True where one of the eight bytes is a quote or a backslash.
bool holdsStringEnd(std::uint64_t bytes)
{
    constexpr std::uint64_t ones = 0x0101010101010101ULL;
    constexpr std::uint64_t tops = 0x8080808080808080ULL;
    const std::uint64_t quote = bytes ^ (ones * '"');
    const std::uint64_t slash = bytes ^ (ones * '\\');
    return ((((quote - ones) & ~quote) | ((slash - ones) & ~slash)) & tops) != 0;
}

/// True where each of the eight bytes may stand in a list of numbers: digits, + , - . / and e E and a blank.
bool mayBeNumbers(std::uint64_t bytes)
{
    constexpr std::uint64_t ones = 0x0101010101010101ULL;
    constexpr std::uint64_t tops = 0x8080808080808080ULL;
    const auto isZero = [](std::uint64_t x) { return ~(((x & ~tops) + ~tops) | x | ~tops); };
    const std::uint64_t low = bytes & ~tops;
    const std::uint64_t digit = (low + ones * (0x80 - '+')) & ~(low + ones * (0x80 - '9' - 1));
    const std::uint64_t blank = isZero(bytes ^ (ones * ' '));
    const std::uint64_t exponent = isZero((bytes | (ones * 0x20)) ^ (ones * 'e'));
    return ((digit | blank | exponent) & ~bytes & tops) == tops;
}

/// What may stand between the brackets of a list of plain numbers; a line's end does not.
bool mayBeNumbers(std::string_view text)
{
    std::size_t at = 0;
    for (std::uint64_t bytes = 0; at + sizeof(bytes) <= text.size(); at += sizeof(bytes)) {
        std::memcpy(&bytes, text.data() + at, sizeof(bytes));
        if (!mayBeNumbers(bytes))
            return false;
    }
    return text.find_first_not_of("0123456789+-.,/eE ", at) == std::string_view::npos;
}

bool areDigits(std::uint64_t bytes)
{
    constexpr std::uint64_t highs = 0xF0F0F0F0F0F0F0F0ULL;
    constexpr std::uint64_t zeros = 0x3030303030303030ULL;
    return (bytes & highs) == zeros && ((bytes + 0x0606060606060606ULL) & highs) == zeros;
}

/// The number that eight digits write, the first in the lowest byte: pairs, then fours, then all.
std::uint64_t eightDigits(std::uint64_t bytes)
{
    bytes -= 0x3030303030303030ULL;
    bytes = bytes * 10 + (bytes >> 8U);
    constexpr std::uint64_t pairs = 0x000000FF000000FFULL;
    constexpr std::uint64_t upper = 100 + (1'000'000ULL << 32U);
    constexpr std::uint64_t lower = 1 + (10'000ULL << 32U);
    return ((bytes & pairs) * upper + ((bytes >> 16U) & pairs) * lower) >> 32U;
}

/// value / 10^decimals, rounded as it should be. Where both are exact as doubles one division does that (W. D. Clinger,
/// "How to read floating point numbers accurately"). A wider type rounds twice, which is right as long as the first
/// result does not lie in the middle between two doubles. False where neither decides.
bool quotient(std::uint64_t value, int decimals, double &number)
{
    constexpr int mostDecimals = 22;
    constexpr std::array<double, mostDecimals + 1> powers{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                          1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                          1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    constexpr std::uint64_t mostExact = std::uint64_t{1} << 53U;
    if (decimals > mostDecimals)
        return false;
    const double power = powers[static_cast<std::size_t>(decimals)];
    if (value <= mostExact) {
        number = static_cast<double>(value) / power;
        return true;
    }
    constexpr int wideDigits = 64; // of the x87: its mantissa is one whole word
    if constexpr (std::numeric_limits<long double>::digits == wideDigits &&
                  std::endian::native == std::endian::little) {
        const long double wide = static_cast<long double>(value) / static_cast<long double>(power);
        std::uint64_t mantissa = 0;
        std::memcpy(&mantissa, &wide, sizeof(mantissa));
        constexpr std::uint64_t below = 0x7FFU; // what a double has no place for
        constexpr std::uint64_t middle = 0x400U;
        if ((mantissa & below) == middle)
            return false;
        number = static_cast<double>(wide);
        return true;
    }
    return false;
}

} // namespace

/// Fills a document from one JSON value.
class Parser
{
public:
    Parser(std::string_view text, std::size_t from, Document &out, TextWindow *window = nullptr)
        : m_begin(text.data())
        , m_at(text.data() + from)
        , m_end(window ? m_at : text.data() + text.size())
        , m_textEnd(text.data() + text.size())
        , m_window(window)
        , m_out(out)
        ,
        // A packed or short value costs more memory than text; these limits keep hostile texts at about twice their
        // size.
        m_nodeLimit((std::size_t{1} << 22U) + (text.size() - from) / 6)
        , m_numberLimit((std::size_t{1} << 22U) + (text.size() - from) / 4)
    {}

    bool run()
    {
        reserve();
        return value(0);
    }
    std::size_t position() const { return static_cast<std::size_t>(m_at - m_begin); }
    bool brokeOff() const { return m_at >= m_textEnd; }
    const Text &message() const { return m_message; }

private:
    /// A list that grows by copying holds its content twice for a moment, which counts in a large text. Addresses are
    /// asked for instead, about as many as such texts need; memory comes with what is written.
    void reserve()
    {
        constexpr std::size_t largeBytes = std::size_t{1} << 20U;
        const auto bytes = static_cast<std::size_t>(m_textEnd - m_at);
        if (bytes < largeBytes || m_out.m_numbers.capacity() > 0 || m_out.m_nodes.capacity() > largeBytes)
            return;
        m_out.m_numbers.reserve(bytes / 8);
        m_out.m_nodes.reserve(bytes / 16);
        preferLargePages(m_out.m_numbers.data(), bytes / 8 * sizeof(double));
        preferLargePages(m_out.m_nodes.data(), bytes / 16 * sizeof(Node));
    }

    /// At the end of what is in memory: brings more of the text there; false at its real end. From the place where
    /// reading stands nothing is let go.
    bool refill()
    {
        if (!m_window || m_end >= m_textEnd)
            return false;
        const char *from = std::min(m_at, m_end);
        const auto wanted = static_cast<std::size_t>(m_end - from) + TextWindow::blockBytes;
        m_window->hold(from, wanted);
        m_end = wanted < static_cast<std::size_t>(m_textEnd - from) ? from + wanted : m_textEnd;
        return true;
    }

    bool has(std::ptrdiff_t bytes)
    {
        while (m_end - m_at < bytes) {
            if (!refill())
                return false;
        }
        return true;
    }

    bool fail(const char *message)
    {
        if (m_message.empty())
            m_message = Text(message);
        return false;
    }

    void skipBlanks()
    {
        do {
            while (m_at < m_end && isBlank(*m_at))
                ++m_at;
        } while (m_at >= m_end && refill());
    }

    bool push(Node node)
    {
        if (m_skipping)
            return true;
        if (m_out.m_nodes.size() >= m_nodeLimit)
            return fail(CORE_TEXT("holds more values than can be kept in memory"));
        m_out.m_nodes.push_back(node);
        return true;
    }

    bool literal(std::string_view word)
    {
        if (!has(static_cast<std::ptrdiff_t>(word.size()))) {
            m_at = m_end;
            return fail(CORE_TEXT("breaks off in the middle of a word"));
        }
        if (std::string_view(m_at, word.size()) != word)
            return fail(CORE_TEXT("found a word that is no JSON value"));
        m_at += word.size();
        if (has(1) && ((*m_at >= 'a' && *m_at <= 'z') || (*m_at >= 'A' && *m_at <= 'Z')))
            return fail(CORE_TEXT("found a word that is no JSON value"));
        return true;
    }

    /// A number, null, NaN or Infinity as a double; `kind` tells numbers from nulls.
    bool numeric(double &number, Kind &kind)
    {
        kind = Kind::Number;
        switch (*m_at) {
        case 'n':
            kind = Kind::Null;
            number = notANumber;
            return literal("null");
        case 'N':
            kind = Kind::Null;
            number = notANumber;
            return literal("NaN");
        case 'I':
            number = infinity;
            return literal("Infinity");
        default:
            break;
        }
        if (*m_at == '-' && has(2) && m_at[1] == 'I') {
            ++m_at;
            number = -infinity;
            return literal("Infinity");
        }
        if (m_short && plainNumber(number))
            return true;
        // Where the text in memory ends soon, more of it may belong to the number: "1.5" and "e-3".
        constexpr std::ptrdiff_t exponentBytes = 4;
        std::from_chars_result result = std::from_chars(m_at, m_end, number);
        while (m_end - result.ptr < exponentBytes && refill())
            result = std::from_chars(m_at, m_end, number);
        const auto [end, error] = result;
        constexpr std::ptrdiff_t shortBytes = 24;
        m_short = end - m_at <= shortBytes; // lists hold numbers of one kind
        if (error == std::errc::invalid_argument)
            return fail(CORE_TEXT("found a number that is none"));
        if (error == std::errc::result_out_of_range) {
            // 1e400 is no figure of any benchmark, 1e-400 is nothing.
            kind = Kind::Null;
            number = notANumber;
        }
        m_at = end;
        if (m_at < m_end && !isBlank(*m_at) && *m_at != ',' && *m_at != ']' && *m_at != '}')
            return fail(CORE_TEXT("found a number that is none"));
        return true;
    }

    /// Reads digits into `value`, eight at once where there are as many; false past what 64 bits hold for sure.
    static bool digits(const char *&at, std::uint64_t &value, int &count)
    {
        constexpr int mostDigits = 19;
        if constexpr (std::endian::native == std::endian::little) {
            for (std::uint64_t bytes = 0; count + 8 <= mostDigits; at += 8, count += 8) {
                std::memcpy(&bytes, at, 8);
                if (!areDigits(bytes))
                    break;
                value = value * 100'000'000 + eightDigits(bytes);
            }
        }
        for (; *at >= '0' && *at <= '9'; ++at, ++count) {
            if (count >= mostDigits)
                return false;
            value = value * 10 + static_cast<std::uint64_t>(*at - '0');
        }
        return true;
    }

    /// A decimal of at most 19 digits without an exponent, which most figures are. False, and nothing is read, for
    /// every other number.
    bool plainNumber(double &number)
    {
        constexpr std::ptrdiff_t mostBytes = 48; // what is looked at below, whatever stands there
        if (m_end - m_at < mostBytes)
            return false;
        const char *at = m_at;
        const bool negative = *at == '-';
        at += negative ? 1 : 0;
        std::uint64_t value = 0;
        int count = 0;
        int decimals = 0;
        if (*at == '0' && at[1] == '.') {
            ++at;
        } else {
            if (*at == '0' && at[1] >= '0' && at[1] <= '9')
                return false;
            const char *first = at;
            if (!digits(at, value, count) || at == first)
                return false;
        }
        if (*at == '.') {
            const char *first = ++at;
            constexpr int mostZeros = 16;
            for (; count == 0 && *at == '0' && at - first < mostZeros; ++at) {
            }
            if (!digits(at, value, count) || at == first)
                return false;
            decimals = static_cast<int>(at - first);
        }
        if (!(isBlank(*at) || *at == ',' || *at == ']' || *at == '}') || !quotient(value, decimals, number))
            return false;
        number = negative ? -number : number;
        m_at = at;
        return true;
    }

    bool string()
    {
        const char *start = ++m_at;
        bool escaped = false;
        for (;;) {
            while (m_end - m_at >= 8) {
                std::uint64_t bytes = 0;
                std::memcpy(&bytes, m_at, 8);
                if (holdsStringEnd(bytes))
                    break;
                m_at += 8;
            }
            while (m_at < m_end && *m_at != '"' && *m_at != '\\')
                ++m_at;
            if (m_at >= m_end) {
                if (refill())
                    continue;
                return fail(CORE_TEXT("breaks off inside a text"));
            }
            if (*m_at == '"')
                break;
            escaped = true;
            m_at += 2;
            if (m_at > m_textEnd) {
                m_at = m_end;
                return fail(CORE_TEXT("breaks off inside a text"));
            }
        }
        const auto length = static_cast<std::size_t>(m_at - start);
        if (length > std::numeric_limits<std::uint32_t>::max())
            return fail(CORE_TEXT("holds a text of more than 4 GB"));
        ++m_at;
        Node node;
        node.kind = Kind::String;
        node.escaped = escaped;
        node.count = static_cast<std::uint32_t>(length);
        node.text = start;
        return push(node);
    }

    bool value(int depth)
    {
        skipBlanks();
        if (m_at >= m_end)
            return fail(CORE_TEXT("breaks off where a value was expected"));
        switch (*m_at) {
        case '{':
            return object(depth);
        case '[':
            return array(depth);
        case '"':
            return string();
        case 't':
            return literal("true") && push(Node(Kind::True));
        case 'f':
            return literal("false") && push(Node(Kind::False));
        case 'n':
        case 'N':
        case 'I':
        case '-':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': {
            Node node;
            if (!numeric(node.number, node.kind))
                return false;
            return push(node);
        }
        default:
            return fail(CORE_TEXT("found a character where a JSON value was expected"));
        }
    }

    /// Behind an item: true and `more` when another follows.
    bool separator(char closing, bool &more)
    {
        skipBlanks();
        if (m_at >= m_end)
            return fail(closing == ']' ? CORE_TEXT("breaks off inside a list")
                                       : CORE_TEXT("breaks off inside an object"));
        if (*m_at == closing) {
            more = false;
            ++m_at;
            return true;
        }
        if (*m_at != ',')
            return fail(CORE_TEXT("found a character where a comma was expected"));
        ++m_at;
        more = true;
        return true;
    }

    bool object(int depth)
    {
        if (depth >= depthLimit)
            return fail(CORE_TEXT("is nested deeper than 128 levels"));
        const std::size_t self = m_out.m_nodes.size();
        if (!push(Node(Kind::Object)))
            return false;
        ++m_at;
        std::uint32_t count = 0;
        skipBlanks();
        bool more = true;
        if (m_at < m_end && *m_at == '}') {
            ++m_at;
            more = false;
        }
        while (more) {
            skipBlanks();
            if (m_at >= m_end)
                return fail(CORE_TEXT("breaks off inside an object"));
            if (*m_at != '"')
                return fail(CORE_TEXT("found a character where a key in quotes was expected"));
            const bool answers = startsWith("\"generated_texts\"");
            const bool gaps = startsWith("\"inter_chunk_latency\"");
            if (!string())
                return false;
            skipBlanks();
            if (m_at >= m_end)
                return fail(CORE_TEXT("breaks off inside an object"));
            if (*m_at != ':')
                return fail(CORE_TEXT("found a character where a colon was expected"));
            ++m_at;
            if (!(answers ? skipped(depth + 1) : gaps ? withoutLists(depth + 1) : value(depth + 1)))
                return false;
            ++count;
            if (!separator('}', more))
                return false;
        }
        close(self, count);
        return true;
    }

    /// The answers of a model: nothing is kept but that they were there.
    bool skipped(int depth)
    {
        const bool before = std::exchange(m_skipping, true);
        const bool read = value(depth);
        m_skipping = before;
        return read && push(Node(Kind::Null));
    }

    /// The gaps between the chunks of one answer: nobody looks at them one by one. Their summary is no list.
    bool withoutLists(int depth)
    {
        const bool before = std::exchange(m_withoutLists, true);
        const bool read = value(depth);
        m_withoutLists = before;
        return read;
    }

    /// Passes over a list of numbers that is in memory as a whole; false, and nothing is read, for anything else.
    bool passNumbers()
    {
        const auto *end = static_cast<const char *>(std::memchr(m_at, ']', static_cast<std::size_t>(m_end - m_at)));
        if (!end || !mayBeNumbers(std::string_view(m_at + 1, static_cast<std::size_t>(end - m_at - 1))))
            return false;
        m_at = end + 1;
        return true;
    }

    bool startsWith(std::string_view word)
    {
        return has(static_cast<std::ptrdiff_t>(word.size())) && std::string_view(m_at, word.size()) == word;
    }

    /// Sets what is known of a container at its end.
    void close(std::size_t self, std::uint32_t count)
    {
        if (m_skipping)
            return;
        m_out.m_nodes[self].count = count;
        m_out.m_nodes[self].link = m_out.m_nodes.size();
    }
    void closePacked(std::size_t self, std::uint32_t count, std::size_t start, bool blank)
    {
        if (m_skipping)
            return;
        Node &node = m_out.m_nodes[self];
        node.kind = Kind::Numbers;
        node.escaped = blank;
        node.count = count;
        node.link = start;
    }

    bool array(int depth)
    {
        if (depth >= depthLimit)
            return fail(CORE_TEXT("is nested deeper than 128 levels"));
        if (m_withoutLists && passNumbers())
            return push(Node(Kind::Null));
        const std::size_t self = m_out.m_nodes.size();
        if (!push(Node(Kind::Array)))
            return false;
        ++m_at;
        skipBlanks();
        if (m_at < m_end && *m_at == ']') {
            ++m_at;
            close(self, 0);
            return true;
        }
        const std::size_t start = m_out.m_numbers.size();
        bool more = true;
        if (!numbers(more))
            return false;
        auto count = static_cast<std::uint32_t>(m_out.m_numbers.size() - start);
        if (!more) {
            closePacked(self, count, start, false);
            return true;
        }
        if (!unpack(start))
            return false;
        if (count == 0) {
            if (!blanks(count, more))
                return false;
            if (!more) {
                closePacked(self, count, start, true);
                return true;
            }
            for (std::uint32_t i = 0; i < count; ++i) {
                Node blank(Kind::String);
                blank.text = "";
                if (!push(blank))
                    return false;
            }
        }
        while (more) {
            if (!value(depth + 1))
                return false;
            ++count;
            if (!separator(']', more))
                return false;
        }
        close(self, count);
        return true;
    }

    /// Reads items as long as they are empty texts, as lists of errors mostly are; `more` stays true when something
    /// else follows. They are packed as a count.
    bool blanks(std::uint32_t &count, bool &more)
    {
        while (more) {
            skipBlanks();
            if (!has(2) || m_at[0] != '"' || m_at[1] != '"')
                return true;
            m_at += 2;
            ++count;
            if (!separator(']', more))
                return false;
        }
        return true;
    }

    /// Reads items into the pool as long as they are numbers or nulls; `more` stays true when something else follows.
    bool numbers(bool &more)
    {
        while (more) {
            skipBlanks();
            if (m_at >= m_end)
                return fail(CORE_TEXT("breaks off inside a list"));
            const char c = *m_at;
            if (!(c >= '0' && c <= '9') && c != '-' && c != 'n' && c != 'N' && c != 'I')
                return true;
            double number = 0.0;
            Kind kind = Kind::Number;
            if (!numeric(number, kind))
                return false;
            if (m_out.m_numbers.size() >= m_numberLimit)
                return fail(CORE_TEXT("holds more values than can be kept in memory"));
            if (!m_skipping)
                m_out.m_numbers.push_back(number);
            if (!separator(']', more))
                return false;
        }
        return true;
    }

    bool unpack(std::size_t start)
    {
        for (std::size_t i = start; i < m_out.m_numbers.size(); ++i) {
            Node node;
            node.number = m_out.m_numbers[i];
            node.kind = std::isnan(node.number) ? Kind::Null : Kind::Number;
            if (!push(node))
                return false;
        }
        m_out.m_numbers.resize(start);
        return true;
    }

    const char *m_begin;
    const char *m_at;
    const char *m_end; ///< of what is in memory
    const char *m_textEnd;
    TextWindow *m_window;
    Document &m_out;
    std::size_t m_nodeLimit;
    std::size_t m_numberLimit;
    bool m_skipping = false;     ///< nothing is kept of what is read
    bool m_withoutLists = false; ///< lists of numbers are passed over
    bool m_short = true;         ///< the number before was one that plainNumber() may read
    Text m_message;
};

namespace {

constexpr std::string_view nextRecord = "\n{";

/// Where `what` stands in these bytes; npos where it does not. Brings them into the window, if there is one.
std::size_t findIn(std::string_view text, TextWindow *window, std::string_view what, std::size_t from,
                   std::size_t until)
{
    until = std::min(until, text.size());
    if (!window)
        return text.substr(0, until).find(what, from);
    while (from < until) {
        const std::size_t bytes = std::min(TextWindow::blockBytes, until - from);
        window->hold(from, bytes);
        if (const auto at = text.substr(from, bytes).find(what); at != std::string_view::npos)
            return from + at;
        if (bytes == until - from)
            break;
        from += bytes - (what.size() - 1);
    }
    return std::string_view::npos;
}

/// From 1, counted in bytes.
int columnOf(std::string_view text, TextWindow *window, std::size_t position)
{
    for (std::size_t until = position; until > 0;) {
        const std::size_t from = until > TextWindow::blockBytes ? until - TextWindow::blockBytes : 0;
        if (window)
            window->hold(from, until - from);
        if (const auto end = text.substr(from, until - from).rfind('\n'); end != std::string_view::npos)
            return static_cast<int>(position - from - end);
        until = from;
    }
    return static_cast<int>(position + 1);
}

/// A record that breaks in its line swallows the next one, which is whole; a document of many lines does not end so.
bool swallowsNext(std::string_view text, TextWindow *window, std::size_t from, std::size_t bad)
{
    const std::size_t next = findIn(text, window, nextRecord, from, bad + 1);
    return next < bad && findIn(text, window, nextRecord, next + 1, bad) == std::string_view::npos;
}

} // namespace

void Document::clear()
{
    m_nodes.clear();
    m_numbers.clear();
    m_texts.clear();
}

std::size_t Document::behind(std::size_t index) const
{
    const Node &node = m_nodes[index];
    return node.kind == Kind::Object || node.kind == Kind::Array ? static_cast<std::size_t>(node.link) : index + 1;
}

Reader::Reader(std::string_view text)
    : m_text(text)
{
    if (m_text.starts_with("\xef\xbb\xbf"))
        m_position = m_countedTo = 3;
}

Reader::Reader(TextWindow &window)
    : Reader(window.text())
{
    m_window = &window;
}

int Reader::lineAt(std::size_t position)
{
    while (m_countedTo < position) {
        const auto end = findIn(m_text, m_window, "\n", m_countedTo, position);
        m_countedTo = std::min(end, position - 1) + 1;
        m_countedLine += end < position ? 1 : 0;
    }
    return m_countedLine;
}

Reader::Step Reader::next(Document &document, Problem &problem)
{
    document.clear();
    document.m_window = m_window;
    // After a broken list its records are read one by one: the commas between them are skipped.
    for (; m_position < m_text.size(); ++m_position) {
        if (m_window)
            m_window->hold(m_position, 1);
        const char c = m_text[m_position];
        if (!isBlank(c) && c != '\0' && !(m_recovering && c == ','))
            break;
    }
    if (m_position >= m_text.size())
        return Step::End;
    // What lies behind a window is not read again for a number that is asked for where something is broken only.
    if (!m_window)
        m_line = lineAt(m_position);
    const bool record = m_text[m_position] == '{';
    Parser parser(m_text, m_position, document, m_window);
    if (parser.run()) {
        m_position = parser.position();
        return Step::Read;
    }
    document.clear();
    problem.message = parser.message();
    problem.brokeOff = parser.brokeOff();
    m_recovering = true;
    if (m_window && m_window->failed()) { // somebody has shortened the file: nothing of it holds together
        m_position = m_text.size();
        return Step::Broken;
    }
    const std::size_t bad = std::min(parser.position(), m_text.size());
    const bool swallowed = record && swallowsNext(m_text, m_window, m_position, bad);
    m_line = lineAt(m_position);
    problem.line = swallowed ? m_line : lineAt(bad);
    problem.column = swallowed ? 1 : columnOf(m_text, m_window, bad);
    const std::size_t from = problem.brokeOff || swallowed ? m_position : std::max(bad, m_position + 1) - 1;
    const std::size_t resume = findIn(m_text, m_window, nextRecord, from, m_text.size());
    m_position = resume == std::string_view::npos ? m_text.size() : resume + 1;
    return Step::Broken;
}

} // namespace core::results::json
