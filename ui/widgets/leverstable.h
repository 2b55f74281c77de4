// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/leversmodel.h"
#include "ui/style/theme.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <algorithm>

namespace ui {

/// The columns as wide as what they hold, but for the name of the lever: it gives way so far that replicas, GPUs and
/// the rate of one stand in the `room` pixels beside it; it is whole in its tooltip.
inline void fitLeverColumns(TableView &table, int room)
{
    constexpr double leastName = 110.0;
    table.fitColumns();
    QHeaderView *header = table.horizontalHeader();
    int figures = 0;
    for (const int column : {LeversModel::ReplicasColumn, LeversModel::GpusColumn, LeversModel::RateColumn})
        figures += header->sectionSize(column);
    const int name = header->sectionSize(LeversModel::NameColumn);
    header->resizeSection(LeversModel::NameColumn,
                          std::min(name, std::max(room - figures, designPixels(&table, leastName))));
}

} // namespace ui
