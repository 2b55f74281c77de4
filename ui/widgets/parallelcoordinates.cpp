// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/parallelcoordinates.h"

#include "ui/models/axistexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ui {

using core::scorecard::Direction;
using core::scorecard::Standing;
using core::scorecard::Status;

namespace {

constexpr int sideMargin = 56;
constexpr int topMargin = 34;
constexpr int bottomMargin = 20;
constexpr int reach = 22; ///< pixels beside an axis that belong to it

std::optional<double> numberOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    if (found == standing.candidate.values.end())
        return std::nullopt;
    const auto *number = std::get_if<double>(&found->second);
    return number ? std::optional(*number) : core::scorecard::rankOf(found->second);
}

} // namespace

ParallelCoordinates::ParallelCoordinates(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The candidates over all axes"));
}

QSize ParallelCoordinates::sizeHint() const
{
    return {designPixels(this, 640), designPixels(this, 220)};
}

QSize ParallelCoordinates::minimumSizeHint() const
{
    return {designPixels(this, 280), designPixels(this, 130)};
}

void ParallelCoordinates::setEvaluation(std::shared_ptr<const core::project::Evaluation> evaluation)
{
    m_evaluation = std::move(evaluation);
    m_axes.clear();
    if (m_evaluation) {
        for (const auto &axis : m_evaluation->scorecard.axes) {
            AxisLine line{.id = axis.id};
            bool any = false;
            for (const Standing &standing : m_evaluation->scorecard.standings) {
                const auto value = numberOn(standing, axis.id);
                if (!value)
                    continue;
                const bool lower = axis.direction == Direction::Lower;
                if (!any || (lower ? *value < line.best : *value > line.best))
                    line.best = *value;
                if (!any || (lower ? *value > line.worst : *value < line.worst))
                    line.worst = *value;
                any = true;
            }
            if (any)
                m_axes.append(line);
        }
    }
    update();
}

void ParallelCoordinates::setHighlighted(const QString &id)
{
    if (id == m_highlighted)
        return;
    m_highlighted = id;
    update();
}

void ParallelCoordinates::setBrush(int axis, std::optional<std::pair<double, double>> range)
{
    if (range)
        m_brushes.insert(axis, {std::min(range->first, range->second), std::max(range->first, range->second)});
    else
        m_brushes.remove(axis);
    update();
    Q_EMIT brushChanged();
}

QStringList ParallelCoordinates::brushed() const
{
    QStringList ids;
    if (m_evaluation)
        for (const Standing &standing : m_evaluation->scorecard.standings)
            if (passes(standing))
                ids << fromUtf8(standing.candidate.id);
    return ids;
}

QRectF ParallelCoordinates::plot() const
{
    const int side = designPixels(this, sideMargin);
    return QRectF(rect()).adjusted(side, designPixels(this, topMargin), -side, -designPixels(this, bottomMargin));
}

double ParallelCoordinates::xOf(int axis) const
{
    const QRectF area = plot();
    return m_axes.size() < 2 ? area.center().x()
                             : area.left() + area.width() * axis / (static_cast<double>(m_axes.size()) - 1.0);
}

int ParallelCoordinates::axisAt(double x) const
{
    for (int i = 0; i < m_axes.size(); ++i)
        if (std::abs(x - xOf(i)) <= designPixels(this, reach))
            return i;
    return -1;
}

double ParallelCoordinates::shareAt(double y) const
{
    const QRectF area = plot();
    return area.height() > 0.0 ? std::clamp((area.bottom() - y) / area.height(), 0.0, 1.0) : 0.0;
}

std::optional<double> ParallelCoordinates::shareOf(const Standing &standing, int axis) const
{
    const AxisLine &line = m_axes[axis];
    const auto value = numberOn(standing, line.id);
    if (!value)
        return std::nullopt;
    return line.best == line.worst ? 1.0 : (*value - line.worst) / (line.best - line.worst);
}

bool ParallelCoordinates::passes(const Standing &standing) const
{
    for (auto it = m_brushes.cbegin(); it != m_brushes.cend(); ++it) {
        if (it.key() >= m_axes.size())
            continue;
        const auto share = shareOf(standing, it.key());
        if (!share || *share < it->first - 1e-9 || *share > it->second + 1e-9)
            return false;
    }
    return true;
}

void ParallelCoordinates::mousePressEvent(QMouseEvent *event)
{
    m_dragAxis = event->button() == Qt::LeftButton ? axisAt(event->position().x()) : -1;
    m_dragFrom = shareAt(event->position().y());
}

