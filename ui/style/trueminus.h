// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// A number of formatNumber() as it stands in a sentence or beside changes: "−1", with the sign that formatChange()
/// writes, in every language; some locales write a hyphen.
inline QString withTrueMinus(QString number)
{
    if (number.startsWith(QLatin1Char('-')))
        number.replace(0, 1, QChar(0x2212));
    return number;
}

} // namespace ui
