// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartwidget.h"

#include "ui/charts/chartaccessible.h"
#include "ui/charts/charttable.h"
#include "ui/charts/charttabledialog.h"
#include "ui/charts/render.h"
#include "ui/style/numberformat.h"
#include "ui/widgets/picture.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

constexpr double dimmedOpacity = 0.45;
constexpr double dimmedContrast = 0.75; ///< while a new picture is made, the old one still reads in high contrast
constexpr double zoomStep = 1.25;

/// A range made `factor` times as narrow around a fixed point, on the axis's own scale.
std::pair<double, double> zoomed(const AxisScale &scale, double factor, double around)
{
    const double low = around - around / factor, high = around + (1.0 - around) / factor;
    return {scale.fromUnit(low), scale.fromUnit(high)};
}

std::pair<double, double> panned(const AxisScale &scale, double units)
{
    return {scale.fromUnit(units), scale.fromUnit(1.0 + units)};
}

} // namespace

ChartWidget::ChartWidget(QWidget *parent)
    : QWidget(parent)
{
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartWidget::~ChartWidget() = default;

namespace {

/// A series as the reader knows it: marks and prediction of one figure share the name.
QString nameOf(const SeriesSpec &series)
{
    return series.name.isEmpty() ? series.directLabel : series.name;
}

} // namespace

QStringList ChartWidget::seriesNames() const
{
    QStringList names;
    for (const SeriesSpec &series : m_given.series)
        if (const QString name = nameOf(series); !name.isEmpty() && !names.contains(name))
            names << name;
    return names;
}

void ChartWidget::setSeriesVisible(const QString &name, bool visible)
{
    m_hiddenSeries.removeAll(name);
    if (!visible)
        m_hiddenSeries << name;
    applyChoices();
}

bool ChartWidget::canBeLogarithmic() const
{
    return !hasBars(m_given) && !m_given.left.percent && m_given.left.ticks.isEmpty();
}

void ChartWidget::setLogarithmic(std::optional<bool> x, std::optional<bool> left)
{
    m_logX = x;
    m_logLeft = left;
    m_view = {};
    applyChoices();
    if (m_readout)
        setReadout(readoutAt(m_last));
}

void ChartWidget::applyChoices()
{
    std::optional<double> held;
    if (m_draggingHandle)
        if (const VerticalMark *mark = draggableMark())
            held = mark->x;
    m_spec = m_given;
    m_spec.series.removeIf([this](const SeriesSpec &series) { return m_hiddenSeries.contains(nameOf(series)); });
    if (canBeLogarithmic()) {
        m_spec.x.logarithmic = m_logX.value_or(m_spec.x.logarithmic);
        m_spec.left.logarithmic = m_logLeft.value_or(m_spec.left.logarithmic);
    }
    if (held) // the hand leads, whatever the figures make of it
        for (VerticalMark &mark : m_spec.vertical)
            if (mark.draggable)
                mark.x = *held;
    invalidate();
}

void ChartWidget::setSpec(const ChartSpec &spec)
{
    const bool sameAxes = spec.x.title == m_given.x.title && spec.left.title == m_given.left.title &&
                          spec.x.logarithmic == m_given.x.logarithmic &&
                          spec.left.logarithmic == m_given.left.logarithmic;
    if (!sameAxes) {
        m_view = {};
        m_logX.reset();
        m_logLeft.reset();
    }
    m_given = spec;
    applyChoices();
    if (!spec.title.isEmpty() && accessibleName() != spec.title)
        setAccessibleName(spec.title);
    if (accessibleDescription() != spec.summary)
        setAccessibleDescription(spec.summary);
    if (m_readout && !m_draggingHandle)
        setReadout(readoutAt(m_last));
}

void ChartWidget::setMode(Mode mode)
{
    m_mode = mode;
    invalidate();
}

void ChartWidget::setHighlighted(const QString &id)
{
    if (id == m_highlighted)
        return;
    m_highlighted = id;
    m_pictureStale = true;
    update();
}

void ChartWidget::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

void ChartWidget::invalidate()
{
    m_sceneStale = m_pictureStale = true;
    update();
}

void ChartWidget::ensureScene() const
{
    if (!m_sceneStale)
        return;
    m_sceneStale = false;
    m_scene.set(m_spec, ChartStyle::make(m_mode, Theme::of(this), font(), locale()), size(), m_view);
}

const ChartScene &ChartWidget::scene() const
{
    ensureScene();
    return m_scene;
}

QSize ChartWidget::sizeHint() const
{
    return {designPixels(this, 640), m_leastHeight > 0 ? m_leastHeight : designPixels(this, 360)};
}

void ChartWidget::setLeastHeight(int pixels)
{
    m_leastHeight = pixels;
    setMinimumHeight(pixels);
}

QSize ChartWidget::minimumSizeHint() const
{
    return {designPixels(this, 160), designPixels(this, 100)};
}

void ChartWidget::paintEvent(QPaintEvent *)
{
    ensureScene();
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_pictureStale || m_picture.size() != pixels) {
        m_pictureStale = false;
        if (m_picture.size() != pixels)
            m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Theme::of(this).page);
        QPainter painter(&m_picture);
        m_scene.setHighlighted(m_highlighted);
        m_scene.paint(painter);
    }
    QPainter painter(this);
    if (m_dimmed) {
        painter.fillRect(rect(), Theme::of(this).page);
        painter.setOpacity(Theme::of(this).highContrast ? dimmedContrast : dimmedOpacity);
    }
    painter.drawPixmap(0, 0, m_picture);
    painter.setOpacity(1.0);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_readout)
        paintReadout(painter);
    if (hasFocus() && m_keyboardFocus) {
        painter.setPen(QPen(withAlpha(Theme::of(this).accent, 0.6), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

void ChartWidget::paintReadout(QPainter &painter) const
{
    const ChartLayout &layout = m_scene.layout();
    const ChartStyle &style = m_scene.style();
    if (m_readout->crosshair) {
        painter.setPen(QPen(style.theme.text3, 1.0, Qt::DotLine));
        painter.drawLine(QPointF(m_readout->anchor.x(), layout.plot.top()),
                         QPointF(m_readout->anchor.x(), layout.bottom()));
    }
    const QFont titleFont = style.text(type::label, QFont::DemiBold), lineFont = style.text(type::label);
    const double pad = style.px(8);
    double width = textSize(m_readout->title, titleFont).width(),
           height = textSize(m_readout->title, titleFont).height();
    for (const auto &[text, color] : m_readout->lines) {
        width = std::max(width, textSize(text, lineFont).width());
        height += textSize(text, lineFont).height();
    }
    QRectF box(0, 0, width + 2 * pad, height + 2 * pad);
    box.moveTopLeft(m_readout->anchor + QPointF(style.px(14), -box.height() / 2));
    if (box.right() > layout.area.right())
        box.moveRight(m_readout->anchor.x() - style.px(14));
    box.moveTop(std::clamp(box.top(), layout.area.top() + 1,
                           std::max(layout.area.top() + 1, layout.area.bottom() - box.height() - 1)));
    box.moveLeft(std::max(box.left(), 1.0));
    painter.setPen(QPen(style.theme.border, 1.0));
    painter.setBrush(withAlpha(style.theme.field, 0.96));
    painter.drawRoundedRect(box, 3, 3);
    double top = box.top() + pad;
    const auto write = [&](const QString &text, const QFont &font, const QColor &color) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QPointF(box.left() + pad, top + QFontMetricsF(font).ascent()), text);
        top += textSize(text, font).height();
    };
    write(m_readout->title, titleFont, style.theme.text1);
    for (const auto &[text, color] : m_readout->lines)
        write(text, lineFont, color);
}

std::optional<ChartWidget::Readout> ChartWidget::scatterReadout(QPointF position) const
{
    const ChartLayout &layout = m_scene.layout();
    const double reach = m_scene.style().px(18);
    const ScatterPoint *nearest = nullptr;
    double best = reach;
    for (const ScatterPoint &point : m_spec.scatter) {
        if (!layout.x.shows(point.at.x()) || !layout.left.shows(point.at.y()))
            continue;
        const double distance = QLineF(layout.map(point.at, AxisSide::Left), position).length();
        if (distance < best) {
            best = distance;
            nearest = &point;
        }
    }
    if (!nearest)
        return std::nullopt;
    Readout readout;
    readout.anchor = layout.map(nearest->at, AxisSide::Left);
    readout.title = nearest->label;
    readout.candidate = nearest->id;
    const ChartStyle &style = m_scene.style();
    const auto line = [&](const QString &name, double value) {
        readout.lines.append({tr("%1: %2").arg(name, formatNumber(value, 4, locale())), style.theme.text2});
    };
    line(m_spec.x.title, nearest->at.x());
    line(m_spec.left.title, nearest->at.y());
    for (const QString &reason : nearest->reason.split(u'\n', Qt::SkipEmptyParts))
        readout.lines.append({reason, style.textColor(nearest->role)});
    return readout;
}

std::optional<ChartWidget::Readout> ChartWidget::curveReadout(QPointF position) const
{
    const ChartLayout &layout = m_scene.layout();
    const ChartStyle &style = m_scene.style();
    std::optional<double> nearest;
    for (const SeriesSpec &series : m_spec.series)
        for (const QPointF &point : series.points)
            if (layout.x.shows(point.x()) && (!nearest || std::abs(layout.mapX(point.x()) - position.x()) <
                                                              std::abs(layout.mapX(*nearest) - position.x())))
                nearest = point.x();
    if (!nearest)
        return std::nullopt;
    Readout readout;
    readout.anchor = {layout.mapX(*nearest), position.y()};
    readout.crosshair = true;
    const auto named = std::find_if(m_spec.x.ticks.begin(), m_spec.x.ticks.end(),
                                    [&](const auto &tick) { return tick.first == *nearest; });
    const QString x = named != m_spec.x.ticks.end() ? named->second
                      : m_spec.x.percent            ? formatPercent(*nearest, 0, locale())
                                                    : formatNumber(*nearest, 4, locale());
    readout.title = m_spec.x.title.isEmpty() ? x : tr("%1: %2").arg(m_spec.x.title, x);
    for (const SeriesSpec &series : m_spec.series) {
        const auto at =
            std::find_if(series.points.begin(), series.points.end(), [&](QPointF p) { return p.x() == *nearest; });
        if (at == series.points.end() || series.shape == SeriesShape::Band)
            continue;
        const AxisSpec &axis = series.axis == AxisSide::Right && m_spec.right ? *m_spec.right : m_spec.left;
        const bool percent = series.goodputStrip || axis.percent;
        const auto index = at - series.points.begin();
        const double value = index < series.upper.size() ? series.upper[index] : at->y();
        const QString number = percent ? formatPercent(value, 1, locale()) : formatNumber(value, 4, locale());
        const QString name = !series.name.isEmpty()          ? series.name
                             : !series.directLabel.isEmpty() ? series.directLabel
                                                             : axis.title;
        const bool predicted =
            series.shape == SeriesShape::Line && series.provenance == core::project::Provenance::Design;
        readout.lines.append({predicted ? tr("%1, predicted: %2").arg(name, number) : tr("%1: %2").arg(name, number),
                              style.textColor(series.role)});
    }
    return readout;
}

std::optional<ChartWidget::Readout> ChartWidget::readoutAt(QPointF position) const
{
    ensureScene();
    const ChartLayout &layout = m_scene.layout();
    const QRectF whole(layout.plot.topLeft(), QPointF(layout.plot.right(), layout.bottom()));
    if (!whole.adjusted(-4, -4, 4, 4).contains(position))
        return std::nullopt;
    return isScatter(m_spec) ? scatterReadout(position) : curveReadout(position);
}

void ChartWidget::setReadout(const std::optional<Readout> &readout)
{
    m_readout = readout;
    const QString candidate = readout ? readout->candidate : QString();
    if (candidate != m_hovered) {
        m_hovered = candidate;
        setHighlighted(candidate);
        Q_EMIT pointHovered(candidate);
    }
    update();
}

const VerticalMark *ChartWidget::draggableMark() const
{
    const auto it = std::find_if(m_spec.vertical.begin(), m_spec.vertical.end(),
                                 [](const VerticalMark &mark) { return mark.draggable; });
    return it == m_spec.vertical.end() ? nullptr : &*it;
}

bool ChartWidget::overHandle(QPointF position) const
{
    ensureScene();
    const VerticalMark *mark = draggableMark();
    return mark && QLineF(m_scene.handleCentre(*mark), position).length() <= m_scene.style().px(11);
}

void ChartWidget::moveOperatingPoint(double x, bool released)
{
    for (VerticalMark &mark : m_spec.vertical)
        if (mark.draggable) {
            mark.x = x;
            break;
        }
    invalidate();
    if (released)
        Q_EMIT operatingPointReleased(x);
    else
        Q_EMIT operatingPointDragged(x);
}

void ChartWidget::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_last = event->position();
    m_moved = false;
    m_draggingHandle = overHandle(event->position());
    m_panning = !m_draggingHandle && scene().layout().plot.contains(event->position());
    if (m_draggingHandle)
        setReadout(std::nullopt);
}

