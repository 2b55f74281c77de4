// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/vrambar.h"

#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <array>
#include <cmath>

namespace ui {

struct VramBar::Part
{
    QString name;
    double bytes = 0.0;
    QRectF rect;
    QColor fill;
    QColor text;
};

namespace {

constexpr double barHeight = 26.0; // of the design's 13-pixel font
constexpr double narrowBarHeight = 14.0;
constexpr double narrowBelow = 420.0;
constexpr double rowGap = 3.0;
constexpr double tickLength = 6.0;
constexpr double weightsPad = 8.0; ///< around the words in the part of the weights

/// The coarsest of 1, 2, 5 · 10^n that leaves room for the figures.
double tickStep(double count, double width, double figureWidth)
{
    const double least = count * figureWidth / std::max(width, 1.0);
    double step = std::pow(10.0, std::floor(std::log10(std::max(least, 1.0))));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (step * factor >= least)
            return std::max(step * factor, 1.0);
    return step * 10.0;
}

} // namespace

VramBar::VramBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Memory of one GPU"));
    update();
}

void VramBar::setContent(std::optional<Content> content)
{
    m_content = std::move(content);
    update();
}

void VramBar::setScaleBytes(std::optional<double> bytes)
{
    m_scaleBytes = bytes;
    update();
}

void VramBar::update()
{
    setAccessibleDescription(summary());
    updateGeometry();
    QWidget::update();
}

QString VramBar::summary() const
{
    if (!m_content)
        return tr("The memory of a GPU is not known: state a model and a GPU.");
    const auto &vram = m_content->vram;
    QString text = tr("%1 of weights, %2 of KV cache, %3 of activations, %4 of overhead and %5 free per GPU.")
                       .arg(formatGigabytes(vram.weightsBytes), formatGigabytes(vram.kvBytes),
                            formatGigabytes(vram.activationsBytes), formatGigabytes(vram.overheadBytes),
                            formatGigabytes(vram.freeBytes));
    if (m_content->requestsThatFit && m_content->contextTokens)
        text += QLatin1Char(' ') +
                tr("%1 requests of %2 tokens fit.")
                    .arg(formatNumber(*m_content->requestsThatFit), formatNumber(*m_content->contextTokens));
    return text;
}

bool VramBar::isNarrow() const
{
    return width() < designPixels(this, narrowBelow);
}

std::optional<VramBar::Content> VramBar::contentOf(const core::project::Evaluation &evaluation)
{
    const core::project::SizeFigures &size = evaluation.size;
    if (!size.vram)
        return std::nullopt;
    Content content;
    content.vram = *size.vram;
    if (size.maxConcurrencyKv) {
        content.requestsThatFit = size.maxConcurrencyKv->value;
        for (const core::project::FigureInput &input : size.maxConcurrencyKv->inputs)
            if (input.name == "live context")
                content.contextTokens = input.value;
    }
    if (size.operationalConcurrency)
        content.requestsRunning = size.operationalConcurrency->value;
    if (size.vram->kvBytes <= 0.0)
        content.problem = tr("does not fit");
    return content;
}

QSize VramBar::minimumSizeHint() const
{
    const int line = QFontMetrics(scaledFont(font(), type::caption)).height();
    const int gap = designPixels(this, rowGap);
    int height = designPixels(this, isNarrow() ? narrowBarHeight : barHeight) + gap + line;
    if (m_content) {
        height += (static_cast<int>(heldLines().size()) - 1) * line;
        const int above = static_cast<int>(restLines().size());
        height += above > 0 ? above * line + gap : 0;
    }
    return {designPixels(this, 160.0), height};
}

QSize VramBar::sizeHint() const
{
    return {designPixels(this, 640.0), minimumSizeHint().height()};
}

double VramBar::labelWidth() const
{
    if (!m_content || m_content->label.isEmpty())
        return 0.0;
    return fontMetrics().horizontalAdvance(m_content->label) + designLength(font(), 14.0);
}

