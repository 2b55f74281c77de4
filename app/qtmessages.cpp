// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qtmessages.h"

#include <QString>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <atomic>

namespace app {

namespace {

std::atomic<bool> warningsWanted{true};
QtMessageHandler before = nullptr;

bool isNoise(const QString &message)
{
    static const std::array noise{
        QLatin1String("This plugin does not support "),        // propagateSizeHints(), raise() …
        QLatin1String("QStandardPaths: XDG_RUNTIME_DIR"),      // a service or a container has none
        QLatin1String("QStandardPaths: runtime directory"),    // or one of somebody else
        QLatin1String("QStandardPaths: wrong permissions on"), // the same in older words
    };
    return std::ranges::any_of(noise, [&](QLatin1String beginning) { return message.startsWith(beginning); });
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool error = type == QtCriticalMsg || type == QtFatalMsg;
    if (!error && (!warningsWanted || isNoise(message)))
        return;
    if (before != nullptr)
        before(type, context, message);
}

} // namespace

void filterQtMessages(bool quiet)
{
    warningsWanted = !quiet;
    if (const QtMessageHandler present = qInstallMessageHandler(handle); present != handle)
        before = present;
}

} // namespace app