void ChartWidget::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF position = event->position();
    const ChartLayout &layout = scene().layout();
    if (m_draggingHandle) {
        const double unit = std::clamp((position.x() - layout.plot.left()) / layout.plot.width(), 0.0, 1.0);
        moveOperatingPoint(layout.x.fromUnit(unit), false);
        return;
    }
    if (m_panning && event->buttons() & Qt::LeftButton) {
        if (!m_moved && (position - m_last).manhattanLength() < QApplication::startDragDistance())
            return;
        m_moved = true;
        if (m_view.zoomed()) {
            setReadout(std::nullopt);
            pan(position - m_last);
            m_last = position;
        }
        return;
    }
    m_last = position;
    setCursor(overHandle(position) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    setReadout(readoutAt(position));
}

void ChartWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_draggingHandle) {
        m_draggingHandle = false;
        if (const VerticalMark *mark = draggableMark())
            moveOperatingPoint(mark->x, true);
    } else if (m_panning && !m_moved && m_readout && !m_readout->candidate.isEmpty()) {
        Q_EMIT pointActivated(m_readout->candidate);
    }
    m_panning = false;
    QWidget::mouseReleaseEvent(event);
}

void ChartWidget::mouseDoubleClickEvent(QMouseEvent *)
{
    resetView();
}

