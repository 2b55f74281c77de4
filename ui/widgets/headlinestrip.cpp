// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/headlinestrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/marks.h"

#include <QAbstractButton>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace ui {

namespace {

constexpr int stripHeight = 64;
constexpr int margin = 20;
constexpr int gapAfterValue = 4;
constexpr int markRadius = 5;
constexpr int leastGap = 12;
constexpr int rowPadding = 8; ///< of each row, where there are several
constexpr int mostRows = 4;
constexpr int lowBelowHeight = 660; ///< of the window: one row is all that it can spare

/// What a caption says first: the basis, before whatever else.
QString firstPart(const QString &caption)
{
    return caption.section(QStringLiteral(" · "), 0, 0);
}

bool hasOpenChecks(const HeadlineCell &cell)
{
    return cell.isChecks && cell.value != QStringLiteral("0");
}

/// What is under the pointer or has the focus, seen behind its words.
void paintGround(QPainter &painter, const QAbstractButton &button, const QRectF &rect)
{
    if (!button.underMouse() && !button.hasFocus())
        return;
    const Theme &theme = Theme::of(&button);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(button.hasFocus() ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
    painter.setBrush(button.underMouse() ? QBrush(theme.band) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(rect, 3, 3);
}

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
        const bool absent = !cell.figure && cell.value == QStringLiteral("–");
        setToolTip(cell.title + QLatin1Char('\n') + (absent ? cell.reason : cell.caption));
        update();
    }
    const HeadlineCell &cell() const { return m_cell; }
    bool isEstimate() const { return m_estimate; }
    int valueBaseline() const
    {
        const QFontMetrics big(valueFont(m_narrow));
        return valueTop() + big.ascent();
    }

    /// The narrow form has smaller figures, the short one drops what a caption says after its first part.
    void setForm(bool narrow, bool shortened)
    {
        m_narrow = narrow;
        m_short = shortened;
        update();
    }

    int naturalWidth(bool narrow, bool shortened) const
    {
        return std::max(valueWidth(narrow), captionWidth(shortened)) + 4;
    }
    /// Value over caption, without room around them.
    int leastHeight() const
    {
        return QFontMetrics(valueFont(true)).height() + captionGap() + QFontMetrics(captionFont()).height();
    }
    bool isWhole() const { return naturalWidth(m_narrow, m_short) <= width(); }

    QSize sizeHint() const override { return {naturalWidth(m_narrow, m_short), leastHeight()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        paintGround(painter, *this, QRectF(rect()).adjusted(0.5, 4.5, -0.5, -4.5));
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
        if (hasOpenChecks(m_cell))
            drawCheckMark(painter, theme, m_cell.severe, at, radius);
        else if (m_cell.role && m_cell.figure)
            drawMark(painter, theme, *m_cell.role, m_cell.figure->provenance, at, radius);
        left += markWidth();
        painter.setFont(captionFont());
        painter.setPen(theme.text2);
        painter.drawText(left, captionBaseline,
                         smallMetrics.elidedText(m_short ? firstPart(m_cell.caption) : m_cell.caption, Qt::ElideRight,
                                                 width() - left));
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
        const bool marked = hasOpenChecks(m_cell) || (m_cell.role && m_cell.figure);
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
    int captionWidth(bool shortened) const
    {
        return markWidth() + 2 +
               QFontMetrics(captionFont()).horizontalAdvance(shortened ? firstPart(m_cell.caption) : m_cell.caption);
    }

    HeadlineCell m_cell;
    bool m_estimate = false;
    bool m_narrow = false;
    bool m_short = false;
};

/// "1/2 ›": which of the folded figures are shown, and the way to the next.
class HeadlineTurn final : public QAbstractButton
{
public:
    explicit HeadlineTurn(QWidget *parent)
        : QAbstractButton(parent)
    {
        setObjectName(QStringLiteral("headline.turn"));
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }
    QSize sizeHint() const override
    {
        return {QFontMetrics(wordFont()).horizontalAdvance(QStringLiteral("0/0 ›")) + designPixels(this, 8) +
                    qRound(2 * designLength(font(), markRadius)) + designPixels(this, 6),
                0};
    }
    /// The open checks that are folded away: they are never out of sight.
    void setHiddenChecks(const std::optional<HeadlineCell> &checks)
    {
        m_checks = checks;
        const QString more = HeadlineStrip::tr("More figures");
        setToolTip(checks ? QStringLiteral("%1\n%2 %3").arg(more, checks->value, checks->unit) : more);
        setAccessibleName(checks ? QStringLiteral("%1, %2 %3").arg(more, checks->value, checks->unit) : more);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        paintGround(painter, *this, QRectF(rect()).adjusted(0.5, 4.5, -0.5, -4.5));
        if (m_checks)
            drawCheckMark(painter, theme, m_checks->severe, QPointF(markWidth() / 2.0, height() / 2.0), markSize());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(wordFont());
        painter.setPen(theme.text1);
        painter.drawText(rect().adjusted(markWidth(), 0, 0, 0), Qt::AlignCenter, text());
    }

private:
    double markSize() const { return designLength(font(), markRadius); }
    int markWidth() const { return m_checks ? qRound(2 * markSize()) + designPixels(this, 6) : 0; }
    QFont wordFont() const { return scaledFont(font(), type::label, QFont::Medium); }

    std::optional<HeadlineCell> m_checks;
};

HeadlineStrip::HeadlineStrip(QWidget *parent)
    : QWidget(parent)
    , m_turn(new HeadlineTurn(this))
{
    m_turn->hide();
    connect(m_turn, &QAbstractButton::clicked, this, &HeadlineStrip::turn);
    setFixedHeight(designPixels(this, stripHeight));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void HeadlineStrip::setCells(const QList<HeadlineCell> &cells, const QStringList &estimates)
{
    m_cells = cells;
    while (m_buttons.size() < cells.size()) {
        auto *button = new HeadlineButton(this);
        m_buttons << button;
        connect(button, &QAbstractButton::clicked, this, [this, button] { Q_EMIT activated(button->cell(), button); });
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        if (i < cells.size())
            m_buttons[i]->setCell(cells[i], estimates.contains(cells[i].id));
        else
            m_buttons[i]->hide();
    }
    fit();
    update();
}

QSize HeadlineStrip::sizeHint() const
{
    return {designPixels(this, 640), minimumHeight()};
}

bool HeadlineStrip::isWhole() const
{
    return std::all_of(m_buttons.begin(), m_buttons.begin() + m_cells.size(),
                       [](const HeadlineButton *button) { return button->isWhole(); });
}

/// How wide each column of a form is; in one row every figure is a column.
QList<int> HeadlineStrip::columnWidths(const Form &form) const
{
    const int count = static_cast<int>(m_cells.size());
    QList<int> widths((count + form.rows - 1) / form.rows, 0);
    for (int i = 0; i < count; ++i) {
        int &wide = widths[i % widths.size()];
        wide = std::max(wide, m_buttons[i]->naturalWidth(form.narrow, form.shortened));
    }
    return widths;
}

/// The largest form in which every figure stands whole: smaller figures, shorter captions, then more rows.
HeadlineStrip::Form HeadlineStrip::chosenForm(int room) const
{
    QList<Form> forms{{1, false, false}, {1, true, false}, {1, true, true}};
    for (int rows = 2; rows <= mostRows; ++rows)
        forms << Form{rows, true, false} << Form{rows, true, true};
    for (const Form &form : std::as_const(forms)) {
        const QList<int> widths = columnWidths(form);
        const int gaps = designPixels(this, leastGap) * (static_cast<int>(widths.size()) - 1);
        if (std::accumulate(widths.begin(), widths.end(), gaps) <= room)
            return form;
    }
    return forms.last();
}

void HeadlineStrip::fit()
{
    if (m_cells.isEmpty())
        return;
    const Form form = chosenForm(width() - 2 * designPixels(this, margin));
    if (form.rows > 1 && isLow())
        fitFolded();
    else
        fitRows(form);
}

/// A low window with more figures than a row holds.
bool HeadlineStrip::isLow() const
{
    return !isWindow() && window()->height() < designPixels(this, lowBelowHeight);
}

void HeadlineStrip::fitRows(const Form &form)
{
    m_starts.clear();
    m_turn->hide();
    const int side = designPixels(this, margin);
    const int room = width() - 2 * side;
    const QList<int> widths = columnWidths(form);
    const int columns = static_cast<int>(widths.size());
    const double gap =
        columns < 2 ? 0.0
                    : std::max(0.0, static_cast<double>(room - std::accumulate(widths.begin(), widths.end(), 0)) /
                                        (columns - 1));
    const int each = form.rows == 1 ? designPixels(this, stripHeight) - 1
                                    : m_buttons.first()->leastHeight() + designPixels(this, rowPadding);
    const int total = form.rows * each + 1;
    if (total != height())
        setFixedHeight(total);
    double left = side;
    for (int column = 0; column < columns; ++column) {
        for (int i = column; i < m_cells.size(); i += columns) {
            m_buttons[i]->setForm(form.narrow, form.shortened);
            m_buttons[i]->setGeometry(qRound(left), i / columns * each, widths[column], each);
            m_buttons[i]->show();
        }
        left += widths[column] + gap;
    }
}

/// The first figure of each turn: as many as a row holds, in their order.
QList<int> HeadlineStrip::foldedStarts(int room) const
{
    QList<int> starts{0};
    int taken = 0;
    for (int i = 0; i < m_cells.size(); ++i) {
        const int wide = m_buttons[i]->naturalWidth(true, true);
        if (i > starts.last() && taken + wide > room) {
            starts << i;
            taken = 0;
        }
        taken += wide + designPixels(this, leastGap);
    }
    return starts;
}

void HeadlineStrip::fitFolded()
{
    const int side = designPixels(this, margin), turnWidth = m_turn->sizeHint().width();
    const int room = width() - 2 * side - turnWidth - designPixels(this, leastGap);
    m_starts = foldedStarts(room);
    m_shown = std::min(m_shown, m_starts.size() - 1);
    const int first = m_starts[m_shown];
    const int end = m_shown + 1 < m_starts.size() ? m_starts[m_shown + 1] : static_cast<int>(m_cells.size());
    const int each = m_buttons.first()->leastHeight() + designPixels(this, rowPadding);
    if (each + 1 != height())
        setFixedHeight(each + 1);
    int sum = 0;
    for (int i = first; i < end; ++i)
        sum += m_buttons[i]->naturalWidth(true, true);
    // Figures that are few for the row stand at its beginning, not far apart.
    const double wanted = static_cast<double>(room - sum) / std::max(1, end - first - 1);
    const double gap = std::min(wanted, 3.0 * designPixels(this, leastGap));
    double left = side;
    for (int i = 0; i < m_cells.size(); ++i) {
        const int wide = m_buttons[i]->naturalWidth(true, true);
        const bool shown = i >= first && i < end;
        m_buttons[i]->setForm(true, true);
        m_buttons[i]->setGeometry(shown ? qRound(left) : 0, 0, wide, each);
        m_buttons[i]->setVisible(shown);
        left += shown ? wide + gap : 0.0;
    }
    const QString turns = QStringLiteral("%1/%2 ›").arg(m_shown + 1).arg(m_starts.size());
    m_turn->setText(turns);
    std::optional<HeadlineCell> hidden;
    for (int i = 0; i < m_cells.size(); ++i)
        if (hasOpenChecks(m_cells[i]) && (i < first || i >= end))
            hidden = m_cells[i];
    m_turn->setHiddenChecks(hidden);
    m_turn->setGeometry(width() - side - turnWidth, 0, turnWidth, each);
    m_turn->setVisible(m_starts.size() > 1);
}

void HeadlineStrip::turn()
{
    if (!isFolded())
        return;
    m_shown = (m_shown + 1) % m_starts.size();
    fit();
    update();
}

/// How high the window is decides whether the figures fold: it is watched as soon as there is one.
bool HeadlineStrip::event(QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::ParentChange)
        window()->installEventFilter(this);
    return QWidget::event(event);
}

bool HeadlineStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == window() && watched != this)
        fit();
    return QWidget::eventFilter(watched, event);
}

void HeadlineStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void HeadlineStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
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
