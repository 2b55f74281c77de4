// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QStringList>

class QCheckBox;

namespace ui {

class ReportPreview;

/// What the report will look like: its pages as they will be printed, with the chapters that go in.
class ReportPage final : public Page
{
    Q_OBJECT
public:
    explicit ReportPage(Session &session, QWidget *parent = nullptr);

    QList<QAction *> pageActions() const override;
    /// Ids of the chapters that are ticked.
    std::vector<std::string> chapters() const;
    /// Writes the PDF; false with a sentence in `why`.
    bool exportPdf(const QString &path, QString *why) const;

protected:
    void refresh() override;

private:
    void exportWithDialog();

    QList<QCheckBox *> m_chapters;
    ReportPreview *m_preview;
    QAction *m_export;
};

} // namespace ui
