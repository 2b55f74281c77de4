// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace ui {

/// Sorts by the raw values of a role; what is absent stays at the end in both directions. Filters by text in any
/// column.
class TableProxy final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit TableProxy(QObject *parent = nullptr);

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

/// A header of two lines: "Cost\n€/1M" is the name with its unit below. The menu on it chooses columns.
class TableHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit TableHeader(QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    QSize sectionSizeFromContents(int logicalIndex) const override;
    void contextMenuEvent(QContextMenuEvent *event) override;
};

/// The one table of the program: rows of one height, hairline under the header, chosen row filled with a bar at its
/// left, numbers at the right, sorting and filtering, copying as tab-separated text and HTML. Made for 100,000 rows.
///
/// Models: DisplayRole is localised text, SortRole the raw number (invalid where absent), headers "name\nunit".
class TableView final : public QTableView
{
    Q_OBJECT
public:
    enum Role { SortRole = Qt::UserRole };
    enum class Density { Normal, Dense };

    explicit TableView(QWidget *parent = nullptr);

    /// The model is not owned. Sorting and filtering work on a proxy in between.
    void setSourceModel(QAbstractItemModel *model);
    QAbstractItemModel *sourceModel() const { return m_proxy.sourceModel(); }
    TableProxy *proxy() { return &m_proxy; }
    void setDensity(Density density);
    void setFilterText(const QString &text);
    /// Widths from the header and the rows in view; cheap also for very long tables.
    void fitColumns();

    /// Chosen row of the source model, -1: none.
    int currentSourceRow() const;
    void chooseSourceRow(int row);

    /// Chosen cells (or all, where nothing is chosen) as "text/plain" with tabs and as "text/html", with headers.
    QMimeData *selectionData() const;

public Q_SLOTS:
    void copySelection() const;

Q_SIGNALS:
    void rowChosen(int sourceRow);  ///< the current row moved
    void rowHovered(int sourceRow); ///< -1: none
    void rowOpened(int sourceRow);  ///< double click or Enter

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void applyMetrics();
    void hover(int sourceRow);

    TableProxy m_proxy;
    Density m_density = Density::Normal;
    int m_hovered = -1;
};

} // namespace ui
