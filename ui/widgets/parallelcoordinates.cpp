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
constexpr int reach = 22;              ///< pixels beside an axis that belong to it
constexpr int nameGap = 14;            ///< between the last axis and the names
constexpr double mostNameShare = 0.24; ///< of the width
constexpr std::size_t fewEnoughForNames = 12;

std::optional<double> numberOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    if (found == standing.candidate.values.end())
        return std::nullopt;
    const auto *number = std::get_if<double>(&found->second);
    return number ? std::optional(*number) : core::scorecard::rankOf(found->second);
}

QString nameOf(const Standing &standing)
{
    const QString id = fromUtf8(standing.candidate.id), label = fromUtf8(standing.candidate.label);
    return label.isEmpty() || label == id || label.startsWith(id + u' ') ? (label.isEmpty() ? id : label)
                                                                         : id + u' ' + label;
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
    measureNames();
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

QFont ParallelCoordinates::nameFont(bool strong) const
{
    return scaledFont(font(), type::caption, strong ? QFont::DemiBold : QFont::Normal);
}

/// Whose names are written, the most important first: the highlighted one, those on the front, and all where they are
/// few.
QStringList ParallelCoordinates::namedCandidates() const
{
    QStringList named, others;
    if (!m_evaluation)
        return named;
    const auto &standings = m_evaluation->scorecard.standings;
    for (const Standing &standing : standings) {
        const QString id = fromUtf8(standing.candidate.id);
        if (id == m_highlighted)
            named.prepend(id);
        else if (standing.status == Status::Front)
            named << id;
        else if (standings.size() <= fewEnoughForNames)
            others << id;
    }
    return named + others;
}

void ParallelCoordinates::measureNames()
{
    constexpr std::size_t measured = 200; // of thousands, the first tell how long names are
    m_widestName = 0.0;
    if (!m_evaluation)
        return;
    const QFontMetricsF metrics(nameFont(true));
    const auto &standings = m_evaluation->scorecard.standings;
    for (std::size_t i = 0; i < std::min(measured, standings.size()); ++i)
        m_widestName = std::max(m_widestName, std::ceil(metrics.horizontalAdvance(nameOf(standings[i]))) + 2.0);
}

/// The room right of the last axis: no more than what the names need.
double ParallelCoordinates::nameWidth() const
{
    return std::min(m_widestName, width() * mostNameShare);
}

void ParallelCoordinates::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        measureNames();
    QWidget::changeEvent(event);
}

QRectF ParallelCoordinates::plot() const
{
    const int side = designPixels(this, sideMargin);
    const double right = std::max<double>(side, nameWidth() + designPixels(this, nameGap) + 2);
    return QRectF(rect()).adjusted(side, designPixels(this, topMargin), -right, -designPixels(this, bottomMargin));
}

double ParallelCoordinates::yOf(double share) const
{
    const QRectF area = plot();
    return area.bottom() - share * area.height();
}

