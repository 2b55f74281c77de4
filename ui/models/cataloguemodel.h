// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/listing.h"
#include "core/catalogue/userentries.h"
#include "ui/models/roles.h"

#include <QAbstractTableModel>
#include <memory>

namespace ui {

/// One kind of the catalogue as a table: entries, or the offers and versions where an entry has several. The last two
/// columns are the date and the first source of each row. A row that is not verified is marked, one with own fields
/// too; its tooltip says where the figures come from.
class CatalogueModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = FirstOwnRole,
        UnverifiedRole,
        OwnRole,
        SearchRole,  ///< id, name, aliases: what a search looks in
        ColumnIdRole ///< of a header: "memory_gb"
    };

    explicit CatalogueModel(core::catalogue::Kind kind, QObject *parent = nullptr);

    core::catalogue::Kind kind() const { return m_kind; }
    /// The catalogue lives as long as the model shows it. `own`: what of it the user wrote.
    void setCatalogue(std::shared_ptr<const core::catalogue::Catalogue> catalogue,
                      const core::catalogue::UserEntries &own = {});

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    struct Fact
    {
        QString title, value;
    };
    /// Every field of a row that is known, with its unit; the facts of its item (offer, version) first.
    QList<Fact> facts(int row) const;
    /// The figures of an entry whose rows are not its items (a grid's), one a line.
    QStringList figures(int row) const;
    /// What a detail pane says of a row as plain text: every field with its unit, sources, dates, the note.
    QString detail(int row) const;
    /// Sources one a line, then the date, what is not verified, and whether own fields are in it.
    QStringList sources(int row) const;

    const core::catalogue::Entry *entry(int row) const; ///< null: no such row
    int itemOf(int row) const;                          ///< index into the entry's items; -1: the row is the entry
    /// The item as a tree with the keys of the file, for finding it there; an empty map where the row is the entry.
    core::project::Node itemNode(int row) const;
    bool isVerified(int row) const { return verified(row); }
    /// The row of an entry (its first), -1 when it has none.
    int rowOf(const QString &id) const;
    int unverifiedRows() const;

private:
    struct Row
    {
        std::size_t entry = 0;
        int item = -1; ///< of the entry; -1: it has none
        bool own = false;
    };
    struct Shown
    {
        bool ofItem = false;
        std::size_t column = 0;
        bool ofFigures = false; ///< its cells stand right, also those that are not known
    };

    const core::catalogue::ListedEntry &entryOf(int row) const;
    const core::catalogue::Column &columnOf(const Shown &shown) const;
    bool holdsFigures(const Shown &shown) const;
    core::catalogue::Cell cellOf(int row, const Shown &shown) const;
    core::catalogue::Cell itemCell(int row, std::string_view column) const;
    bool verified(int row) const;
    core::project::Node itemNode(std::size_t entry, int item) const;
    bool isOwn(std::size_t entry, int item, const core::catalogue::UserEntries &own) const;
    QString dateText(int row) const;
    QString sourceText(int row) const;
    QVariant nameData(int row, int role) const;

    core::catalogue::Kind m_kind;
    std::shared_ptr<const core::catalogue::Catalogue> m_catalogue;
    core::catalogue::Listing m_listing;
    std::vector<Row> m_rows;
    std::vector<Shown> m_columns; ///< behind the name
};

} // namespace ui
