// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sweepthumbnail.h"

#include "ui/charts/chartlayout.h"
#include "ui/style/numberformat.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace ui::charts {

QString SweepShape::safeText(const QLocale &locale) const
{
    if (!safe)
        return {};
    const QString number = formatNumber(*safe, defaultSignificantDigits, locale);
    return atLeast ? QStringLiteral("≥ %1").arg(number) : number;
}

SweepShape sweepShape(const core::results::SweepAnalysis &sweep, const QString &title, const QString &tag)
{
    SweepShape shape;
    shape.title = title;
    shape.tag = tag;
    for (const core::results::SweepPoint &point : sweep.points)
        if (const auto throughput = point.throughput(); point.load && throughput)
            shape.points.append({*point.load, *throughput});
    if (sweep.safeCapacity && *sweep.safeCapacity < sweep.points.size()) {
        shape.safe = sweep.points[*sweep.safeCapacity].load;
        shape.atLeast = *sweep.safeCapacity + 1 == sweep.points.size();
    }
    return shape;
}

namespace {

/// What the shapes of one axis have in common.
struct SharedAxis
{
    double least = 0.0, most = 0.0; ///< of the positive values
    double leastReach = 0.0;        ///< how far the sweep that ends first goes

    void add(const QList<QPointF> &points, double (QPointF::*value)() const)
    {
        double reach = 0.0;
        for (const QPointF &point : points) {
            const double at = (point.*value)();
            if (at <= 0.0)
                continue;
            reach = std::max(reach, at);
            least = least > 0.0 ? std::min(least, at) : at;
        }
        most = std::max(most, reach);
        if (reach > 0.0)
            leastReach = leastReach > 0.0 ? std::min(leastReach, reach) : reach;
    }
    double logMinimum() const
    {
        constexpr double ratioThatFlattens = 8.0;
        return leastReach > 0.0 && most > ratioThatFlattens * leastReach ? least : 0.0;
    }
};

double share(double value, double logMinimum, double maximum)
{
    if (logMinimum > 0.0 && maximum > logMinimum)
        return std::log(std::max(value, logMinimum) / logMinimum) / std::log(maximum / logMinimum);
    return maximum > 0.0 ? value / maximum : 0.0;
}

} // namespace

void shareScale(QList<SweepShape> &shapes)
{
    SharedAxis load, throughput;
    for (const SweepShape &shape : shapes) {
        load.add(shape.points, &QPointF::x);
        throughput.add(shape.points, &QPointF::y);
    }
    for (SweepShape &shape : shapes) {
        shape.loadMaximum = load.most;
        shape.throughputMaximum = throughput.most;
        shape.loadLogMinimum = load.logMinimum();
        shape.throughputLogMinimum = throughput.logMinimum();
    }
}

void paintSweepShape(QPainter &painter, const QRectF &rect, const SweepShape &shape, const ChartStyle &style)
{
    const QFont titleFont = style.text(type::label, QFont::DemiBold), tagFont = style.text(type::label);
    const QString tag = QFontMetricsF(tagFont).elidedText(shape.tag, Qt::ElideMiddle, rect.width() / 2.0);
    const double tagWidth = textSize(tag, tagFont).width(), titleHeight = QFontMetricsF(titleFont).height();
    painter.setFont(titleFont);
    painter.setPen(style.theme.text1);
    const double titleRoom = rect.width() - tagWidth - (tagWidth > 0 ? style.px(8) : 0.0);
    painter.drawText(QPointF(rect.left(), rect.top() + QFontMetricsF(titleFont).ascent()),
                     QFontMetricsF(titleFont).elidedText(shape.title, Qt::ElideRight, titleRoom));
    painter.setFont(tagFont);
    painter.setPen(style.theme.text2);
    painter.drawText(QPointF(rect.right() - tagWidth, rect.top() + QFontMetricsF(titleFont).ascent()), tag);

    const QRectF plot = rect.adjusted(style.px(3), titleHeight + style.px(6), -style.px(6), -style.px(2));
    painter.setPen(QPen(style.theme.border, 1.0));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (shape.points.isEmpty() || plot.height() < 4)
        return;
    double load = shape.loadMaximum, throughput = shape.throughputMaximum;
    for (const QPointF &point : shape.points) {
        load = std::max(load, point.x());
        throughput = std::max(throughput, point.y());
    }
    const auto map = [&](QPointF point) {
        return QPointF(plot.left() + share(point.x(), shape.loadLogMinimum, load) * plot.width(),
                       plot.bottom() - share(point.y(), shape.throughputLogMinimum, throughput) * plot.height() * 0.94);
    };
    QList<QPointF> line;
    for (const QPointF &point : shape.points)
        line << map(point);
    if (shape.safe) {
        const double x = map({*shape.safe, 0}).x();
        painter.setPen(QPen(style.theme.text1, style.px(1.2)));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const QString text = shape.safeText(style.locale);
        const double width = textSize(text, titleFont).width();
        const bool right = x + style.px(5) + width < rect.right();
        drawHaloText(painter, {right ? x + style.px(5) : x - style.px(5) - width, plot.bottom() - style.px(6)}, text,
                     titleFont, style.theme.text1, style.theme.page, 0.0);
    }
    painter.setPen(QPen(style.color(Role::Throughput), style.theme.highContrast ? 2.0 : style.px(1.3)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line.constData(), static_cast<int>(line.size()));
    painter.setPen(QPen(style.theme.page, style.px(0.8)));
    painter.setBrush(style.color(Role::Throughput));
    for (const QPointF &point : line)
        painter.drawEllipse(point, style.px(2.6), style.px(2.6));
}

SweepThumbnail::SweepThumbnail(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
}

void SweepThumbnail::setShape(const SweepShape &shape)
{
    m_shape = shape;
    const QString safe = shape.safeText(locale());
    setAccessibleName(shape.tag.isEmpty() ? shape.title : tr("%1, %2").arg(shape.title, shape.tag));
    setAccessibleDescription(safe.isEmpty() ? tr("No tested load holds the SLO.") : tr("Safe capacity %1").arg(safe));
    setText(accessibleName());
    update();
}

QSize SweepThumbnail::sizeHint() const
{
    return {designPixels(this, 138), designPixels(this, 108)};
}

void SweepThumbnail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    ChartStyle style = ChartStyle::make(Mode::Screen, Theme::of(this), font(), locale());
    const QColor ground = isChecked() ? style.theme.selection : underMouse() ? style.theme.chosenRow : style.theme.page;
    painter.fillRect(rect(), ground);
    style.theme.page = ground;
    const double margin = style.px(8);
    paintSweepShape(painter, QRectF(rect()).adjusted(margin, margin * 0.75, -margin, -margin), m_shape, style);
    if (hasFocus()) {
        painter.setPen(QPen(style.theme.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace ui::charts
