// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/candidatepanel.h"

#include "core/scorecard/explain.h"
#include "ui/cataloguesource.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QLabel>
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
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 2));
    for (QLabel *label : {m_words, m_doubts}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFont(scaledFont(font(), type::label));
        layout->addWidget(label);
    }
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
            computed->pairs =
                core::scorecard::comparabilityOf(core::scorecard::footingsOf(*project, document, *evaluation, options));
            computed->robustness = core::sensitivity::robustness(*project, document, library, options,
                                                                 {.draws = draws, .seed = project->seed, .stop = stop});
            return std::shared_ptr<const Computed>(std::move(computed));
        },
        [this](std::shared_ptr<const Computed> computed) {
            m_computed = std::move(computed);
            rebuild();
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

QString CandidatePanel::robustnessText() const
{
    if (!m_computed || m_computed->robustness.inputs.empty())
        return {};
    const auto &candidates = m_computed->robustness.candidates;
    const auto found = std::ranges::find(candidates, m_id.toStdString(), &core::sensitivity::CandidateRobustness::id);
    if (found == candidates.end())
        return {};
    return tr("With the stated ranges it is on the front in %1 and the cheapest in %2 of the draws.")
        .arg(formatPercent(found->onFront), formatPercent(found->cheapest));
}

QStringList CandidatePanel::warnings() const
{
    QStringList lines;
    const std::string id = m_id.toStdString();
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

void CandidatePanel::rebuild()
{
    const auto &card = m_session.evaluation()->scorecard;
    std::string id = m_id.toStdString();
    // Nobody chosen: the one that is suggested, else the first on the front.
    if (id.empty())
        id = card.nearestToIdeal.value_or(card.front.empty() ? std::string() : card.front.front());
    const auto explanation = core::scorecard::explain(card, id);
    QStringList words;
    if (explanation)
        words << localised(explanation->why) << localised(explanation->whyNot) << localised(explanation->whatChange);
    if (const QString robust = robustnessText(); !robust.isEmpty())
        words << robust;
    m_words->setText(words.join(QLatin1Char(' ')));
    const QStringList doubts = warnings();
    m_doubts->setText(doubts.join(QLatin1Char('\n')));
    m_doubts->setVisible(!doubts.isEmpty());
    QPalette palette = m_doubts->palette();
    palette.setColor(QPalette::WindowText, Theme::of(this).text2);
    m_doubts->setPalette(palette);
    setVisible(!words.isEmpty() || !doubts.isEmpty());
}

} // namespace ui
