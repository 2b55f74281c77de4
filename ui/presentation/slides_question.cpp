// SPDX-License-Identifier: GPL-3.0-or-later
// The slide that opens the talk: how much is asked for, and what a request is promised.
#include "core/audit/summary.h"
#include "ui/presentation/slides.h"
#include "ui/texts.h"
#include "ui/widgets/scenariofields.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace ui::slides {

namespace {

using charts::Role;
using core::LatencyMetric;
using core::SloTerm;
using core::project::OptionalQuantity;
using core::project::TokenLengths;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

/// What has to be served, as far as the project says it; else what is there to serve it.
std::optional<Number> askedFor(const Input &input)
{
    const core::project::Arrivals &arrivals = input.project.scenario.workload.arrivals;
    const OptionalQuantity &target = input.project.scenario.targetRequestsPerSecond;
    const OptionalQuantity &rate = target ? target : arrivals.requestsPerSecond;
    const OptionalQuantity &asked = rate ? rate : arrivals.concurrency;
    const auto summary = [&](scenario::Group group) { return scenario::groupSummary(group, input.project); };
    if (asked) {
        QString unit = Say::tr("requests at a time");
        if (rate)
            unit = Say::tr("requests a second");
        return Number{formatNumber(asked->value), unit, summary(scenario::Group::Model), {}, {}};
    }
    if (const auto &gpus = input.evaluation.size.gpus)
        return Number{formatNumber(*gpus),
                      QCoreApplication::translate("ui::Headline", "GPU(s)", nullptr, *gpus),
                      fromUtf8(input.project.scenario.hardware.gpu),
                      {},
                      {}};
    if (const auto candidates = input.evaluation.scorecard.standings.size(); candidates > 0)
        return Number{formatNumber(static_cast<double>(candidates)),
                      Say::tr("candidate(s)", nullptr, static_cast<int>(candidates)),
                      {},
                      {},
                      {}};
    if (const auto runs = input.evaluation.library ? input.evaluation.library->runs.size() : 0; runs > 0)
        return Number{formatNumber(static_cast<double>(runs)),
                      Say::tr("measured run(s)", nullptr, static_cast<int>(runs)),
                      summary(scenario::Group::Model),
                      {},
                      {}};
    return std::nullopt;
}

/// The length of a usual request: its median, else its mean.
std::optional<double> usual(const TokenLengths &lengths)
{
    const OptionalQuantity &length = lengths.p50 ? lengths.p50 : lengths.mean;
    return length && length->value > 0.0 ? std::optional(length->value) : std::nullopt;
}

std::optional<double> longer(const TokenLengths &lengths)
{
    const auto middle = usual(lengths);
    return middle && lengths.p95 && lengths.p95->value > *middle ? std::optional(lengths.p95->value) : std::nullopt;
}

const SloTerm *termOf(const core::Slo &slo, LatencyMetric metric)
{
    const auto found =
        std::find_if(slo.terms.begin(), slo.terms.end(), [&](const SloTerm &term) { return term.metric == metric; });
    return found == slo.terms.end() ? nullptr : &*found;
}

/// "60 ms", "1.5 s": as one says it.
QString said(double seconds)
{
    constexpr double few = 100.0;
    if (seconds < 1.0)
        return formatSeconds(seconds);
    return withUnit(seconds < few ? QLocale().toString(seconds, 'g', 3) : formatNumber(seconds), QStringLiteral("s"));
}

/// "60 ms (p95)"
QString limitOf(const SloTerm &term)
{
    constexpr double percent = 100.0;
    const QString limit = said(term.limitSeconds);
    return term.quantile ? Say::tr("%1 (p%2)").arg(limit, formatNumber(*term.quantile * percent))
                         : Say::tr("%1 (mean)").arg(limit);
}

QString tokens(double count)
{
    return formatNumber(count);
}

/// A request at the limits of what it is promised: the wait for its first token, then its answer.
Stretches promised(const core::project::Workload &workload, const core::Slo &slo)
{
    Stretches picture;
    const SloTerm *first = termOf(slo, LatencyMetric::Ttft), *whole = termOf(slo, LatencyMetric::E2e);
    const SloTerm *pace =
        termOf(slo, LatencyMetric::Tpot) ? termOf(slo, LatencyMetric::Tpot) : termOf(slo, LatencyMetric::Itl);
    const auto prompt = usual(workload.promptTokens), output = usual(workload.outputTokens);
    const auto longOutput = longer(workload.outputTokens);
    const double wait = first != nullptr ? first->limitSeconds : 0.0;
    if (first != nullptr) {
        Stretches::Row row;
        row.words = prompt ? Say::tr("%1 tokens in: the first one out within %2").arg(tokens(*prompt), limitOf(*first))
                           : Say::tr("the first token out within %1").arg(limitOf(*first));
        row.to = wait;
        row.end = said(wait);
        row.role = Role::Ttft;
        picture.rows << row;
    }
    if (pace != nullptr || (output && whole == nullptr)) { // the whole answer has a limit: so has its pace
        Stretches::Row row;
        row.role = Role::Tpot;
        row.from = wait;
        row.open = pace == nullptr || !output;
        row.words = row.open && pace != nullptr ? Say::tr("a token each %1").arg(limitOf(*pace))
                    : pace != nullptr ? Say::tr("%1 tokens out: one each %2").arg(tokens(*output), limitOf(*pace))
                                      : Say::tr("%1 tokens out, at a pace that nothing limits").arg(tokens(*output));
        if (!row.open) {
            row.to = wait + *output * pace->limitSeconds;
            row.end = said(row.to);
            if (longOutput) {
                row.longTo = wait + *longOutput * pace->limitSeconds;
                row.longEnd = Say::tr("p95: %1 tokens, %2").arg(tokens(*longOutput), said(*row.longTo));
            }
        }
        picture.rows << row;
    }
    if (whole != nullptr) {
        Stretches::Row row;
        row.words = pace == nullptr && output
                        ? Say::tr("%1 tokens out: the whole answer within %2").arg(tokens(*output), limitOf(*whole))
                        : Say::tr("the whole answer within %1").arg(limitOf(*whole));
        row.to = whole->limitSeconds;
        row.end = said(row.to);
        picture.rows << row;
    }
    return picture;
}

/// Where nothing is promised: how long requests are.
Stretches lengthsOf(const core::project::Workload &workload)
{
    Stretches picture;
    const auto add = [&](const TokenLengths &lengths, const QString &words, Role role) {
        const auto middle = usual(lengths);
        if (!middle)
            return;
        Stretches::Row row;
        row.words = words.arg(tokens(*middle));
        row.to = *middle;
        row.role = role;
        if (const auto longOnes = longer(lengths)) {
            row.longTo = longOnes;
            row.longEnd = Say::tr("p95: %1").arg(tokens(*longOnes));
        }
        picture.rows << row;
    };
    add(workload.promptTokens, Say::tr("%1 tokens in"), Role::Ttft);
    add(workload.outputTokens, Say::tr("%1 tokens out"), Role::Tpot);
    return picture;
}

} // namespace

