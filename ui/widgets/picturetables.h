// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/sensitivity/report.h"
#include "ui/charts/charttable.h"
#include "ui/widgets/ladderview.h"
#include "ui/widgets/vrambar.h"
#include "ui/widgets/waterfallview.h"

#include <optional>
#include <vector>

class QAbstractItemModel;

/// What the pictures of the pages show, as tables; no rows where nothing is shown. Units stand in the headers.
namespace ui::picturetables {

charts::ChartTable ofMemory(const std::optional<VramBar::Content> &content); ///< GB of one GPU
charts::ChartTable ofLedger(const WaterfallView::Content &content);          ///< the parts and their sum
charts::ChartTable ofLadder(const std::vector<LadderView::Rung> &rungs);
charts::ChartTable ofWorksheet(const std::vector<core::sizing::WorksheetStep> &steps);
charts::ChartTable ofChecklist(const core::results::Checklist &checklist);
charts::ChartTable ofDay(const std::vector<int> &replicas);
charts::ChartTable ofTornado(const core::sensitivity::Sensitivity *sensitivity);
charts::ChartTable ofCandidates(const core::project::Evaluation &evaluation); ///< on every axis
charts::ChartTable ofSweeps(const core::project::Evaluation &evaluation);     ///< a row each point
/// A table that is drawn as a picture: its headings at the left are the first column.
charts::ChartTable ofModel(const QAbstractItemModel &model);

} // namespace ui::picturetables
