// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/searchfold.h"

#include <array>
#include <utility>

namespace ui {

namespace {

using Spelling = std::pair<char16_t, const char *>;

/// Letters that no decomposition takes apart.
constexpr std::array letters{
    Spelling{u'ß', "ss"}, Spelling{u'ẞ', "ss"}, Spelling{u'æ', "ae"}, Spelling{u'Æ', "ae"}, Spelling{u'œ', "oe"},
    Spelling{u'Œ', "oe"}, Spelling{u'ø', "o"},  Spelling{u'Ø', "o"},  Spelling{u'ł', "l"},  Spelling{u'Ł', "l"},
    Spelling{u'đ', "d"},  Spelling{u'Đ', "d"},  Spelling{u'ı', "i"},
};

constexpr std::array umlauts{
    Spelling{u'ä', "ae"}, Spelling{u'ö', "oe"}, Spelling{u'ü', "ue"},
    Spelling{u'Ä', "ae"}, Spelling{u'Ö', "oe"}, Spelling{u'Ü', "ue"},
};

template <std::size_t N>
QString written(QString text, const std::array<Spelling, N> &spellings)
{
    for (const auto &[letter, instead] : spellings)
        text.replace(QChar(letter), QLatin1String(instead));
    return text;
}

} // namespace

QString folded(const QString &text)
{
    QString plain;
    for (const QChar c : written(text, letters).normalized(QString::NormalizationForm_KD))
        if (!c.isMark())
            plain += c;
    return plain.toCaseFolded();
}

QString findable(const QString &text)
{
    const QString plain = folded(text), out = folded(written(text, umlauts));
    return plain == out ? plain : plain + QLatin1Char('\n') + out;
}

} // namespace ui
