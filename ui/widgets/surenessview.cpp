// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/surenessview.h"

#include "core/sensitivity/names.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/models/flipsmodel.h"
#include "ui/models/robustnessmodel.h"
#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/style/trueminus.h"
#include "ui/texts.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::sensitivity::DrawnInput;
using core::sensitivity::Elasticity;
using core::sensitivity::Outcome;
using core::sensitivity::Robustness;
using core::sensitivity::Sensitivity;
using core::sensitivity::TierDifference;

namespace {

constexpr int manyFlips = 12;   ///< more begin with the nearest of each candidate
constexpr int roomForNow = 520; ///< narrower tables leave out where the input stands: the distance says it as well
constexpr int leastColumn = 48;
constexpr int tiersColumn = 4;      ///< of the figures: how far the quick way is off
constexpr qsizetype mostInputs = 4; ///< named in the note; the tooltip has them all

QStandardItem *words(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    item->setData(text, SortRole);
    item->setToolTip(text);
    return item;
}

QStandardItem *figure(std::optional<double> value, const QString &text)
{
    auto *item = new QStandardItem(value ? text : absentMark());
    item->setEditable(false);
    item->setData(value ? QVariant(*value) : QVariant(), SortRole);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QStandardItem *change(std::optional<double> fraction)
{
    return figure(fraction, fraction ? formatChange(*fraction) : QString());
}

/// "price of electricity 0.05 to 0.09 €/kWh"
QString rangeOf(const DrawnInput &input)
{
    const QString name = localised(input.name);
    const QString whose =
        input.candidate.empty() ? name : SurenessView::tr("%1 (%2)").arg(name, fromUtf8(input.candidate));
    return SurenessView::tr("%1 %2 to %3%4")
        .arg(whose, formatNumber(input.low), formatNumber(input.high),
             localised(core::sensitivity::unitSuffix(input.unit)));
}

} // namespace

SurenessView::SurenessView(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new LineTabs(this))
    , m_stack(new QStackedWidget(this))
    , m_note(new QLabel(this))
    , m_noFlips(new QLabel(this))
    , m_whichFlips(new QComboBox(this))
    , m_robustness(new RobustnessModel(this))
    , m_flips(new FlipsModel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 4));
    layout->addWidget(m_tabs);
    layout->addWidget(m_note);
    layout->addWidget(m_stack, 1);
    m_note->setWordWrap(true);
    m_note->setFont(scaledFont(font(), type::caption));
    m_stack->addWidget(pageOf(tableFor(m_robustness, tr("How sure the choice is"))));
    m_stack->addWidget(pageOf(tableFor(&m_figures, tr("The figures over the draws"))));
    m_stack->addWidget(buildFlips());
    m_stack->addWidget(tableFor(&m_elasticities, tr("What 1 % of an input does")));
    for (const QString &title : {tr("How sure the choice is"), tr("Figures"), tr("Flips"), tr("Elasticities")})
        m_tabs->addTab(title);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

TableView *SurenessView::tableFor(QAbstractItemModel *model, const QString &name)
{
    auto *table = new TableView(m_stack);
    table->setDensity(TableView::Density::Dense);
    table->setSourceModel(model);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tables << table;
    return table;
}

/// A page whose table can be left out: of draws that there are none there is nothing to show.
QWidget *SurenessView::pageOf(TableView *table)
{
    auto *page = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table, 1);
    layout->addStretch();
    return page;
}

QWidget *SurenessView::buildFlips()
{
    auto *page = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 4));
    m_whichFlips->setObjectName(QStringLiteral("sensitivity.flips"));
    m_whichFlips->setAccessibleName(tr("Where an answer flips"));
    m_whichFlips->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_whichFlips, &QComboBox::activated, this, [this](int index) {
        m_flipsChosen = true;
        m_flips->setNearestOnly(index == 0);
    });
    m_noFlips->setWordWrap(true);
    m_noFlips->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_noFlips->setFont(scaledFont(font(), type::label));
    m_noFlips->setText(tr("No answer flips within the range of any input."));
    layout->addWidget(m_whichFlips, 0, Qt::AlignLeft);
    layout->addWidget(m_noFlips, 1);
    layout->addWidget(tableFor(m_flips, tr("Where an answer flips")), 1);
    return page;
}

void SurenessView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFlips();
}

void SurenessView::fitFlips()
{
    m_tables[Flips]->setColumnHidden(FlipsModel::NowColumn, width() < designPixels(this, roomForNow));
}

void SurenessView::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

QString SurenessView::note() const
{
    return m_note->text();
}

