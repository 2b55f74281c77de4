// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/picturetables.h"

#include "core/sensitivity/names.h"
#include "ui/charts/kneechart.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/models/axistexts.h"
#include "ui/models/roles.h"
#include "ui/models/tooltexts.h"
#include "ui/style/unitwords.h"
#include "ui/texts.h"
#include "ui/widgets/checklistview.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <algorithm>

namespace ui::picturetables {

using charts::ChartTable;
using Cell = charts::ChartTable::Cell;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::PictureTables)
};

Cell word(const QString &text)
{
    return {text, {}};
}

Cell number(std::optional<double> value)
{
    return {{}, value};
}

} // namespace

ChartTable ofWorksheet(const std::vector<core::sizing::WorksheetStep> &steps)
{
    ChartTable table;
    table.headers = {Say::tr("Step"), Say::tr("Result"), Say::tr("Unit"), Say::tr("Numbers"), Say::tr("Formula")};
    for (const core::sizing::WorksheetStep &step : steps)
        table.rows << QList<Cell>{word(localised(step.name)), number(step.result), word(unitWords(step.unit)),
                                  word(localised(step.numbers)), word(localised(step.formula))};
    return table;
}

ChartTable ofChecklist(const core::results::Checklist &checklist)
{
    ChartTable table;
    table.headers = {ChecklistView::tr("What makes it repeatable"), Say::tr("State")};
    for (std::size_t i = 0; i < checklist.size(); ++i)
        table.rows << QList<Cell>{word(tooltexts::checklistName(static_cast<core::results::ChecklistItem>(i))),
                                  word(ChecklistView::stateText(checklist[i]))};
    return table;
}

ChartTable ofMemory(const std::optional<VramBar::Content> &content)
{
    if (!content)
        return {};
    constexpr double bytesPerGigabyte = 1e9;
    const auto &vram = content->vram;
    ChartTable table;
    table.headers = {Say::tr("Part"), Say::tr("Memory (GB)"), Say::tr("Requests that fit"),
                     Say::tr("Requests running")};
    const auto add = [&table](const QString &name, double bytes, std::optional<double> fit = {},
                              std::optional<double> running = {}) {
        table.rows << QList<Cell>{word(name), number(bytes / bytesPerGigabyte), number(fit), number(running)};
    };
    add(Say::tr("weights"), vram.weightsBytes);
    add(Say::tr("KV cache"), vram.kvBytes, content->requestsThatFit, content->requestsRunning);
    add(Say::tr("activations"), vram.activationsBytes);
    add(Say::tr("overhead"), vram.overheadBytes);
    add(Say::tr("free"), vram.freeBytes);
    return table;
}

ChartTable ofLedger(const WaterfallView::Content &content)
{
    ChartTable table;
    if (content.rows.empty())
        return table;
    table.headers = {Say::tr("Part"), content.title}; // the title names the unit: "A token, ms"
    for (const WaterfallView::Row &row : content.rows)
        table.rows << QList<Cell>{word(row.name), number(row.value)};
    table.rows << QList<Cell>{word(content.totalName), number(content.total())};
    return table;
}

ChartTable ofLadder(const std::vector<LadderView::Rung> &rungs)
{
    ChartTable table;
    table.headers = {Say::tr("Step"), Say::tr("Needed"), Say::tr("With head-room"), Say::tr("Taken"), Say::tr("Note")};
    for (const LadderView::Rung &rung : rungs)
        table.rows << QList<Cell>{word(rung.name), number(rung.needed), number(rung.bought),
                                  word(rung.taken ? Say::tr("yes") : Say::tr("no")), word(rung.below)};
    return table;
}

ChartTable ofDay(const std::vector<int> &replicas)
{
    ChartTable table;
    table.headers = {Say::tr("Hour"), Say::tr("Replicas")};
    for (std::size_t hour = 0; hour < replicas.size(); ++hour)
        table.rows << QList<Cell>{number(static_cast<double>(hour)), number(replicas[hour])};
    return table;
}

