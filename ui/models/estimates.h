// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QStringList>

namespace ui {

/// Ids of the headline's cells that follow from short runs, while these stand in for the simulation: the figures will
/// still change a little. Empty once the simulation is done.
QStringList estimatedCells(const QList<HeadlineCell> &cells, const core::project::Evaluation &evaluation);

} // namespace ui
