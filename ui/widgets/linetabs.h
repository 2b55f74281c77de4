// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTabBar>

namespace ui {

/// Tabs as words over a line: the chosen one stands out and is underlined in the accent. Arrow keys move. Where they do
/// not fit they stand closer, in smaller letters, before any of them hides. They are scrolled where the page itself is
/// not as wide as they are.
class LineTabs final : public QTabBar
{
    Q_OBJECT
public:
    explicit LineTabs(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// Of the compact form, in which every tab is still whole, as far as the page has that width.
    QSize minimumSizeHint() const override;

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void tabLayoutChange() override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int tabWidth(int index, bool compact) const;
    int wholeWidth(bool compact) const;
    QFont tabFont(bool compact, bool chosen) const;
    void chooseForm();

    QPointer<QWidget> m_page; ///< what scrolls them with all else; still a widget while it is being destroyed
    bool m_compact = false;
};

} // namespace ui
