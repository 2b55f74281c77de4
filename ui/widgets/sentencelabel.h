// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ui {

/// The sentence at the head of a page: the answer in words, large, on as many lines as it needs.
class SentenceLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit SentenceLabel(QWidget *parent = nullptr);
    /// A factor of the application's font other than that of a page's sentence, for slides.
    void setFactor(double factor);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont sentenceFont() const;
    /// Breaks the text to a width; draws it where a painter is given; returns its height.
    double layOut(int width, QPainter *painter) const;

    double m_factor;
};

} // namespace ui
