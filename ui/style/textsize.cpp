// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/textsize.h"

#include <QApplication>
#include <QFont>

namespace ui {

namespace {

constexpr int wholePercent = 100;
int s_percent = wholePercent;

} // namespace

const QList<int> &textSizes()
{
    static const QList<int> all{100, 115, 130, 150, 175, 200};
    return all;
}

void applyTextSize(int percent)
{
    if (percent == s_percent || percent <= 0)
        return;
    QFont font = QApplication::font();
    const double factor = static_cast<double>(percent) / s_percent;
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    s_percent = percent;
    QApplication::setFont(font);
}

int textSizePercent()
{
    return s_percent;
}

} // namespace ui
