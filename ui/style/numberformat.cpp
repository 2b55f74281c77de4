// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/numberformat.h"

#include "core/embeddedtext.h"
#include "ui/style/trueminus.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

const QChar noBreakSpace(0x00A0);
const QChar minusSign(0x2212);
const QString absent = QStringLiteral("–");

constexpr double fullIntegersBelow = 1e15;
constexpr double plainAbove = 1e-4;

/// Qt 6.4 leaves out the first separator of languages that group from five digits on: "5058.900" instead of "5.058.900"
/// in Spanish. A number that is grouped at all is grouped throughout.
QString grouped(QString number, const QLocale &locale)
{
    constexpr qsizetype groupDigits = 3;
    const QString separator = locale.groupSeparator();
    qsizetype first = 0;
    while (first < number.size() && !number[first].isDigit())
        ++first;
    qsizetype end = first;
    while (end < number.size() && number[end].isDigit())
        ++end;
    if (separator.isEmpty() || number.mid(end, separator.size()) != separator)
        return number;
    for (qsizetype at = end - groupDigits; at > first; at -= groupDigits)
        number.insert(at, separator);
    return number;
}

QString fixedText(double value, int decimals, const QLocale &locale)
{
    return grouped(locale.toString(value, 'f', decimals), locale);
}

} // namespace

int decimalsFor(double value, int significantDigits)
{
    if (value == 0.0 || !std::isfinite(value))
        return 0;
    // Rounding may lift a value into the next decade: 9.996 with three digits is 10.0.
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double scale = std::pow(10.0, significantDigits - 1 - exponent);
    const double rounded = std::round(std::abs(value) * scale) / scale;
    const int shown = static_cast<int>(std::floor(std::log10(rounded) + 1e-12));
    return std::clamp(significantDigits - 1 - shown, 0, 17);
}

int sharedDecimals(const QList<double> &values, int significantDigits)
{
    double largest = 0.0;
    bool whole = true;
    for (const double value : values) {
        if (!std::isfinite(value))
            continue;
        largest = std::max(largest, std::abs(value));
        whole = whole && value == std::round(value);
    }
    return whole ? 0 : decimalsFor(largest, significantDigits);
}

QString formatNumber(double value, int significantDigits, const QLocale &locale)
{
    if (!std::isfinite(value))
        return absent;
    const double magnitude = std::abs(value);
    if (magnitude >= fullIntegersBelow || (magnitude > 0.0 && magnitude < plainAbove))
        return locale.toString(value, 'e', std::max(0, significantDigits - 1));
    constexpr double binaryNoise = 1e-13; // 0.57 s × 1000 is 570 ms
    if (std::abs(value - std::round(value)) <= binaryNoise * magnitude)
        return fixedText(value == 0.0 ? 0.0 : std::round(value), 0, locale);
    return fixedText(value, decimalsFor(value, significantDigits), locale);
}

QString formatNumber(const std::optional<double> &value, int significantDigits, const QLocale &locale)
{
    return value ? formatNumber(*value, significantDigits, locale) : absent;
}

QString formatFixed(double value, int decimals, const QLocale &locale)
{
    if (!std::isfinite(value))
        return absent;
    const double scale = std::pow(10.0, decimals);
    const bool shownAsZero = std::round(value * scale) == 0.0; // never "-0.00"
    return fixedText(shownAsZero ? 0.0 : value, decimals, locale);
}

QString formatFull(double value, const QLocale &locale)
{
    if (!std::isfinite(value))
        return absent;
    return grouped(locale.toString(value, 'g', QLocale::FloatingPointShortest), locale);
}

QString formatPercent(double fraction, int decimals, const QLocale &locale)
{
    if (!std::isfinite(fraction))
        return absent;
    return formatFixed(fraction * 100.0, decimals, locale) + noBreakSpace + locale.percent();
}

QString formatChange(double fraction, const QLocale &locale)
{
    if (!std::isfinite(fraction))
        return absent;
    const double percent = std::round(fraction * 100.0);
    const QString sign = percent > 0 ? QStringLiteral("+") : percent < 0 ? QString(minusSign) : QStringLiteral("±");
    return sign + locale.toString(std::abs(percent), 'f', 0) + noBreakSpace + locale.percent();
}

QString withUnit(const QString &number, const QString &unit)
{
    return unit.isEmpty() ? number : number + noBreakSpace + unit;
}

QString unitsKept(const QString &sentence)
{
    static const QRegularExpression before(
        QStringLiteral(
            "(?<=\\d) "
            "(?=(?:%|€|\\$|ms|s|h|GB|Go|Mio\\.|Mrd\\.|Tsd\\.|M€|k€|J|g|kg|t|W|kW|MW|kWh|MWh)(?![\\p{L}\\p{N}]))"),
        QRegularExpression::UseUnicodePropertiesOption);
    QString kept = sentence;
    return kept.replace(before, noBreakSpace);
}

QString unitsWhole(const QString &sentence)
{
    static const QRegularExpression stroke(QStringLiteral("(?<=€|\\$|\\btok|\\bg|\\bJ|\\breq)/(?=\\w)"));
    return unitsKept(sentence).replace(stroke, QStringLiteral("/\u2060"));
}

QString formatGigabytes(double bytes, const QLocale &locale)
{
    constexpr double bytesPerGigabyte = 1e9;
    return withUnit(formatNumber(bytes / bytesPerGigabyte, defaultSignificantDigits, locale),
                    QCoreApplication::translate("core", "GB"));
}

QString formatSeconds(double seconds, const QLocale &locale)
{
    constexpr double longFromSeconds = 10.0, millisecondsPerSecond = 1000.0;
    if (std::abs(seconds) >= longFromSeconds)
        return withUnit(formatNumber(seconds, defaultSignificantDigits, locale), QStringLiteral("s"));
    return withUnit(formatNumber(seconds * millisecondsPerSecond, defaultSignificantDigits, locale),
                    QStringLiteral("ms"));
}

namespace {

/// A word of the engine within a sentence, or several with commas: they are said in the reader's language; names, paths
/// and the reader's own words stay as they are. "Cost, performance and energy" is the title of a source and no list of
/// words of ours: a phrase that is not known keeps all of it as it was written.
QString localisedWords(const std::string &text)
{
    const QString whole = QCoreApplication::translate("core", text.c_str());
    const QString plain = QString::fromStdString(text);
    const QString comma = QStringLiteral(", ");
    if (whole != plain || !plain.contains(comma))
        return whole;
    QStringList words = plain.split(comma);
    for (QString &word : words) {
        const QString said = QCoreApplication::translate("core", word.toUtf8().constData());
        if (said == word && word.contains(u' '))
            return plain;
        word = said;
    }
    return words.join(comma);
}

} // namespace

QString localised(const core::Text &text, const QLocale &locale)
{
    const QString pattern = QCoreApplication::translate("core", text.pattern().c_str());
    const auto &arguments = text.arguments();
    QString result;
    result.reserve(pattern.size() + 32);
    // One pass, so that a "%1" inside an argument stays what it is.
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int digit = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (digit < 1 || digit > static_cast<int>(arguments.size())) {
            result += pattern[i];
            continue;
        }
        const core::TextArgument &argument = arguments[static_cast<std::size_t>(digit - 1)];
        if (const auto *number = std::get_if<core::TextNumber>(&argument))
            result += withTrueMinus(formatNumber(number->value, number->significantDigits, locale));
        else if (const auto inner = core::phraseIn(std::get<std::string>(argument)))
            result += localised(*inner, locale);
        else
            result += localisedWords(std::get<std::string>(argument));
        ++i;
    }
    return result;
}

} // namespace ui