void ChartWidget::wheelEvent(QWheelEvent *event)
{
    if (!scene().layout().plot.contains(event->position()) || event->angleDelta().y() == 0) {
        event->ignore(); // the page scrolls
        return;
    }
    constexpr double unitsPerNotch = 120.0;
    zoom(std::pow(zoomStep, event->angleDelta().y() / unitsPerNotch), event->position());
    event->accept();
}

void ChartWidget::leaveEvent(QEvent *)
{
    setReadout(std::nullopt);
}

void ChartWidget::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    m_keyboardFocus =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    update();
    QWidget::focusInEvent(event);
}

void ChartWidget::focusOutEvent(QFocusEvent *event)
{
    update();
    QWidget::focusOutEvent(event);
}

void ChartWidget::setView(const ChartView &view)
{
    if (view == m_view)
        return;
    m_view = view;
    invalidate();
    // What was under the pointer is elsewhere now. The keyboard says nothing of the pointer, and no point of a scatter
    // that has moved away is still pointed at: both are read anew where the pointer stands.
    if (m_readout)
        setReadout(readoutAt(m_last));
}

void ChartWidget::resetView()
{
    setView({});
}

void ChartWidget::zoom(double factor, QPointF around)
{
    const ChartLayout &layout = scene().layout();
    const double u = std::clamp((around.x() - layout.plot.left()) / layout.plot.width(), 0.0, 1.0);
    const double v = std::clamp((layout.plot.bottom() - around.y()) / layout.plot.height(), 0.0, 1.0);
    ChartView view;
    view.x = zoomed(layout.x, factor, u);
    view.left = zoomed(layout.left, factor, v);
    if (layout.right)
        view.right = zoomed(*layout.right, factor, v);
    // Zooming out ends at the whole picture; zooming in ends where doubles do.

    if (factor < 1.0) {
        const ChartLayout full = layOut(m_spec, m_scene.style(), layout.area);
        if (view.x->first <= full.x.minimum && view.x->second >= full.x.maximum) {
            resetView();
            return;
        }
    }
    const auto usable = [](const std::pair<double, double> &range) {
        return std::isfinite(range.first) && std::isfinite(range.second) &&
               range.second - range.first > 1e-9 * std::max(std::abs(range.first), std::abs(range.second));
    };
    if (usable(*view.x) && usable(*view.left) && (!view.right || usable(*view.right)))
        setView(view);
}

