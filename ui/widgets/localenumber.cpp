// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/localenumber.h"

#include "core/parsenumber.h"

#include <QByteArray>
#include <cmath>

namespace ui {

namespace {

bool isMinus(QChar c)
{
    return c == u'-' || c == QChar(0x2212);
}

/// Blanks and apostrophes part thousands in many languages and never anything else.
bool isNeutralGroup(QChar c)
{
    return c == u' ' || c == QChar(0x00A0) || c == QChar(0x202F) || c == QChar(0x2009) || c == u'\'' ||
           c == QChar(0x2019);
}

/// One reading of the text: `decimal` parts the fraction, `group` the thousands, strictly three digits each.
std::optional<double> readAs(const QString &text, QChar decimal, QChar group)
{
    QByteArray plain;
    qsizetype i = 0;
    if (i < text.size() && (isMinus(text[i]) || text[i] == u'+')) {
        if (isMinus(text[i]))
            plain += '-';
        ++i;
    }
    int digits = 0, sinceGroup = 0;
    bool grouped = false, fraction = false;
    QByteArray whole;
    for (; i < text.size(); ++i) {
        const QChar c = text[i];
        if (const int digit = c.digitValue(); digit >= 0) {
            plain += static_cast<char>('0' + digit);
            ++digits;
            if (!fraction) {
                ++sinceGroup;
                whole += static_cast<char>('0' + digit);
            }
        } else if (c == decimal && !fraction) {
            if (grouped && sinceGroup != 3)
                return std::nullopt;
            fraction = true;
            plain += '.';
        } else if ((c == group || isNeutralGroup(c)) && !fraction) {
            const bool first = !grouped;
            if (first ? (sinceGroup < 1 || sinceGroup > 3 || whole.startsWith('0')) : sinceGroup != 3)
                return std::nullopt;
            grouped = true;
            sinceGroup = 0;
        } else {
            break;
        }
    }
    if (digits == 0 || (grouped && !fraction && sinceGroup != 3))
        return std::nullopt;
    if (i < text.size()) {
        if (text[i] != u'e' && text[i] != u'E')
            return std::nullopt;
        plain += 'e';
        ++i;
        if (i < text.size() && (isMinus(text[i]) || text[i] == u'+')) {
            plain += isMinus(text[i]) ? '-' : '+';
            ++i;
        }
        const qsizetype start = i;
        for (; i < text.size() && text[i].digitValue() >= 0; ++i)
            plain += static_cast<char>('0' + text[i].digitValue());
        if (i == start || i < text.size())
            return std::nullopt;
    }
    return core::parseNumber(std::string_view(plain.constData(), static_cast<std::size_t>(plain.size())));
}

} // namespace

ParsedNumber parseLocaleNumber(const QString &text, const QLocale &locale)
{
    const QString trimmed = text.trimmed();
    ParsedNumber parsed;
    if (trimmed.isEmpty()) {
        parsed.problem = NumberProblem::Empty;
        return parsed;
    }
    const QString decimal = locale.decimalPoint(), group = locale.groupSeparator();
    const auto add = [&](std::optional<double> reading) {
        if (reading && !parsed.readings.contains(*reading))
            parsed.readings.append(*reading);
    };
    add(readAs(trimmed, u'.', u','));
    add(readAs(trimmed, u',', u'.'));
    if (decimal.size() == 1 && group.size() == 1)
        add(readAs(trimmed, decimal.front(), group.front()));
    if (parsed.readings.isEmpty()) {
        parsed.problem = NumberProblem::NotANumber;
    } else if (parsed.readings.size() > 1) {
        parsed.problem = NumberProblem::Ambiguous;
    } else {
        parsed.value = parsed.readings.takeFirst();
    }
    return parsed;
}

} // namespace ui
