// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/robustness.h"

#include <QAbstractTableModel>
#include <memory>

namespace ui {

/// How often each candidate is on the front and the cheapest when the uncertain inputs are drawn, with P10, P50 and P90
/// of its cost.
class RobustnessModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { CandidateColumn, FrontColumn, CheapestColumn, P10Column, P50Column, P90Column, ColumnCount };

    explicit RobustnessModel(QObject *parent = nullptr);
    void setRobustness(std::shared_ptr<const core::sensitivity::Robustness> robustness);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const core::sensitivity::Robustness> m_robustness;
};

} // namespace ui
