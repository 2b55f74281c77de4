// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>
#include <QTimer>
#include <vector>

namespace ui {

/// The rows of a flat table in another order, and fewer of them. Made for 100,000 rows: it reads every sort key once,
/// keeps what a row is searched by, looks only through what was found before where the reader types on, and goes
/// through long tables in short passes between which the window answers. What the filter leaves then takes its place at
/// once, as a reset: see `refiltering()`.
///
/// Sorts by the raw values of a role; what is absent stays at the end in both directions.
class TableProxy final : public QAbstractProxyModel
{
    Q_OBJECT
public:
    /// Up to as many rows a filter holds when `setFilterText` returns.
    static constexpr int rowsAtOnce = 5000;

    explicit TableProxy(QObject *parent = nullptr);

    void setSourceModel(QAbstractItemModel *model) override;
    /// By what a row is found: the texts of these columns. No columns: all of them.
    void setFilterRole(int role);
    void setFilterColumns(const QList<int> &columns);
    void setFilterText(const QString &text);
    QString filterText() const { return m_wanted; }
    /// True while a long table is gone through: the rows are those of the text before.
    bool filtering() const { return m_passing; }
    /// True during a reset that only leaves out rows, or brings them back: what was chosen may stay so.
    bool refiltering() const { return m_refiltering; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    QModelIndex mapToSource(const QModelIndex &index) const override;
    QModelIndex mapFromSource(const QModelIndex &index) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void filtered(); ///< the rows are those of the text

private:
    int sourceRows() const;
    std::vector<int> ordered() const;
    bool accepts(int sourceRow);
    void startPass();
    void pass();
    void take(std::vector<int> rows);
    void reorder(std::vector<int> rows);
    void numberBack();
    void reload();
    void sourceChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles);
    void tellChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles);

    std::vector<int> m_rows;     ///< source rows as they are shown
    std::vector<int> m_order;    ///< all source rows as they are sorted
    std::vector<int> m_back;     ///< source row to shown row; -1: left out
    std::vector<QString> m_keys; ///< of source rows, in lower case; null: not asked yet
    QList<int> m_columns;
    int m_filterRole = Qt::DisplayRole;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    QString m_wanted, m_shown; ///< as typed; in lower case and as m_rows are
    std::vector<int> m_through, m_found;
    std::size_t m_at = 0;
    bool m_passing = false, m_refiltering = false;
    QTimer m_next;
    QList<QMetaObject::Connection> m_connections;
};

} // namespace ui