std::optional<Slide> questionSlide(const Input &input)
{
    Slide slide;
    slide.id = QStringLiteral("question");
    slide.name = Say::tr("The question");
    slide.sentence = input.project.title && !input.project.title->empty()
                         ? fromUtf8(input.project.title)
                         : Say::tr("What serves these requests inside the SLO, and at what price?");
    slide.number = askedFor(input);
    const core::project::Scenario &scenario = input.project.scenario;
    Stretches stretches =
        scenario.slo.empty() ? lengthsOf(scenario.workload) : promised(scenario.workload, scenario.slo);
    if (!stretches.rows.isEmpty()) {
        slide.drawing = std::move(stretches);
        if (!scenario.slo.empty())
            slide.remark = Say::tr("Drawn at the limits of the SLO.");
    } else {
        slide.drawing = fleetOf(input);
    }
    if (!slide.drawing)
        slide.drawing = candidatesOf(input.evaluation.scorecard);
    if (const auto claims = static_cast<int>(input.project.claims.size()); claims > 0 && !slide.drawing) {
        Counted picture;
        picture.parts << Counted::Part{claims, Counted::Fill::Hollow, Say::tr("%n stated figure(s)", nullptr, claims)};
        slide.drawing = picture;
        slide.number = Number{formatNumber(claims), Say::tr("stated figure(s)", nullptr, claims), {}, {}, {}};
    }
    return slide;
}

std::optional<Slide> claimsSlide(const Input &input)
{
    const auto claims = core::audit::auditedClaims(input.project);
    if (claims.empty())
        return std::nullopt;
    Slide slide;
    slide.id = QStringLiteral("claims");
    slide.name = Say::tr("What does not hold");
    int wrong = 0, unknown = 0;
    for (const core::audit::AuditedClaim &one : claims) {
        wrong += one.contradicted ? 1 : 0;
        unknown += !one.contradicted && !one.computed ? 1 : 0;
    }
    const int all = static_cast<int>(claims.size()), right = all - wrong - unknown;
    slide.sentence = Say::tr("%1 of %n stated figure(s) do not hold when they are computed.", nullptr, all).arg(wrong);
    slide.number =
        Number{formatNumber(wrong), Say::tr("do not hold"), Say::tr("of %n stated figure(s)", nullptr, all), {}, {}};
    Counted picture;
    picture.role = Role::Throughput;
    picture.parts << Counted::Part{right, Counted::Fill::Full, Say::tr("%n hold(s)", nullptr, right)}
                  << Counted::Part{wrong, Counted::Fill::Hollow, Say::tr("%n do(es) not", nullptr, wrong)}
                  << Counted::Part{unknown, Counted::Fill::Planned, Say::tr("%n cannot be computed", nullptr, unknown)};
    slide.drawing = picture;
    return slide;
}

} // namespace ui::slides
