// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"

#include <QWidget>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;

namespace ui {

class ComparisonModel;
class FigureDelegate;
class TableView;

/// Two to eight runs side by side with the choice of the one that the others are held against. Ctrl+C copies the table
/// for a spreadsheet.
class ComparisonView final : public QWidget
{
    Q_OBJECT
public:
    explicit ComparisonView(QWidget *parent = nullptr);
    void setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs);
    ComparisonModel &model() { return *m_model; }
    TableView &table() { return *m_table; }
    QComboBox &base() { return *m_base; }

private:
    void describe(const core::results::Library &library, std::size_t given);

    ComparisonModel *m_model;
    QComboBox *m_base;
    QLabel *m_baseLabel;
    QLabel *m_hint;
    QLabel *m_names;
    TableView *m_table;
};

} // namespace ui
