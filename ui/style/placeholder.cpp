// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/placeholder.h"

#include "ui/style/theme.h"

#include <QEvent>
#include <QFont>
#include <QLineEdit>
#include <QObject>

namespace ui {

namespace {

class PlaceholderSlant final : public QObject
{
public:
    static QString name() { return QStringLiteral("placeholder.slant"); }

    explicit PlaceholderSlant(QLineEdit &edit)
        : QObject(&edit)
        , m_edit(edit)
    {
        setObjectName(name());
        edit.installEventFilter(this);
        connect(&edit, &QLineEdit::textChanged, this, &PlaceholderSlant::slant);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::Show)
            slant();
        return QObject::eventFilter(watched, event);
    }

private:
    void slant()
    {
        const bool wanted =
            Theme::of(&m_edit).highContrast && m_edit.text().isEmpty() && !m_edit.placeholderText().isEmpty();
        if (m_edit.font().italic() == wanted)
            return;
        // Where nothing of the font is the field's own, nothing but the slant becomes it: the size goes on following.
        QFont font = m_edit.testAttribute(Qt::WA_SetFont) ? m_edit.font() : QFont();
        font.setItalic(wanted);
        m_edit.setFont(font);
    }

    QLineEdit &m_edit;
};

} // namespace

void slantPlaceholder(QLineEdit *edit)
{
    if (edit->findChild<QObject *>(PlaceholderSlant::name(), Qt::FindDirectChildrenOnly) == nullptr)
        new PlaceholderSlant(*edit);
}

} // namespace ui
