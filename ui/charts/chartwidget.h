// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartscene.h"

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>

class QMenu;

namespace ui::charts {

/// Shows a ChartSpec. Setting a new one while a slider moves costs a few milliseconds and does not flicker; the zoom
/// stays as long as the axes keep their meaning.
///
/// Mouse: hovering reads values, the wheel zooms, dragging pans, a double click shows everything again, the handle of
/// an operating point can be dragged. Keys: + − 0, arrows (pan when zoomed, else move the operating point).
class ChartWidget final : public QWidget
{
    Q_OBJECT
public:
    explicit ChartWidget(QWidget *parent = nullptr);
    ~ChartWidget() override;

    void setSpec(const ChartSpec &spec);
    /// What is drawn: the spec that was set, less what the reader switched off.
    const ChartSpec &spec() const { return m_spec; }
    /// Series by which the reader may switch; the names that they have in the menu.
    QStringList seriesNames() const;
    void setSeriesVisible(const QString &name, bool visible);
    bool isSeriesVisible(const QString &name) const { return !m_hiddenSeries.contains(name); }
    /// The reader's own choice of a scale; absent: as the spec says. Only where the axis carries no bars and no zero
    /// that means something.
    void setLogarithmic(std::optional<bool> x, std::optional<bool> left);
    bool canBeLogarithmic() const;
    void setMode(Mode mode); ///< Screen or Presentation
    Mode mode() const { return m_mode; }

    /// Lights one candidate and its arrows, as when its row in the table is hovered; empty: none.
    void setHighlighted(const QString &id);
    /// Steps the picture back while a newer one is being computed.
    void setDimmed(bool dimmed);

    bool dragging() const { return m_draggingHandle; } ///< a hand holds the operating point
    ChartView view() const { return m_view; }
    void resetView();
    /// The drawn scene, for tests and for what is laid over it.
    const ChartScene &scene() const;

    QSize sizeHint() const override;
    /// The height that it needs and asks for: it takes more where there is more, but makes no page scroll for it.
    void setLeastHeight(int pixels);
    QSize minimumSizeHint() const override;

    bool exportTo(const QString &path, QString *why) const;
    void copyImage() const;
    void copyData() const;

Q_SIGNALS:
    void operatingPointDragged(double x);   ///< while the handle moves
    void operatingPointReleased(double x);  ///< where it was let go
    void pointHovered(const QString &id);   ///< a candidate, or empty
    void pointActivated(const QString &id); ///< clicked
    void notice(const QString &sentence);   ///< done, for the status strip
    void failed(const QString &sentence);

public Q_SLOTS:
    void showAsTable();
    void exportWithDialog(const QString &suffix);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Readout
    {
        QPointF anchor;
        bool crosshair = false;
        QString title;
        QList<std::pair<QString, QColor>> lines;
        QString candidate;
    };

    void ensureScene() const;
    void invalidate();
    void paintReadout(QPainter &painter) const;
    std::optional<Readout> readoutAt(QPointF position) const;
    std::optional<Readout> scatterReadout(QPointF position) const;
    std::optional<Readout> curveReadout(QPointF position) const;
    void setReadout(const std::optional<Readout> &readout);
    void zoom(double factor, QPointF around);
    void pan(QPointF pixels);
    void setView(const ChartView &view);
    const VerticalMark *draggableMark() const;
    bool overHandle(QPointF position) const;
    void moveOperatingPoint(double x, bool released);
    void stepOperatingPoint(int direction);
    QMenu *makeMenu();
    void addToggles(QMenu &menu);
    void applyChoices();

    ChartSpec m_given; ///< as it was set
    ChartSpec m_spec;  ///< as it is drawn
    QStringList m_hiddenSeries;
    std::optional<bool> m_logX, m_logLeft;
    Mode m_mode = Mode::Screen;
    ChartView m_view;
    QString m_highlighted;
    bool m_dimmed = false;
    mutable ChartScene m_scene;
    mutable QPixmap m_picture;
    mutable bool m_sceneStale = true, m_pictureStale = true;
    std::optional<Readout> m_readout;
    QString m_hovered;
    bool m_draggingHandle = false, m_panning = false, m_moved = false, m_keyboardFocus = false;
    QPointF m_last;
    int m_leastHeight = 0; ///< pixels; 0: as a picture that stands alone
};

} // namespace ui::charts
