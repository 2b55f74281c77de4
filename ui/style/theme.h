// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;
class QWidget;

/// Colours, type and measures of the window. No widget invents any of them: it asks `Theme::of(palette())` while
/// painting, so that a change of the system's mode reaches everything at once.
namespace ui {

/// What the user chose; System follows the lightness of the system's own palette, and its contrast where that is pure
/// black on white or white on black. HighContrast is light or dark as the system is.
enum class ThemeMode { System, Light, Dark, HighContrast };

/// Factors of the application's font.
namespace type {
inline constexpr double sentence = 1.46; ///< of the page, weight 500
inline constexpr double headline = 1.77; ///< figures of the strip, weight 600
inline constexpr double headlineNarrow = 1.54;
inline constexpr double headlineUnit = 0.92;
inline constexpr double caption = 0.85;   ///< line under a figure, axis figures, remarks, status
inline constexpr double blockTitle = 1.0; ///< weight 600
inline constexpr double label = 0.92;     ///< direct labels of series (600), what is measured (400)
inline constexpr double table = 0.96;
inline constexpr double slideSentence = 2.85;
inline constexpr double slideNumber = 8.6;
inline constexpr double slideLabel = 1.5;
} // namespace type

struct Theme
{
    bool dark = false;
    bool highContrast = false;
    QColor page, chrome, field, border, grid, band;
    QColor chosenRow, selection;
    QColor text1, text2, text3;
    QColor accent, onAccent; ///< onAccent: text on an area filled with the accent
    QColor sliderGroove;
    QColor gate;  ///< of marks that fail a gate; their text is text3
    QColor check; ///< remarks and checks

    /// The colour of marks, lines and areas.
    QColor series(charts::Role role) const;
    /// The tone of the same hue that reads as text (4.5:1 on page, chrome and band).
    QColor seriesText(charts::Role role) const;

    static const Theme &lightTheme();
    static const Theme &darkTheme();
    /// Pure black on white or white on black; lines and borders carry the full contrast.
    static const Theme &contrastTheme(bool dark);
    /// The theme that goes with a palette: dark where its window is darker than its text, high in contrast where these
    /// two are black and white.
    static const Theme &of(const QPalette &palette);
    static const Theme &of(const QWidget *widget);

    QPalette palette() const;
};

/// WCAG 2 contrast of two opaque colours, 1..21.
double contrastRatio(const QColor &a, const QColor &b);
/// `top` with its alpha laid over `bottom`.
QColor blended(const QColor &top, const QColor &bottom);
QColor withAlpha(QColor color, double alphaFraction);

/// The font, `factor` times as large, with a weight.
QFont scaledFont(const QFont &base, double factor, QFont::Weight weight = QFont::Normal);

/// A length that was drawn for a system font of 13 pixels, at this font's size.
double designLength(const QFont &font, double length);
int designPixels(const QWidget *widget, double length);

/// Installs the program's style and palette; call again to change the mode at run time. The font stays the system's.
void applyTheme(QApplication &application, ThemeMode mode);

} // namespace ui
