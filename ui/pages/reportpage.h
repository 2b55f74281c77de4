// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/report/reportfiles.h"
#include "ui/report/reportlayout.h"

#include <memory>
#include <vector>

class QFormLayout;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QTimer;

namespace ui {

class ReportPreview;
class Task;

/// What the report will look like: its pages as they will be printed, with the chapters that go in, in their order, and
/// what stands on its cover. Everything that leaves the program as a file leaves from here.
class ReportPage final : public Page
{
    Q_OBJECT
public:
    explicit ReportPage(Session &session, QWidget *parent = nullptr);
    ~ReportPage() override;

    QList<QAction *> pageActions() const override;
    /// Ids of the chapters that are ticked, in the order of the list.
    std::vector<std::string> chapters() const;
    /// Moves a chapter one place up (−1) or down (1); false when there is no place.
    bool moveChapter(const QString &id, int by);
    void tickChapter(const QString &id, bool ticked);
    void setShortForm(bool shortForm);
    /// Writes the report in the form that the name's ending says, or everything into a folder, step by step while the
    /// window goes on; `notice` or `failed` follows. One export at a time.
    void exportTo(const QString &target, report::ExportKind kind);
    void cancelExport();
    bool working() const override;
    /// The report as HTML and as Markdown, for whatever is pasted into.
    void copy() const;

protected:
    void refresh() override;

private:
    QWidget *makeControls();
    void addChapters();
    void addCover(QFormLayout *form);
    void showCover();
    void exportWithDialog();
    void exportFolderWithDialog();
    QWidget *makeProgress();
    void keepChoice(const QString &undoText);
    void showChoice();
    core::exports::ReportOptions reportOptions() const;
    report::ExportJob job() const;
    /// What a study of the figures belongs to.
    struct Studied
    {
        core::project::Node document; ///< without how the report looks
        std::shared_ptr<const core::results::Library> library;
        bool operator==(const Studied &) const = default;
    };
    bool wantsStudy() const;
    bool studied() const;
    void askSensitivity(bool anyway = false);
    void layOutPages();
    void enableExports();
    void showPages(report::LaidOutReport laidOut);
    QPageSize pageSize() const;
    void beginExport();
    void goOnExporting();
    void endExport(const core::Text &why);

    QListWidget *m_chapters = nullptr;
    QCheckBox *m_short = nullptr;
    QComboBox *m_paper = nullptr;
    struct CoverField
    {
        QString path;
        QLineEdit *edit = nullptr;
    };
    QList<CoverField> m_cover;
    ReportPreview *m_preview = nullptr;
    QAction *m_export = nullptr;
    QAction *m_everything = nullptr;
    QAction *m_copy = nullptr;
    Task *m_study;
    Task *m_layout;
    Studied m_studied, m_asked; ///< what m_sensitivity belongs to; what the study that runs belongs to
    bool m_hasPages = true;     ///< nothing is known to be missing before the first are laid out
    bool m_showing = false;     ///< the controls follow the project, and not the other way round
    QWidget *m_progressBox = nullptr;
    QProgressBar *m_progress = nullptr;
    QTimer *m_step = nullptr;
    struct Running;
    std::unique_ptr<Running> m_running;
    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity;
};

} // namespace ui
