// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/style/theme.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/stackingrow.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int margin = 28;
constexpr int markRoom = 20;
constexpr double stackBelow = 480.0; ///< narrower, the words get lines of their own above the buttons

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_count(new QLabel(this))
    , m_row(new StackingRow(stackBelow, 8.0, this))
    , m_choices(new StackingRow(0.0, 6.0, this))
    , m_layout(new QVBoxLayout(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the window is as wide as it is
    m_text->setObjectName(QStringLiteral("message.text"));
    m_count->setObjectName(QStringLiteral("message.count"));
    m_choices->addPart(m_count);
    m_row->addPart(m_text, 1);
    m_row->addPart(m_choices, 0, Qt::AlignRight | Qt::AlignVCenter);
    m_layout->addWidget(m_row);
    setMargins();
    hide();
}

void MessageBar::setMargins()
{
    m_layout->setContentsMargins(designPixels(this, margin + markRoom), designPixels(this, 6),
                                 designPixels(this, margin), designPixels(this, 6));
}

QString MessageBar::text() const
{
    return m_waiting.isEmpty() ? QString() : m_waiting.front().text;
}

void MessageBar::post(const Message &message)
{
    m_waiting.removeIf([&message](const Message &waiting) { return waiting.text == message.text; });
    m_waiting.prepend(message);
    showFirst();
}

void MessageBar::showFirst()
{
    for (QWidget *button : m_buttons) {
        button->hide(); // it may be the one that is being clicked
        button->deleteLater();
    }
    m_buttons.clear();
    setVisible(!m_waiting.isEmpty());
    if (m_waiting.isEmpty())
        return;
    Message &message = m_waiting.front();
    if (message.choices.isEmpty())
        message.choices << Choice{tr("Close"), {}};
    m_text->setText(message.text);
    //: of the messages that are there, the first is shown
    m_count->setText(tr("1 of %1").arg(m_waiting.size()));
    m_count->setVisible(m_waiting.size() > 1);
    for (int i = 0; i < message.choices.size(); ++i) {
        auto *button = new QPushButton(message.choices[i].text, m_choices);
        button->setObjectName(QStringLiteral("message.choice%1").arg(i));
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        m_choices->addPart(button);
        m_buttons << button;
    }
}

void MessageBar::choose(int index)
{
    if (m_waiting.isEmpty() || index >= m_waiting.front().choices.size())
        return;
    const Choice choice = m_waiting.takeFirst().choices[index];
    showFirst();
    if (choice.act)
        choice.act();
}

void MessageBar::forget(Lasts what)
{
    const qsizetype gone = m_waiting.removeIf([what](const Message &message) { return message.lasts >= what; });
    if (gone > 0)
        showFirst();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        setMargins();
    QWidget::changeEvent(event);
}

void MessageBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_waiting.isEmpty())
        choose(static_cast<int>(m_waiting.front().choices.size()) - 1);
    else
        QWidget::keyPressEvent(event);
}

void MessageBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.band);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
    drawCheckMark(painter, theme, true, QPointF(designLength(font(), margin + 6), height() / 2.0),
                  designLength(font(), 6));
}

} // namespace ui
