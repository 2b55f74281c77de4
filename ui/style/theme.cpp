// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include "ui/style/themestyle.h"

#include <QApplication>
#include <QFontInfo>
#include <QWidget>
#include <cmath>

namespace ui {

using charts::Role;

namespace {

/// Relative luminance, WCAG 2.1.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

Theme makeLight()
{
    Theme t;
    t.page = QColor(0xFFFFFF);
    t.chrome = QColor(0xF6F7F8);
    t.field = QColor(0xFFFFFF);
    t.border = QColor(0xDFE3E7);
    t.grid = QColor(0xEDEFF2);
    t.band = QColor(0xF1F3F5);
    t.chosenRow = QColor(0xF3F6F9);
    t.selection = QColor(0xE3EAF2);
    t.text1 = QColor(0x1B1F24);
    t.text2 = QColor(0x57606A);
    t.text3 = QColor(0x636C76);
    t.accent = QColor(0x2F5D8A);
    t.onAccent = QColor(0xFFFFFF);
    t.sliderGroove = QColor(0xD5DAE0);
    t.gate = QColor(0x9AA2AB);
    t.check = QColor(0x8A5A00);
    return t;
}

Theme makeDark()
{
    Theme t;
    t.dark = true;
    t.page = QColor(0x1A1C1F);
    t.chrome = QColor(0x222529);
    t.field = QColor(0x2B2F34);
    t.border = QColor(0x363B41);
    t.grid = QColor(0x272B2F);
    t.band = QColor(0x23272B);
    t.chosenRow = QColor(0x22282F);
    t.selection = QColor(0x2C3A49);
    t.text1 = QColor(0xE9EBEE);
    t.text2 = QColor(0xA8B0B9);
    t.text3 = QColor(0x868F99);
    t.accent = QColor(0x7FB2E5);
    t.onAccent = QColor(0x10151A);
    t.sliderGroove = QColor(0x3D434A);
    t.gate = QColor(0x7B848E);
    t.check = QColor(0xE6B422);
    return t;
}

Theme makeContrast(bool dark)
{
    Theme t;
    t.dark = dark;
    t.highContrast = true;
    const QColor ground(dark ? Qt::black : Qt::white), ink(dark ? Qt::white : Qt::black);
    t.page = t.chrome = t.field = ground;
    t.border = t.text1 = t.text2 = t.text3 = ink;
    t.grid = QColor(dark ? 0x5A5A5A : 0xA6A6A6);
    t.band = QColor(dark ? 0x262626 : 0xE6E6E6);
    t.chosenRow = t.selection = QColor(dark ? 0x003A70 : 0xCCE4FF);
    t.accent = QColor(dark ? 0xFFE14D : 0x003E9C);
    t.onAccent = ground;
    t.sliderGroove = QColor(dark ? 0x8C8C8C : 0x6E6E6E);
    t.gate = QColor(dark ? 0xC8C8C8 : 0x4A4A4A);
    t.check = QColor(dark ? 0xFFC83D : 0x6B4500);
    return t;
}

} // namespace

const Theme &Theme::lightTheme()
{
    static const Theme theme = makeLight();
    return theme;
}

const Theme &Theme::darkTheme()
{
    static const Theme theme = makeDark();
    return theme;
}

const Theme &Theme::contrastTheme(bool dark)
{
    static const Theme onWhite = makeContrast(false), onBlack = makeContrast(true);
    return dark ? onBlack : onWhite;
}

const Theme &Theme::of(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window), text = palette.color(QPalette::WindowText);
    const bool dark = window.lightness() < text.lightness();
    if (contrastRatio(window, text) > 20.99)
        return contrastTheme(dark);
    return dark ? darkTheme() : lightTheme();
}

const Theme &Theme::of(const QWidget *widget)
{
    return of(widget ? widget->palette() : QApplication::palette());
}

