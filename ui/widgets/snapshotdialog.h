// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/task.h"

#include <QDateTime>
#include <QDialog>
#include <QStandardItemModel>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class Session;
class Snapshots;
class TableView;

/// Snapshots side by side: the headline of each in a column, and what was changed between two of them.
class SnapshotDialog final : public QDialog
{
    Q_OBJECT
public:
    SnapshotDialog(Session &session, Snapshots &snapshots, QWidget *parent = nullptr);

    const QStandardItemModel &figures() const { return m_figures; }
    const QStandardItemModel &changes() const { return m_changes; }

private:
    struct Side
    {
        QString name;
        core::project::Node document;
        std::shared_ptr<const core::project::Project> project;
        std::shared_ptr<const core::project::Evaluation> evaluation; ///< null until it has been made
        int snapshot = -1;                                           ///< its index; -1: the project as it is now
        QDateTime when;
    };
    Side sideNow() const;
    void fillSides();
    void fillFigures();
    void fillChanges();
    void followNow();
    void evaluateNext();
    void sayWhichOne();
    void goBack();
    void forget();
    void showDeleted();

    Session &m_session;
    Snapshots &m_snapshots;
    QList<Side> m_sides; ///< the first is the project as it is now
    QStandardItemModel m_figures, m_changes;
    TableView *m_figureTable;
    TableView *m_changeTable;
    QComboBox *m_from;
    QComboBox *m_to;
    QLabel *m_summary;
    QPushButton *m_back;
    QPushButton *m_forget;
    QPushButton *m_bringBack;
    Task m_evaluation;
    int m_deleted = 0; ///< the undo stack after the last deletion here
    QString m_deletedName;
};

} // namespace ui
