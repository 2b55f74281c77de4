// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/exportfont.h"

#include <QFontDatabase>
#include <QStringList>

namespace ui {

QString exportFontFamily()
{
    static const QString family = [] {
        QString found;
        for (const char *file :
             {":/fonts/Roboto-Regular.ttf", ":/fonts/Roboto-Medium.ttf", ":/fonts/Roboto-Bold.ttf"}) {
            const int id = QFontDatabase::addApplicationFont(QString::fromLatin1(file));
            const QStringList families = QFontDatabase::applicationFontFamilies(id);
            if (found.isEmpty() && !families.isEmpty())
                found = families.first();
        }
        return found.isEmpty() ? QStringLiteral("DejaVu Sans") : found;
    }();
    return family;
}

QFont exportFont(int pixelSize, ExportWeight weight)
{
    QFont font(exportFontFamily());
    font.setPixelSize(pixelSize);
    font.setWeight(weight == ExportWeight::Bold     ? QFont::Bold
                   : weight == ExportWeight::Medium ? QFont::Medium
                                                    : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any letter spacing makes Qt shape without ligatures; this one is a twentieth of a device pixel.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    return font;
}

} // namespace ui
