// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ui {

/// The line over a picture or a list: what it shows, and beside it, quieter, how it was measured. A long title is cut
/// in its middle, because names of files differ at their ends; it never asks for more room than there is.
class TitleLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit TitleLabel(QWidget *parent = nullptr);
    void setTitle(const QString &title, const QString &measured);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    QString m_measured;
};

} // namespace ui
