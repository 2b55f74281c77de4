// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace ui {

/// Keys as the reader's own language names them: "Ctrl+K" is "Strg+K" in German. Every key that is said is said this
/// way.
inline QString nativeKeys(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

inline QString nativeKeys(const char *portable)
{
    return nativeKeys(QKeySequence(QString::fromLatin1(portable), QKeySequence::PortableText));
}

} // namespace ui
