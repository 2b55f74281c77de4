// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace ui {

/// The checks that fired, severe first; acknowledged ones come last and step back.
class FindingsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { TitleColumn, SeverityColumn, ReasonColumn, RemedyColumn, FigureColumn, ColumnCount };
    enum Role { CheckRole = FirstOwnRole, SeverityRole };

    explicit FindingsModel(QObject *parent = nullptr);
    /// `runs`: only findings about these runs and about no run at all; empty: every finding.
    void setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation, std::vector<std::size_t> runs = {});
    const core::audit::Finding *finding(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const core::project::Evaluation> m_evaluation;
    std::vector<std::size_t> m_rows;
};

} // namespace ui
