// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/headlinestrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/marks.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>

namespace ui {

namespace {

constexpr int stripHeight = 64;
constexpr int margin = 20;
constexpr int gapAfterValue = 4;
constexpr int markRadius = 5;
constexpr int leastGap = 12;

} // namespace

/// One figure with its unit on one baseline, and the line under it.
class HeadlineButton final : public QAbstractButton
{
public:
    explicit HeadlineButton(QWidget *parent)
        : QAbstractButton(parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }

    void setCell(const HeadlineCell &cell, bool estimate)
    {
        m_cell = cell;
        m_estimate = estimate;
        setObjectName(QStringLiteral("headline.") + cell.id);
        setText(QStringLiteral("%1 %2").arg(cell.value, cell.unit).trimmed());
        //: a figure that the simulation will replace: "about 21 replicas"
        const QString value = m_estimate ? HeadlineStrip::tr("about %1").arg(text()) : text();
        setAccessibleName(QStringLiteral("%1: %2, %3").arg(cell.title, value, cell.caption));
        setToolTip(cell.figure || cell.value != QStringLiteral("–") ? cell.title
                                                                    : cell.title + QLatin1Char('\n') + cell.reason);
        updateGeometry();
        update();
    }
    const HeadlineCell &cell() const { return m_cell; }
    bool isEstimate() const { return m_estimate; }
    int valueBaseline() const
    {
        const QFontMetrics big(valueFont(m_narrow));
        return valueTop() + big.ascent();
    }

    /// The narrow form has smaller figures and drops the last words of a caption.
    void setForm(bool narrow, int captionWidth)
    {
        m_narrow = narrow;
        m_captionWidth = captionWidth;
        updateGeometry();
        update();
    }

    int naturalWidth(bool narrow) const { return std::max(valueWidth(narrow), captionWidth()) + 4; }
    int valueOnlyWidth(bool narrow) const { return valueWidth(narrow) + 4; }

