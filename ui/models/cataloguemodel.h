// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/listing.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <memory>

namespace ui {

/// One kind of the catalogue as a table: entries, or the offers and versions where an entry has several. A row that is
/// not verified is marked and its tooltip says where the figures come from.
class CatalogueModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { IdRole = ChosenRole + 1, UnverifiedRole, OwnRole };

    explicit CatalogueModel(core::catalogue::Kind kind, QObject *parent = nullptr);

    /// The catalogue lives as long as the model shows it.
    void setCatalogue(std::shared_ptr<const core::catalogue::Catalogue> catalogue);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// What a detail pane says of a row: every field with its unit, sources, dates, the note.
    QString detail(int row) const;
    /// The row of an entry, -1 when it has none.
    int rowOf(const QString &id) const;

private:
    struct Row
    {
        std::size_t entry = 0;
        int item = -1; ///< of the entry; -1: it has none
    };
    struct Shown
    {
        bool ofItem = false;
        std::size_t column = 0;
    };

    const core::catalogue::ListedEntry &entryOf(int row) const;
    const core::catalogue::Column &columnOf(const Shown &shown) const;
    core::catalogue::Cell cellOf(int row, const Shown &shown) const;
    bool verified(int row) const;
    QString sourcesText(int row) const;

    core::catalogue::Kind m_kind;
    std::shared_ptr<const core::catalogue::Catalogue> m_catalogue;
    core::catalogue::Listing m_listing;
    std::vector<Row> m_rows;
    std::vector<Shown> m_columns; ///< behind the name
};

} // namespace ui
