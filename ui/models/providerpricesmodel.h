// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sovereignty/exposure.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace ui {

/// Provider × price of a GPU-hour × law: the cheapest dated offer of each.
class ProviderPricesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { ProviderColumn, PriceColumn, JurisdictionColumn, ReachColumn, DateColumn, ColumnCount };

    explicit ProviderPricesModel(QObject *parent = nullptr);

    /// `gpuId` of the catalogue; empty: of any GPU. `chosenId`: the provider of the scenario.
    void setPrices(std::shared_ptr<const core::catalogue::Catalogue> catalogue, const std::string &gpuId,
                   const QString &chosenId);
    QString idAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const core::sovereignty::ProviderPrice &price, int column) const;

    std::shared_ptr<const core::catalogue::Catalogue> m_catalogue; ///< what the rows point into
    std::vector<core::sovereignty::ProviderPrice> m_rows;
    QString m_chosen;
};

} // namespace ui
