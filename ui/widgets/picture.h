// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/charttable.h"
#include "ui/charts/render.h"

#include <QObject>
#include <QSize>
#include <functional>

class QWidget;

namespace ui {

/// Makes any widget that draws figures a picture like the charts: its context menu copies it as an image or as data,
/// shows it as a table and exports it on white as SVG, PDF and PNG. Belongs to the widget, whose accessible name is the
/// title and whose accessible description the summary.
class Picture final : public QObject
{
    Q_OBJECT
public:
    /// `name` is that of a file: "memory". `table` gives what the widget shows; no rows: nothing is shown.
    Picture(QWidget *widget, QString name, std::function<charts::ChartTable()> table);

    QString name() const { return m_name; }
    QWidget *widget() const { return m_widget; }
    charts::ChartTable table() const { return m_table(); }
    bool isEmpty() const { return m_table().rows.isEmpty(); }
    /// The widget as it stands, in the colours of paper; at its natural size where it is not shown. May outlive the
    /// picture; then it draws nothing.
    charts::Drawing drawing() const;
    QSize exportSize() const; ///< with the air around it that every exported picture has

    bool exportTo(const QString &path, QString *why) const;
    void copyImage() const;
    void copyData() const;
    void showAsTable() const;
    void exportWithDialog(const QString &suffix); ///< says afterwards what came of it

    /// What is said where a picture went while it was asked where to.
    static QString goneText();

    /// All pictures of a page, in the order in which they were made.
    static QList<Picture *> within(const QWidget &page);
    /// That of a widget; null: none.
    static Picture *of(const QWidget *widget);

    /// Whose colours the widget is drawn in, where a widget around it gives them.
    void setColoursFrom(QWidget *around) { m_around = around; }

    /// The reader switches that widget, this one or one around it, on and off: hidden, this is still one of the
    /// pictures of its page.
    void setSwitched(const QWidget *switched) { m_switched = switched; }
    /// Where the widget follows the session only while it is shown: what makes it follow.
    void setFollow(std::function<void()> follow) { m_follow = std::move(follow); }
    void bringUpToDate() const;
    void settle(); ///< gives the widget the place that it would have, where it is not shown
    /// Seen on the page, or behind another tab of it; false where the page itself hides it: it has nothing to show.
    bool belongsTo(const QWidget &page) const;

private:
    QSize size() const;

    QWidget *m_widget, *m_around = nullptr;
    QString m_name;
    std::function<charts::ChartTable()> m_table;
    const QWidget *m_switched = nullptr;
    QSize m_settled; ///< that the layouts around it gave it, where it is not shown
    std::function<void()> m_follow;
};

/// Where the files of a window are best written: beside its project; else where the reader last was.
QString exportFolder(const QWidget *widget);

} // namespace ui
