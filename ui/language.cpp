// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QWidget>
#include <memory>

namespace ui::language {

namespace {

QString s_current;

/// Owned by the application, so that a translator never outlives what it is installed in.
QTranslator *translator(const QString &name)
{
    auto *existing = QCoreApplication::instance()->findChild<QTranslator *>(name);
    if (existing == nullptr) {
        existing = new QTranslator(QCoreApplication::instance());
        existing->setObjectName(name);
    }
    QCoreApplication::removeTranslator(existing);
    return existing;
}

void install(QTranslator *translator, bool loaded)
{
    if (loaded)
        QCoreApplication::installTranslator(translator);
}

} // namespace

QStringList available()
{
    QStringList codes{QStringLiteral("en")};
    const QDir folder(QStringLiteral(":/i18n"));
    for (const QString &file : folder.entryList({QStringLiteral("paretoscope_*.qm")}, QDir::Files, QDir::Name)) {
        const QString code = file.mid(12, file.size() - 15);
        if (!codes.contains(code))
            codes << code;
    }
    return codes;
}

QString nativeName(const QString &code)
{
    QString name = QLocale(code).nativeLanguageName();
    if (code == QLatin1String("en"))
        name = QStringLiteral("English");
    if (!name.isEmpty())
        name[0] = name.at(0).toUpper();
    return name;
}

void apply(const QString &code)
{
    s_current = code;
    const QLocale locale = code.isEmpty()                ? QLocale::system()
                           : code == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedStates)
                                                         : QLocale(code);
    QLocale::setDefault(locale);
    auto *ours = translator(QStringLiteral("ui.translator"));
    auto *qts = translator(QStringLiteral("qt.translator"));
    install(qts, qts->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                           QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    // English has forms of its own for one and for many: it also speaks where there is no translation.
    const auto spoken = [ours](const QLocale &in) {
        return ours->load(in, QStringLiteral("paretoscope"), QStringLiteral("_"), QStringLiteral(":/i18n"));
    };
    install(ours, spoken(locale) || spoken(QLocale(QLocale::English, QLocale::UnitedStates)));
    // A window keeps the format of numbers with which it was made, and its children have theirs from it.
    if (qobject_cast<QApplication *>(QCoreApplication::instance()) != nullptr)
        for (QWidget *window : QApplication::topLevelWidgets())
            window->setLocale(locale);
}

QString current()
{
    return s_current;
}

} // namespace ui::language
