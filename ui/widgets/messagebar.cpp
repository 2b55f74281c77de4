// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/style/theme.h"
#include "ui/widgets/marks.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace ui {

namespace {

constexpr int margin = 28;
constexpr int markRoom = 20;

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(designPixels(this, margin + markRoom), designPixels(this, 6),
                                 designPixels(this, margin), designPixels(this, 6));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_layout->addWidget(m_text, 1);
    hide();
}

QString MessageBar::text() const
{
    return m_waiting.isEmpty() ? QString() : m_waiting.front().text;
}

void MessageBar::post(const Message &message)
{
    for (const Message &waiting : m_waiting) {
        if (waiting.text == message.text)
            return;
    }
    m_waiting << message;
    if (m_waiting.size() == 1)
        showNext();
}

void MessageBar::showNext()
{
    for (QWidget *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    setVisible(!m_waiting.isEmpty());
    if (m_waiting.isEmpty())
        return;
    Message &message = m_waiting.front();
    if (message.choices.isEmpty())
        message.choices << Choice{tr("Close"), {}};
    m_text->setText(message.text);
    for (int i = 0; i < message.choices.size(); ++i) {
        auto *button = new QPushButton(message.choices[i].text, this);
        button->setObjectName(QStringLiteral("message.choice%1").arg(i));
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        m_layout->addWidget(button);
        m_buttons << button;
    }
}

void MessageBar::choose(int index)
{
    if (m_waiting.isEmpty() || index >= m_waiting.front().choices.size())
        return;
    const Choice choice = m_waiting.takeFirst().choices[index];
    showNext();
    if (choice.act)
        choice.act();
}

void MessageBar::forgetProject()
{
    const bool shown = !m_waiting.isEmpty() && m_waiting.front().ofTheProject;
    m_waiting.removeIf([](const Message &message) { return message.ofTheProject; });
    if (shown)
        showNext();
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
