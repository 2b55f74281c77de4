// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ladderview.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double barShare = 0.56; ///< of a column, at most
constexpr double leastBarShare = 0.36;
constexpr double underBars = 5.0;
constexpr double leastBarsHeight = 80.0;
constexpr int breaking = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr double dimmedOpacity = 0.45;

double topOf(const LadderView::Rung &rung)
{
    return std::max(rung.needed, rung.bought.value_or(0.0));
}

} // namespace

LadderView::LadderView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(designPixels(this, 680.0)); // taller bars say no more
}

void LadderView::setContent(const QString &title, const QString &measured, std::vector<Rung> rungs)
{
    m_title = title;
    m_measured = measured;
    m_rungs = std::move(rungs);
    setAccessibleName(title);
    setAccessibleDescription(summary());
    updateGeometry();
    update();
}

void LadderView::setDimmed(bool dimmed)
{
    if (dimmed == m_dimmed)
        return;
    m_dimmed = dimmed;
    update();
}

QString LadderView::summary() const
{
    QStringList parts;
    for (const Rung &rung : m_rungs)
        parts << rung.name + QLatin1Char(' ') + formatNumber(topOf(rung));
    return parts.join(QStringLiteral(", "));
}

QSize LadderView::sizeHint() const
{
    return {designPixels(this, 440.0), designPixels(this, 230.0)};
}

QSize LadderView::minimumSizeHint() const
{
    const double words = QFontMetricsF(scaledFont(font(), type::blockTitle)).height() + footHeight();
    return {designPixels(this, 130.0),
            std::max(designPixels(this, 130.0), designPixels(this, leastBarsHeight) + static_cast<int>(words))};
}

double LadderView::columnWidth() const
{
    return m_rungs.empty() ? width() : width() / static_cast<double>(m_rungs.size());
}

double LadderView::barWidth() const
{
    const QFontMetricsF metrics(scaledFont(font(), type::caption));
    double widest = 0.0;
    for (int i = 1; i < static_cast<int>(m_rungs.size()); ++i)
        widest = std::max(widest, metrics.horizontalAdvance(changeText(i)) + designLength(font(), 6.0));
    return std::clamp(columnWidth() - widest, columnWidth() * leastBarShare, columnWidth() * barShare);
}

double LadderView::wordsWidth() const
{
    return std::max(columnWidth() - designLength(font(), 6.0), 1.0);
}

/// The names are as large as the longest of their words allows; one that would be too small to read breaks instead.
QFont LadderView::nameFont(QFont::Weight weight) const
{
    constexpr double leastScale = 0.78;
    constexpr double step = 0.97; // letters do not shrink in proportion: sizes are tried, not computed
    double scale = 1.0;
    const auto fits = [&] {
        const QFontMetricsF metrics(scaledFont(font(), type::label * scale, QFont::DemiBold)); // as the chosen one
        return std::ranges::all_of(m_rungs,
                                   [&](const Rung &rung) { return breakingOf(rung.name, metrics) == breaking; });
    };
    while (scale > leastScale && !fits())
        scale = std::max(scale * step, leastScale);
    return scaledFont(font(), type::label * scale, weight);
}

/// How a name breaks: between its words, within one where it has no room otherwise.
int LadderView::breakingOf(const QString &name, const QFontMetricsF &metrics) const
{
    for (const QString &word : name.split(QLatin1Char(' ')))
        if (metrics.horizontalAdvance(word) > wordsWidth())
            return breaking | Qt::TextWrapAnywhere;
    return breaking;
}

double LadderView::namesHeight() const
{
    const QFontMetricsF metrics(nameFont(QFont::DemiBold)); // as the chosen one is written
    double most = metrics.height();
    for (const Rung &rung : m_rungs)
        most = std::max(
            most, metrics.boundingRect(QRectF(0.0, 0.0, wordsWidth(), 1e4), breakingOf(rung.name, metrics), rung.name)
                      .height());
    return most;
}

double LadderView::footHeight() const
{
    const QFontMetricsF metrics(scaledFont(font(), type::caption));
    double most = metrics.height();
    for (const Rung &rung : m_rungs)
        most = std::max(most, metrics.boundingRect(QRectF(0.0, 0.0, wordsWidth(), 1e4), breaking, rung.below).height());
    return namesHeight() + most + designLength(font(), underBars + 2.0);
}

int LadderView::standingBefore(int index) const
{
    int before = index - 1;
    while (before > 0 && !m_rungs[static_cast<std::size_t>(before)].taken)
        --before;
    return before;
}

QString LadderView::changeText(int index) const
{
    const double change = topOf(m_rungs[static_cast<std::size_t>(index)]) -
                          topOf(m_rungs[static_cast<std::size_t>(standingBefore(index))]);
    return change == 0.0
               ? QStringLiteral("±0")
               : (change > 0.0 ? QStringLiteral("+") : QStringLiteral("−")) + formatNumber(std::abs(change), 2);
}

int LadderView::lastTaken() const
{
    for (int i = static_cast<int>(m_rungs.size()) - 1; i > 0; --i) {
        if (m_rungs[static_cast<std::size_t>(i)].taken)
            return i;
    }
    return 0;
}

