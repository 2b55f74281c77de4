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

EmptyState::EmptyState(const QString &promise, const QString &icon, const QList<Way> &ways, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_promise(new QLabel(promise, this))
    , m_picture(new QWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 14));
    m_picture->setFixedHeight(designPixels(this, pictureSize));
    m_promise->setWordWrap(true);
    m_promise->setAlignment(Qt::AlignHCenter);
    m_promise->setFixedWidth(designPixels(this, textWidth));
    m_promise->setFixedHeight(m_promise->heightForWidth(m_promise->width()));
    m_promise->setObjectName(QStringLiteral("empty.promise"));
    auto *hint = new QLabel(tr("Files and folders can be dropped anywhere on this window."), this);
    hint->setFont(scaledFont(font(), type::caption));
    hint->setAlignment(Qt::AlignHCenter);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (const Way &way : ways) {
        auto *button = new QPushButton(way.text, this);
        button->setObjectName(QStringLiteral("empty.") + way.id);
        connect(button, &QPushButton::clicked, this, [this, id = way.id] { Q_EMIT chosen(id); });
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    layout->addStretch(2);
    layout->addWidget(m_picture);
    layout->addWidget(m_promise, 0, Qt::AlignHCenter);
    layout->addLayout(buttons);
    layout->addWidget(hint);
    layout->addStretch(3);
    if (!ways.isEmpty())
        setFirst(ways.front().id);
}

EmptyState::Way EmptyState::importWay()
{
    return {QStringLiteral("import"), tr("Import results…")};
}

EmptyState::Way EmptyState::exampleWay()
{
    return {QStringLiteral("example"), tr("Open the example")};
}

QString EmptyState::promise() const
{
    return m_promise->text();
}

void EmptyState::setFirst(const QString &id)
{
    const QString name = QStringLiteral("empty.") + id;
    for (QPushButton *button : findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        button->setProperty("primary", button->objectName() == name);
        button->update();
    }
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
