// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/helpentries.h"

#include <QDialog>

class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

/// The help in a window of its own, beside the work: a search on top, what was found at the left, the text at the
/// right. Everything is in the program; nothing is fetched.
class HelpWindow final : public QDialog
{
    Q_OBJECT
public:
    HelpWindow(QList<help::Entry> entries, QWidget *parent);

    /// Shows an entry; false when there is none of that id, and the list is shown as it was.
    bool showEntry(const QString &id);
    QString currentId() const { return m_current; }
    QString currentText() const;
    QStringList listedIds() const; ///< what the search leaves
    void setSearch(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void read(const QString &id);
    QTreeWidgetItem *itemOf(const QString &id) const;

    QList<help::Entry> m_entries;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QTextBrowser *m_text;
    QString m_current;
};

} // namespace ui
