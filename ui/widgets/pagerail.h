// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QVBoxLayout;

namespace ui {

/// The column of pages at the window's left edge. One item is chosen; arrow keys move between items.
class PageRail final : public QWidget
{
    Q_OBJECT
public:
    struct Item
    {
        QString id, title, icon;
    };
    explicit PageRail(QWidget *parent = nullptr);

    void setItems(const QList<Item> &items);
    void setCurrent(const QString &id);
    QString current() const;
    QAbstractButton *button(const QString &id) const;

Q_SIGNALS:
    void chosen(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QButtonGroup *m_group;
    QVBoxLayout *m_layout;
    QList<Item> m_items;
};

} // namespace ui
