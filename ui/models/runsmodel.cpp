// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runsmodel.h"

#include "ui/models/runquantities.h"
#include "ui/models/tooltexts.h"
#include "ui/texts.h"

#include <QFileInfo>
#include <algorithm>

namespace ui {

using core::results::Library;
using core::results::Run;
using core::results::Sweep;
using core::results::SweepAnalysis;

struct RunsModel::Item
{
    Item *parent = nullptr;
    int row = 0;
    QString name, path; ///< of a run within a sweep said when they are asked for: a sweep may have very many
    std::optional<std::size_t> sweep, run;
    std::vector<std::unique_ptr<Item>> children;
};

RunsModel::RunsModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Item>())
{}
RunsModel::~RunsModel() = default;

void RunsModel::setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation)
{
    // The same runs under other limits keep what is unfolded and chosen; only their figures are others.
    if (m_evaluation && evaluation && evaluation->library && m_evaluation->library == evaluation->library) {
        m_evaluation = std::move(evaluation);
        announceFigures({});
        return;
    }
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_root = std::make_unique<Item>();
    if (m_evaluation && m_evaluation->library)
        build();
    endResetModel();
}

void RunsModel::announceFigures(const QModelIndex &parent)
{
    const int rows = rowCount(parent);
    if (rows == 0)
        return;
    Q_EMIT dataChanged(index(0, SafeColumn, parent), index(rows - 1, RecordColumn, parent));
    for (int row = 0; row < rows; ++row)
        announceFigures(index(row, NameColumn, parent));
}

RunsModel::Item *RunsModel::group(Item *parent, const QString &name, const QString &path)
{
    for (const auto &child : parent->children) {
        if (child->name == name && child->path == path)
            return child.get();
    }
    auto item = std::make_unique<Item>();
    item->parent = parent;
    item->row = static_cast<int>(parent->children.size());
    item->name = name;
    item->path = path;
    parent->children.push_back(std::move(item));
    return parent->children.back().get();
}

void RunsModel::build()
{
    const Library &library = *m_evaluation->library;
    std::vector<bool> inSweeps(library.runs.size());
    const auto add = [&](const Run &run, const QString &name, std::optional<std::size_t> sweep, std::size_t index) {
        const QFileInfo file(fromUtf8(run.source.path));
        const QString folder = file.path();
        const QString folderName = QFileInfo(folder).fileName();
        Item *const at = group(group(m_root.get(), folderName.isEmpty() ? folder : folderName, folder),
                               tooltexts::toolName(run.source.tool), QString());
        auto item = std::make_unique<Item>();
        item->parent = at;
        item->row = static_cast<int>(at->children.size());
        item->name = name;
        item->path = file.filePath();
        item->sweep = sweep;
        item->run = index;
        if (sweep)
            addSweepRuns(*item, library.sweeps[*sweep]);
        at->children.push_back(std::move(item));
    };
    const QStringList names = tooltexts::sweepNames(library);
    for (std::size_t i = 0; i < library.sweeps.size(); ++i) {
        const Sweep &sweep = library.sweeps[i];
        if (sweep.runs.empty())
            continue;
        for (const std::size_t run : sweep.runs)
            inSweeps[run] = true;
        add(library.runs[sweep.runs.front()], tooltexts::underTool(library, i, names[static_cast<qsizetype>(i)]), i,
            sweep.runs.front());
    }
    for (std::size_t i = 0; i < library.runs.size(); ++i) {
        if (!inSweeps[i])
            add(library.runs[i], tooltexts::runName(library.runs[i]), std::nullopt, i);
    }
}