ChartTable ofTornado(const core::sensitivity::Sensitivity *sensitivity)
{
    ChartTable table;
    if (sensitivity == nullptr)
        return table;
    const QString outcome = charts::outcomeTitle(sensitivity->outcome);
    table.headers = {Say::tr("Lever"), Say::tr("Unit"), Say::tr("From"), Say::tr("To"),
                     //: %1: a figure with its unit; what it is at the lower end of a range
                     Say::tr("%1, from").arg(outcome), Say::tr("%1, to").arg(outcome), Say::tr("%1, now").arg(outcome)};
    for (const core::sensitivity::TornadoBar &bar : sensitivity->tornado)
        table.rows << QList<Cell>{word(localised(bar.name)), word(localised(core::sensitivity::unitText(bar.unit))),
                                  number(bar.low),           number(bar.high),
                                  number(bar.atLow),         number(bar.atHigh),
                                  number(bar.outcomeBase)};
    return table;
}

ChartTable ofCandidates(const core::project::Evaluation &evaluation)
{
    const core::scorecard::Scorecard &scorecard = evaluation.scorecard;
    ChartTable table;
    table.headers << Say::tr("Candidate");
    for (const auto &axis : scorecard.axes)
        table.headers << axistexts::title(axis.id);
    table.headers << Say::tr("Standing");
    for (const core::scorecard::Standing &standing : scorecard.standings) {
        const QString id = fromUtf8(standing.candidate.id), label = fromUtf8(standing.candidate.label);
        QList<Cell> row{word(label.isEmpty() || label == id ? id : QStringLiteral("%1, %2").arg(id, label))};
        for (const auto &axis : scorecard.axes) {
            const auto found = standing.candidate.values.find(axis.id);
            if (found == standing.candidate.values.end())
                row << Cell{};
            else if (const auto *value = std::get_if<double>(&found->second))
                row << number(*value);
            else
                row << word(fromUtf8(std::get<std::string>(found->second)));
        }
        row << word(axistexts::standing(standing));
        table.rows << row;
    }
    return table;
}

ChartTable ofSweeps(const core::project::Evaluation &evaluation)
{
    ChartTable table;
    const QStringList names = tooltexts::sweepNames(*evaluation.library);
    const std::size_t count = std::min(evaluation.sweeps.size(), evaluation.library->sweeps.size());
    table.headers = {Say::tr("Sweep"),      Say::tr("Kind of load"),  Say::tr("Load"),
                     Say::tr("Throughput"), Say::tr("Throughput of"), Say::tr("Safe")};
    for (std::size_t i = 0; i < count; ++i) {
        const core::results::SweepAnalysis &sweep = evaluation.sweeps[i];
        for (std::size_t at = 0; at < sweep.points.size(); ++at) {
            const core::results::SweepPoint &point = sweep.points[at];
            table.rows << QList<Cell>{word(names[static_cast<qsizetype>(i)]),
                                      word(charts::loadTitle(sweep.kind)),
                                      number(point.load),
                                      number(point.throughput()),
                                      word(charts::throughputTitle(sweep.throughputKind)),
                                      word(sweep.safeCapacity == at ? Say::tr("yes") : QString())};
        }
    }
    return table;
}

ChartTable ofModel(const QAbstractItemModel &model)
{
    ChartTable table;
    if (model.rowCount() == 0)
        return table;
    table.headers << QString();
    for (int column = 0; column < model.columnCount(); ++column) {
        QString header = model.headerData(column, Qt::Horizontal).toString();
        table.headers << header.replace(u'\n', u' ');
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        QList<Cell> cells{word(model.headerData(row, Qt::Vertical).toString().replace(u'\n', u' '))};
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            const QVariant raw = index.data(SortRole);
            bool isNumber = false;
            const double value = raw.toDouble(&isNumber);
            cells << (raw.isValid() && isNumber ? number(value) : word(index.data().toString()));
        }
        table.rows << cells;
    }
    return table;
}

} // namespace ui::picturetables
