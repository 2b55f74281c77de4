// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

/// What a page shows before there is anything to show: a sentence, a picture,
/// and the two ways on.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    EmptyState(const QString &promise, const QString &icon, QWidget *parent = nullptr);

Q_SIGNALS:
    void importRequested();
    void exampleRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    QWidget *m_picture;
};

} // namespace ui