void ChartWidget::pan(QPointF pixels)
{
    const ChartLayout &layout = scene().layout();
    const double u = -pixels.x() / layout.plot.width(), v = pixels.y() / layout.plot.height();
    ChartView view;
    view.x = panned(layout.x, u);
    view.left = panned(layout.left, v);
    if (layout.right)
        view.right = panned(*layout.right, v);
    setView(view);
}

void ChartWidget::stepOperatingPoint(int direction)
{
    const VerticalMark *mark = draggableMark();
    if (!mark)
        return;
    // From one known load to the next.
    QList<double> loads;
    for (const SeriesSpec &series : m_spec.series)
        if (series.shape == SeriesShape::Marks || series.shape == SeriesShape::MarksAndThinLine)
            for (const QPointF &point : series.points)
                loads << point.x();
    std::sort(loads.begin(), loads.end());
    const double x = mark->x;
    std::optional<double> next;
    for (const double load : loads)
        if (direction > 0 ? load > x && !next : load < x)
            next = load;
    if (!next)
        return;
    moveOperatingPoint(*next, false);
    Q_EMIT operatingPointReleased(*next);
}

void ChartWidget::keyPressEvent(QKeyEvent *event)
{
    const QPointF centre = scene().layout().plot.center();
    const double step = m_scene.style().px(40);
    const bool zoomedIn = m_view.zoomed();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(zoomStep, centre);
    case Qt::Key_Minus:
        return zoom(1.0 / zoomStep, centre);
    case Qt::Key_0:
    case Qt::Key_Escape:
        if (!zoomedIn && event->key() == Qt::Key_Escape)
            break;
        return resetView();
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event->key() == Qt::Key_Right ? 1 : -1;
        return zoomedIn ? pan({-direction * step, 0}) : stepOperatingPoint(direction);
    }
    case Qt::Key_Up:
        if (zoomedIn)
            return pan({0, step});
        break;
    case Qt::Key_Down:
        if (zoomedIn)
            return pan({0, -step});
        break;
    default:
        break;
    }
    if (event->matches(QKeySequence::Copy))
        return copyData();
    QWidget::keyPressEvent(event);
}

