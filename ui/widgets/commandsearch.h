// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QString>
#include <functional>

class QLineEdit;
class QListWidget;

namespace ui {

/// Finds and runs anything by its name: actions, pages, fields, candidates.
/// Opens under the search box; arrow keys choose, Enter runs, Escape closes.
class CommandSearch final : public QFrame
{
    Q_OBJECT
public:
    struct Entry
    {
        QString text;  ///< "Save as…"
        QString where; ///< "File", "Workload", "Candidate"
        QString shortcut;
        std::function<void()> run;
        QString words{};  ///< more that it is found by, and not shown
        QString whyNot{}; ///< why it cannot be run now: it is listed greyed, with the reason
    };
    explicit CommandSearch(QWidget *parent = nullptr);

    /// Opens below (and as wide as) the anchor, with all that can be found.
    void open(const QWidget *anchor, QList<Entry> entries);
    /// More of what can be found, while it is open: what is typed and chosen stays.
    void add(const QList<Entry> &entries);
    /// The entries that hold every word of the text, accents and case aside: those whose own text begins with it come
    /// first, then those that hold it in their text, then by where they belong, then by their further words; of each
    /// what can be run now before what cannot.
    static QList<Entry> matching(const QList<Entry> &entries, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void search();
    void runCurrent();
    void place(const QWidget *anchor);

    QLineEdit *m_edit;
    QListWidget *m_list;
    QList<Entry> m_entries, m_shown;
};

} // namespace ui
