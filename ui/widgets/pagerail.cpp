// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagerail.h"

#include "ui/style/theme.h"
#include "ui/widgets/lineicon.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {

namespace {

// Lengths of the design, at a font of 13 pixels.
constexpr int railWidth = 76;
constexpr int itemHeight = 60;
constexpr int aroundText = 4; ///< of an item that has room for its word alone
constexpr int railIconSize = 20;
constexpr int barWidth = 3;
constexpr int digits = 10; ///< keys that go to a page; 0 stands after 9

class RailButton final : public QAbstractButton
{
public:
    RailButton(const PageRail::Item &item, QWidget *parent)
        : QAbstractButton(parent)
        , m_icon(item.icon)
    {
        setCheckable(true);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        setText(item.title);
        setAccessibleName(item.title);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }
    /// Where the window is low or the text large, the items stand closer, and at last without their icons.
    QSize minimumSizeHint() const override
    {
        const QFont bold = scaledFont(font(), type::table, QFont::DemiBold);
        return {sizeHint().width(), QFontMetrics(bold).height() + designPixels(this, aroundText)};
    }
    QSize sizeHint() const override
    {
        const QFont bold = scaledFont(font(), type::table, QFont::DemiBold);
        const int text = QFontMetrics(bold).horizontalAdvance(QAbstractButton::text()) + designPixels(this, 10);
        return {std::max(designPixels(this, railWidth), text), designPixels(this, itemHeight)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        if (isChecked())
            painter.fillRect(rect(), theme.selection);
        else if (underMouse())
            painter.fillRect(rect(), theme.band);
        if (isChecked())
            painter.fillRect(0, 0, designPixels(this, barWidth), height(), theme.accent);
        const QColor ink = isChecked() ? theme.text1 : theme.text2;
        const int size = designPixels(this, railIconSize);
        const QFont font = scaledFont(this->font(), type::table, isChecked() ? QFont::DemiBold : QFont::Normal);
        const int textHeight = QFontMetrics(font).height();
        const int top = (height() - size - textHeight - designPixels(this, 3)) / 2;
        const bool hasIcon = top >= 0;
        if (hasIcon)
            painter.drawPixmap((width() - size) / 2, top, lineIcon(m_icon, ink, size, devicePixelRatioF()));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(hasIcon ? QRect(0, top + size + designPixels(this, 3), width(), textHeight) : rect(),
                         Qt::AlignCenter, text());
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 1));
            painter.drawRect(rect().adjusted(barWidth, 1, -2, -2));
        }
    }

private:
    QString m_icon;
};

} // namespace

PageRail::PageRail(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, designPixels(this, 8), 1, 0);
    m_layout->setSpacing(0);
    m_layout->addStretch();
    // A screen reader toggles a button and does not click it.
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool checked) {
        if (checked)
            Q_EMIT chosen(m_items.value(index).id);
    });
}

void PageRail::setItems(const QList<Item> &items)
{
    const QString before = current();
    const QList<QAbstractButton *> old = m_group->buttons();
    qDeleteAll(old);
    m_items = items;
    for (int i = 0; i < items.size(); ++i) {
        auto *button = new RailButton(items[i], this);
        button->setToolTip(i < digits ? tr("%1 (Ctrl+%2)").arg(items[i].title).arg((i + 1) % digits) : items[i].title);
        button->setObjectName(QStringLiteral("rail.") + items[i].id);
        m_layout->insertWidget(i, button);
        m_group->addButton(button, i);
    }
    setCurrent(before);
}

void PageRail::setCurrent(const QString &id)
{
    const QSignalBlocker quiet(m_group);
    if (QAbstractButton *one = button(id)) {
        one->setChecked(true);
        return;
    }
    // A page without a place on the rail: none is marked.
    if (QAbstractButton *marked = m_group->checkedButton()) {
        m_group->setExclusive(false);
        marked->setChecked(false);
        m_group->setExclusive(true);
    }
}

QString PageRail::current() const
{
    return m_items.value(m_group->checkedId()).id;
}

QAbstractButton *PageRail::button(const QString &id) const
{
    for (int i = 0; i < m_items.size(); ++i) {
        if (m_items[i].id == id)
            return m_group->button(i);
    }
    return nullptr;
}

void PageRail::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.chrome);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), theme.border);
}

void PageRail::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const int now = m_group->id(qobject_cast<QAbstractButton *>(focusWidget()));
    if (step == 0 || now < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (QAbstractButton *next = m_group->button(now + step)) {
        next->setFocus(Qt::TabFocusReason);
        next->click();
    }
}

} // namespace ui
