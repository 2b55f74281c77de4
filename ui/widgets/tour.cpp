// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tour.h"

#include "ui/style/theme.h"
#include "ui/style/themefollower.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int calloutWidth = 340;
constexpr int gap = 14; ///< between what is pointed at and the callout
constexpr double veilOnLight = 0.45;
constexpr double veilOnDark = 0.6;

/// The box with the words; its own ground, so that it reads on whatever lies below.
class Callout final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, 1.0));
        painter.setBrush(theme.page);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
};

} // namespace

Tour::Tour(QList<Step> steps, QWidget *window)
    : QWidget(window)
    , m_steps(std::move(steps))
    , m_callout(new Callout(this))
    , m_title(new QLabel(m_callout))
    , m_text(new QLabel(m_callout))
    , m_where(new QLabel(m_callout))
    , m_back(new QPushButton(tr("Back"), m_callout))
    , m_next(new QPushButton(m_callout))
    , m_skip(new QPushButton(tr("Skip"), m_callout))
    , m_focusBefore(QApplication::focusWidget())
{
    setObjectName(QStringLiteral("tour"));
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(m_callout);
    const int space = designPixels(this, 16);
    layout->setContentsMargins(space, space, space, designPixels(this, 12));
    layout->setSpacing(designPixels(this, 8));
    m_title->setFont(scaledFont(font(), type::sentence, QFont::DemiBold));
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_where->setFont(scaledFont(font(), type::caption));
    m_next->setProperty("primary", true);
    m_next->setObjectName(QStringLiteral("tour.next"));
    m_back->setObjectName(QStringLiteral("tour.back"));
    m_skip->setObjectName(QStringLiteral("tour.skip"));
    for (QPushButton *button : {m_back, m_next, m_skip})
        button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_where, 1);
    buttons->addWidget(m_skip);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    layout->addLayout(buttons);
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_current + 1); });
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_current - 1); });
    connect(m_skip, &QPushButton::clicked, this, [this] { end(false); });
    setInk(m_where, Ink::Second);
    window->installEventFilter(this);
    goTo(0);
    show();
    raise();
    setFocus();
}

QString Tour::spoken() const
{
    const Step &step = m_steps[m_current];
    return QStringLiteral("%1. %2").arg(step.title, step.text);
}

void Tour::goTo(int step)
{
    if (step >= count()) {
        end(true);
        return;
    }
    m_current = std::max(0, step);
    const Step &shown = m_steps[m_current];
    m_title->setText(shown.title);
    m_text->setText(shown.text);
    //: a step of the tour, "2 of 5"
    m_where->setText(tr("%1 of %2").arg(m_current + 1).arg(count()));
    m_back->setVisible(m_current > 0);
    m_skip->setVisible(m_current + 1 < count());
    m_next->setText(m_current + 1 < count() ? tr("Next") : tr("Done"));
    setAccessibleName(shown.title);
    setAccessibleDescription(shown.text);
    if (QAccessible::isActive()) {
        QAccessibleEvent news(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&news);
    }
    place();
}

QRect Tour::pointedAt() const
{
    const QWidget *target = m_steps[m_current].target;
    if (target == nullptr || !target->isVisible())
        return {};
    return QRect(target->mapTo(parentWidget(), QPoint(0, 0)), target->size()).intersected(rect());
}

/// The callout stands where the most room is: below, right, left or above of what it speaks of.
void Tour::place()
{
    setGeometry(parentWidget()->rect());
    const int distance = designPixels(this, gap);
    m_callout->setFixedWidth(std::min(designPixels(this, calloutWidth), width() - 2 * distance));
    m_callout->layout()->activate();
    const int needed = m_callout->layout()->hasHeightForWidth()
                           ? m_callout->layout()->totalHeightForWidth(m_callout->width())
                           : m_callout->sizeHint().height();
    m_callout->setFixedHeight(needed);
    const QSize box = m_callout->size();
    const QRect hole = pointedAt();
    QPoint at((width() - box.width()) / 2, (height() - box.height()) / 2);
    if (!hole.isEmpty()) {
        if (height() - hole.bottom() - distance >= box.height())
            at = {hole.center().x() - box.width() / 2, hole.bottom() + distance};
        else if (width() - hole.right() - distance >= box.width())
            at = {hole.right() + distance, hole.center().y() - box.height() / 2};
        else if (hole.left() - distance >= box.width())
            at = {hole.left() - distance - box.width(), hole.center().y() - box.height() / 2};
        else if (hole.top() - distance >= box.height())
            at = {hole.center().x() - box.width() / 2, hole.top() - distance - box.height()};
        else // it fills the window: inside it
            at = {hole.center().x() - box.width() / 2, hole.center().y() - box.height() / 2};
    }
    at.setX(std::clamp(at.x(), distance, std::max(distance, width() - box.width() - distance)));
    at.setY(std::clamp(at.y(), distance, std::max(distance, height() - box.height() - distance)));
    m_callout->move(at);
    update();
}

void Tour::end(bool seen)
{
    parentWidget()->removeEventFilter(this);
    hide();
    if (m_focusBefore != nullptr)
        m_focusBefore->setFocus();
    Q_EMIT ended(seen);
    deleteLater();
}

void Tour::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath veil;
    veil.addRect(rect());
    const QRectF hole = pointedAt();
    QPainterPath window;
    if (!hole.isEmpty())
        window.addRoundedRect(hole.adjusted(1, 1, -1, -1), 4, 4);
    painter.fillPath(veil.subtracted(window), withAlpha(Qt::black, theme.dark ? veilOnDark : veilOnLight));
    if (!hole.isEmpty()) {
        painter.setPen(QPen(theme.accent, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(window);
    }
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return end(false);
    case Qt::Key_Left:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        return goTo(m_current - 1);
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return goTo(m_current + 1);
    default:
        event->accept(); // nothing reaches the window below
    }
}

void Tour::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // the window below is looked at, not worked with
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection); // after the window's own layout
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