QList<ParallelCoordinates::Name> ParallelCoordinates::names() const
{
    QList<Name> found;
    const QRectF area = plot();
    const QFontMetricsF metrics(nameFont(true));
    const double tall = metrics.height();
    const auto most = static_cast<qsizetype>(std::max(0.0, (area.height() + tall) / tall));
    const QStringList named = namedCandidates().mid(0, most);
    for (const Standing &standing : m_evaluation ? m_evaluation->scorecard.standings : std::vector<Standing>()) {
        const QString id = fromUtf8(standing.candidate.id);
        if (!named.contains(id))
            continue;
        for (auto last = m_axes.size() - 1; last >= 0; --last) {
            const int axis = static_cast<int>(last);
            const auto share = shareOf(standing, axis);
            if (!share)
                continue;
            const double y = yOf(*share);
            const bool strong = id == m_highlighted || standing.status == Status::Front;
            const QString text = metrics.elidedText(nameOf(standing), Qt::ElideRight, nameWidth());
            found << Name{id,
                          text,
                          {xOf(axis), y},
                          {area.right() + designPixels(this, nameGap), y - tall / 2, nameWidth(), tall},
                          strong};
            break;
        }
    }
    // Each beside the end of its line, pushed down by those above it, and back up where that leaves the picture.
    std::stable_sort(found.begin(), found.end(),
                     [](const Name &one, const Name &other) { return one.rect.top() < other.rect.top(); });
    double free = area.top() - tall / 2;
    for (Name &name : found) {
        name.rect.moveTop(std::max(name.rect.top(), free));
        free = name.rect.bottom();
    }
    double floor = area.bottom() + tall / 2;
    for (auto it = found.rbegin(); it != found.rend(); ++it) {
        it->rect.moveBottom(std::min(it->rect.bottom(), floor));
        floor = it->rect.top();
    }
    return found;
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

void ParallelCoordinates::paintLine(QPainter &painter, const Standing &standing, bool lit) const
{
    const Theme &theme = Theme::of(this);
    const bool through = passes(standing), front = standing.status == Status::Front;
    QColor colour = standing.status == Status::Infeasible ? theme.gate : theme.series(charts::Role::Throughput);
    if (front)
        colour = theme.series(charts::Role::Goodput);
    if (theme.highContrast && !through)
        return; // there nothing is faint
    const double weight = !through ? 0.12 : lit || front || theme.highContrast ? 1.0 : 0.45;
    const double width = lit ? 3.0 : front ? 2.2 : 1.4;
    QPen pen(withAlpha(colour, weight), theme.highContrast ? std::max(2.0, width) : width);
    if (standing.status == Status::Infeasible)
        pen.setStyle(Qt::DotLine);
    else if (standing.status == Status::Undecided)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
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
    painter.drawPath(path);
}

void ParallelCoordinates::paintAxis(QPainter &painter, int axis) const
{
    const Theme &theme = Theme::of(this);
    const QRectF area = plot();
    const double x = xOf(axis);
    painter.setPen(QPen(theme.text3, 1.0));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    if (const auto brush = m_brushes.constFind(axis); brush != m_brushes.constEnd()) {
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
    text(0.0, axistexts::title(m_axes[axis].id), scaledFont(font(), type::label, QFont::DemiBold), theme.text1);
    if (m_axes[axis].id == "sovereignty")
        return;
    const QFont caption = scaledFont(font(), type::caption);
    text(designPixels(this, 15), formatNumber(m_axes[axis].best), caption, theme.text2);
    text(area.bottom() + designPixels(this, 3), formatNumber(m_axes[axis].worst), caption, theme.text2);
}

void ParallelCoordinates::paintNames(QPainter &painter) const
{
    const Theme &theme = Theme::of(this);
    for (const Name &name : names()) {
        // A thread from the line's end to a name that had to give way, or whose line ends before the last axis.
        const QPointF to(name.rect.left() - designPixels(this, 3), name.rect.center().y());
        painter.setPen(QPen(theme.text3, 1.0, Qt::DotLine));
        painter.drawLine(name.from + QPointF(designPixels(this, 4), 0.0), to);
        painter.setFont(nameFont(name.strong));
        painter.setPen(name.strong ? theme.text1 : theme.text2);
        painter.drawText(name.rect, Qt::AlignLeft | Qt::AlignVCenter, name.text);
    }
}

void ParallelCoordinates::paintEvent(QPaintEvent *)
{
    if (!m_evaluation || m_axes.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool lit : {false, true})
        for (const Standing &standing : m_evaluation->scorecard.standings)
            if ((fromUtf8(standing.candidate.id) == m_highlighted) == lit)
                paintLine(painter, standing, lit);
    for (int i = 0; i < m_axes.size(); ++i)
        paintAxis(painter, i);
    paintNames(painter);
}

} // namespace ui