void SurenessView::setSensitivity(std::shared_ptr<const Sensitivity> sensitivity)
{
    m_sensitivity = std::move(sensitivity);
    m_robustness->setRobustness(std::shared_ptr<const Robustness>(m_sensitivity, &m_sensitivity->robustness));
    // Of one candidate alone there is no choice to be sure of; where nothing is drawn the flips say more than shares of
    // all or nothing.
    const Robustness &robustness = m_sensitivity->robustness;
    const bool drawn = !robustness.inputs.empty();
    if (!drawn && m_tabs->currentIndex() == Choice)
        m_tabs->setCurrentIndex(m_sensitivity->thresholds.empty() ? Elasticities : Flips);
    else if (robustness.candidates.size() < 2 && m_tabs->currentIndex() == Choice)
        m_tabs->setCurrentIndex(Figures);
    // Three columns of the same numbers are no distribution: the note above says why there is none.
    m_tables[Choice]->setVisible(drawn);
    m_tables[Figures]->setVisible(drawn);
    fillNote();
    fillFigures();
    fillFlips();
    fillElasticities();
    m_tables[Figures]->setColumnHidden(tiersColumn, !m_sensitivity->robustness.tiersDiffer); // they are one
    for (TableView *table : m_tables) {
        putOnPageGround(table);
        QHeaderView *header = table->horizontalHeader();
        // A candidate keeps its name, however narrow the page: the table scrolls.
        constexpr int leastCharacters = 9;
        header->setMinimumSectionSize(leastCharacters * fontMetrics().averageCharWidth());
        for (int column = 0; column < table->sourceModel()->columnCount(); ++column)
            header->setSectionResizeMode(
                column, column == 0 && table != m_tables[Flips] ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
        header->setMinimumSectionSize(designPixels(this, leastColumn));
    }
    fitFlips();
    setInk(m_note, Ink::Second);
}

void SurenessView::fillNote()
{
    const Robustness &robustness = m_sensitivity->robustness;
    if (robustness.inputs.empty()) {
        m_note->setText(tr(
            "No input states a range, so there is nothing to draw. “State a range…” above says how uncertain a value "
            "is."));
        m_note->setToolTip({});
        return;
    }
    QStringList all;
    for (const DrawnInput &input : robustness.inputs)
        all << rangeOf(input);
    QString text =
        tr("%1 draws, seed %2, of %n uncertain input(s): %3", nullptr, static_cast<int>(robustness.inputs.size()))
            .arg(QLocale().toString(static_cast<qlonglong>(robustness.draws)))
            .arg(robustness.seed)
            .arg(all.mid(0, mostInputs).join(QStringLiteral(" · ")));
    if (all.size() > mostInputs)
        text += QStringLiteral(" …");
    const auto difference = std::ranges::find(robustness.differences, m_sensitivity->outcome, &TierDifference::outcome);
    if (robustness.tiersDiffer && difference != robustness.differences.end())
        text += QLatin1Char('\n') +
                tr("%1 of the draws are simulated as well: the quick way is off by %2 in the middle, by %3 at most.")
                    .arg(robustness.simulated)
                    .arg(formatPercent(difference->medianFraction), formatPercent(difference->largestFraction));
    m_note->setText(text);
    m_note->setToolTip(all.join(QLatin1Char('\n')));
}

void SurenessView::fillFigures()
{
    m_figures.clear();
    m_figures.setHorizontalHeaderLabels(
        {tr("Figure of the scenario"), tr("P10"), tr("P50"), tr("P90"), tr("Tiers apart")});
    const Robustness &robustness = m_sensitivity->robustness;
    for (const Outcome &outcome : core::sensitivity::outcomes()) {
        const auto found = robustness.outcomes.find(std::string(outcome.id));
        if (found == robustness.outcomes.end())
            continue;
        const auto apart = std::ranges::find(robustness.differences, std::string(outcome.id), &TierDifference::outcome);
        const auto most = robustness.tiersDiffer && apart != robustness.differences.end()
                              ? std::optional(apart->largestFraction)
                              : std::nullopt;
        m_figures.appendRow({words(charts::outcomeTitle(std::string(outcome.id))),
                             figure(found->second.p10, formatNumber(found->second.p10)),
                             figure(found->second.p50, formatNumber(found->second.p50)),
                             figure(found->second.p90, formatNumber(found->second.p90)),
                             figure(most, most ? formatPercent(*most) : QString())});
    }
}

void SurenessView::fillFlips()
{
    m_flips->setThresholds(m_sensitivity->thresholds);
    const int flips = m_flips->flipCount();
    if (!m_flipsChosen)
        m_flips->setNearestOnly(flips > manyFlips);
    const int which = m_flipsChosen ? m_whichFlips->currentIndex() : flips > manyFlips ? 0 : 1;
    m_whichFlips->clear();
    m_whichFlips->addItem(tr("The nearest of each of %n candidate(s)", nullptr, m_flips->candidateCount()));
    m_whichFlips->addItem(tr("All %n flip(s), the nearest first", nullptr, flips));
    m_whichFlips->setCurrentIndex(which);
    // Where each has one, both choices are the same.
    m_whichFlips->setVisible(flips > m_flips->candidateCount());
    m_noFlips->setVisible(flips == 0);
    m_tables[Flips]->setVisible(flips > 0);
}

void SurenessView::fillElasticities()
{
    m_elasticities.clear();
    m_elasticities.setHorizontalHeaderLabels({tr("Input"), tr("for 1 %"), tr("at −50 %"), tr("at +50 %")});
    for (const Elasticity &row : m_sensitivity->elasticities) {
        QStandardItem *name = words(localised(row.name));
        name->setToolTip(localised(row.mechanism));
        m_elasticities.appendRow(
            {name, figure(row.elasticity, tr("%1 %").arg(withTrueMinus(formatNumber(row.elasticity, 2)))),
             change(row.changeAtMinus50), change(row.changeAtPlus50)});
    }
}

} // namespace ui
