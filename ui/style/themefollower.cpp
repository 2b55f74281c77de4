// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/themefollower.h"

#include "ui/style/theme.h"

#include <QApplication>
#include <QEvent>
#include <QObject>
#include <QPalette>
#include <QWidget>
#include <utility>

namespace ui {

namespace {

/// What is followed: an Ink, or one of these.
constexpr int ownPaint = -1, pageGround = -2;

/// The theme is asked of the window and not of the widget, whose own palette is what is changed here.
const Theme &themeAround(const QWidget &widget)
{
    return widget.parentWidget() == nullptr ? Theme::of(QApplication::palette()) : Theme::of(widget.window());
}

class ThemeFollower final : public QObject
{
public:
    static QString name() { return QStringLiteral("theme.follower"); }

    explicit ThemeFollower(QWidget &widget)
        : QObject(&widget)
        , m_widget(widget)
    {
        setObjectName(name());
        widget.installEventFilter(this);
    }

    void follow(std::function<void(const Theme &)> paint, int kind)
    {
        m_paint = std::move(paint);
        m_kind = kind;
        m_seen = nullptr;
        look();
    }

    int kind() const { return m_kind; }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::PaletteChange:
        case QEvent::ApplicationPaletteChange:
        case QEvent::StyleChange:
        case QEvent::ParentChange:
        case QEvent::Show:
            look();
            break;
        default:
            break;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    /// A palette that is set is itself a change of the palette: the theme seen last ends that.
    void look()
    {
        const Theme &theme = themeAround(m_widget);
        if (&theme == m_seen)
            return;
        m_seen = &theme;
        m_paint(theme);
    }

    QWidget &m_widget;
    std::function<void(const Theme &)> m_paint;
    int m_kind = ownPaint;
    const Theme *m_seen = nullptr;
};

ThemeFollower *followerOf(const QWidget &widget)
{
    return static_cast<ThemeFollower *>(widget.findChild<QObject *>(ThemeFollower::name(), Qt::FindDirectChildrenOnly));
}

void follow(QWidget &widget, std::function<void(const Theme &)> paint, int kind)
{
    ThemeFollower *there = followerOf(widget);
    (there != nullptr ? there : new ThemeFollower(widget))->follow(std::move(paint), kind);
}

/// Pages say the same with every figure that changes.
bool followsAs(const QWidget &widget, int kind)
{
    const ThemeFollower *there = followerOf(widget);
    return there != nullptr && there->kind() == kind;
}

QColor colourOf(Ink ink, const Theme &theme)
{
    switch (ink) {
    case Ink::First:
        return theme.text1;
    case Ink::Second:
        return theme.text2;
    case Ink::Third:
        return theme.text3;
    case Ink::Accent:
        return theme.accent;
    case Ink::Check:
        return theme.check;
    }
    return theme.text1;
}

} // namespace

void followTheme(QWidget *widget, std::function<void(const Theme &)> paint)
{
    follow(*widget, std::move(paint), ownPaint);
}

void setInk(QWidget *widget, Ink ink)
{
    if (followsAs(*widget, static_cast<int>(ink)))
        return;
    const auto paint = [widget, ink](const Theme &theme) {
        QPalette palette; // nothing but this colour is the widget's own: all others go on coming from the window
        palette.setColor(QPalette::WindowText, colourOf(ink, theme));
        widget->setPalette(palette);
    };
    follow(*widget, paint, static_cast<int>(ink));
}

void putOnPageGround(QWidget *view)
{
    if (followsAs(*view, pageGround))
        return;
    const auto paint = [view](const Theme &theme) {
        QPalette palette;
        palette.setColor(QPalette::Base, theme.page);
        palette.setColor(QPalette::Window, theme.page);
        palette.setColor(QPalette::Text, theme.text1);
        palette.setColor(QPalette::WindowText, theme.text1);
        view->setPalette(palette);
    };
    follow(*view, paint, pageGround);
}

} // namespace ui
