// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/style/theme.h"
#include "ui/widgets/lineicon.h"
#include "ui/widgets/stackingrow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int pictureSize = 72;
constexpr int textWidth = 420;
constexpr int textShare = 100; ///< against the room beside it, which it leaves only beyond its width

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
    m_promise->setMaximumWidth(designPixels(this, textWidth));
    m_promise->setObjectName(QStringLiteral("empty.promise"));
    auto *hint = new QLabel(tr("Files and folders can be dropped anywhere on this window."), this);
    hint->setFont(scaledFont(font(), type::caption));
    hint->setAlignment(Qt::AlignHCenter);
    hint->setWordWrap(true);
    constexpr double gap = 6.0;
    auto *buttons = new StackingRow(0.0, gap, this); // one below the other with large text
    for (const Way &way : ways) {
        auto *button = new QPushButton(way.text, buttons);
        button->setObjectName(QStringLiteral("empty.") + way.id);
        connect(button, &QPushButton::clicked, this, [this, id = way.id] { Q_EMIT chosen(id); });
        buttons->addPart(button, 0, Qt::AlignHCenter);
    }
    auto *words = new QHBoxLayout;
    words->addStretch(1);
    words->addWidget(m_promise, textShare);
    words->addStretch(1);
    layout->addStretch(2);
    layout->addWidget(m_picture);
    layout->addLayout(words);
    layout->addWidget(buttons, 0, Qt::AlignHCenter);
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
    for (QPushButton *button : findChildren<QPushButton *>()) {
        button->setProperty("primary", button->objectName() == name);
        button->update();
    }
}

/// Whole in every width: a layout asks words that wrap for the height that they need in another one.
void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int wide = std::min(m_promise->maximumWidth(), contentsRect().width());
    m_promise->setMinimumHeight(m_promise->heightForWidth(wide));
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
