// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QPointF>

class QPainter;

namespace ui {

struct Theme;

/// The mark of a kind of figure: its shape says which kind, its fill says where the figure comes from (hollow: design,
/// half: benchmark, full: production).
void drawMark(QPainter &painter, const Theme &theme, charts::Role role, core::project::Provenance provenance,
              QPointF centre, double radius);

/// A triangle that points up, for checks: full where one of them is severe.
void drawCheckMark(QPainter &painter, const Theme &theme, bool full, QPointF centre, double radius);

} // namespace ui
