// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <QList>
#include <memory>

namespace ui {

/// The points of one sweep: a row a load, with the figures that the SLO is held against. Figures that a check doubts
/// carry a letter; `doubts` says why.
class KneePointsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        LoadColumn,
        RequestsColumn,
        TtftMedianColumn,
        TtftTailColumn,
        TpotTailColumn,
        ThroughputColumn,
        GoodputColumn,
        UsefulColumn,
        ColumnCount
    };
    struct Doubt
    {
        QString letter, title, reason, remedy, check;
        bool operator==(const Doubt &) const = default;
    };

    explicit KneePointsModel(QObject *parent = nullptr);

    /// `tailQuantile` 0..1: the percentile of the tail columns. A sweep that is not there empties the model.
    void setSweep(std::shared_ptr<const core::project::Evaluation> evaluation, std::size_t sweep, double tailQuantile);
    const core::results::SweepAnalysis *sweep() const;
    const QList<Doubt> &doubts() const { return m_doubts; }
    /// Whether any row knows a figure of this column.
    bool hasValues(int column) const;
    /// The row of the safe capacity; -1 when there is none.
    int safeRow() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::optional<double> value(std::size_t row, int column) const;
    bool overSlo(std::size_t row, int column) const;
    void findDoubts();
    void measureColumns();
    QString letterAt(int row, int column) const;
    QString unitOf(int column) const;

    std::shared_ptr<const core::project::Evaluation> m_evaluation;
    std::size_t m_sweep = 0;
    double m_tail = 0.99;
    QList<Doubt> m_doubts;
    QHash<std::pair<int, int>, QString> m_letters; ///< (row, column) → letter
    std::array<int, ColumnCount> m_decimals{};
};

} // namespace ui