void ParallelCoordinates::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragAxis >= 0) {
        setBrush(m_dragAxis, std::pair(m_dragFrom, shareAt(event->position().y())));
        return;
    }
    setCursor(axisAt(event->position().x()) >= 0 ? Qt::SizeVerCursor : Qt::ArrowCursor);
    // The line that is nearest to the pointer.
    QString nearest;
    double least = designPixels(this, 10);
    for (const Standing &standing : m_evaluation ? m_evaluation->scorecard.standings : std::vector<Standing>()) {
        for (int i = 0; i + 1 < m_axes.size(); ++i) {
            const double x = event->position().x();
            const auto a = shareOf(standing, i), b = shareOf(standing, i + 1);
            if (!a || !b || x < xOf(i) || x > xOf(i + 1))
                continue;
            const double share = std::lerp(*a, *b, (x - xOf(i)) / (xOf(i + 1) - xOf(i)));
            const double away = std::abs(plot().bottom() - share * plot().height() - event->position().y());
            if (away < least) {
                least = away;
                nearest = fromUtf8(standing.candidate.id);
            }
        }
    }
    setToolTip(nearest);
    Q_EMIT candidateHovered(nearest);
}

void ParallelCoordinates::mouseReleaseEvent(QMouseEvent *event)
{
    constexpr double click = 0.02;
    if (m_dragAxis >= 0 && std::abs(shareAt(event->position().y()) - m_dragFrom) < click)
        setBrush(m_dragAxis, std::nullopt);
    m_dragAxis = -1;
}

void ParallelCoordinates::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const int axis = axisAt(event->position().x()); axis >= 0)
        setBrush(axis, std::nullopt);
}

void ParallelCoordinates::leaveEvent(QEvent *event)
{
    Q_EMIT candidateHovered({});
    QWidget::leaveEvent(event);
}

void ParallelCoordinates::paintEvent(QPaintEvent *)
{
    if (!m_evaluation || m_axes.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const QRectF area = plot();
    const auto yOf = [&](double share) { return area.bottom() - share * area.height(); };
    const auto draw = [&](const Standing &standing, bool lit) {
        const bool through = passes(standing);
        QColor colour = standing.status == Status::Infeasible ? theme.gate : theme.series(charts::Role::Throughput);
        if (standing.status == Status::Front)
            colour = theme.series(charts::Role::Goodput);
        const double weight = !through ? 0.12 : lit || standing.status == Status::Front ? 1.0 : 0.45;
        QPen pen(withAlpha(colour, weight), lit ? 3.0 : standing.status == Status::Front ? 2.2 : 1.4);
        if (standing.status == Status::Infeasible)
            pen.setStyle(Qt::DotLine);
        else if (standing.status == Status::Undecided)
            pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        QPainterPath path;
        bool before = false;
        for (int i = 0; i < m_axes.size(); ++i) {
            const auto share = shareOf(standing, i);
            if (share) { // what is unknown is a gap
                const QPointF at(xOf(i), yOf(*share));
                before ? path.lineTo(at) : path.moveTo(at);
                painter.drawEllipse(at, 2.0, 2.0);
            }
            before = share.has_value();
        }
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    };
    for (const bool lit : {false, true})
        for (const Standing &standing : m_evaluation->scorecard.standings)
            if ((fromUtf8(standing.candidate.id) == m_highlighted) == lit)
                draw(standing, lit);
    const QFont caption = scaledFont(font(), type::caption);
    const QFont title = scaledFont(font(), type::label, QFont::DemiBold);
    for (int i = 0; i < m_axes.size(); ++i) {
        const double x = xOf(i);
        painter.setPen(QPen(theme.text3, 1.0));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        if (const auto brush = m_brushes.constFind(i); brush != m_brushes.constEnd()) {
            const double half = designPixels(this, 5);
            painter.fillRect(QRectF(QPointF(x - half, yOf(brush->second)), QPointF(x + half, yOf(brush->first))),
                             withAlpha(theme.accent, 0.35));
        }
        const double width =
            std::max(designPixels(this, 90), static_cast<int>(area.width() / static_cast<double>(m_axes.size())));
        const auto text = [&](double y, const QString &words, const QFont &of, const QColor &colour) {
            painter.setFont(of);
            painter.setPen(colour);
            const double left = std::clamp(x - width / 2.0, 0.0, std::max(0.0, this->width() - width));
            const auto align = left == 0.0 && x < width / 2.0        ? Qt::AlignLeft
                               : left + width >= this->width() - 0.5 ? Qt::AlignRight
                                                                     : Qt::AlignHCenter;
            painter.drawText(QRectF(left, y, width, designPixels(this, 17)), align | Qt::AlignVCenter, words);
        };
        const bool words = m_axes[i].id == "sovereignty";
        text(0.0, axistexts::title(m_axes[i].id), title, theme.text1);
        if (!words) {
            text(designPixels(this, 15), formatNumber(m_axes[i].best), caption, theme.text2);
            text(area.bottom() + designPixels(this, 3), formatNumber(m_axes[i].worst), caption, theme.text2);
        }
    }
}

} // namespace ui
