// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/levers.h"
#include "core/project/services.h"
#include "core/project/sourcetables.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace ui {

class DayView;
class LeversModel;
class ServicesModel;
class Session;
class SourceTableModel;
class TableView;
class Task;
class WorksheetView;

/// What stands behind the sizing, one tab each: the worksheet, the levers in numbers, the replicas over a day, the
/// source's tables beside the engine's figures, the services that share the cluster, and what had to be assumed.
class SizingPanel final : public QWidget
{
    Q_OBJECT
public:
    enum Tab { Worksheet, Levers, Day, Source, Services, Assumed };

    explicit SizingPanel(Session &session, QWidget *parent = nullptr);
    ~SizingPanel() override;

    void refresh(); ///< from the session
    void setLadder(std::shared_ptr<const core::project::Ladder> ladder);
    bool working() const;

private:
    QWidget *buildWorksheet();
    QWidget *buildDay();
    QWidget *buildSource();
    QWidget *buildServices();
    QWidget *buildAssumed();
    TableView *makeTable(QAbstractItemModel *model, const QString &name, QWidget *parent);
    void putTablesOnPage();
    void showDay();
    void showAssumed();
    void showSource();
    void startSource();
    void startServices();
    void takeOfficeDay();
    void fitLevers();

    Session &m_session;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    WorksheetView *m_worksheet = nullptr;
    LeversModel *m_levers;
    std::shared_ptr<const core::project::Ladder> m_ladder;
    bool m_leversFit = false; ///< the table has the widths of m_ladder
    TableView *m_leversTable = nullptr;
    QLabel *m_dayText = nullptr;
    DayView *m_day = nullptr;
    QPushButton *m_officeDay = nullptr;
    QComboBox *m_sourceChoice = nullptr;
    QLabel *m_sourceText = nullptr;
    SourceTableModel *m_sourceModel;
    TableView *m_sourceTable = nullptr;
    QLabel *m_servicesText = nullptr;
    QLabel *m_assumed = nullptr;
    ServicesModel *m_servicesModel;
    TableView *m_servicesTable = nullptr;
    Task *m_sourceTask, *m_servicesTask;
    std::shared_ptr<const core::project::SourceTables> m_tables;
};

} // namespace ui
