// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units.h"
#include "ui/style/numberformat.h"

#include <string_view>

namespace ui {

/// A unit of the engine in the reader's language; empty for a bare ratio, which has none.
inline QString unitWords(std::string_view unit, const QLocale &locale = QLocale())
{
    return localised(core::unitText(unit), locale);
}

/// The same of so many: "replica" of one.
inline QString unitWords(std::string_view unit, double count)
{
    return localised(core::unitText(unit, count));
}

} // namespace ui
