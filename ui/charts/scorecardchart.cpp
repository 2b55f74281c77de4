// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scorecardchart.h"

#include "ui/models/axistexts.h"
#include "ui/style/numberformat.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

using core::project::Provenance;
using core::scorecard::Axis;
using core::scorecard::AxisValue;
using core::scorecard::CandidateValues;
using core::scorecard::Direction;
using core::scorecard::Domination;
using core::scorecard::Scorecard;
using core::scorecard::Standing;
using core::scorecard::Status;

std::optional<double> valueOn(const CandidateValues &candidate, const std::string &axis)
{
    const auto it = candidate.values.find(axis);
    if (it == candidate.values.end())
        return std::nullopt;
    if (const auto *number = std::get_if<double>(&it->second))
        return *number;
    return core::scorecard::rankOf(it->second);
}

Direction directionOf(const Scorecard &scorecard, const std::string &axis)
{
    for (const Axis &each : scorecard.axes)
        if (each.id == axis)
            return each.direction;
    const Axis *known = core::scorecard::findAxis(axis);
    return known ? known->direction : Direction::Lower;
}

ScatterPoint::Standing standingOf(Status status)
{
    switch (status) {
    case Status::Front:
        return ScatterPoint::Standing::Front;
    case Status::Dominated:
        return ScatterPoint::Standing::Dominated;
    case Status::Undecided:
        return ScatterPoint::Standing::Undecided;
    case Status::Infeasible:
        return ScatterPoint::Standing::Infeasible;
    }
    return ScatterPoint::Standing::Undecided;
}

/// The weakest of the two figures that place the point.
Provenance provenanceOf(const CandidateValues &candidate, const ScorecardChartOptions &options)
{
    const auto of = [&](const std::string &axis) {
        const auto it = candidate.provenances.find(axis);
        return it == candidate.provenances.end() ? Provenance::Design : it->second;
    };
    return std::min(of(options.x), of(options.y));
}

QString labelOf(const CandidateValues &candidate)
{
    const QString id = axistexts::candidateName(candidate), label = fromUtf8(candidate.label);
    if (label.isEmpty() || label == id)
        return id;
    if (label.startsWith(id + u' ') || label.startsWith(id + u':'))
        return label;
    return id + u' ' + label;
}

/// The short sign of an axis in a comparison: "€", "tok/s", "J", "g".
QString unitSign(const std::string &axis)
{
    const QString unit = axistexts::shortUnit(axis);
    const QString sign = unit.section(u'/', 0, 0) == QStringLiteral("tok") ? unit : unit.section(u'/', 0, 0);
    return sign.isEmpty() ? axistexts::name(axis) : sign;
}

/// Who is to be named as the one that dominates: one on the front, the nearest in layers.
const Domination *namedDomination(const Scorecard &scorecard, const Standing &standing)
{
    for (const Domination &domination : standing.dominatedBy)
        if (std::find(scorecard.front.begin(), scorecard.front.end(), domination.by) != scorecard.front.end())
            return &domination;
    return standing.dominatedBy.empty() ? nullptr : &standing.dominatedBy.front();
}

QString reasonOf(const Scorecard &scorecard, const Standing &standing, const QLocale &locale)
{
    if (standing.status == Status::Dominated) {
        const Domination *domination = namedDomination(scorecard, standing);
        if (!domination)
            return {};
        QString reason = dominationText(scorecard, standing, *domination, locale);
        constexpr qsizetype lines = 2;
        if (!standing.unknownAxes.empty() && reason.count(u'\n') + 1 < lines) {
            QStringList names;
            for (const std::string &axis : standing.unknownAxes)
                names << axistexts::inSentence(axis);
            reason +=
                u'\n' + QCoreApplication::translate("charts", "unknown: %1").arg(names.join(QStringLiteral(", ")));
        }
        return reason;
    }
    return standing.whyNot ? localised(*standing.whyNot, locale) : QString();
}

} // namespace

QString dominationText(const Scorecard &scorecard, const Standing &standing, const Domination &domination,
                       const QLocale &locale)
{
    QStringList parts;
    for (const Axis &axis : scorecard.axes) {
        const auto amount = domination.amounts.find(axis.id);
        const auto own = valueOn(standing.candidate, axis.id);
        if (amount == domination.amounts.end() || !own || *own == 0.0 || amount->second <= 0.0)
            continue;
        const bool isNumber = std::holds_alternative<double>(standing.candidate.values.at(axis.id));
        const double relative = amount->second / std::abs(*own);
        if (!isNumber)
            parts << axistexts::name(axis.id);
        else
            parts << formatChange(axis.direction == Direction::Lower ? -relative : relative, locale) + u' ' +
                         unitSign(axis.id);
    }
    constexpr qsizetype perLine = 2, most = 4;
    QString text = QCoreApplication::translate("charts", "%1: %2")
                       .arg(fromUtf8(domination.by), parts.mid(0, perLine).join(QStringLiteral(", ")));
    if (parts.size() > perLine)
        text += u'\n' + parts.mid(perLine, most - perLine).join(QStringLiteral(", "));
    return text;
}

ChartSpec scorecardChart(const Scorecard &scorecard, const ScorecardChartOptions &options)
{
    ChartSpec spec;
    spec.x.title = axistexts::title(options.x);
    spec.left.title = axistexts::title(options.y);
    spec.title = options.title.isEmpty() ? QCoreApplication::translate("charts", "%1 against %2")
                                               .arg(axistexts::name(options.y), axistexts::name(options.x))
                                         : options.title;
    spec.frontLine = true;
    spec.xBetterLow = directionOf(scorecard, options.x) == Direction::Lower;
    spec.yBetterLow = directionOf(scorecard, options.y) == Direction::Lower;
    constexpr std::size_t fewEnoughForLabels = 12;
    const bool many = scorecard.standings.size() > fewEnoughForLabels; // the table has the names
    QStringList missing, front;
    for (const Standing &standing : scorecard.standings) {
        const CandidateValues &candidate = standing.candidate;
        if (standing.status == Status::Front)
            front << fromUtf8(candidate.id);
        const auto x = valueOn(candidate, options.x), y = valueOn(candidate, options.y);
        if (!x || !y) {
            missing << fromUtf8(candidate.id);
            continue;
        }
        ScatterPoint point;
        point.at = {*x, *y};
        point.id = fromUtf8(candidate.id);
        point.label = many ? point.id : labelOf(candidate);
        point.shortLabel = point.id;
        point.reason = reasonOf(scorecard, standing, options.locale);
        point.standing = standingOf(standing.status);
        point.provenance = provenanceOf(candidate, options);
        spec.scatter << point;
        if (const Domination *domination =
                standing.status == Status::Dominated ? namedDomination(scorecard, standing) : nullptr)
            spec.arrows << Arrow{fromUtf8(domination->by), point.id};
    }
    const QString separator = QStringLiteral(", ");
    spec.summary = front.isEmpty()
                       ? QCoreApplication::translate("charts", "No candidate is on the front.")
                       : QCoreApplication::translate("charts", "On the front: %1.").arg(front.join(separator));
    if (!missing.isEmpty())
        spec.footnote =
            QCoreApplication::translate("charts", "Not shown, because a value on one of the two axes is unknown: %1")
                .arg(missing.join(separator));
    return spec;
}

} // namespace ui::charts
