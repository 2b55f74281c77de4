// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "core/project/estimate.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/widgets/compactwidget.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int sideMargin = 28;
constexpr int sideMarginNarrow = 20;
constexpr int topMargin = 22;
constexpr int topMarginNarrow = 14;
constexpr int bottomMargin = 14;
constexpr int narrowBelowHeight = 560;
constexpr int lowBelowHeight = 420;     ///< the sentence leaves room for the picture
constexpr int scrollsBelowHeight = 300; ///< and here scrolls with it
constexpr double mostLines = 3.2;       ///< of a sentence at its full size
constexpr double lowSentence = 1.15;
constexpr int afterSentence = 14;

} // namespace

Page::Page(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_sentence(new QLabel(this))
    , m_layout(new QVBoxLayout(this))
{
    // In a small window the content scrolls instead of making the window larger.
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setObjectName(QStringLiteral("page.scroll"));
    auto *content = new CompactWidget(scroll);
    m_body = new QVBoxLayout(content);
    scroll->setWidget(content);
    content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setFont(scaledFont(font(), type::sentence, QFont::Medium));
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setObjectName(QStringLiteral("page.sentence"));
    m_layout->setSpacing(designPixels(this, afterSentence));
    m_layout->addWidget(m_sentence);
    m_layout->addWidget(scroll, 1);
    m_body->setContentsMargins(0, 0, 0, 0);
    connect(&session, &Session::evaluationChanged, this, &Page::sessionChanged);
}

QString Page::sentence() const
{
    return m_said;
}

void Page::setSentence(const QString &sentence)
{
    if (sentence == m_said)
        return;
    m_said = sentence;
    m_sentence->setText(unitsWhole(sentence));
    fitSentence();
    Q_EMIT sentenceChanged(sentence);
}

void Page::putOnPage(QWidget *view)
{
    putOnPageGround(view);
}

QLabel *Page::blockTitle(const QString &title, const QString &measured, QWidget *parent)
{
    auto *label = new QLabel(parent != nullptr ? parent : this);
    label->setTextFormat(Qt::RichText);
    if (measured.isEmpty())
        label->setText(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
    else
        followTheme(label, [label, title, measured](const Theme &theme) {
            label->setText(QStringLiteral("<b>%1</b>&nbsp;&nbsp;<span style=\"color:%3\">%2</span>")
                               .arg(title.toHtmlEscaped(), measured.toHtmlEscaped(), theme.text2.name()));
        });
    return label;
}

void Page::sessionChanged()
{
    m_stale = true;
    if (isVisible())
        refreshNow();
}

void Page::refreshNow()
{
    m_stale = false;
    setRefining(core::project::isRough(*m_session.evaluation()));
    refresh();
}

/// The room of the sentence stays while figures move under a hand: nothing jumps because a word more is needed.
void Page::setRefining(bool refining)
{
    if (refining == m_refining)
        return;
    m_refining = refining;
    m_sentence->setMinimumHeight(refining ? m_sentence->height() : 0);
    update(0, 0, width(), m_layout->contentsMargins().top());
}

void Page::showEvent(QShowEvent *event)
{
    if (m_stale)
        refreshNow();
    QWidget::showEvent(event);
}

void Page::resizeEvent(QResizeEvent *event)
{
    const bool narrow = height() < designPixels(this, narrowBelowHeight);
    const int side = designPixels(this, narrow ? sideMarginNarrow : sideMargin);
    m_layout->setContentsMargins(side, designPixels(this, narrow ? topMarginNarrow : topMargin), side,
                                 designPixels(this, bottomMargin));
    fitSentence();
    QWidget::resizeEvent(event);
}

/// A low page and a long sentence leave room for the picture; where there is next to none, the sentence scrolls too.
void Page::fitSentence()
{
    const QFont full = scaledFont(font(), type::sentence, QFont::Medium);
    const QFontMetrics metrics(full);
    const QMargins margins = m_layout->contentsMargins();
    const QRect room(0, 0, std::max(1, width() - margins.left() - margins.right()), QWIDGETSIZE_MAX);
    const bool isLong = metrics.boundingRect(room, Qt::TextWordWrap, m_sentence->text()).height() >
                        qRound(mostLines * metrics.lineSpacing());
    const bool low = height() < designPixels(this, lowBelowHeight);
    m_sentence->setFont(low || isLong ? scaledFont(font(), lowSentence, QFont::Medium) : full);
    const bool scrolls = height() < designPixels(this, scrollsBelowHeight);
    if (scrolls == m_sentenceScrolls)
        return;
    m_sentenceScrolls = scrolls;
    (scrolls ? m_layout : m_body)->removeWidget(m_sentence);
    (scrolls ? m_body : m_layout)->insertWidget(0, m_sentence);
    m_sentence->setContentsMargins(0, 0, 0, scrolls ? designPixels(this, afterSentence / 2) : 0);
}

void Page::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::of(this).page);
    if (!m_refining)
        return;
    const QMargins margins = m_layout->contentsMargins();
    painter.setFont(scaledFont(font(), type::caption));
    painter.setPen(Theme::of(this).text2);
    painter.drawText(QRect(margins.left(), 0, width() - margins.left() - margins.right(), margins.top()),
                     Qt::AlignRight | Qt::AlignVCenter, tr("estimate from short runs; the simulation refines it"));
}

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange) {
        m_stale = true;
        if (isVisible())
            refreshNow();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