QColor Theme::series(Role role) const
{
    // On white the tones that read as text are also those of marks and lines where contrast is what counts.
    if (highContrast && !dark && (role == Role::Ttft || role == Role::Goodput || role == Role::Cost))
        return seriesText(role);
    switch (role) {
    case Role::Throughput:
        return QColor(dark ? 0x56B4E9 : 0x0072B2);
    case Role::Ttft:
        return QColor(dark ? 0xFF8A3D : 0xD55E00);
    case Role::Tpot:
        return QColor(dark ? 0xCC79A7 : 0xAA4499);
    case Role::Goodput:
        return QColor(dark ? 0x2BC99B : 0x009E73);
    case Role::Cost:
        return QColor(dark ? 0xE6B422 : 0xB07D00);
    case Role::Energy:
        return QColor(dark ? 0x44AA77 : 0x117733);
    case Role::Neutral:
        return text2;
    case Role::Weights:
        return withAlpha(dark ? QColor(0x8D99A8) : QColor(0x6B7785), 0.90);
    case Role::Activations:
        return withAlpha(dark ? QColor(0x8D99A8) : QColor(0x6B7785), 0.42);
    case Role::Overhead:
        return withAlpha(dark ? QColor(0x8D99A8) : QColor(0x6B7785), 0.24);
    case Role::Gate:
        return gate;
    }
    return text2;
}

QColor Theme::seriesText(Role role) const
{
    switch (role) {
    case Role::Ttft:
        return dark ? series(role) : QColor(0xB34F00);
    case Role::Goodput:
        return dark ? series(role) : QColor(0x00795A);
    case Role::Cost:
        return dark ? series(role) : QColor(0x8A6200);
    case Role::Gate:
        return text3;
    case Role::Weights:
    case Role::Activations:
    case Role::Overhead:
        return text2;
    default:
        return series(role);
    }
}

QPalette Theme::palette() const
{
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor &normal, const QColor &disabled) {
        p.setColor(QPalette::Active, role, normal);
        p.setColor(QPalette::Inactive, role, normal);
        p.setColor(QPalette::Disabled, role, disabled);
    };
    set(QPalette::Window, chrome, chrome);
    set(QPalette::WindowText, text1, text3);
    // Pages and tables; the style fills fields with a colour of their own.
    set(QPalette::Base, page, page);
    set(QPalette::AlternateBase, band, band);
    set(QPalette::Text, text1, text3);
    set(QPalette::Button, field, chrome);
    set(QPalette::ButtonText, text1, text3);
    set(QPalette::BrightText, check, check);
    set(QPalette::Highlight, selection, chrome);
    set(QPalette::HighlightedText, text1, text3);
    set(QPalette::ToolTipBase, dark ? field : page, dark ? field : page);
    set(QPalette::ToolTipText, text1, text1);
    set(QPalette::PlaceholderText, highContrast ? gate : text3, text3);
    set(QPalette::Link, accent, text3);
    set(QPalette::LinkVisited, accent, text3);
    set(QPalette::Light, dark ? border : page, border);
    set(QPalette::Midlight, grid, grid);
    set(QPalette::Mid, border, border);
    set(QPalette::Dark, dark ? page : sliderGroove, border);
    set(QPalette::Shadow, dark ? QColor(Qt::black) : gate, border);
    return p;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor blended(const QColor &top, const QColor &bottom)
{
    const float a = static_cast<float>(top.alphaF());
    return QColor::fromRgbF(top.redF() * a + bottom.redF() * (1 - a), top.greenF() * a + bottom.greenF() * (1 - a),
                            top.blueF() * a + bottom.blueF() * (1 - a));
}

QColor withAlpha(QColor color, double alphaFraction)
{
    color.setAlphaF(static_cast<float>(alphaFraction));
    return color;
}

QFont scaledFont(const QFont &base, double factor, QFont::Weight weight)
{
    QFont font = base;
    if (base.pixelSize() > 0)
        font.setPixelSize(std::max(1, qRound(base.pixelSize() * factor)));
    else
        font.setPointSizeF(base.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

double designLength(const QFont &font, double length)
{
    constexpr double drawnForPixels = 13.0;
    return length * QFontInfo(font).pixelSize() / drawnForPixels;
}

int designPixels(const QWidget *widget, double length)
{
    return std::max(1, qRound(designLength(widget ? widget->font() : QApplication::font(), length)));
}

void applyTheme(QApplication &application, ThemeMode mode)
{
    // The style turns whatever palette the system offers into ours, also when the system changes while we run.
    application.setStyle(new ThemeStyle(mode));
    application.setPalette(QPalette());
}

} // namespace ui
