// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "ui/style/numberformat.h"

namespace ui {

/// A sentence of the engine in the reader's language, with its full stop: reasons and remedies of the audit in running
/// text.
inline QString closedSentence(const core::Text &text, const QLocale &locale = QLocale())
{
    return QString::fromStdString(core::closedSentence(localised(text, locale).toStdString()));
}

} // namespace ui
