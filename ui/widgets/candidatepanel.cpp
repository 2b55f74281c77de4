// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/candidatepanel.h"

#include "core/scorecard/explain.h"
#include "core/scorecard/weights.h"
#include "ui/cataloguesource.h"
#include "ui/models/axistexts.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::scorecard::Difference;
using core::scorecard::PairComparability;

namespace {

constexpr std::size_t draws = 2000;
constexpr int mostWarnings = 2;

} // namespace

CandidatePanel::CandidatePanel(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(new QLabel(this))
    , m_doubts(new QLabel(this))
    , m_weights(new QLabel(this))
    , m_sides(new QLabel(this))
    , m_normalise(new QPushButton(tr("Bring to one footing…"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(designPixels(this, 24));
    auto *layout = new QVBoxLayout;
    layout->setSpacing(designPixels(this, 2));
    row->addLayout(layout, 1);
    row->addWidget(m_sides, 0, Qt::AlignTop);
    for (QLabel *label : {m_words, m_weights, m_doubts}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFont(scaledFont(font(), type::label));
        layout->addWidget(label);
    }
    m_normalise->setObjectName(QStringLiteral("scorecard.normalise"));
    m_normalise->setToolTip(tr("What differs between the candidates and can be computed away, before and after."));
    m_normalise->hide();
    layout->addWidget(m_normalise, 0, Qt::AlignLeft);
    connect(m_normalise, &QPushButton::clicked, this, &CandidatePanel::normaliseRequested);
    layout->addStretch(1);
    m_sides->setTextFormat(Qt::RichText);
    m_sides->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sides->setFont(scaledFont(font(), type::label));
    m_sides->hide();
}

void CandidatePanel::refresh()
{
    rebuild();
    const auto project = m_session.project();
    const auto library = m_session.library();
    const auto evaluation = m_session.evaluation();
    if (evaluation->scorecard.standings.empty())
        return;
    m_task.start(
        [project, library, evaluation, document = m_session.document(),
         chosen = m_session.chosenSweep()](std::stop_token stop) {
            core::Diagnostics ignored; // the session says them
            core::project::EvaluateOptions options = evaluateOptions(ignored);
            options.stop = stop;
            options.chosenSweep = chosen;
            auto computed = std::make_shared<Computed>();
            const auto footings = core::scorecard::footingsOf(*project, document, *evaluation, options);
            computed->pairs = core::scorecard::comparabilityOf(footings);
            computed->normalisation =
                core::scorecard::normalisationOf(*project, document, *evaluation, options, footings);
            computed->sides = core::scorecard::sidesOf(*project, document, *evaluation, options);
            computed->robustness = core::sensitivity::robustness(*project, document, library, options,
                                                                 {.draws = draws, .seed = project->seed, .stop = stop});
            return std::shared_ptr<const Computed>(std::move(computed));
        },
        [this](std::shared_ptr<const Computed> computed) {
            m_computed = std::move(computed);
            rebuild();
            Q_EMIT workedOut();
        });
}

void CandidatePanel::showCandidate(const QString &id)
{
    m_id = id;
    rebuild();
}

QString CandidatePanel::text() const
{
    return m_words->text() + QLatin1Char('\n') + m_doubts->text();
}

QHash<QString, double> CandidatePanel::frontShares() const
{
    QHash<QString, double> shares;
    if (m_computed && !m_computed->robustness.inputs.empty())
        for (const auto &candidate : m_computed->robustness.candidates)
            shares.insert(fromUtf8(candidate.id), candidate.onFront);
    return shares;
}

QString CandidatePanel::robustnessText(const std::string &id) const
{
    if (!m_computed || m_computed->robustness.inputs.empty())
        return {};
    const auto &candidates = m_computed->robustness.candidates;
    const auto found = std::ranges::find(candidates, id, &core::sensitivity::CandidateRobustness::id);
    if (found == candidates.end())
        return {};
    return tr("With the stated ranges it is on the front in %1 and the cheapest in %2 of the draws.")
        .arg(formatPercent(found->onFront), formatPercent(found->cheapest));
}

/// Design, benchmark and production in columns, each with its distance from the one before.
QString CandidatePanel::sidesTable(const std::string &id) const
{
    if (!m_computed)
        return {};
    const auto found = std::ranges::find(m_computed->sides, id, &core::scorecard::CandidateSides::id);
    if (found == m_computed->sides.end())
        return {};
    const QString cell = QStringLiteral("<td align=right style='padding-left:14px'>%1</td>");
    const auto figure = [&](std::optional<double> value, std::optional<double> deviation) {
        QString text = value ? formatNumber(*value).toHtmlEscaped() : absentMark();
        if (deviation)
            text += QStringLiteral(" (%1)").arg(formatChange(*deviation).toHtmlEscaped());
        return cell.arg(text);
    };
    QString table = QStringLiteral("<table cellspacing=0><tr><td></td>%1%2%3</tr>")
                        .arg(cell.arg(tr("design").toHtmlEscaped()), cell.arg(tr("benchmark").toHtmlEscaped()),
                             cell.arg(tr("production").toHtmlEscaped()));
    for (const core::scorecard::Side &side : found->axes)
        table += QStringLiteral("<tr><td>%1</td>%2%3%4</tr>")
                     .arg(axistexts::title(side.axis).toHtmlEscaped(), figure(side.design, std::nullopt),
                          figure(side.benchmark, side.benchmarkDeviation),
                          figure(side.production, side.productionDeviation));
    return table + QStringLiteral("</table>");
}

QStringList CandidatePanel::warnings(const std::string &id) const
{
    QStringList lines;
    for (const PairComparability &pair : m_computed ? m_computed->pairs : std::vector<PairComparability>()) {
        if (pair.first != id && pair.second != id)
            continue;
        for (const Difference &difference : pair.differences) {
            if (difference.compared || lines.size() >= mostWarnings)
                continue;
            QString line = localised(core::scorecard::sentenceOf(pair, difference));
            if (difference.normalise)
                line += QLatin1Char(' ') + localised(*difference.normalise);
            lines << line;
        }
    }
    return lines;
}

const core::scorecard::Normalisation *CandidatePanel::normalisation() const
{
    if (!m_computed || (m_computed->normalisation.adjustments.empty() && m_computed->normalisation.obstacles.empty()))
        return nullptr;
    return &m_computed->normalisation;
}

/// What was brought to another footing already, as the project's file says it of each value.
QStringList CandidatePanel::normalisedNotes(const std::string &id) const
{
    QStringList notes;
    const core::project::Node *all = m_session.document().find("candidates");
    for (const core::project::Node &one : all ? all->items() : std::vector<core::project::Node>()) {
        const core::project::Node *name = one.find("id");
        const core::project::Node *values = one.find("values");
        if (!name || name->text() != id || !values)
            continue;
        for (const auto &[axis, value] : values->members())
            if (const core::project::Node *source = value.find("source");
                source && source->text().starts_with("normalised from"))
                notes << QStringLiteral("%1: %2").arg(axistexts::title(axis), fromUtf8(source->text()));
    }
    return notes;
}

void CandidatePanel::rebuild()
{
    const auto &card = m_session.evaluation()->scorecard;
    std::string id = m_id.toStdString();
    // Nobody chosen: the one that is suggested, else the first on the front.
    if (id.empty())
        id = card.nearestToIdeal.value_or(card.front.empty() ? std::string() : card.front.front());
    // Where nobody is known to be on the front, the first: what is missing of it is worth saying.
    if (id.empty() && !card.standings.empty())
        id = card.standings.front().candidate.id;
    const auto explanation = core::scorecard::explain(card, id);
    QStringList words;
    if (card.front.size() > 1 && card.nearestToIdeal == id)
        words << tr("Of the front %1 lies nearest to the best of every axis: a suggestion, not a verdict.")
                     .arg(fromUtf8(id));
    if (explanation)
        words << localised(explanation->why) << localised(explanation->whyNot) << localised(explanation->whatChange);
    if (const QString robust = robustnessText(id); !robust.isEmpty())
        words << robust;
    m_words->setText(words.join(QLatin1Char(' ')));
    const QStringList doubts = warnings(id) + normalisedNotes(id);
    m_normalise->setVisible(normalisation() != nullptr);
    m_doubts->setText(doubts.join(QLatin1Char('\n')));
    m_doubts->setVisible(!doubts.isEmpty());
    QStringList weighted;
    for (const core::Text &text : core::scorecard::weightSentences(
             card, core::scorecard::weightsOf(m_session.document()), m_session.project()->seed))
        weighted << localised(text);
    m_weights->setText(weighted.join(QLatin1Char(' ')));
    m_weights->setVisible(!weighted.isEmpty());
    m_sides->setText(sidesTable(id));
    m_sides->setVisible(!m_sides->text().isEmpty());
    setInk(m_doubts, Ink::Second);
    setVisible(!words.isEmpty() || !doubts.isEmpty() || normalisation() != nullptr);
}

} // namespace ui
