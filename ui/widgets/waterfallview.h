// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QWidget>
#include <vector>

namespace ui {

/// A figure as the sum of its parts, one row a part: name, bar from where the last one ended, amount. The total stands
/// below in full strength, the limit as a line. Parts below zero (what a cache saves) are dashed outlines.
class WaterfallView final : public QWidget
{
    Q_OBJECT
public:
    struct Row
    {
        QString name;
        double value = 0.0;
        QString detail; ///< tooltip
    };
    struct Content
    {
        QString title;    ///< "A token, ms"
        QString measured; ///< beside the title, at the right: "SLO 60 ms: 22 % used"
        std::vector<Row> rows;
        QString totalName;
        charts::Role role = charts::Role::Tpot;
        double total() const;
    };

    explicit WaterfallView(QWidget *parent = nullptr);
    void setContent(Content content);
    const Content &content() const { return m_content; }
    /// All of it in words, also the accessible description.
    QString summary() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    double rowHeight() const;
    double namesWidth() const;
    double titleHeight() const;
    void paintRow(QPainter &painter, int index, double from, double to, double scale, const QRectF &bars) const;

    Content m_content;
};

} // namespace ui
