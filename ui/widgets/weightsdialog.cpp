// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/weightsdialog.h"

#include "core/scorecard/weights.h"
#include "ui/models/axistexts.h"
#include "ui/models/roles.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/tableview.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace ui {

using core::scorecard::Axis;
using core::scorecard::Standing;
using core::scorecard::Status;
using core::scorecard::WeightedRank;

namespace {

constexpr int mostWeight = 10;
constexpr QSize dialogSize(620, 520);

QStandardItem *item(const QString &text, const QVariant &sort, bool number)
{
    auto *made = new QStandardItem(text);
    made->setEditable(false);
    made->setData(sort, SortRole);
    made->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return made;
}

} // namespace

WeightsDialog::WeightsDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_sentence(new QLabel(this))
    , m_missing(new QLabel(this))
    , m_table(new TableView(this))
{
    setWindowTitle(tr("Your own weights"));
    setObjectName(QStringLiteral("dialog.weights"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 10));
    auto *about = new QLabel(tr("The front needs no weights. They order the candidates by what matters to you; each "
                                "axis counts from the worst to the best of those that are ranked."),
                             this);
    about->setWordWrap(true);
    layout->addWidget(about);
    layout->addWidget(buildSliders());
    m_sentence->setWordWrap(true);
    m_sentence->setFont(scaledFont(font(), type::blockTitle, QFont::Medium));
    layout->addWidget(m_sentence);
    m_table->setSourceModel(&m_ranks);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setAccessibleName(tr("Ranks"));
    layout->addWidget(m_table, 1);
    layout->addStretch(0); // in place of the table while there are no ranks
    m_missing->setWordWrap(true);
    m_missing->setFont(scaledFont(font(), type::caption));
    layout->addWidget(m_missing);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Keep in the project"));
    QPushButton *clear = buttons->addButton(tr("No weights"), QDialogButtonBox::ResetRole);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(clear, &QPushButton::clicked, this, &WeightsDialog::clearAll);
    for (const auto &[axis, weight] : core::scorecard::weightsOf(session.document()))
        setWeight(axis, weight);
    showRanks();
    if (!m_sliders.empty())
        m_sliders.begin()->second->setFocus();
    settleDialog(*this, dialogSize);
}

QWidget *WeightsDialog::buildSliders()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const Axis &axis : m_session.evaluation()->scorecard.axes) {
        if (axis.id == "sovereignty") // words have no distances
            continue;
        auto *label = new QLabel(axistexts::name(axis.id), box);
        auto *slider = new QSlider(Qt::Horizontal, box);
        slider->setRange(0, mostWeight);
        slider->setPageStep(2);
        slider->setAccessibleName(tr("Weight of %1").arg(axistexts::name(axis.id)));
        slider->setObjectName(QStringLiteral("weight.") + fromUtf8(axis.id));
        label->setBuddy(slider);
        auto *value = new QLabel(QStringLiteral("0"), box);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("10")));
        grid->addWidget(label, row, 0);
        grid->addWidget(slider, row, 1);
        grid->addWidget(value, row, 2);
        m_sliders[axis.id] = slider;
        m_values[axis.id] = value;
        connect(slider, &QSlider::valueChanged, this, [this, value](int weight) {
            value->setText(QLocale().toString(weight));
            showRanks();
        });
        ++row;
    }
    return box;
}

std::map<std::string, double> WeightsDialog::weights() const
{
    std::map<std::string, double> given;
    for (const auto &[axis, slider] : m_sliders)
        if (slider->value() > 0)
            given[axis] = slider->value();
    return given;
}

void WeightsDialog::setWeight(const std::string &axis, double weight)
{
    if (const auto found = m_sliders.find(axis); found != m_sliders.end())
        found->second->setValue(static_cast<int>(std::lround(std::clamp(weight, 0.0, double(mostWeight)))));
}

QString WeightsDialog::sentence() const
{
    return m_sentence->text();
}

void WeightsDialog::showRanks()
{
    const auto &card = m_session.evaluation()->scorecard;
    const std::uint64_t seed = m_session.project()->seed;
    const auto given = weights();
    const auto ranks = core::scorecard::weightedRanks(card, given, seed);
    m_ranks.clear();
    m_ranks.setHorizontalHeaderLabels(
        {tr("Rank"), tr("Candidate"), tr("Score"), tr("First\n% of the draws"), tr("Same rank\n% of the draws")});
    for (const WeightedRank &rank : ranks) {
        QString name = fromUtf8(rank.id);
        for (const Standing &standing : card.standings)
            if (standing.candidate.id == rank.id && !standing.candidate.label.empty() &&
                standing.candidate.label != rank.id)
                name += QStringLiteral("  ") + fromUtf8(standing.candidate.label);
        m_ranks.appendRow({item(QLocale().toString(rank.rank), rank.rank, true), item(name, name, false),
                           item(formatFixed(rank.score, 2), rank.score, true),
                           item(formatPercent(rank.firstShare), rank.firstShare, true),
                           item(formatPercent(rank.sameRankShare), rank.sameRankShare, true)});
    }
    m_table->setVisible(!ranks.empty());
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < m_ranks.columnCount(); ++column)
        header->setSectionResizeMode(column, column == 1 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    QStringList words;
    for (const core::Text &text : core::scorecard::weightSentences(card, given, seed))
        words << localised(text);
    m_sentence->setText(words.isEmpty() ? tr("Give an axis a weight, and the candidates are ranked.")
                                        : words.join(QLatin1Char(' ')));
    const auto feasible = std::ranges::count_if(
        card.standings, [](const Standing &standing) { return standing.status != Status::Infeasible; });
    const auto unranked = static_cast<int>(feasible) - static_cast<int>(ranks.size());
    m_missing->setText(
        !given.empty() && unranked > 0
            ? tr("%n candidate(s) have no rank: a value on a weighted axis is unknown.", nullptr, unranked)
            : QString());
    m_missing->setVisible(!m_missing->text().isEmpty());
}

void WeightsDialog::clearAll()
{
    for (const auto &[axis, slider] : m_sliders)
        slider->setValue(0);
}

void WeightsDialog::accept()
{
    const core::project::Node next = core::scorecard::withWeights(m_session.document(), weights());
    if (!(next == m_session.document()))
        m_session.setDocument(next, weights().empty() ? tr("Remove the weights") : tr("Set the weights"));
    QDialog::accept();
}

} // namespace ui
