// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/themestyle.h"

#include "ui/style/placeholder.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <algorithm>
#include <optional>

namespace ui {

namespace {

constexpr double radius = 3.0;

double length(const QWidget *widget, double design)
{
    return designLength(widget ? widget->font() : QApplication::font(), design);
}

/// A field's or button's outline: one crisp pixel, in the accent while it has the keyboard.
void drawFrame(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &line, double width = 1.0)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(line, width));
    painter->setBrush(fill);
    const double inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

/// Fusion's has an outline darker than the ground, which a dark ground swallows.
void drawCheckBox(QPainter *painter, const QStyleOption &option, const Theme &theme)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    const QRectF box(option.rect);
    const double unit = std::min(box.width(), box.height()) / 12.0;
    const QPointF centre = box.center();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.text3, 1.0));
    painter->setBrush(enabled ? theme.field : theme.chrome);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(enabled ? theme.text1 : theme.text3, 1.6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (option.state & QStyle::State_NoChange)
        painter->drawLine(centre - QPointF(3.0 * unit, 0.0), centre + QPointF(3.0 * unit, 0.0));
    else if (option.state & QStyle::State_On)
        painter->drawPolyline(QPolygonF{centre + QPointF(-3.0, 0.2) * unit, centre + QPointF(-0.9, 2.4) * unit,
                                        centre + QPointF(3.2, -2.6) * unit});
    painter->restore();
}

void drawChevron(QPainter *painter, const QPointF &centre, double size, const QColor &color)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const QPointF points[] = {centre + QPointF(-size, -size / 2), centre + QPointF(0, size / 2),
                              centre + QPointF(size, -size / 2)};
    painter->drawPolyline(points, 3);
    painter->restore();
}

/// Fusion's has a size of its own; this one grows with the text.
void drawArrow(QPainter *painter, const QPointF &centre, double size, double degrees, const QColor &color)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(centre);
    painter->rotate(degrees);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    painter->drawPolygon(QPolygonF{{-size, -size / 2}, {size, -size / 2}, {0.0, size / 2}});
    painter->restore();
}

/// Clockwise from the arrow that points down.
std::optional<double> arrowTurn(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowDown:
        return 0.0;
    case QStyle::PE_IndicatorArrowLeft:
        return 90.0;
    case QStyle::PE_IndicatorArrowUp:
        return 180.0;
    case QStyle::PE_IndicatorArrowRight:
        return 270.0;
    default:
        return std::nullopt;
    }
}

/// What a page proposes, and in a dialog what Enter does.
bool isPrimary(const QWidget *widget)
{
    if (widget == nullptr || widget->property("primary").toBool())
        return widget != nullptr;
    const auto *button = qobject_cast<const QPushButton *>(widget);
    return button != nullptr && button->isDefault() &&
           qobject_cast<const QDialogButtonBox *>(button->parentWidget()) != nullptr;
}

QColor hovered(const QStyleOption *option, const Theme &theme, const QColor &base)
{
    if (!(option->state & QStyle::State_Enabled))
        return theme.chrome;
    if (option->state & (QStyle::State_Sunken | QStyle::State_On))
        return blended(withAlpha(theme.text1, 0.10), base);
    if (option->state & QStyle::State_MouseOver)
        return blended(withAlpha(theme.text1, 0.04), base);
    return base;
}

} // namespace

ThemeStyle::ThemeStyle(ThemeMode mode)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    , m_mode(mode)
{}

void ThemeStyle::polish(QPalette &palette)
{
    switch (m_mode) {
    case ThemeMode::System:
        palette = Theme::of(palette).palette();
        return;
    case ThemeMode::Light:
        palette = Theme::lightTheme().palette();
        return;
    case ThemeMode::Dark:
        palette = Theme::darkTheme().palette();
        return;
    case ThemeMode::HighContrast:
        palette = Theme::contrastTheme(Theme::of(palette).dark).palette();
        return;
    }
}

QPalette ThemeStyle::standardPalette() const
{
    switch (m_mode) {
    case ThemeMode::Dark:
        return Theme::darkTheme().palette();
    case ThemeMode::HighContrast:
        return Theme::contrastTheme(Theme::of(QProxyStyle::standardPalette()).dark).palette();
    case ThemeMode::System:
    case ThemeMode::Light:
        break;
    }
    return Theme::lightTheme().palette();
}

