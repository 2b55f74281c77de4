// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class FindingsModel;
class Session;
class TableView;

/// Every check that fired, with its reason and its remedy: filtered by words and by severity, acknowledged with a
/// reason that is kept in the project and printed.
class AuditView final : public QWidget
{
    Q_OBJECT
public:
    AuditView(Session &session, QWidget *parent = nullptr);

    int shownCount() const;
    /// Stores the reason for a check in the project; an empty one takes the acknowledgement back. One undoable step.
    void acknowledge(const QString &check, const QString &reason);
    QString chosenCheck() const;
    /// Whether the claims of a text are among the checks; they are by default.
    void setClaimsShown(bool shown);
    /// Whether the chosen check stands below the table in full.
    void setDetailShown(bool shown);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void placeColumns();
    void retranslate();
    void applyFilter();
    void askReason();
    void showDetail(int sourceRow);

    Session &m_session;
    FindingsModel *m_model;
    QLineEdit *m_filter;
    QComboBox *m_severity;
    QLabel *m_count;
    QPushButton *m_acknowledge;
    TableView *m_table;
    QLabel *m_detail;
    bool m_claimsShown = true, m_detailShown = false;
    int m_columnsLeftOut = 0; ///< of those that give way in a narrow view
};

} // namespace ui
