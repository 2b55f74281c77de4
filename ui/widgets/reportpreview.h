// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/reportlayout.h"

#include <QPixmap>
#include <QWidget>

namespace ui {

/// The pages of a report side by side, as they will be printed: always on white.
class ReportPreview final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportPreview(QWidget *parent = nullptr);
    void setReport(report::LaidOutReport report);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int columns(int width) const;
    QRect pageRect(std::size_t page, int width) const;

    report::LaidOutReport m_report;
    std::vector<QPixmap> m_pictures; ///< painted when first seen; null: not yet
};

} // namespace ui
