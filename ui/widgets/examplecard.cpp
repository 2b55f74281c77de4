// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/examplecard.h"

#include "core/audit/summary.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QPainter>
#include <algorithm>

namespace ui {

namespace {

constexpr int cardWidth = 236, pictureHeight = 112, textHeight = 58;
constexpr double inset = 12.0;

std::optional<double> numberOn(const core::scorecard::Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    const auto *number = found == standing.candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

/// Spreads values over 0.1 … 0.9, so that nothing touches the edge.
double spread(double value, double low, double high)
{
    return high > low ? 0.1 + 0.8 * (value - low) / (high - low) : 0.5;
}

} // namespace

ExampleCard::ExampleCard(const QString &title, const QString &question, QWidget *parent)
    : QAbstractButton(parent)
    , m_question(question)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(question);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ExampleCard::sizeHint() const
{
    return {designPixels(this, cardWidth), designPixels(this, pictureHeight + textHeight)};
}

QSize ExampleCard::minimumSizeHint() const
{
    return sizeHint();
}

void ExampleCard::setEvaluation(const core::project::Project &project, const core::project::Evaluation &evaluation)
{
    m_shape.reset();
    m_candidates.clear();
    m_figure.reset();
    if (evaluation.chosenSweep && *evaluation.chosenSweep < evaluation.sweeps.size()) {
        m_shape = charts::sweepShape(evaluation.sweeps[*evaluation.chosenSweep], QString(), QString());
    } else if (evaluation.scorecard.standings.size() > 1) {
        const std::string across = "cpm_eur_per_mtok", up = "goodput_tokens_per_s";
        double x0 = 1e300, x1 = -1e300, y0 = 1e300, y1 = -1e300;
        for (const auto &standing : evaluation.scorecard.standings)
            if (const auto x = numberOn(standing, across), y = numberOn(standing, up); x && y) {
                x0 = std::min(x0, *x);
                x1 = std::max(x1, *x);
                y0 = std::min(y0, *y);
                y1 = std::max(y1, *y);
            }
        for (const auto &standing : evaluation.scorecard.standings)
            if (const auto x = numberOn(standing, across), y = numberOn(standing, up); x && y)
                m_candidates << Candidate{{spread(*x, x0, x1), spread(*y, y0, y1)}, standing.status};
    }
    if (!m_shape && m_candidates.isEmpty())
        for (const HeadlineCell &cell : headlineOf(project, evaluation))
            if (!m_figure && cell.figure)
                m_figure = cell;
    const auto claims = core::audit::auditedClaims(project);
    if (!m_shape && m_candidates.isEmpty() && !claims.empty()) {
        const auto wrong = std::ranges::count_if(claims, &core::audit::AuditedClaim::contradicted);
        m_figure.emplace();
        m_figure->value = formatNumber(static_cast<double>(wrong));
        m_figure->unit = tr("of %n figure(s) do not hold", nullptr, static_cast<int>(claims.size()));
    }
    update();
}

void ExampleCard::paintPicture(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(this);
    const charts::ChartStyle style = charts::ChartStyle::make(charts::Mode::Screen, theme, font(), locale());
    if (m_shape) {
        charts::paintSweepShape(painter, rect, *m_shape, style);
        return;
    }
    if (m_figure) {
        const QFont large = scaledFont(font(), type::headline * 1.4, QFont::DemiBold);
        const QFontMetricsF metrics(large);
        painter.setFont(large);
        painter.setPen(theme.text1);
        const double y = rect.center().y() + metrics.ascent() / 2 - metrics.descent() / 2;
        painter.drawText(QPointF(rect.left(), y), m_figure->value);
        painter.setFont(font());
        painter.setPen(theme.text2);
        // The unit follows the figure; where that leaves the card, it stands under it.
        const double after = metrics.horizontalAdvance(m_figure->value + QLatin1Char(' '));
        if (after + QFontMetricsF(font()).horizontalAdvance(m_figure->unit) <= rect.width())
            painter.drawText(QPointF(rect.left() + after, y), m_figure->unit);
        else
            painter.drawText(QRectF(rect.left(), y + metrics.descent() / 2, rect.width(), rect.bottom() - y),
                             Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_figure->unit);
        return;
    }
    for (const Candidate &one : m_candidates) {
        charts::MarkLook look;
        look.radius = style.px(6);
        look.ground = theme.page;
        const bool front = one.status == core::scorecard::Status::Front;
        look.color =
            one.status == core::scorecard::Status::Infeasible ? theme.gate : theme.series(charts::Role::Throughput);
        if (!front && !theme.highContrast)
            look.color.setAlphaF(0.5F);
        const QPointF at(rect.left() + one.at.x() * rect.width(), rect.bottom() - one.at.y() * rect.height());
        charts::drawMark(painter, at, look);
        if (front) {
            painter.setPen(QPen(look.color, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, style.px(10.5), style.px(10.5));
        }
    }
}

void ExampleCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focus = hasFocus();
    painter.setPen(QPen(focus ? theme.accent : theme.border, focus ? 1.5 : 1.0));
    painter.setBrush(underMouse() ? theme.band : theme.page);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    const double pad = designLength(font(), inset);
    const double tall = designLength(font(), pictureHeight);
    painter.save();
    paintPicture(painter, QRectF(pad, pad, width() - 2 * pad, tall - 1.4 * pad));
    painter.restore();
    const QFont bold = scaledFont(font(), type::blockTitle, QFont::DemiBold), small = scaledFont(font(), type::caption);
    const QFontMetricsF metrics(bold);
    painter.setFont(bold);
    painter.setPen(theme.text1);
    painter.drawText(QPointF(pad, tall + metrics.ascent()),
                     metrics.elidedText(text(), Qt::ElideRight, width() - 2 * pad));
    painter.setFont(small);
    painter.setPen(theme.text2);
    painter.drawText(
        QRectF(pad, tall + metrics.height() + 1, width() - 2 * pad, height() - tall - metrics.height() - 4),
        Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_question);
}

} // namespace ui
