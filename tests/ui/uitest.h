// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QStandardPaths>
#include <QtTest>
#include <clocale>

/// main() of every test with widgets: offscreen unless told otherwise, English numbers, settings of the tests' own, and
/// one known font so that texts have the same widths on every machine that has it.
namespace uitest {

inline void prepare()
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
}

inline void prepareApplication()
{
    std::setlocale(LC_NUMERIC, "C");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const QStringList families = QFontDatabase::families();
    QFont font = QApplication::font();
    if (families.contains(QStringLiteral("DejaVu Sans")))
        font.setFamily(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(10.0);
    QApplication::setFont(font);
}

} // namespace uitest

#define UI_TEST_MAIN(TestClass)                                                                                        \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        uitest::prepare();                                                                                             \
        QApplication application(argc, argv);                                                                          \
        uitest::prepareApplication();                                                                                  \
        TestClass test;                                                                                                \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
