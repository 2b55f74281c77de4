// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>
#include <QStringList>
#include <memory>
#include <optional>

namespace ui {

/// The candidates of a scorecard: a row each, a column for each chosen axis between the name and the standing. Rows on
/// the front come first, then the others by layer, the infeasible last.
class ScorecardModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int CandidateColumn = 0;
    enum Role { IdRole = FirstOwnRole, StatusRole };

    explicit ScorecardModel(QObject *parent = nullptr);
    void setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation);

    /// Share of the draws in which each candidate is on the front, by id: shown beside its standing.
    void setFrontShares(const QHash<QString, double> &shares);
    /// The candidates that a brush lets through; the others step back. Absent: all of them.
    void setPassing(const std::optional<QStringList> &ids);

    int standingColumn() const { return columnCount() - 1; }
    /// The axis shown in a column; empty for the name and the standing.
    std::string axisOf(int column) const;
    const core::scorecard::Standing *standing(int row) const;
    int rowOf(const QString &candidate) const; ///< -1: none

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant axisData(const core::scorecard::Standing &standing, const QModelIndex &index, int role) const;
    QString standingText(const core::scorecard::Standing &standing) const;
    QString reasonOf(const core::scorecard::Standing &standing) const;

    std::shared_ptr<const core::project::Evaluation> m_evaluation;
    std::vector<std::size_t> m_order; ///< row → index of the standing
    std::vector<std::string> m_axes;  ///< shown ones: those of the scorecard, and the gates'
    QList<int> m_decimals;
    QHash<QString, double> m_frontShares;
    std::optional<QStringList> m_passing;
};

} // namespace ui
