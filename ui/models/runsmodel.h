// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/models/roles.h"

#include <QAbstractItemModel>
#include <memory>
#include <vector>

namespace ui {

/// What was imported, as a tree: folder, tool, sweep with its runs (or a run that belongs to no sweep), with the safe
/// capacity and how many of the nine things a repeatable benchmark pins are recorded. Runs of which a person has said
/// something say so.
class RunsModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, SafeColumn, RecordColumn, ColumnCount };
    /// Indices into the library; invalid for groups. A run within a sweep has no sweep of its own.
    enum Role { SweepRole = FirstOwnRole, RunRole, PathRole };

    explicit RunsModel(QObject *parent = nullptr);
    ~RunsModel() override;
    void setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation);

    QModelIndex indexOfSweep(std::size_t sweep) const;
    QModelIndex indexOfRun(std::size_t run) const; ///< also of one within a sweep
    /// All runs at and below an index, in the order in which they are shown.
    std::vector<std::size_t> runsBelow(const QModelIndex &index) const;
    /// How many of the nine are recorded fully in every run of the sweep.
    static int recorded(const core::results::Library &library, const core::results::Sweep &sweep, bool pastKnee);
    /// "16", "≥ 24" where the sweep does not pass the knee, "–".
    static QString safeText(const core::results::SweepAnalysis &analysis);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Item;
    const Item *itemOf(const QModelIndex &index) const;
    Item *group(Item *parent, const QString &name, const QString &path);
    void build();
    void addSweepRuns(Item &sweep, const core::results::Sweep &of);
    QString nameOf(const Item &item) const;
    QString pathOf(const Item &item) const;
    QString shownName(const Item &item) const;
    void announceFigures(const QModelIndex &parent);

    std::shared_ptr<const core::project::Evaluation> m_evaluation;
    std::unique_ptr<Item> m_root;
};

} // namespace ui
