// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presentation/slides.h"
#include "ui/task.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

namespace ui {

class Session;
class WhatIfSlider;
namespace charts {
class ChartWidget;
}

/// The project on the wall: one slide fills the window, nothing else is there. It follows the session, so that what the
/// presenter plays with moves the figures.
///
/// Keys, as of presenter's remotes: right, Page Down, space, Return: next; left, Page Up, Backspace: back; Home, End;
/// B or full stop: black, W or comma: white; up and down play with the question; D: light or dark; Escape: leave.
class PresentationWindow final : public QWidget
{
    Q_OBJECT
public:
    explicit PresentationWindow(Session &session, QWidget *parent = nullptr);
    ~PresentationWindow() override;

    int count() const { return static_cast<int>(m_slides.size()); }
    int current() const { return m_current; }
    const slides::Slide &slide() const { return m_slides[m_current]; }
    QStringList ids() const;
    void goTo(int index); ///< clamped
    bool goTo(const QString &id);
    /// True while a slide is still being computed.
    bool working() const;
    bool blank() const { return m_blank != Blank::None; }
    void setDark(bool dark);
    bool isDark() const;
    WhatIfSlider &whatIf() { return *m_whatIf; }

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    enum class Blank { None, Black, White };

    double px(double design) const; ///< of a slide 1280 × 720
    QFont slideFont(double factor, QFont::Weight weight = QFont::Normal) const;
    QRectF bodyRect() const;
    QRectF sideRect() const;
    slides::Input input() const;
    void computeSensitivity();
    void rebuildAll();
    void rebuildCurrent();
    void sessionChanged();
    void showSlide();
    void place();
    void setBlank(Blank blank);
    void paintSentence(QPainter &painter) const;
    void paintNumber(QPainter &painter) const;
    void paintDrawing(QPainter &painter) const;
    void paintFoot(QPainter &painter) const;
    QFont sentenceFont(double *height) const;
    double numberHeight() const;

    Session &m_session;
    QList<slides::Slide> m_slides;
    QSet<int> m_stale; ///< slides whose figures have moved since they were made
    int m_current = 0;
    double m_throughputFactor = 1.0;
    std::optional<double> m_loadBefore; ///< what was only played with is not taken home
    std::optional<double> m_handle;
    Blank m_blank = Blank::None;
    Task m_task;
    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity; ///< null until it is known
    charts::ChartWidget *m_chart;
    WhatIfSlider *m_whatIf;
    QTimer m_idle; ///< the pointer hides while nobody moves it
};

} // namespace ui