QRectF VramBar::barRect() const
{
    const QFontMetrics small(scaledFont(font(), type::caption));
    const double left = labelWidth();
    const auto above = static_cast<double>(restLines().size());
    const double top = above > 0.0 ? above * small.height() + designLength(font(), rowGap) : 0.0;
    return {left, top, std::max(width() - left, 1.0), designLength(font(), isNarrow() ? narrowBarHeight : barHeight)};
}

std::vector<VramBar::Part> VramBar::parts() const
{
    const Theme &theme = Theme::of(this);
    const auto &vram = m_content->vram;
    const QColor kv = theme.series(charts::Role::Throughput);
    std::vector<Part> all{
        {tr("weights"), vram.weightsBytes, {}, theme.series(charts::Role::Weights), theme.page},
        {tr("KV cache"), vram.kvBytes, {}, blended(withAlpha(kv, 0.22), theme.page), theme.text1},
        {tr("activations"), vram.activationsBytes, {}, theme.series(charts::Role::Activations), theme.text1},
        {tr("overhead"), vram.overheadBytes, {}, theme.series(charts::Role::Overhead), theme.text1},
        {tr("free"), vram.freeBytes, {}, theme.page, theme.text2},
    };
    double total = 0.0;
    for (const Part &part : all)
        total += part.bytes;
    const double scale = m_scaleBytes.value_or(total);
    const QRectF bar = barRect();
    double at = bar.left();
    for (Part &part : all) {
        const double wide = scale > 0.0 ? part.bytes / scale * bar.width() : 0.0;
        part.rect = {at, bar.top(), std::min(wide, std::max(bar.right() - at, 0.0)), bar.height()};
        at += part.rect.width();
    }
    return all;
}

void VramBar::paintTicks(QPainter &painter, const QRectF &kv) const
{
    const Theme &theme = Theme::of(this);
    const double count = m_content->requestsThatFit.value_or(0.0);
    if (count < 1.0 || kv.width() < designLength(font(), 40.0))
        return;
    const QFont small = scaledFont(font(), type::caption);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    // What runs is filled dark: its part of the scale has ticks without figures.
    const double running = std::min(m_content->requestsRunning.value_or(0.0) / count, 1.0) * kv.width();
    const double step = tickStep(count, kv.width(), metrics.horizontalAdvance(formatNumber(count)) * 2.0);
    for (double request = step; request <= count; request += step) {
        const double x = kv.left() + request / count * kv.width();
        painter.setPen(theme.text2);
        painter.drawLine(QPointF(x, kv.bottom() - designLength(font(), tickLength)), QPointF(x, kv.bottom()));
        const QString figure = formatNumber(request);
        const double wide = metrics.horizontalAdvance(figure);
        if (x + wide / 2.0 <= kv.right() && x - wide / 2.0 >= kv.left() + running)
            painter.drawText(
                QRectF(x - wide / 2.0, kv.top(), wide + 1.0, kv.height() - designLength(font(), tickLength)),
                Qt::AlignCenter, figure);
    }
}

/// As few lines as hold the parts whole.
QStringList VramBar::brokenToFit(const QStringList &parts, const QString &between, double width) const
{
    const QFontMetricsF metrics(scaledFont(font(), type::caption));
    QStringList lines;
    for (const QString &part : parts) {
        const QString longer = lines.isEmpty() ? part : lines.last() + between + part;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines << part;
    }
    return lines;
}

QStringList VramBar::heldLines() const
{
    if (!m_content->problem.isEmpty())
        return {m_content->problem};
    const QString cache = tr("KV cache %1").arg(formatGigabytes(m_content->vram.kvBytes));
    if (!m_content->requestsThatFit || !m_content->contextTokens)
        return {cache};
    const QString requests =
        tr("%1 requests of %2 tokens")
            .arg(formatNumber(*m_content->requestsThatFit), formatNumber(*m_content->contextTokens));
    if (isNarrow())
        return {requests};
    return brokenToFit({cache, requests}, QStringLiteral(" · "), width() - labelWidth());
}