/// Fusion's own are picture files, and the first of those brings every picture plugin into the program before the
/// window is there: what every window needs at once is drawn instead.
QIcon ThemeStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    const bool across = which == SP_ToolBarHorizontalExtensionButton, clears = which == SP_LineEditClearButton;
    if (!across && !clears && which != SP_ToolBarVerticalExtensionButton)
        return QProxyStyle::standardIcon(which, option, widget);
    constexpr int side = 16;
    constexpr double finest = 3.0; // drawn for the densest screens, scaled down on others
    QPixmap pixmap(QSize(side, side) * finest);
    pixmap.setDevicePixelRatio(finest);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QColor color = Theme::of(widget).text2;
    if (clears) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(4.5, 4.5), QPointF(11.5, 11.5));
        painter.drawLine(QPointF(4.5, 11.5), QPointF(11.5, 4.5));
        return QIcon(pixmap);
    }
    for (const double at : {5.0, 10.0}) {
        painter.save();
        painter.translate(across ? QPointF(at, side / 2.0) : QPointF(side / 2.0, at));
        if (across)
            painter.rotate(-90);
        drawChevron(&painter, {}, 3.5, color);
        painter.restore();
    }
    return QIcon(pixmap);
}

void ThemeStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) || widget->inherits("QLineEdit") ||
        widget->inherits("QAbstractSlider"))
        widget->setAttribute(Qt::WA_Hover, true);
    if (auto *edit = qobject_cast<QLineEdit *>(widget))
        slantPlaceholder(edit);
    if (widget->inherits("QScrollBar"))
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // only the handle is drawn; the ground shows through
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return qRound(length(widget, 15));
    case PM_SliderLength:
        return qRound(length(widget, 13));
    case PM_ScrollBarExtent:
        return qRound(length(widget, 11));
    case PM_IndicatorWidth: // grows with the text beside it
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qRound(length(widget, 14));
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_ToolBarFrameWidth:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_HeaderMargin:
        return qRound(length(widget, 8));
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons: // a click on the groove goes there, as people expect of a player's bar
        return Qt::LeftButton;
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons: // words say it, in the same way on every desktop
        return 0;
    case SH_ComboBox_Popup:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_ComboBox:
        result.setHeight(std::max(qRound(length(widget, 24)), size.height() + 6));
        result.rwidth() += qRound(length(widget, 18)); // our arrow is wider than the base style's
        break;
    case CT_LineEdit:
        result.setHeight(std::max(qRound(length(widget, 24)), size.height() + 4));
        break;
    case CT_PushButton:
        result.setHeight(std::max(qRound(length(widget, 26)), size.height() + 8));
        result.rwidth() += qRound(length(widget, 12));
        break;
    default:
        break;
    }
    return result;
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                                 const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        const int arrow = qRound(length(widget, 24));
        const int margin = qRound(length(widget, 7));
        QRect rect = option->rect;
        if (subControl == SC_ComboBoxEditField)
            return visualRect(option->direction, option->rect, rect.adjusted(margin, 1, -arrow, -1));
        if (subControl == SC_ComboBoxArrow) {
            rect.setLeft(rect.right() - arrow);
            return visualRect(option->direction, option->rect, rect);
        }
    }
    if (control == CC_Slider && subControl == SC_SliderHandle) {
        // Ticks are not drawn: the handle stays in the middle, where the label beside it is.
        const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        QRect handle = QProxyStyle::subControlRect(control, option, subControl, widget);
        if (slider != nullptr && slider->orientation == Qt::Horizontal)
            handle.moveTop(option->rect.top() + (option->rect.height() - handle.height()) / 2);
        else
            handle.moveLeft(option->rect.left() + (option->rect.width() - handle.width()) / 2);
        return handle;
    }
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return scrollBarRect(*bar, subControl, widget);
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QRect ThemeStyle::scrollBarRect(const QStyleOptionSlider &bar, SubControl part, const QWidget *widget) const
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const QRect all = bar.rect;
    const int length = horizontal ? all.width() : all.height();
    const int range = bar.maximum - bar.minimum;
    const int least = std::min(length, pixelMetric(PM_ScrollBarSliderMin, &bar, widget));
    int handle = length;
    if (range > 0) {
        const qint64 shown = static_cast<qint64>(bar.pageStep) * length / (static_cast<qint64>(range) + bar.pageStep);
        handle = std::clamp(static_cast<int>(shown), least, length);
    }
    const int start =
        sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto along = [&](int from, int size) {
        return visualRect(bar.direction, all,
                          horizontal ? QRect(all.left() + from, all.top(), size, all.height())
                                     : QRect(all.left(), all.top() + from, all.width(), size));
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return along(start, handle);
    case SC_ScrollBarGroove:
        return all;
    case SC_ScrollBarSubPage:
        return along(0, start);
    case SC_ScrollBarAddPage:
        return along(start + handle, length - start - handle);
    default:
        return {}; // no arrows
    }
}

