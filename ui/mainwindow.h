// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session.h"
#include "ui/widgets/commandsearch.h"

#include <QHash>
#include <QList>
#include <QMainWindow>
#include <QPointer>
#include <QUrl>
#include <memory>

class QPushButton;
class QStackedWidget;
class QTimer;

namespace ui {

class AuditDock;
class DiagnosticsDock;
class HeadlineStrip;
class HelpWindow;
class MessageBar;
class Page;
class PageRail;
class PresentationWindow;
class ScenarioDock;
class Snapshots;
class StartPage;
class StatusStrip;
class Tour;
class WindowActions;
struct HeadlineCell;
struct PageEntry;

/// What a window begins with.
struct MainWindowOptions
{
    bool remembers = true; ///< geometry, page and recovery copies; off for pictures and tests
    QString page{};        ///< the first; empty: the remembered one, else the first of the rail
    QStringList open{};    ///< a project or results, read while the window comes up
};

/// The window: headline on top, pages by a rail, the scenario beside the page,
/// remarks below. It arranges and connects; what is shown comes from the
/// session.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    using Options = MainWindowOptions;
    explicit MainWindow(const Options &options = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    Session &session() { return *m_session; }
    WindowActions &actions() { return *m_actions; }
    HeadlineStrip &headline() { return *m_headline; }
    ScenarioDock &scenario() { return *m_scenario; }
    MessageBar &messages() { return *m_messages; }
    PageRail &rail() { return *m_rail; }
    Snapshots &snapshots() { return *m_snapshots; }

    /// Fills the screen with the project's slides; a second screen is preferred, the first is the speaker's own.
    PresentationWindow *present();
    /// A table on the clipboard becomes a result file of the project; false, and a sentence, where it is none.
    bool pasteResults();
    /// The help, at an entry of that id ("page.knee"); empty: at what has the keyboard, else at the page.
    HelpWindow *showHelp(const QString &entry = {});
    /// The walk through the window; the one that is there already, if any.
    Tour *takeTour();

    /// Shows a page, making it when it is shown first. False when there is none
    /// of that name.
    bool showPage(const QString &id);
    QString currentPageId() const;
    Page *currentPage() const;

    /// Opens what was dropped or named: one project file is opened, anything else
    /// is imported; what cannot be taken is said with the reason.
    void openUrls(const QList<QUrl> &urls);
    void openPaths(const QStringList &paths);
    bool save();
    bool saveAs();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void begin();
    void showComing();
    void endComing();
    void openNamed();
    void markPage(const QString &id);
    void connectSession();
    void connectFileActions();
    void connectOtherActions();
    void addEditActions();
    void addClipboardActions();
    void updateClipboardActions();
    void addPageActions();
    void fillRecent();
    void fillExamples();
    void fillSweeps();
    void fillRemovable();
    void fillLanguages();
    void fillAppearances();
    void fillTextSizes();
    void sayChoices();
    void fitScenario();
    void openMenuBar();
    void openContextMenu();
    void buildPagesAnew();
    void retranslate();
    void updateTitle();
    void updateFigures();
    void updateSummary();
    void updateUndo();
    void openSearch();
    void askForField(const QString &path, bool choose);
    QList<CommandSearch::Entry> actionEntries();
    QList<CommandSearch::Entry> figureEntries();
    QList<CommandSearch::Entry> fieldEntries();
    QList<CommandSearch::Entry> catalogueEntries();
    QList<CommandSearch::Entry> pageActionEntries(const PageEntry &entry);
    QString whyNot(const QAction *action) const;
    void findMoreActions();
    Page *made(const PageEntry &entry); ///< the page, made if it was not yet
    void connectStartPage(StartPage *page);
    struct TableQuestions;
    void askForColumns(const QStringList &paths);
    void askNext(const std::shared_ptr<TableQuestions> &questions);
    void editTableMappings();
    void takeSnapshot();
    void compareSnapshots();
    void whatIsThis();
    QString helpTopic() const;
    void showProvenance(const HeadlineCell &cell, QWidget *at);
    bool mayGo(); ///< asks to save unsaved edits; false: stay
    void connectKeeping();
    bool mayOverwrite();
    bool write(const QString &path);
    void reloadAside();
    void offerRecovery();
    void fillRecovered();
    void open();
    void import(bool folder);
    struct Exportable;
    enum class Exported {
        Seen, ///< what is seen of a page
        All   ///< also what is behind its other tabs
    };
    QList<Exportable> exportables(Page &page, Exported which) const; ///< what there is to export on a page
    void enableExports();
    void exportChart();
    struct AllCharts;
    void exportAllCharts();
    void goOnExporting();
    QString writeCharts(Page &page, const QString &id);
    void endExporting();
    void cancelExporting();
    void say(const QString &sentence);
    QString lastFolder() const;

    Options m_options;
    Session *m_session;
    WindowActions *m_actions = nullptr;
    HeadlineStrip *m_headline = nullptr;
    PageRail *m_rail = nullptr;
    ScenarioDock *m_scenario = nullptr;
    MessageBar *m_messages = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_coming = nullptr; ///< in place of the first page until the project is read
    StatusStrip *m_status = nullptr;
    DiagnosticsDock *m_diagnostics = nullptr;
    AuditDock *m_audit = nullptr;
    QPushButton *m_searchBox = nullptr;
    QPushButton *m_presentButton = nullptr;
    CommandSearch *m_search = nullptr;
    Snapshots *m_snapshots = nullptr;
    QPointer<PresentationWindow> m_presentation;
    QPointer<HelpWindow> m_help;
    QPointer<Tour> m_tour;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QPointer<QWidget> m_edited; ///< what of the window had the keyboard last, menus and popups aside
    QList<QAction *> m_pageActions;
    QHash<QString, Page *> m_pages;
    QString m_page;
    std::shared_ptr<const core::project::Evaluation> m_baseline;
    std::shared_ptr<AllCharts> m_allCharts; ///< while all charts are exported
    QTimer *m_exportStep = nullptr;
    QPointer<QWidget> m_chosenPicture; ///< a chart or picture that was clicked, or had the keyboard, last
    bool m_shownOnce = false;
    bool m_hasResults = false, m_firstResults = false; ///< of the project; those that just came are its first
    bool m_hushed = false; ///< what is not taken is not said: nobody has asked for it to be taken
    enum class Opens { Nothing, Later, Now, Done } m_opens = Opens::Nothing; ///< of what the window was started with
};

} // namespace ui
