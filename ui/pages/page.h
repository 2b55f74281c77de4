// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/session.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace ui {

class EmptyState;

/// A page of the window: one question, answered by a sentence on top, then a
/// picture, then what stands beneath. It shows the session and nothing else,
/// and follows it while it is visible; hidden pages catch up when they are
/// shown.
class Page : public QWidget
{
    Q_OBJECT
public:
    /// A chart of the page for exports.
    struct NamedChart
    {
        QString name; ///< of the file: "knee"
        charts::ChartSpec spec;
    };

    explicit Page(Session &session, QWidget *parent = nullptr);

    QString sentence() const; ///< what the page says now
    virtual QList<NamedChart> charts() const { return {}; }
    /// Actions of the page for menus and the command search; owned by the page.
    virtual QList<QAction *> pageActions() const { return {}; }
    /// True while work of the page's own runs: what it shows is yet to come.
    virtual bool working() const { return false; }
    /// Brings the page up to date at once, shown or not.
    void refreshNow();

Q_SIGNALS:
    void sentenceChanged(const QString &sentence);
    /// The page asks the window for a way to bring results in.
    void importRequested();
    void exampleRequested();
    /// The page asks for a field of the scenario: its group unfolds and it gets the keyboard. `choose`: what there is
    /// to choose from opens, where the field has that.
    void fieldRequested(const QString &path, bool choose);
    void pageRequested(const QString &id);
    void notice(const QString &sentence); ///< done, for the status strip
    void failed(const QString &sentence); ///< what, where, what to do

protected:
    /// Shows the session as it is now.
    virtual void refresh() = 0;
    void setSentence(const QString &sentence);
    Session &session() { return m_session; }
    const Session &session() const { return m_session; }
    QVBoxLayout *body() { return m_body; } ///< below the sentence
    /// The title of a block, with what is measured after it in the second text
    /// level.
    QLabel *blockTitle(const QString &title, const QString &measured = {}, QWidget *parent = nullptr);
    /// Why an action cannot be run while it is disabled, for the command search: "no candidate is chosen".
    static void setWhyNot(QAction *action, const QString &why);
    /// Goes the ways of an empty state that lead out of the page: "import", "example", "field:…" and "choose:…" with a
    /// path of the scenario. Others are the page's own.
    void goWaysOf(EmptyState *empty);
    /// Gives a table or tree the ground of the page instead of that of a field.
    void putOnPage(QWidget *view);
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void sessionChanged();
    void setRefining(bool refining);
    void fitSentence();
    void keepSentenceInView();

    Session &m_session;

    QLabel *m_sentence;
    QString m_said;
    QScrollArea *m_scroll;
    QVBoxLayout *m_layout;
    QVBoxLayout *m_body = nullptr;
    bool m_stale = true;
    bool m_sentenceScrolls = false; ///< in a very low window, with all else
    bool m_refining = false;        ///< the figures stand on an estimate that is being refined
};

} // namespace ui
