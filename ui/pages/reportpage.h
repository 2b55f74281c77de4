// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QStringList>
#include <vector>

class QFormLayout;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace core::sensitivity {
struct Sensitivity;
}

namespace ui {

class ReportPreview;
class Task;
namespace report {
struct ExportJob;
}

/// What the report will look like: its pages as they will be printed, with the chapters that go in, in their order, and
/// what stands on its cover. Everything that leaves the program as a file leaves from here.
class ReportPage final : public Page
{
    Q_OBJECT
public:
    explicit ReportPage(Session &session, QWidget *parent = nullptr);

    QList<QAction *> pageActions() const override;
    /// Ids of the chapters that are ticked, in the order of the list.
    std::vector<std::string> chapters() const;
    /// Moves a chapter one place up (−1) or down (1); false when there is no place.
    bool moveChapter(const QString &id, int by);
    void tickChapter(const QString &id, bool ticked);
    void setShortForm(bool shortForm);
    /// Writes the report in the form that the name's ending says; false with a sentence in `why`.
    bool exportReport(const QString &path, QString *why) const;
    bool exportEverything(const QString &folder, QString *why) const;
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
    report::ExportJob job() const;
    void askSensitivity();

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
    std::shared_ptr<const core::project::Evaluation> m_studied; ///< what m_sensitivity belongs to
    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity;
};

} // namespace ui