void ChartWidget::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
    case QEvent::StyleChange:
        invalidate();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void ChartWidget::resizeEvent(QResizeEvent *event)
{
    invalidate();
    QWidget::resizeEvent(event);
}

void ChartWidget::addToggles(QMenu &menu)
{
    const QStringList names = seriesNames();
    if (names.size() > 1) {
        menu.addSeparator();
        for (const QString &name : names) {
            QAction *action = menu.addAction(name);
            action->setCheckable(true);
            action->setChecked(isSeriesVisible(name));
            connect(action, &QAction::toggled, this, [this, name](bool on) { setSeriesVisible(name, on); });
        }
    }
    if (!canBeLogarithmic())
        return;
    menu.addSeparator();
    const auto add = [&](const QString &text, bool checked, auto act) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::toggled, this, act);
    };
    add(tr("Logarithmic x-axis"), m_spec.x.logarithmic, [this](bool on) { setLogarithmic(on, m_logLeft); });
    add(tr("Logarithmic y-axis"), m_spec.left.logarithmic, [this](bool on) { setLogarithmic(m_logX, on); });
}

QMenu *ChartWidget::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy as image"), this, &ChartWidget::copyImage);
    menu->addAction(tr("Copy data"), this, &ChartWidget::copyData);
    menu->addAction(tr("Show as table"), this, &ChartWidget::showAsTable);
    menu->addSeparator();
    for (const char *suffix : {"svg", "pdf", "png"})
        menu->addAction(tr("Export as %1…").arg(QString::fromLatin1(suffix).toUpper()), this,
                        [this, suffix] { exportWithDialog(QString::fromLatin1(suffix)); });
    addToggles(*menu);
    menu->addSeparator();
    menu->addAction(tr("Show everything"), this, &ChartWidget::resetView)->setEnabled(m_view.zoomed());
    return menu;
}

void ChartWidget::contextMenuEvent(QContextMenuEvent *event)
{
    makeMenu()->popup(event->globalPos());
}

bool ChartWidget::exportTo(const QString &path, QString *why) const
{
    return exportChart(m_spec, path, size().expandedTo(QSize(640, 360)), locale(), why);
}

void ChartWidget::exportWithDialog(const QString &suffix)
{
    const QString filter = tr("%1 file (*.%2)").arg(suffix.toUpper(), suffix);
    const QPointer<ChartWidget> self(this);
    QString path = QFileDialog::getSaveFileName(window(), tr("Export the chart"), exportFolder(this), filter);
    if (path.isEmpty() || self == nullptr)
        return;
    if (!path.endsWith(u'.' + suffix, Qt::CaseInsensitive))
        path += u'.' + suffix;
    QString why;
    if (exportTo(path, &why))
        Q_EMIT notice(tr("The chart was saved to %1.").arg(path));
    else
        Q_EMIT failed(why);
}

void ChartWidget::copyImage() const
{
    constexpr double scale = 2.0;
    QGuiApplication::clipboard()->setImage(
        chartImage(m_spec, size().expandedTo(QSize(320, 200)), scale, Mode::Export, locale(), Theme::lightTheme()));
}

void ChartWidget::copyData() const
{
    const ChartTable table = chartTable(m_spec);
    auto *mime = new QMimeData;
    mime->setText(tableText(table));
    mime->setHtml(tableHtml(table));
    QGuiApplication::clipboard()->setMimeData(mime);
}

void ChartWidget::showAsTable()
{
    auto *dialog = new ChartTableDialog(m_spec, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace ui::charts
