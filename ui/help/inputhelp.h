// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace ui::help {

/// What's This for an input that is no field of the scenario, by its object name; empty where nothing is written.
QString inputHelp(const QString &objectName);

/// Whether a person puts something in here: text, a number, a choice, a tick.
bool isInput(const QWidget *widget);

/// Gives every input below `root` that has no What's This one: by its name, else from its own tooltip.
void explainInputs(QWidget *root);

} // namespace ui::help
