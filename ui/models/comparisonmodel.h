// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"
#include "ui/models/roles.h"
#include "ui/models/runquantities.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace ui {

/// Two to eight runs side by side: a figure a row; of each run its value, against the base the relative difference,
/// and, where the run was repeated, how far the repeats lie apart.
class ComparisonModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr std::size_t mostRuns = 8;
    enum class Part { Figure, Unit, Value, Difference, Spread };
    enum Role {
        WithinSpreadRole = FirstOwnRole, ///< of a difference: no larger than repeats differ among themselves
        SecondLineRole, ///< under a figure's name its unit; under a value its difference, and below it the spread
        WordRole,       ///< true: the cell holds words and no number
    };

    explicit ComparisonModel(QObject *parent = nullptr);

    /// The first run is the base until another is chosen; more than mostRuns are cut.
    void setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs);
    void setBase(std::size_t at); ///< index into runs()
    std::size_t base() const { return m_base; }
    const std::vector<std::size_t> &runs() const { return m_runs; }
    Part part(int column) const { return m_columns[static_cast<std::size_t>(column)].part; }
    QString runLabel(std::size_t at) const; ///< "A", "B" …

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Column
    {
        Part part = Part::Figure;
        std::size_t run = 0; ///< index into m_runs
    };
    struct Cell
    {
        std::optional<double> value, differenceFraction, spreadFraction; ///< spread: half the range over the mean
        std::size_t repeats = 0;
        QString word;
    };
    void build();
    QVariant cellData(const Cell &cell, const Column &column, int row, int role) const;
    static QString secondLine(const Cell &cell);
    const core::results::Run &run(std::size_t at) const { return m_library->runs[m_runs[at]]; }

    std::shared_ptr<const core::results::Library> m_library;
    std::vector<std::size_t> m_runs;
    std::size_t m_base = 0;
    QList<RunQuantity> m_all;
    std::vector<int> m_rows; ///< indices into m_all of figures that some run states
    std::vector<std::vector<Cell>> m_cells;
    std::vector<Column> m_columns;
    QList<int> m_decimals; ///< of each row
};

} // namespace ui
