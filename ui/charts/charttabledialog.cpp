// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charttabledialog.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/tableview.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui::charts {

ChartTableModel::ChartTableModel(ChartTable table, QObject *parent)
    : QAbstractTableModel(parent)
    , m_table(std::move(table))
{}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.headers.size());
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() >= m_table.rows[index.row()].size())
        return {};
    const ChartTable::Cell &cell = m_table.rows[index.row()][index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return cell.value ? formatNumber(*cell.value, 4) : cell.text;
    case Qt::ToolTipRole:
        return cell.value ? QVariant(formatFull(*cell.value)) : QVariant();
    case TableView::SortRole:
        return cell.value ? QVariant(*cell.value) : cell.text.isEmpty() ? QVariant() : QVariant(cell.text);
    default:
        return {};
    }
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= m_table.headers.size())
        return {};
    const QString unit = m_table.units.value(section);
    return unit.isEmpty() ? m_table.headers[section] : m_table.headers[section] + QLatin1Char('\n') + unit;
}

ChartTableDialog::ChartTableDialog(const ChartSpec &spec, QWidget *parent)
    : ChartTableDialog(spec.title, spec.summary, chartTable(spec), parent)
{}

ChartTableDialog::ChartTableDialog(const QString &title, const QString &summary, ChartTable figures, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(title.isEmpty() ? tr("Figures of the chart") : title);
    auto *layout = new QVBoxLayout(this);
    if (!summary.isEmpty()) {
        auto *words = new QLabel(summary);
        words->setWordWrap(true);
        layout->addWidget(words);
    }
    auto *table = new TableView;
    table->setAccessibleName(windowTitle());
    table->setSourceModel(new ChartTableModel(std::move(figures), this));
    layout->addWidget(table);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, table, &TableView::copySelection);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    settleDialog(*this, QSize(640, 420));
}

} // namespace ui::charts
