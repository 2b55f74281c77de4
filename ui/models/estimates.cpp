// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/estimates.h"

#include "core/project/estimate.h"
#include "ui/texts.h"

namespace ui {

QStringList estimatedCells(const QList<HeadlineCell> &cells, const core::project::Evaluation &evaluation)
{
    QStringList ids;
    if (!core::project::isRough(evaluation))
        return ids;
    for (const HeadlineCell &cell : cells) {
        const bool follows = cell.figure ? cell.figure->provenance == core::project::Provenance::Design
                                         : cell.id == QLatin1String("fleet");
        if (follows && cell.value != absentMark())
            ids << cell.id;
    }
    return ids;
}

} // namespace ui
