// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/models/headline.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace ui {

class FigureLink;
namespace charts {
class ChartWidget;
}

/// A picture with its name, the figures that it is about, each a way to where it comes from, and a sentence below.
/// Without anything to draw only the name and the sentence stand.
class PictureBlock final : public QWidget
{
    Q_OBJECT
public:
    PictureBlock(const QString &title, const QString &name, QWidget *parent = nullptr);

    /// Cells without a figure are left out.
    void show(const charts::ChartSpec &spec, const QString &sentence, const QList<HeadlineCell> &figures = {});
    void showReason(const QString &sentence); ///< why there is no picture
    bool hasPicture() const { return m_drawn; }
    QString sentence() const;
    charts::ChartWidget &chart() { return *m_chart; }
    QList<FigureLink *> links() const { return m_links; }

Q_SIGNALS:
    void notice(const QString &sentence);
    void failed(const QString &sentence);

private:
    void setFigures(const QList<HeadlineCell> &figures);

    QLabel *m_title;
    QHBoxLayout *m_head;
    charts::ChartWidget *m_chart;
    QLabel *m_words;
    QList<FigureLink *> m_links;
    bool m_drawn = false;
};

} // namespace ui
