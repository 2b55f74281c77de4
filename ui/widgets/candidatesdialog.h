// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/typedcandidates.h"

#include <QDialog>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

class Session;

/// Candidates typed in or pasted from a spreadsheet, all of them in one move: a line each, a column an axis. Accepting
/// it adds them to the project as one undoable step.
class CandidatesDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit CandidatesDialog(Session &session, QWidget *parent = nullptr);

    QTableWidget *table() const { return m_table; }
    QString problem() const;
    /// Puts a block of cells in: by its header line where it has one, else from the current cell on.
    void paste(const QString &text);

    void accept() override;

private:
    enum Column { IdColumn, NameColumn, FirstAxis };
    void buildTable();
    void check();
    void setCell(int row, int column, const QString &text);
    /// The column that a header's cell names; -1: none.
    int columnNamed(const QString &name) const;
    std::vector<candidates::Typed> lines() const;

    Session &m_session;
    std::vector<std::string> m_axes;
    QTableWidget *m_table;
    QLabel *m_problem;
    QPushButton *m_add = nullptr;
};

} // namespace ui
