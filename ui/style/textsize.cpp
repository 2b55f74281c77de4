// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/textsize.h"

#include <QApplication>
#include <QFont>
#include <QPointer>
#include <QWidget>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr int wholePercent = 100;
int s_percent = wholePercent;

QFont scaled(QFont font, double factor)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

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
    const double factor = static_cast<double>(percent) / s_percent;
    const QFont font = scaled(QApplication::font(), factor);
    s_percent = percent;
    // A font of a widget's own does not follow the application's: what did not follow by itself is scaled as well.
    std::vector<std::pair<QPointer<QWidget>, QFont>> own;
    for (QWidget *widget : QApplication::allWidgets())
        if (widget->testAttribute(Qt::WA_SetFont))
            own.emplace_back(widget, widget->font());
    QApplication::setFont(font);
    for (const auto &[widget, before] : own)
        if (widget != nullptr && widget->testAttribute(Qt::WA_SetFont) && widget->font() == before)
            widget->setFont(scaled(before, factor));
}

int textSizePercent()
{
    return s_percent;
}

} // namespace ui