/// The parts that are too small to carry their own words; the weights too, where theirs do not fit into them.
QStringList VramBar::restLines() const
{
    if (!m_content || isNarrow())
        return {};
    const auto &vram = m_content->vram;
    QStringList parts = tr("activations %1, overhead %2, free %3")
                            .arg(formatGigabytes(vram.activationsBytes), formatGigabytes(vram.overheadBytes),
                                 formatGigabytes(vram.freeBytes))
                            .split(QStringLiteral(", "));
    if (!weightsFit())
        parts.prepend(weightsText());
    return brokenToFit(parts, QStringLiteral(", "), width());
}

QString VramBar::weightsText() const
{
    return tr("weights") + QLatin1Char(' ') + formatGigabytes(m_content->vram.weightsBytes);
}

bool VramBar::weightsFit() const
{
    const auto &vram = m_content->vram;
    const double total = vram.weightsBytes + vram.kvBytes + vram.activationsBytes + vram.overheadBytes + vram.freeBytes;
    const double scale = m_scaleBytes.value_or(total);
    const double part = scale > 0.0 ? vram.weightsBytes / scale * (width() - labelWidth()) : 0.0;
    return QFontMetricsF(scaledFont(font(), type::caption)).horizontalAdvance(weightsText()) +
               2.0 * designLength(font(), weightsPad) <
           part;
}

void VramBar::paintTexts(QPainter &painter, const std::vector<Part> &all) const
{
    const Theme &theme = Theme::of(this);
    const QRectF bar = barRect();
    const QFont small = scaledFont(font(), type::caption);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    // Below: what the KV cache holds.
    painter.setPen(m_content->problem.isEmpty() ? theme.seriesText(charts::Role::Throughput) : theme.check);
    double top = bar.bottom() + designLength(font(), rowGap);
    for (const QString &line : heldLines()) {
        painter.drawText(QRectF(bar.left(), top, bar.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(line, Qt::ElideRight, bar.width()));
        top += QFontMetrics(small).height();
    }
    if (isNarrow())
        return;
    if (weightsFit()) {
        const double pad = designLength(font(), weightsPad);
        painter.setPen(all[0].text);
        painter.drawText(all[0].rect.adjusted(pad, 0.0, -pad, 0.0), Qt::AlignLeft | Qt::AlignVCenter, weightsText());
    }
    // Above: what stands at the right end.
    painter.setPen(theme.text2);
    top = 0.0;
    for (const QString &line : restLines()) {
        painter.drawText(QRectF(0.0, top, width(), metrics.height()), Qt::AlignRight | Qt::AlignVCenter, line);
        top += QFontMetrics(small).height();
    }
}

void VramBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    if (!m_content) {
        painter.setPen(theme.text2);
        painter.setFont(scaledFont(font(), isNarrow() ? type::caption : 1.0));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, summary());
        return;
    }
    const QRectF bar = barRect();
    painter.setPen(theme.text1);
    painter.drawText(QRectF(0.0, bar.top(), labelWidth(), bar.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     m_content->label);
    const std::vector<Part> all = parts();
    const QRectF kv = all[1].rect;
    for (const Part &part : all)
        painter.fillRect(part.rect.adjusted(0.0, 0.0, -1.0, 0.0), part.fill);
    painter.setPen(theme.border);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    if (m_content->requestsRunning && m_content->requestsThatFit.value_or(0.0) > 0.0) {
        const double share = std::min(*m_content->requestsRunning / *m_content->requestsThatFit, 1.0);
        painter.fillRect(QRectF(kv.left(), kv.top(), kv.width() * share, kv.height()),
                         theme.series(charts::Role::Throughput));
    }
    if (!isNarrow())
        paintTicks(painter, kv);
    paintTexts(painter, all);
}

/// Another width may break the lines otherwise.
void VramBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
}

bool VramBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_content) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (isNarrow()) { // the parts are too small to be hit
            QToolTip::showText(help->globalPos(), summary(), this);
            return true;
        }
        for (const Part &part : parts())
            if (part.bytes > 0.0 && part.rect.contains(help->pos())) {
                QToolTip::showText(help->globalPos(), part.name + QLatin1Char(' ') + formatGigabytes(part.bytes), this);
                return true;
            }
        QToolTip::hideText();
    }
    return QWidget::event(event);
}

void VramBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        update();
}

} // namespace ui
