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
class TableView;

/// Two to eight runs side by side with the choice of the one that the others are held against. From three runs on a run
/// is one column: its difference and the spread of its repeats stand under the value. Ctrl+C copies the table for a
/// spreadsheet, with a column for each of them.
class ComparisonView final : public QWidget
{
    Q_OBJECT
public:
    explicit ComparisonView(QWidget *parent = nullptr);
    void setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs);
    ComparisonModel &model() { return *m_model; }
    TableView &table() { return *m_table; }
    QComboBox &base() { return *m_base; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void describe(const core::results::Library &library, std::size_t given);
    bool isFolded() const;
    void fit();
    int widthOfNumbers(int column) const;
    QStringList namesOf(const core::results::Library &library) const;

    ComparisonModel *m_model;
    QComboBox *m_base;
    QLabel *m_baseLabel;
    QLabel *m_hint;
    QLabel *m_names;
    TableView *m_table;
};

} // namespace ui
