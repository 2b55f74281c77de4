// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/style/theme.h"
#include "ui/widgets/lineicon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int pictureSize = 72;
constexpr int textWidth = 420;

} // namespace

EmptyState::EmptyState(const QString &promise, const QString &icon, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_picture(new QWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 14));
    m_picture->setFixedHeight(designPixels(this, pictureSize));
    auto *text = new QLabel(promise, this);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignHCenter);
    text->setFixedWidth(designPixels(this, textWidth));
    text->setFixedHeight(text->heightForWidth(text->width()));
    auto *hint = new QLabel(tr("Files and folders can be dropped anywhere on this window."), this);
    hint->setFont(scaledFont(font(), type::caption));
    hint->setAlignment(Qt::AlignHCenter);
    auto *buttons = new QHBoxLayout;
    auto *import = new QPushButton(tr("Import results…"), this);
    import->setObjectName(QStringLiteral("empty.import"));
    import->setProperty("primary", true);
    auto *example = new QPushButton(tr("Open the example"), this);
    example->setObjectName(QStringLiteral("empty.example"));
    buttons->addStretch(1);
    buttons->addWidget(import);
    buttons->addWidget(example);
    buttons->addStretch(1);
    layout->addStretch(2);
    layout->addWidget(m_picture);
    layout->addWidget(text, 0, Qt::AlignHCenter);
    layout->addLayout(buttons);
    layout->addWidget(hint);
    layout->addStretch(3);
    connect(import, &QPushButton::clicked, this, &EmptyState::importRequested);
    connect(example, &QPushButton::clicked, this, &EmptyState::exampleRequested);
}

void EmptyState::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    const int size = m_picture->height();
    painter.drawPixmap(width() / 2 - size / 2, m_picture->y(), lineIcon(m_icon, theme.gate, size, devicePixelRatioF()));
    // The outline of a place to drop things on.
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 8, -1, -8), 6, 6);
}

} // namespace ui
