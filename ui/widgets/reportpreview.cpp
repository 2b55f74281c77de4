// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reportpreview.h"

#include "ui/style/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

namespace ui {

namespace {

constexpr int leastPageWidth = 260;
constexpr int gap = 20;
constexpr int numberHeight = 22;
constexpr double a4 = 1.41421356;

} // namespace

ReportPreview::ReportPreview(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ReportPreview::setReport(report::LaidOutReport report)
{
    m_report = std::move(report);
    m_pictures.assign(m_report.pages.size(), QPixmap());
    setAccessibleName(tr("Preview of the report, %n page(s)", nullptr, static_cast<int>(m_report.pages.size())));
    updateGeometry();
    update();
}

int ReportPreview::columns(int width) const
{
    return std::max(1, (width + designPixels(this, gap)) / designPixels(this, leastPageWidth + gap));
}

QRect ReportPreview::pageRect(std::size_t page, int width) const
{
    const int perRow = columns(width);
    const int space = designPixels(this, gap);
    const int wide = (width - (perRow - 1) * space - 2) / perRow;
    const double ratio = m_report.pageSize.isEmpty() ? a4 : m_report.pageSize.height() / m_report.pageSize.width();
    const int high = qRound(wide * ratio);
    const int index = static_cast<int>(page);
    return {1 + index % perRow * (wide + space),
            1 + index / perRow * (high + designPixels(this, numberHeight) + space / 2), wide, high};
}

int ReportPreview::heightForWidth(int width) const
{
    if (m_report.pages.empty() || width <= 0)
        return 0;
    const QRect last = pageRect(m_report.pages.size() - 1, width);
    return last.bottom() + designPixels(this, numberHeight) + 4;
}

QSize ReportPreview::sizeHint() const
{
    const int wide = designPixels(this, 2 * leastPageWidth + gap);
    return {wide, heightForWidth(wide)}; // never of the present width, which follows from the hint
}

void ReportPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_pictures.assign(m_report.pages.size(), QPixmap());
}

void ReportPreview::paintEvent(QPaintEvent *event)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    for (std::size_t page = 0; page < m_report.pages.size(); ++page) {
        const QRect rect = pageRect(page, width());
        if (!event->rect().intersects(rect.adjusted(0, 0, 0, designPixels(this, numberHeight))))
            continue;
        QPixmap &picture = m_pictures[page];
        if (picture.isNull()) {
            picture = QPixmap(rect.size() * devicePixelRatioF());
            picture.setDevicePixelRatio(devicePixelRatioF());
            picture.fill(Qt::white);
            QPainter paper(&picture);
            paper.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            const double scale = rect.width() / m_report.pageSize.width();
            paper.scale(scale, scale);
            m_report.paint(paper, page);
        }
        painter.drawPixmap(rect.topLeft(), picture);
        painter.setPen(theme.border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
        painter.setPen(theme.text2);
        painter.setFont(scaledFont(font(), type::caption));
        painter.drawText(QRect(rect.left(), rect.bottom() + 2, rect.width(), designPixels(this, numberHeight)),
                         Qt::AlignCenter, QLocale().toString(static_cast<int>(page) + 1));
    }
}

} // namespace ui
