// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QStringList>
#include <QWidget>

namespace ui {

/// The memory of one GPU as a horizontal bar: weights, KV cache, activations, overhead, free. Ticks on the KV part
/// count requests of the mean context; its dark end is what the running requests use. Bars with the same scale can
/// stand under one another. In a narrow place the bar is lower and says only how many requests fit; the rest is in its
/// tooltip.
class VramBar final : public QWidget
{
    Q_OBJECT
public:
    struct Content
    {
        QString label; ///< "FP8"
        core::project::SizeFigures::Vram vram;
        std::optional<double> requestsThatFit; ///< of the replica
        std::optional<double> requestsRunning;
        std::optional<double> contextTokens; ///< mean, of a request
        QString problem = {};                ///< why nothing fits, in a few words; in place of what the cache holds
    };

    /// The memory that an evaluation found, with the requests of its mean context that fit; absent when it found none.
    static std::optional<Content> contentOf(const core::project::Evaluation &evaluation);

    explicit VramBar(QWidget *parent = nullptr);

    void setContent(std::optional<Content> content);
    const std::optional<Content> &content() const { return m_content; }
    /// Bytes of the whole width; absent: those of the content.
    void setScaleBytes(std::optional<double> bytes);
    /// The bar in words, also its accessible description.
    QString summary() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Part;
    std::vector<Part> parts() const;
    QRectF barRect() const;
    double labelWidth() const;
    bool isNarrow() const; ///< room for one line below the bar and none above
    QStringList heldLines() const;
    QStringList restLines() const; ///< what stands above the bar
    QString weightsText() const;
    bool weightsFit() const; ///< into their part of the bar
    QStringList brokenToFit(const QStringList &parts, const QString &between, double width) const;
    void paintTicks(QPainter &painter, const QRectF &kv) const;
    void paintTexts(QPainter &painter, const std::vector<Part> &all) const;
    void update();

    std::optional<Content> m_content;
    std::optional<double> m_scaleBytes;
};

} // namespace ui