namespace {

/// The file, and what its import had to say of the run.
QString tipOf(const QString &path, const Run *run)
{
    QStringList lines{path};
    if (run != nullptr) {
        for (const core::results::Remark &remark : run->remarks)
            lines << QStringLiteral("· ") + localised(remark.text);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void RunsModel::addSweepRuns(Item &sweep, const Sweep &of)
{
    sweep.children.reserve(of.runs.size());
    for (const std::size_t run : of.runs) {
        auto item = std::make_unique<Item>();
        item->parent = &sweep;
        item->row = static_cast<int>(sweep.children.size());
        item->run = run;
        sweep.children.push_back(std::move(item));
    }
}

QString RunsModel::nameOf(const Item &item) const
{
    if (!item.run || !item.name.isEmpty())
        return item.name;
    const Run &run = m_evaluation->library->runs[*item.run];
    const QString load = loadWords(run);
    return load.isEmpty() ? tooltexts::runName(run) : load;
}

QString RunsModel::pathOf(const Item &item) const
{
    return item.run && item.path.isEmpty() ? fromUtf8(m_evaluation->library->runs[*item.run].source.path) : item.path;
}

QString RunsModel::shownName(const Item &item) const
{
    const QString name = nameOf(item);
    if (!item.run)
        return name;
    const auto tagged = [this](std::size_t run) {
        const auto &remarks = m_evaluation->library->runs[run].remarks;
        return std::any_of(remarks.begin(), remarks.end(),
                           [](const auto &remark) { return remark.id == "run.tagged"; });
    };
    bool all = tagged(*item.run);
    for (const auto &child : item.children)
        all = all && tagged(*child->run);
    //: a run or sweep of which the user has said something that its file leaves open
    return all ? tr("%1 · tagged by you").arg(name) : name;
}

std::vector<std::size_t> RunsModel::runsBelow(const QModelIndex &index) const
{
    std::vector<std::size_t> runs;
    const auto collect = [&runs](const Item &item, const auto &again) -> void {
        if (item.run && item.children.empty())
            runs.push_back(*item.run);
        for (const auto &child : item.children)
            again(*child, again);
    };
    collect(*itemOf(index), collect);
    return runs;
}

const RunsModel::Item *RunsModel::itemOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Item *>(index.internalPointer()) : m_root.get();
}

QModelIndex RunsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, itemOf(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex RunsModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const Item *above = itemOf(child)->parent;
    return above == nullptr || above == m_root.get() ? QModelIndex() : createIndex(above->row, 0, above);
}

int RunsModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(itemOf(parent)->children.size());
}

int RunsModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

int RunsModel::recorded(const Library &library, const Sweep &sweep, bool pastKnee)
{
    int count = 0;
    for (std::size_t item = 0; item < core::results::checklistSize; ++item) {
        if (item == static_cast<std::size_t>(core::results::ChecklistItem::SweepLevels) && !pastKnee)
            continue;
        const bool all = std::all_of(sweep.runs.begin(), sweep.runs.end(), [&](std::size_t run) {
            return library.runs[run].checklist[item] == core::results::Recorded::Yes;
        });
        count += all && !sweep.runs.empty() ? 1 : 0;
    }
    return count;
}

QString RunsModel::safeText(const SweepAnalysis &analysis)
{
    if (!analysis.safeCapacity)
        return absentMark();
    const auto load = analysis.points[*analysis.safeCapacity].load;
    if (!load)
        return tr("unlimited");
    const bool last = *analysis.safeCapacity + 1 == analysis.points.size();
    return last && !analysis.pastKnee ? QStringLiteral("≥ ") + formatNumber(*load) : formatNumber(*load);
}

QVariant RunsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item &item = *itemOf(index);
    if (role == SweepRole)
        return item.sweep ? QVariant::fromValue(static_cast<qulonglong>(*item.sweep)) : QVariant();
    if (role == RunRole)
        return item.run ? QVariant::fromValue(static_cast<qulonglong>(*item.run)) : QVariant();
    if (role == PathRole || role == Qt::ToolTipRole) {
        const QString path = pathOf(item);
        if (path.isEmpty() || role == PathRole)
            return path.isEmpty() ? QVariant() : path;
        return tipOf(path, item.run && item.children.empty() ? &m_evaluation->library->runs[*item.run] : nullptr);
    }
    if (role == Qt::TextAlignmentRole && index.column() != NameColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    const Library &library = *m_evaluation->library;
    switch (index.column()) {
    case NameColumn:
        return shownName(item);
    case SafeColumn:
        return item.sweep && *item.sweep < m_evaluation->sweeps.size() ? safeText(m_evaluation->sweeps[*item.sweep])
                                                                       : QVariant();
    case RecordColumn: {
        if (!item.run)
            return {};
        const bool pastKnee =
            !item.sweep || *item.sweep >= m_evaluation->sweeps.size() || m_evaluation->sweeps[*item.sweep].pastKnee;
        const int count = item.sweep ? recorded(library, library.sweeps[*item.sweep], pastKnee)
                                     : recorded(library, Sweep{.name = {}, .runs = {*item.run}}, pastKnee);
        if (role == SortRole)
            return count;
        //: how many of the nine things that let others repeat a benchmark are recorded
        return tr("%1/%2").arg(count).arg(core::results::checklistSize);
    }
    default:
        return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Runs");
    case SafeColumn:
        //: safe capacity of a sweep, short column title
        return tr("safe");
    case RecordColumn:
        return tr("record");
    default:
        return {};
    }
}

QModelIndex RunsModel::indexOfSweep(std::size_t sweep) const
{
    for (const auto &folder : m_root->children) {
        for (const auto &tool : folder->children) {
            for (const auto &item : tool->children) {
                if (item->sweep == sweep)
                    return createIndex(item->row, 0, item.get());
            }
        }
    }
    return {};
}

QModelIndex RunsModel::indexOfRun(std::size_t run) const
{
    for (const auto &folder : m_root->children) {
        for (const auto &tool : folder->children) {
            for (const auto &item : tool->children) {
                if (!item->sweep && item->run == run)
                    return createIndex(item->row, 0, item.get());
                for (const auto &child : item->children) {
                    if (child->run == run)
                        return createIndex(child->row, 0, child.get());
                }
            }
        }
    }
    return {};
}

} // namespace ui
