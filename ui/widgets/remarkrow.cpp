// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/remarkrow.h"

#include "ui/closedsentence.h"

#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/marks.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace ui {

namespace {

constexpr int markRoom = 26;

QLabel *label(const QString &text, QWidget *parent, double factor, QFont::Weight weight, Ink ink)
{
    auto *one = new QLabel(text, parent);
    one->setTextFormat(Qt::PlainText);
    one->setWordWrap(true);
    one->setFont(scaledFont(parent->font(), factor, weight));
    one->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setInk(one, ink);
    return one;
}

} // namespace

RemarkRow::RemarkRow(const core::audit::Finding &finding, QWidget *parent)
    : QWidget(parent)
    , m_severe(finding.severity == core::audit::CheckSeverity::Severe)
    , m_acknowledged(finding.acknowledged.has_value())
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(designPixels(this, markRoom), designPixels(this, 5), 0, designPixels(this, 6));
    grid->setHorizontalSpacing(designPixels(this, 8));
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    grid->addWidget(
        label(localised(finding.title), this, type::table, QFont::DemiBold, m_acknowledged ? Ink::Second : Ink::First),
        0, 0);
    grid->addWidget(label(closedSentence(finding.reason), this, type::caption, QFont::Normal, Ink::Second), 1, 0, 1, 2);
    if (m_acknowledged) {
        grid->addWidget(label(tr("Acknowledged: %1").arg(fromUtf8(finding.acknowledged)), this, type::caption,
                              QFont::Normal, Ink::Second),
                        2, 0, 1, 2);
    } else {
        grid->addWidget(label(closedSentence(finding.remedy), this, type::caption, QFont::Normal, Ink::Accent), 2, 0, 1,
                        2);
        auto *button = new QToolButton(this);
        button->setText(tr("Acknowledge…"));
        button->setAutoRaise(true);
        button->setFont(scaledFont(font(), type::caption));
        button->setToolTip(tr("Say why this does not matter here; the reason goes "
                              "into the project."));
        const QString check = fromUtf8(finding.check);
        connect(button, &QToolButton::clicked, this, [this, check] { Q_EMIT acknowledgeRequested(check); });
        grid->addWidget(button, 0, 1, Qt::AlignRight | Qt::AlignTop);
    }
}

void RemarkRow::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, theme.border);
    if (!m_acknowledged)
        drawCheckMark(painter, theme, m_severe, QPointF(designLength(font(), 9), designLength(font(), 15)),
                      designLength(font(), 6));
}

} // namespace ui