void LadderView::paintRung(QPainter &painter, int index, double base, double scale) const
{
    const Theme &theme = Theme::of(this);
    const Rung &rung = m_rungs[static_cast<std::size_t>(index)];
    const double wide = barWidth();
    const double left = index * columnWidth();
    const QRectF need(left, base - rung.needed * scale, wide, rung.needed * scale);
    const QRectF all(left, base - topOf(rung) * scale, wide, topOf(rung) * scale);
    const bool chosen = index == lastTaken();
    QPen dashed(theme.accent, designLength(font(), 1.3));
    dashed.setDashPattern({3.0, 2.0});
    if (!rung.taken) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(withAlpha(theme.text3, theme.highContrast ? 1.0 : 0.8), 1.0));
        painter.drawRect(all);
    } else {
        painter.fillRect(need, chosen ? theme.accent : blended(withAlpha(theme.accent, 0.38), theme.page));
        if (all.top() < need.top()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(dashed);
            painter.drawRect(QRectF(all.topLeft(), need.topRight()));
        }
    }
    const QFont bold = scaledFont(font(), 1.1, QFont::DemiBold);
    const double line = QFontMetricsF(bold).height();
    painter.setFont(bold);
    painter.setPen(chosen ? theme.text1 : theme.text2);
    painter.drawText(QRectF(left, all.top() - line, wide, line), Qt::AlignCenter, formatNumber(topOf(rung)));
    const QFont plain = scaledFont(font(), type::label);
    if (rung.bought && *rung.bought > rung.needed && need.height() > QFontMetricsF(plain).height()) {
        painter.setFont(plain);
        painter.setPen(chosen && rung.taken ? theme.onAccent : theme.text1);
        painter.drawText(QRectF(need.left(), need.top() + 2.0, wide, QFontMetricsF(plain).height()), Qt::AlignCenter,
                         formatNumber(rung.needed));
    }
    painter.setFont(nameFont(chosen ? QFont::DemiBold : QFont::Normal));
    painter.setPen(rung.taken ? theme.text1 : theme.text2);
    const double under = base + designLength(font(), underBars);
    painter.drawText(QRectF(left, under, wordsWidth(), namesHeight() + 1.0),
                     breakingOf(rung.name, QFontMetricsF(painter.font())), rung.name);
    painter.setFont(scaledFont(font(), type::caption));
    painter.setPen(theme.text2);
    painter.drawText(QRectF(left, under + namesHeight(), wordsWidth(), height() - under - namesHeight()), breaking,
                     rung.below);
}

/// From the rung that stands to this one: a line at the old height and the difference.
void LadderView::paintChange(QPainter &painter, int index, double base, double scale) const
{
    const Theme &theme = Theme::of(this);
    const Rung &old = m_rungs[static_cast<std::size_t>(standingBefore(index))];
    const double x = (index - 1) * columnWidth() + barWidth();
    const double y = base - topOf(old) * scale;
    QPen pen(theme.text3, 1.0);
    pen.setDashPattern({2.0, 2.0});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, y), QPointF(index * columnWidth(), y));
    painter.setFont(scaledFont(font(), type::caption));
    painter.setPen(theme.text2);
    painter.drawText(QRectF(x, y - QFontMetricsF(painter.font()).height(), index * columnWidth() - x,
                            QFontMetricsF(painter.font()).height()),
                     Qt::AlignCenter, changeText(index));
}

void LadderView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_dimmed)
        painter.setOpacity(dimmedOpacity);
    const Theme &theme = Theme::of(this);
    const QFont bold = scaledFont(font(), type::blockTitle, QFont::DemiBold);
    const QFontMetricsF titleMetrics(bold);
    painter.setFont(bold);
    painter.setPen(theme.text1);
    painter.drawText(QPointF(0.0, titleMetrics.ascent()), m_title);
    const double titleWide = titleMetrics.horizontalAdvance(m_title) + designLength(font(), 14.0);
    painter.setFont(scaledFont(font(), type::label));
    painter.setPen(theme.text2);
    painter.drawText(QPointF(titleWide, titleMetrics.ascent()),
                     QFontMetricsF(painter.font()).elidedText(m_measured, Qt::ElideRight, width() - titleWide));
    if (m_rungs.empty())
        return;
    double most = 0.0;
    for (const Rung &rung : m_rungs)
        most = std::max(most, topOf(rung));
    const double foot = footHeight();
    const double head = titleMetrics.height() + designLength(font(), 28.0);
    const double base = height() - foot;
    const double scale = most > 0.0 ? std::max(base - head, 1.0) / most : 0.0;
    for (int i = 0; i < static_cast<int>(m_rungs.size()); ++i) {
        paintRung(painter, i, base, scale);
        if (i > 0)
            paintChange(painter, i, base, scale);
    }
    painter.setPen(QPen(theme.border, 1.0));
    painter.drawLine(QPointF(0.0, base), QPointF(width(), base));
}

bool LadderView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_rungs.empty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto index = static_cast<std::size_t>(std::max(0.0, help->pos().x() / columnWidth()));
        if (index < m_rungs.size() && !m_rungs[index].detail.isEmpty()) {
            QToolTip::showText(help->globalPos(), m_rungs[index].detail, this);
            return true;
        }
        QToolTip::hideText();
    }
    return QWidget::event(event);
}

} // namespace ui
