// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QProxyStyle>

class QStyleOptionSlider;

namespace ui {

/// Fusion with hairlines instead of bevels: flat fields and buttons, a thin slider, quiet headers.
/// A QPushButton with the dynamic property "primary" is filled with the accent.
class ThemeStyle final : public QProxyStyle
{
    Q_OBJECT
public:
    explicit ThemeStyle(ThemeMode mode);

    using QProxyStyle::polish;
    void polish(QPalette &palette) override;
    void polish(QWidget *widget) override;
    QPalette standardPalette() const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;

private:
    QRect scrollBarRect(const QStyleOptionSlider &bar, SubControl part, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionSlider &bar, QPainter *painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawCombo(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawMenuBarItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawHeader(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;

    ThemeMode m_mode;
};

} // namespace ui
