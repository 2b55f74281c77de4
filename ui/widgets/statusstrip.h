// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

/// The line at the window's foot: what happened last, progress with Cancel, and
/// what the fill of a mark means.
class StatusStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit StatusStrip(QWidget *parent = nullptr);

    void setSummary(const QString &summary); ///< stands while there is no news
    void showNews(const QString &news);
    /// Shown only once the work has lasted 300 ms; a fraction below 0 ends it.
    void setProgress(double fraction, const QString &what);
    QString text() const;

Q_SIGNALS:
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showText();

    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QWidget *m_legend;
    QString m_summary, m_news, m_what;
    QTimer m_newsTimer, m_progressTimer;
};

} // namespace ui
