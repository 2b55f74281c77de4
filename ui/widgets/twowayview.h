// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"
#include "ui/task.h"

#include <QWidget>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;

namespace ui {

class HeatTableModel;
class Session;
class TableView;

/// A figure over two inputs as a heat map with numbers: the tables that the project states, and any pair of inputs that
/// the reader picks. A picked pair is computed off the GUI thread and stays picked while the project changes.
class TwoWayView final : public QWidget
{
    Q_OBJECT
public:
    explicit TwoWayView(Session &session, QWidget *parent = nullptr);

    void setSensitivity(std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity);
    /// The pair to show: paths of the project.
    void choose(const std::string &rows, const std::string &columns);
    bool working() const { return m_task.running(); }
    std::shared_ptr<const core::sensitivity::TwoWayTable> shown() const { return m_shown; }
    QString title() const;

Q_SIGNALS:
    void failed(const QString &message);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildChoice();
    void fillChoice();
    void showStated(int index);
    void start();
    void show(std::shared_ptr<const core::sensitivity::TwoWayTable> table);
    const core::sensitivity::TableSide *side(const std::string &path) const;

    Session &m_session;
    Task m_task;
    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity;
    std::shared_ptr<const core::sensitivity::TwoWayTable> m_shown;
    std::optional<std::pair<std::string, std::string>> m_pair; ///< picked; absent: what is stated
    QLabel *m_title;
    QComboBox *m_stated, *m_rows, *m_columns;
    TableView *m_table;
    HeatTableModel *m_heat;
};

} // namespace ui
