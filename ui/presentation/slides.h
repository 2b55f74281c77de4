// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/charts/chartspec.h"
#include "ui/presentation/slidepictures.h"

#include <QList>
#include <QPair>
#include <QString>
#include <optional>

namespace core::sensitivity {
struct Sensitivity; // core/sensitivity/report.h
}

/// What is shown on the wall: one sentence, one picture, one number a slide.
namespace ui::slides {

/// The one number of a slide.
struct Number
{
    QString value, unit; ///< "0.764", "€ per million tokens"
    QString note;        ///< one line under it: "30 % less than A"
    std::optional<charts::Role> role;
    core::project::Provenance provenance = core::project::Provenance::Design;
};

/// A question that the presenter can play with while the slide is shown.
struct WhatIf
{
    enum class Kind {
        OperatingPoint, ///< the load of the chosen sweep; the session follows
        Throughput      ///< share of the winner's throughput; only the slide follows
    };
    Kind kind = Kind::OperatingPoint;
    QString question; ///< "What if B delivers less?"
    QString shown;    ///< "4,000 tok/s"
    double low = 0.0, high = 1.0, value = 0.0;
    QString lowText, highText;
    QList<QPair<double, QString>> ticks; ///< where the answer tips: (value, "2,800: ties with A")
    QList<double> stops;                 ///< the only values there are; empty: any
};

struct Slide;
struct Input;
/// A slide, or nothing where the project has nothing to say to its question.
using Builder = std::optional<Slide> (*)(const Input &input);

struct Slide
{
    QString id;   ///< "knee"
    QString name; ///< at the slide's foot: "The knee"
    QString sentence;
    std::optional<Number> number;
    std::optional<charts::ChartSpec> picture; ///< a chart, or
    std::optional<Drawing> drawing;           ///< what is drawn by hand
    QString remark;                           ///< beneath a drawing: what is missing in it, or how it is meant
    std::optional<WhatIf> whatIf;
    Builder builder = nullptr; ///< makes it anew when figures move
};

struct Input
{
    const core::project::Project &project;
    const core::project::Node &document;
    const core::project::Evaluation &evaluation;
    /// What the winner is supposed to deliver, as a share of what it does; 1: as it is.
    double throughputFactor = 1.0;
    /// Where the hand holds the operating point, while it is dragged.
    std::optional<double> handle = {};
    /// What moves the figures, once that is known.
    const core::sensitivity::Sensitivity *sensitivity = nullptr;
};

/// Every slide in the order of the talk. Whoever has a figure worth a slide adds its builder in slides.cpp.
const QList<Builder> &builders();

/// The slides of a project; never empty.
QList<Slide> slidesOf(const Input &input);

/// What the winner of the candidates costs, by its name; where there is one and its cost is known.
std::optional<Number> winnersCost(const core::scorecard::Scorecard &card);

/// What has to run, a square a GPU: the replicas of a sizing with what was added to them, else nodes, else GPUs.
std::optional<Drawing> fleetOf(const Input &input);

/// A bar for what each candidate costs, where two or more say it.
std::optional<charts::ChartSpec> costPicture(const core::scorecard::Scorecard &card);

/// The candidates, a square each: on the front, dominated, out.
std::optional<Drawing> candidatesOf(const core::scorecard::Scorecard &card);

/// The line at the foot of every slide: on what the figures stand.
QString basis(const core::project::Project &project);

std::optional<Slide> questionSlide(const Input &input);
std::optional<Slide> claimsSlide(const Input &input);
std::optional<Slide> headlineSlide(const Input &input);
std::optional<Slide> kneeSlide(const Input &input);
std::optional<Slide> frontierSlide(const Input &input);
std::optional<Slide> dominanceSlide(const Input &input);
std::optional<Slide> moneySlide(const Input &input);
std::optional<Slide> breakEvenSlide(const Input &input);
std::optional<Slide> countriesSlide(const Input &input);
std::optional<Slide> sensitivitySlide(const Input &input);
std::optional<Slide> mindSlide(const Input &input);
std::optional<Slide> assumptionsSlide(const Input &input);

} // namespace ui::slides
