// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/provenanceview.h"

#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/style/unitwords.h"
#include "ui/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

using core::project::Figure;
using core::project::FigureInput;
using core::project::Provenance;

namespace {

QLabel *label(const QString &text, QWidget *parent, double factor, QFont::Weight weight, Ink ink)
{
    auto *one = new QLabel(text, parent);
    one->setTextFormat(Qt::PlainText);
    one->setWordWrap(true);
    one->setFont(scaledFont(parent->font(), factor, weight));
    one->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setInk(one, ink);
    return one;
}

} // namespace

ProvenanceView::ProvenanceView(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(designPixels(this, 6));
}

void ProvenanceView::setCell(const HeadlineCell &cell)
{
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_lines.clear();
    setAccessibleName(cell.title);
    addLine(cell.title, type::blockTitle, QFont::DemiBold, 1);
    if (!cell.figure) {
        addLine(QStringLiteral("%1 %2").arg(cell.value, cell.unit).trimmed(), type::blockTitle, QFont::Normal, 1);
        addLine(cell.caption, type::label, QFont::Normal, 2);
        if (cell.value == absentMark())
            addLine(cell.reason, type::label, QFont::Normal, 2);
    } else {
        const Figure &figure = *cell.figure;
        // Read with what can be read; every digit is in the tooltip and in what is copied.
        constexpr int digits = 6;
        const QString unit = unitWords(figure.unit), full = withUnit(formatFull(figure.value), unit);
        addLine(withUnit(formatNumber(figure.value, digits), unit), type::sentence, QFont::Medium, 1);
        m_lines.last() = full;
        m_layout->itemAt(m_layout->count() - 1)->widget()->setToolTip(full);
        if (figure.low && figure.high)
            addLine(tr("between %1 and %2 in nine of ten cases")
                        .arg(formatNumber(*figure.low), withUnit(formatNumber(*figure.high), unitWords(figure.unit))),
                    type::label, QFont::Normal, 2);
        if (!figure.formula.empty())
            addLine(localised(figure.formula), type::blockTitle, QFont::Normal, 1);
        addInputs(figure);
        const QString origin = figure.provenance == Provenance::Design
                                   ? tr("A design value: computed, nothing of it was measured.")
                               : figure.provenance == Provenance::Benchmark
                                   ? tr("A benchmark value: measured on a test load, not in production.")
                                   : tr("A production value: measured on the real load.");
        addLine(origin, type::label, QFont::Normal, 2);
    }
    constexpr qsizetype mostDoubts = 3;
    for (const QString &doubt : cell.doubts.mid(0, mostDoubts))
        addLine(QStringLiteral("△ ") + doubt, type::label, QFont::Normal, 1);
    if (cell.doubts.size() > mostDoubts)
        addLine(tr("%n further check(s) concern it.", nullptr, static_cast<int>(cell.doubts.size() - mostDoubts)),
                type::label, QFont::Normal, 2);
}

void ProvenanceView::addLine(const QString &text, double factor, int weight, int level)
{
    if (text.isEmpty())
        return;
    m_lines << text;
    m_layout->addWidget(
        label(text, this, factor, static_cast<QFont::Weight>(weight), level == 1 ? Ink::First : Ink::Second));
}

void ProvenanceView::addInputs(const Figure &figure)
{
    if (figure.inputs.empty())
        return;
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, designPixels(this, 6), 0, designPixels(this, 6));
    grid->setHorizontalSpacing(designPixels(this, 12));
    grid->setVerticalSpacing(designPixels(this, 4));
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const FigureInput &input : figure.inputs) {
        const QString name = localised(core::Text(std::string("%1"), {input.name}));
        const QString value = withUnit(formatNumber(input.value), unitWords(input.unit));
        const QString source =
            input.source ? localised(core::Text(std::string("%1"), {*input.source})) : tr("no source stated");
        m_lines << QStringLiteral("%1: %2 (%3)").arg(name, value, source);
        auto *valueLabel = label(value, box, type::label, QFont::Medium, Ink::First);
        valueLabel->setWordWrap(false);
        valueLabel->setAlignment(Qt::AlignRight | Qt::AlignTop);
        grid->addWidget(label(name, box, type::label, QFont::Normal, Ink::Second), row, 0, Qt::AlignTop);
        grid->addWidget(valueLabel, row, 1, Qt::AlignTop);
        grid->addWidget(label(source, box, type::caption, QFont::Normal, Ink::Third), row, 2, Qt::AlignTop);
        ++row;
    }
    m_layout->addWidget(box);
}

QString ProvenanceView::plainText() const
{
    return m_lines.join(QLatin1Char('\n'));
}

} // namespace ui