void ThemeStyle::drawScrollBar(const QStyleOptionSlider &bar, QPainter *painter, const QWidget *widget) const
{
    if (bar.maximum <= bar.minimum)
        return;
    const Theme &theme = Theme::of(bar.palette);
    const double inset = length(widget, 2);
    const QRectF handle = QRectF(scrollBarRect(bar, SC_ScrollBarSlider, widget)).adjusted(inset, inset, -inset, -inset);
    const bool active = bar.state & (State_MouseOver | State_Sunken) && bar.state & State_Enabled;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(active ? theme.text3 : theme.sliderGroove);
    const double round = std::min(handle.width(), handle.height()) / 2;
    painter->drawRoundedRect(handle, round, round);
    painter->restore();
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    if (const auto turn = arrowTurn(element)) {
        drawArrow(painter, QRectF(option->rect).center(), length(widget, 3.6), *turn,
                  option->state & State_Enabled ? theme.text2 : theme.text3);
        return;
    }
    switch (element) {
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        const QColor fill = option->state & State_Enabled ? theme.field : theme.chrome;
        if (frame && frame->lineWidth > 0) {
            const bool focus = option->state & State_HasFocus;
            drawFrame(painter, option->rect, fill, focus ? theme.accent : theme.border, focus ? 1.5 : 1.0);
        } else {
            painter->fillRect(option->rect, fill);
        }
        return;
    }
    case PE_IndicatorCheckBox:
        drawCheckBox(painter, *option, theme);
        return;
    case PE_FrameLineEdit:
        return;
    case PE_FrameFocusRect:
        if (option->state & State_KeyboardFocusChange || !qobject_cast<const QComboBox *>(widget))
            drawFrame(painter, option->rect, Qt::transparent, theme.accent, 1.0);
        return;
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_PanelScrollAreaCorner: // between two scroll bars there is nothing
        return;
    case PE_Frame:
        if (widget && widget->inherits("QAbstractScrollArea")) {
            painter->setPen(theme.border);
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ThemeStyle::drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool focus = option->state & State_HasFocus && option->state & State_KeyboardFocusChange;
    const bool flat = button && button->features & QStyleOptionButton::Flat;
    if (flat && !(option->state & (State_MouseOver | State_Sunken | State_On)) && !focus)
        return;
    const bool filled = isPrimary(widget) && option->state & State_Enabled;
    const QColor base = filled ? theme.accent : theme.field;
    const QColor line = focus ? theme.accent : filled ? theme.accent : theme.border;
    drawFrame(painter, option->rect, hovered(option, theme, base), line, focus && !filled ? 1.5 : 1.0);
    if (focus && filled)
        drawFrame(painter, option->rect.adjusted(2, 2, -2, -2), Qt::transparent, theme.onAccent, 1.0);
    if (button && button->features & QStyleOptionButton::HasMenu) {
        const double room = proxy()->pixelMetric(PM_MenuButtonIndicator, option, widget);
        const QRectF rect(option->rect);
        const double x =
            option->direction == Qt::RightToLeft ? rect.left() + room / 2 + 4 : rect.right() - room / 2 - 4;
        drawChevron(painter, {x, rect.center().y()}, length(widget, 4), filled ? theme.onAccent : theme.text2);
    }
}

void ThemeStyle::drawHeader(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    painter->fillRect(option->rect, widget ? widget->palette().color(QPalette::Base) : theme.page);
    painter->setPen(theme.border);
    painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
}

void ThemeStyle::drawMenuBarItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (!item)
        return;
    const Theme &theme = Theme::of(option->palette);
    painter->fillRect(option->rect, option->state & State_Selected ? theme.selection : theme.chrome);
    int alignment = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (!proxy()->styleHint(SH_UnderlineShortcut, option, widget))
        alignment |= Qt::TextHideMnemonic;
    drawItemText(painter, option->rect, alignment, option->palette, option->state & State_Enabled, item->text,
                 QPalette::WindowText);
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        drawButton(option, painter, widget);
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
            button && isPrimary(widget) && option->state & State_Enabled) {
            QStyleOptionButton copy = *button;
            copy.palette.setColor(QPalette::ButtonText, Theme::of(option->palette).onAccent);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ComboBoxLabel:
        // A word that is too long ends in dots and not in half a letter.
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            QStyleOptionComboBox copy = *combo;
            const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() -
                             (combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4) - 2;
            copy.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeader(option, painter, widget);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, Theme::of(option->palette).chrome);
        return;
    case CE_MenuBarItem:
        drawMenuBarItem(option, painter, widget);
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, Theme::of(option->palette).border);
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    const Theme &theme = Theme::of(option->palette);
    const bool enabled = option->state & State_Enabled;
    const QRectF handle = QRectF(subControlRect(CC_Slider, slider, SC_SliderHandle, widget));
    const double groove = length(widget, 3), diameter = length(widget, 11);
    const bool horizontal = slider->orientation == Qt::Horizontal;
    QRectF track = QRectF(option->rect);
    QRectF done = track;
    const QPointF centre = handle.center();
    if (horizontal) {
        track.setTop(centre.y() - groove / 2);
        track.setHeight(groove);
        done = track;
        slider->upsideDown ? done.setLeft(centre.x()) : done.setRight(centre.x());
    } else {
        track.setLeft(centre.x() - groove / 2);
        track.setWidth(groove);
        done = track;
        slider->upsideDown ? done.setTop(centre.y()) : done.setBottom(centre.y());
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.sliderGroove);
    painter->drawRoundedRect(track, groove / 2, groove / 2);
    const bool focus = option->state & State_HasFocus;
    if (!(slider->subControls & SC_SliderHandle)) { // stands for no value
        if (focus) {
            painter->setBrush(withAlpha(theme.accent, 0.22));
            painter->drawRoundedRect(track.adjusted(0, -groove, 0, groove), groove * 1.5, groove * 1.5);
        }
        painter->restore();
        return;
    }
    painter->setBrush(enabled ? theme.accent : theme.gate);
    painter->drawRoundedRect(done, groove / 2, groove / 2);
    if (focus) {
        painter->setBrush(withAlpha(theme.accent, 0.22));
        const double halo = std::min({diameter / 2 + 3, option->rect.width() / 2.0, option->rect.height() / 2.0});
        painter->drawEllipse(centre, halo, halo); // whole, however narrow the slider
    }
    painter->setPen(QPen(enabled ? theme.accent : theme.gate, 1.6));
    painter->setBrush(theme.field);
    painter->drawEllipse(centre, diameter / 2, diameter / 2);
    painter->restore();
}

void ThemeStyle::drawCombo(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const Theme &theme = Theme::of(option->palette);
    const bool focus = option->state & State_HasFocus;
    drawFrame(painter, option->rect, hovered(option, theme, theme.field), focus ? theme.accent : theme.border,
              focus ? 1.5 : 1.0);
    const QRectF arrow = QRectF(subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget));
    drawChevron(painter, arrow.center(), length(widget, 4), option->state & State_Enabled ? theme.text2 : theme.text3);
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                    const QWidget *widget) const
{
    if (control == CC_Slider && qstyleoption_cast<const QStyleOptionSlider *>(option)) {
        drawSlider(option, painter, widget);
        return;
    }
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            drawScrollBar(*bar, painter, widget);
            return;
        }
    }
    if (control == CC_ComboBox) {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (combo && combo->frame) {
            drawCombo(option, painter, widget);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace ui
