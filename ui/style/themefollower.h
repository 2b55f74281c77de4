// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

/// Colours that a widget was given once, and that must not stay behind when the mode changes while it is shown.
namespace ui {

struct Theme;

/// Calls `paint` now, and whenever the window of the widget has come to another theme. A second call for the same
/// widget takes the place of the first.
void followTheme(QWidget *widget, std::function<void(const Theme &theme)> paint);

/// What a text is for; its colour is the theme's.
enum class Ink { First, Second, Third, Accent, Check };
void setInk(QWidget *widget, Ink ink);

/// Gives a table, tree or list the ground of the page instead of that of a field.
void putOnPageGround(QWidget *view);

} // namespace ui