    QSize sizeHint() const override
    {
        return {m_captionWidth > 0
                    ? std::max(valueWidth(m_narrow) + 4, std::min(naturalWidth(m_narrow), m_captionWidth))
                    : naturalWidth(m_narrow),
                designPixels(this, stripHeight) - 1};
    }
    QSize minimumSizeHint() const override { return {valueWidth(m_narrow), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        if (underMouse() || hasFocus()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(hasFocus() ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
            painter.setBrush(underMouse() ? theme.band : Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(-1, 4.5, -0.5, -4.5), 3, 3);
        }
        const QFont big = valueFont(m_narrow);
        const QFontMetrics bigMetrics(big);
        const QFontMetrics smallMetrics(captionFont());
        const int top = valueTop();
        const int baseline = valueBaseline();
        painter.setFont(big);
        painter.setPen(m_cell.value == QStringLiteral("–") ? theme.text3 : theme.text1);
        painter.drawText(2, baseline, m_cell.value);
        painter.setFont(unitFont());
        painter.setPen(theme.text2);
        painter.drawText(2 + bigMetrics.horizontalAdvance(m_cell.value) + designPixels(this, gapAfterValue), baseline,
                         m_cell.unit);
        if (!m_cell.doubts.isEmpty()) // a check is open on this figure: raised, after the unit
            drawCheckMark(painter, theme, m_cell.severeDoubt,
                          QPointF(valueWidth(m_narrow) - doubtWidth() + designPixels(this, 4) + doubtRadius(),
                                  baseline - bigMetrics.xHeight()),
                          doubtRadius());
        int left = 2;
        const int captionBaseline = top + bigMetrics.height() + captionGap() + smallMetrics.ascent();
        const double radius = designLength(font(), markRadius);
        const QPointF at(left + radius + 1, captionBaseline - smallMetrics.xHeight() / 2.0 - 1);
        if (m_cell.isChecks && m_cell.value != QStringLiteral("0"))
            drawCheckMark(painter, theme, m_cell.severe, at, radius);
        else if (m_cell.role && m_cell.figure)
            drawMark(painter, theme, *m_cell.role, m_cell.figure->provenance, at, radius);
        left += markWidth();
        painter.setFont(captionFont());
        painter.setPen(theme.text2);
        painter.drawText(left, captionBaseline,
                         smallMetrics.elidedText(m_cell.caption, Qt::ElideRight, width() - left));
    }

private:
    int captionGap() const { return designPixels(this, 3); }
    int valueTop() const
    {
        const QFontMetrics big(valueFont(m_narrow)), small(captionFont());
        return (height() - big.height() - small.height() - captionGap()) / 2 + 1;
    }
    QFont valueFont(bool narrow) const
    {
        return scaledFont(font(), narrow ? type::headlineNarrow : type::headline, QFont::DemiBold);
    }
    QFont unitFont() const { return scaledFont(font(), type::headlineUnit); }
    QFont captionFont() const { return scaledFont(font(), type::caption); }
    int markWidth() const
    {
        const bool marked = (m_cell.isChecks && m_cell.value != QStringLiteral("0")) || (m_cell.role && m_cell.figure);
        return marked ? qRound(2 * designLength(font(), markRadius)) + designPixels(this, 7) : 0;
    }
    int valueWidth(bool narrow) const
    {
        const int unit = m_cell.unit.isEmpty() ? 0
                                               : designPixels(this, gapAfterValue) +
                                                     QFontMetrics(unitFont()).horizontalAdvance(m_cell.unit);
        return QFontMetrics(valueFont(narrow)).horizontalAdvance(m_cell.value) + unit + 2 + doubtWidth();
    }
    double doubtRadius() const { return designLength(font(), markRadius) * 0.8; }
    int doubtWidth() const
    {
        return m_cell.doubts.isEmpty() ? 0 : designPixels(this, 4) + qRound(2 * doubtRadius()) + 3;
    }
    int captionWidth() const { return markWidth() + QFontMetrics(captionFont()).horizontalAdvance(m_cell.caption) + 2; }

    HeadlineCell m_cell;
    bool m_estimate = false;
    bool m_narrow = false;
    int m_captionWidth = 0;
};

HeadlineStrip::HeadlineStrip(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(designPixels(this, margin), 0, designPixels(this, margin), 1);
    m_layout->setSpacing(0);
    setFixedHeight(designPixels(this, stripHeight));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void HeadlineStrip::setCells(const QList<HeadlineCell> &cells, const QStringList &estimates)
{
    m_cells = cells;
    while (m_buttons.size() < cells.size()) {
        auto *button = new HeadlineButton(this);
        if (!m_buttons.isEmpty())
            m_layout->addStretch(1);
        m_layout->addWidget(button);
        m_buttons << button;
        connect(button, &QAbstractButton::clicked, this, [this, button] { Q_EMIT activated(button->cell(), button); });
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < cells.size());
        if (i < cells.size())
            m_buttons[i]->setCell(cells[i], estimates.contains(cells[i].id));
    }
    fit();
    update();
}

void HeadlineStrip::fit()
{
    if (m_buttons.isEmpty())
        return;
    const QMargins margins = m_layout->contentsMargins();
    const int gaps = designPixels(this, leastGap) * static_cast<int>(m_buttons.size() - 1);
    const int room = width() - margins.left() - margins.right() - gaps;
    const auto total = [this](auto widthOf) {
        int sum = 0;
        for (const HeadlineButton *button : m_buttons)
            sum += widthOf(button);
        return sum;
    };
    bool narrow = false;
    int limit = 0;
    if (total([](const HeadlineButton *b) { return b->naturalWidth(false); }) > room) {
        narrow = true;
        // The longest captions give way first: the widest limit at which the row fits.
        limit = 10;
        for (int tried = room; tried > limit; tried -= 4) {
            const int sum = total([tried](const HeadlineButton *b) {
                return std::max(b->valueOnlyWidth(true), std::min(b->naturalWidth(true), tried));
            });
            if (sum <= room) {
                limit = tried;
                break;
            }
        }
    }
    for (HeadlineButton *button : m_buttons)
        button->setForm(narrow, limit);
}

void HeadlineStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void HeadlineStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.page);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
    // Before an estimate, in the room between the figures: nothing moves when it comes and goes.
    painter.setFont(scaledFont(font(), type::label));
    painter.setPen(theme.text2);
    const QString about = QStringLiteral("≈");
    const int wide = painter.fontMetrics().horizontalAdvance(about);
    for (const HeadlineButton *button : m_buttons)
        if (button->isEstimate() && !button->isHidden())
            painter.drawText(button->x() - wide, button->y() + button->valueBaseline(), about);
}

} // namespace ui
