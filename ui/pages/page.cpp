// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "core/project/estimate.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/emptystate.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <utility>

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

/// Tells when the parts of what it is installed on ask for other room.
class LayoutWatch final : public QObject
{
public:
    LayoutWatch(QObject *parent, std::function<void()> changed)
        : QObject(parent)
        , m_changed(std::move(changed))
    {}

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            m_changed();
        return false;
    }

private:
    std::function<void()> m_changed;
};

} // namespace

Page::Page(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_sentence(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_layout(new QVBoxLayout(this))
{
    // In a small window the content scrolls instead of making the window larger.
    QScrollArea *scroll = m_scroll;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setObjectName(QStringLiteral("page.scroll"));
    auto *content = new CompactWidget(scroll);
    m_body = new QVBoxLayout(content);
    scroll->setWidget(content);
    content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    content->installEventFilter(new LayoutWatch(this, [this] { keepSentenceInView(); }));
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

void Page::setWhyNot(QAction *action, const QString &why)
{
    action->setProperty("whyNot", why);
}

void Page::goWaysOf(EmptyState *empty)
{
    connect(empty, &EmptyState::chosen, this, [this](const QString &way) {
        const QString field = QStringLiteral("field:"), choose = QStringLiteral("choose:");
        if (way == QLatin1String("import"))
            Q_EMIT importRequested();
        else if (way == QLatin1String("example"))
            Q_EMIT exampleRequested();
        else if (way.startsWith(field))
            Q_EMIT fieldRequested(way.mid(field.size()), false);
        else if (way.startsWith(choose))
            Q_EMIT fieldRequested(way.mid(choose.size()), true);
    });
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
    if (scrolls != m_sentenceScrolls) {
        m_sentenceScrolls = scrolls;
        (scrolls ? m_layout : m_body)->removeWidget(m_sentence);
        (scrolls ? m_body : m_layout)->insertWidget(0, m_sentence);
    }
    keepSentenceInView();
}

/// Where the sentence scrolls, a part below it may be wider than the view: the sentence is read without going sideways.
/// What it leaves free hangs on nothing that scroll bars give or take, or they would come and go for ever.
void Page::keepSentenceInView()
{
    if (!m_sentenceScrolls) {
        m_sentence->setContentsMargins({});
        return;
    }
    int widest = 0;
    for (int i = 0; i < m_body->count(); ++i)
        if (QLayoutItem *item = m_body->itemAt(i); item->widget() != m_sentence && !item->isEmpty())
            widest = std::max(widest, item->minimumSize().width());
    const QMargins margins = m_layout->contentsMargins();
    const int view = width() - margins.left() - margins.right() -
                     style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_scroll->verticalScrollBar());
    m_sentence->setContentsMargins(0, 0, std::max(0, widest - view), designPixels(this, afterSentence / 2));
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
