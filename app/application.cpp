// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "ui/language.h"
#include "ui/settings.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QHashFunctions>
#include <QIcon>
#include <QStandardPaths>
#include <QStyleFactory>
#include <clocale>

namespace app {

namespace {

bool hasDisplay()
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return true;
#else
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#endif
}

/// The same picture on every machine: the shipped font, if any, and Qt's own style.
void makeReproducible()
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QString family;
    for (const char *file : {":/fonts/Roboto-Regular.ttf", ":/fonts/Roboto-Medium.ttf", ":/fonts/Roboto-Bold.ttf"}) {
        const int id = QFontDatabase::addApplicationFont(QLatin1String(file));
        if (id >= 0 && family.isEmpty())
            family = QFontDatabase::applicationFontFamilies(id).value(0);
    }
    QFont font = QApplication::font();
    if (!family.isEmpty())
        font.setFamily(family);
    font.setPointSizeF(10.0);
    QApplication::setFont(font);
}

} // namespace

std::unique_ptr<QApplication> makeApplication(Invocation &invocation, const ApplicationOptions &options)
{
    if (options.needsDisplay && !hasDisplay())
        return nullptr;
    if (!options.needsDisplay && (options.reproducible || !hasDisplay()))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (options.scale > 0.0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
    // Qt walks hashes while it writes a PDF: their order must not change from one run to the next, nor from the window
    // to the command line.
    QHashSeed::setDeterministicGlobalSeed();
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    auto application = std::make_unique<QApplication>(invocation.argc, invocation.argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationName(QStringLiteral("paretoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Paretoscope"));
    QApplication::setApplicationVersion(QStringLiteral(PARETOSCOPE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.paretoscope.Paretoscope"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/paretoscope.svg")));
    if (options.reproducible)
        makeReproducible();
    if (invocation.common.language)
        ui::language::apply(QString::fromStdString(*invocation.common.language));
    else if (options.needsDisplay)
        ui::language::apply(ui::Settings::value(ui::Settings::Language).toString());
    else
        ui::language::apply(QStringLiteral("en"));
    return application;
}

} // namespace app
