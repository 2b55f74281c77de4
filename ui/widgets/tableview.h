// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tableproxy.h"

#include <QHeaderView>
#include <QTableView>
#include <optional>

class QLabel;
class QLineEdit;
class QMenu;

namespace ui {

/// Fills a menu with the columns of a header, each to be shown or not; the last one stays.
void addColumnChoice(QMenu &menu, QHeaderView &header);

/// A header of two lines: "Cost\n€/1M" is the name with its unit below; a long name without a unit breaks into both.
/// Where no column has a second line there is one. The menu on it chooses columns.
class TableHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit TableHeader(QWidget *parent = nullptr);
    QSize sizeHint() const override;
    /// Room over the titles for what the table lays there.
    void setStrip(int height);
    int strip() const { return m_strip; }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    QSize sectionSizeFromContents(int logicalIndex) const override;
    int alignmentOf(int logicalIndex) const;
    bool isOfFigures(int logicalIndex) const;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    int m_strip = 0;
};

/// The one table of the program: rows of one height, hairline under the header, chosen row filled with a bar at its
/// left, numbers at the right, sorting and filtering, copying as tab-separated text and HTML. Made for 100,000 rows.
///
/// Models: DisplayRole is localised text, SortRole the raw number (invalid where absent), headers "name\nunit".
/// Ctrl+C copies, Ctrl+F filters; the menu (also by its key) offers both and the choice of columns.
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
    /// Whether copies hold the hidden columns too: where what they say is shown elsewhere in the row.
    void setCopiesHidden(bool copies) { m_copiesHidden = copies; }
    void setFilterText(const QString &text);
    /// Rows are found by what this role says of their first column; else by the texts of the columns that are shown.
    void setSearchRole(int role);
    /// Widths from the header and the rows in view; cheap also for very long tables.
    void fitColumns();
    /// What the columns leave of the width is shared among them, at every width: none is cut while another has room.
    void setSpread(bool spread);

    /// Chosen row of the source model, -1: none.
    int currentSourceRow() const;
    void chooseSourceRow(int row);
    /// All chosen rows of the source model, in the order in which they are shown.
    std::vector<int> chosenSourceRows() const;

    /// Chosen cells (or all, where nothing is chosen) as "text/plain" with tabs and as "text/html", with headers.
    QMimeData *selectionData() const;

    /// What the reader filters by; empty: everything is shown.
    QString filterText() const;

public Q_SLOTS:
    void copySelection() const;
    void startFilter(); ///< opens the field for it over the titles
    void endFilter();   ///< shows every row again, with what was chosen

Q_SIGNALS:
    void rowChosen(int sourceRow);  ///< another row is current and chosen; -1: none is chosen any more
    void rowHovered(int sourceRow); ///< -1: none
    void rowOpened(int sourceRow);  ///< double click or Enter

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    int sizeHintForColumn(int column) const override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    /// What was chosen before rows were left out, by rows of the source.
    struct Kept
    {
        std::vector<int> rows;
        int current = -1;
    };
    void addMenuActions();
    void fillColumns(QMenu &menu);
    void buildFilter();
    void placeFilter();
    void setStripShown(bool shown);
    void sayCount();
    void nameSearched();
    void keepChosen();
    void restoreChosen();
    void announce();
    void applyMetrics();
    void spreadColumns();
    void hover(int sourceRow);

    TableProxy m_proxy;
    Density m_density = Density::Normal;
    bool m_spread = false, m_copiesHidden = false;
    bool m_searchesRole = false, m_restoring = false;
    int m_hovered = -1, m_chosen = -1;
    std::optional<Kept> m_kept; ///< until the reader chooses anew
    QWidget *m_strip = nullptr;
    QLineEdit *m_filter = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace ui
