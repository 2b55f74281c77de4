// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"

#include <QDockWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class DiagnosticsModel;

/// All remarks about the project and what was imported, with file and line, and
/// a filter over them.
class DiagnosticsDock final : public QDockWidget
{
    Q_OBJECT
public:
    explicit DiagnosticsDock(QWidget *parent = nullptr);
    void setDiagnostics(const core::Diagnostics &diagnostics);
    int shownCount() const;
    void setVisible(bool visible) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(); ///< what the dock shows, when it is shown first
    void retranslate();

    DiagnosticsModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QLineEdit *m_filter = nullptr;
    QLabel *m_count = nullptr;
    QTableView *m_table = nullptr;
};

} // namespace ui
