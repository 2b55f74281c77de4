// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/tablemapping.h"
#include "ui/models/columnmappingmodel.h"

#include <QDialog>
#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QTableView;

namespace ui {

class RunTableModel;
class TableView;

/// What the columns of a table hold that no tool wrote: columns with their first values at the left, quantity and unit
/// at the right, guessed where the name is clear, and the runs that result below.
class ColumnMappingDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `text`: the beginning of the table. `known`: an earlier mapping of the same header, to be edited.
    ColumnMappingDialog(const QString &fileName, std::string text,
                        const std::optional<core::results::TableMapping> &known, QWidget *parent = nullptr);

    core::results::TableMapping mapping() const { return m_model->mapping(); }
    ColumnMappingModel &model() { return *m_model; }
    const RunTableModel &preview() const { return *m_preview; }
    QTableView *table() { return m_table; }

private:
    void buildTable();
    void refreshPreview();
    QString verdict(std::size_t runs, const QString &firstRemark, std::size_t remarks) const;

    std::string m_text;
    ColumnMappingModel *m_model;
    RunTableModel *m_preview;
    QTableView *m_table;
    TableView *m_previewTable;
    QLabel *m_verdict;
    QPushButton *m_import;
};

} // namespace ui
